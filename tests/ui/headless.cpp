#include "tests/ui/headless.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "engine/core/hash.h"
#include "imgui.h"

namespace orrery::ui::test {

namespace {

std::vector<unsigned char> file(const std::string& path) {
    std::vector<unsigned char> bytes(std::filesystem::file_size(path));
    std::ifstream(path, std::ios::binary).read(reinterpret_cast<char*>(bytes.data()), std::streamsize(bytes.size()));
    return bytes;
}

// --- triangles into pixels: straight blending, bilinear texels ---

struct Image {
    int w, h;
    std::vector<float> rgb;
};

struct Texel { float r, g, b, a; };

Texel texel(const ImTextureData& t, int x, int y) {
    x = std::clamp(x, 0, t.Width - 1);
    y = std::clamp(y, 0, t.Height - 1);
    const unsigned char* p = t.Pixels + (std::size_t(y) * std::size_t(t.Width) + std::size_t(x)) * std::size_t(t.BytesPerPixel);
    if (t.BytesPerPixel == 1) return {1, 1, 1, float(p[0]) / 255};
    return {float(p[0]) / 255, float(p[1]) / 255, float(p[2]) / 255, float(p[3]) / 255};
}

Texel sampled(const ImTextureData& t, float u, float v) {
    const float x = u * float(t.Width) - 0.5f, y = v * float(t.Height) - 0.5f;
    const int x0 = int(std::floor(x)), y0 = int(std::floor(y));
    const float fx = x - float(x0), fy = y - float(y0);
    const Texel a = texel(t, x0, y0), b = texel(t, x0 + 1, y0), c = texel(t, x0, y0 + 1), d = texel(t, x0 + 1, y0 + 1);
    const auto mix4 = [&](float p, float q, float r, float s) { return (p * (1 - fx) + q * fx) * (1 - fy) + (r * (1 - fx) + s * fx) * fy; };
    return {mix4(a.r, b.r, c.r, d.r), mix4(a.g, b.g, c.g, d.g), mix4(a.b, b.b, c.b, d.b), mix4(a.a, b.a, c.a, d.a)};
}

void triangle(Image& image, const ImTextureData* texture, const ImDrawVert* const v[3], float scale, ImVec4 clip) {
    const float x[3] = {v[0]->pos.x * scale, v[1]->pos.x * scale, v[2]->pos.x * scale};
    const float y[3] = {v[0]->pos.y * scale, v[1]->pos.y * scale, v[2]->pos.y * scale};
    const float area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
    if (std::fabs(area) < 1e-6f) return;
    const int x0 = std::max({int(std::floor(std::min({x[0], x[1], x[2]}))), int(clip.x), 0});
    const int x1 = std::min({int(std::ceil(std::max({x[0], x[1], x[2]}))), int(clip.z), image.w});
    const int y0 = std::max({int(std::floor(std::min({y[0], y[1], y[2]}))), int(clip.y), 0});
    const int y1 = std::min({int(std::ceil(std::max({y[0], y[1], y[2]}))), int(clip.w), image.h});
    const auto part = [](ImU32 c, int shift) { return float((c >> shift) & 255) / 255; };
    // The top-left rule, so that the common edge of two triangles is drawn once.
    const auto is_top_left = [&](int i, int j) {
        const float dx = (x[j] - x[i]) * (area > 0 ? 1 : -1), dy = (y[j] - y[i]) * (area > 0 ? 1 : -1);
        return (dy == 0 && dx > 0) || dy < 0;
    };
    // Shapes without a texture use one white texel in all corners.
    const auto same_place = [](ImVec2 a, ImVec2 b) { return a.x == b.x && a.y == b.y; };
    const bool is_plain = !texture || (same_place(v[0]->uv, v[1]->uv) && same_place(v[1]->uv, v[2]->uv));
    const Texel plain = texture && is_plain ? sampled(*texture, v[0]->uv.x, v[0]->uv.y) : Texel{1, 1, 1, 1};
    float corner[3][4];
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 4; ++k) corner[i][k] = part(v[i]->col, 8 * k);
    const bool keep[3] = {is_top_left(1, 2), is_top_left(2, 0), is_top_left(0, 1)};
    for (int py = y0; py < y1; ++py) {
        const float cy = float(py) + 0.5f;
        // The triangle's part of the row, plus a pixel on either side; the weights decide which pixels are inside.
        float from = float(x0), to = float(x1);
        for (int i = 0; i < 3; ++i) {
            const int j = (i + 1) % 3, k = (i + 2) % 3;
            const float slope = -(y[k] - y[j]) / area, at_zero = ((x[k] - x[j]) * (cy - y[j]) + (y[k] - y[j]) * x[j]) / area;
            if (slope > 0) from = std::max(from, -at_zero / slope - 1.5f);
            if (slope < 0) to = std::min(to, -at_zero / slope + 1.5f);
        }
        for (int px = std::max(x0, int(from)); px < std::min(x1, int(std::ceil(to))); ++px) {
            const float cx = float(px) + 0.5f;
            const float w[3] = {((x[2] - x[1]) * (cy - y[1]) - (y[2] - y[1]) * (cx - x[1])) / area,
                                ((x[0] - x[2]) * (cy - y[2]) - (y[0] - y[2]) * (cx - x[2])) / area,
                                ((x[1] - x[0]) * (cy - y[0]) - (y[1] - y[0]) * (cx - x[0])) / area};
            if (w[0] < 0 || w[1] < 0 || w[2] < 0) continue;
            if ((w[0] == 0 && !keep[0]) || (w[1] == 0 && !keep[1]) || (w[2] == 0 && !keep[2])) continue;
            float color[4] = {0, 0, 0, 0}, u = 0, t = 0;
            for (int i = 0; i < 3; ++i) {
                for (int k = 0; k < 4; ++k) color[k] += w[i] * corner[i][k];
                u += w[i] * v[i]->uv.x;
                t += w[i] * v[i]->uv.y;
            }
            const Texel s = is_plain ? plain : sampled(*texture, u, t);
            const float alpha = color[3] * s.a;
            float* out = &image.rgb[(std::size_t(py) * std::size_t(image.w) + std::size_t(px)) * 3];
            out[0] += (color[0] * s.r - out[0]) * alpha;
            out[1] += (color[1] * s.g - out[1]) * alpha;
            out[2] += (color[2] * s.b - out[2]) * alpha;
        }
    }
}

/// Returns the image row by row, one byte per colour channel.
std::vector<unsigned char> bytes_of(const Image& image) {
    std::vector<unsigned char> out(image.rgb.size());
    std::transform(image.rgb.begin(), image.rgb.end(), out.begin(),
                   [](float part) { return static_cast<unsigned char>(std::clamp(part * 255 + 0.5f, 0.0f, 255.0f)); });
    return out;
}

// --- an uncompressed PNG ---

class Png {
  public:
    static std::vector<unsigned char> of(const Image& image) {
        Png png;
        const unsigned char signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
        png.out_.assign(std::begin(signature), std::end(signature));
        std::vector<unsigned char> head;
        number(head, std::uint32_t(image.w));
        number(head, std::uint32_t(image.h));
        for (const int b : {8, 2, 0, 0, 0}) head.push_back(static_cast<unsigned char>(b));
        png.chunk("IHDR", head);
        std::vector<unsigned char> raw;
        const std::vector<unsigned char> pixels = bytes_of(image);
        for (auto row = pixels.begin(); row != pixels.end(); row += image.w * 3) {
            raw.push_back(0);
            raw.insert(raw.end(), row, row + image.w * 3);
        }
        std::vector<unsigned char> z{0x78, 0x01};
        for (std::size_t at = 0; at < raw.size(); at += 65535) {
            const std::size_t n = std::min<std::size_t>(65535, raw.size() - at);
            z.push_back(at + n == raw.size());
            for (const std::size_t b : {n & 255, n >> 8, ~n & 255, (~n >> 8) & 255}) z.push_back(static_cast<unsigned char>(b));
            z.insert(z.end(), raw.begin() + std::ptrdiff_t(at), raw.begin() + std::ptrdiff_t(at + n));
        }
        std::uint32_t a = 1, b = 0;
        for (const unsigned char byte : raw) {
            a = (a + byte) % 65521;
            b = (b + a) % 65521;
        }
        number(z, (b << 16) | a);
        png.chunk("IDAT", z);
        png.chunk("IEND", {});
        return png.out_;
    }

