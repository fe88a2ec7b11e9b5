// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inputs and outputs: elements of signatures, and built-in variables. Each is a variable in memory,
// which the prologue fills or the epilogue stores, so that any access to it is one to memory.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

using produce::ElementDescription;

/// Registers of system values between vertex and pixel shader, behind those of locations: both
/// stages must have the same without knowing each other.
static constexpr int32_t DistanceRow = 29;
static constexpr uint32_t MostLocations = 28;

static ComponentType componentOf(const Type &T) {
  if (T.Kind == Shape::Float)
    return T.Width == 16 ? ComponentType::F16 : ComponentType::F32;
  if (T.Width == 16)
    return T.IsSigned ? ComponentType::I16 : ComponentType::U16;
  return T.IsSigned ? ComponentType::I32 : ComponentType::U32;
}

static uint32_t operandOf(const Module &M, Id Target, uint32_t Member, Decoration Kind,
                          uint32_t Default) {
  const DecorationUse *D = M.find(Target, Kind, Member);
  return D && !D->Operands.empty() ? D->Operands[0] : Default;
}

void Lowering::declareInterface() {
  std::set<Id> Seen;
  for (Id I : Entry.Interface) {
    const Instruction *D = M.definition(I);
    if (!D || D->op() != Op::Variable || !Seen.insert(I).second)
      continue;
    Current = D;
    const StorageClass Storage = M.as<inst::Variable>(*D).storageClass();
    if (Storage == StorageClass::Input || Storage == StorageClass::Output)
      declareVariable(*D, Storage == StorageClass::Input);
    if (failed())
      return;
    Current = nullptr;
  }
}

/// Makes a variable in memory; outputs of mesh shaders are stored at once.
Value Lowering::interfacePointer(Id Whole, const VertexArray &Vertices, bool IsInput) {
  Value Out;
  Out.Is = Value::Kind::Pointer;
  if (IsInput || !Vertices.Count) {
    Out.Pointer =
        placeOf(addVariable(Whole, IsInput ? StorageClass::Input : StorageClass::Output, !IsInput));
    return Out;
  }
  Variable *V = &Variables.emplace_back();
  V->Type = Vertices.Type;
  Out.Pointer.Is = Place::Kind::Vertex;
  Out.Pointer.Type = Whole;
  Out.Pointer.Target = V;
  Out.Pointer.Element = Vertices.Type;
  Out.Pointer.IsSelecting = true;
  Out.Pointer.Offsets.resize(T.fields(Vertices.Type).size());
  return Out;
}

/// Declares the elements of a variable, or of each member of a block. Values has what ops give.
void Lowering::declareElements(const Instruction &I, Id Type, SignatureList List,
                               std::vector<Slot> &Slots, std::vector<ValueRef> &Values) {
  const spirv::Type &Of = T[Type];
  uint32_t Location = operandOf(M, I.Result, None, Decoration::Location, 0);
  if (Of.Kind == Shape::Struct && M.has(Type, Decoration::Block)) {
    for (uint32_t Member = 0; Member < Of.Members.size() && !failed(); ++Member) {
      Location = operandOf(M, Type, Member, Decoration::Location, Location);
      if (!declareBuiltIn(Type, Member, Of.Members[Member], List, Slots, Values))
        declareElement(Type, Member, Of.Members[Member], Location, List, Slots);
      Values.resize(Slots.size());
    }
  } else if (!declareBuiltIn(I.Result, None, Type, List, Slots, Values)) {
    if (!M.has(I.Result, Decoration::Location))
      return fail("the variable has neither a location nor a built-in decoration");
    declareElement(I.Result, None, Type, Location, List, Slots);
  }
  Values.resize(Slots.size());
}

