// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stages of a translation.
#include "Bytes.h"
#include "Lowering.h"

#include <dxil/module/EditableOps.h>
#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <numeric>

namespace dxil::spirv {

/// The shader model 6.N without the option: the first that has all ops.
static constexpr uint8_t DefaultMinor = 6, NewestMinor = 8;

namespace {

bool usesHalf(const Module &M) {
  return std::ranges::any_of(M.Instructions, [&](const Instruction &I) {
    return (I.op() == Op::TypeFloat || I.op() == Op::TypeInt) && M.operands(I)[0] == 16;
  });
}

/// Removes declarations and global variables without users.
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

/// Replaces undefined numeric operands by 0, the value of all undefined values here. Operands of
/// ops stay: some are undefined on purpose.
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

/// Replaces divisions by the constant 0, whose results are undefined, by Direct3D's result. Returns
/// true if there were any.
bool replaceDivisions(ir::EditableModule &E, ir::EditableBody &Body) {
  std::vector<ir::ValueId> With(E.M.Values.size());
  std::iota(With.begin(), With.end(), ir::ValueId(0));
  auto IsUndefined = [&](const ir::EditableInstruction &I) {
    if (I.I.Op != ir::Opcode::UDiv && I.I.Op != ir::Opcode::URem && I.I.Op != ir::Opcode::SDiv &&
        I.I.Op != ir::Opcode::SRem)
      return false;
    const ir::Constant *C = E.M.constant(I.Operands[1]);
    return C && (C->Kind == ir::ConstantKind::Null ||
                 (C->Kind == ir::ConstantKind::Integer && C->Bits == 0));
  };
  bool Changed = false;
  for (ir::EditableBlock &Block : Body.Blocks)
    for (const ir::EditableInstruction &I : Block.Instructions)
      if (IsUndefined(I)) {
        const uint32_t Width = E.type(I.I.Type).Width;
        With[I.I.Result] = E.integer(Width, ~uint64_t(0) >> (64 - Width));
        Changed = true;
      }
  if (!Changed)
    return false;
  for (ir::EditableBlock &Block : Body.Blocks)
    std::erase_if(Block.Instructions, IsUndefined);
  E.replaceOperands(Body, With);
  return true;
}

/// Returns true if a function calls an op.
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
    // After the first round, the invocation number of a hull shader is a constant, and so is an
    // index that depends on it.
    for (size_t Round = 0; Round < Functions && Round < 2; ++Round) {
      if (Status S = ir::splitVariables(E, F); !S)
        return S;
      ir::promoteVariables(E, F);
      ir::simplify(E, F);
    }
    if (widenBytes(E, F))
      ir::simplify(E, F);
    defineNumbers(E, E.Bodies[F]);
    while (replaceDivisions(E, E.Bodies[F])) // folding may produce other divisions by 0
      ir::simplify(E, F);
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
                   std::span<const EntryUnit> Units, const produce::ProgramDescription &Program,
                   bool All)
    : M(Source), T(SourceTypes), Options(Chosen), Entries(Units), Entry(*Units[0].Use),
      Description(Units[0].Description), P(Program), B(addEntry()), RunsAll(All) {}

/// Adds the entry point. For a hull shader, adds its patch constant function first.
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

/// Records samplers that compare. \p I is a sampled image or a value that it comes from.
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
  // Follows a parameter to the arguments of all calls. Functions are sorted by their instructions.
  const uint32_t Number = uint32_t(D - M.Instructions.data());
  const auto F = std::ranges::lower_bound(M.Functions, Number, {}, &FunctionRange::Last);
  if (F == M.Functions.end() || Number <= F->First)
    return;
  const size_t Index = Number - F->First;
  for (const Instruction *Call : Calls[F->Result])
    if (Index < M.operands(*Call).size())
      noteComparison(M.operands(*Call)[Index], Depth + 1);
}

/// Finds samplers that compare, and the members of interface blocks that are used.
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
      // The operand after the vertex index.
      const size_t Member = T[Block].Kind == Shape::Array ? 2 : 1;
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

/// Builds a function of the program: loads of inputs, the code of \p BuildBody, stores of outputs.
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
  if (!EmitsVertices) // such a shader stores outputs with each vertex
    storeOutputs();
  B.ret();
  B.setInsertPoint(B.entry());
  B.br(Body);
}

/// Forgets the values of a function, except for resources.
void Lowering::forgetFunction() {
  std::erase_if(Globals, [](const auto &Entry) { return !Entry.second.Pointer.Binding; });
  for (Resource &R : Resources)
    R.MainHandle = R.SamplerHandle = {};
  Inputs.clear();
  Outputs.clear();
  BuiltInLeaves.clear();
  Variables.clear();
  RayEnd = nullptr;
}

void Lowering::lowerEntry() {
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
}

Result<std::vector<uint8_t>> Lowering::run() {
  scanUses();
  lowerEntry();
  for (const EntryUnit &Next : Entries.subspan(1)) {
    if (failed())
      break;
    forgetFunction();
    Entry = *Next.Use;
    Description = Next.Description;
    B = addEntry();
    lowerEntry();
  }
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
  const auto Chosen = chooseEntries(M, Options);
  if (!Chosen)
    return Chosen.error();
  Types T(M, integerConstants(M, Options));
  if (T.problem())
    return *T.problem();
  std::vector<EntryUnit> Units;
  for (const EntryPointUse *Entry : *Chosen) {
    Result<EntryUnit> Unit = describeEntry(M, T, *Entry, Options);
    if (!Unit)
      return Unit.error();
    Units.push_back(std::move(*Unit));
  }
  const produce::ProgramDescription Program = {.Kind = Options.IsLibrary ||
                                                               isRayStage(Units[0].Description.Kind)
                                                           ? Stage::Library
                                                           : Units[0].Description.Kind,
                                               .Minor = Options.Minor.value_or(NewestMinor),
                                               .LeastMinor = Options.Minor.value_or(DefaultMinor),
                                               .Native16Bit = usesHalf(M)};
  Lowering L(M, T, Options, Units, Program);
  Result<std::vector<uint8_t>> Container = L.run();
  return L.needsAll() ? Lowering(M, T, Options, Units, Program, true).run() : std::move(Container);
}

} // namespace dxil::spirv
