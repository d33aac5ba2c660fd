// Figures of the constellations: positions of their stars (equinox 2000, rounded) and the lines of the usual figures. Of large figures
// the best-known part stands here.
#include "imgui_ui/games/astronavigators/sky_chart.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery::ui::astronavigators_table {

namespace {

// Stars: hours of right ascension, degrees of declination, magnitude. The names stand in the order of the stars.

// --- 1 zodiac ---

// Mesarthim, Sheratan, Hamal, 41 Arietis.
constexpr Star kAriesStars[]{{1.89f, 19.3f, 3.9f}, {1.91f, 20.8f, 2.6f}, {2.12f, 23.5f, 2.0f}, {2.83f, 27.3f, 3.6f}};
constexpr FigureLine kAriesLines[]{{0, 1}, {1, 2}, {2, 3}};

// Aldebaran, theta, gamma, delta, epsilon, Elnath, zeta, lambda, omicron; Alcyone of the Pleiades.
constexpr Star kTaurusStars[]{{4.60f, 16.5f, 0.9f}, {4.48f, 15.9f, 3.4f}, {4.33f, 15.6f, 3.7f}, {4.38f, 17.5f, 3.8f},
                              {4.48f, 19.2f, 3.5f}, {5.44f, 28.6f, 1.7f}, {5.63f, 21.1f, 3.0f}, {4.01f, 12.5f, 3.5f},
                              {3.41f, 9.0f, 3.6f},  {3.79f, 24.1f, 2.9f}};
constexpr FigureLine kTaurusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {0, 6}, {2, 7}, {7, 8}};

// Castor, tau, Mebsuta, Tejat, Propus, Pollux, upsilon, Wasat, Mekbuda, Alhena.
constexpr Star kGeminiStars[]{{7.58f, 31.9f, 1.6f}, {7.19f, 30.2f, 4.4f}, {6.73f, 25.1f, 3.0f}, {6.38f, 22.5f, 2.9f},
                              {6.25f, 22.5f, 3.3f}, {7.76f, 28.0f, 1.1f}, {7.60f, 26.9f, 4.1f}, {7.34f, 22.0f, 3.5f},
                              {7.07f, 20.6f, 4.0f}, {6.63f, 16.4f, 1.9f}};
constexpr FigureLine kGeminiLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}};

// Acubens, delta, gamma, iota, beta.
constexpr Star kCancerStars[]{{8.97f, 11.9f, 4.3f}, {8.74f, 18.2f, 3.9f}, {8.72f, 21.5f, 4.7f}, {8.78f, 28.8f, 4.0f}, {8.28f, 9.2f, 3.5f}};
constexpr FigureLine kCancerLines[]{{0, 1}, {1, 2}, {2, 3}, {1, 4}};

// Regulus, eta, Algieba, Adhafera, mu, epsilon, Zosma, Denebola, Chertan.
constexpr Star kLeoStars[]{{10.14f, 12.0f, 1.4f}, {10.12f, 16.8f, 3.5f}, {10.33f, 19.8f, 2.0f},
                           {10.28f, 23.4f, 3.4f}, {9.88f, 26.0f, 3.9f},  {9.76f, 23.8f, 3.0f},
                           {11.24f, 20.5f, 2.6f}, {11.82f, 14.6f, 2.1f}, {11.24f, 15.4f, 3.3f}};
constexpr FigureLine kLeoLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {2, 6}, {6, 7}, {7, 8}, {8, 0}, {6, 8}};

// Zavijava, eta, Porrima, delta, Vindemiatrix, theta, Spica, Heze, tau, 109 Virginis.
constexpr Star kVirgoStars[]{{11.84f, 1.8f, 3.6f},  {12.33f, -0.7f, 3.9f}, {12.69f, -1.4f, 2.7f},  {12.93f, 3.4f, 3.4f},
                             {13.04f, 11.0f, 2.8f}, {13.17f, -5.5f, 4.4f}, {13.42f, -11.2f, 1.0f}, {13.58f, -0.6f, 3.4f},
                             {14.03f, 1.5f, 4.3f},  {14.77f, 1.9f, 3.7f}};
