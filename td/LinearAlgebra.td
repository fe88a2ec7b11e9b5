// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices and vectors in cooperation of threads (experimental).

def linAlgMatrixMultiplyAccumulate : DXILOpClass;
def linAlgFillMatrix : DXILOpClass;
def linAlgCopyConvertMatrix : DXILOpClass;
def linAlgMatrixLoadFromDescriptor : DXILOpClass;
def linAlgMatrixLoadFromMemory : DXILOpClass;
def linAlgMatrixLength : DXILOpClass;
def linAlgMatrixGetCoordinate : DXILOpClass;
def linAlgMatrixGetElement : DXILOpClass;
def linAlgMatrixSetElement : DXILOpClass;
def linAlgMatrixStoreToDescriptor : DXILOpClass;
def linAlgMatrixStoreToMemory : DXILOpClass;
def linAlgMatrixQueryAccumulatorLayout : DXILOpClass;
def linAlgMatrixMultiply : DXILOpClass;
def linAlgMatrixAccumulate : DXILOpClass;
def linAlgMatVecMul : DXILOpClass;
def linAlgMatVecMulAdd : DXILOpClass;
def linAlgMatrixAccumulateToDescriptor : DXILOpClass;
def linAlgMatrixAccumulateToMemory : DXILOpClass;
def linAlgMatrixOuterProduct : DXILOpClass;
def linAlgConvert : DXILOpClass;
def linAlgVectorAccumulateToDescriptor : DXILOpClass;

//===-- Linear Algebra Operations -----------------------------------------===//

let category = "Linear Algebra Operations" in {

def LinAlgMatrixMultiplyAccumulate : ExperimentalOp<11, linAlgMatrixMultiplyAccumulate> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrixA">,
                   Arg<overload2Ty, "matrixB">,
                   Arg<overload3Ty, "matrixC">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [objectTy]>,
                   DimensionOverloads<3, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgFillMatrix : ExperimentalOp<12, linAlgFillMatrix> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "value">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgCopyConvertMatrix : ExperimentalOp<13, linAlgCopyConvertMatrix> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "srcMatrix">,
                   Arg<i1Ty, "transpose">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixLoadFromDescriptor : ExperimentalOp<14, linAlgMatrixLoadFromDescriptor> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<handleTy, "handle">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "stride">,
                   Arg<i32Ty, "layout">,
                   Arg<i32Ty, "align">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgMatrixLoadFromMemory : ExperimentalOp<15, linAlgMatrixLoadFromMemory> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<groupsharedPtr1Ty, "memory">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "stride">,
                   Arg<i32Ty, "layout">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixLength : ExperimentalOp<16, linAlgMatrixLength> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<overloadTy, "matrix">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixGetCoordinate : ExperimentalOp<17, linAlgMatrixGetCoordinate> {
  let Doc = "";
  let result = int2Ty;
  let arguments = [Arg<overloadTy, "matrix">,
                   Arg<i32Ty, "threadLocalIndex">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixGetElement : ExperimentalOp<18, linAlgMatrixGetElement> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrix">,
                   Arg<i32Ty, "threadLocalIndex">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixSetElement : ExperimentalOp<19, linAlgMatrixSetElement> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrix">,
                   Arg<i32Ty, "threadLocalIndex">,
                   Arg<overload2Ty, "value">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixStoreToDescriptor : ExperimentalOp<20, linAlgMatrixStoreToDescriptor> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<overloadTy, "matrix">,
                   Arg<handleTy, "handle">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "stride">,
                   Arg<i32Ty, "layout">,
                   Arg<i32Ty, "align">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixStoreToMemory : ExperimentalOp<21, linAlgMatrixStoreToMemory> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<overload0Ty, "matrix">,
                   Arg<groupsharedPtr1Ty, "memory">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "stride">,
                   Arg<i32Ty, "layout">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixQueryAccumulatorLayout : ExperimentalOp<22, linAlgMatrixQueryAccumulatorLayout> {
  let Doc = "";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgMatrixMultiply : ExperimentalOp<23, linAlgMatrixMultiply> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrixA">,
                   Arg<overload2Ty, "matrixB">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixAccumulate : ExperimentalOp<24, linAlgMatrixAccumulate> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrixLHS">,
                   Arg<overload2Ty, "matrixRHS">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatVecMul : ExperimentalOp<25, linAlgMatVecMul> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrix">,
                   Arg<i1Ty, "isOutputSigned">,
                   Arg<overload2Ty, "inputVector">,
                   Arg<i32Ty, "interpretation">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgMatVecMulAdd : ExperimentalOp<26, linAlgMatVecMulAdd> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "matrix">,
                   Arg<i1Ty, "isOutputSigned">,
                   Arg<overload2Ty, "inputVector">,
                   Arg<i32Ty, "inputInterpretation">,
                   Arg<overload3Ty, "biasVector">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<3, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgMatrixAccumulateToDescriptor : ExperimentalOp<27, linAlgMatrixAccumulateToDescriptor> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<overloadTy, "matrix">,
                   Arg<handleTy, "handle">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "stride">,
                   Arg<i32Ty, "layout">,
                   Arg<i32Ty, "align">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgMatrixAccumulateToMemory : ExperimentalOp<28, linAlgMatrixAccumulateToMemory> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<overload0Ty, "matrix">,
                   Arg<groupsharedPtr1Ty, "memory">,
                   Arg<i32Ty, "targetType">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "stride">,
                   Arg<i32Ty, "layout">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}

def LinAlgMatrixOuterProduct : ExperimentalOp<29, linAlgMatrixOuterProduct> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "vectorA">,
                   Arg<overload2Ty, "vectorB">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<2, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgConvert : ExperimentalOp<30, linAlgConvert> {
  let Doc = "";
  let result = overload0Ty;
  let arguments = [Arg<overload1Ty, "inputVector">,
                   Arg<i32Ty, "inputInterpretation">,
                   Arg<i32Ty, "outputInterpretation">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}

def LinAlgVectorAccumulateToDescriptor : ExperimentalOp<31, linAlgVectorAccumulateToDescriptor> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "handle">,
                   Arg<i32Ty, "offset">,
                   Arg<i32Ty, "align">,
                   Arg<overloadTy, "vector">];
  let overloads = [Overloads<DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
} // category
