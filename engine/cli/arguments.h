// Parser for the command line of a subcommand: options, plain arguments and error messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/match/games.h"

namespace orrery::cli {

inline constexpr int kSuccess = 0, kFailed = 1, kBadUsage = 2;

/// Returns the parts of a text between commas, at least one.
std::vector<std::string> split(const std::string& text);

/// Option of a command, with or without a value.
struct OptionName {
    std::string_view name;                                 ///< with the dashes, such as "--seed"
    bool takes_value;
};

/// Parsed arguments of one command. Only the first error is kept. If an option is repeated, the last value counts.
class Arguments {
  public:
    /// Parses `words`, the words after the command's name. Accepts "--name value" and "--name=value". All words after "--"
    /// are plain arguments. The options "--help" and "-h" are always known.
    Arguments(std::string_view command, std::vector<std::string> words, const std::vector<OptionName>& known);

    bool wants_help() const { return has("--help"); }
    /// Returns the first error message, or "" if there is none.
    const std::string& trouble() const { return trouble_; }
    /// Returns the plain arguments in order.
    const std::vector<std::string>& rest() const { return rest_; }

    bool has(std::string_view option) const;
    std::optional<std::string> text(std::string_view option) const;
    /// Returns the language that "--lang" names. Complains about any other value.
    std::optional<Lang> lang();
    /// Returns the value as a whole number from `low` to `high`, or `otherwise` if the option is absent. Complains about
    /// any other value and returns `otherwise`.
    std::int64_t number(std::string_view option, std::int64_t low, std::int64_t high, std::int64_t otherwise);
    /// Like number(), for a non-negative number that may have a decimal point, such as "0.5".
    double decimal(std::string_view option, double low, double high, double otherwise);
    /// Returns the game options that "--options" gives, as JSON or as KEY=VALUE,…; an empty object if it is absent. Complains
    /// if the text is neither; the game judges keys and values.
    Json game_options();
    /// Returns the game named by plain argument `index`. Complains and returns null if it is missing or names no game.
    const GameEntry* game(std::size_t index);
    /// Records an error message unless there is one already.
    void complain(std::string what);
    /// Complains if there are more than `count` plain arguments.
    void expect_at_most(std::size_t count);
    /// Prints the error message and a hint at --help on standard error. Returns the exit status kBadUsage.
    int refuse() const;

  private:
    std::string command_;
    std::vector<std::pair<std::string, std::string>> options_;
    std::vector<std::string> rest_;
    std::string trouble_;
};

}  // namespace orrery::cli