void Lowering::declareVariable(const Instruction &I, bool IsInput) {
  const Id Whole = T[I.Type].Element;
  const VertexArray Vertices = vertexArray(I.Result, Whole, IsInput);
  if (failed())
    return;
  const bool IsMeshOutput = Vertices.Count && !IsInput;
  const Value Pointer = interfacePointer(Whole, Vertices, IsInput);
  Variable *V = Pointer.Pointer.Target;
  if (failed())
    return;
  Globals[I.Result] = Pointer;
  if (IsMeshOutput && declareIndices(I)) {
    IndexOutputs.insert(V);
    return;
  }
  if (const Id Initializer = M.as<inst::Variable>(I).initializer(); Initializer && !IsInput) {
    const List Values = scalars(Initializer);
    inPrologue([&] { store(Pointer.Pointer, Values); });
  }
  const SignatureList Signature = IsInput ? SignatureList::Input
                                  : IsMeshOutput && isPerPrimitive(I.Result, Vertices.Type)
                                      ? SignatureList::PatchOrPrimitive
                                      : SignatureList::Output;
  std::vector<Slot> Slots;
  std::vector<ValueRef> Values;
  declareElements(I, Vertices.Type, Signature, Slots, Values);
  if (failed())
    return;
  if (!IsInput) {
    Outputs[V] = std::move(Slots);
    return;
  }
  inPrologue([&] {
    List Loaded;
    for (uint64_t N = 0; N < std::max<uint64_t>(Vertices.Count, 1); ++N) {
      const ValueRef Vertex = Vertices.Count ? module().i32(uint32_t(N)) : ValueRef();
      const List One = readInput(Slots, Values, Vertices.Type, Vertex);
      Loaded.insert(Loaded.end(), One.begin(), One.end());
    }
    if (!Vertices.Count)
      for (const auto &BuiltInLeaf : BuiltInLeaves[V])
        Loaded = fixInput(BuiltInLeaf.second, std::move(Loaded));
    store(Pointer.Pointer, Loaded);
  });
  if (!failed())
    Inputs[V] = std::move(Slots);
}

/// Returns the scalars of an input, of a vertex where it has vertices.
List Lowering::readInput(const std::vector<Slot> &Slots, const std::vector<ValueRef> &Values,
                         Id Type, ValueRef Vertex) {
  List Loaded;
  const std::vector<Id> Scalars = T.scalars(Type);
  for (size_t N = 0; N < Slots.size() && N < Scalars.size(); ++N) {
    ValueRef X = Values[N];
    if (!X && Slots[N].Element)
      X = P.readElement(B, Slots[N].Element, Slots[N].Column, module().i32(Slots[N].Row), Vertex);
    else if (!X)
      X = module().null(scalarType(Scalars[N]));
    if (typeOf(X) != scalarType(Scalars[N]) && T[Scalars[N]].Kind == Shape::Bool)
      X = B.compare(ir::IcmpNe, X, module().null(typeOf(X)));
    Loaded.push_back(X);
  }
  return Loaded;
}

// ---- Elements with locations --------------------------------------------------------------------

ElementDescription Lowering::describe(Id Target, uint32_t Member, Id Type, SignatureList List) {
  ElementDescription E;
  E.List = List;
  E.Component = componentOf(T[T.firstScalar(Type)]);
  auto Has = [&](Decoration D) { return M.has(Target, D, Member) || M.has(Target, D); };
  const bool IsFloat = T[T.firstScalar(Type)].Kind == Shape::Float;
  const bool IsNoPerspective = Has(Decoration::NoPerspective);
  if (Has(Decoration::Flat) || !IsFloat)
    E.Mode = InterpolationMode::Constant;
  else if (Has(Decoration::Sample))
    E.Mode = IsNoPerspective ? InterpolationMode::LinearNoperspectiveSample
                             : InterpolationMode::LinearSample;
  else if (Has(Decoration::Centroid))
    E.Mode = IsNoPerspective ? InterpolationMode::LinearNoperspectiveCentroid
                             : InterpolationMode::LinearCentroid;
  else
    E.Mode = IsNoPerspective ? InterpolationMode::LinearNoperspective : InterpolationMode::Linear;
  return E;
}

