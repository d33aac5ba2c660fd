// What sentences claim. A sentence of a game is known by its message, and what it says at the message's places is read back from
// the words themselves, so that a claim cannot differ from what people read.
#pragma once

#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace orrery::tests {

/// What a sentence says at the places of its message.
using Said = std::map<std::string, std::string>;

inline bool read_on(std::string_view message, std::string_view sentence, Said& out) {
    if (message.empty()) return sentence.empty();
    if (message.front() != '{') return !sentence.empty() && message.front() == sentence.front() && read_on(message.substr(1), sentence.substr(1), out);
    const std::size_t end = message.find('}');
    const std::string_view place = message.substr(1, end - 1), rest = message.substr(end + 1);
    if (std::size_t bar = place.find('|'); bar != place.npos) {
        while (bar != place.npos) {
            const std::size_t next = place.find('|', bar + 1);
            const std::string_view form = place.substr(bar + 1, next == place.npos ? next : next - bar - 1);
            if (sentence.starts_with(form) && read_on(rest, sentence.substr(form.size()), out)) return true;
            bar = next;
        }
        return false;
    }
    for (std::size_t length = 1; length <= sentence.size(); ++length) {
        if (!read_on(rest, sentence.substr(length), out)) continue;
        out[std::string(place)] = sentence.substr(0, length);
        return true;
    }
    return false;
}

/// Returns what an English sentence says at the places of `message`; nullopt if it is another message's. At a place named `n` stands a
/// number: "brings more.", the second line of another sentence, is no "{n} more.".
inline std::optional<Said> read_back(std::string_view message, std::string_view sentence) {
    Said out;
    if (!read_on(message, sentence, out)) return {};
    const auto number = out.find("n");
    if (number != out.end() && number->second.find_first_of("0123456789") == std::string::npos) return {};
    return out;
}

/// Returns the number at a place. What is no number is none that a claim could mean.
inline int number_at(const Said& said, const std::string& place) {
    const auto at = said.find(place);
    return at == said.end() ? -1000 : std::atoi(at->second.c_str());
}

/// Returns the English of the messages in a part of a source file: all of it, or from the line with `from` up to the next one
/// with `to`.
inline std::set<std::string> messages_in(const std::string& file, const std::string& from = {}, const std::string& to = {}) {
    std::ifstream in(file);
    std::set<std::string> out;
    std::ostringstream part;
    bool is_inside = from.empty();
    for (std::string line; std::getline(in, line);) {
        if (is_inside && !to.empty() && line.find(to) != line.npos) break;
        is_inside |= line.find(from) != line.npos;
        if (is_inside) part << line << '\n';
    }
    const std::string text = part.str();
    constexpr std::string_view kBegin = "msg(\"";
    for (std::size_t at = text.find(kBegin); at != text.npos; at = text.find(kBegin, at)) {
        at += kBegin.size();
        const std::size_t end = text.find('"', at);        // no message holds a quotation mark of the sources
        out.insert(text.substr(at, end - at));
    }
    return out;
}

}  // namespace orrery::tests
