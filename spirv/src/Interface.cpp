// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inputs and outputs: signature elements and built-in variables. Each has a variable in memory,
// which the prologue initializes or the epilogue reads, so that accesses are loads and stores.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

using produce::ElementDescription;

/// Registers of system values between vertex and pixel shader follow those of locations: the stages
/// are translated separately and must agree.
static constexpr int32_t DistanceRow = 29;
static constexpr uint32_t MostLocations = 28;
/// Registers of tessellation factors follow the locations of patch constants. They use the last
/// column.
static constexpr int32_t InsideFactorRow = 26, FactorRow = 28;
static constexpr uint32_t MostPatchLocations = 26;

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

/// Declares an element. The second function of a hull shader gets the elements of the first one, in
/// the same order.
produce::ElementRef Lowering::addElement(const ElementDescription &E) {
  if (NextElement == Elements.size())
    Elements.push_back(P.addElement(E));
  const produce::ElementRef Ref = Elements[NextElement++];
  if (!Ref && P.mistake())
    fail(*P.mistake());
  return Ref;
}

void Lowering::declareTessFactors() {
  const TessellatorDomainInfo &Domain =
      *findNumber(TessellatorDomains, uint64_t(Description.Domain));
  for (const bool IsInside : {false, true}) {
    ElementDescription E;
    E.List = SignatureList::PatchOrPrimitive;
    E.Semantic =
        findBuiltIn(IsInside ? BuiltIn::TessLevelInner : BuiltIn::TessLevelOuter)->Semantic;
    E.Rows = IsInside ? Domain.Insides : Domain.Edges;
    E.Columns = 1;
    E.Row = IsInside ? InsideFactorRow : FactorRow;
    E.Column = 3;
    TessFactorCounts[IsInside] = 0;
    if (E.Rows)
      TessFactors[IsInside] = addElement(E);
  }
}

