// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops on resources: compares class, kind, coordinates, offsets, masks and alignment with the
// resource behind the handle.
#include "CallRules.h"

#include <algorithm>
#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/OpViews.h>

namespace dxil::validation {
namespace {

using Arg = OperandId;
// Operands that several ops have, in order.
constexpr Arg Coordinates[] = {Arg::Coord0, Arg::Coord1, Arg::Coord2, Arg::Coord3};
constexpr Arg Offsets[] = {Arg::Offset0, Arg::Offset1, Arg::Offset2};
constexpr Arg StoredValues[] = {Arg::Value0, Arg::Value1, Arg::Value2, Arg::Value3};

class ResourceChecker {
public:
  ResourceChecker(Context &Ctx, const OpCall &Call) : Ctx(Ctx), Call(Call) {}

  static std::span<const CallSubscription> rules() {
    using This = ResourceChecker;
    static constexpr CallSubscription Table[] = {
        {OpCode::Sample, run<&This::checkSample, false>},
        {OpCode::SampleBias, run<&This::checkSample, false>},
        {OpCode::SampleGrad, run<&This::checkSample, false>},
        {OpCode::SampleLevel, run<&This::checkSample, false>},
        {OpCode::SampleCmp, run<&This::checkSample, true>},
        {OpCode::SampleCmpBias, run<&This::checkSample, true>},
        {OpCode::SampleCmpGrad, run<&This::checkSample, true>},
        {OpCode::SampleCmpLevel, run<&This::checkSample, true>},
        {OpCode::SampleCmpLevelZero, run<&This::checkSample, true>},
        {OpCode::TextureGather, run<&This::checkGather, false>},
        {OpCode::TextureGatherCmp, run<&This::checkGather, true>},
        {OpCode::CalculateLOD, run<&This::checkLevelOfDetail>},
        {OpCode::GetDimensions, run<&This::checkDimensions>},
        {OpCode::CheckAccessFullyMapped, run<&This::checkStatus>},
        {OpCode::BufferLoad, run<&This::checkBufferLoad>},
        {OpCode::BufferStore, run<&This::checkBufferStore>},
        {OpCode::TextureLoad, run<&This::checkTextureLoad>},
        {OpCode::TextureStore, run<&This::checkTextureStore>},
        {OpCode::RawBufferLoad, run<&This::checkRawLoad, Arg::Srv>},
        {OpCode::RawBufferVectorLoad, run<&This::checkRawLoad, Arg::Buf>},
        {OpCode::RawBufferStore, run<&This::checkRawStore>},
        {OpCode::RawBufferVectorStore, run<&This::checkRawStore>},
        {OpCode::CBufferLoad, run<&This::checkConstantLoad, Arg::ByteOffset, uint64_t(1)>},
        {OpCode::CBufferLoadLegacy,
         run<&This::checkConstantLoad, Arg::RegIndex, uint64_t(ConstantRowBytes)>},
        {OpCode::BufferUpdateCounter, run<&This::checkCounter>},
        {OpCode::AtomicBinOp, run<&This::checkAtomic>},
        {OpCode::AtomicCompareExchange, run<&This::checkAtomic>},
        {OpCode::TraceRay, run<&This::checkAcceleration>},
        {OpCode::HitObject_TraceRay, run<&This::checkAcceleration>},
    };
    return Table;
  }

