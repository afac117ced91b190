# SPDX-License-Identifier: MIT
# embed_text(TARGET NAME FILE): the text of FILE becomes `const std::string_view NAME` in namespace queens::embedded,
# declared where it is used. Built again when FILE changes.
function(embed_text target name file)
  cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file(READ "${file}" text HEX)
  # As numbers: a string literal would be limited in length and in what it may hold.
  string(REGEX REPLACE "(................................)" "\\1\n" text "${text}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${text}")
  set(source "${CMAKE_CURRENT_BINARY_DIR}/embedded_${name}.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT
"#include <string_view>
namespace queens::embedded {
namespace { constexpr char bytes[] = {@bytes@ 0}; }
extern const std::string_view @name@;
const std::string_view @name@(bytes, sizeof bytes - 1);
}
" @ONLY)
  target_sources(${target} PRIVATE "${source}")
endfunction()