  private:
    static void number(std::vector<unsigned char>& to, std::uint32_t n) {
        for (const int shift : {24, 16, 8, 0}) to.push_back(static_cast<unsigned char>(n >> shift));
    }
    void chunk(const char* type, const std::vector<unsigned char>& data) {
        number(out_, std::uint32_t(data.size()));
        std::vector<unsigned char> body(type, type + 4);
        body.insert(body.end(), data.begin(), data.end());
        std::uint32_t crc = 0xffffffffu;
        for (const unsigned char byte : body) {
            crc ^= byte;
            for (int i = 0; i < 8; ++i) crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);
        }
        out_.insert(out_.end(), body.begin(), body.end());
        number(out_, ~crc);
    }
    std::vector<unsigned char> out_;
};

}  // namespace

Window::Window(Vec css, float dpr) : css_(css), dpr_(dpr), context_(ImGui::CreateContext()) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    io.DisplaySize = {css.x, css.y};
    io.DisplayFramebufferScale = {dpr, dpr};
    static const std::vector<unsigned char> medium = file(ORRERY_TEST_FONT_MEDIUM), bold = file(ORRERY_TEST_FONT_BOLD);
    load_assets(assets_, medium, bold);
}

Window::~Window() {
    ImGui::SetCurrentContext(context_);
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui::DestroyContext(context_);
}

