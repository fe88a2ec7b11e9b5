// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of metadata nodes and part records in typed form (emitters/LayoutSchema.td).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
}

namespace dxil::emitters {

enum class OperandType : uint8_t {
  I1,
  I8,
  I32,
  I64,
  S8,
  S32,
  F32,
  Text,
  Value,
  Node,
  Nodes,
  Numbers,
  Texts
};

/// An operand of a node, or the value after a tag.
struct OperandDesc {
  std::string Name;   ///< name in lower camel case
  std::string Member; ///< name in upper camel case
  OperandType Type = OperandType::I32;
  std::string Doc;
  std::string Enum; ///< C++ enumeration without namespace; empty for none
  std::string View; ///< view of the node, or of the nodes in the list

  /// Returns the width in bits of an integer operand; 0 for others.
  unsigned width() const;
  bool isSigned() const { return Type == OperandType::S8 || Type == OperandType::S32; }
};

/// A node, or a list of tags and values.
struct NodeLayout {
  std::string View, Summary, Named;
  std::string Tags; ///< enumeration of a list's tags; empty for a node
  bool IsPrefix = false;
  std::vector<OperandDesc> Operands;
  std::vector<int64_t> TagNumbers; ///< numbers of a list's tags, by operand
};

enum class PartType : uint8_t {
  Bool,
  U8,
  U16,
  U32,
  Flags,
  Bits,
  String,
  Strings,
  Numbers,
  Record,
  Records,
  Raw
};

struct PartFieldDesc {
  std::string Name, Member; ///< Member: name in the C++ row, in upper camel case; "Name[2]" for an
                            ///< array
  PartType Type = PartType::U32;
  uint32_t Offset = 0, FirstBit = 0, Width = 0; ///< Width: bits of a Bits field
  std::string Doc, Enum;
  std::optional<int64_t> Only; ///< number of the kind that has the field
  std::string OnlyName;        ///< C++ name of the enumerator, qualified with its enumeration
  uint32_t Table = 0;          ///< table that the field refers to
  bool NullElsewhere = false;  ///< all bits are set in records of other kinds

  uint32_t bytes() const;
  /// Returns "Name" for "Name[2]".
  std::string array() const { return Member.substr(0, Member.find('[')); }
  /// Returns true for references to rows and lists, in which all bits set stands for none.
  bool isReference() const {
    return Type == PartType::Record || Type == PartType::Records || Type == PartType::Strings ||
           Type == PartType::Numbers;
  }
};

struct PartLayout {
  std::string Row, Summary;
  std::vector<std::pair<std::string, uint32_t>> Sizes; ///< size in bytes for each version
  std::vector<int64_t> Validators; ///< validator's minor version for each version; empty: not given
  bool Places = false;
  std::vector<PartFieldDesc> Fields;
  const PartFieldDesc *Kind = nullptr; ///< the field with the kind, in Fields
  // Number of an RDAT table; 0 for other records.
  uint32_t Number = 0;
  std::string Name, Label;
};

struct ConstantFieldDesc {
  std::string Name, Member; ///< Name: in lower camel case; Member: in upper
  std::string Doc, Enum;
  uint32_t Index = 0, FirstBit = 0, Width = 0; ///< member of the struct, and the field's bits in it
};

/// A constant struct that is an operand of ops.
struct ConstantLayout {
  std::string View, Type, Summary; ///< Type: a case of TypeKind
  std::vector<uint32_t> Widths;    ///< widths of the members in bits
  std::vector<ConstantFieldDesc> Fields;
};

struct LayoutModel {
  std::vector<NodeLayout> Nodes; ///< each follows the nodes that it refers to, except itself
  std::vector<PartLayout> Parts;
  std::vector<ConstantLayout> Constants;
};

/// Reads the layouts. Returns nothing after an error, which it reports at the record.
std::optional<LayoutModel> readLayouts(const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
