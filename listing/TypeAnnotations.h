// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dx.typeAnnotations: names, offsets and component types of struct members.
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

  /// Returns the annotation node of a struct type: its size in bytes, then one node for each field.
  /// None if there is none.
  ir::MetadataId of(ir::TypeId Struct) const;
  /// Returns the size of a struct in a constant buffer; 0 if unknown.
  uint32_t bytes(ir::TypeId Struct) const;
  /// Returns the annotation of a field, without its type and nested members; empty if there is
  /// none.
  ReflectedMember field(ir::MetadataId Struct, uint32_t Field) const;
  /// Returns the bit fields in a field. Their Offset is the number of the first bit.
  std::vector<ReflectedMember> bitFields(ir::MetadataId Struct, uint32_t Field,
                                         size_t MaxCount) const;

private:
  ir::NodeRef annotation(ir::MetadataId Struct, uint32_t Field) const;
  ReflectedMember read(const ir::NodeRef &Field) const;

  const ir::Module &M;
  std::map<ir::TypeId, ir::MetadataId> Structs;
};

/// Returns true if the module's 16-bit numbers are minimum precision.
bool usesMinPrecision(const ir::Module &M);
/// Returns the element type of an array of any dimension, or the type itself.
ir::TypeId withoutArrays(const ir::Module &M, ir::TypeId T);
/// Returns true for a matrix that is a type of its own, not an array of rows or columns.
bool isMatrix(const ir::Module &M, ir::TypeId T);
/// Returns HLSL's spelling of the numbers in a field whose type without arrays is `Element`:
/// "float4x4". "unknown" with the size of a vector if the annotation does not determine it.
std::string numberType(const ir::Module &M, ir::TypeId Element, const ReflectedMember &Field);
/// Returns HLSL's spelling of a field's type, with its array sizes: "row_major float4x4[3]",
/// "Light[8]". Column-major order is HLSL's default and not spelled. Empty if the annotation does
/// not determine it.
std::string fieldType(const ir::Module &M, ir::TypeId T, const ReflectedMember &Field);
/// Returns the number of elements of an array in all its dimensions, at most 2^32; 1 for other
/// types.
uint64_t elementCount(const ir::Module &M, ir::TypeId T);

} // namespace dxil::listing::detail
