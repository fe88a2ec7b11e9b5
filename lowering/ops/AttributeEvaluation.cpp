// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that evaluate an input differently than its signature element says. Their HLSL functions take
// the input's value; the ops take the place from which it was loaded.

#include "OpLowering.h"
#include "dxil/lowering/Diagnostics.h"

#include <dxil/contract/OpCall.h>
#include <dxil/generated/OpViews.h>

#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

bool OpLowerer::lowerAttribute(CallInst &Call, StringRef Op) {
  const std::string Name = (Twine(ExtensionPrefix) + Op).str();
  auto Parsed = parseExtensionName(Name);
  if (!Parsed || Call.arg_empty()) {
    reportError(Call, "unsupported attribute evaluation '" + Op + "'");
    return false;
  }
  // The first argument is the input's value; the op's other operands follow.
  const auto Load = op::dyn_cast<op::LoadInput>(Call.getArgOperand(0));
  if (!Load || !Load->colIndex()) {
    reportError(Call,
                "attribute evaluation requires a pixel shader input: a parameter, its member, or "
                "an element of it with a constant index");
    return false;
  }
  SmallVector<Value *, 5> Args{Load->inputSigId(), Load->rowIndex(), Load->colIndex()};
  append_range(Args, drop_begin(Call.args()));
  // Removes the load after its users, if nothing else uses the value.
  Dead.insert(&Load->call().inst());
  return createFor(Call, Parsed->Op->Code, Args, {Call.getType()});
}

} // namespace dxil::lowering
