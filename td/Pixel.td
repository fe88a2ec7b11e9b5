// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Discard, derivatives, attribute evaluation, coverage and helper lanes.

def discard : DXILOpClass;
def evalSnapped : DXILOpClass;
def evalSampleIndex : DXILOpClass;
def evalCentroid : DXILOpClass;
def sampleIndex : DXILOpClass;
def coverage : DXILOpClass;
def innerCoverage : DXILOpClass;
def attributeAtVertex : DXILOpClass;
def isHelperLane : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def Discarded : MeaningState<i1Ty, [], "Whether the pixel is discarded.">;
def SnappedInput : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i32Ty, i32Ty],
    "An input at an offset from the pixel: element, row, column, offset in sixteenths.">;
def SampledInput : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i32Ty],
    "An input at a sample: element, row, column, sample.">;
def CentroidInput : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty], "An input at the centroid: element, row, column.">;
def VertexInput : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i8Ty],
    "An input at a vertex of the primitive: element, row, column, vertex.">;
def SampleNumber : MeaningState<overloadTy, [], "Number of the sample.">;
def CoverageMask : MeaningState<overloadTy, [], "Mask of covered samples, sample 0 in the lowest bit.">;
def FullCoverage : MeaningState<overloadTy, [], "Nonzero if the pixel is fully covered.">;
def HelperLane : MeaningState<overloadTy, [], "True in a helper lane.">;

// The difference of the values in two lanes of the quad.
class Difference<dag far, dag near> {
  dag inQuad = (withHelpers (fsub (readLane $value, far), (readLane $value, near)));
}

//===-- Pixel shader ------------------------------------------------------===//

let category = "Pixel shader" in {

def Discard : DXILOp<82, discard> {
  let Doc = "Ends the pixel if the condition is true: nothing it would have written to render "
            "targets, depth or UAVs from then on takes effect. The lane goes on as a helper lane "
            "for the derivatives of its quad.";
  let LLVMIntrinsic = int_dx_discard;
  let result = voidTy;
  let arguments = [Arg<i1Ty, "condition", "Discards the pixel if true.">];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let meaning = (when $condition, (setState Discarded, 1));
}
} // category

//===-- Derivatives -------------------------------------------------------===//

