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
  // Each returns true if all is well; otherwise Problem describes the error.
  bool checkGlobal(const GlobalVariable &GV);
  bool checkFunction(const Function &F);
  bool checkInstruction(const Instruction &I);
  bool checkMemory(const Instruction &I);
  bool checkAtomic(const Instruction &I);
  bool checkCall(const CallBase &Call);
  bool checkOperand(const Use &U);
  bool checkConstant(const Constant *C);
  bool checkType(const Type *Ty);
  bool checkAttributes(AttributeList List);
  bool checkMetadata();
  bool fail(const Twine &What) {
    Problem = What.str();
    return false;
  }
  std::string place(const Function *F, const Instruction *I) const;

  const Module &M;
  const PointerTypes &Pointers;
  const DebugMetadata *Debug;
  SmallPtrSet<const Constant *, 32> Checked;
  std::string Problem;
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
  auto Report = [&](const Function *F, const Instruction *I) {
    return createStringError(place(F, I) + Problem);
  };
  if (!M.getModuleInlineAsm().empty())
    return createStringError("DXIL has no module-level assembly");
  if (!M.alias_empty() || !M.ifunc_empty())
    return createStringError("DXIL has no aliases");
  for (const GlobalVariable &GV : M.globals())
    if (!isOutsideProgram(GV) && !checkGlobal(GV))
      return createStringError("in global '" + GV.getName() + "': " + Problem);
  for (const Function &F : M) {
    if (!checkFunction(F))
      return Report(&F, nullptr);
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        if (!checkInstruction(I))
          return Report(&F, &I);
  }
  if (!checkMetadata())
    return createStringError("in metadata: " + Problem);
  return llvm::Error::success();
}

bool ConversionChecker::checkGlobal(const GlobalVariable &GV) {
  if (GV.isThreadLocal())
    return fail("DXIL has no thread-local variables");
  if (GV.hasSection() || GV.hasComdat())
    return fail("DXIL has no sections");
  if (!checkType(GV.getValueType()))
    return false;
  return !GV.hasInitializer() || checkConstant(GV.getInitializer());
}

bool ConversionChecker::checkFunction(const Function &F) {
  if (F.hasSection() || F.hasComdat() || F.hasGC() || F.hasPersonalityFn() || F.hasPrefixData() ||
      F.hasPrologueData())
    return fail("DXIL functions have no section, comdat, collector, personality, prefix or "
                "prologue");
  if (F.isVarArg())
    return fail("DXIL has no variable argument lists");
  return checkType(F.getFunctionType()) && checkAttributes(F.getAttributes());
}

bool ConversionChecker::checkType(const Type *Ty) {
  if (TypeTable::isSupported(Ty))
    return true;
  return fail("LLVM 3.7 has no type '" + nameOf(Ty) + "'");
}

bool ConversionChecker::checkAttributes(AttributeList List) {
  SmallVector<ir::Attribute, 8> Ignored;
  for (unsigned Index : List.indexes())
    for (llvm::Attribute A : List.getAttributes(Index))
      if (convertAttribute(A, Ignored) == AttributeForm::Lost)
        return fail("LLVM 3.7 has no attribute '" + A.getAsString() + "'");
  return true;
}

bool ConversionChecker::checkInstruction(const Instruction &I) {
  if (!checkType(I.getType()))
    return false;
  for (const Use &U : I.operands())
    if (!checkOperand(U))
      return false;
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return checkCall(*Call);
  if (isa<BinaryOperator>(I))
    return binaryOpcode(I.getOpcode()) || fail("LLVM 3.7 has no such instruction");
  if (isa<CastInst>(I))
    return castOpcode(I.getOpcode()) || fail("LLVM 3.7 has no such instruction");
  if (isa<CmpInst, SelectInst, PHINode, ReturnInst, BranchInst, SwitchInst, UnreachableInst,
          ExtractValueInst, InsertValueInst, ExtractElementInst, InsertElementInst,
          ShuffleVectorInst>(I))
    return true;
  if (isa<AllocaInst, GetElementPtrInst>(I))
    return checkMemory(I);
  if (I.isAtomic() || isa<LoadInst, StoreInst>(I))
    return checkAtomic(I);
  return fail("LLVM 3.7 has no such instruction");
}

bool ConversionChecker::checkMemory(const Instruction &I) {
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I)) {
    if (GEP->getType()->isVectorTy())
      return fail("DXIL has no vectors of pointers");
    return checkType(GEP->getSourceElementType());
  }
  const auto &Alloca = cast<AllocaInst>(I);
  if (Alloca.getAddressSpace() != 0)
    return fail("an alloca of LLVM 3.7 is in address space 0");
  if (Alloca.isUsedWithInAlloca() || Alloca.isSwiftError())
    return fail("DXIL has no inalloca and no swifterror");
  return checkType(Alloca.getAllocatedType());
}

