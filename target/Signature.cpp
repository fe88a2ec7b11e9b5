// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Signature.h"
#include "dxil/contract/MetadataNode.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace dxil {
namespace {

struct SystemValue {
  uint8_t Kind;
  StringLiteral Name;
  StringLiteral Points;
};
constexpr SystemValue SystemValues[] = {
#define DXIL_SYSTEM_VALUE(Kind, Name, Points) {Kind, Name, Points},
#include <dxil/generated/SystemValues.inc>
#undef DXIL_SYSTEM_VALUE
};

Metadata *elementMetadata(LLVMNodeWriter &W, const SignatureElement &E, uint32_t ID) {
  md::ElementPropertiesWriter Properties(W);
  if (E.Stream)
    Properties.outputStream(E.Stream);
  // Which columns are used is found in the finished module.
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

Metadata *listMetadata(LLVMNodeWriter &W, const Signature &S) {
  SmallVector<Metadata *, 8> Elements;
  for (const SignatureElement &E : S)
    Elements.push_back(elementMetadata(W, E, uint32_t(Elements.size())));
  return Elements.empty() ? nullptr : W.node(Elements);
}

Signature readList(const md::NodeList<md::SignatureElement<LLVMNode>, LLVMNode> &List) {
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
    E.Mode = Interpolation(N.interpolation());
    E.Rows = uint32_t(N.rows());
    E.Columns = uint8_t(N.columns());
    E.StartRow = N.startRow();
    E.StartColumn = N.startColumn();
    // What lies elsewhere is in no register: tables of dependencies have a place for each
    // component.
    if (E.isAllocated() && !E.isInRegisters())
      E.StartRow = E.StartColumn = -1;
    E.Stream = uint32_t(N.properties().outputStream()) & 3;
    S.push_back(std::move(E));
  }
  return S;
}

} // namespace

uint8_t systemValueKind(StringRef Name) {
  for (const SystemValue &V : SystemValues)
    if (!V.Name.empty() && V.Name.equals_insensitive(Name))
      return V.Kind;
  return 0;
}

StringRef systemValueName(uint8_t Kind) {
  for (const SystemValue &V : SystemValues)
    if (V.Kind == Kind)
      return V.Name;
  return {};
}

StringRef signaturePoint(Triple::EnvironmentType Stage, bool IsOutput) {
  switch (Stage) {
  case Triple::Vertex: return IsOutput ? "VSOut" : "VSIn";
  case Triple::Pixel: return IsOutput ? "PSOut" : "PSIn";
  case Triple::Compute: return IsOutput ? "" : "CSIn";
  case Triple::Geometry: return IsOutput ? "GSOut" : "GSIn";
  case Triple::Hull: return IsOutput ? "HSCPOut" : "HSIn";
  case Triple::Domain: return IsOutput ? "DSOut" : "DSIn";
  case Triple::Mesh: return IsOutput ? "" : "MSIn";
  case Triple::Amplification: return IsOutput ? "" : "ASIn";
  default: return {};
  }
}

SignatureRole signatureRole(uint8_t Kind, StringRef Point, uint32_t Minor) {
  static constexpr StringLiteral Names[] = {
      "none",   "arbitrary",   "system",    "generated", "not_packed",
      "target", "tess_factor", "clip_cull", "shadow",    "not_in_signature"};
  for (const SystemValue &V : SystemValues) {
    if (V.Kind != Kind)
      continue;
    SmallVector<StringRef, 16> Points;
    StringRef(V.Points).split(Points, ' ', -1, /*KeepEmpty=*/false);
    for (StringRef P : Points) {
      auto [Where, What] = P.split(':');
      if (Where != Point)
        continue;
      auto [Role, Since] = What.split('@');
      uint32_t First = 0;
      if (Since.consume_front("6.") && (Since.getAsInteger(10, First) || Minor < First))
        return SignatureRole::None;
      for (unsigned I = 0; I < std::size(Names); ++I)
        if (Names[I] == Role)
          return SignatureRole(I);
    }
  }
  return SignatureRole::None;
}

uint8_t componentTypeNumber(StringRef Name) {
  // DXIL numbers them in this order, from 1.
  static constexpr StringLiteral Names[] = {"i1",  "i16", "u16", "i32", "u32",
                                            "i64", "u64", "f16", "f32", "f64"};
  for (unsigned I = 0; I < std::size(Names); ++I)
    if (Names[I] == Name)
      return uint8_t(I + 1);
  return 0;
}

Metadata *signatureMetadata(LLVMContext &Ctx, const EntrySignatures &S) {
  if (S.empty())
    return nullptr;
  LLVMNodeWriter W(Ctx);
  return md::SignaturesFields<Metadata *>{.Inputs = listMetadata(W, S.Inputs),
                                          .Outputs = listMetadata(W, S.Outputs),
                                          .PatchOrPrimitive = listMetadata(W, S.PatchOrPrimitive)}
      .write(W);
}

EntrySignatures readSignatures(const MDNode *N) {
  const md::Signatures Lists{LLVMNode(N)};
  return {readList(Lists.inputs()), readList(Lists.outputs()), readList(Lists.patchOrPrimitive())};
}

} // namespace dxil
