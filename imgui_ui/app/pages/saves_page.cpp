// Saved games page: the list, its actions, and the storage in use.
#include "imgui_ui/app/pages/saves_page.h"

#include <algorithm>

#include "engine/core/number.h"
#include "engine/core/punctuation.h"
#include "engine/match/games.h"
#include "engine/match/rescue.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kSavesGap = 10, kSavesBar = 64, kSavesButton = 48;
constexpr int kMaxTitle = 40;                              ///< letters, as in `tidy_name`
constexpr std::size_t kUsualQuota = 5u << 20u;             ///< in UTF-16 units; usual limit of browsers

std::string field_of(const std::string& id) { return "title-" + id; }

float paragraph_height(const Canvas& c, std::string_view text, float size, float line, float w) {
    return float(c.lines(text, size, Weight::medium, w).size()) * line;
}

/// Returns units of 2^20 as a decimal number with one digit.
std::string megabytes(std::size_t units, Lang lang) {
    return grouped_tenths(static_cast<std::int64_t>((units * 10 + (1u << 19u)) >> 20u), lang);
}

/// Reports a failure of the store. Returns true if it succeeded.
bool tell(Desk& desk, StoreAnswer answer) {
    desk.storage_answered(answer);
    if (answer == StoreAnswer::done) return true;
    desk.say(ToastKind::warn, phrase(str::not_kept_title), phrase(answer == StoreAnswer::full ? str::storage_full : str::storage_blocked));
    return false;
}

}  // namespace

// --- content

// Here, so that the code that makes and removes a page lies in its part.
SavesPage::SavesPage(Desk& desk) { refresh(desk); }
SavesPage::~SavesPage() = default;

// Rebuilds the list. Deleted games keep their place, from which they can be restored.
void SavesPage::refresh(Desk& desk) {
    std::vector<Row> rows;
    for (GameSummary& game : desk.store().list()) {
        for (const std::string& name : game.names) desk.note_letters(name);
        desk.note_letters(game.title);
        std::vector<SeatLook> looks = desk.looks_of(game);
        rows.push_back({std::move(game), std::move(looks), {}});
    }
    for (Row& row : rows_) {
        if (!row.taken) continue;
        const auto after = std::find_if(rows.begin(), rows.end(), [&](const Row& other) {
            return other.game.is_damaged || (!row.game.is_damaged && other.game.updated <= row.game.updated);
        });
        rows.insert(after, std::move(row));
    }
    rows_ = std::move(rows);
    used_units_ = desk.store().used_units();
    const auto persists = desk.store().value(kPersistence);
    persists_ = persists && persists->text == "yes";
}

SavesPage::Row* SavesPage::row_of(const std::string& id) {
    for (Row& row : rows_)
        if (row.game.id == id) return &row;
    return nullptr;
}

bool SavesPage::is_on_table(const Desk& desk, const Row& row) const {
    const Session* session = desk.table_session();
    return session && session->header().id == row.game.id;
}

std::string SavesPage::title_of(const Desk& desk, const GameSummary& game) const {
    if (game.is_damaged) return desk.tr(str::damaged_game);
    const GameEntry* entry = game_by_id(game.game);
    if (!entry) return game.title;
    const bool is_usual = game.title.empty() || is_usual_title(*entry->info, game.title);
    return is_usual ? std::string(entry->info->name.in(desk.lang())) : game.title;
}

std::string SavesPage::state_of(const Desk& desk, const GameSummary& game) const {
    const std::string when = desk.tr(punctuation::kBullet) + desk.time_ago(game.updated);
    const GameEntry* entry = game_by_id(game.game);
    const auto name = [&](Seat seat) { return static_cast<std::size_t>(seat) < game.names.size() ? game.names[static_cast<std::size_t>(seat)] : std::string(); };
    if (game.to_act) return desk.tr(str::turn_of, {{"name", name(*game.to_act)}}) + desk.tr(punctuation::kBullet) + turn_text(game.game, game.turn, desk.lang()) + when;
    if (!game.winners) return desk.tr(str::finished) + when;
    if (game.winners->empty()) return desk.tr(str::nobody_won) + when;
    std::vector<std::string> winners;
    for (const Contender winner : *game.winners) {
        const std::size_t row = static_cast<std::size_t>(winner.index), seats = game.names.size();
        if (row < seats) winners.push_back(game.names[row]);
        else if (entry) winners.push_back(automaton_name(*entry->info, game.automata[row - seats], desk.lang()));
    }
    return desk.tr(str::won_by, {{"names", join_list(winners, desk.lang())}}) + when;
}

std::string SavesPage::kind_of(const Desk& desk, const Row& row) const {
    if (is_on_table(desk, row)) return desk.tr(str::on_the_table);
    return desk.tr(row.game.is_slot ? str::kept_by_hand : str::kept_by_itself);
}

