// Questions of the prompt bar.
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {

int Table::still_to_pick() const {
    const Collection* open = touches().collection();
    return open == nullptr ? 0 : int(open->most) - int(touches().picked().size());
}

std::string Table::question(Lang lang) const {
    const auto about = [&](const Text& text, const std::string& card) { return fill(text, lang, {{"card", card}}); };
    if (const std::optional<rc::CardId> card = raised()) {
        const std::string name = rc::card_name(*card, lang);
        if (touches().collection() == nullptr) return about(words::kAskPlace, name);
        if (!touches().can_confirm()) return fill(words::kAskToPayFor, lang, {{"card", name}, {"n", still_to_pick()}});
    }
    if (const std::optional<rc::CardId> card = asked_card()) return about(words::kWhichPower, rc::card_name(*card, lang));
    if (has_chosen(Kind::source)) {
        const std::optional<rc::CardId> source = source_card(touches().first());
        return about(words::kAskWorldFor, source ? rc::card_name(*source, lang) : std::string(words::kProduceBonus.in(lang)));
    }
    const Collection* open = touches().collection();
    if (open == nullptr) return words::kWhichSource.in(lang);
    if (touches().can_confirm()) return fill(words::kAskConfirm, lang, {{"button", confirm_label_}});
    const Text& more = is_asked(rc::Kind::choose_actions) ? words::kAskMoreActions
                       : is_asked(rc::Kind::explore_keep) ? words::kAskMoreToKeep
                       : is_asked(rc::Kind::pay)          ? words::kAskMoreToPay
                                                          : words::kAskMoreToDiscard;
    return fill(more, lang, {{"n", still_to_pick()}});
}

std::string Table::short_prompt(const TableContext& context) const {
    if (planned_ == context.match.viewer()) return words::kPlaysOn.in(context.lang);
    // In a low window the worlds come into sight after their source.
    if (is_asked(rc::Kind::produce_windfall) && layout_.tableau.w <= 0 && layout_.tray.w > 0) return words::kWhichSource.in(context.lang);
    return {};
}

}  // namespace orrery::ui::race_table
