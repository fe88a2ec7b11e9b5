// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hit objects: the result of a ray as a value that shaders read and invoke.
#include "RayResults.h"
#include "RayState.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {
namespace {

constexpr size_t MaxObjects = 1u << 20;
using Kind = HitObjectData::Kind;

RayState *stateOf(Lane &L) {
  return L.Owner->Stage ? L.Owner->Stage->Rays : nullptr;
}

Slot keepObject(Lane &L, HitObjectData Object) {
  RayState *State = stateOf(L);
  if (!State)
    return 0;
  if (State->Objects.size() >= MaxObjects) {
    L.Owner->fail("a wave makes more than a million hit objects");
    return 0;
  }
  State->Objects.push_back(std::move(Object));
  return State->Objects.size();
}

/// Returns the object of a handle, or one without a hit.
HitObjectData objectOf(Lane &L, Slot Handle) {
  RayState *State = stateOf(L);
  return State && Handle && Handle <= State->Objects.size() ? State->Objects[Handle - 1]
                                                            : HitObjectData();
}

void *pointer(const Call &C, unsigned I, uint32_t &Bytes) {
  Bytes = I < C.Function->Args.size() && C.Function->Args[I] == Scalar::Pointer
              ? C.Function->PointeeBytes
              : 0;
  return reinterpret_cast<void *>(C.Arg[I]);
}

void trace(Lane &L, const Call &C) {
  uint32_t Bytes = 0;
  void *Payload = pointer(C, 15, Bytes);
  C.Result[0] = keepObject(L, traceRay(L, C, Payload, Bytes));
}

void makeMiss(Lane &L, const Call &C) {
  auto Number = [&C](unsigned I) { return asFloat(C.Function->Args[I], C.Arg[I]); };
  HitObjectData Object;
  Object.What = Kind::Miss;
  Object.Ray.Flags = uint32_t(C.Arg[1]);
  Object.Record = uint32_t(C.Arg[2]);
  for (unsigned I = 0; I < 3; ++I) {
    Object.Ray.Origin[I] = Number(3 + I);
    Object.Ray.Direction[I] = Number(7 + I);
  }
  Object.Ray.Least = Number(6);
  Object.Ray.Current = Number(10);
  C.Result[0] = keepObject(L, std::move(Object));
}
void makeNop(Lane &L, const Call &C) {
  C.Result[0] = keepObject(L, {});
}

HitObjectData fromQuery(Lane &L, Slot Handle) {
  HitObjectData Object;
  if (Handle >= L.Queries.size())
    return Object;
  const RayQuery &Q = *L.Queries[Handle];
  Object.Ray.Flags = Q.Flags;
  Object.Ray.Origin = Q.Origin;
  Object.Ray.Direction = Q.Direction;
  Object.Ray.Least = Q.Least;
  Object.Ray.Current = Q.Most;
  if (Q.Status == CommittedStatus::CommittedNothing)
    return Object;
  const Hit &H = Q.Committed;
  Object.What = Kind::Hit;
  Object.Ray.Surface = H;
  Object.Ray.Current = H.T;
  Object.Ray.Kind =
      uint32_t(H.Front ? HitKindValue::TriangleFrontFace : HitKindValue::TriangleBackFace);
  const float Weights[2] = {float(H.U), float(H.V)};
  Object.Attributes.resize(sizeof(Weights));
  std::memcpy(Object.Attributes.data(), Weights, sizeof(Weights));
  return Object;
}
void ofQuery(Lane &L, const Call &C) {
  C.Result[0] = keepObject(L, fromQuery(L, uint32_t(C.Arg[1])));
}
void ofQueryWithAttributes(Lane &L, const Call &C) {
  HitObjectData Object = fromQuery(L, uint32_t(C.Arg[1]));
  uint32_t Bytes = 0;
  const auto *From = static_cast<const uint8_t *>(pointer(C, 3, Bytes));
  Object.Ray.Kind = uint32_t(C.Arg[2]);
  Object.Attributes.assign(From, From + Bytes);
  C.Result[0] = keepObject(L, std::move(Object));
}

void invoke(Lane &L, const Call &C) {
  uint32_t Bytes = 0;
  void *Payload = pointer(C, 2, Bytes);
  invokeHit(L, objectOf(L, C.Arg[1]), Payload, Bytes);
}
void attributes(Lane &L, const Call &C) {
  uint32_t Bytes = 0;
  void *To = pointer(C, 2, Bytes);
  const HitObjectData Object = objectOf(L, C.Arg[1]);
  std::memcpy(To, Object.Attributes.data(), std::min<size_t>(Bytes, Object.Attributes.size()));
}
void setRecord(Lane &L, const Call &C) {
  HitObjectData Object = objectOf(L, C.Arg[1]);
  Object.Record = uint32_t(C.Arg[2]);
  C.Result[0] = keepObject(L, std::move(Object));
}
void record(Lane &L, const Call &C) {
  C.Result[0] = objectOf(L, C.Arg[1]).Record;
}
void localConstant(Lane &L, const Call &C) {
  const HitObjectData Object = objectOf(L, C.Arg[1]);
  RayState *State = stateOf(L);
  if (!State || Object.What == Kind::Nop)
    return;
  const auto &Table = Object.What == Kind::Hit ? State->Work->HitGroups : State->Work->Misses;
  const uint64_t Offset = uint32_t(C.Arg[2]);
  uint32_t Value = 0;
  if (Object.Record < Table.size() && Offset + 4 <= Table[Object.Record].LocalArguments.size())
    std::memcpy(&Value, Table[Object.Record].LocalArguments.data() + Offset, 4);
  C.Result[0] = Value;
}

template <Kind Wanted> void isKind(Lane &L, const Call &C) {
  C.Result[0] = objectOf(L, C.Arg[1]).What == Wanted;
}

using Fact = RayResults<2>;

template <auto Set> void aboutRay(Lane &L, const Call &C) {
  const HitObjectData Object = objectOf(L, C.Arg[1]);
  if (Object.What != Kind::Nop)
    Set(Object.Ray, C);
}
template <auto Set> void aboutHit(Lane &L, const Call &C) {
  const HitObjectData Object = objectOf(L, C.Arg[1]);
  if (Object.What == Kind::Hit && Object.Ray.Surface.Instance)
    Set(Object.Ray, C);
}

void cluster(Lane &L, const Call &C) {
  const HitObjectData Object = objectOf(L, C.Arg[1]);
  C.Result[0] = Object.What == Kind::Hit ? clusterOf(Object.Ray.Surface) : ~0u;
}

/// Lanes run separately between traces, so their order does not matter.
void reorder(Lane &, const Call &) {}

} // namespace

