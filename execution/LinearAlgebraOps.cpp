// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices of linear algebra. A matrix handle is an index in the table of its wave; the overload in
// the op's name gives its type. In a matrix that a wave holds, element (row, column) belongs to
// lane (row * columns + column) modulo the number of lanes.
#include "Matrices.h"

#include <algorithm>
#include <bit>

namespace dxil::execution {

namespace {

constexpr size_t MaxElements = 1u << 20, MaxWaveElements = 1u << 24;
using Lanes = std::span<Lane *const>;

// --- Types

/// Returns an empty matrix of the overload's type. Reports unsupported types and returns nothing.
std::optional<Matrix> matrixOf(Group &G, const Call &C, unsigned Overload) {
  std::string_view Text = overloadText(C.Function->Name, Overload);
  uint32_t Component = 0, Use = 0, Scope = 0;
  Matrix M;
  if (!Text.starts_with('m') || (Text.remove_prefix(1), !takeNumber(Text, 'C', Component)) ||
      !takeNumber(Text, 'M', M.Rows) || !takeNumber(Text, 'N', M.Columns) ||
      !takeNumber(Text, 'U', Use) || !takeNumber(Text, 'S', Scope) || !Text.empty()) {
    G.fail("malformed matrix type in the name of " + C.Function->Name);
    return {};
  }
  M.Component = ComponentType(Component);
  M.Use = MatrixUse(Use);
  M.Scope = MatrixScope(Scope);
  if (!isMatrixComponent(M.Component) || M.count() > MaxElements) {
    G.fail("matrix of " + std::to_string(M.Rows) + " by " + std::to_string(M.Columns) +
           " elements of component type " + std::to_string(Component) + " is not supported");
    return {};
  }
  if (M.Scope == MatrixScope::ThreadGroup && G.Size[0] * G.Size[1] * G.Size[2] > G.WaveSize) {
    G.fail("matrix of thread-group scope is not supported in a group of several waves");
    return {};
  }
  return M;
}

/// Returns the number of slots of overload \p I, a scalar or a vector.
unsigned lengthOf(const Call &C, unsigned I) {
  std::string_view Text = overloadText(C.Function->Name, I);
  uint32_t Length = 1;
  takeNumber(Text, 'v', Length);
  return Length;
}

// --- Values

Group &groupOf(Lanes Active) {
  return *Active.front()->Owner;
}

/// Returns the matrix of a handle. Reports an invalid handle and returns null.
const Matrix *find(Lane &L, Slot Handle) {
  const auto &All = L.Parent->Owner->Matrices;
  if (Handle && Handle <= All.size())
    return All[Handle - 1].get();
  L.Owner->fail("use of an uninitialized matrix");
  return nullptr;
}

Slot keep(Lane &L, Matrix M) {
  WaveOwner &O = *L.Parent->Owner;
  O.MatrixElements += M.count();
  if (O.MatrixElements > MaxWaveElements) {
    L.Owner->fail("matrices of a wave exceed 16,777,216 elements");
    return 0;
  }
  O.Matrices.push_back(std::make_shared<const Matrix>(std::move(M)));
  return O.Matrices.size();
}

/// Calls \p Do for each lane if \p Scope is a thread, else once for all lanes.
template <typename Function> void forScope(Lanes Active, MatrixScope Scope, Function Do) {
  if (Scope == MatrixScope::Thread) {
    for (Lane *L : Active)
      if (!L->Owner->failed())
        Do(Lanes(&L, 1));
    return;
  }
  const Wave &W = *Active.front()->Parent;
  const int All = std::popcount(W.EntryMask[0]) + std::popcount(W.EntryMask[1]);
  if (int(Active.size()) != All)
    return groupOf(Active).fail("divergent call of " + Active.front()->Pending.Function->Name +
                                ": all lanes of the wave must call it");
  Do(Active);
}

/// As forScope(), for an op that creates a matrix of overload 0: \p Fill gets a lane's call and the
/// matrix.
template <typename Function> void make(Lanes Active, Function Fill) {
  const std::optional<Matrix> Empty = matrixOf(groupOf(Active), Active.front()->Pending, 0);
  if (!Empty)
    return;
  const Call *Before = nullptr;
  forScope(Active, Empty->Scope, [&](Lanes Some) {
    // The matrix of a thread depends only on its operands.
    const Call &Now = Some.front()->Pending;
    if (Before && std::equal(Now.Arg, Now.Arg + Now.Function->Args.size(), Before->Arg)) {
      Now.Result[0] = Before->Result[0];
      return;
    }
    Before = &Now;
    Matrix M = *Empty;
    M.Elements.resize(M.count());
    if (!Fill(*Some.front(), Some.front()->Pending, M))
      return;
    const Slot Handle = keep(*Some.front(), std::move(M));
    for (Lane *L : Some)
      L->Pending.Result[0] = Handle;
  });
}

/// Returns operand \p I as a number for component type \p Type.
Number numberOf(const Call &C, unsigned I, ComponentType Type) {
  const Scalar S = C.Function->Args[I];
  if (isFloat(S))
    return asFloat(S, C.Arg[I]);
  return isUnsignedComponent(Type) ? Number(C.Arg[I]) : Number(asSigned(S, C.Arg[I]));
}

/// Returns \p Length operands from \p I on as numbers for component type \p Type.
std::vector<Number> vectorOf(const Call &C, unsigned I, unsigned Length, ComponentType Type) {
  std::vector<Number> Result;
  for (unsigned E = 0; E < Length; ++E)
    Result.push_back(numberOf(C, I + E, Type));
  return Result;
}

// --- Ops that make matrices

void fill(Lanes Active) {
  make(Active, [](Lane &, const Call &C, Matrix &M) {
    std::ranges::fill(M.Elements, rounded(M.Component, numberOf(C, 1, M.Component)));
    return true;
  });
}

void copyConvert(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    const Matrix *From = find(L, C.Arg[1]);
    if (!From)
      return false;
    const bool Transposes = C.Arg[2] & 1;
    if ((Transposes ? From->Columns : From->Rows) != M.Rows || From->count() != M.count())
      return L.Owner->fail("copy between matrices of different sizes"), false;
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      M.set(Row * M.Columns + Column, Transposes ? From->at(Column, Row) : From->at(Row, Column));
    });
    return true;
  });
}

