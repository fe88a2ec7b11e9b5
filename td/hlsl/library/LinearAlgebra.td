// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's built-in linear algebra matrices, which dx/linalg.h uses (a preview). Each function
// becomes its op: a written parameter comes first and is the op's result; the others are the op's
// operands in order.

def : LibraryObject<"__builtin_LinAlgMatrix", "LinAlgMatrix", ""> {
  let doc = "A matrix that a thread, a wave or a thread group holds: component type, rows, columns, "
            "use and scope are in its attribute.";
  let firstMinor = 10;
  let numbers = 5;
}

def LinAlgElement : LibrarySet<["Float", "LiteralFloat", "Half", "Double", "LiteralInt", "UInt16",
                                "UInt", "UInt64", "Int16", "Int", "Int64", "PackedUInt8",
                                "PackedInt8"], [], 1>;

class MatrixFunction<string name, string signature, DXILOp theOp, list<LibrarySet> sets = []>
    : LibrarySpecial<"__builtin_LinAlg_" # name, signature, sets, "MatrixOp"> {
  let op = theOp;
  let pure = 0;
}

defvar matrix_type = "__builtin_LinAlgMatrix ";
defvar made = !strconcat("void (out ", matrix_type, "made");
defvar buffer_place = "RWByteAddressBuffer buffer, uint offset, uint stride, uint layout, uint align)";
defvar shared_place = "place shared memory, uint offset, uint stride, uint layout)";

def : MatrixFunction<"FillMatrix", !strconcat(made, ", LinAlgElement value)"), LinAlgFillMatrix>;
def : MatrixFunction<"CopyConvertMatrix",
                     !strconcat(made, ", ", matrix_type, "source, bool transpose)"),
                     LinAlgCopyConvertMatrix>;
def : MatrixFunction<"MatrixLoadFromDescriptor", !strconcat(made, ", ", buffer_place),
                     LinAlgMatrixLoadFromDescriptor>;
def : MatrixFunction<"MatrixLoadFromDescriptor",
                     !strconcat(made, ", ByteAddressBuffer buffer, uint offset, uint stride, ",
                                "uint layout, uint align)"),
                     LinAlgMatrixLoadFromDescriptor>;
def : MatrixFunction<"MatrixLoadFromMemory", !strconcat(made, ", ", shared_place),
                     LinAlgMatrixLoadFromMemory>;
def : MatrixFunction<"MatrixLength", !strconcat("uint (", matrix_type, "matrix)"),
                     LinAlgMatrixLength>;
def : MatrixFunction<"MatrixGetCoordinate",
                     !strconcat("uint<2> (", matrix_type, "matrix, uint index)"),
                     LinAlgMatrixGetCoordinate>;
def : MatrixFunction<"MatrixGetElement",
                     !strconcat("void (out LinAlgElement value, ", matrix_type,
                                "matrix, uint index)"),
                     LinAlgMatrixGetElement>;
def : MatrixFunction<"MatrixSetElement",
                     !strconcat(made, ", ", matrix_type,
                                "matrix, uint index, LinAlgElement value)"),
                     LinAlgMatrixSetElement>;
def : MatrixFunction<"MatrixStoreToDescriptor",
                     !strconcat("void (", matrix_type, "matrix, ", buffer_place),
                     LinAlgMatrixStoreToDescriptor>;
def : MatrixFunction<"MatrixStoreToMemory",
                     !strconcat("void (", matrix_type, "matrix, ", shared_place),
                     LinAlgMatrixStoreToMemory>;
def : MatrixFunction<"MatrixQueryAccumulatorLayout", "uint ()", LinAlgMatrixQueryAccumulatorLayout>;
def : MatrixFunction<"MatrixMatrixMultiply",
                     !strconcat(made, ", ", matrix_type, "matrixA, ", matrix_type, "matrixB)"),
                     LinAlgMatrixMultiply>;
def : MatrixFunction<"MatrixMatrixMultiplyAccumulate",
                     !strconcat(made, ", ", matrix_type, "matrixA, ", matrix_type, "matrixB, ",
                                matrix_type, "matrixC)"),
                     LinAlgMatrixMultiplyAccumulate>;
def : MatrixFunction<"MatrixAccumulate",
                     !strconcat(made, ", ", matrix_type, "matrixLHS, ", matrix_type, "matrixRHS)"),
                     LinAlgMatrixAccumulate>;
def : MatrixFunction<"MatrixVectorMultiply",
                     !strconcat("void (out LinAlgElement<m> product, ", matrix_type, "matrix, ",
                                "bool isOutputSigned, LinAlgElement<k> input, ",
                                "uint interpretation)"),
                     LinAlgMatVecMul>;
def : MatrixFunction<"MatrixVectorMultiplyAdd",
                     !strconcat("void (out LinAlgElement<m> sum, ", matrix_type, "matrix, ",
                                "bool isOutputSigned, LinAlgElement<k> input, ",
                                "uint interpretation, LinAlgElement<m> bias)"),
                     LinAlgMatVecMulAdd>;
def : MatrixFunction<"MatrixAccumulateToDescriptor",
                     !strconcat("void (", matrix_type, "matrix, ", buffer_place),
                     LinAlgMatrixAccumulateToDescriptor>;
def : MatrixFunction<"MatrixAccumulateToMemory",
                     !strconcat("void (", matrix_type, "matrix, place shared memory, uint target, ",
                                "uint offset, uint stride, uint layout)"),
                     LinAlgMatrixAccumulateToMemory>;
def : MatrixFunction<"MatrixOuterProduct",
                     !strconcat(made, ", LinAlgElement<m> vectorA, LinAlgElement<n> vectorB)"),
                     LinAlgMatrixOuterProduct>;
def : MatrixFunction<"Convert",
                     !strconcat("void (out LinAlgElement<m> converted, LinAlgElement<n> input, ",
                                "uint inputInterpretation, uint outputInterpretation)"),
                     LinAlgConvert>;
def : MatrixFunction<"VectorAccumulateToDescriptor",
                     !strconcat("void (RWByteAddressBuffer buffer, uint offset, uint align, ",
                                "LinAlgElement<m> vector)"),
                     LinAlgVectorAccumulateToDescriptor>;
