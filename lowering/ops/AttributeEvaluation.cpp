// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that read an input in another way than the signature says. Their functions in HLSL take
// the input's value, and the op the place that it was loaded from.

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
  // The input's value, then the operands of the op behind the place.
  const auto Load = op::dyn_cast<op::LoadInput>(Call.getArgOperand(0));
  if (!Load || !Load->colIndex()) {
    reportError(Call,
                "attribute evaluation requires a pixel shader input: a parameter, its member, or "
                "an element of it with a constant index");
    return false;
  }
  SmallVector<Value *, 5> Args{Load->inputSigId(), Load->rowIndex(), Load->colIndex()};
  append_range(Args, drop_begin(Call.args()));
  // It goes after its users, if nothing else takes the value.
  Dead.insert(&Load->call().inst());
  return createFor(Call, Parsed->Op->Code, Args, {Call.getType()});
}

} // namespace dxil::lowering
