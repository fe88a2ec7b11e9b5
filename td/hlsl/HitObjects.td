// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's hit objects and the reordering of threads. A hit object is a number here, for which
// lowering/NodeRecords puts the op's own type.

defvar hit_uints = [HitObject_RayFlags, HitObject_GeometryIndex, HitObject_InstanceIndex,
                    HitObject_InstanceID, HitObject_PrimitiveIndex, HitObject_HitKind,
                    HitObject_ShaderTableIndex];
defvar hit_bools = [HitObject_IsMiss, HitObject_IsHit, HitObject_IsNop];
defvar hit_floats = [HitObject_RayTMin, HitObject_RayTCurrent];
defvar hit_points = [HitObject_WorldRayOrigin, HitObject_WorldRayDirection,
                     HitObject_ObjectRayOrigin, HitObject_ObjectRayDirection];
defvar hit_matrices = [HitObject_ObjectToWorld3x4, HitObject_WorldToObject3x4];

foreach op = !listconcat(hit_uints, [HitObject_MakeNop, HitObject_MakeMiss, HitObject_FromRayQuery,
                                     HitObject_SetShaderTableIndex, MaybeReorderThread,
                                     HitObject_LoadLocalRootTableConstant]) in
  def : HLSLExtension<op, HLSLUint>;
foreach op = hit_bools in
  def : HLSLExtension<op, HLSLBool>;
foreach op = !listconcat(hit_floats, hit_points, hit_matrices) in
  def : HLSLExtension<op, HLSLFloat32>;

// A method has the op's name without the family's, behind `Get` where it is no question.
class HitMethod<DXILOp op> {
  string Name = !substr(!cast<string>(op), 10);
  string Call = !strconcat("__dxil::hitObject_", Name, "(__hit");
}
class HitValue<DXILOp op, string type, string prefix = "Get"> {
  defvar m = HitMethod<op>;
  string Text = !strconcat("  ", type, " ", prefix, m.Name, "() { return ", m.Call, "); }\n");
}
class HitVector<DXILOp op> {
  defvar m = HitMethod<op>;
  string Text = !strconcat("  vector<float, 3> Get", m.Name, "() {\n    return vector<float, 3>(",
                           m.Call, ", 0), ", m.Call, ", 1), ", m.Call, ", 2));\n  }\n");
}
class HitMatrix<DXILOp op> {
  defvar m = HitMethod<op>;
  defvar base = !substr(m.Name, 0, !sub(!size(m.Name), 3));
  string Text = !strconcat(
      "  matrix<float, 3, 4> Get", m.Name, "() {\n    matrix<float, 3, 4> result = {",
      RayElements<!strconcat(m.Call, ", ")>.Text, "};\n    return result;\n  }\n",
      "  matrix<float, 4, 3> Get", base, "4x3() { return transpose(Get", m.Name, "()); }\n");
}
defvar hit_methods = !strconcat(
    !foldl("", hit_uints, text, op, !strconcat(text, HitValue<op, "uint">.Text)),
    !foldl("", hit_bools, text, op, !strconcat(text, HitValue<op, "bool", "">.Text)),
    !foldl("", hit_floats, text, op, !strconcat(text, HitValue<op, "float">.Text)),
    !foldl("", hit_points, text, op, !strconcat(text, HitVector<op>.Text)),
    !foldl("", hit_matrices, text, op, !strconcat(text, HitMatrix<op>.Text)));

def : HLSLClass<"", !strconcat([{
#define reordercoherent __attribute__((suppress("dxil.reordercoherent")))
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY && \
    (__SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 9)
template <typename P>
uint __dxil_object_hitObject_TraceRay(__handle_pointer scene, uint flags, uint mask, uint hit,
                                      uint multiplier, uint miss, float originX, float originY,
                                      float originZ, float start, float directionX,
                                      float directionY, float directionZ, float end,
                                      inout P payload);
template <typename P> void __dxil_object_hitObject_Invoke(uint hit, inout P payload);
template <typename A> void __dxil_object_hitObject_Attributes(uint hit, out A attributes);
template <typename A>
uint __dxil_object_hitObject_FromRayQueryWithAttrs(uint query, uint kind, inout A attributes);
namespace dx {
struct HitObject {
  uint __hit;
  HitObject() { __hit = __dxil::hitObject_MakeNop(); }
  static HitObject __of(uint hit) {
    HitObject made;
    made.__hit = hit;
    return made;
  }
  static HitObject MakeNop() { return __of(__dxil::hitObject_MakeNop()); }
  static HitObject MakeMiss(uint flags, uint miss, RayDesc ray) {
    return __of(__dxil::hitObject_MakeMiss(flags, miss, ray.Origin.x, ray.Origin.y, ray.Origin.z,
                                           ray.TMin, ray.Direction.x, ray.Direction.y,
                                           ray.Direction.z, ray.TMax));
  }
  template <typename P>
  static HitObject TraceRay(__RaytracingAccelerationStructure scene, uint flags, uint mask, uint hit,
                            uint multiplier, uint miss, RayDesc ray, inout P payload) {
    return __of(__dxil_object_hitObject_TraceRay(
        __HLSL_HANDLE(scene.__handle), flags, mask, hit, multiplier, miss, ray.Origin.x,
        ray.Origin.y, ray.Origin.z, ray.TMin, ray.Direction.x, ray.Direction.y, ray.Direction.z,
        ray.TMax, payload));
  }
  template <typename Q> static HitObject FromRayQuery(Q query) {
    return __of(__dxil::hitObject_FromRayQuery(query.__query));
  }
  template <typename Q, typename A>
  static HitObject FromRayQuery(Q query, uint kind, A attributes) {
    return __of(__dxil_object_hitObject_FromRayQueryWithAttrs(query.__query, kind, attributes));
  }
  template <typename P> static void Invoke(HitObject hit, inout P payload) {
    __dxil_object_hitObject_Invoke(hit.__hit, payload);
  }
  template <typename A> void GetAttributes(out A attributes) {
    __dxil_object_hitObject_Attributes(__hit, attributes);
  }
  template <typename A> A GetAttributes() {
    A attributes;
    __dxil_object_hitObject_Attributes(__hit, attributes);
    return attributes;
  }
  void SetShaderTableIndex(uint index) {
    __hit = __dxil::hitObject_SetShaderTableIndex(__hit, index);
  }
  uint LoadLocalRootTableConstant(uint offset) {
    return __dxil::hitObject_LoadLocalRootTableConstant(__hit, offset);
  }
}], hit_methods, [{};
inline void MaybeReorderThread(HitObject hit) { __dxil::maybeReorderThread(hit.__hit, 0, 0); }
inline void MaybeReorderThread(HitObject hit, uint hint, uint bits) {
  __dxil::maybeReorderThread(hit.__hit, hint, bits);
}
inline void MaybeReorderThread(uint hint, uint bits) {
  __dxil::maybeReorderThread(__dxil::hitObject_MakeNop(), hint, bits);
}
} // namespace dx
#endif
}]), "Hits that a shader keeps, and the order of threads.">;
