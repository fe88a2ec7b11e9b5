// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageDependencies.h"
#include "ControlDependence.h"
#include "MetadataFields.h"
#include "OperationCalls.h"
#include "ShaderFlags.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/MC/DXContainerPSVInfo.h"

#include <dxil/ops.h>

#include <memory>

using namespace llvm;

namespace dxil {
namespace {

constexpr unsigned NumStreams = 4;

/// The components of a signature that a call means: operands 1 to 3 are element, row and column.
SmallVector<uint32_t, 4> components(const CallInst &Call, const Signature &S) {
  SmallVector<uint32_t, 4> Result;
  if (Call.arg_size() < 4)
    return Result;
  auto *ID = dyn_cast<ConstantInt>(Call.getArgOperand(1));
  auto *Row = dyn_cast<ConstantInt>(Call.getArgOperand(2));
  auto *Column = dyn_cast<ConstantInt>(Call.getArgOperand(3));
  if (!ID || !Column || ID->getZExtValue() >= S.size())
    return Result;
  const SignatureElement &E = S[ID->getZExtValue()];
  if (!E.isAllocated() || Column->getZExtValue() >= E.Columns)
    return Result;
  for (uint32_t R = 0; R < E.Rows; ++R)
    if (!Row || Row->getZExtValue() == R)
      Result.push_back(E.scalar(R, uint32_t(Column->getZExtValue())));
  return Result;
}

/// What decides whether the blocks of a function run, and where its constants come to be.
class ControlFlow {
public:
  explicit ControlFlow(Function &F) : Dominators(F), Dependence(F) {
    for (BasicBlock &B : F)
      if (isa<ReturnInst>(B.getTerminator()))
        Returns.push_back(B.getTerminator());
  }

  ArrayRef<Instruction *> controllers(const BasicBlock *B) const {
    return Dependence.controllers(B);
  }

  /// The blocks where the constants that \p Phi takes are chosen: for each the highest dominator
  /// of its way in from which no other value reaches the phi.
  SmallVector<const BasicBlock *, 4> choices(const PHINode &Phi) const;

  SmallVector<Instruction *, 2> Returns;

private:
  DominatorTree Dominators;
  ControlDependence Dependence;
};

SmallVector<const BasicBlock *, 4> ControlFlow::choices(const PHINode &Phi) const {
  using Node = const DomTreeNode *;
  // The one value that leaves a dominator; null if several do.
  DenseMap<Node, const Value *> Leaves;
  auto Chain = [&](unsigned I, auto Visit) {
    for (Node At = Dominators.getNode(Phi.getIncomingBlock(I)); At; At = At->getIDom())
      if (!Visit(At))
        return;
  };
  for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I)
    if (Node At = Dominators.getNode(Phi.getIncomingBlock(I)))
      Leaves.try_emplace(At, Phi.getIncomingValue(I));
  for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
    const Value *V = Phi.getIncomingValue(I);
    auto *Definition = dyn_cast<Instruction>(V);
    const BasicBlock *Top =
        Definition ? Definition->getParent() : &Phi.getFunction()->getEntryBlock();
    if (Top == Phi.getIncomingBlock(I))
      continue;
    bool IsFirst = true;
    Chain(I, [&](Node At) {
      if (std::exchange(IsFirst, false))
        return true;
      auto [Old, New] = Leaves.try_emplace(At, V);
      if (!New) {
        // Of two constants the first stays.
        if (Old->second != V && Old->second && (!isa<Constant>(Old->second) || !isa<Constant>(V)))
          Old->second = nullptr;
        return false;
      }
      return At->getBlock() != Top;
    });
  }
  SmallVector<const BasicBlock *, 4> Result;
  for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
    const Value *V = Phi.getIncomingValue(I);
    const BasicBlock *Choice = Phi.getIncomingBlock(I);
    if (!isa<Constant>(V))
      continue;
    Chain(I, [&](Node At) {
      auto Found = Leaves.find(At);
      if (Found == Leaves.end() || Found->second != V)
        return false;
      Choice = At->getBlock();
      return true;
    });
    Result.push_back(Choice);
  }
  return Result;
}

/// What one output component depends on.
struct Dependence {
  BitVector Inputs, Patch, ControlPoints; ///< by component of their signature
  bool View = false;

