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

//===-- Pixel shader ------------------------------------------------------===//

let category = "Pixel shader" in {

def Discard : DXILOp<82, discard> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_discard;
  let result = voidTy;
  let arguments = [Arg<i1Ty, "condition">];
  let stages = [Stages<DXIL1_0, [pixel]>];
}
} // category

//===-- Derivatives -------------------------------------------------------===//

let category = "Derivatives" in {

def DerivCoarseX : DXILOp<83, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_ddx_coarse;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}

def DerivCoarseY : DXILOp<84, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_ddy_coarse;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}

def DerivFineX : DXILOp<85, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_ddx_fine;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}

def DerivFineY : DXILOp<86, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_ddy_fine;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}
} // category

//===-- Pixel shader ------------------------------------------------------===//

let category = "Pixel shader" in {

def EvalSnapped : DXILOp<87, evalSnapped> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "inputSigId">,
                   Arg<i32Ty, "inputRowIndex">,
                   Arg<i8Ty, "inputColIndex">,
                   Arg<i32Ty, "offsetX">,
                   Arg<i32Ty, "offsetY">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def EvalSampleIndex : DXILOp<88, evalSampleIndex> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "inputSigId">,
                   Arg<i32Ty, "inputRowIndex">,
                   Arg<i8Ty, "inputColIndex">,
                   Arg<i32Ty, "sampleIndex">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def EvalCentroid : DXILOp<89, evalCentroid> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "inputSigId">,
                   Arg<i32Ty, "inputRowIndex">,
                   Arg<i8Ty, "inputColIndex">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def SampleIndex : DXILOp<90, sampleIndex> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def Coverage : DXILOp<91, coverage> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def InnerCoverage : DXILOp<92, innerCoverage> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def AttributeAtVertex : DXILOp<137, attributeAtVertex> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "inputSigId">,
                   Arg<i32Ty, "inputRowIndex">,
                   Arg<i8Ty, "inputColIndex">,
                   Arg<i8Ty, "VertexID">];
  let overloads = [Overloads<DXIL1_1, [halfTy, floatTy, i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_1, [pixel]>];
  let attributes = [Attributes<DXIL1_1, [ReadNone]>];
}
} // category

//===-- Helper Lanes ------------------------------------------------------===//

let category = "Helper Lanes" in {

def IsHelperLane : DXILOp<221, isHelperLane> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_6, [i1Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadOnly]>];
}
} // category