constexpr FigureLine kVirgoLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {2, 5}, {5, 6}, {6, 7}, {3, 7}, {7, 8}, {8, 9}};

// Zubenelgenubi, Zubeneschamali, gamma, sigma, upsilon, tau.
constexpr Star kLibraStars[]{{14.85f, -16.0f, 2.8f}, {15.28f, -9.4f, 2.6f},  {15.59f, -14.8f, 3.9f},
                             {15.07f, -25.3f, 3.3f}, {15.62f, -28.1f, 3.6f}, {15.64f, -29.8f, 3.7f}};
constexpr FigureLine kLibraLines[]{{0, 1}, {1, 2}, {2, 0}, {0, 3}, {2, 4}, {4, 5}};

// beta, Dschubba, pi, Antares, tau, epsilon, zeta, Sargas, kappa, Shaula.
constexpr Star kScorpiusStars[]{{16.09f, -19.8f, 2.6f}, {16.01f, -22.6f, 2.3f}, {15.98f, -26.1f, 2.9f}, {16.49f, -26.4f, 1.0f},
                                {16.60f, -28.2f, 2.8f}, {16.84f, -34.3f, 2.3f}, {16.91f, -42.4f, 3.6f}, {17.62f, -43.0f, 1.9f},
                                {17.71f, -39.0f, 2.4f}, {17.56f, -37.1f, 1.6f}};
constexpr FigureLine kScorpiusLines[]{{0, 1}, {1, 2}, {1, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}};

// The teapot: gamma, delta, lambda, phi, Nunki, tau, zeta, Kaus Australis; eta.
constexpr Star kSagittariusStars[]{{18.10f, -30.4f, 3.0f}, {18.35f, -29.8f, 2.7f}, {18.47f, -25.4f, 2.8f},
                                   {18.76f, -27.0f, 3.2f}, {18.92f, -26.3f, 2.0f}, {19.12f, -27.7f, 3.3f},
                                   {19.04f, -29.9f, 2.6f}, {18.40f, -34.4f, 1.9f}, {18.29f, -36.8f, 3.1f}};
constexpr FigureLine kSagittariusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 0}, {1, 3}, {1, 7}, {3, 6}, {7, 8}};

// Algedi, Dabih, psi, omega, zeta, Deneb Algedi, gamma, iota, theta.
constexpr Star kCapricornusStars[]{{20.30f, -12.5f, 3.6f}, {20.35f, -14.8f, 3.1f}, {20.77f, -25.3f, 4.1f},
                                   {20.86f, -26.9f, 4.1f}, {21.44f, -22.4f, 3.7f}, {21.78f, -16.1f, 2.9f},
                                   {21.67f, -16.7f, 3.7f}, {21.37f, -16.8f, 4.3f}, {21.10f, -17.2f, 4.1f}};
constexpr FigureLine kCapricornusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 0}};

// Albali, Sadalsuud, Sadalmelik, gamma, zeta, eta, theta, lambda, Skat, phi.
constexpr Star kAquariusStars[]{{20.79f, -9.5f, 3.8f},  {21.53f, -5.6f, 2.9f}, {22.10f, -0.3f, 2.9f}, {22.36f, -1.4f, 3.8f},
                                {22.48f, 0.0f, 3.7f},   {22.59f, -0.1f, 4.0f}, {22.28f, -7.8f, 4.2f}, {22.88f, -7.6f, 3.7f},
                                {22.91f, -15.8f, 3.3f}, {23.24f, -6.0f, 4.2f}};
constexpr FigureLine kAquariusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {2, 6}, {6, 7}, {7, 8}, {7, 9}};

