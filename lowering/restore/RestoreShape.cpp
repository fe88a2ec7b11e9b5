// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's optimizer gives an upgraded module forms that DXIL lacks: it joins scalars to vectors,
// counts addresses in bytes, splits loads of structs, and forms intrinsics without an op.
#include "RestoreAddresses.h"
#include "RestoreArguments.h"
#include "UpgradedModule.h"
#include "dxil/contract/OpCall.h"
#include "dxil/generated/MetadataNames.h"
#include "dxil/generated/OpViews.h"
#include "dxil/lowering/passes/Memory.h"
#include "dxil/lowering/passes/Numbers.h"
#include "dxil/lowering/passes/Ops.h"
#include "dxil/lowering/passes/Restore.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

// Shader model 6.9 added vectors.
constexpr unsigned VectorsSinceMinor = 9;

/// The forms of the optimizer that a module contains.
struct Shape {
  bool Vectors = false, VectorMath = false, Addresses = false, Integers = false, Intrinsics = false,
       PassesPointers = false;

  bool isForeign() const { return Vectors || Addresses || Integers || Intrinsics; }
};

/// Whether an address is counted in bytes, or in elements from within an object instead of from its
/// beginning.
bool isForeignAddress(const Value *V) {
  auto *Address = dyn_cast<GEPOperator>(V);
  return Address &&
         (Address->getNumIndices() == 1 || Address->getSourceElementType()->isIntegerTy(8));
}

bool hasWidth(Type *Ty) {
  if (!Ty->isIntegerTy())
    return true;
  unsigned Width = Ty->getIntegerBitWidth();
  return Width == 1 || Width == 16 || Width == 32 || Width == 64;
}

bool isForeignIntrinsic(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return false;
  switch (Call->getIntrinsicID()) {
  case Intrinsic::abs:
  case Intrinsic::fshl:
  case Intrinsic::fshr:
  case Intrinsic::bswap:
  case Intrinsic::cttz:
  case Intrinsic::is_fpclass:
  case Intrinsic::usub_sat:
  case Intrinsic::uadd_sat:
  case Intrinsic::ucmp:
  case Intrinsic::scmp:
  case Intrinsic::powi:
  case Intrinsic::ldexp:
  case Intrinsic::copysign: return true;
  default: return Call->getCalledFunction()->getName().starts_with("llvm.vector.");
  }
}

/// Whether \p I handles only a vector that a buffer intrinsic or a ballot returns or takes, by
/// constant elements. The lowering splits these vectors by itself.
bool isBufferVector(const Instruction &I) {
  auto IsAccess = [](const Value *V) {
    auto *Call = dyn_cast<IntrinsicInst>(V);
    return Call && (Call->getCalledFunction()->getName().starts_with("llvm.dx.resource.") ||
                    Call->getIntrinsicID() == Intrinsic::dx_wave_ballot);
  };
  if (auto *Extract = dyn_cast<ExtractElementInst>(&I)) {
    const Value *Vector = Extract->getVectorOperand();
    auto *Field = dyn_cast<ExtractValueInst>(Vector);
    return IsAccess(Field ? Field->getAggregateOperand() : Vector) &&
           isa<ConstantInt>(Extract->getIndexOperand());
  }
  if (auto *Field = dyn_cast<ExtractValueInst>(&I))
    return IsAccess(Field->getAggregateOperand());
  if (auto *Insert = dyn_cast<InsertElementInst>(&I))
    return isa<ConstantInt>(Insert->getOperand(2)) && all_of(I.users(), [&](const User *U) {
             return IsAccess(U) || isa<InsertElementInst>(U);
           });
  return IsAccess(&I);
}

Shape shapeOf(const Module &M) {
  Shape S;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      bool IsCall = isa<CallBase>(I);
      bool OwnVector = isBufferVector(I);
      S.Vectors |= !OwnVector && I.getType()->isVectorTy();
      S.VectorMath |= isa<UnaryOperator, BinaryOperator, CastInst, CmpInst, ShuffleVectorInst>(I) &&
                      I.getOperand(0)->getType()->isVectorTy();
      S.Addresses |= isForeignAddress(&I);
      S.Integers |= !IsCall && !hasWidth(I.getType());
      S.Intrinsics |= isForeignIntrinsic(I);
      for (const Use &Operand : I.operands()) {
        S.Vectors |= !OwnVector && Operand->getType()->isVectorTy();
        S.Addresses |= isForeignAddress(Operand);
        S.PassesPointers |= IsCall && !isa<IntrinsicInst>(I) && !isa<Function>(Operand) &&
                            Operand->getType()->isPointerTy();
      }
    }
  for (const Function &F : M)
    S.PassesPointers |= !F.isDeclaration() && !F.arg_empty();
  return S;
}

