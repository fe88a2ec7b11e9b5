// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hit objects and shader execution reordering.

def hitObject_TraceRay : DXILOpClass;
def hitObject_FromRayQuery : DXILOpClass;
def hitObject_FromRayQueryWithAttrs : DXILOpClass;
def hitObject_MakeMiss : DXILOpClass;
def hitObject_MakeNop : DXILOpClass;
def hitObject_Invoke : DXILOpClass;
def maybeReorderThread : DXILOpClass;
def hitObject_StateScalar : DXILOpClass;
def hitObject_StateVector : DXILOpClass;
def hitObject_StateMatrix : DXILOpClass;
def hitObject_SetShaderTableIndex : DXILOpClass;
def hitObject_LoadLocalRootTableConstant : DXILOpClass;
def hitObject_Attributes : DXILOpClass;
def hitObject_TriangleObjectPosition : DXILOpClass;

//===-- Shader Execution Reordering ---------------------------------------===//

let category = "Shader Execution Reordering" in {

def HitObject_TraceRay : DXILOp<262, hitObject_TraceRay> {
  let Doc = "";
  let result = hitObjectTy;
  let arguments = [Arg<handleTy, "accelerationStructure">,
                   Arg<i32Ty, "rayFlags">,
                   Arg<i32Ty, "instanceInclusionMask">,
                   Arg<i32Ty, "rayContributionToHitGroupIndex">,
                   Arg<i32Ty, "multiplierForGeometryContributionToHitGroupIndex">,
                   Arg<i32Ty, "missShaderIndex">,
                   Arg<floatTy, "Origin_X">,
                   Arg<floatTy, "Origin_Y">,
                   Arg<floatTy, "Origin_Z">,
                   Arg<floatTy, "TMin">,
                   Arg<floatTy, "Direction_X">,
                   Arg<floatTy, "Direction_Y">,
                   Arg<floatTy, "Direction_Z">,
                   Arg<floatTy, "TMax">,
                   Arg<overloadTy, "payload">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
}

def HitObject_FromRayQuery : DXILOp<263, hitObject_FromRayQuery> {
  let Doc = "";
  let result = hitObjectTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}

def HitObject_FromRayQueryWithAttrs : DXILOp<264, hitObject_FromRayQueryWithAttrs> {
  let Doc = "";
  let result = hitObjectTy;
  let arguments = [Arg<i32Ty, "rayQueryHandle">,
                   Arg<i32Ty, "HitKind">,
                   Arg<overloadTy, "CommittedAttribs">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}

def HitObject_MakeMiss : DXILOp<265, hitObject_MakeMiss> {
  let Doc = "";
  let result = hitObjectTy;
  let arguments = [Arg<i32Ty, "RayFlags">,
                   Arg<i32Ty, "MissShaderIndex">,
                   Arg<floatTy, "Origin_X">,
                   Arg<floatTy, "Origin_Y">,
                   Arg<floatTy, "Origin_Z">,
                   Arg<floatTy, "TMin">,
                   Arg<floatTy, "Direction_X">,
                   Arg<floatTy, "Direction_Y">,
                   Arg<floatTy, "Direction_Z">,
                   Arg<floatTy, "TMax">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_MakeNop : DXILOp<266, hitObject_MakeNop> {
  let Doc = "";
  let result = hitObjectTy;
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_Invoke : DXILOp<267, hitObject_Invoke> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Arg<overloadTy, "payload">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
}

def MaybeReorderThread : DXILOp<268, maybeReorderThread> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Arg<i32Ty, "coherenceHint">,
                   Arg<i32Ty, "numCoherenceHintBitsFromLSB">];
  let stages = [Stages<DXIL1_9, [library, raygeneration]>];
}

def HitObject_IsMiss : DXILOp<269, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_IsHit : DXILOp<270, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_IsNop : DXILOp<271, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_RayFlags : DXILOp<272, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_RayTMin : DXILOp<273, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_RayTCurrent : DXILOp<274, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_WorldRayOrigin : DXILOp<275, hitObject_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Imm<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_WorldRayDirection : DXILOp<276, hitObject_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Imm<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_ObjectRayOrigin : DXILOp<277, hitObject_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Imm<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_ObjectRayDirection : DXILOp<278, hitObject_StateVector> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Imm<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_ObjectToWorld3x4 : DXILOp<279, hitObject_StateMatrix> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Imm<i32Ty, "row">,
                   Imm<i32Ty, "col">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_WorldToObject3x4 : DXILOp<280, hitObject_StateMatrix> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Imm<i32Ty, "row">,
                   Imm<i32Ty, "col">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_GeometryIndex : DXILOp<281, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_InstanceIndex : DXILOp<282, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_InstanceID : DXILOp<283, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_PrimitiveIndex : DXILOp<284, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_HitKind : DXILOp<285, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_ShaderTableIndex : DXILOp<286, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_SetShaderTableIndex : DXILOp<287, hitObject_SetShaderTableIndex> {
  let Doc = "";
  let result = hitObjectTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Arg<i32Ty, "shaderTableIndex">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}

def HitObject_LoadLocalRootTableConstant : DXILOp<288, hitObject_LoadLocalRootTableConstant> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Arg<i32Ty, "offset">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}

def HitObject_Attributes : DXILOp<289, hitObject_Attributes> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<hitObjectTy, "hitObject">,
                   Arg<overloadTy, "attributes">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ArgMemOnly]>];
}

def HitObject_ClusterID : ExperimentalOp<6, hitObject_StateScalar> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, reorder_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}

def HitObject_TriangleObjectPosition : ExperimentalOp<10, hitObject_TriangleObjectPosition> {
  let Doc = "";
  let result = vec9Ty;
  let arguments = [Arg<hitObjectTy, "hitObject">];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, reorder_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
} // category
