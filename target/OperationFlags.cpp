// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flags that follow from the operations a module calls. Which operation sets
// which flag is data: attributes of DXIL.td and the lists of ShaderFlags.def.
#include "HandleInfo.h"
#include "ShaderFlags.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

#include <dxil/ops.h>

using namespace llvm;

namespace dxil {
namespace {

// From this validator version on, a flag tells of level-of-detail clamps; an
// older one compares the flags with its own count and would reject it.
constexpr VersionPair ClampNeedsTiles = {1, 8};
constexpr VersionPair FeedbackHasFlag = {1, 9};
// Before, derivatives in the mesh shaders of a library set no flag of the library.
constexpr VersionPair EntriesHaveStages = {1, 8};
// Shader model 6.7 brought the promise that UAVs do not alias.
constexpr VersionPair UAVsMayAlias = {1, 7};

// The operand of the argument that DXIL.td calls Name, or null.
const Value *operandNamed(const CallInst &Call, const OpInfo &Op, std::string_view Name) {
  for (unsigned I = 0; I < Op.Args.size(); ++I)
    if (Op.Args[I].Name == Name && I + 1 < Call.arg_size())
      return Call.getArgOperand(I + 1);
  return nullptr;
}

bool isConstantTrue(const Value *V) {
  auto *C = dyn_cast_or_null<ConstantInt>(V);
  return C && !C->isZero();
}

bool hasVariableOffset(const CallInst &Call, const OpInfo &Op) {
  for (std::string_view Name : {"offset0", "offset1", "offset2"}) {
    const Value *Offset = operandNamed(Call, Op, Name);
    if (Offset && !isa<Constant>(Offset))
      return true;
  }
  return false;
}

bool hasClamp(const CallInst &Call, const OpInfo &Op) {
  const Value *Clamp = operandNamed(Call, Op, "clamp");
  if (!Clamp || isa<UndefValue>(Clamp))
    return false;
  auto *C = dyn_cast<ConstantFP>(Clamp);
  return !C || !C->isZero();
}

bool usesType(const CallInst &Call, bool (*Is)(const Type *)) {
  return Is(Call.getType()) || any_of(Call.args(), [&](const Use &U) { return Is(U->getType()); });
}

struct OperationFlag {
  OpCode Op;
  ShaderFlag Flag;
};

constexpr OperationFlag OperationFlags[] = {
#define OPERATION_FLAG(Op, Flag) {OpCode::Op, ShaderFlag::Flag},
#include <dxil/ops/ShaderFlags.def>
};

void addTableFlags(OpCode Code, ShaderFlagSet &Flags) {
  for (const OperationFlag &Entry : OperationFlags)
    Flags.addIf(Entry.Op == Code, Entry.Flag);
}

/// The stage of the module, and in a library that of the entry point that \p Call is in.
Triple::EnvironmentType stageOf(const CallInst &Call, const FlagContext &Context) {
  if (Context.Module.Stage != Triple::Library || Context.Module.Validator < EntriesHaveStages)
    return Context.Module.Stage;
  StringRef Name = Call.getFunction()->getFnAttribute("hlsl.shader").getValueAsString();
  return Triple("dxil", "pc", "shadermodel", Name).getEnvironment();
}

void addAttributeFlags(const CallInst &Call, const OpInfo &Op, const FlagContext &Context,
                       ShaderFlagSet &Flags) {
  Version DXIL = {uint16_t(Context.Module.DXILVersion.Major),
                  uint16_t(Context.Module.DXILVersion.Minor)};
  AttributeSet Attributes = attributes(Op.Code, DXIL);
  bool IsFeedback = Attributes.contains(Attribute::IsFeedback);
  Flags.addIf(Attributes.contains(Attribute::IsWave), ShaderFlag::WaveOps);
  Flags.addIf(IsFeedback && Context.Module.Validator >= FeedbackHasFlag,
              ShaderFlag::SamplerFeedback);
  if (!Attributes.contains(Attribute::IsGradient) || IsFeedback)
    return;
  Triple::EnvironmentType Stage = stageOf(Call, Context);
  Flags.addIf(Stage == Triple::Mesh || Stage == Triple::Amplification,
              ShaderFlag::DerivativesInMeshAndAmpShaders);
}

// Whatever handle the module makes and describes counts as used.
void addHandleFlags(const HandleInfo &Handle, const FlagContext &Context, ShaderFlagSet &Flags) {
  using llvm::dxil::ResourceKind;
  if (!Handle.IsUAV)
    return;
  Flags.addIf(Context.Module.DXILVersion >= UAVsMayAlias, ShaderFlag::ResMayNotAlias);
  Flags.addIf(Handle.Kind == ResourceKind::Texture2DMS ||
                  Handle.Kind == ResourceKind::Texture2DMSArray,
              ShaderFlag::WriteableMSAATextures);
}

void addAtomicFlags(const CallInst &Call, const OpInfo &Op, const FlagContext &Context,
                    ShaderFlagSet &Flags) {
  if (!usesType(Call, [](const Type *T) { return T->isIntegerTy(64); }))
    return;
  HandleInfo Handle = findHandle(operandNamed(Call, Op, "handle"), Context.Resources);
  Flags.addIf(Handle.isTyped(), ShaderFlag::AtomicInt64OnTypedResource);
  if (Handle.Record)
    Context.Atomic64.insert(Handle.Record);
  else
    Flags.add(ShaderFlag::AtomicInt64OnHeapResource);
}

} // namespace

void addOperationFlags(const CallInst &Call, const FlagContext &Context, ShaderFlagSet &Flags) {
  auto *Code = Call.arg_empty() ? nullptr : dyn_cast<ConstantInt>(Call.getArgOperand(0));
  OptionalOp Found = Code ? findOp(uint32_t(Code->getZExtValue())) : OptionalOp();
  if (!Found)
    return;
  const OpInfo &Op = *Found;
  addTableFlags(Op.Code, Flags);
  addAttributeFlags(Call, Op, Context, Flags);
  bool IsFeedback = attributes(Op.Code, Version{0xffff, 0}).contains(Attribute::IsFeedback);
  Flags.addIf(Context.Module.Validator >= ClampNeedsTiles && !IsFeedback && hasClamp(Call, Op),
              ShaderFlag::TiledResources);

  switch (Op.Code) {
#define OFFSET_OPERATION(Name) case OpCode::Name:
#include <dxil/ops/ShaderFlags.def>
    Flags.addIf(hasVariableOffset(Call, Op), ShaderFlag::AdvancedTextureOps);
    break;
  case OpCode::Fma: Flags.addIf(Call.getType()->isDoubleTy(), ShaderFlag::DoubleExtensions); break;
  case OpCode::AtomicBinOp:
  case OpCode::AtomicCompareExchange: addAtomicFlags(Call, Op, Context, Flags); break;
  case OpCode::CreateHandleFromHeap:
    Flags.add(isConstantTrue(operandNamed(Call, Op, "samplerHeap"))
                  ? ShaderFlag::SamplerDescriptorHeapIndexing
                  : ShaderFlag::ResourceDescriptorHeapIndexing);
    break;
  case OpCode::CreateHandle:
  case OpCode::AnnotateHandle:
    addHandleFlags(findHandle(&Call, Context.Resources), Context, Flags);
    break;
  default: break;
  }
  if (Op.Code == OpCode::BufferLoad || Op.Code == OpCode::TextureLoad) {
    HandleInfo Handle = findHandle(operandNamed(Call, Op, "srv"), Context.Resources);
    Flags.addIf(Handle.IsUAV && Handle.isTyped() && Handle.ComponentCount > 1,
                ShaderFlag::TypedUAVLoadAdditionalFormats);
  }
}

} // namespace dxil
