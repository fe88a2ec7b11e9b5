# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dxil_add_shader_test(NAME test SHADER a.hlsl PROFILE cs_6_6 DESCRIPTION a.json
#                        [ENTRY main] [DEFINES ...] [INCLUDE_DIRECTORIES ...] [OPTIONS -Od ...]
#                        [RUN_OPTIONS --fault=error ...])
#   dxil_add_shader_test(NAME test CONTAINER a.dxil DESCRIPTION a.json [RUN_OPTIONS ...])
#   dxil_add_shader_test(NAME test CASES a.cases... [OPTIONS -Od ...] [RUN_OPTIONS ...])
#
# Adds a CTest test that runs a shader on the CPU with dxil-run and fails if the results differ from
# those in the description (docs/execution.md) or the cases. SHADER is compiled with dxil-cc in the
# default build, and again when it or an included file changes. CASES are files of cases, or HLSL
# with `// expect:` at its head; they are compiled when the test runs, with their folder in the
# include path.
function(dxil_add_shader_test)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;SHADER;CONTAINER;PROFILE;ENTRY;DESCRIPTION"
                        "CASES;DEFINES;INCLUDE_DIRECTORIES;OPTIONS;RUN_OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "dxil_add_shader_test: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_NAME)
    message(FATAL_ERROR "dxil_add_shader_test: NAME is needed")
  endif()
  if(NOT TARGET DXILTools::dxil-run)
    message(FATAL_ERROR "dxil_add_shader_test: this installation of DXIL Tools has no dxil-run")
  endif()
  set(count 0)
  foreach(kind SHADER CONTAINER CASES)
    if(arg_${kind})
      math(EXPR count "${count} + 1")
    endif()
  endforeach()
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "dxil_add_shader_test: ${arg_NAME} needs one of SHADER, CONTAINER and CASES")
  endif()

  if(arg_CASES)
    set(command ${arg_RUN_OPTIONS})
    foreach(option IN LISTS arg_OPTIONS)
      list(APPEND command "--compiler-arg=${option}")
    endforeach()
    foreach(file IN LISTS arg_CASES)
      get_filename_component(file "${file}" ABSOLUTE)
      list(APPEND command "${file}")
    endforeach()
  else()
    if(NOT arg_DESCRIPTION)
      message(FATAL_ERROR "dxil_add_shader_test: ${arg_NAME} needs a DESCRIPTION")
    endif()
    get_filename_component(description "${arg_DESCRIPTION}" ABSOLUTE)
    if(arg_SHADER)
      if(NOT arg_ENTRY)
        set(arg_ENTRY main)
      endif()
      # A separate folder: several tests may compile one file in different ways.
      string(MAKE_C_IDENTIFIER "${arg_NAME}" target)
      set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}.shader")
      dxil_add_shaders(TARGET ${target}_shader SOURCES "${arg_SHADER}" PROFILE "${arg_PROFILE}"
                       ENTRY "${arg_ENTRY}" DEFINES ${arg_DEFINES}
                       INCLUDE_DIRECTORIES ${arg_INCLUDE_DIRECTORIES} OPTIONS ${arg_OPTIONS}
                       OUTPUT_DIRECTORY "${folder}" ALL)
      get_target_property(container ${target}_shader DXIL_CONTAINERS)
    else()
      get_filename_component(container "${arg_CONTAINER}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    endif()
    set(command ${arg_RUN_OPTIONS} "${container}" "${description}")
  endif()
  add_test(NAME "${arg_NAME}" COMMAND DXILTools::dxil-run ${command})
endfunction()
