// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Assemble.h>

#include "Header.h"

#include <dxil/container/derive/Build.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/DebugStrip.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleReader.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>
#include <optional>

namespace dxil::container {
namespace {

constexpr FourCC Derived[] = {part::DXIL, part::SFI0, part::ISG1,
                              part::OSG1, part::PSG1, part::PSV0};

/// Returns true if a hash is derived from the program. Otherwise it covers the source.
bool isDerived(FourCC Name, Bytes Data) {
  if (Name != part::HASH)
    return std::ranges::find(Derived, Name) != std::end(Derived);
  auto Hash = readShaderHash(Data);
  return !Hash || !Hash->IncludesSource;
}

Error problem(ErrorCode Code, std::string Message, std::string Expected = {}) {
  Error E;
  E.Code = Code;
  E.Message = std::move(Message);
  E.Expected = std::move(Expected);
  return E;
}

/// Checks what every walk over a module relies on. Returns the first error.
Status checkWalkable(const ir::Module &M) {
  if (Status Done = ir::checkLimits(M, ir::WholeValueLimits); !Done)
    return problem(ErrorCode::LimitExceeded, Done.message());
  Status First;
  ir::checkModule(M, [&](const ir::ModuleProblem &P) {
    if (!First)
      return;
    std::string Where;
    if (P.Function != ir::None) {
      const ir::Function &F = M.Functions[P.Function];
      Where = "@" + std::string(M.name(F.Self)) + ": ";
      if (P.Where)
        Where += "instruction " +
                 std::to_string(P.Where - &M.Instructions[F.Instructions.First] + 1) + " (" +
                 std::string(ir::opcodeName(P.Where->Op)) + "): ";
    }
    First = problem(ErrorCode::FunctionBody, Where + P.What);
  });
  return First;
}

Status addParts(PartList Parts, ContainerInput &In) {
  for (auto &[Name, Data] : Parts) {
    if (isDerived(Name, Data))
      return problem(ErrorCode::PartField, "part " + Name.str() + " is derived from the module",
                     "another part");
    if (Name == part::RDAT) {
      auto Subobjects = readSubobjects(Data);
      if (!Subobjects)
        return Subobjects.error();
      In.Subobjects = std::move(*Subobjects);
      continue;
    }
    auto Entry = std::ranges::find(In.Parts, Name, &PartList::value_type::first);
    if (Entry != In.Parts.end())
      Entry->second = std::move(Data);
    else
      In.Parts.push_back({Name, std::move(Data)});
  }
  return {};
}

/// Builds a container from the module that Read returns, and from parts.
template <class Reader>
Result<std::vector<uint8_t>> assembleWith(Reader Read, PartList Parts,
                                          const AssembleOptions &Options) {
  Result<ir::Module> M = Read();
  if (!M)
    return M.error();
  if (Options.Bitcode)
    return ir::writeBitcode(*M);
  if (Status Done = checkWalkable(*M); !Done)
    return Done.error();
  ContainerInput In;
  In.Program = std::move(*M);
  if (Status Done = addParts(std::move(Parts), In); !Done)
    return Done.error();
  if (Status Done = addParts(Options.Parts, In); !Done)
    return Done.error();
  if (ir::hasDebugInfo(In.Program) && !Options.DebugInProgram) {
    Result<ir::Module> Again = Read(); // a second copy: modules cannot be copied
    if (!Again)
      return Again.error();
    In.Debug = std::move(In.Program);
    In.Program = ir::withoutDebugInfo(std::move(*Again));
    std::erase_if(In.Parts, [](const auto &P) { return P.first == part::ILDB; });
  }
  return buildContainer(std::move(In));
}

} // namespace

Result<std::vector<uint8_t>> assemble(std::string_view Text, const AssembleOptions &Options) {
  auto OfText = readHeader(Text);
  if (!OfText)
    return OfText.error();
  return assembleWith([&] { return ir::parseAssembly(Text); }, std::move(*OfText), Options);
}

Result<std::vector<uint8_t>> assembleBitcode(Bytes Bitcode, const AssembleOptions &Options) {
  return assembleWith([&] { return ir::readBitcode(Bitcode); }, {}, Options);
}

Result<PartList> partsToKeep(const Container &C) {
  PartList Out;
  for (const Part &P : C.parts()) {
    if (isDerived(P.Name, P.Data))
      continue;
    if (P.Name == part::RDAT) {
      auto Subobjects = readSubobjects(P.Data);
      if (!Subobjects)
        return Subobjects.error();
      if (Subobjects->empty())
        continue;
    }
    Out.push_back({P.Name, std::vector<uint8_t>(P.Data.begin(), P.Data.end())});
  }
  return Out;
}

} // namespace dxil::container
