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

//===-- State, in meanings ------------------------------------------------===//

def HitIsMiss : MeaningState<overloadTy, [hitObjectTy], "True for a miss.">;
def HitIsHit : MeaningState<overloadTy, [hitObjectTy], "True for a hit.">;
def HitIsNop : MeaningState<overloadTy, [hitObjectTy], "True for an empty one.">;
def HitRayFlags : MeaningState<overloadTy, [hitObjectTy], "A union of RayFlag values.">;
def HitRayTMin : MeaningState<overloadTy, [hitObjectTy], "Start of the ray.">;
def HitRayTCurrent : MeaningState<overloadTy, [hitObjectTy], "Distance along the ray.">;
def HitWorldRayOrigin : MeaningState<overloadTy, [hitObjectTy, i32Ty], "Coordinate in world space.">;
def HitWorldRayDirection : MeaningState<overloadTy, [hitObjectTy, i32Ty], "Coordinate in world space.">;
def HitObjectRayOrigin : MeaningState<overloadTy, [hitObjectTy, i32Ty], "Coordinate in object space.">;
def HitObjectRayDirection : MeaningState<overloadTy, [hitObjectTy, i32Ty], "Coordinate in object space.">;
def HitObjectToWorld3x4 : MeaningState<overloadTy, [hitObjectTy, i32Ty, i32Ty], "The element.">;
def HitWorldToObject3x4 : MeaningState<overloadTy, [hitObjectTy, i32Ty, i32Ty], "The element.">;
def HitGeometryIndex : MeaningState<overloadTy, [hitObjectTy], "Index from 0.">;
def HitInstanceIndex : MeaningState<overloadTy, [hitObjectTy], "Index from 0.">;
def HitInstanceID : MeaningState<overloadTy, [hitObjectTy], "User number of the instance.">;
def HitPrimitiveIndex : MeaningState<overloadTy, [hitObjectTy], "Index from 0.">;
def HitHitKind : MeaningState<overloadTy, [hitObjectTy], "The hit kind; see HitKindValue.">;
def HitShaderTableIndex : MeaningState<overloadTy, [hitObjectTy], "Index in the hit group or miss shader table.">;
def HitClusterID : MeaningState<overloadTy, [hitObjectTy], "User number of the cluster, or -1.">;
def HitOfQuery : MeaningState<hitObjectTy, [i32Ty], "The committed hit of a query.">;
def HitOfMiss : MeaningState<
    hitObjectTy, [i32Ty, i32Ty, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy],
    "A miss: flags, miss shader, origin, TMin, direction, TMax of the ray.">;
def NoHit : MeaningState<hitObjectTy, [], "The hit object that is neither hit nor miss.">;
def HitWithShader : MeaningState<hitObjectTy, [hitObjectTy, i32Ty],
    "A hit object with another index in its shader table.">;
def HitRootConstant : MeaningState<i32Ty, [hitObjectTy, i32Ty],
    "A word of the local root arguments of a hit object.">;

//===-- Shader Execution Reordering ---------------------------------------===//

