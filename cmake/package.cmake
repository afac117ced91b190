# SPDX-License-Identifier: MIT
# `cpack` in the build folder makes three Debian packages: the tool, the shared library, and what developers need.
set(soname "${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME queens)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for the n-queens problem")
set(CPACK_PACKAGE_CONTACT "The queens authors <queens@localhost>")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_COMPONENTS_ALL tool library development)
set(packages queens libqueens${soname} libqueens-dev)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)

set(CPACK_DEBIAN_TOOL_PACKAGE_NAME queens)
set(CPACK_DEBIAN_TOOL_PACKAGE_SECTION math)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libqueens${soname})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libqueens-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libqueens${soname} (= ${PROJECT_VERSION}-1)")
set(what "Places n queens on an n by n board so that none attacks another: one solution,
all of them, or their number; with queens given and squares blocked; and shows,
step by step, how backtracking thinks.")
set(CPACK_COMPONENT_TOOL_DESCRIPTION "${what}\nThis is the command, with its manual.")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "${what}\nThis is the library, for programs that use it.")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "${what}\nThis is what such programs are built with.")

# A library is made known to the linker by a trigger, and manuals are compressed.
file(WRITE "${PROJECT_BINARY_DIR}/debian/triggers" "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA "${PROJECT_BINARY_DIR}/debian/triggers")
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/compress_manual.cmake")

# What Debian wants in every package: the licence, and a compressed list of changes.
find_program(GZIP gzip REQUIRED)
set(debian "${PROJECT_BINARY_DIR}/debian")
file(READ "${PROJECT_SOURCE_DIR}/LICENSE" licence)
file(WRITE "${debian}/copyright" "${licence}")
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE "${debian}/changelog.Debian"
"queens (${PROJECT_VERSION}-1) unstable; urgency=low

  * See changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
execute_process(COMMAND "${GZIP}" -9nc "${PROJECT_SOURCE_DIR}/CHANGELOG.md" OUTPUT_FILE "${debian}/changelog.gz")
execute_process(COMMAND "${GZIP}" -9nf "${debian}/changelog.Debian")
foreach(component package IN ZIP_LISTS CPACK_COMPONENTS_ALL packages)
  install(FILES "${debian}/copyright" "${debian}/changelog.gz" "${debian}/changelog.Debian.gz"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${package}"
    COMPONENT ${component})
endforeach()
include(CPack)
