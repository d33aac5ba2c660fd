// Lesson of Race for the Galaxy: four rounds with a fixed deal, from the first choice of an action to a development with variable
// points. tests/ui/games/race checks every sentence against its position.
#include "imgui_ui/app/teaching/lesson.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/race/content.h"
#include "imgui_ui/games/race/teach.h"

namespace orrery::ui::race_table {
namespace {

namespace rg = orrery::race;

// Numbers that the texts below mention.
static_assert(rg::kExploreDraw == 2 && rg::kExploreKeep == 1 && rg::kEndTableau == 12 && rg::kVpPerSeat == 12);

constexpr const char* kMyStart = "epsilon_eridani";
constexpr const char* kNovaStart = "alpha_centauri";
constexpr int kRounds = 4;

/// Returns true for cards dealt before the supply is shuffled: the two start worlds and their preset hands.
bool is_dealt(const rg::Design& design) {
    return design.id == kMyStart || design.id == kNovaStart || design.preset_hand == 1 || design.preset_hand == 2;
}

/// Returns the supply with `first` on top, followed by all others.
std::vector<std::string> supply(std::initializer_list<std::string_view> first) {
    std::vector<std::string> out(first.begin(), first.end());
    for (const rg::Design& design : rg::kDesigns) {
        int left = design.copies - (is_dealt(design) ? 1 : 0);
        for (const std::string_view id : first) left -= id == design.id ? 1 : 0;
        for (; left > 0; --left) out.emplace_back(design.id);
    }
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {msg("Captain").in(lang), msg("Nova").in(lang)};
    how.options["two_actions"] = false;
    how.options["setup"] = "first_game";
    how.options["round_limit"] = kRounds;
    how.script.shuffles = {
        {kMyStart, kNovaStart},
        supply({// The initial good of Alpha Centauri.
                "space_marines",
                // Round 1: cards explored by the person, cards explored by Nova, a good and a card for Rebel Fuel Cache.
                "drop_ships", "rebel_homeworld",
                "destroyed_world", "rebel_base", "tourist_world", "pirate_world", "merchant_guild", "lost_alien_warship", "new_earth",
                "refugee_world", "genetics_lab",
                // Round 2: a good and a card for Destroyed World; goods and cards of Gem World and Comet Zone.
                "expanding_colony", "interstellar_bank",
                "gambling_world", "export_duties", "artist_colony", "investment_credits",
                // Round 3: the sale, then the cards of Epsilon Eridani.
                "trade_league", "plague_world", "terraformed_world", "research_labs", "prosperous_world"}),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::red, false}, {SeatColor::blue, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = msg("The goal"),
     .text = msg("Build a civilisation of worlds and developments. In the end the most victory points, VP, win. They stand beside each name."),
     .show = R"({"show":["rivals","figures"]})",
     .rule = "RG-E5"},
    {.step = 0,
     .title = msg("Your tableau"),
     .text = msg("You begin with Epsilon Eridani and four cards in hand. A number in a red circle is conquered with Military, one in a black circle or diamond is paid for."),
     .show = R"({"show":["card:epsilon_eridani","hand"]})",
     .rule = "RG-A26"},
    {.step = 1,
     .title = msg("Choose an action"),
     .text = msg("Everybody chooses in secret. Only phases that somebody chose take place, and everybody takes part in them. Choose Settle: you may then place a world, and draw a card for it."),
     .move = R"({"type":"actions","actions":["settle"]})",
     .replies = {R"({"type":"actions","actions":["explore_5"]})"},
     .rule = "RG-T4"},
    {.step = 1,
     .title = msg("Explore"),
     .text = msg("Nova chose Explore: +5, so there is an Explore phase for you too. You drew 2 cards, Nova 7. Keep one; either will do."),
     .move = R"({"type":"keep","card":"drop_ships"})",
     .replies = {R"({"type":"keep","card":"destroyed_world"})"},
     .rule = "RG-A3",
     .free_key = "card"},
    {.step = 2,
     .title = msg("Conquer a world"),
     .text = msg("Now Settle. Your Military is 1, from Epsilon Eridani, and the defense of Rebel Fuel Cache is 1. So you win it without paying a card: place it."),
     .move = R"({"type":"place","card":"rebel_fuel_cache"})",
     .replies = {R"({"type":"place","card":"comet_zone"})", R"({"type":"discard","card":"expedition_force"})",
                 R"({"type":"discard","card":"rebel_miners"})"},
     .rule = "RG-A29"},
    {.step = 2,
     .title = msg("A windfall"),
     .text = msg("The dashed ring says windfall: the world came with a good, a face-down card. Brown stands for rare elements. Your Settle bonus also brought you a card."),
     .show = R"({"show":["card:rebel_fuel_cache"]})",
     .rule = "RG-A35"},
    {.step = 3,
     .title = msg("Another round"),
     .text = msg("What will Nova choose? Perhaps Settle, and then you may settle too. So choose another phase: Produce, to get goods on production worlds."),
     .move = R"({"type":"actions","actions":["produce"]})",
     .replies = {R"({"type":"actions","actions":["settle"]})"},
     .rule = "RG-T3"},
    {.step = 3,
     .title = msg("Place a world"),
     .text = msg("Nova did choose Settle. Gem World has a black circle: it costs 2 cards of your hand. Place it."),
     .move = R"({"type":"place","card":"gem_world"})",
     .replies = {R"({"type":"place","card":"destroyed_world"})"},
     .rule = "RG-A27"},
    {.step = 4,
     .title = msg("Cards are money"),
     .text = msg("Each card that you discard pays 1, whatever it is. Choose 2 cards to spend."),
     .move = R"({"type":"discard","card":"colony_ship"})",
     .rule = "RG-A17",
     .free_key = "card"},
    {.step = 4,
     .title = msg("One more"),
     .text = msg("1 card is still to be paid. Any of them will do."),
     .move = R"({"type":"discard","card":"public_works"})",
     .rule = "RG-A17",
     .free_key = "card"},
    {.step = 4,
     .title = msg("Goods"),
     .text = msg("Then came your Produce. Gem World made a novelty good, and its power V drew you a card: Export Duties. A world that has a good already makes none."),
     .show = R"({"show":["card:gem_world","card:export_duties"]})",
     .rule = "RG-A65"},
    {.step = 5,
     .title = msg("Trade"),
     .text = msg("You have two goods. Consume: Trade lets you sell one for cards. Only those who choose it sell: choose it."),
     .move = R"({"type":"actions","actions":["consume_trade"]})",
     .replies = {R"({"type":"actions","actions":["develop"]})"},
     .rule = "RG-A41"},
    {.step = 5,
     .title = msg("Develop"),
     .text = msg("First comes Nova's Develop. Export Duties, with a diamond, cost 1 and give a card more for every sale, from the next phase on: just in time. Place them."),
     .move = R"({"type":"place","card":"export_duties"})",
     .replies = {R"({"type":"place","card":"mining_robots"})"},
     .rule = "RG-T5"},
    {.step = 5,
     .title = msg("Pay for it"),
     .text = msg("Nova chose Develop and pays 1 less; you pay 1 card. Either will do."),
     .move = R"({"type":"discard","card":"genetics_lab"})",
     .replies = {R"({"type":"discard","card":"interstellar_bank"})"},
     .rule = "RG-A15",
     .free_key = "card"},
    {.step = 6,
     .title = msg("Sell a good"),
     .text = msg("A novelty good brings 2 cards, a rare element 3, genes 4, alien technology 5; Export Duties add 1. Sell the rare element of Rebel Fuel Cache."),
     .move = R"({"type":"sell","world":"rebel_fuel_cache"})",
     .rule = "RG-A42"},
    {.step = 6,
     .title = msg("Consume"),
     .text = msg("4 cards. Then Epsilon Eridani had to consume your other good: 1 VP from the pool and 1 card. With Consume: 2x VP instead of Trade, such VP are doubled."),
     .show = R"({"show":["card:epsilon_eridani","pool"]})",
     .rule = "RG-A47"},
    {.step = 7,
     .title = msg("The last round"),
     .text = msg("Usually the end comes when the pool of VP is empty or somebody has 12 cards; this lesson ends after round 4. You hold Trade League, cost 6. Choose Develop: it costs 1 less."),
     .move = R"({"type":"actions","actions":["develop"]})",
     .replies = {R"({"type":"actions","actions":["consume_trade"]})"},
     .rule = "RG-E1"},
    {.step = 7,
     .title = msg("Points that grow"),
     .text = msg("A ? means: its VP depend on your tableau. Trade League counts 2 for each development with a trade power, itself too: with Export Duties that is 4. Place it; your 5 others pay."),
     .move = R"({"type":"place","card":"trade_league"})",
     .replies = {R"({"type":"pass"})", R"({"type":"sell","world":"comet_zone"})"},
     .rule = "RG-E7"},
    {.step = 7,
     .title = msg("You win"),
     .text = msg("{mine} points to {rival}: VP chips, the VP on your cards, and those of Trade League. Cards in hand and goods count nothing. Play a first game with the guide at your side."),
     .show = R"({"show":["rivals","figures"]})",
     .rule = "RG-E6"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 6};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::race_table
