// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each instruction but calls of operations: whether DXIL has it, its types, casts, memory accesses,
// undefined values, and metadata attached to it.
#pragma once

#include "Context.h"

namespace dxil::validation {

class InstructionRules {
public:
  explicit InstructionRules(Context &Ctx);

  /// Before its operands. False if DXIL does not have the instruction, and nothing else is asked.
  bool begin(const ir::Instruction &I) {
    const bool ByOperand = I.Op == ir::Opcode::ICmp || I.Op == ir::Opcode::FCmp;
    const ir::TypeId T = ByOperand ? M.Values[M.operands(I)[0]].Type : I.Type;
    if (!I.HasAttachments && TakenBy[T] >> unsigned(I.Op) & 1) [[likely]]
      return true;
    return beginOther(I, T);
  }
  /// Whether the operand has to be looked at.
  bool isDoubtful(const ir::Value &Operand) const {
    return (HasOddWidths && Ctx.traits(Operand.Type) & OddWidth) ||
           (Operand.Kind == ir::ValueKind::Constant && DoubtfulConstants[Operand.Index]);
  }
  /// Where an operand of an instruction that is no call has to be looked at.
  void checkOperands(const ir::Instruction &I);
  /// Behind the operands of an instruction that is no call.
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
  static const std::array<Rule, NumOpcodes> Rules; ///< by opcode; null where there is none
  struct Info;
  struct Records;

  Context &Ctx;
  const ir::Module &M;
  uint64_t Allowed = 0; ///< opcodes
  /// For each type which instructions, by opcode, may have it and are allowed.
  std::vector<uint64_t> TakenBy;
  std::vector<uint8_t> DoubtfulResults; ///< types: their width, or groupshared memory
  std::vector<uint8_t> DoubtfulConstants;
  enum : uint8_t { Unknown, Good, Bad };
  std::vector<uint8_t> InMemory, Extractable; ///< types, once that is asked for
  bool HasMinPrecision = false, HasOddWidths = false;

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
