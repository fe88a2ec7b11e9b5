// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the library on whole vectors and matrices. A matrix is a vector of its numbers, row
// by row.
#include "Context.h"
#include "LibraryCalls.h"
#include "Objects.h"
#include "Values.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::SpecialId;

static llvm::Value *emitLength(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitTranspose(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitDeterminant(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitMul(CodegenContext &G, const LibraryCall &Call);

Value *emitVectorCall(CodegenContext &G, const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::Dot:
    return emitDot(G, Call.value(0), Call.value(1), elementKind(G, Call[0].Type));
  case SpecialId::Length: return emitLength(G, Call);
  case SpecialId::Transpose: return emitTranspose(G, Call);
  case SpecialId::Determinant: return emitDeterminant(G, Call);
  default: return emitMul(G, Call);
  }
}

Value *emitDot(CodegenContext &G, Value *X, Value *Y, ScalarKind K) {
  auto *VT = dyn_cast<FixedVectorType>(X->getType());
  if (!VT || VT->getNumElements() == 1) {
    X = asScalar(G, X), Y = asScalar(G, Y);
    return isFloating(K) ? G.B.CreateFMul(X, Y) : G.B.CreateMul(X, Y);
  }
  Intrinsic::ID ID = isFloating(K)   ? Intrinsic::dx_fdot
                     : isUnsigned(K) ? Intrinsic::dx_udot
                                     : Intrinsic::dx_sdot;
  return G.B.CreateIntrinsic(VT->getElementType(), ID, {X, Y});
}

static Value *emitLength(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 4> X = numbersOf(G, Call.value(0));
  if (X.size() == 1)
    return G.B.CreateUnaryIntrinsic(Intrinsic::fabs, X[0]);
  Value *Sum = nullptr;
  for (Value *Number : X) {
    Value *Square = G.B.CreateFMul(Number, Number);
    Sum = Sum ? G.B.CreateFAdd(Sum, Square) : Square;
  }
  return G.B.CreateUnaryIntrinsic(Intrinsic::sqrt, Sum);
}

static Value *emitTranspose(CodegenContext &G, const LibraryCall &Call) {
  const frontend::Type &T = G.Types.get(Call[0].Type);
  if (!Call.value(0)->getType()->isVectorTy())
    return Call.value(0);
  SmallVector<int, 16> Indices;
  for (uint32_t C = 0; C < T.Columns; ++C)
    for (uint32_t R = 0; R < T.Rows; ++R)
      Indices.push_back(int(R * T.Columns + C));
  return G.B.CreateShuffleVector(Call.value(0), Indices);
}

static Value *emitDeterminant(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 4> M = numbersOf(G, Call.value(0));
  auto Minor = [&](Value *A, Value *D, Value *Bv, Value *C) {
    Value *Diagonal = G.B.CreateFMul(A, D);
    return G.B.CreateFSub(Diagonal, G.B.CreateFMul(Bv, C));
  };
  auto Sum = [&](ArrayRef<std::pair<Value *, Value *>> Products, ArrayRef<bool> Minus) {
    Value *Result = nullptr;
    for (size_t I = 0; I < Products.size(); ++I) {
      Value *Product = G.B.CreateFMul(Products[I].first, Products[I].second);
      Result = !Result    ? Product
               : Minus[I] ? G.B.CreateFSub(Result, Product)
                          : G.B.CreateFAdd(Result, Product);
    }
    return Result;
  };
  if (M.size() == 1)
    return M[0];
  if (M.size() == 4)
    return Minor(M[0], M[3], M[1], M[2]);
  if (M.size() == 9)
    return Sum({{M[0], Minor(M[4], M[8], M[5], M[7])},
                {M[1], Minor(M[3], M[8], M[5], M[6])},
                {M[2], Minor(M[3], M[7], M[4], M[6])}},
               {false, true, false});
  // Two by two determinants of the upper two rows and of the lower two.
  auto Upper = [&](int I, int J) { return Minor(M[I], M[4 + J], M[J], M[4 + I]); };
  auto Lower = [&](int I, int J) { return Minor(M[8 + I], M[12 + J], M[8 + J], M[12 + I]); };
  return Sum({{Upper(0, 1), Lower(2, 3)},
              {Upper(0, 2), Lower(1, 3)},
              {Upper(0, 3), Lower(1, 2)},
              {Upper(1, 2), Lower(0, 3)},
              {Upper(1, 3), Lower(0, 2)},
              {Upper(2, 3), Lower(0, 1)}},
             {false, true, false, false, true, false});
}

//===-- Products -----------------------------------------------------------------------------===//

static Value *multiplyAdd(CodegenContext &G, Value *X, Value *Y, Value *Sum, ScalarKind K) {
  if (!Sum)
    return isFloating(K) ? G.B.CreateFMul(X, Y) : G.B.CreateMul(X, Y);
  Intrinsic::ID ID = isUnsigned(K) ? Intrinsic::dx_umad : Intrinsic::dx_imad;
  if (isFloating(K))
    ID = Intrinsic::fmuladd;
  return G.B.CreateIntrinsic(Sum->getType(), ID, {X, Y, Sum});
}

/// Returns \p Count elements of \p V, from \p First on at intervals of \p Step.
static Value *slice(IRBuilder<> &B, Value *V, uint32_t First, uint32_t Step, uint32_t Count) {
  SmallVector<int, 16> Indices;
  for (uint32_t I = 0; I < Count; ++I)
    Indices.push_back(int(First + I * Step));
  return B.CreateShuffleVector(V, Indices);
}

/// Adds the products in the order of the row's numbers.
static Value *rowTimesMatrix(CodegenContext &G, Value *Row, Value *Matrix, uint32_t Columns,
                             ScalarKind K) {
  Value *Sum = nullptr;
  uint32_t R = 0;
  for (Value *Number : numbersOf(G, Row)) {
    Value *Line = slice(G.B, Matrix, R++ * Columns, 1, Columns);
    Sum = multiplyAdd(G, G.B.CreateVectorSplat(Columns, Number), Line, Sum, K);
  }
  return Sum;
}

static Value *emitMul(CodegenContext &G, const LibraryCall &Call) {
  Value *X = Call.value(0), *Y = Call.value(1);
  const frontend::Type Left = G.Types.get(Call[0].Type), Right = G.Types.get(Call[1].Type);
  const ScalarKind K = Left.Element;
  llvm::Type *Result = valueType(G, Call.Result);
  if (Left.Kind == TypeKind::Scalar || Right.Kind == TypeKind::Scalar) {
    if (Left.Kind == TypeKind::Scalar)
      X = splat(G, X, Result);
    if (Right.Kind == TypeKind::Scalar)
      Y = splat(G, Y, Result);
    return multiplyAdd(G, X, Y, nullptr, K);
  }
  if (Left.Kind == TypeKind::Vector && Right.Kind == TypeKind::Vector)
    return fitResult(G, emitDot(G, X, Y, K), Call.Result);
  if (Left.Kind == TypeKind::Vector)
    return rowTimesMatrix(G, X, Y, Right.Columns, K);
  if (Right.Kind == TypeKind::Vector) {
    // Column by column, so that each row's products are added up in order.
    Value *Sum = nullptr;
    uint32_t C = 0;
    for (Value *Number : numbersOf(G, Y)) {
      Value *Column = slice(G.B, X, C++, Left.Columns, Left.Rows);
      Sum = multiplyAdd(G, Column, G.B.CreateVectorSplat(Left.Rows, Number), Sum, K);
    }
    return Sum;
  }
  SmallVector<Value *, 16> Numbers;
  for (uint32_t R = 0; R < Left.Rows; ++R) {
    Value *Row =
        rowTimesMatrix(G, slice(G.B, X, R * Left.Columns, 1, Left.Columns), Y, Right.Columns, K);
    Numbers.append(numbersOf(G, Row));
  }
  return vectorOf(G, Numbers, Result);
}

} // namespace dxil::frontend
