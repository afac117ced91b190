# SPDX-License-Identifier: MIT
# commit_source(TARGET): adds a source that holds the commit and its day, in namespace queens::embedded; looked up at
# each build, and written anew only if it is another. As a script (-D SOURCE_DIR -D OUTPUT) this file writes it.
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(commit_script "${CMAKE_CURRENT_LIST_FILE}")
  function(commit_source target)
    set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded_commit.cpp")
    add_custom_target(${target}_commit BYPRODUCTS "${output}" COMMENT ""
      COMMAND "${CMAKE_COMMAND}" -D "SOURCE_DIR=${PROJECT_SOURCE_DIR}" -D "OUTPUT=${output}" -P "${commit_script}")
    target_sources(${target} PRIVATE "${output}")
    add_dependencies(${target} ${target}_commit)
  endfunction()
  return()
endif()

# git_says(NAME ARGUMENTS...): what git prints; empty if there is no git, or if the folder is not this project's.
function(git_says name)
  execute_process(COMMAND git -C "${SOURCE_DIR}" ${ARGN}
    OUTPUT_VARIABLE said ERROR_QUIET RESULT_VARIABLE failed OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(failed)
    set(said "")
  endif()
  set(${name} "${said}" PARENT_SCOPE)
endfunction()

set(commit "")
set(commit_date "")
if(EXISTS "${SOURCE_DIR}/.git")
  git_says(commit describe --always --dirty=+ --abbrev=12 --exclude=*)
  git_says(commit_date log -1 --format=%cs)
endif()
if(NOT commit)
  set(commit unknown)
endif()
if(NOT commit_date)
  string(TIMESTAMP commit_date %Y-%m-%d UTC)
endif()
file(CONFIGURE OUTPUT "${OUTPUT}" CONTENT "#include <string_view>
namespace queens::embedded {
extern const std::string_view commit;
extern const std::string_view commit_date;
const std::string_view commit = \"${commit}\";
const std::string_view commit_date = \"${commit_date}\";
}
")
