// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BitcodeWriterImpl.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ValueSymbolTable.h"

using namespace llvm;

namespace dxil {

static uint64_t alignCode(Align Alignment) { return Log2(Alignment) + 1; }

static uint64_t orderingCode(AtomicOrdering Ordering) {
  switch (Ordering) {
  case AtomicOrdering::NotAtomic:
    return bitc::ORDERING_NOTATOMIC;
  case AtomicOrdering::Unordered:
    return bitc::ORDERING_UNORDERED;
  case AtomicOrdering::Monotonic:
    return bitc::ORDERING_MONOTONIC;
  case AtomicOrdering::Acquire:
    return bitc::ORDERING_ACQUIRE;
  case AtomicOrdering::Release:
    return bitc::ORDERING_RELEASE;
  case AtomicOrdering::AcquireRelease:
    return bitc::ORDERING_ACQREL;
  case AtomicOrdering::SequentiallyConsistent:
    return bitc::ORDERING_SEQCST;
  }
  return bitc::ORDERING_SEQCST;
}

/// LLVM 3.7 knows the scopes of one thread (0) and of all (1).
static uint64_t scopeCode(SyncScope::ID Scope) { return Scope != SyncScope::SingleThread; }

void ModuleWriter::push(unsigned Id) {
  // Distances are 32-bit and wrap for forward references.
  Fields.push_back(uint32_t(NextValue - Id));
}

void ModuleWriter::push(const Use &U) { push(Values.id(U)); }

/// Pushes \p U and, if it refers forward, its type. Returns whether it does.
bool ModuleWriter::pushWithType(const Use &U) {
  unsigned Id = Values.id(U);
  push(Id);
  if (Id < NextValue)
    return false;
  Fields.push_back(Types.ofUse(U));
  return true;
}

void ModuleWriter::emit(unsigned Code, unsigned Abbrev) {
  Stream.EmitRecord(Code, Fields, Abbrev);
}

void ModuleWriter::writeFunction(const Function &F) {
  Stream.EnterSubblock(bitc::FUNCTION_BLOCK_ID, 4);
  Values.enterFunction(F);
  Fields.assign({Values.blockCount()});
  emit(bitc::FUNC_CODE_DECLAREBLOCKS);
  writeConstants(Values.firstLocalConstant(), Values.endOfLocalConstants(), false);
  Metadata.enterFunction(F);
  writeLocalMetadata();
  LastLocation = nullptr;
  NextValue = Values.endOfLocalConstants();
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB) {
      Fields.clear();
      writeInstruction(I);
      if (!I.getType()->isVoidTy())
        ++NextValue;
      writeLocation(I);
    }
  if (const ValueSymbolTable *Symbols = F.getValueSymbolTable())
    writeSymbolTable(*Symbols);
  writeAttachments(F);
  Metadata.leaveFunction();
  Values.leaveFunction();
  Stream.ExitBlock();
}

void ModuleWriter::writeInstruction(const Instruction &I) {
  if (const auto *Binary = dyn_cast<BinaryOperator>(&I)) {
    bool IsForward = pushWithType(I.getOperandUse(0));
    push(I.getOperandUse(1));
    Fields.push_back(*binaryCode(Binary->getOpcode()));
    uint64_t Flags = operatorFlags(I);
    if (Flags)
      Fields.push_back(Flags);
    return emit(bitc::FUNC_CODE_INST_BINOP,
                IsForward ? 0 : (Flags ? FunctionBinaryFlags : FunctionBinary));
  }
  if (isa<CastInst>(I)) {
    bool IsForward = pushWithType(I.getOperandUse(0));
    Fields.append({Types.ofValue(&I), *castCode(I.getOpcode())});
    return emit(bitc::FUNC_CODE_INST_CAST, IsForward ? 0 : FunctionCast);
  }
  if (isa<CmpInst>(I)) {
    pushWithType(I.getOperandUse(0));
    push(I.getOperandUse(1));
    Fields.push_back(cast<CmpInst>(I).getPredicate());
    if (uint64_t Flags = operatorFlags(I))
      Fields.push_back(Flags);
    return emit(bitc::FUNC_CODE_INST_CMP2);
  }
  if (isa<SelectInst>(I)) {
    pushWithType(I.getOperandUse(1));
    push(I.getOperandUse(2));
    pushWithType(I.getOperandUse(0));
    return emit(bitc::FUNC_CODE_INST_VSELECT);
  }
  if (const auto *Call = dyn_cast<CallInst>(&I))
    return writeCall(*Call);
  if (isa<PHINode>(I))
    return writePhi(I);
  if (I.isTerminator())
    return writeControlFlow(I);
  if (isa<AllocaInst, LoadInst, StoreInst, GetElementPtrInst, AtomicRMWInst,
          AtomicCmpXchgInst, FenceInst>(I))
    return writeMemory(I);
  return writeAggregate(I);
}