void loadFromBuffer(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    const Buffer &B = *viewOf(C.Arg[1]).Target;
    const Placement P = placementOf(L, C, 2, 1);
    const unsigned Size = componentBytes(M.Component);
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      M.Elements[Row * M.Columns + Column] =
          decode(M.Component, readBytes(B, P.of(M, Row, Column, Size), Size));
    });
    return true;
  });
}

void loadFromMemory(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    const SharedPlace Memory(L, C.Arg[1]);
    const Placement P = placementOf(L, C, 2, C.Function->PointeeBytes);
    const ComponentType Type = memoryComponent(C, M.Component);
    const unsigned Size = componentBytes(Type);
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      M.set(Row * M.Columns + Column, decode(Type, Memory.read(P.of(M, Row, Column, Size), Size)));
    });
    return true;
  });
}

/// Computes A * B, plus C unless null.
bool multiply(Lane &L, const Matrix *A, const Matrix *B, const Matrix *C, Matrix &M) {
  if (!A || !B)
    return false;
  if (A->Columns != B->Rows || M.Rows != A->Rows || M.Columns != B->Columns ||
      (C && (C->Rows != M.Rows || C->Columns != M.Columns)))
    return L.Owner->fail("sizes of multiplied matrices do not match"), false;
  forEachElement(M, [&](uint32_t Row, uint32_t Column) {
    Number Sum = C ? C->at(Row, Column) : 0;
    for (uint32_t K = 0; K < A->Columns; ++K)
      Sum += A->at(Row, K) * B->at(K, Column);
    M.set(Row * M.Columns + Column, Sum);
  });
  return true;
}

void matrixMultiply(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    return multiply(L, find(L, C.Arg[1]), find(L, C.Arg[2]), nullptr, M);
  });
}

void multiplyAccumulate(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    const Matrix *Before = find(L, C.Arg[3]);
    return Before && multiply(L, find(L, C.Arg[1]), find(L, C.Arg[2]), Before, M);
  });
}

