// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a module's tables by name, for CaseEdit.h, which says how they are written. Each returns
// false if it cannot be made.
#pragma once

#include <dxil/module/Module.h>
#include <dxil/ops/queries.h>

#include <optional>
#include <string>

namespace test {

class ModuleEdit {
public:
  explicit ModuleEdit(dxil::ir::Module &M) : M(M) {}

  bool editInstruction(bool IsOp, const std::string &Name, const std::string &Change);
  bool editMetadata(const std::string &Path, const std::string &Change);
  bool addInstruction(const std::string &Text);
  bool editFunction(const std::string &Name, const std::string &Change);
  bool addGlobal(const std::string &Name, const std::string &Text);
  bool addDeclaration(const std::string &Name, const std::string &Text);

private:
  dxil::ir::Module &M;

  /// The k-th call of an op, or instruction of a kind, written NAME or NAME#k; None if none.
  dxil::ir::InstId find(bool IsOp, const std::string &Name) const;
  dxil::ir::ValueId constant(dxil::ir::TypeId T, dxil::ir::ConstantKind Kind, uint64_t Bits);
  /// A value of a type as the text spells it; None if it spells none.
  dxil::ir::ValueId value(const std::string &Text, dxil::ir::TypeId T);
  /// The type that the text spells, cutting it off the text; None if it spells none.
  dxil::ir::TypeId type(std::string &Text);
  dxil::ir::TypeId addType(const dxil::ir::Type &T);
  void insert(dxil::ir::InstId At, dxil::ir::Instruction I);
  void remove(dxil::ir::InstId At);
  /// Puts an instruction of no result before the terminator of a block of its function.
  bool move(dxil::ir::InstId Id, uint32_t Block);
  /// A function type with one parameter's type changed, or the result's if Parameter is None.
  dxil::ir::TypeId functionType(dxil::ir::TypeId Old, uint32_t Parameter, dxil::ir::TypeId T);
  /// Makes the callee's type follow: an operand becomes an undef of the new type.
  bool retype(dxil::ir::Instruction &I, uint32_t Operand, dxil::ir::TypeId T);
  bool setFunctionType(dxil::ir::FunctionId F, uint32_t Parameter, dxil::ir::TypeId T);
  dxil::ir::ValueId named(const std::string &Name) const;
  dxil::ir::FunctionId entry() const;
  /// The place in the pool that a metadata path names; None if there is none.
  uint32_t place(const std::string &Path, dxil::ir::MetadataId &Node, uint32_t &Operand) const;
  bool setOperand(uint32_t PoolIndex, const std::string &Text);
  dxil::ir::MetadataId metadata(const std::string &Text, dxil::ir::MetadataId Old);
  /// A node of the operands that the text lists up to `}`, cutting them off the text.
  dxil::ir::MetadataId node(std::string &Text);
  bool attach(dxil::ir::Instruction &I, const std::string &Text);
  uint32_t Added = 0;                         ///< instructions by addInstruction
  dxil::ir::FunctionId Into = dxil::ir::None; ///< where they go; None: to the first definition
};

/// A name as the module has it: a leading `\01` is one byte, which keeps a name as it is.
std::string spelled(const std::string &Name);
/// Removes blanks and commas from the beginning of a text.
void cutBlanks(std::string &Text);
/// Removes a prefix, if the text starts with it.
bool cutPrefix(std::string &Text, const std::string &Prefix);

} // namespace test
