// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LLVM 3.7's writing order of a module's contents: the order of a walk over globals, named metadata
// and functions, but constants by type and number of uses.
#pragma once

#include "../TypeOrder.h"
#include "Parser.h"

namespace dxil::ir::parser {

class Order {
public:
  explicit Order(const Draft &D);

  /// Items of the module in writing order, as ids of the draft.
  std::vector<ir::TypeId> Types;
  std::vector<ir::ValueId> Constants; ///< constants of the module
  std::vector<ir::MetadataId> Metadata;
  std::vector<uint32_t> AttributeUses;

  /// Returns the constants that only this function uses.
  std::vector<ir::ValueId> constantsOf(const ir::Function &F);
  /// Returns the values as metadata that only this function uses.
  std::vector<ir::MetadataId> metadataOf(const ir::Function &F);

private:
  struct Counted {
    ir::ValueId Value;
    uint32_t Uses;
  };
  void addGlobals();
  void addFunction(ir::FunctionId F);
  void addInstruction(ir::InstId Id);
  void addType(ir::TypeId T) { TypesInOrder.add(T); }
  void orderNamedTypes();
  void addConstant(ir::ValueId V);
  void addOperandTypes(ir::ValueId V);
  void addMetadata(ir::MetadataId N);
  void addUse(uint32_t Use);
  bool isLocal(const ir::Metadata &N) const;
  void pushOperands(const ir::Metadata &N, std::vector<ir::MetadataId> &Out) const;
  std::vector<ir::ValueId> sorted();
  /// Calls Visit for each operand in LLVM's order, with None for operands that are blocks.
  template <typename Visitor> void operands(const ir::Instruction &I, Visitor &&Visit) const;

  const Draft &D;
  const ir::Module &M;
  ir::TypeId LabelType = ir::None, MetadataType = ir::None;
  ir::TypeOrder TypesInOrder;
  std::vector<uint32_t> TypeNumbers;
  std::vector<uint32_t> Slots; ///< index in List plus one, by value
  std::vector<bool> OfModule, TypesAdded;
  std::vector<Counted> List;
  std::vector<bool> MetadataAdded, UseAdded;
};

} // namespace dxil::ir::parser
