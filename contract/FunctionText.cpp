// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/FunctionText.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::contract {

static constexpr StringLiteral ListName = "llvm.global.annotations", Section = "llvm.metadata";

void addFunctionText(Function &F, StringRef Prefix, StringRef Text) {
  Module &M = *F.getParent();
  LLVMContext &C = M.getContext();
  Constant *Data = ConstantDataArray::getString(C, (Prefix + Text).str());
  auto *String =
      new GlobalVariable(M, Data->getType(), true, GlobalValue::PrivateLinkage, Data, ".text");
  String->setSection(Section);
  Constant *Null = ConstantPointerNull::get(PointerType::getUnqual(C));
  Constant *Entry =
      ConstantStruct::getAnon({&F, String, Null, ConstantInt::get(Type::getInt32Ty(C), 0), Null});
  SmallVector<Constant *, 4> Entries;
  GlobalVariable *Old = M.getGlobalVariable(ListName);
  if (auto *List = Old ? dyn_cast<ConstantArray>(Old->getInitializer()) : nullptr)
    for (Use &U : List->operands())
      Entries.push_back(cast<Constant>(U.get()));
  Entries.push_back(Entry);
  auto *Ty = ArrayType::get(Entry->getType(), Entries.size());
  if (Old)
    Old->eraseFromParent();
  auto *New = new GlobalVariable(M, Ty, false, GlobalValue::AppendingLinkage,
                                 ConstantArray::get(Ty, Entries), ListName);
  New->setSection(Section);
}

} // namespace dxil::contract
