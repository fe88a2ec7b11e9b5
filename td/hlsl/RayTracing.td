// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's ray tracing: acceleration structures, what rays are made of, and the functions of ray
// tracing shaders, which stand in libraries alone.

def : HLSLClass<"RaytracingAccelerationStructure", [{
struct __RaytracingAccelerationStructure {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, 16, 0, 0>)]] __handle;
  __HLSL_RESOURCE(__RaytracingAccelerationStructure)
};
}], "What rays are traced through.">;

// A case of a flag or kind in HLSL; its number is that of RayFlag, HitKindValue and the like.
class RayConstant<string name, string value> {
  string Text = !strconcat("static const uint ", name, " = ", value, ";\n");
}
defvar ray_constants = [
  RayConstant<"RAY_FLAG_NONE", "0">, RayConstant<"RAY_FLAG_FORCE_OPAQUE", "1">,
  RayConstant<"RAY_FLAG_FORCE_NON_OPAQUE", "2">,
  RayConstant<"RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH", "4">,
  RayConstant<"RAY_FLAG_SKIP_CLOSEST_HIT_SHADER", "8">,
  RayConstant<"RAY_FLAG_CULL_BACK_FACING_TRIANGLES", "0x10">,
  RayConstant<"RAY_FLAG_CULL_FRONT_FACING_TRIANGLES", "0x20">,
  RayConstant<"RAY_FLAG_CULL_OPAQUE", "0x40">, RayConstant<"RAY_FLAG_CULL_NON_OPAQUE", "0x80">,
  RayConstant<"RAY_FLAG_SKIP_TRIANGLES", "0x100">,
  RayConstant<"RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES", "0x200">,
  RayConstant<"RAY_FLAG_FORCE_OMM_2_STATE", "0x400">,
  RayConstant<"HIT_KIND_NONE", "0">, RayConstant<"HIT_KIND_TRIANGLE_FRONT_FACE", "254">,
  RayConstant<"HIT_KIND_TRIANGLE_BACK_FACE", "255">
];
def : HLSLClass<"", !foldl("", ray_constants, text, constant, !strconcat(text, constant.Text)),
                "How rays are traced and how primitives are hit.">;

def : HLSLClass<"", [{
struct RayDesc {
  vector<float, 3> Origin;
  float TMin;
  vector<float, 3> Direction;
  float TMax;
};
struct BuiltInTriangleIntersectionAttributes {
  vector<float, 2> barycentrics;
};
}], "A ray, and where it meets a triangle.">;

// Subobjects of state objects: globals in HLSL, which dxil-frontend tells the back end. In the text that
// clang reads they are initialized in parentheses, since HLSL's braces take texts apart.
class Subobject<string name, string values> {
  string Text = !strconcat("struct __Subobject_", name, " {\n  __Subobject_", name, "(", values,
      ");\n};\n#define ", name, " static const hlsl::__Subobject_", name, "\n");
}
defvar subobjects = !foldl("", [
  Subobject<"StateObjectConfig", "uint flags">.Text,
  Subobject<"GlobalRootSignature", "__name signature">.Text,
  Subobject<"LocalRootSignature", "__name signature">.Text,
  Subobject<"SubobjectToExportsAssociation", "__name subobject, __name exports">.Text,
  Subobject<"RaytracingShaderConfig", "uint payload, uint attributes">.Text,
  Subobject<"RaytracingPipelineConfig", "uint depth">.Text,
  Subobject<"RaytracingPipelineConfig1", "uint depth, uint flags">.Text,
  Subobject<"TriangleHitGroup", "__name anyHit, __name closestHit">.Text,
  Subobject<"ProceduralPrimitiveHitGroup", "__name anyHit, __name closestHit, __name intersection">.Text,
  RayConstant<"STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS", "1">.Text,
  RayConstant<"STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS", "2">.Text,
  RayConstant<"STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS", "1">.Text,
  RayConstant<"STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS", "2">.Text,
  RayConstant<"STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS", "4">.Text,
  RayConstant<"RAYTRACING_PIPELINE_FLAG_NONE", "0">.Text,
  RayConstant<"RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES", "0x100">.Text,
  RayConstant<"RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES", "0x200">.Text,
  RayConstant<"RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS", "0x400">.Text
], text, one, !strconcat(text, one));
def : HLSLClass<"", !strconcat("#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY\n", subobjects,
                               "#endif\n"), "Subobjects of state objects.">;

// What the functions below call. An op on an object, such as a payload, is a function without a
// body whose name says the op; the back end takes the object's type from the memory passed to it.
foreach op = [InstanceID, InstanceIndex, HitKind, RayFlags, DispatchRaysIndex,
              DispatchRaysDimensions, PrimitiveIndex, GeometryIndex] in
  def : HLSLExtension<op, HLSLUint>;
