// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantMap.h"
#include "dxil/contract_names.h"

#include "dxil/lowering/Annotations.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr StringRef Prefix = contract::ConstantsText;
constexpr int64_t RowBytes = 16;

int64_t floorDivide(int64_t A, int64_t B) { return A / B - (A % B < 0 ? 1 : 0); }

//===-- Reading the annotation --------------------------------------------===//

/// Pairs the declared type with the one of clang's IR, padding left out.
class Reader {
public:
  explicit Reader(const DataLayout &DL) : DL(DL) {}

  std::unique_ptr<ConstantShape> read(const json::Value &V, Type *Ty) {
    const json::Array *A = V.getAsArray();
    std::optional<StringRef> Kind = A && !A->empty() ? (*A)[0].getAsString() : std::nullopt;
    if (!Kind)
      return nullptr;
    auto Shape = std::make_unique<ConstantShape>();
    Shape->ClangSize = int64_t(DL.getTypeAllocSize(Ty).getFixedValue());
    bool Ok = *Kind == "v"   ? numbers(*A, Ty, *Shape)
              : *Kind == "m" ? matrix(*A, Ty, *Shape)
              : *Kind == "a" ? array(*A, Ty, *Shape)
              : *Kind == "s" ? fields(*A, Ty, *Shape)
                             : false;
    return Ok ? std::move(Shape) : nullptr;
  }

  static bool number(const json::Array &A, size_t I, int64_t &To) {
    std::optional<int64_t> N = I < A.size() ? A[I].getAsInteger() : std::nullopt;
    if (!N || *N < 0 || *N > INT32_MAX)
      return false;
    To = *N;
    return true;
  }

private:
  bool numbers(const json::Array &A, Type *Ty, ConstantShape &S) {
    S.What = ConstantShape::Kind::Numbers;
    auto *VT = dyn_cast<FixedVectorType>(Ty);
    return number(A, 1, S.Count) && number(A, 2, S.NumberSize) && S.NumberSize &&
           !Ty->isAggregateType() && (VT ? VT->getNumElements() : 1) == S.Count &&
           int64_t(DL.getTypeStoreSize(Ty->getScalarType())) == S.NumberSize;
  }

  bool matrix(const json::Array &A, Type *Ty, ConstantShape &S) {
    return matrixOf(A, S) && int64_t(DL.getTypeStoreSize(Ty)) == S.Count * S.NumberSize;
  }

public:
  static bool matrixOf(const json::Array &A, ConstantShape &S) {
    S.What = ConstantShape::Kind::Matrix;
    int64_t Order = 0;
    if (!number(A, 1, S.Rows) || !number(A, 2, S.Columns) || !number(A, 3, S.NumberSize) ||
        !number(A, 4, Order) || !S.Rows || !S.Columns || !S.NumberSize)
      return false;
    S.RowMajor = Order;
    S.Count = S.Rows * S.Columns;
    // Constant buffers start each line on a row of their own.
    S.Line = int64_t(alignTo(uint64_t((S.RowMajor ? S.Columns : S.Rows) * S.NumberSize), RowBytes));
    if (A.size() > 5 && (!number(A, 5, S.Line) || !S.Line))
      return false;
    S.Same = S.RowMajor ? S.Rows == 1 || (S.Columns == 1 && S.Line == S.NumberSize)
                        : S.Columns == 1 || S.Line == S.Rows * S.NumberSize;
    return true;
  }

private:
  bool array(const json::Array &A, Type *Ty, ConstantShape &S) {
    S.What = ConstantShape::Kind::Array;
    if (!number(A, 1, S.Count) || !number(A, 2, S.Stride) || A.size() != 4 || !S.Count || !S.Stride)
      return false;
    Type *Element = nullptr;
    if (auto *AT = dyn_cast<ArrayType>(Ty)) {
      Element = AT->getElementType();
      S.ClangStride = int64_t(DL.getTypeAllocSize(Element));
    } else if (auto *ST = dyn_cast<StructType>(Ty); ST && ST->getNumElements()) {
      // <{ [N - 1 x <{ element, padding }>], element }>
      Element = ST->getElementType(ST->getNumElements() - 1);
      auto *Padded = dyn_cast<ArrayType>(ST->getElementType(0));
      S.ClangStride = Padded && ST->getNumElements() == 2
                          ? int64_t(DL.getTypeAllocSize(Padded->getElementType()))
                          : int64_t(DL.getTypeAllocSize(Element));
    }
    if (!Element || !S.ClangStride)
      return false;
    S.Element = read(A[3], Element);
    S.Same = S.Element && S.Element->Same && S.Stride == S.ClangStride;
    return S.Element != nullptr;
  }

