// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shader flags that a module declares against those its instructions, operations, resources and
// signatures call for. Flags and what operation sets which are data: <dxil/ops/ShaderFlags.def>.
//
// Where validators of different versions count differently, the module's own validator version
// decides, as the tool that wrote the flags did.
#include "ShaderFlags.h"

#include "Context.h"
#include "Groups.h"
#include "Types.h"

#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>

namespace dxil::validation {
namespace {

using ir::Opcode;
using ir::TypeKind;

enum class Flag : uint64_t {
#define SHADER_FLAG(Name, Bit, Feature, Doc) Name = uint64_t(1) << Bit,
#include <dxil/ops/ShaderFlags.def>
};

struct FlagName {
  uint64_t Bit;
  std::string_view Name;
};
constexpr FlagName FlagNames[] = {
#define SHADER_FLAG(Name, Bit, Feature, Doc) {uint64_t(1) << Bit, #Name},
#include <dxil/ops/ShaderFlags.def>
};

constexpr uint64_t comparedFlags() {
  uint64_t Bits = 0;
  for (const FlagName &F : FlagNames)
    Bits |= F.Bit;
#define OPTION_FLAG(Name) Bits &= ~uint64_t(Flag::Name);
#include <dxil/ops/ShaderFlags.def>
  return Bits;
}

constexpr struct {
  OpCode Op;
  Flag Set;
} OperationFlags[] = {
#define OPERATION_FLAG(Op, Name) {OpCode::Op, Flag::Name},
#include <dxil/ops/ShaderFlags.def>
};

bool takesOffsets(OpCode Op) {
  switch (Op) {
#define OFFSET_OPERATION(Name) case OpCode::Name:
#include <dxil/ops/ShaderFlags.def>
    return true;
  default: return false;
  }
}

bool isTyped(ResourceKind K) {
  return K >= ResourceKind::Texture1D && K <= ResourceKind::TypedBuffer;
}

class FlagCollector {
public:
  explicit FlagCollector(const Context &Ctx)
      : Ctx(Ctx), M(Ctx.M),
        Info(Ctx.Info), Dxil{uint16_t(Info.Dxil.Major), uint16_t(Info.Dxil.Minor)} {}

  uint64_t collect() {
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      addFunction(F);
    for (const EntryPoint &E : Info.Entries)
      addSignatures(E);
    addResources();
    if (Derivatives && (Info.Kind == Stage::Mesh || Info.Kind == Stage::Amplification))
      add(Flag::DerivativesInMeshAndAmpShaders);
    addAliasing();
    return Bits;
  }

  /// Of one function; what the resources of the module call for is not counted.
  uint64_t collect(ir::FunctionId F) {
    addFunction(F);
    if (const EntryPoint *E = Info.entry(F))
      addSignatures(*E);
    return Bits;
  }

private:
  const Context &Ctx;
  const ir::Module &M;
  const ModuleFacts &Info;
  Version Dxil;
  uint64_t Bits = 0;
  bool Derivatives = false, UsesUAV = false;

  bool since(unsigned Minor) const { return Info.validatorAtLeast(Minor); }
  void add(Flag F) { Bits |= uint64_t(F); }
  void addIf(bool Condition, Flag F) {
    if (Condition)
      add(F);
  }

  struct Scalars {
    bool Double = false, Int64 = false, Low = false;
  };
  void addScalar(ir::TypeId T, Scalars &Use) const {
    uint8_t Traits = Ctx.traits(T);
    Use.Double |= (Traits & DoubleType) != 0;
    Use.Int64 |= (Traits & Int64Type) != 0;
    Use.Low |= (Traits & LowType) != 0;
  }

  static bool isDoubleExtension(Opcode Op) {
    return Op == Opcode::FDiv || Op == Opcode::UIToFP || Op == Opcode::SIToFP ||
           Op == Opcode::FPToUI || Op == Opcode::FPToSI;
  }

