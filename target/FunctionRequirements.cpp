// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FunctionRequirements.h"
#include "MetadataFields.h"
#include "OperationCalls.h"
#include "ShaderFlags.h"
#include "Signature.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <dxil/generated/MetadataNumbers.h>
#include <dxil/ops.h>

using namespace llvm;

namespace dxil {
namespace {

// Validator versions that changed what is compared.
constexpr VersionPair ExtraRules = {1, 5}, FollowsCalls = {1, 8};
constexpr VersionPair HandleOpsNotTranslated = {1, 6};
// Features that only RDAT has.
constexpr uint64_t UsesDerivatives = uint64_t(1) << 40, RequiresGroup = uint64_t(1) << 41;
constexpr unsigned GroupSharedAddressSpace = 3;

constexpr uint32_t bit(Stage S) {
  return 1u << unsigned(S);
}
constexpr uint32_t MeshStages = bit(Stage::Mesh) | bit(Stage::Amplification);
constexpr uint32_t GroupStages = bit(Stage::Compute) | MeshStages | bit(Stage::Node);

/// What is found before calls are followed.
struct Draft {
  uint64_t Flags = 0;
  bool Derivatives = false, Group = false;
  uint32_t Minor = 0, Stages = 0xffff;

  bool merge(const Draft &Callee) {
    Draft Old = *this;
    Flags |= Callee.Flags;
    Derivatives |= Callee.Derivatives;
    Group |= Callee.Group;
    Minor = std::max(Minor, Callee.Minor);
    Stages &= Callee.Stages;
    return Old.Flags != Flags || Old.Derivatives != Derivatives || Old.Group != Group ||
           Old.Minor != Minor || Old.Stages != Stages;
  }
};

uint32_t constantOperand(const CallInst &Call, unsigned I) {
  auto *C = I < Call.arg_size() ? dyn_cast<ConstantInt>(Call.getArgOperand(I)) : nullptr;
  return C ? uint32_t(C->getZExtValue()) : 0;
}

constexpr uint32_t NodeMemory =
    uint32_t(MemoryTypeFlags::NodeInputMemory) | uint32_t(MemoryTypeFlags::NodeOutputMemory);
constexpr uint32_t OldMemory =
    uint32_t(MemoryTypeFlags::UavMemory) | uint32_t(MemoryTypeFlags::GroupSharedMemory);

// What a barrier is for. All kinds of memory at once stand for those that the stage has.
struct BarrierUse {
  bool Reorder = false, Node = false, Group = false, Translates = true;
};

BarrierUse barrierUse(const CallInst &Call, OpCode Op) {
  BarrierUse Use;
  if (Op == OpCode::Barrier) {
    Use.Group = isa<ConstantInt>(Call.getArgOperand(1)) &&
                constantOperand(Call, 1) != uint32_t(BarrierMode::UAVFenceGlobal);
    return Use;
  }
  uint32_t Semantics = constantOperand(Call, 2);
  uint32_t GroupFlags =
      uint32_t(BarrierSemanticFlags::GroupSync) | uint32_t(BarrierSemanticFlags::GroupScope);
  Use.Group = Semantics & GroupFlags;
  Use.Node = Op == OpCode::BarrierByNodeRecordHandle;
  bool HasReorder = Semantics & uint32_t(BarrierSemanticFlags::ReorderScope);
  Use.Reorder = HasReorder && !Use.Node;
  if (Op != OpCode::BarrierByMemoryType)
    return Use;
  uint32_t Memory = constantOperand(Call, 1);
  if (Memory == (OldMemory | NodeMemory)) {
    Use.Translates = !HasReorder;
    return Use;
  }
  Use.Group |= Memory & uint32_t(MemoryTypeFlags::GroupSharedMemory);
  Use.Node = Memory & NodeMemory;
  Use.Translates = !HasReorder && !(Memory & ~OldMemory);
  return Use;
}

uint32_t stageMask(const OpInfo &Op) {
  uint32_t Mask = StageSet::all().mask();
  for (const StagesSince &S : Op.Stages)
    if (!S.Removed)
      Mask = S.Stages.mask();
  return Mask;
}

void addBarrier(const CallInst &Call, const OpInfo &Op, Draft &D, uint32_t &Minor,
                uint32_t &Stages) {
  BarrierUse Use = barrierUse(Call, Op.Code);
  if (!Use.Translates)
    Minor = 8;
  if (Use.Reorder) {
    Minor = 9;
    Stages &= bit(Stage::Library) | bit(Stage::Raygeneration);
  } else if (Use.Node) {
    Stages &= bit(Stage::Library) | bit(Stage::Node);
  } else if (Use.Group) {
    Stages &= bit(Stage::Library) | GroupStages;
  }
  D.Group |= Use.Group;
}

void addOperation(const CallInst &Call, const ModuleMetadata &MD, Draft &D) {
  OptionalOp Found = findOp(constantOperand(Call, 0));
  if (!Found)
    return;
  const OpInfo &Op = *Found;
  AttributeSet Attributes = attributes(Op.Code, {1, UINT16_MAX});
  bool IsLibrary = MD.Stage == Triple::Library;
  uint32_t Minor = (IsLibrary ? Op.TranslatedMinVersion : Op.MinVersion).Minor;
  uint32_t Stages = stageMask(Op);
  bool IsDerivative =
      Attributes.contains(Attribute::IsGradient) && !Attributes.contains(Attribute::IsFeedback);
  D.Derivatives |= IsDerivative;
  D.Group |= Op.Code == OpCode::GetGroupWaveIndex || Op.Code == OpCode::GetGroupWaveCount;
  if (IsDerivative && MD.Validator < FollowsCalls)
    Stages &= ~(bit(Stage::Compute) | MeshStages);
  if (Attributes.contains(Attribute::IsBarrier)) {
    uint32_t NewMinor = Minor, NewStages = Stages;
    addBarrier(Call, Op, D, NewMinor, NewStages);
    if (MD.Validator >= ExtraRules) {
      Minor = NewMinor;
      Stages = NewStages;
    }
  } else if (MD.Validator < ExtraRules) {
    if (Attributes.contains(Attribute::IsWave))
      Stages = bit(Stage::Mesh) - 1;
  } else if (Op.Code == OpCode::AtomicBinOp || Op.Code == OpCode::AtomicCompareExchange) {
    if (Call.getType()->isIntegerTy(64))
      Minor = 6;
  } else if (IsLibrary && MD.Validator == HandleOpsNotTranslated &&
             (Op.Code == OpCode::AnnotateHandle || Op.Code == OpCode::CreateHandleFromBinding)) {
    Minor = 6;
  }
  D.Minor = std::max(D.Minor, Minor);
  D.Stages &= Stages;
}

bool usesGroupShared(const Instruction &I) {
  auto Is = [](const Type *T) {
    return T->isPointerTy() && T->getPointerAddressSpace() == GroupSharedAddressSpace;
  };
  return Is(I.getType()) || any_of(I.operands(), [&](const Use &U) { return Is(U->getType()); });
}

// System values of a signature that need a feature where the stage has them.
void addSignatureFlags(const EntryRecord &E, VersionPair Validator, uint32_t Kind, Draft &D) {
  EntrySignatures S = readSignatures(E.Signatures);
  auto Add = [&](bool Condition, ShaderFlag F) {
    if (Condition)
      D.Flags |= static_cast<uint64_t>(F);
  };
  auto Is = [&](Stage Wanted) { return Kind == unsigned(Wanted); };
  auto HasIndex = [&](const Signature &List) {
    return hasSystemValue(List, semantic::ViewportArrayIndex) ||
           hasSystemValue(List, semantic::RenderTargetArrayIndex);
  };
  bool Tessellates = Is(Stage::Hull) || Is(Stage::Domain);
  bool Reads = Is(Stage::Geometry) || (Tessellates && Validator >= VersionPair{1, 4});
  Add((Reads && HasIndex(S.Inputs)) || ((Tessellates || Is(Stage::Vertex)) && HasIndex(S.Outputs)),
      ShaderFlag::ViewportAndRTArrayIndex);
  Add(hasSystemValue(S.Inputs, semantic::ShadingRate) ||
          hasSystemValue(S.Outputs, semantic::ShadingRate),
      ShaderFlag::ShadingRate);
  Add(hasSystemValue(S.Inputs, semantic::Barycentrics) && Validator >= VersionPair{1, 6},
      ShaderFlag::Barycentrics);
  Add(Is(Stage::Pixel) && hasSystemValue(S.Outputs, semantic::StencilRef), ShaderFlag::StencilRef);
  Add(Is(Stage::Pixel) && hasSystemValue(S.Outputs, semantic::InnerCoverage),
      ShaderFlag::InnerCoverage);
}

bool has(const Draft &D, std::initializer_list<ShaderFlag> Flags) {
  return any_of(Flags, [&](ShaderFlag F) { return D.Flags & static_cast<uint64_t>(F); });
}

// The shader model that brought the features, newest first.
void raiseForFeatures(Draft &D) {
  auto Raise = [&](uint32_t Minor) { D.Minor = std::max(D.Minor, Minor); };
  using F = ShaderFlag;
  if (has(D, {F::SampleCmpGradientOrBias, F::ExtendedCommandInfo}))
    Raise(8);
  else if (has(D, {F::AdvancedTextureOps, F::WriteableMSAATextures}))
    Raise(7);
  else if (has(D, {F::AtomicInt64OnTypedResource, F::AtomicInt64OnGroupShared,
                   F::AtomicInt64OnHeapResource, F::ResourceDescriptorHeapIndexing,
                   F::SamplerDescriptorHeapIndexing}))
    Raise(6);
  else if (has(D, {F::RaytracingTier1_1, F::SamplerFeedback}))
    Raise(5);
  else if (has(D, {F::ShadingRate}))
    Raise(4);
  else if (has(D, {F::LowPrecisionPresent}) && has(D, {F::NativeLowPrecision}))
    Raise(2);
  else if (has(D, {F::ViewID, F::Barycentrics}))
    Raise(1);
}

// What the stage adds to what the body needs.
void raiseForStage(Draft &D, const EntryRecord &E, uint32_t Kind) {
  auto Raise = [&](uint32_t Minor) { D.Minor = std::max(D.Minor, Minor); };
  uint32_t Self = 1u << Kind;
  if (D.Derivatives && Self & (bit(Stage::Compute) | MeshStages)) {
    Raise(6);
    if (Self & MeshStages)
      D.Flags |= static_cast<uint64_t>(ShaderFlag::DerivativesInMeshAndAmpShaders);
  }
  if (E.Compute.WaveMin)
    Raise(E.Compute.WaveMax ? 8 : 6);
  if (Self & MeshStages)
    Raise(5);
  else if (Kind >= unsigned(Stage::Raygeneration) && Kind <= unsigned(Stage::Callable))
    Raise(3);
  else if (Self & bit(Stage::Node))
    Raise(8);
}

// Stages that a validator has heard of.
uint32_t knownStages(VersionPair Validator) {
  Stage Last = Validator < ExtraRules     ? Stage::Callable
               : Validator < FollowsCalls ? Stage::Amplification
                                          : Stage::Node;
  return (bit(Last) << 1) - 1;
}

// Subobjects that say that a state object uses ray tracing tier 1.1.
bool hasTier1_1Subobject(const Module &M) {
  constexpr uint32_t StateObjectConfig = 0, PipelineConfig1 = 12, AllowAdditions = 4;
  const NamedMDNode *Named = M.getNamedMetadata("dx.subobjects");
  return Named && any_of(Named->operands(), [](const MDNode *N) {
           uint32_t Kind = mdNumber(N, 1, UINT32_MAX);
           return Kind == PipelineConfig1 ||
                  (Kind == StateObjectConfig && mdNumber(N, 2) & AllowAdditions);
         });
}

class Analysis {
public:
  Analysis(Module &M, const ModuleMetadata &MD) : M(M), MD(MD), Resources(readResources(M)) {
    for (const EntryRecord &E : MD.Entries)
      if (E.F)
        Entries[E.F] = &E;
  }