std::string SavesPage::slot_title(const Desk& desk) const {
    const std::string typed = tidy_name(slot_name_);
    if (!typed.empty()) return typed;
    const Session& session = *desk.table_session();
    return tidy_name(desk.tr(str::slot_default, {{"game", session.game().name.in(desk.lang())}, {"turn", turn_text(session.game().id, session.match().turn_number(), desk.lang())}}));
}

std::string SavesPage::meter_text(const Desk& desk) const {
    const std::string all = std::to_string(kUsualQuota >> 20u);
    if (used_units_ * 10 < (1u << 20u)) return desk.tr(str::meter_little, {{"all", all}});
    return desk.tr(str::meter, {{"used", megabytes(used_units_, desk.lang())}, {"all", all}});
}

// --- actions

bool SavesPage::act(Desk& desk, const Action& action) {
    const ActionName name = action.name;
    if (name == "saves") return true;                      // it is open already
    if (name == "continue" && row_of(action.value) && is_on_table(desk, *row_of(action.value))) {
        desk.ask("back");
        return true;
    }
    if (name == "select-save") open_ = show_ = open_ == action.value ? std::string() : action.value;
    else if (name == "keep-slot") keep_slot(desk);
    else if (name == "copy-save") copy(desk, action.value);
    else if (name == "delete-save") remove(desk, action.value);
    else if (name == "undelete-save") bring_back(desk, action.value);
    else if (name == "export-save") export_file(desk, action.value);
    else if (name == "export-all") desk.host().download("orrery-saves.json", rescue_file(desk.store().keeper().raw()));
    else if (name == "import") {
        for (const GameEntry& game : all_games()) {        // loads while the file is being chosen
            if (!face_of(game.info->id)) continue;         // without a table it has no teaching part
            for (const std::string& part : {game_part(game.info->id), learn_part(game.info->id)}) desk.host().want_part(part);
        }
        desk.host().choose_file(kMaxImportBytes);
    }
    else return false;
    return true;
}

bool SavesPage::typed(Desk& desk, const std::string& field, const std::string& text, bool done) {
    if (field == "slot-name") {
        slot_name_ = text;
        desk.note_letters(text);
        return true;
    }
    for (const Row& row : rows_) {
        if (field != field_of(row.game.id)) continue;
        desk.note_letters(text);
        typing_ = done ? std::string() : row.game.id;
        typed_ = text;
        if (done) rename(desk, std::string(row.game.id), text);
        return true;
    }
    return false;
}

bool SavesPage::escape(Desk&) {
    if (open_.empty()) return false;
    open_.clear();
    return true;
}

void SavesPage::keep_slot(Desk& desk) {
    const Session* session = desk.table_session();
    if (!session) return;
    SaveHeader header = session->header();
    header.id = desk.new_save_id();
    header.title = slot_title(desk);
    header.is_slot = true;
    header.created = header.updated = desk.date_now();
    for (std::size_t i = 0; i < header.seats.size(); ++i) header.seats[i].color = seat_color_id(session->looks()[i].color);
    if (!tell(desk, desk.store().put(header, session->real_match()))) return;
    desk.say(ToastKind::good, phrase(str::slot_kept, {{"title", header.title}}), phrase(str::slot_kept_text));
    slot_name_.clear();
    refresh(desk);
}

void SavesPage::rename(Desk& desk, const std::string& id, const std::string& text) {
    const Row* row = row_of(id);
    if (!row || row->game.is_damaged) return;
    const GameEntry* entry = game_by_id(row->game.game);
    std::string title = tidy_name(text);
    if (title.empty() && entry) title = entry->info->name.in(desk.lang());
    if (title == title_of(desk, row->game)) return;
    const auto answer = desk.store().rewrite(id, {{}, title, {}, {}});
    if (answer && tell(desk, *answer)) desk.retitle(id, title);
    refresh(desk);
}

void SavesPage::copy(Desk& desk, const std::string& id) {
    const Row* row = row_of(id);
    if (!row) return;
    const std::string own = desk.new_save_id();
    const std::string title = tidy_name(desk.tr(str::copy_title, {{"title", title_of(desk, row->game)}}));
    const auto answer = desk.store().rewrite(id, {own, title, {}, {}});
    if (answer && tell(desk, *answer)) open_ = show_ = own;
    refresh(desk);
}

void SavesPage::remove(Desk& desk, const std::string& id) {
    Row* row = row_of(id);
    if (!row || row->taken) return;
    if (is_on_table(desk, *row)) return desk.say(ToastKind::plain, phrase(str::cannot_delete_title), phrase(str::cannot_delete));
    row->taken = desk.store().take(id);
    if (open_ == id) open_.clear();
    refresh(desk);
}