let category = "Shader Execution Reordering" in {

def HitObject_TraceRay : DXILOp<262, hitObject_TraceRay> {
  let Doc = "Searches an acceleration structure along a ray as TraceRay does, any-hit and "
            "intersection shaders included, but runs no closest-hit or miss shader: what was found "
            "is returned as a hit object. A NaN in the ray, or a zero direction, gives undefined "
            "hits but no fault.";
  let result = hitObjectTy;
  let resultDoc = "A hit or a miss.";
  let arguments = [Arg<handleTy, "accelerationStructure",
                       "Acceleration structure: an SRV; a null one is missed.">,
                   EnumArg<i32Ty, "rayFlags", RayFlag,
                           "How the ray is traced; unknown bits are ignored.">,
                   Arg<i32Ty, "instanceInclusionMask",
                       "Instances count whose mask shares a bit with the low eight bits.">,
                   Arg<i32Ty, "rayContributionToHitGroupIndex",
                       "Offset added to the shader table index of a hit; the low four bits count.">,
                   Arg<i32Ty, "multiplierForGeometryContributionToHitGroupIndex",
                       "Factor of the geometry index in the shader table index; the low four bits "
                       "count.">,
                   Arg<i32Ty, "missShaderIndex",
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
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}

def HitObject_FromRayQuery : DXILOp<263, hitObject_FromRayQuery> {
  let Doc = "Makes a hit object from the hit that a query has committed, or a miss if there is "
            "none. The attributes are those of a triangle.";
  let result = hitObjectTy;
  let resultDoc = "A hit or a miss.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query; its committed hit must be a triangle, if there is one.">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
  let meaning = (state HitOfQuery, $rayQueryHandle);
}

def HitObject_FromRayQueryWithAttrs : DXILOp<264, hitObject_FromRayQueryWithAttrs> {
  let Doc = "Makes a hit object from the hit that a query has committed, with a hit kind and "
            "attributes of its own, or a miss if there is none.";
  let result = hitObjectTy;
  let resultDoc = "A hit or a miss.";
  let arguments = [Arg<i32Ty, "rayQueryHandle", "Query.">,
                   Arg<i32Ty, "HitKind", "Hit kind, from 0 to 127 for a procedural primitive.">,
                   Arg<overloadTy, "CommittedAttribs", "Pointer to the attributes, a struct.">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
  let meaning = (opaque "reaches attributes by a pointer");
}

def HitObject_MakeMiss : DXILOp<265, hitObject_MakeMiss> {
  let Doc = "Makes a hit object that is a miss of the given ray. Nothing is searched.";
  let result = hitObjectTy;
  let resultDoc = "A miss.";
  let arguments = [EnumArg<i32Ty, "RayFlags", RayFlag, "Flags of the ray.">,
                   Arg<i32Ty, "MissShaderIndex", "Index in the miss shader table.">,
                   Arg<floatTy, "Origin_X", "Origin of the ray, x.">,
                   Arg<floatTy, "Origin_Y", "Origin of the ray, y.">,
                   Arg<floatTy, "Origin_Z", "Origin of the ray, z.">,
                   Arg<floatTy, "TMin",
                       "Start of the ray, in lengths of the direction; not negative.">,
                   Arg<floatTy, "Direction_X", "Direction of the ray, x.">,
                   Arg<floatTy, "Direction_Y", "Direction of the ray, y.">,
                   Arg<floatTy, "Direction_Z", "Direction of the ray, z.">,
                   Arg<floatTy, "TMax",
                       "End of the ray, in lengths of the direction; not below its start.">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitOfMiss, $RayFlags, $MissShaderIndex, $Origin_X, $Origin_Y, $Origin_Z, $TMin,
                $Direction_X, $Direction_Y, $Direction_Z, $TMax);
}

def HitObject_MakeNop : DXILOp<266, hitObject_MakeNop> {
  let Doc = "Makes a hit object that is neither hit nor miss. Invoking it runs no shader.";
  let result = hitObjectTy;
  let resultDoc = "An empty hit object.";
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state NoHit);
}

def HitObject_Invoke : DXILOp<267, hitObject_Invoke> {
  let Doc = "Runs the closest-hit or miss shader of a hit object with a payload. An empty hit "
            "object, and one whose shader record is empty, run nothing.";
  let result = voidTy;
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   Arg<overloadTy, "payload", "Pointer to the payload, a struct.">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let meaning = (opaque "is a step of a traversal, which runs other shaders");
}

def MaybeReorderThread : DXILOp<268, maybeReorderThread> {
  let Doc = "Lets the device group threads that will do similar work, judged by a hit object, a "
            "hint, or both. It may do nothing. Values of the thread are kept, but wave and quad "
            "neighbours may change; memory is ordered only by a barrier with ReorderScope.";
  let result = voidTy;
  let arguments = [Arg<hitObjectTy, "hitObject",
                       "Hit object that tells what the thread will do, or an empty one.">,
                   Arg<i32Ty, "coherenceHint",
                       "Bits of equal meaning in threads that do similar work.">,
                   Arg<i32Ty, "numCoherenceHintBitsFromLSB",
                       "How many of the low bits of the hint count; 0 for no hint.">];
  let stages = [Stages<DXIL1_9, [library, raygeneration]>];
  let meaning = (nothing);
}

def HitObject_IsMiss : DXILOp<269, hitObject_StateScalar> {
  let Doc = "Tells whether a hit object is a miss. An empty one is not.";
  let result = overloadTy;
  let resultDoc = "True for a miss.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitIsMiss, $hitObject);
}

def HitObject_IsHit : DXILOp<270, hitObject_StateScalar> {
  let Doc = "Tells whether a hit object is a hit. An empty one is not.";
  let result = overloadTy;
  let resultDoc = "True for a hit.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitIsHit, $hitObject);
}

def HitObject_IsNop : DXILOp<271, hitObject_StateScalar> {
  let Doc = "Tells whether a hit object is empty: neither hit nor miss.";
  let result = overloadTy;
  let resultDoc = "True for an empty one.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitIsNop, $hitObject);
}

def HitObject_RayFlags : DXILOp<272, hitObject_StateScalar> {
  let Doc = "Returns the flags of the ray of a hit object. An empty hit object gives 0.";
  let result = overloadTy;
  let resultDoc = "A union of RayFlag values.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitRayFlags, $hitObject);
}

def HitObject_RayTMin : DXILOp<273, hitObject_StateScalar> {
  let Doc = "Returns where along the ray of a hit object the search started, in lengths of the "
            "direction. An empty hit object gives 0.";
  let result = overloadTy;
  let resultDoc = "Start of the ray.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitRayTMin, $hitObject);
}

def HitObject_RayTCurrent : DXILOp<274, hitObject_StateScalar> {
  let Doc = "Returns how far along its ray a hit is, in lengths of the direction; for a miss the "
            "end of the ray. An empty hit object gives 0.";
  let result = overloadTy;
  let resultDoc = "Distance along the ray.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitRayTCurrent, $hitObject);
}

def HitObject_WorldRayOrigin : DXILOp<275, hitObject_StateVector> {
  let Doc = "Returns one coordinate of the origin of the ray in world space. An empty hit object "
            "gives 0.";
  let result = overloadTy;
  let resultDoc = "Coordinate in world space.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   RangeImm<i32Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitWorldRayOrigin, $hitObject, $component);
}

def HitObject_WorldRayDirection : DXILOp<276, hitObject_StateVector> {
  let Doc = "Returns one coordinate of the direction of the ray in world space. An empty hit "
            "object gives 0.";
  let result = overloadTy;
  let resultDoc = "Coordinate in world space.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   RangeImm<i32Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitWorldRayDirection, $hitObject, $component);
}

def HitObject_ObjectRayOrigin : DXILOp<277, hitObject_StateVector> {
  let Doc = "Returns one coordinate of the origin of the ray in the space of the instance; for a "
            "miss, in world space. An empty hit object gives 0.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   RangeImm<i32Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitObjectRayOrigin, $hitObject, $component);
}

def HitObject_ObjectRayDirection : DXILOp<278, hitObject_StateVector> {
  let Doc = "Returns one coordinate of the direction of the ray in the space of the instance, not "
            "normalized; for a miss, in world space. An empty hit object gives 0.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   RangeImm<i32Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitObjectRayDirection, $hitObject, $component);
}

def HitObject_ObjectToWorld3x4 : DXILOp<279, hitObject_StateMatrix> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from the space of the "
            "instance to world space. A miss and an empty hit object give the identity.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   RangeImm<i32Ty, "row", 0, 2, "Row: 0 to 2.">,
                   RangeImm<i32Ty, "col", 0, 3, "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitObjectToWorld3x4, $hitObject, $row, $col);
}

def HitObject_WorldToObject3x4 : DXILOp<280, hitObject_StateMatrix> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from world space to the "
            "space of the instance. A miss and an empty hit object give the identity.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   RangeImm<i32Ty, "row", 0, 2, "Row: 0 to 2.">,
                   RangeImm<i32Ty, "col", 0, 3, "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitWorldToObject3x4, $hitObject, $row, $col);
}

