// Texts of the app's own screens, English beside Japanese. Texts of a game lie in its folder of the engine. Placeholders in braces
// are replaced by `fill`.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::str {

// One row per string: name, English, Japanese.
#define ORRERY_STRINGS(X) \
    /* product and shelf */ \
    X(tagline, "five space board games", "五つの宇宙のボードゲーム") \
    X(games_going_on, "Continue", "続きから") \
    X(new_games, "Start a new game", "新しく遊ぶ") \
    X(play, "Play", "遊ぶ") \
    X(play_game, "Play {game}", "{game}を遊ぶ") \
    X(coming, "Coming", "準備中") \
    X(coming_game, "{game}: coming", "{game}: 準備中") \
    X(coming_title, "{game} is not here yet", "{game}はまだ遊べません") \
    X(coming_text, "It is being built. The games with a Play button can be played now.", "制作中です。「遊ぶ」のボタンがあるゲームは今すぐ遊べます。") \
    X(read_rules, "Read the rules", "ルールを読む") \
    X(rules_of, "Rules of {game}", "{game}のルール") \
    X(help_rules, "Help: rules of {game}", "ヘルプ: {game}のルール") \
    X(turn_of, "{name}'s turn", "{name}の手番") \
    X(computer_thinks, "{name} is thinking", "{name}が考えています") \
    X(finished, "Finished", "終了") \
    X(turn_number, "Turn {n}", "ターン{n}") \
    X(round_number, "Round {n}", "第{n}ラウンド") \
    X(just_now, "just now", "たった今") \
    X(minutes_ago, "{n} min ago", "{n}分前") \
    X(hours_ago, "{n} h ago", "{n}時間前") \
    X(yesterday, "yesterday", "きのう") \
    X(days_ago, "{n} days ago", "{n}日前") \
    X(continue_game, "Continue {game}: {line}", "{game}を続ける: {line}") \
    X(more_games, "More ({n})", "ほか{n}件") \
    X(kept_here, "Games are kept on this device", "ゲームはこの端末に保存されます") \
    X(other_language, "日本語", "English") \
    X(settings, "Settings", "設定") \
    X(players_count, "{n} {n|player|players}", "{n}人") \
    X(minutes_count, "{n} minutes", "{n}分") \
    X(weight_of_four, "weight {n} of 4", "重さ: 4段階中{n}") \
    /* set-up */ \
    X(new_game, "New game", "新しいゲーム") \
    X(back, "Back", "戻る") \
    X(who_plays, "Who is playing", "プレイヤー") \
    X(shuffle_seats, "Shuffle seats", "席順を混ぜる") \
    X(shuffle_short, "Shuffle", "席順") \
    X(person, "Person", "人") \
    X(computer, "Computer", "コンピューター") \
    X(computer_short, "Computer", "CPU") \
    X(level_random, "Random", "ランダム") \
    X(person_or_computer, "Seat {n}: person or computer", "席{n}: 人かコンピューターか") \
    X(seat_number, "Seat {n}", "席{n}") \
    X(seat_name, "Name of seat {n}", "席{n}の名前") \
    X(seat_color, "Colour of seat {n}: {color}", "席{n}の色: {color}") \
    X(take_color, "Seat {n} takes {color}", "席{n}を{color}にする") \
    X(remove_seat, "Remove seat {n}", "席{n}をなくす") \
    X(add_seat, "Add a seat", "席を加える") \
    X(max_seats, "{n} seats is the most.", "席は{n}つまでです。") \
    X(min_seats, "This game needs {n} {n|seat|seats}.", "このゲームには席が{n}つ必要です。") \
    X(options, "Options", "オプション") \
    X(deal_number, "Deal number", "配札番号") \
    X(dice, "Dice", "ダイス") \
    X(dice_help, "The app rolls them, or you roll your own and tap the faces.", "アプリが振るか、手元のダイスを振って出た目を選びます。") \
    X(dice_of_app, "The app rolls", "アプリが振る") \
    X(dice_of_people, "We roll", "自分たちで振る") \
    X(dice_ask, "Roll a die and tap its face", "ダイスを振って、出た目を選んでください") \
    X(dice_hint, "The next question comes after the face.", "目を選ぶと次に進みます。") \
    X(die_number, "Die {n}", "{n}個目のダイス") \
    X(dice_face, "Face {n}", "{n}の目") \
    X(dice_back, "Take back", "選び直す") \
    X(dice_by_app, "Roll for us", "アプリに任せる") \
    X(dice_told, "What the dice decided", "ダイスの結果") \
    X(deal_help, "Same number, same deal.", "同じ番号なら同じ配札です。") \
    X(deal_blank, "Blank means a new deal.", "空欄なら新しい配札です。") \
    X(deal_new, "new", "新規") \
    X(deal_bad, "The deal number is a whole number of at most 19 digits.", "配札番号は19桁までの整数です。") \
    X(start, "Start", "開始") \
    X(start_game, "Start the game", "ゲームを始める") \
    X(curtain_note, "{n} people share this device: where something is secret, a curtain falls between turns. Names are remembered.", "{n}人でこの端末を使います。秘密のある場面では、手番の合間にカーテンが下ります。名前は次回も使えます。") \
    X(solo_note, "One person against the computer: no curtain. Names are remembered.", "コンピューターとの対戦です。カーテンは下りません。名前は次回も使えます。") \
    X(open_note, "{n} people share this device. Everything lies open in this game. Names are remembered.", "{n}人でこの端末を使います。このゲームに秘密はありません。名前は次回も使えます。") \
    X(solo_open_note, "One person against the computer. Names are remembered.", "コンピューターとの対戦です。名前は次回も使えます。") \
    X(bots_note, "The computer plays all seats. Lean back and watch.", "全席がコンピューターです。ゆっくりご覧ください。") \
    X(default_player, "Player {n}", "プレイヤー{n}") \
    X(default_computer, "Computer {n}", "コンピューター{n}") \
    X(color_green, "green, leaf", "緑・葉") \
    X(color_purple, "purple, ringed world", "紫・環のある星") \
    X(color_red, "red, double chevron", "赤・二重の山形") \
    X(color_blue, "blue, crescent", "青・三日月") \
    X(color_yellow, "yellow, sun", "黄・太陽") \
    X(color_white, "white, star", "白・星") \
    X(color_black, "black, hourglass", "黒・砂時計") \
    /* table */ \
    X(your_turn, "{name} · your turn", "{name} · あなたの手番") \
    X(your_choice, "{name} · your choice", "{name} · あなたの選択") \
    X(open_choice, "{name} decides in the open", "{name}の選択(公開)") \
    X(thinking, "{name} is thinking …", "{name}が考えています…") \
    X(menu, "Menu", "メニュー") \
    X(undo, "Undo", "取り消す") \
    X(redo, "Redo", "やり直す") \
    X(undo_what, "Take back: {what}", "取り消す: {what}") \
    X(redo_what, "Do again: {what}", "やり直す: {what}") \
    X(undo_nothing_title, "Nothing to take back", "取り消すものがありません") \
    X(undo_nothing, "No person has made a move yet.", "まだ誰も手を打っていません。") \
    X(undo_whose, "{what} ({name})", "{what}({name})") \
    X(undo_and_others, "{what}, with {n} {n|move|moves} of the computer", "{what}と、コンピューターの{n}手") \
    X(undo_barrier_title, "This cannot be taken back", "ここから先は取り消せません") \
    X(undo_barrier, "It showed somebody what was hidden: {what}. A friendly table may take it back all the same; see the settings.", "隠れていたものが見えたためです: {what}。設定で「なごやかテーブル」にすると取り消せます。") \
    X(redo_nothing_title, "Nothing to do again", "やり直すものがありません") \
    X(redo_nothing, "No move has been taken back.", "取り消した手はありません。") \
    X(log, "Log", "記録") \
    X(rules, "Rules", "ルール") \
    X(close, "Close", "閉じる") \
    X(moves, "Moves", "できること") \
    X(seats, "Players", "プレイヤー") \
    X(points, "{n} points", "{n}点") \
    X(points_word, "points", "点") \
    X(is_computer, "computer", "コンピューター") \
    X(in_turn, "in turn", "手番") \
    X(setup_heading, "Set-up", "準備") \
    X(open_rule, "Read rule {id}", "ルール{id}を読む") \
    X(peek, "Look at my own cards", "自分のカードを見る") \
    X(covered_note, "Hands are covered while {name} decides.", "{name}が選ぶ間、手札は伏せられています。") \
    X(go_on, "Go on", "進める") \
    X(not_yet, "Not yet", "やめる") \
    X(are_you_sure, "Are you sure?", "よろしいですか") \
    X(not_now_title, "Not now", "今はできません") \
    X(not_your_turn, "It is {name}'s turn.", "{name}の手番です。") \
    X(computer_turn, "{name} is choosing. Your turn comes next.", "{name}が選んでいます。お待ちください。") \
    X(friendly_played, "friendly table: hidden cards were seen and taken back", "なごやかテーブル: 見えたカードを取り消したことがあります") \
    /* menu and settings */ \
    X(to_shelf, "Back to the shelf", "棚に戻る") \
    X(shelf, "Shelf", "棚") \
    X(game_is_kept, "The game is kept. It can be continued from the shelf.", "ゲームは保存されています。棚から続けられます。") \
    X(new_deal, "Start again", "最初から") \
    X(language, "Language", "言語") \
    X(english, "English", "English") \
    X(japanese_word, "日本語", "日本語") \
    X(text_size, "Text size", "文字の大きさ") \
    X(text_size_value, "Text size {n} %", "文字の大きさ {n}%") \
    X(palette, "Colours", "配色") \
    X(palette_standard, "Standard", "標準") \
    X(palette_safe, "Colour-blind", "色覚対応") \
    X(palette_contrast, "High contrast", "高コントラスト") \
    X(motion, "Movement", "動き") \
    X(motion_system, "System", "システム") \
    X(motion_full, "Full", "あり") \
    X(motion_reduced, "Reduced", "減らす") \
    X(undo_mode, "Taking back", "取り消し") \
    X(undo_fair, "Fair", "公平") \
    X(undo_friendly, "Friendly table", "なごやかテーブル") \
    X(undo_mode_help, "Fair: nothing that was seen can be unseen. Friendly: everything can be taken back.", "公平: 見えたものは取り消せません。なごやか: 何でも取り消せます。") \
    X(download_game, "Save as a file", "ファイルに保存") \
    /* curtain */ \
    X(pass_to, "Pass to {name}", "{name}に渡してください") \
    X(curtain_line, "{game} · {turn} · {name}'s turn", "{game} · {turn} · {name}の手番") \
    X(curtain_line_choice, "{game} · {turn} · {name} has to choose", "{game} · {turn} · {name}が選びます") \
    X(take_device, "I am {name}: show my cards", "{name}です。始めます") \
    X(curtain_note_hidden, "The table is covered. Nobody else's cards are on this screen.", "画面を伏せています。ほかの手札は出ていません。") \
    /* end */ \
    X(wins, "{name} wins with {n} {n|point|points}", "{name}の勝利: {n}点") \
    X(nobody_wins, "Nobody wins", "勝者はいません") \
    X(shared_win, "{names} share the win with {n} {n|point|points}", "{names}が{n}点で勝利を分け合いました") \
    X(total, "Total", "合計") \
    X(place, "Place", "順位") \
    X(player, "Player", "プレイヤー") \
    X(where_points, "Where the points came from", "得点の内訳") \
    X(score_by_turn, "Visible score, turn by turn", "ターンごとの見えている得点") \
    X(score_by_round, "Visible score, round by round", "ラウンドごとの見えている得点") \
    X(turn_word, "Turn", "ターン") \
    X(round_word, "Round", "ラウンド") \
    X(rematch, "Rematch", "もう一度") \
    X(place_row, "{place}. {name}: {n} points", "{place}位 {name}: {n}点") \
    X(see_table, "See the table", "テーブルを見る") \
    X(see_results, "Results", "結果") \
    X(results, "Results", "結果") \
    X(game_over, "The game is over", "ゲーム終了") \
    /* rules */ \
    X(rule_book, "Rule book · {game}", "ルールブック · {game}") \
    X(rule_unknown, "There is no rule with this number.", "この番号のルールはありません。") \
    /* saves and trouble */ \
    X(not_kept_title, "This game is not being kept", "このゲームは保存されていません") \
    X(storage_blocked, "The browser allows no storage here. You can play on, but after closing the page the game is gone.", "ブラウザーが保存を許可していません。遊び続けられますが、ページを閉じるとゲームは消えます。") \
    X(storage_full, "The storage is full. You can play on; save the game as a file from the menu to keep it.", "保存領域がいっぱいです。遊び続けられます。残すにはメニューからファイルに保存してください。") \
    X(storage_failed, "The game could not be written to the storage. You can play on; save it as a file from the menu to keep it.", "保存に失敗しました。遊び続けられます。残すにはメニューからファイルに保存してください。") \
    X(save_damaged_title, "A saved game is damaged", "保存データが壊れています") \
    X(save_damaged, "It cannot be read as it was written. Nothing was deleted.", "保存したときの内容を読み出せません。何も削除していません。") \
    X(save_backup, "The newest copy was damaged; the game continues from the copy before it.", "最新の保存が壊れていたため、1つ前の保存から続けます。") \
    X(save_other_rules, "The rules have changed since; the game goes on from its last position, without its history.", "ルールが変わったため、履歴なしで最後の局面から続けます。") \
    X(bad_link_title, "Part of the link was not understood", "リンクの一部を読み取れませんでした") \
    X(bad_link, "Not understood: {what}. It was left out.", "読み取れなかった部分: {what}。無視しました。") \
    X(link_unknown_game, "There is no game \"{what}\" here.", "「{what}」というゲームはありません。") \
    X(cannot_start_title, "The game cannot start like this", "この設定では始められません") \
    X(worker_gone, "The computer player's helper stopped; the page computes its moves itself now.", "コンピューターの計算係が止まったため、以後はこのページ自身が計算します。") \
    /* saves, import, links */ \
    X(saves, "Saved games", "保存したゲーム") \
    X(saves_none, "No games yet. A game is kept here by itself as soon as it starts.", "まだゲームがありません。始めたゲームは自動でここに保存されます。") \
    X(keep_slot_title, "Keep this moment", "この局面を残す") \
    X(keep_slot_help, "A copy under a name. The game itself is kept by itself after every move.", "名前を付けて写しを残します。ゲーム本体は1手ごとに自動で保存されます。") \
    X(keep_slot, "Keep", "残す") \
    X(keep_slot_name, "Name of the copy", "写しの名前") \
    X(slot_kept, "Kept as \"{title}\"", "「{title}」として残しました") \
    X(slot_kept_text, "Opened later, it goes on from here as a game of its own.", "あとで開くと、ここから別のゲームとして続きます。") \
    X(slot_default, "{game}, {turn}", "{game} {turn}") \
    X(kept_by_hand, "Kept by name", "名前付き") \
    X(kept_by_itself, "Automatic", "自動保存") \
    X(on_the_table, "On the table", "プレイ中") \
    X(won_by, "Finished: {names} won", "終了: {names}の勝ち") \
    X(nobody_won, "Finished: nobody won", "終了: 勝者なし") \
    X(continue_word, "Continue", "続ける") \
    X(open_results, "Results", "結果") \
    X(open_copy, "Play from here", "ここから遊ぶ") \
    X(more_for, "{game}: what can be done with it", "{game}: 操作") \
    X(rename, "Rename", "名前を変える") \
    X(rename_of, "Name of this game", "このゲームの名前") \
    X(duplicate, "Copy", "写しを作る") \
    X(copy_title, "{title} (copy)", "{title}(写し)") \
    X(export_file, "Save as a file", "ファイルに保存") \
    X(share_link, "Share as a link", "リンクで共有") \
    X(delete_save, "Delete", "削除") \
    X(deleted, "Deleted: {title}", "削除しました: {title}") \
    X(bring_back, "Undo", "元に戻す") \
    X(not_back_title, "It could not be brought back", "元に戻せませんでした") \
    X(not_back, "The storage takes nothing more. Make room and try again; until this screen is left it is not lost.", "保存領域に書き込めません。空きを作ってもう一度お試しください。この画面を閉じるまでは失われません。") \
    X(cannot_delete_title, "This game is on the table", "このゲームはプレイ中です") \
    X(cannot_delete, "Go back to the shelf first; then it can be deleted.", "棚に戻ってから削除できます。") \
    X(damaged_game, "A damaged game", "壊れたゲーム") \
    X(damaged_help, "None of its copies can be read. The raw data can be saved as a file, for somebody who knows how to mend it.", "どの写しも読み出せません。生データはファイルに保存でき、詳しい人なら直せるかもしれません。") \
    X(raw_file, "Save the raw data", "生データを保存") \
    X(backup_help, "The newest copy is damaged; the one before it can be played.", "最新の写しは壊れています。1つ前の写しから続けられます。") \
    X(meter, "Orrery takes {used} MB here. Browsers usually allow about {all} MB.", "この端末での使用量は{used}MBです。ブラウザーの上限はふつう約{all}MBです。") \
    X(meter_little, "Orrery takes less than 0.1 MB here. Browsers usually allow about {all} MB.", "この端末での使用量は0.1MB未満です。ブラウザーの上限はふつう約{all}MBです。") \
    X(persists_yes, "The browser has agreed to keep them until you delete them.", "削除するまで消さないことを、ブラウザーが了承しています。") \
    X(persists_no, "The browser may clear them when the device runs short of space: what matters is safer as a file.", "端末の空きが減るとブラウザーが消すことがあります。大切なものはファイルにも保存してください。") \
    X(import_file, "Read a file", "ファイルを読む") \
    X(export_all, "Save all as a file", "すべてをファイルに") \
    X(imported_title, "{n} {n|game|games} read", "{n}件のゲームを読み込みました") \
    X(imported, "All moves were checked by the rules.", "すべての手をルールに照らして確かめました。") \
    X(import_bad_title, "{name} cannot be read", "{name}を読み込めません") \
    X(import_too_large, "The file is larger than {n} MB, or the browser could not read it.", "ファイルが{n}MBより大きいか、ブラウザーが読めませんでした。") \
    X(import_bad, "It is not a game of Orrery, or it was changed. At {where}: {what}.", "Orreryのゲームではないか、書き換えられています。{where}: {what}") \
    X(file_start, "the beginning", "先頭") \
    X(share_title, "Share this game", "このゲームを共有する") \
    X(share_text, "Whoever opens the link sees the game as it stands and can play on in a copy of their own. Nothing is sent anywhere: the game is in the link itself.", "リンクを開いた人は、今の局面を見て、自分の写しで続きを遊べます。どこにも送信されません。ゲームはリンクの中に入っています。") \
    X(share_secrets, "The link holds the whole game, hidden cards too.", "リンクには隠れたカードも含め、ゲーム全体が入っています。") \
    X(share_copy, "Copy the link", "リンクをコピー") \
    X(share_field, "The link, {n} characters", "リンク({n}文字)") \
    X(share_copied, "Copied", "コピーしました") \
    X(share_copied_text, "The link is on the clipboard.", "リンクをクリップボードに入れました。") \
    X(share_failed, "Not copied", "コピーできませんでした") \
    X(share_failed_text, "The browser does not allow it. Touch the link to select it, then copy it yourself.", "ブラウザーが許可していません。リンクに触れて選択し、コピーしてください。") \
    X(share_too_long, "This game is too long for a link. As a file it can be passed on all the same.", "このゲームは長すぎてリンクにできません。ファイルなら渡せます。") \
    X(shared_title, "A game was sent to you", "ゲームが届きました") \
    X(shared_text, "You are looking on. Nothing is kept until you play on.", "今は見ているだけです。続きを遊ぶまで何も保存されません。") \
    X(shared_moves, "{n} {n|move|moves}", "{n}手") \
    X(look_at_it, "Look at the game", "ゲームを見る") \
    X(keep_game, "Keep this game", "このゲームを保存する") \
    X(shared_bad_title, "This link to a game cannot be opened", "このゲームのリンクは開けません") \
    X(shared_bad, "Perhaps it was cut off on its way: ask for it once more.", "途中で切れた可能性があります。もう一度送ってもらってください。") \
    X(other_tab_title, "Open in another tab", "別のタブで開いています") \
    X(other_tab, "This game is being played in another tab. Here it can only be looked at, so that the two do not overwrite each other.", "このゲームは別のタブでプレイ中です。互いに上書きしないよう、ここでは見るだけです。") \
    X(part_coming_title, "One moment", "お待ちください") \
    X(part_coming, "Another part of the program is on its way.", "プログラムの残りを読み込んでいます。") \
    X(part_missing_title, "Not here yet", "まだ読み込めません") \
    X(part_missing, "A part of the program could not be fetched. Try again when there is a network; nothing you have played is lost.", "プログラムの一部を読み込めませんでした。ネットワークにつながってから、もう一度お試しください。プレイした内容は失われていません。") \
    X(other_tab_short, "Here it can only be looked at.", "ここでは見るだけです。") \
    X(take_over_title, "The other tab is closed", "別のタブは閉じられました") \
    X(take_over_text, "The game can go on here, from where it stands now.", "最新の局面から、ここで続けられます。") \
    X(take_over, "Play on here", "ここで続ける") \
    /* replay */ \
    X(replay, "Replay", "リプレイ") \
    X(replay_of, "Replay · {game}", "リプレイ · {game}") \
    X(replay_move, "Move {n} of {of}", "{of}手中{n}手目") \
    X(replay_moment, "Move {n} of {of} · {turn} · {name}", "{of}手中{n}手目 · {turn} · {name}") \
    X(replay_setup, "The set-up, before move 1 of {of}", "準備(全{of}手)") \
    X(replay_to_start, "To the start", "最初へ") \
    X(replay_turn_back, "Back a turn", "1ターン戻る") \
    X(replay_round_back, "Back a round", "1ラウンド戻る") \
    X(replay_back, "Back a move", "1手戻る") \
    X(replay_play, "Play by itself", "自動再生") \
    X(replay_pause, "Pause", "一時停止") \
    X(replay_forward, "Forward a move", "1手進む") \
    X(replay_turn_forward, "Forward a turn", "1ターン進む") \
    X(replay_round_forward, "Forward a round", "1ラウンド進む") \
    X(replay_to_end, "To the end", "最後へ") \
    X(replay_speed, "Speed {n}", "速さ{n}") \
    X(replay_scrub, "The whole game: drag to any move", "ゲーム全体: ドラッグで移動") \
    X(replay_turns, "Turns", "ターン") \
    X(replay_rounds, "Rounds", "ラウンド") \
    X(replay_go_turn, "{turn}, {name}: go to its beginning", "{turn}、{name}: 始まりへ") \
    X(replay_seen_as, "Seen as", "視点") \
    X(replay_see_all, "Everything open", "すべて公開") \
    X(replay_see_open, "What everybody knows", "公開情報のみ") \
    X(replay_see_seat, "As {name}", "{name}の視点") \
    X(replay_open_note, "This game goes on: other players' hands stay secret.", "このゲームは続いています。ほかの人の手札は見られません。") \
    X(play_on, "Play on from here", "ここから遊ぶ") \
    X(play_on_short, "Play on", "ここから") \
    X(play_on_over_title, "The game is over here", "ここでゲームは終わっています") \
    X(play_on_over, "Go back a move or more, and play on from there.", "1手以上戻ってから始めてください。") \
    X(play_on_title, "A game of its own", "別のゲームになりました") \
    X(play_on_text, "It goes on from move {n}. The game it came from stays as it was.", "{n}手目から続けます。元のゲームはそのまま残ります。") \
    X(branch_title, "{title} · from move {n}", "{title} · {n}手目から") \
    /* what happened */ \
    X(what_happened, "What happened", "これまでの動き") \
    X(what_happened_part, "What happened · {n} of {of}", "これまでの動き · {n}/{of}") \
    X(since_last_turn, "Since your last turn", "前の手番からの動きです。") \
    X(recap_skip, "Skip", "スキップ") \
    X(recap_skip_anywhere, "Tap anywhere to skip", "どこかに触れるとスキップ") \
    X(recap_show, "Show again", "もう一度見る") \
    /* results and statistics */ \
    X(key_moments, "Key moments", "勝負の分かれ目") \
    X(moment_lead, "{name} takes the lead and keeps it.", "{name}が首位に立ち、守り抜く。") \
    X(moment_reveal, "The final count puts {name} ahead.", "{name}が最後の集計で首位に。") \
    X(moment_caught, "{name} leads by {n}, but not for good.", "{name}が{n}点リード。のちに逆転。") \
    X(moment_gap, "{name} leads by {n}, the widest gap.", "{name}が{n}点リード。最大の差。") \
    X(moment_gain, "{name} gains {n} with one move.", "{name}が一手で{n}点。") \
    X(moment_final, "{name} gains {n} in the final count.", "{name}が最後の集計で{n}点。") \
    X(moment_line, "{turn}: {line}", "{turn}: {line}") \
    X(moment_replay, "See it in the replay", "リプレイで見る") \
    X(no_moments, "Nobody was far ahead, and no move stood out.", "大きな差も、目立った一手もありませんでした。") \
    X(share, "Share", "共有") \
    X(statistics, "Statistics", "統計") \
    X(statistics_of, "Statistics · {game}", "統計 · {game}") \
    X(no_statistics_title, "No finished game yet", "終わったゲームはまだありません") \
    X(no_statistics, "When a game of {game} ends on this device, its result is counted here: wins, scores, and where the points came from.", "この端末で{game}が終わると、結果がここに集まります。勝敗、得点、得点の内訳を見られます。") \
    X(statistics_lost, "The statistics kept here were damaged and cannot be read. Counting starts anew with the next game.", "保存されていた統計は壊れていて読み出せません。次のゲームから数え直します。") \
    X(statistics_damaged, "{n} damaged {n|entry was|entries were} left out.", "壊れていた{n}件を除いています。") \
    X(statistics_dropped, "The last {most} games are kept; {n} older {n|one|ones} no longer {n|counts|count}.", "直近{most}ゲームを保存しています。それより前の{n}件は含みません。") \
    X(statistics_kept, "Kept on this device only, also when a saved game is deleted.", "この端末だけに保存され、セーブを消しても残ります。") \
    X(games_played, "Games played", "ゲーム数") \
    X(best_score, "Best score", "最高得点") \
    X(winning_score, "Winning score, average", "勝者の平均得点") \
    X(latest_was, "latest: {when}", "最新: {when}") \
    X(everybodys_average, "everybody {n}", "全員では{n}") \
    X(length_in_turns, "Length in turns", "長さ(ターン)") \
    X(length_in_rounds, "Length in rounds", "長さ(ラウンド)") \
    X(length_range, "{least} to {most}", "{least}〜{most}") \
    X(average_value, "average {n}", "平均{n}") \
    X(stat_players, "Players", "プレイヤー") \
    X(wins_of, "{n} of {games}", "{games}戦{n}勝") \
    X(wins_word, "Wins", "勝ち") \
    X(percent, "{n} %", "{n}%") \
    X(range_note, "The bar reaches from the lowest score to the best, the mark shows the average.", "帯は最低から最高まで、印は平均です。") \
    X(player_row, "{name}: {wins} of {games} won, average {average}, lowest {least}, best {most}", "{name}: {games}戦{wins}勝、平均{average}点、最低{least}点、最高{most}点") \
    X(computers_named, "Computer · {level}", "コンピューター · {level}") \
    X(points_by_part, "Points, part by part", "得点の内訳の平均") \
    X(part_note, "The bar shows everybody's average, the mark that of the winners.", "帯は全員の平均、印は勝者の平均です。") \
    X(part_row, "{part}: {all} on average, winners {winners}", "{part}: 平均{all}点、勝者{winners}点") \
    X(by_players, "By number of players", "人数別") \
    X(count_row, "{games} {games|game|games} · winner {points} · {length}", "{games}ゲーム · 勝者{points}点 · {length}") \
    X(against_computers, "People and computers", "人とコンピューター") \
    X(people_won, "People won {n} of {games}", "人の勝ち {games}戦中{n}") \
    X(computers_won, "Computers won {n} of {games}", "コンピューターの勝ち {games}戦中{n}") \
    X(by_order, "By place at the table", "席順別") \
    X(key_row, "{n} × · {points} points · {percent} % won", "{n}回 · {points}点 · 勝率{percent}%") \
    X(order_row, "{n} of {games} won · {points} points", "{games}戦{n}勝 · {points}点") \
    X(latest_results, "Latest results", "最近の結果") \
    X(turns_count, "{n} {n|turn|turns}", "{n}ターン") \
    X(rounds_count, "{n} {n|round|rounds}", "{n}ラウンド") \
    X(save_json, "JSON", "JSON") \
    X(save_csv, "CSV", "CSV") \
    X(save_json_name, "Save the statistics as JSON", "統計をJSONで保存") \
    X(save_csv_name, "Save the statistics as CSV", "統計をCSVで保存") \
    X(delete_statistics, "Delete", "消去") \
    X(delete_statistics_name, "Delete the statistics of {game}", "{game}の統計を消去") \
    X(statistics_deleted, "{n} {n|game was|games were} taken out of the statistics.", "統計から{n}ゲームを消去しました。") \
    X(put_back, "Put back", "元に戻す") \
    X(curve_row, "{name}: {values}", "{name}: {values}") \
    /* rule book */ \
    X(book_search, "Search rules, words, ids", "ルールを検索") \
    X(book_clear, "Leave the search", "検索をやめる") \
    X(book_chapters, "Chapters", "目次") \
    X(book_example, "Example", "例") \
    X(book_all_rules, "All rules", "ルール一覧") \
    X(book_all_lead, "Every rule under its number. Tap one to read it where it belongs.", "すべてのルールを番号順に並べています。触れると、その章を開きます。") \
    X(book_found, "Found in {n} {n|place|places}", "{n}件見つかりました") \
    X(book_found_none, "Nothing found", "見つかりません") \
    X(book_none_help, "Try a shorter word, or the number of a rule: {id}.", "短い言葉か、ルールの番号({id}など)でお試しください。") \
    X(book_hit, "{n} of {of}", "{of}件中{n}") \
    X(book_next_hit, "Next place", "次の箇所") \
    X(book_last_hit, "Place before", "前の箇所") \
    X(book_hits, "All places", "検索結果") \
    X(book_return, "Back to {place}", "{place}に戻る") \
    X(book_next, "Next chapter: {chapter}", "次の章: {chapter}") \
    X(book_before, "Chapter before: {chapter}", "前の章: {chapter}") \
    /* lesson and suggestions */ \
    X(learn, "Learn in 5 minutes", "5分で覚える") \
    X(learn_game, "Learn {game} in 5 minutes", "{game}を5分で覚える") \
    X(lesson, "Lesson", "レッスン") \
    X(lesson_step, "Step {n} of {of}", "{of}の{n}") \
    X(lesson_next, "Next", "次へ") \
    X(lesson_do, "Do it for me", "代わりに進める") \
    X(lesson_leave, "Leave the lesson", "レッスンを終える") \
    X(lesson_watch, "{name} is next", "{name}の番です") \
    X(lesson_watch_text, "Watch what happens.", "様子を見てみましょう。") \
    X(lesson_later_title, "That comes later", "それはあとで") \
    X(lesson_later, "The rules allow it. For now, do what is marked with the light.", "ルールではできますが、今は光の印のあるところに触れてください。") \
    X(lesson_later_read, "First read on: choose Next.", "先に「次へ」で読み進めてください。") \
    X(lesson_new, "The lesson begins anew", "レッスンを最初から始めます") \
    X(lesson_on, "You go on where you left off.", "前回の続きから始めます。") \
    X(guided_game, "Play a guided game", "ガイドつきで遊ぶ") \
    X(hint, "Hint", "ヒント") \
    X(hint_of, "Hint: what the computer would do", "ヒント: コンピューターならどうするか") \
    X(hint_line, "{move}. {why}", "{move}。{why}") \
    X(hint_hide, "Put the hint away", "ヒントを閉じる") \
    X(hint_covered, "Hints need your own cards: look at them first.", "ヒントには手札が要ります。先に自分のカードを見てください。") \
    X(hint_over, "The game is over.", "ゲームは終わりました。") \
    X(thinking_title, "The computer player", "コンピューター") \
    X(guide, "Guide", "ガイド") \
    X(guide_help, "Explains every decision and suggests one. For a first game.", "選択のたびに説明と提案が出ます。最初のゲームに。") \
    X(guide_is_on, "Guide: on", "ガイド: オン") \
    X(guide_is_off, "Guide: off", "ガイド: オフ") \
    X(guide_fold, "Fold the guide away", "ガイドをたたむ") \
    X(guide_show, "Show the guide", "ガイドを開く") \
    X(guide_suggests, "Suggestion: {hint}", "提案: {hint}") \
    X(guide_brought, "{what} {next}", "{what}{next}") \
    X(guide_thinks, "Looking for a suggestion …", "提案を考えています…") \
    X(on, "On", "オン") \
    X(off, "Off", "オフ") \
    X(rule_short, "Rule", "ルール") \
    X(level_easy, "Easy", "やさしい") \
    X(level_normal, "Normal", "ふつう") \
    X(level_of_seat, "Seat {n}, computer: {level}", "席{n}、コンピューター: {level}") \
    X(level_random_help, "Makes any legal move.", "できる手を適当に選びます。") \
    X(level_easy_help, "Thinks a little.", "少しだけ考えます。") \
    X(level_normal_help, "Plays games out in its head.", "先の展開を試して選びます。") \
    /* access */ \
    X(not_possible_now, "Not possible now", "今はできないこと") \
    /* offline and updates */ \
    X(offline_ready, "Ready to play offline", "オフラインで遊べます") \
    X(update_ready, "A new version is ready.", "新しいバージョンがあります。") \
    X(update, "Update", "更新") \
    X(update_name, "Update to the new version; all games stay", "新しいバージョンに更新する。ゲームはそのまま残ります") \
    /* sound */ \
    X(sound, "Sound", "音") \
    X(sound_off, "Off", "なし") \
    X(sound_on, "On", "あり")

#define ORRERY_STRING(name, en, ja) inline constexpr Text name{en, ja};
ORRERY_STRINGS(ORRERY_STRING)
#undef ORRERY_STRING

struct Row {
    const char* key;
    Text text;
};
/// All texts, for the test that compares the languages.
#define ORRERY_STRING(name, en, ja) Row{#name, {en, ja}},
inline constexpr Row kAll[] = {ORRERY_STRINGS(ORRERY_STRING)};
#undef ORRERY_STRING
#undef ORRERY_STRINGS

}  // namespace orrery::ui::str
