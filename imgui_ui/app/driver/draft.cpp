#include "imgui_ui/app/driver/draft.h"

#include <algorithm>

#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

const Text& color_words(SeatColor color) {
    switch (color) {
        case SeatColor::green: return str::color_green;
        case SeatColor::purple: return str::color_purple;
        case SeatColor::red: return str::color_red;
        case SeatColor::blue: return str::color_blue;
        case SeatColor::yellow: return str::color_yellow;
        case SeatColor::white: return str::color_white;
        case SeatColor::black: return str::color_black;
    }
    return str::color_green;
}

struct LevelWords {
    std::string_view level;
    const Text* name;
    const Text* help;
};
constexpr LevelWords kLevelWords[] = {
    {"random", &str::level_random, nullptr},
    {"novice", &str::level_novice, &str::level_novice_help},
    {"easy", &str::level_easy, &str::level_easy_help},
    {"normal", &str::level_normal, &str::level_normal_help},
    {"hard", &str::level_hard, &str::level_hard_help},
    {"expert", &str::level_expert, &str::level_expert_help},
};
const LevelWords* words_of(std::string_view level) {
    for (const LevelWords& words : kLevelWords)
        if (words.level == level) return &words;
    return nullptr;
}

}  // namespace

const char* color_name(SeatColor color, Lang lang) { return color_words(color).in(lang); }

std::string level_name(std::string_view level, Lang lang) {
    const LevelWords* words = words_of(level);
    return words != nullptr ? words->name->in(lang) : std::string(level);
}

std::string level_help(std::string_view level, Lang lang) {
    const LevelWords* words = words_of(level);
    return words != nullptr && words->help != nullptr ? words->help->in(lang) : std::string();
}

const Captain& captain_of(std::string_view game, std::string_view level) {
    const Captains& captains = face_of(game)->captains;
    for (std::size_t i = 0; i < captains.size(); ++i)
        if (kOfferedLevels[i].id == level) return captains[i];
    return captains[0];
}

std::string option_word(const Json& value) { return value.is_string() ? value.get<std::string>() : to_text(value); }

std::string option_name(const OptionSpec& option, const Json& value, Lang lang) {
    for (const OptionValue& one : option.values)
        if (one.value == value) return one.name.in(lang);
    return option_word(value);
}

Draft::Draft(const GameInfo& game) : game_(&game) {
    wishes_.resize(game.options->size());
    set_seat_count(std::max(2, game.min_seats));
}

int Draft::people() const {
    return static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const SeatDraft& seat) { return !seat.computer; }));
}

std::vector<SeatColor> Draft::colors() const {
    std::vector<SeatColor> colors;
    for (const char* name : *game_->seat_colors)
        if (const auto color = seat_color_by_id(name)) colors.push_back(*color);
    return colors;
}

SeatColor Draft::free_color() const {
    for (SeatColor color : colors()) {
        const bool taken = std::any_of(seats_.begin(), seats_.end(), [color](const SeatDraft& seat) { return seat.color == color; });
        if (!taken) return color;
    }
    return SeatColor::green;
}

void Draft::add_seat() {
    if (!can_add()) return;
    SeatDraft seat;
    seat.color = free_color();
    seats_.push_back(std::move(seat));
}

void Draft::remove_seat(std::size_t seat) {
    if (can_remove() && seat < seats_.size()) seats_.erase(seats_.begin() + static_cast<std::ptrdiff_t>(seat));
}

void Draft::set_seat_count(int seats) {
    seats = std::clamp(seats, game_->min_seats, game_->max_seats);
    while (static_cast<int>(seats_.size()) < seats) add_seat();
    while (static_cast<int>(seats_.size()) > seats) seats_.pop_back();
}

void Draft::set_level(std::size_t seat, std::string_view level) {
    if (seat < seats_.size() && is_bot_level(level)) seats_[seat].level = level;
}

void Draft::set_color(std::size_t seat, SeatColor color) {
    const std::vector<SeatColor> offered = colors();
    if (seat >= seats_.size() || std::find(offered.begin(), offered.end(), color) == offered.end()) return;
    for (SeatDraft& other : seats_)
        if (other.color == color) other.color = seats_[seat].color;
    seats_[seat].color = color;
}

void Draft::shuffle(Rng& rng) { rng.shuffle(seats_); }

const Json& Draft::option(std::size_t index) const {
    const OptionSpec& spec = (*game_->options)[index];
    const std::optional<Json>& wish = wishes_[index];
    const int seats = static_cast<int>(seats_.size());
    std::string trouble;
    const bool is_had = wish && spec.seats.has(seats) && !option_trouble(spec, *wish, seats, trouble);
    return is_had ? *wish : default_value(spec, seats);
}

std::vector<Json> Draft::offered(std::size_t index) const {
    std::vector<Json> values = available_values((*game_->options)[index], static_cast<int>(seats_.size()));
    if (values.empty()) return values;                     // the option is for other numbers of seats
    const Json& chosen = option(index);
    if (std::find(values.begin(), values.end(), chosen) == values.end()) values.push_back(chosen);
    return values;
}