  bool fields(const json::Array &A, Type *Ty, ConstantShape &S) {
    S.What = ConstantShape::Kind::Struct;
    auto *ST = dyn_cast<StructType>(Ty);
    if (!ST)
      return false;
    const StructLayout *Layout = DL.getStructLayout(ST);
    size_t Next = 1;
    for (unsigned I = 0; I != ST->getNumElements(); ++I) {
      Type *FieldTy = ST->getElementType(I);
      if (isa<llvm::dxil::PaddingExtType>(FieldTy))
        continue;
      const json::Array *Field = Next < A.size() ? A[Next++].getAsArray() : nullptr;
      ConstantShape::Field F{int64_t(Layout->getElementOffset(I)), 0, nullptr};
      if (!Field || Field->size() != 2 || !number(*Field, 0, F.Offset) ||
          !(F.Shape = read((*Field)[1], FieldTy)))
        return false;
      S.Same &= F.Shape->Same && F.Offset == F.ClangOffset;
      S.Fields.push_back(std::move(F));
    }
    return Next == A.size() && !S.Fields.empty();
  }

  const DataLayout &DL;
};

/// The same for a type as it is in memory: each number after the other, at multiples of the size of
/// the largest one that its vector, matrix or struct has.
class MemoryReader {
public:
  std::unique_ptr<ConstantShape> read(const json::Value &V, unsigned Depth = 0) {
    const json::Array *A = V.getAsArray();
    std::optional<StringRef> Kind = A && !A->empty() ? (*A)[0].getAsString() : std::nullopt;
    if (!Kind || Depth > MaxDepth)
      return nullptr;
    auto Shape = std::make_unique<ConstantShape>();
    bool Ok = *Kind == "v"   ? numbers(*A, *Shape)
              : *Kind == "m" ? matrix(*A, *Shape)
              : *Kind == "a" ? array(*A, *Shape, Depth)
              : *Kind == "s" ? fields(*A, *Shape, Depth)
                             : false;
    return Ok ? std::move(Shape) : nullptr;
  }

private:
  static constexpr unsigned MaxDepth = 256;

  bool numbers(const json::Array &A, ConstantShape &S) {
    S.What = ConstantShape::Kind::Numbers;
    if (!Reader::number(A, 1, S.Count) || !Reader::number(A, 2, S.NumberSize) || !S.NumberSize)
      return false;
    S.ClangSize = S.Count * S.NumberSize;
    Align = S.NumberSize;
    return true;
  }

  bool matrix(const json::Array &A, ConstantShape &S) {
    if (!Reader::matrixOf(A, S))
      return false;
    S.ClangSize = S.Count * S.NumberSize;
    Align = S.NumberSize;
    return true;
  }

  bool array(const json::Array &A, ConstantShape &S, unsigned Depth) {
    S.What = ConstantShape::Kind::Array;
    if (!Reader::number(A, 1, S.Count) || !Reader::number(A, 2, S.Stride) || A.size() != 4 ||
        !S.Count || !S.Stride || !(S.Element = read(A[3], Depth + 1)))
      return false;
    S.ClangStride = S.Element->ClangSize; // a multiple of its alignment
    S.ClangSize = S.ClangStride * S.Count;
    S.Same = S.Element->Same && S.Stride == S.ClangStride;
    return true;
  }

  bool fields(const json::Array &A, ConstantShape &S, unsigned Depth) {
    S.What = ConstantShape::Kind::Struct;
    int64_t End = 0, Largest = 1;
    for (size_t I = 1; I < A.size(); ++I) {
      const json::Array *Field = A[I].getAsArray();
      ConstantShape::Field F{0, 0, nullptr};
      if (!Field || Field->size() != 2 || !Reader::number(*Field, 0, F.Offset) ||
          !(F.Shape = read((*Field)[1], Depth + 1)))
        return false;
      F.ClangOffset = int64_t(alignTo(uint64_t(End), uint64_t(Align)));
      End = F.ClangOffset + F.Shape->ClangSize;
      Largest = std::max(Largest, Align);
      S.Same &= F.Shape->Same && F.Offset == F.ClangOffset;
      S.Fields.push_back(std::move(F));
    }
    Align = Largest;
    S.ClangSize = int64_t(alignTo(uint64_t(End), uint64_t(Align)));
    return !S.Fields.empty();
  }