  Dependence(uint32_t NumInputs = 0, uint32_t NumPatch = 0, uint32_t NumOutputs = 0)
      : Inputs(NumInputs), Patch(NumPatch), ControlPoints(NumOutputs) {}
  void merge(const Dependence &D) {
    Inputs |= D.Inputs;
    Patch |= D.Patch;
    ControlPoints |= D.ControlPoints;
    View |= D.View;
  }
};

class DependencyAnalysis {
public:
  DependencyAnalysis(const EntryRecord &E, Triple::EnvironmentType Stage)
      : Entry(E), Stage(Stage), S(readSignatures(E.Signatures)) {
    NumInputs = numScalars(S.Inputs);
    NumPatch = numScalars(S.PatchOrPrimitive);
    for (unsigned I = 0; I < NumStreams; ++I)
      NumOutputs[I] = numScalars(S.Outputs, I);
    Dependence None(NumInputs, NumPatch, NumOutputs[0]);
    for (unsigned I = 0; I < NumStreams; ++I)
      Outputs[I].assign(NumOutputs[I], None);
    PatchOutputs.assign(NumPatch, None);
  }

  SmallVector<uint32_t, 0> run() {
    collect(Entry.F);
    if (Stage == Triple::Hull)
      collect(patchConstantFunction());
    for (CallInst *Store : StoreCalls)
      trace(*Store);
    if (Stage == Triple::Hull)
      followControlPoints();
    return serialize();
  }

private:
  Function *patchConstantFunction() const {
    const MDNode *State = mdTaggedNode(Entry.Properties, EntryTag::HullState);
    return State && State->getNumOperands()
               ? mdconst::dyn_extract_or_null<Function>(State->getOperand(0))
               : nullptr;
  }

  // The stores to signatures of a function and of those that it calls.
  void collect(Function *F) {
    if (!F || F->isDeclaration() || Flows.contains(F))
      return;
    Flows[F] = std::make_unique<ControlFlow>(*F);
    for (Instruction &I : instructions(F)) {
      std::optional<OpCode> Op = opOf(I);
      if (Op == OpCode::StoreOutput || Op == OpCode::StoreVertexOutput ||
          Op == OpCode::StorePrimitiveOutput || Op == OpCode::StorePatchConstant)
        StoreCalls.push_back(cast<CallInst>(&I));
      else if (auto *Call = dyn_cast<CallInst>(&I); Call && !Op)
        collect(Call->getCalledFunction());
    }
  }

  void trace(CallInst &Store) {
    std::optional<OpCode> Op = opOf(Store);
    bool IsPatch = Op == OpCode::StorePrimitiveOutput || Op == OpCode::StorePatchConstant;
    const Signature &List = IsPatch ? S.PatchOrPrimitive : S.Outputs;
    SmallVector<uint32_t, 4> Written = components(Store, List);
    constexpr unsigned ValueOperand = 4;
    if (Written.empty() || Store.arg_size() <= ValueOperand)
      return;
    Dependence D(NumInputs, NumPatch, NumOutputs[0]);
    SmallSetVector<Instruction *, 32> Work;
    add(Work, Store.getArgOperand(ValueOperand));
    addControllers(Work, *Store.getParent());
    for (size_t N = 0; N < Work.size(); ++N)
      visit(*Work[N], Work, D);
    auto ID = cast<ConstantInt>(Store.getArgOperand(1))->getZExtValue();
    auto &Target = IsPatch ? PatchOutputs : Outputs[List[ID].Stream % NumStreams];
    for (uint32_t C : Written)
      if (C < Target.size())
        Target[C].merge(D);
  }

  using WorkList = SmallSetVector<Instruction *, 32>;

  void add(WorkList &Work, Value *V) {
    if (auto *I = dyn_cast<Instruction>(V); I && Flows.contains(I->getFunction()))
      Work.insert(I);
  }

  void addControllers(WorkList &Work, const BasicBlock &B) {
    for (Instruction *Branch : Flows[B.getParent()]->controllers(&B))
      add(Work, Branch);
  }

  static void mark(BitVector &Bits, ArrayRef<uint32_t> Components) {
    for (uint32_t C : Components)
      if (C < Bits.size())
        Bits.set(C);
  }

