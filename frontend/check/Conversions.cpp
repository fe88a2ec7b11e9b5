// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes conversions explicit. types/Conversions.h decides which conversion applies; this file
// builds its nodes. Constants are converted at once, so that no literal type reaches code
// generation.
#include "Checker.h"

#include "Evaluator.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace dxil::frontend;

bool Checker::isLiteralType(TypeId T) const {
  if (!Types.isNumeric(T))
    return false;
  ScalarKind K = Types.get(T).Element;
  return K == ScalarKind::LiteralInt || K == ScalarKind::LiteralFloat;
}

/// A heap object gets its type from its use.
bool Checker::isAnyObject(ExprId E) const {
  return P.type(E) == TypeId::None;
}

Conversion Checker::conversionFor(ExprId E, TypeId To) {
  if (!isAnyObject(E))
    return implicitConversion(Types, P.type(E), To, !atLeast(LanguageVersion::v2021));
  Conversion C;
  if (Types.get(To).Kind == TypeKind::Object)
    C.Kind = ConversionKind::Identity;
  return C;
}

//===-- Literals
//--------------------------------------------------------------------------------------===//

/// Returns \p Bits converted to another kind. A float out of range becomes the nearest integer, NaN
/// becomes 0.
static uint64_t convertedBits(const TypeTable &Types, ScalarKind From, ScalarKind To,
                              uint64_t Bits) {
  Number N = decode(Types, From, Bits);
  if (std::optional<uint64_t> Result = encode(Types, To, N, isUnsigned(From)))
    return *Result;
  if (std::isnan(N.Float))
    return 0;
  bool Negative = N.Float < 0;
  unsigned Width = Types.bits(To);
  if (isUnsigned(To))
    return Negative ? 0 : ~uint64_t(0) >> (64 - Width);
  uint64_t Least = uint64_t(1) << (Width - 1);
  return Negative ? Least : Least - 1;
}

uint64_t Checker::literalBits(ScalarKind From, ScalarKind To, uint64_t Bits) const {
  return convertedBits(Types, From, To, Bits);
}

ExprId Checker::concretized(ExprId E, ScalarKind K) {
  if (!isLiteralType(P.type(E)))
    return E;
  TypeId T = Types.withElement(P.type(E), K);
  Location Where = P.Expressions.location(E);
  ScalarKind From = Types.get(P.type(E)).Element;
  if (std::optional<uint64_t> Bits = constantBits(E))
    return constant(Where, T, convertedBits(Types, From, K, *Bits));
  // Integer literals keep integer arithmetic; only its result becomes a float.
  if (From == ScalarKind::LiteralInt && isFloating(K))
    return applied(concretized(E, ScalarKind::Int), T, ConversionKind::Elements);
  if (From == ScalarKind::LiteralFloat && !isFloating(K))
    return applied(concretized(E, ScalarKind::Float), T, ConversionKind::Elements);
  switch (kind(E)) {
  case ExprKind::Branch: {
    auto N = P.Expressions.get<expr::Branch>(E);
    ExprId True = concretized(N.True, K), False = concretized(N.False, K);
    return P.add(Where, T, expr::Branch{N.Condition, True, False});
  }
  case ExprKind::Select: {
    auto N = P.Expressions.get<expr::Select>(E);
    ExprId True = concretized(N.True, K), False = concretized(N.False, K);
    return P.add(Where, T, expr::Select{N.Condition, True, False});
  }
  case ExprKind::Binary: {
    auto N = P.Expressions.get<expr::Binary>(E);
    ExprId Left = concretized(N.Left, K), Right = concretized(N.Right, K);
    return P.add(Where, T, expr::Binary{N.Op, Left, Right});
  }
  case ExprKind::Negate:
    return P.add(Where, T,
                 expr::Negate{concretized(P.Expressions.get<expr::Negate>(E).Operand, K)});
  case ExprKind::Complement:
    return P.add(Where, T,
                 expr::Complement{concretized(P.Expressions.get<expr::Complement>(E).Operand, K)});
  case ExprKind::Sequence: {
    auto N = P.Expressions.get<expr::Sequence>(E);
    return P.add(Where, T, expr::Sequence{N.First, concretized(N.Last, K)});
  }
  case ExprKind::Swizzle: {
    auto N = P.Expressions.get<expr::Swizzle>(E);
    return P.add(Where, T, expr::Swizzle{concretized(N.Operand, K), N.Elements});
  }
  case ExprKind::Convert: {
    auto N = P.Expressions.get<expr::Convert>(E);
    return applied(concretized(N.Operand, K), T, N.How);
  }
  case ExprKind::LibraryCall: return applied(concreteCall(E, K), T, ConversionKind::Elements);
  default: return P.add(Where, T, expr::Convert{ConversionKind::Elements, E});
  }
}

