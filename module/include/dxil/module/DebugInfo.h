// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fields of LLVM 3.7's debug-information metadata, in the order of their bitcode records.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

enum class FieldKind : uint8_t {
  Unsigned, ///< a number
  Signed,   ///< a number with its sign in the lowest bit
  Bool,
  Node,         ///< metadata, may be null
  RequiredNode, ///< metadata, never null
  String,       ///< a metadata string, may be null
  Tag,          ///< a DWARF tag
  Encoding,     ///< a DWARF base type encoding
  Language,     ///< a DWARF source language
  Flags,        ///< DIFlags
  Virtuality,   ///< a DWARF virtuality
  Expression,   ///< an operation or operand of a DWARF expression
};
inline constexpr bool isReference(FieldKind K) {
  return K == FieldKind::Node || K == FieldKind::RequiredNode || K == FieldKind::String;
}

struct DebugField {
  std::string_view Name; ///< name in assembly ("baseType"); empty for fields that assembly does not
                         ///< show
  FieldKind Kind;
  bool Always = false; ///< printed even when it is zero or null
};

struct DebugLayout {
  std::string_view Name; ///< name of the node in assembly, such as "DILocation"
  std::span<const DebugField> Fields;
  uint32_t Required; ///< smallest number of fields in a record
  bool Repeats;      ///< the last field may occur any number of times, or not at all
};

/// Returns the layout of records of kind `K`, which must be Location or above. Never fails.
const DebugLayout &debugLayout(MetadataKind K);

/// Returns the kind of the field at `Index`. If the layout repeats its last field, higher indices
/// have the kind of that field.
inline FieldKind fieldKind(const DebugLayout &L, size_t Index) {
  return L.Fields[Index < L.Fields.size() ? Index : L.Fields.size() - 1].Kind;
}

/// Returns the field `Name` of debug record `N`, or `Default` if N is None or has no such field.
/// References are metadata ids plus one.
uint64_t debugField(const Module &M, MetadataId N, std::string_view Name, uint64_t Default = 0);
/// Returns the field as a reference to metadata; None if it is null.
MetadataId debugReference(const Module &M, MetadataId N, std::string_view Name);
/// Returns the field as a string; empty if it is null.
std::string_view debugString(const Module &M, MetadataId N, std::string_view Name);

} // namespace dxil::ir