void SavesPage::bring_back(Desk& desk, const std::string& id) {
    Row* row = row_of(id);
    if (!row || !row->taken) return;
    if (desk.store().give_back(*row->taken) != StoreAnswer::done)
        return desk.say(ToastKind::warn, phrase(str::not_back_title), phrase(str::not_back));
    row->taken.reset();
    rows_.erase(rows_.begin() + (row - rows_.data()));
    show_ = id;
    refresh(desk);
}

// Exports the stored document, including moves that this version could not play.
void SavesPage::export_file(Desk& desk, const std::string& id) {
    const Row* row = row_of(id);
    if (!row) return;
    if (row->game.is_damaged) return desk.host().download("orrery-" + id + ".json", rescue_file(desk.store().raw(id)));
    if (const auto text = desk.store().text(id)) desk.host().download(row->game.game + "-" + id + ".json", *text);
}

// Imports a file. Every game in it has been played through by the rules. No existing game is replaced.
void SavesPage::file_chosen(Desk& desk, const std::string& name, const std::optional<std::string>& text) {
    const Phrase title = phrase(str::import_bad_title, {{"name", name}});
    if (!text) return desk.say(ToastKind::warn, title, phrase(str::import_too_large, {{"n", static_cast<int>(kMaxImportBytes >> 20u)}}));
    Phrase told = phrase(str::imported);
    int count = 0;
    const auto keep = [&](LoadedSave save) {
        SaveHeader& header = save.header;
        if (header.id.empty() || desk.store().holds(header.id) || row_of(header.id)) header.id = desk.new_save_id();  // or deleted here
        if (header.created.empty()) header.created = header.updated = desk.date_now();         // a notation has no times
        if (!tell(desk, desk.store().put(save.header, *save.match))) return false;
        if (save.notice) told = *save.notice;
        open_ = show_ = save.header.id;
        ++count;
        return true;
    };
    const auto games = read_import(*text, keep);
    if (!games) {
        const Error& error = games.error();
        const auto where = [&](Lang lang) { return error.pointer.empty() ? std::string(str::file_start.in(lang)) : error.pointer; };
        return desk.say(ToastKind::warn, title, in_all_languages([&](Lang lang) {
            return fill(str::import_bad, lang, {{"where", where(lang)}, {"what", error.message}});
        }));
    }
    if (count > 0 && count == static_cast<int>(*games)) desk.say(ToastKind::good, phrase(str::imported_title, {{"n", count}}), told);
    refresh(desk);
}

// --- drawing

void SavesPage::draw(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height(), margin = desk.is_phone() ? 10.0f : 28.0f;
    desk.space().draw(c, {rgb(0x3E62C8), {w * 0.3f, h * 0.6f}, 0.10f});
    Place place;
    place.w = std::min(w - 2 * margin, 1124.0f);
    place.x = (w - place.w) / 2;
    place.wide = place.w >= 700;

    const float top = draw_top(desk, place, 0, false);
    float content = top;
    std::vector<float> heights;
    for (const Row& row : rows_) {
        heights.push_back(row_height(desk, row, place));
        content += heights.back() + kSavesGap;
    }
    const float none = rows_.empty() ? 24 + paragraph_height(c, desk.tr(str::saves_none), 16, 24, place.w - 32) : 0;
    content += none + 24;
    const Rect view{0, kSavesBar, w, h - kSavesBar};
    if (!show_.empty()) {
        float y = top;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (rows_[i].game.id == show_) scroll_ = std::clamp(scroll_, std::min(y + heights[i] + kSavesGap - view.h, y - kSavesGap), y - kSavesGap);
            y += heights[i] + kSavesGap;
        }
        scroll_ = std::clamp(scroll_, 0.0f, std::max(0.0f, content - view.h));
        show_.clear();
    }
    has_read_ = false;
    float y = begin_scroll(ui, id("saves"), view, content, scroll_);
    draw_top(desk, place, y, true);
    y += top;
    if (rows_.empty()) c.paragraph({place.x + 16, y + 24}, desk.tr(str::saves_none), 16, t.mid, Weight::medium, place.w - 32, 24);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Rect r{place.x, y, place.w, heights[i]};
        y += heights[i] + kSavesGap;
        if (r.bottom() < view.y - 60 || r.y > view.bottom() + 60) continue;
        if (rows_[i].taken) draw_taken(desk, r, rows_[i], static_cast<int>(i));
        else draw_row(desk, r, rows_[i], static_cast<int>(i), place);
    }
    end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    page_bar(desk, desk.tr(str::saves));
}

float SavesPage::draw_top(Desk& desk, const Place& place, float y, bool draw) {
    const float from = y;
    y += 16;
    if (desk.store_answer() != StoreAnswer::done) y += draw_trouble(desk, place, y, draw) + 12;
    const Session* session = desk.table_session();
    if (session && session->stage() != Stage::curtain) y += draw_keep(desk, place, y, draw) + 12;
    y += draw_meter(desk, place, y, draw) + 16;
    return y - from;
}

