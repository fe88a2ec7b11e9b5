// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's ray queries, and the values of ray tracing shaders. A method of a query has the op's name
// without the prefix, and the op determines its result.

def : LibraryObject<"RaytracingAccelerationStructure", "AccelerationStructure",
                    "RTAccelerationStructure"> {
  let doc = "What rays are traced through.";
}
def : LibraryObject<"RayQuery", "RayQuery", ""> {
  let doc = "A ray that is traced in the middle of a shader; its arguments have RAY_FLAG and "
            "RAYQUERY_FLAG bits.";
  let numbers = 2;
  let requiredNumbers = 1;
  let firstMinor = 5;
}

// Ops on a query, by the type of their results.
defvar query_uints = [RayQuery_CommittedStatus, RayQuery_CandidateType, RayQuery_RayFlags,
                      RayQuery_CandidateInstanceIndex, RayQuery_CandidateInstanceID,
                      RayQuery_CandidateGeometryIndex, RayQuery_CandidatePrimitiveIndex,
                      RayQuery_CommittedInstanceIndex, RayQuery_CommittedInstanceID,
                      RayQuery_CommittedGeometryIndex, RayQuery_CommittedPrimitiveIndex,
                      RayQuery_CandidateInstanceContributionToHitGroupIndex,
                      RayQuery_CommittedInstanceContributionToHitGroupIndex,
                      RayQuery_CandidateClusterID, RayQuery_CommittedClusterID];
defvar query_bools = [RayQuery_Proceed, RayQuery_CandidateProceduralPrimitiveNonOpaque,
                      RayQuery_CandidateTriangleFrontFace, RayQuery_CommittedTriangleFrontFace];
defvar query_floats = [RayQuery_RayTMin, RayQuery_CandidateTriangleRayT, RayQuery_CommittedRayT];
defvar query_pairs = [RayQuery_CandidateTriangleBarycentrics,
                      RayQuery_CommittedTriangleBarycentrics];
defvar query_points = [RayQuery_WorldRayOrigin, RayQuery_WorldRayDirection,
                       RayQuery_CandidateObjectRayOrigin, RayQuery_CandidateObjectRayDirection,
                       RayQuery_CommittedObjectRayOrigin, RayQuery_CommittedObjectRayDirection];
defvar query_matrices = [RayQuery_CandidateObjectToWorld3x4, RayQuery_CandidateWorldToObject3x4,
                         RayQuery_CommittedObjectToWorld3x4, RayQuery_CommittedWorldToObject3x4];
defvar query_actions = [RayQuery_Abort, RayQuery_CommitNonOpaqueTriangleHit];
defvar query_triangles = [RayQuery_CandidateTriangleObjectPosition,
                          RayQuery_CommittedTriangleObjectPosition];
class QueryMethod<DXILOp op> {
  string Name = !substr(!cast<string>(op), 9);
}

let classes = ["RayQuery"], pure = 0 in {
foreach op = query_uints in
  def : LibraryOp<QueryMethod<op>.Name, "uint ()", [], op, ["this"]>;
foreach op = query_bools in
  def : LibraryOp<QueryMethod<op>.Name, "bool ()", [], op, ["this"]>;
foreach op = query_floats in
  def : LibraryOp<QueryMethod<op>.Name, "float ()", [], op, ["this"]>;
foreach op = query_pairs in
  def : LibraryOp<QueryMethod<op>.Name, "float<2> ()", [], op, ["this", "element"]>;
foreach op = query_points in
  def : LibraryOp<QueryMethod<op>.Name, "float<3> ()", [], op, ["this", "element"]>;
foreach positions = query_triangles in
  def : LibrarySpecial<QueryMethod<positions>.Name # "s", "BuiltInTrianglePositions ()", [],
                       "TrianglePositions"> {
    let op = positions;
  }
foreach op = query_actions in
  def : LibraryOp<QueryMethod<op>.Name, "void ()", [], op, ["this"]>;
foreach op = query_matrices in {
  defvar name = QueryMethod<op>.Name;
  def : LibraryOp<name, "float<3,4> ()", [], op, ["this", "row", "column"]>;
  def : LibraryOp<!strconcat(!substr(name, 0, !sub(!size(name), 3)), "4x3"), "float<4,3> ()", [],
                  op,
                  ["this", "column", "row"]>;
}
def : LibraryOp<"CommitProceduralPrimitiveHit", "void (float t)", [],
                RayQuery_CommitProceduralPrimitiveHit,
                ["this", "t"]>;
def : LibrarySpecial<"TraceRayInline",
                     "void (RaytracingAccelerationStructure scene, uint flags, uint mask, "
                     "RayDesc ray)", [],
                     "TraceRayInline"> {
  let op = RayQuery_TraceRayInline;
}
}

