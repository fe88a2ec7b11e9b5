// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that return the state of a ray query: its ray, its candidate and its committed hit.

let category = "Inline Ray Query" in {

def RayQuery_CommittedStatus : DXILOp<184, rayQuery_StateScalar> {
  let Doc = "Tells what kind of hit the query has committed, if any.";
  let result = overloadTy;
  let resultDoc = "A value of CommittedStatus.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedStatus, $rayQueryHandle);
}

def RayQuery_CandidateType : DXILOp<185, rayQuery_StateScalar> {
  let Doc = "Tells what kind of primitive the candidate is. It is defined after RayQuery_Proceed "
            "returned true.";
  let result = overloadTy;
  let resultDoc = "A value of CandidateType.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateType, $rayQueryHandle);
}

def RayQuery_CandidateObjectToWorld3x4 : DXILOp<186, rayQuery_StateMatrix> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from the space of the "
            "instance of the candidate to world space. It is defined after RayQuery_Proceed "
            "returned true.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   Arg<i32Ty, "row", "Row: 0 to 2.">,
                   Arg<i8Ty, "col", "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateObjectToWorld3x4, $rayQueryHandle, $row, $col);
}

def RayQuery_CandidateWorldToObject3x4 : DXILOp<187, rayQuery_StateMatrix> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from world space to the "
            "space of the instance of the candidate. It is defined after RayQuery_Proceed returned "
            "true.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   Arg<i32Ty, "row", "Row: 0 to 2.">,
                   Arg<i8Ty, "col", "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateWorldToObject3x4, $rayQueryHandle, $row, $col);
}

def RayQuery_CommittedObjectToWorld3x4 : DXILOp<188, rayQuery_StateMatrix> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from the space of the "
            "instance of the committed hit to world space. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   Arg<i32Ty, "row", "Row: 0 to 2.">,
                   Arg<i8Ty, "col", "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedObjectToWorld3x4, $rayQueryHandle, $row, $col);
}

def RayQuery_CommittedWorldToObject3x4 : DXILOp<189, rayQuery_StateMatrix> {
  let Doc = "Returns one element of the 3 by 4 matrix that takes points from world space to the "
            "space of the instance of the committed hit. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "The element.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   Arg<i32Ty, "row", "Row: 0 to 2.">,
                   Arg<i8Ty, "col", "Column: 0 to 3; the last is the translation.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedWorldToObject3x4, $rayQueryHandle, $row, $col);
}

def RayQuery_CandidateProceduralPrimitiveNonOpaque : DXILOp<190, rayQuery_StateScalar> {
  let Doc = "Tells whether the candidate procedural primitive is not opaque, so the shader may "
            "want to test it like an any-hit shader does. It is defined after RayQuery_Proceed "
            "returned true for a procedural primitive.";
  let result = overloadTy;
  let resultDoc = "True if it is not opaque.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateProceduralPrimitiveNonOpaque, $rayQueryHandle);
}

def RayQuery_CandidateTriangleFrontFace : DXILOp<191, rayQuery_StateScalar> {
  let Doc = "Tells whether the triangle of the candidate is seen from the front. It is defined "
            "after RayQuery_Proceed returned true for a triangle.";
  let result = overloadTy;
  let resultDoc = "True for the front.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateTriangleFrontFace, $rayQueryHandle);
}

def RayQuery_CommittedTriangleFrontFace : DXILOp<192, rayQuery_StateScalar> {
  let Doc = "Tells whether the triangle of the committed hit is seen from the front. It is defined "
            "once a hit is committed and is a triangle.";
  let result = overloadTy;
  let resultDoc = "True for the front.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedTriangleFrontFace, $rayQueryHandle);
}

def RayQuery_CandidateTriangleBarycentrics : DXILOp<193, rayQuery_StateVector> {
  let Doc = "Returns one barycentric coordinate of the point where the ray meets the triangle of "
            "the candidate: the weight of its second or third vertex. It is defined after "
            "RayQuery_Proceed returned true for a triangle.";
  let result = overloadTy;
  let resultDoc = "Weight, from 0 to 1.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 1,
                            "Coordinate: 0 for the weight of the second vertex, 1 for the third.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateTriangleBarycentrics, $rayQueryHandle, $component);
}

def RayQuery_CommittedTriangleBarycentrics : DXILOp<194, rayQuery_StateVector> {
  let Doc = "Returns one barycentric coordinate of the point where the ray meets the triangle of "
            "the committed hit: the weight of its second or third vertex. It is defined once a hit "
            "is committed and is a triangle.";
  let result = overloadTy;
  let resultDoc = "Weight, from 0 to 1.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 1,
                            "Coordinate: 0 for the weight of the second vertex, 1 for the third.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedTriangleBarycentrics, $rayQueryHandle, $component);
}

