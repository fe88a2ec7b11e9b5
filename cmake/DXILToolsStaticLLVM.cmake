# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dxil_static_llvm: LLVM's optimizer and the preprocessor of clang, from the static libraries of
# libclang-22-dev and llvm-22-dev. There is no such target where they are missing or DXILTOOLS_STATIC_LLVM
# is OFF; programs load the shared libraries then.
option(DXILTOOLS_STATIC_LLVM "Link LLVM's static libraries into dxil-cc" ON)

# In the order in which one needs the next.
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
  # Named by Debian's llvm-config, and in a package of its own.
  list(FILTER llvm EXCLUDE REGEX "Polly")
  if(failed OR NOT llvm)
    message(WARNING "llvm-config names no static libraries: dxil-cc will load the shared libraries")
    return()
  endif()
  # The archives alone, for a shared library; and what makes a program of them start fast.
  add_library(dxil_static_llvm_archives INTERFACE)
  target_include_directories(dxil_static_llvm_archives SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
  target_link_libraries(dxil_static_llvm_archives INTERFACE
    ${files} -Wl,--start-group ${llvm} -Wl,--end-group ${CMAKE_DL_LIBS} Threads::Threads)
  target_link_options(dxil_static_llvm_archives INTERFACE -Wl,--gc-sections)
  add_library(dxil_static_llvm INTERFACE)
  target_link_libraries(dxil_static_llvm INTERFACE dxil_static_llvm_archives)
  # Addresses that need no relocation, and nothing that nobody calls: half of the start-up time. As
  # much again goes where the C and C++ libraries are not loaded at each start.
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
    # Code and tables begin at blocks of 64 KiB, as which an installed file is in memory, and LLVM's options go into
    # its table when one is given (tools/dxil-cc/Start.cpp).
    target_link_options(dxil_static_llvm INTERFACE
      -Wl,-z,max-page-size=0x10000 -Wl,-z,separate-loadable-segments
      -Wl,--wrap=_ZN4llvm2cl6Option11addArgumentEv -Wl,--wrap=__cxa_atexit)
  endif()
endfunction()

# dxil_bring_llvm(target): what loads the shared LLVM has one of its own inside if DXILTOOLS_PORTABLE is on.
function(dxil_bring_llvm target)
  if(DXILTOOLS_PORTABLE)
    set_target_properties(${target} PROPERTIES DXIL_STATIC_LLVM ON)
    target_link_libraries(${target} PRIVATE dxil_static_llvm_archives ${DXILTOOLS_COMPRESSION})
  endif()
  target_link_options(${target} PRIVATE ${DXILTOOLS_LLD_OPTIONS})
  dxil_make_portable(${target})
endfunction()

# Whether the C and C++ libraries, zlib and zstd are there as archives and are to be used.
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

# dxil_order_functions(program unordered commands [target...]): links it a second time, with the functions that it
# calls for the shaders of `commands` side by side (tools/call-order): a start of it then touches a few pages of code
# and not hundreds all over it. `unordered` is the program as first linked, in <build>/unordered. Each `target` has the
# same code and gets the same order.
# The order is worked out once. After a change of what most shaders go through it is worth a new one (remove
# <build>/tools/dxil-cc/*.order): one made for another front end cost 14% of a small shader's time.
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
# What LLVM reads and writes compressed sections with.
if(DXILTOOLS_PORTABLE)
  set(DXILTOOLS_COMPRESSION ZLIB::ZLIB -l:libzstd.a)
  list(APPEND DXILTOOLS_LLVM_COMPONENTS orcjit native)
else()
  set(DXILTOOLS_COMPRESSION ZLIB::ZLIB zstd)
endif()
find_package(ZLIB REQUIRED)
dxil_find_static_llvm()
