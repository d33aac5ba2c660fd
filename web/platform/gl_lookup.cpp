// SDL looks functions of OpenGL up by their names. Emscripten's own lookup knows them all, and so brings every one of them
// into the program and the page; this one knows those that SDL asks for.
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
