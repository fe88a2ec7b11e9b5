// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleConverter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

void ModuleConverter::convertFunction(const Function &F, ir::Function &To) {
  Values.enterFunction(F);
  Metadata.enterFunction(F);
  ValueShift = uint32_t(Out.Values.size()) - Values.endOfConstants();
  MetadataShift = uint32_t(Out.Metadata.size()) - Metadata.endOfModule();
  FirstBlock = uint32_t(Out.Blocks.size());
  LastLocation = nullptr;

  To.FirstArgument = ir::ValueId(Out.Values.size());
  To.ArgumentCount = uint32_t(F.arg_size());
  for (const Argument &Arg : F.args())
    addValue(ir::ValueKind::Argument, Types.ofValue(&Arg), Arg.getArgNo());
  To.Constants = convertConstants(Values.firstLocalConstant(), Values.endOfLocalConstants());
  To.Metadata = convertMetadata(Metadata.entries().drop_front(Metadata.endOfModule()));
  To.Blocks = {FirstBlock, Values.blockCount()};
  To.Instructions.First = uint32_t(Out.Instructions.size());
  for (const BasicBlock &BB : F) {
    ir::Block Block;
    Block.Parent = Out.Values[To.Self].Index;
    Block.Instructions = {uint32_t(Out.Instructions.size()), uint32_t(BB.size())};
    if (BB.hasName())
      Out.setBlockName(ir::BlockId(Out.Blocks.size()), save(BB.getName()));
    Out.Blocks.push_back(Block);
    for (const Instruction &I : BB) {
      ir::Instruction New;
      New.Op = opcodeOf(I);
      New.Type = Types.ofValue(&I);
      convertInstruction(I, New);
      if (!I.getType()->isVoidTy())
        New.Result =
            addValue(ir::ValueKind::Instruction, New.Type, uint32_t(Out.Instructions.size()));
      const auto Id = ir::InstId(Out.Instructions.size());
      Out.Instructions.push_back(New);
      if (const uint32_t Location = convertLocation(I); Location != ir::None)
        Out.setLocation(Id, Location);
      Out.attach(Id, convertAttachments(I));
    }
  }
  To.Instructions.Count = uint32_t(Out.Instructions.size()) - To.Instructions.First;
  nameLocals(F);
  Metadata.leaveFunction();
  Values.leaveFunction();
}

void ModuleConverter::nameLocals(const Function &F) {
  for (const Argument &Arg : F.args())
    if (Arg.hasName())
      Out.setName(value(&Arg), save(Arg.getName()));
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB)
      if (I.hasName())
        Out.setName(value(&I), save(I.getName()));
}

ir::Opcode ModuleConverter::opcodeOf(const Instruction &I) const {
  if (std::optional<ir::Opcode> Op = binaryOpcode(I.getOpcode()))
    return *Op;
  if (std::optional<ir::Opcode> Op = castOpcode(I.getOpcode()))
    return *Op;
  switch (I.getOpcode()) {
  case Instruction::ICmp: return ir::Opcode::ICmp;
  case Instruction::FCmp: return ir::Opcode::FCmp;
  case Instruction::Select: return ir::Opcode::Select;
  case Instruction::ExtractElement: return ir::Opcode::ExtractElement;
  case Instruction::InsertElement: return ir::Opcode::InsertElement;
  case Instruction::ShuffleVector: return ir::Opcode::ShuffleVector;
  case Instruction::ExtractValue: return ir::Opcode::ExtractValue;
  case Instruction::InsertValue: return ir::Opcode::InsertValue;
  case Instruction::GetElementPtr: return ir::Opcode::GetElementPtr;
  case Instruction::Alloca: return ir::Opcode::Alloca;
  case Instruction::Load: return ir::Opcode::Load;
  case Instruction::Store: return ir::Opcode::Store;
  case Instruction::AtomicCmpXchg: return ir::Opcode::CmpXchg;
  case Instruction::AtomicRMW: return ir::Opcode::AtomicRmw;
  case Instruction::Fence: return ir::Opcode::Fence;
  case Instruction::PHI: return ir::Opcode::Phi;
  case Instruction::Call: return ir::Opcode::Call;
  case Instruction::Ret: return ir::Opcode::Ret;
  case Instruction::Br: return ir::Opcode::Br;
  case Instruction::Switch: return ir::Opcode::Switch;
  default: return ir::Opcode::Unreachable; // checkExpressible() lets no other through
  }
}

