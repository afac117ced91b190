# SPDX-License-Identifier: MIT
# What a build can be asked for, and the one target through which every own target gets it.
option(QUEENS_WERROR "Treat warnings as errors" OFF)
option(QUEENS_FUZZ "Build programs for libFuzzer as well, and everything so that they see it (clang only)" OFF)
set(QUEENS_SANITIZE "" CACHE STRING "Sanitizers to build with: address,undefined or thread")

# CMake has no name for the system, so the target tells (see wasi.cmake).
string(FIND "${CMAKE_CXX_COMPILER_TARGET}" wasm32 wasm_at)
string(COMPARE EQUAL "${wasm_at}" 0 QUEENS_WEB)

add_library(queens_build_options INTERFACE)
target_compile_options(queens_build_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion
  # Designated initialisers leave away what keeps its default: that is what they are for.
  -Wno-missing-field-initializers
  # g++ 12 warns of impossible string lengths inside operator+ (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # What a file calls its own is no shadow over another that it is joined with.
  $<$<NOT:$<BOOL:${QUEENS_JOIN}>>:-Wshadow>
  $<$<BOOL:${QUEENS_WERROR}>:-Werror>)
if(QUEENS_SANITIZE)
  target_compile_options(queens_build_options INTERFACE
    # Among the checks that sanitizers put in, g++ 12 no longer sees what is initialised (GCC's manual warns of it).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
    -fsanitize=${QUEENS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(queens_build_options INTERFACE -fsanitize=${QUEENS_SANITIZE})
endif()
if(QUEENS_FUZZ)
  # The fuzzer steers by what the library does.
  target_compile_options(queens_build_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The library does what takes time: its callers, the tool and the tests, are not worth optimising as hard.
add_library(queens_caller_options INTERFACE)
target_link_libraries(queens_caller_options INTERFACE queens_build_options)
if(QUEENS_SANITIZE)
  target_compile_options(queens_caller_options INTERFACE -O0)
else()
  target_compile_options(queens_caller_options INTERFACE $<$<CONFIG:Release>:-O1>)
endif()
