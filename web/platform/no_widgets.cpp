// Stubs for Dear ImGui's widgets. This program draws everything itself and uses none, so the browser build leaves out their
// source (web/third_party.cmake) to keep the download small. ImGui's core, which begins an invisible window of its own in
// every frame, still refers to these functions.
#include <cstdarg>
#include <cstring>

#include <imgui.h>
#include <imgui_internal.h>

void ImGuiMenuColumns::Update(float, bool) {}
ImGuiInputTextState::ImGuiInputTextState() { std::memset(static_cast<void*>(this), 0, sizeof(*this)); }
ImGuiInputTextState::~ImGuiInputTextState() {}

bool ImGui::Button(const char*, const ImVec2&) { return false; }
bool ImGui::ButtonBehavior(const ImRect&, ImGuiID, bool*, bool*, ImGuiButtonFlags) { return false; }
bool ImGui::CloseButton(ImGuiID, const ImVec2&) { return false; }
bool ImGui::CollapseButton(ImGuiID, const ImVec2&) { return false; }
bool ImGui::Selectable(const char*, bool, ImGuiSelectableFlags, const ImVec2&) { return false; }
bool ImGui::SliderInt(const char*, int*, int, int, const char*, ImGuiSliderFlags) { return false; }
bool ImGui::InputText(const char*, char*, std::size_t, ImGuiInputTextFlags, ImGuiInputTextCallback, void*) { return false; }
void ImGui::InputTextDeactivateHook(ImGuiID) {}
void ImGui::Scrollbar(ImGuiAxis) {}
void ImGui::SeparatorText(const char*) {}
void ImGui::TextV(const char*, va_list) {}
void ImGui::TreePop() {}
void ImGui::EndMenuBar() {}
void ImGui::EndTabBar() {}
ImGuiMultiSelectIO* ImGui::EndMultiSelect() { return nullptr; }

/// Replaces sscanf in imgui.cpp (web/third_party.cmake), which parses stored window settings. This program stores none.
extern "C" int orrery_no_scan(const char*, const char*, ...) { return 0; }