// gamma, theta, iota, lambda, omega, epsilon, Alrescha, omicron, eta, tau.
constexpr Star kPiscesStars[]{{23.29f, 3.3f, 3.7f}, {23.47f, 6.4f, 4.3f}, {23.67f, 5.6f, 4.1f}, {23.70f, 1.8f, 4.5f},
                              {23.99f, 6.9f, 4.0f}, {1.05f, 7.9f, 4.3f},  {2.03f, 2.8f, 3.8f},  {1.76f, 9.2f, 4.3f},
                              {1.52f, 15.3f, 3.6f}, {1.19f, 30.1f, 4.5f}};
constexpr FigureLine kPiscesLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 0}, {2, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}};

// --- 2 northern sky ---

// Polaris, Yildun, epsilon, zeta, Kochab, Pherkad, eta.
constexpr Star kUrsaMinorStars[]{{2.53f, 89.3f, 2.0f},  {17.54f, 86.6f, 4.4f}, {16.77f, 82.0f, 4.2f}, {15.73f, 77.8f, 4.3f},
                                 {14.85f, 74.2f, 2.1f}, {15.35f, 71.8f, 3.0f}, {16.29f, 75.8f, 5.0f}};
constexpr FigureLine kUrsaMinorLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 3}};

// Eltanin, Rastaban, xi, delta, chi, zeta, eta, iota, Thuban, kappa.
constexpr Star kDracoStars[]{{17.94f, 51.5f, 2.2f}, {17.51f, 52.3f, 2.8f}, {17.89f, 56.9f, 3.7f}, {19.21f, 67.7f, 3.1f},
                             {18.35f, 72.7f, 3.6f}, {17.15f, 65.7f, 3.2f}, {16.40f, 61.5f, 2.7f}, {15.42f, 59.0f, 3.3f},
                             {14.07f, 64.4f, 3.7f}, {12.56f, 69.8f, 3.9f}};
constexpr FigureLine kDracoLines[]{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}};

// Alderamin, Alfirk, Errai, iota, delta, zeta, eta, theta.
constexpr Star kCepheusStars[]{{21.31f, 62.6f, 2.5f}, {21.48f, 70.6f, 3.2f}, {23.66f, 77.6f, 3.2f}, {22.83f, 66.2f, 3.5f},
                               {22.49f, 58.4f, 3.9f}, {22.18f, 58.2f, 3.4f}, {20.75f, 61.8f, 3.4f}, {20.49f, 63.0f, 4.2f}};
constexpr FigureLine kCepheusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 1}, {3, 4}, {4, 5}, {5, 0}, {0, 6}, {6, 7}};

// Caph, Schedar, gamma, Ruchbah, Segin.
constexpr Star kCassiopeiaStars[]{{0.15f, 59.1f, 2.3f}, {0.68f, 56.5f, 2.2f}, {0.95f, 60.7f, 2.5f},
                                  {1.43f, 60.2f, 2.7f}, {1.91f, 63.7f, 3.4f}};
constexpr FigureLine kCassiopeiaLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}};

// Dubhe, Merak, Phecda, Megrez, Alioth, Mizar, Alkaid, psi, Alula Borealis, theta.
constexpr Star kUrsaMajorStars[]{{11.06f, 61.8f, 1.8f}, {11.03f, 56.4f, 2.4f}, {11.90f, 53.7f, 2.4f}, {12.26f, 57.0f, 3.3f},
                                 {12.90f, 56.0f, 1.8f}, {13.40f, 54.9f, 2.2f}, {13.79f, 49.3f, 1.9f}, {11.16f, 44.5f, 3.0f},
                                 {11.31f, 33.1f, 3.5f}, {9.55f, 51.7f, 3.2f}};
constexpr FigureLine kUrsaMajorLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 0}, {3, 4}, {4, 5}, {5, 6}, {2, 7}, {7, 8}, {1, 9}};

