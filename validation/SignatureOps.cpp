// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops that read inputs and write outputs, compared with the entry's signatures; barriers;
// completely written outputs.
#include "CallRules.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNumbers.h>

namespace dxil::validation {
namespace {

constexpr uint64_t Position = 3, Target = 16;

/// Returns the number of vertices of an input primitive: lists up to triangles, adjacency, control
/// point patches.
int64_t vertexCount(uint64_t Primitive) {
  if (Primitive <= 3)
    return int64_t(Primitive);
  if (Primitive == 6)
    return 4;
  if (Primitive == 7)
    return 6;
  return Primitive >= 8 && Primitive <= 39 ? int64_t(Primitive) - 7 : 0;
}

class SignatureChecker {
public:
  explicit SignatureChecker(CallMemory &Memory) : Ctx(Memory.Ctx), Entries(Memory.Written) {}

  void checkWritten() {
    for (const EntryPoint &E : Ctx.Info.Entries)
      if (!Ctx.M.Functions[E.Function].IsDeclaration || E.Kind == Stage::Hull)
        checkEntryWritten(E, Entries[&E]);
  }

  static std::span<const CallSubscription> rules();

private:
  Context &Ctx;
  std::map<const EntryPoint *, WrittenOutputs> &Entries;

  /// The entry point and function of a call.
  struct Place {
    const EntryPoint &E;
    ir::FunctionId Function;
    bool InPatchConstant;
    WrittenOutputs &W;
  };
  template <auto Method> static void run(CallMemory &Memory, const OpCall &C) {
    SignatureChecker Checker(Memory);
    if (const std::optional<Place> Caller = Checker.placeOf(C))
      (Checker.*Method)(C, *Caller);
  }

  std::optional<Place> placeOf(const OpCall &C) {
    ir::FunctionId F = Ctx.functionOf(C.I);
    const EntryPoint *E = Ctx.Info.entry(F);
    bool InPatchConstant = !E;
    if (!E)
      E = Ctx.Info.patchConstantEntry(F);
    if (E)
      return Place{*E, F, InPatchConstant, Entries[E]};
    Ctx.report(rule::InstrSignatureOperationNotInEntry(C.name(), Ctx.nameOf(Ctx.M.Functions[F])),
               C.I);
    return std::nullopt;
  }

  void checkLoad(const OpCall &C, Place Caller) {
    access(C, Caller.E.Input, nullptr, Caller.W);
    checkVertex(C, Caller.E);
  }
  void checkStore(const OpCall &C, Place Caller) {
    access(C, Caller.E.Output, &Caller.W.Output, Caller.W);
  }
  void checkPrimitiveStore(const OpCall &C, Place Caller) {
    access(C, Caller.E.PatchOrPrimitive, &Caller.W.PatchOrPrimitive, Caller.W);
  }
  void checkControlPointLoad(const OpCall &C, Place Caller) {
    if (!Caller.InPatchConstant && Caller.E.Kind == Stage::Hull)
      wrongPlace(C, "a patch constant function");
    access(C, Caller.E.Output, nullptr, Caller.W);
  }
  void checkPatchStore(const OpCall &C, Place Caller) {
    if (!Caller.InPatchConstant)
      return wrongPlace(C, "a patch constant function");
    for (const EntryPoint &Hull : Ctx.Info.Entries)
      if (Hull.Kind == Stage::Hull && Hull.PatchConstant == Caller.Function)
        access(C, Hull.PatchOrPrimitive, &Entries[&Hull].PatchOrPrimitive, Entries[&Hull]);
  }
  void checkVertexAttribute(const OpCall &C, Place Caller) {
    if (const SignatureElement *S = access(C, Caller.E.Input, nullptr, Caller.W);
        S && S->Interpolation != uint64_t(InterpolationMode::Constant))
      Ctx.report(rule::InstrAttributeAtVertexNoInterpolation(S->Name, mode(*S)), C.I);
  }
  void checkControlPointId(const OpCall &C, Place Caller) {
    if (Caller.E.Kind != Stage::Hull || Caller.InPatchConstant)
      wrongPlace(C, "a hull shader's control-point function");
  }
  void checkCoverage(const OpCall &C, Place Caller) {
    (C.code() == OpCode::Coverage ? Caller.W.Coverage : Caller.W.InnerCoverage) = true;
    if (Caller.W.Coverage && Caller.W.InnerCoverage)
      Ctx.report(rule::SmPSCoverageAndInnerCoverage(Caller.E.Name), C.I);
  }