let pure = 0, group = "Ray tracing" in {
foreach op = [PrimitiveIndex, InstanceID, InstanceIndex, GeometryIndex, HitKind, RayFlags,
              ClusterID] in
  def : LibraryOp<!cast<string>(op), "uint ()", [], op, []>;
foreach op = [RayTMin, RayTCurrent] in
  def : LibraryOp<!cast<string>(op), "float ()", [], op, []>;
foreach op = [DispatchRaysIndex, DispatchRaysDimensions] in
  def : LibraryOp<!cast<string>(op), "uint<3> ()", [], op, ["element"]>;
foreach op = [WorldRayOrigin, WorldRayDirection, ObjectRayOrigin, ObjectRayDirection] in
  def : LibraryOp<!cast<string>(op), "float<3> ()", [], op, ["element"]>;
foreach op = [ObjectToWorld, WorldToObject] in {
  foreach suffix = ["", "3x4"] in
    def : LibraryOp<!strconcat(!cast<string>(op), suffix), "float<3,4> ()", [], op,
                    ["row", "column"]>;
  def : LibraryOp<!strconcat(!cast<string>(op), "4x3"), "float<4,3> ()", [], op, ["column", "row"]>;
}
foreach op = [IgnoreHit, AcceptHitAndEndSearch] in
  def : LibraryOp<!cast<string>(op), "void ()", [], op, []>;
def : LibrarySpecial<"TriangleObjectPositions", "BuiltInTrianglePositions ()", [],
                     "TrianglePositions"> {
  let op = TriangleObjectPosition;
}
}

// Subobjects of state objects: globals that are not variables of the program.
foreach case = !listconcat(SubobjectKind.Cases, HitGroupType.Cases) in
  if !not(!empty(case.Word)) then
    def : LibraryObject<case.Word, "Subobject", ""> {
      let doc = case.Doc;
      let stages = "library";
    }

// Cases of RayFlag and HitKindValue, and the results of queries.
foreach c = [["RAY_FLAG_NONE", "0"], ["RAY_FLAG_FORCE_OPAQUE", "1"],
             ["RAY_FLAG_FORCE_NON_OPAQUE", "2"],
             ["RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH", "4"],
             ["RAY_FLAG_SKIP_CLOSEST_HIT_SHADER", "8"],
             ["RAY_FLAG_CULL_BACK_FACING_TRIANGLES", "0x10"],
             ["RAY_FLAG_CULL_FRONT_FACING_TRIANGLES", "0x20"], ["RAY_FLAG_CULL_OPAQUE", "0x40"],
             ["RAY_FLAG_CULL_NON_OPAQUE", "0x80"], ["RAY_FLAG_SKIP_TRIANGLES", "0x100"],
             ["RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES", "0x200"],
             ["RAY_FLAG_FORCE_OMM_2_STATE", "0x400"],
             ["HIT_KIND_NONE", "0"], ["HIT_KIND_TRIANGLE_FRONT_FACE", "254"],
             ["HIT_KIND_TRIANGLE_BACK_FACE", "255"], ["CLUSTER_ID_INVALID", "0xffffffff"]] in
  def : LibraryConstant<c[0], c[1]>;
foreach c = [["COMMITTED_NOTHING", "0"], ["COMMITTED_TRIANGLE_HIT", "1"],
             ["COMMITTED_PROCEDURAL_PRIMITIVE_HIT", "2"], ["CANDIDATE_NON_OPAQUE_TRIANGLE", "0"],
             ["CANDIDATE_PROCEDURAL_PRIMITIVE", "1"], ["RAYQUERY_FLAG_NONE", "0"],
             ["RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS", "1"]] in
  def : LibraryConstant<c[0], c[1]>;
// Flags of state objects and pipelines.
foreach c = [["STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS", "1"],
             ["STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS", "2"],
             ["STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS", "1"],
             ["STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS", "2"],
             ["STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS", "4"],
             ["RAYTRACING_PIPELINE_FLAG_NONE", "0"],
             ["RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES", "0x100"],
             ["RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES", "0x200"],
             ["RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS", "0x400"]] in
  def : LibraryConstant<c[0], c[1]>;
