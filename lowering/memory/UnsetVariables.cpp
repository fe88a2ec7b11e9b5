// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Warns of local variables that are read where no store can have set them. Runs on the code as a
// front end has written it: each variable is an alloca, and each read is a load at the place of its
// expression.

#include "PointerAccess.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// The largest number of uses that are examined; a variable with more counts as set.
constexpr unsigned MostUses = 1024;

struct Access {
  Instruction *I;
  ByteRange Bytes;
};

bool overlap(ByteRange A, ByteRange B) {
  return A.Begin < B.End && B.Begin < A.End;
}

/// Returns true if \p Aggregate is read from memory only because a part of it is about to be set.
bool isForPart(const Instruction &Aggregate) {
  return !Aggregate.use_empty() && all_of(Aggregate.users(), [&](const User *U) {
    if (isa<CastInst, ICmpInst>(U) && U->getType()->isVectorTy()) // a vector of bool
      return isForPart(*cast<Instruction>(U));
    return setsPart(*U, Aggregate);
  });
}

/// Returns true if \p Store only gives an unset variable an arbitrary value.
bool givesAnyValue(const StoreInst &Store) {
  const auto *Any = dyn_cast<FreezeInst>(Store.getValueOperand());
  return Any && isa<UndefValue>(Any->getOperand(0));
}

/// The accesses of one variable: reads, and all instructions that may write it or let others write
/// it.
class VariableUses {
public:
  VariableUses(AllocaInst &Variable, const DataLayout &DL) : DL(DL) {
    auto Size = int64_t(DL.getTypeAllocSize(Variable.getAllocatedType()).getFixedValue());
    Whole = {0, Size};
    IsComplete = collect(Variable, 0);
  }

  /// Returns the first read that no write can precede, or null.
  Instruction *firstUnsetRead() const {
    if (!IsComplete || Reads.empty())
      return nullptr;
    for (const Access &Read : Reads)
      if (none_of(Writes, [&](const Access &W) {
            return overlap(W.Bytes, Read.Bytes) && mayComeBefore(*W.I, *Read.I);
          }))
        return Read.I;
    return nullptr;
  }

private:
  /// Returns false if there are too many uses. \p Offset is empty if it is not constant.
  bool collect(Value &Pointer, std::optional<int64_t> Offset) {
    for (User *U : Pointer.users()) {
      auto *I = dyn_cast<Instruction>(U);
      if (!I || ++Count > MostUses)
        return false;
      if (auto *GEP = dyn_cast<GetElementPtrInst>(I)) {
        APInt Constant(DL.getIndexTypeSizeInBits(GEP->getType()), 0);
        bool IsConstant = Offset && GEP->accumulateConstantOffset(DL, Constant);
        if (!collect(*GEP,
                     IsConstant ? std::optional(*Offset + Constant.getSExtValue()) : std::nullopt))
          return false;
      } else if (auto *Load = dyn_cast<LoadInst>(I)) {
        addRead(*Load, Offset);
      } else if (auto *Store = dyn_cast<StoreInst>(I);
                 Store && Store->getValueOperand() != &Pointer) {
        if (!givesAnyValue(*Store))
          Writes.push_back({I, range(Offset, Store->getValueOperand()->getType())});
      } else if (!isNoAccess(*I, Pointer)) {
        Writes.push_back({I, Whole});
      }
    }
    return true;
  }

