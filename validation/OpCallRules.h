// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each call of an op against the op's record: number, class, overload, signature, version, stage,
// and the constants it takes. Nothing here names an op whose record says it all.
#pragma once

#include "Context.h"
#include "OpSignature.h"

#include <dxil/container/derive/OpCall.h>

#include <unordered_map>

namespace dxil::validation {

class OpCallRules {
public:
  explicit OpCallRules(Context &Ctx);

  /// A call of a function that is one of DXIL's by its name, and of the op \p Known, null if it is
  /// of none that there is.
  void check(const ir::Instruction &I, ir::FunctionId Callee, ir::FunctionId Caller,
             const OpInfo *Known) {
    if (Known && verdict(Callee, *Known) == Verdict{Known, Callee, Caller}) [[likely]] {
      if (restrictedArguments(*Known))
        checkConstants(OpCall{Ctx, I, *Known});
      return;
    }
    checkNew(I, Callee, Caller);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  Version Module;
  /// What a function's type is for an op, which all its calls share.
  std::unordered_map<uint64_t, SignatureMatch> Matches;
  /// An op, the function called and the caller of a call that had nothing wrong but, perhaps, its
  /// constants: the next such call has neither. The place follows from function and op; a later
  /// pair of the same place takes it.
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
  /// Whether the value is judged here; others are judged by another group, by a more exact rule.
  static constexpr bool isRestricted(const ArgInfo &Arg) {
    return Arg.JudgedBy.empty() && (Arg.Immediate || Arg.Enum || Arg.HasMinimum || Arg.HasMaximum);
  }
  static constexpr size_t LastRestricted = 31;
  /// A bit for each argument whose value is restricted; the last one stands for all behind it.
  static uint32_t restrictedArguments(const OpInfo &Op);

  void checkNew(const ir::Instruction &I, ir::FunctionId Callee, ir::FunctionId Caller);
  std::string closest(uint64_t Code) const;
  bool checkClass(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op);
  std::optional<std::string> suffixOf(ir::TypeId T) const;
  std::optional<std::string> nameFor(const OpInfo &Op, const SignatureMatch &Match) const;
  void checkSuffix(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op,
                   const SignatureMatch &Match);
  bool hasNameOfOverload(const ir::Function &F, const OpInfo &Op) const;
  bool checkOverload(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op);
  bool isTooNarrow(const OpInfo &Op, OverloadUse Use) const;
  bool reportOverload(const ir::Instruction &I, const OpInfo &Op, ir::TypeId Type, OverloadUse Use,
                      OverloadSet Known, OverloadSet Now);
  bool checkAvailable(const ir::Instruction &I, const OpInfo &Op);
  void checkConstants(const OpCall &Call);
  void checkConstant(const OpCall &Call, const ArgInfo &Arg, ir::ValueId V);
  void report(const OpCall &Call, RuleMessage Message);
  void reportRange(const OpCall &Call, RuleMessage Message);
};

} // namespace dxil::validation