// Reports that the store accepts nothing, with the remedy beside it.
float SavesPage::draw_trouble(Desk& desk, const Place& place, float y, bool draw) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const std::string_view text = desk.tr(desk.store_answer() == StoreAnswer::full ? str::storage_full : str::storage_blocked);
    const bool has_game = desk.table_session() != nullptr;
    const std::string_view label = desk.tr(has_game ? str::download_game : str::export_all);
    const float bw = place.wide ? 220.0f : place.w - 32, text_w = place.wide ? place.w - bw - 96 : place.w - 80;
    const float words = paragraph_height(c, text, 16, 24, text_w);
    const float height = place.wide ? std::max(words, kSavesButton) + 32 : words + kSavesButton + 44;
    if (!draw) return height;
    const Rect r{place.x, y, place.w, height};
    draw_panel(c, r, radius::kPanel, {.line = t.warn});
    draw_icon(c, Icon::warn, {r.x + 34, r.y + 28}, 26, t.warn);
    c.paragraph({r.x + 64, r.y + 28}, text, 16, t.hi, Weight::medium, text_w, 24);
    const Rect b{r.right() - 16 - bw, place.wide ? r.centre().y - kSavesButton / 2 : r.bottom() - kSavesButton - 16, bw, kSavesButton};
    if (button(ui, id("rescue"), b, label, {.icon = Icon::down, .size = 15})) desk.ask(has_game ? ActionName("download") : ActionName("export-all"));
    return height;
}

// Draws the controls that store a named copy of the game on the table.
float SavesPage::draw_keep(Desk& desk, const Place& place, float y, bool draw) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const std::string usual = slot_title(desk), verb = desk.tr(str::keep_slot);
    const bool slim = place.w < 380;
    const float pad = place.wide ? 24.0f : 16.0f, verb_w = c.text_width(verb, type::kLabel, Weight::bold);
    float bw = slim ? std::max(84.0f, verb_w + 32) : std::max(120.0f, verb_w + 62);
    const float field_pad = 36;
    float field_w = place.wide ? std::max(std::min(320.0f, place.w * 0.36f), c.text_width(usual, type::kSmall) + field_pad + 2) : place.w - 2 * pad - bw - 10;
    // If the default name does not fit beside the button, the button goes below.
    const bool stacked = !place.wide && c.text_width(usual, type::kSmall) > field_w - field_pad;
    if (stacked) field_w = bw = place.w - 2 * pad;
    float size = 16;
    while (size > type::kSmall && c.text_width(usual, size) > field_w - field_pad) size -= 0.5f;
    const float text_w = place.wide ? place.w - 2 * pad - field_w - bw - 30 : place.w - 2 * pad;
    const float help = paragraph_height(c, desk.tr(str::keep_slot_help), 14, 20, text_w);
    const float words = 26 + help, controls = stacked ? 2 * kSavesButton + 10 : kSavesButton;
    const float height = place.wide ? std::max(words, kSavesButton) + 36 : words + controls + 44;
    if (!draw) return height;
    const Rect r{place.x, y, place.w, height};
    draw_panel(c, r);
    const float first = place.wide ? r.y + (height - words) / 2 + 10 : r.y + 26;
    c.fit({r.x + pad, first}, desk.tr(str::keep_slot_title), type::kTitle, t.hi, Weight::bold, Align::left, text_w);
    c.paragraph({r.x + pad, first + 26}, desk.tr(str::keep_slot_help), 14, t.mid, Weight::medium, text_w, 20);
    const float line = place.wide ? r.centre().y - kSavesButton / 2 : r.bottom() - controls - 16;
    const Rect field{stacked ? r.x + pad : r.right() - pad - bw - 10 - field_w, line, field_w, kSavesButton};
    const Rect keep = stacked ? field.moved(0, kSavesButton + 10) : Rect{field.right() + 10, line, bw, kSavesButton};
    FieldLook look;
    look.placeholder = usual;
    // On the narrowest screens the name of the game does not fit; the round tells the game on the table apart from its copies.
    const Session& session = *desk.table_session();
    const std::string round = turn_text(session.game().id, session.match().turn_number(), desk.lang());
    if (c.text_width(usual, type::kSmall) > field_w - field_pad) look.placeholder = round;
    look.editing = desk.is_editing("slot-name");
    look.size = size;
    look.name = desk.tr(str::keep_slot_name);
    if (text_field(ui, id("slot-name"), field, slot_name_, look))
        desk.edit_field("slot-name", field, slot_name_, desk.tr(str::keep_slot_name), usual, kMaxTitle);
    if (button(ui, id("keep-slot"), keep, verb, {.kind = ButtonKind::primary, .icon = slim && !stacked ? Icon::none : Icon::save}))
        desk.ask("keep-slot");
    return height;
}