/// Returns the load of the first field of a rebuilt struct, or null if that field is not loaded.
LoadInst *firstField(Value *Aggregate) {
  while (auto *Insert = dyn_cast<InsertValueInst>(Aggregate)) {
    bool IsFirst = all_of(Insert->getIndices(), [](unsigned I) { return I == 0; });
    Aggregate = IsFirst ? Insert->getInsertedValueOperand() : Insert->getAggregateOperand();
    if (auto *Load = dyn_cast<LoadInst>(Aggregate); Load && IsFirst)
      return Load;
  }
  return nullptr;
}

/// A library makes a handle from a struct that is loaded from the resource's global. Replaces a
/// struct rebuilt from its fields by one load.
void rejoinResources(Module &M) {
  for (Function &F : M) {
    if (!isExtensionName(F.getName()))
      continue;
    for (User *U : F.users()) {
      const auto Handle = op::dyn_cast<op::CreateHandleForLib>(U);
      if (!Handle || !Handle->Resource())
        continue;
      Value *Parts = Handle->Resource();
      LoadInst *First = firstField(Parts);
      if (!First || !First->isSimple() ||
          !isa<GlobalVariable>(getUnderlyingObject(First->getPointerOperand())))
        continue;
      IRBuilder<> Builder(First);
      LoadInst *Load = Builder.CreateAlignedLoad(Parts->getType(), First->getPointerOperand(),
                                                 First->getAlign());
      Load->takeName(Parts);
      Handle->setResource(Load);
    }
  }
}

/// Moves the extractions of a load's parts directly after the load.
void rejoinParts(CallInst &Load) {
  SmallVector<ExtractValueInst *, 4> Parts;
  for (User *Part : Load.users())
    if (auto *Extract = dyn_cast<ExtractValueInst>(Part))
      Parts.push_back(Extract);
  stable_sort(Parts, [](auto *A, auto *B) { return A->getIndices() < B->getIndices(); });
  for (ExtractValueInst *Part : reverse(Parts))
    Part->moveAfter(&Load);
}

/// Moves a handle's only annotation directly after the handle, where the lowering of a lifted
/// handle puts it. The next lift handles annotations that the optimizer has merged.
void rejoinAnnotations(Module &M) {
  for (Function &F : M) {
    if (!isExtensionName(F.getName()))
      continue;
    for (User *U : F.users()) {
      const auto Annotation = op::dyn_cast<op::AnnotateHandle>(U);
      const auto Creation =
          Annotation ? op::dyn_cast<op::CreateHandleFromBinding>(Annotation->res()) : std::nullopt;
      if (Creation && Creation->call().inst().hasOneUse() &&
          isa_and_nonnull<Constant>(Annotation->props())) {
        CallInst &Result = Annotation->call().inst(), &Handle = Creation->call().inst();
        Result.moveAfter(&Handle);
        Result.setDebugLoc(Handle.getDebugLoc());
        Handle.setName(""); // the one handle that it becomes has the annotation's
        for (User *Access : Result.users())
          if (auto *Load = dyn_cast<CallInst>(Access); Load && Load->getType()->isStructTy())
            rejoinParts(*Load);
      }
    }
  }
}

void eraseDeadParts(Module &M) {
  for (Function &F : M) {
    SmallVector<Instruction *, 16> Dead;
    for (Instruction &I : instructions(F))
      if (isa<InsertValueInst>(I))
        Dead.push_back(&I);
    // Users come after their operands.
    while (!Dead.empty()) {
      Instruction *I = Dead.pop_back_val();
      if (!I->use_empty())
        continue;
      SmallVector<Value *, 2> Operands(I->operands());
      I->eraseFromParent();
      for (Value *V : Operands)
        if (auto *Load = dyn_cast<LoadInst>(V); Load && Load->use_empty() && Load->isSimple())
          Load->eraseFromParent();
    }
  }
}

