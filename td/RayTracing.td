// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ray tracing system values, terminals and shader invocation.

def instanceID : DXILOpClass;
def instanceIndex : DXILOpClass;
def hitKind : DXILOpClass;
def rayFlags : DXILOpClass;
def dispatchRaysIndex : DXILOpClass;
def dispatchRaysDimensions : DXILOpClass;
def worldRayOrigin : DXILOpClass;
def worldRayDirection : DXILOpClass;
def objectRayOrigin : DXILOpClass;
def objectRayDirection : DXILOpClass;
def objectToWorld : DXILOpClass;
def worldToObject : DXILOpClass;
def rayTMin : DXILOpClass;
def rayTCurrent : DXILOpClass;
def ignoreHit : DXILOpClass;
def acceptHitAndEndSearch : DXILOpClass;
def traceRay : DXILOpClass;
def reportHit : DXILOpClass;
def callShader : DXILOpClass;
def primitiveIndex : DXILOpClass;
def geometryIndex : DXILOpClass;
def clusterID : DXILOpClass;
def triangleObjectPosition : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def TracedInstanceID : MeaningState<overloadTy, [], "User number of the instance.">;
def TracedInstanceIndex : MeaningState<overloadTy, [], "Index from 0.">;
def TracedHitKind : MeaningState<overloadTy, [], "The hit kind; see HitKindValue.">;
def TracedRayFlags : MeaningState<overloadTy, [], "A union of RayFlag values.">;
def LaunchedRaysIndex : MeaningState<overloadTy, [i8Ty], "Coordinate in threads.">;
def LaunchedRaysDimensions : MeaningState<overloadTy, [i8Ty], "Dimension in threads.">;
def TracedWorldRayOrigin : MeaningState<overloadTy, [i8Ty], "Coordinate in world space.">;
def TracedWorldRayDirection : MeaningState<overloadTy, [i8Ty], "Coordinate in world space.">;
def TracedObjectRayOrigin : MeaningState<overloadTy, [i8Ty], "Coordinate in object space.">;
def TracedObjectRayDirection : MeaningState<overloadTy, [i8Ty], "Coordinate in object space.">;
def TracedObjectToWorld : MeaningState<overloadTy, [i32Ty, i8Ty], "The element.">;
def TracedWorldToObject : MeaningState<overloadTy, [i32Ty, i8Ty], "The element.">;
def TracedRayTMin : MeaningState<overloadTy, [], "Start of the ray.">;
def TracedRayTCurrent : MeaningState<overloadTy, [], "Distance along the ray.">;
def TracedPrimitiveIndex : MeaningState<overloadTy, [], "Index from 0.">;
def TracedGeometryIndex : MeaningState<overloadTy, [], "Index from 0.">;
def TracedClusterID : MeaningState<i32Ty, [], "User number of the cluster, or -1.">;

//===-- Raytracing object space uint System Values ------------------------===//

let category = "Raytracing object space uint System Values" in {

def InstanceID : DXILOp<141, instanceID> {
  let Doc = "Returns the 24-bit number that the application gave the instance that is hit.";
  let result = overloadTy;
  let resultDoc = "User number of the instance.";
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedInstanceID);
}

def InstanceIndex : DXILOp<142, instanceIndex> {
  let Doc = "Returns the position of the instance that is hit in the top-level acceleration "
            "structure.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedInstanceIndex);
}
} // category

//===-- Raytracing hit uint System Values ---------------------------------===//

let category = "Raytracing hit uint System Values" in {

def HitKind : DXILOp<143, hitKind> {
  let Doc = "Returns how the primitive was hit: 254 for the front of a triangle, 255 for its back, "
            "or what the intersection shader reported. In an intersection shader it is undefined.";
  let result = overloadTy;
  let resultDoc = "The hit kind; see HitKindValue.";
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedHitKind);
}
} // category

//===-- Raytracing uint System Values -------------------------------------===//

let category = "Raytracing uint System Values" in {

def RayFlags : DXILOp<144, rayFlags> {
  let Doc = "Returns the flags of the current ray, those of the pipeline included.";
  let result = overloadTy;
  let resultDoc = "A union of RayFlag values.";
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedRayFlags);
}
} // category

//===-- Ray Dispatch Arguments --------------------------------------------===//

