// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Classes and functions of geometry, hull, domain and mesh shaders.

let typeParameters = 1 in {
let stages = "geometry" in
foreach case = OutputTopology.Cases in
  if !ne(case.Word, "") then
    def : LibraryObject<!strconcat(case.Word, "Stream"), "Stream", ""> {
      let doc = "Vertices that are put out.";
      let array = "Stream";
      let topology = case.Name;
    }
let numbers = 1, requiredNumbers = 1, coordinates = 1, stages = "hull, domain" in
foreach direction = ["Input", "Output"] in
  def : LibraryObject<!strconcat(direction, "Patch"), "Patch", ""> {
    let doc = "The control points of a patch.";
    let array = !strconcat(direction, "Patch");
  }
}
let classes = ["PointStream", "LineStream", "TriangleStream"], pure = 0 in {
def : LibrarySpecial<"Append", "void (class vertex)", [], "StreamAppend"> {
  let doc = "Adds a vertex.";
}
def : LibrarySpecial<"RestartStrip", "void ()", [], "StreamRestart"> {
  let doc = "Begins a new strip.";
}
}
let pure = 0, group = "Mesh shaders" in {
def : LibraryOp<"SetMeshOutputCounts", "void (uint vertexCount, uint primitiveCount)", [],
                SetMeshOutputCounts,
                ["vertexCount", "primitiveCount"]> {
  let doc = "How many vertices and primitives the group writes.";
}
def : LibrarySpecial<"DispatchMesh", "void (uint x, uint y, uint z, struct payload)", [],
                     "DispatchMesh"> {
  let op = DispatchMesh;
}
}

let pure = 0, group = "Ray tracing" in {
def : LibrarySpecial<"TraceRay",
                     !strconcat("void (RaytracingAccelerationStructure scene, uint flags, ",
                                "uint mask, uint offset, uint multiplier, uint miss, ",
                                "RayDesc ray, inout struct payload)"), [], "TraceRay"> {
  let op = TraceRay;
}
def : LibrarySpecial<"ReportHit", "bool (float t, uint kind, struct attributes)", [], "ReportHit"> {
  let op = ReportHit;
}
def : LibrarySpecial<"CallShader", "void (uint index, inout struct parameter)", [], "CallShader"> {
  let op = CallShader;
}
}

let pure = 0, group = "Work graphs" in {
def : LibraryOp<"GetRemainingRecursionLevels", "uint ()", [], GetRemainingRecursionLevels, []>;
}
