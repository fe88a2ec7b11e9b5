// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PartGlobals.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

const GlobalVariable *findPartGlobal(const Module &M, StringRef Part) {
  for (const GlobalVariable &G : M.globals())
    if (G.getSection() == Part)
      return &G;
  return nullptr;
}

std::string partData(const GlobalVariable &G) {
  if (!G.hasInitializer())
    return {};
  const Constant *Init = G.getInitializer();
  auto *Ty = dyn_cast<ArrayType>(Init->getType());
  if (!Ty || !Ty->getElementType()->isIntegerTy(8))
    return {};
  // LLVM keeps an array of zeros as one constant without data.
  if (Init->isNullValue())
    return std::string(Ty->getNumElements(), '\0');
  auto *Data = dyn_cast<ConstantDataSequential>(Init);
  return Data ? Data->getRawDataValues().str() : std::string();
}

} // namespace dxil::lowering
