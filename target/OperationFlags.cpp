// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ShaderFlags.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace dxil {

void addOperationFlags(const CallInst &, const FlagContext &, ShaderFlagSet &) {}

} // namespace dxil
