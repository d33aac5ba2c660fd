#include "engine/match/check.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "engine/match/games.h"
#include "engine/match/json_pointer.h"
#include "engine/match/new_match.h"

namespace orrery {

namespace {

constexpr std::size_t kMaxShown = 400;                     // in bytes; longer values are cut
constexpr std::size_t kMaxDifferences = 12;                // per step

std::string shown(const Json& value) {
    std::string text = to_text(value);
    if (text.size() <= kMaxShown) return text;
    std::size_t end = kMaxShown;
    while ((static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) --end;  // do not split a character
    return text.substr(0, end) + "…";
}

std::string listed(const std::vector<Json>& values) {
    std::string out;
    for (const Json& value : values) out += (out.empty() ? "" : ", ") + shown(value);
    return out;
}

/// Appends the innermost differences between two values.
void add_differences(const std::string& pointer, const Json& expected, const Json& found, std::vector<Difference>& out) {
    if (same_value(expected, found) || out.size() >= kMaxDifferences) return;
    if (expected.is_object() && found.is_object()) {
        for (const auto& item : expected.items()) {
            const auto other = found.find(item.key());
            if (other != found.end()) add_differences(below(pointer, item.key()), item.value(), *other, out);
            else out.push_back({below(pointer, item.key()), shown(item.value()), ""});
        }
        for (const auto& item : found.items())
            if (!expected.contains(item.key())) out.push_back({below(pointer, item.key()), "", shown(item.value())});
    } else if (expected.is_array() && found.is_array() && expected.size() == found.size() && expected[0].is_structured()) {
        for (std::size_t i = 0; i < expected.size(); ++i) add_differences(below(pointer, i), expected[i], found[i], out);
    } else {
        out.push_back({pointer, shown(expected), shown(found)});
    }
}

/// Appends the rule with this id to the rules concerned by a failure. Returns false if the game has no such rule.
bool add_rule(const GameInfo& game, const std::string& id, ScenarioReport& report) {
    for (const Rule* rule : game.rules()) {
        if (id != rule->id) continue;
        std::vector<const Rule*>& known = report.concerned;
        if (std::find(known.begin(), known.end(), rule) == known.end()) known.push_back(rule);
        return true;
    }
    return false;
}

bool holds(const Json& moves, const Json& move) {
    return std::any_of(moves.begin(), moves.end(), [&](const Json& m) { return same_value(m, move); });
}

/// Execution of the steps of a scenario. The first failure is written to the report and ends the run.
class Run {
  public:
    Run(std::unique_ptr<AnyMatch> match, ScenarioReport& report) : match_(std::move(match)), report_(report) {}

    void steps(const Json& steps) {
        for (std::size_t i = 0; i < steps.size() && passes(); ++i) {
            place_ = "/steps/" + std::to_string(i);
            step(steps[i]);
            if (passes()) documents_agree();
            if (!passes()) report_.step = to_text(steps[i]);
        }
    }

  private:
    bool passes() const { return report_.failure.empty(); }

    void fail(const std::string& where, const std::string& what) {
        if (passes()) report_.failure = place_ + where + ": " + what;
    }

    void differs(std::string pointer, std::string expected, std::string found) {
        report_.differences.push_back({std::move(pointer), std::move(expected), std::move(found)});
    }

    /// Records that a rule is concerned by the failure.
    void concerns(const std::string& id) { add_rule(match_->game(), id, report_); }

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
        if (!passes()) return;

        if (step.contains("expect")) expect(step["expect"], action == "view" ? shown_document : position());
        if (step.contains("events")) events(step["events"]);
        if (step.contains("moves_equal")) moves_equal(step["moves_equal"]);
        if (step.contains("moves_include")) moves_listed("moves_include", step["moves_include"], true);
        if (step.contains("moves_exclude")) moves_listed("moves_exclude", step["moves_exclude"], false);
        if (step.contains("result")) result(step["result"]);
    }

    void move(const Json& move) {
        const bool listed = holds(moves(), move);
        if (const auto refusal = match_->apply(move)) {
            concerns(refusal->rule->id);
            differs("/moves", "legal: " + shown(move), "refused by " + std::string(refusal->rule->id) + ": " + refusal->message.en);
            return fail("/move", refused(*refusal));
        }
        changed();
        if (!listed) fail("/move", "is legal, but not among the legal moves");
    }

    static std::string refused(const Refusal& refusal) {
        return std::string("was refused by ") + refusal.rule->id + " (" + refusal.message.en + ")";
    }

    void illegal(const Json& step) {
        const Json& move = step["illegal"];
        const auto refusal = match_->refusal(move);
        const Json rule = step.contains("rule") ? step["rule"] : Json();
        if (!refusal) {
            if (rule.is_string()) concerns(rule.get<std::string>());
            differs("/moves", rule.is_string() ? "refused by " + rule.get<std::string>() : "refused", "legal: " + shown(move));
            return fail("/illegal", "is legal");
        }
        if (step.contains("rule") && rule != refusal->rule->id) {
            if (rule.is_string()) concerns(rule.get<std::string>());
            concerns(refusal->rule->id);
            differs("/rule", shown(rule), "\"" + std::string(refusal->rule->id) + "\": " + refusal->message.en);
            return fail("/rule", "expected " + shown(rule) + ", " + refused(*refusal));
        }
        if (holds(moves(), move)) return fail("/illegal", "is among the legal moves");
        const Json before = position();
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
            changed();
            if (answer == UndoAnswer::done) continue;
            return fail("/undo", "move " + std::to_string(i + 1) + " was not taken back: " +
                                     (answer == UndoAnswer::barrier ? "a barrier" : "there is nothing to undo"));
        }
    }

