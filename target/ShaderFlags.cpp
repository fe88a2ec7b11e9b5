// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flags that follow from types, instructions, resources and module settings;
// those that follow from operations are in OperationFlags.cpp.
#include "ShaderFlags.h"
#include "OperationCalls.h"
#include "dxil/contract_names.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {
namespace {

// Direct3D 11 had eight UAV registers; more need a feature.
constexpr uint32_t BaseUAVRegisters = 8;

// From this validator version on, UAVs say whether 64-bit atomics reach them.
constexpr VersionPair Atomic64HasTag = {1, 6};

struct ScalarUse {
  bool Double = false;
  bool Int64 = false;
  bool Low = false; // half or i16

  void add(Type *Ty) {
    Double |= Ty->isDoubleTy();
    Int64 |= Ty->isIntegerTy(64);
    Low |= Ty->isHalfTy() || Ty->isIntegerTy(16);
  }
};

ScalarUse scalarsOf(const Instruction &I) {
  // Only scalars count: a whole vector of doubles sets no flag, and dxv compares the flags.
  ScalarUse Use;
  Use.add(I.getType());
  for (const Value *Operand : I.operands())
    Use.add(Operand->getType());
  return Use;
}

bool isDoubleExtension(unsigned Opcode) {
  switch (Opcode) {
  case Instruction::FDiv:
  case Instruction::UIToFP:
  case Instruction::SIToFP:
  case Instruction::FPToUI:
  case Instruction::FPToSI: return true;
  default: return false;
  }
}

void addInstructionFlags(const Instruction &I, const FlagContext &Context, ShaderFlagSet &Flags) {
  bool IsOperation = isOperationCall(I);
  // What another function uses is found in that function.
  if (isa<CallInst>(I) && !IsOperation)
    return;
  // A position in a vector is no 64-bit arithmetic.
  if (isa<ExtractElementInst, InsertElementInst>(I))
    return;
  ScalarUse Use = scalarsOf(I);
  Flags.addIf(Use.Double, ShaderFlag::Doubles);
  Flags.addIf(Use.Double && isDoubleExtension(I.getOpcode()), ShaderFlag::DoubleExtensions);
  Flags.addIf(Use.Low, ShaderFlag::LowPrecisionPresent);
  Flags.addIf(Use.Int64, ShaderFlag::Int64Ops);
  Flags.addIf(Use.Int64 && I.isAtomic(), ShaderFlag::AtomicInt64OnGroupShared);
  if (IsOperation)
    addOperationFlags(cast<CallInst>(I), Context, Flags);
}

void addResourceFlags(const FlagContext &Context, ShaderFlagSet &Flags) {
  using llvm::dxil::ResourceClass;
  using llvm::dxil::ResourceKind;
  uint32_t UAVRegisters = 0;
  for (const ResourceRecord &R : Context.Resources) {
    if (R.Class == ResourceClass::UAV) {
      Flags.addIf(R.IsROV, ShaderFlag::ROVs);
      // Clamped, as an unbounded range would overflow the sum.
      UAVRegisters += std::min(R.Size, BaseUAVRegisters + 1);
    }
    Flags.addIf(R.Kind == ResourceKind::RawBuffer || R.Kind == ResourceKind::StructuredBuffer,
                ShaderFlag::RawAndStructuredBuffers);
  }
  Flags.addIf(UAVRegisters > BaseUAVRegisters, ShaderFlag::Max64UAVs);
  switch (Context.Module.Stage) {
  case Triple::Vertex:
  case Triple::Hull:
  case Triple::Domain:
  case Triple::Geometry: Flags.addIf(UAVRegisters > 0, ShaderFlag::UAVsAtEveryStage); break;
  default: break;
  }
}

bool moduleFlag(const Module &M, StringRef Name) {
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(M.getModuleFlag(Name));
  return C && !C->isZero();
}

// Settings that clang passes on from the command line.
void addModuleFlags(const Module &M, ShaderFlagSet &Flags) {
  Flags.addIf(moduleFlag(M, "dx.nativelowprec"), ShaderFlag::NativeLowPrecision);
  Flags.addIf(moduleFlag(M, "dx.allresourcesbound"), ShaderFlag::AllResourcesBound);
  Flags.addIf(moduleFlag(M, "dx.disableoptimizations"), ShaderFlag::DisableOptimizations);
  for (const Function &F : M) {
    Flags.addIf(F.hasFnAttribute(llvm::Attribute::OptimizeNone), ShaderFlag::DisableOptimizations);
    Flags.addIf(F.hasFnAttribute(contract::EarlyDepthStencil), ShaderFlag::ForceEarlyDepthStencil);
  }
  if (moduleFlag(M, "dx.resmayalias"))
    Flags.remove(ShaderFlag::ResMayNotAlias);
}

} // namespace

