# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dxil_generate(TARGET name SOURCES ops.td [OUTPUTS OpCodes OpRecords...] [INCLUDE_DIRECTORIES
# dir...]
#                 [OUTPUT_DIRECTORY dir])
#
# Adds the interface library `name`: the op tables of ops.td, which includes "DXIL.td" and adds
# operations. A target that links it before DXILTools::ops gets these tables through <dxil/ops.h>.
# OUTPUTS are names of files without extension, as `dxil-tblgen --gen-all` writes them; by default
# those of DXILTools::ops. OUTPUT_DIRECTORY is by default the folder `name` in the current build
# folder; headers are in its include/dxil/generated.
#
# The files are generated again when ops.td or an included file changes. A file with unchanged
# contents keeps its time. A cross build needs a dxil-tblgen for the build machine: set
# DXILTOOLS_TBLGEN.
function(dxil_generate)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;OUTPUT_DIRECTORY" "SOURCES;OUTPUTS;INCLUDE_DIRECTORIES")
  if(NOT arg_TARGET OR NOT arg_SOURCES)
    message(FATAL_ERROR "dxil_generate: TARGET and SOURCES are needed")
  endif()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "dxil_generate: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  list(LENGTH arg_SOURCES count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "dxil_generate: SOURCES has ${count} files (expected one, which includes the others)")
  endif()
  if(NOT arg_OUTPUTS)
    set(arg_OUTPUTS OpCodes OpRecords OpTable OpDocs)
  endif()
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY ${arg_TARGET})
  endif()
  get_filename_component(directory "${arg_OUTPUT_DIRECTORY}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  get_filename_component(source "${arg_SOURCES}" ABSOLUTE)
  set(tblgen "${DXILTOOLS_TBLGEN}")
  if(NOT tblgen)
    set(tblgen DXILTools::dxil-tblgen)
  endif()
  set(includes "")
  foreach(folder IN LISTS arg_INCLUDE_DIRECTORIES)
    get_filename_component(folder "${folder}" ABSOLUTE)
    list(APPEND includes -I "${folder}")
  endforeach()
  # Ninja notices changes only of named outputs, and then recompiles the files that include them.
  set(program "${tblgen}")
  if(TARGET "${tblgen}")
    get_target_property(program "${tblgen}" IMPORTED_LOCATION)
  endif()
  execute_process(COMMAND "${program}" --list-outputs OUTPUT_VARIABLE paths COMMAND_ERROR_IS_FATAL ANY
                  OUTPUT_STRIP_TRAILING_WHITESPACE)
  string(REPLACE "\n" ";" paths "${paths}")
  set(files "")
  foreach(output IN LISTS arg_OUTPUTS)
    set(known OFF)
    foreach(path IN LISTS paths)
      if(path MATCHES "(^|/)${output}([.][a-z]+)?/?$")
        set(known ON)
        if(NOT path MATCHES "/$")
          list(APPEND files "${directory}/${path}")
        endif()
      endif()
    endforeach()
    if(NOT known)
      message(FATAL_ERROR "dxil_generate: no file is named ${output} (dxil-tblgen --list-outputs prints them)")
    endif()
  endforeach()
  list(JOIN arg_OUTPUTS "," only)
  set(stamp "${directory}/generated.stamp")
  add_custom_command(OUTPUT "${stamp}" BYPRODUCTS ${files}
    COMMAND "${tblgen}" "${source}" ${includes} --gen-all --only ${only} -o "${directory}" -d "${stamp}.d"
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS "${source}" "${tblgen}"
    DEPFILE "${stamp}.d"
    COMMENT "Generating ${only} of ${arg_TARGET}"
    VERBATIM)
  add_custom_target(${arg_TARGET}-generated DEPENDS "${stamp}")
  add_library(${arg_TARGET} INTERFACE)
  add_dependencies(${arg_TARGET} ${arg_TARGET}-generated)
  target_include_directories(${arg_TARGET} INTERFACE "${directory}/include")
endfunction()
