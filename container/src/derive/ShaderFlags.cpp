// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/ShaderFlags.h>

#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>

namespace dxil::container {
namespace {

using ir::Opcode;
using ir::TypeKind;

bool isTyped(ResourceKind K) {
  return K == ResourceKind::TypedBuffer || infoOf(K).Texture;
}

class FlagCollector {
public:
  explicit FlagCollector(const Analysis &Ctx)
      : Ctx(Ctx), M(Ctx.M),
        Info(Ctx.Info), Dxil{uint16_t(Info.Dxil.Major), uint16_t(Info.Dxil.Minor)} {}

  DerivedFlags collect() {
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      addFunction(F);
    for (const EntryPoint &E : Info.Entries)
      addSignatures(E);
    addResources();
    if (Derivatives && (Info.Kind == Stage::Mesh || Info.Kind == Stage::Amplification))
      add(ShaderFlag::DerivativesInMeshAndAmpShaders);
    addAliasing();
    std::ranges::sort(Atomic64UAVs);
    Atomic64UAVs.erase(std::unique(Atomic64UAVs.begin(), Atomic64UAVs.end()), Atomic64UAVs.end());
    return {Bits, std::move(Atomic64UAVs)};
  }

  /// Returns the flags of one function, without those of the module's resources.
  uint64_t collect(ir::FunctionId F) {
    addFunction(F);
    if (const EntryPoint *E = Info.entry(F))
      addSignatures(*E);
    return Bits;
  }

private:
  const Analysis &Ctx;
  const ir::Module &M;
  const ModuleFacts &Info;
  Version Dxil;
  uint64_t Bits = 0;
  bool Derivatives = false, UsesUAV = false;
  std::vector<uint32_t> Atomic64UAVs;