def RayQuery_RayFlags : DXILOp<195, rayQuery_StateScalar> {
  let Doc = "Returns the flags of the ray, those of the query included. It is defined after "
            "RayQuery_TraceRayInline.";
  let result = overloadTy;
  let resultDoc = "A union of RayFlag values.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryRayFlags, $rayQueryHandle);
}

def RayQuery_WorldRayOrigin : DXILOp<196, rayQuery_StateVector> {
  let Doc = "Returns one coordinate of the origin of the ray in world space. It is defined after "
            "RayQuery_TraceRayInline.";
  let result = overloadTy;
  let resultDoc = "Coordinate in world space.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryWorldRayOrigin, $rayQueryHandle, $component);
}

def RayQuery_WorldRayDirection : DXILOp<197, rayQuery_StateVector> {
  let Doc = "Returns one coordinate of the direction of the ray in world space, with the length it "
            "was traced with. It is defined after RayQuery_TraceRayInline.";
  let result = overloadTy;
  let resultDoc = "Coordinate in world space.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryWorldRayDirection, $rayQueryHandle, $component);
}

def RayQuery_RayTMin : DXILOp<198, rayQuery_StateScalar> {
  let Doc = "Returns where along the ray the search starts, in lengths of its direction. It is "
            "defined after RayQuery_TraceRayInline.";
  let result = overloadTy;
  let resultDoc = "Start of the ray.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryRayTMin, $rayQueryHandle);
}

def RayQuery_CandidateTriangleRayT : DXILOp<199, rayQuery_StateScalar> {
  let Doc = "Returns how far along the ray the candidate is, in lengths of the direction. It is "
            "defined after RayQuery_Proceed returned true for a triangle.";
  let result = overloadTy;
  let resultDoc = "Distance along the ray.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateTriangleRayT, $rayQueryHandle);
}

def RayQuery_CommittedRayT : DXILOp<200, rayQuery_StateScalar> {
  let Doc = "Returns how far along the ray the committed hit is, in lengths of the direction. "
            "Without a committed hit it is the end of the ray.";
  let result = overloadTy;
  let resultDoc = "Distance along the ray.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedRayT, $rayQueryHandle);
}

def RayQuery_CandidateInstanceIndex : DXILOp<201, rayQuery_StateScalar> {
  let Doc = "Returns the position of the instance of the candidate in the top-level acceleration "
            "structure. It is defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateInstanceIndex, $rayQueryHandle);
}

def RayQuery_CandidateInstanceID : DXILOp<202, rayQuery_StateScalar> {
  let Doc = "Returns the 24-bit number that the application gave the instance of the candidate. It "
            "is defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "User number of the instance.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateInstanceID, $rayQueryHandle);
}

def RayQuery_CandidateGeometryIndex : DXILOp<203, rayQuery_StateScalar> {
  let Doc = "Returns the position of the geometry of the candidate within its bottom-level "
            "acceleration structure. It is defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateGeometryIndex, $rayQueryHandle);
}

def RayQuery_CandidatePrimitiveIndex : DXILOp<204, rayQuery_StateScalar> {
  let Doc = "Returns the position of the primitive of the candidate within its geometry. It is "
            "defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidatePrimitiveIndex, $rayQueryHandle);
}

def RayQuery_CandidateObjectRayOrigin : DXILOp<205, rayQuery_StateVector> {
  let Doc = "Returns one coordinate of the origin of the ray in the space of the instance of the "
            "candidate. It is defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateObjectRayOrigin, $rayQueryHandle, $component);
}

def RayQuery_CandidateObjectRayDirection : DXILOp<206, rayQuery_StateVector> {
  let Doc = "Returns one coordinate of the direction of the ray in the space of the instance of "
            "the candidate; it is not normalized. It is defined after RayQuery_Proceed returned "
            "true.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateObjectRayDirection, $rayQueryHandle, $component);
}

def RayQuery_CommittedInstanceIndex : DXILOp<207, rayQuery_StateScalar> {
  let Doc = "Returns the position of the instance of the committed hit in the top-level "
            "acceleration structure. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedInstanceIndex, $rayQueryHandle);
}

def RayQuery_CommittedInstanceID : DXILOp<208, rayQuery_StateScalar> {
  let Doc = "Returns the 24-bit number that the application gave the instance of the committed "
            "hit. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "User number of the instance.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedInstanceID, $rayQueryHandle);
}

def RayQuery_CommittedGeometryIndex : DXILOp<209, rayQuery_StateScalar> {
  let Doc = "Returns the position of the geometry of the committed hit within its bottom-level "
            "acceleration structure. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedGeometryIndex, $rayQueryHandle);
}

