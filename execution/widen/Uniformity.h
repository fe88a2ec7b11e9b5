// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values are equal in all active lanes.
#pragma once

#include "Flow.h"

#include <functional>

namespace dxil::execution {

class Uniformity {
public:
  /// The uniformity of an instruction's result: always uniform, uniform if the operands are, or
  /// never.
  enum class Rule : uint8_t { Always, IfOperands, Never };
  using RuleOf = std::function<Rule(const ir::Instruction &)>;

  void build(const ir::Module &M, const ir::Function &F, const Flow &Order, const RuleOf &Rules);

  /// Returns true if all lanes have the same value in a block of the function.
  bool isUniform(ir::ValueId V, uint32_t InBlock) const;
  /// Returns true if the lanes that compute a value together get the same result.
  bool isUniform(ir::ValueId V) const;
  /// Returns true if lanes may take a value out of its loop in different iterations.
  bool leavesDivergently(ir::ValueId V, uint32_t InBlock) const;

private:
  void spread(uint32_t Branch, const std::vector<uint32_t> &Targets, uint32_t FromPosition,
              uint32_t Loop);
  void makeVarying(uint32_t Instruction);
  void addUses();
  void makeLoopDivergent(uint32_t Loop);
  void joinAt(uint32_t Block);
  uint32_t blockOf(const ir::Instruction &I) const { return M->parent(I) - F->Blocks.First; }

  const ir::Module *M = nullptr;
  const ir::Function *F = nullptr;
  const Flow *Order = nullptr;
  RuleOf Rules;
  bool GaveUp = false;
  uint64_t Work = 0;
  std::vector<bool> Varying; ///< indexed by instruction of the function
  std::vector<bool> Joined, DivergentLoops;
  std::vector<std::vector<uint32_t>> Users;
  std::vector<uint32_t> Queue;
};

} // namespace dxil::execution