def HitObject_GeometryIndex : DXILOp<281, hitObject_StateScalar> {
  let Doc = "Returns the position of the geometry that is hit within its bottom-level acceleration "
            "structure. A miss and an empty hit object give 0.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitGeometryIndex, $hitObject);
}

def HitObject_InstanceIndex : DXILOp<282, hitObject_StateScalar> {
  let Doc = "Returns the position of the instance that is hit in the top-level acceleration "
            "structure. A miss and an empty hit object give 0.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitInstanceIndex, $hitObject);
}

def HitObject_InstanceID : DXILOp<283, hitObject_StateScalar> {
  let Doc = "Returns the 24-bit number that the application gave the instance that is hit. A miss "
            "and an empty hit object give 0.";
  let result = overloadTy;
  let resultDoc = "User number of the instance.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitInstanceID, $hitObject);
}

def HitObject_PrimitiveIndex : DXILOp<284, hitObject_StateScalar> {
  let Doc = "Returns the position of the primitive that is hit within its geometry. A miss and an "
            "empty hit object give 0.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitPrimitiveIndex, $hitObject);
}

def HitObject_HitKind : DXILOp<285, hitObject_StateScalar> {
  let Doc = "Returns how the primitive was hit. A miss and an empty hit object give 0.";
  let result = overloadTy;
  let resultDoc = "The hit kind; see HitKindValue.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitHitKind, $hitObject);
}

