// Stubs for Dear ImGui's tables and columns. This program uses none, so the browser build leaves out their source
// (web/third_party.cmake) to keep the download small. ImGui's window code still refers to these functions.
#include <imgui.h>
#include <imgui_internal.h>

void ImGui::EndTable() {}
void ImGui::TableGcCompactSettings() {}
void ImGui::TableGcCompactTransientBuffers(ImGuiTable*) {}
void ImGui::TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void ImGui::TableSettingsAddSettingsHandler() {}
void ImGui::TablePushBackgroundChannel() {}
void ImGui::TablePopBackgroundChannel() {}
void ImGui::TablePushColumnChannel(int) {}
void ImGui::TablePopColumnChannel() {}
void ImGui::PushColumnsBackground() {}
void ImGui::PopColumnsBackground() {}
void ImGui::EndColumns() {}
