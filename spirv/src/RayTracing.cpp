// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Entry points, payloads and instructions of ray tracing pipelines, and ray queries.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

// ---- Entry points -------------------------------------------------------------------------------

/// Returns the struct of the hit attributes: the shader's, or that of triangles.
ir::TypeId Lowering::attributesStruct() {
  if (const Instruction *D = interfaceVariable({StorageClass::HitAttributeKHR}))
    return payloadStruct(T[D->Type].Element);
  const ir::TypeId Pair = module().arrayType(module().floatType(), 2);
  return module().namedStruct("struct.attributes", std::span(&Pair, 1));
}

/// Before SPIR-V 1.4 an interface lists only inputs and outputs. Adds the other variables that the
/// entry point's functions use.
void Lowering::completeInterface() {
  if (M.Words[1] >= 0x10400 || M.Functions.empty())
    return;
  Interface.assign(Entry.Interface.begin(), Entry.Interface.end());
  std::set<Id> Seen(Interface.begin(), Interface.end());
  std::vector<Id> Open = {Entry.Function};
  auto Use = [&](Id Operand) {
    const Instruction *D = M.definition(Operand);
    const bool IsGlobal =
        D && D->op() == Op::Variable && uint32_t(D - M.Instructions.data()) < M.Functions[0].First;
    if (IsGlobal && Seen.insert(Operand).second)
      Interface.push_back(Operand);
  };
  while (!Open.empty()) {
    const FunctionRange *F = functionOf(Open.back());
    Open.pop_back();
    for (uint32_t N = F ? F->First : 0; F && N < F->Last; ++N) {
      const Instruction &I = M.Instructions[N];
      const std::span<const uint32_t> O = M.operands(I);
      switch (I.op()) {
      case Op::FunctionCall:
        std::ranges::for_each(O.subspan(1), Use);
        if (Seen.insert(O[0]).second)
          Open.push_back(O[0]);
        break;
      case Op::CopyMemory: Use(O[1]); [[fallthrough]];
      case Op::Load:
      case Op::Store:
      case Op::AccessChain:
      case Op::InBoundsAccessChain: Use(O[0]); break;
      default: break;
      }
    }
  }
  Entry.Interface = Interface;
}

/// Adds an entry point of a library. Its parameters are the incoming payload and the hit
/// attributes.
ir::OpBuilder Lowering::addRayEntry() {
  completeInterface();
  produce::EntryDescription D = Description;
  std::vector<ir::TypeId> Parameters;
  if (D.Kind != Stage::Raygeneration && D.Kind != Stage::Intersection) {
    const Instruction *Incoming = interfaceVariable(
        {StorageClass::IncomingRayPayloadKHR, StorageClass::IncomingCallableDataKHR});
    const ir::TypeId Struct = payloadStruct(Incoming ? T[Incoming->Type].Element : 0);
    D.PayloadBytes = payloadBytes(Struct);
    Parameters.push_back(module().pointerType(Struct));
  }
  if (D.Kind == Stage::Anyhit || D.Kind == Stage::Closesthit) {
    D.AttributeBytes = payloadBytes(attributesStruct());
    Parameters.push_back(module().pointerType(attributesStruct()));
  }
  return P.addEntry(D, module().functionType(module().voidType(), Parameters));
}

/// Creates the variable of a payload, callable data or hit attributes.
std::optional<Value> Lowering::rayVariable(Id Type, StorageClass Storage) {
  const ir::TypeId Struct = payloadStruct(Type);
  const bool IsAttribute = Storage == StorageClass::HitAttributeKHR;
  const bool IsIncoming = Storage == StorageClass::IncomingRayPayloadKHR ||
                          Storage == StorageClass::IncomingCallableDataKHR ||
                          (IsAttribute && stage() != Stage::Intersection);
  ValueRef Address;
  if (IsIncoming) {
    const bool HasArgument =
        IsAttribute ? stage() == Stage::Anyhit || stage() == Stage::Closesthit
                    : stage() != Stage::Raygeneration && stage() != Stage::Intersection;
    if (HasArgument)
      Address = B.argument(IsAttribute);
    if (!Address || typeOf(Address) != module().pointerType(Struct)) {
      fail("the variable is not the incoming payload or the attributes of the entry point");
      return std::nullopt;
    }
  } else {
    inPrologue([&] { Address = B.alloca_(Struct, 8); });
  }
  return failed() ? std::nullopt : std::optional(payload(Type, Storage, Address));
}

/// Returns the payload variable with a location, or null. Variables in the entry point's interface
/// take precedence.
const Instruction *Lowering::variableAt(Id Location) {
  const std::optional<uint64_t> Number = module().constantInt(scalar(Location));
  const Instruction *Match = nullptr;
  for (const Instruction &I : M.Instructions) {
    if (I.op() == Op::Function || !Number)
      break;
    if (I.op() != Op::Variable)
      continue;
    const StorageClass Storage = M.as<inst::Variable>(I).storageClass();
    const bool IsPayload = Current->op() == Op::TraceNV
                               ? Storage == StorageClass::RayPayloadKHR ||
                                     Storage == StorageClass::IncomingRayPayloadKHR
                               : Storage == StorageClass::CallableDataKHR ||
                                     Storage == StorageClass::IncomingCallableDataKHR;
    const DecorationUse *D = M.find(I.Result, Decoration::Location);
    if (!IsPayload || !D || D->Operands.empty() || D->Operands[0] != *Number)
      continue;
    if (std::ranges::find(Entry.Interface, I.Result) != Entry.Interface.end())
      return &I;
    Match = Match ? Match : &I;
  }
  return Match;
}

