# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dxil_validate_shaders(TARGET name FILES a.dxil b.dxil...
#                         [CONFIG file] [SARIF file] [OPTIONS --strict ...] [ALL])
#
# Adds the target `name`, which validates the containers with dxil-val whenever one of them changes,
# and fails the build with the findings if one is invalid. FILES may be outputs of custom commands.
# Relative paths refer to the current source folder, or to the current build folder if the file
# exists only there. ALL makes it part of the default build. SARIF also writes the findings there.
# CONFIG is a file of `allow RULE` lines. One process validates all files, with a thread for each
# core.
function(dxil_validate_shaders)
  cmake_parse_arguments(PARSE_ARGV 0 arg "ALL" "TARGET;CONFIG;SARIF" "FILES;OPTIONS")
  if(NOT arg_TARGET OR NOT arg_FILES)
    message(FATAL_ERROR "dxil_validate_shaders: TARGET and FILES are needed")
  endif()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "dxil_validate_shaders: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  set(files "")
  foreach(file IN LISTS arg_FILES)
    if(NOT IS_ABSOLUTE "${file}" AND EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
      set(file "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
    elseif(NOT IS_ABSOLUTE "${file}")
      set(file "${CMAKE_CURRENT_BINARY_DIR}/${file}")
    endif()
    list(APPEND files "${file}")
  endforeach()
  set(options -j 0 ${arg_OPTIONS})
  set(needed "")
  if(arg_CONFIG)
    get_filename_component(config "${arg_CONFIG}" ABSOLUTE)
    list(APPEND options --config "${config}")
    list(APPEND needed "${config}")
  endif()
  if(arg_SARIF)
    get_filename_component(sarif "${arg_SARIF}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    # Also prints the findings as text for readers of the build's output; this command fails the
    # build.
    set(write_sarif COMMAND DXILTools::dxil-val ${options} --quiet --format sarif
                    --report "${sarif}" ${files} || "${CMAKE_COMMAND}" -E true)
  endif()
  set(stamp "${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}.validated")
  add_custom_command(OUTPUT "${stamp}"
    ${write_sarif}
    COMMAND DXILTools::dxil-val ${options} ${files}
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS ${files} ${needed} DXILTools::dxil-val
    COMMENT "Validating the shaders of ${arg_TARGET}"
    VERBATIM)
  set(all "")
  if(arg_ALL)
    set(all ALL)
  endif()
  add_custom_target(${arg_TARGET} ${all} DEPENDS "${stamp}")
  foreach(file IN LISTS files)
    get_property(maker GLOBAL PROPERTY "DXIL_TARGET_OF_${file}")
    if(maker)
      add_dependencies(${arg_TARGET} ${maker})
    endif()
  endforeach()
endfunction()
