#include "engine/cli/files.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <random>
#include <system_error>

#include "engine/core/json.h"

namespace orrery::cli {

Result<std::string> read_file(const std::string& path) {
    std::error_code trouble;
    if (std::filesystem::is_directory(path, trouble)) return Error{"", path + ": is a folder"};
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) return Error{"", path + ": " + std::strerror(errno)};
    std::string text;
    char buffer[1 << 16];
    for (std::size_t got; (got = std::fread(buffer, 1, sizeof buffer, file)) > 0 && text.size() <= kMaxJsonBytes;)
        text.append(buffer, got);
    const bool failed = std::ferror(file) != 0;
    std::fclose(file);
    if (failed) return Error{"", path + ": cannot be read"};
    if (text.size() > kMaxJsonBytes) return Error{"", path + ": longer than " + std::to_string(kMaxJsonBytes) + " bytes"};
    return text;
}

Result<std::vector<std::string>> files_below(const std::string& path, const std::string& suffix) {
    namespace fs = std::filesystem;
    std::error_code trouble;
    const fs::file_status status = fs::status(path, trouble);
    if (!fs::exists(status)) return Error{"", path + ": no such file or folder"};
    if (!fs::is_directory(status)) return std::vector<std::string>{path};
    std::vector<std::string> out;
    for (fs::recursive_directory_iterator at(path, trouble), end; !trouble && at != end; at.increment(trouble)) {
        std::error_code ignored;
        const std::string name = at->path().string();
        const bool fits = name.size() > suffix.size() && name.compare(name.size() - suffix.size(), suffix.size(), suffix) == 0;
        if (fits && at->is_regular_file(ignored)) out.push_back(name);
    }
    if (trouble) return Error{"", path + ": " + trouble.message()};
    std::sort(out.begin(), out.end());
    return out;
}

std::string utc_time() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

std::uint64_t entropy() {
    static std::random_device device;
    const std::uint64_t high = device();
    return high << 32u ^ device();
}

double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool is_terminal_on_stderr() { return isatty(STDERR_FILENO) != 0; }

}  // namespace orrery::cli
