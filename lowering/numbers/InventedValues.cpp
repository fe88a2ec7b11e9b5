// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dxil/lowering/InventedValues.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

void checkUndefined(Module &M) {
  M.getOrInsertNamedMetadata(contract::CheckUndefined);
}

void noteInvented(const Instruction &Place, const Twine &Message) {
  if (!Place.getModule()->getNamedMetadata(contract::CheckUndefined))
    return;
  reportWarning(Place, "check: " + Message);
  auto *M = const_cast<Module *>(Place.getModule());
  M->getOrInsertNamedMetadata(contract::InventedValues)
      ->addOperand(MDNode::get(M->getContext(), {}));
}

Constant *inventValue(const Instruction &Reader, Type *Ty) {
  auto *Call = dyn_cast<CallBase>(&Reader);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  noteInvented(Reader, Twine("'") + (Callee ? Callee->getName() : Reader.getOpcodeName()) +
                           "' reads a value that nothing has set, and is given 0");
  return Constant::getNullValue(Ty);
}

Constant *resultOfDeadEnd(Type *Ty) {
  return Constant::getNullValue(Ty);
}

bool setsPart(const User &Reader, const Value &Aggregate) {
  if (isa<InsertElementInst>(Reader))
    return Reader.getOperand(0) == &Aggregate;
  auto *Masked = dyn_cast<BinaryOperator>(&Reader);
  return Masked && Masked->getOpcode() == Instruction::And && Masked->hasOneUse() &&
         isa<ConstantInt>(Masked->getOperand(1)) &&
         cast<Instruction>(*Masked->user_begin())->getOpcode() == Instruction::Or;
}

void reportInvented(Module &M) {
  if (NamedMDNode *Check = M.getNamedMetadata(contract::CheckUndefined))
    Check->eraseFromParent();
  NamedMDNode *Notes = M.getNamedMetadata(contract::InventedValues);
  if (!Notes)
    return;
  const unsigned Count = Notes->getNumOperands();
  Notes->eraseFromParent();
  M.getContext().diagnose(DiagnosticInfoGeneric(
      Twine(Count) + (Count == 1 ? " undefined value was" : " undefined values were") +
      " given some value (check of undefined values)"));
}

} // namespace dxil::lowering