  /// Every handle operand must come from an op that identifies its resource.
  void checkHandles() {
    for (unsigned N = 0; N < Call.Op.Args.size(); ++N) {
      ir::ValueId V = Call.argument(N);
      if (ir::isMetadataOperand(V))
        continue;
      uint8_t Traits = Ctx.traits(Ctx.M.Values[V].Type);
      bool IsHandle = Traits & HandleType;
      if (!(Traits & (HandleType | NodeHandleType)))
        continue;
      const ir::Constant *C = Ctx.M.constant(V);
      if (C && (C->Kind == ir::ConstantKind::Undef || C->Kind == ir::ConstantKind::Null)) {
        report(rule::InstrNoReadingUninitialized(op()));
        continue;
      }
      if (!IsHandle)
        continue;
      const ir::Instruction *Def = Ctx.M.definition(V);
      if (!Def || Def->Op != ir::Opcode::Call)
        report(rule::InstrHandleNotFromCreateHandle(
            op(), "comes from " + std::string(Def ? ir::opcodeName(Def->Op) : "a constant")));
      else if (const HandleProperties *P = Ctx.properties(V); !P)
        report(rule::InstrHandleNotFromCreateHandle(op(), "no operation has annotated"));
      else if (P->isReorderCoherent() && P->isUAV() && !Ctx.Info.atLeast(9))
        report(rule::InstrReorderCoherentRequiresSM69("a handle's resource"));
    }
  }

private:
  Context &Ctx;
  const OpCall &Call;

  template <auto Method, auto... Arguments>
  static void run(CallMemory &Memory, const OpCall &Call) {
    (ResourceChecker(Memory.Ctx, Call).*Method)(Arguments...);
  }

  void report(RuleMessage M) { Ctx.report(std::move(M), Call.I); }
  std::string_view op() const { return Call.name(); }

  /// Returns the properties of a handle operand.
  HandleProperties at(Arg Name) const {
    const HandleProperties *P = Ctx.properties(Call.argument(Name));
    return P ? *P : HandleProperties();
  }

  bool isDefaultSampler(HandleProperties P) const {
    return classOf(P) == ResourceClass::Sampler && !P.comparesOrCounts();
  }
  bool isComparisonSampler(HandleProperties P) const {
    return classOf(P) == ResourceClass::Sampler && P.comparesOrCounts();
  }

  void checkSamplerMode(bool Compare) {
    HandleProperties P = at(Arg::Sampler);
    if (Compare ? !isComparisonSampler(P) : !isDefaultSampler(P))
      report(Compare ? rule::InstrSamplerModeForSampleC(op())
                     : rule::InstrSamplerModeForSample(op()));
  }

  void checkCoordinates(ResourceKind K, unsigned Count) {
    for (unsigned I = 0; I < std::size(Coordinates); ++I) {
      if (!argumentNumber(Call.Op, Coordinates[I]))
        return;
      if (I < Count && Call.isUndef(Coordinates[I]))
        report(rule::InstrResourceCoordinateMiss(op(), kindName(K), I));
      if (I >= Count && !Call.isUndef(Coordinates[I]))
        report(rule::InstrResourceCoordinateTooMany(op(), kindName(K), I));
    }
  }

  void checkOffsetValue(Arg Offset) {
    if (Ctx.Info.atLeast(7))
      return;
    int64_t Value = 0;
    if (!Ctx.constantSigned(Call.argument(Offset), Value))
      report(rule::InstrTextureOffset(op(), "not a constant"));
    else if (Value < MinTexelOffset || Value > int64_t(MaxTexelOffset))
      report(rule::InstrTextureOffset(op(), std::to_string(Value)));
  }

  void checkOffsets(ResourceKind K) {
    unsigned Count = infoOf(K).Offsets;
    bool HasOffset = !Call.isUndef(Arg::Offset0);
    if (HasOffset)
      checkOffsetValue(Arg::Offset0);
    for (unsigned I = 1; I < std::size(Offsets); ++I) {
      if (I >= Count) {
        if (!Call.isUndef(Offsets[I]))
          report(rule::InstrResourceOffsetTooMany(op(), kindName(K), I));
      } else if (HasOffset) {
        if (Call.isUndef(Offsets[I]))
          report(rule::InstrResourceOffsetMiss(op(), kindName(K), I));
        else
          checkOffsetValue(Offsets[I]);
      }
    }
  }

