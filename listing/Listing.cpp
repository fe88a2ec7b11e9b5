// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CommentNames.h"
#include "Headers.h"

#include <dxil/module/Endian.h>

namespace dxil::listing {

using namespace container;

static Result<std::string> assemblyOf(const ir::Module &M, const ListingOptions &Options,
                                      size_t InputSize, const ir::Module *Names = nullptr,
                                      std::string Prefix = {}) {
  ir::AssemblyOptions A;
  A.Prefix = std::move(Prefix);
  A.Function = Options.Function;
  A.Sink = Options.Sink;
  // Text is a few dozen times as long as bitcode; much more indicates an attack.
  A.MaxBytes = (uint64_t(1) << 20) + uint64_t(InputSize) * 512;
  ir::TextPlaces Places;
  if (Options.Places)
    A.Places = &Places;
  detail::CommentNames Known(M, Names ? *Names : M);
  detail::SourceLines Lines(M);
  if (Options.OpComments)
    A.Comment = [&](const ir::Module &Mod, const ir::Instruction &I, std::string &Out) {
      size_t Before = Out.size();
      appendOpComment(Mod, I, Known, Out);
      Lines.append(I, Out.size() == Before ? "" : "  ", Out);
    };
  Result<std::string> Text = ir::writeAssembly(M, A);
  if (Text && Options.Places)
    Options.Places(M, Places);
  return Text;
}

static std::string handOver(std::string Text, const ListingOptions &Options) {
  if (!Options.Sink)
    return Text;
  Options.Sink(Text);
  return {};
}

Result<std::string> listing(Bytes Input, const ListingOptions &Options) {
  bool Headers = Options.Headers && Options.Function.empty();
  uint32_t Magic = Input.size() >= 4 ? load32(Input.data()) : 0;
  if (Magic == 0xdec04342 || Magic == 0x0B17C0DE) {
    auto M = ir::readBitcode(Input);
    if (!M)
      return M.error();
    return assemblyOf(*M, Options, Input.size());
  }
  if (Input.size() >= 24 && load32(Input.data() + 8) == part::DXIL.Value &&
      Magic != FourCC("DXBC").Value) {
    auto M = readProgram(Input, {});
    if (!M)
      return M.error();
    return assemblyOf(*M, Options, Input.size());
  }
  auto C = Container::parse(Input);
  if (!C)
    return C.error();
  // A container without a program (a root signature) still has its tables.
  if (!C->find(Options.Program) && Headers && Options.Program == part::DXIL)
    return handOver(headerTables(*C, nullptr), Options);
  auto M = readModule(*C, Options.Program);
  if (!M)
    return M.error();
  const Result<ir::Module> Read = detail::readNames(*C);
  const ir::Module *Names = Read ? &*Read : nullptr;
  return assemblyOf(*M, Options, Input.size(), Names,
                    Headers ? detail::headerTables(*C, &*M, Names) + ";\n" : std::string());
}

} // namespace dxil::listing
