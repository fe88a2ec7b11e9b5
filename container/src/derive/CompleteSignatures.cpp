// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The numbers that a module's metadata repeats of its instructions: which components of signatures
// are used, and which outputs depend on which inputs.
#include <dxil/container/derive/SignatureUse.h>

#include <dxil/generated/MetadataNumbers.h>
#include <dxil/module/ModuleEdit.h>

#include <algorithm>

namespace dxil::container {
namespace {

constexpr std::string_view StateName = "dx.viewIdState", EntriesName = "dx.entryPoints";

// Older validators do not know masks of usage.
constexpr unsigned HasUsage = 5;

/// The list of tags and values of an element; none if it would be empty.
ir::MetadataId elementProperties(ir::ModuleEdit &Edit, const SignatureElement &X,
                                 const ElementUse &Use, bool WithUsage) {
  std::vector<ir::MetadataId> Pairs;
  auto add = [&](SignatureTag Tag, uint64_t Value) {
    if (!Value)
      return;
    Pairs.push_back(Edit.i32(uint32_t(Tag)));
    Pairs.push_back(Edit.i32(uint32_t(Value)));
  };
  add(SignatureTag::OutputStream, X.Stream);
  add(SignatureTag::DynamicIndexMask, Use.Dynamic);
  if (WithUsage)
    add(SignatureTag::UsageMask, Use.Usage);
  return Pairs.empty() ? ir::None : Edit.node(Pairs);
}

void writeMasks(ir::ModuleEdit &Edit, const Analysis &A, const EntryPoint &E) {
  constexpr uint32_t PropertiesOperand = 10;
  const SignatureUse Use = signatureUse(A, E);
  const bool WithUsage = A.Info.validatorAtLeast(HasUsage);
  for (unsigned K = 0; K < NumSignatureKinds; ++K) {
    const Signature &S = signatureOf(E, SignatureKind(K));
    for (size_t I = 0; I < S.size(); ++I) {
      const ElementUse &Of = Use[K][I];
      const bool IsSame = S[I].DynamicMask == Of.Dynamic &&
                          S[I].UsageMask == (WithUsage ? Of.Usage : 0);
      if (S[I].Node != ir::None && !IsSame)
        Edit.setOperand(S[I].Node, PropertiesOperand,
                        elementProperties(Edit, S[I], Of, WithUsage));
    }
  }
}

/// As DXC has it, it stands before the entry points, and only if it says anything.
void writeViewIdState(ir::ModuleEdit &Edit, ir::Module &M, const std::vector<uint32_t> &State) {
  if (std::all_of(State.begin(), State.end(), [](uint32_t N) { return N == 0; }))
    return;
  const ir::MetadataId Numbers[] = {Edit.numbers(State)};
  const ir::MetadataId Nodes[] = {Edit.node(Numbers)};
  const bool IsNew = !M.findNamedMetadata(StateName);
  Edit.setNamed(StateName, Nodes);
  Edit.finish();
  if (!IsNew)
    return;
  std::vector<ir::NamedMetadata> &List = M.NamedMetadata;
  const auto Named = std::find_if(List.begin(), List.end(),
                                  [](const auto &N) { return N.Name == StateName; });
  const auto Entries = std::find_if(List.begin(), List.end(),
                                    [](const auto &N) { return N.Name == EntriesName; });
  if (Entries < Named && Named != List.end())
    std::rotate(Entries, Named, Named + 1);
}

} // namespace

void completeSignatures(ir::Module &M) {
  Analysis A(M);
  A.Info = readFacts(M);
  std::vector<uint32_t> State;
  if (!A.Info.isLibrary() && !A.Info.Entries.empty()) {
    const EntryPoint &E = A.Info.Entries[0];
    const bool UsesViewId = has(A.Info.Flags, ShaderFlag::ViewID);
    if (!E.Input.empty() || !E.Output.empty() || !E.PatchOrPrimitive.empty()) {
      auto Found = viewIdState(A, E, UsesViewId);
      State = Found ? std::move(*Found) : fullViewIdState(A, E, UsesViewId);
    }
  }
  ir::ModuleEdit Edit(M);
  for (const EntryPoint &E : A.Info.Entries)
    writeMasks(Edit, A, E);
  writeViewIdState(Edit, M, State);
}

} // namespace dxil::container
