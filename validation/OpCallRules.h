// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks op calls by the op's record: opcode, class, overload, signature, version, stage and
// constant arguments. No code here names an op that its record describes completely.
#pragma once

#include "Context.h"
#include "OpSignature.h"

#include <dxil/container/derive/OpCall.h>

#include <unordered_map>

namespace dxil::validation {

class OpCallRules {
public:
  explicit OpCallRules(Context &Ctx);

  /// Checks a call of a `dx.op.*` function. `KnownOp` is the op that its opcode names, or null if
  /// there is no such op.
  void check(const ir::Instruction &I, ir::FunctionId Callee, ir::FunctionId Caller,
             const OpInfo *KnownOp) {
    if (KnownOp && verdict(Callee, *KnownOp) == Verdict{KnownOp, Callee, Caller}) [[likely]] {
      if (restrictedArguments(*KnownOp))
        checkConstants(OpCall{Ctx, I, *KnownOp});
      return;
    }
    checkNew(I, Callee, Caller);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  Version Module;
  /// Match of a function type with an op's signature, shared by all calls.
  std::unordered_map<uint64_t, SignatureMatch> Matches;
  /// Op, callee and caller of a call whose signature had no errors; equal calls need no second
  /// check, except of their constants. A direct-mapped cache: a pair of function and op replaces an
  /// earlier pair with the same index.
  struct Verdict {
    const OpInfo *Op = nullptr;
    ir::FunctionId Callee = ir::None, Caller = ir::None;
    bool operator==(const Verdict &) const = default;
  };
  static constexpr size_t VerdictCount = 1024;
  std::vector<Verdict> Good;

  Verdict &verdict(ir::FunctionId Callee, const OpInfo &Op) {
    return Good[(size_t(Callee) * 61 + size_t(&Op - allOps().data())) % VerdictCount];
  }
  /// Returns true if this group checks the argument, false if a more precise rule of another group
  /// does.
  static constexpr bool isRestricted(const ArgInfo &Arg) {
    return Arg.JudgedBy.empty() && (Arg.Immediate || Arg.Enum || Arg.HasMinimum || Arg.HasMaximum);
  }
  static constexpr size_t LastRestricted = 31;
  /// Returns a mask of the arguments with restricted values. The last bit stands for its argument
  /// and all later ones.
  static uint32_t restrictedArguments(const OpInfo &Op);

  void checkNew(const ir::Instruction &I, ir::FunctionId Callee, ir::FunctionId Caller);
  std::string closest(uint64_t Code) const;
  bool checkClass(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op);
  std::optional<std::string> suffixOf(ir::TypeId T) const;
  void checkSuffix(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op,
                   const SignatureMatch &Match);
  bool hasNameOfOverload(const ir::Function &F, const OpInfo &Op) const;
  bool checkOverload(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op);
  bool isTooNarrow(const OpInfo &Op, OverloadUse Use) const;
  bool reportOverload(const ir::Instruction &I, const OpInfo &Op, ir::TypeId Type, OverloadUse Use,
                      OverloadSet Ever, OverloadSet Now);
  bool checkAvailable(const ir::Instruction &I, const OpInfo &Op);
  void checkConstants(const OpCall &Call);
  void checkConstant(const OpCall &Call, const ArgInfo &Arg, ir::ValueId V);
  void report(const OpCall &Call, RuleMessage Message);
  void reportRange(const OpCall &Call, RuleMessage Message);
};

} // namespace dxil::validation
