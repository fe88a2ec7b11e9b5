// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's hit objects and thread reordering.

def : LibraryObject<"dx::HitObject", "HitObject", ""> {
  let doc = "A hit that a shader keeps.";
  let firstMinor = 9;
  let stages = "raygeneration, closesthit, miss";
}
defvar hit_uints = [HitObject_RayFlags, HitObject_GeometryIndex, HitObject_InstanceIndex,
                    HitObject_InstanceID, HitObject_PrimitiveIndex, HitObject_HitKind,
                    HitObject_ShaderTableIndex, HitObject_ClusterID];
defvar hit_bools = [HitObject_IsMiss, HitObject_IsHit, HitObject_IsNop];
defvar hit_floats = [HitObject_RayTMin, HitObject_RayTCurrent];
defvar hit_points = [HitObject_WorldRayOrigin, HitObject_WorldRayDirection,
                     HitObject_ObjectRayOrigin, HitObject_ObjectRayDirection];
defvar hit_matrices = [HitObject_ObjectToWorld3x4, HitObject_WorldToObject3x4];
// A method has the op's name without the prefix, after `Get` if it returns more than a bool.
class HitMethod<DXILOp op> {
  string Name = !substr(!cast<string>(op), 10);
}

let classes = ["dx::HitObject"], pure = 0 in {
foreach op = hit_uints in
  def : LibraryOp<"Get" # HitMethod<op>.Name, "uint ()", [], op, ["this"]>;
foreach op = hit_bools in
  def : LibraryOp<HitMethod<op>.Name, "bool ()", [], op, ["this"]>;
foreach op = hit_floats in
  def : LibraryOp<"Get" # HitMethod<op>.Name, "float ()", [], op, ["this"]>;
foreach op = hit_points in
  def : LibraryOp<"Get" # HitMethod<op>.Name, "float<3> ()", [], op, ["this", "element"]>;
foreach op = hit_matrices in {
  defvar name = HitMethod<op>.Name;
  def : LibraryOp<"Get" # name, "float<3,4> ()", [], op, ["this", "row", "column"]>;
  def : LibraryOp<!strconcat("Get", !substr(name, 0, !sub(!size(name), 3)), "4x3"),
                  "float<4,3> ()", [], op,
                  ["this", "column", "row"]>;
}
def : LibrarySpecial<"TriangleObjectPositions", "BuiltInTrianglePositions ()", [],
                     "TrianglePositions"> {
  let op = HitObject_TriangleObjectPosition;
}
def : LibraryOp<"LoadLocalRootTableConstant", "uint (uint offset)", [],
                HitObject_LoadLocalRootTableConstant,
                ["this", "offset"]>;
def : LibrarySpecial<"SetShaderTableIndex", "void (uint index)", [], "HitSetTableIndex"> {
  let op = HitObject_SetShaderTableIndex;
}
def : LibraryCode<"GetAttributes", "template ()", [], [{
  {
    R attributes;
    this.GetAttributes(attributes);
    return attributes;
  }
}]> {
  let op = HitObject_Attributes;
}
def : LibrarySpecial<"GetAttributes", "void (out struct attributes)", [], "HitAttributes"> {
  let op = HitObject_Attributes;
}
}

defvar hit_ray = !strconcat("uint flags, uint mask, uint offset, uint multiplier, ",
                            "uint miss, RayDesc ray, ",
                            "inout struct payload)");
let pure = 0, group = "Hit objects" in {
def : LibrarySpecial<"dx::HitObject::MakeNop", "dx::HitObject ()", [], "HitMakeNop"> {
  let op = HitObject_MakeNop;
}
def : LibrarySpecial<"dx::HitObject::MakeMiss",
                     "dx::HitObject (uint flags, uint miss, RayDesc ray)", [],
                     "HitMakeMiss"> { let op = HitObject_MakeMiss; }
def : LibrarySpecial<"dx::HitObject::TraceRay",
                     !strconcat("dx::HitObject (RaytracingAccelerationStructure scene, ", hit_ray),
                     [],
                     "HitTraceRay"> { let op = HitObject_TraceRay; }
def : LibrarySpecial<"dx::HitObject::FromRayQuery", "dx::HitObject (node query)", [],
                     "HitFromQuery"> {
  let op = HitObject_FromRayQuery;
}
def : LibrarySpecial<"dx::HitObject::FromRayQuery",
                     "dx::HitObject (node query, uint kind, struct attributes)", [],
                     "HitFromQuery"> {
  let op = HitObject_FromRayQueryWithAttrs;
}
def : LibrarySpecial<"dx::HitObject::Invoke", "void (dx::HitObject hit, inout struct payload)", [],
                     "HitInvoke"> {
  let op = HitObject_Invoke;
}
def : LibraryOp<"dx::MaybeReorderThread", "void (dx::HitObject hit)", [], MaybeReorderThread,
                ["hit", "=0", "=0"]>;
def : LibraryOp<"dx::MaybeReorderThread", "void (dx::HitObject hit, uint hint, uint bits)", [],
                MaybeReorderThread, ["hit", "hint", "bits"]>;
def : LibrarySpecial<"dx::MaybeReorderThread", "void (uint hint, uint bits)", [], "ReorderThread"> {
  let op = MaybeReorderThread;
}
}