// Draws the storage in use, its permanence, and the buttons for files.
float SavesPage::draw_meter(Desk& desk, const Place& place, float y, bool draw) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float pad = place.wide ? 24.0f : 16.0f;
    const std::string_view read = desk.tr(str::import_file), all = desk.tr(str::export_all);
    const float read_w = c.text_width(read, 15, Weight::bold) + 68, all_w = c.text_width(all, 15, Weight::bold) + 68;
    const bool beside = place.wide && place.w - 2 * pad - read_w - all_w - 40 > 320;
    const bool one_row = beside || read_w + all_w + 10 < place.w - 2 * pad;
    const float text_w = beside ? place.w - 2 * pad - read_w - all_w - 40 : place.w - 2 * pad;
    const std::string meter = meter_text(desk);
    const std::string_view safe = desk.tr(persists_ ? str::persists_yes : str::persists_no);
    const float meter_h = paragraph_height(c, meter, 15, 22, text_w), safe_h = paragraph_height(c, safe, 14, 20, text_w);
    const float words = meter_h + 20 + safe_h, buttons = beside ? 0.0f : (one_row ? kSavesButton : 2 * kSavesButton + 8) + 16;
    const float height = words + buttons + 32;
    if (!draw) return height;
    const Rect r{place.x, y, place.w, height};
    draw_panel(c, r);
    float line = r.y + 16;
    c.paragraph({r.x + pad, line + 11}, meter, 15, t.hi, Weight::medium, text_w, 22);
    line += meter_h + 6;
    const float share = std::min(1.0f, float(used_units_) / float(kUsualQuota));
    c.rect({r.x + pad, line, text_w, 8}, 4, t.well);
    c.rect({r.x + pad, line, std::max(8.0f, text_w * share), 8}, 4, share > 0.8f ? t.warn : t.good);
    line += 14;
    c.paragraph({r.x + pad, line + 10}, safe, 14, t.mid, Weight::medium, text_w, 20);
    const float by = beside ? r.centre().y - kSavesButton / 2 : r.y + 16 + words + 16;
    const float left = beside ? r.right() - pad - all_w - 10 - read_w : r.x + pad;
    const float wide_w = one_row ? 0.0f : place.w - 2 * pad;
    if (button(ui, id("import"), {left, by, one_row ? read_w : wide_w, kSavesButton}, read, {.icon = Icon::plus, .size = 15})) desk.ask("import");
    const Rect second = one_row ? Rect{left + read_w + 10, by, all_w, kSavesButton} : Rect{left, by + kSavesButton + 8, wide_w, kSavesButton};
    if (button(ui, id("export-all"), second, all, {.icon = Icon::down, .size = 15})) desk.ask("export-all");
    return height;
}

namespace {

constexpr float kClosedWide = 112, kClosedNarrow = 112, kTakenHeight = 64;
constexpr float kPictureWide = 212, kPictureNarrow = 84, kPictureEdge = 8;
constexpr std::size_t kRowButtons = 6;

}  // namespace

float SavesPage::row_height(Desk& desk, const Row& row, const Place& place) const {
    if (row.taken) return kTakenHeight;
    if (row.game.is_damaged) {
        const float words = 56 + paragraph_height(desk.ui().canvas(), desk.tr(str::damaged_help), 14, 20, place.w - 88);
        return words + kSavesButton + 20;
    }
    const float backup = row.game.is_backup ? 6 + paragraph_height(desk.ui().canvas(), desk.tr(str::backup_help), 14, 20, place.w - 40) : 0;
    const float closed = (place.wide ? kClosedWide : kClosedNarrow) + backup;
    if (open_ != row.game.id) return closed;
    return closed + (place.wide ? kSavesButton + 16 : (kSavesButton + 8) * (1 + (kRowButtons + 1) / 2) + 8);
}

void SavesPage::draw_names(Desk& desk, Vec at, const Row& row, float room) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const std::size_t seats = row.game.names.size();
    if (seats == 0) return;
    float wanted = 0;
    for (const std::string& name : row.game.names) wanted += 24 + c.text_width(name, 14, Weight::medium) + 14;
    const float each = room / float(seats), most = wanted <= room ? room : each - 38;
    for (std::size_t i = 0; i < seats; ++i) {
        draw_emblem(c, i < row.looks.size() ? row.looks[i].color : SeatColor::green, {at.x + 9, at.y}, 9, {.shadow = false});
        if (most < 26) {                                   // discs alone if space is short; the mirror has the names
            at.x += 24;
            continue;
        }
        const float drawn = c.fit({at.x + 24, at.y}, row.game.names[i], 14, t.mid, Weight::medium, Align::left, most);
        at.x += wanted <= room ? 24 + drawn + 14 : each;
    }
}