  void visit(Instruction &I, WorkList &Work, Dependence &D) {
    std::optional<OpCode> Op = opOf(I);
    if (Op == OpCode::ViewID) {
      D.View = true;
    } else if (Op == OpCode::LoadInput) { // evaluated ones are none to dxc's tables
      mark(D.Inputs, components(cast<CallInst>(I), S.Inputs));
    } else if (Op == OpCode::LoadOutputControlPoint) {
      // In a hull shader these are what its control points give, in a domain shader its inputs.
      bool IsHull = Stage == Triple::Hull;
      mark(IsHull ? D.ControlPoints : D.Inputs,
           components(cast<CallInst>(I), IsHull ? S.Outputs : S.Inputs));
    } else if (Op == OpCode::LoadPatchConstant) {
      mark(D.Patch, components(cast<CallInst>(I), S.PatchOrPrimitive));
    } else if (auto *Phi = dyn_cast<PHINode>(&I)) {
      for (const BasicBlock *Choice : Flows[I.getFunction()]->choices(*Phi))
        addControllers(Work, *Choice);
    } else if (isa<LoadInst, AtomicRMWInst, AtomicCmpXchgInst>(I)) {
      for (Instruction *Store : storesBehind(I.getOperand(0)))
        add(Work, Store);
    } else if (auto *Call = dyn_cast<CallInst>(&I); Call && !Op) {
      auto Found = Flows.find(Call->getCalledFunction());
      if (Found != Flows.end())
        for (Instruction *Return : Found->second->Returns)
          add(Work, Return);
    }
    for (Value *V : I.operands())
      add(Work, V);
    addControllers(Work, *I.getParent());
  }

  // All that writes to the objects that a pointer may point into.
  ArrayRef<Instruction *> storesBehind(Value *Pointer) {
    auto [At, New] = Stores.try_emplace(Pointer);
    if (!New)
      return At->second;
    SmallSetVector<Value *, 8> Way;
    SmallSetVector<Value *, 8> Objects;
    Way.insert(Pointer);
    for (size_t N = 0; N < Way.size(); ++N) {
      Value *V = Way[N];
      if (auto *Address = dyn_cast<GEPOperator>(V))
        Way.insert(Address->getPointerOperand());
      else if (isa<BitCastOperator, AddrSpaceCastOperator>(V))
        Way.insert(cast<Operator>(V)->getOperand(0));
      else if (auto *Phi = dyn_cast<PHINode>(V))
        Way.insert(Phi->op_begin(), Phi->op_end());
      else if (auto *Select = dyn_cast<SelectInst>(V)) {
        Way.insert(Select->getTrueValue());
        Way.insert(Select->getFalseValue());
      } else
        Objects.insert(V);
    }
    SmallVector<Instruction *, 4> Found;
    for (size_t N = 0; N < Objects.size(); ++N) {
      Value *V = Objects[N];
      if (N && isa<StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(V)) {
        Found.push_back(cast<Instruction>(V));
        continue;
      }
      if (isa<LoadInst>(V) || isa<ConstantData>(V))
        continue;
      Objects.insert(V->user_begin(), V->user_end());
    }
    return Stores[Pointer] = std::move(Found);
  }

  // What a patch constant function reads of the control points depends on what these depend on.
  void followControlPoints() {
    for (Dependence &D : PatchOutputs)
      for (unsigned C : D.ControlPoints.set_bits()) {
        D.View |= Outputs[0][C].View;
        D.Inputs |= Outputs[0][C].Inputs;
      }
  }

  using DependenceList = std::vector<Dependence>;

  static void addMask(SmallVectorImpl<uint32_t> &State, const DependenceList &List,
                      function_ref<bool(const Dependence &)> Test) {
    size_t First = State.size();
    State.resize(First + (List.size() + 31) / 32);
    for (size_t I = 0; I < List.size(); ++I)
      State[First + I / 32] |= uint32_t(Test(List[I])) << I % 32;
  }

