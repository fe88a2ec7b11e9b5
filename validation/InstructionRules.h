// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules about instructions other than op calls: their opcodes, types, casts, memory accesses,
// undefined values and attached metadata.
#pragma once

#include "Context.h"

namespace dxil::validation {

class InstructionRules {
public:
  explicit InstructionRules(Context &Ctx);

  /// Runs before the rules about operands. Returns false if DXIL does not have the instruction;
  /// then no other rule applies.
  bool begin(const ir::Instruction &I) {
    const bool ByOperand = I.Op == ir::Opcode::ICmp || I.Op == ir::Opcode::FCmp;
    const ir::TypeId T = ByOperand ? M.Values[M.operands(I)[0]].Type : I.Type;
    if (!I.HasAttachments && TakenBy[T] >> unsigned(I.Op) & 1) [[likely]]
      return true;
    return beginOther(I, T);
  }
  /// Returns true if the operand needs a check.
  bool isDoubtful(const ir::Value &Operand) const {
    return DoubtfulTypes[Operand.Type] ||
           (Operand.Kind == ir::ValueKind::Constant && DoubtfulConstants[Operand.Index]);
  }
  /// Checks the doubtful operands of an instruction that is not a call.
  void checkOperands(const ir::Instruction &I);
  /// Runs after the operands of an instruction that is not a call.
  void end(const ir::Instruction &I) {
    if (DoubtfulResults[I.Type]) [[unlikely]]
      checkResultWidth(I);
    if (const Rule R = Rules[unsigned(I.Op)])
      (this->*R)(I);
    if (DoubtfulResults[I.Type]) [[unlikely]]
      checkGroupSharedPointer(I);
  }
  void checkCall(const ir::Instruction &I);

private:
  using Rule = void (InstructionRules::*)(const ir::Instruction &);
  struct RuleTable;
  static constexpr unsigned NumOpcodes = unsigned(ir::Opcode::Unreachable) + 1;
  static const std::array<Rule, NumOpcodes> Rules; ///< indexed by opcode; null if there is no rule
  struct Info;
  struct Records;

  Context &Ctx;
  const ir::Module &M;
  uint64_t Allowed = 0; ///< mask of opcodes
  /// Indexed by type: mask of the allowed opcodes that may have the type.
  std::vector<uint64_t> TakenBy;
  /// Indexed by type: true for unusual widths and groupshared pointers.
  std::vector<uint8_t> DoubtfulResults;
  std::vector<uint8_t> DoubtfulTypes, DoubtfulConstants; ///< properties of operands
  enum : uint8_t { Unknown, Good, Bad };
  std::vector<uint8_t> InMemory, Extractable; ///< indexed by type, computed by the first query
  bool HasMinPrecision = false;

  static bool isDoubtful(const ir::Constant &C) {
    return C.Kind == ir::ConstantKind::Undef || isExpression(C);
  }
  static bool isExpression(const ir::Constant &C) { return C.Kind >= ir::ConstantKind::BinaryOp; }

  bool isAllowed(const Info *I) const;
  uint64_t takenBy(ir::TypeId T) const;
  uint8_t isDoubtfulResult(ir::TypeId T) const;
  bool beginOther(const ir::Instruction &I, ir::TypeId T);
  bool checkAllowed(const ir::Instruction &I, ir::TypeId T);
  bool isAllowedInLibrary(const ir::Instruction &I) const;
  void checkPrecise(const ir::Instruction &I);
  void checkWidth(ir::TypeId T, std::string_view Prefix, const ir::Instruction &I);
  void checkResultWidth(const ir::Instruction &I);
  void checkGroupSharedPointer(const ir::Instruction &I);
  bool onlyLifetimeUsers(ir::ValueId V) const;
  bool checkInMemory(ir::TypeId T, std::string_view Where, const ir::Instruction &I);

  void checkAlloca(const ir::Instruction &I);
  void checkLoad(const ir::Instruction &I);
  void checkStore(const ir::Instruction &I);
  void checkExtract(const ir::Instruction &I);
  void checkAddress(const ir::Instruction &I);
  void checkDivision(const ir::Instruction &I);
  void checkSpaceCast(const ir::Instruction &I);
  void checkBitCast(const ir::Instruction &I);
  void checkAtomic(const ir::Instruction &I);
  bool constantOffset(ir::TypeId T, std::span<const ir::ValueId> Indices, uint64_t &Offset) const;
  uint64_t bits(ir::TypeId T) const;
  ir::ValueId rootOf(ir::ValueId V) const;

  void checkAttachments(const ir::Instruction &I);
  void checkRange(const ir::Instruction &I, ir::MetadataId Node);
  void checkHint(const ir::Instruction &I, ir::MetadataId Node);
  void checkLoop(const ir::Instruction &I, ir::MetadataId Node, unsigned Depth);
  void checkNonUniform(const ir::Instruction &I, ir::MetadataId Node);
};

} // namespace dxil::validation