// Alpheratz, delta, Mirach, Almach, mu, nu, pi, kappa, lambda, omicron.
constexpr Star kAndromedaStars[]{{0.14f, 29.1f, 2.1f},  {0.66f, 30.9f, 3.3f},  {1.16f, 35.6f, 2.1f}, {2.07f, 42.3f, 2.2f},
                                 {0.95f, 38.5f, 3.9f},  {0.83f, 41.1f, 4.5f},  {0.61f, 33.7f, 4.3f}, {23.67f, 44.3f, 4.1f},
                                 {23.63f, 46.5f, 3.8f}, {23.03f, 42.3f, 3.6f}};
constexpr FigureLine kAndromedaLines[]{{0, 1}, {1, 2}, {2, 3}, {2, 4}, {4, 5}, {1, 6}, {6, 7}, {7, 8}, {7, 9}};

// eta, gamma, Mirfak, delta, epsilon, xi, zeta, kappa, Algol, rho.
constexpr Star kPerseusStars[]{{2.84f, 55.9f, 3.8f}, {3.08f, 53.5f, 2.9f}, {3.41f, 49.9f, 1.8f}, {3.72f, 47.8f, 3.0f},
                               {3.96f, 40.0f, 2.9f}, {3.98f, 35.8f, 4.0f}, {3.90f, 31.9f, 2.9f}, {3.16f, 44.9f, 3.8f},
                               {3.14f, 41.0f, 2.1f}, {3.09f, 38.8f, 3.4f}};
constexpr FigureLine kPerseusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {2, 7}, {7, 8}, {8, 9}};

// Markab, Scheat, Alpheratz, Algenib, Homam, Biham, Enif, Matar, pi.
constexpr Star kPegasusStars[]{{23.08f, 15.2f, 2.5f}, {23.06f, 28.1f, 2.4f}, {0.14f, 29.1f, 2.1f},
                               {0.22f, 15.2f, 2.8f},  {22.69f, 10.8f, 3.4f}, {22.17f, 6.2f, 3.5f},
                               {21.74f, 9.9f, 2.4f},  {22.72f, 30.2f, 2.9f}, {22.17f, 33.2f, 4.3f}};
constexpr FigureLine kPegasusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 4}, {4, 5}, {5, 6}, {1, 7}, {7, 8}};

// --- 3 equator and southern sky ---

// Menkar, gamma, delta, Mira, zeta, theta, eta, iota, Diphda, tau.
constexpr Star kCetusStars[]{{3.04f, 4.1f, 2.5f},   {2.72f, 3.2f, 3.5f},   {2.66f, 0.3f, 4.1f},   {2.32f, -3.0f, 3.4f},
                             {1.86f, -10.3f, 3.7f}, {1.40f, -8.2f, 3.6f},  {1.14f, -10.2f, 3.5f}, {0.32f, -8.8f, 3.6f},
                             {0.73f, -18.0f, 2.0f}, {1.73f, -15.9f, 3.5f}};
constexpr FigureLine kCetusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}, {9, 4}};

// Betelgeuse, Meissa, Bellatrix, Mintaka, Alnilam, Alnitak, Saiph, Rigel, pi 3, xi.
constexpr Star kOrionStars[]{{5.92f, 7.4f, 0.5f},  {5.59f, 9.9f, 3.4f},  {5.42f, 6.3f, 1.6f},  {5.53f, -0.3f, 2.2f},
                             {5.60f, -1.2f, 1.7f}, {5.68f, -1.9f, 1.8f}, {5.80f, -9.7f, 2.1f}, {5.24f, -8.2f, 0.1f},
                             {4.83f, 7.0f, 3.2f},  {6.20f, 14.2f, 4.4f}};
constexpr FigureLine kOrionLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}, {5, 6}, {6, 7}, {7, 3}, {2, 8}, {0, 9}};

// Sirius, Mirzam, omicron 2, Wezen, Aludra, Adhara, Furud, gamma, theta.
constexpr Star kCanisMajorStars[]{{6.75f, -16.7f, -1.5f}, {6.38f, -18.0f, 2.0f}, {7.05f, -23.8f, 3.0f},
                                  {7.14f, -26.4f, 1.8f},  {7.40f, -29.3f, 2.5f}, {6.98f, -29.0f, 1.5f},
                                  {6.34f, -30.1f, 3.0f},  {7.06f, -15.6f, 4.1f}, {6.90f, -12.0f, 4.1f}};