void Lowering::declareElement(Id Target, uint32_t Member, Id Type, uint32_t &Location,
                              SignatureList List, std::vector<Slot> &Slots) {
  const spirv::Type &Of = T[Type];
  if (Of.Kind == Shape::Struct) {
    for (uint32_t M2 = 0; M2 < Of.Members.size() && !failed(); ++M2) {
      Location = operandOf(M, Type, M2, Decoration::Location, Location);
      declareElement(Type, M2, Of.Members[M2], Location, List, Slots);
    }
    return;
  }
  if (Of.Kind == Shape::Array && T[T.firstScalar(Type)].isScalar() && T.fields(Type).size() > 1) {
    for (uint64_t N = 0; N < Of.Count && !failed(); ++N)
      declareElement(Target, Member, Of.Element, Location, List, Slots);
    return;
  }
  Id Inner = Type;
  while (T[Inner].Kind == Shape::Array || T[Inner].Kind == Shape::Matrix)
    Inner = T[Inner].Element;
  const uint32_t Columns = T[Inner].Kind == Shape::Vector ? uint32_t(T[Inner].Count) : 1;
  const uint64_t Rows = Of.Scalars / Columns;
  if (!Of.Scalars || T[T.firstScalar(Type)].Width == 64 ||
      T[T.firstScalar(Type)].Kind == Shape::Bool)
    return fail("an interface variable of this type is not translated");
  const Stage Kind = P.module().target().Shader;
  const bool IsInput = List == SignatureList::Input;
  const bool IsTarget = Kind == Stage::Pixel && !IsInput;
  ElementDescription E = describe(Target, Member, Type, List);
  const uint32_t Component = operandOf(M, Target, Member, Decoration::Component, 0);
  // Outputs of a mesh shader are packed as the specification does: their two signatures share 32
  // registers, and semantics match them with a pixel shader.
  const bool IsBetween = Kind == Stage::Vertex  ? !IsInput
                         : Kind == Stage::Pixel ? IsInput
                                                : Kind != Stage::Mesh;
  static constexpr std::string_view Names[] = {"TEXCOORD", "TEXCOORDY", "TEXCOORDZ", "TEXCOORDW"};
  E.Semantic = IsTarget ? "SV_Target" : Names[std::min(Component, 3u)];
  E.Index = Location + (IsTarget ? operandOf(M, Target, Member, Decoration::Index, 0) : 0);
  E.Rows = uint32_t(std::min<uint64_t>(Rows, 64));
  E.Columns = uint8_t(Columns);
  if (IsBetween) {
    if (Location + Rows > MostLocations)
      return fail("a location above " + std::to_string(MostLocations - 1) + " is not translated");
    E.Row = int32_t(Location);
    E.Column = int8_t(Component);
  }
  // A render target is an element of its own.
  const uint64_t Elements = IsTarget ? Rows : 1;
  if (IsTarget) {
    E.Mode = InterpolationMode::Undefined;
    E.Rows = 1;
  }
  for (uint64_t N = 0; N < Elements && N < 64; ++N) {
    const produce::ElementRef Ref = P.addElement(E);
    if (!Ref && P.mistake())
      return fail(*P.mistake());
    for (uint64_t Leaf = 0; Leaf < Of.Scalars / Elements; ++Leaf)
      Slots.push_back({Ref, uint8_t(Leaf % Columns), uint32_t(Leaf / Columns)});
    ++E.Index;
  }
  Location += uint32_t(Rows);
}

// ---- Built-in variables -------------------------------------------------------------------------

/// Returns the value of a built-in input that ops give; an empty list if an element gives it.
List Lowering::builtInValue(BuiltIn Kind, Id Type) {
  if (Kind == BuiltIn::NumWorkgroups) {
    produce::ResourceDescription D;
    D.Class = ResourceClass::CBuffer;
    D.Size = 16;
    D.Name = "NumWorkgroups";
    D.Space = Options.GroupCounts.first;
    D.Register = Options.GroupCounts.second;
    if (!GroupCounts)
      GroupCounts = P.addResource(D);
    const ValueRef Row = B.cBufferLoadLegacy({.handle = P.handle(B, *GroupCounts),
                                              .regIndex = module().i32(0),
                                              .overload = module().i32Type()});
    return {B.extractValue(Row, 0), B.extractValue(Row, 1), B.extractValue(Row, 2)};
  }
  if (Kind == BuiltIn::SamplePosition) {
    const ValueRef At =
        B.renderTargetGetSamplePosition({.index = B.sampleIndex({.overload = module().i32Type()})});
    List Out;
    for (uint32_t C = 0; C < 2; ++C)
      Out.push_back(B.binary(ir::Opcode::FAdd, B.extractValue(At, C), module().f32(0.5f)));
    return Out;
  }
  if (Kind == BuiltIn::SampleMask)
    return {B.coverage({.overload = module().i32Type()})};
  if (Kind == BuiltIn::SampleId)
    return {B.sampleIndex({.overload = module().i32Type()})};
  if (Kind == BuiltIn::PrimitiveId && P.module().target().Shader != Stage::Pixel)
    return {B.primitiveID({.overload = module().i32Type()})};
  const BuiltInInfo *Info = findBuiltIn(Kind);
  if (!Info || !Info->Expression.Count)
    return {};
  return evaluate(Info->Expression, {}, Type);
}