  void wrongPlace(const OpCall &C, std::string_view Where) {
    Ctx.report(rule::SmOpcodeInInvalidFunction(C.name(), Where), C.I);
  }

  static std::string mode(const SignatureElement &S) {
    const InterpolationInfo *I = interpolationInfo(S.Interpolation);
    return I ? std::string(I->Label) : std::to_string(S.Interpolation);
  }

  void outOfRange(const OpCall &C, std::string_view Argument, int64_t Value, uint64_t Limit) {
    Ctx.report(rule::InstrOperandRange(Argument, C.name(), std::to_string(Value),
                                       "0 to " + std::to_string(Limit ? Limit - 1 : 0)),
               C.I);
  }

  /// Returns the accessed element and marks its column in `Mask`. Returns null if there is no such
  /// element.
  const SignatureElement *access(const OpCall &C, const Signature &Sig,
                                 std::map<uint64_t, uint64_t> *Mask, WrittenOutputs &W) {
    uint64_t Id = 0, Row = 0, Column = 0;
    const auto nameOf = [&](unsigned N) { return C.Op.Args[N].Name; };
    const auto integer = [&](unsigned N, uint64_t &Out) {
      return Ctx.constantInt(C.argument(N), Out);
    };
    const std::string_view ElementName = nameOf(SignatureArgument::Element),
                           ColumnName = nameOf(SignatureArgument::Column);
    if (!integer(SignatureArgument::Element, Id)) {
      Ctx.report(rule::InstrOpConst(ElementName, C.name()), C.I);
      return nullptr;
    }
    if (Id >= Sig.size()) {
      Ctx.report(rule::InstrOpConstRange(ElementName, C.name(),
                                         "element " + std::to_string(Id) + " of " +
                                             std::to_string(Sig.size())),
                 C.I);
      return nullptr;
    }
    const SignatureElement &S = Sig[Id];
    if (integer(SignatureArgument::Row, Row) && Row >= S.Rows)
      outOfRange(C, nameOf(SignatureArgument::Row), int64_t(Row), S.Rows);
    if (!integer(SignatureArgument::Column, Column)) {
      Ctx.report(rule::InstrOpConst(ColumnName, C.name()), C.I);
      return &S;
    }
    // The reference validator accepts one column too many.
    if (Column > S.Columns)
      outOfRange(C, ColumnName, int64_t(Column), S.Columns);
    else if (Column == S.Columns)
      Ctx.reportStrict(rule::InstrOperandRange(ColumnName, C.name(), std::to_string(Column),
                                               "0 to " + std::to_string(S.Columns - 1)),
                       C.I);
    else if (Mask)
      (*Mask)[Id] |= 1ull << (Column & 31);
    if (Mask == &W.Output && S.Kind == Position && S.Stream < 4)
      W.Position[S.Stream] |= 1ull << (Column & 31);
    return &S;
  }

  void checkVertex(const OpCall &C, const EntryPoint &E) {
    constexpr OperandId Axis = OperandId::GsVertexAxis;
    if (E.Kind == Stage::Vertex || E.Kind == Stage::Pixel) {
      if (!C.isUndef(Axis))
        Ctx.report(rule::SmOperand(C.argumentName(Axis), C.name(), container::stageName(E.Kind)),
                   C.I);
      return;
    }
    int64_t Vertex = 0;
    if (!Ctx.constantSigned(C.argument(Axis), Vertex))
      return;
    int64_t Count =
        E.Kind == Stage::Geometry ? vertexCount(E.InputPrimitive) : int64_t(E.InputControlPoints);
    if (Vertex < 0 || Vertex >= Count)
      outOfRange(C, C.argumentName(Axis), Vertex, uint64_t(Count));
  }

  void checkEvaluation(const OpCall &C, Place Caller) {
    const SignatureElement *S = access(C, Caller.E.Input, nullptr, Caller.W);
    if (!S)
      return;
    if (!interpolates(S->Interpolation))
      Ctx.report(rule::InstrEvalInterpolationMode(C.name(), S->Name, mode(*S)), C.I);
    if (S->Kind == Position)
      Ctx.report(rule::InstrCannotPullPosition(C.name(), S->Name), C.I);
  }

