#include "engine/match/games.h"

#include "engine/core/chance.h"
#include "engine/match/game_list.h"
#include "engine/match/match.h"

namespace orrery {

namespace {

template <class G>
std::uint64_t play_random_games(int seats, std::uint64_t seed, int games) {
    const typename G::Options& options = usual_options<G>(seats);
    Rng pick(seed);
    typename G::Events dropped;
    std::uint64_t moves = 0;
    for (int game = 0; game < games; ++game) {
        typename G::State state = G::start(options, seats, Rng(pick.next64()), nullptr, dropped);
        for (int ply = 0; ply < G::kMaxPlies; ++ply) {
            const auto who = G::to_act(state);
            if (!who) break;
            const auto choices = G::legal_moves(state, *who);
            G::apply(state, *who, choices[pick.below(static_cast<std::uint32_t>(choices.size()))], nullptr, dropped);
            ++moves;
        }
    }
    return moves;
}

template <class G>
SoakedGame soak(const Json& options, int seats, std::uint64_t seed) {
    Error error;
    const auto decoded = G::decode_options(Reader(options, "/options", error));
    if (!error.message.empty()) return {0, error.pointer + ": " + error.message};
    return soak_game<G>(decoded, seats, seed);
}

template <class G>
GameEntry entry() {
    return {&G::info(), &Match<G>::start, &Match<G>::load, &play_random_games<G>, &soak<G>, &G::topic_words, sizeof(typename G::State)};
}

template <class... G>
std::vector<GameEntry> entries(GameList<G...>) {
    return {entry<G>()...};
}

}  // namespace

const std::vector<GameEntry>& all_games() {
    static const std::vector<GameEntry> games = entries(AllGames{});
    return games;
}

const GameEntry* game_by_id(std::string_view id) {
    for (const GameEntry& game : all_games())
        if (id == game.info->id) return &game;
    return nullptr;
}

std::optional<Json> next_die(const GameEntry& game, const NewMatch& how) {
    NewMatch trial = how;
    trial.script.dice.push_back(1);
    const auto match = game.start(trial);
    if (!match || (*match)->dice_left() > 0) return {};
    Json out = Json::array();
    for (LogLine& line : (*match)->log({}, Lang::en)) out.push_back(std::move(line.event));
    return out;
}

Result<std::unique_ptr<AnyMatch>> load_position(const Json& position) {
    Error error;
    const Reader document(position, "", error);
    const std::string id = document.at("game").text();
    if (!error.message.empty()) return error;
    const GameEntry* game = game_by_id(id);
    if (game == nullptr) return Error{"/game", "no such game"};
    return game->load(position);
}

}  // namespace orrery
