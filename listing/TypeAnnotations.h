// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dx.typeAnnotations: names, offsets and component types of the members of structs.
#pragma once

#include <dxil/listing/Reflection.h>
#include <dxil/module/Module.h>
#include <dxil/module/NodeRef.h>

#include <map>

namespace dxil::listing::detail {

using namespace container;

class TypeAnnotations {
public:
  explicit TypeAnnotations(const ir::Module &M);

  /// The node that annotates a struct type: its bytes, then a node for each field. None if there is
  /// none.
  ir::MetadataId of(ir::TypeId Struct) const;
  /// Bytes of a struct in a constant buffer; 0 if that is not known.
  uint32_t bytes(ir::TypeId Struct) const;
  /// What is said of a field, but its type and the members of it; empty if nothing is.
  ReflectedMember field(ir::MetadataId Struct, uint32_t Field) const;
  /// The bit fields that share a field: their Offset is the number of their first bit.
  std::vector<ReflectedMember> bitFields(ir::MetadataId Struct, uint32_t Field,
                                         size_t MaxCount) const;

private:
  ir::NodeRef annotation(ir::MetadataId Struct, uint32_t Field) const;
  ReflectedMember read(const ir::NodeRef &Field) const;

  const ir::Module &M;
  std::map<ir::TypeId, ir::MetadataId> Structs;
};

/// Whether the numbers of 16 bits of a module are those of minimum precision.
bool usesMinPrecision(const ir::Module &M);
/// The element of an array of any depth, or the type itself.
ir::TypeId withoutArrays(const ir::Module &M, ir::TypeId T);
/// Elements of an array of any depth in all, at most 2^32; 1 for other types.
uint64_t elementCount(const ir::Module &M, ir::TypeId T);

} // namespace dxil::listing::detail