  void checkDomainLocation(const OpCall &C, Place Caller) {
    const EntryPoint &E = Caller.E;
    const TessellatorDomainInfo *Domain = findNumber(TessellatorDomains, E.Domain);
    uint64_t Column = 0, Size = Domain ? Domain->Coordinates : 0;
    if (C.integer(OperandId::Component, Column) && Column >= Size)
      Ctx.report(rule::SmDomainLocationIdxOOB(int64_t(Column), wordOf(TessellatorDomains, E.Domain),
                                              int64_t(Size)),
                 C.I);
  }

  void checkStream(const OpCall &C, Place Caller) {
    const EntryPoint &E = Caller.E;
    uint64_t Stream = 0;
    if (E.Kind != Stage::Geometry)
      return wrongPlace(C, "a geometry shader");
    const std::string_view Name = C.argumentName(OperandId::StreamId);
    if (!C.integer(OperandId::StreamId, Stream))
      return Ctx.report(rule::InstrOpConst(Name, C.name()), C.I);
    if (Stream >= MaxStreams)
      outOfRange(C, Name, int64_t(Stream), MaxStreams);
    else if (!(E.StreamMask >> Stream & 1))
      Ctx.report(rule::InstrOperandRange(Name, C.name(), std::to_string(Stream),
                                         "the streams of mask " + std::to_string(E.StreamMask)),
                 C.I);
  }

  // ---- Completely written outputs ----

  void checkMasks(const EntryPoint &E, const Signature &Sig, std::map<uint64_t, uint64_t> &Masks) {
    for (const SignatureElement &S : Sig)
      if (S.Kind != 0 && S.Kind != Target && Masks[S.Id] != (1ull << (S.Columns & 31)) - 1)
        Ctx.report(rule::SmUndefinedOutput(S.Name, E.Name), Ctx.M.Functions[E.Function]);
  }

