# SPDX-License-Identifier: MIT
# A build for tests alone may compile several files as one, which takes a third of the time. The release build never
# does: there each file stands for itself.
option(QUEENS_JOIN "Compile several files as one" OFF)

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
