#include "engine/match/service.h"

#include <optional>
#include <utility>

#include "engine/core/hash.h"
#include "engine/match/games.h"
#include "engine/match/new_match.h"

namespace orrery {

namespace {

namespace code {
constexpr int kParse = -32700, kRequest = -32600, kMethod = -32601, kParams = -32602;
constexpr int kIllegalMove = 1, kUnknownName = 2, kBadDocument = 3, kNoUndo = 4, kGameOver = 5;
}  // namespace code

constexpr std::size_t kMaxBatch = 1000;
constexpr std::size_t kMaxSessions = 10000;

Json object(std::initializer_list<std::pair<const char*, Json>> members) {
    Json out = Json::object();
    for (const auto& [key, value] : members) out[key] = value;
    return out;
}

Json words(const Text& text) { return object({{"en", text.en}, {"ja", text.ja}}); }
Json words(const Phrase& text) { return object({{"en", text.en}, {"ja", text.ja}}); }
Json where(const Error& error) { return object({{"pointer", error.pointer}, {"message", error.message}}); }

/// `params/seats/0` of a request is `/seats/0` to whoever wrote the parameters.
std::string one_line(const Error& error) { return error.pointer.empty() ? error.message : error.pointer + ": " + error.message; }

}  // namespace

struct Service::Answer {
    Json result;
    int error = 0;                                         ///< 0: there is a result
    std::string message;
    Json data;                                             ///< null: left out

