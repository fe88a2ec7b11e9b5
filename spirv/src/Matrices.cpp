// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrices, which are lists of scalars in column order.
#include "Lowering.h"

namespace dxil::spirv {

Lowering::MatrixShape Lowering::shapeOf(Id I) {
  const Type &V = T[typeOfId(I)];
  if (V.Kind == Shape::Matrix)
    return {size_t(V.Count), size_t(T[V.Element].Count)};
  return {1, size_t(V.Kind == Shape::Vector ? V.Count : 1)};
}

/// Returns the sum of Count products.
ValueRef Lowering::productSum(const List &A, size_t FirstA, size_t StepA, const List &C,
                              size_t FirstB, size_t StepB, size_t Count) {
  ValueRef Sum;
  for (size_t N = 0; N < Count; ++N) {
    const ValueRef Product =
        B.binary(ir::Opcode::FMul, at(A, FirstA + N * StepA), at(C, FirstB + N * StepB));
    Sum = Sum ? B.binary(ir::Opcode::FAdd, Sum, Product) : Product;
  }
  return Sum;
}

void Lowering::matrix(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const List &A = scalars(O[0]), &C = scalars(O[1]);
  const MatrixShape SA = shapeOf(O[0]), SB = shapeOf(O[1]);
  List Out;
  switch (I.op()) {
  case Op::VectorTimesMatrix:
    for (size_t Column = 0; Column < SB.Columns; ++Column)
      Out.push_back(productSum(A, 0, 1, C, Column * SB.Rows, 1, SB.Rows));
    break;
  case Op::OuterProduct:
    for (ValueRef Y : C)
      for (ValueRef X : A)
        Out.push_back(B.binary(ir::Opcode::FMul, X, Y));
    break;
  default: // a vector is treated as a matrix of one column
    for (size_t Column = 0; Column < SB.Columns; ++Column)
      for (size_t Row = 0; Row < SA.Rows; ++Row)
        Out.push_back(productSum(A, Row, SA.Rows, C, Column * SB.Rows, 1, SA.Columns));
  }
  define(I, std::move(Out));
}

void Lowering::transpose(const Instruction &I) {
  const Id Operand = M.as<inst::Transpose>(I).matrix();
  const List &From = scalars(Operand);
  const MatrixShape S = shapeOf(Operand);
  List Out;
  for (size_t Row = 0; Row < S.Rows; ++Row)
    for (size_t Column = 0; Column < S.Columns; ++Column)
      Out.push_back(at(From, Column * S.Rows + Row));
  define(I, std::move(Out));
}

/// Returns the determinant of a matrix without one column and one row.
ValueRef Lowering::minorOf(const List &A, size_t Size, size_t Column, size_t Row) {
  List Inner;
  for (size_t X = 0; X < Size; ++X)
    for (size_t Y = 0; Y < Size; ++Y)
      if (X != Column && Y != Row)
        Inner.push_back(at(A, X * Size + Y));
  return determinantOf(Inner, Size - 1);
}

ValueRef Lowering::determinantOf(const List &A, size_t Size) {
  if (Size == 1)
    return at(A, 0);
  ValueRef Sum;
  for (size_t Column = 0; Column < Size; ++Column) {
    const ValueRef Product =
        B.binary(ir::Opcode::FMul, at(A, Column * Size), minorOf(A, Size, Column, 0));
    Sum = Sum ? B.binary(Column % 2 ? ir::Opcode::FSub : ir::Opcode::FAdd, Sum, Product) : Product;
  }
  return Sum;
}

void Lowering::matrixFunction(const Instruction &I) {
  const Id Operand = ExtendedOperands.empty() ? 0 : ExtendedOperands[0];
  const List A = scalars(Operand);
  const MatrixShape S = shapeOf(Operand);
  if (S.Columns != S.Rows || S.Rows < 2)
    return fail("the matrix is not square");
  const ValueRef Determinant = determinantOf(A, S.Rows);
  if (T[I.Type].Kind != Shape::Matrix)
    return define(I, List{Determinant});
  List Out;
  for (size_t Column = 0; Column < S.Rows; ++Column)
    for (size_t Row = 0; Row < S.Rows; ++Row) {
      // The cofactor with row and column exchanged.
      ValueRef V = minorOf(A, S.Rows, Row, Column);
      if ((Column + Row) % 2)
        V = B.binary(
            ir::Opcode::FSub,
            module().floatBits(
                typeOf(V), module().type(typeOf(V)).Kind == ir::TypeKind::Double ? uint64_t(1) << 63
                           : module().type(typeOf(V)).Kind == ir::TypeKind::Half ? 0x8000
                                                                                 : 0x80000000),
            V);
      Out.push_back(B.binary(ir::Opcode::FDiv, V, Determinant));
    }
  define(I, std::move(Out));
}

// ---- Integers -----------------------------------------------------------------------------------

/// Returns the elements of a vector, or the four bytes of a packed vector.
List Lowering::dotElements(Id Vector) {
  const List L = scalars(Vector);
  if (L.size() != 1 || typeOf(L[0]) != module().i32Type())
    return L;
  List Bytes;
  for (uint32_t N = 0; N < 4; ++N)
    Bytes.push_back(byteOf(L[0], module().i32(8 * N)));
  return Bytes;
}

/// Returns a sum that saturates at the largest and smallest number.
ValueRef Lowering::saturatedSum(ValueRef A, ValueRef C, bool IsSigned) {
  const ir::TypeId Type = typeOf(A);
  const uint32_t Width = module().type(Type).Width;
  const uint64_t Ones = ~uint64_t(0) >> (64 - Width);
  const ValueRef Sum = B.binary(ir::Opcode::Add, A, C), Zero = module().null(Type);
  if (!IsSigned)
    return B.select(B.compare(ir::IcmpUlt, Sum, A), module().integer(Type, Ones), Sum);
  const ValueRef Overflows = B.compare(ir::IcmpSlt,
                                       B.binary(ir::Opcode::And, B.binary(ir::Opcode::Xor, A, Sum),
                                                B.binary(ir::Opcode::Xor, C, Sum)),
                                       Zero);
  const ValueRef Limit =
      B.select(B.compare(ir::IcmpSlt, A, Zero), module().integer(Type, (Ones >> 1) + 1),
               module().integer(Type, Ones >> 1));
  return B.select(Overflows, Limit, Sum);
}

void Lowering::dotProduct(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const bool IsUnsigned = I.op() == Op::UDot || I.op() == Op::UDotAccSat;
  const bool IsMixed = I.op() == Op::SUDot || I.op() == Op::SUDotAccSat;
  const bool Saturates =
      I.op() == Op::SDotAccSat || I.op() == Op::UDotAccSat || I.op() == Op::SUDotAccSat;
  const ir::TypeId Type = scalarType(I.Type);
  const List A = dotElements(O[0]), C = dotElements(O[1]);
  if (failed() || A.size() != C.size() || A.empty() || T[I.Type].Kind != Shape::Integer ||
      module().type(typeOf(A[0])).isFloat() || module().type(typeOf(C[0])).isFloat())
    return fail("the operands are no vectors of integers of equal size");
  const ValueRef Accumulator = Saturates ? scalar(O[2]) : ValueRef();
  if (Saturates && typeOf(Accumulator) != Type)
    return fail("the accumulator has another type than the result");
  const bool IsPacked = A.size() != scalars(O[0]).size();
  ValueRef Dot;
  if (IsPacked && !IsMixed && Type == module().i32Type()) {
    const ValueRef Zero = module().i32(0), X = scalar(O[0]), Y = scalar(O[1]);
    Dot = IsUnsigned ? B.dot4AddU8Packed({.acc = Zero, .a = X, .b = Y})
                     : B.dot4AddI8Packed({.acc = Zero, .a = X, .b = Y});
  } else {
    auto Extend = [&](ValueRef V, bool IsSigned) {
      return typeOf(V) == Type ? V
                               : B.cast(IsSigned ? ir::Opcode::SExt : ir::Opcode::ZExt, V, Type);
    };
    for (size_t N = 0; N < A.size(); ++N) {
      const ValueRef Product = B.binary(ir::Opcode::Mul, Extend(A[N], !IsUnsigned),
                                        Extend(C[N], !IsUnsigned && !IsMixed));
      Dot = Dot ? B.binary(ir::Opcode::Add, Dot, Product) : Product;
    }
  }
  define(I, List{Saturates && !failed() ? saturatedSum(Accumulator, Dot, !IsUnsigned) : Dot});
}

} // namespace dxil::spirv
