#include "engine/match/check.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "engine/match/games.h"
#include "engine/match/new_match.h"

namespace orrery {

const Json* json_at(const Json& document, std::string_view pointer) {
    const Json* at = &document;
    while (!pointer.empty()) {
        if (pointer.front() != '/') return nullptr;
        pointer.remove_prefix(1);
        const std::string_view raw = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(raw.size());
        std::string key;
        for (std::size_t i = 0; i < raw.size(); ++i) {
            const bool escape = raw[i] == '~' && i + 1 < raw.size() && (raw[i + 1] == '0' || raw[i + 1] == '1');
            key += escape ? (raw[++i] == '0' ? '~' : '/') : raw[i];
        }
        if (at->is_object()) {
            const auto found = at->find(key);
            if (found == at->end()) return nullptr;
            at = &*found;
        } else if (at->is_array()) {
            std::size_t index = 0;
            if (key.empty() || key.size() > 9 || (key.size() > 1 && key[0] == '0')) return nullptr;
            for (const char c : key) {
                if (c < '0' || c > '9') return nullptr;
                index = index * 10 + static_cast<std::size_t>(c - '0');
            }
            if (index >= at->size()) return nullptr;
            at = &(*at)[index];
        } else {
            return nullptr;
        }
    }
    return at;
}

namespace {

/// Long values would hide what matters.
std::string shown(const Json& value) {
    std::string text = to_text(value);
    if (text.size() > 400) text = text.substr(0, 400) + "…";
    return text;
}

bool holds(const Json& moves, const Json& move) {
    return std::any_of(moves.begin(), moves.end(), [&](const Json& m) { return same_value(m, move); });
}

/// One run through the steps of a scenario. The first thing wrong is remembered and ends the run.
class Run {
  public:
    explicit Run(std::unique_ptr<AnyMatch> match) : match_(std::move(match)) {}

    /// Empty: all steps passed.
    std::string steps(const Json& steps) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            place_ = "/steps/" + std::to_string(i);
            step(steps[i]);
            if (failure_.empty()) documents_agree();
            if (!failure_.empty()) return failure_;
        }
        return {};
    }

  private:
    void fail(const std::string& where, const std::string& what) {
        if (failure_.empty()) failure_ = place_ + where + ": " + what;
    }

    void step(const Json& step) {
        if (!step.is_object() || step.empty()) return fail("", "expected an object with at least one key");
        static constexpr std::string_view kActions[] = {"move", "illegal", "undo", "undo_refused", "redo", "view"};
        static constexpr std::string_view kChecks[] = {"rule", "expect", "events", "moves_equal", "moves_include", "moves_exclude", "result"};
        std::string action;
        for (const auto& item : step.items()) {
            const bool is_action = std::find(std::begin(kActions), std::end(kActions), item.key()) != std::end(kActions);
            const bool is_check = std::find(std::begin(kChecks), std::end(kChecks), item.key()) != std::end(kChecks);
            if (!is_action && !is_check) return fail("/" + item.key(), "unknown key");
            if (is_action && !action.empty()) return fail("/" + item.key(), "stands beside \"" + action + "\"");
            if (is_action) action = item.key();
        }
        if (step.contains("rule") && action != "illegal") return fail("/rule", "belongs to \"illegal\" only");
        if (step.contains("events") && action != "move" && !action.empty()) return fail("/events", "belongs to \"move\" only");

        Json shown_document;
        if (action == "move") move(step["move"]);
        else if (action == "illegal") illegal(step);
        else if (action == "undo") undo(step["undo"]);
        else if (action == "undo_refused") undo_refused(step["undo_refused"]);
        else if (action == "redo") redo(step["redo"]);
        else if (action == "view") shown_document = view(step["view"]);
        if (!failure_.empty()) return;
        if (action != "view") shown_document = match_->position();

        if (step.contains("expect")) expect(step["expect"], shown_document);
        if (step.contains("events")) events(step["events"]);
        if (step.contains("moves_equal")) moves_equal(step["moves_equal"]);
        if (step.contains("moves_include")) moves_listed("moves_include", step["moves_include"], true);
        if (step.contains("moves_exclude")) moves_listed("moves_exclude", step["moves_exclude"], false);
        if (step.contains("result")) result(step["result"]);
    }

