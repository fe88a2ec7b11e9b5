// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values are the same for all lanes that are active where they are computed.
#pragma once

#include "Flow.h"

#include <functional>

namespace dxil::execution {

class Uniformity {
public:
  /// How an instruction makes its value: the same for all lanes whatever its operands, the same if
  /// its operands are, or its own for each lane.
  enum class Rule : uint8_t { Always, IfOperands, Never };
  using RuleOf = std::function<Rule(const ir::Instruction &)>;

  void build(const ir::Module &M, const ir::Function &F, const Flow &Order, const RuleOf &Rules);

  /// Whether a value is the same for all lanes as a block of the function sees it.
  bool isUniform(ir::ValueId V, uint32_t InBlock) const;
  /// Whether a value is the same for the lanes that compute it together.
  bool isUniform(ir::ValueId V) const;
  /// Whether lanes may leave a loop in different turns.
  bool isDivergent(uint32_t Loop) const { return DivergentLoops[Loop]; }
  /// Whether the lanes that take a value out of its loop may have taken it in different turns.
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
  std::vector<bool> Varying; ///< by instruction of the function
  std::vector<bool> Joined, DivergentLoops;
  std::vector<std::vector<uint32_t>> Users;
  std::vector<uint32_t> Queue;
};

} // namespace dxil::execution
