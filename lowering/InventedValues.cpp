// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/Diagnostics.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {

namespace {

/// How many were noted, while the module is on its way through the passes.
constexpr StringLiteral NotesName = "dxil.invented";
/// A module that has this is checked.
constexpr StringLiteral CheckName = "dxil.check.undefined";

} // namespace

void checkUndefined(Module &M) {
  M.getOrInsertNamedMetadata(CheckName);
}

void noteInvented(const Instruction &At, const Twine &What) {
  if (!At.getModule()->getNamedMetadata(CheckName))
    return;
  reportWarning(At, "check: " + What);
  auto *M = const_cast<Module *>(At.getModule());
  M->getOrInsertNamedMetadata(NotesName)->addOperand(MDNode::get(M->getContext(), {}));
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

bool setsPart(const User &Reader, const Value &Whole) {
  if (isa<InsertElementInst>(Reader))
    return Reader.getOperand(0) == &Whole;
  auto *Masked = dyn_cast<BinaryOperator>(&Reader);
  return Masked && Masked->getOpcode() == Instruction::And && Masked->hasOneUse() &&
         isa<ConstantInt>(Masked->getOperand(1)) &&
         cast<Instruction>(*Masked->user_begin())->getOpcode() == Instruction::Or;
}

void reportInvented(Module &M) {
  if (NamedMDNode *Check = M.getNamedMetadata(CheckName))
    Check->eraseFromParent();
  NamedMDNode *Notes = M.getNamedMetadata(NotesName);
  if (!Notes)
    return;
  const unsigned Count = Notes->getNumOperands();
  Notes->eraseFromParent();
  M.getContext().diagnose(DiagnosticInfoGeneric(
      Twine(Count) + (Count == 1 ? " undefined value was" : " undefined values were") +
      " given some value (check of undefined values)"));
}

} // namespace dxil