    void move(const Json& move) {
        const bool listed = holds(match_->moves(), move);
        if (const auto refusal = match_->apply(move)) return fail("/move", refused(*refusal));
        if (!listed) fail("/move", "is legal, but not among the legal moves");
    }

    static std::string refused(const Refusal& refusal) {
        return std::string("was refused by ") + refusal.rule->id + " (" + refusal.message.en + ")";
    }

    void illegal(const Json& step) {
        const Json& move = step["illegal"];
        const Json before = match_->position();
        const auto refusal = match_->refusal(move);
        if (!refusal) return fail("/illegal", "is legal");
        if (step.contains("rule") && step["rule"] != refusal->rule->id)
            return fail("/rule", "expected " + shown(step["rule"]) + ", " + refused(*refusal));
        if (holds(match_->moves(), move)) return fail("/illegal", "is among the legal moves");
        if (!match_->apply(move)) return fail("/illegal", "was made although it is refused");
        if (match_->position() != before) fail("/illegal", "was refused, but the position has changed");
    }

    std::optional<int> count(const char* key, const Json& value) {
        if (value.is_number_integer() && value > 0 && value <= 100000) return value.get<int>();
        fail(std::string("/") + key, "expected a number of moves");
        return {};
    }

    void undo(const Json& value) {
        const std::optional<int> moves = count("undo", value);
        for (int i = 0; moves && i < *moves; ++i) {
            const UndoAnswer answer = match_->undo();
            if (answer == UndoAnswer::done) continue;
            return fail("/undo", "move " + std::to_string(i + 1) + " was not taken back: " +
                                     (answer == UndoAnswer::barrier ? "a barrier" : "there is nothing to undo"));
        }
    }

    void redo(const Json& value) {
        const std::optional<int> moves = count("redo", value);
        for (int i = 0; moves && i < *moves; ++i)
            if (!match_->redo()) return fail("/redo", "there is nothing to redo");
    }

    void undo_refused(const Json& value) {
        if (value != true) return fail("/undo_refused", "expected true");
        const Json before = match_->position();
        if (match_->undo() == UndoAnswer::done) return fail("/undo_refused", "the move was taken back");
        if (match_->position() != before) fail("/undo_refused", "was refused, but the position has changed");
    }

    Json view(const Json& seat) {
        if (seat.is_number_integer() && seat >= 0 && seat < match_->seats()) return match_->view(seat.get<Seat>());
        fail("/view", "expected a seat from 0 to " + std::to_string(match_->seats() - 1));
        return {};
    }

    void expect(const Json& wanted, const Json& document) {
        if (!wanted.is_object()) return fail("/expect", "expected an object of JSON pointers");
        for (const auto& item : wanted.items()) {
            const Json* found = json_at(document, item.key());
            if (found == nullptr) return fail("/expect", "there is nothing at \"" + item.key() + "\"");
            if (!same_value(*found, item.value()))
                return fail("/expect", "\"" + item.key() + "\": expected " + shown(item.value()) + ", found " + shown(*found));
        }
    }

    static bool event_matches(const Json& event, const Json& wanted) {
        for (const auto& item : wanted.items()) {
            const auto found = event.find(item.key());
            if (found == event.end() || !same_value(*found, item.value())) return false;
        }
        return true;
    }

