// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The steps of a translation.
#include "Bytes.h"
#include "Lowering.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/ShaderFlags.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <cmath>

namespace dxil::spirv {

/// The shader model 6.N of a translation without the option: the first that has all ops.
static constexpr uint8_t DefaultMinor = 6, NewestMinor = 8;

namespace {

// ---- Integer constants --------------------------------------------------------------------------

/// The value of integer constants, for lengths of arrays and thread groups. Others have none.
class IntegerConstants {
public:
  IntegerConstants(const Module &M, const TranslateOptions &Options) : M(M), Options(Options) {}

  std::optional<uint64_t> operator()(Id I, unsigned Depth = 0) {
    const Instruction *D = M.definition(I);
    if (!D || Depth > 32)
      return std::nullopt;
    const std::span<const uint32_t> O = M.operands(*D);
    switch (D->op()) {
    case Op::ConstantTrue:
    case Op::SpecConstantTrue: return chosen(*D, 1);
    case Op::ConstantFalse:
    case Op::SpecConstantFalse: return chosen(*D, 0);
    case Op::ConstantNull: return 0;
    case Op::Constant:
    case Op::SpecConstant: return chosen(*D, O[0] | (O.size() > 1 ? uint64_t(O[1]) << 32 : 0));
    case Op::SpecConstantOp: return operation(*D, O, Depth);
    default: return std::nullopt;
    }
  }

private:
  const Module &M;
  const TranslateOptions &Options;
  unsigned Work = 0;

  uint64_t chosen(const Instruction &D, uint64_t Default) const {
    if (const DecorationUse *Use = M.find(D.Result, Decoration::SpecId);
        Use && !Use->Operands.empty())
      for (const auto &[Number, Bits] : Options.Specialization)
        if (Number == Use->Operands[0])
          return Bits;
    return Default;
  }

  std::optional<uint64_t> operation(const Instruction &D, std::span<const uint32_t> O,
                                    unsigned Depth) {
    if (Op(O[0]) == Op::CompositeExtract && O.size() == 3) {
      const Instruction *Whole = M.definition(O[1]);
      if (!Whole ||
          (Whole->op() != Op::ConstantComposite && Whole->op() != Op::SpecConstantComposite))
        return std::nullopt;
      const std::span<const uint32_t> Parts = M.operands(*Whole);
      return O[2] < Parts.size() ? (*this)(Parts[O[2]], Depth + 1) : std::nullopt;
    }
    if (Op(O[0]) == Op::Select && O.size() == 4) {
      const auto Condition = (*this)(O[1], Depth + 1);
      return Condition ? (*this)(O[*Condition ? 2 : 3], Depth + 1) : std::nullopt;
    }
    const InstructionInfo *Info = findInstruction(O[0]);
    if (!Info || Info->Kind != MappingKind::Computed || ++Work > 10000 || !D.Type)
      return std::nullopt;
    std::vector<int64_t> Values;
    for (const ExpressionNode &N : nodesOf(Info->Expressions[0])) {
      if (N.Kind == NodeKind::Argument) {
        const auto V =
            N.Number + 1u < O.size() ? (*this)(O[N.Number + 1], Depth + 1) : std::nullopt;
        if (!V)
          return std::nullopt;
        Values.push_back(int32_t(*V));
        continue;
      }
      const std::optional<int64_t> V = node(N, Values);
      if (!V)
        return std::nullopt;
      Values.push_back(int32_t(*V));
    }
    return Values.empty() ? std::nullopt : std::optional(uint64_t(uint32_t(Values.back())));
  }