constexpr FigureLine kCanisMajorLines[]{{1, 0}, {0, 2}, {2, 3}, {3, 4}, {3, 5}, {5, 6}, {0, 7}, {7, 8}, {8, 0}};

// zeta, Procyon, Gomeisa, gamma.
constexpr Star kCanisMinorStars[]{{7.86f, 1.8f, 5.1f}, {7.66f, 5.2f, 0.4f}, {7.45f, 8.3f, 2.9f}, {7.47f, 8.9f, 4.3f}};
constexpr FigureLine kCanisMinorLines[]{{0, 1}, {1, 2}, {2, 3}};

// Capella, Menkalinan, theta, Elnath, iota, eta, epsilon, delta.
constexpr Star kAurigaStars[]{{5.28f, 46.0f, 0.1f}, {5.99f, 44.9f, 1.9f}, {6.00f, 37.2f, 2.6f}, {5.44f, 28.6f, 1.7f},
                              {4.95f, 33.2f, 2.7f}, {5.11f, 41.2f, 3.2f}, {5.03f, 43.8f, 3.0f}, {5.99f, 54.3f, 3.7f}};
constexpr FigureLine kAurigaLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}, {5, 6}, {6, 0}, {0, 7}, {7, 1}};

// Arcturus, Izar, delta, Nekkar, Seginus, rho, Muphrid, zeta, lambda.
constexpr Star kBootesStars[]{{14.26f, 19.2f, 0.0f}, {14.75f, 27.1f, 2.4f}, {15.26f, 33.3f, 3.5f},
                              {15.03f, 40.4f, 3.5f}, {14.53f, 38.3f, 3.0f}, {14.53f, 30.4f, 3.6f},
                              {13.91f, 18.4f, 2.7f}, {14.69f, 13.7f, 3.8f}, {14.27f, 46.1f, 4.2f}};
constexpr FigureLine kBootesLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}, {0, 6}, {0, 7}, {4, 8}};

// Vega, epsilon, zeta, delta 2, Sulafat, Sheliak.
constexpr Star kLyraStars[]{{18.62f, 38.8f, 0.0f}, {18.74f, 39.7f, 4.7f}, {18.75f, 37.6f, 4.3f},
                            {18.91f, 36.9f, 4.3f}, {18.98f, 32.7f, 3.2f}, {18.83f, 33.4f, 3.5f}};
constexpr FigureLine kLyraLines[]{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 2}};

// Altair, Tarazed, Alshain, delta, lambda, zeta, epsilon, eta, theta.
constexpr Star kAquilaStars[]{{19.85f, 8.9f, 0.8f},  {19.77f, 10.6f, 2.7f}, {19.92f, 6.4f, 3.7f},
                              {19.42f, 3.1f, 3.4f},  {19.10f, -4.9f, 3.4f}, {19.09f, 13.9f, 3.0f},
                              {18.99f, 15.1f, 4.0f}, {19.87f, 1.0f, 3.9f},  {20.19f, -0.8f, 3.2f}};
constexpr FigureLine kAquilaLines[]{{1, 0}, {0, 2}, {0, 3}, {3, 4}, {3, 5}, {5, 6}, {3, 7}, {7, 8}};

// Deneb, Sadr, epsilon, zeta, delta, iota, kappa, eta, Albireo.
constexpr Star kCygnusStars[]{{20.69f, 45.3f, 1.3f}, {20.37f, 40.3f, 2.2f}, {20.77f, 34.0f, 2.5f},
                              {21.22f, 30.2f, 3.2f}, {19.75f, 45.1f, 2.9f}, {19.50f, 51.7f, 3.8f},
                              {19.28f, 53.4f, 3.8f}, {19.94f, 35.1f, 3.9f}, {19.51f, 28.0f, 3.1f}};