  void checkEntryWritten(const EntryPoint &E, WrittenOutputs &W) {
    if (E.Kind == Stage::Hull)
      return checkMasks(E, E.PatchOrPrimitive, W.PatchOrPrimitive);
    checkMasks(E, E.Output, W.Output);
    bool Has[4] = {};
    for (const SignatureElement &S : E.Output)
      if (S.Kind == Position && S.Stream < 4)
        Has[S.Stream] = true;
    uint64_t Streams = E.Kind == Stage::Geometry ? E.StreamMask : 1;
    for (unsigned I = 0; I < 4; ++I)
      if ((Streams >> I & 1) && Has[I] && W.Position[I] != 0xf)
        Ctx.report(rule::SmCompletePosition(E.Name), Ctx.M.Functions[E.Function]);
  }
};

// ---- Barriers -----------------------------------------------------------------------------------

bool runsInGroup(Stage S) {
  return S == Stage::Compute || S == Stage::Mesh || S == Stage::Amplification || S == Stage::Node;
}

void checkBarrier(CallMemory &Memory, const OpCall &C) {
  Context &Ctx = Memory.Ctx;
  constexpr auto UavDevice = uint64_t(BarrierMode::UAVFenceGlobal),
                 UavGroup = uint64_t(BarrierMode::UAVFenceThreadGroup),
                 GroupShared = uint64_t(BarrierMode::TGSMFence);
  Stage S = Ctx.stageOf(Ctx.functionOf(C.I));
  uint64_t Mode = 0;
  if (!C.integer(OperandId::BarrierMode, Mode))
    return; // the rule about immediates reports it
  if (runsInGroup(S) || S == Stage::Library) {
    if ((Mode & UavDevice) && (Mode & UavGroup))
      Ctx.report(rule::InstrBarrierModeUselessUGroup(int64_t(Mode)), C.I);
    if (!(Mode & (UavDevice | UavGroup | GroupShared)))
      Ctx.report(rule::InstrBarrierModeNoMemory(int64_t(Mode)), C.I);
  } else if (Mode != UavDevice) {
    Ctx.report(rule::InstrBarrierModeForNonCS(std::to_string(Mode), container::stageName(S)), C.I);
  }
}

/// Barriers of DXIL 1.8: memory type and semantic flags.
[[gnu::cold]] void checkFlagBarrier(CallMemory &Calls, const OpCall &C) {
  Context &Ctx = Calls.Ctx;
  constexpr auto GroupMemory = uint64_t(MemoryTypeFlags::GroupSharedMemory),
                 NodeMemory = uint64_t(MemoryTypeFlags::NodeInputMemory) |
                              uint64_t(MemoryTypeFlags::NodeOutputMemory),
                 AllMemory = uint64_t(MemoryTypeFlags::UavMemory) | GroupMemory | NodeMemory;
  constexpr auto GroupSemantics = uint64_t(BarrierSemanticFlags::GroupSync) |
                                  uint64_t(BarrierSemanticFlags::GroupScope),
                 OldSemantics = GroupSemantics | uint64_t(BarrierSemanticFlags::DeviceScope),
                 AllSemantics = OldSemantics | uint64_t(BarrierSemanticFlags::ReorderScope);
  bool ByType = C.code() == OpCode::BarrierByMemoryType;
  Stage S = Ctx.stageOf(Ctx.functionOf(C.I));
  uint64_t Memory = 0, Semantics = 0;
  auto flags = [&](OperandId Argument, uint64_t Allowed, std::string_view Name, uint64_t &Out) {
    if (!C.integer(Argument, Out))
      Ctx.report(rule::InstrBarrierNonConstantFlagArgument(C.argumentName(Argument), C.name()),
                 C.I);
    else if (Out & ~Allowed)
      Ctx.report(rule::InstrBarrierFlagInvalid(C.name(), Name, int64_t(Out), int64_t(Allowed)),
                 C.I);
  };
  if (ByType)
    flags(OperandId::MemoryTypeFlags, AllMemory, "memory type", Memory);
  flags(OperandId::SemanticFlags, Ctx.Info.Dxil.Minor >= 9 ? AllSemantics : OldSemantics,
        "semantic", Semantics);
  bool Node = ByType ? Memory != AllMemory && (Memory & NodeMemory)
                     : C.code() == OpCode::BarrierByNodeRecordHandle;
  if (S != Stage::Library && S != Stage::Node && Node)
    Ctx.report(rule::InstrBarrierRequiresNode(C.name()), C.I);
  bool Group =
      (Semantics & GroupSemantics) || (ByType && Memory != AllMemory && (Memory & GroupMemory));
  if (!runsInGroup(S) && S != Stage::Library && Group)
    Ctx.report(rule::InstrBarrierModeForNonCS(std::to_string(Semantics), container::stageName(S)),
               C.I);
}

std::span<const CallSubscription> SignatureChecker::rules() {
  static constexpr CallSubscription Table[] = {
      {OpCode::LoadInput, run<&SignatureChecker::checkLoad>},
      {OpCode::StoreOutput, run<&SignatureChecker::checkStore>},
      {OpCode::StoreVertexOutput, run<&SignatureChecker::checkStore>},
      {OpCode::StorePrimitiveOutput, run<&SignatureChecker::checkPrimitiveStore>},
      {OpCode::LoadOutputControlPoint, run<&SignatureChecker::checkControlPointLoad>},
      {OpCode::StorePatchConstant, run<&SignatureChecker::checkPatchStore>},
      {OpCode::EvalCentroid, run<&SignatureChecker::checkEvaluation>},
      {OpCode::EvalSampleIndex, run<&SignatureChecker::checkEvaluation>},
      {OpCode::EvalSnapped, run<&SignatureChecker::checkEvaluation>},
      {OpCode::AttributeAtVertex, run<&SignatureChecker::checkVertexAttribute>},
      {OpCode::DomainLocation, run<&SignatureChecker::checkDomainLocation>},
      {OpCode::OutputControlPointID, run<&SignatureChecker::checkControlPointId>},
      {OpCode::Coverage, run<&SignatureChecker::checkCoverage>},
      {OpCode::InnerCoverage, run<&SignatureChecker::checkCoverage>},
      {OpCode::EmitStream, run<&SignatureChecker::checkStream>},
      {OpCode::EmitThenCutStream, run<&SignatureChecker::checkStream>},
      {OpCode::CutStream, run<&SignatureChecker::checkStream>},
      {OpCode::Barrier, checkBarrier},
      {OpCode::BarrierByMemoryType, checkFlagBarrier},
      {OpCode::BarrierByMemoryHandle, checkFlagBarrier},
      {OpCode::BarrierByNodeRecordHandle, checkFlagBarrier},
  };
  return Table;
}

} // namespace

std::span<const CallSubscription> signatureRules() {
  return SignatureChecker::rules();
}

void checkWrittenOutputs(CallMemory &Memory) {
  SignatureChecker(Memory).checkWritten();
}

} // namespace dxil::validation