uint64_t functionFlags(const Function &F, const FlagContext &Context) {
  ShaderFlagSet Flags;
  for (const Instruction &I : instructions(F))
    addInstructionFlags(I, Context, Flags);
  return Flags.raw();
}

uint64_t computeShaderFlags(Module &M, const ModuleMetadata &MD) {
  SmallVector<ResourceRecord, 8> Resources = readResources(M);
  SmallPtrSet<const ResourceRecord *, 4> Atomic64;
  FlagContext Context{MD, Resources, Atomic64};
  ShaderFlagSet Flags;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      addInstructionFlags(I, Context, Flags);
  addResourceFlags(Context, Flags);
  addModuleFlags(M, Flags);
  if (MD.Validator >= Atomic64HasTag)
    for (const ResourceRecord &R : Resources)
      if (Atomic64.contains(&R))
        markAtomic64Use(M, R);
  return Flags.raw();
}

uint64_t signatureFlags(const EntrySignatures &S, Triple::EnvironmentType Stage) {
  uint64_t Flags = 0;
  auto AddIf = [&](bool Condition, ShaderFlag Flag) {
    Flags |= Condition ? static_cast<uint64_t>(Flag) : 0;
  };
  auto HasArrayIndex = [&](const auto &Elements) {
    return hasSystemValue(Elements, semantic::RenderTargetArrayIndex) ||
           hasSystemValue(Elements, semantic::ViewportArrayIndex);
  };
  // Geometry shaders could write them from the start; who reads them had them from another stage.
  bool Tessellation = Stage == Triple::Hull || Stage == Triple::Domain;
  AddIf(((Stage == Triple::Vertex || Tessellation) && HasArrayIndex(S.Outputs)) ||
            ((Stage == Triple::Geometry || Tessellation) && HasArrayIndex(S.Inputs)),
        ShaderFlag::ViewportAndRTArrayIndex);
  AddIf(hasSystemValue(S.Outputs, semantic::StencilRef), ShaderFlag::StencilRef);
  AddIf(hasSystemValue(S.Inputs, semantic::Barycentrics), ShaderFlag::Barycentrics);
  AddIf(hasSystemValue(S.Inputs, semantic::ShadingRate) ||
            hasSystemValue(S.Outputs, semantic::ShadingRate),
        ShaderFlag::ShadingRate);
  return Flags;
}

uint64_t featureInfo(uint64_t ShaderFlags) {
  uint64_t Features = 0;
#define SHADER_FLAG(Name, Bit, Feature, Doc)                                                       \
  if constexpr (Feature >= 0)                                                                      \
    if (ShaderFlags & static_cast<uint64_t>(ShaderFlag::Name))                                     \
      Features |= uint64_t(1) << (Feature < 0 ? 0 : Feature);
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/ops/ShaderFlags.def>
  // One flag says that 16-bit values are used and another how wide they are;
  // SFI0 has a bit for each combination.
  constexpr uint64_t MinimumPrecision = uint64_t(1) << 4;
  constexpr uint64_t NativeLowPrecision = uint64_t(1) << 18;
  if (ShaderFlags & static_cast<uint64_t>(ShaderFlag::LowPrecisionPresent))
    Features |= ShaderFlags & static_cast<uint64_t>(ShaderFlag::NativeLowPrecision)
                    ? NativeLowPrecision
                    : MinimumPrecision;
  return Features;
}

} // namespace dxil