constexpr FigureLine kCygnusLines[]{{0, 1}, {1, 2}, {2, 3}, {1, 4}, {4, 5}, {5, 6}, {1, 7}, {7, 8}};

// Fomalhaut, epsilon, lambda, theta, iota, mu, beta, gamma, delta.
constexpr Star kPiscisAustrinusStars[]{{22.96f, -29.6f, 1.2f}, {22.68f, -27.0f, 4.2f}, {22.24f, -27.8f, 5.4f},
                                       {21.80f, -30.9f, 5.0f}, {21.75f, -33.0f, 4.3f}, {22.14f, -33.0f, 4.5f},
                                       {22.53f, -32.3f, 4.3f}, {22.88f, -32.9f, 4.5f}, {22.93f, -32.5f, 4.2f}};
constexpr FigureLine kPiscisAustrinusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 0}};

// Cursa, Zaurak, epsilon, Azha, tau 4, upsilon 2, upsilon 4, Acamar, phi, Achernar.
constexpr Star kEridanusStars[]{{5.13f, -5.1f, 2.8f},  {3.97f, -13.5f, 3.0f}, {3.55f, -9.5f, 3.7f},  {2.94f, -8.9f, 3.9f},
                                {3.33f, -21.8f, 3.7f}, {4.59f, -30.6f, 3.8f}, {4.30f, -33.8f, 3.6f}, {2.97f, -40.3f, 2.9f},
                                {2.28f, -51.5f, 3.6f}, {1.63f, -57.2f, 0.5f}};
constexpr FigureLine kEridanusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}};

// Canopus, chi, Avior, Aspidiske, q, u, theta, omega, Miaplacidus.
constexpr Star kCarinaStars[]{{6.40f, -52.7f, -0.7f}, {7.95f, -53.0f, 3.5f},  {8.38f, -59.5f, 1.9f},
                              {9.28f, -59.3f, 2.2f},  {10.28f, -61.3f, 3.4f}, {10.89f, -58.9f, 3.8f},
                              {10.72f, -64.4f, 2.7f}, {10.23f, -70.0f, 3.3f}, {9.22f, -69.7f, 1.7f}};
constexpr FigureLine kCarinaLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {4, 6}, {6, 7}, {7, 8}};

// Rigil Kentaurus, Hadar, epsilon, zeta, mu, eta, Menkent, iota, gamma, delta.
constexpr Star kCentaurusStars[]{{14.66f, -60.8f, -0.3f}, {14.06f, -60.4f, 0.6f}, {13.66f, -53.5f, 2.3f}, {13.93f, -47.3f, 2.5f},
                                 {13.83f, -42.5f, 3.5f},  {14.59f, -42.2f, 2.3f}, {14.11f, -36.4f, 2.1f}, {13.34f, -36.7f, 2.7f},
                                 {12.69f, -49.0f, 2.2f},  {12.14f, -50.7f, 2.6f}};
constexpr FigureLine kCentaurusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {4, 6}, {4, 7}, {2, 8}, {8, 9}};

// Acrux, Mimosa, Gacrux, delta, epsilon.
constexpr Star kCruxStars[]{{12.44f, -63.1f, 0.8f}, {12.80f, -59.7f, 1.3f}, {12.52f, -57.1f, 1.6f},
                            {12.25f, -58.7f, 2.8f}, {12.36f, -60.4f, 3.6f}};
constexpr FigureLine kCruxLines[]{{0, 2}, {1, 3}};

// Gienah, Algorab, Kraz, Minkar, Alchiba.
constexpr Star kCorvusStars[]{{12.26f, -17.5f, 2.6f}, {12.50f, -16.5f, 2.9f}, {12.57f, -23.4f, 2.7f},
                              {12.17f, -22.6f, 3.0f}, {12.14f, -24.7f, 4.0f}};
constexpr FigureLine kCorvusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 0}, {3, 4}};