  bool since(unsigned Minor) const { return Info.validatorAtLeast(Minor); }
  void add(ShaderFlag F) { Bits |= uint64_t(F); }
  void addIf(bool Condition, ShaderFlag F) {
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

  /// If no value has a type that requires a flag, only ops can require one.
  void addFunction(ir::FunctionId F) {
    if (Ctx.usesTypes(DoubleType | Int64Type | LowType)) {
      for (const ir::Instruction &I : M.instructions(M.Functions[F]))
        addInstruction(I);
      return;
    }
    for (const Analysis::KnownCall &C : Ctx.opCalls(F))
      if (!Operations[C.OpNumber].IsDone)
        addOperation(OpCall{Ctx, M.Instructions[C.Instruction], C.op()}, {});
  }

  void addInstruction(const ir::Instruction &I) {
    bool IsOp = false;
    if (I.Op == Opcode::Call) {
      const ir::Function *F = M.calledFunction(I);
      IsOp = F && Ctx.isOpFunction(ir::FunctionId(F - M.Functions.data()));
      if (!IsOp)
        return; // the called function counts the flag
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
    addIf(Use.Double, ShaderFlag::Doubles);
    addIf(Use.Double && isDoubleExtension(I.Op), ShaderFlag::DoubleExtensions);
    addIf(Use.Low, ShaderFlag::LowPrecisionPresent);
    addIf(Use.Int64, ShaderFlag::Int64Ops);
    addIf(Use.Int64 && (I.Op == Opcode::AtomicRmw || I.Op == Opcode::CmpXchg),
          ShaderFlag::AtomicInt64OnGroupShared);
    if (!IsOp)
      return;
    if (const OpInfo *Op = opOf(Ctx, I))
      addOperation(OpCall{Ctx, I, *Op}, Use);
  }

  // ---- Operations ----

  /// A call as <dxil/ops/CallFlags.h> reads it.
  struct FlaggedCall {
    const OpCall &Call;
    const Scalars &Use;

    bool isConstant(OperandId Id) const {
      const ir::ValueId V = Call.argument(Id);
      return V == ir::None || Call.Ctx.isConstant(V);
    }
    bool isLeftOut(OperandId Id) const {
      const ir::ValueId V = Call.argument(Id);
      return V == ir::None || Call.Ctx.isUndef(V);
    }
    bool isZero(OperandId Id) const {
      uint64_t Integer = 0;
      double Real = 0;
      return Call.integer(Id, Integer)
                 ? Integer == 0
                 : constantFloat(Call.Ctx.M, Call.argument(Id), Real) && Real == 0;
    }
    bool isNotZero(OperandId Id) const {
      uint64_t Integer = 0;
      return Call.integer(Id, Integer) && Integer != 0;
    }
    bool hasValuesOf(Overload Type) const {
      return Type == Overload::Double ? Use.Double : Type == Overload::I64 && Use.Int64;
    }
  };

  /// Flags that every call of an op requires, computed once for each op.
  struct OperationInfo {
    bool IsComputed = false, Feedback = false, Gradient = false;
    /// Further calls add no flag, if no value has a type that requires one.
    bool IsDone = false;
    CallFlags Flags;
  };
  std::vector<OperationInfo> Operations = std::vector<OperationInfo>(allOps().size());

  OperationInfo &infoOf(const OpCall &Call) {
    OperationInfo &Facts = Operations[size_t(&Call.Op - allOps().data())];
    if (Facts.IsComputed)
      return Facts;
    Facts.IsComputed = true;
    Facts.Flags = CallFlags(Call.code(), Info.validatorMinor());
    // An op that is too new for the module requires the flags of its first version; rule SM.OPCODE
    // reports the op.
    AttributeSet Attributes = attributes(Call.code(), std::max(Dxil, Call.Op.MinVersion));
    Facts.Feedback = Attributes.contains(Attribute::IsFeedback);
    Facts.Gradient = Attributes.contains(Attribute::IsGradient);
    return Facts;
  }

  void addOperation(const OpCall &Call, const Scalars &Use) {
    OperationInfo &Op = infoOf(Call);
    Bits |= Op.Flags.of(FlaggedCall{Call, Use});
    bool Feedback = Op.Feedback;
    Derivatives |= Op.Gradient && !Feedback;
    if (Op.Gradient && !Feedback && since(8))
      if (const EntryPoint *E = Info.entry(Ctx.functionOf(Call.I)))
        addIf(E->Kind == Stage::Mesh || E->Kind == Stage::Amplification,
              ShaderFlag::DerivativesInMeshAndAmpShaders);
    Op.IsDone = !addByOperands(Call, Use) && !Op.Gradient && !Op.Flags.dependsOnOperands() &&
                !(Op.Flags.always() & uint64_t(ShaderFlag::SampleCmpGradientOrBias));
  }

  /// Adds flags by operands. Returns false for ops whose operands add none.
  bool addByOperands(const OpCall &Call, const Scalars &Use) {
    switch (Call.code()) {
    case OpCode::Sample:
    case OpCode::SampleBias:
    case OpCode::SampleCmp:
    case OpCode::SampleGrad:
      // The reference validator clears this flag at each later sample.
      Bits &= ~uint64_t(ShaderFlag::SampleCmpGradientOrBias);
      break;
    case OpCode::BufferLoad:
    case OpCode::TextureLoad: addLoad(Call); break;
    case OpCode::AtomicBinOp:
    case OpCode::AtomicCompareExchange:
      if (Use.Int64)
        addAtomic(Call);
      break;
    case OpCode::CreateHandle:
    case OpCode::CreateHandleForLib:
    case OpCode::AnnotateHandle: addHandle(Call.I.Result); break;
    default: return false;
    }
    return true;
  }

  /// Returns the call that creates a handle. Follows the first operand of phis and selects.
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
    const HandleProperties *P = Ctx.properties(Handle);
    if (!P || !P->isUAV())
      return;
    UsesUAV = true;
    addIf(since(8) && dxil::infoOf(P->kind()).Multisampled, ShaderFlag::WriteableMSAATextures);
  }

  /// Returns the components of a typed resource's element: the first field of its struct.
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
    ir::ValueId Handle = creator(Call.argument(OperandId::Srv));
    const HandleProperties *P = Handle == ir::None ? nullptr : Ctx.properties(Handle);
    if (!P || !P->isUAV())
      return;
    if (isElementOfLibraryArray(Handle))
      return;
    const Resource *R = Ctx.resourceOf(Handle);
    uint64_t Components = R ? componentsOf(*R) : P->componentCount();
    addIf(!since(1) || (isTyped(P->kind()) && Components > 1),
          ShaderFlag::TypedUAVLoadAdditionalFormats);
  }