void addHitObjectMeanings(MeaningTable &T) {
  using enum OpCode;
  T[HitObject_TraceRay].Alone = trace;
  T[HitObject_FromRayQuery].Alone = ofQuery;
  T[HitObject_FromRayQueryWithAttrs].Alone = ofQueryWithAttributes;
  T[HitObject_MakeMiss].Alone = makeMiss;
  T[HitObject_MakeNop].Alone = makeNop;
  T[HitObject_Invoke].Alone = invoke;
  T[HitObject_Attributes].Alone = attributes;
  T[HitObject_SetShaderTableIndex].Alone = setRecord;
  T[HitObject_ShaderTableIndex].Alone = record;
  T[HitObject_LoadLocalRootTableConstant].Alone = localConstant;
  T[HitObject_IsMiss].Alone = isKind<Kind::Miss>;
  T[HitObject_IsHit].Alone = isKind<Kind::Hit>;
  T[HitObject_IsNop].Alone = isKind<Kind::Nop>;
  T[HitObject_RayFlags].Alone = aboutRay<Fact::flags>;
  T[HitObject_RayTMin].Alone = aboutRay<Fact::least>;
  T[HitObject_RayTCurrent].Alone = aboutRay<Fact::current>;
  T[HitObject_WorldRayOrigin].Alone = aboutRay<Fact::worldOrigin>;
  T[HitObject_WorldRayDirection].Alone = aboutRay<Fact::worldDirection>;
  T[HitObject_ObjectRayOrigin].Alone = aboutHit<Fact::objectOrigin>;
  T[HitObject_ObjectRayDirection].Alone = aboutHit<Fact::objectDirection>;
  T[HitObject_ObjectToWorld3x4].Alone = aboutHit<Fact::toWorld>;
  T[HitObject_WorldToObject3x4].Alone = aboutHit<Fact::toObject>;
  T[HitObject_GeometryIndex].Alone = aboutHit<Fact::geometry>;
  T[HitObject_InstanceIndex].Alone = aboutHit<Fact::instanceIndex>;
  T[HitObject_InstanceID].Alone = aboutHit<Fact::instanceId>;
  T[HitObject_PrimitiveIndex].Alone = aboutHit<Fact::primitive>;
  T[HitObject_HitKind].Alone = aboutHit<Fact::kind>;
  T[HitObject_ClusterID].Alone = cluster;
  T[HitObject_TriangleObjectPosition].Alone = aboutHit<Fact::triangle>;
  T[MaybeReorderThread].Alone = reorder;
}

} // namespace dxil::execution
