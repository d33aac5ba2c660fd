# Third-party libraries as CMake targets: nlohmann_json, imgui, and for WebAssembly sdl2 and imgui_platform.
# `./dev setup` puts their sources below ORRERY_DEPS_DIR. The repository contains none of them.

# --- nlohmann_json: header only. Copied, because /usr/include as a whole must stay off a cross compiler's path.
find_path(ORRERY_JSON_DIR nlohmann/json.hpp HINTS "${ORRERY_DEPS_DIR}/include" /usr/include /usr/local/include
          NO_CMAKE_FIND_ROOT_PATH)
if(NOT ORRERY_JSON_DIR)
  message(FATAL_ERROR "nlohmann_json is missing. Run `./dev setup`, or put its folder `nlohmann` into ${ORRERY_DEPS_DIR}/include.")
endif()
file(COPY "${ORRERY_JSON_DIR}/nlohmann" DESTINATION "${CMAKE_BINARY_DIR}/third_party/include")
add_library(nlohmann_json INTERFACE)
target_include_directories(nlohmann_json SYSTEM INTERFACE "${CMAKE_BINARY_DIR}/third_party/include")
if(EMSCRIPTEN)
  target_compile_definitions(nlohmann_json INTERFACE JSON_NOEXCEPTION)
endif()

# --- Dear ImGui. The engine and its tests build without it.
set(imgui_dir "${ORRERY_DEPS_DIR}/imgui")
if(EXISTS "${imgui_dir}/imgui.h")
  set(imgui_widgets ${imgui_dir}/imgui_widgets.cpp ${imgui_dir}/imgui_tables.cpp)
  if(EMSCRIPTEN)
    set(imgui_widgets ${CMAKE_CURRENT_LIST_DIR}/platform/no_widgets.cpp ${CMAKE_CURRENT_LIST_DIR}/platform/no_tables.cpp)
    # ImGui reads stored window settings with sscanf. This program stores none (no_widgets.cpp).
    set_source_files_properties(${imgui_dir}/imgui.cpp PROPERTIES COMPILE_DEFINITIONS "sscanf=orrery_no_scan")
  endif()
  add_library(imgui STATIC EXCLUDE_FROM_ALL ${imgui_dir}/imgui.cpp ${imgui_dir}/imgui_draw.cpp ${imgui_widgets})
  target_include_directories(imgui SYSTEM PUBLIC "${imgui_dir}")
  target_compile_definitions(imgui PUBLIC
    IMGUI_DISABLE_DEMO_WINDOWS
    IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_DISABLE_FILE_FUNCTIONS
    IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    IMGUI_USE_WCHAR32
    "ImDrawIdx=unsigned int")
  target_compile_options(imgui PRIVATE -w)
  if(EMSCRIPTEN)
    target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEFAULT_FONT)
  endif()
else()
  if(ORRERY_SITE)
    message(FATAL_ERROR "Dear ImGui's sources are missing at ${imgui_dir}. Run `./dev setup`.")
  endif()
  message(STATUS "Dear ImGui's sources are missing at ${imgui_dir}: building without the screens (`./dev setup` gets them)")
endif()