void ModuleWriter::writeControlFlow(const Instruction &I) {
  if (const auto *Ret = dyn_cast<ReturnInst>(&I)) {
    if (!Ret->getReturnValue())
      return emit(bitc::FUNC_CODE_INST_RET, FunctionRetVoid);
    bool IsForward = pushWithType(I.getOperandUse(0));
    return emit(bitc::FUNC_CODE_INST_RET, IsForward ? 0 : FunctionRet);
  }
  if (const auto *Branch = dyn_cast<BranchInst>(&I)) {
    Fields.push_back(Values.block(Branch->getSuccessor(0)));
    if (Branch->isConditional()) {
      Fields.push_back(Values.block(Branch->getSuccessor(1)));
      push(Values.id(Branch->getCondition()));
    }
    return emit(bitc::FUNC_CODE_INST_BR);
  }
  if (const auto *Switch = dyn_cast<SwitchInst>(&I)) {
    unsigned Type = Types.get(Switch->getCondition()->getType());
    Fields.push_back(Type);
    push(Values.id(Switch->getCondition()));
    Fields.push_back(Values.block(Switch->getDefaultDest()));
    for (const auto &Case : Switch->cases()) {
      // Cases are the one place where a value's number is absolute.
      Fields.push_back(Values.id(Case.getCaseValue(), Type));
      Fields.push_back(Values.block(Case.getCaseSuccessor()));
    }
    return emit(bitc::FUNC_CODE_INST_SWITCH);
  }
  emit(bitc::FUNC_CODE_INST_UNREACHABLE, FunctionUnreachable);
}

void ModuleWriter::writePhi(const Instruction &I) {
  const auto &Phi = cast<PHINode>(I);
  Fields.push_back(Types.ofValue(&Phi));
  for (unsigned N = 0, E = Phi.getNumIncomingValues(); N != E; ++N) {
    unsigned Id = Values.id(Phi.getOperandUse(N));
    Fields.push_back(signedField(int32_t(NextValue - Id)));
    Fields.push_back(Values.block(Phi.getIncomingBlock(N)));
  }
  emit(bitc::FUNC_CODE_INST_PHI);
}

/// LLVM 3.7's number of an atomic operation, or nothing if it has none.
static uint64_t operationCode(AtomicRMWInst::BinOp Op) {
  switch (Op) {
  case AtomicRMWInst::Xchg:
    return bitc::RMW_XCHG;
  case AtomicRMWInst::Add:
    return bitc::RMW_ADD;
  case AtomicRMWInst::Sub:
    return bitc::RMW_SUB;
  case AtomicRMWInst::And:
    return bitc::RMW_AND;
  case AtomicRMWInst::Nand:
    return bitc::RMW_NAND;
  case AtomicRMWInst::Or:
    return bitc::RMW_OR;
  case AtomicRMWInst::Xor:
    return bitc::RMW_XOR;
  case AtomicRMWInst::Max:
    return bitc::RMW_MAX;
  case AtomicRMWInst::Min:
    return bitc::RMW_MIN;
  case AtomicRMWInst::UMax:
    return bitc::RMW_UMAX;
  default: // checkExpressible() lets no other through
    return bitc::RMW_UMIN;
  }
}

