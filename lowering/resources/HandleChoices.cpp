// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources that a phi, a select or a local array chooses at run time. DXIL has one handle for each
// binding and index, so a choice among elements of one binding becomes a choice of indices, and a
// local array of resources becomes an array of indices. A choice among different bindings is an
// error.

#include "HandleChoices.h"
#include "HandleTypes.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Resources.h"
#include "memory/PointerAccess.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

#include <numeric>

using namespace llvm;

namespace dxil::lowering {

namespace {

/// The index operand of both intrinsics that make handles from bindings.
constexpr unsigned IndexOperand = 3;

CallInst *bindingOf(Value *V) {
  auto *II = dyn_cast<IntrinsicInst>(V);
  if (II && (II->getIntrinsicID() == Intrinsic::dx_resource_handlefrombinding ||
             II->getIntrinsicID() == Intrinsic::dx_resource_handlefromimplicitbinding))
    return II;
  return nullptr;
}

/// Whether two handles belong to one binding.
bool sameBinding(const CallInst &A, const CallInst &B) {
  if (A.getCalledFunction() != B.getCalledFunction())
    return false;
  for (unsigned I = 0; I != A.arg_size(); ++I)
    if (I != IndexOperand && A.getArgOperand(I) != B.getArgOperand(I))
      return false;
  return true;
}

/// A load or store of a handle in a local variable.
struct Slot {
  Instruction *I;
  LinearOffset Offset;

  bool mayBe(const Slot &Other) const {
    int64_t Unit = 0;
    for (const Slot *S : {this, &Other})
      for (auto &[V, Scale] : S->Offset.Terms)
        Unit = std::gcd(Unit, Scale);
    int64_t Distance = Offset.Constant - Other.Offset.Constant;
    return Unit ? Distance % Unit == 0 : Distance == 0;
  }
};

/// A local variable that holds handles, and the indices that replace them.
struct Local {
  SmallVector<Slot, 4> Loads, Stores;
  SmallVector<Instruction *, 2> Clears; ///< stores of undefined values, at any offset
  SmallPtrSet<Value *, 4> Seen;
  AllocaInst *Indices = nullptr;
};

bool holdsHandles(const Local &L) {
  return !L.Loads.empty() || !L.Stores.empty() ||
         any_of(L.Clears, [](Instruction *I) { return isHandleType(I->getOperand(0)->getType()); });
}

class Chooser {
public:
  explicit Chooser(Function &F) : F(F), DL(F.getDataLayout()) {}
  bool run();
  SmallVector<Instruction *, 8> amongBindings();

private:
  void collect();
  bool collectLocal(Value &Pointer, const LinearOffset *Offset, Local &L);
  /// Returns the binding to which every handle that can reach `Choice` belongs. Returns null if
  /// there is no common binding; sets `Differs` if the handles come from different bindings.
  CallInst *commonBinding(Instruction &Choice, bool &Differs) const;
  bool addSources(Instruction &Choice, SmallSetVector<Value *, 8> &Sources) const;
  Value *indexOf(Value *Handle, Instruction &User);
  Value *indexOfLoad(LoadInst &Load);
  void storeIndices(AllocaInst &Variable, Local &L, const Slot &Load);
  void forget(AllocaInst &Variable, Local &L);
  Value *placeOf(IRBuilder<> &B, const Local &L, const Slot &S) const;