  /// Where no value has a type that asks for a flag, only operations can.
  void addFunction(ir::FunctionId F) {
    if (Ctx.usesTypes(DoubleType | Int64Type | LowType)) {
      for (const ir::Instruction &I : M.instructions(M.Functions[F]))
        addInstruction(I);
      return;
    }
    for (const Context::KnownCall &C : Ctx.opCalls(F))
      addOperation(OpCall{Ctx, M.Instructions[C.Instruction], *C.Op}, {});
  }

  void addInstruction(const ir::Instruction &I) {
    bool IsOp = false;
    if (I.Op == Opcode::Call) {
      const ir::Function *F = M.calledFunction(I);
      IsOp = F && Ctx.isOpFunction(ir::FunctionId(F - M.Functions.data()));
      if (!IsOp)
        return; // what another function uses is found in that function
    }
    Scalars Use;
    if (I.Type != ir::None)
      addScalar(I.Type, Use);
    if (I.Op != Opcode::ExtractElement && I.Op != Opcode::InsertElement)
      for (ir::ValueId V : M.operands(I))
        if (!ir::isMetadataOperand(V))
          addScalar(M.Values[V].Type, Use);
    if (I.Op == Opcode::ExtractElement || I.Op == Opcode::InsertElement)
      return;
    addIf(Use.Double, Flag::Doubles);
    addIf(Use.Double && isDoubleExtension(I.Op), Flag::DoubleExtensions);
    addIf(Use.Low, Flag::LowPrecisionPresent);
    addIf(Use.Int64, Flag::Int64Ops);
    addIf(Use.Int64 && (I.Op == Opcode::AtomicRmw || I.Op == Opcode::CmpXchg),
          Flag::AtomicInt64OnGroupShared);
    if (!IsOp)
      return;
    if (const OpInfo *Op = opOf(Ctx, I))
      addOperation(OpCall{Ctx, I, *Op}, Use);
  }

  // ---- Operations ----

  bool isConstant(ir::ValueId V) const { return V == ir::None || Ctx.isConstant(V); }

  bool hasVariableOffset(const OpCall &Call) const {
    return !isConstant(Call.argument("offset0")) || !isConstant(Call.argument("offset1")) ||
           !isConstant(Call.argument("offset2"));
  }

  bool hasClamp(const OpCall &Call) const {
    ir::ValueId Clamp = Call.argument("clamp");
    double Value = 0;
    if (Clamp == ir::None || Ctx.isUndef(Clamp))
      return false;
    return !constantFloat(M, Clamp, Value) || Value != 0;
  }

  /// What an op asks for in every call: found once for each op that is called.
  struct OperationInfo {
    bool Known = false, Feedback = false, Gradient = false, Clamp = false;
    uint64_t Flags = 0;
  };
  std::vector<OperationInfo> Operations = std::vector<OperationInfo>(allOps().size());

  const OperationInfo &infoOf(const OpCall &Call) {
    OperationInfo &Found = Operations[size_t(&Call.Op - allOps().data())];
    if (Found.Known)
      return Found;
    Found.Known = true;
    for (const auto &Entry : OperationFlags)
      if (Entry.Op == Call.code())
        Found.Flags |= uint64_t(Entry.Set);
    // An operation that is too new for the module takes the same flags; SM.OPCODE reports it.
    AttributeSet Attributes = attributes(Call.code(), std::max(Dxil, Call.Op.MinVersion));
    Found.Feedback = Attributes.contains(Attribute::IsFeedback);
    Found.Gradient = Attributes.contains(Attribute::IsGradient);
    for (const ArgInfo &Arg : Call.Op.Args)
      Found.Clamp |= Arg.Name == "clamp";
    if (Attributes.contains(Attribute::IsWave))
      Found.Flags |= uint64_t(Flag::WaveOps);
    if (Found.Feedback && since(9))
      Found.Flags |= uint64_t(Flag::SamplerFeedback);
    return Found;
  }

