// Plays a whole game over the protocol (docs/protocol.md): this program moves for seat 0, computers for the other seats.
//
//     g++ -std=c++20 -o client docs/examples/client.cpp
//     ./client ORRERY GAME LEVEL [SEED]
//
// ORRERY is the path of the program `orrery`, for example build/native/orrery. Prints each move and the result as JSON. It needs
// POSIX and nlohmann_json.
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>
#include <random>
#include <stdexcept>
#include <string>

using Json = nlohmann::ordered_json;

/// A running `orrery serve`, with one method call at a time.
class Server {
  public:
    explicit Server(const char* program) {
        int to[2], from[2];
        if (pipe(to) != 0 || pipe(from) != 0) throw std::runtime_error("no pipe");
        process_ = fork();
        if (process_ == 0) {
            dup2(to[0], STDIN_FILENO);
            dup2(from[1], STDOUT_FILENO);
            for (const int end : {to[0], to[1], from[0], from[1]}) close(end);
            execl(program, program, "serve", nullptr);
            _exit(127);
        }
        close(to[0]);
        close(from[1]);
        in_ = fdopen(to[1], "w");
        out_ = fdopen(from[0], "r");
    }
    ~Server() {
        std::fclose(in_);
        waitpid(process_, nullptr, 0);
        std::fclose(out_);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Returns the result of a method. Throws the server's error.
    Json call(const std::string& method, const Json& params = Json::object()) {
        const std::string line = Json{{"jsonrpc", "2.0"}, {"id", ++calls_}, {"method", method}, {"params", params}}.dump() + "\n";
        std::fputs(line.c_str(), in_);
        std::fflush(in_);
        char* text = nullptr;
        std::size_t size = 0;
        if (getline(&text, &size, out_) < 0) throw std::runtime_error("the server has ended");
        const Json answer = Json::parse(text);
        std::free(text);
        if (answer.contains("error")) throw std::runtime_error(method + ": " + answer["error"].dump());
        return answer["result"];
    }

  private:
    pid_t process_ = -1;
    std::FILE *in_ = nullptr, *out_ = nullptr;
    int calls_ = 0;
};

/// Returns the move that this player makes. `view` holds what seat 0 may know. Put your own player here.
Json choose(const Json& view, const Json& moves, std::mt19937_64& dice) {
    static_cast<void>(view);
    return moves[dice() % moves.size()];
}

void play(Server& server, const std::string& game, const std::string& level, std::uint64_t seed) {
    std::mt19937_64 dice(seed);
    int players = 0;
    for (const Json& one : server.call("games"))
        if (one["id"] == game) players = std::max(2, one["players"][0].get<int>());
    if (players == 0) throw std::runtime_error("there is no game " + game);
    const Json opened = server.call("new", {{"game", game}, {"players", players}, {"seed", seed}});
    const Json session = opened["session"];
    Json decision = opened["decision"];
    while (!decision.is_null()) {
        Json move;
        if (decision["seat"] == 0) {
            const Json view = server.call("view", {{"session", session}, {"seat", 0}});
            move = choose(view, server.call("moves", {{"session", session}})["moves"], dice);
        } else {
            move = server.call("bot", {{"session", session}, {"level", level}, {"seed", dice() >> 11}})["move"];
        }
        std::cout << decision["seat"] << " " << move << "\n";
        decision = server.call("apply", {{"session", session}, {"move", move}})["decision"];
    }
    std::cout << server.call("result", {{"session", session}}) << "\n";
}

int main(int argc, char** argv) {
    if (argc != 4 && argc != 5) {
        std::cerr << "usage: client ORRERY GAME LEVEL [SEED]\n";
        return 2;
    }
    try {
        Server server(argv[1]);
        play(server, argv[2], argv[3], argc == 5 ? std::stoull(argv[4]) : 1);
    } catch (const std::exception& error) {
        std::cerr << "client: " << error.what() << "\n";
        return 1;
    }
    return 0;
}
