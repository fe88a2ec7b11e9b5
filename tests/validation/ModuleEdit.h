// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a module's tables by name. CaseEdit.h describes their syntax. Each function returns
// false if the edit is impossible.
#pragma once

#include <dxil/module/Module.h>
#include <dxil/ops/queries.h>

#include <optional>
#include <string>
#include <vector>

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

  /// Returns the k-th call of an op, or the k-th instruction with an opcode, written NAME or
  /// NAME#k; None if there is none.
  dxil::ir::InstId find(bool IsOp, const std::string &Name) const;
  dxil::ir::ValueId constant(dxil::ir::TypeId T, dxil::ir::ConstantKind Kind, uint64_t Bits);
  /// Returns the value of a type that the text denotes, or None.
  dxil::ir::ValueId value(const std::string &Text, dxil::ir::TypeId T);
  /// Removes a type from the start of the text and returns it, or None.
  dxil::ir::TypeId type(std::string &Text);
  dxil::ir::TypeId typeNamed(std::string Text) { return type(Text); }
  /// Removes the stars of pointers from the start of the text, and returns the pointer's type.
  dxil::ir::TypeId pointers(dxil::ir::TypeId Pointee, std::string &Text);
  dxil::ir::TypeId addType(const dxil::ir::Type &T);
  void insert(dxil::ir::InstId Position, dxil::ir::Instruction I);
  void remove(dxil::ir::InstId Position);
  /// Moves an instruction without result before the terminator of a block in its function.
  bool move(dxil::ir::InstId Id, uint32_t Block);
  /// Returns a function type with one parameter's type changed, or the result's if Parameter is
  /// None.
  dxil::ir::TypeId functionType(dxil::ir::TypeId Old, uint32_t Parameter, dxil::ir::TypeId T);
  /// Changes an operand to an undef of the new type, and the callee's type accordingly.
  bool retype(dxil::ir::Instruction &I, uint32_t Operand, dxil::ir::TypeId T);
  bool setFunctionType(dxil::ir::FunctionId F, uint32_t Parameter, dxil::ir::TypeId T);
  dxil::ir::ValueId named(const std::string &Name) const;
  dxil::ir::FunctionId entry() const;
  /// Returns the index in the pool of a metadata path's operand, or None.
  uint32_t place(const std::string &Path, dxil::ir::MetadataId &Node, uint32_t &Operand) const;
  bool setOperand(uint32_t PoolIndex, const std::string &Text);
  dxil::ir::MetadataId metadata(const std::string &Text, dxil::ir::MetadataId Old);
  /// Removes the operands of a node, up to `}`, from the start of the text. Returns the node.
  dxil::ir::MetadataId node(std::string &Text);
  bool attach(dxil::ir::Instruction &I, const std::string &Text);
  /// Copies, removes or moves an instruction; nothing if the change is another one.
  std::optional<bool> moveInstruction(dxil::ir::InstId Id, const std::string &Change);
  // Operands of an added instruction, from the start of the text.
  bool takeOperand(std::string &Text, dxil::ir::TypeId T, std::vector<dxil::ir::ValueId> &Operands);
  bool takeAddress(std::string &Text, dxil::ir::TypeId Pointer, dxil::ir::Instruction &I,
                   std::vector<dxil::ir::ValueId> &Operands);
  bool takeOperands(std::string &Text, dxil::ir::Instruction &I,
                    std::vector<dxil::ir::ValueId> &Operands);
  uint32_t Added = 0;                         ///< number of instructions that addInstruction has
                                              ///< added
  dxil::ir::FunctionId Into = dxil::ir::None; ///< function to add to; None: the first definition
};

/// Returns a name as the module has it: a leading `\01` is one byte, which disables mangling.
std::string spelled(const std::string &Name);
/// Removes blanks and commas from the start of a text.
void cutBlanks(std::string &Text);
/// Removes a prefix. Returns true if the text had it.
bool cutPrefix(std::string &Text, const std::string &Prefix);

} // namespace test