  void addOperation(const OpCall &Call, const Scalars &Use) {
    const OperationInfo &Op = infoOf(Call);
    Bits |= Op.Flags;
    bool Feedback = Op.Feedback;
    Derivatives |= Op.Gradient && !Feedback;
    if (Op.Gradient && !Feedback && since(8))
      if (const EntryPoint *E = Info.entry(Ctx.functionOf(Call.I)))
        addIf(E->Kind == Stage::Mesh || E->Kind == Stage::Amplification,
              Flag::DerivativesInMeshAndAmpShaders);
    addIf(Op.Clamp && since(8) && !Feedback && hasClamp(Call), Flag::TiledResources);
    if (takesOffsets(Call.code()))
      addIf(hasVariableOffset(Call), Flag::AdvancedTextureOps);
    addByOperands(Call, Use);
  }

  void addByOperands(const OpCall &Call, const Scalars &Use) {
    switch (Call.code()) {
    case OpCode::Sample:
    case OpCode::SampleBias:
    case OpCode::SampleCmp:
    case OpCode::SampleGrad:
      // The reference forgets an earlier comparison with gradient or bias at each later sample.
      Bits &= ~uint64_t(Flag::SampleCmpGradientOrBias);
      break;
    case OpCode::Fma: addIf(Use.Double, Flag::DoubleExtensions); break;
    case OpCode::BufferLoad:
    case OpCode::TextureLoad: addLoad(Call); break;
    case OpCode::AtomicBinOp:
    case OpCode::AtomicCompareExchange:
      if (Use.Int64)
        addAtomic(Call);
      break;
    case OpCode::CreateHandleFromHeap: {
      uint64_t Sampler = 0;
      Call.integer(2, Sampler);
      add(Sampler ? Flag::SamplerDescriptorHeapIndexing : Flag::ResourceDescriptorHeapIndexing);
      break;
    }
    case OpCode::CreateHandle:
    case OpCode::CreateHandleForLib:
    case OpCode::AnnotateHandle: addHandle(Call.I.Result); break;
    default: break;
    }
  }

  /// The call that made a handle: through the first choice of phis and selects.
  ir::ValueId creator(ir::ValueId V) const {
    for (unsigned Steps = 0; Steps < 256; ++Steps) {
      const ir::Instruction *Def = V == ir::None ? nullptr : M.definition(V);
      if (!Def || Def->Op == Opcode::Call)
        return V;
      if (Def->Op == Opcode::Phi && Def->Operands.Count)
        V = M.operands(*Def)[0];
      else if (Def->Op == Opcode::Select)
        V = M.operands(*Def)[1];
      else
        return V;
    }
    return V;
  }

  void addHandle(ir::ValueId Handle) {
    const ResourceProperties *P = Ctx.properties(Handle);
    if (!P || !P->isUAV())
      return;
    UsesUAV = true;
    addIf(since(8) && (P->kind() == ResourceKind::Texture2DMS ||
                       P->kind() == ResourceKind::Texture2DMSArray),
          Flag::WriteableMSAATextures);
  }

  /// Components of what a typed resource returns: its class's first field.
  uint64_t componentsOf(const Resource &R) const {
    if (R.Symbol >= M.Values.size())
      return 1;
    ir::TypeId T = M.Values[R.Symbol].Type;
    if (M.type(T).Kind == TypeKind::Pointer)
      T = M.type(T).Element;
    T = Ctx.elementOf(T);
    if (M.type(T).Kind == TypeKind::Struct && M.type(T).Fields.Count)
      T = M.fields(M.type(T))[0];
    return Ctx.components(T);
  }

  void addLoad(const OpCall &Call) {
    ir::ValueId Handle = creator(Call.operand(1));
    const ResourceProperties *P = Handle == ir::None ? nullptr : Ctx.properties(Handle);
    if (!P || !P->isUAV())
      return;
    if (isElementOfLibraryArray(Handle))
      return;
    const Resource *R = Ctx.resourceOf(Handle);
    uint64_t Components = R ? componentsOf(*R) : P->Word1 >> 8 & 0xff;
    addIf(!since(1) || (isTyped(P->kind()) && Components > 1), Flag::TypedUAVLoadAdditionalFormats);
  }

