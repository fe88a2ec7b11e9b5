// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inline ray queries.

def allocateRayQuery : DXILOpClass;
def rayQuery_TraceRayInline : DXILOpClass;
def rayQuery_Proceed : DXILOpClass;
def rayQuery_Abort : DXILOpClass;
def rayQuery_CommitNonOpaqueTriangleHit : DXILOpClass;
def rayQuery_CommitProceduralPrimitiveHit : DXILOpClass;
def rayQuery_StateScalar : DXILOpClass;
def rayQuery_StateMatrix : DXILOpClass;
def rayQuery_StateVector : DXILOpClass;
def allocateRayQuery2 : DXILOpClass;
def rayQuery_CandidateTriangleObjectPosition : DXILOpClass;
def rayQuery_CommittedTriangleObjectPosition : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def QueryCommittedStatus : MeaningState<overloadTy, [i32Ty], "A value of CommittedStatus.">;
def QueryCandidateType : MeaningState<overloadTy, [i32Ty], "A value of CandidateType.">;
def QueryCandidateObjectToWorld3x4 : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty], "The element.">;
def QueryCandidateWorldToObject3x4 : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty], "The element.">;
def QueryCommittedObjectToWorld3x4 : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty], "The element.">;
def QueryCommittedWorldToObject3x4 : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty], "The element.">;
def QueryCandidateProceduralPrimitiveNonOpaque : MeaningState<overloadTy, [i32Ty], "True if it is not opaque.">;
def QueryCandidateTriangleFrontFace : MeaningState<overloadTy, [i32Ty], "True for the front.">;
def QueryCommittedTriangleFrontFace : MeaningState<overloadTy, [i32Ty], "True for the front.">;
def QueryCandidateTriangleBarycentrics : MeaningState<overloadTy, [i32Ty, i8Ty], "Weight, from 0 to 1.">;
def QueryCommittedTriangleBarycentrics : MeaningState<overloadTy, [i32Ty, i8Ty], "Weight, from 0 to 1.">;
def QueryRayFlags : MeaningState<overloadTy, [i32Ty], "A union of RayFlag values.">;
def QueryWorldRayOrigin : MeaningState<overloadTy, [i32Ty, i8Ty], "Coordinate in world space.">;
def QueryWorldRayDirection : MeaningState<overloadTy, [i32Ty, i8Ty], "Coordinate in world space.">;
def QueryRayTMin : MeaningState<overloadTy, [i32Ty], "Start of the ray.">;
def QueryCandidateTriangleRayT : MeaningState<overloadTy, [i32Ty], "Distance along the ray.">;
def QueryCommittedRayT : MeaningState<overloadTy, [i32Ty], "Distance along the ray.">;
def QueryCandidateInstanceIndex : MeaningState<overloadTy, [i32Ty], "Index from 0.">;
def QueryCandidateInstanceID : MeaningState<overloadTy, [i32Ty], "User number of the instance.">;
def QueryCandidateGeometryIndex : MeaningState<overloadTy, [i32Ty], "Index from 0.">;
def QueryCandidatePrimitiveIndex : MeaningState<overloadTy, [i32Ty], "Index from 0.">;
def QueryCandidateObjectRayOrigin : MeaningState<overloadTy, [i32Ty, i8Ty], "Coordinate in object space.">;
def QueryCandidateObjectRayDirection : MeaningState<overloadTy, [i32Ty, i8Ty], "Coordinate in object space.">;
def QueryCommittedInstanceIndex : MeaningState<overloadTy, [i32Ty], "Index from 0.">;
def QueryCommittedInstanceID : MeaningState<overloadTy, [i32Ty], "User number of the instance.">;
def QueryCommittedGeometryIndex : MeaningState<overloadTy, [i32Ty], "Index from 0.">;
def QueryCommittedPrimitiveIndex : MeaningState<overloadTy, [i32Ty], "Index from 0.">;
def QueryCommittedObjectRayOrigin : MeaningState<overloadTy, [i32Ty, i8Ty], "Coordinate in object space.">;
def QueryCommittedObjectRayDirection : MeaningState<overloadTy, [i32Ty, i8Ty], "Coordinate in object space.">;
def QueryCandidateInstanceContributionToHitGroupIndex : MeaningState<overloadTy, [i32Ty], "Share of the instance.">;
def QueryCommittedInstanceContributionToHitGroupIndex : MeaningState<overloadTy, [i32Ty], "Share of the instance.">;
def QueryCandidateClusterID : MeaningState<overloadTy, [i32Ty], "User number of the cluster, or -1.">;
def QueryCommittedClusterID : MeaningState<overloadTy, [i32Ty], "User number of the cluster, or -1.">;
def QueryAborted : MeaningState<i1Ty, [i32Ty],
    "Whether the traversal of a query has ended before its last candidate.">;

