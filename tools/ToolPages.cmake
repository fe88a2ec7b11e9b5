# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Man pages and completion of all tools, each by the tool itself, and the pages of the op database.
if(CMAKE_CROSSCOMPILING OR CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  return()
endif()
set(share ${PROJECT_BINARY_DIR}/share)
set(man ${CMAKE_INSTALL_MANDIR}/man1)
set(bash ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
set(zsh ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
set(fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
get_property(tools GLOBAL PROPERTY DXILTOOLS_TOOLS)
get_property(scripts GLOBAL PROPERTY DXILTOOLS_SCRIPTS)
set(pages "")
foreach(tool IN LISTS tools scripts)
  set(here ${share}/man/${tool}.1 ${share}/bash/${tool} ${share}/zsh/_${tool} ${share}/fish/${tool}.fish)
  list(GET here 0 page)
  add_custom_command(OUTPUT ${here}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${share}/man ${share}/bash ${share}/zsh ${share}/fish
    COMMAND $<TARGET_FILE:${tool}> --manual > ${page}
    COMMAND $<TARGET_FILE:${tool}> --completion bash > ${share}/bash/${tool}
    COMMAND $<TARGET_FILE:${tool}> --completion zsh > ${share}/zsh/_${tool}
    COMMAND $<TARGET_FILE:${tool}> --completion fish > ${share}/fish/${tool}.fish
    DEPENDS ${tool} $<TARGET_PROPERTY:${tool},DXILTOOLS_FILES> VERBATIM)
  list(APPEND pages ${here})
  get_target_property(package ${tool} DXIL_PACKAGE)
  install(FILES ${page} DESTINATION ${man} COMPONENT ${package})
  install(FILES ${share}/bash/${tool} DESTINATION ${bash} COMPONENT ${package})
  install(FILES ${share}/zsh/_${tool} DESTINATION ${zsh} COMPONENT ${package})
  install(FILES ${share}/fish/${tool}.fish DESTINATION ${fish} COMPONENT ${package})
endforeach()
set(site ${share}/html)
# The whole site (docs/site.md) if cmark-gfm and mandoc are installed, else only the op database.
set(DXILTOOLS_CONTAINER_PAGE "" CACHE FILEPATH "container.html of scripts/web, to be part of the documentation")
set(DXILTOOLS_SITE_EXAMPLES "" CACHE PATH "what scripts/op-examples and scripts/rule-examples wrote, to be part of the documentation")
find_program(DXILTOOLS_CMARK cmark-gfm)
find_program(DXILTOOLS_MANDOC mandoc)
set(site_command $<TARGET_FILE:dxil-ops> export --format html -o ${site})
if(DXILTOOLS_CMARK AND DXILTOOLS_MANDOC AND Python3_EXECUTABLE)
  set(site_command ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/site ${CMAKE_RUNTIME_OUTPUT_DIRECTORY} ${site})
  if(DXILTOOLS_SITE_EXAMPLES)
    list(APPEND site_command --examples ${DXILTOOLS_SITE_EXAMPLES})
  endif()
  if(DXILTOOLS_CONTAINER_PAGE)
    list(APPEND site_command --container ${DXILTOOLS_CONTAINER_PAGE})
  endif()
endif()
file(GLOB site_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/*.md ${PROJECT_SOURCE_DIR}/docs/pictures/*.png
     ${PROJECT_SOURCE_DIR}/docs/op-examples/*)
if(DXILTOOLS_SITE_EXAMPLES)
  file(GLOB_RECURSE made_examples CONFIGURE_DEPENDS ${DXILTOOLS_SITE_EXAMPLES}/*)
  list(APPEND site_sources ${made_examples})
endif()
add_custom_command(OUTPUT ${site}/index.html
  COMMAND ${site_command}
  COMMAND ${CMAKE_COMMAND} -E touch ${site}/index.html
  DEPENDS ${tools} ${pages} ${PROJECT_SOURCE_DIR}/scripts/site ${site_sources} ${DXILTOOLS_CONTAINER_PAGE} VERBATIM)
install(DIRECTORY ${site} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT dxil-tools-doc)
add_custom_target(dxil-tool-pages ALL DEPENDS ${pages} ${site}/index.html)