  DenseMap<const Function *, FunctionRequirements> run() {
    for (const Function &F : M)
      if (!F.isDeclaration())
        collect(F);
    if (MD.Validator >= FollowsCalls)
      followCalls();
    DenseMap<const Function *, FunctionRequirements> Result;
    for (const Function &F : M)
      if (!F.isDeclaration())
        Result[&F] = finish(F, Drafts[&F]);
    return Result;
  }

private:
  void collect(const Function &F) {
    Draft &D = Drafts[&F];
    SmallPtrSet<const ResourceRecord *, 4> Atomic64;
    D.Flags = functionFlags(F, {MD, Resources, Atomic64});
    // Choices of who compiled the module hold for each function.
    if (!MD.Entries.empty())
      D.Flags |=
          MD.Entries.front().ShaderFlags & static_cast<uint64_t>(ShaderFlag::NativeLowPrecision);
    bool Old = MD.Validator < FollowsCalls;
    if (Old && MD.Validator >= ExtraRules && hasTier1_1Subobject(M))
      D.Flags |= static_cast<uint64_t>(ShaderFlag::RaytracingTier1_1);
    for (const Instruction &I : instructions(F)) {
      bool IsOperation = isOperationCall(I);
      if (IsOperation || !isa<CallInst>(I))
        D.Group |= usesGroupShared(I);
      if (IsOperation)
        addOperation(cast<CallInst>(I), MD, D);
    }
    if (auto *E = Entries.lookup(&F))
      addSignatureFlags(*E, MD.Validator, E->ShaderKind, D);
    if (Old)
      D.Derivatives = D.Group = false;
  }