void ModuleWriter::writeMemory(const Instruction &I) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I)) {
    // Bit 6 says that the type is the allocated one, not a pointer to it.
    const Use &Size = I.getOperandUse(0);
    Fields.append({Types.get(Alloca->getAllocatedType()), Types.ofUse(Size), Values.id(Size),
                   alignCode(Alloca->getAlign()) | 1 << 6});
    return emit(bitc::FUNC_CODE_INST_ALLOCA);
  }
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I)) {
    Fields.append({GEP->isInBounds(), Types.get(GEP->getSourceElementType())});
    for (const Use &U : I.operands())
      pushWithType(U);
    return emit(bitc::FUNC_CODE_INST_GEP, FunctionGEP);
  }
  if (const auto *Load = dyn_cast<LoadInst>(&I)) {
    bool IsForward = pushWithType(I.getOperandUse(0));
    Fields.append({Types.ofValue(Load), alignCode(Load->getAlign()), Load->isVolatile()});
    if (!Load->isAtomic())
      return emit(bitc::FUNC_CODE_INST_LOAD, IsForward ? 0 : FunctionLoad);
    Fields.append({orderingCode(Load->getOrdering()), scopeCode(Load->getSyncScopeID())});
    return emit(bitc::FUNC_CODE_INST_LOADATOMIC);
  }
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    pushWithType(I.getOperandUse(1));
    pushWithType(I.getOperandUse(0));
    Fields.append({alignCode(Store->getAlign()), Store->isVolatile()});
    if (!Store->isAtomic())
      return emit(bitc::FUNC_CODE_INST_STORE);
    Fields.append({orderingCode(Store->getOrdering()), scopeCode(Store->getSyncScopeID())});
    return emit(bitc::FUNC_CODE_INST_STOREATOMIC);
  }
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I)) {
    pushWithType(I.getOperandUse(0));
    push(I.getOperandUse(1));
    Fields.append({operationCode(RMW->getOperation()), RMW->isVolatile(),
                   orderingCode(RMW->getOrdering()), scopeCode(RMW->getSyncScopeID())});
    return emit(bitc::FUNC_CODE_INST_ATOMICRMW_OLD);
  }
  if (const auto *Xchg = dyn_cast<AtomicCmpXchgInst>(&I)) {
    pushWithType(I.getOperandUse(0));
    pushWithType(I.getOperandUse(1));
    push(I.getOperandUse(2));
    Fields.append({Xchg->isVolatile(), orderingCode(Xchg->getSuccessOrdering()),
                   scopeCode(Xchg->getSyncScopeID()),
                   orderingCode(Xchg->getFailureOrdering()), Xchg->isWeak()});
    return emit(bitc::FUNC_CODE_INST_CMPXCHG);
  }
  const auto &Fence = cast<FenceInst>(I);
  Fields.append({orderingCode(Fence.getOrdering()), scopeCode(Fence.getSyncScopeID())});
  emit(bitc::FUNC_CODE_INST_FENCE);
}

void ModuleWriter::writeCall(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  uint64_t Flags = uint64_t(Call.getCallingConv()) << 1 | Call.isTailCall() |
                   uint64_t(Call.isMustTailCall()) << 14 | 1 << 15;
  Fields.append({Attributes.id(Call.getAttributes()), Flags, Types.function(*Callee)});
  pushWithType(Call.getCalledOperandUse());
  for (const Use &Arg : Call.args()) {
    if (const auto *MD = dyn_cast<MetadataAsValue>(Arg.get()))
      push(Metadata.id(MD->getMetadata()));
    else
      push(Arg);
  }
  emit(bitc::FUNC_CODE_INST_CALL);
}

/// Parts of vectors and of structs and arrays.
void ModuleWriter::writeAggregate(const Instruction &I) {
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    pushWithType(I.getOperandUse(0));
    Fields.append(Extract->idx_begin(), Extract->idx_end());
    return emit(bitc::FUNC_CODE_INST_EXTRACTVAL);
  }
  if (const auto *Insert = dyn_cast<InsertValueInst>(&I)) {
    pushWithType(I.getOperandUse(0));
    pushWithType(I.getOperandUse(1));
    Fields.append(Insert->idx_begin(), Insert->idx_end());
    return emit(bitc::FUNC_CODE_INST_INSERTVAL);
  }
  pushWithType(I.getOperandUse(0));
  if (isa<ExtractElementInst>(I)) {
    pushWithType(I.getOperandUse(1));
    return emit(bitc::FUNC_CODE_INST_EXTRACTELT);
  }
  push(I.getOperandUse(1));
  if (isa<InsertElementInst>(I)) {
    pushWithType(I.getOperandUse(2));
    return emit(bitc::FUNC_CODE_INST_INSERTELT);
  }
  const Constant *Mask = cast<ShuffleVectorInst>(I).getShuffleMaskForBitcode();
  push(Values.id(Mask, Types.get(Mask->getType())));
  emit(bitc::FUNC_CODE_INST_SHUFFLEVEC);
}

} // namespace dxil
