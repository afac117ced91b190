# SPDX-License-Identifier: MIT
# What a build can be asked for, and the one target through which every own target gets it.
option(QUEENS_WERROR "Treat warnings as errors" OFF)
set(QUEENS_SANITIZE "" CACHE STRING "Sanitizers to build with: address,undefined or thread")

string(COMPARE EQUAL "${CMAKE_SYSTEM_NAME}" "WASI" QUEENS_WEB)

add_library(queens_build_options INTERFACE)
target_compile_options(queens_build_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
  $<$<BOOL:${QUEENS_WERROR}>:-Werror>)
if(QUEENS_SANITIZE)
  target_compile_options(queens_build_options INTERFACE
    -fsanitize=${QUEENS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(queens_build_options INTERFACE -fsanitize=${QUEENS_SANITIZE})
endif()