  /// Computes a node on 32-bit integers.
  static std::optional<int64_t> node(const ExpressionNode &N, const std::vector<int64_t> &Values) {
    const std::span<const uint16_t> O = nodeOperandsOf(N);
    if (N.Kind == NodeKind::Integer)
      return int64_t(numberOf(N));
    if (O.empty())
      return std::nullopt;
    const int64_t A = Values[O[0]], C = O.size() > 1 ? Values[O[1]] : 0;
    const uint32_t UA = uint32_t(A), UC = uint32_t(C);
    if (N.Kind == NodeKind::Select && O.size() == 3)
      return Values[O[A ? 1 : 2]];
    if (N.Kind == NodeKind::Resize || N.Kind == NodeKind::ToI32)
      return A;
    if (N.Kind == NodeKind::Compare)
      switch (ir::Predicate(N.Number)) {
      case ir::IcmpEq: return UA == UC;
      case ir::IcmpNe: return UA != UC;
      case ir::IcmpUlt: return UA < UC;
      case ir::IcmpUle: return UA <= UC;
      case ir::IcmpUgt: return UA > UC;
      case ir::IcmpUge: return UA >= UC;
      case ir::IcmpSlt: return A < C;
      case ir::IcmpSle: return A <= C;
      case ir::IcmpSgt: return A > C;
      case ir::IcmpSge: return A >= C;
      default: return std::nullopt;
      }
    if (N.Kind != NodeKind::Binary)
      return std::nullopt;
    switch (ir::Opcode(N.Number)) {
    case ir::Opcode::Add: return A + C;
    case ir::Opcode::Sub: return A - C;
    case ir::Opcode::Mul: return int64_t(UA * UC);
    case ir::Opcode::UDiv: return UC ? std::optional<int64_t>(UA / UC) : std::nullopt;
    case ir::Opcode::URem: return UC ? std::optional<int64_t>(UA % UC) : std::nullopt;
    case ir::Opcode::SDiv: return C ? std::optional<int64_t>(A / C) : std::nullopt;
    case ir::Opcode::SRem: return C ? std::optional<int64_t>(A % C) : std::nullopt;
    case ir::Opcode::And: return A & C;
    case ir::Opcode::Or: return A | C;
    case ir::Opcode::Xor: return A ^ C;
    case ir::Opcode::Shl: return int64_t(UA << (UC & 31));
    case ir::Opcode::LShr: return UA >> (UC & 31);
    case ir::Opcode::AShr: return A >> (UC & 31);
    default: return std::nullopt;
    }
  }
};

// ---- Entry points -------------------------------------------------------------------------------

Result<Stage> stageOf(ExecutionModel Model) {
  switch (Model) {
  case ExecutionModel::Vertex: return Stage::Vertex;
  case ExecutionModel::Fragment: return Stage::Pixel;
  case ExecutionModel::GLCompute: return Stage::Compute;
  case ExecutionModel::TessellationControl: return Stage::Hull;
  case ExecutionModel::TessellationEvaluation: return Stage::Domain;
  case ExecutionModel::Geometry: return Stage::Geometry;
  case ExecutionModel::TaskEXT: return Stage::Amplification;
  case ExecutionModel::MeshEXT: return Stage::Mesh;
  case ExecutionModel::RayGenerationKHR: return Stage::Raygeneration;
  case ExecutionModel::IntersectionKHR: return Stage::Intersection;
  case ExecutionModel::AnyHitKHR: return Stage::Anyhit;
  case ExecutionModel::ClosestHitKHR: return Stage::Closesthit;
  case ExecutionModel::MissKHR: return Stage::Miss;
  case ExecutionModel::CallableKHR: return Stage::Callable;
  default: {
    const EnumerantInfo *E = findEnumerant(OperandKind::ExecutionModel, uint32_t(Model));
    return failure(
        "entry points of the model " + std::string(E ? E->Name.str() : "?") +
        " are not translated (expected a stage of graphics or ray tracing, or GLCompute)");
  }
  }
}

/// Returns the stage of a program with an entry of a stage.
Stage programOf(Stage Kind) {
  return isRayStage(Kind) ? Stage::Library : Kind;
}

Result<const EntryPointUse *> entryOf(const Module &M, const TranslateOptions &Options) {
  for (const EntryPointUse &E : M.EntryPoints) {
    if (!Options.Entry.empty() && E.Name != Options.Entry)
      continue;
    const Result<Stage> Kind = stageOf(E.Model);
    if (!Options.Kind || (Kind && programOf(*Kind) == programOf(*Options.Kind)))
      return &E;
  }
  return failure(
      "the module has no entry point" + (Options.Entry.empty() ? "" : " '" + Options.Entry + "'") +
      (Options.Kind ? " of the stage " + std::string(container::stageName(*Options.Kind)) : ""));
}

Status checkDeclarations(const Module &M, const EntryPointUse &Entry) {
  for (const Instruction &I : M.Instructions) {
    if (I.op() == Op::Function)
      break;
    if (I.op() == Op::Capability) {
      const uint32_t Value = M.operands(I)[0];
      const EnumerantInfo *E = findEnumerant(OperandKind::Capability, Value);
      if (!E || E->Status == MappingKind::Refused)
        return errorAt(M, I,
                       "capability " + (E ? std::string(E->Name) : std::to_string(Value)) + " " +
                           std::string(E ? E->Reason.str() : "is unknown"));
    }
  }
  for (const ModeUse &Mode : M.Modes)
    if (Mode.Entry == Entry.Function) {
      const EnumerantInfo *E = findEnumerant(OperandKind::ExecutionMode, uint32_t(Mode.Kind));
      if (!E || E->Status == MappingKind::Refused)
        return failure("execution mode " +
                       (E ? std::string(E->Name) : std::to_string(uint32_t(Mode.Kind))) + " " +
                       std::string(E ? E->Reason.str() : "is unknown"));
    }
  return {};
}

/// Sets the fields that the modes of an entry point describe. Of the tessellator's primitives,
/// points have precedence, whose mode stands beside the order of vertices.
void applyModes(const Module &M, Id Function, produce::EntryDescription &D) {
  for (const bool OfPoints : {false, true})
    for (const ModeUse &Mode : M.Modes)
      if (Mode.Entry == Function && (Mode.Kind == ExecutionMode::PointMode) == OfPoints)
        applyMode(Mode.Kind, Mode.Operands.empty() ? 0 : Mode.Operands[0], D);
}

/// Returns the control points that an entry point's arrays of inputs have, or 0. The most control
/// points say nothing: arrays without a length have them.
uint32_t patchVertices(const Module &M, const Types &T, const EntryPointUse &Entry) {
  for (Id I : Entry.Interface) {
    const Instruction *D = M.definition(I);
    if (!D || D->op() != Op::Variable || M.has(I, Decoration::Patch) ||
        M.as<inst::Variable>(*D).storageClass() != StorageClass::Input)
      continue;
    const Type &Of = T[T[D->Type].Element];
    if (Of.Kind == Shape::Array && Of.Count && Of.Count < MaxControlPoints)
      return uint32_t(Of.Count);
  }
  return 0;
}

/// Describes the tessellator, of which each of two stages knows a part.
Status describeTessellation(const Module &M, const Module &Other, const Types &T,
                            const EntryPointUse &Entry, const TranslateOptions &Options,
                            produce::EntryDescription &D) {
  const bool IsHull = Entry.Model == ExecutionModel::TessellationControl;
  const ExecutionModel Wanted =
      IsHull ? ExecutionModel::TessellationEvaluation : ExecutionModel::TessellationControl;
  // Of several entry points, none is known to be the one of the pipeline.
  if (std::ranges::count(Other.EntryPoints, Wanted, &EntryPointUse::Model) == 1)
    applyModes(Other, std::ranges::find(Other.EntryPoints, Wanted, &EntryPointUse::Model)->Function,
               D);
  applyModes(M, Entry.Function, D);
  const char *const Stage = IsHull ? "evaluation" : "control";
  auto Missing = [&](const std::string &What) {
    return failure("the module does not say " + What +
                   " (expected the module of the tessellation " + Stage +
                   " shader as the option --other-stage)");
  };
  if (D.Domain == TessellatorDomain::Undefined)
    return Missing("which domain patches have");
  if (D.Domain == TessellatorDomain::Isoline && D.Primitive != TessellatorPrimitive::Point)
    D.Primitive = TessellatorPrimitive::Line;
  if (IsHull && (D.Partitioning == TessellatorPartitioning::Undefined ||
                 D.Primitive == TessellatorPrimitive::Undefined))
    return Missing("how patches are divided");
  const uint32_t Own = patchVertices(M, T, Entry);
  D.InputControlPoints = Options.PatchVertices   ? Options.PatchVertices
                         : IsHull && Own         ? Own
                         : D.OutputControlPoints ? D.OutputControlPoints
                                                 : Own;
  if (!D.InputControlPoints)
    return Missing("how many control points a patch has");
  if (D.InputControlPoints > MaxControlPoints || (IsHull && !D.OutputControlPoints) ||
      D.OutputControlPoints > MaxControlPoints)
    return failure("a patch of " + std::to_string(D.InputControlPoints) + " control points, " +
                   std::to_string(D.OutputControlPoints) +
                   " behind the hull shader (expected 1 to " + std::to_string(MaxControlPoints) +
                   ")");
  return {};
}

produce::EntryDescription describeEntry(const Module &M, const EntryPointUse &Entry, Stage Kind,
                                        const Types::ConstantFn &Constant) {
  produce::EntryDescription D;
  D.Name = Entry.Name;
  D.Kind = Kind;
  applyModes(M, Entry.Function, D);
  for (const ModeUse &Mode : M.Modes) {
    if (Mode.Entry != Entry.Function)
      continue;
    if (Mode.Kind == ExecutionMode::EarlyFragmentTests)
      D.Flags |= uint64_t(ShaderFlag::ForceEarlyDepthStencil);
    const bool IsSize =
        Mode.Kind == ExecutionMode::LocalSize || Mode.Kind == ExecutionMode::LocalSizeId;
    for (size_t N = 0; IsSize && N < 3 && N < Mode.Operands.size(); ++N)
      D.Threads[N] =
          Mode.HasIds ? uint32_t(Constant(Mode.Operands[N]).value_or(0)) : Mode.Operands[N];
  }
  // A constant with the decoration WorkgroupSize has precedence.
  for (const DecorationUse &Use : M.Decorations)
    if (Use.Kind == Decoration::BuiltIn && !Use.Operands.empty() && Use.Member == None &&
        BuiltIn(Use.Operands[0]) == BuiltIn::WorkgroupSize)
      if (const Instruction *C = M.definition(Use.Target))
        for (size_t N = 0; N < 3 && N < M.operands(*C).size(); ++N)
          D.Threads[N] = uint32_t(Constant(M.operands(*C)[N]).value_or(0));
  const bool HasPayload =
      Entry.Model == ExecutionModel::TaskEXT || Entry.Model == ExecutionModel::MeshEXT;
  if (Entry.Model != ExecutionModel::GLCompute && !HasPayload)
    D.Threads = {0, 0, 0};
  return D;
}

bool usesHalf(const Module &M) {
  return std::ranges::any_of(M.Instructions, [&](const Instruction &I) {
    return (I.op() == Op::TypeFloat || I.op() == Op::TypeInt) && M.operands(I)[0] == 16;
  });
}

/// Removes declarations and variables that no code refers to.
void removeUnused(ir::EditableModule &E) {
  std::vector<bool> Functions(E.M.Functions.size()), Globals(E.M.Globals.size());
  std::vector<bool> Seen(E.M.Values.size());
  auto Use = [&](ir::ValueId V, auto &Again) -> void {
    if (V >= Seen.size() || Seen[V])
      return;
    Seen[V] = true;
    const ir::Value &Value = E.M.Values[V];
    if (Value.Kind == ir::ValueKind::Function)
      Functions[Value.Index] = true;
    else if (Value.Kind == ir::ValueKind::Global)
      Globals[Value.Index] = true;
    else if (Value.Kind == ir::ValueKind::Constant)
      for (ir::ValueId Part : E.M.operands(E.M.Constants[Value.Index]))
        Again(Part, Again);
  };
  for (ir::FunctionId F = 0; F < E.Bodies.size(); ++F) {
    if (!E.Bodies[F].empty())
      Functions[F] = true;
    for (const ir::EditableBlock &Block : E.Bodies[F].Blocks)
      for (const ir::EditableInstruction &I : Block.Instructions) {
        Use(I.Callee, Use);
        for (ir::ValueId V : I.Operands)
          Use(V, Use);
      }
  }
  E.removeSymbols(Functions, Globals);
}

/// Gives undefined numbers that instructions read the value 0, as all undefined values have. Ops
/// have operands that are undefined on purpose.
void defineNumbers(ir::EditableModule &E, ir::EditableBody &Body) {
  for (ir::EditableBlock &Block : Body.Blocks)
    for (ir::EditableInstruction &I : Block.Instructions)
      for (ir::ValueId &V : I.Operands) {
        const ir::Constant *C = I.I.Op == ir::Opcode::Call ? nullptr : E.M.constant(V);
        if (C && C->Kind == ir::ConstantKind::Undef &&
            (E.typeOf(V).Kind == ir::TypeKind::Integer || E.typeOf(V).isFloat()))
          V = E.null(E.M.Values[V].Type);
      }
}

/// Returns true if a function of a hull shader calls an op.
bool calls(ir::EditableModule &E, ir::FunctionId F, OpCode Op) {
  for (ir::EditableBlock &Block : E.Bodies[F].Blocks)
    for (ir::EditableInstruction &I : Block.Instructions)
      if (const auto Call = ir::EditableCall::of(E, I); Call && Call->code() == Op)
        return true;
  return false;
}

Status optimize(ir::EditableModule &E) {
  size_t Functions = 0;
  for (const ir::EditableBody &Body : E.Bodies)
    Functions += !Body.empty();
  for (ir::FunctionId F = 0; F < E.Bodies.size(); ++F) {
    if (E.Bodies[F].empty())
      continue;
    ir::simplify(E, F);
    // In the second round, the number of an invocation of a hull shader is a constant, and so is an
    // index by it.
    for (size_t Round = 0; Round < Functions && Round < 2; ++Round) {
      if (Status S = ir::splitVariables(E, F); !S)
        return S;
      ir::promoteVariables(E, F);
      ir::simplify(E, F);
    }
    if (widenBytes(E, F))
      ir::simplify(E, F);
    defineNumbers(E, E.Bodies[F]);
  }
  for (ir::FunctionId F = 0; Functions > 1 && F < E.Bodies.size(); ++F)
    if (!E.Bodies[F].empty() && !calls(E, F, OpCode::StorePatchConstant) &&
        calls(E, F, OpCode::LoadOutputControlPoint))
      return failure("a control point depends on outputs of other invocations, and the hull shader "
                     "writes memory");
  removeUnused(E);
  return {};
}

} // namespace

// ---- Lowering -----------------------------------------------------------------------------------

Lowering::Lowering(const Module &Source, Types &SourceTypes, const TranslateOptions &Chosen,
                   const EntryPointUse &From, const produce::ProgramDescription &Program,
                   const produce::EntryDescription &Described, bool All)
    : M(Source), T(SourceTypes), Options(Chosen), Entry(From), Description(Described), P(Program),
      B(addEntry()), RunsAll(All) {}

/// Adds the entry point. The patch constant function of a hull shader is there before its entry.
ir::OpBuilder Lowering::addEntry() {
  if (isRayStage(stage()))
    return addRayEntry();
  if (stage() == Stage::Amplification || stage() == Stage::Mesh) {
    const Instruction *D = interfaceVariable({StorageClass::TaskPayloadWorkgroupEXT});
    produce::EntryDescription New = Description;
    if (D || stage() == Stage::Amplification)
      New.PayloadBytes = payloadBytes(payloadStruct(D ? T[D->Type].Element : 0));
    return P.addEntry(New);
  }
  if (stage() != Stage::Hull)
    return P.addEntry(Description);
  PatchBuilder = module().define<ir::OpBuilder>(std::string(Description.Name.substr(0, 1000)) +
                                                    "PatchConstants",
                                                module().functionType(module().voidType(), {}));
  produce::EntryDescription Hull = Description;
  Hull.PatchConstantFunction = PatchBuilder->function();
  return P.addEntry(Hull);
}

/// Notes samplers that compare. \p I is a sampled image, or what it was made from.
void Lowering::noteComparison(Id I, unsigned Depth) {
  const Instruction *D = M.definition(I);
  if (!D || Depth > 32 || !Comparisons.insert(I).second)
    return;
  const std::span<const uint32_t> O = M.operands(*D);
  switch (D->op()) {
  case Op::SampledImage: return noteComparison(O[1], Depth + 1);
  case Op::Load:
  case Op::CopyObject:
  case Op::AccessChain:
  case Op::InBoundsAccessChain: return noteComparison(O[0], Depth + 1);
  case Op::FunctionParameter: break;
  default: return;
  }
  // The arguments of calls for this parameter. Functions are in the order of their instructions.
  const uint32_t Number = uint32_t(D - M.Instructions.data());
  const auto F = std::ranges::lower_bound(M.Functions, Number, {}, &FunctionRange::Last);
  if (F == M.Functions.end() || Number <= F->First)
    return;
  const size_t Index = Number - F->First;
  for (const Instruction *Call : Calls[F->Result])
    if (Index < M.operands(*Call).size())
      noteComparison(M.operands(*Call)[Index], Depth + 1);
}

/// Finds samplers that compare, and members of interface blocks that are used.
void Lowering::scanUses() {
  for (const Instruction &I : M.Instructions)
    if (I.op() == Op::FunctionCall)
      Calls[M.operands(I)[0]].push_back(&I);
  for (const Instruction &I : M.Instructions) {
    const std::span<const uint32_t> O = M.operands(I);
    if (comparesSamples(I.op()))
      noteComparison(O[0], 0);
    if (I.op() == Op::Name || I.op() == Op::EntryPoint || I.op() == Op::Decorate)
      continue;
    const bool IsChain = I.op() == Op::AccessChain || I.op() == Op::InBoundsAccessChain;
    for (size_t N = 0; N < O.size(); ++N) {
      const Instruction *D = M.definition(O[N]);
      if (!D || D->op() != Op::Variable)
        continue;
      Id Block = T[D->Type].Element;
      const size_t Member = T[Block].Kind == Shape::Array ? 2 : 1; // behind the vertex
      if (Member == 2)
        Block = T[Block].Element;
      if (T[Block].Kind != Shape::Struct)
        continue;
      const Instruction *Index =
          IsChain && N == 0 && O.size() > Member ? M.definition(O[Member]) : nullptr;
      if (Index && Index->op() == Op::Constant)
        UsedMembers[Block].insert(M.operands(*Index)[0]);
      else if (I.op() == Op::Load || I.op() == Op::Store || I.op() == Op::FunctionCall ||
               I.op() == Op::CopyMemory || IsChain)
        UsedWhole.insert(Block);
    }
  }
}

/// Builds a function of the program: inputs, the code of \p BuildBody, outputs.
void Lowering::build(const std::function<void()> &BuildBody) {
  const ir::BlockRef Body = B.addBlock();
  EntryExit = Epilogue = B.addBlock();
  B.setInsertPoint(Body);
  declareInterface();
  if (!failed())
    BuildBody();
  if (failed())
    return;
  B.setInsertPoint(Epilogue);
  if (!EmitsVertices) // stores them with each vertex
    storeOutputs();
  B.ret();
  B.setInsertPoint(B.entry());
  B.br(Body);
}

Result<std::vector<uint8_t>> Lowering::run() {
  scanUses();
  const FunctionRange *F = functionOf(Entry.Function);
  if (!F)
    fail("the entry point is no function");
  else if (stage() == Stage::Hull)
    lowerHull(*F);
  else
    build([&] {
      Frame Main;
      lowerBody(*F, Main);
    });
  if (Problem)
    return *Problem;
  if (P.failed())
    return Current ? errorAt(M, *Current, *P.mistake()) : failure(*P.mistake());
  Result<std::vector<uint8_t>> Container = P.finish(optimize);
  if (Container || !Foreign)
    return Container;
  NeedsAll = !WritesMemory;
  return errorAt(M, *Foreign, Container.error().Message);
}

Result<std::vector<uint8_t>> translate(Bytes Data, const TranslateOptions &Options) {
  Result<Module> Read = readModule(Data);
  if (!Read)
    return Read.error();
  const Module &M = *Read;
  const Result<const EntryPointUse *> Entry = entryOf(M, Options);
  if (!Entry)
    return Entry.error();
  const Result<Stage> Kind = stageOf((*Entry)->Model);
  if (!Kind)
    return Kind.error();
  if (Status S = checkDeclarations(M, **Entry); !S)
    return S.error();
  IntegerConstants Constants(M, Options);
  const Types::ConstantFn Constant = [&](Id I) { return Constants(I); };
  Types T(M, Constant);
  if (T.problem())
    return *T.problem();
  produce::EntryDescription Description = describeEntry(M, **Entry, *Kind, Constant);
  if (*Kind == Stage::Geometry && (Description.Input == InputPrimitive::Undefined ||
                                   Description.Topology == OutputTopology::Undefined))
    return failure("the entry point has no execution mode for its input or output primitives");
  if (*Kind == Stage::Hull || *Kind == Stage::Domain) {
    Result<Module> Other = Options.OtherStage.empty() ? Module() : readModule(Options.OtherStage);
    if (!Other)
      return failure("the module of the other stage: " + Other.message());
    if (Status S = describeTessellation(M, Options.OtherStage.empty() ? M : *Other, T, **Entry,
                                        Options, Description);
        !S)
      return S.error();
  }
  const produce::ProgramDescription Program = {.Kind = programOf(*Kind),
                                               .Minor = Options.Minor.value_or(NewestMinor),
                                               .LeastMinor = Options.Minor.value_or(DefaultMinor),
                                               .Native16Bit = usesHalf(M)};
  Lowering L(M, T, Options, **Entry, Program, Description);
  Result<std::vector<uint8_t>> Container = L.run();
  return L.needsAll() ? Lowering(M, T, Options, **Entry, Program, Description, true).run()
                      : std::move(Container);
}

} // namespace dxil::spirv
