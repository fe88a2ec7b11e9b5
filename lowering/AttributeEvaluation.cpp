// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that read an input in another way than the signature says. Their functions in HLSL take
// the input's value, and the op the place that it was loaded from.

#include "OpLowering.h"
#include "dxil/lowering/Diagnostics.h"

#include <dxil/intrinsics.h>

#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr unsigned PlaceOperands = 3; ///< element, row, column

/// The first operand of a load of an input that names a place; nullopt for any other value.
std::optional<unsigned> firstPlaceOperand(const Value *V) {
  auto *Load = dyn_cast<CallInst>(V);
  const Function *Callee = Load ? Load->getCalledFunction() : nullptr;
  if (!Callee)
    return std::nullopt;
  unsigned First = Callee->getName().starts_with("dx.op.") ? 1 : 0;
  bool IsLoad = Callee->getName().starts_with("dx.op.loadInput.") ||
                Callee->getName().starts_with("dxil.loadInput.");
  return IsLoad && Load->arg_size() >= First + PlaceOperands ? std::optional(First) : std::nullopt;
}

} // namespace

bool OpLowerer::lowerAttribute(CallInst &Call, StringRef Op) {
  std::string Name = ("dxil." + Op).str();
  auto Parsed = parseExtensionName(Name);
  if (!Parsed || Call.arg_empty()) {
    reportError(Call, "unsupported evaluation of an input '" + Op + "'");
    return false;
  }
  Value *Input = Call.getArgOperand(0);
  std::optional<unsigned> First = firstPlaceOperand(Input);
  if (!First) {
    reportError(Call, "the evaluation of a value that is no input of the pixel shader (expected a "
                      "parameter, its field, or an element of it with a constant index)");
    return false;
  }
  auto *Load = cast<CallInst>(Input);
  SmallVector<Value *, 5> Args;
  for (unsigned I = 0; I != PlaceOperands; ++I)
    Args.push_back(Load->getArgOperand(*First + I));
  for (unsigned I = 1; I != Call.arg_size(); ++I)
    Args.push_back(Call.getArgOperand(I));
  // It goes after its users, if nothing else takes the value.
  Dead.insert(Load);
  return createFor(Call, Parsed->Op->Code, Args, {Call.getType()});
}

} // namespace dxil
