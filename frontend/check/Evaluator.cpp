// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Evaluator.h"
#include "Context.h"

#include "dxil/meaning/Meaning.h"

using namespace dxil::frontend;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
namespace meaning = dxil::meaning;

/// Limits chains of initializers and the nesting of expressions.
constexpr unsigned MaxDepth = 1024;
/// The most leaves of a computed value. Noise tables of shaders have 131,072 numbers.
constexpr uint64_t MaxLeaves = 1 << 20;
/// The most numbers that one VariableValues may compute.
constexpr uint64_t MaxWork = uint64_t(1) << 27;

//===-- Types
//--------------------------------------------------------------------------------------===//

bool Evaluator::leaves(TypeId T, SmallVectorImpl<ScalarKind> &Kinds) {
  const Type &Ty = Types.get(T);
  if (Types.leafCount(T) > MaxLeaves || Types.hasObject(T))
    return false;
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Vector:
  case TypeKind::Matrix: Kinds.append(Types.elementCount(T), Ty.Element); return true;
  case TypeKind::Enum: return leaves(Types.enumOf(T).Underlying, Kinds);
  case TypeKind::Array: {
    size_t Before = Kinds.size();
    if (!Ty.Rows || !leaves(Ty.ElementType, Kinds))
      return Ty.Rows != 0;
    size_t Each = Kinds.size() - Before;
    for (uint32_t I = 1; I < Ty.Rows; ++I)
      for (size_t J = 0; J < Each; ++J)
        Kinds.push_back(Kinds[Before + J]);
    return true;
  }
  case TypeKind::Struct: {
    const Struct &S = Types.structOf(T);
    if (S.Base != TypeId::None && !leaves(S.Base, Kinds))
      return false;
    for (const Field &F : S.Fields)
      if (!leaves(F.Type, Kinds))
        return false;
    return true;
  }
  default: return false;
  }
}

std::optional<uint64_t> Evaluator::fieldOffset(TypeId T, uint32_t Index) {
  const Struct &S = Types.structOf(T);
  // A bit field holds fewer bits than its initializer.
  if (Index >= S.Fields.size() || S.Fields[Index].IsBitField || Types.leafCount(T) > MaxLeaves)
    return {};
  uint64_t Offset = S.Base == TypeId::None ? 0 : Types.leafCount(S.Base);
  for (uint32_t I = 0; I < Index; ++I)
    Offset += Types.leafCount(S.Fields[I].Type);
  return Offset;
}

//===-- Places
//--------------------------------------------------------------------------------------===//

static bool mayHaveFloats(const TypeTable &Types, TypeId T) {
  T = Types.withoutArrays(T);
  return Types.isNumeric(T) ? isFloating(Types.get(T).Element)
                            : Types.get(T).Kind != TypeKind::Enum;
}

const ConstantValue *Evaluator::variable(VariableId V) {
  FloatsRead += mayHaveFloats(Types, P.variable(V).Type);
  auto Entry = Variables.Values.find(V);
  if (Entry != Variables.Values.end())
    return Entry->second.get();
  const Variable &Var = P.variable(V);
  bool MayBe = Var.Const && Var.Initializer != ExprId::None && Var.Kind != VariableKind::Parameter;
  if (!MayBe)
    return nullptr;
  Variables.Values[V] = nullptr;
  Value Result = evaluate(Var.Initializer);
  if (Result)
    Variables.Values[V] = std::make_unique<ConstantValue>(std::move(*Result));
  return Variables.Values[V].get();
}

std::optional<Evaluator::Part> Evaluator::part(ExprId Place) {
  const auto &E = P.Expressions;
  TypeId T = P.type(Place);
  switch (E.kind(Place)) {
  case ExprKind::VariablePlace: {
    const ConstantValue *Whole = variable(E.get<expr::VariablePlace>(Place).Variable);
    return Whole ? std::optional(Part{Whole, 0, T}) : std::nullopt;
  }
  case ExprKind::FieldPlace: {
    auto N = E.get<expr::FieldPlace>(Place);
    auto Base = part(N.Base);
    if (!Base)
      return {};
    auto Offset = fieldOffset(P.type(N.Base), N.Index);
    return Offset ? std::optional(Part{Base->Whole, Base->First + *Offset, T}) : std::nullopt;
  }
  case ExprKind::BasePlace: {
    auto Base = part(E.get<expr::BasePlace>(Place).Derived);
    return Base ? std::optional(Part{Base->Whole, Base->First, T}) : std::nullopt;
  }
  case ExprKind::ElementPlace: {
    auto N = E.get<expr::ElementPlace>(Place);
    auto Base = part(N.Base);
    auto Index = Base ? index(N.Index) : std::nullopt;
    uint64_t Each = Types.leafCount(T);
    if (!Index || (*Index + 1) * Each > Types.leafCount(P.type(N.Base)))
      return {};
    return Part{Base->Whole, Base->First + *Index * Each, T};
  }
  default: return {};
  }
}