bool Draft::set_option(std::string_view key, std::string_view value) {
    const auto& specs = *game_->options;
    const auto spec = std::find_if(specs.begin(), specs.end(), [key](const OptionSpec& one) { return key == one.key; });
    if (spec == specs.end()) return false;
    Json wish;
    for (const OptionValue& one : spec->values)
        if (option_word(one.value) == value) wish = one.value;
    if (wish.is_null() && spec->range)
        if (const Result<Json> number = parse_json(value)) wish = *number;
    std::string message;
    const auto trouble = option_trouble(*spec, wish, static_cast<int>(seats_.size()), message);
    if (trouble && (trouble != OptionTrouble::wrong_seats || wish.is_null())) return false;
    wishes_[static_cast<std::size_t>(spec - specs.begin())] = std::move(wish);
    return !trouble;
}

std::optional<std::uint64_t> Draft::seed(std::uint64_t fresh) const {
    if (deal_.empty()) return fresh;
    if (deal_.size() > 19) return {};
    std::uint64_t number = 0;
    for (char c : deal_) {
        if (c < '0' || c > '9') return {};
        number = number * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return number;
}

std::string Draft::name_of(std::size_t seat, Lang lang) const {
    const std::string name = tidy_name(seats_[seat].name);
    if (!name.empty()) return name;
    if (!seats_[seat].computer) return fill(str::default_player, lang, {{"n", static_cast<int>(seat) + 1}});
    // The second of the same captains has a number, as rulers have.
    constexpr const char* kOrdinals[kMaxSeats] = {"", " II", " III", " IV", " V"};
    const Captain& captain = captain_of(game_->id, seats_[seat].level);
    const auto before = std::count_if(seats_.begin(), seats_.begin() + static_cast<std::ptrdiff_t>(seat), [&](const SeatDraft& other) {
        return other.computer && tidy_name(other.name).empty() && &captain_of(game_->id, other.level) == &captain;
    });
    return captain.name.in(lang) + std::string(kOrdinals[before]);
}

NewMatch Draft::new_match(std::uint64_t seed, Lang lang) const {
    NewMatch how;
    for (std::size_t i = 0; i < seats_.size(); ++i) how.names.push_back(name_of(i, lang));
    for (std::size_t i = 0; i < wishes_.size(); ++i)
        if (const OptionSpec& spec = (*game_->options)[i]; spec.is_in_documents(static_cast<int>(seats_.size())))
            how.options[spec.key] = option(i);
    how.seed = seed;
    return how;
}

std::vector<SeatLook> Draft::looks() const {
    std::vector<SeatLook> looks;
    for (const SeatDraft& seat : seats_) looks.push_back({seat.color, seat.computer});
    return looks;
}

std::vector<SeatKind> Draft::kinds() const {
    std::vector<SeatKind> kinds;
    for (const SeatDraft& seat : seats_) kinds.push_back({seat.computer, seat.computer ? seat.level : std::string()});
    return kinds;
}

Json Draft::to_json() const {
    Json seats = Json::array();
    for (const SeatDraft& seat : seats_) {
        Json row = Json::object();
        row["name"] = seat.name;
        row["color"] = seat_color_id(seat.color);
        row["computer"] = seat.computer;
        row["level"] = seat.level;
        seats.push_back(std::move(row));
    }
    Json options = Json::object();
    for (std::size_t i = 0; i < wishes_.size(); ++i)
        if (wishes_[i]) options[(*game_->options)[i].key] = option_word(*wishes_[i]);
    Json out = Json::object();
    out["seats"] = std::move(seats);
    out["options"] = std::move(options);
    if (has_real_dice_) out["real_dice"] = true;
    return out;
}

void Draft::recall(const Json& json) {
    if (!json.is_object()) return;
    if (const auto seats = json.find("seats"); seats != json.end() && seats->is_array()) {
        set_seat_count(static_cast<int>(std::min<std::size_t>(seats->size(), kMaxSeats)));
        for (std::size_t i = 0; i < seats_.size() && i < seats->size(); ++i) {
            const Json& row = (*seats)[i];
            if (!row.is_object()) continue;
            if (const auto name = row.find("name"); name != row.end() && name->is_string())
                seats_[i].name = tidy_name(name->get<std::string>());
            if (const auto computer = row.find("computer"); computer != row.end() && computer->is_boolean())
                seats_[i].computer = computer->get<bool>();
            if (const auto level = row.find("level"); level != row.end() && level->is_string())
                set_level(i, level->get<std::string>());
            if (const auto color = row.find("color"); color != row.end() && color->is_string())
                if (const auto known = seat_color_by_id(color->get<std::string>())) set_color(i, *known);
        }
    }
    if (const auto real = json.find("real_dice"); real != json.end() && real->is_boolean()) has_real_dice_ = real->get<bool>();
    if (const auto options = json.find("options"); options != json.end() && options->is_object())
        for (const auto& [key, value] : options->items())
            if (value.is_string()) set_option(key, value.get<std::string>());
}

}  // namespace orrery::ui