/// Changes what an element gives to what Vulkan promises.
List Lowering::fixInput(BuiltIn Kind, List L) {
  if (Kind == BuiltIn::FragCoord && L.size() == 4)
    L[3] = B.binary(ir::Opcode::FDiv, module().f32(1), L[3]);
  const bool IsVertex = Kind == BuiltIn::VertexIndex, IsInstance = Kind == BuiltIn::InstanceIndex;
  if (Options.AddBase && (IsVertex || IsInstance) && !L.empty())
    L[0] = B.binary(ir::Opcode::Add, L[0],
                    callOp(IsVertex ? OpCode::StartVertexLocation : OpCode::StartInstanceLocation,
                           {}, module().i32Type()));
  return L;
}

/// Declares a built-in variable. Returns false if the target is none.
bool Lowering::declareBuiltIn(Id Target, uint32_t Member, Id Type, SignatureList List,
                              std::vector<Slot> &Slots, std::vector<ValueRef> &Values) {
  const DecorationUse *D = M.find(Target, Decoration::BuiltIn, Member);
  if (!D || D->Operands.empty())
    return false;
  const BuiltIn Kind = BuiltIn(D->Operands[0]);
  const EnumerantInfo *Known = findEnumerant(OperandKind::BuiltIn, D->Operands[0]);
  const size_t Scalars = T.leaves(Type).size(), First = Slots.size();
  Slots.resize(First + Scalars);
  Values.resize(First + Scalars);
  const bool IsUnused =
      Member != None && !UsedWhole.contains(Target) && !UsedMembers[Target].contains(Member);
  if (IsUnused)
    return true;
  if (!Known || Known->Status == MappingKind::Refused)
    return refuse(Known ? (std::string("built-in variable ") + Known->Name).c_str()
                        : "the built-in variable",
                  Known ? Known->Reason : nullptr),
           true;
  if (Kind == BuiltIn::PointSize)
    return true;
  if (List == SignatureList::Input) {
    dxil::spirv::List Given;
    inPrologue([&] { Given = builtInValue(Kind, Type); });
    for (size_t N = 0; N < Given.size() && N < Scalars; ++N)
      Values[First + N] = Given[N];
    if (!Given.empty() || failed())
      return true;
  }
  const BuiltInInfo *Info = findBuiltIn(Kind);
  if (!Info || !Info->Semantic) {
    fail(std::string("built-in variable ") + Known->Name + " is not translated here");
    return true;
  }
  declareBuiltInElement(Kind, List, First, Scalars, Slots);
  BuiltInLeaves[&Variables.back()].push_back({First, Kind});
  return true;
}

/// Adds the signature elements of a built-in variable: one, or for distances one for each four.
void Lowering::declareBuiltInElement(BuiltIn Kind, SignatureList List, size_t First, size_t Count,
                                     std::vector<Slot> &Slots) {
  const BuiltInInfo &Info = *findBuiltIn(Kind);
  const bool IsDistance = Kind == BuiltIn::ClipDistance || Kind == BuiltIn::CullDistance;
  const size_t Step = IsDistance ? 4 : std::max<size_t>(Count, 1);
  for (size_t Leaf = 0; Leaf < Count && !failed(); Leaf += Step) {
    ElementDescription E;
    E.List = List;
    E.Semantic = Info.Semantic;
    if (Kind == BuiltIn::FragDepth)
      for (const ModeUse &Mode : M.Modes)
        if (Mode.Entry == Entry.Function)
          E.Semantic = Mode.Kind == ExecutionMode::DepthGreater ? "SV_DepthGreaterEqual"
                       : Mode.Kind == ExecutionMode::DepthLess  ? "SV_DepthLessEqual"
                                                                : E.Semantic;
    E.Component = Info.Component;
    E.Columns = uint8_t(std::min(Step, Count - Leaf));
    E.Index = uint32_t(Leaf / Step);
    if (P.module().target().Shader == Stage::Mesh) {
      E.Row = -1;
    } else if (Kind == BuiltIn::Position || Kind == BuiltIn::FragCoord) {
      E.Row = PixelPositionRow;
    } else if (IsDistance) {
      // Both kinds of distances share two registers.
      E.Row =
          DistanceRow + int32_t(E.Index) + (Kind == BuiltIn::CullDistance && Count <= 4 ? 1 : 0);
    }
    const produce::ElementRef Ref = P.addElement(E);
    if (!Ref && P.mistake())
      fail(*P.mistake());
    for (size_t C = 0; C < E.Columns; ++C)
      Slots[First + Leaf + C] = {Ref, uint8_t(C), 0};
    if (Kind == BuiltIn::FragCoord)
      PixelPosition = Ref;
  }
}

