// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's ray queries and the values of ray tracing shaders. A method of a query has the op's name
// without the family's, and the op says what it gives.

def : LibraryObject<"RaytracingAccelerationStructure", "AccelerationStructure", "RTAccelerationStructure">;
def : LibraryObject<"RayQuery", "RayQuery", ""> {
  let doc = "A ray that is traced in the middle of a shader; its arguments have RAY_FLAG and RAYQUERY_FLAG bits.";
  let numbers = 2;
  let requiredNumbers = 1;
  let firstMinor = 5;
}

let classes = ["RayQuery"], pure = 0 in {
foreach op = query_uints in
  def : LibraryOp<QueryMethod<op, "">.Name, "uint ()", [], op, ["this"]>;
foreach op = query_bools in
  def : LibraryOp<QueryMethod<op, "">.Name, "bool ()", [], op, ["this"]>;
foreach op = query_floats in
  def : LibraryOp<QueryMethod<op, "">.Name, "float ()", [], op, ["this"]>;
foreach op = query_pairs in
  def : LibraryOp<QueryMethod<op, "">.Name, "float<2> ()", [], op, ["this", "element"]>;
foreach op = query_points in
  def : LibraryOp<QueryMethod<op, "">.Name, "float<3> ()", [], op, ["this", "element"]>;
foreach op = query_actions in
  def : LibraryOp<QueryMethod<op, "">.Name, "void ()", [], op, ["this"]>;
foreach op = query_matrices in {
  defvar name = QueryMethod<op, "">.Name;
  def : LibraryOp<name, "float<3,4> ()", [], op, ["this", "row", "column"]>;
  def : LibraryOp<!strconcat(!substr(name, 0, !sub(!size(name), 3)), "4x3"), "float<4,3> ()", [], op,
                  ["this", "column", "row"]>;
}
def : LibraryOp<"CommitProceduralPrimitiveHit", "void (float t)", [], RayQuery_CommitProceduralPrimitiveHit,
                ["this", "t"]>;
def : LibrarySpecial<"TraceRayInline",
                     "void (RaytracingAccelerationStructure scene, uint flags, uint mask, RayDesc ray)", [],
                     "TraceRayInline"> {
  let op = RayQuery_TraceRayInline;
}
}

let pure = 0 in {
foreach op = [PrimitiveIndex, InstanceID, InstanceIndex, GeometryIndex, HitKind, RayFlags] in
  def : LibraryOp<!cast<string>(op), "uint ()", [], op, []>;
foreach op = [RayTMin, RayTCurrent] in
  def : LibraryOp<!cast<string>(op), "float ()", [], op, []>;
foreach op = [DispatchRaysIndex, DispatchRaysDimensions] in
  def : LibraryOp<!cast<string>(op), "uint<3> ()", [], op, ["element"]>;
foreach op = [WorldRayOrigin, WorldRayDirection, ObjectRayOrigin, ObjectRayDirection] in
  def : LibraryOp<!cast<string>(op), "float<3> ()", [], op, ["element"]>;
foreach op = [ObjectToWorld, WorldToObject] in {
  foreach suffix = ["", "3x4"] in
    def : LibraryOp<!strconcat(!cast<string>(op), suffix), "float<3,4> ()", [], op, ["row", "column"]>;
  def : LibraryOp<!strconcat(!cast<string>(op), "4x3"), "float<4,3> ()", [], op, ["column", "row"]>;
}
foreach op = [IgnoreHit, AcceptHitAndEndSearch] in
  def : LibraryOp<!cast<string>(op), "void ()", [], op, []>;
}

// Subobjects of state objects: globals that are no variables of the program.
foreach case = !listconcat(SubobjectKind.Cases, HitGroupType.Cases) in
  if !not(!empty(case.Word)) then
    def : LibraryObject<case.Word, "Subobject", ""> { let doc = case.Doc; }
