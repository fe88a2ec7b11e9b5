# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How rooms are built: one function for each kind of target.

# GCC 12 wrongly warns of "text" + std::string (-Wrestrict).
set(DXILTOOLS_WARNINGS -Wall -Wextra -Wpedantic -Wno-unused-parameter
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
set(DXILTOOLS_ERRORS -Werror)

# A library's functions may be inlined into each other although the code is position-independent:
# nobody replaces them at load time. A linker can order functions that have their own sections
# (DXILToolsStaticLLVM).
set(DXILTOOLS_CODE -ffunction-sections)
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  list(APPEND DXILTOOLS_CODE -fno-semantic-interposition)
endif()
if(MSVC)
  # Other compilers report warnings; /bigobj is for batches with many templates.
  set(DXILTOOLS_WARNINGS /W2 /utf-8 /EHsc /bigobj /Zc:preprocessor)
  set(DXILTOOLS_ERRORS "")
  set(DXILTOOLS_CODE /Gy)
  add_compile_definitions(_CRT_SECURE_NO_WARNINGS NOMINMAX)
endif()
set(DXILTOOLS_SMALL $<$<CONFIG:Release>:$<IF:$<BOOL:${MSVC}>,/O1,-Os>>)
set(DXILTOOLS_WARM $<$<CONFIG:Release>:$<IF:$<BOOL:${MSVC}>,/O2,-O2>>)
set(DXILTOOLS_FAST $<$<CONFIG:Release>:$<IF:$<BOOL:${MSVC}>,/O2,-O3>>)
# For command lines: -O3 doubles the compile time of CLI11's templates, which run once.
set(DXILTOOLS_QUICK $<$<CONFIG:Release>:$<IF:$<BOOL:${MSVC}>,/O1,-O1>>)
# Limits of g++'s inlining of functions defined in a class, or declared `inline`: 70 or 200
# instructions instead of its default; the result is smaller and no slower (docs/performance.md,
# "Size").
list(APPEND DXILTOOLS_WARM $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:--param=max-inline-insns-single=40>)
list(APPEND DXILTOOLS_FAST $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:--param=max-inline-insns-single=50>)

# Compiles a library's sources in batches, one translation unit each: files of a folder include the
# same headers, which take most of the time. A batch has at most `size` sources of one folder with
# the same options. Smaller batches keep the members of an archive separate, so that a program links
# few of them. ALONE: sources that are in no batch. APART: sources in batches of their own, which
# users of the other sources do not need. FIRST: headers to include before any `using namespace
# llvm`, whose namespace dxil would make names in them ambiguous. Without this option, a change of a
# file recompiles only that file.
option(DXILTOOLS_UNITY "Compile several sources as one (what scripts/build does where it makes the build folder)" OFF)
function(dxil_unity target size)
  if(NOT DXILTOOLS_UNITY)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 2 ARG "" "" "FIRST;ALONE;APART")
  set(first "")
  foreach(header IN LISTS ARG_FIRST)
    string(APPEND first "#include <${header}>\n")
  endforeach()
  get_target_property(sources ${target} SOURCES)
  set(groups "")
  foreach(source IN LISTS sources)
    if(IS_ABSOLUTE "${source}" OR NOT source MATCHES "\\.cpp$" OR source IN_LIST ARG_ALONE)
      continue()
    endif()
    get_filename_component(folder "${source}" DIRECTORY)
    get_source_file_property(options "${source}" COMPILE_OPTIONS)
    set(name "${target}_${folder}")
    if(options)
      string(MD5 hash "${options}")
      string(SUBSTRING ${hash} 0 4 hash)
      string(APPEND name "_${hash}")
    endif()
    if(source IN_LIST ARG_APART)
      string(APPEND name "_apart")
    endif()
    string(MAKE_C_IDENTIFIER "${name}" group)
    set(options_${group} "${options}")
    list(APPEND groups ${group})
    list(APPEND sources_${group} "${source}")
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    list(LENGTH sources_${group} count)
    if(count EQUAL 1)
      continue()
    endif()
    list(REMOVE_ITEM sources ${sources_${group}})
    math(EXPR batches "(${count} + ${size} - 1) / ${size}")
    foreach(batch RANGE 1 ${batches})
      math(EXPR begin "${count} * (${batch} - 1) / ${batches}")
      math(EXPR length "${count} * ${batch} / ${batches} - ${begin}")
      list(SUBLIST sources_${group} ${begin} ${length} members)
      list(TRANSFORM members REPLACE "(.+)" "#include \"${CMAKE_CURRENT_SOURCE_DIR}/\\1\"")
      list(JOIN members "\n" members)
      set(file ${CMAKE_CURRENT_BINARY_DIR}/batches/${group}_${batch}.cpp)
      file(CONFIGURE OUTPUT ${file} CONTENT "${first}${members}\n" @ONLY)
      if(options_${group})
        set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS "${options_${group}}")
      endif()
      list(APPEND sources ${file})
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
endfunction()

