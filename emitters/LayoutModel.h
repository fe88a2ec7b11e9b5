// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of metadata nodes and of records of parts as values (emitters/LayoutSchema.td).
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

/// One operand of a node, or the value behind a tag.
struct OperandDesc {
  std::string Name;   ///< lower camel case
  std::string Member; ///< upper camel case
  OperandType Type = OperandType::I32;
  std::string Doc;
  std::string Enum; ///< in C++, without namespace; empty for none
  std::string View; ///< of the node, or of the nodes in the list

  /// Integers, by the bits they are written with; 0 for all else.
  unsigned width() const;
  bool isSigned() const { return Type == OperandType::S8 || Type == OperandType::S32; }
};

/// A node, or a list of pairs of tag and value.
struct NodeLayout {
  std::string View, Summary, Named;
  std::string Tags; ///< the enumeration of a list's tags; empty for a node
  bool IsPrefix = false;
  std::vector<OperandDesc> Operands;
  std::vector<int64_t> TagNumbers; ///< of a list: those of its operands
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
  std::string Name, Member; ///< Member: of the row in C++, upper camel case; "Name[2]" of an array
  PartType Type = PartType::U32;
  uint32_t Offset = 0, FirstBit = 0, Width = 0; ///< Width: in bits, of Bits
  std::string Doc, Enum;
  std::optional<int64_t> Only; ///< the number of the kind in which it is there
  std::string OnlyName;        ///< its name in C++, with the enumeration
  uint32_t Table = 0;          ///< that it refers to
  bool NullElsewhere = false;  ///< all ones in records of other kinds

  uint32_t bytes() const;
  /// "Name" of "Name[2]".
  std::string array() const { return Member.substr(0, Member.find('[')); }
  /// Whether all ones stands for none: of rows and lists.
  bool isReference() const {
    return Type == PartType::Record || Type == PartType::Records || Type == PartType::Strings ||
           Type == PartType::Numbers;
  }
};

struct PartLayout {
  std::string Row, Summary;
  std::vector<std::pair<std::string, uint32_t>> Sizes; ///< version, bytes
  std::vector<int64_t> Validators; ///< by version: the validator's minor version; empty: not said
  bool Places = false;
  std::vector<PartFieldDesc> Fields;
  const PartFieldDesc *Kind = nullptr; ///< in Fields
  // Of a table of RDAT; 0 for another record.
  uint32_t Number = 0;
  std::string Name, Label;
};

struct ConstantFieldDesc {
  std::string Name, Member; ///< Name: lower camel case, Member: upper
  std::string Doc, Enum;
  uint32_t Index = 0, FirstBit = 0, Width = 0; ///< the struct's member, and which of its bits
};

/// A constant struct that ops have as operand.
struct ConstantLayout {
  std::string View, Type, Summary; ///< Type: a TypeKind
  std::vector<uint32_t> Widths;    ///< bits of the members
  std::vector<ConstantFieldDesc> Fields;
};

struct LayoutModel {
  std::vector<NodeLayout> Nodes; ///< each behind those that it refers to, but for itself
  std::vector<PartLayout> Parts;
  std::vector<ConstantLayout> Constants;
};

/// Nothing after an error that was reported at its record.
std::optional<LayoutModel> readLayouts(const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
