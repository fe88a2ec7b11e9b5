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

//===-- Inline Ray Query --------------------------------------------------===//

let category = "Inline Ray Query" in {

def AllocateRayQuery : DXILOp<178, allocateRayQuery> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Imm<i32Ty, "constRayFlags">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}

def RayQuery_TraceRayInline : DXILOp<179, rayQuery_TraceRayInline> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<handleTy, "accelerationStructure">,
                   Arg<i32Ty, "rayFlags">,
                   Arg<i32Ty, "instanceInclusionMask">,
                   Arg<floatTy, "origin_X">,
                   Arg<floatTy, "origin_Y">,
                   Arg<floatTy, "origin_Z">,
                   Arg<floatTy, "tMin">,
                   Arg<floatTy, "direction_X">,
                   Arg<floatTy, "direction_Y">,
                   Arg<floatTy, "direction_Z">,
                   Arg<floatTy, "tMax">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}

def RayQuery_Proceed : DXILOp<180, rayQuery_Proceed> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}

def RayQuery_Abort : DXILOp<181, rayQuery_Abort> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}

def RayQuery_CommitNonOpaqueTriangleHit : DXILOp<182, rayQuery_CommitNonOpaqueTriangleHit> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}

def RayQuery_CommitProceduralPrimitiveHit : DXILOp<183, rayQuery_CommitProceduralPrimitiveHit> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<floatTy, "t">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}

def RayQuery_CommittedStatus : DXILOp<184, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateType : DXILOp<185, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateObjectToWorld3x4 : DXILOp<186, rayQuery_StateMatrix> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateWorldToObject3x4 : DXILOp<187, rayQuery_StateMatrix> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedObjectToWorld3x4 : DXILOp<188, rayQuery_StateMatrix> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedWorldToObject3x4 : DXILOp<189, rayQuery_StateMatrix> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateProceduralPrimitiveNonOpaque : DXILOp<190, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateTriangleFrontFace : DXILOp<191, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedTriangleFrontFace : DXILOp<192, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateTriangleBarycentrics : DXILOp<193, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedTriangleBarycentrics : DXILOp<194, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_RayFlags : DXILOp<195, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_WorldRayOrigin : DXILOp<196, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_WorldRayDirection : DXILOp<197, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_RayTMin : DXILOp<198, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateTriangleRayT : DXILOp<199, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedRayT : DXILOp<200, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateInstanceIndex : DXILOp<201, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateInstanceID : DXILOp<202, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateGeometryIndex : DXILOp<203, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidatePrimitiveIndex : DXILOp<204, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateObjectRayOrigin : DXILOp<205, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateObjectRayDirection : DXILOp<206, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedInstanceIndex : DXILOp<207, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedInstanceID : DXILOp<208, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedGeometryIndex : DXILOp<209, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedPrimitiveIndex : DXILOp<210, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedObjectRayOrigin : DXILOp<211, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedObjectRayDirection : DXILOp<212, rayQuery_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CandidateInstanceContributionToHitGroupIndex : DXILOp<214, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def RayQuery_CommittedInstanceContributionToHitGroupIndex : DXILOp<215, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def AllocateRayQuery2 : DXILOp<258, allocateRayQuery2> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Imm<i32Ty, "constRayFlags">,
                   Imm<i32Ty, "constRayQueryFlags">];
  let stages = [Stages<DXIL1_9, [all_stages]>];
}

def RayQuery_CandidateClusterID : ExperimentalOp<4, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}

def RayQuery_CommittedClusterID : ExperimentalOp<5, rayQuery_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}

def RayQuery_CandidateTriangleObjectPosition : ExperimentalOp<8, rayQuery_CandidateTriangleObjectPosition> {
  let Doc = "";
  let result = vec9Ty;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}

def RayQuery_CommittedTriangleObjectPosition : ExperimentalOp<9, rayQuery_CommittedTriangleObjectPosition> {
  let Doc = "";
  let result = vec9Ty;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}
} // category
