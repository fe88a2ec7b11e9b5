// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds what DXIL cannot express, before anything is converted.
#include "ModuleConverter.h"
#include "dxil/contract_names.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

std::string nameOf(const Type *Ty) {
  std::string Name;
  raw_string_ostream(Name) << *Ty;
  return Name;
}

class ConversionChecker {
public:
  ConversionChecker(const Module &M, const PointerTypes &Pointers, const DebugMetadata *Debug)
      : M(M), Pointers(Pointers), Debug(Debug) {}

  llvm::Error check();

private:
  // Errors do not say where they are; check() adds it.
  llvm::Error checkGlobal(const GlobalVariable &GV);
  llvm::Error checkFunction(const Function &F);
  llvm::Error checkInstruction(const Instruction &I);
  llvm::Error checkMemory(const Instruction &I);
  llvm::Error checkAtomic(const Instruction &I);
  llvm::Error checkCall(const CallBase &Call);
  llvm::Error checkOperand(const Use &U);
  llvm::Error checkConstant(const Constant *C);
  llvm::Error checkType(const Type *Ty);
  llvm::Error checkAttributes(AttributeList List);
  llvm::Error checkMetadata();
  std::string place(const Function *F, const Instruction *I) const;

  const Module &M;
  const PointerTypes &Pointers;
  const DebugMetadata *Debug;
  SmallPtrSet<const Constant *, 32> Checked;
};

/// Returns `file:line:column: in function 'f': in 'load': ` with the parts that are known.
std::string ConversionChecker::place(const Function *F, const Instruction *I) const {
  std::string Text;
  raw_string_ostream OS(Text);
  if (I)
    if (const DILocation *Loc = I->getDebugLoc().get())
      OS << Loc->getFilename() << ':' << Loc->getLine() << ':' << Loc->getColumn() << ": ";
  if (F)
    OS << "in function '" << F->getName() << "': ";
  if (I)
    OS << "in '" << I->getOpcodeName() << "': ";
  return Text;
}

llvm::Error ConversionChecker::check() {
  auto InPlace = [](const Twine &Place, llvm::Error E) {
    return createStringError(Place + toString(std::move(E)));
  };
  if (!M.getModuleInlineAsm().empty())
    return createStringError("DXIL has no module-level assembly");
  if (!M.alias_empty() || !M.ifunc_empty())
    return createStringError("DXIL has no aliases");
  for (const GlobalVariable &GV : M.globals())
    if (!isOutsideProgram(GV))
      if (llvm::Error E = checkGlobal(GV))
        return InPlace("in global '" + GV.getName() + "': ", std::move(E));
  for (const Function &F : M) {
    if (llvm::Error E = checkFunction(F))
      return InPlace(place(&F, nullptr), std::move(E));
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        if (llvm::Error E = checkInstruction(I))
          return InPlace(place(&F, &I), std::move(E));
  }
  if (llvm::Error E = checkMetadata())
    return InPlace("in metadata: ", std::move(E));
  return llvm::Error::success();
}

llvm::Error ConversionChecker::checkGlobal(const GlobalVariable &GV) {
  if (GV.isThreadLocal())
    return createStringError("DXIL has no thread-local variables");
  if (GV.hasSection() || GV.hasComdat())
    return createStringError("DXIL has no sections");
  if (llvm::Error E = checkType(GV.getValueType()))
    return E;
  return GV.hasInitializer() ? checkConstant(GV.getInitializer()) : llvm::Error::success();
}

llvm::Error ConversionChecker::checkFunction(const Function &F) {
  if (F.hasSection() || F.hasComdat() || F.hasGC() || F.hasPersonalityFn() || F.hasPrefixData() ||
      F.hasPrologueData())
    return createStringError(
        "DXIL functions have no section, comdat, collector, personality, prefix or "
        "prologue");
  if (F.isVarArg())
    return createStringError("DXIL has no variable argument lists");
  if (llvm::Error E = checkType(F.getFunctionType()))
    return E;
  return checkAttributes(F.getAttributes());
}

llvm::Error ConversionChecker::checkType(const Type *Ty) {
  if (TypeTable::isSupported(Ty))
    return llvm::Error::success();
  return createStringError("LLVM 3.7 has no type '" + nameOf(Ty) + "'");
}

llvm::Error ConversionChecker::checkAttributes(AttributeList List) {
  SmallVector<ir::Attribute, 8> Ignored;
  for (unsigned Index : List.indexes())
    for (llvm::Attribute A : List.getAttributes(Index))
      if (convertAttribute(A, Ignored) == AttributeForm::Lost)
        return createStringError("LLVM 3.7 has no attribute '" + A.getAsString() + "'");
  return llvm::Error::success();
}

static llvm::Error noInstruction() {
  return createStringError("LLVM 3.7 has no such instruction");
}

llvm::Error ConversionChecker::checkInstruction(const Instruction &I) {
  if (llvm::Error E = checkType(I.getType()))
    return E;
  for (const Use &U : I.operands())
    if (llvm::Error E = checkOperand(U))
      return E;
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return checkCall(*Call);
  if (isa<BinaryOperator>(I))
    return binaryOpcode(I.getOpcode()) ? llvm::Error::success() : noInstruction();
  if (isa<CastInst>(I))
    return castOpcode(I.getOpcode()) ? llvm::Error::success() : noInstruction();
  if (isa<CmpInst, SelectInst, PHINode, ReturnInst, BranchInst, SwitchInst, UnreachableInst,
          ExtractValueInst, InsertValueInst, ExtractElementInst, InsertElementInst,
          ShuffleVectorInst>(I))
    return llvm::Error::success();
  if (isa<AllocaInst, GetElementPtrInst>(I))
    return checkMemory(I);
  if (I.isAtomic() || isa<LoadInst, StoreInst>(I))
    return checkAtomic(I);
  return noInstruction();
}

