// Writes the seeds of the fuzzers: FOLDER/<fuzzer>/… gets the extreme positions of every game as positions, moves, saves,
// links and protocol lines. Mutations then start from positions that random play hardly ever reaches.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "engine/match/games.h"
#include "engine/match/link.h"
#include "engine/match/notation.h"
#include "engine/match/save.h"
#include "tests/games/astronavigators/extremes.h"
#include "tests/games/jumpgate/extremes.h"
#include "tests/games/microcosmos/extremes.h"
#include "tests/games/quantum/extremes.h"
#include "tests/games/race/extremes.h"

namespace {

using namespace orrery;

/// First byte of an input; tells the fuzzers that the rest is a text.
constexpr char kIsText = '\0';
/// Limits the hundreds of positions of one game, which mostly differ in the map only.
constexpr std::size_t kMostOfAGame = 150;

class Folder {
  public:
    explicit Folder(std::filesystem::path root) : root_(std::move(root)) {}

    bool put(const char* fuzzer, const std::string& text) {
        const std::filesystem::path folder = root_ / fuzzer;
        std::filesystem::create_directories(folder);
        std::ofstream file(folder / std::to_string(++written_), std::ios::binary);
        file << kIsText << text;
        return static_cast<bool>(file);
    }

  private:
    std::filesystem::path root_;
    int written_ = 0;
};

template <class G>
bool write_seeds(Folder& out) {
    const auto list = tests::ExtremePositions<G>::list();
    const std::size_t step = list.size() / kMostOfAGame + 1;
    for (std::size_t i = 0; i < list.size(); i += step) {
        const std::string position = to_text(tests::extreme_document<G>(list[i].state));
        const auto json = parse_json(position);
        const auto match = json ? load_position(*json) : Result<std::unique_ptr<AnyMatch>>(json.error());
        if (!match) {
            std::fprintf(stderr, "%s: %s: %s\n", list[i].what.c_str(), match.error().pointer.c_str(), match.error().message.c_str());
            return false;
        }
        if ((*match)->to_act()) {
            const std::vector<Json> moves = (*match)->moves();
            if (!out.put("fuzz_move", position + "\n" + to_text(moves.back())) || !(*match)->make(moves.front())) return false;
        }
        SaveHeader header{"seed", "Seed", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", {}};
        header.seats.resize(static_cast<std::size_t>((*match)->seats()));
        const auto line = [](const char* method, const std::string& params) {
            return std::string(R"({"jsonrpc":"2.0","id":1,"method":")") + method + R"(","params":{)" + params + "}}\n";
        };
        const std::string lines = line("load", "\"position\":" + position) + line("moves", R"("session":"s1")") +
                                  line("bot", R"("session":"s1","level":"random")") + line("save", R"("session":"s1")");
        const bool is_written = out.put("fuzz_position", position) && out.put("fuzz_save", to_text(write_save(header, **match))) &&
                                out.put("fuzz_link", write_link(header, **match)) && out.put("fuzz_notation", write_notation(header, **match)) && out.put("fuzz_protocol", lines);
        if (!is_written) return false;
    }
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    Folder out(arguments[1]);
    return write_seeds<jumpgate::Game>(out) && write_seeds<race::Game>(out) && write_seeds<quantum::Game>(out) &&
                   write_seeds<microcosmos::Game>(out) && write_seeds<astronavigators::Game>(out)
               ? 0
               : 1;
}
