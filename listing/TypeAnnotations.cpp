// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeAnnotations.h"

#include "Names.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/listing/SourceNames.h>

#include <algorithm>
#include <set>

namespace dxil::listing::detail {

using namespace container;

// Limits for nodes, which may be shared, so that the total work is linear. Real modules have a
// dozen properties.
static constexpr uint32_t MaxPairs = 128;
static constexpr size_t MaxAnnotatedName = 1024;

/// Finds the annotations of struct types: pairs of a value of the type and a node.
TypeAnnotations::TypeAnnotations(const ir::Module &M) : M(M) {
  std::set<ir::MetadataId> Seen;
  for (const ir::NodeRef &List : ir::namedNodes(M, md::TypeAnnotationsLayout::Named)) {
    if (!Seen.insert(List.id()).second || md::TypeAnnotations(List).tag() != AnnotatedKind::Structs)
      continue;
    for (uint32_t I = md::TypeAnnotationsLayout::NumOperands; I + 1 < List.numOperands(); I += 2)
      if (ir::ValueId V = List.value(I); V != ir::None)
        Structs.emplace(M.Values[V].Type, List.operand(I + 1));
  }
}

ir::MetadataId TypeAnnotations::of(ir::TypeId Struct) const {
  auto Entry = Structs.find(Struct);
  return Entry == Structs.end() || M.Types[Struct].Kind != ir::TypeKind::Struct ? ir::None
                                                                                : Entry->second;
}

uint32_t TypeAnnotations::bytes(ir::TypeId Struct) const {
  return uint32_t(md::StructAnnotation(ir::NodeRef(M, of(Struct))).size());
}

ir::NodeRef TypeAnnotations::annotation(ir::MetadataId Struct, uint32_t Field) const {
  return ir::NodeRef(M, Struct).node(md::StructAnnotationLayout::NumOperands + Field);
}

ReflectedMember TypeAnnotations::field(ir::MetadataId Struct, uint32_t Field) const {
  return read(annotation(Struct, Field));
}

/// Reads a limited number of pairs: fields may share a node of any length.
ReflectedMember TypeAnnotations::read(const ir::NodeRef &N) const {
  ReflectedMember Out;
  for (uint32_t K = 0; K + 1 < std::min(N.numOperands(), MaxPairs); K += 2) {
    const uint32_t Number = uint32_t(N.number(K + 1).value_or(0));
    switch (FieldTag(N.number(K).value_or(0))) {
    case FieldTag::Name: Out.Name = N.text(K + 1).value_or("").substr(0, MaxAnnotatedName); break;
    case FieldTag::CBufferOffset: Out.Offset = Number; break;
    case FieldTag::ComponentType: Out.Component = Number; break;
    case FieldTag::Matrix: {
      const ir::NodeRef Matrix = N.node(K + 1);
      Out.Matrix.clear();
      for (uint32_t I = 0; I < std::min(Matrix.numOperands(), 4u); ++I)
        Out.Matrix.push_back(uint32_t(Matrix.number(I).value_or(0)));
      break;
    }
    case FieldTag::CBufferUsed: Out.Used = Number != 0; break;
    case FieldTag::BitFieldWidth: Out.BitWidth = Number; break;
    default: break;
    }
  }
  return Out;
}

std::vector<ReflectedMember> TypeAnnotations::bitFields(ir::MetadataId Struct, uint32_t Field,
                                                        size_t MaxCount) const {
  std::vector<ReflectedMember> Out;
  const ir::NodeRef N = annotation(Struct, Field);
  for (uint32_t K = 0; K + 1 < std::min(N.numOperands(), MaxPairs); K += 2) {
    if (N.number(K) != uint64_t(FieldTag::BitFields))
      continue;
    const ir::NodeRef List = N.node(K + 1);
    for (uint32_t I = 0; I < List.numOperands() && Out.size() < MaxCount; ++I)
      Out.push_back(read(List.node(I)));
  }
  return Out;
}

bool usesMinPrecision(const ir::Module &M) {
  return M.DataLayout.find("f16:16") == std::string_view::npos;
}

// Limit of nested arrays: fields may share an array type of any depth.
static constexpr unsigned MaxDimensions = 64;

ir::TypeId withoutArrays(const ir::Module &M, ir::TypeId T) {
  for (unsigned I = 0; I < MaxDimensions && M.Types[T].Kind == ir::TypeKind::Array; ++I)
    T = M.Types[T].Element;
  return T;
}

bool isMatrix(const ir::Module &M, ir::TypeId T) {
  return M.Types[T].Kind == ir::TypeKind::Struct && M.Types[T].Name.starts_with(MatrixClassPrefix);
}

std::string numberType(const ir::Module &M, ir::TypeId Element, const ReflectedMember &Field) {
  const std::string_view Scalar = hlslTypeName(Field.Component, usesMinPrecision(M));
  const std::string Text(Scalar.empty() ? "unknown" : Scalar);
  if (Field.Matrix.size() >= 2)
    return Text + std::to_string(Field.Matrix[0]) + "x" + std::to_string(Field.Matrix[1]);
  if (M.Types[Element].Kind == ir::TypeKind::Vector)
    return Text + std::to_string(M.Types[Element].Count);
  return Text;
}

std::string fieldType(const ir::Module &M, ir::TypeId T, const ReflectedMember &Field) {
  const bool HasMatrix = Field.Matrix.size() >= 2;
  std::string Sizes;
  ir::TypeId Element = T;
  for (unsigned I = 0; I < MaxDimensions && M.Types[Element].Kind == ir::TypeKind::Array; ++I) {
    const ir::TypeId Inner = M.Types[Element].Element;
    // The innermost array is a matrix' rows or columns.
    if (!HasMatrix || M.Types[Inner].Kind == ir::TypeKind::Array || isMatrix(M, Inner)) {
      // An array without a length has 0 or the greatest number of elements.
      if (const uint64_t Count = M.Types[Element].Count; Count && Count < UINT32_MAX)
        Sizes += "[" + std::to_string(Count) + "]";
      else
        Sizes += "[]";
    }
    Element = Inner;
  }
  if (M.Types[Element].Kind == ir::TypeKind::Struct && !HasMatrix)
    return sourceType(M.Types[Element].Name.substr(0, MaxAnnotatedName)) + Sizes;
  if (!Field.Component)
    return {};
  const bool ByRows = Field.Matrix.size() > 2 && Field.Matrix[2] == 1;
  return (ByRows ? "row_major " : "") + numberType(M, Element, Field) + Sizes;
}

uint64_t elementCount(const ir::Module &M, ir::TypeId T) {
  constexpr uint64_t Most = uint64_t(1) << 32;
  uint64_t Count = 1;
  for (unsigned I = 0; I < MaxDimensions && M.Types[T].Kind == ir::TypeKind::Array; ++I) {
    uint64_t Elements = M.Types[T].Count;
    Count = Elements && Count > Most / Elements ? Most : Count * Elements;
    T = M.Types[T].Element;
  }
  return Count;
}

} // namespace dxil::listing::detail
