// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ray queries. The value of a query's variable is its handle. SPIR-V and DXIL have the same numbers
// of ray flags and types of intersections.

def : SPIRVDeclared<[OpTypeRayQueryKHR, OpTypeAccelerationStructureKHR],
                    "AllocateRayQuery makes each variable of a query; an SRV">;
def : SPIRVBuilt<[OpRayQueryInitializeKHR], "traceQuery", "RayQuery_TraceRayInline">;
def : SPIRVComputed<OpRayQueryProceedKHR, (RayQuery_Proceed $rayquery)>;
def : SPIRVComputed<OpRayQueryTerminateKHR, (RayQuery_Abort $rayquery)>;
def : SPIRVComputed<OpRayQueryConfirmIntersectionKHR,
    (RayQuery_CommitNonOpaqueTriangleHit $rayquery)>;
def : SPIRVComputed<OpRayQueryGenerateIntersectionKHR,
    (RayQuery_CommitProceduralPrimitiveHit $rayquery, $hitt)>;

//===-- The ray -----------------------------------------------------------===//

class QueryVector<DXILOp op> {
  dag Value = (list_ (op $rayquery, 0), (op $rayquery, 1), (op $rayquery, 2));
}
def : SPIRVComputed<OpRayQueryGetRayTMinKHR, (RayQuery_RayTMin $rayquery)>;
def : SPIRVComputed<OpRayQueryGetRayFlagsKHR, (RayQuery_RayFlags $rayquery)>;
def : SPIRVComputed<OpRayQueryGetWorldRayOriginKHR, QueryVector<RayQuery_WorldRayOrigin>.Value>;
def : SPIRVComputed<OpRayQueryGetWorldRayDirectionKHR,
    QueryVector<RayQuery_WorldRayDirection>.Value>;

//===-- Intersections -----------------------------------------------------===//

// $intersection is a constant: 0 for the candidate, 1 for the committed intersection.
class OfIntersection<dag candidate, dag committed> {
  dag Value = (select (eq $intersection, 1), committed, candidate);
}
class QueryScalar<SPIRVInstruction of, DXILOp candidate, DXILOp committed>
    : SPIRVComputed<of, OfIntersection<(candidate $rayquery), (committed $rayquery)>.Value>;
class QueryVectors<SPIRVInstruction of, DXILOp candidate, DXILOp committed>
    : SPIRVComputed<of, OfIntersection<QueryVector<candidate>.Value,
                                       QueryVector<committed>.Value>.Value>;
class QueryMatrix<DXILOp op> {
  dag Value = (list_ (op $rayquery, 0, 0), (op $rayquery, 1, 0), (op $rayquery, 2, 0),
                     (op $rayquery, 0, 1), (op $rayquery, 1, 1), (op $rayquery, 2, 1),
                     (op $rayquery, 0, 2), (op $rayquery, 1, 2), (op $rayquery, 2, 2),
                     (op $rayquery, 0, 3), (op $rayquery, 1, 3), (op $rayquery, 2, 3));
}
class QueryMatrices<SPIRVInstruction of, DXILOp candidate, DXILOp committed>
    : SPIRVComputed<of, OfIntersection<QueryMatrix<candidate>.Value,
                                       QueryMatrix<committed>.Value>.Value>;
def : QueryScalar<OpRayQueryGetIntersectionTypeKHR, RayQuery_CandidateType,
                  RayQuery_CommittedStatus>;
def : QueryScalar<OpRayQueryGetIntersectionTKHR, RayQuery_CandidateTriangleRayT,
                  RayQuery_CommittedRayT>;
def : QueryScalar<OpRayQueryGetIntersectionInstanceCustomIndexKHR, RayQuery_CandidateInstanceID,
                  RayQuery_CommittedInstanceID>;
def : QueryScalar<OpRayQueryGetIntersectionInstanceIdKHR, RayQuery_CandidateInstanceIndex,
                  RayQuery_CommittedInstanceIndex>;
def : QueryScalar<OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR,
                  RayQuery_CandidateInstanceContributionToHitGroupIndex,
                  RayQuery_CommittedInstanceContributionToHitGroupIndex>;
def : QueryScalar<OpRayQueryGetIntersectionGeometryIndexKHR, RayQuery_CandidateGeometryIndex,
                  RayQuery_CommittedGeometryIndex>;
def : QueryScalar<OpRayQueryGetIntersectionPrimitiveIndexKHR, RayQuery_CandidatePrimitiveIndex,
                  RayQuery_CommittedPrimitiveIndex>;
def : QueryScalar<OpRayQueryGetIntersectionFrontFaceKHR, RayQuery_CandidateTriangleFrontFace,
                  RayQuery_CommittedTriangleFrontFace>;
def : SPIRVComputed<OpRayQueryGetIntersectionBarycentricsKHR,
    OfIntersection<(list_ (RayQuery_CandidateTriangleBarycentrics $rayquery, 0),
                          (RayQuery_CandidateTriangleBarycentrics $rayquery, 1)),
                   (list_ (RayQuery_CommittedTriangleBarycentrics $rayquery, 0),
                          (RayQuery_CommittedTriangleBarycentrics $rayquery, 1))>.Value>;
def : SPIRVComputed<OpRayQueryGetIntersectionCandidateAABBOpaqueKHR,
    (xor (RayQuery_CandidateProceduralPrimitiveNonOpaque $rayquery), -1)>;
def : QueryVectors<OpRayQueryGetIntersectionObjectRayOriginKHR, RayQuery_CandidateObjectRayOrigin,
                   RayQuery_CommittedObjectRayOrigin>;
def : QueryVectors<OpRayQueryGetIntersectionObjectRayDirectionKHR,
                   RayQuery_CandidateObjectRayDirection, RayQuery_CommittedObjectRayDirection>;
def : QueryMatrices<OpRayQueryGetIntersectionObjectToWorldKHR, RayQuery_CandidateObjectToWorld3x4,
                    RayQuery_CommittedObjectToWorld3x4>;
def : QueryMatrices<OpRayQueryGetIntersectionWorldToObjectKHR, RayQuery_CandidateWorldToObject3x4,
                    RayQuery_CommittedWorldToObject3x4>;