Evaluator::Value Evaluator::loaded(ExprId Place) {
  if (P.Expressions.is(Place, ExprKind::SwizzlePlace)) {
    auto N = P.Expressions.get<expr::SwizzlePlace>(Place);
    Value Base = loaded(N.Base);
    return Base ? swizzle(*Base, N.Elements, P.type(Place)) : Base;
  }
  if (P.Expressions.is(Place, ExprKind::TemporaryPlace))
    return evaluate(P.Expressions.get<expr::TemporaryPlace>(Place).Value);
  auto Parts = part(Place);
  return Parts ? slice(*Parts->Whole, Parts->First, Parts->Type) : std::nullopt;
}

Evaluator::Value Evaluator::slice(const ConstantValue &From, uint64_t First, TypeId T) {
  uint64_t Count = Types.leafCount(T);
  if (First + Count > From.Bits.size())
    return {};
  return ConstantValue{T,
                       {From.Bits.begin() + long(First), From.Bits.begin() + long(First + Count)}};
}

Evaluator::Value Evaluator::swizzle(const ConstantValue &From, List<uint32_t> Elements, TypeId T) {
  ConstantValue Result{T, {}};
  for (size_t I = 0; I < Elements.Count; ++I) {
    uint32_t Element = P.Expressions.item(Elements, I);
    if (Element >= From.Bits.size())
      return {};
    Result.Bits.push_back(From.Bits[Element]);
  }
  return Result;
}

std::optional<uint64_t> Evaluator::index(ExprId E) {
  Value IndexValue = evaluate(E);
  if (!IndexValue || IndexValue->Bits.size() != 1 ||
      Types.get(IndexValue->Type).Kind != TypeKind::Scalar)
    return {};
  int64_t Index = integerOf(Types, Types.get(IndexValue->Type).Element, IndexValue->Bits[0]);
  return Index >= 0 && uint64_t(Index) < MaxLeaves ? std::optional(uint64_t(Index)) : std::nullopt;
}

//===-- Conversions
//--------------------------------------------------------------------------------------===//

Evaluator::Value Evaluator::convert(const ConstantValue &From, TypeId To, ConversionKind How) {
  SmallVector<ScalarKind, 16> FromKinds, ToKinds;
  if (!leaves(From.Type, FromKinds) || !leaves(To, ToKinds) || FromKinds.size() != From.Bits.size())
    return {};
  ConstantValue Result{To, {}};
  const Type &A = Types.get(From.Type), &B = Types.get(To);
  bool CutsMatrix =
      How == ConversionKind::Truncate && A.Kind == TypeKind::Matrix && B.Kind == TypeKind::Matrix;
  for (size_t I = 0; I < ToKinds.size(); ++I) {
    size_t Index = How == ConversionKind::Splat ? 0
                   : CutsMatrix                 ? I / B.Columns * A.Columns + I % B.Columns
                                                : I;
    if (Index >= FromKinds.size())
      return {};
    ScalarKind K = FromKinds[Index];
    auto Bits = K == ToKinds[I]
                    ? std::optional(From.Bits[Index])
                    : encode(Types, ToKinds[I], decode(Types, K, From.Bits[Index]), isUnsigned(K));
    if (!Bits)
      return {};
    Result.Bits.push_back(*Bits);
  }
  return Result;
}

//===-- Operators
//--------------------------------------------------------------------------------------===//

Evaluator::Value Evaluator::unary(ExprKind Op, ExprId Operand, TypeId Result) {
  Value V = evaluate(Operand);
  SmallVector<ScalarKind, 4> Kinds;
  if (!V || !leaves(V->Type, Kinds))
    return {};
  for (size_t I = 0; I < V->Bits.size(); ++I) {
    Number N = decode(Types, Kinds[I], V->Bits[I]);
    if (Op == ExprKind::Negate) {
      N.Float = -N.Float;
      N.Integer = int64_t(0 - uint64_t(N.Integer));
    } else if (Op == ExprKind::Complement) {
      N.Integer = ~N.Integer;
    } else {
      V->Bits[I] = N.IsFloat ? N.Float == 0 : N.Integer == 0;
      continue;
    }
    auto Bits = encode(Types, Kinds[I], N, isUnsigned(Kinds[I]));
    if (!Bits)
      return {};
    V->Bits[I] = *Bits;
  }
  V->Type = Result;
  return V;
}

