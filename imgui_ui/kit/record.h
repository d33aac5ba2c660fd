// What was drawn in a frame, for tests of the layout: texts, opaque shapes and targets in the order in which they lie over
// each other. Nothing is kept unless a test asks (Ui::record), and the web build never does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "geometry.h"
#include "tokens.h"

namespace orrery::ui {

/// One thing drawn. Places in canvas units.
struct Drawn {
    enum class Kind : std::uint8_t {
        text,          ///< a stretch of text in one line
        cover,         ///< something opaque: what lies below it is not seen
        target,        ///< Ui::tap; `text` is its name
        subject,       ///< a thing that the panel at `clip` speaks of, and therefore must leave in sight
    };
    Kind kind = Kind::text;
    Rect place;                                ///< of a text: from the top of the capitals to the base line
    Rect clip;
    bool is_above = false;                     ///< on the list that lies above all others
    int layer = 0;                             ///< of a target
    bool is_cut = false;                       ///< part of the text was left out for want of room
    float size = 0;                            ///< of a text, in canvas units
    std::string text;                          ///< the whole of it, before anything was left out
    std::string piece;                         ///< what was drawn of it
    std::uintptr_t from = 0, to = 0;           ///< where the piece lay in memory: pieces of one text follow each other
};

struct Recording {
    std::vector<Drawn> items;
};

}  // namespace orrery::ui