ExprId Checker::withoutLiteral(ExprId E) {
  TypeId T = P.type(E);
  if (!isLiteralType(T))
    return E;
  return concretized(E, Types.get(defaultOfLiteral(Types, T)).Element);
}

//===-- Conversions
//--------------------------------------------------------------------------------------===//

ExprId Checker::applied(ExprId E, TypeId To, ConversionKind How) {
  Location Where = P.Expressions.location(E);
  TypeId From = P.type(E);
  if (From == To)
    return E;
  switch (How) {
  case ConversionKind::Identity: return E;
  case ConversionKind::FromEnum: {
    TypeId Underlying = Types.enumOf(From).Underlying;
    std::optional<uint64_t> Bits = constantBits(E);
    ExprId Number = Bits ? constant(Where, Underlying, *Bits)
                         : P.add(Where, Underlying, expr::Convert{ConversionKind::FromEnum, E});
    return applied(Number, To, explicitConversion(Types, Underlying, To).Kind);
  }
  case ConversionKind::ToEnum: {
    TypeId Underlying = Types.enumOf(To).Underlying;
    ExprId Number = applied(E, Underlying, explicitConversion(Types, From, Underlying).Kind);
    if (std::optional<uint64_t> Bits = constantBits(Number))
      return constant(Where, To, *Bits);
    return P.add(Where, To, expr::Convert{ConversionKind::ToEnum, Number});
  }
  case ConversionKind::Object: return load(contents(E));
  case ConversionKind::ToBase:
    if (kind(E) == ExprKind::Load)
      return load(toBase(Where, P.Expressions.get<expr::Load>(E).Place, To));
    return toBase(Where, E, To);
  default: break;
  }
  if (Types.isNumeric(From) && Types.isNumeric(To)) {
    ScalarKind A = Types.get(From).Element, B = Types.get(To).Element;
    if (std::optional<uint64_t> Bits = constantBits(E))
      return constant(Where, To, A == B ? *Bits : convertedBits(Types, A, B, *Bits));
    if (isLiteralType(From) && A != B) {
      E = concretized(E, B);
      if (P.type(E) == To)
        return E;
    }
  }
  return P.add(Where, To, expr::Convert{How, withoutLiteral(E)});
}

/// Returns true if an element of kind \p To can hold the number \p Bits of kind \p From.
static bool fits(const TypeTable &Types, ScalarKind From, ScalarKind To, uint64_t Bits) {
  Number N = decode(Types, From, Bits);
  if (isFloating(To)) {
    double Value = N.IsFloat          ? N.Float
                   : isUnsigned(From) ? double(uint64_t(N.Integer))
                                      : double(N.Integer);
    return std::fabs(Value) <= (Types.bits(To) == 64                           ? HUGE_VAL
                                : isMinPrecision(To) || To == ScalarKind::Half ? 65504.0
                                                                               : 3.402823466e38);
  }
  if (N.IsFloat)
    return false;
  unsigned Width = isMinPrecision(To) ? 16 : Types.bits(To);
  if (isUnsigned(To))
    return N.Integer >= 0 && (Width == 64 || uint64_t(N.Integer) >> Width == 0);
  int64_t Most = Width == 64 ? INT64_MAX : (int64_t(1) << (Width - 1)) - 1;
  return N.Integer <= Most && N.Integer >= -Most - 1;
}

/// Returns true if converting a float to an integer of kind \p To changes its value.
static bool changesValue(const TypeTable &Types, ScalarKind To, double Value) {
  if (isFloating(To))
    return false;
  if (To == ScalarKind::Bool)
    return Value != 0 && Value != 1;
  const unsigned Width = isMinPrecision(To) ? 16 : Types.bits(To);
  const double Least = isUnsigned(To) ? 0 : -std::ldexp(1.0, int(Width) - 1);
  const double Behind = std::ldexp(1.0, int(isUnsigned(To) ? Width : Width - 1));
  return Value != std::trunc(Value) || Value < Least || Value >= Behind;
}

/// Spells a number as people write it: 2147483648, 0.1.
static std::string spellNumber(double Value) {
  std::string Text;
  llvm::raw_string_ostream(Text) << llvm::format("%.10g", Value);
  return Text;
}