/// Returns null until the position was read; reading takes a while, so a frame reads one.
TablePicture* SavesPage::picture_of(Desk& desk, const Row& row) {
    const GameSummary& game = row.game;
    Picture& kept = pictures_[game.id];
    if (kept.updated == game.updated) return kept.picture.get();
    if (has_read_) {
        desk.ui().request_frame();
        return kept.picture.get();
    }
    const bool is_game_here = desk.host().want_part(game_part(game.game)), has_learnt = desk.host().want_part(learn_part(game.game));
    if (!face_of(game.game) || !is_game_here || !has_learnt) return nullptr;
    has_read_ = true;
    kept = {game.updated, nullptr};
    if (auto opened = desk.store().open(game.id))
        kept.picture = std::make_unique<TablePicture>(desk.ui().assets(), std::move(opened->save.match), row.looks);
    return kept.picture.get();
}

void SavesPage::draw_picture(Desk& desk, Rect place, const Row& row) {
    Canvas& c = desk.ui().canvas();
    const Box* box = box_of(row.game.game);
    if (!box) return;
    if (TablePicture* picture = picture_of(desk, row)) {
        c.rect(place, 0, c.theme().well);
        picture->draw(desk.ui(), place, desk.lang());
    } else {
        const auto clipped = c.clipped(place);
        draw_box_art(c, box->key, place);
    }
    c.rect_stroke(place, 0, fade(c.theme().game(box->key), 0.6f), 1);
}

void SavesPage::draw_row(Desk& desk, Rect r, const Row& row, int index, const Place& place) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const GameSummary& game = row.game;
    const std::string title = title_of(desk, game);
    const float pad = 16;
    if (game.is_damaged) {
        draw_panel(c, r, radius::kPanel, {.line = fade(t.warn, 0.8f)});
        draw_icon(c, Icon::warn, {r.x + 34, r.y + 30}, 26, t.warn);
        c.fit({r.x + 64, r.y + 28}, title, type::kTitle, t.hi, Weight::bold, Align::left, r.w - 80);
        c.paragraph({r.x + 64, r.y + 54}, desk.tr(str::damaged_help), 14, t.mid, Weight::medium, r.w - 88, 20);
        const float bw = place.wide ? 220.0f : (r.w - 2 * pad - 8) / 2, y = r.bottom() - kSavesButton - 14;
        const float x = place.wide ? r.x + 64 : r.x + pad;
        if (button(ui, id("raw", index), {x, y, bw, kSavesButton}, desk.tr(str::raw_file), {.icon = place.wide ? Icon::down : Icon::none, .size = 15}))
            desk.ask("export-save", -1, game.id);
        if (button(ui, id("delete", index), {x + bw + 8, y, place.wide ? 140.0f : bw, kSavesButton}, desk.tr(str::delete_save),
                   {.kind = ButtonKind::danger, .size = 15}))
            desk.ask("delete-save", -1, game.id);
        return;
    }

    const bool is_open = open_ == game.id;
    const Id me = id("save", index);
    const float closed = place.wide ? kClosedWide : kClosedNarrow;
    const std::string state = state_of(desk, game), kind = kind_of(desk, row);
    const std::string name = desk.tr(str::more_for, {{"game", title + desk.tr(punctuation::kParts) + state}});
    if (ui.tap(me, {r.x, r.y, r.w, closed}, {.name = name, .radius = radius::kPanel, .is_ground = true})) desk.ask("select-save", -1, game.id);
    PanelLook look;
    if (is_open || ui.is_hovered(me)) look.line = t.line2;
    draw_panel(c, r, radius::kPanel, look);
    const float art = place.wide ? kPictureWide : r.w < 300 ? 0.0f : kPictureNarrow;
    if (art > 0) draw_picture(desk, {r.x + kPictureEdge, r.y + kPictureEdge, art - 2 * kPictureEdge, closed - 2 * kPictureEdge}, row);

    const float x = r.x + art + (place.wide ? 18.0f : art > 0 ? 8.0f : 14.0f), chevron = r.right() - 28;
    const std::string_view open_label = desk.tr(!game.to_act ? str::open_results : game.is_slot ? str::open_copy : str::continue_word);
    const float main_w = place.wide ? std::max(140.0f, c.text_width(open_label, 16, Weight::bold) + 40) : 0.0f;
    const float room = (place.wide ? r.right() - 56 - main_w - 16 : chevron - 16) - x;
    const float chip = c.text_width(kind, 13, Weight::bold) + 28;
    const bool is_renamed = desk.is_editing(field_of(game.id));
    const float top = r.y + (place.wide ? 8.0f : 0.0f);
    const Rect title_field{x - 10, top + 2, std::min(room + 10, 420.0f), 44};
    float drawn = 0;
    // A long title takes the place of the chip, which then stands beside the state of the game.
    const bool is_long = place.wide && c.text_width(title, type::kLabel, Weight::bold) > room - chip;
    if (!is_renamed && is_long) c.fit_lines({x, top + 24}, title, type::kTitle, t.hi, Weight::bold, Align::left, room);
    else if (!is_renamed && place.wide) drawn = c.fit({x, top + 24}, title, type::kTitle, t.hi, Weight::bold, Align::left, room - chip);
    // The title lies above the chevron, so it may have the whole width.
    if (!is_renamed && !place.wide) c.fit_lines({x, top + 24}, title, type::kTitle, t.hi, Weight::bold, Align::left, r.right() - 14 - x);
    if (is_renamed) {
        FieldLook field;
        field.editing = true;
        field.name = desk.tr(str::rename_of);
        text_field(ui, id("rename-field", index), title_field, title, field);
    }
    const Color chip_ink = is_on_table(desk, row) ? t.good : game.is_slot ? t.brass : t.low;
    if (place.wide && !is_long && !is_renamed) draw_chip(c, {x + drawn + 12, top + 12}, kind, chip_ink);
    draw_names(desk, {x, top + (place.wide ? 51.0f : 50.0f)}, row, room);
    if (place.wide) {
        const float told = c.fit({x, top + 76}, state, 14, t.low, Weight::medium, Align::left, is_long ? room - chip : room);
        if (is_long) draw_chip(c, {x + told + 12, top + 64}, kind, chip_ink);
    } else {
        c.fit({x, top + 73}, state, 14, t.low, Weight::medium, Align::left, room);
        c.fit({x, top + 94}, kind, 13, chip_ink, Weight::bold, Align::left, room);
    }
    draw_icon(c, is_open ? Icon::close : Icon::down, {chevron, r.y + closed / 2}, 16, t.mid);
    if (place.wide && button(ui, id("open", index), {r.right() - 56 - main_w, r.y + (closed - kSavesButton) / 2, main_w, kSavesButton}, open_label,
                             {.name = open_label}))
        desk.ask("continue", -1, game.id);
    float y = r.y + closed;
    if (game.is_backup)
        y += c.paragraph({r.x + 20, y + 8}, desk.tr(str::backup_help), 14, t.warn, Weight::medium, r.w - 40, 20) + 6;
    if (!is_open) return;
    c.line({r.x + 1, y}, {r.right() - 1, y}, t.line, 1);
    // The field opens within the tap, because tablets open the keyboard only then.
    if (draw_row_buttons(desk, {r.x + pad, y + 8, r.w - 2 * pad, r.bottom() - y - 16}, row, index, place))
        desk.edit_field(field_of(game.id), title_field, title, desk.tr(str::rename_of), title, kMaxTitle);
}