# Libraries of a floor share a precompiled header with what most of their files include:
# cmake/<headers>Headers.h. It saves clang a quarter of the compile time, and GCC nothing.
option(DXILTOOLS_PRECOMPILED "Precompile headers of the standard library and of LLVM (for clang)" OFF)
function(dxil_precompile name headers)
  get_target_property(type ${name} TYPE)
  if(NOT DXILTOOLS_PRECOMPILED OR type STREQUAL "EXECUTABLE") # a header is for -fPIC or for -fPIE
    return()
  endif()
  set(owner dxil_precompiled_${headers})
  if(NOT TARGET ${owner})
    add_library(${owner} OBJECT ${PROJECT_SOURCE_DIR}/cmake/Precompiled.cpp)
    target_include_directories(${owner} SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS})
    target_compile_definitions(${owner} PRIVATE ${LLVM_DEFINITIONS_LIST})
    target_precompile_headers(${owner} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/${headers}Headers.h)
  endif()
  target_precompile_headers(${name} REUSE_FROM ${owner})
endfunction()

# A library of the ground floor: no LLVM, no exceptions across its API. Its code is optimized for
# size, except for the files in which most of the time of reading and validating is spent
# (docs/performance.md, "Size"): files after HOT have -O3, those after WARM -O2. Most other code
# runs once for a container or never, and page faults cost more than its instructions. Paths to a
# cold function (Context::report, Reader::fail) are optimized for size everywhere.
function(dxil_add_ground_library name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "WARM;HOT")
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS} ${ARG_WARM} ${ARG_HOT})
  dxil_precompile(${name} Standard)
  target_compile_options(${name} PRIVATE ${DXILTOOLS_SMALL})
  if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32") # the module is downloaded, so size counts more
    set_source_files_properties(${ARG_WARM} PROPERTIES COMPILE_OPTIONS "${DXILTOOLS_WARM}")
    set_source_files_properties(${ARG_HOT} PROPERTIES COMPILE_OPTIONS "${DXILTOOLS_FAST}")
  endif()
  # libstdc++ 12's stable_sort uses a function that the library itself deprecates; clang warns.
  target_compile_options(${name} PRIVATE ${DXILTOOLS_WARNINGS} ${DXILTOOLS_ERRORS} ${DXILTOOLS_CODE}
                         $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
endfunction()

# A library of the upper floor. It includes LLVM's headers as system headers, without their
# warnings, and links the shared LLVM, unless the program has the property DXIL_STATIC_LLVM and
# links LLVM itself.
function(dxil_add_llvm_library name)
  add_library(${name} STATIC ${ARGN})
  dxil_use_llvm(${name})
endfunction()

function(dxil_use_llvm name)
  dxil_precompile(${name} LLVM)
  target_include_directories(${name} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS})
  target_compile_definitions(${name} PUBLIC ${LLVM_DEFINITIONS_LIST})
  target_compile_options(${name} PRIVATE ${DXILTOOLS_WARNINGS} ${DXILTOOLS_CODE})
  target_link_libraries(${name} PUBLIC $<$<NOT:$<BOOL:$<TARGET_PROPERTY:DXIL_STATIC_LLVM>>>:LLVM>)
