// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of graphics and ray tracing stages: what dxil-frontend puts in the place of those that
// clang does not know, and the annotation that each becomes.

class StageModifier<string word> {
  string Text = !strconcat("#define __", !substr(word, 2), " __attribute__((annotate(\"dxil.modifier:",
                           word, "\")))\n");
}
def : HLSLClass<"", !strconcat(
  !foldl("", ["triangle", "line", "point", "lineadj", "triangleadj", "vertices", "indices",
              "primitives", "payload"],
         text, word, !strconcat(text, StageModifier<word>.Text)), [{
#define __raypayload __attribute__((annotate("dxil.modifier:raypayload")))
#define __ad(...) __attribute__((annotate("dxil.modifier:read(" #__VA_ARGS__ ")")))
#define __ite(...) __attribute__((annotate("dxil.modifier:write(" #__VA_ARGS__ ")")))
}]), "Modifiers of parameters, payloads and their fields.">;

// The classes of what a stage takes and gives. Which stream an object is, the back end tells it; it
// writes the function that adds a vertex.
class StreamClass<string name> {
  string Text = !strconcat("template <typename T> struct ", name, [{Stream {
  uint __stream;
  void Append(T vertex) { __dxil_stream_append(__stream, vertex); }
  void RestartStrip() { __dxil::cutStream((__i8)__stream); }
};
}]);
}
class PatchClass<string name> {
  string Text = !strconcat("template <typename T, int N> struct ", name, [{Patch {
  T __points[N];
  static const uint Length = N;
  T operator[](uint index) const { return __points[index]; }
};
}]);
}
def : HLSLExtension<CutStream, HLSLUint>;
def : HLSLClass<"", !strconcat([{
template <typename T> void __dxil_stream_append(uint stream, inout T vertex);
}], StreamClass<"Point">.Text, StreamClass<"Line">.Text, StreamClass<"Triangle">.Text, PatchClass<"Input">.Text,
                              PatchClass<"Output">.Text),
                "Streams of vertices, and patches of control points.">;

let group = "Mesh shaders" in
def : HLSLViaOp<"SetMeshOutputCounts", SetMeshOutputCounts, HLSLUint,
                ["uint vertexCount", "uint primitiveCount"], ["vertexCount", "primitiveCount"],
                "How many vertices and primitives the group writes."> { let result = "void"; }
// A pointer to groupshared memory has no spelling: its type is deduced.
def : HLSLClass<"", [{
template <typename P> void __dxil_object_dispatchMesh(uint x, uint y, uint z, P payload);
#define DispatchMesh(__x, __y, __z, __payload)                                                        \
  hlsl::__dxil_object_dispatchMesh(__x, __y, __z, __builtin_addressof(__payload))
}], "Launches mesh shaders with a payload in groupshared memory.">;
