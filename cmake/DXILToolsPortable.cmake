# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# DXILTOOLS_PORTABLE: libraries and programs for other distributions than the one that they are built on, with
# glibc 2.31 or later and nothing else of theirs (docs/releases.md).
option(DXILTOOLS_PORTABLE "Link for glibc 2.31 and later, with all other libraries inside (x86-64 Linux)" OFF)

if(DXILTOOLS_PORTABLE)
  foreach(kind library program)
    add_library(dxil_portable_${kind} OBJECT ${PROJECT_SOURCE_DIR}/packaging/portable/glibc.c)
    # Functions of glibc are declared with what they do not read; passing that on is no use of it.
    target_compile_options(dxil_portable_${kind} PRIVATE -O2 -Wall -Wextra -Wno-maybe-uninitialized)
  endforeach()
  target_compile_definitions(dxil_portable_program PRIVATE DXIL_PROGRAM)
  # Before glibc 2.34 these were libraries of their own; later ones have them empty.
  foreach(library libpthread.so.0 libdl.so.2)
    find_file(DXILTOOLS_${library} ${library} PATHS /lib /usr/lib PATH_SUFFIXES x86_64-linux-gnu REQUIRED)
  endforeach()
  set(ZLIB_USE_STATIC_LIBS ON)
  find_library(PNG_LIBRARY libpng16.a)
endif()

# dxil_make_portable(target): what is linked dynamically is made so if DXILTOOLS_PORTABLE is on.
function(dxil_make_portable target)
  if(NOT DXILTOOLS_PORTABLE)
    return()
  endif()
  set(kind library)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "EXECUTABLE")
    set(kind program)
  endif()
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:dxil_portable_${kind}>)
  # libgcc stays shared: it has been everywhere for decades, and its static form wants a later glibc.
  target_link_options(${target} PRIVATE -static-libstdc++)
  target_link_libraries(${target} PRIVATE -Wl,--no-as-needed ${DXILTOOLS_libpthread.so.0} ${DXILTOOLS_libdl.so.2} -Wl,--as-needed)
endfunction()
