// What Dear ImGui's windows would call if there were tables and columns in them. Nothing here makes any, and in the browser
// their source is left out (web/third_party.cmake), for the sake of the download.
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