  void followCalls() {
    SmallSetVector<const Function *, 8> Work;
    for (const auto &[F, D] : Drafts)
      Work.insert(F);
    while (!Work.empty()) {
      const Function *F = Work.pop_back_val();
      Draft Callee = Drafts[F];
      for (const User *U : F->users())
        if (auto *Call = dyn_cast<CallInst>(U); Call && Call->getCalledFunction() == F)
          if (Drafts[Call->getFunction()].merge(Callee))
            Work.insert(Call->getFunction());
    }
  }

  FunctionRequirements finish(const Function &F, Draft D) {
    const EntryRecord *E = Entries.lookup(&F);
    D.Stages &= E ? 1u << E->ShaderKind : knownStages(MD.Validator);
    if (MD.Validator >= FollowsCalls) {
      if (E)
        raiseForStage(D, *E, E->ShaderKind);
      raiseForFeatures(D);
    } else if (has(D, {ShaderFlag::NativeLowPrecision}) &&
               has(D, {ShaderFlag::LowPrecisionPresent})) {
      D.Minor = std::max(D.Minor, 2u);
    } else if (has(D, {ShaderFlag::Barycentrics, ShaderFlag::ViewID})) {
      D.Minor = std::max(D.Minor, 1u);
    }
    FunctionRequirements R;
    R.Features = featureInfo(D.Flags);
    R.Features |= D.Derivatives ? UsesDerivatives : 0;
    R.Features |= D.Group ? RequiresGroup : 0;
    R.MinimumMinor = D.Minor;
    R.Stages = D.Stages;
    return R;
  }

  Module &M;
  const ModuleMetadata &MD;
  SmallVector<ResourceRecord, 8> Resources;
  DenseMap<const Function *, const EntryRecord *> Entries;
  DenseMap<const Function *, Draft> Drafts;
};

} // namespace

DenseMap<const Function *, FunctionRequirements> functionRequirements(Module &M,
                                                                      const ModuleMetadata &MD) {
  return Analysis(M, MD).run();
}

} // namespace dxil