bool ConversionChecker::checkAtomic(const Instruction &I) {
  if (std::optional<SyncScope::ID> Scope = getAtomicSyncScopeID(&I))
    if (*Scope != SyncScope::System && *Scope != SyncScope::SingleThread)
      return fail("LLVM 3.7 has no synchronization scopes but 'singlethread'");
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I)) {
    AtomicRMWInst::BinOp Op = RMW->getOperation();
    if (Op > AtomicRMWInst::UMin)
      return fail("LLVM 3.7 has no atomic operation '" + AtomicRMWInst::getOperationName(Op) + "'");
    if (!RMW->getType()->isIntegerTy())
      return fail("atomic operations of LLVM 3.7 are on integers");
  }
  return true;
}

static bool isDebugCall(const Function &Callee) {
  return Callee.getName() == StringRef(contract::DebugValue) ||
         Callee.getName() == StringRef(contract::DebugDeclare);
}

bool ConversionChecker::checkCall(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!isa<CallInst>(Call))
    return fail("DXIL has no exceptions and no asm goto");
  if (!Callee)
    return fail(Call.isInlineAsm() ? "DXIL has no inline assembly"
                                   : "DXIL has no calls through pointers");
  if (Callee->getFunctionType() != Call.getFunctionType())
    return fail("the call's type differs from that of '" + Callee->getName() + "'");
  if (Call.hasOperandBundles())
    return fail("LLVM 3.7 has no operand bundles");
  for (const Use &Arg : Call.args())
    if (Arg->getType()->isMetadataTy() && !isDebugCall(*Callee))
      return fail("the call of '" + Callee->getName() + "' has metadata as an argument");
  return checkAttributes(Call.getAttributes());
}

bool ConversionChecker::checkOperand(const Use &U) {
  const Value *V = U.get();
  if (isa<InlineAsm, MetadataAsValue>(V))
    return true; // an operand of a call, which checkCall() reports
  const auto *C = dyn_cast<Constant>(V);
  if (C && !isa<GlobalValue>(C) && !checkConstant(C))
    return false;
  Type *Expected = Pointers.expected(U);
  if (!Expected || PointerTypes::takesAnyType(V) || Pointers.pointee(V) == Expected)
    return true;
  return fail("the pointer's pointee is '" + nameOf(Pointers.pointee(V)) + "' where '" +
              nameOf(Expected) + "' is needed (dxil-prepare puts a cast there)");
}

bool ConversionChecker::checkConstant(const Constant *C) {
  if (isa<GlobalValue>(C) || !Checked.insert(C).second)
    return true;
  if (!checkType(C->getType()))
    return false;
  if (const auto *CE = dyn_cast<ConstantExpr>(C)) {
    unsigned Opcode = CE->getOpcode();
    if (Opcode != Instruction::GetElementPtr && !castOpcode(Opcode) && !binaryOpcode(Opcode))
      return fail(Twine("a constant expression '") + CE->getOpcodeName() + "' cannot be written");
    if (const auto *GEP = dyn_cast<GEPOperator>(CE); GEP && GEP->getType()->isVectorTy())
      return fail("DXIL has no vectors of pointers");
  } else if (!isa<ConstantData, ConstantAggregate>(C)) {
    return fail("a constant of this kind cannot be written");
  } else if (isa<ConstantTokenNone, ConstantTargetNone>(C)) {
    return fail("LLVM 3.7 has no such constant");
  }
  for (const Use &U : C->operands())
    if (!checkOperand(U))
      return false;
  return true;
}

bool ConversionChecker::checkMetadata() {
  MetadataEnumeration Metadata(M, Debug);
  for (const MetadataEnumeration::Entry &Entry : Metadata.entries()) {
    if (isa<MDString, MDTuple>(Entry.MD) || (Debug && DebugMetadata::isDebugNode(Entry.MD)))
      continue;
    const auto *Value = dyn_cast<ConstantAsMetadata>(Entry.MD);
    if (!Value)
      return fail("a node that is neither a tuple, a string nor a constant");
    if (!checkConstant(Value->getValue()))
      return false;
  }
  return true;
}

} // namespace

llvm::Error checkExpressible(const Module &M, const PointerTypes &Pointers,
                             const DebugMetadata *Debug) {
  return ConversionChecker(M, Pointers, Debug).check();
}

} // namespace dxil::lowering
