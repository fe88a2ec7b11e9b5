# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# DXILTOOLS_PORTABLE: libraries and programs that run on other distributions, with glibc 2.31 or
# later as the only requirement (docs/releases.md).
option(DXILTOOLS_PORTABLE "Link for glibc 2.31 and later, with all other libraries inside (x86-64 Linux)" OFF)

if(DXILTOOLS_PORTABLE)
  foreach(kind library program)
    add_library(dxil_portable_${kind} OBJECT ${PROJECT_SOURCE_DIR}/packaging/portable/glibc.c)
    # Stubs of glibc functions have unused parameters.
    target_compile_options(dxil_portable_${kind} PRIVATE -O2 -Wall -Wextra -Wno-maybe-uninitialized)
  endforeach()
  target_compile_definitions(dxil_portable_program PRIVATE DXIL_PROGRAM)
  # Before glibc 2.34 these were separate libraries; later versions have empty ones.
  foreach(library libpthread.so.0 libdl.so.2)
    find_file(DXILTOOLS_${library} ${library} PATHS /lib /usr/lib PATH_SUFFIXES x86_64-linux-gnu REQUIRED)
  endforeach()
  set(ZLIB_USE_STATIC_LIBS ON)
  find_library(PNG_LIBRARY libpng16.a)
endif()

# dxil_make_portable(target): makes a dynamically linked target portable if DXILTOOLS_PORTABLE is
# on.
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
  # libgcc stays shared: every system has it, and the static one needs a newer glibc.
  target_link_options(${target} PRIVATE -static-libstdc++)
  target_link_libraries(${target} PRIVATE -Wl,--no-as-needed ${DXILTOOLS_libpthread.so.0} ${DXILTOOLS_libdl.so.2} -Wl,--as-needed)
endfunction()