  int64_t Align = 1; ///< of what was read last
};

} // namespace

std::optional<StringMap<ConstantPlace>> takeConstantPlaces(Module &M,
                                                           const MemberTypes &Types) {
  std::optional<std::string> Text = takeText(M, Prefix);
  if (!Text)
    return std::nullopt;
  auto Fail = [&](const Twine &Why) {
    M.getContext().diagnose(DiagnosticInfoGeneric("the layout of constants: " + Why));
    return std::nullopt;
  };
  Expected<json::Value> Parsed = json::parse(*Text);
  if (!Parsed)
    return Fail(toString(Parsed.takeError()));
  StringMap<ConstantPlace> Places;
  Reader R(M.getDataLayout());
  const json::Array *Members = Parsed->getAsArray();
  if (!Members)
    return Fail("not an array");
  for (const json::Value &V : *Members) {
    const json::Array *A = V.getAsArray();
    std::optional<StringRef> Name = A && A->size() == 5 ? (*A)[0].getAsString() : std::nullopt;
    ConstantPlace P;
    int64_t Texture = 0;
    if (!Name || !Reader::number(*A, 1, P.Offset) || !Reader::number(*A, 3, P.BufferSize) ||
        !Reader::number(*A, 4, Texture))
      return Fail("a member without name, offset, size and kind");
    P.InTextureBuffer = Texture;
    if (Name->starts_with("#")) {
      P.Shape = MemoryReader().read((*A)[2]);
      if (!P.Shape)
        return Fail("that of an object is none");
      Places[*Name] = std::move(P);
      continue;
    }
    GlobalVariable *GV = M.getGlobalVariable(*Name, /*AllowInternal=*/true);
    if (!GV)
      continue; // not used
    Type *InBuffer = Types.lookup(GV);
    P.Shape = R.read((*A)[2], InBuffer ? InBuffer : GV->getValueType());
    if (!P.Shape)
      return Fail("that of '" + *Name + "' does not fit its type in the IR");
    Places[*Name] = std::move(P);
  }
  return Places;
}

std::unique_ptr<ConstantShape> readMemoryShape(const json::Value &Text) { return MemoryReader().read(Text); }

//===-- Translation -------------------------------------------------------===//

LinearOffset ConstantShape::translate(const LinearOffset &At, IRBuilderBase &B,
                                      int64_t &Size) const {
  LinearOffset Out;
  Size = 0;
  translate(At, B, Out, Size);
  return Out;
}

int64_t ConstantShape::smallest() const {
  switch (What) {
  case Kind::Numbers:
  case Kind::Matrix:
    return NumberSize;
  case Kind::Array:
    return Element->smallest();
  case Kind::Struct:
    break;
  }
  int64_t Size = INT64_MAX;
  for (const Field &F : Fields)
    Size = std::min(Size, F.Shape->smallest());
  return Size;
}

bool ConstantShape::takesTerms(const LinearOffset &At) const {
  switch (What) {
  case Kind::Numbers:
  case Kind::Matrix:
    return false;
  case Kind::Array:
    return any_of(At.Terms, [&](auto &T) { return T.second % ClangStride == 0; }) ||
           Element->takesTerms(At);
  case Kind::Struct:
    return any_of(Fields, [&](const Field &F) { return F.Shape->takesTerms(At); });
  }
  return false;
}

/// Whether something in it is indexed in steps of `Bytes`.
bool ConstantShape::hasStride(int64_t Bytes) const {
  switch (What) {
  case Kind::Numbers:
  case Kind::Matrix:
    return Bytes == NumberSize;
  case Kind::Array:
    return Bytes == ClangStride || Element->hasStride(Bytes);
  case Kind::Struct:
    return any_of(Fields, [&](const Field &F) { return F.Shape->hasStride(Bytes); });
  }
  return false;
}

