// Texts that only the pages around a table need: rule book, replay, saved games, statistics, sharing, results. Their translations are
// fetched with the part of the program that holds these pages.
#pragma once

#include "imgui_ui/app/strings.h"

namespace orrery::ui::str {

// One row per string: name, message.
#define ORRERY_PAGE_STRINGS(X) \
    /* table */ \
    X(points, msg("{n} points")) \
    /* second screen */ \
    X(show_waits, msg("No game is being played in this browser. Start one in another window: it appears here, without anybody's secrets.")) \
    /* menu and settings */ \
    /* Translators: the page on which all games stand */ \
    X(shelf, msg("Shelf")) \
    X(language, msg("Language")) \
    X(text_size, msg("Text size")) \
    X(text_size_value, msg("Text size {n} %")) \
    X(palette, msg("Colours")) \
    X(palette_standard, msg("Standard")) \
    X(palette_safe, msg("Colour-blind")) \
    X(palette_contrast, msg("High contrast")) \
    X(motion, msg("Movement")) \
    /* Translators: as the device's own setting says */ \
    X(motion_system, msg("System")) \
    /* Translators: of movement: nothing is left out */ \
    X(motion_full, msg("Full")) \
    /* Translators: of movement */ \
    X(motion_reduced, msg("Reduced")) \
    /* Translators: for people who can use only one key or button */ \
    X(one_switch, msg("One switch")) \
    X(one_switch_help, msg("The frame moves on by itself. Space, Enter or a button of a gamepad takes what it frames: first a group, then one thing of it.")) \
    X(scan_slow, msg("Slow", "one switch")) \
    X(scan_normal, msg("Medium", "one switch")) \
    X(scan_fast, msg("Fast", "one switch")) \
    /* Translators: noun, heading of a setting */ \
    X(undo_mode, msg("Taking back")) \
    /* Translators: how moves may be taken back: not after something hidden was shown */ \
    X(undo_fair, msg("Fair")) \
    /* Translators: how moves may be taken back: always */ \
    X(undo_friendly, msg("Friendly table")) \
    X(undo_mode_help, msg("Fair: nothing that was seen can be unseen. Friendly: everything can be taken back.")) \
    X(speed, msg("Moves of others")) \
    /* Translators: speed of movement: slow */ \
    X(speed_calm, msg("Calm")) \
    X(speed_normal, msg("Normal", "speed")) \
    /* Translators: speed of movement: fast */ \
    X(speed_brisk, msg("Brisk")) \
    /* Translators: speed of movement: without any */ \
    X(speed_instant, msg("At once")) \
    X(speed_help, msg("How long each move of another player is shown.")) \
    X(sound, msg("Sound")) \
    X(sound_off, msg("Off", "sound")) \
    X(sound_quiet, msg("Quiet", "sound")) \
    X(sound_medium, msg("Medium", "sound")) \
    X(sound_loud, msg("Loud", "sound")) \
    X(vibration, msg("Vibration")) \
    /* end */ \
    X(wins, msg("{name} wins with {points}")) \
    X(you_win, msg("You win with {points}")) \
    X(nobody_wins, msg("Nobody wins")) \
    /* Translators: several players won together */ \
    X(shared_win, msg("{names} share the win with {points}")) \
    X(counted_points, msg("{n} {n|point|points}")) \
    X(tie_broken, msg("{names} have {points} each. The tie-break puts {name} first.")) \
    /* Translators: heading: the points are counted before everybody's eyes */ \
    X(final_count, msg("Final count")) \
    X(ahead_by, msg("{name} is {n} {n|point|points} ahead.")) \
    X(behind_by, msg("{name} is {n} {n|point|points} behind.")) \
    /* Translators: noun, heading of a column: sum of points */ \
    X(total, msg("Total")) \
    X(player, msg("Player")) \
    X(where_points, msg("Where the points came from")) \
    X(score_by_turn, msg("Visible score, turn by turn")) \
    X(score_by_round, msg("Visible score, round by round")) \
    X(turn_word, msg("Turn")) \
    X(round_word, msg("Round")) \
    /* Translators: on a button: the same players play once more */ \
    X(rematch, msg("Rematch")) \
    X(place_row, msg("{place}. {name}: {points}")) \
    X(see_table, msg("See the table")) \
    X(results, msg("Results")) \
    /* rules */ \
    X(rule_book, msg("Rule book · {game}")) \
    X(rule_unknown, msg("There is no rule with this number.")) \
    /* saves, import, links */ \
    X(saves_none, msg("No games yet. A game is kept here by itself as soon as it starts.")) \
    X(keep_slot_title, msg("Keep this moment")) \
    X(keep_slot_help, msg("A copy under a name. The game itself is kept by itself after every move.")) \
    /* Translators: verb, on a button: keep a saved game under a name */ \
    X(keep_slot, msg("Keep")) \
    X(keep_slot_name, msg("Name of the copy")) \
    X(slot_kept, msg("Kept as \"{title}\"")) \
    X(slot_kept_text, msg("Opened later, it goes on from here as a game of its own.")) \
    X(slot_default, msg("{game}, {turn}")) \
    X(kept_by_hand, msg("Kept by name")) \
    /* Translators: of a saved game: the program kept it by itself */ \
    X(kept_by_itself, msg("Automatic")) \
    X(on_the_table, msg("On the table")) \
    /* Translators: line below a finished game on the shelf */ \
    X(won_by, msg("Finished: {names} won")) \
    X(nobody_won, msg("Finished: nobody won")) \
    X(continue_word, msg("Continue", "button")) \
    X(open_results, msg("Results")) \
    X(open_copy, msg("Play from here")) \
    X(more_for, msg("{game}: what can be done with it")) \
    X(rename, msg("Rename")) \
    X(rename_of, msg("Name of this game")) \
    /* Translators: verb, on a button: put the link into the clipboard */ \
    X(duplicate, msg("Copy")) \
    X(copy_title, msg("{title} (copy)")) \
    X(export_file, msg("Save as a file")) \
    X(delete_save, msg("Delete")) \
    X(deleted, msg("Deleted: {title}")) \
    X(bring_back, msg("Undo", "deleted game")) \
    X(not_back_title, msg("It could not be brought back")) \
    X(not_back, msg("The storage takes nothing more. Make room and try again; until this screen is left it is not lost.")) \
    X(cannot_delete_title, msg("This game is on the table")) \
    X(cannot_delete, msg("Go back to the shelf first; then it can be deleted.")) \
    X(damaged_game, msg("A damaged game")) \
    X(damaged_help, msg("None of its copies can be read. The raw data can be saved as a file, for somebody who knows how to mend it.")) \
    X(raw_file, msg("Save the raw data")) \
    X(backup_help, msg("The newest copy is damaged; the one before it can be played.")) \
    X(meter, msg("Orrery takes {used} MB here. Browsers usually allow about {all} MB.")) \
    X(meter_little, msg("Orrery takes less than 0.1 MB here. Browsers usually allow about {all} MB.")) \
    X(persists_yes, msg("The browser has agreed to keep them until you delete them.")) \
    X(persists_no, msg("The browser may clear them when the device runs short of space: what matters is safer as a file.")) \
    X(import_file, msg("Read a file")) \
    X(export_all, msg("Save all as a file")) \
    X(imported_title, msg("{n} {n|game|games} read")) \
    X(imported, msg("All moves were checked by the rules.")) \
    X(import_bad_title, msg("{name} cannot be read")) \
    X(import_too_large, msg("The file is larger than {n} MB, or the browser could not read it.")) \
    X(import_bad, msg("It is not a game of Orrery, or it was changed. At {where}: {what}.")) \
    /* Translators: of a game, as the place to which a replay goes */ \
    X(file_start, msg("the beginning")) \
    X(share_title, msg("Share this game")) \
    X(share_text, msg("Whoever opens the link sees the game as it stands and can play on in a copy of their own. Nothing is sent anywhere: the game is in the link itself.")) \
    X(share_secrets, msg("The link holds the whole game, hidden cards too.")) \
    X(share_copy, msg("Copy the link")) \
    /* Translators: button; the whole game as a text that people can read */ \
    X(share_as_text, msg("Save as a text")) \
    X(share_scan, msg("Scan it with another device")) \
    X(share_field, msg("The link, {n} characters")) \
    /* Translators: the link is in the clipboard now */ \
    X(share_copied, msg("Copied")) \
    X(share_copied_text, msg("The link is on the clipboard.")) \
    X(share_failed, msg("Not copied")) \
    X(share_failed_text, msg("The browser does not allow it. Touch the link to select it, then copy it yourself.")) \
    X(share_too_long, msg("This game is too long for a link. As a file it can be passed on all the same.")) \
    X(shared_bad_title, msg("This link to a game cannot be opened")) \
    X(shared_bad, msg("Perhaps it was cut off on its way: ask for it once more.")) \
    X(pasted_bad_title, msg("This text is no game that can be opened")) \
    X(pasted_bad, msg("It begins like the record of a game, but a line of it cannot be read.")) \
    X(shared_title, msg("A game was sent to you")) \
    X(shared_text, msg("You are looking on. Nothing is kept until you play on.")) \
    X(shared_moves, msg("{n} {n|move|moves}")) \
    X(look_at_it, msg("Look at the game")) \
    X(keep_game, msg("Keep this game")) \
    /* replay */ \
    X(replay_of, msg("Replay · {game}")) \
    X(replay_moment, msg("Move {n} of {of} · {turn} · {name}")) \
    X(replay_setup, msg("The set-up, before move 1 of {of}")) \
    X(replay_to_start, msg("To the start")) \
    X(replay_turn_back, msg("Back a turn")) \
    X(replay_round_back, msg("Back a round")) \
    X(replay_back, msg("Back a move")) \
    X(replay_play, msg("Play by itself")) \
    /* Translators: verb, on a button: stop playing back */ \
    X(replay_pause, msg("Pause")) \
    X(replay_forward, msg("Forward a move")) \
    X(replay_turn_forward, msg("Forward a turn")) \
    X(replay_round_forward, msg("Forward a round")) \
    X(replay_to_end, msg("To the end")) \
    X(replay_speed, msg("Speed {n}")) \
    X(replay_scrub, msg("The whole game: drag to any move")) \
    /* Translators: noun, heading: list of turns to jump to */ \
    X(replay_turns, msg("Turns")) \
    X(replay_rounds, msg("Rounds")) \
    X(replay_go_turn, msg("{turn}, {name}: go to its beginning")) \
    /* Translators: through whose eyes a replay is shown */ \
    X(replay_seen_as, msg("Seen as")) \
    /* Translators: of a replay: hidden cards are shown */ \
    X(replay_see_all, msg("Everything open")) \
    X(replay_see_open, msg("What everybody knows")) \
    /* Translators: of a replay: as this player saw the game */ \
    X(replay_see_seat, msg("As {name}")) \
    X(replay_open_note, msg("This game goes on: other players' hands stay secret.")) \
    /* Translators: moves that were taken back and left for others */ \
    X(replay_lines, msg("Other lines")) \
    X(replay_lines_note, msg("Moves that were taken back and left for others. A line that is left takes its place here.")) \
    X(replay_line, msg("Move {n}, {name}: {what} ({moves} {moves|move|moves})")) \
    X(play_on, msg("Play on from here")) \
    /* Translators: on a button: play from this position */ \
    X(play_on_short, msg("Play on")) \
    X(play_on_over_title, msg("The game is over here")) \
    X(play_on_over, msg("Go back a move or more, and play on from there.")) \
    X(play_on_title, msg("A game of its own")) \
    X(play_on_text, msg("It goes on from move {n}. The game it came from stays as it was.")) \
    X(branch_title, msg("{title} · from move {n}")) \
    /* results and statistics */ \
    X(key_moments, msg("Key moments")) \
    X(moment_lead, msg("{name} takes the lead and keeps it.")) \
    X(moment_reveal, msg("The final count puts {name} ahead.")) \
    X(moment_caught, msg("{name} leads by {n}, but not for good.")) \
    X(moment_gap, msg("{name} leads by {n}, the widest gap.")) \
    X(moment_gain, msg("{name} gains {n} with one move.")) \
    X(moment_final, msg("{name} gains {n} in the final count.")) \
    X(moment_line, verbatim("{turn}: {line}")) \
    X(moment_replay, msg("See it in the replay")) \
    X(analysis, msg("Analysis")) \
    X(analysis_runs, msg("{n} of {all} decisions judged")) \
    X(analysis_broken, msg("A decision could not be judged, so the analysis ends here.")) \
    X(analysis_shares, msg("Expected share of wins, in percent")) \
    X(analysis_move_word, msg("Move", "number of a move in a game")) \
    X(analysis_swings, msg("Largest swings")) \
    X(analysis_moves, msg("Everybody's best and costliest move")) \
    X(analysis_made, msg("{name}: {move}")) \
    X(analysis_best, msg("Best move of {name}: {move}")) \
    X(analysis_worst, msg("Costliest move of {name}: {move}")) \
    X(analysis_lost, msg("{turn}: wins {n} % of such games instead of {m} %. Better: {move}")) \
    X(analysis_found, msg("{turn}: wins {n} % of such games, the next best move {m} %.")) \
    X(analysis_none, msg("No move changed much.")) \
    X(analysis_wait, msg("Nothing to tell yet.")) \
    X(no_moments, msg("Nobody was far ahead, and no move stood out.")) \
    /* Translators: verb, on a button: give somebody a link to the game */ \
    X(share, msg("Share")) \
    X(statistics_of, msg("Statistics · {game}")) \
    X(no_statistics_title, msg("No finished game yet")) \
    X(no_statistics, msg("When a game of {game} ends on this device, its result is counted here: wins, scores, and where the points came from.")) \
    X(statistics_lost, msg("The statistics kept here were damaged and cannot be read. Counting starts anew with the next game.")) \
    X(statistics_damaged, msg("{n} damaged {n|entry was|entries were} left out.")) \
    X(statistics_dropped, msg("The last {most} games are kept; {n} older {n|one|ones} no longer {n|counts|count}.")) \
    X(statistics_kept, msg("Kept on this device only, also when a saved game is deleted.")) \
    X(games_played, msg("Games played")) \
    /* Translators: noun: the most points in a game */ \
    X(best_score, msg("Best score")) \
    X(best_by, msg("{n} ({name})")) \
    X(winning_score, msg("Winning score, average")) \
    X(latest_was, msg("latest: {when}")) \
    /* Translators: average points of all players; stands below the winners' average */ \
    X(everybodys_average, msg("everybody {n}")) \
    X(length_in_turns, msg("Length in turns")) \
    X(length_in_rounds, msg("Length in rounds")) \
    X(length_range, msg("{least} to {most}")) \
    /* Translators: stands below the lowest and the highest value */ \
    X(average_value, msg("average {n}")) \
    X(stat_players, msg("Players")) \
    X(wins_of, msg("{n} of {games}")) \
    /* Translators: noun, heading of a column */ \
    X(wins_word, msg("Wins")) \
    X(percent, msg("{n} %")) \
    X(range_note, msg("The bar reaches from the lowest score to the best, the mark shows the average.")) \
    X(player_row, msg("{name}: {wins} of {games} won, average {average}, lowest {least}, best {most}")) \
    X(computers_named, msg("Computer · {level}")) \
    X(points_by_part, msg("Points, part by part")) \
    X(part_note, msg("The bar shows everybody's average, the mark that of the winners.")) \
    X(part_row, msg("{part}: {all} on average, winners {winners}")) \
    X(by_players, msg("By number of players")) \
    X(count_row, msg("{games} {games|game|games} · winner {points} · {length}")) \
    X(against_computers, msg("People and computers")) \
    X(people_won, msg("People won {n} of {games}")) \
    X(computers_won, msg("Computers won {n} of {games}")) \
    X(by_order, msg("By place at the table")) \
    X(key_row, msg("{n} × · {points} points · {percent} % won")) \
    X(order_row, msg("{n} of {games} won · {points} points")) \
    X(latest_results, msg("Latest results")) \
    X(save_json, verbatim("JSON")) \
    X(save_csv, verbatim("CSV")) \
    X(save_json_name, msg("Save the statistics as JSON")) \
    X(save_csv_name, msg("Save the statistics as CSV")) \
    X(delete_statistics, msg("Delete", "statistics")) \
    X(delete_statistics_name, msg("Delete the statistics of {game}")) \
    X(statistics_deleted, msg("{n} {n|game was|games were} taken out of the statistics.")) \
    /* Translators: verb, on a button: undo a deletion */ \
    X(put_back, msg("Put back")) \
    X(curve_row, verbatim("{name}: {values}")) \
    /* puzzles */ \
    X(puzzles_lead, msg("Positions of played games. In each of them one move wins clearly more games than any other.")) \
    X(puzzle_daily, msg("Puzzle of the day")) \
    X(puzzle_of_game, msg("{game}, puzzle {n}")) \
    X(puzzle_title, msg("Puzzle {n}, {hardness}")) \
    X(puzzle_easy, msg("easy")) \
    X(puzzle_medium, msg("medium", "hardness")) \
    X(puzzle_hard, msg("hard", "hardness")) \
    X(puzzles_solved, msg("{n} solved", "puzzles")) \
    X(puzzles_solved_of, msg("{n} of {of} solved")) \
    X(puzzle_is_solved, msg("{puzzle}: solved")) \
    /* Translators: verb, on a button */ \
    X(puzzle_solve, msg("Solve it")) \
    X(puzzle_again, msg("Solve it again")) \
    X(puzzle_find, msg("You play {name}. One move is clearly the best: find it.")) \
    X(puzzle_find_more, msg("You play {name}. {n} moves in a row are clearly the best: find them.")) \
    X(puzzle_found, msg("Right. {n} of {of} moves are found.")) \
    X(puzzle_missed, msg("There is a better move")) \
    X(puzzle_missed_text, msg("Not the best here: {move}")) \
    /* Translators: {p}, {q}: share of games won, in percent */ \
    X(puzzle_answer, msg("{move}: this wins {p} % of such games, the next best move {q} %.")) \
    X(puzzle_next, msg("Next puzzle")) \
    X(puzzle_leave, msg("Leave the puzzle")) \
    /* rule book */ \
    X(book_search, msg("Search rules, words, ids")) \
    X(book_clear, msg("Leave the search")) \
    X(book_chapters, msg("Chapters")) \
    X(book_example, msg("Example")) \
    X(book_all_rules, msg("All rules")) \
    X(book_all_lead, msg("Every rule under its number. Tap one to read it where it belongs.")) \
    X(book_found, msg("Found in {n} {n|place|places}")) \
    X(book_found_none, msg("Nothing found")) \
    X(book_none_help, msg("Try a shorter word, or the number of a rule: {id}.")) \
    /* Translators: which of the places found is shown */ \
    X(book_hit, msg("{n} of {of}")) \
    /* Translators: on a button: next place in the book where the words were found */ \
    X(book_next_hit, msg("Next place")) \
    /* Translators: on a button: place before this one where the words were found */ \
    X(book_last_hit, msg("Place before")) \
    /* Translators: on a button: list of the places where the words were found */ \
    X(book_hits, msg("All places")) \
    X(book_return, msg("Back to {place}")) \
    X(book_next, msg("Next chapter: {chapter}")) \
    X(book_before, msg("Chapter before: {chapter}"))

#define ORRERY_STRING(name, words) inline constexpr Text name = words;
ORRERY_PAGE_STRINGS(ORRERY_STRING)
#undef ORRERY_STRING

/// All of these texts, for tests.
#define ORRERY_STRING(name, words) Row{#name, words},
inline constexpr Row kAllOfPages[] = {ORRERY_PAGE_STRINGS(ORRERY_STRING)};
#undef ORRERY_STRING
#undef ORRERY_PAGE_STRINGS

}  // namespace orrery::ui::str
