// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an entry point does with its signatures: which components it reads and writes, and which
// outputs depend on which inputs. The runtime takes the dependencies from PSV0, to see what view
// instancing may share.
#include "ControlDependence.h"
#include "InputReads.h"
#include "OperationCalls.h"
#include "Signature.h"
#include "StageProperties.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

#include <dxil/ops.h>

using namespace llvm;

namespace dxil {
namespace {

// Operands of loadInput and storeOutput, behind the opcode.
constexpr unsigned ElementOperand = 1, RowOperand = 2, ColumnOperand = 3, ValueOperand = 4;

/// The components that a call of loadInput or storeOutput means.
struct Access {
  SignatureElement *Element = nullptr;
  uint32_t FirstRow = 0, NumRows = 0;
  uint8_t Column = 0;
  bool IsDynamic = false;
};

std::optional<Access> accessOf(const CallInst &Call, Signature &S) {
  auto *ID = dyn_cast<ConstantInt>(Call.getArgOperand(ElementOperand));
  auto *Column = dyn_cast<ConstantInt>(Call.getArgOperand(ColumnOperand));
  if (!ID || !Column || ID->getZExtValue() >= S.size())
    return std::nullopt;
  Access A;
  A.Element = &S[ID->getZExtValue()];
  if (Column->getZExtValue() >= A.Element->Columns)
    return std::nullopt;
  A.Column = uint8_t(Column->getZExtValue());
  if (auto *Row = dyn_cast<ConstantInt>(Call.getArgOperand(RowOperand))) {
    if (Row->getZExtValue() >= A.Element->Rows)
      return std::nullopt;
    A.FirstRow = uint32_t(Row->getZExtValue());
    A.NumRows = 1;
  } else {
    A.NumRows = A.Element->Rows;
    A.IsDynamic = true;
  }
  return A;
}

class UseAnalysis {
public:
  UseAnalysis(Function &F, EntrySignatures &S) : F(F), S(S), Control(F) {
    Result.NumInputs = numScalars(S.Inputs);
    Result.NumOutputs = numScalars(S.Outputs);
    Result.InputsOfOutput.assign(Result.NumOutputs, BitVector(Result.NumInputs + 1));
  }

  SignatureDependencies run() {
    for (Instruction &I : instructions(F))
      if (auto *Store = dyn_cast<StoreInst>(&I))
        Stores[getUnderlyingObject(Store->getPointerOperand())].push_back(Store);
      else if (isa<AtomicRMWInst, AtomicCmpXchgInst>(I))
        Stores[getUnderlyingObject(I.getOperand(0))].push_back(&I);
    for (Instruction &I : instructions(F)) {
      std::optional<OpCode> Op = opOf(I);
      if (Signature *Of = signatureOf(Op))
        note(accessOf(cast<CallInst>(I), *Of));
      else if (Op == OpCode::StoreOutput)
        trace(cast<CallInst>(I));
    }
    return std::move(Result);
  }

  // A function beside the shader itself: that of patch constants.
  void noteIn(Function &Other) {
    for (Instruction &I : instructions(Other))
      if (Signature *Of = signatureOf(opOf(I)))
        note(accessOf(cast<CallInst>(I), *Of));
  }

private:
  // What an op that only names its element reads or writes.
  Signature *signatureOf(std::optional<OpCode> Op) {
    if (Op && readsInput(*Op))
      return &S.Inputs;
    if (Op == OpCode::StoreVertexOutput)
      return &S.Outputs;
    if (Op == OpCode::StorePrimitiveOutput || Op == OpCode::StorePatchConstant ||
        Op == OpCode::LoadPatchConstant)
      return &S.PatchOrPrimitive;
    return nullptr;
  }

  void note(const std::optional<Access> &A) {
    if (!A)
      return;
    A->Element->UsageMask |= uint8_t(1u << A->Column);
    if (A->IsDynamic)
      A->Element->DynamicMask |= uint8_t(1u << A->Column);
  }

  void trace(CallInst &Store) {
    std::optional<Access> A = accessOf(Store, S.Outputs);
    note(A);
    if (!A || !A->Element->isAllocated() || A->Element->Stream)
      return;
    BitVector Inputs(Result.NumInputs + 1);
    SmallSetVector<Instruction *, 32> Work;
    auto Add = [&](Value *V) {
      if (auto *I = dyn_cast<Instruction>(V))
        Work.insert(I);
    };
    Add(Store.getArgOperand(ValueOperand));
    Add(Store.getArgOperand(RowOperand));
    for (Instruction *Branch : Control.controllers(Store.getParent()))
      Work.insert(Branch);
    for (size_t N = 0; N < Work.size(); ++N)
      visit(*Work[N], Add, Inputs);
    for (uint32_t R = 0; R < A->NumRows; ++R)
      Result.InputsOfOutput[A->Element->scalar(A->FirstRow + R, A->Column)] |= Inputs;
  }

  template <typename AddT> void visit(Instruction &I, AddT Add, BitVector &Inputs) {
    std::optional<OpCode> Op = opOf(I);
    // Inputs that are evaluated elsewhere are none to dxc's tables.
    if (Op == OpCode::LoadInput) {
      std::optional<Access> A = accessOf(cast<CallInst>(I), S.Inputs);
      if (A && A->Element->isAllocated())
        for (uint32_t R = 0; R < A->NumRows; ++R)
          Inputs.set(A->Element->scalar(A->FirstRow + R, A->Column));
    } else if (Op == OpCode::ViewID) {
      Inputs.set(Result.NumInputs);
    }
    for (Value *V : I.operands())
      Add(V);
    if (isa<LoadInst, AtomicRMWInst, AtomicCmpXchgInst>(I))
      for (Instruction *Store : Stores[getUnderlyingObject(I.getOperand(0))])
        Add(Store);
    // A constant that a phi takes depends on the way it comes.
    if (auto *Phi = dyn_cast<PHINode>(&I))
      for (unsigned N = 0; N < Phi->getNumIncomingValues(); ++N) {
        BasicBlock *From = Phi->getIncomingBlock(N);
        for (Instruction *Branch : Control.controllers(From))
          Add(Branch);
        if (From->getTerminator()->getNumSuccessors() > 1)
          Add(From->getTerminator());
      }
    for (Instruction *Branch : Control.controllers(I.getParent()))
      Add(Branch);
  }

  Function &F;
  EntrySignatures &S;
  ControlDependence Control;
  SignatureDependencies Result;
  DenseMap<const Value *, SmallVector<Instruction *, 4>> Stores;
};

} // namespace

SignatureDependencies analyzeSignatureUse(Function &F, EntrySignatures &S) {
  UseAnalysis Analysis(F, S);
  if (Function *Patch = patchConstantFunction(F))
    Analysis.noteIn(*Patch);
  return Analysis.run();
}

SmallVector<uint32_t, 0> viewIdState(const SignatureDependencies &D, bool UsesViewId) {
  uint32_t Words = (D.NumOutputs + 31) / 32;
  SmallVector<uint32_t, 0> State = {D.NumInputs, D.NumOutputs};
  auto AddMask = [&](uint32_t Input) {
    for (uint32_t W = 0; W < Words; ++W) {
      uint32_t Mask = 0;
      for (uint32_t B = 0; B < 32 && W * 32 + B < D.NumOutputs; ++B)
        Mask |= uint32_t(D.InputsOfOutput[W * 32 + B].test(Input)) << B;
      State.push_back(Mask);
    }
  };
  if (UsesViewId)
    AddMask(D.NumInputs);
  for (uint32_t I = 0; I < D.NumInputs; ++I)
    AddMask(I);
  return State;
}

} // namespace dxil