let category = "Ray Dispatch Arguments" in {

def DispatchRaysIndex : DXILOp<145, dispatchRaysIndex> {
  let Doc = "Returns one coordinate of the ray generation thread in the DispatchRays call. In a "
            "callable shader it is that of the ray generation shader at the root.";
  let result = overloadTy;
  let resultDoc = "Coordinate in threads.";
  let arguments = [Arg<i8Ty, "col", "Axis: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, dispatch_rays_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state LaunchedRaysIndex, $col);
}

def DispatchRaysDimensions : DXILOp<146, dispatchRaysDimensions> {
  let Doc = "Returns one dimension of the DispatchRays call. It is the same for all of its "
            "threads.";
  let result = overloadTy;
  let resultDoc = "Dimension in threads.";
  let arguments = [Arg<i8Ty, "col", "Axis: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, dispatch_rays_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state LaunchedRaysDimensions, $col);
}
} // category

//===-- Ray Vectors -------------------------------------------------------===//

let category = "Ray Vectors" in {

def WorldRayOrigin : DXILOp<147, worldRayOrigin> {
  let Doc = "Returns one coordinate of the origin of the current ray in world space.";
  let result = overloadTy;
  let resultDoc = "Coordinate in world space.";
  let arguments = [Arg<i8Ty, "col", "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedWorldRayOrigin, $col);
}

def WorldRayDirection : DXILOp<148, worldRayDirection> {
  let Doc = "Returns one coordinate of the direction of the current ray in world space, with the "
            "length it was traced with.";
  let result = overloadTy;
  let resultDoc = "Coordinate in world space.";
  let arguments = [Arg<i8Ty, "col", "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedWorldRayDirection, $col);
}
} // category

//===-- Ray object space Vectors ------------------------------------------===//

let category = "Ray object space Vectors" in {

def ObjectRayOrigin : DXILOp<149, objectRayOrigin> {
  let Doc = "Returns one coordinate of the origin of the current ray in the space of the instance.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<i8Ty, "col", "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedObjectRayOrigin, $col);
}

def ObjectRayDirection : DXILOp<150, objectRayDirection> {
  let Doc = "Returns one coordinate of the direction of the current ray in the space of the "
            "instance. It is not normalized, so distances along the ray are the same as in world "
            "space.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<i8Ty, "col", "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedObjectRayDirection, $col);
}
} // category

//===-- Ray Transforms ----------------------------------------------------===//

let category = "Ray Transforms" in {

def ObjectToWorld : DXILOp<151, objectToWorld> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from the space of the "
            "instance to world space.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<i32Ty, "row", "Row: 0 to 2.">,
                   Arg<i8Ty, "col", "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedObjectToWorld, $row, $col);
}

def WorldToObject : DXILOp<152, worldToObject> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from world space to the "
            "space of the instance.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<i32Ty, "row", "Row: 0 to 2.">,
                   Arg<i8Ty, "col", "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedWorldToObject, $row, $col);
}
} // category

//===-- RayT --------------------------------------------------------------===//

let category = "RayT" in {

def RayTMin : DXILOp<153, rayTMin> {
  let Doc = "Returns where along the current ray the search starts, in lengths of its direction.";
  let result = overloadTy;
  let resultDoc = "Start of the ray.";
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedRayTMin);
}

def RayTCurrent : DXILOp<154, rayTCurrent> {
  let Doc = "Returns how far the current ray reaches, in lengths of its direction: the distance of "
            "the hit in hit shaders, of the closest hit so far in an intersection shader, the end "
            "of the ray in a miss shader. It changes when an intersection shader reports a hit.";
  let result = overloadTy;
  let resultDoc = "Distance along the ray.";
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadOnly]>];
  let meaning = (state TracedRayTCurrent);
}
} // category

//===-- AnyHit Terminals --------------------------------------------------===//

