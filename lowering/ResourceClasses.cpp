// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The resource classes of the HLSL header. Clang knows no textures and samplers, so there they are
// buffers of `__resource_tag`, a struct whose arrays' sizes say what they are, and their methods
// call extension intrinsics with a pointer into the resource for each handle. This pass gives the
// handles their types and the calls their handles.

#include "OpLowering.h"
#include "ResourceAccess.h"
#include "WideElements.h"
#include "dxil/lowering/Annotations.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"

#include <dxil/intrinsics.h>
#include <dxil/ops.h>

#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;

namespace dxil {

namespace {

/// The flags in a tag.
enum : uint64_t { SignedElements = 1, InPrimitiveOrder = 2 };

/// The lengths of a tag's arrays. The bytes behind them that a struct with a `double` has are none.
SmallVector<uint64_t, 3> lengthsIn(const StructType &Tag) {
  SmallVector<uint64_t, 3> Lengths;
  for (Type *Ty : Tag.elements().drop_front())
    if (auto *Array = dyn_cast<ArrayType>(Ty); Array && Array->getElementType()->isIntegerTy(32))
      Lengths.push_back(Array->getNumElements());
  return Lengths;
}

/// The type of a handle whose element is a tag of the header; null for any other.
TargetExtType *typeOfTagged(Type *Ty) {
  auto *Raw = dyn_cast<llvm::dxil::RawBufferExtType>(Ty);
  auto *Tag = Raw && Raw->isStructured() ? dyn_cast<StructType>(Raw->getResourceType()) : nullptr;
  // { element, [kind], [flags + 1], [samples + 1] }
  if (!Tag || !Tag->hasName() || !Tag->getName().starts_with("struct.hlsl::__resource_tag") ||
      Tag->getNumElements() < 4)
    return nullptr;
  SmallVector<uint64_t, 3> Lengths = lengthsIn(*Tag);
  if (Lengths.size() != 3)
    return nullptr;
  uint64_t Kind = Lengths[0], Flags = Lengths[1] - 1;
  unsigned Samples = unsigned(Lengths[2] - 1);
  LLVMContext &C = Ty->getContext();
  switch (ResourceKind(Kind)) {
  case ResourceKind::Sampler:
    return TargetExtType::get(C, "dx.Sampler", {}, {unsigned(Flags)});
  case ResourceKind::Texture2DMS:
  case ResourceKind::Texture2DMSArray:
    return TargetExtType::get(
        C, "dx.MSTexture", {Tag->getElementType(0)},
        {Raw->isWriteable(), Samples, unsigned(Flags & SignedElements), unsigned(Kind)});
  case ResourceKind::FeedbackTexture2D:
  case ResourceKind::FeedbackTexture2DArray:
    return TargetExtType::get(C, "dx.FeedbackTexture", {}, {unsigned(Flags), unsigned(Kind)});
  default:
    return TargetExtType::get(C, "dx.Texture", {Tag->getElementType(0)},
                              {Raw->isWriteable(), unsigned((Flags & InPrimitiveOrder) != 0),
                               unsigned(Flags & SignedElements), unsigned(Kind)});
  }
}

class ResourceClasses {
public:
  explicit ResourceClasses(Module &M) : M(M) {}

  bool run() {
    for (Function &F : M)
      if (!F.isDeclaration()) {
        sinkThroughMerges(F);
        retypeHandles(F);
        rewriteCalls(F);
      }
    for (Function *F : Replaced)
      if (F->use_empty())
        F->eraseFromParent();
    return Changed;
  }

private:
  /// Handles that calls make, that are chosen, and that pointers are made of.
  void retypeHandles(Function &F) {
    SmallVector<Instruction *> Values;
    SmallVector<IntrinsicInst *> Pointers;
    for (Instruction &I : instructions(F)) {
      auto *II = dyn_cast<IntrinsicInst>(&I);
      if (typeOfTagged(I.getType()) && (II || isa<PHINode, SelectInst, FreezeInst>(I)))
        Values.push_back(&I);
      if (II && II->getIntrinsicID() == Intrinsic::dx_resource_getpointer &&
          typeOfTagged(II->getArgOperand(0)->getType()))
        Pointers.push_back(II);
    }
    for (Instruction *I : Values)
      retype(*I);
    for (IntrinsicInst *P : Pointers) {
      Value *Handle = P->getArgOperand(0);
      if (TargetExtType *Ty = typeOfTagged(Handle->getType())) {
        if (!isa<UndefValue>(Handle))
          continue; // from memory: the lowering reports it
        Handle = PoisonValue::get(Ty);
      }
      IRBuilder<> B(P);
      Value *New = B.CreateIntrinsic(Intrinsic::dx_resource_getpointer,
                                     {P->getType(), Handle->getType()},
                                     {Handle, P->getArgOperand(1)});
      P->replaceAllUsesWith(New);
      P->eraseFromParent();
    }
    Changed |= !Values.empty();
  }

  void retype(Instruction &I) {
    TargetExtType *Ty = typeOfTagged(I.getType());
    if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
      IRBuilder<> B(II);
      SmallVector<Value *, 5> Args(II->args());
      Instruction *New = B.CreateIntrinsic(Ty, II->getIntrinsicID(), Args);
      New->takeName(II);
      II->mutateType(Ty);
      II->replaceAllUsesWith(New);
      II->eraseFromParent();
      return;
    }
    for (Use &U : I.operands())
      if (isa<UndefValue>(U) && typeOfTagged(U->getType()))
        U.set(PoisonValue::get(Ty));
    I.mutateType(Ty);
  }

