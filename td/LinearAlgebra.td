// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices and vectors on which threads cooperate (experimental).

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
  let Doc = "Multiplies an M by K matrix by a K by N matrix and adds the product to an M by N "
            "matrix. The use of the operands must be A, B and Accumulator, and all have one scope. "
            "The scope of the matrices is a wave or a thread group, all of whose threads must make "
            "the call together with the same arguments. The order of the additions and the "
            "precision in between are not specified.";
  let result = overload0Ty;
  let resultDoc = "A * B + C.";
  let arguments = [Arg<overload1Ty, "matrixA", "Left factor.">,
                   Arg<overload2Ty, "matrixB", "Right factor.">,
                   Arg<overload3Ty, "matrixC", "Matrix to add to.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [objectTy]>,
                   DimensionOverloads<3, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgFillMatrix : ExperimentalOp<12, linAlgFillMatrix> {
  let Doc = "Makes a matrix whose elements all have one value. The scope of the matrices is a wave "
            "or a thread group, all of whose threads must make the call together with the same "
            "arguments.";
  let result = overload0Ty;
  let resultDoc = "The filled matrix.";
  let arguments = [Arg<overload1Ty, "value",
                       "Value of each element, converted to the component type of the matrix.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10,
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgCopyConvertMatrix : ExperimentalOp<13, linAlgCopyConvertMatrix> {
  let Doc = "Copies a matrix to another component type or use, and transposes it if asked. Values "
            "that the type cannot represent are rounded or saturated as in other conversions. The "
            "scope of the matrices is a wave or a thread group, all of whose threads must make the "
            "call together with the same arguments.";
  let result = overload0Ty;
  let resultDoc = "The converted matrix.";
  let arguments = [Arg<overload1Ty, "srcMatrix", "Matrix to copy.">,
                   Arg<i1Ty, "transpose", "True to transpose; a constant.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixLoadFromDescriptor : ExperimentalOp<14, linAlgMatrixLoadFromDescriptor> {
  let Doc = "Reads a matrix from a byte-address buffer. A matrix of thread scope needs a read-only "
            "buffer; one of wave or thread group scope needs rows or columns. Elements beyond the "
            "end of the buffer read as 0.";
  let result = overloadTy;
  let resultDoc = "The matrix.";
  let arguments = [Arg<handleTy, "handle", "Byte-address buffer.">,
                   Arg<i32Ty, "offset", "Offset of the first element in the buffer, in bytes.">,
                   Arg<i32Ty, "stride",
                       "Bytes from one row or column to the next; a constant 0 for layouts without "
                       "rows.">,
                   EnumArg<i32Ty, "layout", MatrixLayout, "Order of the elements; a constant.">,
                   Arg<i32Ty, "align",
                       "Alignment of the first element in bytes: a constant, a positive multiple "
                       "of 128.">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixLoadFromMemory : ExperimentalOp<15, linAlgMatrixLoadFromMemory> {
  let Doc = "Reads a matrix from a groupshared array. The scope of the matrices is a wave or a "
            "thread group, all of whose threads must make the call together with the same "
            "arguments. Elements outside the array are undefined.";
  let result = overload0Ty;
  let resultDoc = "The matrix.";
  let arguments = [Arg<groupsharedPtr1Ty, "memory", "Groupshared array.">,
                   Arg<i32Ty, "offset", "Offset of the first element in the array, in elements.">,
                   Arg<i32Ty, "stride",
                       "Elements of the array from one row or column to the next.">,
                   EnumArg<i32Ty, "layout", MatrixLayout, "Order of the elements.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixLength : ExperimentalOp<16, linAlgMatrixLength> {
  let Doc = "Returns how many elements of a matrix this thread holds. How elements are spread over "
            "the threads of the scope is not specified, and differs between devices.";
  let result = i32Ty;
  let resultDoc = "Number of elements, which may be 0.";
  let arguments = [Arg<overloadTy, "matrix", "Matrix of wave or thread group scope.">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixGetCoordinate : ExperimentalOp<17, linAlgMatrixGetCoordinate> {
  let Doc = "Returns where in the matrix an element is that this thread holds. An index beyond the "
            "elements of the thread gives a position outside the matrix.";
  let result = int2Ty;
  let resultDoc = "The row, then the column.";
  let arguments = [Arg<overloadTy, "matrix", "Matrix of wave or thread group scope.">,
                   Arg<i32Ty, "threadLocalIndex",
                       "Element that this thread holds, from 0 to LinAlgMatrixLength less one.">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixGetElement : ExperimentalOp<18, linAlgMatrixGetElement> {
  let Doc = "Returns the value of an element that this thread holds, converted to the overload "
            "type. An index beyond the elements of the thread gives 0.";
  let result = overload0Ty;
  let resultDoc = "The value.";
  let arguments = [Arg<overload1Ty, "matrix", "Matrix of wave or thread group scope.">,
                   Arg<i32Ty, "threadLocalIndex",
                       "Element that this thread holds, from 0 to LinAlgMatrixLength less one.">];
  let overloads = [DimensionOverloads<0, DXIL1_10,
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixSetElement : ExperimentalOp<19, linAlgMatrixSetElement> {
  let Doc = "Returns a copy of a matrix with the value of one element that this thread holds "
            "replaced. An index beyond the elements of the thread changes nothing.";
  let result = overload0Ty;
  let resultDoc = "The changed matrix.";
  let arguments = [Arg<overload1Ty, "matrix", "Matrix of wave or thread group scope.">,
                   Arg<i32Ty, "threadLocalIndex",
                       "Element that this thread holds, from 0 to LinAlgMatrixLength less one.">,
                   Arg<overload2Ty, "value", "New value, converted to the component type.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10,
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixStoreToDescriptor : ExperimentalOp<20, linAlgMatrixStoreToDescriptor> {
  let Doc = "Writes a matrix to a byte-address buffer, in rows or columns. The scope of the "
            "matrices is a wave or a thread group, all of whose threads must make the call "
            "together with the same arguments. Elements beyond the end of the buffer are dropped.";
  let result = voidTy;
  let arguments = [Arg<overloadTy, "matrix", "Matrix of wave or thread group scope.">,
                   Arg<handleTy, "handle", "Byte-address buffer: a UAV.">,
                   Arg<i32Ty, "offset", "Offset of the first element in the buffer, in bytes.">,
                   Arg<i32Ty, "stride", "Bytes from one row or column to the next.">,
                   EnumArg<i32Ty, "layout", MatrixLayout,
                           "Order of the elements: a constant, RowMajor or ColumnMajor.">,
                   Arg<i32Ty, "align",
                       "Alignment of the first element in bytes: a constant, a positive multiple "
                       "of 128.">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixStoreToMemory : ExperimentalOp<21, linAlgMatrixStoreToMemory> {
  let Doc = "Writes a matrix to a groupshared array. The scope of the matrices is a wave or a "
            "thread group, all of whose threads must make the call together with the same "
            "arguments. Elements outside the array are undefined behaviour.";
  let result = voidTy;
  let arguments = [Arg<overload0Ty, "matrix", "Matrix to store.">,
                   Arg<groupsharedPtr1Ty, "memory", "Groupshared array.">,
                   Arg<i32Ty, "offset", "Offset of the first element in the array, in elements.">,
                   Arg<i32Ty, "stride",
                       "Elements of the array from one row or column to the next.">,
                   EnumArg<i32Ty, "layout", MatrixLayout, "Order of the elements.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixQueryAccumulatorLayout : ExperimentalOp<22, linAlgMatrixQueryAccumulatorLayout> {
  let Doc = "Tells how the device spreads an accumulator over threads: like a left factor or like "
            "a right factor. It is a constant for a device, known when the shader is compiled for "
            "it.";
  let result = i32Ty;
  let resultDoc = "0 for the layout of A, 1 for that of B; see MatrixUse.";
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixMultiply : ExperimentalOp<23, linAlgMatrixMultiply> {
  let Doc = "Multiplies an M by K matrix by a K by N matrix. The use of the operands must be A and "
            "B, that of the result Accumulator, and all have one scope. The scope of the matrices "
            "is a wave or a thread group, all of whose threads must make the call together with "
            "the same arguments. The order of the additions and the precision in between are not "
            "specified.";
  let result = overload0Ty;
  let resultDoc = "A * B.";
  let arguments = [Arg<overload1Ty, "matrixA", "Left factor.">,
                   Arg<overload2Ty, "matrixB", "Right factor.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixAccumulate : ExperimentalOp<24, linAlgMatrixAccumulate> {
  let Doc = "Adds a matrix of use A or B to an accumulator of the same size, element by element. "
            "The scope of the matrices is a wave or a thread group, all of whose threads must make "
            "the call together with the same arguments.";
  let result = overload0Ty;
  let resultDoc = "The sum.";
  let arguments = [Arg<overload1Ty, "matrixLHS", "Accumulator.">,
                   Arg<overload2Ty, "matrixRHS", "Matrix to add.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatVecMul : ExperimentalOp<25, linAlgMatVecMul> {
  let Doc = "Multiplies an M by K matrix by a vector of K components. Types narrower than the "
            "elements are packed, several to an element. The matrix has thread scope and use A, so "
            "every thread may have its own. The precision in between is not specified.";
  let result = overload0Ty;
  let resultDoc = "A vector of M elements.";
  let arguments = [Arg<overload1Ty, "matrix", "Matrix of thread scope.">,
                   Arg<i1Ty, "isOutputSigned",
                       "True if the elements of the result are signed, which floats always are; a "
                       "constant.">,
                   Arg<overload2Ty, "inputVector", "Vector to multiply.">,
                   EnumArg<i32Ty, "interpretation", ComponentType,
                           "Component type that the elements of the vector stand for; a "
                           "constant.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatVecMulAdd : ExperimentalOp<26, linAlgMatVecMulAdd> {
  let Doc = "Multiplies an M by K matrix by a vector of K components and adds a vector of M "
            "elements of the type of the result. Types narrower than the elements are packed, "
            "several to an element. The matrix has thread scope and use A, so every thread may "
            "have its own. The precision in between is not specified.";
  let result = overload0Ty;
  let resultDoc = "A vector of M elements.";
  let arguments = [Arg<overload1Ty, "matrix", "Matrix of thread scope.">,
                   Arg<i1Ty, "isOutputSigned",
                       "True if the elements of the result are signed, which floats always are; a "
                       "constant.">,
                   Arg<overload2Ty, "inputVector", "Vector to multiply.">,
                   EnumArg<i32Ty, "inputInterpretation", ComponentType,
                           "Component type that the elements of the vector stand for; a constant.">,
                   Arg<overload3Ty, "biasVector", "Vector to add.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [objectTy]>,
                   DimensionOverloads<2, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<3, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixAccumulateToDescriptor : ExperimentalOp<27, linAlgMatrixAccumulateToDescriptor> {
  let Doc = "Adds an accumulator to a matrix in a byte-address buffer. Each element is added "
            "indivisibly, in no particular order. A matrix of thread scope needs one of the outer "
            "product layouts, others need rows or columns. Elements beyond the end of the buffer "
            "are dropped.";
  let result = voidTy;
  let arguments = [Arg<overloadTy, "matrix", "Accumulator.">,
                   Arg<handleTy, "handle", "Byte-address buffer: a UAV.">,
                   Arg<i32Ty, "offset", "Offset of the first element in the buffer, in bytes.">,
                   Arg<i32Ty, "stride",
                       "Bytes from one row or column to the next; a constant 0 for layouts without "
                       "rows.">,
                   EnumArg<i32Ty, "layout", MatrixLayout, "Order of the elements; a constant.">,
                   Arg<i32Ty, "align",
                       "Alignment of the first element in bytes: a constant, a positive multiple "
                       "of 128.">];
  let overloads = [Overloads<DXIL1_10, [objectTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixAccumulateToMemory : ExperimentalOp<28, linAlgMatrixAccumulateToMemory> {
  let Doc = "Adds an accumulator to a matrix in a groupshared array. Each element is added "
            "indivisibly, in no particular order. Elements outside the array are undefined "
            "behaviour.";
  let result = voidTy;
  let arguments = [Arg<overload0Ty, "matrix", "Accumulator.">,
                   Arg<groupsharedPtr1Ty, "memory", "Groupshared array.">,
                   EnumArg<i32Ty, "targetType", ComponentType, "Component type of the array.">,
                   Arg<i32Ty, "offset", "Offset of the first element in the array, in elements.">,
                   Arg<i32Ty, "stride",
                       "Elements of the array from one row or column to the next.">,
                   EnumArg<i32Ty, "layout", MatrixLayout, "Order of the elements.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [compute]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgMatrixOuterProduct : ExperimentalOp<29, linAlgMatrixOuterProduct> {
  let Doc = "Multiplies each element of a vector of M by each of a vector of N elements. The "
            "result is an accumulator, to add to a matrix in memory.";
  let result = overload0Ty;
  let resultDoc = "An M by N matrix.";
  let arguments = [Arg<overload1Ty, "vectorA", "Vector of M elements, the rows.">,
                   Arg<overload2Ty, "vectorB", "Vector of N elements, the columns.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [objectTy]>,
                   DimensionOverloads<1, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<2, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgConvert : ExperimentalOp<30, linAlgConvert> {
  let Doc = "Converts the components of a vector from one type to another. Types narrower than the "
            "elements are packed, several to an element. Values that a type cannot represent are "
            "rounded or saturated.";
  let result = overload0Ty;
  let resultDoc = "The converted vector.";
  let arguments = [Arg<overload1Ty, "inputVector", "Vector to convert.">,
                   EnumArg<i32Ty, "inputInterpretation", ComponentType,
                           "Component type of the operand; a constant.">,
                   EnumArg<i32Ty, "outputInterpretation", ComponentType,
                           "Component type of the result; a constant.">];
  let overloads = [DimensionOverloads<0, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>,
                   DimensionOverloads<1, DXIL1_10, [],
                                      [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}

def LinAlgVectorAccumulateToDescriptor : ExperimentalOp<31, linAlgVectorAccumulateToDescriptor> {
  let Doc = "Adds a vector to consecutive elements of a byte-address buffer. Each element is added "
            "indivisibly, in no particular order. Elements beyond the end of the buffer are "
            "dropped.";
  let result = voidTy;
  let arguments = [Arg<handleTy, "handle", "Byte-address buffer: a UAV.">,
                   Arg<i32Ty, "offset", "Offset of the first element, in bytes.">,
                   Arg<i32Ty, "align", "Alignment of the first element, in bytes.">,
                   Arg<overloadTy, "vector", "Vector to add.">];
  let overloads = [Overloads<DXIL1_10, [], [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (opaque "layouts and roundings of matrices are those of the device");
}
} // category