  /// A library's handle of one element of an array, which the reference does not follow.
  bool isElementOfLibraryArray(ir::ValueId Handle) const {
    const ir::Instruction *Made = M.definition(Handle);
    const OpInfo *Op = Made ? opOf(Ctx, *Made) : nullptr;
    if (!Op || Op->Code != OpCode::CreateHandleForLib)
      return false;
    const ir::Instruction *Load = M.definition(M.operands(*Made)[1]);
    return Load && Load->Op == Opcode::Load &&
           M.Values[M.operands(*Load)[0]].Kind != ir::ValueKind::Global;
  }

  void addAtomic(const OpCall &Call) {
    ir::ValueId Handle = creator(Call.operand(1));
    const ResourceProperties *P = Handle == ir::None ? nullptr : Ctx.properties(Handle);
    addIf(P && isTyped(P->kind()), Flag::AtomicInt64OnTypedResource);
    addIf(!isBound(Handle), Flag::AtomicInt64OnHeapResource);
  }

  /// Whether the handle is of a record in dx.resources rather than of a descriptor heap.
  bool isBound(ir::ValueId Handle) const {
    const ir::Instruction *Def = Handle == ir::None ? nullptr : M.definition(Handle);
    const OpInfo *Op = Def ? opOf(Ctx, *Def) : nullptr;
    if (!Op || Op->Code != OpCode::AnnotateHandle)
      return false;
    const ir::Instruction *Made = M.definition(M.operands(*Def)[1]);
    const OpInfo *From = Made ? opOf(Ctx, *Made) : nullptr;
    if (!From)
      return false;
    if (From->Code == OpCode::CreateHandleForLib)
      return true;
    if (From->Code != OpCode::CreateHandleFromBinding)
      return false;
    const ir::Constant *Binding = M.constant(M.operands(*Made)[1]);
    uint64_t Field[4] = {};
    if (Binding && Binding->Kind == ir::ConstantKind::Aggregate && Binding->Operands.Count == 4)
      for (unsigned N = 0; N < 4; ++N)
        Ctx.constantInt(M.operands(*Binding)[N], Field[N]);
    for (const Resource &R : Info.UAVs) {
      uint64_t Upper = R.isUnbounded() ? 0xFFFFFFFFu : R.LowerBound + R.RangeSize - 1;
      if (Field[0] == R.LowerBound && Field[1] == Upper && Field[2] == R.Space &&
          Field[3] == uint64_t(ResourceClass::UAV))
        return true;
    }
    return false;
  }

  // ---- What no instruction says ----

  void addSignatures(const EntryPoint &E) {
    auto isArrayIndex = [](const SignatureElement &El) {
      return El.Kind == semantic::ViewportArrayIndex || El.Kind == semantic::RenderTargetArrayIndex;
    };
    bool Tessellation = E.Kind == Stage::Domain || E.Kind == Stage::Hull;
    for (const SignatureElement &El : E.Input) {
      // Validators before 1.4 did not see the inputs of tessellation shaders.
      addIf(isArrayIndex(El) && (E.Kind == Stage::Geometry || (Tessellation && since(4))),
            Flag::ViewportAndRTArrayIndex);
      addIf(El.Kind == semantic::ShadingRate, Flag::ShadingRate);
      addIf(El.Kind == semantic::Barycentrics, Flag::Barycentrics);
    }
    bool Pixel = E.Kind == Stage::Pixel;
    for (const SignatureElement &El : E.Output) {
      addIf(isArrayIndex(El) && (E.Kind == Stage::Vertex || Tessellation),
            Flag::ViewportAndRTArrayIndex);
      addIf(El.Kind == semantic::StencilRef && Pixel, Flag::StencilRef);
      addIf(El.Kind == semantic::InnerCoverage && Pixel, Flag::InnerCoverage);
      addIf(El.Kind == semantic::ShadingRate, Flag::ShadingRate);
    }
  }