  void rewriteCalls(Function &F) {
    SmallVector<CallInst *> Calls;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I))
        if (Function *Callee = Call->getCalledFunction())
          if (Callee->isDeclaration() && Callee->getName().starts_with("dxil."))
            Calls.push_back(Call);
    SmallSetVector<AllocaInst *, 4> Outputs;
    for (CallInst *Call : Calls)
      rewriteCall(*Call, Outputs);
    SmallVector<AllocaInst *, 4> Promotable;
    for (AllocaInst *Output : Outputs)
      if (isAllocaPromotable(Output))
        Promotable.push_back(Output);
    if (Promotable.empty())
      return;
    DominatorTree DT(F);
    PromoteMemToReg(Promotable, DT);
  }

  void rewriteCall(CallInst &Call, SmallSetVector<AllocaInst *, 4> &Outputs) {
    StringRef Name = Call.getCalledFunction()->getName();
    if (Name.starts_with("dxil.none.")) {
      Replaced.insert(Call.getCalledFunction());
      Call.replaceAllUsesWith(UndefValue::get(Call.getType()));
      Call.eraseFromParent();
      Changed = true;
      return;
    }
    auto Parsed = parseExtensionName(std::string_view(Name));
    if (!Parsed)
      return;
    std::span<const ArgInfo> Formal = Parsed->Op->Args;
    bool HasPointer = false;
    SmallVector<Value *, 16> Args(Call.args());
    IRBuilder<> B(&Call);
    for (auto [I, V] : enumerate(Args)) {
      if (I >= Formal.size() || Formal[I].Type != TypeKind::Handle || !V->getType()->isPointerTy())
        continue;
      auto *Pointer = dyn_cast<IntrinsicInst>(V);
      if (!Pointer || Pointer->getIntrinsicID() != Intrinsic::dx_resource_getpointer) {
        reportError(Call, "a resource chosen at run time among different bindings");
        return;
      }
      V = castHandle(B, Pointer->getArgOperand(0));
      HasPointer = true;
    }
    if (!HasPointer)
      return;
    Value *Output = nullptr;
    if (Args.size() == Formal.size() + 1)
      Output = Args.pop_back_val();
    emit(Call, *Parsed->Op, Args, Output, B);
    if (Output)
      if (auto *Alloca = dyn_cast<AllocaInst>(Output->stripPointerCasts()))
        Outputs.insert(Alloca);
    Changed = true;
  }

  /// The call with handles. A load gives four elements and its status, which Output takes if there
  /// is one.
  void emit(CallInst &Call, const OpInfo &Op, ArrayRef<Value *> Args, Value *Output,
            IRBuilder<> &B) {
    Type *Result = Call.getType();
    auto *Vector = dyn_cast<FixedVectorType>(Result);
    bool IsLoad = Op.Result == TypeKind::ResRet && Vector;
    // Texels of wide numbers are words.
    bool Wide = IsLoad && is64Bit(Vector) &&
                !overloads(Op.Code, targetOf(M).DXIL).contains(Overload::I64);
    if (IsLoad)
      Result = loadResult(Wide ? B.getInt32Ty() : Vector->getElementType());
    CallInst *New = B.CreateCall(declare(*Call.getCalledFunction(), Result, Args, Wide), Args);
    Value *V = New;
    if (IsLoad) {
      V = PoisonValue::get(Vector);
      unsigned Count = Vector->getNumElements();
      auto Word = [&](unsigned I) { return B.CreateExtractValue(New, I); };
      for (unsigned I = 0; I != (Wide ? Count / 2 : Count); ++I)
        V = B.CreateInsertElement(V,
                                  Wide ? joinWords(B, Word(2 * I), Word(2 * I + 1), Vector->getElementType())
                                       : Word(I),
                                  uint64_t(I));
      if (Output)
        B.CreateStore(Word(Count), Output);
    }
    Call.replaceAllUsesWith(V);
    Call.eraseFromParent();
  }

  /// The same function on handles. The one on pointers gives its name to it.
  /// With \p AsWords, its overload is that of words.
  FunctionCallee declare(Function &Old, Type *Result, ArrayRef<Value *> Args, bool AsWords) {
    SmallVector<Type *, 16> Params;
    for (Value *A : Args)
      Params.push_back(A->getType());
    StringRef Name = Old.getName();
    Name.consume_back(".pointers");
    Name.consume_back(".status");
    std::string NewName = Name.str();
    if (AsWords)
      NewName = (Name.drop_back(StringRef("i64").size()) + "i32").str();
    auto *Type = FunctionType::get(Result, Params, false);
    giveUpName(Old);
    // The form without a status has the name until its own calls are met.
    if (Function *Other = M.getFunction(NewName); Other && Other->getFunctionType() != Type)
      giveUpName(*Other);
    FunctionCallee Callee = M.getOrInsertFunction(NewName, Type);
    if (auto *New = dyn_cast<Function>(Callee.getCallee())) {
      for (auto Kind : {llvm::Attribute::Convergent, llvm::Attribute::NoUnwind,
                        llvm::Attribute::WillReturn})
        if (Old.hasFnAttribute(Kind))
          New->addFnAttr(Kind);
      if (Old.onlyReadsMemory())
        New->setMemoryEffects(Old.getMemoryEffects());
    }
    return Callee;
  }

  void giveUpName(Function &OnPointers) {
    if (Replaced.insert(&OnPointers))
      OnPointers.setName(OnPointers.getName() + ".pointers");
  }

  Module &M;
  SmallSetVector<Function *, 8> Replaced;
  bool Changed = false;
};

} // namespace

PreservedAnalyses ResourceClassesPass::run(Module &M, ModuleAnalysisManager &) {
  bool Coherent = takeCoherentResources(M);
  return ResourceClasses(M).run() || Coherent ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace dxil
