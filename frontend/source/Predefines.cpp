// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Predefines.h"
#include "dxil/frontend/Frontend.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace dxil::frontend {
namespace {

// The numbers of __SHADER_STAGE_* in DXC.
struct StageNumber {
  const char *Word;
  Stage Is;
};
constexpr StageNumber StageNumbers[] = {{"PIXEL", Stage::Pixel},
                                        {"VERTEX", Stage::Vertex},
                                        {"GEOMETRY", Stage::Geometry},
                                        {"HULL", Stage::Hull},
                                        {"DOMAIN", Stage::Domain},
                                        {"COMPUTE", Stage::Compute},
                                        {"AMPLIFICATION", Stage::Amplification},
                                        {"MESH", Stage::Mesh},
                                        {"LIBRARY", Stage::Library}};

void define(std::string &Text, llvm::StringRef Word, llvm::StringRef Value) {
  Text += ("#define " + Word + " " + Value + "\n").str();
}

} // namespace

std::string predefines(const Input &In, const Options &Opts) {
  std::string Text;
  define(Text, "__hlsl_dx_compiler", "1");
  // The version of DXC that shaders test: the one whose language this is.
  define(Text, "__DXC_VERSION_MAJOR", "1");
  define(Text, "__DXC_VERSION_MINOR", "10");
  define(Text, "__DXC_VERSION_RELEASE", "0");
  define(Text, "__DXC_VERSION_COMMITS", "0");
  define(Text, "__HLSL_VERSION", std::to_string(unsigned(Opts.Language)));
  if (Opts.Native16)
    define(Text, "__HLSL_ENABLE_16_BIT", "1");
  define(Text, "__SHADER_TARGET_MAJOR", "6");
  define(Text, "__SHADER_TARGET_MINOR", std::to_string(Opts.ShaderModelMinor));
  for (const StageNumber &S : StageNumbers)
    define(Text, (llvm::Twine("__SHADER_STAGE_") + S.Word).str(), std::to_string(unsigned(S.Is)));
  define(Text, "__SHADER_TARGET_STAGE", std::to_string(unsigned(Opts.Stage)));
  for (llvm::StringRef D : In.Defines) {
    auto [Word, Value] = D.split('=');
    define(Text, Word, D.contains('=') ? Value : "1");
  }
  for (const std::string &U : In.Undefines)
    Text += "#undef " + U + "\n";
  for (const std::string &File : In.FirstIncludes)
    Text += "#include \"" + File + "\"\n";
  return Text;
}

} // namespace dxil::frontend
