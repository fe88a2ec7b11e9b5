// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vertices and primitives of geometry and mesh shaders, and their payloads.
#include "Lowering.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>

namespace dxil::spirv {

Lowering::VertexArray Lowering::vertexArray(Id Variable, Id Type, bool IsInput) {
  const spirv::Type &Outer = T[Type];
  const DecorationUse *D = M.find(Variable, Decoration::BuiltIn);
  const bool IsOfShader = D && T[Outer.Element].isScalar() && Outer.Kind != Shape::Array;
  const bool HasVertices =
      IsInput ? stage() == Stage::Geometry || isTessellation() ||
                    (stage() == Stage::Pixel && M.has(Variable, Decoration::PerVertexKHR))
              : stage() == Stage::Mesh || stage() == Stage::Hull;
  if (!HasVertices || Outer.Kind != Shape::Array || IsOfShader || isPatch(Variable, Type))
    return {Type, 0};
  const uint64_t MostInputs =
      isTessellation()
          ? MaxControlPoints
          : std::ranges::max(InputPrimitives, {}, &InputPrimitiveInfo::Vertices).Vertices;
  const uint64_t MostOutputs = stage() == Stage::Hull
                                   ? Description.OutputControlPoints
                                   : std::max(MaxMeshVertices, MaxMeshPrimitives);
  if (const uint64_t Most = IsInput ? MostInputs : MostOutputs; Outer.Count > Most)
    fail("the variable has " + std::to_string(Outer.Count) +
         " vertices or primitives (expected at most " + std::to_string(Most) + ")");
  return {Outer.Element, Outer.Count};
}

bool Lowering::isPerPrimitive(Id Variable, Id Type) const {
  return M.has(Variable, Decoration::PerPrimitiveEXT) ||
         (T[Type].Kind == Shape::Struct && M.has(Type, Decoration::PerPrimitiveEXT, 0));
}

/// Returns true for an output with the vertex indices of each primitive, which ops store.
bool Lowering::declareIndices(const Instruction &I) {
  const DecorationUse *D = M.find(I.Result, Decoration::BuiltIn);
  if (!D || D->Operands.empty())
    return false;
  const BuiltIn Kind = BuiltIn(D->Operands[0]);
  if (Kind == BuiltIn::PrimitivePointIndicesEXT)
    fail("a mesh shader that puts out points is not translated: Direct3D has lines and triangles");
  return Kind == BuiltIn::PrimitivePointIndicesEXT || Kind == BuiltIn::PrimitiveLineIndicesEXT ||
         Kind == BuiltIn::PrimitiveTriangleIndicesEXT;
}

/// Stores to an output of a mesh shader, or of the invocation's control point.
void Lowering::storeVertex(const Place &To, const List &Values) {
  if (To.IsSelecting)
    return fail("a store to the outputs of all vertices is not translated");
  if (stage() == Stage::Hull)
    return storeMemory(ownMemory(To), Values);
  if (IndexOutputs.contains(To.Target)) {
    if (To.Type != To.Target->Type || Values.size() < 2)
      return fail("a store to one vertex of a primitive is not translated");
    B.emitIndices({.PrimitiveIndex = To.Index,
                   .VertexIndex0 = Values[0],
                   .VertexIndex1 = Values[1],
                   .VertexIndex2 = Values.size() > 2 ? Values[2] : ir::UndefOperand});
    return;
  }
  const std::vector<Slot> &Slots = Outputs[To.Target];
  const std::vector<Leaf> &All = T.leaves(To.Target->Type), &Part = T.leaves(To.Type);
  for (size_t N = 0; N < Part.size() && N < Values.size() && !failed(); ++N) {
    const Offset &O = To.Offsets[Part[N].Field];
    if (O.Dynamic)
      return fail("an output that is selected at run time in a vertex is not translated");
    const Leaf Wanted{To.FirstField + Part[N].Field, O.Constant + Part[N].Index};
    const auto Match = std::ranges::find_if(
        All, [&](Leaf L) { return L.Field == Wanted.Field && L.Index == Wanted.Index; });
    const size_t Number = size_t(Match - All.begin());
    if (Number >= Slots.size() || !Slots[Number].Element)
      continue; // an output that Direct3D does not have
    ValueRef V = Values[N];
    if (typeOf(V) == module().i1Type() && P.elementType(Slots[Number].Element) != typeOf(V))
      V = B.cast(ir::Opcode::ZExt, V, P.elementType(Slots[Number].Element));
    P.writeElement(B, Slots[Number].Element, Slots[Number].Column, V,
                   module().i32(Slots[Number].Row), To.Index);
  }
}

// ---- Instructions -------------------------------------------------------------------------------

void Lowering::emitVertex(const Instruction &) {
  EmitsVertices = true;
  storeOutputs();
  B.emitStream({.streamId = module().i8(0)});
}

void Lowering::endPrimitive(const Instruction &) {
  B.cutStream({.streamId = module().i8(0)});
}

void Lowering::meshOutputs(const Instruction &I) {
  const auto V = M.as<inst::SetMeshOutputsEXT>(I);
  B.setMeshOutputCounts({.numVertices = asI32(scalar(V.vertexCount())),
                         .numPrimitives = asI32(scalar(V.primitiveCount()))});
}

/// Translates EmitMeshTasksEXT, which ends an amplification shader.
void Lowering::meshTasks(const Instruction &I) {
  const auto V = M.as<inst::EmitMeshTasksEXT>(I);
  const ValueRef X = asI32(scalar(V.groupCountX())), Y = asI32(scalar(V.groupCountY())),
                 Z = asI32(scalar(V.groupCountZ()));
  ir::TypeId Struct = payloadStruct(0);
  // The op needs a payload, even an empty one.
  const ValueRef Payload = V.payload()
                               ? payloadOperand(V.payload(), Struct)
                               : module().addGlobal("payload", Struct, 3, ir::Linkage::Internal,
                                                    module().undef(Struct), false, 4);
  if (failed())
    return;
  B.dispatchMesh({.threadGroupCountX = X,
                  .threadGroupCountY = Y,
                  .threadGroupCountZ = Z,
                  .payload = Payload,
                  .overload = Struct});
  branchTo(0);
  B.br(Epilogue);
  frame().Label = 0;
}

// ---- Execution modes ----------------------------------------------------------------------------

/// Returns the semantic that an execution mode of the entry point gives to a variable, or an empty
/// text.
std::string_view Lowering::semanticOfMode(BuiltIn Kind) const {
  for (const ModeUse &Mode : M.Modes)
    if (const std::string_view Semantic = modeSemantic(Mode.Kind, Kind);
        Mode.Entry == Entry.Function && !Semantic.empty())
      return Semantic;
  return {};
}

/// Returns the interpolation mode of a pixel's position. With conservative depth, DXIL allows only
/// centroid modes.
InterpolationMode Lowering::positionMode() const {
  return semanticOfMode(BuiltIn::FragDepth).empty()
             ? InterpolationMode::Undefined
             : InterpolationMode::LinearNoperspectiveCentroid;
}

// ---- Subgroups ----------------------------------------------------------------------------------

/// Numbers the waves of a thread group with a counter that the first lane of each wave increments:
/// DXIL does not say which threads form a wave.
ValueRef Lowering::subgroupNumber() {
  if (SubgroupNumber)
    return SubgroupNumber;
  if (!Description.Threads[0]) {
    fail("the number of a subgroup in a shader without workgroups is not translated");
    return {};
  }
  const ir::TypeId Word = module().i32Type();
  SubgroupCounter = module().addGlobal("subgroups", Word, 3, ir::Linkage::Internal,
                                       module().undef(Word), false, 4);
  B.atomicRmw(ir::RmwOperation::And, SubgroupCounter, module().i32(0));
  synchronizeGroup();
  const ValueRef One = B.cast(ir::Opcode::ZExt, B.waveIsFirstLane(), Word);
  const ValueRef Before = B.atomicRmw(ir::RmwOperation::Add, SubgroupCounter, One);
  return SubgroupNumber = B.waveReadLaneFirst({.value = Before});
}

ValueRef Lowering::subgroupCount() {
  if (!subgroupNumber())
    return {};
  synchronizeGroup();
  return B.load(SubgroupCounter, 4);
}

void Lowering::synchronizeGroup() {
  B.barrier({.barrierMode = BarrierMode(uint32_t(BarrierMode::SyncThreadGroup) |
                                        uint32_t(BarrierMode::TGSMFence))});
}

// ---- Payloads -----------------------------------------------------------------------------------

/// Returns the first variable of the entry point's interface in one of these storage classes, or
/// null.
const Instruction *Lowering::interfaceVariable(std::initializer_list<StorageClass> Classes) {
  for (Id I : Entry.Interface)
    if (const Instruction *D = M.definition(I); D && D->op() == Op::Variable)
      if (std::ranges::find(Classes, M.as<inst::Variable>(*D).storageClass()) != Classes.end())
        return D;
  return nullptr;
}

/// Returns the struct that passes a payload between shaders; a struct of one word for type 0.
ir::TypeId Lowering::payloadStruct(Id Type) {
  std::vector<ir::TypeId> Fields;
  for (const Field &F : T.fields(Type)) {
    const ir::TypeId One = memoryType(F.Scalar);
    Fields.push_back(F.Count > 1 ? module().arrayType(One, F.Count) : One);
  }
  if (Type && Fields.empty())
    fail("a payload of this type is not translated");
  if (Fields.empty())
    Fields.push_back(module().i32Type());
  return module().namedStruct("struct.payload" + (Type ? std::to_string(Type) : ""), Fields);
}

uint32_t Lowering::payloadBytes(ir::TypeId Struct) {
  return uint32_t(std::min<uint64_t>(module().allocSize(Struct).value_or(0), ~0u));
}

/// Creates a variable in a struct, for ops that take its address.
Value Lowering::payload(Id Type, StorageClass Storage, ValueRef Address) {
  Variable &V = Variables.emplace_back();
  V.Type = Type;
  V.Storage = Storage;
  V.Whole = Address;
  for (const Field &F : T.fields(Type)) {
    Variable::Part Part = memoryPart(F);
    const ValueRef Indices[] = {module().i32(0), module().i32(uint32_t(V.Parts.size()))};
    inPrologue([&] { Part.Address = B.getElementPtr(Address, Indices); });
    V.Parts.push_back(Part);
  }
  Value Out;
  Out.Is = Value::Kind::Pointer;
  Out.Pointer = placeOf(&V);
  return Out;
}

/// Creates the variable of storage class TaskPayloadWorkgroupEXT: groupshared memory in an
/// amplification shader, the result of an op in a mesh shader.
std::optional<Value> Lowering::taskPayload(const Instruction &I, Id Type) {
  if (&I != interfaceVariable({StorageClass::TaskPayloadWorkgroupEXT})) {
    fail("a second payload is not translated");
    return std::nullopt;
  }
  const ir::TypeId Struct = payloadStruct(Type);
  ValueRef Address;
  if (stage() == Stage::Amplification)
    Address = module().addGlobal("payload", Struct, 3, ir::Linkage::Internal,
                                 module().undef(Struct), false, 8);
  else
    inPrologue([&] { Address = B.getMeshPayload({.overload = Struct}); });
  return payload(Type, StorageClass::Workgroup, Address);
}

} // namespace dxil::spirv
