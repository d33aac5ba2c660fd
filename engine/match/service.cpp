#include "engine/match/service.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/hash.h"
#include "engine/match/games.h"
#include "engine/match/new_match.h"
#include "engine/match/way.h"

namespace orrery {

namespace {

namespace failure {
constexpr int kParse = -32700, kRequest = -32600, kMethod = -32601, kParams = -32602;
constexpr int kIllegalMove = 1, kUnknownName = 2, kBadDocument = 3, kNoUndo = 4, kGameOver = 5;
}  // namespace failure

constexpr std::size_t kMaxBatch = 1000;
constexpr std::size_t kMaxSessions = 10000;
constexpr std::size_t kMostMade = 100;                     // moves of a seat before the others

Json object(std::initializer_list<std::pair<const char*, Json>> members) {
    Json out = Json::object();
    for (const auto& [key, value] : members) out[key] = value;
    return out;
}

/// Returns a text or phrase in every language that is built, by code.
template <class T>
Json words(const T& text) {
    Json out = Json::object();
    for (const Lang lang : known_languages()) out[code(lang)] = text.in(lang);
    return out;
}
Json where(const Error& error) { return object({{"pointer", error.pointer}, {"message", error.message}}); }

/// Returns the error as one line. The pointer is expected to be relative to the parameters.
std::string one_line(const Error& error) { return error.pointer.empty() ? error.message : error.pointer + ": " + error.message; }

}  // namespace

struct Service::Answer {
    Json result;
    int error = 0;                                         ///< 0 if there is a result
    std::string message;
    Json data;                                             ///< omitted if null