foreach op = [WorldRayOrigin, WorldRayDirection, ObjectRayOrigin, ObjectRayDirection,
              ObjectToWorld, WorldToObject, RayTMin, RayTCurrent] in
  def : HLSLExtension<op, HLSLFloat32>;
def : HLSLExtension<IgnoreHit, HLSLUint>;
def : HLSLExtension<AcceptHitAndEndSearch, HLSLUint>;


// A function without parameters that gives what an op says; the op of a vector or matrix gives
// one element at a time.
class RayValue<string name, string type, string method> {
  string Text = !strconcat("inline ", type, " ", name, "() { return __dxil::", method, "(); }\n");
}
class RayVector<string name, string element, string method> {
  string Call = !strconcat("__dxil::", method);
  string Text = !strconcat("inline vector<", element, ", 3> ", name, "() {\n  return vector<",
                           element, ", 3>(", Call, "(0), ", Call, "(1), ", Call, "(2));\n}\n");
}
// The op's operands are row and column, which must be constants for every call.
class RayElements<string call> {
  string Text = !foldl("", !range(12), text, i, !strconcat(text, !if(!eq(i, 0), "", ", "), call,
                       !cast<string>(!div(i, 4)), ", ", !cast<string>(!and(i, 3)), ")"));
}
class RayMatrix<string name, string method> {
  string Text = !strconcat(
      "inline matrix<float, 3, 4> ", name, "3x4() {\n  matrix<float, 3, 4> result = {",
      RayElements<!strconcat("__dxil::", method, "(")>.Text, "};\n",
      "  return result;\n}\n",
      "inline matrix<float, 4, 3> ", name, "4x3() { return transpose(", name, "3x4()); }\n",
      "inline matrix<float, 3, 4> ", name, "() { return ", name, "3x4(); }\n");
}
defvar ray_values = !foldl("", [
  RayValue<"InstanceID", "uint", "instanceID">.Text,
  RayValue<"InstanceIndex", "uint", "instanceIndex">.Text,
  RayValue<"HitKind", "uint", "hitKind">.Text, RayValue<"RayFlags", "uint", "rayFlags">.Text,
  RayValue<"PrimitiveIndex", "uint", "primitiveIndex">.Text,
  RayValue<"GeometryIndex", "uint", "geometryIndex">.Text,
  RayValue<"RayTMin", "float", "rayTMin">.Text,
  RayValue<"RayTCurrent", "float", "rayTCurrent">.Text,
  RayValue<"IgnoreHit", "void", "ignoreHit">.Text,
  RayValue<"AcceptHitAndEndSearch", "void", "acceptHitAndEndSearch">.Text,
  RayVector<"DispatchRaysIndex", "uint", "dispatchRaysIndex">.Text,
  RayVector<"DispatchRaysDimensions", "uint", "dispatchRaysDimensions">.Text,
  RayVector<"WorldRayOrigin", "float", "worldRayOrigin">.Text,
  RayVector<"WorldRayDirection", "float", "worldRayDirection">.Text,
  RayVector<"ObjectRayOrigin", "float", "objectRayOrigin">.Text,
  RayVector<"ObjectRayDirection", "float", "objectRayDirection">.Text,
  RayMatrix<"ObjectToWorld", "objectToWorld">.Text,
  RayMatrix<"WorldToObject", "worldToObject">.Text
], text, value, !strconcat(text, value));

// The names are common in other stages.
def : HLSLClass<"", !strconcat([{
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY
}], ray_values, [{
template <typename P>
void __dxil_object_traceRay(__handle_pointer scene, uint flags, uint mask, uint hit, uint multiplier,
                            uint miss, float originX, float originY, float originZ, float start,
                            float directionX, float directionY, float directionZ, float end,
                            inout P payload);
template <typename P>
inline void TraceRay(__RaytracingAccelerationStructure scene, uint flags, uint mask, uint hit,
                     uint multiplier, uint miss, RayDesc ray, inout P payload) {
  __dxil_object_traceRay(__HLSL_HANDLE(scene.__handle), flags, mask, hit, multiplier, miss,
                         ray.Origin.x, ray.Origin.y, ray.Origin.z, ray.TMin, ray.Direction.x,
                         ray.Direction.y, ray.Direction.z, ray.TMax, payload);
}
template <typename A> bool __dxil_object_reportHit(float distance, uint kind, inout A attributes);
template <typename A> inline bool ReportHit(float distance, uint kind, A attributes) {
  return __dxil_object_reportHit(distance, kind, attributes);
}
template <typename P> void __dxil_object_callShader(uint index, inout P parameter);
template <typename P> inline void CallShader(uint index, inout P parameter) {
  __dxil_object_callShader(index, parameter);
}
#endif
}]), "What a shader asks of its ray, and whom it calls.">;
