# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dxil_static_llvm: LLVM's optimizer and clang's preprocessor as static libraries of libclang-22-dev
# and llvm-22-dev. The target does not exist if they are missing or DXILTOOLS_STATIC_LLVM is OFF;
# programs then load the shared libraries.
option(DXILTOOLS_STATIC_LLVM "Link LLVM's static libraries into dxil-cc" ON)

# Each library precedes those that it needs.
set(DXILTOOLS_CLANG_LIBRARIES clangFrontend clangEdit clangLex clangSupport clangBasic)
set(DXILTOOLS_LLVM_COMPONENTS
    passes irreader option support targetparser bitwriter ipo scalaropts target mc plugins)

function(dxil_find_static_llvm)
  find_program(DXILTOOLS_LLVM_CONFIG NAMES llvm-config llvm-config-22
               HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
  if(NOT DXILTOOLS_STATIC_LLVM OR NOT DXILTOOLS_LLVM_CONFIG)
    return()
  endif()
  set(files "")
  foreach(name IN LISTS DXILTOOLS_CLANG_LIBRARIES)
    find_library(DXILTOOLS_LIB_${name} NAMES lib${name}.a PATHS ${LLVM_LIBRARY_DIRS} NO_DEFAULT_PATH)
    mark_as_advanced(DXILTOOLS_LIB_${name})
    if(NOT DXILTOOLS_LIB_${name})
      message(WARNING "lib${name}.a is missing (libclang-${LLVM_VERSION_MAJOR}-dev): dxil-cc will "
                      "load the shared libraries")
      return()
    endif()
    list(APPEND files ${DXILTOOLS_LIB_${name}})
  endforeach()
  execute_process(COMMAND ${DXILTOOLS_LLVM_CONFIG} --link-static --libfiles ${DXILTOOLS_LLVM_COMPONENTS}
                  OUTPUT_VARIABLE llvm OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
  separate_arguments(llvm UNIX_COMMAND "${llvm}")
  # Debian's llvm-config lists Polly, which is in a separate package.
  list(FILTER llvm EXCLUDE REGEX "Polly")
  if(failed OR NOT llvm)
    message(WARNING "llvm-config names no static libraries: dxil-cc will load the shared libraries")
    return()
  endif()
  # The archives alone are for a shared library; dxil_static_llvm adds options that make a program
  # start fast.
  add_library(dxil_static_llvm_archives INTERFACE)
  target_include_directories(dxil_static_llvm_archives SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
  target_link_libraries(dxil_static_llvm_archives INTERFACE
    ${files} -Wl,--start-group ${llvm} -Wl,--end-group ${CMAKE_DL_LIBS} Threads::Threads)
  target_link_options(dxil_static_llvm_archives INTERFACE -Wl,--gc-sections)
  add_library(dxil_static_llvm INTERFACE)
  target_link_libraries(dxil_static_llvm INTERFACE dxil_static_llvm_archives)
  # Fixed addresses without relocations, and no unused functions: this saves half of the start-up
  # time. Linking the C and C++ libraries statically saves as much again.
  target_link_options(dxil_static_llvm INTERFACE -no-pie)
  dxil_can_link_whole(whole)
  if(whole)
    target_link_options(dxil_static_llvm INTERFACE -static)
    target_link_libraries(dxil_static_llvm INTERFACE -lz -lzstd)
  else()
    target_link_libraries(dxil_static_llvm INTERFACE ${DXILTOOLS_COMPRESSION})
  endif()
  if(DXILTOOLS_LLD)
    get_filename_component(folder ${DXILTOOLS_LLD} DIRECTORY)
    target_link_options(dxil_static_llvm_archives INTERFACE -fuse-ld=lld -B${folder})
    # Code and tables are aligned to blocks of 64 KiB, in which an installed file is mapped. LLVM's
    # options are registered only when one is given (tools/dxil-cc/Start.cpp).
    target_link_options(dxil_static_llvm INTERFACE
      -Wl,-z,max-page-size=0x10000 -Wl,-z,separate-loadable-segments
      -Wl,--wrap=_ZN4llvm2cl6Option11addArgumentEv -Wl,--wrap=__cxa_atexit)
  endif()
endfunction()

# dxil_bring_llvm(target): links LLVM statically into a target that otherwise loads the shared LLVM,
# if DXILTOOLS_PORTABLE is on.
function(dxil_bring_llvm target)
  if(DXILTOOLS_PORTABLE)
    set_target_properties(${target} PROPERTIES DXIL_STATIC_LLVM ON)
    target_link_libraries(${target} PRIVATE dxil_static_llvm_archives ${DXILTOOLS_COMPRESSION})
  endif()
  target_link_options(${target} PRIVATE ${DXILTOOLS_LLD_OPTIONS})
  dxil_make_portable(${target})
endfunction()

# Sets `result` if the C and C++ libraries, zlib and zstd exist as archives and may be used.
function(dxil_can_link_whole result)
  set(${result} OFF PARENT_SCOPE)
  if(DXILTOOLS_STATIC_TOOLS AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    include(CheckCXXSourceCompiles)
    set(CMAKE_REQUIRED_FLAGS "-static -no-pie")
    set(CMAKE_REQUIRED_LIBRARIES z zstd)
    check_cxx_source_compiles("#include <string>\n#include <zlib.h>\n#include <zstd.h>
      int main(int c, char **) { return std::string().size() + (c ? crc32(0, 0, 0) : ZSTD_minCLevel()); }"
      DXILTOOLS_CAN_LINK_WHOLE)
    set(${result} ${DXILTOOLS_CAN_LINK_WHOLE} PARENT_SCOPE)
  endif()
endfunction()

# dxil_order_functions(program unordered commands [target...]): links the program a second time,
# with the functions that it calls for the shaders of `commands` next to each other
# (tools/call-order), so that a start touches a few pages of code instead of hundreds. `unordered`
# is the program as first linked, in <build>/unordered. Each `target` has the same code and gets the
# same order. The order is computed once. After a change of code that most shaders use, compute it
# again (remove <build>/tools/dxil-cc/*.order): an order for another front end made a small shader
# 14% slower.
function(dxil_order_functions program unordered commands)
  set(order ${CMAKE_CURRENT_BINARY_DIR}/${program}.order)
  add_custom_command(OUTPUT ${order}
    COMMAND dxil-call-order ${order} ${commands}
    DEPENDS dxil-call-order ${commands} VERBATIM
    COMMENT "Finding the order in which ${program} calls its functions")
  add_custom_target(${program}-order DEPENDS ${order})
  add_dependencies(${program}-order ${unordered})
  foreach(target ${program} ${ARGN})
    add_dependencies(${target} ${program}-order)
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${order})
    target_link_options(${target} PRIVATE -Wl,--symbol-ordering-file=${order} -Wl,--no-warn-symbol-ordering)
  endforeach()
endfunction()

find_package(Threads REQUIRED)
# Libraries with which LLVM reads and writes compressed sections.
if(DXILTOOLS_PORTABLE)
  set(DXILTOOLS_COMPRESSION ZLIB::ZLIB -l:libzstd.a)
  list(APPEND DXILTOOLS_LLVM_COMPONENTS orcjit native)
else()
  set(DXILTOOLS_COMPRESSION ZLIB::ZLIB zstd)
endif()
find_package(ZLIB REQUIRED)
dxil_find_static_llvm()