//===-- Inline Ray Query --------------------------------------------------===//

let category = "Inline Ray Query" in {

def AllocateRayQuery : DXILOp<178, allocateRayQuery> {
  let Doc = "Creates a ray query object with flags known at compile time. It holds no ray until "
            "RayQuery_TraceRayInline gives it one. Objects must not pass between functions.";
  let result = i32Ty;
  let resultDoc = "The query.";
  let arguments = [UnsignedEnumImm<i32Ty, "constRayFlags", RayFlag,
                                   "Flags that hold for every ray of the query.",
                                   "DECL.ALLOCATERAYQUERYFLAGSARECONST">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let meaning = (opaque "makes a query, or is a step of its traversal");
}

def RayQuery_TraceRayInline : DXILOp<179, rayQuery_TraceRayInline> {
  let Doc = "Gives a query a ray to follow and starts it anew; no shader runs. The flags are added "
            "to those of the query. A NaN in the ray, or a zero direction, gives undefined hits "
            "but no fault. RayQuery_Proceed then finds candidates.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   Arg<handleTy, "accelerationStructure",
                       "Acceleration structure: an SRV; a null one is missed.">,
                   EnumArg<i32Ty, "rayFlags", RayFlag,
                           "Flags of this ray; unknown bits are ignored.">,
                   Arg<i32Ty, "instanceInclusionMask",
                       "Instances count whose mask shares a bit with the low eight bits.">,
                   Arg<floatTy, "origin_X", "Origin of the ray, x.">,
                   Arg<floatTy, "origin_Y", "Origin of the ray, y.">,
                   Arg<floatTy, "origin_Z", "Origin of the ray, z.">,
                   Arg<floatTy, "tMin",
                       "Start of the ray, in lengths of the direction; not negative.">,
                   Arg<floatTy, "direction_X", "Direction of the ray, x.">,
                   Arg<floatTy, "direction_Y", "Direction of the ray, y.">,
                   Arg<floatTy, "direction_Z", "Direction of the ray, z.">,
                   Arg<floatTy, "tMax",
                       "End of the ray, in lengths of the direction; not below its start.">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let meaning = (opaque "makes a query, or is a step of its traversal");
}

def RayQuery_Proceed : DXILOp<180, rayQuery_Proceed> {
  let Doc = "Searches on until there is a candidate that the shader must judge, or the search is "
            "over. Hits on opaque triangles are committed on the way. Before "
            "RayQuery_TraceRayInline it returns false.";
  let result = overloadTy;
  let resultDoc = "True if there is a candidate, false if the search is over.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let meaning = (opaque "makes a query, or is a step of its traversal");
}

def RayQuery_Abort : DXILOp<181, rayQuery_Abort> {
  let Doc = "Ends the search: RayQuery_Proceed returns false from now on. A committed hit stays.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let meaning = (setState QueryAborted, $rayQueryHandle, 1);
}

def RayQuery_CommitNonOpaqueTriangleHit : DXILOp<182, rayQuery_CommitNonOpaqueTriangleHit> {
  let Doc = "Accepts the candidate triangle as the closest hit so far. It is undefined unless the "
            "candidate is a triangle.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let meaning = (opaque "makes the candidate of a traversal the committed hit");
}

def RayQuery_CommitProceduralPrimitiveHit : DXILOp<183, rayQuery_CommitProceduralPrimitiveHit> {
  let Doc = "Accepts the candidate procedural primitive as the closest hit so far. It is undefined "
            "unless the candidate is a procedural primitive and the distance lies between the "
            "start of the ray and the closest hit.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   Arg<floatTy, "t", "Distance of the hit, in lengths of the direction.">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let meaning = (opaque "makes the candidate of a traversal the committed hit");
}

} // category