// Peacock, gamma, beta, epsilon, zeta, eta, xi, lambda, delta.
constexpr Star kPavoStars[]{{20.43f, -56.7f, 1.9f}, {21.44f, -65.4f, 4.2f}, {20.75f, -66.2f, 3.4f},
                            {20.01f, -72.9f, 4.0f}, {18.72f, -71.4f, 4.0f}, {17.76f, -64.7f, 3.6f},
                            {18.39f, -61.5f, 4.3f}, {18.87f, -62.2f, 4.2f}, {20.15f, -66.2f, 3.6f}};
constexpr FigureLine kPavoLines[]{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 2}};

// gamma, lambda, mu, delta, Tiaki, epsilon, zeta, Alnair, iota.
constexpr Star kGrusStars[]{{21.90f, -37.4f, 3.0f}, {22.10f, -39.5f, 4.5f}, {22.26f, -41.3f, 4.8f},
                            {22.49f, -43.5f, 4.0f}, {22.71f, -46.9f, 2.1f}, {22.81f, -51.3f, 3.5f},
                            {23.01f, -52.8f, 4.1f}, {22.14f, -47.0f, 1.7f}, {23.17f, -45.2f, 3.9f}};
constexpr FigureLine kGrusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {3, 7}, {4, 8}};

// alpha, gamma, beta, zeta, epsilon, delta.
constexpr Star kTucanaStars[]{{22.31f, -60.3f, 2.9f}, {23.29f, -58.2f, 4.0f}, {0.53f, -63.0f, 3.7f},
                              {0.33f, -64.9f, 4.2f},  {23.99f, -65.6f, 4.5f}, {22.46f, -65.0f, 4.5f}};
constexpr FigureLine kTucanaLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}};

// delta, zeta, eta, theta, Alphard, lambda, nu, xi, gamma, pi.
constexpr Star kHydraStars[]{{8.63f, 5.7f, 4.1f},    {8.92f, 5.9f, 3.1f},    {8.72f, 3.4f, 4.3f},    {9.24f, 2.3f, 3.9f},
                             {9.46f, -8.7f, 2.0f},   {10.18f, -12.4f, 3.6f}, {10.83f, -16.2f, 3.1f}, {11.55f, -31.9f, 3.5f},
                             {13.32f, -23.2f, 3.0f}, {14.11f, -26.7f, 3.3f}};
constexpr FigureLine kHydraLines[]{{0, 1}, {1, 2}, {2, 0}, {1, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}};

// epsilon, Rotanev, Sualocin, gamma, delta.
constexpr Star kDelphinusStars[]{{20.55f, 11.3f, 4.0f}, {20.63f, 14.6f, 3.6f}, {20.66f, 15.9f, 3.8f},
                                 {20.78f, 16.1f, 3.9f}, {20.72f, 15.1f, 4.4f}};
constexpr FigureLine kDelphinusLines[]{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 1}};

// gamma, alpha, beta, delta.
constexpr Star kSextansStars[]{{9.88f, -8.1f, 5.1f}, {10.13f, -0.4f, 4.5f}, {10.50f, -0.6f, 5.1f}, {10.49f, -2.7f, 5.2f}};
constexpr FigureLine kSextansLines[]{{0, 1}, {1, 2}, {2, 3}};

// beta, alpha, gamma, kappa.
constexpr Star kPyxisStars[]{{8.67f, -35.3f, 4.0f}, {8.73f, -33.2f, 3.7f}, {8.84f, -27.7f, 4.0f}, {9.13f, -25.9f, 4.6f}};
constexpr FigureLine kPyxisLines[]{{0, 1}, {1, 2}, {2, 3}};

// nu, beta, delta; the southern pole star sigma.
constexpr Star kOctansStars[]{{21.69f, -77.4f, 3.7f}, {22.77f, -81.4f, 4.1f}, {14.45f, -83.7f, 4.3f}, {21.15f, -88.9f, 5.4f}};
constexpr FigureLine kOctansLines[]{{0, 1}, {1, 2}, {2, 0}};

