// Texts of the app's own screens, except those that only its pages need (page_strings.h). Texts of a game lie in its folder of the
// engine. Places in braces are filled by `fill`.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::str {

// One row per string: name, message.
#define ORRERY_STRINGS(X) \
    /* product and shelf */ \
    X(tagline, msg("five space board games")) \
    X(games_going_on, msg("Continue")) \
    X(new_games, msg("Start a new game")) \
    /* Translators: verb, on a button: begin to play */ \
    X(play, msg("Play")) \
    X(play_game, msg("Play {game}")) \
    /* Translators: the game is not there yet */ \
    X(coming, msg("Coming")) \
    X(coming_game, msg("{game}: coming")) \
    X(coming_title, msg("{game} is not here yet")) \
    X(coming_text, msg("It is being built. The games with a Play button can be played now.")) \
    X(read_rules, msg("Read the rules")) \
    X(rules_of, msg("Rules of {game}")) \
    X(help_rules, msg("Help: rules of {game}")) \
    /* Translators: the player has to choose now */ \
    X(turn_of, msg("{name}'s turn")) \
    /* Translators: the game that was played here is over */ \
    X(finished, msg("Finished")) \
    X(turn_number, msg("Turn {n}")) \
    X(round_number, msg("Round {n}")) \
    X(continue_game, msg("Continue {game}: {line}")) \
    /* Translators: on a button: opens a list of further buttons */ \
    X(more_games, msg("More ({n})")) \
    X(kept_here, msg("Games are kept on this device")) \
    X(settings, msg("Settings")) \
    X(players_count, msg("{n} {n|player|players}")) \
    X(minutes_count, msg("{n} minutes")) \
    X(weight_of_four, msg("weight {n} of 4")) \
    /* set-up */ \
    X(new_game, msg("New game")) \
    X(back, msg("Back")) \
    X(who_plays, msg("Who is playing")) \
    X(shuffle_seats, msg("Shuffle seats")) \
    X(shuffle_short, msg("Shuffle", "seats, short")) \
    /* Translators: who plays a seat */ \
    X(person, msg("Person")) \
    X(computer, msg("Computer")) \
    X(computer_short, msg("Computer", "short")) \
    /* Translators: strength of the computer: its moves are chosen by chance */ \
    X(level_random, msg("Random")) \
    X(person_or_computer, msg("Seat {n}: person or computer")) \
    /* Translators: noun: a player's place at the table */ \
    X(seat_number, msg("Seat {n}")) \
    X(seat_name, msg("Name of seat {n}")) \
    X(seat_color, msg("Colour of seat {n}: {color}")) \
    X(take_color, msg("Seat {n} takes {color}")) \
    X(remove_seat, msg("Remove seat {n}")) \
    X(add_seat, msg("Add a seat")) \
    X(max_seats, msg("{n} seats is the most.")) \
    X(min_seats, msg("This game needs {n} {n|seat|seats}.")) \
    X(options, msg("Options")) \
    /* Translators: number that decides how the cards are dealt; the same number gives the same game */ \
    X(deal_number, msg("Deal number")) \
    /* Translators: noun: how numbers are rolled */ \
    X(dice, msg("Dice")) \
    X(dice_help, msg("The app rolls them, or you roll your own and tap the faces.")) \
    X(dice_of_app, msg("The app rolls")) \
    /* Translators: on a button: the players roll real dice and enter the numbers */ \
    X(dice_of_people, msg("We roll")) \
    X(dice_ask, msg("Roll a die and tap its face")) \
    X(dice_hint, msg("The next question comes after the face.")) \
    /* Translators: noun: one of several dice */ \
    X(die_number, msg("Die {n}")) \
    /* Translators: noun: the side of a die with this number */ \
    X(dice_face, msg("Face {n}")) \
    /* Translators: verb, on a button: undo the last move */ \
    X(dice_back, msg("Take back")) \
    X(dice_by_app, msg("Roll for us")) \
    X(dice_told, msg("What the dice decided")) \
    X(deal_help, msg("Same number, same deal.")) \
    X(deal_blank, msg("Blank means a new deal.")) \
    /* Translators: beside the name of something that was not there before; small letters */ \
    X(deal_new, msg("new")) \
    X(deal_bad, msg("The deal number is a whole number of at most 19 digits.")) \
    /* Translators: verb, on a button: begin the game that was set up */ \
    X(start, msg("Start")) \
    X(start_game, msg("Start the game")) \
    X(curtain_note, msg("{n} people share this device: where something is secret, a curtain falls between turns. Names are remembered.")) \
    X(solo_note, msg("One person against the computer: no curtain. Names are remembered.")) \
    X(open_note, msg("{n} people share this device. Everything lies open in this game. Names are remembered.")) \
    X(solo_open_note, msg("One person against the computer. Names are remembered.")) \
    X(watch, msg("{game}: watch computers play")) \
    X(versus, msg("{game}: play against the computer")) \
    X(bots_note, msg("The computer plays all seats. Lean back and watch.")) \
    X(default_player, msg("Player {n}")) \
    X(color_green, msg("green, leaf")) \
    X(color_purple, msg("purple, ringed world")) \
    X(color_red, msg("red, double chevron")) \
    X(color_blue, msg("blue, crescent")) \
    X(color_yellow, msg("yellow, sun")) \
    X(color_white, msg("white, star")) \
    X(color_black, msg("black, hourglass")) \
    /* table */ \
    X(your_turn, msg("{name} · your turn")) \
    X(your_choice, msg("{name} · your choice")) \
    X(open_choice, msg("{name} decides in the open")) \
    X(thinking, msg("{name} is thinking …")) \
    X(menu, msg("Menu")) \
    X(undo, msg("Undo")) \
    X(redo, msg("Redo")) \
    X(undo_what, msg("Take back: {what}")) \
    X(redo_what, msg("Do again: {what}")) \
    X(undo_nothing_title, msg("Nothing to take back")) \
    X(undo_nothing, msg("No person has made a move yet.")) \
    /* Translators: a button and whom it concerns */ \
    X(undo_whose, msg("{what} ({name})")) \
    X(undo_and_others, msg("{what}, with {n} {n|move|moves} of the computer")) \
    X(undo_barrier_title, msg("This cannot be taken back")) \
    X(undo_barrier, msg("It showed somebody what was hidden: {what}. A friendly table may take it back all the same; see the settings.")) \
    X(redo_nothing_title, msg("Nothing to do again")) \
    X(redo_nothing, msg("No move has been taken back.")) \
    /* Translators: noun: the list of what happened */ \
    X(log, msg("Log")) \
    /* Translators: button that shows only what the log says of one player */ \
    X(log_only, msg("Only {name}")) \
    X(log_search, msg("Search the log")) \
    X(log_search_end, msg("End the search")) \
    X(log_none, msg("No line of the log is like that.")) \
    /* Translators: button of a line of the log; opens the replay there */ \
    X(log_moment, msg("See this moment")) \
    X(rules, msg("Rules")) \
    X(close, msg("Close")) \
    /* Translators: noun, heading: the moves that can be made */ \
    X(moves, msg("Moves")) \
    X(seats, msg("Players")) \
    /* Translators: who plays a seat; small letters, after a name */ \
    X(is_computer, msg("computer")) \
    X(setup_heading, msg("Set-up")) \
    X(open_rule, msg("Read rule {id}")) \
    X(peek, msg("Look at my own cards")) \
    X(not_yet, msg("Not yet")) \
    X(not_now_title, msg("Not now")) \
    X(computer_turn, msg("{name} is choosing. Your turn comes next.")) \
    /* menu and settings */ \
    X(to_shelf, msg("Back to the shelf")) \
    X(game_is_kept, msg("The game is kept. It can be continued from the shelf.")) \
    X(download_game, msg("Save as a file")) \
    /* curtain */ \
    X(pass_to, msg("Pass to {name}")) \
    X(curtain_line, msg("{game} · {turn} · {name}'s turn")) \
    X(curtain_line_choice, msg("{game} · {turn} · {name} has to choose")) \
    X(take_device, msg("I am {name}: show my cards")) \
    /* Translators: after a button was tapped that must be held until it is full */ \
    X(hold_to_lift, msg("Hold the button until it is full.")) \
    X(curtain_note_hidden, msg("The table is covered. Nobody else's cards are on this screen.")) \
    /* Translators: who held the device has made choices that the others learn of later */ \
    X(curtain_note_chosen, msg("{names} {n|has|have} chosen already. Nobody sees it before its time.")) \
    /* end */ \
    /* Translators: noun, heading of a column: rank at the end */ \
    X(place, msg("Place")) \
    X(see_results, msg("Results")) \
    X(game_over, msg("The game is over")) \
    /* saves and trouble */ \
    X(not_kept_title, msg("This game is not being kept")) \
    X(storage_blocked, msg("The browser allows no storage here. You can play on, but after closing the page the game is gone.")) \
    X(storage_full, msg("The storage is full. You can play on; save the game as a file from the menu to keep it.")) \
    X(storage_failed, msg("The game could not be written to the storage. You can play on; save it as a file from the menu to keep it.")) \
    X(save_damaged_title, msg("A saved game is damaged")) \
    X(save_damaged, msg("It cannot be read as it was written. Nothing was deleted.")) \
    X(save_backup, msg("The newest copy was damaged; the game continues from the copy before it.")) \
    /* Translators: a button's text, and why it is not possible now */ \
    X(with_reason, msg("{text} ({reason})")) \
    X(bad_link_title, msg("Part of the link was not understood")) \
    X(bad_link, msg("Not understood: {what}. It was left out.")) \
    X(cannot_start_title, msg("The game cannot start like this")) \
    X(worker_gone, msg("The computer player's helper stopped; the page computes its moves itself now.")) \
    /* saves, import, links */ \
    X(saves, msg("Saved games")) \
    X(share_link, msg("Share as a link")) \
    X(other_tab_title, msg("Open in another tab")) \
    X(other_tab, msg("This game is being played in another tab. Here it can only be looked at, so that the two do not overwrite each other.")) \
    X(other_tab_curtain, msg("This game is being played in another tab. Only there can hidden cards be looked at.")) \
    /* Translators: shown while something loads */ \
    X(part_coming_title, msg("One moment")) \
    X(part_coming, msg("Another part of the program is on its way.")) \
    X(part_missing_title, msg("Not here yet")) \
    X(part_missing, msg("A part of the program could not be fetched. Try again when there is a network; nothing you have played is lost.")) \
    X(other_tab_short, msg("Here it can only be looked at.")) \
    X(take_over_title, msg("The other tab is closed")) \
    X(take_over_text, msg("The game can go on here, from where it stands now.")) \
    X(take_over, msg("Play on here")) \
    /* replay */ \
    /* Translators: noun: a finished game played back */ \
    X(replay, msg("Replay")) \
    /* log and what happened */ \
    X(told_subject, msg("{name} {rest}", "a sentence of the log about a player: who, then what")) \
    X(told_more, msg("{row}; {rest}", "two sentences of the log about one player, the first without its full stop, the second without its subject")) \
    /* Translators: heading: what the others did since the reader's last turn */ \
    X(what_happened, msg("What happened")) \
    X(what_happened_part, msg("What happened · {n} of {of}")) \
    X(since_last_turn, msg("Since your last turn")) \
    /* Translators: verb, on a button: do not show the rest */ \
    X(recap_skip, msg("Skip")) \
    X(recap_skip_anywhere, msg("Tap anywhere to skip")) \
    X(recap_show, msg("Show again")) \
    /* results and statistics */ \
    X(statistics, msg("Statistics")) \
    X(turns_count, msg("{n} {n|turn|turns}")) \
    X(rounds_count, msg("{n} {n|round|rounds}")) \
    /* lesson and suggestions */ \
    X(learn, msg("Learn in 5 minutes")) \
    X(learn_game, msg("Learn {game} in 5 minutes")) \
    /* Translators: on a button: list of positions in which the best move is to be found */ \
    X(puzzles, msg("Puzzles")) \
    X(puzzle_solved, msg("Solved")) \
    X(lesson, msg("Lesson")) \
    X(lesson_step, msg("Step {n} of {of}")) \
    /* Translators: on a button: to the next step */ \
    X(lesson_next, msg("Next")) \
    X(lesson_do, msg("Do it for me")) \
    X(lesson_leave, msg("Leave the lesson")) \
    X(lesson_fold, msg("Fold the words away")) \
    X(lesson_show, msg("Show the words")) \
    X(lesson_watch, msg("{name} is next")) \
    X(lesson_watch_text, msg("Watch what happens.")) \
    X(lesson_later_title, msg("That comes later")) \
    X(lesson_later, msg("The rules allow it. For now, do what is marked with the light.")) \
    X(lesson_later_read, msg("First read on: choose Next.")) \
    X(lesson_on, msg("You go on where you left off.")) \
    X(guided_game, msg("Play a guided game")) \
    /* Translators: noun: a suggestion for the next move */ \
    X(hint, msg("Hint")) \
    X(hint_of, msg("Hint: what the computer would do")) \
    X(hint_line, msg("{move}. {why}")) \
    /* Translators: {p}: share of games, a number */ \
    X(hint_share, msg("Wins {p} % of such games.")) \
    X(hint_next, msg("Next best move")) \
    X(hint_number, msg("Hint {n} of {of}")) \
    X(hint_hide, msg("Put the hint away")) \
    X(hint_covered, msg("Hints need your own cards: look at them first.")) \
    X(hint_over, msg("The game is over.")) \
    X(thinking_title, msg("The computer player")) \
    /* Translators: noun: explains each decision while one plays */ \
    X(guide, msg("Guide")) \
    X(guide_help, msg("Explains every decision and suggests one. For a first game.")) \
    X(guide_is_on, msg("Guide: on")) \
    X(guide_is_off, msg("Guide: off")) \
    X(guide_fold, msg("Fold the guide away")) \
    X(guide_show, msg("Show the guide")) \
    X(guide_suggests, msg("Suggestion: {hint}")) \
    /* Translators: two sentences in a row */ \
    X(guide_brought, msg("{what} {next}")) \
    X(guide_thinks, msg("Looking for a suggestion …")) \
    /* Translators: a setting is switched on */ \
    X(on, msg("On")) \
    /* Translators: a setting is switched off */ \
    X(off, msg("Off")) \
    /* Translators: noun: heading of a rule's text */ \
    X(rule_short, msg("Rule")) \
    X(players_title, msg("Who plays")) \
    /* Translators: strength of the computer, the weakest that thinks */ \
    X(level_novice, msg("Novice")) \
    /* Translators: strength of the computer */ \
    X(level_easy, msg("Easy")) \
    /* Translators: strength of the computer */ \
    X(level_normal, msg("Normal")) \
    /* Translators: strength of the computer */ \
    X(level_hard, msg("Hard")) \
    /* Translators: strength of the computer, the strongest */ \
    X(level_expert, msg("Expert")) \
    X(level_of_seat, msg("Seat {n}, computer: {level}")) \
    X(level_novice_help, msg("Knows the rules and often chooses the second best.")) \
    X(level_easy_help, msg("Plays sensibly and makes mistakes.")) \
    X(level_normal_help, msg("Looks a little ahead.")) \
    X(level_hard_help, msg("Looks well ahead and takes about a second.")) \
    X(level_expert_help, msg("Gives nothing away and takes up to three seconds.")) \
    /* access */ \
    X(not_possible_now, msg("Not possible now")) \
    /* offline and updates */ \
    X(offline_ready, msg("Ready to play offline")) \
    X(update_ready, msg("A new version is ready.")) \
    /* Translators: noun: a newer version of the program */ \
    X(update, msg("Update")) \
    X(update_name, msg("Update to the new version; all games stay")) \
    /* sound */ \
    X(sound_is_on, msg("Sound is on")) \
    X(sound_is_off, msg("Sound is off")) \
    X(full_screen, msg("Full screen")) \
    X(leave_full_screen, msg("Leave full screen")) \
    /* Translators: another window that shows the game to everybody in the room, without anybody's secrets */ \
    X(second_screen, msg("Second screen")) \
    X(no_window_title, msg("No window opened")) \
    X(no_window, msg("This browser lets the page open no windows. Allow pop-ups for it and try again."))

#define ORRERY_STRING(name, words) inline constexpr Text name = words;
ORRERY_STRINGS(ORRERY_STRING)
#undef ORRERY_STRING

struct Row {
    const char* key;
    Text text;
};
/// All of these texts, for tests.
#define ORRERY_STRING(name, words) Row{#name, words},
inline constexpr Row kAll[] = {ORRERY_STRINGS(ORRERY_STRING)};
#undef ORRERY_STRING
#undef ORRERY_STRINGS

}  // namespace orrery::ui::str