Evaluator::Value Evaluator::binary(ExprId E) {
  auto N = P.Expressions.get<expr::Binary>(E);
  Value Left = evaluate(N.Left);
  Value Right = Left ? evaluate(N.Right) : std::nullopt;
  SmallVector<ScalarKind, 4> LeftKinds, RightKinds;
  if (!Right || Left->Bits.size() != Right->Bits.size() || !leaves(Left->Type, LeftKinds) ||
      !leaves(Right->Type, RightKinds) || LeftKinds.size() != RightKinds.size())
    return {};
  ConstantValue Result{P.type(E), {}};
  for (size_t I = 0; I < Left->Bits.size(); ++I) {
    // The right side of a shift may be of another kind; only its low bits count.
    uint64_t B = LeftKinds[I] == RightKinds[I]
                     ? Right->Bits[I]
                     : uint64_t(decode(Types, RightKinds[I], Right->Bits[I]).Integer);
    auto Bits = compute(Types, N.Op, LeftKinds[I], Left->Bits[I], B);
    if (!Bits)
      return {};
    Result.Bits.push_back(*Bits);
  }
  return Result;
}

Evaluator::Value Evaluator::logical(ExprId E) {
  auto N = P.Expressions.get<expr::Logical>(E);
  Value Left = evaluate(N.Left);
  if (!Left || Left->Bits.size() != 1)
    return {};
  if ((Left->Bits[0] != 0) == (N.IsOr != 0))
    return Left;
  return evaluate(N.Right);
}

Evaluator::Value Evaluator::choice(ExprId Condition, ExprId True, ExprId False, TypeId Result) {
  Value C = evaluate(Condition);
  if (!C || C->Bits.empty())
    return {};
  if (C->Bits.size() == 1)
    return evaluate(C->Bits[0] ? True : False);
  Value A = evaluate(True), B = evaluate(False);
  if (!A || !B || A->Bits.size() != C->Bits.size() || B->Bits.size() != C->Bits.size())
    return {};
  ConstantValue V{Result, {}};
  for (size_t I = 0; I < C->Bits.size(); ++I)
    V.Bits.push_back(C->Bits[I] ? A->Bits[I] : B->Bits[I]);
  return V;
}

//===-- Expressions
//--------------------------------------------------------------------------------------===//

Evaluator::Value Evaluator::evaluate(ExprId E) {
  if (E == ExprId::None || Depth >= MaxDepth || Variables.Work > MaxWork)
    return {};
  ++Depth;
  Value V = evaluateNode(E);
  --Depth;
  Variables.Work += V ? V->Bits.size() : 0;
  return V;
}

/// Returns true if \p E is not an integer constant expression: a call, or a part of another value.
bool Evaluator::isPart(ExprId E) const {
  const auto &X = P.Expressions;
  switch (X.kind(E)) {
  case ExprKind::LibraryCall: {
    const library::Function &F = *P.LibraryFunctions[size_t(X.get<expr::LibraryCall>(E).Callee)];
    return F.Foldable != library::Folding::Everywhere || isUnsigned(Types.get(P.type(E)).Element);
  }
  case ExprKind::Swizzle:
  case ExprKind::FieldValue:
  case ExprKind::ElementValue: return true;
  case ExprKind::Load: return !X.is(X.get<expr::Load>(E).Place, ExprKind::VariablePlace);
  default: return false;
  }
}

Evaluator::Value Evaluator::constant(const expr::Constant &N, TypeId T) {
  const uint64_t Count = Types.leafCount(T);
  if (!Count || Count > MaxLeaves)
    return {};
  return ConstantValue{T, std::vector<uint64_t>(Count, uint64_t(N.High) << 32 | N.Low)};
}

Evaluator::Value Evaluator::construct(const expr::Construct &N, TypeId T) {
  ConstantValue V{T, {}};
  for (size_t I = 0; I < N.Parts.Count; ++I) {
    Value Part = evaluate(P.Expressions.item(N.Parts, I));
    if (!Part || V.Bits.size() + Part->Bits.size() > MaxLeaves)
      return {};
    V.Bits.insert(V.Bits.end(), Part->Bits.begin(), Part->Bits.end());
  }
  return V;
}