def RayQuery_CommittedPrimitiveIndex : DXILOp<210, rayQuery_StateScalar> {
  let Doc = "Returns the position of the primitive of the committed hit within its geometry. It is "
            "defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "Index from 0.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedPrimitiveIndex, $rayQueryHandle);
}

def RayQuery_CommittedObjectRayOrigin : DXILOp<211, rayQuery_StateVector> {
  let Doc = "Returns one coordinate of the origin of the ray in the space of the instance of the "
            "committed hit. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedObjectRayOrigin, $rayQueryHandle, $component);
}

def RayQuery_CommittedObjectRayDirection : DXILOp<212, rayQuery_StateVector> {
  let Doc = "Returns one coordinate of the direction of the ray in the space of the instance of "
            "the committed hit; it is not normalized. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "Coordinate in object space.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">,
                   RangeImm<i8Ty, "component", 0, 2, "Coordinate: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedObjectRayDirection, $rayQueryHandle, $component);
}

def RayQuery_CandidateInstanceContributionToHitGroupIndex : DXILOp<214, rayQuery_StateScalar> {
  let Doc = "Returns the number that the application gave the instance of the candidate as its "
            "share of the shader table index. It is defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "Share of the instance.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCandidateInstanceContributionToHitGroupIndex, $rayQueryHandle);
}

def RayQuery_CommittedInstanceContributionToHitGroupIndex : DXILOp<215, rayQuery_StateScalar> {
  let Doc = "Returns the number that the application gave the instance of the committed hit as its "
            "share of the shader table index. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "Share of the instance.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (state QueryCommittedInstanceContributionToHitGroupIndex, $rayQueryHandle);
}

def AllocateRayQuery2 : DXILOp<258, allocateRayQuery2> {
  let Doc = "Creates a ray query object with ray flags and query flags known at compile time. "
            "ForceOMM2State needs AllowOpacityMicromaps. It holds no ray until "
            "RayQuery_TraceRayInline gives it one.";
  let result = i32Ty;
  let resultDoc = "The query.";
  let arguments = [UnsignedEnumImm<i32Ty, "constRayFlags", RayFlag,
                                   "Flags that hold for every ray of the query.",
                                   "DECL.ALLOCATERAYQUERY2FLAGSARECONST">,
                   UnsignedEnumImm<i32Ty, "constRayQueryFlags", RayQueryFlag,
                                   "Flags of the query.",
                                   "DECL.ALLOCATERAYQUERY2FLAGSARECONST">];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let meaning = (opaque "makes a query, or is a step of its traversal");
}

def RayQuery_CandidateClusterID : ExperimentalOp<4, rayQuery_StateScalar> {
  let Doc = "Returns the number that the application gave the cluster of the candidate. Outside "
            "clustered geometry it is -1. It is defined after RayQuery_Proceed returned true.";
  let result = overloadTy;
  let resultDoc = "User number of the cluster, or -1.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
  let meaning = (state QueryCandidateClusterID, $rayQueryHandle);
}

def RayQuery_CommittedClusterID : ExperimentalOp<5, rayQuery_StateScalar> {
  let Doc = "Returns the number that the application gave the cluster of the committed hit. "
            "Outside clustered geometry it is -1. It is defined once a hit is committed.";
  let result = overloadTy;
  let resultDoc = "User number of the cluster, or -1.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
  let meaning = (state QueryCommittedClusterID, $rayQueryHandle);
}

def RayQuery_CandidateTriangleObjectPosition
    : ExperimentalOp<8, rayQuery_CandidateTriangleObjectPosition> {
  let Doc = "Returns the vertices of the triangle of the candidate, in the space of its instance. "
            "The acceleration structure must allow access to its data. It is defined after "
            "RayQuery_Proceed returned true for a triangle.";
  let result = vec9Ty;
  let resultDoc = "Three coordinates of the first vertex, then of the second and the third.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
  let meaning = (opaque "gives the vertices of the triangle that was hit");
}

def RayQuery_CommittedTriangleObjectPosition
    : ExperimentalOp<9, rayQuery_CommittedTriangleObjectPosition> {
  let Doc = "Returns the vertices of the triangle of the committed hit, in the space of its "
            "instance. The acceleration structure must allow access to its data. It is defined "
            "once a hit is committed and is a triangle.";
  let result = vec9Ty;
  let resultDoc = "Three coordinates of the first vertex, then of the second and the third.";
  let arguments = [Arg<i32Ty, "rayQueryHandle",
                       "Query, from AllocateRayQuery or AllocateRayQuery2.">];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
  let meaning = (opaque "gives the vertices of the triangle that was hit");
}
} // category
