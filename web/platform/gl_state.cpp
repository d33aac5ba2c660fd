// Constant answers to the OpenGL state queries of ImGui's renderer. The renderer queries the whole state in every frame in
// order to restore it. In a browser, each query waits for the graphics process. No other code draws here, so the state need
// not be restored. web/third_party.cmake renames the calls of the renderer. Integer queries that are not listed, such as
// limits of the device, still reach OpenGL.
#include <GLES2/gl2.h>

extern "C" {

void orrery_gl_get_integer(GLenum name, GLint* value);
GLboolean orrery_gl_is_enabled(GLenum capability);
void orrery_gl_get_attribute(GLuint index, GLenum name, GLint* value);
void orrery_gl_get_attribute_pointer(GLuint index, GLenum name, void** pointer);

void orrery_gl_get_integer(GLenum name, GLint* value) {
    switch (name) {
        case GL_VIEWPORT:
        case GL_SCISSOR_BOX: value[0] = value[1] = value[2] = value[3] = 0; return;
        case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; return;
        case GL_BLEND_SRC_RGB:
        case GL_BLEND_SRC_ALPHA: *value = GL_ONE; return;
        case GL_BLEND_DST_RGB:
        case GL_BLEND_DST_ALPHA: *value = GL_ZERO; return;
        case GL_BLEND_EQUATION_RGB:
        case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; return;
        case GL_CURRENT_PROGRAM:
        case GL_TEXTURE_BINDING_2D:
        case GL_ARRAY_BUFFER_BINDING:
        case GL_ELEMENT_ARRAY_BUFFER_BINDING: *value = 0; return;
        default: glGetIntegerv(name, value); return;
    }
}

GLboolean orrery_gl_is_enabled(GLenum) { return GL_FALSE; }

void orrery_gl_get_attribute(GLuint, GLenum name, GLint* value) {
    switch (name) {
        case GL_VERTEX_ATTRIB_ARRAY_SIZE: *value = 4; return;
        case GL_VERTEX_ATTRIB_ARRAY_TYPE: *value = GL_FLOAT; return;
        default: *value = 0; return;
    }
}

void orrery_gl_get_attribute_pointer(GLuint, GLenum, void** pointer) { *pointer = nullptr; }

}  // extern "C"