  void checkBias() {
    double Bias = 0;
    const ArgInfo &Range = Call.Op.Args[*argumentNumber(Call.Op, Arg::Bias)];
    if (!constantFloat(Ctx.M, Call.argument(Arg::Bias), Bias))
      return;
    if (float(Bias) < Range.FloatMinimum || float(Bias) > Range.FloatMaximum)
      report(rule::InstrImmBiasForSampleB(std::to_string(Bias)));
  }

  void checkSample(bool Compare) {
    if (Call.code() == OpCode::SampleBias || Call.code() == OpCode::SampleCmpBias)
      checkBias();
    checkSamplerMode(Compare);
    HandleProperties P = at(Arg::Srv);
    ComponentType T = P.component();
    const ComponentTypeInfo &C = infoOf(T);
    bool Real = C.isReal() && C.Bits <= 32, Integer = C.isInteger() && C.Bits <= 32;
    if (P.kind() == ResourceKind::StructuredBuffer ||
        !(Real || (Integer && Ctx.Info.atLeast(7) && !Compare)))
      report(rule::InstrSampleCompType(op(), componentName(T)));
    if (classOf(P) != ResourceClass::SRV)
      report(rule::InstrResourceClassForSamplerGather(op(), className(classOf(P))));
    if (!infoOf(P.kind()).isSampled() || (Compare && P.kind() == ResourceKind::Texture3D)) {
      report(Compare ? rule::InstrResourceKindForSampleC(op(), kindName(P.kind()))
                     : rule::InstrResourceKindForSample(op(), kindName(P.kind())));
      if (!infoOf(P.kind()).isSampled())
        return;
    }
    checkCoordinates(P.kind(), infoOf(P.kind()).Coordinates);
    checkOffsets(P.kind());
    checkDerivatives();
  }

  void checkDerivatives() {
    Version V{uint16_t(Ctx.Info.Dxil.Major), uint16_t(Ctx.Info.Dxil.Minor)};
    Stage S = Ctx.Info.Kind;
    bool ThreadGroup = S == Stage::Compute || S == Stage::Mesh || S == Stage::Amplification;
    if (ThreadGroup && !Ctx.Info.atLeast(6) &&
        attributes(Call.code(), V).contains(Attribute::IsGradient))
      report(
          rule::SmOpcodeInInvalidFunction(op(), "thread group stages of shader model 6.6 and up"));
  }

  void checkGather(bool Compare) {
    checkSamplerMode(Compare);
    HandleProperties P = at(Arg::Srv);
    if (classOf(P) != ResourceClass::SRV)
      return report(rule::InstrResourceClassForSamplerGather(op(), className(classOf(P))));
    ResourceKind K = P.kind();
    checkCoordinates(K, infoOf(K).Coordinates);
    const ResourceKindInfo &Info = infoOf(K);
    if (Info.isSampled() && Info.Offsets == 2) {
      if (!Call.isUndef(Arg::Offset0) && Call.isUndef(Arg::Offset1))
        report(rule::InstrResourceOffsetMiss(op(), kindName(K), 1));
    } else if (Info.Cube) {
      for (unsigned I = 0; I < 2; ++I)
        if (!Call.isUndef(Offsets[I]))
          report(rule::InstrResourceOffsetTooMany(op(), kindName(K), I));
    } else {
      report(rule::InstrResourceKindForGather(op(), kindName(K)));
    }
  }

  void checkLevelOfDetail() {
    HandleProperties S = at(Arg::Sampler), P = at(Arg::Handle);
    if (!isDefaultSampler(S) && !(isComparisonSampler(S) && Ctx.Info.atLeast(8)))
      report(rule::InstrSamplerModeForLOD(op()));
    if (classOf(P) != ResourceClass::SRV)
      return report(rule::InstrResourceClassForSamplerGather(op(), className(classOf(P))));
    checkCoordinates(P.kind(), infoOf(P.kind()).Dimensions);
    if (!infoOf(P.kind()).isSampled())
      report(rule::InstrResourceKindForCalcLOD(op(), kindName(P.kind())));
    checkDerivatives();
  }

