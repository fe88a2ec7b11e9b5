// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What geometry, hull, domain and mesh shaders have.

let typeParameters = 1 in {
foreach form = ["Point", "Line", "Triangle"] in
  def : LibraryObject<!strconcat(form, "Stream"), "Stream", ""> { let doc = "Vertices that are put out."; }
let numbers = 1, requiredNumbers = 1, coordinates = 1 in
foreach direction = ["Input", "Output"] in
  def : LibraryObject<!strconcat(direction, "Patch"), "Patch", ""> { let doc = "The control points of a patch."; }
}
let classes = ["PointStream", "LineStream", "TriangleStream"], pure = 0 in {
def : LibrarySpecial<"Append", "void (class vertex)", [], "StreamAppend"> { let doc = "Adds a vertex."; }
def : LibrarySpecial<"RestartStrip", "void ()", [], "StreamRestart"> { let doc = "Begins a new strip."; }
}
let pure = 0 in
def : LibraryOpOfName<"SetMeshOutputCounts", "void (uint vertexCount, uint primitiveCount)", []>;
