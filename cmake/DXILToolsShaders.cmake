# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dxil_add_shaders(TARGET name SOURCES a.hlsl b.hlsl... PROFILE cs_6_6 [ENTRY main]
#                    [ENTRIES hull=hs_6_6 domain=ds_6_6...] [PERMUTATIONS LIGHTS=1,2,4
#                    SHADOWS=0,1...]
#                    [OUTPUT_NAME {SOURCE}-{ENTRY}-{LIGHTS}] [OUTPUT_DIRECTORY dir]
#                    [DEFINES NAME NAME=value...] [INCLUDE_DIRECTORIES dir...] [OPTIONS -Zi...]
#                    [VARIANTS table] [ALL])
#
# Adds the target `name`, which compiles each source with dxil-cc to a container in
# OUTPUT_DIRECTORY, the current build folder if not given. A container is rebuilt only if its
# source, an included file, dxil-cc or the command line changes. Further calls with the same TARGET
# add sources with other flags, one call for each set of flags. The property DXIL_CONTAINERS of the
# target lists the containers, for dxil_validate_shaders or install().
#
# ENTRIES compiles several entry points of each source, each with its profile, instead of ENTRY and
# PROFILE. PERMUTATIONS compiles all combinations of these values of macros.
#
# VARIANTS compiles each source with all combinations of a table of dxil-cc --variants. A folder
# takes the place of the container; its variants.json says which variant has which container. The
# property DXIL_VARIANTS of the target lists these files; DXIL_CONTAINERS does not have the
# containers, since their names are known after the build.
#
# OUTPUT_NAME is the container's name without .dxil, with the placeholders {SOURCE}, the source's
# name without extension, {ENTRY}, {PROFILE} and the names of permutations. The default is {SOURCE},
# followed by {ENTRY} and the permutations of the call, if any, separated by dashes. If another
# entry point has the same name already, the container's entry point is appended: a second call for
# the domain shader in a source needs only its ENTRY and PROFILE.
#
# To add flags for one source:
#   set_source_files_properties(a.hlsl PROPERTIES DXIL_PROFILE ps_6_6 DXIL_ENTRY ps_main
#                               DXIL_OPTIONS "-Od;-Zi")

# Sets `out` to all combinations of NAME=a,b...: a list of `NAME=a|OTHER=b`, or a single `|` if
# there are none.
function(_dxil_permutations out)
  set(all "|")
  foreach(permutation IN LISTS ARGN)
    if(NOT permutation MATCHES "^([A-Za-z_][A-Za-z0-9_]*)=([^;|]+)$")
      message(FATAL_ERROR "dxil_add_shaders: PERMUTATIONS ${permutation} (expected one such as LIGHTS=1,2,4)")
    endif()
    set(name "${CMAKE_MATCH_1}")
    string(REPLACE "," ";" values "${CMAKE_MATCH_2}")
    set(more "")
    foreach(before IN LISTS all)
      foreach(value IN LISTS values)
        list(APPEND more "${before}${name}=${value}|")
      endforeach()
    endforeach()
    set(all "${more}")
  endforeach()
  set(${out} "${all}" PARENT_SCOPE)
endfunction()

# Sets `out` to a path for the container that no other call uses.
function(_dxil_container_path out output_dir pattern source entry profile permutation)
  set(name "${pattern}")
  get_filename_component(source_name "${source}" NAME_WLE)
  if(NOT name)
    set(name "{SOURCE}")
    if(arg_ENTRIES)
      string(APPEND name "-{ENTRY}")
    endif()
    string(REGEX REPLACE "[^|=]*=([^|]*)[|]" "-\\1" values "${permutation}")
    string(REPLACE "|" "" values "${values}")
    string(APPEND name "${values}")
  endif()
  string(REPLACE "{SOURCE}" "${source_name}" name "${name}")
  string(REPLACE "{ENTRY}" "${entry}" name "${name}")
  string(REPLACE "{PROFILE}" "${profile}" name "${name}")
  string(REPLACE "|" ";" pairs "${permutation}")
  foreach(pair IN LISTS pairs)
    if(pair MATCHES "^([^=]+)=(.*)$")
      string(REPLACE "{${CMAKE_MATCH_1}}" "${CMAKE_MATCH_2}" name "${name}")
    endif()
  endforeach()
  if(name MATCHES "{([A-Za-z_][A-Za-z0-9_]*)}")
    message(FATAL_ERROR "dxil_add_shaders: OUTPUT_NAME ${pattern}: there is no ${CMAKE_MATCH_1} "
                        "(expected SOURCE, ENTRY, PROFILE or a name of PERMUTATIONS)")
  endif()
  get_property(taken GLOBAL PROPERTY "DXIL_MAKES_${output_dir}/${name}.dxil")
  if(taken AND NOT taken STREQUAL entry AND NOT pattern)
    string(APPEND name "-${entry}")
    get_property(taken GLOBAL PROPERTY "DXIL_MAKES_${output_dir}/${name}.dxil")
  endif()
  if(taken)
    message(FATAL_ERROR "dxil_add_shaders: ${output_dir}/${name}.dxil is made twice, of ${source} now (expected "
                        "OUTPUT_NAME, or OUTPUT_DIRECTORY)")
  endif()
  set_property(GLOBAL PROPERTY "DXIL_MAKES_${output_dir}/${name}.dxil" "${entry}")
  set(${out} "${output_dir}/${name}.dxil" PARENT_SCOPE)