  /// Returns true for a library's handle of an array element, which the reference validator does
  /// not follow.
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
    ir::ValueId Handle = creator(Call.argument(OperandId::Handle));
    const HandleProperties *P = Handle == ir::None ? nullptr : Ctx.properties(Handle);
    addIf(P && isTyped(P->kind()), ShaderFlag::AtomicInt64OnTypedResource);
    bool IsBound = false;
    const Resource *R = boundUAV(Handle, IsBound);
    addIf(!IsBound && !R, ShaderFlag::AtomicInt64OnHeapResource);
    if (R && R >= Info.UAVs.data() && R < Info.UAVs.data() + Info.UAVs.size())
      Atomic64UAVs.push_back(uint32_t(R - Info.UAVs.data()));
  }

  /// Returns the record of the UAV behind a handle, or null. If null, `IsBound` tells a bound
  /// resource without a record from a handle of a descriptor heap.
  const Resource *boundUAV(ir::ValueId Handle, bool &IsBound) const {
    if (const Resource *R = Handle == ir::None ? nullptr : Ctx.resourceOf(Handle))
      return R;
    const ir::Instruction *Def = Handle == ir::None ? nullptr : M.definition(Handle);
    const OpInfo *Op = Def ? opOf(Ctx, *Def) : nullptr;
    if (!Op || Op->Code != OpCode::AnnotateHandle)
      return nullptr;
    const ir::ValueId Annotated = M.operands(*Def)[1];
    const ir::Instruction *Made = M.definition(Annotated);
    const OpInfo *From = Made ? opOf(Ctx, *Made) : nullptr;
    if (!From)
      return nullptr;
    IsBound = From->Code == OpCode::CreateHandleForLib;
    if (IsBound)
      return Ctx.resourceOf(Annotated);
    if (From->Code != OpCode::CreateHandleFromBinding)
      return nullptr;
    const ir::Constant *Binding = M.constant(M.operands(*Made)[1]);
    uint64_t Field[4] = {};
    if (Binding && Binding->Kind == ir::ConstantKind::Aggregate && Binding->Operands.Count == 4)
      for (unsigned N = 0; N < 4; ++N)
        Ctx.constantInt(M.operands(*Binding)[N], Field[N]);
    for (const Resource &R : Info.UAVs) {
      uint64_t Upper = R.isUnbounded() ? 0xFFFFFFFFu : R.LowerBound + R.RangeSize - 1;
      if (Field[0] == R.LowerBound && Field[1] == Upper && Field[2] == R.Space &&
          Field[3] == uint64_t(ResourceClass::UAV))
        return &R;
    }
    return nullptr;
  }

  // ---- Flags of signatures and resources ----

  void addSignatures(const EntryPoint &E) {
    auto isArrayIndex = [](const SignatureElement &El) {
      return El.Kind == semantic::ViewportArrayIndex || El.Kind == semantic::RenderTargetArrayIndex;
    };
    bool Tessellation = E.Kind == Stage::Domain || E.Kind == Stage::Hull;
    for (const SignatureElement &El : E.Input) {
      // Validators before 1.4 ignored the inputs of tessellation shaders.
      addIf(isArrayIndex(El) && (E.Kind == Stage::Geometry || (Tessellation && since(4))),
            ShaderFlag::ViewportAndRTArrayIndex);
      addIf(El.Kind == semantic::ShadingRate, ShaderFlag::ShadingRate);
      addIf(El.Kind == semantic::Barycentrics, ShaderFlag::Barycentrics);
    }
    bool Pixel = E.Kind == Stage::Pixel;
    for (const SignatureElement &El : E.Output) {
      addIf(isArrayIndex(El) && (E.Kind == Stage::Vertex || Tessellation),
            ShaderFlag::ViewportAndRTArrayIndex);
      addIf(El.Kind == semantic::StencilRef && Pixel, ShaderFlag::StencilRef);
      addIf(El.Kind == semantic::InnerCoverage && Pixel, ShaderFlag::InnerCoverage);
      addIf(El.Kind == semantic::ShadingRate, ShaderFlag::ShadingRate);
    }
  }

