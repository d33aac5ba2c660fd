// Record of a frame's drawing, for layout tests: texts, opaque shapes and targets, from the bottom to the top. Recording is off
// unless a test turns it on (Ui::record), and the web build has none.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "geometry.h"
#include "tokens.h"

namespace orrery::ui {

/// One item that was drawn. Places are in canvas units.
struct Drawn {
    enum class Kind : std::uint8_t {
        text,          ///< stretch of text in one line
        sign,          ///< sign before words of the text that comes before it; `text` is the words
        cover,         ///< opaque shape, which hides everything below it
        target,        ///< Ui::tap; `text` is its name
        subject,       ///< thing that the panel at `clip` explains and must not cover
        mark,          ///< small drawing that tells something, such as progress dots; `text` says what
    };
    Kind kind = Kind::text;
    Rect place;                                ///< for a text: from the top of the capitals to the base line
    Rect clip;
    bool is_above = false;                     ///< on the list above all others
    int layer = 0;                             ///< layer of a target
    bool is_cut = false;                       ///< part of the text was left out for lack of room
    float size = 0;                            ///< size of a text, in canvas units
    std::string text;                          ///< complete text
    std::string piece;                         ///< part of it that was drawn
    std::uintptr_t from = 0, to = 0;           ///< addresses of the piece, to recognise adjoining pieces of one text
};

struct Recording {
    std::vector<Drawn> items;
};

}  // namespace orrery::ui