void ModuleConverter::convertInstruction(const Instruction &I, ir::Instruction &To) {
  if (ir::isTerminator(To.Op))
    return convertControlFlow(I, To);
  switch (To.Op) {
  case ir::Opcode::Alloca:
  case ir::Opcode::Load:
  case ir::Opcode::Store:
  case ir::Opcode::GetElementPtr: return convertMemory(I, To);
  case ir::Opcode::CmpXchg:
  case ir::Opcode::AtomicRmw:
  case ir::Opcode::Fence: return convertAtomic(I, To);
  case ir::Opcode::Phi: return convertPhi(I, To);
  case ir::Opcode::Call: return convertCall(cast<CallInst>(I), To);
  case ir::Opcode::ExtractValue:
  case ir::Opcode::InsertValue:
  case ir::Opcode::ShuffleVector: return convertAggregate(I, To);
  default:
    for (const Use &U : I.operands())
      addOperand(value(U), To.Operands);
    if (const auto *Compare = dyn_cast<CmpInst>(&I))
      To.Predicate = uint8_t(Compare->getPredicate());
    // LLVM 3.7 has no flags on casts and selects.
    if (ir::isBinary(To.Op) || To.Op == ir::Opcode::FCmp)
      To.Flags = operatorFlags(I);
  }
}

void ModuleConverter::convertControlFlow(const Instruction &I, ir::Instruction &To) {
  if (const auto *Ret = dyn_cast<ReturnInst>(&I)) {
    if (Ret->getReturnValue())
      addOperand(value(I.getOperandUse(0)), To.Operands);
  } else if (const auto *Branch = dyn_cast<BranchInst>(&I)) {
    SmallVector<uint32_t, 2> Targets;
    for (const BasicBlock *Successor : successors(&I))
      Targets.push_back(block(Successor));
    Out.setTargets(To, Targets);
    if (Branch->isConditional())
      addOperand(value(Branch->getCondition()), To.Operands);
  } else if (const auto *Switch = dyn_cast<SwitchInst>(&I)) {
    const unsigned Type = Types.get(Switch->getCondition()->getType());
    addOperand(value(Switch->getCondition()), To.Operands);
    SmallVector<uint32_t, 16> Targets{block(Switch->getDefaultDest())};
    for (const auto &Case : Switch->cases()) {
      addOperand(valueId(Values.id(Case.getCaseValue(), Type)), To.Operands);
      Targets.push_back(block(Case.getCaseSuccessor()));
    }
    Out.setTargets(To, Targets);
  }
}

void ModuleConverter::convertPhi(const Instruction &I, ir::Instruction &To) {
  const auto &Phi = cast<PHINode>(I);
  SmallVector<uint32_t, 8> Targets;
  for (unsigned N = 0, E = Phi.getNumIncomingValues(); N != E; ++N) {
    addOperand(value(Phi.getOperandUse(N)), To.Operands);
    Targets.push_back(block(Phi.getIncomingBlock(N)));
  }
  Out.setTargets(To, Targets);
}

static ir::Ordering orderingOf(AtomicOrdering Ordering) {
  switch (Ordering) {
  case AtomicOrdering::NotAtomic: return ir::Ordering::NotAtomic;
  case AtomicOrdering::Unordered: return ir::Ordering::Unordered;
  case AtomicOrdering::Monotonic: return ir::Ordering::Monotonic;
  case AtomicOrdering::Acquire: return ir::Ordering::Acquire;
  case AtomicOrdering::Release: return ir::Ordering::Release;
  case AtomicOrdering::AcquireRelease: return ir::Ordering::AcquireRelease;
  case AtomicOrdering::SequentiallyConsistent: break;
  }
  return ir::Ordering::SequentiallyConsistent;
}

/// LLVM 3.7 has two scopes: one thread, and all.
static bool isSingleThread(SyncScope::ID Scope) {
  return Scope == SyncScope::SingleThread;
}