/// The field that `At` is in: with terms, the one array that they can index. Null if there are
/// several.
const ConstantShape::Field *ConstantShape::fieldOf(const LinearOffset &At) const {
  if (At.Terms.empty()) {
    const Field *Found = &Fields.front();
    for (const Field &F : Fields)
      if (F.ClangOffset <= At.Constant)
        Found = &F;
    return Found;
  }
  const Field *Found = nullptr;
  for (const Field &F : Fields)
    if (F.Shape->takesTerms(At)) {
      if (Found)
        return nullptr;
      Found = &F;
    }
  return Found;
}

void ConstantShape::translate(LinearOffset Rest, IRBuilderBase &B, LinearOffset &Out,
                              int64_t &Size) const {
  auto Dynamic = [&] { Out.addTerm(translateValue(Rest.emit(B), B), 1); };
  switch (What) {
  case Kind::Numbers:
    Size = NumberSize;
    if (!Rest.termsAreMultiplesOf(NumberSize))
      Size = 0;
    Out.Constant += Rest.Constant;
    for (auto &[V, Scale] : Rest.Terms)
      Out.addTerm(V, Scale);
    return;
  case Kind::Matrix: {
    Size = NumberSize;
    if (!Rest.Terms.empty())
      return Dynamic();
    int64_t Number = Rest.Constant / NumberSize, Column = Number / Rows, Row = Number % Rows;
    Out.Constant += RowMajor ? Row * Line + Column * NumberSize : Column * Line + Row * NumberSize;
    Out.Constant += Rest.Constant % NumberSize;
    return;
  }
  case Kind::Array: {
    // One variable may index this array and what is in it: its scale is then the sum of both.
    if (any_of(Rest.Terms, [&](auto &T) {
          return T.second % ClangStride != 0 && !Element->hasStride(std::abs(T.second));
        }))
      return Dynamic();
    LinearOffset Inner;
    for (auto &[V, Scale] : Rest.Terms)
      if (Scale % ClangStride == 0)
        Out.addTerm(V, Scale / ClangStride * Stride);
      else
        Inner.addTerm(V, Scale);
    int64_t Index = floorDivide(Rest.Constant, ClangStride);
    Inner.Constant = Rest.Constant - Index * ClangStride;
    Out.Constant += Index * Stride;
    return Element->translate(Inner, B, Out, Size);
  }
  case Kind::Struct:
    const Field *F = fieldOf(Rest);
    if (!F)
      return Dynamic();
    Rest.Constant -= F->ClangOffset;
    Out.Constant += F->Offset;
    return F->Shape->translate(Rest, B, Out, Size);
  }
}

/// The same for an offset that is known when the shader runs.
Value *ConstantShape::translateValue(Value *At, IRBuilderBase &B) const {
  auto Number = [&](int64_t N) { return B.getInt32(uint32_t(N)); };
  auto Quotient = [&](Value *V, int64_t By) {
    return isPowerOf2_64(uint64_t(By)) ? B.CreateLShr(V, Number(Log2_64(uint64_t(By))))
                                       : B.CreateUDiv(V, Number(By));
  };
  auto Remainder = [&](Value *V, int64_t By) {
    return isPowerOf2_64(uint64_t(By)) ? B.CreateAnd(V, Number(By - 1)) : B.CreateURem(V, Number(By));
  };
  if (Same)
    return At;
  switch (What) {
  case Kind::Numbers:
    return At;
  case Kind::Matrix: {
    Value *Index = Quotient(At, NumberSize);
    Value *Column = Quotient(Index, Rows), *Row = Remainder(Index, Rows);
    Value *Start = B.CreateMul(RowMajor ? Row : Column, Number(Line));
    Value *In = B.CreateMul(RowMajor ? Column : Row, Number(NumberSize));
    return B.CreateAdd(B.CreateAdd(Start, In), Remainder(At, NumberSize));
  }
  case Kind::Array: {
    Value *Index = Quotient(At, ClangStride);
    Value *Inner = Element->translateValue(Remainder(At, ClangStride), B);
    return B.CreateAdd(B.CreateMul(Index, Number(Stride)), Inner);
  }
  case Kind::Struct: {
    Value *Result = At;
    for (const Field &F : Fields) {
      Value *In = F.Shape->translateValue(B.CreateSub(At, Number(F.ClangOffset)), B);
      In = B.CreateAdd(In, Number(F.Offset));
      Result = &F == &Fields.front()
                   ? In
                   : B.CreateSelect(B.CreateICmpUGE(At, Number(F.ClangOffset)), In, Result);
    }
    return Result;
  }
  }
  return At;
}

} // namespace dxil
