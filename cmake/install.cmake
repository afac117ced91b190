# SPDX-License-Identifier: MIT
# What `cmake --install` brings: the tool with its manual and completions, the library shared and static, its headers,
# and what find_package and pkg-config read. In three components, which are the three packages of cmake/package.cmake.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS queens_cli RUNTIME COMPONENT tool)
# In no package: which MPI it is for is the machine's affair.
if(TARGET queens_mpi)
  install(TARGETS queens_mpi RUNTIME COMPONENT mpi)
endif()
install(TARGETS queens queens_shared EXPORT queens-targets
  ARCHIVE COMPONENT development
  LIBRARY COMPONENT library NAMELINK_COMPONENT development
  FILE_SET HEADERS COMPONENT development
  INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")

# A static library has its users link what it uses; a shared one has done so itself.
get_target_property(queens_uses queens LINK_LIBRARIES)
set(queens_find_dependencies "")
set(queens_libs_private "-pthread")
foreach(used IN LISTS queens_uses)
  if(used MATCHES "^([A-Za-z0-9_]+)::")
    string(APPEND queens_find_dependencies "  find_dependency(${CMAKE_MATCH_1})\n")
    if(CMAKE_MATCH_1 STREQUAL "hwy")
      # Not required, which programs that link the shared library would have to have, too.
      string(APPEND queens_libs_private " -lhwy")
    elseif(NOT CMAKE_MATCH_1 STREQUAL "Threads")
      message(FATAL_ERROR "cmake/install.cmake: what does pkg-config call ${used}?")
    endif()
  elseif(used MATCHES "/lib([a-z]+)[.](a|so)$")
    string(APPEND queens_libs_private " -l${CMAKE_MATCH_1}")
  endif()
endforeach()

set(cmake_files "${CMAKE_INSTALL_LIBDIR}/cmake/queens")
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/queens-config.cmake.in" queens-config.cmake
  INSTALL_DESTINATION "${cmake_files}" NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(queens-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/queens-config.cmake" "${PROJECT_BINARY_DIR}/queens-config-version.cmake"
  DESTINATION "${cmake_files}" COMPONENT development)
install(EXPORT queens-targets NAMESPACE queens:: DESTINATION "${cmake_files}" COMPONENT development)

# Paths are told from where the file lies, so that the installed tree can be moved.
set(pkgconfig "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
file(RELATIVE_PATH queens_prefix "/prefix/${pkgconfig}" /prefix)
string(REGEX REPLACE "/$" "" queens_prefix "${queens_prefix}")
configure_file("${PROJECT_SOURCE_DIR}/cmake/queens.pc.in" queens.pc @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/queens.pc" DESTINATION "${pkgconfig}" COMPONENT development)

# The manual and the completions are written by a program that is built from the tool's own tables.
install(DIRECTORY "${QUEENS_PAGES}/man/" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT tool)
install(FILES "${QUEENS_PAGES}/completions/queens.bash" RENAME queens
  DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT tool)
install(FILES "${QUEENS_PAGES}/completions/_queens"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT tool)
install(FILES "${QUEENS_PAGES}/completions/queens.fish"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT tool)

include(package)