  /// Adds a read of a scalar or vector. A copy for an `inout` argument does not count, because the
  /// callee may set it without reading it. Of a vector only the extracted elements count.
  void addRead(LoadInst &Load, std::optional<int64_t> Offset) {
    Type *Ty = Load.getType();
    if ((!Ty->isIntOrIntVectorTy() && !Ty->isFPOrFPVectorTy()) || isForPart(Load))
      return;
    if (Load.hasOneUse())
      if (auto *Copy = dyn_cast<StoreInst>(*Load.user_begin()))
        if (any_of(Copy->getPointerOperand()->users(), [](User *U) { return isa<CallBase>(U); }))
          return;
    ByteRange Bytes = range(Offset, Ty);
    if (Offset && Ty->isVectorTy() && !Load.use_empty()) {
      auto Size = int64_t(DL.getTypeAllocSize(Ty->getScalarType()).getFixedValue());
      ByteRange Accessed{Bytes.End, Bytes.Begin};
      for (User *U : Load.users()) {
        auto *Element = dyn_cast<ExtractElementInst>(U);
        auto *Index = Element ? dyn_cast<ConstantInt>(Element->getIndexOperand()) : nullptr;
        int64_t Start = Index ? Bytes.Begin + int64_t(Index->getLimitedValue(Bytes.End)) * Size : 0;
        Accessed =
            Index ? ByteRange{std::min(Accessed.Begin, Start), std::max(Accessed.End, Start + Size)}
                  : Bytes;
        if (!Index)
          break;
      }
      Bytes = Accessed;
    }
    if (Bytes.Begin >= 0 && Bytes.End <= Whole.End) // otherwise outside of the variable
      Reads.push_back({&Load, Bytes});
  }

  ByteRange range(std::optional<int64_t> Offset, Type *Ty) const {
    if (!Offset)
      return Whole;
    return {*Offset, *Offset + int64_t(DL.getTypeStoreSize(Ty).getFixedValue())};
  }

  /// Returns true for an instruction that neither reads nor writes. A copy of the whole variable to
  /// elsewhere is no write, and as a read says nothing of the use of the copy.
  static bool isNoAccess(const Instruction &I, const Value &Pointer) {
    if (auto *Copy = dyn_cast<MemTransferInst>(&I))
      return Copy->getRawDest() != &Pointer;
    auto *II = dyn_cast<IntrinsicInst>(&I);
    return II && (II->isLifetimeStartOrEnd() || II->getIntrinsicID() == Intrinsic::var_annotation ||
                  isa<DbgInfoIntrinsic>(II));
  }

  /// Returns true if there is a path from \p First to \p Then.
  bool mayComeBefore(const Instruction &First, const Instruction &Then) const {
    if (First.getParent() == Then.getParent() && First.comesBefore(&Then))
      return true;
    auto [Entry, IsNew] = After.try_emplace(First.getParent());
    if (IsNew) {
      SmallVector<const BasicBlock *> Work(successors(First.getParent()));
      while (!Work.empty())
        if (const BasicBlock *BB = Work.pop_back_val(); Entry->second.insert(BB).second)
          append_range(Work, successors(BB));
    }
    return Entry->second.contains(Then.getParent());
  }

  const DataLayout &DL;
  ByteRange Whole;
  unsigned Count = 0;
  bool IsComplete = false;
  SmallVector<Access> Reads, Writes;
  mutable DenseMap<const BasicBlock *, SmallPtrSet<const BasicBlock *, 16>> After;
};

/// Returns true if the entry block stores an argument to the variable, as for parameters.
bool isSetAtOnce(const AllocaInst &Variable) {
  for (const User *U : Variable.users())
    if (auto *Store = dyn_cast<StoreInst>(U);
        Store && isa<Argument>(Store->getValueOperand()) && Store->getParent()->isEntryBlock())
      return true;
  return false;
}

void warnIn(Function &F) {
  const DataLayout &DL = F.getDataLayout();
  for (Instruction &I : F.getEntryBlock())
    if (auto *Variable = dyn_cast<AllocaInst>(&I); Variable && !isSetAtOnce(*Variable))
      if (Instruction *Read = VariableUses(*Variable, DL).firstUnsetRead())
        reportWarning(*Read, "variable is uninitialized when used here [-Wuninitialized]");
}

} // namespace

PreservedAnalyses UnsetVariablesPass::run(Module &M, ModuleAnalysisManager &) {
  for (Function &F : M)
    if (!F.isDeclaration())
      warnIn(F);
  return PreservedAnalyses::all();
}

} // namespace dxil::lowering
