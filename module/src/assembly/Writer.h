// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints a module as text. Numbers values without a name as LLVM does: arguments, then each block
// followed by its instructions. Numbers metadata nodes in the order in which named metadata and
// then instructions reach them.
#pragma once

#include "Text.h"

#include <dxil/module/Assembly.h>
#include <dxil/module/DebugInfo.h>

#include <map>
#include <tuple>
#include <vector>

namespace dxil::ir::assembly {

class Writer {
public:
  Writer(const ir::Module &M, const AssemblyOptions &Options);
  Result<std::string> run();
  /// Returns a type as assembly shows it.
  const std::string &typeText(ir::TypeId T);

private:
  // In Module.cpp.
  void moduleHeader();
  std::vector<std::string_view> kindsOfText() const;
  void metadataKinds();
  void types();
  void global(const ir::Global &G);
  void alias(const ir::Alias &A);
  void function(ir::FunctionId Id);
  void functionHeader(const ir::Function &F);
  void parameters(const ir::Function &F);
  void blockHeader(const ir::Function &F, uint32_t Index);
  void collectPredecessors(const ir::Function &F);
  void numberLocals(const ir::Function &F);
  void attributeGroups();
  void attribute(const ir::Attribute &A, bool InGroup);
  std::string attributesAt(ir::AttributeListId L, uint32_t Param);
  uint32_t functionAttributes(ir::AttributeListId L);
  void linkage(ir::Linkage L, uint8_t Visibility, uint8_t Storage);
  void convention(uint32_t C);
  bool full() {
    Overflow |= Out.size() + HandedOver > Options.MaxBytes;
    return Overflow || Stopped;
  }
  /// Hands the text over if it is long. Call it only between lines: finished lines never change.
  void handOver() {
    if (Out.size() >= PieceOfText && !Stopped)
      handOverPiece();
  }
  void handOverPiece();

  // In Values.cpp.
  std::string makeTypeText(ir::TypeId T);
  void name(char Prefix, std::string_view Name);
  void escaped(std::string_view Text);
  void value(ir::ValueId V);      ///< writes a value without its type
  void typedValue(ir::ValueId V); ///< writes a value with its type
  void constant(const ir::Constant &C, ir::TypeId T);
  void integer(uint64_t Bits, const ir::Type &T);
  void floating(uint64_t Bits, ir::TypeKind K);
  bool decimal(double Value);
  bool longDecimal(double Value);
  void hex(uint64_t Bits, unsigned Digits);
  void wideNumber(const ir::Constant &C, const ir::Type &T);
  void aggregate(const ir::Constant &C, const ir::Type &T);
  void data(const ir::Constant &C, const ir::Type &T);
  void expression(const ir::Constant &C, ir::TypeId T);
  void blockName(ir::BlockId B);

  // In Instructions.cpp.
  void instruction(const ir::Instruction &I);
  void body(const ir::Instruction &I);
  void phi(const ir::Instruction &I);
  void memory(const ir::Instruction &I);
  void control(const ir::Instruction &I);
  void call(const ir::Instruction &I);
  void flags(uint16_t F);
  void partOfFast(uint16_t F);
  void operandList(std::span<const ir::ValueId> Ops, bool EachTyped);
  void ordering(const ir::Instruction &I);
  void alignment(uint32_t A);
  void attachments(std::span<const ir::Attachment> List, const char *Separator);

  // In MetadataText.cpp.
  void numberMetadata();
  void numberNode(ir::MetadataId Root);
  void numberLocation(const ir::Location &L);
  uint32_t locationNumber(const ir::Location &L) const;
  void namedMetadata();
  void metadataNodes();
  void metadataReference(ir::MetadataId N); ///< writes metadata as an operand: !5, !"text", i32 7,
                                            ///< null
  void debugNode(const ir::Metadata &N);
  void debugFieldValue(const ir::DebugField &F, uint64_t V);
  void debugExpression(std::span<const uint64_t> Words);
  void locationText(uint64_t Line, uint64_t Column, ir::MetadataId Scope, ir::MetadataId InlinedAt);

  const ir::Module &M;
  const AssemblyOptions &Options;
  static constexpr size_t PieceOfText = size_t(256) << 10;

  Text Out;
  std::string Whole;   ///< the text that was handed over, if there is no sink
  std::string Comment; ///< comment of the current instruction
  bool Overflow = false, Stopped = false;
  uint64_t HandedOver = 0; ///< number of bytes that were handed over

  std::vector<std::string> TypeTexts;
  /// Cache of printed floating-point constants: finding an exact decimal text is slow.
  std::vector<std::string> FloatTexts;
  std::vector<uint32_t> TypeNumbers;   ///< numbers of named types whose name is empty
  std::vector<uint32_t> GlobalNumbers; ///< numbers of globals and functions without a name, by
                                       ///< ValueId
  // Numbers of unnamed values and blocks in the current function.
  ir::ValueId FirstLocal = 0;
  std::vector<uint32_t> LocalNumbers;
  std::vector<uint32_t> BlockNumbers;
  ir::BlockId FirstBlock = 0;
  std::vector<std::vector<uint32_t>> Predecessors;

  std::map<ir::AttributeListId, std::map<uint32_t, std::vector<uint32_t>>> GroupsByParam;
  std::vector<bool> OnlyOfFunction;       ///< cache by attribute list: it has attributes of the
                                          ///< function only
  std::vector<uint32_t> AttributeNumbers; ///< group number of each attribute list
  std::vector<std::vector<uint32_t>> AttributeSets; ///< attributes of each group, by group number
  std::map<std::vector<uint32_t>, uint32_t> AttributeSetNumbers;

  struct NumberedNode {
    ir::MetadataId Node; ///< None if the entry is a location
    ir::Location Location;
  };
  std::vector<uint32_t> NodeNumbers; ///< numbers of nodes, by MetadataId
  std::vector<NumberedNode> Nodes;
  using LocationKey = std::tuple<uint32_t, uint32_t, ir::MetadataId, ir::MetadataId>;
  std::map<LocationKey, uint32_t> LocationNumbers;
};

} // namespace dxil::ir::assembly
