// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_OPERATIONCALLS_H
#define DXIL_TARGET_OPERATIONCALLS_H

#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

#include <dxil/ops.h>

#include <optional>

namespace dxil::target {

/// Whether \p F is a function `dx.op.*`.
inline bool isOperation(const llvm::Function &F) {
  return isOpFunctionName(F.getName());
}

/// Whether \p I calls a function `dx.op.*`.
inline bool isOperationCall(const llvm::Instruction &I) {
  auto *Call = llvm::dyn_cast<llvm::CallInst>(&I);
  const llvm::Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && isOperation(*Callee);
}

/// The operation that \p I calls, which need not be a known one; nothing if it calls none, or if
/// its opcode is no constant.
inline std::optional<OpCode> opOf(const llvm::Instruction &I) {
  if (!isOperationCall(I) || llvm::cast<llvm::CallInst>(I).arg_empty())
    return std::nullopt;
  auto *Code = llvm::dyn_cast<llvm::ConstantInt>(llvm::cast<llvm::CallInst>(I).getArgOperand(0));
  return Code ? std::optional(OpCode(Code->getZExtValue())) : std::nullopt;
}

} // namespace dxil::target

#endif // DXIL_TARGET_OPERATIONCALLS_H