let category = "AnyHit Terminals" in {

def IgnoreHit : DXILOp<155, ignoreHit> {
  let Doc = "Rejects the hit and ends the any-hit shader, and a calling intersection shader goes "
            "on. Writes to the payload so far are kept.";
  let result = voidTy;
  let stages = [Stages<DXIL1_3, [anyhit]>];
  let attributes = [Attributes<DXIL1_3, [NoReturn]>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}

def AcceptHitAndEndSearch : DXILOp<156, acceptHitAndEndSearch> {
  let Doc = "Accepts the hit, ends the any-hit shader and a calling intersection shader, and stops "
            "the search: the closest hit so far is final.";
  let result = voidTy;
  let stages = [Stages<DXIL1_3, [anyhit]>];
  let attributes = [Attributes<DXIL1_3, [NoReturn]>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}
} // category

//===-- Indirect Shader Invocation ----------------------------------------===//

let category = "Indirect Shader Invocation" in {

def TraceRay : DXILOp<157, traceRay> {
  let Doc = "Searches an acceleration structure along a ray and runs the any-hit, intersection, "
            "and closest-hit or miss shaders that it selects, with a payload in common. The caller "
            "goes on after they are done; recursion beyond the declared depth is undefined. A NaN "
            "in the ray, or a zero direction, gives undefined hits but no fault.";
  let result = voidTy;
  let arguments = [Arg<handleTy, "AccelerationStructure",
                       "Acceleration structure: an SRV; a null one is missed.">,
                   EnumArg<i32Ty, "RayFlags", RayFlag,
                           "How the ray is traced; unknown bits are ignored.">,
                   Arg<i32Ty, "InstanceInclusionMask",
                       "Instances count whose mask shares a bit with the low eight bits.">,
                   Arg<i32Ty, "RayContributionToHitGroupIndex",
                       "Offset added to the shader table index of a hit; the low four bits count.">,
                   Arg<i32Ty, "MultiplierForGeometryContributionToShaderIndex",
                       "Factor of the geometry index in the shader table index; the low four bits "
                       "count.">,
                   Arg<i32Ty, "MissShaderIndex",
                       "Index in the miss shader table; the low 16 bits count.">,
                   Arg<floatTy, "Origin_X", "Origin of the ray, x.">,
                   Arg<floatTy, "Origin_Y", "Origin of the ray, y.">,
                   Arg<floatTy, "Origin_Z", "Origin of the ray, z.">,
                   Arg<floatTy, "TMin",
                       "Start of the ray, in lengths of the direction; not negative.">,
                   Arg<floatTy, "Direction_X", "Direction of the ray, x.">,
                   Arg<floatTy, "Direction_Y", "Direction of the ray, y.">,
                   Arg<floatTy, "Direction_Z", "Direction of the ray, z.">,
                   Arg<floatTy, "TMax",
                       "End of the ray, in lengths of the direction; not below its start.">,
                   Arg<overloadTy, "payload", "Pointer to the payload, a struct.">];
  let overloads = [Overloads<DXIL1_3, [udtTy]>];
  let stages = [Stages<DXIL1_3, reorder_stages>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}

def ReportHit : DXILOp<158, reportHit> {
  let Doc = "Proposes a hit to the search from an intersection shader, and runs the any-hit shader "
            "if there is one. A distance outside the current interval of the ray, or NaN, is "
            "rejected.";
  let result = i1Ty;
  let resultDoc = "True if the hit was accepted.";
  let arguments = [Arg<floatTy, "THit", "Distance of the hit, in lengths of the direction.">,
                   Arg<i32Ty, "HitKind", "Hit kind, from 0 to 127.">,
                   Arg<overloadTy, "Attributes",
                       "Pointer to the attributes, a struct of at most 32 bytes.">];
  let overloads = [Overloads<DXIL1_3, [udtTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection]>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}

def CallShader : DXILOp<159, callShader> {
  let Doc = "Runs a callable shader with a parameter that it may change. The caller goes on after "
            "it is done.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "ShaderIndex", "Index in the callable shader table.">,
                   Arg<overloadTy, "Parameter", "Pointer to the parameter, a struct.">];
  let overloads = [Overloads<DXIL1_3, [udtTy]>];
  let stages = [Stages<DXIL1_3, [library, closesthit, raygeneration, miss, callable]>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}
} // category

//===-- Raytracing object space uint System Values ------------------------===//

let category = "Raytracing object space uint System Values" in {

def PrimitiveIndex : DXILOp<161, primitiveIndex> {
  let Doc = "Returns the position of the triangle or procedural primitive within its geometry.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
  let meaning = (state TracedPrimitiveIndex);
}
} // category

//===-- Raytracing object space uint System Values, raytracing tier 1.1 ---===//

let category = "Raytracing object space uint System Values, raytracing tier 1.1" in {

def GeometryIndex : DXILOp<213, geometryIndex> {
  let Doc = "Returns the position of the geometry within the bottom-level acceleration structure. "
            "It needs raytracing tier 1.1.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, hit_stages>];
  let attributes = [Attributes<DXIL1_5, [ReadNone]>];
  let meaning = (state TracedGeometryIndex);
}
} // category

//===-- Raytracing uint System Values -------------------------------------===//

let category = "Raytracing uint System Values" in {

def ClusterID : ExperimentalOp<3, clusterID> {
  let Doc = "Returns the number that the application gave the cluster that is hit. Outside "
            "clustered geometry it is -1.";
  let result = i32Ty;
  let resultDoc = "User number of the cluster, or -1.";
  let stages = [Stages<DXIL1_10, [library, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
  let meaning = (state TracedClusterID);
}
} // category

//===-- Raytracing System Values ------------------------------------------===//

let category = "Raytracing System Values" in {

def TriangleObjectPosition : ExperimentalOp<7, triangleObjectPosition> {
  let Doc = "Returns the vertices of the triangle that is hit, in the space of its instance. The "
            "acceleration structure must allow access to its data; for other hits than triangles "
            "the result is undefined.";
  let result = vec9Ty;
  let resultDoc = "Three coordinates of the first vertex, then of the second and the third.";
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [library, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
  let meaning = (opaque "gives the vertices of the triangle that was hit");
}
} // category