// epsilon, alpha, zeta, lambda.
constexpr Star kTelescopiumStars[]{{18.19f, -46.0f, 4.5f}, {18.45f, -46.0f, 3.5f}, {18.48f, -49.1f, 4.1f}, {18.97f, -52.9f, 4.9f}};
constexpr FigureLine kTelescopiumLines[]{{0, 1}, {1, 2}, {2, 3}};

template <std::size_t Stars, std::size_t Lines>
constexpr StarFigure star_figure(const Star (&stars)[Stars], const FigureLine (&lines)[Lines]) {
    static_assert(Stars >= 4 && Stars <= 10);
    return {std::span<const Star>(stars), std::span<const FigureLine>(lines)};
}

/// In the order of the cards.
constexpr std::array<StarFigure, an::kConstellations> kStarFigures{{
    star_figure(kAriesStars, kAriesLines),
    star_figure(kTaurusStars, kTaurusLines),
    star_figure(kGeminiStars, kGeminiLines),
    star_figure(kCancerStars, kCancerLines),
    star_figure(kLeoStars, kLeoLines),
    star_figure(kVirgoStars, kVirgoLines),
    star_figure(kLibraStars, kLibraLines),
    star_figure(kScorpiusStars, kScorpiusLines),
    star_figure(kSagittariusStars, kSagittariusLines),
    star_figure(kCapricornusStars, kCapricornusLines),
    star_figure(kAquariusStars, kAquariusLines),
    star_figure(kPiscesStars, kPiscesLines),
    star_figure(kUrsaMinorStars, kUrsaMinorLines),
    star_figure(kDracoStars, kDracoLines),
    star_figure(kCepheusStars, kCepheusLines),
    star_figure(kCassiopeiaStars, kCassiopeiaLines),
    star_figure(kUrsaMajorStars, kUrsaMajorLines),
    star_figure(kAndromedaStars, kAndromedaLines),
    star_figure(kPerseusStars, kPerseusLines),
    star_figure(kPegasusStars, kPegasusLines),
    star_figure(kCetusStars, kCetusLines),
    star_figure(kOrionStars, kOrionLines),
    star_figure(kCanisMajorStars, kCanisMajorLines),
    star_figure(kCanisMinorStars, kCanisMinorLines),
    star_figure(kAurigaStars, kAurigaLines),
    star_figure(kBootesStars, kBootesLines),
    star_figure(kLyraStars, kLyraLines),
    star_figure(kAquilaStars, kAquilaLines),
    star_figure(kCygnusStars, kCygnusLines),
    star_figure(kPiscisAustrinusStars, kPiscisAustrinusLines),
    star_figure(kEridanusStars, kEridanusLines),
    star_figure(kCarinaStars, kCarinaLines),
    star_figure(kCentaurusStars, kCentaurusLines),
    star_figure(kCruxStars, kCruxLines),
    star_figure(kCorvusStars, kCorvusLines),
    star_figure(kPavoStars, kPavoLines),
    star_figure(kGrusStars, kGrusLines),
    star_figure(kTucanaStars, kTucanaLines),
    star_figure(kHydraStars, kHydraLines),
    star_figure(kDelphinusStars, kDelphinusLines),
    star_figure(kSextansStars, kSextansLines),
    star_figure(kPyxisStars, kPyxisLines),
    star_figure(kOctansStars, kOctansLines),
    star_figure(kTelescopiumStars, kTelescopiumLines),
}};

constexpr bool joins_its_own_stars(const StarFigure& figure) {
    for (const FigureLine& line : figure.lines)
        if (line.from >= figure.stars.size() || line.to >= figure.stars.size() || line.from == line.to) return false;
    return true;
}
constexpr bool do_all_join_their_own_stars() {
    for (const StarFigure& figure : kStarFigures)
        if (!joins_its_own_stars(figure)) return false;
    return true;
}
static_assert(do_all_join_their_own_stars());

}  // namespace

StarFigure figure_of(an::CardId card) {
    assert(!an::is_moon(card));
    return kStarFigures[card];
}

}  // namespace orrery::ui::astronavigators_table