  void addResources() {
    uint64_t Registers = 0;
    auto isRaw = [](const Resource &R) {
      return R.Kind == ResourceKind::RawBuffer || R.Kind == ResourceKind::StructuredBuffer;
    };
    for (const Resource &R : Info.UAVs) {
      addIf(R.ROV, ShaderFlag::ROVs);
      Registers += R.RangeSize > MaxFewUAVs ? MaxFewUAVs + 1 : R.RangeSize;
      addIf(isRaw(R), ShaderFlag::RawAndStructuredBuffers);
      addIf(!since(8) && dxil::infoOf(R.Kind).Multisampled, ShaderFlag::WriteableMSAATextures);
    }
    for (const Resource &R : Info.SRVs)
      addIf(isRaw(R), ShaderFlag::RawAndStructuredBuffers);
    addIf((since(6) ? Registers : Info.UAVs.size()) > MaxFewUAVs, ShaderFlag::Max64UAVs);
    bool Every = since(8) ? Info.Kind == Stage::Vertex || Info.Kind == Stage::Hull ||
                                Info.Kind == Stage::Domain || Info.Kind == Stage::Geometry
                          : Info.Kind != Stage::Compute && Info.Kind != Stage::Pixel;
    addIf(Registers && Every, ShaderFlag::UAVsAtEveryStage);
    if (!since(6))
      Bits &= ~uint64_t(ShaderFlag::Barycentrics);
  }

  /// Before 1.8 a declared UAV is enough.
  void addAliasing() {
    bool HasUAV = UsesUAV || (!since(8) && !Info.UAVs.empty());
    addIf(Dxil >= Version{1, 7} && HasUAV, ShaderFlag::ResMayNotAlias);
  }
};

} // namespace

DerivedFlags deriveShaderFlags(const Analysis &A) {
  return FlagCollector(A).collect();
}

uint64_t shaderFlagsOf(const Analysis &A, ir::FunctionId F) {
  return FlagCollector(A).collect(F) | (A.Info.Flags & uint64_t(ShaderFlag::NativeLowPrecision));
}

unsigned minorFor(uint64_t Flags) {
  if (!Flags)
    return 0; // most functions of a module require no flag
  unsigned Minor = 0;
  for (const ShaderFlagInfo &F : ShaderFlags)
    if (Flags & F.Bit)
      Minor = std::max<unsigned>(Minor, F.Minor);
  const bool IsNative16 =
      has(Flags, ShaderFlag::LowPrecisionPresent) && has(Flags, ShaderFlag::NativeLowPrecision);
  return IsNative16 ? std::max(Minor, 2u) : Minor;
}

uint64_t featureInfo(uint64_t Flags) {
  uint64_t Out = 0;
  for (const ShaderFlagInfo &F : ShaderFlags)
    if (F.Feature >= 0 && (Flags & F.Bit))
      Out |= uint64_t(1) << F.Feature;
  const bool IsNative16 = has(Flags, ShaderFlag::NativeLowPrecision);
  if (has(Flags, ShaderFlag::LowPrecisionPresent))
    Out |=
        uint64_t(1) << unsigned(IsNative16 ? PrecisionFeature::Native : PrecisionFeature::Minimum);
  return Out;
}

std::string_view flagName(uint64_t Bit) {
  for (const ShaderFlagInfo &F : ShaderFlags)
    if (F.Bit == Bit)
      return F.Name;
  return {};
}

} // namespace dxil::container
