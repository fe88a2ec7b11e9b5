// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "../Files.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace dxil::execution {
namespace fs = std::filesystem;

/// Returns a unique name in the folder for temporary files.
static std::string freshName() {
  static unsigned Number = 0;
  return (fs::temp_directory_path() /
          ("dxil-stage-" + std::to_string(getpid()) + "-" + std::to_string(Number++)))
      .string();
}

std::string compileFile(const std::string &Path, const std::string &Flags, std::string &Log) {
  const std::string Name = freshName(), Out = Name + ".dxil", LogFile = Name + ".log";
  const std::string Command = std::string(DXIL_CC) + " " + Flags + " '" + Path + "' -Fo '" + Out +
                              "' > '" + LogFile + "' 2>&1";
  const bool Done = std::system(Command.c_str()) == 0;
  Log = Command + "\n" + dxil::test::readText(LogFile);
  std::string Result = Done ? dxil::test::readText(Out) : std::string();
  std::error_code Ignored;
  fs::remove(Out, Ignored);
  fs::remove(LogFile, Ignored);
  return Result;
}

/// Compiles a file with \p Text, whose name ends in \p Suffix, with dxil-cc.
static std::string compileText(const std::string &Text, const char *Suffix,
                               const std::string &Flags, std::string &Log) {
  const std::string Path = freshName() + Suffix;
  std::ofstream(Path) << Text;
  const std::string Result = compileFile(Path, Flags, Log);
  std::error_code Ignored;
  fs::remove(Path, Ignored);
  return Result;
}

std::string compileHLSL(const std::string &Source, const std::string &Profile,
                        const std::string &Flags, std::string &Log) {
  return compileText(Source, ".hlsl", "--check-undefined -T " + Profile + " " + Flags, Log);
}

std::string compileIR(const std::string &Text, const std::string &Flags, std::string &Log) {
  return compileText(Text, ".ll", Flags, Log);
}

std::vector<Buffer> bindZeros(const ShaderInfo &Info, size_t Bytes) {
  std::vector<Buffer> All;
  for (const DeclaredResource &R : Info.Resources)
    for (uint32_t I = 0; I < std::min(R.Count, 64u); ++I) {
      Buffer B;
      B.Class = R.Class;
      B.Space = R.Space;
      B.Register = R.Lower + I;
      B.Data.resize(R.Class == ResourceClass::Sampler ? 0 : Bytes);
      B.Texture.Width = B.Texture.Height = 4;
      B.Texture.Layers = 6;
      All.push_back(std::move(B));
    }
  for (uint32_t I = 0; I < 64; ++I)
    for (ResourceClass Class : {ResourceClass::UAV, ResourceClass::Sampler}) {
      Buffer B;
      B.Class = Class;
      B.HeapIndex = I;
      B.Data.resize(Class == ResourceClass::Sampler ? 0 : Bytes);
      B.Texture.Width = B.Texture.Height = 4;
      All.push_back(std::move(B));
    }
  return All;
}

} // namespace dxil::execution
