// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Source.h"

#include "compiler/Compile.h"
#include "dxil/lowering/Pipelines.h"

#include <algorithm>

namespace dxil::tool {

static llvm::Expected<compiler::Options> read(const std::vector<std::string> &Options,
                                              const std::string &Path, const compiler::Host &H) {
  std::vector<const char *> Words;
  for (const std::string &Word : Options)
    Words.push_back(Word.c_str());
  Words.push_back(Path.c_str());
  return compiler::parseOptions(Words, H);
}

static lowering::Effort effortOf(const compiler::Options &O) {
  return lowering::Effort(std::min(O.OptLevel, 3u));
}

Status Source::check() const {
  const compiler::Host H;
  llvm::Expected<compiler::Options> O = read(Options, Path, H);
  if (!O)
    return failure(llvm::toString(O.takeError()));
  return {};
}

Result<std::vector<uint8_t>> Source::compile(std::vector<std::string> More,
                                             std::optional<unsigned> Passes) const {
  const compiler::Host H;
  More.insert(More.begin(), Options.begin(), Options.end());
  llvm::Expected<compiler::Options> O = read(More, Path, H);
  if (!O)
    return failure(llvm::toString(O.takeError()));
  O->FrontEndPasses = Passes;
  compiler::Messages Log;
  const compiler::Result Output = compiler::compile(*O, H, std::nullopt, Log);
  if (Output.Code != compiler::Compiled || Output.Container.empty())
    return failure(Log.takeText());
  return std::vector<uint8_t>(Output.Container.begin(), Output.Container.end());
}

Result<std::vector<uint8_t>> Source::plain() const {
  return compile({"-Od"}, std::nullopt);
}

Result<std::vector<uint8_t>> Source::after(unsigned Passes) const {
  return compile({}, Passes);
}

std::vector<std::string> Source::passes() const {
  const compiler::Host H;
  llvm::Expected<compiler::Options> O = read(Options, Path, H);
  std::vector<std::string> Names;
  if (!O) {
    llvm::consumeError(O.takeError());
    return Names;
  }
  for (const lowering::Step &S : lowering::passesOf(lowering::FrontEnd, effortOf(*O)))
    Names.push_back(lowering::passName(S, effortOf(*O)));
  return Names;
}

} // namespace dxil::tool