endfunction()

function(dxil_add_shaders)
  cmake_parse_arguments(PARSE_ARGV 0 arg "ALL" "TARGET;PROFILE;ENTRY;OUTPUT_DIRECTORY;OUTPUT_NAME;VARIANTS"
                        "SOURCES;ENTRIES;PERMUTATIONS;DEFINES;INCLUDE_DIRECTORIES;OPTIONS")
  if(NOT arg_TARGET OR NOT arg_SOURCES)
    message(FATAL_ERROR "dxil_add_shaders: TARGET and SOURCES are needed")
  endif()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "dxil_add_shaders: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT TARGET DXILTools::dxil-cc)
    message(FATAL_ERROR "dxil_add_shaders: this installation of DXIL Tools has no dxil-cc")
  endif()
  if(arg_ENTRIES AND (arg_ENTRY OR arg_PROFILE))
    message(FATAL_ERROR "dxil_add_shaders: ENTRIES takes the place of ENTRY and PROFILE")
  endif()
  if(NOT arg_ENTRY)
    set(arg_ENTRY main)
  endif()
  _dxil_permutations(permutations ${arg_PERMUTATIONS})
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

  set(variants "")
  if(arg_VARIANTS)
    get_filename_component(arg_VARIANTS "${arg_VARIANTS}" ABSOLUTE)
    set(variants --variants "${arg_VARIANTS}")
  endif()

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
    set(entries "${entry}=${profile}")
    if(arg_ENTRIES)
      set(entries "${arg_ENTRIES}")
    endif()
    foreach(each IN LISTS entries)
      if(NOT each MATCHES "^([^=]+)=(.+)$")
        message(FATAL_ERROR "dxil_add_shaders: ${source}: ${each} has no profile (expected PROFILE, or ENTRIES with one "
                            "such as hull=hs_6_6)")
      endif()
      set(entry "${CMAKE_MATCH_1}")
      set(profile "${CMAKE_MATCH_2}")
      foreach(permutation IN LISTS permutations)
        _dxil_container_path(container "${output_dir}" "${arg_OUTPUT_NAME}" "${source}" "${entry}" "${profile}"
                             "${permutation}")
        string(REGEX MATCHALL "[^|]+" values "${permutation}")
        list(TRANSFORM values PREPEND "-D")
        get_filename_component(folder "${container}" DIRECTORY) # OUTPUT_NAME may contain a folder
        file(MAKE_DIRECTORY "${folder}")
        set(output "${container}")
        if(variants)
          string(REGEX REPLACE "\\.dxil$" "" container "${container}")
          set(output "${container}/variants.json")
        endif()
        file(RELATIVE_PATH shown "${output_dir}" "${container}")
        add_custom_command(OUTPUT "${output}"
          COMMAND DXILTools::dxil-cc -T "${profile}" -E "${entry}" ${values} ${flags} ${own_options}
                  "${path}" ${variants} -Fo "${container}" -MD -MF "${container}.d"
          DEPENDS "${path}" ${arg_VARIANTS} DXILTools::dxil-cc
          DEPFILE "${container}.d"
          COMMENT "Compiling ${shown} (${profile})"
          VERBATIM)
        list(APPEND outputs "${output}")
      endforeach()
    endforeach()
  endforeach()

  set(all "")
  if(arg_ALL)
    set(all ALL)
  endif()
  set(target ${arg_TARGET})
  if(NOT TARGET ${arg_TARGET})
    add_custom_target(${arg_TARGET} ${all} DEPENDS ${outputs})
  else()
    # A custom target cannot get more files later, but it can depend on other targets.
    get_target_property(before ${arg_TARGET} DXIL_OUTPUTS)
    list(LENGTH before number)
    set(target ${arg_TARGET}-${number})
    add_custom_target(${target} ${all} DEPENDS ${outputs})
    add_dependencies(${arg_TARGET} ${target})
  endif()
  # Make runs the rules of a file for each target that depends on it, unless these targets depend on
  # each other.
  foreach(output IN LISTS outputs)
    set_property(GLOBAL PROPERTY "DXIL_TARGET_OF_${output}" ${target})
  endforeach()
  set_property(TARGET ${arg_TARGET} APPEND PROPERTY DXIL_OUTPUTS ${outputs})
  set(kind DXIL_CONTAINERS)
  if(variants)
    set(kind DXIL_VARIANTS)
  endif()
  set_property(TARGET ${arg_TARGET} APPEND PROPERTY ${kind} ${outputs})
endfunction()
