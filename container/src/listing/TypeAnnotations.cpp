// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeAnnotations.h"

#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>
#include <set>

namespace dxil::listing_detail {

// Nodes may be shared: what is read of each has a bound, so that the sum stays linear. Real modules
// have a dozen properties.
static constexpr uint32_t MaxPairs = 128;
static constexpr size_t MaxName = 1024;

static uint32_t number(const ir::Module &M, ir::MetadataId N) {
  uint64_t V = 0;
  M.metadataInt(N, V);
  return uint32_t(V);
}

/// Finds the annotations of struct types: pairs of a value of the type and a node.
TypeAnnotations::TypeAnnotations(const ir::Module &M) : M(M) {
  const ir::NamedMetadata *List = M.findNamedMetadata("dx.typeAnnotations");
  if (!List)
    return;
  std::set<ir::MetadataId> Seen;
  for (ir::MetadataId N : M.nodes(*List)) {
    if (!Seen.insert(N).second || number(M, M.nodeOperand(N, 0)) != 0)
      continue;
    for (uint32_t I = 1; I + 1 < M.nodeSize(N); I += 2)
      if (ir::ValueId V = M.metadataValue(M.nodeOperand(N, I)); V != ir::None)
        Structs.emplace(M.Values[V].Type, M.nodeOperand(N, I + 1));
  }
}

ir::MetadataId TypeAnnotations::of(ir::TypeId Struct) const {
  auto Found = Structs.find(Struct);
  return Found == Structs.end() || M.Types[Struct].Kind != ir::TypeKind::Struct ? ir::None
                                                                                : Found->second;
}

uint32_t TypeAnnotations::bytes(ir::TypeId Struct) const {
  return number(M, M.nodeOperand(of(Struct), 0));
}

ReflectedMember TypeAnnotations::field(ir::MetadataId Struct, uint32_t Field) const {
  return read(M.nodeOperand(Struct, Field + 1));
}

ReflectedMember TypeAnnotations::read(ir::MetadataId N) const {
  ReflectedMember Out;
  for (uint32_t K = 0; K + 1 < std::min(M.nodeSize(N), MaxPairs); K += 2) {
    ir::MetadataId V = M.nodeOperand(N, K + 1);
    switch (FieldTag(number(M, M.nodeOperand(N, K)))) {
    case FieldTag::Name: {
      std::string_view Name;
      M.metadataString(V, Name);
      Out.Name = Name.substr(0, MaxName);
      break;
    }
    case FieldTag::CBufferOffset: Out.Offset = number(M, V); break;
    case FieldTag::ComponentType: Out.Component = number(M, V); break;
    case FieldTag::Matrix:
      Out.Matrix.clear();
      for (uint32_t I = 0; I < std::min(M.nodeSize(V), 4u); ++I)
        Out.Matrix.push_back(number(M, M.nodeOperand(V, I)));
      break;
    case FieldTag::CBufferUsed: Out.Used = number(M, V) != 0; break;
    case FieldTag::BitFieldWidth: Out.BitWidth = number(M, V); break;
    default: break;
    }
  }
  return Out;
}

std::vector<ReflectedMember> TypeAnnotations::bitFields(ir::MetadataId Struct, uint32_t Field,
                                                        size_t MaxCount) const {
  std::vector<ReflectedMember> Out;
  ir::MetadataId N = M.nodeOperand(Struct, Field + 1);
  for (uint32_t K = 0; K + 1 < std::min(M.nodeSize(N), MaxPairs); K += 2) {
    if (FieldTag(number(M, M.nodeOperand(N, K))) != FieldTag::BitFields)
      continue;
    ir::MetadataId List = M.nodeOperand(N, K + 1);
    for (uint32_t I = 0; I < M.nodeSize(List) && Out.size() < MaxCount; ++I)
      Out.push_back(read(M.nodeOperand(List, I)));
  }
  return Out;
}

bool usesMinPrecision(const ir::Module &M) {
  return M.DataLayout.find("f16:16") == std::string_view::npos;
}

// Fields may share an array of arrays of any depth.
static constexpr unsigned MaxDimensions = 64;

ir::TypeId withoutArrays(const ir::Module &M, ir::TypeId T) {
  for (unsigned I = 0; I < MaxDimensions && M.Types[T].Kind == ir::TypeKind::Array; ++I)
    T = M.Types[T].Element;
  return T;
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

} // namespace dxil::listing_detail