void Lowering::declareInterface() {
  std::set<Id> Seen;
  NextElement = 0;
  if (isTessellation())
    declareTessFactors();
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

/// Makes the variable of an input or output. Outputs of mesh shaders are stored directly, and
/// control points are read where the program reads them: these have no memory.
Value Lowering::interfacePointer(Id Whole, const VertexArray &Vertices, bool IsInput) {
  Value Out;
  Out.Is = Value::Kind::Pointer;
  if ((IsInput && !isTessellation()) || !Vertices.Count) {
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
  if (stage() == Stage::Hull && !IsInput)
    for (uint32_t N = 0; N < (RunsAll ? Description.OutputControlPoints : 1); ++N)
      ControlPoints[V].Memory.push_back(addVariable(Vertices.Type, StorageClass::Output, true));
  return Out;
}

/// Declares the signature elements of a variable, or of each member of a block. Adds to `Values`
/// the results of ops for built-in inputs that are no elements.
void Lowering::declareElements(const Instruction &I, Id Type, SignatureList List,
                               std::vector<Slot> &Slots, std::vector<ValueRef> &Values) {
  const spirv::Type &Declared = T[Type];
  uint32_t Location = operandOf(M, I.Result, None, Decoration::Location, 0);
  if (Declared.Kind == Shape::Struct && M.has(Type, Decoration::Block)) {
    for (uint32_t Member = 0; Member < Declared.Members.size() && !failed(); ++Member) {
      Location = operandOf(M, Type, Member, Decoration::Location, Location);
      if (!declareBuiltIn(Type, Member, Declared.Members[Member], List, Slots, Values))
        declareElement(Type, Member, Declared.Members[Member], Location, List, Slots);
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
  if (!T[Vertices.Type].Scalars && !T.fields(Vertices.Type).empty())
    return fail("an interface variable with so many scalars is not translated");
  const bool IsMeshOutput = Vertices.Count && !IsInput && stage() == Stage::Mesh;
  const Value Pointer = interfacePointer(Whole, Vertices, IsInput);
  Variable *V = Pointer.Pointer.Target;
  if (failed())
    return;
  Globals[I.Result] = Pointer;
  if (IsMeshOutput && declareIndices(I)) {
    IndexOutputs.insert(V);
    return;
  }
  const bool IsPatch = isTessellation() && isPatch(I.Result, Whole);
  if (IsPatch && !IsInput)
    PatchOutputs.insert(V);
  if (stage() == Stage::Hull && !IsInput)
    ControlPoints[V].LastStore = LastStores[I.Result];
  if (const Id Initializer = M.as<inst::Variable>(I).initializer(); Initializer && !IsInput) {
    const List Values = scalars(Initializer);
    inPrologue([&] {
      if (Vertices.Count && stage() == Stage::Hull)
        initializeControlPoints(ControlPoints[V], Values);
      else
        store(Pointer.Pointer, Values);
    });
  }
  const SignatureList Signature =
      IsPatch || (IsMeshOutput && isPerPrimitive(I.Result, Vertices.Type))
          ? SignatureList::PatchOrPrimitive
      : IsInput ? SignatureList::Input
                : SignatureList::Output;
  std::vector<Slot> Slots;
  std::vector<ValueRef> Values;
  // Applies to members of a block too.
  IsPerVertex = stage() == Stage::Pixel && IsInput && Vertices.Count;
  declareElements(I, Vertices.Type, Signature, Slots, Values);
  if (failed())
    return;
  if (!IsInput) {
    Outputs[V] = std::move(Slots);
    return;
  }
  if (Pointer.Pointer.Is == Place::Kind::Vertex) {
    Inputs[V] = std::move(Slots);
    return;
  }
  fillInput(Pointer.Pointer, Vertices, Slots, Values);
  if (!failed())
    Inputs[V] = std::move(Slots);
}

/// Stores an input to its variable.
void Lowering::fillInput(const Place &To, const VertexArray &Vertices,
                         const std::vector<Slot> &Slots, const std::vector<ValueRef> &Values) {
  inPrologue([&] {
    List Loaded;
    for (uint64_t N = 0; N < std::max<uint64_t>(Vertices.Count, 1); ++N) {
      const ValueRef Vertex = Vertices.Count ? module().i32(uint32_t(N)) : ValueRef();
      const List One = readInput(Slots, Values, Vertices.Type, Vertex);
      Loaded.insert(Loaded.end(), One.begin(), One.end());
    }
    if (!Vertices.Count)
      for (const auto &BuiltInLeaf : BuiltInLeaves[To.Target])
        Loaded = fixInput(BuiltInLeaf.second, std::move(Loaded));
    store(To, Loaded);
  });
}

/// Returns a scalar of an input: \p Given, the result of an op, or else a component of the element.
ValueRef Lowering::readScalar(const Slot &S, ValueRef Given, Id Scalar, ValueRef Vertex) {
  ValueRef X = Given;
  if (!X && S.Element && stage() == Stage::Pixel && Vertex)
    X = B.attributeAtVertex(
        {.inputSigId = P.elementNumber(S.Element),
         .inputRowIndex = module().i32(S.Row),
         .inputColIndex = module().i8(S.Column),
         .VertexID = module().i8(uint8_t(module().constantInt(Vertex).value_or(0))),
         .overload = P.elementType(S.Element)});
  else if (!X && S.Element)
    X = P.readElement(B, S.Element, S.Column, module().i32(S.Row), Vertex);
  else if (!X)
    X = module().null(scalarType(Scalar));
  if (typeOf(X) != scalarType(Scalar) && T[Scalar].Kind == Shape::Bool)
    X = B.compare(ir::IcmpNe, X, module().null(typeOf(X)));
  return X;
}

/// Returns the scalars of an input; of one vertex if the input has vertices.
List Lowering::readInput(const std::vector<Slot> &Slots, const std::vector<ValueRef> &Values,
                         Id Type, ValueRef Vertex) {
  List Loaded;
  const std::vector<Id> Scalars = T.scalars(Type);
  for (size_t N = 0; N < Slots.size() && N < Scalars.size(); ++N)
    Loaded.push_back(readScalar(Slots[N], Values[N], Scalars[N], Vertex));
  return Loaded;
}

// ---- Elements with locations --------------------------------------------------------------------

ElementDescription Lowering::describe(Id Target, uint32_t Member, Id Type, SignatureList List) {
  ElementDescription E;
  E.List = List;
  E.Component = componentOf(T[T.firstScalar(Type)]);
  auto Has = [&](Decoration D) { return M.has(Target, D, Member) || M.has(Target, D); };
  const bool IsFloat = T[T.firstScalar(Type)].Kind == Shape::Float;
  const DecorationUse *D = M.find(Target, Decoration::BuiltIn, Member);
  const bool IsNoPerspective =
      Has(Decoration::NoPerspective) ||
      (D && !D->Operands.empty() && BuiltIn(D->Operands[0]) == BuiltIn::BaryCoordNoPerspKHR);
  if (Has(Decoration::Flat) || Has(Decoration::PerVertexKHR) || IsPerVertex || !IsFloat)
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

/// Sets the register of an element between two stages from its location.
bool Lowering::placeElement(ElementDescription &E, uint32_t Location, uint64_t Rows,
                            uint32_t Component) {
  const uint32_t Most =
      E.List == SignatureList::PatchOrPrimitive ? MostPatchLocations : MostLocations;
  if (Location + Rows > Most) {
    fail("a location above " + std::to_string(Most - 1) + " is not translated");
    return false;
  }
  E.Row = int32_t(Location);
  E.Column = int8_t(Component);
  return true;
}

void Lowering::declareElement(Id Target, uint32_t Member, Id Type, uint32_t &Location,
                              SignatureList List, std::vector<Slot> &Slots) {
  const spirv::Type &Declared = T[Type];
  if (Declared.Kind == Shape::Struct) {
    for (uint32_t M2 = 0; M2 < Declared.Members.size() && !failed(); ++M2) {
      Location = operandOf(M, Type, M2, Decoration::Location, Location);
      declareElement(Type, M2, Declared.Members[M2], Location, List, Slots);
    }
    return;
  }
  if (Declared.Kind == Shape::Array && T[T.firstScalar(Type)].isScalar() &&
      T.fields(Type).size() > 1) {
    for (uint64_t N = 0; N < Declared.Count && !failed(); ++N)
      declareElement(Target, Member, Declared.Element, Location, List, Slots);
    return;
  }
  Id Inner = Type;
  while (T[Inner].Kind == Shape::Array || T[Inner].Kind == Shape::Matrix)
    Inner = T[Inner].Element;
  const uint32_t Columns = T[Inner].Kind == Shape::Vector ? uint32_t(T[Inner].Count) : 1;
  const uint64_t Rows = Declared.Scalars / Columns;
  if (!Declared.Scalars || T[T.firstScalar(Type)].Width == 64 ||
      T[T.firstScalar(Type)].Width == 8 || T[T.firstScalar(Type)].Kind == Shape::Bool)
    return fail("an interface variable of this type is not translated");
  const Stage Kind = stage();
  const bool IsInput = List == SignatureList::Input;
  const bool IsTarget = Kind == Stage::Pixel && !IsInput;
  ElementDescription E = describe(Target, Member, Type, List);
  const uint32_t Component = operandOf(M, Target, Member, Decoration::Component, 0);
  // Outputs of a mesh shader are packed like HLSL's: the two signatures share 32 registers, and the
  // pixel shader's inputs match by semantic.
  const bool IsBetween = Kind == Stage::Vertex  ? !IsInput
                         : Kind == Stage::Pixel ? IsInput
                                                : Kind != Stage::Mesh;
  static constexpr std::string_view Names[] = {"TEXCOORD", "TEXCOORDY", "TEXCOORDZ", "TEXCOORDW"};
  E.Semantic = IsTarget ? "SV_Target" : Names[std::min(Component, 3u)];
  E.Index = Location + (IsTarget ? operandOf(M, Target, Member, Decoration::Index, 0) : 0);
  E.Rows = uint32_t(std::min<uint64_t>(Rows, 64));
  E.Columns = uint8_t(Columns);
  if (IsBetween && !placeElement(E, Location, Rows, Component))
    return;
  // A render target has an element of its own.
  const uint64_t Elements = IsTarget ? Rows : 1;
  if (IsTarget) {
    E.Mode = InterpolationMode::Undefined;
    E.Rows = 1;
  }
  for (uint64_t N = 0; N < Elements && N < 64; ++N) {
    const produce::ElementRef Ref = addElement(E);
    if (!Ref)
      return;
    for (uint64_t Leaf = 0; Leaf < Declared.Scalars / Elements; ++Leaf)
      Slots.push_back({Ref, uint8_t(Leaf % Columns), uint32_t(Leaf / Columns)});
    ++E.Index;
  }
  Location += uint32_t(Rows);
}

// ---- Built-in variables -------------------------------------------------------------------------

/// Returns the scalars of a built-in input that ops return; an empty list if it is a signature
/// element.
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
    const ValueRef Position =
        B.renderTargetGetSamplePosition({.index = B.sampleIndex({.overload = module().i32Type()})});
    List Out;
    for (uint32_t C = 0; C < 2; ++C)
      Out.push_back(B.binary(ir::Opcode::FAdd, B.extractValue(Position, C), module().f32(0.5f)));
    return Out;
  }
  if (Kind == BuiltIn::SubgroupId)
    return {subgroupNumber()};
  if (Kind == BuiltIn::NumSubgroups)
    return {subgroupCount()};
  if (Kind == BuiltIn::SampleMask)
    return {B.coverage({.overload = module().i32Type()})};
  if (Kind == BuiltIn::SampleId)
    return {B.sampleIndex({.overload = module().i32Type()})};
  if (isRayStage(stage()) && Kind == BuiltIn::PrimitiveId)
    return {B.primitiveIndex({.overload = module().i32Type()})};
  if (isRayStage(stage()) && Kind == BuiltIn::InstanceId)
    return {B.instanceIndex({.overload = module().i32Type()})};
  if (Kind == BuiltIn::RayTmaxKHR)
    RayEnd = &Variables.back();
  if (Kind == BuiltIn::PrimitiveId && stage() != Stage::Pixel)
    return {B.primitiveID({.overload = module().i32Type()})};
  if (Kind == BuiltIn::PatchVertices)
    return {module().i32(Description.InputControlPoints)};
  if (Kind == BuiltIn::InvocationId && stage() == Stage::Hull) {
    ControlPointNumber =
        RunsAll ? module().i32(0) : B.outputControlPointID({.overload = module().i32Type()});
    InvocationVariable = &Variables.back();
    return {ControlPointNumber};
  }
  if (Kind == BuiltIn::TessCoord) {
    List Out;
    for (uint8_t C = 0; C < 3; ++C)
      Out.push_back(C < 2 || Description.Domain == TessellatorDomain::Tri
                        ? B.domainLocation({.component = C, .overload = module().floatType()})
                        : module().f32(0));
    return Out;
  }
  const BuiltInInfo *Info = findBuiltIn(Kind);
  if (!Info || !Info->Expression.Count)
    return {};
  return evaluate(Info->Expression, {}, Type);
}

/// Converts the value of a signature element to the value that Vulkan defines.
List Lowering::fixInput(BuiltIn Kind, List L) {
  if (Kind == BuiltIn::FragCoord && L.size() == 4) {
    L[3] = B.binary(ir::Opcode::FDiv, module().f32(1), L[3]);
    for (size_t C = 0; C < 2 && positionMode() != InterpolationMode::Undefined; ++C)
      L[C] = B.binary(ir::Opcode::FAdd, B.round_ni({.value = L[C]}), module().f32(0.5f));
  }
  const bool IsVertex = Kind == BuiltIn::VertexIndex, IsInstance = Kind == BuiltIn::InstanceIndex;
  if (Options.AddBase && (IsVertex || IsInstance) && !L.empty())
    L[0] = B.binary(ir::Opcode::Add, L[0],
                    callOp(IsVertex ? OpCode::StartVertexLocation : OpCode::StartInstanceLocation,
                           {}, module().i32Type()));
  return L;
}

/// Declares a built-in variable. Returns false if the target is not one.
bool Lowering::declareBuiltIn(Id Target, uint32_t Member, Id Type, SignatureList List,
                              std::vector<Slot> &Slots, std::vector<ValueRef> &Values) {
  const DecorationUse *D = M.find(Target, Decoration::BuiltIn, Member);
  if (!D || D->Operands.empty())
    return false;
  const BuiltIn Kind = BuiltIn(D->Operands[0]);
  const EnumerantInfo *Enumerant = findEnumerant(OperandKind::BuiltIn, D->Operands[0]);
  const size_t Scalars = T.leaves(Type).size(), First = Slots.size();
  Slots.resize(First + Scalars);
  Values.resize(First + Scalars);
  const bool IsUnused =
      Member != None && !UsedWhole.contains(Target) && !UsedMembers[Target].contains(Member);
  if (IsUnused)
    return true;
  if (!Enumerant || Enumerant->Status == MappingKind::Refused)
    return refuse(Enumerant ? "built-in variable " + std::string(Enumerant->Name)
                            : "the built-in variable",
                  Enumerant ? Enumerant->Reason.str() : ""),
           true;
  if (Kind == BuiltIn::PointSize)
    return true;
  const bool IsInput = List == SignatureList::Input ||
                       (List == SignatureList::PatchOrPrimitive && stage() == Stage::Domain);
  if (IsInput) {
    dxil::spirv::List Given;
    inPrologue([&] { Given = builtInValue(Kind, Type); });
    for (size_t N = 0; N < Given.size() && N < Scalars; ++N)
      Values[First + N] = Given[N];
    if (!Given.empty() || failed())
      return true;
  }
  const BuiltInInfo *Info = findBuiltIn(Kind);
  if (!Info || Info->Semantic.empty()) {
    fail("built-in variable " + std::string(Enumerant->Name) + " is not translated here");
    return true;
  }
  declareBuiltInElement(Kind, List, First, Scalars, Slots,
                        describe(Target, Member, Type, List).Mode);
  BuiltInLeaves[&Variables.back()].push_back({First, Kind});
  return true;
}

/// Adds the signature elements of a built-in variable: one, or for clip and cull distances one for
/// each four.
void Lowering::declareBuiltInElement(BuiltIn Kind, SignatureList List, size_t First, size_t Count,
                                     std::vector<Slot> &Slots, InterpolationMode Mode) {
  const bool IsInside = Kind == BuiltIn::TessLevelInner;
  if (IsInside || Kind == BuiltIn::TessLevelOuter) {
    if (!isTessellation() || List != SignatureList::PatchOrPrimitive)
      return fail("a tessellation level that is no patch constant is not translated");
    const TessellatorDomainInfo &Domain =
        *findNumber(TessellatorDomains, uint64_t(Description.Domain));
    const uint32_t Factors =
        uint32_t(std::min<size_t>(Count, IsInside ? Domain.Insides : Domain.Edges));
    TessFactorCounts[IsInside] = Factors;
    for (uint32_t N = 0; N < Factors; ++N)
      Slots[First + N] = {TessFactors[IsInside], 0, N};
    return;
  }
  if (Kind == BuiltIn::SampleMask)
    Count = std::min<size_t>(Count, 1); // DXIL's mask has one word
  const BuiltInInfo &Info = *findBuiltIn(Kind);
  if ((Kind == BuiltIn::Position || Kind == BuiltIn::FragCoord) && Count != 4)
    return fail("the position has " + std::to_string(Count) + " components (expected 4)");
  const bool IsDistance = Kind == BuiltIn::ClipDistance || Kind == BuiltIn::CullDistance;
  const size_t Step = IsDistance ? 4 : std::max<size_t>(Count, 1);
  for (size_t Leaf = 0; Leaf < Count && !failed(); Leaf += Step) {
    ElementDescription E;
    E.List = List;
    E.Semantic = Info.Semantic;
    if (const std::string_view Other = semanticOfMode(Kind); !Other.empty())
      E.Semantic = Other;
    E.Component = Info.Component;
    E.Columns = uint8_t(std::min(Step, Count - Leaf));
    E.Index = uint32_t(Leaf / Step);
    if (Kind == BuiltIn::BaryCoordKHR || Kind == BuiltIn::BaryCoordNoPerspKHR) {
      E.Mode = Mode;
      E.Index = Kind == BuiltIn::BaryCoordNoPerspKHR;
    }
    if (stage() == Stage::Mesh) {
      E.Row = -1;
    } else if (Kind == BuiltIn::Position || Kind == BuiltIn::FragCoord) {
      E.Row = PixelPositionRow;
      if (Kind == BuiltIn::FragCoord)
        E.Mode = positionMode();
    } else if (IsDistance) {
      // Clip and cull distances share two registers.
      E.Row =
          DistanceRow + int32_t(E.Index) + (Kind == BuiltIn::CullDistance && Count <= 4 ? 1 : 0);
    }
    const produce::ElementRef Ref = addElement(E);
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
    if (Match == Outputs.end() || stage() == Stage::Mesh) // mesh shaders store outputs directly
      continue;
    if (stage() == Stage::Hull && PatchOutputs.contains(&V) != IsPatchFunction)
      continue;
    const auto Point = ControlPoints.find(&V);
    const bool IsPoint = Point != ControlPoints.end() && !Point->second.Memory.empty();
    const Place From = placeOf(IsPoint ? Point->second.Memory[0] : &V);
    List Values = IsPoint && RunsAll
                      ? loadOneOf(From, Point->second,
                                  B.outputControlPointID({.overload = module().i32Type()}))
                      : loadMemory(From);
    if (Options.FlipY && stage() != Stage::Hull)
      for (const auto &[First, Kind] : BuiltInLeaves[&V])
        if (Kind == BuiltIn::Position && First + 1 < Values.size())
          Values[First + 1] = B.binary(ir::Opcode::FSub, module().f32(-0.0f), Values[First + 1]);
    for (size_t N = 0; N < Match->second.size() && N < Values.size(); ++N) {
      const Slot &S = Match->second[N];
      if (S.Element)
        P.writeElement(B, S.Element, S.Column, Values[N], module().i32(S.Row));
    }
  }
  if (IsPatchFunction)
    storeTessFactors();
}

/// Stores 0 to the factors that the shader does not write.
void Lowering::storeTessFactors() {
  const TessellatorDomainInfo &Domain =
      *findNumber(TessellatorDomains, uint64_t(Description.Domain));
  for (const bool IsInside : {false, true})
    for (uint32_t N = TessFactorCounts[IsInside]; N < (IsInside ? Domain.Insides : Domain.Edges);
         ++N)
      P.writeElement(B, TessFactors[IsInside], 0, module().f32(0), module().i32(N));
}

void Lowering::interpolate(const Instruction &I) {
  const Place &From = pointer(ExtendedOperands.empty() ? 0 : ExtendedOperands[0]);
  const auto Match = From.Target ? Inputs.find(From.Target) : Inputs.end();
  if (failed() || Match == Inputs.end())
    return fail("the interpolant is no input with a location");
  const List Second = ExtendedOperands.size() > 1 ? scalars(ExtendedOperands[1]) : List();
  const Extended Kind = Extended(M.as<inst::ExtInst>(I).instruction()[0]);
  // Interpolates the scalars of the variable that the pointer selects.
  const std::vector<Leaf> &All = T.leaves(From.Target->Type);
  List Out;
  for (Leaf L : T.leaves(From.Type)) {
    const Offset &O = From.Offsets[L.Field];
    if (O.Dynamic)
      return fail("an interpolant that is selected at run time is not translated");
    const Leaf Wanted{From.FirstField + L.Field, O.Constant + L.Index};
    const auto Component = std::ranges::find_if(
        All, [&](Leaf X) { return X.Field == Wanted.Field && X.Index == Wanted.Index; });
    const size_t Number = size_t(Component - All.begin());
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