    void events(const Json& wanted) {
        if (!wanted.is_array()) return fail("/events", "expected an array");
        const Json events = match_->last_events();
        std::size_t next = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (!wanted[i].is_object()) return fail("/events/" + std::to_string(i), "expected an object");
            while (next < events.size() && !event_matches(events[next], wanted[i])) ++next;
            if (next == events.size())
                return fail("/events/" + std::to_string(i),
                            "no event in this order matches " + shown(wanted[i]) + "; there were " + shown(events));
            ++next;
        }
    }

    void moves_equal(const Json& wanted) {
        if (!wanted.is_array()) return fail("/moves_equal", "expected an array");
        const Json moves = match_->moves();
        for (const Json& move : wanted)
            if (!holds(moves, move)) return fail("/moves_equal", shown(move) + " is not among the legal moves");
        for (const Json& move : moves)
            if (!holds(wanted, move)) return fail("/moves_equal", shown(move) + " is legal and not in the list");
        if (wanted.size() != moves.size())
            fail("/moves_equal", "a move stands twice: expected " + std::to_string(wanted.size()) + " moves, found " +
                                     std::to_string(moves.size()));
    }

    void moves_listed(const std::string& key, const Json& wanted, bool included) {
        if (!wanted.is_array() || wanted.empty()) return fail("/" + key, "expected an array with at least one move");
        const Json moves = match_->moves();
        for (const Json& move : wanted)
            if (holds(moves, move) != included)
                return fail("/" + key, shown(move) + (included ? " is not among the legal moves" : " is among the legal moves"));
    }

    void result(const Json& wanted) {
        if (!wanted.is_object() || wanted.empty()) return fail("/result", "expected an object with at least one key");
        const ScoreSheet sheet = match_->score();
        Json found = Json::object();
        found["over"] = sheet.over;
        for (const char* key : {"scores", "places", "ranking", "winners"}) found[key] = Json::array();
        for (const ScoreSheet::Row& row : sheet.rows) {
            found["scores"].push_back(row.total);
            found["places"].push_back(row.place);
        }
        for (const Seat seat : sheet.ranking) found["ranking"].push_back(seat);
        for (const Seat seat : sheet.winners) found["winners"].push_back(seat);
        for (const auto& item : wanted.items()) {
            if (!found.contains(item.key())) return fail("/result/" + item.key(), "unknown key");
            if (!same_value(found[item.key()], item.value()))
                return fail("/result/" + item.key(), "expected " + shown(item.value()) + ", found " + shown(found[item.key()]));
        }
    }

    /// After every step, asked for or not: the position reads back to the byte, and no listed move is refused.
    void documents_agree() {
        const Json position = match_->position();
        const auto again = load_position(position);
        if (!again) return fail("", "the position is refused when read back: " + again.error().pointer + ": " + again.error().message);
        if (to_text((*again)->position()) != to_text(position)) return fail("", "the position reads back as another one");
        if ((*again)->hash() != match_->hash()) return fail("", "the position reads back with another hash");
        for (const Json& move : match_->moves())
            if (const auto refusal = match_->refusal(move)) return fail("", "the listed move " + shown(move) + " " + refused(*refusal));
    }

    std::unique_ptr<AnyMatch> match_;
    std::string place_;
    std::string failure_;
};

std::string told(const Error& error) { return (error.pointer.empty() ? "" : error.pointer + ": ") + error.message; }

Result<std::unique_ptr<AnyMatch>> begin(const Reader& in) {
    if (in.has("position") == in.has("new")) return Error{"", "expected either \"position\" or \"new\""};
    if (in.has("position")) {
        auto match = load_position(in.at("position").json());
        if (!match) return Error{"/position" + match.error().pointer, match.error().message};
        return match;
    }
    NewMatchRequest request;
    if (const auto trouble = read_new_match(in.at("new"), request)) return trouble->error;
    // A scenario without a seed is the one with seed 0: it never depends on the moment it is run.
    auto match = request.game->start(request.how);
    if (!match) return Error{"/new" + match.error().pointer, match.error().message};
    return match;
}

}  // namespace

ScenarioReport check_scenario(std::string_view text) {
    ScenarioReport report;
    const Result<Json> document = parse_json(text);
    if (!document) {
        report.failure = told(document.error());
        return report;
    }
    Error error;
    const Reader in(*document, "", error);
    in.allow_keys({"name", "rules", "position", "new", "steps"});
    report.name = in.at("name").text();
    if (in.has("rules")) {
        const std::size_t count = in.at("rules").array_size(1000);
        for (std::size_t i = 0; i < count; ++i) report.rules.push_back(in.at("rules").at(i).text());
    }
    const std::size_t steps = in.at("steps").array_size(100000);
    if (in.ok() && steps == 0) in.at("steps").fail("expected at least one step");
    if (!in.ok()) {
        report.failure = told(error);
        return report;
    }

    Result<std::unique_ptr<AnyMatch>> match = begin(in);
    if (!match) {
        report.failure = told(match.error());
        return report;
    }
    Rules known = (*match)->game().rules();
    for (std::size_t i = 0; i < report.rules.size(); ++i)
        if (std::none_of(known.begin(), known.end(), [&](const Rule* rule) { return report.rules[i] == rule->id; })) {
            report.failure = "/rules/" + std::to_string(i) + ": no such rule: " + report.rules[i];
            return report;
        }
    report.failure = Run(std::move(*match)).steps(in.at("steps").json());
    return report;
}

}  // namespace orrery