// ---- Outputs ------------------------------------------------------------------------------------

void Lowering::storeOutputs() {
  for (Variable &V : Variables) {
    const auto Match = Outputs.find(&V);
    if (Match == Outputs.end() || V.Parts.empty()) // outputs of a mesh shader are stored at once
      continue;
    List Values = load(placeOf(&V));
    if (Options.FlipY)
      for (const auto &[First, Kind] : BuiltInLeaves[&V])
        if (Kind == BuiltIn::Position && First + 1 < Values.size())
          Values[First + 1] = B.binary(ir::Opcode::FSub, module().f32(-0.0f), Values[First + 1]);
    for (size_t N = 0; N < Match->second.size() && N < Values.size(); ++N) {
      const Slot &S = Match->second[N];
      if (S.Element)
        P.writeElement(B, S.Element, S.Column, Values[N], module().i32(S.Row));
    }
  }
}

void Lowering::interpolate(const Instruction &I) {
  const Place &From = pointer(ExtendedOperands.empty() ? 0 : ExtendedOperands[0]);
  const auto Match = From.Target ? Inputs.find(From.Target) : Inputs.end();
  if (failed() || Match == Inputs.end())
    return fail("the interpolant is no input with a location");
  const List Second = ExtendedOperands.size() > 1 ? scalars(ExtendedOperands[1]) : List();
  const Extended Kind = Extended(M.as<inst::ExtInst>(I).instruction()[0]);
  // The scalars of the variable that the pointer selects.
  const std::vector<Leaf> &All = T.leaves(From.Target->Type);
  List Out;
  for (Leaf L : T.leaves(From.Type)) {
    const Offset &O = From.Offsets[L.Field];
    if (O.Dynamic)
      return fail("an interpolant that is selected at run time is not translated");
    const Leaf Wanted{From.FirstField + L.Field, O.Constant + L.Index};
    const auto Found = std::ranges::find_if(
        All, [&](Leaf X) { return X.Field == Wanted.Field && X.Index == Wanted.Index; });
    const size_t Number = size_t(Found - All.begin());
    if (Number >= Match->second.size() || !Match->second[Number].Element)
      return fail("the interpolant is no input with a location");
    const Slot &S = Match->second[Number];
    const ValueRef Element = P.elementNumber(S.Element), Row = module().i32(S.Row),
                   Column = module().i8(S.Column);
    const ir::TypeId Type = P.elementType(S.Element);
    if (Kind == Extended::InterpolateAtCentroid) {
      Out.push_back(B.evalCentroid({.inputSigId = Element,
                                    .inputRowIndex = Row,
                                    .inputColIndex = Column,
                                    .overload = Type}));
    } else if (Kind == Extended::InterpolateAtSample) {
      Out.push_back(B.evalSampleIndex({.inputSigId = Element,
                                       .inputRowIndex = Row,
                                       .inputColIndex = Column,
                                       .sampleIndex = asI32(at(Second, 0)),
                                       .overload = Type}));
    } else {
      auto Sixteenths = [&](ValueRef V) {
        return B.cast(ir::Opcode::FPToSI, B.binary(ir::Opcode::FMul, V, module().f32(16)),
                      module().i32Type());
      };
      Out.push_back(B.evalSnapped({.inputSigId = Element,
                                   .inputRowIndex = Row,
                                   .inputColIndex = Column,
                                   .offsetX = Sixteenths(at(Second, 0)),
                                   .offsetY = Sixteenths(at(Second, 1)),
                                   .overload = Type}));
    }
  }
  define(I, std::move(Out));
}

} // namespace dxil::spirv