  /// Returns the mask of results (four values and the status) that are read, also through phis.
  unsigned usedResults(ir::ValueId Result) {
    constexpr size_t MostPhis = 64;
    unsigned Used = 0;
    std::vector<ir::ValueId> Work = {Result};
    auto type = [&] { return typeText(Ctx.M, Ctx.M.Values[Result].Type); };
    for (size_t Next = 0; Next < Work.size(); ++Next)
      for (ir::InstId Id : Ctx.users(Work[Next])) {
        const ir::Instruction &User = Ctx.M.Instructions[Id];
        if (User.Op == ir::Opcode::ExtractValue) {
          for (uint32_t Index : Ctx.M.indices(User))
            if (Index > 4)
              Ctx.report(rule::InstrDxilStructUserOutOfBound(Index, type(), 5), User);
            else
              Used |= 1u << Index;
        } else if (User.Op == ir::Opcode::Phi) {
          if (Work.size() < MostPhis &&
              std::find(Work.begin(), Work.end(), User.Result) == Work.end())
            Work.push_back(User.Result);
        } else {
          Ctx.report(rule::InstrDxilStructUser(type(), ir::opcodeName(User.Op)), User);
        }
      }
    return Used;
  }

  void checkDimensions() {
    static constexpr const char *Component[] = {"x", "y", "z", "w", "status"};
    ResourceKind K = at(Arg::Handle).kind();
    const ResourceKindInfo &Info = infoOf(K);
    const unsigned Used = usedResults(Call.I.Result);
    if (!Info.Sizes)
      return report(rule::InstrResourceKindForGetDim(kindName(K)));
    if (!Info.Texture && !Call.isUndef(Arg::MipLevel))
      report(rule::InstrMipLevelForGetDimension(kindName(K)));
    // A texture's level or sample count is the fourth result.
    const unsigned Defined = ((1u << Info.Sizes) - 1) | (Info.Texture ? 0b1000 : 0);
    for (unsigned I = 0; I < 5; ++I)
      if (Used & ~Defined & 1u << I)
        report(rule::InstrUndefResultForGetDimension(Component[I], kindName(K)));
  }

  void checkStatus() {
    const ir::Instruction *Def = Ctx.M.definition(op::CheckAccessFullyMapped(Call).status());
    if (Def && Def->Op == ir::Opcode::ExtractValue && Ctx.M.indices(*Def).size() == 1) {
      const ir::Type &Ty = Ctx.M.typeOf(Ctx.M.operands(*Def)[0]);
      uint32_t Index = Ctx.M.indices(*Def)[0];
      if (Ty.Kind == ir::TypeKind::Struct && Ty.Name.starts_with("dx.types.ResRet") &&
          Index + 1 == Ty.Fields.Count && (Index == 4 || Index == 1))
        return;
    }
    report(rule::InstrCheckAccessFullyMapped());
  }

  // ---- Loads and stores ----

  void checkLoadClass(HandleProperties P) {
    if (classOf(P) != ResourceClass::SRV && classOf(P) != ResourceClass::UAV)
      report(rule::InstrResourceClassForLoad(op(), className(classOf(P))));
  }
  void checkStoreClass(HandleProperties P) {
    if (classOf(P) != ResourceClass::UAV)
      report(rule::InstrResourceClassForUAVStore(op(), className(classOf(P))));
  }

  /// The second coordinate is the offset in a structured buffer; other buffers do not have it.
  void checkBufferOffset(ResourceKind K, Arg Second, bool TypedToo) {
    bool Typed = K == ResourceKind::TypedBuffer || K == ResourceKind::TBuffer;
    if (K == ResourceKind::RawBuffer || (Typed && TypedToo)) {
      if (!Call.isUndef(Second))
        report(rule::InstrCoordinateCountForRawTypedBuf(op(), kindName(K)));
    } else if (K == ResourceKind::StructuredBuffer) {
      if (Call.isUndef(Second))
        report(rule::InstrCoordinateCountForStructBuf(op()));
    } else {
      report(rule::InstrResourceKindForBufferLoadStore(op(), kindName(K)));
    }
  }