endfunction()

# On Windows the manifest of a program makes its arguments and file names UTF-8.
set(DXILTOOLS_MANIFEST "")
if(MSVC)
  set(DXILTOOLS_MANIFEST ${PROJECT_SOURCE_DIR}/tools/common/platform/utf8.manifest)
elseif(WIN32)
  enable_language(RC)
  set(DXILTOOLS_MANIFEST ${PROJECT_SOURCE_DIR}/tools/common/platform/utf8.rc)
endif()

# Sets `result` to options for linking with lld, if it is installed. It links a program with the
# shared LLVM in an eighth of GNU ld's time. All tests use it, since a change of one record links
# each of them.
function(dxil_lld_options result)
  set(${result} "" PARENT_SCOPE)
  if(DXILTOOLS_LLD AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    get_filename_component(folder ${DXILTOOLS_LLD} DIRECTORY)
    set(${result} -fuse-ld=lld -B${folder} PARENT_SCOPE)
  endif()
endfunction()

# A GoogleTest program; each test is a CTest test, labelled with its room.
function(dxil_add_unittest name)
  cmake_parse_arguments(ARG "" "ROOM" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES} ${DXILTOOLS_MANIFEST})
  target_compile_options(${name} PRIVATE ${DXILTOOLS_WARNINGS})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gmock GTest::gtest GTest::gtest_main)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  add_test(NAME ${ARG_ROOM}.${name} COMMAND ${name})
  set_tests_properties(${ARG_ROOM}.${name} PROPERTIES LABELS ${ARG_ROOM})
endfunction()

# A test that runs a command. It exists on every machine: if a program that it NEEDS is missing, it
# reports that and is skipped, or fails if CI=true (tests/need.sh).
function(dxil_add_command_test name)
  if(WIN32)
    return() # they are shell scripts; tests/windows has the tests for Windows
  endif()
  cmake_parse_arguments(ARG "" "ROOM;TIMEOUT" "NEEDS;COMMAND" ${ARGN})
  add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/tests/need.sh ${ARG_NEEDS} -- ${ARG_COMMAND}
           COMMAND_EXPAND_LISTS)
  set_tests_properties(${name} PROPERTIES LABELS ${ARG_ROOM} SKIP_RETURN_CODE 77)
  if(ARG_TIMEOUT)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT})
  endif()
endfunction()

# A tool of the ground floor, whose time is mostly start-up and memory: linked statically if the C
# library can be, with an allocator of its own (tools/common/platform/Allocator.cpp).
option(DXILTOOLS_STATIC_TOOLS "Link the ground floor's tools statically, if the C library is there as an archive" ON)
function(dxil_fast_tool name)
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tools/common/platform/Allocator.cpp)
  endif()
  if(NOT DXILTOOLS_STATIC_TOOLS OR WIN32 OR CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    return()
  endif()
  include(CheckCXXSourceCompiles)
  set(CMAKE_REQUIRED_FLAGS "-static-pie -fPIE")
  check_cxx_source_compiles("#include <string>\nint main() { return std::string().size(); }"
                            DXILTOOLS_CAN_LINK_STATICALLY)
  if(DXILTOOLS_CAN_LINK_STATICALLY)
    target_link_options(${name} PRIVATE -static-pie)
  endif()
endfunction()

# Makes a text file the C++ string dxil::embedded::<symbol>, in <symbol>.cpp of the current build
# folder. Extra arguments are targets to build first.
function(dxil_embed_text input symbol)
  add_custom_command(
    OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp
    COMMAND ${CMAKE_COMMAND} -DINPUT=${input} -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp
            -DSYMBOL=${symbol} -P ${PROJECT_SOURCE_DIR}/cmake/EmbedText.cmake
    DEPENDS ${input} ${PROJECT_SOURCE_DIR}/cmake/EmbedText.cmake ${ARGN}
    VERBATIM)
endfunction()