void Window::begin_frame(double ms) {
    ImGui::SetCurrentContext(context_);
    now_ms_ += ms;
    ImGui::GetIO().DeltaTime = float(std::max(0.1, ms) / 1000);
    ImGui::NewFrame();
}

void Window::end_frame() {
    ImGui::Render();
    finish_draw_data(*ImGui::GetDrawData());
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_WantDestroy) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        } else if (texture->Status != ImTextureStatus_Destroyed) {
            texture->SetTexID(ImTextureID(reinterpret_cast<std::uintptr_t>(texture)));
            texture->SetStatus(ImTextureStatus_OK);
        }
    }
}

void Window::pointer(Vec at) {
    const float scale = ui_scale_for(css_.x, 1);
    ImGui::GetIO().AddMousePosEvent(at.x * scale, at.y * scale);
}

void Window::resize(Vec css) {
    css_ = css;
    ImGui::GetIO().DisplaySize = {css.x, css.y};
}

void Window::wheel(Vec at, float turns) {
    pointer(at);
    ImGui::GetIO().AddMouseWheelEvent(0, turns);
}

void Window::press(bool down) { ImGui::GetIO().AddMouseButtonEvent(0, down); }

namespace {

/// Returns the last frame, `w` times `h` pixels.
Image painted(const ImDrawData* data, int w, int h) {
    Image image{w, h, {}};
    image.rgb.assign(std::size_t(image.w) * std::size_t(image.h) * 3, 0);
    const float scale = data->FramebufferScale.x;
    for (const ImDrawList* list : data->CmdLists) {
        for (const ImDrawCmd& cmd : list->CmdBuffer) {
            const auto* texture = reinterpret_cast<const ImTextureData*>(std::uintptr_t(cmd.GetTexID()));
            const ImVec4 clip{cmd.ClipRect.x * scale, cmd.ClipRect.y * scale, cmd.ClipRect.z * scale, cmd.ClipRect.w * scale};
            for (unsigned int i = 0; i + 2 < cmd.ElemCount; i += 3) {
                const ImDrawVert* v[3];
                for (unsigned int k = 0; k < 3; ++k)
                    v[k] = &list->VtxBuffer[int(cmd.VtxOffset + list->IdxBuffer[int(cmd.IdxOffset + i + k)])];
                triangle(image, texture, v, scale, clip);
            }
        }
    }
    return image;
}

}  // namespace

std::vector<unsigned char> Window::pixels() {
    assert(assets_.paints);
    const ImDrawData* data = ImGui::GetDrawData();
    return data ? bytes_of(painted(data, int(css_.x * dpr_), int(css_.y * dpr_))) : std::vector<unsigned char>{};
}

std::uint64_t Window::drawing() {
    assert(assets_.paints);
    std::string all;
    const auto add = [&all](const auto* from, int count) { all.append(reinterpret_cast<const char*>(from), std::size_t(count) * sizeof *from); };
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        add(list->VtxBuffer.Data, list->VtxBuffer.Size);
        add(list->IdxBuffer.Data, list->IdxBuffer.Size);
        for (const ImDrawCmd& cmd : list->CmdBuffer) {
            add(&cmd.ClipRect, 1);
            add(&cmd.ElemCount, 1);
        }
    }
    return hash64(all);
}

bool Window::save_png(const std::string& path) {
    assert(assets_.paints);
    const ImDrawData* data = ImGui::GetDrawData();
    if (!data) return false;
    const std::vector<unsigned char> png = Png::of(painted(data, int(css_.x * dpr_), int(css_.y * dpr_)));
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(png.data()), std::streamsize(png.size()));
    return bool(out);
}

}  // namespace orrery::ui::test
