// What a touch that belongs to no way says: the move that the rules refuse, or what is missing for one.
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {

Table::Refused Table::refusal_of(Thing touched) {
    const Frame& f = *frame_;
    const jg::Observation& seen = f.s.seen;
    const auto move = [](const jg::Move& m) { return Refused{jg::encode_move(m), {}}; };
    const auto note = [&](const Text& title, const Text& text, const Rule& rule) {
        const auto planet = [&](std::optional<jg::PlanetId> id) { return id ? f.s.planet(*id) : std::string(); };
        const std::vector<Slot> slots{{"planet", planet(jg::PlanetId(touched.index))}, {"here", planet(here_)}};
        return Refused{{}, TableRequest::Note{fill(title, f.s.lang, slots), fill(text, f.s.lang, slots), rule.id}};
    };
    // Scans and landings name no planet, so the rules would judge the one where the ship is.
    const bool is_elsewhere = f.asks(jg::Kind::action) && here_ && *here_ != touched.index;
    const jg::NavId any_card = seen.own.hand.empty() ? jg::NavId{0} : seen.own.hand.front();
    const Choice begun = choice();
    switch (kind_of(touched)) {
        case Kind::planet:
        case Kind::pile: {
            const auto planet = jg::PlanetId(touched.index);
            if (here_ == planet && kind_of(touched) == Kind::pile) return refusal_of(thing(Kind::scan_code, planet));
            return begun == Choice::card ? move(jg::Jump{chosen_card(), planet}) : move(jg::Fly{planet});
        }
        case Kind::scan_code: {
            if (is_elsewhere) return note(words::kNoScanTitle, words::kElsewhere, jg::rule::A12);
            if (begun == Choice::card) return move(jg::Scan{chosen_card()});
            const Verdict why = match_of(context()).violation(jg::Scan{any_card});
            // The card was not chosen, so a refusal must not blame it.
            const bool is_about_card = why && why->rule == &jg::rule::A13;
            return is_about_card ? note(words::kNoScanTitle, words::kNoScanCard, jg::rule::A13) : move(jg::Scan{any_card});
        }
        case Kind::land_codes: {
            if (is_elsewhere) return note(words::kNoLandTitle, words::kElsewhere, jg::rule::A23);
            const jg::Land landing = some_landing(seen);
            const Verdict why = match_of(context()).violation(landing);
            return why && why->rule == &jg::rule::A25 ? note(words::kNoLandTitle, words::kNoLandCards, jg::rule::A25) : move(landing);
        }
        case Kind::resource: {
            const auto resource = jg::ResourceId(touched.index);
            if (f.asks(jg::Kind::scan_marker)) return move(jg::Place{resource});
            if (f.asks(jg::Kind::claim_take)) return move(jg::TakeRest{resource});
            return move(jg::Harvest{begun == Choice::card ? chosen_card() : any_card, resource});
        }
        case Kind::card: {
            const auto card = jg::NavId(touched.index);
            if (!f.asks(jg::Kind::action)) return move(jg::Discard{card});     // the refusal names the open question
            if (begun == Choice::planet || begun == Choice::way) return move(jg::Jump{card, chosen_planet()});
            if (begun == Choice::scan) return move(jg::Scan{card});
            return {};
        }
        default: return {};
    }
}

// Returns the thing that the refusal is about, as far as the table shows it.
Thing Table::concerned(const Json& json) {
    const std::optional<jg::Move> move = jg::decode_move(json);
    if (!move) return {};
    if (const auto* jump = std::get_if<jg::Jump>(&*move)) return thing(Kind::planet, jump->to);
    if (const auto* fly = std::get_if<jg::Fly>(&*move)) return thing(Kind::planet, fly->to);
    if (const auto* harvest = std::get_if<jg::Harvest>(&*move)) return thing(Kind::resource, harvest->resource);
    const std::optional<std::size_t> at = ring_here(frame_->s.seen, frame_->s.seen.me);
    if (!at) return {};
    const jg::RingPlanet& here = frame_->s.seen.ring[*at];
    if (std::holds_alternative<jg::Scan>(*move)) return thing(Kind::scan_code, here.id);
    if (!std::holds_alternative<jg::Land>(*move)) return {};
    return thing(here.face_down > 0 ? Kind::pile : here.claimed_by ? Kind::claim : Kind::land_codes, here.id);
}

}  // namespace orrery::ui::jumpgate_table
