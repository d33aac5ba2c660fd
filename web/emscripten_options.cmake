# Flags of every WebAssembly build, for our code and for third-party code.
# The code uses no exceptions and no run-time types, so both are turned off to save size. A throw ends the program.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
# Features of all browsers of the last five years that make the code smaller and faster.
add_compile_options(-mbulk-memory -msign-ext -mnontrapping-fptoint)
if(ORRERY_SITE)
  # Optimises for size, because this code is downloaded and compiled before anything is visible. Targets with the property
  # ORRERY_FAST are optimised for speed. Each gets only one flag, because emcc does not fully apply -O3 after -Oz.
  string(REPLACE "-O3" "" CMAKE_C_FLAGS_RELEASE "${CMAKE_C_FLAGS_RELEASE}")
  string(REPLACE "-O3" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
  set(level $<IF:$<BOOL:$<TARGET_PROPERTY:ORRERY_FAST>>,-O3,-Oz>)
  add_compile_options($<$<CONFIG:Release>:${level}>)
  add_link_options($<$<CONFIG:Release>:${level}>)
endif()

# Older releases call the stack size TOTAL_STACK.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(ORRERY_STACK_FLAG -sTOTAL_STACK)
else()
  set(ORRERY_STACK_FLAG -sSTACK_SIZE)
endif()

# Link options of programs for Node.js: one file, with access to the machine's files.
set(ORRERY_NODE_LINK_OPTIONS
  -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1
  ${ORRERY_STACK_FLAG}=4194304)

# Makes `target` a program for Node.js.
function(orrery_node_program target)
  target_link_options(${target} PRIVATE ${ORRERY_NODE_LINK_OPTIONS})
endfunction()

# Link options of test programs. Optimisation takes long, so there is none, except that small functions are inlined: code
# compiled for size calls them, and reads a document four times as slowly.
set(ORRERY_TEST_LINK_OPTIONS -O1 "-sBINARYEN_EXTRA_PASSES=--inlining,--always-inline-max-function-size=12")