  /// Returns false if the mask is not constant.
  bool checkMask(bool Typed) {
    uint64_t Mask = 0;
    if (!Call.integer(Arg::Mask, Mask)) {
      report(rule::InstrOpConst(Call.argumentName(Arg::Mask), op()));
      return false;
    }
    uint64_t Stored = 0;
    for (unsigned I = 0; I < std::size(StoredValues); ++I)
      Stored |= uint64_t(!Call.isUndef(StoredValues[I])) << I;
    if (Typed && Mask != 0xf)
      report(rule::InstrWriteMaskForTypedUAVStore(op(), int64_t(Mask)));
    if (Mask != 1 && Mask != 3 && Mask != 7 && Mask != 15)
      report(rule::InstrWriteMaskGapForUAV(op(), int64_t(Mask)));
    if (Mask & ~Stored)
      report(rule::InstrUndefinedValueForUAVStore(op()));
    else if (Mask != Stored)
      report(rule::InstrWriteMaskMatchValueForUAVStore(op(), int64_t(Mask), int64_t(Stored)));
    return true;
  }

  void checkAlignment() {
    uint64_t Value = 0;
    if (!Call.integer(Arg::Alignment, Value))
      report(rule::InstrConstAlignForRawBuf(op()));
  }

  void checkBufferLoad() {
    HandleProperties P = at(Arg::Srv);
    checkLoadClass(P);
    checkBufferOffset(P.kind(), Arg::Wot, true);
  }

  void checkBufferStore() {
    HandleProperties P = at(Arg::Uav);
    checkStoreClass(P);
    bool Typed = P.kind() == ResourceKind::TypedBuffer || P.kind() == ResourceKind::TBuffer;
    if (checkMask(Typed))
      checkBufferOffset(P.kind(), Arg::Coord1, true);
  }

  void checkRawLoad(Arg Buffer) {
    HandleProperties P = at(Buffer);
    checkLoadClass(P);
    checkAlignment();
    checkBufferOffset(P.kind(), Arg::ElementOffset, false);
  }

  void checkRawStore() {
    if (Call.code() == OpCode::RawBufferStore && !checkMask(false))
      return;
    HandleProperties P = at(Arg::Uav);
    checkStoreClass(P);
    if (Call.code() == OpCode::RawBufferVectorStore && Call.isUndef(Arg::Value0))
      report(rule::InstrUndefinedValueForUAVStore(op()));
    checkAlignment();
    checkBufferOffset(P.kind(), Arg::ElementOffset, false);
  }

  void checkTextureLoad() {
    HandleProperties P = at(Arg::Srv);
    ResourceKind K = P.kind();
    const bool Multisampled = infoOf(K).Multisampled;
    if (classOf(P) == ResourceClass::UAV) {
      if (!Call.isUndef(Arg::Offset0) || !Call.isUndef(Arg::Offset1) || !Call.isUndef(Arg::Offset2))
        report(rule::InstrOffsetOnUAVLoad(op()));
      if (!Call.isUndef(Arg::MipLevelOrSampleCount) && !Multisampled)
        report(rule::InstrMipOnUAVLoad(op()));
    } else if (classOf(P) != ResourceClass::SRV) {
      checkLoadClass(P);
    }
    if (Multisampled && Call.isUndef(Arg::MipLevelOrSampleCount))
      report(rule::InstrSampleIndexForLoad2DMS(op(), kindName(K)));
    const bool Allowed = infoOf(K).Texture && !infoOf(K).Cube;
    if (!Allowed)
      return report(rule::InstrResourceKindForTextureLoad(op(), kindName(K)));
    checkOffsets(K);
  }

