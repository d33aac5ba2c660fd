// The command line: options by name, the rest in order, and complaints that say what was wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/games.h"

namespace orrery::cli {

inline constexpr int kSuccess = 0, kFailed = 1, kBadUsage = 2;

/// An option of a command: "--seed" with a value, or a flag without.
struct OptionName {
    std::string_view name;
    bool takes_value;
};

/// The arguments behind a command's name.
class Arguments {
  public:
    /// Understands "--name value", "--name=value" and "--" (everything behind it is no option).
    Arguments(std::string_view command, std::vector<std::string> words, const std::vector<OptionName>& known);

    bool wants_help() const { return has("--help"); }
    /// Empty: nothing wrong so far; otherwise what to say on standard error.
    const std::string& trouble() const { return trouble_; }
    const std::vector<std::string>& rest() const { return rest_; }

    bool has(std::string_view option) const;
    std::optional<std::string> text(std::string_view option) const;
    /// The value as a whole number from `low` to `high`, or `otherwise` if the option is not given.
    std::int64_t number(std::string_view option, std::int64_t low, std::int64_t high, std::int64_t otherwise);
    /// The same for a number that may have a decimal point, such as "0.5".
    double decimal(std::string_view option, double low, double high, double otherwise);
    /// The n-th plain argument as a game; null and a complaint if it is missing or no game.
    const GameEntry* game(std::size_t index);
    void complain(std::string what);
    /// Complains of plain arguments beyond `count`.
    void expect_at_most(std::size_t count);
    /// Prints the complaint and the way to help. Returns the exit status.
    int refuse() const;

  private:
    std::string command_;
    std::vector<std::pair<std::string, std::string>> options_;
    std::vector<std::string> rest_;
    std::string trouble_;
};

}  // namespace orrery::cli
