// Each planet has one structure, which stays when it comes to life: lava becomes rivers, dry basins become lakes.
//   1 red   2 green   3 blue   4 whole world
#include "imgui_ui/games/microcosmos/worlds.h"

#include <array>

namespace orrery::ui::microcosmos_table {

namespace {

constexpr Color kCloud = rgb(0xFFFFFF);

struct WorldLooks {
    PlanetLook barren, alive;
};

// --- 1 red ---

namespace cinderhold {  // cracked plates
constexpr std::array<Vec, 7> kAcross{{{-0.85f, -0.36f}, {-0.4f, -0.6f}, {-0.3f, 0}, {0, -0.1f}, {0.3f, -0.2f}, {0.3f, 0.3f}, {0.85f, 0.2f}}};
constexpr std::array<Vec, 7> kUp{{{-0.3f, 0.9f}, {-0.2f, 0.5f}, {0.1f, 0.5f}, {0, 0.1f}, {-0.1f, -0.2f}, {0.3f, -0.4f}, {0.2f, -0.9f}}};
constexpr std::array<Vec, 4> kDown{{{0, 0.1f}, {0.3f, 0.4f}, {0.4f, 0.6f}, {0.36f, 0.86f}}};
constexpr std::array<Vec, 4> kSide{{{-0.34f, -0.3f}, {-0.6f, 0}, {-0.6f, 0.2f}, {-0.86f, 0.34f}}};
constexpr std::array<Blob, 3> kPlates{{{-0.4f, -0.2f, 0.4f, rgb(0x5A2E30), 0.9f}, {0.4f, 0.3f, 0.36f, rgb(0x4A2228), 0.9f},
                                       {0.45f, -0.5f, 0.3f, rgb(0x63353A), 0.7f}}};
constexpr std::array<Streak, 4> kLava{{{kAcross, rgb(0xFFB04A), 0.05f}, {kUp, rgb(0xFF8A3A), 0.045f}, {kDown, rgb(0xFFC765), 0.035f},
                                       {kSide, rgb(0xFF8A3A), 0.03f}}};
constexpr std::array<Blob, 6> kForests{{{-0.4f, -0.24f, 0.42f, rgb(0x7FA24C), 0.95f}, {0.42f, 0.3f, 0.4f, rgb(0x6C9446), 0.95f},
                                        {-0.2f, 0.66f, 0.3f, rgb(0x93B25A), 0.9f}, {0.46f, -0.5f, 0.28f, rgb(0x86A850), 0.9f},
                                        {-0.1f, -0.66f, 0.4f, kCloud, 0.7f, 0.16f}, {0.42f, 0.06f, 0.34f, kCloud, 0.6f, 0.14f}}};
constexpr std::array<Streak, 4> kRivers{{{kAcross, rgb(0x5FCBE0), 0.06f}, {kUp, rgb(0x6FD8E4), 0.05f}, {kDown, rgb(0x8CE4EA), 0.04f},
                                         {kSide, rgb(0x6FD8E4), 0.035f}}};
constexpr WorldLooks kWorld{{.light = rgb(0x8A5348), .dark = rgb(0x2E141A), .atmosphere = rgb(0xFF7A3C), .glow = 0.3f, .tilt = 0.1f, .seed = 4,
                        .blobs = kPlates, .streaks = kLava},
                       {.light = rgb(0xEBB880), .dark = rgb(0x94503A), .atmosphere = rgb(0xFFC08A), .glow = 0.46f, .tilt = 0.1f, .seed = 4,
                        .blobs = kForests, .streaks = kRivers}};
}  // namespace cinderhold

namespace varkesh {  // a canyon from limb to limb
constexpr std::array<Vec, 7> kCanyon{{{-0.94f, 0.16f}, {-0.5f, -0.16f}, {-0.3f, 0.3f}, {0, 0.1f}, {0.3f, -0.1f}, {0.5f, 0.24f}, {0.94f, -0.06f}}};
constexpr std::array<Vec, 4> kArm{{{0.02f, 0.1f}, {0.16f, 0.3f}, {0.1f, 0.5f}, {0.26f, 0.74f}}};
constexpr std::array<Band, 3> kDust{{{-0.74f, -0.5f, rgb(0xA4563A), 0.5f, 0.05f}, {-0.3f, -0.2f, rgb(0xDD9664), 0.45f, 0.05f},
                                     {0.46f, 0.7f, rgb(0x8A4028), 0.5f, 0.06f}}};
constexpr std::array<Crater, 4> kCraters{{{-0.46f, -0.46f, 0.15f}, {0.5f, -0.4f, 0.12f}, {0.56f, 0.5f, 0.12f}, {-0.34f, 0.56f, 0.13f}}};
constexpr std::array<Streak, 2> kGorge{{{kCanyon, rgb(0x47120F), 0.08f}, {kArm, rgb(0x571A14), 0.05f}}};
constexpr std::array<Band, 3> kCaps{{{-1, -0.84f, kCloud, 0.9f, 0.03f}, {-0.66f, -0.5f, rgb(0xC97A4C), 0.5f, 0.05f},
                                     {0.5f, 0.66f, rgb(0xB8603E), 0.5f, 0.05f}}};
constexpr std::array<Blob, 5> kGardens{{{-0.5f, -0.1f, 0.36f, rgb(0x77A04C), 0.95f, 0.5f}, {0.1f, 0.2f, 0.42f, rgb(0x6B9A48), 0.95f, 0.56f},
                                        {0.62f, 0.06f, 0.3f, rgb(0x86AC54), 0.95f, 0.5f}, {-0.3f, 0.62f, 0.4f, kCloud, 0.65f, 0.16f},
                                        {0.36f, -0.46f, 0.42f, kCloud, 0.7f, 0.15f}}};
constexpr std::array<Streak, 2> kSea{{{kCanyon, rgb(0x3FA6D0), 0.11f}, {kArm, rgb(0x4FB6D8), 0.07f}}};
constexpr WorldLooks kWorld{{.light = rgb(0xC8744A), .dark = rgb(0x562316), .atmosphere = rgb(0xE08A5A), .glow = 0.24f, .tilt = -0.35f, .seed = 6,
                        .bands = kDust, .craters = kCraters, .streaks = kGorge},
                       {.light = rgb(0xE8A06C), .dark = rgb(0x8E4028), .atmosphere = rgb(0xFFB080), .glow = 0.46f, .tilt = -0.35f, .seed = 6,
                        .bands = kCaps, .blobs = kGardens, .streaks = kSea}};
}  // namespace varkesh

namespace rustmere {  // round lakes, dried up
constexpr std::array<Band, 2> kStains{{{-0.12f, 0.04f, rgb(0x8A4526), 0.5f, 0.09f}, {0.4f, 0.56f, rgb(0xC97C4E), 0.4f, 0.07f}}};
constexpr Color kShore = rgb(0xDCA878);
constexpr std::array<SurfaceSpot, 5> kBasins{{{-0.36f, -0.36f, 0.28f, rgb(0x74351F), 0.95f, kShore}, {0.36f, 0.14f, 0.36f, rgb(0x672D1B), 0.95f, kShore},
                                              {-0.26f, 0.5f, 0.24f, rgb(0x74351F), 0.95f, kShore}, {0.34f, -0.58f, 0.16f, rgb(0x7C3A22), 0.9f, kShore},
                                              {-0.74f, 0.1f, 0.14f, rgb(0x7C3A22), 0.9f, kShore}}};
constexpr std::array<Blob, 5> kBanks{{{-0.36f, -0.36f, 0.4f, rgb(0x7FA450), 0.95f}, {0.36f, 0.14f, 0.48f, rgb(0x759A48), 0.95f},
                                      {-0.26f, 0.5f, 0.34f, rgb(0x88AA52), 0.95f}, {0.34f, -0.58f, 0.24f, rgb(0x7FA450), 0.9f},
                                      {-0.74f, 0.1f, 0.22f, rgb(0x88AA52), 0.9f}}};
constexpr Color kFoam = rgb(0xE6FAFF);
constexpr std::array<SurfaceSpot, 5> kLakes{{{-0.36f, -0.36f, 0.28f, rgb(0x4AB2D6), 1, kFoam}, {0.36f, 0.14f, 0.36f, rgb(0x3A9CCB), 1, kFoam},
                                             {-0.26f, 0.5f, 0.24f, rgb(0x4AB2D6), 1, kFoam}, {0.34f, -0.58f, 0.16f, rgb(0x5FC4E0), 1, kFoam},
                                             {-0.74f, 0.1f, 0.14f, rgb(0x5FC4E0), 1, kFoam}}};
constexpr std::array<Vec, 4> kCloudA{{{-0.8f, -0.02f}, {-0.4f, -0.12f}, {-0.2f, 0.1f}, {0.2f, -0.2f}}};
constexpr std::array<Vec, 4> kCloudB{{{0, 0.7f}, {0.3f, 0.6f}, {0.4f, 0.72f}, {0.62f, 0.56f}}};
constexpr Color kVeil = fade(kCloud, 0.7f);
constexpr std::array<Streak, 2> kClouds{{{kCloudA, kVeil, 0.05f}, {kCloudB, kVeil, 0.045f}}};
constexpr WorldLooks kWorld{{.light = rgb(0xB9683F), .dark = rgb(0x481D14), .atmosphere = rgb(0xD9804C), .glow = 0.24f, .tilt = 0.2f, .seed = 11,
                        .bands = kStains, .spots = kBasins},
                       {.light = rgb(0xEBA873), .dark = rgb(0x9A4A30), .atmosphere = rgb(0xFFB48A), .glow = 0.46f, .tilt = 0.2f, .seed = 11,
                        .blobs = kBanks, .spots = kLakes, .streaks = kClouds}};
}  // namespace rustmere

namespace ashfall {  // grey ash around a volcano
constexpr std::array<Blob, 4> kAsh{{{-0.24f, 0.3f, 0.5f, rgb(0x7C726E), 0.7f}, {0.44f, -0.46f, 0.36f, rgb(0xBBB1AA), 0.6f},
                                    {-0.5f, -0.5f, 0.32f, rgb(0x665B58), 0.7f}, {0.12f, 0.02f, 0.34f, rgb(0x4A3C3A), 0.8f}}};
constexpr std::array<SurfaceSpot, 3> kEmbers{{{0.12f, 0, 0.17f, rgb(0xE0552C), 1, rgb(0xFFA868)}, {0.12f, 0, 0.09f, rgb(0xFFC072), 1},
                                              {-0.46f, 0.36f, 0.06f, rgb(0xFF9A52), 0.9f}}};
constexpr std::array<Crater, 5> kCraters{{{-0.4f, -0.12f, 0.13f}, {0.56f, 0.36f, 0.12f}, {-0.14f, 0.66f, 0.13f}, {0.16f, -0.66f, 0.11f},
                                          {-0.72f, 0.14f, 0.08f}}};
constexpr std::array<Blob, 7> kForests{{{-0.26f, 0.32f, 0.52f, rgb(0xA63E3C), 0.95f}, {0.42f, -0.46f, 0.38f, rgb(0xDD8F5C), 0.95f},
                                        {-0.5f, -0.5f, 0.34f, rgb(0x8E3638), 0.95f}, {0.12f, 0.02f, 0.36f, rgb(0x5E8E4A), 0.95f},
                                        {0.6f, 0.5f, 0.36f, rgb(0x3F9FBE), 0.95f}, {-0.46f, 0.06f, 0.4f, kCloud, 0.65f, 0.14f},
                                        {0.2f, 0.52f, 0.4f, kCloud, 0.6f, 0.14f}}};
constexpr std::array<SurfaceSpot, 2> kCaldera{{{0.12f, 0, 0.17f, rgb(0x56C8E0), 1, kCloud}, {0.13f, 0.01f, 0.06f, rgb(0x6FA552), 1}}};
constexpr WorldLooks kWorld{{.light = rgb(0x9C918C), .dark = rgb(0x352B2A), .atmosphere = rgb(0xD08A66), .glow = 0.22f, .seed = 8,
                        .blobs = kAsh, .spots = kEmbers, .craters = kCraters},
                       {.light = rgb(0xD9785A), .dark = rgb(0x62262A), .atmosphere = rgb(0xFF9A86), .glow = 0.48f, .seed = 8,
                        .blobs = kForests, .spots = kCaldera}};
}  // namespace ashfall

namespace pyrrane {  // bands of fire
constexpr std::array<Band, 6> kSoot{{{-0.86f, -0.68f, rgb(0x3A1614), 0.8f, 0.03f}, {-0.5f, -0.34f, rgb(0xE8823A), 0.7f, 0.05f},
                                     {-0.2f, -0.02f, rgb(0x4A1A16), 0.8f, 0.06f}, {0.12f, 0.28f, rgb(0xF2A04E), 0.65f, 0.05f},
                                     {0.42f, 0.56f, rgb(0x3E1514), 0.8f, 0.05f}, {0.7f, 0.84f, rgb(0xC9602C), 0.6f, 0.03f}}};
constexpr std::array<Band, 6> kGardens{{{-0.86f, -0.68f, rgb(0xFFF0DC), 0.85f, 0.03f}, {-0.5f, -0.34f, rgb(0x5AB8AE), 0.8f, 0.05f},
                                        {-0.2f, -0.02f, rgb(0xE06A58), 0.8f, 0.06f}, {0.12f, 0.28f, rgb(0x4FB2C4), 0.85f, 0.05f},
                                        {0.42f, 0.56f, rgb(0xFFEBD4), 0.8f, 0.05f}, {0.7f, 0.84f, rgb(0x8EAE5A), 0.8f, 0.03f}}};
constexpr std::array<Blob, 3> kIsles{{{0.3f, -0.28f, 0.14f, rgb(0x6FA552), 1}, {-0.3f, 0.36f, 0.16f, rgb(0x7FB05A), 1},
                                      {0.5f, 0.32f, 0.1f, rgb(0x6FA552), 1}}};
constexpr WorldLooks kWorld{{.light = rgb(0xB4552E), .dark = rgb(0x2C0E11), .atmosphere = rgb(0xFF8040), .glow = 0.34f, .tilt = 0.4f, .seed = 9,
                        .bands = kSoot},
                       {.light = rgb(0xF5AC8A), .dark = rgb(0xA84C4A), .atmosphere = rgb(0xFFA890), .glow = 0.48f, .tilt = 0.4f, .seed = 9,
                        .bands = kGardens, .blobs = kIsles}};
}  // namespace pyrrane

// --- 2 green ---

namespace verdanta {  // wide lowlands
constexpr std::array<Band, 3> kMud{{{-0.5f, -0.3f, rgb(0x776036), 0.7f, 0.08f}, {0, 0.26f, rgb(0x8A7240), 0.7f, 0.09f},
                                    {0.5f, 0.64f, rgb(0x5E4A2A), 0.7f, 0.08f}}};
constexpr std::array<Blob, 3> kMoss{{{-0.3f, -0.56f, 0.24f, rgb(0x8C9458), 0.8f}, {0.45f, 0.42f, 0.26f, rgb(0x7A8650), 0.75f},
                                     {-0.5f, 0.2f, 0.18f, rgb(0x6E7A48), 0.7f}}};
constexpr std::array<Blob, 9> kLands{{{-0.32f, -0.4f, 0.5f, rgb(0x3F9E4C), 1}, {0.48f, 0.3f, 0.44f, rgb(0x4FAF56), 1},
                                      {-0.3f, 0.58f, 0.32f, rgb(0x63BA58), 1}, {-0.2f, -0.5f, 0.26f, rgb(0x2A7E3E), 0.9f},
                                      {0.5f, 0.34f, 0.22f, rgb(0x2F8A46), 0.9f}, {0.42f, -0.6f, 0.2f, rgb(0x7CCB66), 1},
                                      {-0.1f, -0.14f, 0.46f, kCloud, 0.7f, 0.15f}, {0.3f, 0.62f, 0.4f, kCloud, 0.65f, 0.14f},
                                      {-0.56f, 0.26f, 0.3f, kCloud, 0.55f, 0.14f}}};
constexpr WorldLooks kWorld{{.light = rgb(0xA08A5A), .dark = rgb(0x453619), .atmosphere = rgb(0xB8A868), .glow = 0.22f, .tilt = 0.25f, .seed = 9,
                        .bands = kMud, .blobs = kMoss},
                       {.light = rgb(0x6AD0C4), .dark = rgb(0x17697C), .atmosphere = rgb(0x8CF0A8), .glow = 0.48f, .tilt = 0.25f, .seed = 9,
                        .blobs = kLands}};
}  // namespace verdanta

namespace mosswick {  // plates of cracked mud, cushions of moss
constexpr std::array<Vec, 5> kMiddle{{{-0.22f, -0.22f}, {0.2f, -0.28f}, {0.34f, 0.1f}, {0.04f, 0.34f}, {-0.3f, 0.16f}}};
constexpr std::array<Vec, 5> kTop{{{-0.3f, -0.3f}, {-0.52f, -0.82f}, {0.1f, -1.1f}, {0.32f, -0.78f}, {0.18f, -0.37f}}};
constexpr std::array<Vec, 5> kEast{{{0.28f, -0.35f}, {0.42f, -0.8f}, {1, -0.6f}, {1.1f, -0.04f}, {0.43f, 0.04f}}};
constexpr std::array<Vec, 5> kSouthEast{{{0.43f, 0.14f}, {1.1f, 0.06f}, {0.9f, 0.75f}, {0.46f, 0.86f}, {0.13f, 0.42f}}};
constexpr std::array<Vec, 5> kSouth{{{0.03f, 0.45f}, {0.36f, 0.9f}, {0.1f, 1.15f}, {-0.5f, 0.98f}, {-0.3f, 0.28f}}};
constexpr std::array<Vec, 4> kWest{{{-0.4f, 0.24f}, {-0.6f, 0.95f}, {-1.05f, 0.5f}, {-1.05f, 0.06f}}};
constexpr std::array<Vec, 5> kNorthWest{{{-0.33f, -0.22f}, {-0.41f, 0.12f}, {-1.1f, -0.05f}, {-0.95f, -0.6f}, {-0.6f, -0.8f}}};
constexpr std::array<Facet, 7> kMud{{{kMiddle, rgb(0x9A8A5A), 0.95f}, {kTop, rgb(0x8A7C52), 0.95f}, {kEast, rgb(0x746740), 0.95f},
                                     {kSouthEast, rgb(0x685C38), 0.95f}, {kSouth, rgb(0x7C7046), 0.95f}, {kWest, rgb(0x877A4C), 0.95f},
                                     {kNorthWest, rgb(0xA09264), 0.95f}}};
constexpr std::array<Facet, 7> kCushions{{{kMiddle, rgb(0x4FB4D0), 0.95f}, {kTop, rgb(0x86CC5E), 0.95f}, {kEast, rgb(0x4C9A42), 0.95f},
                                          {kSouthEast, rgb(0x3C8A40), 0.95f}, {kSouth, rgb(0x69B44C), 0.95f}, {kWest, rgb(0x57A848), 0.95f},
                                          {kNorthWest, rgb(0x9AD86E), 0.95f}}};
constexpr WorldLooks kWorld{{.light = rgb(0x54442A), .dark = rgb(0x241B0F), .atmosphere = rgb(0xA8A060), .glow = 0.2f, .tilt = -0.1f, .seed = 5,
                        .facets = kMud},
                       {.light = rgb(0x2F7A46), .dark = rgb(0x0F3A22), .atmosphere = rgb(0x8CF07A), .glow = 0.48f, .tilt = -0.1f, .seed = 5,
                        .facets = kCushions}};
}  // namespace mosswick

namespace thornhaven {  // three ridges with thorns
constexpr std::array<Vec, 7> kRidgeA{{{-0.9f, -0.3f}, {-0.6f, -0.5f}, {-0.5f, -0.2f}, {-0.2f, -0.36f}, {0.1f, -0.5f}, {0.2f, -0.3f}, {0.6f, -0.66f}}};
constexpr std::array<Vec, 7> kRidgeB{{{-0.7f, 0.3f}, {-0.4f, 0}, {-0.3f, 0.3f}, {0, 0.08f}, {0.3f, -0.1f}, {0.4f, 0.16f}, {0.9f, -0.16f}}};
constexpr std::array<Vec, 7> kRidgeC{{{-0.3f, 0.86f}, {-0.2f, 0.5f}, {0.1f, 0.8f}, {0.24f, 0.5f}, {0.4f, 0.36f}, {0.5f, 0.6f}, {0.78f, 0.36f}}};
constexpr std::array<Vec, 4> kThornA{{{-0.36f, -0.3f}, {-0.36f, -0.44f}, {-0.3f, -0.56f}, {-0.2f, -0.7f}}};
constexpr std::array<Vec, 4> kThornB{{{0.2f, -0.02f}, {0.2f, -0.12f}, {0.3f, -0.2f}, {0.36f, -0.3f}}};
constexpr std::array<Vec, 4> kThornC{{{-0.44f, 0.14f}, {-0.5f, 0.3f}, {-0.44f, 0.4f}, {-0.52f, 0.56f}}};
constexpr Color kBark = rgb(0x3A2E1E);
constexpr std::array<Streak, 6> kThorns{{{kRidgeA, kBark, 0.06f}, {kRidgeB, kBark, 0.07f}, {kRidgeC, kBark, 0.055f}, {kThornA, kBark, 0.035f},
                                         {kThornB, kBark, 0.035f}, {kThornC, kBark, 0.035f}}};
constexpr std::array<Crater, 3> kCraters{{{0.5f, -0.1f, 0.1f}, {-0.2f, -0.06f, 0.08f}, {0.1f, 0.36f, 0.1f}}};
constexpr std::array<Blob, 6> kLands{{{-0.3f, -0.42f, 0.5f, rgb(0x4FAE58), 1, 0.5f}, {0.4f, -0.52f, 0.34f, rgb(0x63BE60), 1, 0.5f},
                                      {-0.3f, 0.2f, 0.44f, rgb(0x3F9C50), 1, 0.5f}, {0.5f, 0.02f, 0.46f, rgb(0x4FAE58), 1, 0.44f},
                                      {0.24f, 0.6f, 0.5f, rgb(0x63BE60), 1, 0.44f}, {0, -0.08f, 0.4f, kCloud, 0.5f, 0.12f}}};
constexpr Color kSnow = rgb(0xF0F7E8);
constexpr std::array<Streak, 6> kMountains{{{kRidgeA, kSnow, 0.035f}, {kRidgeB, kSnow, 0.04f}, {kRidgeC, kSnow, 0.035f},
                                            {kThornA, kSnow, 0.025f}, {kThornB, kSnow, 0.025f}, {kThornC, kSnow, 0.025f}}};
constexpr WorldLooks kWorld{{.light = rgb(0x968667), .dark = rgb(0x3A3020), .atmosphere = rgb(0xA8A070), .glow = 0.2f, .seed = 3,
                        .craters = kCraters, .streaks = kThorns},
                       {.light = rgb(0x7CD0DC), .dark = rgb(0x1D6A84), .atmosphere = rgb(0x9AF0B0), .glow = 0.48f, .seed = 3,
                        .blobs = kLands, .streaks = kMountains}};
}  // namespace thornhaven

namespace sylvane {  // stumps of a forest around a dry sea
constexpr std::array<Blob, 2> kWaste{{{0.12f, 0.16f, 0.4f, rgb(0x6A6252), 0.9f}, {-0.5f, -0.4f, 0.3f, rgb(0x7C8058), 0.6f}}};
constexpr std::array<Crater, 14> kStumps{{{-0.4f, -0.5f, 0.06f}, {-0.16f, -0.62f, 0.06f}, {0.14f, -0.56f, 0.06f}, {0.42f, -0.52f, 0.06f},
                                          {-0.64f, -0.2f, 0.06f}, {-0.38f, -0.2f, 0.06f}, {0.62f, -0.2f, 0.06f}, {-0.56f, 0.12f, 0.06f},
                                          {0.7f, 0.16f, 0.06f}, {-0.5f, 0.42f, 0.06f}, {-0.2f, 0.62f, 0.06f}, {0.14f, 0.7f, 0.06f},
                                          {0.46f, 0.56f, 0.06f}, {-0.02f, -0.34f, 0.06f}}};
constexpr std::array<Band, 2> kHaze{{{-1, -0.9f, kCloud, 0.85f, 0.02f}, {0.88f, 1, kCloud, 0.7f, 0.02f}}};
constexpr std::array<Blob, 12> kCanopy{{{-0.4f, -0.5f, 0.2f, rgb(0x2A7E40), 0.9f}, {-0.02f, -0.6f, 0.2f, rgb(0x379048), 0.9f},
                                        {0.42f, -0.5f, 0.22f, rgb(0x2A7E40), 0.9f}, {-0.6f, -0.1f, 0.22f, rgb(0x379048), 0.9f},
                                        {0.68f, -0.06f, 0.2f, rgb(0x2F8A46), 0.9f}, {-0.52f, 0.36f, 0.22f, rgb(0x2A7E40), 0.9f},
                                        {-0.14f, 0.66f, 0.22f, rgb(0x379048), 0.9f}, {0.4f, 0.58f, 0.2f, rgb(0x2A7E40), 0.9f},
                                        {0.12f, 0.14f, 0.4f, rgb(0x4FB8DC), 1}, {0.04f, 0.12f, 0.08f, rgb(0x8CD070), 1},
                                        {-0.3f, -0.24f, 0.4f, kCloud, 0.6f, 0.13f}, {0.4f, 0.38f, 0.32f, kCloud, 0.6f, 0.13f}}};
constexpr WorldLooks kWorld{{.light = rgb(0x8E866E), .dark = rgb(0x37332A), .atmosphere = rgb(0x9CA078), .glow = 0.2f, .tilt = 0.15f, .seed = 7,
                        .blobs = kWaste, .craters = kStumps},
                       {.light = rgb(0x5CC06E), .dark = rgb(0x12502F), .atmosphere = rgb(0x7CF09A), .glow = 0.48f, .tilt = 0.15f, .seed = 7,
                        .bands = kHaze, .blobs = kCanopy}};
}  // namespace sylvane

namespace fernreach {  // a frond over half the world
constexpr std::array<Vec, 7> kSpine{{{-0.66f, 0.6f}, {-0.4f, 0.5f}, {-0.2f, 0.3f}, {0.06f, 0}, {0.3f, -0.3f}, {0.56f, -0.5f}, {0.42f, -0.74f}}};
constexpr std::array<Vec, 4> kLeafA{{{-0.36f, 0.42f}, {-0.5f, 0.2f}, {-0.6f, 0.14f}, {-0.76f, 0.1f}}};
constexpr std::array<Vec, 4> kLeafB{{{-0.12f, 0.22f}, {-0.3f, -0.06f}, {-0.4f, -0.1f}, {-0.6f, -0.2f}}};
constexpr std::array<Vec, 4> kLeafC{{{0.12f, -0.08f}, {-0.04f, -0.34f}, {-0.14f, -0.38f}, {-0.32f, -0.52f}}};
constexpr std::array<Vec, 4> kLeafD{{{0.32f, -0.34f}, {0.2f, -0.5f}, {0.1f, -0.6f}, {-0.02f, -0.76f}}};
constexpr std::array<Vec, 4> kLeafE{{{-0.28f, 0.38f}, {-0.1f, 0.5f}, {-0.06f, 0.6f}, {0, 0.82f}}};
constexpr std::array<Vec, 4> kLeafF{{{-0.04f, 0.14f}, {0.2f, 0.22f}, {0.26f, 0.34f}, {0.4f, 0.56f}}};
constexpr std::array<Vec, 4> kLeafG{{{0.18f, -0.14f}, {0.42f, -0.06f}, {0.52f, 0.06f}, {0.7f, 0.2f}}};
constexpr std::array<Band, 2> kDunes{{{-0.8f, -0.62f, rgb(0xC9B07A), 0.4f, 0.06f}, {0.62f, 0.76f, rgb(0x8E7444), 0.5f, 0.06f}}};
constexpr Color kDry = rgb(0x6A5029), kGreen = rgb(0x3F9E4C), kYoung = rgb(0x63BA58);
constexpr std::array<Streak, 8> kDead{{{kLeafA, kDry, 0.05f}, {kLeafB, kDry, 0.05f}, {kLeafC, kDry, 0.05f}, {kLeafD, kDry, 0.045f},
                                       {kLeafE, kDry, 0.05f}, {kLeafF, kDry, 0.05f}, {kLeafG, kDry, 0.05f}, {kSpine, kDry, 0.07f}}};
constexpr std::array<Band, 1> kCap{{{-1, -0.88f, kCloud, 0.85f, 0.02f}}};
constexpr std::array<Streak, 8> kFrond{{{kLeafA, kYoung, 0.13f}, {kLeafB, kGreen, 0.14f}, {kLeafC, kYoung, 0.14f}, {kLeafD, kGreen, 0.12f},
                                        {kLeafE, kGreen, 0.13f}, {kLeafF, kYoung, 0.14f}, {kLeafG, kGreen, 0.13f}, {kSpine, kGreen, 0.16f}}};
constexpr WorldLooks kWorld{{.light = rgb(0xBBA26C), .dark = rgb(0x553F1E), .atmosphere = rgb(0xC0B070), .glow = 0.22f, .seed = 12,
                        .bands = kDunes, .streaks = kDead},
                       {.light = rgb(0x6CD6CC), .dark = rgb(0x176878), .atmosphere = rgb(0x8CF0C0), .glow = 0.48f, .seed = 12,
                        .bands = kCap, .streaks = kFrond}};
}  // namespace fernreach

// --- 3 blue ---

namespace azurel {  // belts of salt, belts of cloud
constexpr std::array<Band, 5> kSalt{{{-0.64f, -0.52f, rgb(0xD6DEE6), 0.45f, 0.06f}, {-0.3f, -0.22f, rgb(0xE4E8EC), 0.35f, 0.08f},
                                     {0.06f, 0.16f, rgb(0xD6DEE6), 0.45f, 0.07f}, {0.38f, 0.44f, rgb(0xE4E8EC), 0.35f, 0.07f},
                                     {0.62f, 0.74f, rgb(0xC6D0DA), 0.45f, 0.05f}}};
constexpr std::array<Blob, 2> kBeds{{{-0.3f, -0.1f, 0.3f, rgb(0x4E637C), 0.6f}, {0.4f, 0.3f, 0.3f, rgb(0x46586E), 0.6f}}};
constexpr std::array<Band, 5> kClouds{{{-0.64f, -0.52f, kCloud, 0.8f, 0.06f}, {-0.3f, -0.22f, kCloud, 0.6f, 0.08f},
                                       {0.06f, 0.16f, kCloud, 0.75f, 0.07f}, {0.38f, 0.44f, kCloud, 0.6f, 0.07f},
                                       {0.62f, 0.74f, kCloud, 0.7f, 0.05f}}};
constexpr std::array<Blob, 4> kIsles{{{-0.34f, -0.06f, 0.16f, rgb(0x63B862), 1}, {0.42f, 0.3f, 0.18f, rgb(0x57AE5C), 1},
                                      {0.2f, -0.4f, 0.12f, rgb(0x7CC66A), 1}, {-0.3f, 0.52f, 0.1f, rgb(0x7CC66A), 1}}};
constexpr WorldLooks kWorld{{.light = rgb(0x8CA2B8), .dark = rgb(0x2E4056), .atmosphere = rgb(0x9AB4D0), .glow = 0.22f, .tilt = -0.25f, .seed = 10,
                        .bands = kSalt, .blobs = kBeds},
                       {.light = rgb(0x55ACE6), .dark = rgb(0x124C8C), .atmosphere = rgb(0x7CCCFF), .glow = 0.5f, .tilt = -0.25f, .seed = 10,
                        .bands = kClouds, .blobs = kIsles}};
}  // namespace azurel

namespace tidefall {  // steps that the falling water has left
constexpr Color kLine = rgb(0xC4D2DC), kSurf = rgb(0xF2FFFF);
constexpr std::array<SurfaceSpot, 4> kSteps{{{-0.14f, 0.02f, 0.82f, rgb(0x8597A8), 0.7f, kLine}, {-0.18f, 0, 0.6f, rgb(0x6E8194), 0.8f, kLine},
                                             {-0.22f, -0.02f, 0.4f, rgb(0x596C80), 0.9f, kLine}, {-0.26f, -0.04f, 0.2f, rgb(0x46586C), 0.9f, kLine}}};
constexpr std::array<Band, 2> kCaps{{{-0.96f, -0.84f, kCloud, 0.8f, 0.03f}, {0.8f, 0.9f, kCloud, 0.6f, 0.04f}}};
constexpr std::array<SurfaceSpot, 7> kAtoll{{{-0.14f, 0.02f, 0.82f, rgb(0x6FDDE6), 0.8f, kSurf}, {-0.18f, 0, 0.6f, rgb(0x4CC4DC), 0.9f, kSurf},
                                             {-0.22f, -0.02f, 0.4f, rgb(0x36A6D0), 0.9f, kSurf}, {-0.26f, -0.04f, 0.22f, rgb(0xF4E4B4), 1},
                                             {-0.26f, -0.05f, 0.16f, rgb(0x5CB85E), 1}, {0.46f, 0.3f, 0.1f, rgb(0x6FC466), 1},
                                             {0.4f, -0.4f, 0.09f, rgb(0x6FC466), 1}}};
constexpr WorldLooks kWorld{{.light = rgb(0xA4B4C2), .dark = rgb(0x354656), .atmosphere = rgb(0xA8C0D0), .glow = 0.22f, .tilt = 0.2f, .seed = 7,
                        .spots = kSteps},
                       {.light = rgb(0x9CEAEC), .dark = rgb(0x1F86AE), .atmosphere = rgb(0x9CF4F4), .glow = 0.5f, .tilt = 0.2f, .seed = 7,
                        .bands = kCaps, .spots = kAtoll}};
}  // namespace tidefall

namespace glaciel {  // plates of ice
constexpr std::array<Vec, 4> kA{{{-1, -1}, {0.1f, -1}, {-0.2f, 0.06f}, {-0.95f, 0.26f}}};
constexpr std::array<Vec, 4> kB{{{0.14f, -1}, {0.8f, -0.7f}, {0.24f, 0.26f}, {-0.16f, 0.06f}}};
constexpr std::array<Vec, 4> kC{{{-0.98f, 0.32f}, {-0.22f, 0.12f}, {-0.04f, 1}, {-0.7f, 1}}};
constexpr std::array<Vec, 4> kD{{{-0.16f, 0.13f}, {0.2f, 0.32f}, {0.6f, 1}, {0.02f, 1}}};
constexpr std::array<Vec, 4> kE{{{0.86f, -0.66f}, {1.1f, 0.1f}, {0.7f, 0.9f}, {0.29f, 0.28f}}};
constexpr std::array<Facet, 5> kIce{{{kA, rgb(0xE2EAF2), 0.85f}, {kB, rgb(0xA9BCD0), 0.85f}, {kC, rgb(0xC0CEDC), 0.85f},
                                     {kD, rgb(0x8498B0), 0.85f}, {kE, rgb(0x6E849E), 0.85f}}};
constexpr std::array<Vec, 3> kNorth{{{-0.75f, -0.8f}, {0.75f, -0.8f}, {0.1f, -0.52f}}};
constexpr std::array<Vec, 4> kFloeA{{{-0.72f, -0.5f}, {-0.2f, -0.56f}, {-0.28f, -0.2f}, {-0.7f, -0.16f}}};
constexpr std::array<Vec, 4> kFloeB{{{0.3f, 0.36f}, {0.66f, 0.2f}, {0.7f, 0.52f}, {0.4f, 0.64f}}};
constexpr std::array<Vec, 3> kFloeC{{{-0.5f, 0.5f}, {-0.16f, 0.42f}, {-0.3f, 0.76f}}};
constexpr std::array<Facet, 4> kFloes{{{kNorth, rgb(0xFFFFFF), 0.95f}, {kFloeA, rgb(0xF0F8FF), 0.95f}, {kFloeB, rgb(0xD6ECFF), 0.9f},
                                       {kFloeC, rgb(0xE6F4FF), 0.9f}}};
constexpr std::array<Blob, 3> kTundra{{{0.3f, -0.2f, 0.34f, rgb(0x6CBE8C), 1}, {0.34f, -0.22f, 0.18f, rgb(0x4FA874), 1},
                                       {-0.5f, 0.14f, 0.2f, rgb(0x6CBE8C), 1}}};
constexpr WorldLooks kWorld{{.light = rgb(0x5A7088), .dark = rgb(0x1E2C3C), .atmosphere = rgb(0xC0D4EA), .glow = 0.26f, .seed = 12,
                        .facets = kIce},
                       {.light = rgb(0x62B4EE), .dark = rgb(0x174E9A), .atmosphere = rgb(0xA0DCFF), .glow = 0.5f, .seed = 12,
                        .blobs = kTundra, .facets = kFloes}};
}  // namespace glaciel

namespace nerith {  // a storm with an eye
constexpr std::array<Band, 4> kMurk{{{-0.7f, -0.5f, rgb(0x5A7290), 0.5f, 0.04f}, {-0.3f, -0.1f, rgb(0x2A3C54), 0.7f, 0.05f},
                                     {0.3f, 0.46f, rgb(0x64809E), 0.45f, 0.05f}, {0.6f, 0.8f, rgb(0x24354A), 0.7f, 0.04f}}};
constexpr std::array<SurfaceSpot, 3> kEye{{{0.2f, 0.12f, 0.36f, rgb(0x6A849E), 0.8f, rgb(0x9FB6CC)}, {0.2f, 0.12f, 0.22f, rgb(0x425A74), 0.9f},
                                           {0.2f, 0.12f, 0.1f, rgb(0x1C2A3C), 1}}};
constexpr std::array<Band, 4> kCurrents{{{-0.7f, -0.5f, rgb(0xA8D8FF), 0.6f, 0.04f}, {-0.3f, -0.1f, rgb(0x2A5CD0), 0.8f, 0.05f},
                                         {0.3f, 0.46f, rgb(0x8CC8FF), 0.55f, 0.05f}, {0.6f, 0.8f, rgb(0x1C48A8), 0.8f, 0.04f}}};
constexpr std::array<SurfaceSpot, 4> kLagoon{{{0.2f, 0.12f, 0.36f, rgb(0x63E0D8), 1, kCloud}, {0.2f, 0.12f, 0.24f, rgb(0xA6F4E4), 1},
                                              {0.2f, 0.12f, 0.14f, rgb(0x4CAE62), 1}, {-0.46f, 0.4f, 0.1f, rgb(0x5CB870), 1}}};
constexpr WorldLooks kWorld{{.light = rgb(0x4A647F), .dark = rgb(0x101A28), .atmosphere = rgb(0x6A8CB4), .glow = 0.22f, .tilt = 0.12f, .seed = 8,
                        .bands = kMurk, .spots = kEye},
                       {.light = rgb(0x5894F6), .dark = rgb(0x152F86), .atmosphere = rgb(0x78A8FF), .glow = 0.52f, .tilt = 0.12f, .seed = 8,
                        .bands = kCurrents, .spots = kLagoon}};
}  // namespace nerith

namespace skyreach {  // a ring, of dust or of ice
constexpr std::array<Band, 4> kGrey{{{-0.7f, -0.54f, rgb(0x97A6B8), 0.6f, 0.03f}, {-0.3f, -0.14f, rgb(0x66768A), 0.7f, 0.04f},
                                     {0.1f, 0.26f, rgb(0x8C9CB0), 0.6f, 0.03f}, {0.5f, 0.66f, rgb(0x56667A), 0.7f, 0.03f}}};
constexpr std::array<Band, 4> kSky{{{-0.7f, -0.54f, kCloud, 0.85f, 0.03f}, {-0.3f, -0.14f, rgb(0x6CB4F4), 0.8f, 0.04f},
                                    {0.1f, 0.26f, kCloud, 0.8f, 0.03f}, {0.5f, 0.66f, rgb(0x5CA4EC), 0.8f, 0.03f}}};
constexpr std::array<Blob, 3> kIsles{{{-0.3f, -0.02f, 0.16f, rgb(0x6CC070), 1, 0.5f}, {0.36f, 0.44f, 0.16f, rgb(0x5CB466), 1, 0.5f},
                                      {0.3f, -0.4f, 0.12f, rgb(0x7CCB74), 1, 0.5f}}};
constexpr WorldLooks kWorld{{.light = rgb(0x8496AC), .dark = rgb(0x2C3A4C), .atmosphere = rgb(0x9AB0CC), .glow = 0.22f, .tilt = -0.3f, .seed = 2,
                        .ring = {rgb(0x7E8797), -0.42f}, .bands = kGrey},
                       {.light = rgb(0xB0DCFF), .dark = rgb(0x3474C4), .atmosphere = rgb(0xA8D8FF), .glow = 0.5f, .tilt = -0.3f, .seed = 2,
                        .ring = {rgb(0xF2F8FF), -0.42f}, .bands = kSky, .blobs = kIsles}};
}  // namespace skyreach

// --- 4 whole world ---

/// In the order of mc::kPlanets, without the Star Portal.
constexpr std::array<const WorldLooks*, mc::kPlanetCount - 1> kWorlds{
    &cinderhold::kWorld, &verdanta::kWorld, &azurel::kWorld,     &varkesh::kWorld, &rustmere::kWorld,
    &ashfall::kWorld,    &pyrrane::kWorld,  &mosswick::kWorld,   &thornhaven::kWorld, &sylvane::kWorld,
    &fernreach::kWorld,  &tidefall::kWorld, &glaciel::kWorld,    &nerith::kWorld,  &skyreach::kWorld};

}  // namespace

void draw_world(Canvas& c, mc::PlanetId planet, Vec centre, float radius, float life) {
    if (planet == mc::kPortal || planet >= mc::kPlanetCount) return;
    const WorldLooks& world = *kWorlds[planet - 1u];
    if (life < 1) draw_planet(c, centre, radius, world.barren);
    if (life <= 0) return;
    const Canvas::Saved greening = c.faded(life);
    draw_planet(c, centre, radius, world.alive);
}

}  // namespace orrery::ui::microcosmos_table