# --- SDL2 and ImGui's backends, for the browser.
set(sdl_dir "${ORRERY_DEPS_DIR}/sdl2")
if(EMSCRIPTEN AND EXISTS "${sdl_dir}/include/SDL.h" AND TARGET imgui)
  set(sdl_sources)
  foreach(folder
      . atomic audio audio/dummy cpuinfo dynapi events file filesystem/emscripten haptic haptic/dummy
      hidapi joystick joystick/emscripten joystick/dummy libm loadso/dlopen loadso/dummy locale locale/emscripten misc
      misc/emscripten power power/emscripten render sensor sensor/dummy stdlib thread thread/generic timer timer/unix
      video video/dummy video/emscripten video/yuv2rgb)
    file(GLOB found CONFIGURE_DEPENDS "${sdl_dir}/src/${folder}/*.c")
    list(APPEND sdl_sources ${found})
  endforeach()
  # The program uses no drawing, game pads or gestures of SDL. platform/no_surfaces_or_pads.c replaces these files.
  list(FILTER sdl_sources EXCLUDE REGEX "/(SDL_surface|SDL_blit[^/]*|SDL_bmp|SDL_fillrect|SDL_stretch|SDL_RLEaccel|SDL_yuv[^/]*|yuv[^/]*|SDL_gamecontroller|SDL_joystick|controller_type|SDL_emscriptenframebuffer|SDL_sysjoystick|SDL_shape|SDL_gesture)[.]c$")
  add_library(sdl2 STATIC ${sdl_sources} "${CMAKE_CURRENT_LIST_DIR}/platform/no_surfaces_or_pads.c")
  target_include_directories(sdl2 SYSTEM PUBLIC "${sdl_dir}/include" PRIVATE "${sdl_dir}/src")
  # Turns off unused features, to keep the download small.
  target_compile_definitions(sdl2 PUBLIC
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_HAPTIC_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_HIDAPI_DISABLED=1
    SDL_RENDER_DISABLED=1 SDL_FILE_DISABLED=1 SDL_LEAN_AND_MEAN=1)
  target_compile_options(sdl2 PRIVATE -w)

  add_library(imgui_platform STATIC
    ${imgui_dir}/backends/imgui_impl_sdl2.cpp
    ${imgui_dir}/backends/imgui_impl_opengl3.cpp
    ${CMAKE_CURRENT_LIST_DIR}/platform/gl_lookup.cpp
    ${CMAKE_CURRENT_LIST_DIR}/platform/gl_state.cpp
    ${CMAKE_CURRENT_LIST_DIR}/platform/numbers.cpp)
  target_link_options(imgui_platform INTERFACE -Wl,--wrap=strtod)
  # See gl_state.cpp, which avoids queries to the graphics process while drawing, and numbers.cpp.
  set_source_files_properties(${imgui_dir}/backends/imgui_impl_opengl3.cpp PROPERTIES COMPILE_DEFINITIONS
    "sscanf=orrery_scan_version;glGetIntegerv=orrery_gl_get_integer;glIsEnabled=orrery_gl_is_enabled;glGetVertexAttribiv=orrery_gl_get_attribute;glGetVertexAttribPointerv=orrery_gl_get_attribute_pointer")
  target_include_directories(imgui_platform SYSTEM PUBLIC "${imgui_dir}/backends")
  target_compile_definitions(imgui_platform PUBLIC IMGUI_IMPL_OPENGL_ES2)
  # The SDL2 backend uses EM_JS without including its header.
  target_compile_options(imgui_platform PRIVATE -w "SHELL:-include emscripten/emscripten.h")
  target_link_libraries(imgui_platform PUBLIC imgui sdl2)
elseif(ORRERY_SITE)
  message(FATAL_ERROR "SDL2's sources are missing at ${sdl_dir}. Run `./dev setup`.")
endif()

# --- GoogleTest, compiled from Debian's source package with the compiler and the flags of this build.
if(ORRERY_TESTS)
  set(ORRERY_GTEST_DIR /usr/src/googletest/googletest CACHE PATH "GoogleTest's sources")
  if(NOT EXISTS "${ORRERY_GTEST_DIR}/src/gtest-all.cc")
    message(FATAL_ERROR "GoogleTest's sources are missing at ${ORRERY_GTEST_DIR}. Run `./dev setup`, set ORRERY_GTEST_DIR, or configure with -DORRERY_TESTS=OFF.")
  endif()
  add_library(orrery_gtest STATIC "${ORRERY_GTEST_DIR}/src/gtest-all.cc" "${ORRERY_GTEST_DIR}/src/gtest_main.cc")
  target_include_directories(orrery_gtest SYSTEM PUBLIC "${ORRERY_GTEST_DIR}/include" PRIVATE "${ORRERY_GTEST_DIR}")
  # -Wpedantic despite -w: the predefined macros must match those of the tests that share precompiled headers.
  target_compile_options(orrery_gtest PRIVATE -w -Wpedantic)
  target_link_libraries(orrery_gtest PUBLIC nlohmann_json)
  if(EMSCRIPTEN)
    target_compile_definitions(orrery_gtest PUBLIC GTEST_HAS_PTHREAD=0)
  else()
    find_package(Threads REQUIRED)
    target_link_libraries(orrery_gtest PUBLIC Threads::Threads)
  endif()
endif()
