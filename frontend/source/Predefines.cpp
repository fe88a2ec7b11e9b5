// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Predefines.h"
#include "dxil/frontend/Frontend.h"
#include "dxil/generated/Kinds.h"
#include "dxil/ops/queries.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace dxil::frontend {
namespace {

void define(std::string &Text, llvm::StringRef Word, llvm::StringRef Value) {
  Text += ("#define " + Word + " " + Value + "\n").str();
}

} // namespace

std::string predefines(const Input &In, const Options &Opts) {
  std::string Text;
  define(Text, "__hlsl_dx_compiler", "1");
  // Shaders test the version of DXC. This is the version whose language this front end implements.
  define(Text, "__DXC_VERSION_MAJOR", "1");
  define(Text, "__DXC_VERSION_MINOR", "10");
  define(Text, "__DXC_VERSION_RELEASE", "0");
  define(Text, "__DXC_VERSION_COMMITS", "0");
  define(Text, "__HLSL_VERSION", std::to_string(unsigned(Opts.Language)));
  if (Opts.Native16)
    define(Text, "__HLSL_ENABLE_16_BIT", "1");
  define(Text, "__SHADER_TARGET_MAJOR", "6");
  define(Text, "__SHADER_TARGET_MINOR", std::to_string(Opts.ShaderModelMinor));
  for (const ProfileInfo &P : Profiles)
    define(Text, "__SHADER_STAGE_" + llvm::StringRef(name(P.Kind)).upper(),
           std::to_string(unsigned(P.Kind)));
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