    void redo(const Json& value) {
        const std::optional<int> moves = count("redo", value);
        for (int i = 0; moves && i < *moves; ++i) {
            if (!match_->redo()) return fail("/redo", "there is nothing to redo");
            changed();
        }
    }

    void undo_refused(const Json& value) {
        if (value != true) return fail("/undo_refused", "expected true");
        const Json before = position();
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
            if (found == nullptr) {
                fail("/expect", "there is nothing at \"" + item.key() + "\"");
                differs(item.key(), shown(item.value()), "");
            } else if (!same_value(*found, item.value())) {
                fail("/expect", "\"" + item.key() + "\": expected " + shown(item.value()) + ", found " + shown(*found));
                add_differences(item.key(), item.value(), *found, report_.differences);
            }
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
            const std::size_t first = next;
            while (next < events.size() && !event_matches(events[next], wanted[i])) ++next;
            if (next == events.size()) {
                differs("/events/" + std::to_string(i), shown(wanted[i]), "");
                for (std::size_t left = first; left < events.size() && left < first + kMaxDifferences; ++left)
                    differs("/events/" + std::to_string(i), "", shown(events[left]));
                return fail("/events/" + std::to_string(i),
                            "no event in this order matches " + shown(wanted[i]) + "; there were " + shown(events));
            }
            ++next;
        }
    }

    void moves_equal(const Json& wanted) {
        if (!wanted.is_array()) return fail("/moves_equal", "expected an array");
        const Json& moves = this->moves();
        std::vector<Json> lacking, besides;
        for (const Json& move : wanted)
            if (!holds(moves, move)) lacking.push_back(move);
        for (const Json& move : moves)
            if (!holds(wanted, move)) besides.push_back(move);
        if (!lacking.empty() || !besides.empty()) differs("/moves", listed(lacking), listed(besides));
        if (!lacking.empty()) return fail("/moves_equal", shown(lacking[0]) + " is not among the legal moves");
        if (!besides.empty()) return fail("/moves_equal", shown(besides[0]) + " is legal and not in the list");
        if (wanted.size() != moves.size())
            fail("/moves_equal", "a move stands twice: expected " + std::to_string(wanted.size()) + " moves, found " +
                                     std::to_string(moves.size()));
    }

    void moves_listed(const std::string& key, const Json& wanted, bool included) {
        if (!wanted.is_array() || wanted.empty()) return fail("/" + key, "expected an array with at least one move");
        const Json& moves = this->moves();
        for (const Json& move : wanted) {
            if (holds(moves, move) == included) continue;
            fail("/" + key, shown(move) + (included ? " is not among the legal moves" : " is among the legal moves"));
            if (included) return differs("/moves", shown(move), shown(moves));
            return differs("/moves", "", shown(move));
        }
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
        for (const Contender who : sheet.ranking) found["ranking"].push_back(who.index);
        for (const Contender who : sheet.winners) found["winners"].push_back(who.index);
        for (const auto& item : wanted.items()) {
            if (!found.contains(item.key())) return fail("/result/" + item.key(), "unknown key");
            if (same_value(found[item.key()], item.value())) continue;
            fail("/result/" + item.key(), "expected " + shown(item.value()) + ", found " + shown(found[item.key()]));
            differs("/result/" + item.key(), shown(item.value()), shown(found[item.key()]));
        }
    }