    static Answer fail(int error, std::string message, Json data = nullptr) {
        return {nullptr, error, std::move(message), std::move(data)};
    }
    static Answer bad_params(const Error& error) { return fail(code::kParams, one_line(error), where(error)); }
    static Answer bad_document(const Error& error) { return fail(code::kBadDocument, one_line(error), where(error)); }
    static Answer game_over() { return fail(code::kGameOver, "the game is over"); }
};

/// The parameters of a method that works on a session.
class Service::Call {
  public:
    Call(Service& service, const Json& params, std::initializer_list<std::string_view> keys)
        : in_(params, "", error_) {
        in_.allow_keys(keys);
        const std::string id = in_.at("session").text();
        if (!in_.ok()) return;
        const auto found = service.sessions_.find(id);
        if (found != service.sessions_.end()) session_ = &found->second;
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    const Reader& in() const { return in_; }
    Session& session() { return *session_; }
    AnyMatch& match() { return *session_->match; }
    Json decision() const { return object({{"decision", session_->match->decision()}}); }

    /// A parameter that is wrong is told before a session that is not there.
    std::optional<Answer> trouble() const {
        if (!in_.ok()) return Answer::bad_params(error_);
        if (session_ == nullptr) return Answer::fail(code::kUnknownName, "no such session", where({"/session", "no such session"}));
        return {};
    }

  private:
    Error error_;
    Reader in_;
    Session* session_ = nullptr;
};

std::string Service::open_session(Session session) {
    const std::string id = "s" + std::to_string(++last_session_);
    sessions_.insert_or_assign(id, std::move(session));
    return id;
}

Service::Answer Service::games() {
    Json out = Json::array();
    for (const GameEntry& entry : all_games()) {
        const GameInfo& info = *entry.info;
        Json options = Json::array();
        for (const OptionSpec& spec : *info.options) {
            Json values = Json::array(), labels = Json::array();
            for (const OptionValue& value : spec.values) {
                values.push_back(value.value);
                labels.push_back(words(value.name));
            }
            options.push_back(object({{"key", spec.key}, {"name", words(spec.name)}, {"help", words(spec.help)},
                                      {"values", std::move(values)}, {"labels", std::move(labels)},
                                      {"default", spec.values[spec.default_index].value}}));
        }
        out.push_back(object({{"id", info.id}, {"name", words(info.name)},
                              {"players", Json::array({info.min_seats, info.max_seats})}, {"options", std::move(options)}}));
    }
    return {std::move(out), 0, {}, nullptr};
}

Service::Answer Service::new_match(const Json& params) {
    Error error;
    NewMatchRequest request;
    if (const auto trouble = read_new_match(Reader(params, "", error), request)) {
        if (trouble->kind == NewMatchTrouble::Kind::unknown_name)
            return Answer::fail(code::kUnknownName, one_line(trouble->error), where(trouble->error));
        return Answer::bad_params(trouble->error);
    }
    if (!request.has_seed) request.how.seed = host_.entropy();
    Result<std::unique_ptr<AnyMatch>> match = request.game->start(request.how);
    if (!match) return Answer::bad_params(match.error());

    Session session;
    session.header.id = to_hex16(host_.entropy());
    session.header.title = request.game->info->name.en;
    session.header.created = session.header.updated = host_.time();
    session.header.seats.resize(request.how.names.size());
    session.match = std::move(*match);
    Json decision = session.match->decision();
    return {object({{"session", open_session(std::move(session))}, {"decision", std::move(decision)}}), 0, {}, nullptr};
}

Service::Answer Service::load(const Json& params) {
    Error error;
    const Reader in(params, "", error);
    in.allow_keys({"position", "save"});
    if (in.ok() && in.has("position") == in.has("save")) in.fail("expected either \"position\" or \"save\"");
    if (!in.ok()) return Answer::bad_params(error);

    Session session;
    std::optional<Phrase> notice;
    if (in.has("position")) {
        Result<std::unique_ptr<AnyMatch>> match = load_position(in.at("position").json());
        if (!match) return Answer::bad_document(match.error());
        session.match = std::move(*match);
        session.header.id = to_hex16(host_.entropy());
        session.header.title = session.match->game().name.en;
        session.header.created = session.header.updated = host_.time();
        session.header.seats.resize(static_cast<std::size_t>(session.match->seats()));
    } else {
        Result<LoadedSave> save = read_save(in.at("save").json());
        if (!save) return Answer::bad_document(save.error());
        session.match = std::move(save->match);
        session.header = std::move(save->header);
        notice = std::move(save->notice);
    }
    Json result = Json::object();
    Json decision = session.match->decision();
    result["session"] = open_session(std::move(session));
    result["decision"] = std::move(decision);
    if (notice) result["notice"] = words(*notice);
    return {std::move(result), 0, {}, nullptr};
}

namespace {

Json write_result(const GameInfo& game, const ScoreSheet& sheet) {
    Json scores = Json::array(), places = Json::array(), ranking = Json::array(), winners = Json::array();
    for (std::size_t seat = 0; seat < sheet.rows.size(); ++seat) {
        const ScoreSheet::Row& row = sheet.rows[seat];
        Json parts = Json::array();
        for (std::size_t i = 0; i < row.points.size(); ++i)
            parts.push_back(object({{"what", (*game.score_parts)[i].what}, {"points", row.points[i]}}));
        scores.push_back(object({{"seat", seat}, {"total", row.total}, {"parts", std::move(parts)}}));
        places.push_back(row.place);
    }
    for (const Seat seat : sheet.ranking) ranking.push_back(seat);
    for (const Seat seat : sheet.winners) winners.push_back(seat);
    return object({{"over", sheet.over}, {"scores", std::move(scores)}, {"ranking", std::move(ranking)},
                   {"places", std::move(places)}, {"winners", std::move(winners)}});
}

Json write_refusal(const Refusal& refusal) {
    return object({{"rule", refusal.rule->id}, {"message", words(refusal.message)}});
}

}  // namespace

Service::Answer Service::call(const std::string& method, const Json& params) {
    const auto done = [](Json result) { return Answer{std::move(result), 0, {}, nullptr}; };
    if (method == "games") {
        if (!params.empty()) return Answer::bad_params({"/" + params.items().begin().key(), "unknown key"});
        return games();
    }
    if (method == "new" || method == "load") {
        if (sessions_.size() >= kMaxSessions) return Answer::fail(code::kParams, "too many sessions are open");
        return method == "new" ? new_match(params) : load(params);
    }

    if (method == "view") {
        Call call(*this, params, {"session", "seat"});
        const Reader given = call.in().at("seat");
        if (call.in().ok() && !given.json().is_number_integer()) given.fail("expected the number of a seat, from 0");
        if (const auto trouble = call.trouble()) return *trouble;
        const Json& seat = given.json();
        if (seat < 0 || seat >= call.match().seats())
            return Answer::bad_params({"/seat", "expected a seat from 0 to " + std::to_string(call.match().seats() - 1)});
        return done(call.match().view(seat.get<Seat>()));
    }
    if (method == "explain" || method == "apply") {
        Call call(*this, params, {"session", "move"});
        const Json& move = call.in().at("move").json();
        if (const auto trouble = call.trouble()) return *trouble;
        if (method == "explain") {
            const auto refusal = call.match().refusal(move);
            if (!refusal) return done(object({{"legal", true}}));
            return done(object({{"legal", false}, {"rule", refusal->rule->id}, {"message", words(refusal->message)}}));
        }
        if (!call.match().to_act()) return Answer::game_over();
        if (const auto refusal = call.match().apply(move))
            return Answer::fail(code::kIllegalMove, refusal->message.en, write_refusal(*refusal));
        return done(object({{"events", call.match().last_events()}, {"decision", call.match().decision()}}));
    }
    if (method == "bot") {
        Call call(*this, params, {"session", "level", "seed", "budget"});
        const Reader& in = call.in();
        std::string level(kBotLevels[0]);
        if (in.has("level")) level = in.at("level").text();
        if (in.ok() && !is_bot_level(level)) in.at("level").fail("no such level");
        std::uint64_t seed = 0;
        if (!in.has("seed")) seed = host_.entropy();
        else if (const Json& given = in.at("seed").json(); !given.is_number_integer()) in.at("seed").fail("expected a whole number");
        else seed = given.is_number_unsigned() ? given.get<std::uint64_t>() : static_cast<std::uint64_t>(given.get<std::int64_t>());
        Budget budget;
        if (in.has("budget")) {
            const Reader limits = in.at("budget");
            limits.allow_keys({"ms", "iterations"});
            if (in.ok() && limits.has("ms")) budget.ms = static_cast<int>(limits.at("ms").integer(1, 600000));
            if (in.ok() && limits.has("iterations"))
                budget.iterations = static_cast<int>(limits.at("iterations").integer(1, 1000000000));
        }
        if (const auto trouble = call.trouble()) return *trouble;
        if (!call.match().to_act()) return Answer::game_over();
        BotStats stats;
        Json move = call.match().bot_move(level, seed, budget, stats);
        return done(object({{"move", std::move(move)}, {"stats", object({{"iterations", stats.iterations}})}}));
    }

    if (method != "position" && method != "moves" && method != "undo" && method != "redo" && method != "save" &&
        method != "result" && method != "hash" && method != "close")
        return Answer::fail(code::kMethod, "no such method");
    Call call(*this, params, {"session"});
    if (const auto trouble = call.trouble()) return *trouble;
    AnyMatch& match = call.match();
    if (method == "position") return done(match.position());
    if (method == "moves") return done(object({{"decision", match.decision()}, {"moves", match.moves()}}));
    if (method == "undo") {
        switch (match.undo()) {
            case UndoAnswer::done: return done(call.decision());
            case UndoAnswer::nothing_left: return Answer::fail(code::kNoUndo, "there is nothing to undo");
            case UndoAnswer::barrier:
                return Answer::fail(code::kNoUndo, "the last move revealed something and cannot be taken back");
        }
    }
    if (method == "redo") {
        if (!match.redo()) return Answer::fail(code::kNoUndo, "there is nothing to redo");
        return done(call.decision());
    }
    if (method == "save") {
        call.session().header.updated = host_.time();
        return done(write_save(call.session().header, match));
    }
    if (method == "result") return done(write_result(match.game(), match.score()));
    if (method == "hash") return done(match.hash());
    sessions_.erase(call.in().at("session").text());       // close
    return done(nullptr);
}

Json Service::handle_request(const Json& request, const std::string& twice) {
    Json id = nullptr;
    const auto member = [&](const char* key) -> const Json* {
        if (!request.is_object()) return nullptr;
        const auto found = request.find(key);
        return found == request.end() ? nullptr : &*found;
    };
    const Json* given_id = member("id");
    const bool id_is_sound = given_id == nullptr || given_id->is_string() || given_id->is_number() || given_id->is_null();
    if (given_id != nullptr && id_is_sound) id = *given_id;

    const auto answer_with = [&](Answer answer) {
        Json out = object({{"jsonrpc", "2.0"}});
        if (answer.error == 0) {
            out["result"] = std::move(answer.result);
        } else {
            Json& error = out["error"] = object({{"code", answer.error}, {"message", std::move(answer.message)}});
            if (!answer.data.is_null()) error["data"] = std::move(answer.data);
        }
        out["id"] = std::move(id);
        return out;
    };

    const Json* version = member("jsonrpc");
    const Json* method = member("method");
    const Json* params = member("params");
    if (version == nullptr || *version != "2.0" || method == nullptr || !method->is_string() || !id_is_sound ||
        (params != nullptr && !params->is_structured()))
        return answer_with(Answer::fail(code::kRequest, "not a JSON-RPC 2.0 request"));

    const bool is_notification = given_id == nullptr;
    Answer answer;
    static const Json kNone = Json::object();
    if (!twice.empty()) {
        // Which of two values was meant cannot be known; a document is at fault by itself, anything else as a parameter.
        constexpr std::string_view kDocuments[] = {"/params/position", "/params/save"};
        answer = Answer::bad_params({twice, "this key stands twice"});
        for (const std::string_view place : kDocuments)
            if (twice.compare(0, place.size() + 1, std::string(place) + "/") == 0)
                answer = Answer::bad_document({twice.substr(place.size()), "this key stands twice"});
    } else if (params != nullptr && params->is_array() && !params->empty()) {
        answer = Answer::fail(code::kParams, "parameters are given by name");
    } else {
        answer = call(method->get<std::string>(), params != nullptr && params->is_object() ? *params : kNone);
    }
    return is_notification ? Json() : answer_with(std::move(answer));
}

std::string Service::handle_line(std::string_view line) {
    const auto fail = [](int error, const std::string& message) {
        return to_text(object({{"jsonrpc", "2.0"}, {"error", object({{"code", error}, {"message", message}})}, {"id", nullptr}}));
    };
    std::string twice;
    const Result<Json> message = parse_json(line, twice);
    if (!message) return fail(code::kParse, message.error().message);
    if (!message->is_array()) {
        const Json answer = handle_request(*message, twice);
        return answer.is_null() ? std::string() : to_text(answer);
    }
    if (message->empty()) return fail(code::kRequest, "an empty batch");
    if (message->size() > kMaxBatch) return fail(code::kRequest, "more than " + std::to_string(kMaxBatch) + " requests in a batch");
    if (!twice.empty()) return fail(code::kRequest, twice + ": this key stands twice");
    Json answers = Json::array();
    for (const Json& request : *message)
        if (Json answer = handle_request(request, {}); !answer.is_null()) answers.push_back(std::move(answer));
    return answers.empty() ? std::string() : to_text(answers);
}

}  // namespace orrery
