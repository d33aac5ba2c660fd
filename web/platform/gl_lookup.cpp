// Replacement of eglGetProcAddress, which SDL uses to look up OpenGL functions by name. Emscripten's version refers to all
// functions and therefore links all of them. This one contains only those that SDL looks up, to keep the download small.
#include <EGL/egl.h>
#include <GLES2/gl2.h>

#include <cstring>

extern "C" __eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
    using Function = __eglMustCastToProperFunctionPointerType;
    struct Known {
        const char* name;
        Function function;
    };
    const Known known[] = {
        {"glBindFramebuffer", reinterpret_cast<Function>(glBindFramebuffer)},
        {"glGetError", reinterpret_cast<Function>(glGetError)},
        {"glGetFramebufferAttachmentParameteriv", reinterpret_cast<Function>(glGetFramebufferAttachmentParameteriv)},
        {"glGetIntegerv", reinterpret_cast<Function>(glGetIntegerv)},
        {"glGetString", reinterpret_cast<Function>(glGetString)},
    };
    for (const Known& one : known)
        if (std::strcmp(one.name, name) == 0) return one.function;
    return nullptr;
}