/// Splits casts of vectors, which no version of DXIL has, into casts of elements.
void splitVectorCasts(Module &M) {
  SmallVector<BitCastInst *, 8> Casts;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *Cast = dyn_cast<BitCastInst>(&I)) {
        auto *From = dyn_cast<FixedVectorType>(Cast->getSrcTy());
        auto *To = dyn_cast<FixedVectorType>(Cast->getDestTy());
        if (From && To && From->getNumElements() == To->getNumElements())
          Casts.push_back(Cast);
      }
  for (BitCastInst *Cast : Casts) {
    IRBuilder<> B(Cast);
    auto *To = cast<FixedVectorType>(Cast->getDestTy());
    Value *Result = PoisonValue::get(To);
    for (uint64_t E = 0; E != To->getNumElements(); ++E)
      Result = B.CreateInsertElement(
          Result,
          B.CreateBitCast(B.CreateExtractElement(Cast->getOperand(0), E), To->getElementType()), E);
    Cast->replaceAllUsesWith(Result);
    Cast->eraseFromParent();
  }
}

/// Replaces elements of vectors that are built from scalars by these scalars.
void simplifyElements(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (isa<ExtractElementInst>(I))
        if (Value *Element = simplifyInstruction(&I, SimplifyQuery(M.getDataLayout()))) {
          I.replaceAllUsesWith(Element);
          I.eraseFromParent();
        }
}

/// Operations with unused results were in the container, so they stay: each gets a temporary use,
/// so that no pass removes it.
SmallVector<WeakTrackingVH> useUnused(Module &M) {
  SmallVector<WeakTrackingVH> Uses;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (isa<CallInst>(I) && isInstructionTriviallyDead(&I)) {
        IRBuilder<> B(I.getNextNode());
        Uses.push_back(B.CreateIntrinsic(B.getVoidTy(), Intrinsic::fake_use, {&I}));
      }
  return Uses;
}

} // namespace

PreservedAnalyses DXILRestoreShapePass::run(Module &M, ModuleAnalysisManager &AM) {
  if (!isUpgraded(M))
    return PreservedAnalyses::all();
  // The module's list of metadata kinds holds the kinds that its context knows. Register this one
  // always, since lifting needs it.
  (void)M.getContext().getMDKindID(md::PreciseKind);
  rejoinResources(M);
  rejoinAnnotations(M);
  eraseDeadParts(M);
  bool HasNewBlocks = restoreArguments(M);
  if (HasNewBlocks)
    AM.invalidate(M, PreservedAnalyses::none());
  Shape S = shapeOf(M);
  bool HasVectors = M.getTargetTriple().getOSVersion().getMinor().value_or(0) >= VectorsSinceMinor;
  // Libraries have vectors in data that callers and callees share.
  bool SharesVectors = M.getTargetTriple().getEnvironment() == Triple::Library;
  if (SharesVectors)
    S.Vectors = S.VectorMath;
  if (HasVectors)
    S.Vectors = false;
  if (!S.isForeign())
    return PreservedAnalyses::none();
  SmallVector<WeakTrackingVH> Uses = useUnused(M);
  ModulePassManager MPM;
  DXILIntrinsicExpansionPass().run(M, AM);
  // Objects that calls can see keep their types.
  if (!S.PassesPointers)
    ArrayFlatteningPass().run(M, AM);
  splitVectorCasts(M);
  FunctionPassManager FPM;
  FPM.addPass(InstSimplifyPass());
  if (!HasVectors) {
    ScalarizerPassOptions Options;
    Options.ScalarizeLoadStore = !SharesVectors;
    FPM.addPass(ScalarizerPass(Options));
  }
  FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  MPM.addPass(DXILLegalizePass());
  MPM.addPass(createModuleToFunctionPassAdaptor(ADCEPass()));
  AM.invalidate(M, MPM.run(M, AM));
  // Runs last: other passes treat the addresses of a struct and of its first member as equal.
  if (restoreAddresses(M)) {
    simplifyElements(M);
    createModuleToFunctionPassAdaptor(ADCEPass()).run(M, AM);
  }
  for (WeakTrackingVH &Use : Uses)
    if (auto *I = dyn_cast_or_null<Instruction>(Use))
      I->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