bool SavesPage::draw_row_buttons(Desk& desk, Rect r, const Row& row, int index, const Place& place) {
    Ui& ui = desk.ui();
    const GameSummary& game = row.game;
    struct Deed {
        ActionName action;
        const Text& label;
        Icon icon;
        ButtonKind kind;
    };
    const Deed deeds[kRowButtons] = {{"rename-save", str::rename, Icon::none, ButtonKind::second},
                                     {"replay", str::replay, Icon::film, ButtonKind::second},
                                     {"copy-save", str::duplicate, Icon::none, ButtonKind::second},
                                     {"export-save", str::export_file, Icon::down, ButtonKind::second},
                                     {"share", str::share_link, Icon::share, ButtonKind::second},
                                     {"delete-save", str::delete_save, Icon::none, is_on_table(desk, row) ? ButtonKind::off : ButtonKind::danger}};
    bool renames = false;
    float y = r.y;
    if (!place.wide) {
        const std::string_view label = desk.tr(!game.to_act ? str::open_results : game.is_slot ? str::open_copy : str::continue_word);
        if (button(ui, id("open", index), {r.x, y, r.w, kSavesButton}, label, {.kind = ButtonKind::primary})) desk.ask("continue", -1, game.id);
        y += kSavesButton + 8;
    }
    const std::size_t columns = place.wide ? kRowButtons : 2;
    const float each = (r.w - 8 * float(columns - 1)) / float(columns);
    for (std::size_t i = 0; i < kRowButtons; ++i) {
        const Rect b{r.x + float(i % columns) * (each + 8), y + float(i / columns) * (kSavesButton + 8), each, kSavesButton};
        const bool has_icon = each > 168;
        if (!button(ui, id(deeds[i].action, index), b, desk.tr(deeds[i].label), {.kind = deeds[i].kind, .icon = has_icon ? deeds[i].icon : Icon::none, .size = 15}))
            continue;
        if (i == 0) renames = true;
        else desk.ask(deeds[i].action, -1, game.id);
    }
    return renames;
}

