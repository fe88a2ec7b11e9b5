// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hull and domain shaders: control points, and the two functions of a hull shader. README.md
// describes how the main function is divided.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

bool Lowering::isPatch(Id Variable, Id Type) const {
  while (T[Type].Kind == Shape::Array)
    Type = T[Type].Element;
  if (const DecorationUse *D = M.find(Variable, Decoration::BuiltIn); D && !D->Operands.empty())
    if (BuiltIn(D->Operands[0]) == BuiltIn::TessLevelOuter ||
        BuiltIn(D->Operands[0]) == BuiltIn::TessLevelInner)
      return true;
  return M.has(Variable, Decoration::Patch) ||
         (T[Type].Kind == Shape::Struct && M.has(Type, Decoration::Patch, 0));
}

// ---- Parts --------------------------------------------------------------------------------------

/// Returns the variable that a pointer points into, or null.
const Instruction *Lowering::rootVariable(Id Pointer) {
  constexpr unsigned MostSteps = 64;
  const Instruction *D = M.definition(Pointer);
  for (unsigned Steps = 0; D && Steps < MostSteps; ++Steps)
    switch (D->op()) {
    case Op::Variable: return D;
    case Op::AccessChain:
    case Op::InBoundsAccessChain:
    case Op::CopyObject: D = M.definition(M.operands(*D)[0]); break;
    default: return nullptr;
    }
  if (D)
    fail("a hull shader's pointer has too many access chains (expected at most 64)");
  return nullptr;
}

/// Records the stores of an instruction in a part.
void Lowering::noteEffect(const Instruction &I, HullPart &H, uint32_t Number) {
  const InstructionInfo *Info = findInstruction(I.Opcode);
  const bool IsAtomic = Info->Kind == MappingKind::Atomic || I.op() == Op::AtomicCompareExchange;
  if (IsAtomic || I.op() == Op::ImageWrite) {
    WritesMemory = H.HasEffect = true;
    return;
  }
  if (I.op() != Op::Store && I.op() != Op::CopyMemory && I.op() != Op::FunctionCall &&
      I.op() != Op::ExtInst)
    return;
  Current = &I;
  for (Id Operand : M.operands(I)) {
    const Instruction *V = rootVariable(Operand);
    if (!V)
      continue;
    switch (M.as<inst::Variable>(*V).storageClass()) {
    case StorageClass::Output:
      LastStores[V->Result] = Number;
      H.HasEffect |= !isPatch(V->Result, T[V->Type].Element);
      break;
    case StorageClass::StorageBuffer:
    case StorageClass::Uniform: WritesMemory = H.HasEffect = true; break;
    default: break;
    }
  }
}

/// Records the stores of a part, including those in functions that it calls.
void Lowering::noteEffects(HullPart &H, uint32_t Number) {
  std::set<Id> Seen;
  std::vector<std::pair<uint32_t, uint32_t>> Open = {{H.First, H.Last}};
  while (!Open.empty()) {
    const auto [First, Last] = Open.back();
    Open.pop_back();
    for (uint32_t N = First; N < Last; ++N) {
      const Instruction &I = M.Instructions[N];
      noteEffect(I, H, Number);
      if (I.op() == Op::FunctionCall && Seen.insert(M.operands(I)[0]).second)
        if (const FunctionRange *Callee = functionOf(M.operands(I)[0]))
          Open.push_back({Callee->First + 1, Callee->Last});
    }
  }
}

/// Returns the parts of the main function: its instructions between barriers.
std::vector<Lowering::HullPart> Lowering::divide(const FunctionRange &F) {
  std::vector<HullPart> Parts;
  uint32_t First = F.First + 1;
  for (uint32_t N = First; N <= F.Last; ++N)
    if (N == F.Last || M.Instructions[N].op() == Op::ControlBarrier) {
      Parts.push_back({First, N, false});
      First = N + 1;
    }
  for (uint32_t N = 0; N < Parts.size(); ++N)
    noteEffects(Parts[N], N);
  return Parts;
}

/// Checks that every invocation executes every barrier once, so that no branch skips one.
bool Lowering::checkParts(const FunctionRange &F, const std::vector<HullPart> &Parts) {
  auto PartOf = [&](uint32_t N) {
    return std::ranges::lower_bound(Parts, N, {}, &HullPart::Last) - Parts.begin();
  };
  for (uint32_t N = F.First + 1; N < F.Last; ++N) {
    const Instruction &I = M.Instructions[N];
    bool IsOver = (I.op() == Op::Return || I.op() == Op::Unreachable) && N < Parts.back().First;
    if (I.op() == Op::Branch || I.op() == Op::BranchConditional || I.op() == Op::Switch)
      for (Id Operand : M.operands(I)) {
        const Instruction *Label = M.definition(Operand);
        const uint32_t Target = Label ? uint32_t(Label - M.Instructions.data()) : 0;
        IsOver |= Label && Label->op() == Op::Label && Target > F.First && Target < F.Last &&
                  PartOf(N) != PartOf(Target);
      }
    if (!IsOver)
      continue;
    Current = &I;
    fail("a barrier of a hull shader in control flow is not translated");
    return false;
  }
  return true;
}

