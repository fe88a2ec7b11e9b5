// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/reduce/Reduce.h>

#include "Passes.h"
#include "Search.h"

#include <dxil/container/Assemble.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Build.h>

#include <dxil/module/Endian.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>

namespace dxil::reduce {

using namespace container;
namespace {

struct StoredPart {
  FourCC Name;
  std::vector<uint8_t> Data;
  bool IsNew = false; ///< created here and therefore padded; parts of the input keep their size
};
using StoredParts = std::vector<StoredPart>;

StoredPart *findProgram(StoredParts &Parts) {
  const auto Entry = std::ranges::find(Parts, part::DXIL, &StoredPart::Name);
  return Entry == Parts.end() ? nullptr : &*Entry;
}

/// Reduces a container. The first pass removes parts; the others edit the module.
class ReducibleContainer final : public Reducible {
public:
  ReducibleContainer(Bytes Input, bool DeriveParts) : DeriveParts(DeriveParts) {
    accept({Input.begin(), Input.end()});
    Editable = checkModule();
  }

  /// Returns the reason why the input's module cannot be edited, or an empty string.
  std::string inputError() const { return Editable.message(); }

  const std::vector<uint8_t> &bytes() const override { return Best; }
  void accept(std::vector<uint8_t> Edited) override;
  /// A module that cannot be edited has no passes: edits of invalid modules might not terminate.
  size_t passCount() const override { return 1 + (Editable ? modulePasses().size() : 0); }
  std::string_view passName(size_t Pass) const override {
    return Pass ? modulePass(Pass).Name : "parts";
  }
  size_t count(size_t Pass) override;
  std::optional<std::vector<uint8_t>> edited(size_t Pass, size_t First, size_t Last) override;

private:
  bool DeriveParts;
  Status Editable; ///< the reason why the module cannot be edited, if any
  std::vector<uint8_t> Best;
  StoredParts Parts; ///< parts of Best

  Status checkModule();
  static const Pass &modulePass(size_t Pass) { return modulePasses()[Pass - 1]; }
  Result<ir::Module> module(StoredParts &Stored) const;
  StoredParts withoutParts(Choice &C);
  std::optional<StoredParts> withModule(ir::Module M) const;
  Result<std::vector<uint8_t>> derivedBytes(Bytes Container, StoredParts &Stored) const;
};

Result<ir::Module> ReducibleContainer::module(StoredParts &Stored) const {
  const StoredPart *P = findProgram(Stored);
  if (!P)
    return byteError(ErrorCode::PartMissing, {}, 28, "the container has no part DXIL");
  return readProgram(P->Data);
}

Status ReducibleContainer::checkModule() {
  auto M = module(Parts);
  if (!M)
    return M.error();
  auto Same = ir::EditableModule(std::move(*M)).finish();
  if (!Same)
    return failure(Same.error().Message);
  return {};
}

void ReducibleContainer::accept(std::vector<uint8_t> Edited) {
  Best = std::move(Edited);
  Parts.clear();
  auto C = Container::parse(Best);
  if (!C)
    return;
  for (const Part &P : C->parts())
    Parts.push_back({P.Name, {P.Data.begin(), P.Data.end()}});
  std::ranges::stable_partition(Parts, [](auto &P) { return P.Name != part::PRIV; });
}

Result<std::vector<uint8_t>> ReducibleContainer::derivedBytes(Bytes Container,
                                                              StoredParts &Stored) const {
  auto M = module(Stored);
  auto C = container::Container::parse(Container);
  if (!M || !C)
    return M ? C.error() : M.error();
  ContainerInput In;
  In.Program = std::move(*M);
  auto Kept = partsToKeep(*C);
  if (!Kept)
    return Kept.error();
  for (auto &[Name, Data] : *Kept) {
    if (Name != part::RDAT) {
      In.Parts.push_back({Name, std::move(Data)});
      continue;
    }
    auto Subobjects = readSubobjects(Data);
    if (!Subobjects)
      return Subobjects.error();
    In.Subobjects = std::move(*Subobjects);
  }
  return buildContainer(std::move(In));
}

Result<std::vector<uint8_t>> bytesOf(const StoredParts &Parts) {
  ContainerWriter W;
  for (const StoredPart &P : Parts)
    W.addPart(P.Name, Bytes(P.Data), P.IsNew);
  return W.finish();
}

std::optional<StoredParts> ReducibleContainer::withModule(ir::Module M) const {
  StoredParts Out = Parts;
  StoredPart &Program = *findProgram(Out);
  auto Header = readProgramHeader(Program.Data);
  auto Bitcode = ir::writeBitcode(M);
  if (!Header || !Bitcode)
    return std::nullopt;
  Program.Data = makeProgramPart(Header->ShaderKind, Header->ShaderMajor, Header->ShaderMinor,
                                 Header->DxilMajor, Header->DxilMinor, *Bitcode);
  Program.IsNew = true;
  return Out;
}

StoredParts ReducibleContainer::withoutParts(Choice &C) {
  StoredParts Out;
  const StoredPart *Program = findProgram(Parts);
  for (const StoredPart &P : Parts)
    if (&P == Program || !C.take())
      Out.push_back(P);
  return Out;
}

size_t ReducibleContainer::count(size_t Pass) {
  Choice C(0, 0);
  if (!Pass) {
    withoutParts(C);
  } else if (auto M = module(Parts)) {
    ir::EditableModule E(std::move(*M));
    modulePass(Pass).Run(E, C);
  }
  return C.count();
}

std::optional<std::vector<uint8_t>> ReducibleContainer::edited(size_t Pass, size_t First,
                                                               size_t Last) {
  Choice C(First, Last);
  std::optional<StoredParts> New;
  if (!Pass) {
    New = withoutParts(C);
  } else if (auto M = module(Parts)) {
    ir::EditableModule E(std::move(*M));
    modulePass(Pass).Run(E, C);
    repair(E);
    if (auto Finished = std::move(E).finish())
      New = withModule(std::move(*Finished));
  }
  if (!New)
    return std::nullopt;
  auto Written = bytesOf(*New);
  if (Written && DeriveParts)
    Written = derivedBytes(*Written, *New);
  if (!Written || *Written == Best)
    return std::nullopt;
  return std::move(*Written);
}

} // namespace

InterestTest testEach(std::function<bool(Bytes)> IsInteresting) {
  return [IsInteresting = std::move(IsInteresting)](Candidates All) {
    size_t N = 0;
    while (N < All.size() && !IsInteresting(All[N]))
      ++N;
    return N;
  };
}

Result<ReduceResult> reduce(Bytes Input, const InterestTest &Test, const ReduceOptions &Options) {
  if (auto C = Container::parse(Input); !C)
    return C.error();
  ReducibleContainer Target(Input, Options.DeriveParts);
  ReduceResult Out = search(Target, Test, Options);
  if (Out.IsInteresting)
    Out.ModuleError = Target.inputError();
  return Out;
}

} // namespace dxil::reduce
