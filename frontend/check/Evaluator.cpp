// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Evaluator.h"
#include "Context.h"

#include "llvm/ADT/StringSwitch.h"

#include <cmath>

using namespace dxil::frontend;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

/// Limits chains of initializers and the nesting of expressions.
constexpr unsigned MaxDepth = 1024;
/// The most leaves of a computed value: tables of noise have 131,072 numbers.
constexpr uint64_t MaxLeaves = 1 << 20;
/// The most numbers that are computed for one set of known variables.
constexpr uint64_t MaxWork = uint64_t(1) << 27;

//===-- Types
//--------------------------------------------------------------------------------------===//

bool Evaluator::leaves(TypeId T, SmallVectorImpl<ScalarKind> &Kinds) {
  const Type &Of = Types.get(T);
  if (Types.leafCount(T) > MaxLeaves || Types.hasObject(T))
    return false;
  switch (Of.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Vector:
  case TypeKind::Matrix: Kinds.append(Types.elementCount(T), Of.Element); return true;
  case TypeKind::Enum: return leaves(Types.enumOf(T).Underlying, Kinds);
  case TypeKind::Array: {
    size_t Before = Kinds.size();
    if (!Of.Rows || !leaves(Of.Of, Kinds))
      return Of.Rows != 0;
    size_t Each = Kinds.size() - Before;
    for (uint32_t I = 1; I < Of.Rows; ++I)
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
  auto At = Known.Values.find(V);
  if (At != Known.Values.end())
    return At->second.get();
  const Variable &Of = P.variable(V);
  bool MayBe = Of.Const && Of.Initializer != ExprId::None && Of.Kind != VariableKind::Parameter;
  if (!MayBe)
    return nullptr;
  Known.Values[V] = nullptr;
  Value Result = evaluate(Of.Initializer);
  if (Result)
    Known.Values[V] = std::make_unique<ConstantValue>(std::move(*Result));
  return Known.Values[V].get();
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
    auto At = Base ? index(N.Index) : std::nullopt;
    uint64_t Each = Types.leafCount(T);
    if (!At || (*At + 1) * Each > Types.leafCount(P.type(N.Base)))
      return {};
    return Part{Base->Whole, Base->First + *At * Each, T};
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
  auto Found = part(Place);
  return Found ? slice(*Found->Whole, Found->First, Found->Type) : std::nullopt;
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
  Value At = evaluate(E);
  if (!At || At->Bits.size() != 1 || Types.get(At->Type).Kind != TypeKind::Scalar)
    return {};
  int64_t Index = integerOf(Types, Types.get(At->Type).Element, At->Bits[0]);
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
    size_t At = How == ConversionKind::Splat ? 0
                : CutsMatrix                 ? I / B.Columns * A.Columns + I % B.Columns
                                             : I;
    if (At >= FromKinds.size())
      return {};
    ScalarKind K = FromKinds[At];
    auto Bits = K == ToKinds[I]
                    ? std::optional(From.Bits[At])
                    : encode(Types, ToKinds[I], decode(Types, K, From.Bits[At]), isUnsigned(K));
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
  if (E == ExprId::None || Depth >= MaxDepth || Known.Work > MaxWork)
    return {};
  ++Depth;
  Value V = evaluateNode(E);
  --Depth;
  Known.Work += V ? V->Bits.size() : 0;
  return V;
}

/// Returns true if \p E is not an integer constant expression: a call, or a part of another value.
bool Evaluator::isPart(ExprId E) const {
  const auto &X = P.Expressions;
  switch (X.kind(E)) {
  case ExprKind::LibraryCall: {
    // DXC folds two library functions where an integer constant is required.
    const llvm::StringRef Word =
        P.LibraryFunctions[size_t(X.get<expr::LibraryCall>(E).Callee)]->Word;
    return (Word != "min" && Word != "max") || isUnsigned(Types.get(P.type(E)).Element);
  }
  case ExprKind::Swizzle:
  case ExprKind::FieldValue:
  case ExprKind::ElementValue: return true;
  case ExprKind::Load: return !X.is(X.get<expr::Load>(E).Place, ExprKind::VariablePlace);
  default: return false;
  }
}

Evaluator::Value Evaluator::evaluateNode(ExprId E) {
  const auto &X = P.Expressions;
  TypeId T = P.type(E);
  if (For == Purpose::Integer && isPart(E))
    return {};
  switch (X.kind(E)) {
  case ExprKind::Constant: {
    auto N = X.get<expr::Constant>(E);
    uint64_t Count = Types.leafCount(T);
    if (!Count || Count > MaxLeaves)
      return {};
    return ConstantValue{T, std::vector<uint64_t>(Count, uint64_t(N.High) << 32 | N.Low)};
  }
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
  case ExprKind::Construct: {
    auto Parts = X.get<expr::Construct>(E).Parts;
    ConstantValue V{T, {}};
    for (size_t I = 0; I < Parts.Count; ++I) {
      Value Part = evaluate(X.item(Parts, I));
      if (!Part || V.Bits.size() + Part->Bits.size() > MaxLeaves)
        return {};
      V.Bits.insert(V.Bits.end(), Part->Bits.begin(), Part->Bits.end());
    }
    return V;
  }
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
    auto At = V ? index(N.Index) : std::nullopt;
    return At ? slice(*V, *At * Types.leafCount(T), T) : std::nullopt;
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

static constexpr double Pi = 3.14159265358979323846;

/// A function of one number, for each type in which it is computed: the last bits of results
/// differ.
struct UnaryFunction {
  float (*OfFloat)(float) = nullptr;
  double (*OfDouble)(double) = nullptr;
};

static UnaryFunction exactFunction(llvm::StringRef Word) {
  return llvm::StringSwitch<UnaryFunction>(Word)
      .Case("abs", {std::fabs, std::fabs})
      .Case("ceil", {std::ceil, std::ceil})
      .Case("floor", {std::floor, std::floor})
      .Case("frac",
            {[](float V) { return V - std::floor(V); }, [](double V) { return V - std::floor(V); }})
      .Case("round", {std::nearbyint, std::nearbyint})
      .Case("saturate", {[](float V) { return std::fmin(std::fmax(V, 0.0f), 1.0f); },
                         [](double V) { return std::fmin(std::fmax(V, 0.0), 1.0); }})
      .Case("trunc", {std::trunc, std::trunc})
      .Default({});
}

static UnaryFunction unaryFunction(llvm::StringRef Word) {
  return llvm::StringSwitch<UnaryFunction>(Word)
      .Case("acos", {std::acos, std::acos})
      .Case("asin", {std::asin, std::asin})
      .Case("atan", {std::atan, std::atan})
      .Case("cos", {std::cos, std::cos})
      .Case("cosh", {std::cosh, std::cosh})
      .Case("degrees",
            {[](float V) { return V * float(180 / Pi); }, [](double V) { return V * (180 / Pi); }})
      .Case("exp", {std::exp, std::exp})
      .Case("exp2", {std::exp2, std::exp2})
      .Case("log", {std::log, std::log})
      .Case("log10", {std::log10, std::log10})
      .Case("log2", {std::log2, std::log2})
      .Case("radians",
            {[](float V) { return V * float(Pi / 180); }, [](double V) { return V * (Pi / 180); }})
      .Case("rcp", {[](float V) { return 1 / V; }, [](double V) { return 1 / V; }})
      // DXC divides in double.
      .Case("rsqrt", {[](float V) { return float(1.0 / std::sqrt(V)); },
                      [](double V) { return 1 / std::sqrt(V); }})
      .Case("sin", {std::sin, std::sin})
      .Case("sinh", {std::sinh, std::sinh})
      .Case("sqrt", {std::sqrt, std::sqrt})
      .Case("tan", {std::tan, std::tan})
      .Case("tanh", {std::tanh, std::tanh})
      .Default(exactFunction(Word));
}

/// Applies a library function to numbers of type \p T, computed in that type.
template <typename T>
static std::optional<T> applyNumbers(llvm::StringRef Word, llvm::ArrayRef<T> X) {
  if (X.size() == 1) {
    const UnaryFunction F = unaryFunction(Word);
    if constexpr (std::is_same_v<T, float>)
      return F.OfFloat ? std::optional(F.OfFloat(X[0])) : std::nullopt;
    else
      return F.OfDouble ? std::optional(F.OfDouble(X[0])) : std::nullopt;
  }
  if (X.size() == 2)
    return llvm::StringSwitch<std::optional<T>>(Word)
        .Case("min", X[0] < X[1] ? X[0] : X[1])
        .Case("max", X[0] > X[1] ? X[0] : X[1])
        .Case("pow", std::pow(X[0], X[1]))
        .Case("atan2", std::atan2(X[0], X[1]))
        .Case("fmod", std::fmod(X[0], X[1]))
        .Case("ldexp", X[0] * std::exp2(X[1]))
        .Case("step", X[1] < X[0] ? T(0) : T(1))
        .Default(std::nullopt);
  return llvm::StringSwitch<std::optional<T>>(Word)
      .Case("clamp", X[0] < X[1]   ? X[1]
                     : X[0] > X[2] ? X[2]
                                   : X[0])
      .Case("mad", T(X[0] * X[1]) + X[2])
      .Case("lerp", X[0] + T(X[2] * T(X[1] - X[0])))
      .Default(std::nullopt);
}

/// Applies a library function to numbers of kind \p K. Half is computed in double, as in DXC.
static std::optional<Number> applyFloat(const TypeTable &Types, ScalarKind K, llvm::StringRef Word,
                                        llvm::ArrayRef<double> X) {
  if (K == ScalarKind::LiteralFloat || Types.bits(K) != 32) {
    const std::optional<double> Result = applyNumbers<double>(Word, X);
    return Result ? std::optional(Number{true, 0, *Result}) : std::nullopt;
  }
  const SmallVector<float, 3> Floats(X.begin(), X.end());
  const std::optional<float> Result = applyNumbers<float>(Word, Floats);
  return Result ? std::optional(Number{true, 0, double(*Result)}) : std::nullopt;
}

/// If the bounds of `clamp` cross, DXC's folding of literals tests the lower bound first.
static std::optional<Number> applyInteger(llvm::StringRef Word, ScalarKind K,
                                          llvm::ArrayRef<int64_t> X) {
  const bool IsUnsigned = isUnsigned(K);
  auto Less = [&](int64_t A, int64_t B) { return IsUnsigned ? uint64_t(A) < uint64_t(B) : A < B; };
  auto Least = [&](int64_t A, int64_t B) { return Less(B, A) ? B : A; };
  auto Most = [&](int64_t A, int64_t B) { return Less(A, B) ? B : A; };
  if (X.size() == 1 && Word == "abs")
    return Number{false, IsUnsigned || X[0] >= 0 ? X[0] : int64_t(0 - uint64_t(X[0])), 0};
  if (X.size() == 2 && Word == "min")
    return Number{false, Least(X[0], X[1]), 0};
  if (X.size() == 2 && Word == "max")
    return Number{false, Most(X[0], X[1]), 0};
  if (X.size() == 3 && Word == "clamp" && K == ScalarKind::LiteralInt && X[0] < X[1])
    return Number{false, X[1], 0};
  if (X.size() == 3 && Word == "clamp")
    return Number{false, Least(Most(X[0], X[1]), X[2]), 0};
  return {};
}

/// Returns true if DXC folds a call of \p Word in code generation when its arguments are written as
/// constants.
static bool isComputedInCode(llvm::StringRef Word) {
  static constexpr llvm::StringLiteral Words[] = {
      "acos", "asin",  "atan", "atan2", "ceil",  "clamp", "cos",  "cosh", "exp",
      "exp2", "floor", "frac", "log",   "log10", "log2",  "max",  "min",  "pow",
      "rcp",  "rsqrt", "sin",  "sinh",  "sqrt",  "tan",   "tanh", "trunc"};
  return llvm::is_contained(Words, Word);
}

Evaluator::Value Evaluator::call(ExprId E) {
  auto N = P.Expressions.get<expr::LibraryCall>(E);
  llvm::StringRef Word = P.LibraryFunctions[size_t(N.Callee)]->Word;
  SmallVector<ConstantValue, 3> Arguments;
  const unsigned ReadBefore = FloatsRead;
  if (N.Object != ExprId::None || N.Arguments.Count == 0 || N.Arguments.Count > 3)
    return {};
  for (size_t I = 0; I < N.Arguments.Count; ++I) {
    Value A = evaluate(P.Expressions.item(N.Arguments, I));
    // Only functions whose arguments have the result's type are known.
    if (!A || A->Type != P.type(E) || !Types.isNumeric(A->Type))
      return {};
    Arguments.push_back(std::move(*A));
  }
  ScalarKind K = Types.get(P.type(E)).Element;
  if (For == Purpose::Code && isFloating(K) &&
      (FloatsRead != ReadBefore || Types.bits(K) < 32 || !isComputedInCode(Word)))
    return {};
  ConstantValue Result{P.type(E), {}};
  for (size_t I = 0; I < Arguments[0].Bits.size(); ++I) {
    SmallVector<double, 3> Floats;
    SmallVector<int64_t, 3> Integers;
    for (const ConstantValue &A : Arguments) {
      Number X = decode(Types, K, A.Bits[I]);
      Floats.push_back(X.Float);
      Integers.push_back(X.Integer);
    }
    auto Applied =
        isFloating(K) ? applyFloat(Types, K, Word, Floats) : applyInteger(Word, K, Integers);
    auto Bits = Applied ? encode(Types, K, *Applied, isUnsigned(K)) : std::nullopt;
    if (!Bits)
      return {};
    Result.Bits.push_back(*Bits);
  }
  return Result;
}