/// Returns " to 2", the value of \p Value as a \p To, or an empty string if it is out of range.
static std::string spellChanged(const TypeTable &Types, ScalarKind To, double Value) {
  if (To == ScalarKind::Bool)
    return " to true";
  const double Whole = std::trunc(Value);
  return changesValue(Types, To, Whole) ? "" : " to " + spellNumber(Whole + 0.0);
}

/// Returns true if \p E is a float literal of the source, with an optional sign.
bool Checker::isWrittenFloat(ExprId E) const {
  const Type &T = Types.get(P.type(E));
  return T.Kind == TypeKind::Scalar && isFloating(T.Element) && constantBits(E);
}

/// Warns of an integer constant that does not fit the integer type \p To, as signed or unsigned.
/// Returns true after a warning.
bool Checker::warnOfConstant(ExprId E, TypeId To) {
  const Type &From = Types.get(P.type(E)), &Of = Types.get(To);
  const std::optional<uint64_t> Bits = constantBits(E);
  if (!Bits || From.Kind != TypeKind::Scalar || Of.Kind != TypeKind::Scalar ||
      isFloating(From.Element) || isFloating(Of.Element) || Of.Element == ScalarKind::Bool)
    return false;
  const unsigned Width = isMinPrecision(Of.Element) ? 16 : Types.bits(Of.Element);
  const auto Given = decode(Types, From.Element, *Bits).Integer;
  if (Width >= Types.bits(From.Element) || llvm::isUIntN(Width, uint64_t(Given)) ||
      llvm::isIntN(Width, Given))
    return false;
  const uint64_t Low = uint64_t(Given) & llvm::maskTrailingOnes<uint64_t>(Width);
  const int64_t Kept = isUnsigned(Of.Element) ? int64_t(Low) : llvm::SignExtend64(Low, Width);
  Diags.report(P.Expressions.location(E), Diagnostic::constant_changes_value,
               {spell(P.type(E)), spell(To), std::to_string(Given), std::to_string(Kept)});
  return true;
}

void Checker::warnOfConversion(ExprId E, TypeId To, const Conversion &C, Warn Warnings) {
  Location Where = P.Expressions.location(E);
  TypeId From = P.type(E);
  std::optional<uint64_t> Bits = constantBits(E);
  bool Numbers = Types.isNumeric(From) && Types.isNumeric(To);
  if (Bits && isWrittenFloat(E) && Types.get(To).Kind == TypeKind::Scalar) {
    const double Value = decode(Types, Types.get(From).Element, *Bits).Float;
    // A negative number is no reason: -1.0 for uint is a way to write the largest value.
    if (changesValue(Types, Types.get(To).Element, Value) &&
        !(isUnsigned(Types.get(To).Element) && Value < 0 && Value == std::trunc(Value)))
      Diags.report(Where, Diagnostic::literal_changes_value,
                   {spell(From), spell(To), spellNumber(Value),
                    spellChanged(Types, Types.get(To).Element, Value)});
  }
  if (Warnings == Warn::Numbers)
    return;
  if (C.LosesPrecision &&
      !(Numbers && Bits && fits(Types, Types.get(From).Element, Types.get(To).Element, *Bits)))
    Diags.report(Where, Diagnostic::precision_loss, {spell(From), spell(To)});
  if (C.Truncates)
    Diags.report(Where, Diagnostic::vector_truncation);
}

/// Returns \p E, a heap object or a choice of them, as an object of type \p To.
ExprId Checker::heapObjectAs(ExprId E, TypeId To) {
  Location Where = P.Expressions.location(E);
  if (kind(E) == ExprKind::Branch) {
    auto N = P.Expressions.get<expr::Branch>(E);
    ExprId True = heapObjectAs(N.True, To), False = heapObjectAs(N.False, To);
    return isBad(True) || isBad(False) ? bad(Where)
                                       : P.add(Where, To, expr::Branch{N.Condition, True, False});
  }
  auto Heap = P.Expressions.get<expr::HeapObject>(E);
  // DXC allows samplers from the resource heap and the reverse: the heap in the source decides.
  return P.add(Where, To, Heap);
}

ExprId Checker::convert(ExprId E, TypeId To) {
  return convert(E, To, Warn::Yes);
}

/// Reports that \p From does not convert to \p To. \p Initialized names the entity that would be
/// initialized, or is null.
ExprId Checker::cannotConvert(Location Where, llvm::StringRef From, TypeId To, bool ByCast,
                              bool IsPlace, const char *Initialized) {
  if (Initialized)
    return error(Where, Diagnostic::cannot_initialize,
                 {Initialized, spell(To), IsPlace ? "an lvalue" : "an rvalue", From,
                  ByCast ? "; use an explicit cast" : ""});
  return error(Where, ByCast ? Diagnostic::cannot_convert_implicitly : Diagnostic::cannot_convert,
               {From, spell(To)});
}

