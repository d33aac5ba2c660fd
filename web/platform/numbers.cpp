// Replacements of functions of the C library that read numbers. The library's own calculate with 128 bits, whose arithmetic alone
// takes more of the download than all code that reads numbers here (web/third_party.cmake).
#include <emscripten.h>

#include <cstdarg>
#include <cstdlib>
#include <cstring>

EM_JS(double, orrery_read_number, (const char* text), {
    const number = parseFloat(UTF8ToString(text));
    return Number.isNaN(number) ? 0 : number;
});

/// Replaces strtod in the page's program, for decimal numbers as JSON writes them. The browser rounds them correctly.
extern "C" double __wrap_strtod(const char* text, char** end) {
    if (end) *end = const_cast<char*>(text) + std::strspn(text, "+-0123456789.eE");
    return orrery_read_number(text);
}

/// Replaces sscanf in ImGui's OpenGL backend, which reads the version of the shading language: "#version 100".
extern "C" int orrery_scan_version(const char* text, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    int* version = va_arg(arguments, int*);
    va_end(arguments);
    *version = std::atoi(text + std::strlen("#version "));
    return 1;
}