def HitObject_ShaderTableIndex : DXILOp<286, hitObject_StateScalar> {
  let Doc = "Returns the index of the shader record that invoking the hit object would use. An "
            "empty hit object gives 0.";
  let result = overloadTy;
  let resultDoc = "Index in the hit group or miss shader table.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitShaderTableIndex, $hitObject);
}

def HitObject_SetShaderTableIndex : DXILOp<287, hitObject_SetShaderTableIndex> {
  let Doc = "Returns a copy of a hit object that uses another shader record. For an empty one "
            "nothing changes. An index beyond the table is undefined behaviour when invoked.";
  let result = hitObjectTy;
  let resultDoc = "The changed hit object.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   Arg<i32Ty, "shaderTableIndex", "Index in the hit group or miss shader table.">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
  let meaning = (state HitWithShader, $hitObject, $shaderTableIndex);
}

def HitObject_LoadLocalRootTableConstant : DXILOp<288, hitObject_LoadLocalRootTableConstant> {
  let Doc = "Reads 32 bits of the local root arguments of the shader record of a hit object. "
            "Offsets outside the record, and empty hit objects, give an undefined value or 0.";
  let result = i32Ty;
  let resultDoc = "The value.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   Arg<i32Ty, "offset",
                       "Offset in the local root arguments, in bytes: a multiple of 4.">];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
  let meaning = (state HitRootConstant, $hitObject, $offset);
}

def HitObject_Attributes : DXILOp<289, hitObject_Attributes> {
  let Doc = "Copies the attributes of a hit to memory. For a miss or an empty hit object the "
            "memory is left undefined. The struct must be that of the hit.";
  let result = voidTy;
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">,
                   Arg<overloadTy, "attributes", "Pointer to the struct to fill.">];
  let overloads = [Overloads<DXIL1_9, [udtTy]>];
  let stages = [Stages<DXIL1_9, reorder_stages>];
  let attributes = [Attributes<DXIL1_9, [ArgMemOnly]>];
  let meaning = (opaque "reaches attributes by a pointer");
}

def HitObject_ClusterID : ExperimentalOp<6, hitObject_StateScalar> {
  let Doc = "Returns the number that the application gave the cluster that is hit. Outside "
            "clustered geometry it is -1.";
  let result = overloadTy;
  let resultDoc = "User number of the cluster, or -1.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, reorder_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
  let meaning = (state HitClusterID, $hitObject);
}

def HitObject_TriangleObjectPosition : ExperimentalOp<10, hitObject_TriangleObjectPosition> {
  let Doc = "Returns the vertices of the triangle that is hit, in the space of its instance. The "
            "acceleration structure must allow access to its data; for other hits than triangles "
            "the result is undefined.";
  let result = vec9Ty;
  let resultDoc = "Three coordinates of the first vertex, then of the second and the third.";
  let arguments = [Arg<hitObjectTy, "hitObject", "Hit object; undef is refused.">];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, reorder_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
  let meaning = (opaque "gives the vertices of the triangle that was hit");
}
} // category