  Function &F;
  const DataLayout &DL;
  MapVector<AllocaInst *, Local> Locals;
  DenseMap<Instruction *, AllocaInst *> LocalOf;
  SmallVector<Instruction *, 8> Choices;
  DenseMap<Value *, Value *> Indices;
  SmallPtrSet<Instruction *, 8> Stored; ///< stores of handles whose index is stored
};

//===-- Collection --------------------------------------------------------===//

/// `Offset` is null if unknown, as in the loop with which clang constructs an array.
bool Chooser::collectLocal(Value &Pointer, const LinearOffset *Offset, Local &L) {
  for (User *U : Pointer.users()) {
    auto *I = cast<Instruction>(U);
    if (auto *GEP = dyn_cast<GEPOperator>(I)) {
      LinearOffset Sum = Offset ? *Offset : LinearOffset();
      Sum.addGEP(DL, *GEP);
      if (!collectLocal(*I, Offset ? &Sum : nullptr, L))
        return false;
    } else if (isa<PHINode>(I)) {
      if (L.Seen.insert(I).second && !collectLocal(*I, nullptr, L))
        return false;
    } else if (auto *Store = dyn_cast<StoreInst>(I)) {
      if (Store->getValueOperand() == &Pointer)
        return false;
      if (isa<UndefValue>(Store->getValueOperand()))
        L.Clears.push_back(I);
      else if (!Offset)
        return false;
      else if (isHandleType(Store->getValueOperand()->getType()))
        L.Stores.push_back({I, *Offset});
    } else if (isa<LoadInst>(I) && Offset) {
      if (isHandleType(I->getType()))
        L.Loads.push_back({I, *Offset});
    } else if (!isa<ICmpInst>(I) && !I->isLifetimeStartOrEnd()) {
      return false;
    }
  }
  return true;
}

void Chooser::collect() {
  for (Instruction &I : instructions(F)) {
    if (auto *Variable = dyn_cast<AllocaInst>(&I)) {
      Local L;
      LinearOffset Start;
      if (!collectLocal(*Variable, &Start, L) || !holdsHandles(L))
        continue;
      for (Slot &S : L.Loads)
        LocalOf[S.I] = Variable;
      Locals.insert({Variable, std::move(L)});
    }
    if (isHandleType(I.getType()) && (isa<PHINode, SelectInst>(I) || LocalOf.contains(&I)))
      Choices.push_back(&I);
  }
}

bool Chooser::addSources(Instruction &Choice, SmallSetVector<Value *, 8> &Sources) const {
  if (auto *Phi = dyn_cast<PHINode>(&Choice)) {
    for (Value *V : Phi->incoming_values())
      Sources.insert(V);
    return true;
  }
  if (auto *Select = dyn_cast<SelectInst>(&Choice)) {
    Sources.insert(Select->getTrueValue());
    Sources.insert(Select->getFalseValue());
    return true;
  }
  auto Variable = LocalOf.find(&Choice);
  if (Variable == LocalOf.end())
    return false;
  const Local &L = Locals.find(Variable->second)->second;
  const Slot &Load = *find_if(L.Loads, [&](const Slot &S) { return S.I == &Choice; });
  for (const Slot &S : L.Stores)
    if (S.mayBe(Load))
      Sources.insert(cast<StoreInst>(S.I)->getValueOperand());
  return true;
}

CallInst *Chooser::commonBinding(Instruction &Choice, bool &Differs) const {
  SmallSetVector<Value *, 8> Sources;
  Sources.insert(&Choice);
  CallInst *Common = nullptr;
  for (unsigned I = 0; I != Sources.size(); ++I) {
    Value *V = Sources[I];
    if (V->getType() != Choice.getType())
      return nullptr;
    if (isa<UndefValue>(V))
      continue;
    if (CallInst *Binding = bindingOf(V)) {
      if (Common && !sameBinding(*Common, *Binding)) {
        Differs = true;
        return nullptr;
      }
      Common = Binding;
    } else if (auto *Inner = dyn_cast<Instruction>(V); !Inner || !addSources(*Inner, Sources)) {
      return nullptr;
    }
  }
  return Common;
}

//===-- Indices in place of handles ---------------------------------------===//

Value *Chooser::placeOf(IRBuilder<> &B, const Local &L, const Slot &S) const {
  return B.CreateInBoundsGEP(L.Indices->getAllocatedType(), L.Indices,
                             {B.getInt32(0), S.Offset.emit(B, 4)});
}

void Chooser::storeIndices(AllocaInst &Variable, Local &L, const Slot &Load) {
  if (!L.Indices) {
    IRBuilder<> B(&Variable);
    uint64_t Size = DL.getTypeAllocSize(Variable.getAllocatedType());
    L.Indices = B.CreateAlloca(ArrayType::get(B.getInt32Ty(), divideCeil(Size, 4)), nullptr,
                               Variable.getName() + ".indices");
  }
  for (const Slot &S : L.Stores) {
    if (!S.mayBe(Load) || !Stored.insert(S.I).second)
      continue;
    Value *Index = indexOf(cast<StoreInst>(S.I)->getValueOperand(), *S.I);
    IRBuilder<> B(S.I);
    B.CreateAlignedStore(Index, placeOf(B, L, S), Align(4));
  }
}

Value *Chooser::indexOfLoad(LoadInst &Load) {
  auto &[Variable, L] = *Locals.find(LocalOf[&Load]);
  const Slot S = *find_if(L.Loads, [&](const Slot &S) { return S.I == &Load; });
  storeIndices(*Variable, L, S);
  IRBuilder<> B(&Load);
  return B.CreateAlignedLoad(B.getInt32Ty(), placeOf(B, L, S), Align(4));
}

Value *Chooser::indexOf(Value *Handle, Instruction &User) {
  if (Value *Existing = Indices.lookup(Handle))
    return Existing;
  Type *I32 = Type::getInt32Ty(F.getContext());
  if (CallInst *Binding = bindingOf(Handle))
    return Indices[Handle] = Binding->getArgOperand(IndexOperand);
  if (isa<UndefValue>(Handle))
    return inventValue(User, I32);
  if (auto *Phi = dyn_cast<PHINode>(Handle)) {
    auto *New = PHINode::Create(I32, Phi->getNumIncomingValues(), "", Phi->getIterator());
    Indices[Handle] = New;
    for (unsigned I = 0; I != Phi->getNumIncomingValues(); ++I)
      New->addIncoming(indexOf(Phi->getIncomingValue(I), *Phi), Phi->getIncomingBlock(I));
    return New;
  }
  if (auto *Select = dyn_cast<SelectInst>(Handle)) {
    Value *True = indexOf(Select->getTrueValue(), *Select);
    Value *False = indexOf(Select->getFalseValue(), *Select);
    return Indices[Handle] =
               SelectInst::Create(Select->getCondition(), True, False, "", Select->getIterator());
  }
  return Indices[Handle] = indexOfLoad(*cast<LoadInst>(Handle));
}

SmallVector<Instruction *, 8> Chooser::amongBindings() {
  collect();
  SmallVector<Instruction *, 8> Result;
  for (Instruction *Choice : Choices) {
    bool Differs = false;
    commonBinding(*Choice, Differs);
    if (Differs)
      Result.push_back(Choice);
  }
  return Result;
}

bool Chooser::run() {
  collect();
  SmallVector<std::pair<Instruction *, CallInst *>, 8> Resolved;
  for (Instruction *Choice : Choices) {
    bool Differs = false;
    if (CallInst *Binding = commonBinding(*Choice, Differs))
      Resolved.push_back({Choice, Binding});
    if (Differs)
      reportError(*Choice, "resource is selected at run time from different bindings; select an "
                           "element of one resource array instead");
  }
  if (Resolved.empty() && Locals.empty())
    return false;
  for (auto &[Choice, Binding] : Resolved)
    indexOf(Choice, *Choice);
  for (auto &[Choice, Binding] : Resolved) {
    auto *Handle = cast<CallInst>(Binding->clone());
    Handle->setArgOperand(IndexOperand, Indices[Choice]);
    Handle->setDebugLoc(Choice->getDebugLoc());
    if (isa<PHINode>(Choice))
      Handle->insertBefore(Choice->getParent()->getFirstInsertionPt());
    else
      Handle->insertBefore(Choice->getIterator());
    Choice->replaceAllUsesWith(Handle);
  }
  for (auto &[Choice, Binding] : Resolved)
    Choice->eraseFromParent();
  for (auto &[Variable, L] : Locals)
    if (all_of(L.Loads, [&](const Slot &S) { return Indices.contains(S.I); }))
      forget(*Variable, L);
  return true;
}

/// Removes the stores to a variable that is no longer read. Comparisons of its addresses may
/// remain.
void Chooser::forget(AllocaInst &Variable, Local &L) {
  for (const Slot &S : L.Stores)
    S.I->eraseFromParent();
  for (Instruction *I : L.Clears)
    I->eraseFromParent();
  uint64_t Size = DL.getTypeAllocSize(Variable.getAllocatedType());
  Variable.setAllocatedType(ArrayType::get(Type::getInt32Ty(F.getContext()), divideCeil(Size, 4)));
}

} // namespace

SmallVector<Instruction *, 8> choicesAmongBindings(Function &F) {
  return Chooser(F).amongBindings();
}

PreservedAnalyses DXILHandleChoicesPass::run(Module &M, ModuleAnalysisManager &) {
  return changeDefinitions(M, [](Function &F) { return Chooser(F).run(); });
}

} // namespace dxil::lowering
