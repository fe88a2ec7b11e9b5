// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Signature.h"
#include "dxil/container/SignaturePacking.h"
#include "dxil/contract/MetadataNode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

Metadata *elementMetadata(contract::LLVMNodeWriter &W, const SignatureElement &E, uint32_t ID) {
  md::ElementPropertiesWriter Properties(W);
  if (E.Stream)
    Properties.outputStream(E.Stream);
  // The used columns are found in the finished module.
  return md::SignatureElementFields<Metadata *>{.Id = ID,
                                                .Name = E.Name,
                                                .Component = ComponentType(E.Type),
                                                .Semantic = E.Kind,
                                                .Indices = md::writeNumbers(W, E.Indices),
                                                .Interpolation = uint8_t(E.Mode),
                                                .Rows = E.Rows,
                                                .Columns = E.Columns,
                                                .StartRow = E.StartRow,
                                                .StartColumn = E.StartColumn,
                                                .Properties = Properties.finish()}
      .write(W);
}

Metadata *listMetadata(contract::LLVMNodeWriter &W, const Signature &S) {
  SmallVector<Metadata *, 8> Elements;
  for (const SignatureElement &E : S)
    Elements.push_back(elementMetadata(W, E, uint32_t(Elements.size())));
  return Elements.empty() ? nullptr : W.node(Elements);
}

Signature
readList(const md::NodeList<md::SignatureElement<contract::LLVMNode>, contract::LLVMNode> &List) {
  Signature S;
  for (const auto &N : List) {
    if (N.numOperands() < md::SignatureElementLayout::NumOperands)
      continue;
    SignatureElement E;
    E.Name = N.name();
    E.Type = uint8_t(N.component());
    E.Kind = uint8_t(N.semantic());
    for (uint32_t I = 0; I < N.indices().size(); ++I)
      E.Indices.push_back(uint32_t(N.indices()[I]));
    E.Mode = InterpolationMode(N.interpolation());
    E.Rows = uint32_t(N.rows());
    E.Columns = uint8_t(N.columns());
    E.StartRow = N.startRow();
    E.StartColumn = N.startColumn();
    // An element outside of the registers counts as unallocated: dependency tables have a place for
    // each component of the registers.
    if (E.isAllocated() && !E.isInRegisters())
      E.StartRow = E.StartColumn = -1;
    E.Stream = uint32_t(N.properties().outputStream()) & 3;
    S.push_back(std::move(E));
  }
  return S;
}

} // namespace

uint8_t systemValueKind(StringRef Name) {
  const SystemValueInfo *V = findSystemValue(Name);
  return V ? V->Kind : 0;
}

const SignatureElement *packSignature(Signature &S, SignaturePoint Point, uint32_t Minor,
                                      bool Native16, bool Tightly) {
  SmallVector<container::PackedElement, 8> Elements;
  for (const SignatureElement &E : S)
    Elements.push_back({.SystemValue = E.Kind,
                        .FirstIndex = E.Indices.empty() ? 0 : E.Indices.front(),
                        .Component = ComponentType(E.Type),
                        .Mode = E.Mode,
                        .Rows = E.Rows,
                        .Columns = E.Columns});
  const auto Unplaced = container::packSignature(Elements, Point, Minor, Native16, Tightly);
  for (auto [E, Packed] : zip_equal(S, Elements)) {
    E.StartRow = Packed.StartRow;
    E.StartColumn = Packed.StartColumn;
  }
  return Unplaced ? &S[*Unplaced] : nullptr;
}

Metadata *signatureMetadata(LLVMContext &Ctx, const EntrySignatures &S) {
  if (S.empty())
    return nullptr;
  contract::LLVMNodeWriter W(Ctx);
  return md::SignaturesFields<Metadata *>{.Inputs = listMetadata(W, S.Inputs),
                                          .Outputs = listMetadata(W, S.Outputs),
                                          .PatchOrPrimitive = listMetadata(W, S.PatchOrPrimitive)}
      .write(W);
}

EntrySignatures readSignatures(const MDNode *N) {
  const md::Signatures Lists{contract::LLVMNode(N)};
  return {readList(Lists.inputs()), readList(Lists.outputs()), readList(Lists.patchOrPrimitive())};
}

} // namespace dxil::lowering
