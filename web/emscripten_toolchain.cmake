# Finds Emscripten on the PATH (Debian's package or an emsdk) and includes its toolchain file.
find_program(ORRERY_EMCC emcc NO_CMAKE_FIND_ROOT_PATH)
if(NOT ORRERY_EMCC)
  message(FATAL_ERROR "emcc is not on the PATH. Run `./dev setup`, or activate an emsdk.")
endif()
get_filename_component(orrery_emcc_real "${ORRERY_EMCC}" REALPATH)
get_filename_component(orrery_emscripten_root "${orrery_emcc_real}" DIRECTORY)
set(orrery_emscripten_file "${orrery_emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
if(NOT EXISTS "${orrery_emscripten_file}")
  message(FATAL_ERROR "Emscripten's CMake toolchain is not beside ${orrery_emcc_real} (expected ${orrery_emscripten_file}).")
endif()
include("${orrery_emscripten_file}")

# With a Node.js other than Debian's, Debian's Emscripten does not find the JavaScript parser that it optimises with.
if(EXISTS /usr/share/nodejs/acorn AND orrery_emscripten_root STREQUAL "/usr/share/emscripten")
  foreach(language C CXX)
    set(CMAKE_${language}_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs")
  endforeach()
endif()