// ---- The two functions --------------------------------------------------------------------------

/// Translates a part for one invocation.
void Lowering::lowerPart(Invocation &I, const HullPart &H, uint32_t Number) {
  Running = &I;
  Part = Number;
  Frames.push_back(&I.Main);
  if (RunsAll) {
    const ir::BlockRef Start = B.addBlock();
    B.br(Start);
    B.setInsertPoint(Start);
    if (InvocationVariable)
      storeMemory(placeOf(InvocationVariable), {module().i32(InvocationNumber)});
  }
  lowerRange(I.Main, H.First, H.Last);
  Frames.pop_back();
}

/// Translates the first parts of the main function, for one invocation or for all.
void Lowering::lowerParts(const FunctionRange &F, std::span<const HullPart> Parts, bool HasEnd) {
  std::vector<Invocation> All(RunsAll ? Description.OutputControlPoints : 1);
  for (uint32_t N = 0; N < Parts.size() && !failed(); ++N)
    for (InvocationNumber = 0; InvocationNumber < All.size() && !failed(); ++InvocationNumber) {
      All[InvocationNumber].Main.Function = F.Result;
      const bool IsLast = HasEnd && N + 1 == Parts.size();
      if (IsLast)
        EntryExit = B.addBlock();
      lowerPart(All[InvocationNumber], Parts[N], N);
      if (IsLast)
        B.setInsertPoint(EntryExit);
    }
  InvocationNumber = 0;
  B.br(Epilogue);
  for (Invocation &I : All) {
    if (HasEnd && !failed() && (I.Main.Label || I.Main.Open.empty()))
      fail("a function has no blocks, or its last one no terminator");
    Frames.push_back(&I.Main);
    finishBody(I.Main);
    Frames.pop_back();
  }
  Running = nullptr;
}

void Lowering::lowerHull(const FunctionRange &F) {
  const std::vector<HullPart> Parts = divide(F);
  if (failed() || !checkParts(F, Parts))
    return;
  // The control point function runs the parts up to the last one with an effect. Later parts only
  // compute patch constants.
  size_t Needed = 1;
  for (size_t N = 0; N < Parts.size(); ++N)
    if (Parts[N].HasEffect)
      Needed = N + 1;
  build([&] { lowerParts(F, std::span(Parts).first(Needed), Needed == Parts.size()); });
  if (failed())
    return;
  restart();
  build([&] { lowerParts(F, Parts, true); });
}

/// Forgets the values of the control point function.
void Lowering::restart() {
  B = *PatchBuilder;
  IsPatchFunction = RunsAll = true;
  InvocationVariable = nullptr;
  forgetFunction();
  ControlPoints.clear();
  PatchOutputs.clear();
}

/// Skips an instruction whose effect takes place in the other function. Fails if its result is
/// used.
void Lowering::skipEffect(const Instruction &I) {
  if (UsedIds.empty()) {
    UsedIds.resize(M.Bound);
    for (const Instruction &User : M.Instructions)
      if (User.op() != Op::Name && User.op() != Op::Decorate)
        for (Id Operand : M.operands(User))
          if (Operand < UsedIds.size())
            UsedIds[Operand] = true;
  }
  if (I.Result && UsedIds[I.Result])
    fail("a patch constant may depend on memory that the hull shader writes");
}

// ---- Control points -----------------------------------------------------------------------------

/// Returns the memory of the current invocation's output.
Place Lowering::ownMemory(const Place &From) {
  const auto Match = ControlPoints.find(From.Target);
  if (Match == ControlPoints.end() || Match->second.Memory.empty()) {
    fail("the output belongs to no control point");
    return {};
  }
  Place Own = From;
  Own.Is = Place::Kind::Memory;
  Own.Target = Match->second.Memory[InvocationNumber];
  return Own;
}

/// Stores the initializer of an output to all control points.
void Lowering::initializeControlPoints(const ControlPoint &Point, const List &Values) {
  if (Point.Memory.empty())
    return;
  const size_t Count = T.leaves(Point.Memory[0]->Type).size();
  for (size_t N = 0; N < Point.Memory.size() && (N + 1) * Count <= Values.size(); ++N)
    storeMemory(placeOf(Point.Memory[N]),
                List(Values.begin() + N * Count, Values.begin() + (N + 1) * Count));
  for (size_t N = Count; N < Values.size() && Point.Memory.size() == 1; ++N)
    if (Values[N] != Values[N % Count])
      return fail("an initializer that differs between control points is not translated");
}

/// Loads from control points: from all vertices, or from one.
List Lowering::loadVertex(const Place &From) {
  if (!From.IsSelecting)
    return loadControlPoint(From);
  List Out;
  Place One = From;
  One.Type = From.Element;
  One.IsSelecting = false;
  const bool IsInput = Inputs.contains(From.Target);
  const uint64_t Count = From.Index ? 0 : T[From.Type].Count;
  for (uint64_t N = 0; N < Count && !failed(); ++N) {
    One.Index = module().i32(uint32_t(N));
    const List Values = IsInput && N >= Description.InputControlPoints ? nulls(From.Element)
                                                                       : loadControlPoint(One);
    Out.insert(Out.end(), Values.begin(), Values.end());
  }
  return Out;
}