llvm::Error ConversionChecker::checkMemory(const Instruction &I) {
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I)) {
    if (GEP->getType()->isVectorTy())
      return createStringError("DXIL has no vectors of pointers");
    return checkType(GEP->getSourceElementType());
  }
  const auto &Alloca = cast<AllocaInst>(I);
  if (Alloca.getAddressSpace() != 0)
    return createStringError("an alloca of LLVM 3.7 is in address space 0");
  if (Alloca.isUsedWithInAlloca() || Alloca.isSwiftError())
    return createStringError("DXIL has no inalloca and no swifterror");
  return checkType(Alloca.getAllocatedType());
}

llvm::Error ConversionChecker::checkAtomic(const Instruction &I) {
  if (std::optional<SyncScope::ID> Scope = getAtomicSyncScopeID(&I))
    if (*Scope != SyncScope::System && *Scope != SyncScope::SingleThread)
      return createStringError("LLVM 3.7 has no synchronization scopes but 'singlethread'");
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I)) {
    AtomicRMWInst::BinOp Op = RMW->getOperation();
    if (Op > AtomicRMWInst::UMin)
      return createStringError("LLVM 3.7 has no atomic operation '" +
                               AtomicRMWInst::getOperationName(Op) + "'");
    if (!RMW->getType()->isIntegerTy())
      return createStringError("atomic operations of LLVM 3.7 are on integers");
  }
  return llvm::Error::success();
}

static bool isDebugCall(const Function &Callee) {
  return Callee.getName() == StringRef(contract::DebugValue) ||
         Callee.getName() == StringRef(contract::DebugDeclare);
}

llvm::Error ConversionChecker::checkCall(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!isa<CallInst>(Call))
    return createStringError("DXIL has no exceptions and no asm goto");
  if (!Callee)
    return createStringError(Call.isInlineAsm() ? "DXIL has no inline assembly"
                                                : "DXIL has no calls through pointers");
  if (Callee->getFunctionType() != Call.getFunctionType())
    return createStringError("the call's type differs from that of '" + Callee->getName() + "'");
  if (Call.hasOperandBundles())
    return createStringError("LLVM 3.7 has no operand bundles");
  for (const Use &Arg : Call.args())
    if (Arg->getType()->isMetadataTy() && !isDebugCall(*Callee))
      return createStringError("the call of '" + Callee->getName() +
                               "' has metadata as an argument");
  return checkAttributes(Call.getAttributes());
}

llvm::Error ConversionChecker::checkOperand(const Use &U) {
  const Value *V = U.get();
  if (isa<InlineAsm, MetadataAsValue>(V))
    return llvm::Error::success(); // an operand of a call, which checkCall() reports
  const auto *C = dyn_cast<Constant>(V);
  if (C && !isa<GlobalValue>(C))
    if (llvm::Error E = checkConstant(C))
      return E;
  Type *Expected = Pointers.expected(U);
  if (!Expected || PointerTypes::takesAnyType(V) || Pointers.pointee(V) == Expected)
    return llvm::Error::success();
  return createStringError("the pointer's pointee is '" + nameOf(Pointers.pointee(V)) +
                           "' where '" + nameOf(Expected) +
                           "' is needed (dxil-prepare puts a cast there)");
}

llvm::Error ConversionChecker::checkConstant(const Constant *C) {
  if (isa<GlobalValue>(C) || !Checked.insert(C).second)
    return llvm::Error::success();
  if (llvm::Error E = checkType(C->getType()))
    return E;
  if (const auto *CE = dyn_cast<ConstantExpr>(C)) {
    unsigned Opcode = CE->getOpcode();
    if (Opcode != Instruction::GetElementPtr && !castOpcode(Opcode) && !binaryOpcode(Opcode))
      return createStringError(Twine("a constant expression '") + CE->getOpcodeName() +
                               "' cannot be written");
    if (const auto *GEP = dyn_cast<GEPOperator>(CE); GEP && GEP->getType()->isVectorTy())
      return createStringError("DXIL has no vectors of pointers");
  } else if (!isa<ConstantData, ConstantAggregate>(C)) {
    return createStringError("a constant of this kind cannot be written");
  } else if (isa<ConstantTokenNone, ConstantTargetNone>(C)) {
    return createStringError("LLVM 3.7 has no such constant");
  }
  for (const Use &U : C->operands())
    if (llvm::Error E = checkOperand(U))
      return E;
  return llvm::Error::success();
}

llvm::Error ConversionChecker::checkMetadata() {
  MetadataEnumeration Metadata(M, Debug);
  for (const MetadataEnumeration::Entry &Entry : Metadata.entries()) {
    if (isa<MDString, MDTuple>(Entry.MD) || (Debug && DebugMetadata::isDebugNode(Entry.MD)))
      continue;
    const auto *Value = dyn_cast<ConstantAsMetadata>(Entry.MD);
    if (!Value)
      return createStringError("a node that is neither a tuple, a string nor a constant");
    if (llvm::Error E = checkConstant(Value->getValue()))
      return E;
  }
  return llvm::Error::success();
}

} // namespace

llvm::Error checkExpressible(const Module &M, const PointerTypes &Pointers,
                             const DebugMetadata *Debug) {
  return ConversionChecker(M, Pointers, Debug).check();
}

} // namespace dxil::lowering
