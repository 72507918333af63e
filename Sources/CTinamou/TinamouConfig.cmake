# find_package(Tinamou) gives the targets Tinamou::tinamou, the shared library, and Tinamou::tinamou_static, the archive.
# The archive of the build with --swift needs the Swift runtime beside it, which this file does not look for.
get_filename_component(_tinamou_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET Tinamou::tinamou)
  add_library(Tinamou::tinamou SHARED IMPORTED)
  set_target_properties(Tinamou::tinamou PROPERTIES
    IMPORTED_LOCATION "${_tinamou_prefix}/lib/libtinamou.so"
    IMPORTED_SONAME "libtinamou.so"
    INTERFACE_INCLUDE_DIRECTORIES "${_tinamou_prefix}/include")
  add_library(Tinamou::tinamou_static STATIC IMPORTED)
  set_target_properties(Tinamou::tinamou_static PROPERTIES
    IMPORTED_LOCATION "${_tinamou_prefix}/lib/libtinamou.a"
    INTERFACE_INCLUDE_DIRECTORIES "${_tinamou_prefix}/include"
    INTERFACE_LINK_LIBRARIES m)
endif()
unset(_tinamou_prefix)