Evaluator::Value Evaluator::evaluateNode(ExprId E) {
  const auto &X = P.Expressions;
  TypeId T = P.type(E);
  if (For == Purpose::Integer && isPart(E))
    return {};
  switch (X.kind(E)) {
  case ExprKind::Constant: return constant(X.get<expr::Constant>(E), T);
  case ExprKind::Load: return loaded(X.get<expr::Load>(E).Place);
  case ExprKind::Negate: return unary(ExprKind::Negate, X.get<expr::Negate>(E).Operand, T);
  case ExprKind::Not: return unary(ExprKind::Not, X.get<expr::Not>(E).Operand, T);
  case ExprKind::Complement:
    return unary(ExprKind::Complement, X.get<expr::Complement>(E).Operand, T);
  case ExprKind::Binary: return binary(E);
  case ExprKind::Logical: return logical(E);
  case ExprKind::Select: {
    auto N = X.get<expr::Select>(E);
    return choice(N.Condition, N.True, N.False, T);
  }
  case ExprKind::Branch: {
    auto N = X.get<expr::Branch>(E);
    return choice(N.Condition, N.True, N.False, T);
  }
  case ExprKind::Convert: {
    auto N = X.get<expr::Convert>(E);
    Value V = evaluate(N.Operand);
    return V ? convert(*V, T, N.How) : V;
  }
  case ExprKind::Construct: return construct(X.get<expr::Construct>(E), T);
  case ExprKind::Swizzle: {
    auto N = X.get<expr::Swizzle>(E);
    Value V = evaluate(N.Operand);
    return V ? swizzle(*V, N.Elements, T) : V;
  }
  case ExprKind::FieldValue: {
    auto N = X.get<expr::FieldValue>(E);
    Value V = evaluate(N.Operand);
    auto Offset = V ? fieldOffset(P.type(N.Operand), N.Index) : std::nullopt;
    return Offset ? slice(*V, *Offset, T) : std::nullopt;
  }
  case ExprKind::ElementValue: {
    auto N = X.get<expr::ElementValue>(E);
    Value V = evaluate(N.Operand);
    auto Index = V ? index(N.Index) : std::nullopt;
    return Index ? slice(*V, *Index * Types.leafCount(T), T) : std::nullopt;
  }
  case ExprKind::Sequence: {
    auto N = X.get<expr::Sequence>(E);
    return evaluate(N.First) ? evaluate(N.Last) : std::nullopt;
  }
  case ExprKind::LibraryCall: return call(E);
  default: return {};
  }
}

//===-- Calls of the library
//--------------------------------------------------------------------------------------===//

/// Returns the call that computes a library function from numbers of kind \p K, or nothing if there
/// is none.
static std::optional<meaning::Call> meaningOf(const TypeTable &Types, const library::Function &F,
                                              ScalarKind K) {
  using enum meaning::ValueType;
  const bool Wide = K == ScalarKind::LiteralInt || K == ScalarKind::LiteralFloat;
  const unsigned Bits = Wide ? 64 : Types.bits(K);
  meaning::Call C{};
  if (isFloating(K)) {
    C.Callee = F.Meanings[0];
    C.Overload = Bits == 16 ? Half : Bits == 64 ? Double : Float;
  } else {
    C.Callee = F.Meanings[isUnsigned(K) ? 2 : 1];
    if (K == ScalarKind::LiteralInt && F.Meanings[3] != meaning::Function::None)
      C.Callee = F.Meanings[3];
    C.Overload = Bits == 16 ? I16 : Bits == 64 ? I64 : I32;
  }
  C.Op = F.Op;
  const bool IsOp = F.HasOp && isFloating(K);
  return IsOp || C.Callee != meaning::Function::None ? std::optional(C) : std::nullopt;
}

Evaluator::Value Evaluator::call(ExprId E) {
  auto N = P.Expressions.get<expr::LibraryCall>(E);
  const library::Function &F = *P.LibraryFunctions[size_t(N.Callee)];
  SmallVector<ConstantValue, 3> Arguments;
  const unsigned ReadBefore = FloatsRead;
  if (F.Foldable == library::Folding::Never || N.Object != ExprId::None || N.Arguments.Count == 0 ||
      N.Arguments.Count > 3)
    return {};
  for (size_t I = 0; I < N.Arguments.Count; ++I) {
    Value A = evaluate(P.Expressions.item(N.Arguments, I));
    // Only functions whose arguments have the type of the result are folded.
    if (!A || A->Type != P.type(E) || !Types.isNumeric(A->Type))
      return {};
    Arguments.push_back(std::move(*A));
  }
  ScalarKind K = Types.get(P.type(E)).Element;
  if (For == Purpose::Code && isFloating(K) &&
      (FloatsRead != ReadBefore || Types.bits(K) < 32 || F.Foldable < library::Folding::InCode))
    return {};
  std::optional<meaning::Call> C = meaningOf(Types, F, K);
  if (!C)
    return {};
  ConstantValue Result{P.type(E), {}};
  for (size_t I = 0; I < Arguments[0].Bits.size(); ++I) {
    SmallVector<std::span<const uint64_t>, 3> Numbers;
    for (const ConstantValue &A : Arguments)
      Numbers.push_back({&A.Bits[I], 1});
    C->Arguments = {Numbers.data(), Numbers.size()};
    const std::optional<meaning::Outcome> Computed = meaning::evaluate(*C);
    if (!Computed || Computed->Values.size() != 1 || !Computed->Values[0].Defined)
      return {};
    Result.Bits.push_back(Computed->Values[0].Bits);
  }
  return Result;
}