void ModuleConverter::convertMemory(const Instruction &I, ir::Instruction &To) {
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    addOperand(value(I.getOperandUse(1)), To.Operands);
    addOperand(value(I.getOperandUse(0)), To.Operands);
    To.Alignment = ir::Alignment(uint32_t(Store->getAlign().value()));
    To.Flags = Store->isVolatile() ? ir::Volatile : 0;
    To.Ordering = orderingOf(Store->getOrdering());
    To.SingleThread = Store->isAtomic() && isSingleThread(Store->getSyncScopeID());
    return;
  }
  for (const Use &U : I.operands())
    addOperand(value(U), To.Operands);
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I)) {
    To.Alignment = ir::Alignment(uint32_t(Alloca->getAlign().value()));
  } else if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I)) {
    To.Flags = GEP->isInBounds() ? ir::InBounds : 0;
  } else if (const auto *Load = dyn_cast<LoadInst>(&I)) {
    To.Alignment = ir::Alignment(uint32_t(Load->getAlign().value()));
    To.Flags = Load->isVolatile() ? ir::Volatile : 0;
    To.Ordering = orderingOf(Load->getOrdering());
    To.SingleThread = Load->isAtomic() && isSingleThread(Load->getSyncScopeID());
  }
}

/// Returns the LLVM 3.7 form of an atomic operation.
static ir::RmwOperation operationOf(AtomicRMWInst::BinOp Op) {
  switch (Op) {
  case AtomicRMWInst::Xchg: return ir::RmwOperation::Xchg;
  case AtomicRMWInst::Add: return ir::RmwOperation::Add;
  case AtomicRMWInst::Sub: return ir::RmwOperation::Sub;
  case AtomicRMWInst::And: return ir::RmwOperation::And;
  case AtomicRMWInst::Nand: return ir::RmwOperation::Nand;
  case AtomicRMWInst::Or: return ir::RmwOperation::Or;
  case AtomicRMWInst::Xor: return ir::RmwOperation::Xor;
  case AtomicRMWInst::Max: return ir::RmwOperation::Max;
  case AtomicRMWInst::Min: return ir::RmwOperation::Min;
  case AtomicRMWInst::UMax: return ir::RmwOperation::UMax;
  default: return ir::RmwOperation::UMin; // checkExpressible() lets no other through
  }
}

void ModuleConverter::convertAtomic(const Instruction &I, ir::Instruction &To) {
  for (const Use &U : I.operands())
    addOperand(value(U), To.Operands);
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I)) {
    To.Predicate = uint8_t(operationOf(RMW->getOperation()));
    To.Flags = RMW->isVolatile() ? ir::Volatile : 0;
    To.Ordering = orderingOf(RMW->getOrdering());
    To.SingleThread = isSingleThread(RMW->getSyncScopeID());
  } else if (const auto *Xchg = dyn_cast<AtomicCmpXchgInst>(&I)) {
    To.Flags = uint16_t((Xchg->isVolatile() ? ir::Volatile : 0) | (Xchg->isWeak() ? ir::Weak : 0));
    To.Ordering = orderingOf(Xchg->getSuccessOrdering());
    To.FailureOrdering = orderingOf(Xchg->getFailureOrdering());
    To.SingleThread = isSingleThread(Xchg->getSyncScopeID());
  } else if (const auto *Fence = dyn_cast<FenceInst>(&I)) {
    To.Ordering = orderingOf(Fence->getOrdering());
    To.SingleThread = isSingleThread(Fence->getSyncScopeID());
  }
}

void ModuleConverter::convertCall(const CallInst &Call, ir::Instruction &To) {
  To.CallingConvention = uint16_t(Call.getCallingConv());
  To.Flags = uint16_t((Call.isTailCall() ? ir::TailCall : 0) |
                      (Call.isMustTailCall() ? ir::MustTailCall : 0));
  Out.setCall(To, value(Call.getCalledOperandUse()), Attributes.id(Call.getAttributes()));
  for (const Use &Arg : Call.args()) {
    const auto *MD = dyn_cast<MetadataAsValue>(Arg.get());
    addOperand(MD ? metadata(MD->getMetadata()) | ir::MetadataOperandBit : value(Arg), To.Operands);
  }
}

/// Converts instructions with indices of their own, or with a mask that LLVM 22 keeps outside the
/// operands.
void ModuleConverter::convertAggregate(const Instruction &I, ir::Instruction &To) {
  for (const Use &U : I.operands())
    addOperand(value(U), To.Operands);
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    Out.setTargets(To, Extract->getIndices());
  } else if (const auto *Insert = dyn_cast<InsertValueInst>(&I)) {
    Out.setTargets(To, Insert->getIndices());
  } else {
    const Constant *Mask = cast<ShuffleVectorInst>(I).getShuffleMaskForBitcode();
    addOperand(valueId(Values.id(Mask, Types.get(Mask->getType()))), To.Operands);
  }
}

} // namespace dxil::lowering
