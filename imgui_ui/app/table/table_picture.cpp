#include "imgui_ui/app/table/table_picture.h"

#include <algorithm>
#include <utility>

#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/layout.h"

namespace orrery::ui {
namespace {

constexpr Vec kTabletCanvas{1180, 820}, kPhoneCanvas{390, 844};

/// Returns the largest part of a rectangle with the shape of another, around its middle.
Rect middle_of(Rect r, Rect shape) {
    const float w = std::min(r.w, r.h * shape.w / shape.h), h = std::min(r.h, r.w * shape.h / shape.w);
    return {r.centre().x - w / 2, r.centre().y - h / 2, w, h};
}

/// Returns the seat that acts; at the end, the first winner that is a seat.
Seat seat_in_sight(const AnyMatch& match) {
    if (match.to_act()) return *match.to_act();
    for (const Contender winner : match.score().winners)
        if (winner.index < match.seats()) return static_cast<Seat>(winner.index);
    return 0;
}

}  // namespace

TablePicture::TablePicture(Assets& assets, std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks)
    : match_(std::move(match)), looks_(contender_looks(match_->game(), match_->score(), std::move(looks))),
      table_(face_of(match_->game().id)->make_table()), ui_(assets), viewer_(seat_in_sight(*match_)) {}

void TablePicture::draw(Ui& page, Rect place, Lang lang) {
    const Vec size = place.w > place.h * 1.3f ? kTabletCanvas : kPhoneCanvas;
    const GameFace& face = *face_of(match_->game().id);
    TableAreas areas = table_layout(size, face.panels(static_cast<int>(looks_.size())), false).areas;
    areas.has_buttons = false;
    const Canvas::Saved clipped = page.canvas().clipped(place);
    ui_.begin_picture(page, size, middle_of(areas.board, place), place);
    static const std::vector<Json> kNoEvents;
    TableContext context{ui_, {*match_, viewer_, TableMatch::Secrets::none}, false, lang, looks_, 1, kNoEvents, {}};
    table_->draw(context, areas);
}

}  // namespace orrery::ui