List Lowering::loadControlPoint(const Place &From) {
  const std::optional<uint64_t> Number = module().constantInt(From.Index);
  if (const auto In = Inputs.find(From.Target); In != Inputs.end()) {
    if (Number && *Number >= Description.InputControlPoints)
      fail("the index is that of control point " + std::to_string(*Number) + " of " +
           std::to_string(Description.InputControlPoints) +
           " (expected the option --patch-vertices)");
    return readVertex(From, In->second);
  }
  const List Own = loadMemory(ownMemory(From));
  // Before the first barrier, an invocation reads only its own outputs.
  if (Part == 0 || failed())
    return Own;
  const ControlPoint &Point = ControlPoints[From.Target];
  if (!RunsAll)
    return outputsOfOthers(From, Own);
  if (IsPatchFunction && Point.LastStore < Part)
    return readVertex(From, Outputs[From.Target]);
  return loadOneOf(ownMemory(From), Point, From.Index);
}

/// Loads the output of the invocation with number \p Index.
List Lowering::loadOneOf(Place From, const ControlPoint &Point, ValueRef Index) {
  List Out;
  for (uint32_t N = 0; N < Point.Memory.size() && !failed(); ++N) {
    From.Target = Point.Memory[N];
    const List Values = loadMemory(From);
    const ValueRef IsWanted = B.compare(ir::IcmpEq, Index, module().i32(N));
    for (size_t S = 0; S < Values.size(); ++S)
      if (N == 0)
        Out.push_back(Values[S]);
      else
        Out[S] = B.select(IsWanted, Values[S], Out[S]);
  }
  return Out;
}

/// Returns the value of an output after a barrier in the control point function: the invocation's
/// own value, or an op for the value of another invocation. The shader is refused if such an op
/// remains after optimization.
List Lowering::outputsOfOthers(const Place &From, List Own) {
  if (stage() != Stage::Hull || RunsAll || Part == 0)
    return Own;
  Foreign = Foreign ? Foreign : Current;
  const bool IsPoint = From.Is == Place::Kind::Vertex;
  const ValueRef IsOwn = IsPoint && ControlPointNumber
                             ? B.compare(ir::IcmpEq, From.Index, ControlPointNumber)
                             : module().i1(false);
  for (ValueRef &V : Own) {
    const ir::TypeId Type = typeOf(V);
    const bool IsBool = Type == module().i1Type();
    ValueRef Other = B.loadOutputControlPoint({.inputSigId = module().i32(0),
                                               .row = module().i32(0),
                                               .col = module().i8(0),
                                               .index = module().i32(0),
                                               .overload = IsBool ? module().i32Type() : Type});
    if (IsBool)
      Other = narrow(Other, Type);
    V = B.select(IsOwn, V, Other);
  }
  return Own;
}

/// Loads the value that a pointer selects in a vertex.
List Lowering::readVertex(const Place &From, const std::vector<Slot> &Slots) {
  List Out;
  for (Leaf L : T.leaves(From.Type)) {
    if (failed() || L.Field >= From.Offsets.size())
      break;
    const Offset &O = From.Offsets[L.Field];
    const Leaf First{From.FirstField + L.Field, O.Constant + L.Index};
    if (!O.Dynamic) {
      Out.push_back(readComponent(From, Slots, First));
      continue;
    }
    // Selects one scalar of the field by the dynamic index.
    ValueRef Chosen;
    const std::vector<Field> &Fields = T.fields(From.Target->Type);
    const uint64_t Count = First.Field < Fields.size() ? Fields[First.Field].Count : 0;
    for (uint64_t Index = First.Index; Index < Count && !failed();
         Index += std::max<uint64_t>(O.Unit, 1)) {
      const ValueRef V = readComponent(From, Slots, {First.Field, Index});
      const ValueRef IsWanted =
          B.compare(ir::IcmpEq, O.Dynamic, module().i32(uint32_t(Index - First.Index)));
      Chosen = Chosen ? B.select(IsWanted, V, Chosen) : V;
    }
    Out.push_back(Chosen);
  }
  return Out;
}

ValueRef Lowering::readComponent(const Place &From, const std::vector<Slot> &Slots, Leaf Wanted) {
  const std::vector<Leaf> &All = T.leaves(From.Target->Type);
  const auto Match = std::ranges::find_if(
      All, [&](Leaf L) { return L.Field == Wanted.Field && L.Index == Wanted.Index; });
  const size_t Number = size_t(Match - All.begin());
  const std::vector<Id> Scalars = T.scalars(From.Target->Type);
  if (Number >= Slots.size() || Number >= Scalars.size()) {
    fail("the pointer does not fit the type");
    return {};
  }
  return readScalar(Slots[Number], {}, Scalars[Number], From.Index);
}

} // namespace dxil::spirv
