// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace dxil::execution {
namespace fs = std::filesystem;

static std::string readFile(const fs::path &Path) {
  std::ifstream In(Path, std::ios::binary);
  return {std::istreambuf_iterator<char>(In), {}};
}

std::string compileHLSL(const std::string &Source, const std::string &Profile,
                        const std::string &Flags, std::string &Log) {
  static unsigned Number = 0;
  const fs::path Base = fs::temp_directory_path() /
                        ("dxil-stage-" + std::to_string(getpid()) + "-" + std::to_string(Number++));
  const std::string Name = Base.string();
  std::ofstream(Name + ".hlsl") << Source;
  const std::string Command = std::string(DXIL_CC) + " --check-undefined -T " + Profile + " " + Flags + " '" + Name +
                              ".hlsl' -Fo '" + Name + ".dxil' > '" + Name + ".log' 2>&1";
  const bool Done = std::system(Command.c_str()) == 0;
  Log = Command + "\n" + readFile(Name + ".log");
  std::string Result = Done ? readFile(Name + ".dxil") : std::string();
  std::error_code Ignored;
  for (const char *Suffix : {".hlsl", ".dxil", ".log"})
    fs::remove(Name + Suffix, Ignored);
  return Result;
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
