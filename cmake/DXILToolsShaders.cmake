# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#   dxil_add_shaders(TARGET name SOURCES a.hlsl b.hlsl... PROFILE cs_6_6 [ENTRY main]
#                    [DEFINES NAME NAME=value...] [INCLUDE_DIRECTORIES dir...] [OPTIONS -Zi...]
#                    [OUTPUT_DIRECTORY dir] [ALL])
#
# Adds the target `name`, which compiles each source with dxil-cc to <OUTPUT_DIRECTORY>/<source's name
# without .hlsl>.dxil; the directory is the current build folder if not given. A container is made
# again when its source, a file that it includes, dxil-cc or the command line has changed, and not
# otherwise. A target that has been named before takes more sources, with flags of their own: call again
# with the same TARGET, once for each set of flags. The property DXIL_CONTAINERS of the target lists the
# containers, for dxil_validate_shaders or install().
#
# Of one source alone, flags can be added with
#   set_source_files_properties(a.hlsl PROPERTIES DXIL_PROFILE ps_6_6 DXIL_ENTRY ps_main
#                               DXIL_OPTIONS "-Od;-Zi")
function(dxil_add_shaders)
  cmake_parse_arguments(PARSE_ARGV 0 arg "ALL" "TARGET;PROFILE;ENTRY;OUTPUT_DIRECTORY"
                        "SOURCES;DEFINES;INCLUDE_DIRECTORIES;OPTIONS")
  if(NOT arg_TARGET OR NOT arg_SOURCES)
    message(FATAL_ERROR "dxil_add_shaders: TARGET and SOURCES are needed")
  endif()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "dxil_add_shaders: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT TARGET DXILTools::dxil-cc)
    message(FATAL_ERROR "dxil_add_shaders: this installation of DXIL Tools has no dxil-cc")
  endif()
  if(NOT arg_ENTRY)
    set(arg_ENTRY main)
  endif()
  get_filename_component(output_dir "${arg_OUTPUT_DIRECTORY}" ABSOLUTE
                         BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  file(MAKE_DIRECTORY "${output_dir}")
  set(flags ${arg_OPTIONS})
  foreach(define IN LISTS arg_DEFINES)
    list(APPEND flags -D "${define}")
  endforeach()
  foreach(dir IN LISTS arg_INCLUDE_DIRECTORIES)
    get_filename_component(dir "${dir}" ABSOLUTE)
    list(APPEND flags -I "${dir}")
  endforeach()

  set(containers "")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(name "${source}" NAME_WLE)
    get_filename_component(path "${source}" ABSOLUTE)
    if(NOT EXISTS "${path}")
      get_filename_component(path "${source}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    endif()
    set(profile "${arg_PROFILE}")
    set(entry "${arg_ENTRY}")
    get_source_file_property(own_profile "${source}" DXIL_PROFILE)
    get_source_file_property(own_entry "${source}" DXIL_ENTRY)
    get_source_file_property(own_options "${source}" DXIL_OPTIONS)
    if(own_profile)
      set(profile "${own_profile}")
    endif()
    if(own_entry)
      set(entry "${own_entry}")
    endif()
    if(NOT own_options)
      set(own_options "")
    endif()
    if(NOT profile)
      message(FATAL_ERROR "dxil_add_shaders: ${source} has no PROFILE")
    endif()
    set(container "${output_dir}/${name}.dxil")
    add_custom_command(OUTPUT "${container}"
      COMMAND DXILTools::dxil-cc -T "${profile}" -E "${entry}" ${flags} ${own_options}
              "${path}" -Fo "${container}" -MD -MF "${container}.d"
      DEPENDS "${path}" DXILTools::dxil-cc
      DEPFILE "${container}.d"
      COMMENT "Compiling ${name}.dxil (${profile})"
      VERBATIM)
    list(APPEND containers "${container}")
  endforeach()

  set(all "")
  if(arg_ALL)
    set(all ALL)
  endif()
  if(NOT TARGET ${arg_TARGET})
    add_custom_target(${arg_TARGET} ${all} DEPENDS ${containers})
  else()
    # A custom target takes no more files, but other targets.
    get_target_property(before ${arg_TARGET} DXIL_CONTAINERS)
    list(LENGTH before number)
    add_custom_target(${arg_TARGET}-${number} ${all} DEPENDS ${containers})
    add_dependencies(${arg_TARGET} ${arg_TARGET}-${number})
  endif()
  set_property(TARGET ${arg_TARGET} APPEND PROPERTY DXIL_CONTAINERS ${containers})
endfunction()