  SmallVector<uint32_t, 0> serialize() const {
    bool UsesView = Entry.ShaderFlags & static_cast<uint64_t>(ShaderFlag::ViewID);
    SmallVector<uint32_t, 0> State = {NumInputs};
    auto AddList = [&](const DependenceList &List, bool HasView, uint32_t Count,
                       BitVector Dependence::*Bits) {
      if (HasView)
        addMask(State, List, [](const Dependence &D) { return D.View; });
      for (uint32_t I = 0; I < Count; ++I)
        addMask(State, List, [&](const Dependence &D) { return (D.*Bits).test(I); });
    };
    for (unsigned I = 0; I < (Stage == Triple::Geometry ? NumStreams : 1); ++I) {
      State.push_back(NumOutputs[I]);
      AddList(Outputs[I], UsesView, NumInputs, &Dependence::Inputs);
    }
    if (Stage == Triple::Hull || Stage == Triple::Mesh) {
      State.push_back(NumPatch);
      AddList(PatchOutputs, UsesView, NumInputs, &Dependence::Inputs);
    } else if (Stage == Triple::Domain) {
      State.push_back(NumPatch);
      AddList(Outputs[0], false, NumPatch, &Dependence::Patch);
    }
    return State;
  }

  const EntryRecord &Entry;
  Triple::EnvironmentType Stage;
  EntrySignatures S;
  uint32_t NumInputs = 0, NumPatch = 0, NumOutputs[NumStreams] = {};
  DependenceList Outputs[NumStreams], PatchOutputs;
  DenseMap<const Function *, std::unique_ptr<ControlFlow>> Flows;
  SmallVector<CallInst *, 16> StoreCalls;
  DenseMap<const Value *, SmallVector<Instruction *, 4>> Stores;
};

/// Takes numbers from `dx.viewIdState` one after the other.
struct StateReader {
  ArrayRef<uint32_t> Rest;

  uint32_t number() {
    if (Rest.empty())
      return 0;
    uint32_t N = Rest.front();
    Rest = Rest.drop_front();
    return N;
  }
  ArrayRef<uint32_t> take(size_t Count) {
    ArrayRef<uint32_t> Taken = Rest.take_front(Count);
    Rest = Rest.drop_front(Taken.size());
    return Taken;
  }
  // A table whose rows are registers, four components each.
  void table(uint32_t Rows, size_t Words, SmallVectorImpl<uint32_t> &Table) {
    ArrayRef<uint32_t> Taken = take(Rows * Words);
    Table.assign(Taken.begin(), Taken.end());
    Table.resize((size_t(Rows) + 3) / 4 * 4 * Words);
  }
};

} // namespace

SmallVector<uint32_t, 0> stageDependencies(const EntryRecord &E, Triple::EnvironmentType Stage) {
  return DependencyAnalysis(E, Stage).run();
}

void addDependencyTables(ArrayRef<uint32_t> State, Triple::EnvironmentType Stage,
                         mcdxbc::PSVRuntimeInfo &Info) {
  // More components than any signature has.
  constexpr uint32_t MaxComponents = 128;
  auto WordsOf = [](uint32_t Components) { return size_t(Components + 31) / 32; };
  StateReader Reader{State};
  bool UsesView = Info.BaseData.UsesViewID;
  uint32_t Inputs = std::min(Reader.number(), MaxComponents), Outputs = 0;
  auto Mask = [&](size_t Words, SmallVectorImpl<uint32_t> &To) {
    ArrayRef<uint32_t> Taken = UsesView ? Reader.take(Words) : ArrayRef<uint32_t>();
    To.assign(Taken.begin(), Taken.end());
  };
  for (unsigned I = 0; I < (Stage == Triple::Geometry ? NumStreams : 1); ++I) {
    uint32_t Count = std::min(Reader.number(), MaxComponents);
    if (I == 0)
      Outputs = Count;
    Mask(WordsOf(Count), Info.OutputVectorMasks[I]);
    Reader.table(Inputs, WordsOf(Count), Info.InputOutputMap[I]);
  }
  bool IsPatchInput = Stage == Triple::Domain;
  if (Stage != Triple::Hull && Stage != Triple::Mesh && !IsPatchInput)
    return;
  uint32_t Patch = std::min(Reader.number(), MaxComponents);
  if (IsPatchInput) {
    Reader.table(Patch, WordsOf(Outputs), Info.PatchOutputMap);
    return;
  }
  Mask(WordsOf(Patch), Info.PatchOrPrimMasks);
  Reader.table(Inputs, WordsOf(Patch), Info.InputPatchMap);
}

} // namespace dxil
