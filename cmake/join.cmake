# SPDX-License-Identifier: MIT
# Several files are compiled as one, which takes half the time from nothing. Who changes a file and builds again, and
# again, is faster without; and there each file stands for itself, as the debug preset and what lints with it want it.
option(QUEENS_JOIN "Compile several files as one" ON)

# queens_join(TARGET GROUPS): shares the target's files out among that many. Files of one folder often use the same names
# (every engine has its `count_piece`), so neighbours in the list go to different groups.
function(queens_join target groups)
  if(NOT QUEENS_JOIN)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  set(group 0)
  foreach(source IN LISTS sources)
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "group${group}")
    math(EXPR group "(${group} + 1) % ${groups}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