void accumulate(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    const Matrix *Left = find(L, C.Arg[1]), *Right = find(L, C.Arg[2]);
    if (!Left || !Right)
      return false;
    if (Left->Rows != M.Rows || Right->Rows != M.Rows || Left->count() != M.count() ||
        Right->count() != M.count())
      return L.Owner->fail("sizes of added matrices do not match"), false;
    for (size_t I = 0; I < M.count(); ++I)
      M.set(I, Left->Elements[I] + Right->Elements[I]);
    return true;
  });
}

void outerProduct(Lanes Active) {
  make(Active, [](Lane &L, const Call &C, Matrix &M) {
    const unsigned Rows = lengthOf(C, 1), Columns = lengthOf(C, 2);
    if (Rows != M.Rows || Columns != M.Columns)
      return L.Owner->fail("size of an outer product does not match its vectors"), false;
    const auto Left = vectorOf(C, 1, Rows, M.Component),
               Right = vectorOf(C, 1 + Rows, Columns, M.Component);
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      M.set(Row * M.Columns + Column, Left[Row] * Right[Column]);
    });
    return true;
  });
}

// --- Elements

/// The elements that a lane holds: their count, and the element of each index.
struct Share {
  uint32_t First = 0, Step = 1, Count = 0;

  Share(const Lane &L, const Matrix &M) {
    const Wave &W = *L.Parent;
    Step = std::max(1u, uint32_t(std::popcount(W.EntryMask[0]) + std::popcount(W.EntryMask[1])));
    First = L.Index;
    Count = First < M.count() ? uint32_t((M.count() - First + Step - 1) / Step) : 0;
  }
  size_t at(uint64_t Index) const { return First + size_t(Index) * Step; }
};

void matrixLength(Lane &L, const Call &C) {
  if (const Matrix *M = find(L, C.Arg[1]))
    C.Result[0] = Share(L, *M).Count;
}

void coordinate(Lane &L, const Call &C) {
  const Matrix *M = find(L, C.Arg[1]);
  if (!M)
    return;
  const Share S(L, *M);
  const bool Inside = uint32_t(C.Arg[2]) < S.Count;
  const size_t Offset = Inside ? S.at(uint32_t(C.Arg[2])) : 0;
  C.Result[0] = Inside ? uint32_t(Offset / M->Columns) : ~0u;
  C.Result[1] = Inside ? uint32_t(Offset % M->Columns) : ~0u;
}

/// Converts a number to a shader's scalar.
Slot asScalar(Scalar To, Number Value, bool Unsigned) {
  if (isFloat(To))
    return fromFloat(To, double(Value));
  const unsigned Bytes = bytesOf(To);
  const ComponentType Signed[] = {ComponentType::I16, ComponentType::I32, ComponentType::I64},
                      Others[] = {ComponentType::U16, ComponentType::U32, ComponentType::U64};
  const unsigned I = Bytes == 2 ? 0 : Bytes == 4 ? 1 : 2;
  return encode(Unsigned ? Others[I] : Signed[I], Value);
}

void getElement(Lane &L, const Call &C) {
  const Matrix *M = find(L, C.Arg[1]);
  if (!M)
    return;
  const Share S(L, *M);
  if (uint32_t(C.Arg[2]) < S.Count)
    C.Result[0] = asScalar(C.Function->Results[0], M->Elements[S.at(uint32_t(C.Arg[2]))],
                           isUnsignedComponent(M->Component));
}

/// All lanes set their elements in one copy of the matrix.
void setElement(Lanes Active) {
  std::span<Lane *const> All = Active;
  make(Active, [All](Lane &L, const Call &C, Matrix &M) {
    const Matrix *From = find(L, C.Arg[1]);
    if (!From || From->count() != M.count())
      return false;
    M.Elements = From->Elements;
    for (Lane *Each : All) {
      const Call &Own = Each->Pending;
      if (Own.Arg[1] != C.Arg[1])
        return L.Owner->fail("lanes of a wave set elements of different matrices"), false;
      const Share S(*Each, M);
      if (uint32_t(Own.Arg[2]) < S.Count)
        M.set(S.at(uint32_t(Own.Arg[2])), numberOf(Own, 3, M.Component));
    }
    return true;
  });
}

// --- Stores

