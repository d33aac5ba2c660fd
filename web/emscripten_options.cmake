# Flags of every WebAssembly build, ours and third parties' alike.
# Nothing throws and nothing asks for run-time types, so neither is paid for; a throw ends the program.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
# What every browser of the last five years knows, and what makes the code smaller and faster.
add_compile_options(-mbulk-memory -msign-ext -mnontrapping-fptoint)
if(ORRERY_SITE)
  # Small first: this code is downloaded and compiled before anything is seen. Fast is what has the property ORRERY_FAST. Each
  # gets one flag only: after a -Oz, emcc does not take a -O3 in full.
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

# Link options of a program that Node.js runs: one file, with the machine's own files in reach.
set(ORRERY_NODE_LINK_OPTIONS
  -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1
  ${ORRERY_STACK_FLAG}=4194304)

# Makes `target` a program for Node.js.
function(orrery_node_program target)
  target_link_options(${target} PRIVATE ${ORRERY_NODE_LINK_OPTIONS})
endfunction()
