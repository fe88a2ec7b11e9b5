# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DINPUT=FILE -DOUTPUT=FILE.cpp -DSYMBOL=Name -P EmbedText.cmake
# Makes a text file a C++ string dxil::embedded::Name. Writes pieces of at most 16,000 characters,
# since compilers limit single literals, but not their concatenation.
file(READ ${INPUT} rest)
get_filename_component(name ${INPUT} NAME)
set(literal "")
string(LENGTH "${rest}" length)
set(position 0)
while(position LESS length)
  string(SUBSTRING "${rest}" ${position} 16000 piece)
  string(APPEND literal "R\"==(${piece})==\"\n")
  math(EXPR position "${position} + 16000")
endwhile()
file(WRITE ${OUTPUT} "// From ${name}.
#include <string_view>

namespace dxil::embedded {
extern const std::string_view ${SYMBOL};
const std::string_view ${SYMBOL} = ${literal};
} // namespace dxil::embedded
")
