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

//===-- Raytracing object space uint System Values ------------------------===//

let category = "Raytracing object space uint System Values" in {

def InstanceID : DXILOp<141, instanceID> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}

def InstanceIndex : DXILOp<142, instanceIndex> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Raytracing hit uint System Values ---------------------------------===//

let category = "Raytracing hit uint System Values" in {

def HitKind : DXILOp<143, hitKind> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Raytracing uint System Values -------------------------------------===//

let category = "Raytracing uint System Values" in {

def RayFlags : DXILOp<144, rayFlags> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Ray Dispatch Arguments --------------------------------------------===//

let category = "Ray Dispatch Arguments" in {

def DispatchRaysIndex : DXILOp<145, dispatchRaysIndex> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, dispatch_rays_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}

def DispatchRaysDimensions : DXILOp<146, dispatchRaysDimensions> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, dispatch_rays_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Ray Vectors -------------------------------------------------------===//

let category = "Ray Vectors" in {

def WorldRayOrigin : DXILOp<147, worldRayOrigin> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}

def WorldRayDirection : DXILOp<148, worldRayDirection> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Ray object space Vectors ------------------------------------------===//

let category = "Ray object space Vectors" in {

def ObjectRayOrigin : DXILOp<149, objectRayOrigin> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}

def ObjectRayDirection : DXILOp<150, objectRayDirection> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Ray Transforms ----------------------------------------------------===//

let category = "Ray Transforms" in {

def ObjectToWorld : DXILOp<151, objectToWorld> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}

def WorldToObject : DXILOp<152, worldToObject> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- RayT --------------------------------------------------------------===//

let category = "RayT" in {

def RayTMin : DXILOp<153, rayTMin> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}

def RayTCurrent : DXILOp<154, rayTCurrent> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, ray_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadOnly]>];
}
} // category

//===-- AnyHit Terminals --------------------------------------------------===//

let category = "AnyHit Terminals" in {

def IgnoreHit : DXILOp<155, ignoreHit> {
  let Doc = "";
  let result = voidTy;
  let stages = [Stages<DXIL1_3, [anyhit]>];
  let attributes = [Attributes<DXIL1_3, [NoReturn]>];
}

def AcceptHitAndEndSearch : DXILOp<156, acceptHitAndEndSearch> {
  let Doc = "";
  let result = voidTy;
  let stages = [Stages<DXIL1_3, [anyhit]>];
  let attributes = [Attributes<DXIL1_3, [NoReturn]>];
}
} // category

//===-- Indirect Shader Invocation ----------------------------------------===//

let category = "Indirect Shader Invocation" in {

def TraceRay : DXILOp<157, traceRay> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "AccelerationStructure">,
                   Arg<i32Ty, "RayFlags">,
                   Arg<i32Ty, "InstanceInclusionMask">,
                   Arg<i32Ty, "RayContributionToHitGroupIndex">,
                   Arg<i32Ty, "MultiplierForGeometryContributionToShaderIndex">,
                   Arg<i32Ty, "MissShaderIndex">,
                   Arg<floatTy, "Origin_X">,
                   Arg<floatTy, "Origin_Y">,
                   Arg<floatTy, "Origin_Z">,
                   Arg<floatTy, "TMin">,
                   Arg<floatTy, "Direction_X">,
                   Arg<floatTy, "Direction_Y">,
                   Arg<floatTy, "Direction_Z">,
                   Arg<floatTy, "TMax">,
                   Arg<overloadTy, "payload">];
  let overloads = [Overloads<DXIL1_3, [udtTy]>];
  let stages = [Stages<DXIL1_3, reorder_stages>];
}

def ReportHit : DXILOp<158, reportHit> {
  let Doc = "";
  let result = i1Ty;
  let arguments = [Arg<floatTy, "THit">,
                   Arg<i32Ty, "HitKind">,
                   Arg<overloadTy, "Attributes">];
  let overloads = [Overloads<DXIL1_3, [udtTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection]>];
}

def CallShader : DXILOp<159, callShader> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "ShaderIndex">,
                   Arg<overloadTy, "Parameter">];
  let overloads = [Overloads<DXIL1_3, [udtTy]>];
  let stages = [Stages<DXIL1_3, [library, closesthit, raygeneration, miss, callable]>];
}
} // category

//===-- Raytracing object space uint System Values ------------------------===//

let category = "Raytracing object space uint System Values" in {

def PrimitiveIndex : DXILOp<161, primitiveIndex> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, hit_stages>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
} // category

//===-- Raytracing object space uint System Values, raytracing tier 1.1 ---===//

let category = "Raytracing object space uint System Values, raytracing tier 1.1" in {

def GeometryIndex : DXILOp<213, geometryIndex> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, hit_stages>];
  let attributes = [Attributes<DXIL1_5, [ReadNone]>];
}
} // category

//===-- Raytracing uint System Values -------------------------------------===//

let category = "Raytracing uint System Values" in {

def ClusterID : ExperimentalOp<3, clusterID> {
  let Doc = "";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, [library, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
} // category

//===-- Raytracing System Values ------------------------------------------===//

let category = "Raytracing System Values" in {

def TriangleObjectPosition : ExperimentalOp<7, triangleObjectPosition> {
  let Doc = "";
  let result = vec9Ty;
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [library, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
} // category