    /// Checks after every step that the position round-trips byte for byte and that no listed move is refused. Skips a
    /// position that has not changed.
    void documents_agree() {
        if (agreed_) return;
        const auto again = load_position(position());
        if (!again) return fail("", "the position is refused when read back: " + again.error().pointer + ": " + again.error().message);
        if (to_text((*again)->position()) != to_text(position())) return fail("", "the position reads back as another one");
        if ((*again)->hash() != match_->hash()) return fail("", "the position reads back with another hash");
        for (const Json& move : moves())
            if (const auto refusal = match_->refusal(move)) return fail("", "the listed move " + shown(move) + " " + refused(*refusal));
        agreed_ = true;
    }

    // Documents cached for the current state of the match.
    const Json& position() {
        if (!position_) position_ = match_->position();
        return *position_;
    }
    const Json& moves() {
        if (!moves_) moves_ = Json(match_->moves());
        return *moves_;
    }
    void changed() {
        position_.reset();
        moves_.reset();
        agreed_ = false;
    }

    std::unique_ptr<AnyMatch> match_;
    ScenarioReport& report_;
    std::string place_;
    std::optional<Json> position_;
    std::optional<Json> moves_;
    bool agreed_ = false;
};

std::string told(const Error& error) { return (error.pointer.empty() ? "" : error.pointer + ": ") + error.message; }

Result<std::unique_ptr<AnyMatch>> begin(const Reader& in, const FindBase& find_base) {
    if (in.has("position") == in.has("new")) return Error{"", "expected either \"position\" or \"new\""};
    if (in.has("position")) {
        const Result<Json> position = whole_position(in.at("position").json(), find_base);
        if (!position) return Error{"/position" + position.error().pointer, position.error().message};
        auto match = load_position(*position);
        if (!match) return Error{"/position" + match.error().pointer, match.error().message};
        return match;
    }
    NewMatchRequest request;
    if (const auto trouble = read_new_match(in.at("new"), request)) return trouble->error;
    // A scenario without a seed uses seed 0, so that its result is reproducible.
    auto match = request.game->start(request.how);
    if (!match) return Error{"/new" + match.error().pointer, match.error().message};
    return match;
}

}  // namespace

ScenarioReport check_scenario(std::string_view text, const FindBase& find_base) {
    const Result<Json> document = parse_json(text);
    if (document) return run_scenario(*document, find_base);
    ScenarioReport report;
    report.failure = told(document.error());
    return report;
}

ScenarioReport run_scenario(const Json& scenario, const FindBase& find_base) {
    ScenarioReport report;
    Error error;
    const Reader in(scenario, "", error);
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

    Result<std::unique_ptr<AnyMatch>> match = begin(in, find_base);
    if (!match) {
        report.failure = told(match.error());
        return report;
    }
    for (std::size_t i = 0; i < report.rules.size(); ++i)
        if (!add_rule((*match)->game(), report.rules[i], report)) {
            report.failure = "/rules/" + std::to_string(i) + ": no such rule: " + report.rules[i];
            return report;
        }
    Run(std::move(*match), report).steps(in.at("steps").json());
    const Json& list = in.at("steps").json();
    const auto can_fail = [](const Json& step) { return step.contains("move") || expects_something(step); };
    if (report.failure.empty() && std::none_of(list.begin(), list.end(), can_fail))
        report.failure = "/steps: the scenario expects nothing: no step says what must come of it";
    return report;
}

std::string explained(const ScenarioReport& report) {
    std::string out;
    const auto line = [&](const std::string& title, const std::string& text) {
        out += "    " + title + std::string(title.size() < 9 ? 9 - title.size() : 1, ' ') + text + "\n";
    };
    if (!report.step.empty()) line("step", report.step);
    for (const Difference& difference : report.differences) {
        line("at", difference.pointer.empty() ? "the whole" : difference.pointer);
        line("expected", difference.expected.empty() ? "nothing" : difference.expected);
        line("found", difference.found.empty() ? "nothing" : difference.found);
    }
    for (const Rule* rule : report.concerned) line(rule->id, rule->text.en);
    return out;
}

bool expects_something(const Json& step) {
    if (!step.is_object()) return false;
    for (const char* key : {"illegal", "undo_refused", "moves_equal", "moves_include", "moves_exclude", "result"})
        if (step.contains(key)) return true;
    for (const char* key : {"expect", "events"})
        if (const auto found = step.find(key); found != step.end() && !found->empty()) return true;
    return false;
}

}  // namespace orrery