ExprId Checker::convert(ExprId E, TypeId To, Warn Warnings, const char *Initialized) {
  const bool WasPlace = !isBad(E) && isPlace(kind(E));
  E = load(E);
  Location Where = P.Expressions.location(E);
  if (isBad(E) || To == TypeId::Error)
    return isBad(E) ? E : bad(Where);
  To = Types.plain(To);
  TypeId From = P.type(E);
  if (From == To)
    return E;
  Conversion C = conversionFor(E, To);
  if (!C) {
    bool ByCast = !isAnyObject(E) && explicitConversion(Types, From, To);
    return cannotConvert(Where, isAnyObject(E) ? "a resource of a heap" : spell(From), To, ByCast,
                         WasPlace, Initialized);
  }
  if (isAnyObject(E))
    return heapObjectAs(E, To);
  if (Warnings != Warn::No && !warnOfConstant(E, To) &&
      (C.Truncates || C.LosesPrecision || isWrittenFloat(E)))
    warnOfConversion(E, To, C, Warnings);
  return applied(E, To, C.Kind);
}

ExprId Checker::cast(ExprId E, TypeId To, Location Where) {
  E = load(E);
  if (isBad(E) || To == TypeId::Error)
    return bad(Where);
  To = Types.plain(To);
  if (To == TypeId::Void || P.type(E) == To)
    return E;
  if (isAnyObject(E))
    return convert(E, To);
  Conversion C = explicitConversion(Types, P.type(E), To);
  if (!C)
    return error(Where, Diagnostic::cannot_convert, {spell(P.type(E)), spell(To)});
  if (!Types.isNumeric(To))
    E = withoutLiteral(E);
  return applied(E, To, C.Kind);
}

namespace {

/// Returns true if memory of type \p From begins with a \p To: an array of fewer elements, or a
/// struct of the first fields.
bool beginsWith(const TypeTable &Types, TypeId From, TypeId To) {
  const Type &F = Types.get(From), &T = Types.get(To);
  if (F.Kind != T.Kind || Types.hasObject(From))
    return false;
  if (F.Kind == TypeKind::Array)
    return F.Of == T.Of && T.Rows <= F.Rows && T.Rows;
  if (F.Kind != TypeKind::Struct)
    return false;
  const Struct &Whole = Types.structOf(From), &Part = Types.structOf(To);
  if (Whole.Base != Part.Base || Part.Fields.size() > Whole.Fields.size())
    return false;
  for (size_t I = 0; I != Part.Fields.size(); ++I)
    if (Part.Fields[I].Type != Whole.Fields[I].Type || Part.Fields[I].IsBitField ||
        Whole.Fields[I].IsBitField)
      return false;
  return true;
}

} // namespace

ExprId Checker::castPlace(ExprId Place, TypeId To, Location Where) {
  if (!isPlace(kind(Place)) || isAnyObject(Place))
    return ExprId::None;
  TypeId From = P.type(Place);
  if (From == To)
    return Place;
  const Type &F = Types.get(From), &T = Types.get(To);
  if (F.Kind == TypeKind::Struct && T.Kind == TypeKind::Struct &&
      explicitConversion(Types, From, To).Kind == ConversionKind::ToBase)
    return toBase(Where, Place, To);
  if (beginsWith(Types, From, To))
    return P.add(Where, To,
                 expr::ConvertedPlace{Place, ConversionKind::Identity, ConversionKind::Identity});
  const bool Vectors =
      F.Kind == TypeKind::Vector && (T.Kind == TypeKind::Vector || T.Kind == TypeKind::Scalar);
  const bool Matrices =
      F.Kind == TypeKind::Matrix && T.Kind == TypeKind::Matrix && T.Columns <= F.Columns;
  if (!(Vectors || Matrices) || F.Element != T.Element || T.Rows > F.Rows || F.Norm != T.Norm)
    return ExprId::None;
  llvm::SmallVector<uint32_t, 16> Elements;
  for (uint32_t R = 0; R != T.Rows; ++R)
    for (uint32_t C = 0; C != (Matrices ? T.Columns : 1); ++C)
      Elements.push_back(Matrices ? R * F.Columns + C : R);
  return P.add(Where, To, expr::SwizzlePlace{Place, P.Expressions.addList<uint32_t>(Elements)});
}