void SavesPage::draw_taken(Desk& desk, Rect r, const Row& row, int index) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const std::string_view label = desk.tr(str::bring_back);
    const float bw = std::max(112.0f, c.text_width(label, 15, Weight::bold) + 56);
    c.dashed_rect(r, radius::kPanel, t.line2, 1.5f, 6, 6);
    c.fit({r.x + 20, r.centre().y}, desk.tr(str::deleted, {{"title", title_of(desk, row.game)}}), 15, t.mid, Weight::medium, Align::left, r.w - bw - 44);
    if (button(ui, id("bring-back", index), {r.right() - bw - 10, r.centre().y - 22, bw, 44}, label, {.icon = Icon::undo, .size = 15}))
        desk.ask("undelete-save", -1, row.game.id);
}

// --- mirror

std::uint64_t SavesPage::digest(const Desk& desk) const {
    Digest digest;
    digest.add(desk.store_answer()).add(desk.now_s()).add(slot_name_).add(typing_).add(typed_).add(used_units_).add(persists_);
    for (const Row& row : rows_) {
        const GameSummary& game = row.game;
        digest.add(game.id).add(game.title).add(game.updated).add(game.ply).add(game.is_damaged).add(game.is_backup).add(row.taken.has_value());
    }
    return digest.value();
}

void SavesPage::mirror(const Desk& desk, MirrorNode& root) const {
    root.add("h1", "title", desk.tr(str::saves));
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
    if (desk.store_answer() != StoreAnswer::done) {
        MirrorNode& trouble = root.add("section", "trouble");
        trouble.add("p", "text", desk.tr(desk.store_answer() == StoreAnswer::full ? str::storage_full : str::storage_blocked));
        if (desk.table_session()) trouble.button("download", desk.tr(str::download_game));
    }
    if (const Session* session = desk.table_session(); session && session->stage() != Stage::curtain) {
        MirrorNode& keep = root.add("section", "keep");
        keep.add("h2", "heading", desk.tr(str::keep_slot_title));
        keep.add("p", "help", desk.tr(str::keep_slot_help));
        keep.input("slot-name", desk.tr(str::keep_slot_name), slot_name_, kMaxTitle).attr("placeholder", slot_title(desk));
        keep.button("keep-slot", desk.tr(str::keep_slot));
    }
    MirrorNode& meter = root.add("section", "meter");
    meter.add("p", "used", meter_text(desk)).attr("data-units", std::to_string(used_units_));
    meter.add("p", "safe", desk.tr(persists_ ? str::persists_yes : str::persists_no));
    meter.button("import", desk.tr(str::import_file));
    meter.button("export-all", desk.tr(str::export_all));
    if (rows_.empty()) root.add("p", "none", desk.tr(str::saves_none));
    for (const Row& row : rows_) {
        const GameSummary& game = row.game;
        const std::string title = title_of(desk, game);
        MirrorNode& part = root.add("article", "save-" + game.id).attr("data-save", game.id);
        if (row.taken) {
            part.attr("data-kind", "deleted");
            part.add("h2", "title", desk.tr(str::deleted, {{"title", title}}));
            part.button("undelete-save", desk.tr(str::bring_back)).value(game.id);
            continue;
        }
        part.attr("data-kind", game.is_damaged ? "damaged" : game.is_slot ? "slot" : "automatic");
        part.add("h2", "title", title);
        if (game.is_damaged) {
            part.add("p", "help", desk.tr(str::damaged_help));
            part.button("export-save", desk.tr(str::raw_file)).value(game.id);
            part.button("delete-save", desk.tr(str::delete_save)).value(game.id);
            continue;
        }
        const Box* box = box_of(game.game);
        part.add("p", "game", (box ? one_line(box->name.in(desk.lang())) : game.game) + desk.tr(punctuation::kBullet) + kind_of(desk, row));
        part.add("p", "names", join_list(game.names, desk.lang()));
        part.add("p", "state", state_of(desk, game));
        if (game.is_backup) part.add("p", "backup", desk.tr(str::backup_help));
        part.button("continue", desk.tr(!game.to_act ? str::open_results : game.is_slot ? str::open_copy : str::continue_word)).value(game.id);
        part.input(field_of(game.id), desk.tr(str::rename_of), typing_ == game.id ? typed_ : title, kMaxTitle);
        part.button("replay", desk.tr(str::replay)).value(game.id);
        part.button("copy-save", desk.tr(str::duplicate)).value(game.id);
        part.button("export-save", desk.tr(str::export_file)).value(game.id);
        part.button("share", desk.tr(str::share_link)).value(game.id);
        part.button("delete-save", desk.tr(str::delete_save), !is_on_table(desk, row)).value(game.id);
    }
}

}  // namespace orrery::ui
