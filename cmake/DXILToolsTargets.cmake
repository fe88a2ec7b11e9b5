# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How the rooms of the house are built: one function for each kind of target.

# GCC 12 warns of "text" + std::string, falsely (-Wrestrict).
set(DXILTOOLS_WARNINGS -Wall -Wextra -Wpedantic -Wno-unused-parameter
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

# Calls between a library's own functions may be inlined though the code is position-independent: nobody
# replaces them at load time. A linker orders functions that have sections of their own (DXILToolsStaticLLVM).
set(DXILTOOLS_CODE -fno-semantic-interposition -ffunction-sections)

# A library of the ground floor: no LLVM, no exceptions thrown across its API.
function(dxil_add_ground_library name)
  add_library(${name} STATIC ${ARGN})
  # libstdc++ 12's stable_sort uses what the library itself deprecates, and clang says so.
  target_compile_options(${name} PRIVATE ${DXILTOOLS_WARNINGS} -Werror ${DXILTOOLS_CODE}
                         $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
endfunction()

# A library of the upper floor: sees LLVM's headers (as system headers, which
# keeps their warnings out) and links the shared LLVM, unless the program that it
# goes into has the property DXIL_STATIC_LLVM and brings its own.
function(dxil_add_llvm_library name)
  add_library(${name} STATIC ${ARGN})
  dxil_use_llvm(${name})
endfunction()

function(dxil_use_llvm name)
  target_include_directories(${name} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS})
  target_compile_definitions(${name} PUBLIC ${LLVM_DEFINITIONS_LIST})
  target_compile_options(${name} PRIVATE ${DXILTOOLS_WARNINGS} ${DXILTOOLS_CODE})
  target_link_libraries(${name} PUBLIC $<$<NOT:$<BOOL:$<TARGET_PROPERTY:DXIL_STATIC_LLVM>>>:LLVM>)
endfunction()

# A GoogleTest program; each test is a CTest test, labelled with its room.
function(dxil_add_unittest name)
  cmake_parse_arguments(ARG "" "ROOM" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_compile_options(${name} PRIVATE ${DXILTOOLS_WARNINGS})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gmock GTest::gtest GTest::gtest_main)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  add_test(NAME ${ARG_ROOM}.${name} COMMAND ${name})
  set_tests_properties(${ARG_ROOM}.${name} PROPERTIES LABELS ${ARG_ROOM})
endfunction()

# A test that runs a command. It is there on every machine: where a program that it NEEDS is not, it says
# so and is skipped, or fails under CI=true (tests/need.sh).
function(dxil_add_command_test name)
  cmake_parse_arguments(ARG "" "ROOM;TIMEOUT" "NEEDS;COMMAND" ${ARGN})
  add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/tests/need.sh ${ARG_NEEDS} -- ${ARG_COMMAND}
           COMMAND_EXPAND_LISTS)
  set_tests_properties(${name} PROPERTIES LABELS ${ARG_ROOM} SKIP_RETURN_CODE 77)
  if(ARG_TIMEOUT)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT})
  endif()
endfunction()

# A tool of the ground floor whose time is mostly its start and its memory: linked statically, where the
# C library can be, and with large pages for large tables (tools/common/LargeBlocks.cpp).
option(DXILTOOLS_STATIC_TOOLS "Link the ground floor's tools statically, if the C library is there as an archive" ON)
function(dxil_fast_tool name)
  target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tools/common/LargeBlocks.cpp)
  if(NOT DXILTOOLS_STATIC_TOOLS OR CMAKE_CXX_FLAGS MATCHES "-fsanitize")
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

# Makes a text file the C++ string dxil::embedded::<symbol>, in <symbol>.cpp of
# the current build folder. Extra arguments: what must be built first.
function(dxil_embed_text input symbol)
  add_custom_command(
    OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp
    COMMAND ${CMAKE_COMMAND} -DINPUT=${input} -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp
            -DSYMBOL=${symbol} -P ${PROJECT_SOURCE_DIR}/cmake/EmbedText.cmake
    DEPENDS ${input} ${PROJECT_SOURCE_DIR}/cmake/EmbedText.cmake ${ARGN}
    VERBATIM)
endfunction()
