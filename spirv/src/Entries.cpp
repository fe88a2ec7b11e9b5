// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Selects the entry points to translate, and reads their execution modes.
#include "Entries.h"

#include <dxil/generated/Limits.h>

#include <algorithm>
#include <set>

namespace dxil::spirv {
namespace {

// ---- Integer constants --------------------------------------------------------------------------

/// The values of integer constants, for lengths of arrays and thread groups. Other ids have no
/// value.
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

  /// Evaluates a constant operation on 32-bit integers.
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

/// Returns the program's stage for an entry point's stage.
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

/// Sets the fields of a description from an entry point's execution modes. PointMode comes last: a
/// module may have it together with the order of a triangle's vertices, and then it determines the
/// primitive. Returns the first failure after all modes are applied.
Status applyModes(const Module &M, Id Function, const TranslateOptions &Options,
                  produce::EntryDescription &D) {
  IntegerConstants Constant(M, Options);
  Status Result;
  for (const bool OfPoints : {false, true})
    for (const ModeUse &Mode : M.Modes) {
      if (Mode.Entry != Function || (Mode.Kind == ExecutionMode::PointMode) != OfPoints)
        continue;
      std::vector<uint32_t> Operands(Mode.Operands.begin(), Mode.Operands.end());
      if (Mode.HasIds)
        for (uint32_t &Operand : Operands)
          Operand = uint32_t(Constant(Operand).value_or(0));
      if (Status S = applyMode(Mode.Kind, Operands, D); !S && Result)
        Result = std::move(S);
    }
  return Result;
}

/// Returns the length of an entry point's input arrays, or 0. Arrays without a length in the source
/// have the maximum length, which says nothing.
uint32_t patchVertices(const Module &M, const Types &T, const EntryPointUse &Entry) {
  for (Id I : Entry.Interface) {
    const Instruction *D = M.definition(I);
    if (!D || D->op() != Op::Variable || M.has(I, Decoration::Patch) ||
        M.as<inst::Variable>(*D).storageClass() != StorageClass::Input)
      continue;
    const Type &Outer = T[T[D->Type].Element];
    if (Outer.Kind == Shape::Array && Outer.Count && Outer.Count < MaxControlPoints)
      return uint32_t(Outer.Count);
  }
  return 0;
}

/// Describes the tessellator. Each of the two tessellation stages may have some of its modes.
Status describeTessellation(const Module &M, const Module &Other, const Types &T,
                            const EntryPointUse &Entry, const TranslateOptions &Options,
                            produce::EntryDescription &D) {
  const bool IsHull = Entry.Model == ExecutionModel::TessellationControl;
  const ExecutionModel Wanted =
      IsHull ? ExecutionModel::TessellationEvaluation : ExecutionModel::TessellationControl;
  // With several entry points, it is unknown which of them the pipeline uses. Failures of the other
  // stage's modes, and its treatment of denormals, do not concern this stage.
  if (std::ranges::count(Other.EntryPoints, Wanted, &EntryPointUse::Model) == 1)
    (void)applyModes(Other,
                     std::ranges::find(Other.EntryPoints, Wanted, &EntryPointUse::Model)->Function,
                     Options, D);
  D.Denormals.reset();
  if (Status S = applyModes(M, Entry.Function, Options, D); !S)
    return S;
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

Result<produce::EntryDescription> describeModes(const Module &M, const EntryPointUse &Entry,
                                                Stage Kind, const TranslateOptions &Options) {
  IntegerConstants Constant(M, Options);
  produce::EntryDescription D;
  D.Name = Entry.Name;
  D.Kind = Kind;
  if (Status S = applyModes(M, Entry.Function, Options, D); !S)
    return S.error();
  if (D.Denormals && Options.Minor && *Options.Minor < DenormalAttributeMinor)
    return failure("execution modes of denormals need shader model 6." +
                   std::to_string(DenormalAttributeMinor));
  // A constant with the decoration WorkgroupSize overrides the execution mode.
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

} // namespace

Types::ConstantFn integerConstants(const Module &M, const TranslateOptions &Options) {
  return [Constants = IntegerConstants(M, Options)](Id I) mutable { return Constants(I); };
}

/// Returns all entry points of ray tracing pipelines.
static Result<std::vector<const EntryPointUse *>> libraryEntries(const Module &M,
                                                                 const TranslateOptions &Options) {
  std::vector<const EntryPointUse *> Out;
  if (!Options.Entry.empty())
    return failure("a library has all entry points (expected no name of one)");
  std::set<std::string_view> Names;
  for (const EntryPointUse &E : M.EntryPoints) {
    const Result<Stage> Kind = stageOf(E.Model);
    if (!Kind || !isRayStage(*Kind))
      continue;
    if (!Names.insert(E.Name).second)
      return failure("two entry points have the name '" + std::string(E.Name) +
                     "' (expected different names in a library)");
    Out.push_back(&E);
  }
  if (Out.empty())
    return failure("the module has no entry point of a ray tracing pipeline, as a library has");
  return Out;
}

Result<std::vector<const EntryPointUse *>> chooseEntries(const Module &M,
                                                         const TranslateOptions &Options) {
  std::vector<const EntryPointUse *> Out;
  if (Options.IsLibrary) {
    Result<std::vector<const EntryPointUse *>> All = libraryEntries(M, Options);
    if (!All)
      return All;
    Out = std::move(*All);
  } else {
    const Result<const EntryPointUse *> Entry = entryOf(M, Options);
    if (!Entry)
      return Entry.error();
    if (const Result<Stage> Kind = stageOf((*Entry)->Model); !Kind)
      return Kind.error();
    Out.push_back(*Entry);
  }
  for (const EntryPointUse *Entry : Out)
    if (Status S = checkDeclarations(M, *Entry); !S)
      return S.error();
  return Out;
}

Result<EntryUnit> describeEntry(const Module &M, const Types &T, const EntryPointUse &Entry,
                                const TranslateOptions &Options) {
  const Result<Stage> Kind = stageOf(Entry.Model);
  if (!Kind)
    return Kind.error();
  Result<produce::EntryDescription> Modes = describeModes(M, Entry, *Kind, Options);
  if (!Modes)
    return Modes.error();
  produce::EntryDescription &Description = *Modes;
  if (*Kind == Stage::Geometry && (Description.Input == InputPrimitive::Undefined ||
                                   Description.Topology == OutputTopology::Undefined))
    return failure("the entry point has no execution mode for its input or output primitives");
  if (*Kind == Stage::Hull || *Kind == Stage::Domain) {
    Result<Module> Other = Options.OtherStage.empty() ? Module() : readModule(Options.OtherStage);
    if (!Other)
      return failure("the module of the other stage: " + Other.message());
    if (Status S = describeTessellation(M, Options.OtherStage.empty() ? M : *Other, T, Entry,
                                        Options, Description);
        !S)
      return S.error();
  }
  return EntryUnit{&Entry, Description};
}

} // namespace dxil::spirv