  void checkTextureStore() {
    HandleProperties P = at(Arg::Srv);
    checkStoreClass(P);
    if (!checkMask(true))
      return;
    ResourceKind K = P.kind();
    const bool Allowed = infoOf(K).Texture && !infoOf(K).Cube;
    if (!Allowed)
      report(rule::InstrResourceKindForTextureStore(op(), kindName(K)));
  }

  void checkConstantLoad(Arg Place, uint64_t Unit) {
    uint64_t Index = 0;
    if (!Call.integer(Place, Index))
      return;
    HandleProperties P = at(Arg::Handle);
    if (classOf(P) != ResourceClass::CBuffer)
      return report(rule::InstrCBufferClassForCBufferHandle(op(), className(classOf(P))));
    // Offsets are signed and wrap at 32 bits, as in the reference validator.
    auto Offset = int32_t(uint32_t(Index * Unit));
    if (P.size() && Offset >= int64_t(P.size()))
      report(rule::InstrCBufferOutOfBound(op(), int64_t(Offset), P.size()));
  }

  void checkCounter() {
    HandleProperties P = at(Arg::Uav);
    if (classOf(P) != ResourceClass::UAV)
      report(rule::InstrBufferUpdateCounterOnUAV(className(classOf(P))));
    const Resource *R = Ctx.resourceOf(Call.argument(Arg::Uav));
    std::string Name = R ? R->str() : "a resource";
    if (P.kind() != ResourceKind::StructuredBuffer)
      report(rule::SmCounterOnlyOnStructBuf(Name, kindName(P.kind())));
    if (!P.comparesOrCounts())
      report(rule::InstrBufferUpdateCounterOnResHasCounter(Name));
    uint64_t Step = 0;
    if (!Call.integer(Arg::Inc, Step))
      report(rule::InstrOpConst(Call.argumentName(Arg::Inc), op()));
  }

  void checkAtomic() {
    const ir::Instruction *Def = Ctx.M.definition(Call.argument(Arg::Handle));
    if (!Def || Def->Op != ir::Opcode::Call || classOf(at(Arg::Handle)) != ResourceClass::UAV)
      report(rule::InstrAtomicIntrinNonUAV(op()));
    if (Ctx.M.type(Call.I.Type).isInteger(64) && !Ctx.Info.atLeast(6))
      report(
          rule::SmOpcodeInInvalidFunction("a 64-bit atomic operation", "shader model 6.6 and up"));
  }

  void checkAcceleration() {
    HandleProperties P = at(Arg::AccelerationStructure);
    if (P.kind() != ResourceKind::RTAccelerationStructure)
      report(rule::InstrResourceKindForTraceRay(op(), kindName(P.kind())));
  }
};

/// A shader may only increment or only decrement a counter.
[[gnu::cold]] void checkCounterDirection(CallMemory &Memory, const OpCall &Call) {
  Context &Ctx = Memory.Ctx;
  uint64_t Step = 0;
  const Resource *R = Ctx.resourceOf(Call.argument(Arg::Uav));
  if (!R || Ctx.Info.isLibrary() || !Call.integer(Arg::Inc, Step))
    return;
  if (auto [Entry, New] = Memory.CounterSteps.try_emplace(R, Step); !New && Entry->second != Step)
    Ctx.report(rule::InstrOnlyOneAllocConsume(R->str()), Call.I);
}

} // namespace

std::span<const CallSubscription> resourceRules() {
  return ResourceChecker::rules();
}

std::span<const CallSubscription> counterRules() {
  static constexpr CallSubscription Table[] = {
      {OpCode::BufferUpdateCounter, checkCounterDirection}};
  return Table;
}

void checkHandleOperands(CallMemory &Memory, const OpCall &Call) {
  switch (Call.code()) {
  case OpCode::AnnotateHandle:
  case OpCode::AnnotateNodeHandle:
  case OpCode::AnnotateNodeRecordHandle:
  case OpCode::CreateHandleForLib: return;
  default: ResourceChecker(Memory.Ctx, Call).checkHandles();
  }
}

} // namespace dxil::validation