/// Calls \p Do for the matrix in operand 1, once for each matrix that the lanes hold.
template <typename Function> void use(Lanes Active, Function Do) {
  const std::optional<Matrix> Type = matrixOf(groupOf(Active), Active.front()->Pending, 0);
  if (!Type)
    return;
  forScope(Active, Type->Scope, [&](Lanes Some) {
    Lane &L = *Some.front();
    if (const Matrix *M = find(L, L.Pending.Arg[1]))
      Do(L, L.Pending, *M);
  });
}

/// Calls Do(buffer, offset, matrix, value) for each element that the op writes to a buffer.
template <class Writer> void writeToBuffer(Lanes Active, Writer Do) {
  use(Active, [&](Lane &L, const Call &C, const Matrix &M) {
    Buffer &B = *viewOf(C.Arg[2]).Target;
    const Placement P = placementOf(L, C, 3, 1);
    const unsigned Size = componentBytes(M.Component);
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      Do(B, P.of(M, Row, Column, Size), M, M.at(Row, Column));
    });
  });
}

void storeToBuffer(Lanes Active) {
  writeToBuffer(Active, [](Buffer &B, auto Offset, const Matrix &M, auto Value) {
    writeBytes(B, Offset, componentBytes(M.Component), encode(M.Component, Value));
  });
}

void accumulateToBuffer(Lanes Active) {
  writeToBuffer(Active, [](Buffer &B, auto Offset, const Matrix &M, auto Value) {
    addInBuffer(B, Offset, M.Component, Value);
  });
}

void storeToMemory(Lanes Active) {
  use(Active, [](Lane &L, const Call &C, const Matrix &M) {
    const SharedPlace Memory(L, C.Arg[2]);
    const Placement P = placementOf(L, C, 3, C.Function->PointeeBytes);
    const ComponentType Type = memoryComponent(C, M.Component);
    const unsigned Size = componentBytes(Type);
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      Memory.write(P.of(M, Row, Column, Size), Size, encode(Type, M.at(Row, Column)));
    });
  });
}

/// Waves of a group run one after the other.
void accumulateToMemory(Lanes Active) {
  use(Active, [](Lane &L, const Call &C, const Matrix &M) {
    const SharedPlace Memory(L, C.Arg[2]);
    const auto Type = ComponentType(uint32_t(C.Arg[3]));
    if (!isMatrixComponent(Type))
      return L.Owner->fail("accumulation into memory of component type " +
                           std::to_string(uint32_t(C.Arg[3])) + " is not supported");
    const Placement P = placementOf(L, C, 4, C.Function->PointeeBytes);
    const unsigned Size = componentBytes(Type);
    forEachElement(M, [&](uint32_t Row, uint32_t Column) {
      const uint64_t Offset = P.of(M, Row, Column, Size);
      Memory.write(
          Offset, Size,
          encode(Type, decode(Type, Memory.read(Offset, Size)) + rounded(Type, M.at(Row, Column))));
    });
  });
}

// --- Vectors

/// Operands of a matrix-vector product: matrix, sign, vector, interpretation, bias.
void matVecMul(Lane &L, const Call &C) {
  const Matrix *M = find(L, C.Arg[1]);
  if (!M)
    return;
  const unsigned Length = lengthOf(C, 2), AfterVector = 3 + Length;
  const auto Type = ComponentType(uint32_t(C.Arg[AfterVector]));
  if (!isMatrixComponent(Type))
    return L.Owner->fail("vector of component type " + std::to_string(uint32_t(Type)) +
                         " is not supported");
  std::vector<Number> V = unpack(std::span(C.Arg + 3, Length), C.Function->Args[3], Type);
  V.resize(M->Columns);
  const bool IsSigned = C.Arg[2] & 1;
  const bool Adds = C.op() == OpCode::LinAlgMatVecMulAdd;
  for (uint32_t Row = 0; Row < std::min<size_t>(M->Rows, C.Function->Results.size()); ++Row) {
    const auto Sign = IsSigned ? ComponentType::I64 : ComponentType::U64;
    Number Sum = Adds ? numberOf(C, AfterVector + 1 + Row, Sign) : 0;
    for (uint32_t K = 0; K < M->Columns; ++K)
      Sum += M->at(Row, K) * V[K];
    C.Result[Row] = asScalar(C.Function->Results[Row], Sum, !IsSigned);
  }
}

