// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CommentNames.h"
#include "Headers.h"

#include <dxil/generated/PartRows.h>
#include <dxil/module/BitcodeMagic.h>
#include <dxil/module/Endian.h>

namespace dxil::listing {

using namespace container;

static Error noSource() {
  Error E;
  E.Code = ErrorCode::PartMissing;
  E.Message = "the container does not record its source";
  E.Expected = "one compiled with -Zi -Qembed_debug";
  return E;
}

static Result<std::string> assemblyOf(const ir::Module &M, const ListingOptions &Options,
                                      size_t InputSize, const ir::Module *Names = nullptr,
                                      const ir::Module *Debug = nullptr, std::string Prefix = {}) {
  ir::AssemblyOptions A;
  A.Prefix = std::move(Prefix);
  A.Function = Options.Function;
  A.Sink = Options.Sink;
  // Text is a few dozen times as long as bitcode; much more indicates an attack.
  A.MaxBytes = (uint64_t(1) << 20) + uint64_t(InputSize) * 512;
  ir::TextPlaces Places;
  if (Options.Places)
    A.Places = &Places;
  detail::CommentNames ValueNames(M, Names ? *Names : M);
  detail::SourceLines Lines(M, Debug);
  if (Options.Source) {
    if (!Lines.hasSource())
      return noSource();
    A.Before = [&](const ir::Module &, const ir::Instruction &I, std::string &Out) {
      Lines.appendSource(I, Out);
    };
  }
  if (Options.OpComments)
    A.Comment = [&](const ir::Module &Mod, const ir::Instruction &I, std::string &Out) {
      size_t Before = Out.size();
      appendOpComment(Mod, I, ValueNames, Out);
      if (Lines.hasLocations())
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

/// Returns the module of bare bitcode or of a bare program part; nothing for other input.
static std::optional<Result<ir::Module>> readBareModule(Bytes Input) {
  const uint32_t Magic = Input.size() >= 4 ? load32(Input.data()) : 0;
  if (Magic == ir::BitcodeMagic || Magic == ir::BitcodeWrapperMagic)
    return ir::readBitcode(Input);
  using Program = part_row::ProgramHeader;
  if (Input.size() >= Program::size() && Program::read(Input).Magic == part::DXIL.Value &&
      Magic != FourCC("DXBC").Value)
    return readProgram(Input, {});
  return std::nullopt;
}

Result<ir::Module> readListed(Bytes Input, FourCC Program) {
  if (auto Bare = readBareModule(Input))
    return std::move(*Bare);
  auto C = Container::parse(Input);
  if (!C)
    return C.error();
  return readModule(*C, Program);
}

Result<std::string> listing(Bytes Input, const ListingOptions &Options) {
  bool Headers = Options.Headers && Options.Function.empty();
  if (const auto Bare = readBareModule(Input))
    return *Bare ? assemblyOf(**Bare, Options, Input.size()) : Bare->error();
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
  const Result<ir::Module> Located = Options.OpComments || Options.Source
                                         ? detail::readDebugModule(*C, *M)
                                         : Result<ir::Module>(Error());
  return assemblyOf(*M, Options, Input.size(), Names, Located ? &*Located : nullptr,
                    Headers ? detail::headerTables(*C, &*M, Names) + ";\n" : std::string());
}

} // namespace dxil::listing