  void addResources() {
    constexpr uint64_t FewUAVs = 8;
    uint64_t Registers = 0;
    auto isRaw = [](const Resource &R) {
      return R.Kind == ResourceKind::RawBuffer || R.Kind == ResourceKind::StructuredBuffer;
    };
    for (const Resource &R : Info.UAVs) {
      Registers += R.RangeSize > FewUAVs ? FewUAVs + 1 : R.RangeSize;
      addIf(isRaw(R), Flag::RawAndStructuredBuffers);
      addIf(!since(8) &&
                (R.Kind == ResourceKind::Texture2DMS || R.Kind == ResourceKind::Texture2DMSArray),
            Flag::WriteableMSAATextures);
    }
    for (const Resource &R : Info.SRVs)
      addIf(isRaw(R), Flag::RawAndStructuredBuffers);
    addIf((since(6) ? Registers : Info.UAVs.size()) > FewUAVs, Flag::Max64UAVs);
    bool Every = since(8) ? Info.Kind == Stage::Vertex || Info.Kind == Stage::Hull ||
                                Info.Kind == Stage::Domain || Info.Kind == Stage::Geometry
                          : Info.Kind != Stage::Compute && Info.Kind != Stage::Pixel;
    addIf(Registers && Every, Flag::UAVsAtEveryStage);
    if (!since(6))
      Bits &= ~uint64_t(Flag::Barycentrics);
  }

  /// The promise that UAVs do not alias is the compiler's to make, if one is used. Before 1.8 one
  /// that is declared is enough.
  void addAliasing() {
    bool HasUAV = UsesUAV || (!since(8) && !Info.UAVs.empty());
    addIf(Dxil >= Version{1, 7} && HasUAV && (Info.Flags & uint64_t(Flag::ResMayNotAlias)),
          Flag::ResMayNotAlias);
  }
};

std::string flagList(uint64_t Bits) {
  std::string Out;
  for (const FlagName &F : FlagNames)
    if (Bits & F.Bit)
      Out += (Out.empty() ? "" : ", ") + std::string(F.Name);
  return Out;
}

} // namespace

uint64_t shaderFlagsOf(const Context &Ctx, ir::FunctionId F) {
  return FlagCollector(Ctx).collect(F) | (Ctx.Info.Flags & uint64_t(Flag::NativeLowPrecision));
}

unsigned minorFor(uint64_t Flags) {
  unsigned Minor = 0;
#define FLAG_SINCE(Name, Least)                                                                    \
  if (Flags & uint64_t(Flag::Name))                                                                \
    Minor = std::max(Minor, Least##u);
#include <dxil/ops/ShaderFlags.def>
  constexpr uint64_t Low = uint64_t(Flag::LowPrecisionPresent) | uint64_t(Flag::NativeLowPrecision);
  return (Flags & Low) == Low ? std::max(Minor, 2u) : Minor;
}

uint64_t checkShaderFlags(Context &Ctx) {
  constexpr uint64_t Compared = comparedFlags();
  uint64_t All =
      FlagCollector(Ctx).collect() | (Ctx.Info.Flags & uint64_t(Flag::NativeLowPrecision));
  uint64_t Used = All & Compared, Declared = Ctx.Info.Flags & Compared;
  // Validators 1.5 to 1.7 let a library's subobjects, which are gone here, ask for this flag.
  if (Ctx.Info.validatorAtLeast(5) && !Ctx.Info.validatorAtLeast(8))
    Used |= Declared & uint64_t(Flag::RaytracingTier1_1);
  if (Used == Declared)
    return All;
  std::string Difference;
  if (uint64_t Missing = Used & ~Declared)
    Difference = "not declared: " + flagList(Missing);
  if (uint64_t Extra = Declared & ~Used)
    Difference += (Difference.empty() ? "not used: " : "; not used: ") + flagList(Extra);
  Ctx.report(rule::MetaFlagsUsage(std::to_string(Declared), std::to_string(Used), Difference));
  return All;
}

} // namespace dxil::validation
