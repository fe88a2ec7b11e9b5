// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ray queries: each triangle and box of the scene is a candidate, in the order of the description.
// Flags, culling and faces follow the DirectX Raytracing functional specification.
#include "Rays.h"

#include <algorithm>
#include <cmath>

namespace dxil::execution {

namespace {

using Vector = RayVector;
constexpr size_t MaxQueries = 4096;

// D3D12_RAYTRACING_INSTANCE_FLAG_*.
enum InstanceFlag : uint32_t {
  CullDisabled = 1,
  CounterClockwise = 2,
  InstanceOpaque = 4,
  InstanceNonOpaque = 8
};

Vector cross(const Vector &A, const Vector &B) {
  return {A[1] * B[2] - A[2] * B[1], A[2] * B[0] - A[0] * B[2], A[0] * B[1] - A[1] * B[0]};
}
double dot(const Vector &A, const Vector &B) {
  return A[0] * B[0] + A[1] * B[1] + A[2] * B[2];
}
Vector minus(const Vector &A, const Vector &B) {
  return {A[0] - B[0], A[1] - B[1], A[2] - B[2]};
}

using Rows = std::array<double, 12>;

Rows inverse(const std::array<float, 12> &M) {
  const Vector A = {M[0], M[4], M[8]}, B = {M[1], M[5], M[9]}, C = {M[2], M[6], M[10]};
  const Vector Shift = {M[3], M[7], M[11]};
  const Vector BC = cross(B, C), CA = cross(C, A), AB = cross(A, B);
  const double Scale = 1 / dot(A, BC);
  Rows Result{};
  const Vector *Each[] = {&BC, &CA, &AB};
  for (unsigned I = 0; I < 3; ++I) {
    for (unsigned K = 0; K < 3; ++K)
      Result[I * 4 + K] = (*Each[I])[K] * Scale;
    Result[I * 4 + 3] = -dot(*Each[I], Shift) * Scale;
  }
  return Result;
}
Vector transform(const Rows &M, const Vector &V, double W) {
  Vector Result;
  for (unsigned I = 0; I < 3; ++I)
    Result[I] = M[I * 4] * V[0] + M[I * 4 + 1] * V[1] + M[I * 4 + 2] * V[2] + M[I * 4 + 3] * W;
  return Result;
}

} // namespace

namespace {

/// Returns true if a ray intersects a triangle. Sets `H.T`, and the weights `H.U` and `H.V` of the
/// second and third corner.
bool meets(const std::array<float, 9> &P, const Vector &From, const Vector &Along, Hit &H) {
  const Vector A = {P[0], P[1], P[2]}, AB = minus({P[3], P[4], P[5]}, A),
               AC = minus({P[6], P[7], P[8]}, A);
  const Vector Q = cross(Along, AC);
  const double Area = dot(AB, Q);
  if (Area == 0)
    return false;
  const Vector S = minus(From, A), R = cross(S, AB);
  H.U = dot(S, Q) / Area;
  H.V = dot(Along, R) / Area;
  H.T = dot(AC, R) / Area;
  // The front is clockwise to a viewer who looks along the ray, with z pointing away (left-handed).
  H.Front = (Area > 0) != bool(H.Instance->Flags & CounterClockwise);
  return H.U >= 0 && H.V >= 0 && H.U + H.V <= 1;
}

bool meets(const std::array<float, 6> &Box, const Vector &From, const Vector &Along, double Least,
           double Most) {
  for (unsigned I = 0; I < 3; ++I) {
    if (Along[I] == 0) {
      if (From[I] < Box[I] || From[I] > Box[I + 3])
        return false;
      continue;
    }
    const double A = (Box[I] - From[I]) / Along[I], B = (Box[I + 3] - From[I]) / Along[I];
    Least = std::max(Least, std::min(A, B));
    Most = std::min(Most, std::max(A, B));
  }
  return Least <= Most;
}

} // namespace

std::array<double, 12> inverseOf(const std::array<float, 12> &ToWorld) {
  return inverse(ToWorld);
}
RayVector transformed(const std::array<double, 12> &M, const RayVector &V, double W) {
  return transform(M, V, W);
}

static const SceneGeometry *geometryOf(const Hit &H) {
  return H.Instance && !H.Box && H.Geometry < H.Instance->Geometries.size()
             ? &H.Instance->Geometries[H.Geometry]
             : nullptr;
}

uint32_t clusterOf(const Hit &H) {
  const SceneGeometry *G = geometryOf(H);
  return G ? G->Cluster : ~0u;
}

void giveTriangle(const Hit &H, const Call &C) {
  const SceneGeometry *G = geometryOf(H);
  if (!G || H.Primitive >= G->Triangles.size())
    return;
  const std::array<float, 9> &Triangle = G->Triangles[H.Primitive];
  for (size_t I = 0; I < Triangle.size(); ++I)
    C.Result[I] = fromFloat(C.Function->Results[I], Triangle[I]);
}

bool RayQuery::isCulled(const Hit &H) const {
  if (H.Opaque ? has(Flags, RayFlag::CullOpaque) : has(Flags, RayFlag::CullNonOpaque))
    return true;
  if (H.Box || H.Instance->Flags & CullDisabled)
    return false;
  return H.Front ? has(Flags, RayFlag::CullFrontFacingTriangles)
                 : has(Flags, RayFlag::CullBackFacingTriangles);
}

void RayQuery::traceGeometry(const SceneGeometry &G, Hit H, const Vector &From,
                             const Vector &Along) {
  H.Opaque = G.Opaque;
  if (H.Instance->Flags & InstanceOpaque)
    H.Opaque = true;
  if (H.Instance->Flags & InstanceNonOpaque)
    H.Opaque = false;
  if (has(Flags, RayFlag::ForceOpaque))
    H.Opaque = true;
  if (has(Flags, RayFlag::ForceNonOpaque))
    H.Opaque = false;
  for (H.Primitive = 0; !has(Flags, RayFlag::SkipTriangles) && H.Primitive < G.Triangles.size();
       ++H.Primitive)
    if (meets(G.Triangles[H.Primitive], From, Along, H) && H.T > Least && H.T < Most &&
        !isCulled(H))
      Candidates.push_back(H);
  H.Box = true;
  for (H.Primitive = 0;
       !has(Flags, RayFlag::SkipProceduralPrimitives) && H.Primitive < G.Boxes.size();
       ++H.Primitive)
    if (meets(G.Boxes[H.Primitive], From, Along, Least, Most) && !isCulled(H))
      Candidates.push_back(H);
}

void RayQuery::trace(const Buffer &Scene, uint32_t Mask) {
  Candidates.clear();
  Next = 0;
  Status = CommittedStatus::CommittedNothing;
  Aborted = false;
  Hit H;
  for (const SceneInstance &I : Scene.Instances) {
    H.Instance = &I;
    if (I.Mask & Mask) {
      const Rows ToObject = inverse(I.ToWorld);
      const Vector From = transform(ToObject, Origin, 1), Along = transform(ToObject, Direction, 0);
      for (H.Geometry = 0; H.Geometry < I.Geometries.size(); ++H.Geometry)
        traceGeometry(I.Geometries[H.Geometry], H, From, Along);
    }
    ++H.InstanceIndex;
  }
}

void RayQuery::commit(const Hit &H, CommittedStatus Kind) {
  Committed = H;
  Status = Kind;
  if (has(Flags, RayFlag::AcceptFirstHitAndEndSearch))
    Aborted = true;
}

/// Opaque triangles are committed without the shader.
bool RayQuery::proceed() {
  while (!Aborted && Next < Candidates.size()) {
    const Hit &H = Candidates[Next++];
    if (!H.Box && Status != CommittedStatus::CommittedNothing && H.T >= Committed.T)
      continue;
    if (!H.Box && H.Opaque) {
      commit(H, CommittedStatus::CommittedTriangleHit);
      continue;
    }
    Candidate = H;
    return true;
  }
  return false;
}

namespace {

RayQuery *queryOf(Lane &L, const Call &C) {
  const auto Index = uint32_t(C.Arg[1]);
  if (Index < L.Queries.size())
    return L.Queries[Index].get();
  L.Owner->fail("a ray query is used that is not allocated");
  return nullptr;
}

void allocate(Lane &L, const Call &C) {
  if (L.Queries.size() >= MaxQueries)
    return L.Owner->fail("a lane allocates more than 4096 ray queries");
  L.Queries.push_back(std::make_shared<RayQuery>());
  L.Queries.back()->ConstantFlags = uint32_t(C.Arg[1]);
  C.Result[0] = L.Queries.size() - 1;
}

double number(const Call &C, unsigned I) {
  return asFloat(C.Function->Args[I], C.Arg[I]);
}

void trace(Lane &L, const Call &C) {
  RayQuery *Q = queryOf(L, C);
  if (!Q)
    return;
  Q->Flags = Q->ConstantFlags | uint32_t(C.Arg[3]);
  for (unsigned I = 0; I < 3; ++I) {
    Q->Origin[I] = number(C, 5 + I);
    Q->Direction[I] = number(C, 9 + I);
  }
  Q->Least = number(C, 8);
  Q->Most = number(C, 12);
  Q->trace(*viewOf(C.Arg[2]).Target, uint32_t(C.Arg[4]) & 0xff);
}

template <auto Do> void withQuery(Lane &L, const Call &C) {
  if (RayQuery *Q = queryOf(L, C))
    Do(*Q, C);
}
void giveNumber(const Call &C, double Value) {
  C.Result[0] = fromFloat(C.Function->Results[0], Value);
}

void proceed(RayQuery &Q, const Call &C) {
  C.Result[0] = Q.proceed();
}
void abort(RayQuery &Q, const Call &) {
  Q.Aborted = true;
}
void commitTriangle(RayQuery &Q, const Call &) {
  Q.commit(Q.Candidate, CommittedStatus::CommittedTriangleHit);
}
void commitBox(RayQuery &Q, const Call &C) {
  Hit H = Q.Candidate;
  H.T = number(C, 2);
  if (H.T >= Q.Least &&
      H.T <= (Q.Status == CommittedStatus::CommittedNothing ? Q.Most : Q.Committed.T))
    Q.commit(H, CommittedStatus::CommittedProceduralPrimitiveHit);
}
void status(RayQuery &Q, const Call &C) {
  C.Result[0] = uint32_t(Q.Status);
}
void candidateType(RayQuery &Q, const Call &C) {
  C.Result[0] = uint32_t(Q.Candidate.Box ? CandidateType::CandidateProceduralPrimitive
                                         : CandidateType::CandidateNonOpaqueTriangle);
}
void isNonOpaqueBox(RayQuery &Q, const Call &C) {
  C.Result[0] = Q.Candidate.Box && !Q.Candidate.Opaque;
}
void flags(RayQuery &Q, const Call &C) {
  C.Result[0] = Q.Flags;
}
void least(RayQuery &Q, const Call &C) {
  giveNumber(C, Q.Least);
}
void worldOrigin(RayQuery &Q, const Call &C) {
  giveNumber(C, Q.Origin[C.Arg[2] % 3]);
}
void worldDirection(RayQuery &Q, const Call &C) {
  giveNumber(C, Q.Direction[C.Arg[2] % 3]);
}
void committedT(RayQuery &Q, const Call &C) {
  giveNumber(C, Q.Status == CommittedStatus::CommittedNothing ? Q.Most : Q.Committed.T);
}
void candidateT(RayQuery &Q, const Call &C) {
  giveNumber(C, Q.Candidate.T);
}

/// Sets the results to facts about a candidate or committed hit; zero without an instance.
template <Hit RayQuery::*Which, auto Fact> void about(RayQuery &Q, const Call &C) {
  if ((Q.*Which).Instance)
    Fact(Q, Q.*Which, C);
}
void front(const RayQuery &, const Hit &H, const Call &C) {
  C.Result[0] = H.Front;
}
void weights(const RayQuery &, const Hit &H, const Call &C) {
  giveNumber(C, C.Arg[2] ? H.V : H.U);
}
void instanceIndex(const RayQuery &, const Hit &H, const Call &C) {
  C.Result[0] = H.InstanceIndex;
}
void instanceId(const RayQuery &, const Hit &H, const Call &C) {
  C.Result[0] = H.Instance->Id;
}
void contribution(const RayQuery &, const Hit &H, const Call &C) {
  C.Result[0] = H.Instance->Contribution;
}
void geometry(const RayQuery &, const Hit &H, const Call &C) {
  C.Result[0] = H.Geometry;
}
void primitive(const RayQuery &, const Hit &H, const Call &C) {
  C.Result[0] = H.Primitive;
}
unsigned element(const Call &C) {
  return unsigned(C.Arg[2] % 3 * 4 + C.Arg[3] % 4);
}
void toWorld(const RayQuery &, const Hit &H, const Call &C) {
  giveNumber(C, H.Instance->ToWorld[element(C)]);
}
void toObject(const RayQuery &, const Hit &H, const Call &C) {
  giveNumber(C, inverse(H.Instance->ToWorld)[element(C)]);
}
void objectOrigin(const RayQuery &Q, const Hit &H, const Call &C) {
  giveNumber(C, transform(inverse(H.Instance->ToWorld), Q.Origin, 1)[C.Arg[2] % 3]);
}
void objectDirection(const RayQuery &Q, const Hit &H, const Call &C) {
  giveNumber(C, transform(inverse(H.Instance->ToWorld), Q.Direction, 0)[C.Arg[2] % 3]);
}

template <Hit RayQuery::*Which> void cluster(RayQuery &Q, const Call &C) {
  C.Result[0] = clusterOf(Q.*Which);
}
template <Hit RayQuery::*Which> void triangle(RayQuery &Q, const Call &C) {
  giveTriangle(Q.*Which, C);
}

template <auto Fact> void addFact(MeaningTable &T, OpCode Candidate, OpCode Committed) {
  T[Candidate].Alone = withQuery<about<&RayQuery::Candidate, Fact>>;
  T[Committed].Alone = withQuery<about<&RayQuery::Committed, Fact>>;
}

} // namespace

void addRayMeanings(MeaningTable &T) {
  using enum OpCode;
  T[AllocateRayQuery].Alone = T[AllocateRayQuery2].Alone = allocate;
  T[RayQuery_TraceRayInline].Alone = trace;
  T[RayQuery_Proceed].Alone = withQuery<proceed>;
  T[RayQuery_Abort].Alone = withQuery<abort>;
  T[RayQuery_CommitNonOpaqueTriangleHit].Alone = withQuery<commitTriangle>;
  T[RayQuery_CommitProceduralPrimitiveHit].Alone = withQuery<commitBox>;
  T[RayQuery_CommittedStatus].Alone = withQuery<status>;
  T[RayQuery_CandidateType].Alone = withQuery<candidateType>;
  T[RayQuery_CandidateProceduralPrimitiveNonOpaque].Alone = withQuery<isNonOpaqueBox>;
  T[RayQuery_RayFlags].Alone = withQuery<flags>;
  T[RayQuery_RayTMin].Alone = withQuery<least>;
  T[RayQuery_WorldRayOrigin].Alone = withQuery<worldOrigin>;
  T[RayQuery_WorldRayDirection].Alone = withQuery<worldDirection>;
  T[RayQuery_CandidateTriangleRayT].Alone = withQuery<candidateT>;
  T[RayQuery_CommittedRayT].Alone = withQuery<committedT>;
  T[RayQuery_CandidateClusterID].Alone = withQuery<cluster<&RayQuery::Candidate>>;
  T[RayQuery_CommittedClusterID].Alone = withQuery<cluster<&RayQuery::Committed>>;
  T[RayQuery_CandidateTriangleObjectPosition].Alone = withQuery<triangle<&RayQuery::Candidate>>;
  T[RayQuery_CommittedTriangleObjectPosition].Alone = withQuery<triangle<&RayQuery::Committed>>;
  addFact<front>(T, RayQuery_CandidateTriangleFrontFace, RayQuery_CommittedTriangleFrontFace);
  addFact<weights>(T, RayQuery_CandidateTriangleBarycentrics,
                   RayQuery_CommittedTriangleBarycentrics);
  addFact<instanceIndex>(T, RayQuery_CandidateInstanceIndex, RayQuery_CommittedInstanceIndex);
  addFact<instanceId>(T, RayQuery_CandidateInstanceID, RayQuery_CommittedInstanceID);
  addFact<contribution>(T, RayQuery_CandidateInstanceContributionToHitGroupIndex,
                        RayQuery_CommittedInstanceContributionToHitGroupIndex);
  addFact<geometry>(T, RayQuery_CandidateGeometryIndex, RayQuery_CommittedGeometryIndex);
  addFact<primitive>(T, RayQuery_CandidatePrimitiveIndex, RayQuery_CommittedPrimitiveIndex);
  addFact<toWorld>(T, RayQuery_CandidateObjectToWorld3x4, RayQuery_CommittedObjectToWorld3x4);
  addFact<toObject>(T, RayQuery_CandidateWorldToObject3x4, RayQuery_CommittedWorldToObject3x4);
  addFact<objectOrigin>(T, RayQuery_CandidateObjectRayOrigin, RayQuery_CommittedObjectRayOrigin);
  addFact<objectDirection>(T, RayQuery_CandidateObjectRayDirection,
                           RayQuery_CommittedObjectRayDirection);
}

} // namespace dxil::execution