void convert(Lane &L, const Call &C) {
  const unsigned Length = lengthOf(C, 1);
  const auto From = ComponentType(uint32_t(C.Arg[1 + Length])),
             To = ComponentType(uint32_t(C.Arg[2 + Length]));
  for (ComponentType Type : {From, To})
    if (!isMatrixComponent(Type))
      return L.Owner->fail("vector of component type " + std::to_string(uint32_t(Type)) +
                           " is not supported");
  std::vector<Number> Numbers = unpack(std::span(C.Arg + 1, Length), C.Function->Args[1], From);
  const Scalar Element = C.Function->Results[0];
  Numbers.resize(C.Function->Results.size() * packedIn(Element, To));
  pack(Numbers, To, Element, C.Result);
}

void accumulateVector(Lane &, const Call &C) {
  Buffer &B = *viewOf(C.Arg[1]).Target;
  const Scalar Element = C.Function->Args[4];
  const ComponentType Type = Element == Scalar::F16   ? ComponentType::F16
                             : Element == Scalar::F32 ? ComponentType::F32
                             : Element == Scalar::F64 ? ComponentType::F64
                             : Element == Scalar::I16 ? ComponentType::I16
                             : Element == Scalar::I32 ? ComponentType::I32
                                                      : ComponentType::I64;
  for (size_t I = 4; I < C.Function->Args.size(); ++I)
    addInBuffer(B, uint32_t(C.Arg[2]) + (I - 4) * componentBytes(Type), Type,
                decode(Type, C.Arg[I]));
}

void accumulatorLayout(Lane &, const Call &C) {
  C.Result[0] = uint32_t(MatrixUse::A);
}

} // namespace

void addLinearAlgebraMeanings(MeaningTable &T) {
  using enum OpCode;
  T[LinAlgFillMatrix].Together = fill;
  T[LinAlgCopyConvertMatrix].Together = copyConvert;
  T[LinAlgMatrixLoadFromDescriptor].Together = loadFromBuffer;
  T[LinAlgMatrixLoadFromMemory].Together = loadFromMemory;
  T[LinAlgMatrixMultiply].Together = matrixMultiply;
  T[LinAlgMatrixMultiplyAccumulate].Together = multiplyAccumulate;
  T[LinAlgMatrixAccumulate].Together = accumulate;
  T[LinAlgMatrixOuterProduct].Together = outerProduct;
  T[LinAlgMatrixLength].Alone = matrixLength;
  T[LinAlgMatrixGetCoordinate].Alone = coordinate;
  T[LinAlgMatrixGetElement].Alone = getElement;
  T[LinAlgMatrixSetElement].Together = setElement;
  T[LinAlgMatrixStoreToDescriptor].Together = storeToBuffer;
  T[LinAlgMatrixAccumulateToDescriptor].Together = accumulateToBuffer;
  T[LinAlgMatrixStoreToMemory].Together = storeToMemory;
  T[LinAlgMatrixAccumulateToMemory].Together = accumulateToMemory;
  T[LinAlgMatVecMul].Alone = matVecMul;
  T[LinAlgMatVecMulAdd].Alone = matVecMul;
  T[LinAlgConvert].Alone = convert;
  T[LinAlgVectorAccumulateToDescriptor].Alone = accumulateVector;
  T[LinAlgMatrixQueryAccumulatorLayout].Alone = accumulatorLayout;
  // Helper lanes use their matrices too.
  for (OpCode Op :
       {LinAlgFillMatrix, LinAlgCopyConvertMatrix, LinAlgMatrixLoadFromDescriptor,
        LinAlgMatrixLoadFromMemory, LinAlgMatrixMultiply, LinAlgMatrixMultiplyAccumulate,
        LinAlgMatrixAccumulate, LinAlgMatrixOuterProduct, LinAlgMatrixSetElement})
    T[Op].Quad = true;
  for (OpCode Op : {LinAlgMatrixStoreToDescriptor, LinAlgMatrixAccumulateToDescriptor,
                    LinAlgMatrixStoreToMemory, LinAlgMatrixAccumulateToMemory,
                    LinAlgVectorAccumulateToDescriptor})
    T[Op].Writes = true;
}

} // namespace dxil::execution