/// Returns the address of a payload's struct for an op.
ValueRef Lowering::payloadOperand(Id Pointer, ir::TypeId &Struct) {
  if (Current->op() == Op::TraceNV || Current->op() == Op::ExecuteCallableNV) {
    const Instruction *D = variableAt(Pointer);
    if (!D) {
      fail("no variable has the location of the payload");
      return {};
    }
    Pointer = D->Result;
  }
  const Place &To = pointer(Pointer);
  if (failed() || !To.Target || !To.Target->Whole || To.Type != To.Target->Type) {
    fail("the operand is no whole payload");
    return {};
  }
  Struct = module().type(typeOf(To.Target->Whole)).Element;
  return To.Target->Whole;
}

// ---- Instructions -------------------------------------------------------------------------------

void Lowering::traceRay(const Instruction &I) {
  const auto V = M.as<inst::TraceRayKHR>(I);
  ir::TypeId Struct = ir::None;
  const ValueRef Payload = payloadOperand(V.payload(), Struct);
  const List Origin = scalars(V.rayOrigin()), Direction = scalars(V.rayDirection());
  if (failed())
    return;
  B.traceRay({.AccelerationStructure = image(V.accel()).Texture,
              .RayFlags = scalar(V.rayFlags()),
              .InstanceInclusionMask = scalar(V.cullMask()),
              .RayContributionToHitGroupIndex = scalar(V.sbtOffset()),
              .MultiplierForGeometryContributionToShaderIndex = scalar(V.sbtStride()),
              .MissShaderIndex = scalar(V.missIndex()),
              .Origin_X = at(Origin, 0),
              .Origin_Y = at(Origin, 1),
              .Origin_Z = at(Origin, 2),
              .TMin = scalar(V.rayTmin()),
              .Direction_X = at(Direction, 0),
              .Direction_Y = at(Direction, 1),
              .Direction_Z = at(Direction, 2),
              .TMax = scalar(V.rayTmax()),
              .payload = Payload,
              .overload = Struct});
}

void Lowering::callCallable(const Instruction &I) {
  const auto V = M.as<inst::ExecuteCallableKHR>(I);
  ir::TypeId Struct = ir::None;
  const ValueRef Parameter = payloadOperand(V.callableData(), Struct);
  if (!failed())
    B.callShader({.ShaderIndex = scalar(V.sbtIndex()), .Parameter = Parameter, .overload = Struct});
}

void Lowering::reportHit(const Instruction &I) {
  const auto V = M.as<inst::ReportIntersectionKHR>(I);
  ir::TypeId Struct = attributesStruct();
  ValueRef Attributes;
  if (const Instruction *D = interfaceVariable({StorageClass::HitAttributeKHR}))
    Attributes = payloadOperand(D->Result, Struct);
  else
    inPrologue([&] { Attributes = B.alloca_(Struct, 8); });
  if (failed())
    return;
  define(I, List{B.reportHit({.THit = scalar(V.hit()),
                              .HitKind = scalar(V.hitkind()),
                              .Attributes = Attributes,
                              .overload = Struct})});
  if (RayEnd)
    storeMemory(placeOf(RayEnd), {B.rayTCurrent({.overload = module().floatType()})});
}

/// Control does not return from these ops.
void Lowering::endAnyHit(const Instruction &I) {
  if (I.op() == Op::IgnoreIntersectionKHR || I.op() == Op::IgnoreIntersectionNV)
    B.ignoreHit();
  else
    B.acceptHitAndEndSearch();
  B.unreachable();
  if (I.op() == Op::IgnoreIntersectionNV || I.op() == Op::TerminateRayNV) {
    B.setInsertPoint(B.addBlock()); // the following instructions are never executed
    return;
  }
  branchTo(0);
  frame().Label = 0;
}

// ---- Ray queries --------------------------------------------------------------------------------

/// Creates a ray query. Its handle is the value of the variable.
Value Lowering::rayQuery() {
  Value Out;
  inPrologue([&] { Out.Scalars = {B.allocateRayQuery({.constRayFlags = module().i32(0)})}; });
  return Out;
}

void Lowering::traceQuery(const Instruction &I) {
  const auto V = M.as<inst::RayQueryInitializeKHR>(I);
  const List Origin = scalars(V.rayorigin()), Direction = scalars(V.raydirection());
  B.rayQuery_TraceRayInline({.rayQueryHandle = scalar(V.rayquery()),
                             .accelerationStructure = image(V.accel()).Texture,
                             .rayFlags = scalar(V.rayflags()),
                             .instanceInclusionMask = scalar(V.cullmask()),
                             .origin_X = at(Origin, 0),
                             .origin_Y = at(Origin, 1),
                             .origin_Z = at(Origin, 2),
                             .tMin = scalar(V.raytmin()),
                             .direction_X = at(Direction, 0),
                             .direction_Y = at(Direction, 1),
                             .direction_Z = at(Direction, 2),
                             .tMax = scalar(V.raytmax())});
}

} // namespace dxil::spirv