let category = "Derivatives" in {

def DerivCoarseX : DXILOp<83, unary> {
  let Doc = "Estimates the rate of change of a value per pixel in x, once for the whole 2 by 2 "
            "quad; which pair of pixels is used is not specified, so the own pixel may not take "
            "part. In compute-like stages, from DXIL 1.6, quads are four consecutive threads, or 2 "
            "by 2 threads of a group whose sizes in x and y are even. In divergent control flow "
            "the result is undefined. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_dx_ddx_coarse;
  let result = overloadTy;
  let resultDoc = "Difference towards larger x, per pixel.";
  let arguments = [Arg<overloadTy, "value", "Value to differentiate.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
  let meaning = Difference<(add (and (lane), -4), 1), (and (lane), -4)>.inQuad;
}

def DerivCoarseY : DXILOp<84, unary> {
  let Doc = "Estimates the rate of change of a value per pixel in y, once for the whole 2 by 2 "
            "quad; which pair of pixels is used is not specified, so the own pixel may not take "
            "part. In compute-like stages, from DXIL 1.6, quads are four consecutive threads, or 2 "
            "by 2 threads of a group whose sizes in x and y are even. In divergent control flow "
            "the result is undefined. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_dx_ddy_coarse;
  let result = overloadTy;
  let resultDoc = "Difference towards larger y, per pixel.";
  let arguments = [Arg<overloadTy, "value", "Value to differentiate.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
  let meaning = Difference<(add (and (lane), -4), 2), (and (lane), -4)>.inQuad;
}

def DerivFineX : DXILOp<85, unary> {
  let Doc = "Computes the rate of change of a value per pixel in x from this pixel and its "
            "neighbour in the quad, so the two rows of a quad have results of their own. In "
            "compute-like stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 "
            "threads of a group whose sizes in x and y are even. In divergent control flow the "
            "result is undefined. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_dx_ddx_fine;
  let result = overloadTy;
  let resultDoc = "Difference towards larger x, per pixel.";
  let arguments = [Arg<overloadTy, "value", "Value to differentiate.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
  let meaning = Difference<(or (lane), 1), (and (lane), -2)>.inQuad;
}

def DerivFineY : DXILOp<86, unary> {
  let Doc = "Computes the rate of change of a value per pixel in y from this pixel and its "
            "neighbour in the quad, so the two columns of a quad have results of their own. In "
            "compute-like stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 "
            "threads of a group whose sizes in x and y are even. In divergent control flow the "
            "result is undefined. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_dx_ddy_fine;
  let result = overloadTy;
  let resultDoc = "Difference towards larger y, per pixel.";
  let arguments = [Arg<overloadTy, "value", "Value to differentiate.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
  let meaning = Difference<(or (lane), 2), (and (lane), -3)>.inQuad;
}
} // category

//===-- Pixel shader ------------------------------------------------------===//

let category = "Pixel shader" in {

def EvalSnapped : DXILOp<87, evalSnapped> {
  let Doc = "Interpolates an input at an offset from the pixel centre, snapped to a grid of 16 by "
            "16 positions. Only the low four bits of an offset count, as a signed number. A "
            "position outside the primitive is extrapolated. The element must be interpolated "
            "linearly in some way, and must not be the position.";
  let accesses = "Input";
  let result = overloadTy;
  let resultDoc = "The interpolated value.";
  let arguments = [Arg<i32Ty, "inputSigId",
                       "Number of the element in the input signature; a constant.">,
                   Arg<i32Ty, "inputRowIndex", "Row within the element.">,
                   Arg<i8Ty, "inputColIndex", "Column within the element; a constant.">,
                   Arg<i32Ty, "offsetX", "Offset in x, from -8 to 7 sixteenths of a pixel.">,
                   Arg<i32Ty, "offsetY", "Offset in y, from -8 to 7 sixteenths of a pixel.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state SnappedInput, $inputSigId, $inputRowIndex, $inputColIndex, $offsetX, $offsetY);
}

def EvalSampleIndex : DXILOp<88, evalSampleIndex> {
  let Doc = "Interpolates an input at the position of a sample. A sample that does not exist gives "
            "an undefined value. The element must be interpolated linearly in some way, and must "
            "not be the position.";
  let accesses = "Input";
  let result = overloadTy;
  let resultDoc = "The interpolated value.";
  let arguments = [Arg<i32Ty, "inputSigId",
                       "Number of the element in the input signature; a constant.">,
                   Arg<i32Ty, "inputRowIndex", "Row within the element.">,
                   Arg<i8Ty, "inputColIndex", "Column within the element; a constant.">,
                   Arg<i32Ty, "sampleIndex", "Number of the sample.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state SampledInput, $inputSigId, $inputRowIndex, $inputColIndex, $sampleIndex);
}

def EvalCentroid : DXILOp<89, evalCentroid> {
  let Doc = "Interpolates an input at a position that is inside both pixel and primitive; a fully "
            "covered pixel uses its centre. The element must be interpolated linearly in some way, "
            "and must not be the position.";
  let accesses = "Input";
  let result = overloadTy;
  let resultDoc = "The interpolated value.";
  let arguments = [Arg<i32Ty, "inputSigId",
                       "Number of the element in the input signature; a constant.">,
                   Arg<i32Ty, "inputRowIndex", "Row within the element.">,
                   Arg<i8Ty, "inputColIndex", "Column within the element; a constant.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state CentroidInput, $inputSigId, $inputRowIndex, $inputColIndex);
}

def SampleIndex : DXILOp<90, sampleIndex> {
  let Doc = "Returns the number of the sample that is shaded. Using it makes the shader run once "
            "for each covered sample.";
  let result = overloadTy;
  let resultDoc = "Number of the sample.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state SampleNumber);
}

def Coverage : DXILOp<91, coverage> {
  let Doc = "Returns the samples of the pixel that the primitive covers and that passed early "
            "tests, one bit for each. It is 0 in helper lanes. A shader cannot use it together "
            "with InnerCoverage.";
  let result = overloadTy;
  let resultDoc = "Mask of covered samples, sample 0 in the lowest bit.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state CoverageMask);
}

def InnerCoverage : DXILOp<92, innerCoverage> {
  let Doc = "Tells whether conservative rasterization found the pixel entirely inside the "
            "primitive. A shader cannot use it together with Coverage, and without conservative "
            "rasterization the value is 0.";
  let result = overloadTy;
  let resultDoc = "Nonzero if the pixel is fully covered.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state FullCoverage);
}

def AttributeAtVertex : DXILOp<137, attributeAtVertex> {
  let Doc = "Returns an input as one vertex of the primitive has it, without interpolation. The "
            "element must be declared as not interpolated. The order of the vertices is that of "
            "the provoking vertex rules, and matches the barycentric weights.";
  let accesses = "Input";
  let result = overloadTy;
  let resultDoc = "The value at that vertex.";
  let arguments = [Arg<i32Ty, "inputSigId",
                       "Number of the element in the input signature; a constant.">,
                   Arg<i32Ty, "inputRowIndex", "Row within the element.">,
                   Arg<i8Ty, "inputColIndex", "Column within the element; a constant.">,
                   Arg<i8Ty, "VertexID", "Vertex of the primitive, from 0 to 2.">];
  let overloads = [Overloads<DXIL1_1, [halfTy, floatTy, i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_1, [pixel]>];
  let attributes = [Attributes<DXIL1_1, [ReadNone]>];
  let meaning = (state VertexInput, $inputSigId, $inputRowIndex, $inputColIndex, $VertexID);
}
} // category

//===-- Helper Lanes ------------------------------------------------------===//

let category = "Helper Lanes" in {

def IsHelperLane : DXILOp<221, isHelperLane> {
  let Doc = "Tells whether the lane exists only for the derivatives of its quad, because it lies "
            "outside the primitive or was discarded. The answer may change during a shader, and is "
            "false in stages other than pixel shaders.";
  let result = overloadTy;
  let resultDoc = "True in a helper lane.";
  let overloads = [Overloads<DXIL1_6, [i1Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadOnly]>];
  let meaning = (state HelperLane);
}
} // category
