// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ray tracing pipelines. Each entry point becomes one of a library. SPIR-V and DXIL have the same
// numbers of ray flags and hit kinds.

//===-- Instructions ------------------------------------------------------===//

// In SPV_NV_ray_tracing, this operand is the location of a payload.
def : SPIRVBuilt<[OpTraceRayKHR, OpTraceNV], "traceRay", "TraceRay">;
def : SPIRVBuilt<[OpExecuteCallableKHR, OpExecuteCallableNV], "callCallable", "CallShader">;
def : SPIRVBuilt<[OpReportIntersectionKHR], "reportHit", "ReportHit">;
def : SPIRVBuilt<[OpIgnoreIntersectionKHR, OpTerminateRayKHR, OpIgnoreIntersectionNV,
                  OpTerminateRayNV], "endAnyHit", "IgnoreHit, AcceptHitAndEndSearch">;
def : SPIRVRefused<[OpConvertUToAccelerationStructureKHR],
                   "needs an acceleration structure at an address; DXIL has one only in a "
                   "descriptor (expected a variable of the type)">;

//===-- Built-in variables ------------------------------------------------===//

class RayVector<SPIRVEnumerant of, DXILOp op>
    : SPIRVBuiltInOp<of, (list_ (op 0), (op 1), (op 2))>;
def : RayVector<BuiltInLaunchIdKHR, DispatchRaysIndex>;
def : RayVector<BuiltInLaunchSizeKHR, DispatchRaysDimensions>;
def : RayVector<BuiltInWorldRayOriginKHR, WorldRayOrigin>;
def : RayVector<BuiltInWorldRayDirectionKHR, WorldRayDirection>;
def : RayVector<BuiltInObjectRayOriginKHR, ObjectRayOrigin>;
def : RayVector<BuiltInObjectRayDirectionKHR, ObjectRayDirection>;
def : SPIRVBuiltInOp<BuiltInRayTminKHR, (RayTMin)>;
def : SPIRVBuiltInOp<BuiltInRayTmaxKHR, (RayTCurrent), "read again after ReportHit">;
def : SPIRVBuiltInOp<BuiltInHitTNV, (RayTCurrent), "as RayTmaxKHR where a ray has hit something">;
def : SPIRVBuiltInOp<BuiltInInstanceCustomIndexKHR, (InstanceID)>;
def : SPIRVBuiltInOp<BuiltInHitKindKHR, (HitKind)>;
def : SPIRVBuiltInOp<BuiltInIncomingRayFlagsKHR, (RayFlags)>;
def : SPIRVBuiltInOp<BuiltInRayGeometryIndexKHR, (GeometryIndex)>;
// Columns of a matrix, with three components each.
class RayMatrix<SPIRVEnumerant of, DXILOp op>
    : SPIRVBuiltInOp<of, (list_ (op 0, 0), (op 1, 0), (op 2, 0), (op 0, 1), (op 1, 1), (op 2, 1),
                                (op 0, 2), (op 1, 2), (op 2, 2), (op 0, 3), (op 1, 3), (op 2, 3))>;
def : RayMatrix<BuiltInObjectToWorldKHR, ObjectToWorld>;
def : RayMatrix<BuiltInWorldToObjectKHR, WorldToObject>;