    static Answer done(Json result) { return {std::move(result), 0, {}, nullptr}; }
    static Answer fail(int error, std::string message, Json data = nullptr) {
        return {nullptr, error, std::move(message), std::move(data)};
    }
    static Answer bad_params(const Error& error) { return fail(failure::kParams, one_line(error), where(error)); }
    static Answer bad_document(const Error& error) { return fail(failure::kBadDocument, one_line(error), where(error)); }
    static Answer illegal(const Refusal& refusal) {
        return fail(failure::kIllegalMove, refusal.message.en, object({{"rule", refusal.rule->id}, {"message", words(refusal.message)}}));
    }
    static Answer game_over() { return fail(failure::kGameOver, "the game is over"); }
};

/// Request to a session method. The constructor checks its keys and its session.
class Service::Call {
  public:
    Call(Service& service, const Json& params, std::initializer_list<std::string_view> required,
         std::initializer_list<std::string_view> allowed)
        : in_(params, "", error_) {
        in_.allow_keys(allowed);
        for (const std::string_view key : required) (void)in_.at(key);
        const std::string id = in_.at("session").text();
        if (!in_.ok()) return;
        const auto found = service.sessions_.find(id);
        if (found != service.sessions_.end()) session_ = &found->second;
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// Returns a reader of the parameters. Its errors are reported by trouble().
    const Reader& in() const { return in_; }
    Session& session() { return *session_; }
    AnyMatch& match() { return *session_->match; }
    Json decision() const { return object({{"decision", session_->match->decision()}}); }

    std::optional<Answer> trouble() const {
        if (!in_.ok()) return Answer::bad_params(error_);
        if (session_ == nullptr) return Answer::fail(failure::kUnknownName, "no such session", where({"/session", "no such session"}));
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

Json write_option(const OptionSpec& option, int min_seats, int max_seats) {
    Json values = Json::array(), labels = Json::array(), players = Json::array(), defaults = Json::array();
    bool depends_on_seats = false;
    const int first = std::max(option.seats.least, min_seats), last = std::min(option.seats.most, max_seats);
    for (const OptionValue& value : option.values) {
        const int least = std::max(value.seats.least, first), most = std::min(value.seats.most, last);
        values.push_back(value.value);
        labels.push_back(words(value.name));
        players.push_back(Json::array({least, most}));
        depends_on_seats = depends_on_seats || least != min_seats || most != max_seats;
    }
    for (int seats = min_seats; seats <= max_seats; ++seats)
        defaults.push_back(option.is_in_documents(seats) ? default_value(option, seats) : Json());
    Json out = object({{"key", option.key}, {"name", words(option.name)}, {"help", words(option.help)},
                       {"values", std::move(values)}, {"labels", std::move(labels)}, {"default", default_value(option, first)}});
    if (option.range) out["range"] = Json::array({option.range->least, option.range->most});
    if (depends_on_seats) {
        out["players"] = std::move(players);
        out["defaults"] = std::move(defaults);
    }
    return out;
}

Service::Answer Service::games() {
    Json out = Json::array();
    for (const GameEntry& entry : all_games()) {
        const GameInfo& info = *entry.info;
        Json options = Json::array();
        for (const OptionSpec& spec : *info.options) options.push_back(write_option(spec, info.min_seats, info.max_seats));
        out.push_back(object({{"id", info.id}, {"name", words(info.name)},
                              {"players", Json::array({info.min_seats, info.max_seats})}, {"options", std::move(options)}}));
    }
    return Answer::done(std::move(out));
}

Service::Answer Service::new_match(const Json& params) {
    Error error;
    NewMatchRequest request;
    if (const auto trouble = read_new_match(Reader(params, "", error), request)) {
        if (trouble->kind == NewMatchTrouble::Kind::unknown_name)
            return Answer::fail(failure::kUnknownName, one_line(trouble->error), where(trouble->error));
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
    return Answer::done(object({{"session", open_session(std::move(session))}, {"decision", std::move(decision)}}));
}

namespace {

/// Reads the parameter `first` of `load`. Returns a copy in which its seat is asked first and has made its moves; they may go on into the
/// next step. In error, says why in the reader and returns nullptr.
std::unique_ptr<AnyMatch> asked_first(const AnyMatch& match, const Reader& first) {
    first.allow_keys({"seat", "made"});
    const Seat seat = static_cast<Seat>(first.at("seat").integer(0, match.seats() - 1));
    if (!first.ok()) return nullptr;
    std::unique_ptr<AnyMatch> out = match.asked_first(seat);
    if (!out) {
        first.at("seat").fail("this seat cannot decide before the one that is asked");
        return nullptr;
    }
    if (!first.has("made")) return out;
    const Reader made = first.at("made");
    const std::size_t count = made.array_size(kMostMade);
    for (std::size_t i = 0; i < count && made.ok(); ++i) {
        if (out->to_act() != seat || out->apply(made.at(i).json(), {})) made.at(i).fail("not a legal move of this seat");
        else if (auto next = out->to_act() != seat ? out->asked_first(seat) : nullptr) out = std::move(next);
    }
    return out;
}

}  // namespace

Service::Answer Service::load(const Json& params) {
    Error error;
    const Reader in(params, "", error);
    in.allow_keys({"position", "save", "first"});
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
    if (in.has("first")) {
        session.match = asked_first(*session.match, in.at("first"));
        if (!in.ok()) return Answer::bad_params(error);
    }
    Json result = Json::object();
    Json decision = session.match->decision();
    result["session"] = open_session(std::move(session));
    result["decision"] = std::move(decision);
    if (notice) result["notice"] = words(*notice);
    return Answer::done(std::move(result));
}

Json write_result(const AnyMatch& match) {
    const GameInfo& game = match.game();
    const ScoreSheet sheet = match.score();
    const std::vector<std::size_t> columns = score_columns(game, match.options());
    Json scores = Json::array(), places = Json::array(), ranking = Json::array(), winners = Json::array();
    for (std::size_t who = 0; who < sheet.rows.size(); ++who) {
        const ScoreSheet::Row& row = sheet.rows[who];
        Json parts = Json::array();
        for (std::size_t i = 0; i < row.points.size(); ++i)
            parts.push_back(object({{"what", (*game.score_parts)[columns[i]].what}, {"points", row.points[i]}}));
        scores.push_back(object({{"seat", who}, {"total", row.total}, {"parts", std::move(parts)}}));
        places.push_back(row.place);
    }
    for (const Contender who : sheet.ranking) ranking.push_back(who.index);
    for (const Contender who : sheet.winners) winners.push_back(who.index);
    return object({{"over", sheet.over}, {"scores", std::move(scores)}, {"ranking", std::move(ranking)},
                   {"places", std::move(places)}, {"winners", std::move(winners)}});
}

/// Session method: its parameters, and the function to call after they have been checked.
struct Service::Method {
    std::string_view name;
    std::initializer_list<std::string_view> required, allowed;
    Answer (*run)(Service& service, Call& call);
};

Service::Answer Service::view(Service&, Call& call) {
    const std::int64_t seat = call.in().at("seat").integer(0, call.match().seats() - 1);
    if (const auto trouble = call.trouble()) return *trouble;
    return Answer::done(call.match().view(static_cast<Seat>(seat)));
}

Service::Answer Service::explain(Service&, Call& call) {
    const auto refusal = call.match().refusal(call.in().at("move").json());
    if (!refusal) return Answer::done(object({{"legal", true}}));
    return Answer::done(object({{"legal", false}, {"rule", refusal->rule->id}, {"message", words(refusal->message)}}));
}

Service::Answer Service::apply(Service&, Call& call) {
    if (!call.match().to_act()) return Answer::game_over();
    if (const auto refusal = call.match().apply(call.in().at("move").json())) return Answer::illegal(*refusal);
    return Answer::done(object({{"events", call.match().last_events()}, {"decision", call.match().decision()}}));
}

Service::Answer Service::undo(Service&, Call& call) {
    switch (call.match().undo()) {
        case UndoAnswer::done: return Answer::done(call.decision());
        case UndoAnswer::nothing_left: return Answer::fail(failure::kNoUndo, "there is nothing to undo");
        case UndoAnswer::barrier: break;
    }
    return Answer::fail(failure::kNoUndo, "the last move revealed something and cannot be taken back");
}

Service::Answer Service::redo(Service&, Call& call) {
    if (!call.match().redo()) return Answer::fail(failure::kNoUndo, "there is nothing to redo");
    return Answer::done(call.decision());
}

Service::Answer Service::bot(Service& service, Call& call) { return service.let_think(call, Asks::move); }
Service::Answer Service::advise(Service& service, Call& call) { return service.let_think(call, Asks::advice); }
Service::Answer Service::judge(Service& service, Call& call) { return service.let_think(call, Asks::judgement); }

Service::Answer Service::let_think(Call& call, Asks what) {
    const Reader& in = call.in();
    std::string level(kDefaultBotLevel);
    if (in.has("level")) level = in.at("level").text();
    if (in.ok() && !is_bot_level(level)) in.at("level").fail("no such level");
    std::uint64_t seed = 0;
    if (in.has("seed")) seed = read_seed(in.at("seed"));
    else seed = host_.entropy();
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
    Json asked;
    if (in.has("move")) {
        asked = in.at("move").json();
        if (const auto refusal = call.match().refusal(asked)) return Answer::illegal(*refusal);
    }
    const ClockMs& clock = host_.clock;
    Thought thought;
    thought.player = call.match().thinker(level, seed);
    thought.until = what == Asks::move ? until_for(budget) : Until::spent;
    if (what == Asks::judgement) {
        thought.player->judge_also(asked);
        thought.asked = std::move(asked);
    }
    if (what == Asks::advice) thought.topics = game_by_id(call.match().game().id)->topic_words;
    if (!host_.in_slices) {
        think(*thought.player, budget, clock, thought.until);
        return Answer::done(answer_of(thought));
    }
    thought.session = in.at("session").text();
    thought.most = iterations_for(*thought.player, budget, clock != nullptr);
    thought.end_ms = clock && budget.ms > 0 ? clock() + budget.ms : 0;
    new_thought_ = std::move(thought);
    return Answer::done(nullptr);
}

Service::Answer Service::way(Service&, Call& call) {
    const Reader& in = call.in();
    const Reader aim = in.at("aim");
    int limit = kWayPositions;
    if (in.has("limit")) limit = static_cast<int>(in.at("limit").integer(1, kMostWayPositions));
    if (!aim.json().is_object() || aim.json().empty()) aim.fail("expected an object of JSON pointers and values");
    else
        for (const auto& item : aim.json().items())
            if (!item.key().empty() && item.key().front() != '/') aim.fail("\"" + item.key() + "\" is no JSON pointer");
    if (const auto trouble = call.trouble()) return *trouble;
    if (!call.match().to_act()) return Answer::game_over();
    const Way way = find_way(call.match(), aim.json(), limit);
    return Answer::done(object({{"moves", way.moves ? Json(*way.moves) : Json()}, {"complete", way.is_complete}, {"positions", way.positions}}));
}

Json Service::answer_of(const Thought& thought) {
    const Thinker& player = *thought.player;
    if (thought.topics != nullptr) {
        constexpr int kMoves = 3;
        Json moves = Json::array();
        for (const Advice& advice : player.advice(kMoves))
            moves.push_back(object({{"move", advice.move},
                                    {"share", advice.share ? Json(*advice.share) : Json()},
                                    {"topic", advice.topic ? Json(*advice.topic) : Json()},
                                    {"why", advice.topic ? words(thought.topics()[static_cast<std::size_t>(*advice.topic)]) : Json()}}));
        return object({{"moves", std::move(moves)}, {"iterations", player.iterations()}});
    }
    if (thought.asked) return write_judgement(player, *thought.asked);
    const BotStats stats = player.stats();
    Json values = Json::array();
    for (const BotValue& value : stats.values)
        values.push_back(object({{"move", value.move}, {"visits", value.visits}, {"value", value.value}}));
    return object({{"move", player.move()},
                   {"stats", object({{"iterations", stats.iterations}, {"values", std::move(values)}})}});
}

std::string Service::think_on(int ms) {
    if (thoughts_.empty()) return {};
    constexpr int kStepsWithoutClock = 4;
    Thought& thought = thoughts_.front();
    const int slice = slice_of(*thought.player);
    const ClockMs& clock = host_.clock;
    const double until = clock ? clock() + ms : 0;
    const auto may_answer = [&] {
        return thought.hurry || is_done(*thought.player, thought.most, thought.until) ||
               (thought.end_ms > 0 && clock() >= thought.end_ms);
    };
    for (int step = 0; !may_answer(); ++step) {
        if (clock ? clock() >= until : step >= kStepsWithoutClock) return {};
        thought.player->think(std::min(slice, thought.most - thought.player->iterations()));
    }
    Json answer = object({{"jsonrpc", "2.0"}, {"result", answer_of(thought)}, {"id", std::move(thought.id)}});
    thoughts_.pop_front();
    return to_text(answer);
}

Service::Answer Service::save(Service& service, Call& call) {
    call.session().header.updated = service.host_.time();
    return Answer::done(write_save(call.session().header, call.match()));
}

Service::Answer Service::close(Service& service, Call& call) {
    const std::string id = call.in().at("session").text();
    for (Thought& thought : service.thoughts_)
        if (thought.session == id) thought.hurry = true;
    service.sessions_.erase(id);
    return Answer::done(nullptr);
}

Service::Answer Service::call(const std::string& method, const Json& params) {
    static const Method kMethods[] = {
        {"position", {}, {"session"}, [](Service&, Call& c) { return Answer::done(c.match().position()); }},
        {"view", {"seat"}, {"session", "seat"}, &Service::view},
        {"moves", {}, {"session"},
         [](Service&, Call& c) {
             return Answer::done(object({{"decision", c.match().decision()}, {"moves", c.match().moves()}}));
         }},
        {"explain", {"move"}, {"session", "move"}, &Service::explain},
        {"apply", {"move"}, {"session", "move"}, &Service::apply},
        {"undo", {}, {"session"}, &Service::undo},
        {"redo", {}, {"session"}, &Service::redo},
        {"save", {}, {"session"}, &Service::save},
        {"result", {}, {"session"},
         [](Service&, Call& c) { return Answer::done(write_result(c.match())); }},
        {"bot", {}, {"session", "level", "seed", "budget"}, &Service::bot},
        {"advise", {}, {"session", "level", "seed", "budget"}, &Service::advise},
        {"judge", {}, {"session", "level", "seed", "budget", "move"}, &Service::judge},
        {"way", {"aim"}, {"session", "aim", "limit"}, &Service::way},
        {"hash", {}, {"session"}, [](Service&, Call& c) { return Answer::done(c.match().hash()); }},
        {"close", {}, {"session"}, &Service::close},
    };
    if (method == "games") {
        if (!params.empty()) return Answer::bad_params({"/" + params.items().begin().key(), "unknown key"});
        return games();
    }
    if (method == "new" || method == "load") {
        if (sessions_.size() >= kMaxSessions) return Answer::fail(failure::kParams, "too many sessions are open");
        return method == "new" ? new_match(params) : load(params);
    }
    for (const Method& one : kMethods) {
        if (one.name != method) continue;
        Call call(*this, params, one.required, one.allowed);
        if (const auto trouble = call.trouble()) return *trouble;
        return one.run(*this, call);
    }
    return Answer::fail(failure::kMethod, "no such method");
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
        return answer_with(Answer::fail(failure::kRequest, "not a JSON-RPC 2.0 request"));

    const bool is_notification = given_id == nullptr;
    Answer answer;
    static const Json kNone = Json::object();
    if (!twice.empty()) {
        // A duplicate key is ambiguous. Inside a document it is a document error, elsewhere a parameter error.
        constexpr std::string_view kDocuments[] = {"/params/position", "/params/save"};
        answer = Answer::bad_params({twice, "this key stands twice"});
        for (const std::string_view place : kDocuments)
            if (twice.compare(0, place.size() + 1, std::string(place) + "/") == 0)
                answer = Answer::bad_document({twice.substr(place.size()), "this key stands twice"});
    } else if (params != nullptr && params->is_array() && !params->empty()) {
        answer = Answer::fail(failure::kParams, "parameters are given by name");
    } else {
        answer = call(method->get<std::string>(), params != nullptr && params->is_object() ? *params : kNone);
    }
    if (new_thought_) {                                    // think_on() answers
        Thought thought = std::move(*new_thought_);
        new_thought_.reset();
        if (is_notification) return Json();
        for (Thought& earlier : thoughts_) earlier.hurry = true;
        thought.id = std::move(id);
        thoughts_.push_back(std::move(thought));
        return Json();
    }
    return is_notification ? Json() : answer_with(std::move(answer));
}

std::string Service::handle_line(std::string_view line) {
    const auto fail = [](int error, const std::string& message) {
        return to_text(object({{"jsonrpc", "2.0"}, {"error", object({{"code", error}, {"message", message}})}, {"id", nullptr}}));
    };
    std::string twice;
    const Result<Json> message = parse_json(line, twice);
    if (!message) return fail(failure::kParse, message.error().message);
    if (!message->is_array()) {
        const Json answer = handle_request(*message, twice);
        return answer.is_null() ? std::string() : to_text(answer);
    }
    if (message->empty()) return fail(failure::kRequest, "an empty batch");
    if (message->size() > kMaxBatch) return fail(failure::kRequest, "more than " + std::to_string(kMaxBatch) + " requests in a batch");
    if (!twice.empty()) return fail(failure::kRequest, twice + ": this key stands twice");
    Json answers = Json::array();
    for (const Json& request : *message)
        if (Json answer = handle_request(request, {}); !answer.is_null()) answers.push_back(std::move(answer));
    return answers.empty() ? std::string() : to_text(answers);
}

}  // namespace orrery
