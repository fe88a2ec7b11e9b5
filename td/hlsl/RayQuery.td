// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's inline ray queries. A query is the number that its allocation gives.

defvar query_constants = [
  RayConstant<"COMMITTED_NOTHING", "0">, RayConstant<"COMMITTED_TRIANGLE_HIT", "1">,
  RayConstant<"COMMITTED_PROCEDURAL_PRIMITIVE_HIT", "2">,
  RayConstant<"CANDIDATE_NON_OPAQUE_TRIANGLE", "0">,
  RayConstant<"CANDIDATE_PROCEDURAL_PRIMITIVE", "1">,
  RayConstant<"RAYQUERY_FLAG_NONE", "0">, RayConstant<"RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS", "1">
];
def : HLSLClass<"", !strconcat([{
using COMMITTED_STATUS = uint;
using CANDIDATE_TYPE = uint;
using RAY_FLAG = uint;
}], !foldl("", query_constants, text, constant, !strconcat(text, constant.Text))),
                "What a query has found.">;

// What ops give a query, by the type of their results.
defvar query_uints = [RayQuery_CommittedStatus, RayQuery_CandidateType, RayQuery_RayFlags,
                      RayQuery_CandidateInstanceIndex, RayQuery_CandidateInstanceID,
                      RayQuery_CandidateGeometryIndex, RayQuery_CandidatePrimitiveIndex,
                      RayQuery_CommittedInstanceIndex, RayQuery_CommittedInstanceID,
                      RayQuery_CommittedGeometryIndex, RayQuery_CommittedPrimitiveIndex,
                      RayQuery_CandidateInstanceContributionToHitGroupIndex,
                      RayQuery_CommittedInstanceContributionToHitGroupIndex];
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

foreach op = query_uints in
  def : HLSLExtension<op, HLSLUint>;
foreach op = query_bools in
  def : HLSLExtension<op, HLSLBool>;
foreach op = !listconcat(query_floats, query_pairs, query_points, query_matrices) in
  def : HLSLExtension<op, HLSLFloat32>;
foreach op = !listconcat(query_actions, [AllocateRayQuery, AllocateRayQuery2,
                                         RayQuery_CommitProceduralPrimitiveHit]) in
  def : HLSLExtension<op, HLSLUint>;
def : HLSLResourceOp<RayQuery_TraceRayInline>;

// A method has the op's name without the family's.
class QueryMethod<DXILOp op, string type> {
  string Name = !substr(!cast<string>(op), 9);
  string Call = !strconcat("__dxil::rayQuery_", Name, "(__query");
  string Text = !strconcat("  ", type, " ", Name, "() { return ", Call, "); }\n");
}
class QueryVector<DXILOp op, int size> {
  defvar m = QueryMethod<op, "">;
  defvar type = !strconcat("vector<float, ", !cast<string>(size), ">");
  string Text = !strconcat("  ", type, " ", m.Name, "() {\n    ", type, " result = {",
                           m.Call, ", 0), ", m.Call,
                           !if(!eq(size, 2), ", 1)", !strconcat(", 1), ", m.Call, ", 2)")),
                           "};\n    return result;\n  }\n");
}
class QueryMatrix<DXILOp op> {
  defvar m = QueryMethod<op, "">;
  defvar base = !substr(m.Name, 0, !sub(!size(m.Name), 3));
  string Text = !strconcat(
      "  matrix<float, 3, 4> ", m.Name, "() {\n    matrix<float, 3, 4> result = {",
      RayElements<!strconcat(m.Call, ", ")>.Text, "};\n    return result;\n  }\n",
      "  matrix<float, 4, 3> ", base, "4x3() { return transpose(", m.Name, "()); }\n");
}
defvar query_methods = !strconcat(
    !foldl("", query_uints, text, op, !strconcat(text, QueryMethod<op, "uint">.Text)),
    !foldl("", query_bools, text, op, !strconcat(text, QueryMethod<op, "bool">.Text)),
    !foldl("", query_floats, text, op, !strconcat(text, QueryMethod<op, "float">.Text)),
    !foldl("", query_actions, text, op, !strconcat(text, QueryMethod<op, "void">.Text)),
    !foldl("", query_pairs, text, op, !strconcat(text, QueryVector<op, 2>.Text)),
    !foldl("", query_points, text, op, !strconcat(text, QueryVector<op, 3>.Text)),
    !foldl("", query_matrices, text, op, !strconcat(text, QueryMatrix<op>.Text)));

def : HLSLClass<"RayQuery", !strconcat([{
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 5
template <uint Flags = 0, uint QueryFlags = 0> struct __RayQuery {
  uint __query;
  __RayQuery() {
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 9
    if (QueryFlags != 0) {
      __query = __dxil::allocateRayQuery2(Flags, QueryFlags);
      return;
    }
#endif
    __query = __dxil::allocateRayQuery(Flags);
  }
  void TraceRayInline(__RaytracingAccelerationStructure scene, uint flags, uint mask, RayDesc ray) {
    __resource_ops<uint>::rayQuery_TraceRayInline(
        __query, __HLSL_HANDLE(scene.__handle), flags, mask, ray.Origin.x, ray.Origin.y,
        ray.Origin.z, ray.TMin, ray.Direction.x, ray.Direction.y, ray.Direction.z, ray.TMax);
  }
  void CommitProceduralPrimitiveHit(float distance) {
    __dxil::rayQuery_CommitProceduralPrimitiveHit(__query, distance);
  }
}], query_methods, [{
};
#endif
}]), "A ray that the shader itself follows.">;
