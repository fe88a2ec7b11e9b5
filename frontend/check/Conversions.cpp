// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes conversions explicit. types/Conversions.h decides which conversion applies; this file
// builds its nodes. Constants are converted at once, so that no literal type reaches code
// generation.
#include "Conversions.h"
#include "Context.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "NameLookup.h"

#include "Evaluator.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

namespace dxil::frontend {

bool isLiteralType(const CheckContext &C, TypeId T) {
  if (!C.Types.isNumeric(T))
    return false;
  ScalarKind K = C.Types.get(T).Element;
  return K == ScalarKind::LiteralInt || K == ScalarKind::LiteralFloat;
}

/// A heap object gets its type from the conversion.
bool isAnyObject(const CheckContext &C, ExprId E) {
  return C.P.type(E) == TypeId::None;
}

Conversion conversionFor(CheckContext &C, ExprId E, TypeId To) {
  if (!isAnyObject(C, E))
    return implicitConversion(C.Types, C.P.type(E), To, !C.atLeast(LanguageVersion::v2021));
  Conversion Chosen;
  if (C.Types.get(To).Kind == TypeKind::Object)
    Chosen.Kind = ConversionKind::Identity;
  return Chosen;
}

//===-- Literals -----------------------------------------------------------------------------===//

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

uint64_t literalBits(const CheckContext &C, ScalarKind From, ScalarKind To, uint64_t Bits) {
  return convertedBits(C.Types, From, To, Bits);
}

/// Returns \p E, which has a literal type, as scalars of kind \p K.
static ExprId concretized(CheckContext &C, ExprId E, ScalarKind K) {
  if (!isLiteralType(C, C.P.type(E)))
    return E;
  TypeId T = C.Types.withElement(C.P.type(E), K);
  Location Where = C.P.Expressions.location(E);
  ScalarKind From = C.Types.get(C.P.type(E)).Element;
  if (std::optional<uint64_t> Bits = constantBits(C, E))
    return constant(C, Where, T, convertedBits(C.Types, From, K, *Bits));
  // Integer literals keep integer arithmetic; only its result becomes a float.
  if (From == ScalarKind::LiteralInt && isFloating(K))
    return applied(C, concretized(C, E, ScalarKind::Int), T, ConversionKind::Elements);
  if (From == ScalarKind::LiteralFloat && !isFloating(K))
    return applied(C, concretized(C, E, ScalarKind::Float), T, ConversionKind::Elements);
  switch (C.kind(E)) {
  case ExprKind::Branch: {
    auto N = C.P.Expressions.get<expr::Branch>(E);
    ExprId True = concretized(C, N.True, K), False = concretized(C, N.False, K);
    return C.P.add(Where, T, expr::Branch{N.Condition, True, False});
  }
  case ExprKind::Select: {
    auto N = C.P.Expressions.get<expr::Select>(E);
    ExprId True = concretized(C, N.True, K), False = concretized(C, N.False, K);
    return C.P.add(Where, T, expr::Select{N.Condition, True, False});
  }
  case ExprKind::Binary: {
    auto N = C.P.Expressions.get<expr::Binary>(E);
    ExprId Left = concretized(C, N.Left, K), Right = concretized(C, N.Right, K);
    return C.P.add(Where, T, expr::Binary{N.Op, Left, Right});
  }
  case ExprKind::Negate:
    return C.P.add(Where, T,
                   expr::Negate{concretized(C, C.P.Expressions.get<expr::Negate>(E).Operand, K)});
  case ExprKind::Complement:
    return C.P.add(
        Where, T,
        expr::Complement{concretized(C, C.P.Expressions.get<expr::Complement>(E).Operand, K)});
  case ExprKind::Sequence: {
    auto N = C.P.Expressions.get<expr::Sequence>(E);
    return C.P.add(Where, T, expr::Sequence{N.First, concretized(C, N.Last, K)});
  }
  case ExprKind::Swizzle: {
    auto N = C.P.Expressions.get<expr::Swizzle>(E);
    return C.P.add(Where, T, expr::Swizzle{concretized(C, N.Operand, K), N.Elements});
  }
  case ExprKind::Convert: {
    auto N = C.P.Expressions.get<expr::Convert>(E);
    return applied(C, concretized(C, N.Operand, K), T, N.How);
  }
  case ExprKind::LibraryCall: return applied(C, concreteCall(C, E, K), T, ConversionKind::Elements);
  default: return C.P.add(Where, T, expr::Convert{ConversionKind::Elements, E});
  }
}

ExprId withoutLiteral(CheckContext &C, ExprId E) {
  TypeId T = C.P.type(E);
  if (!isLiteralType(C, T))
    return E;
  return concretized(C, E, C.Types.get(defaultOfLiteral(C.Types, T)).Element);
}

//===-- Conversions --------------------------------------------------------------------------===//

ExprId applied(CheckContext &C, ExprId E, TypeId To, ConversionKind How) {
  Location Where = C.P.Expressions.location(E);
  TypeId From = C.P.type(E);
  if (From == To)
    return E;
  switch (How) {
  case ConversionKind::Identity: return E;
  case ConversionKind::FromEnum: {
    TypeId Underlying = C.Types.enumOf(From).Underlying;
    std::optional<uint64_t> Bits = constantBits(C, E);
    ExprId Number = Bits ? constant(C, Where, Underlying, *Bits)
                         : C.P.add(Where, Underlying, expr::Convert{ConversionKind::FromEnum, E});
    return applied(C, Number, To, explicitConversion(C.Types, Underlying, To).Kind);
  }
  case ConversionKind::ToEnum: {
    TypeId Underlying = C.Types.enumOf(To).Underlying;
    ExprId Number = applied(C, E, Underlying, explicitConversion(C.Types, From, Underlying).Kind);
    if (std::optional<uint64_t> Bits = constantBits(C, Number))
      return constant(C, Where, To, *Bits);
    return C.P.add(Where, To, expr::Convert{ConversionKind::ToEnum, Number});
  }
  case ConversionKind::Object: return load(C, contents(C, E));
  case ConversionKind::ToBase:
    if (C.kind(E) == ExprKind::Load)
      return load(C, toBase(C, Where, C.P.Expressions.get<expr::Load>(E).Place, To));
    return toBase(C, Where, E, To);
  default: break;
  }
  if (C.Types.isNumeric(From) && C.Types.isNumeric(To)) {
    ScalarKind A = C.Types.get(From).Element, B = C.Types.get(To).Element;
    if (std::optional<uint64_t> Bits = constantBits(C, E))
      return constant(C, Where, To, A == B ? *Bits : convertedBits(C.Types, A, B, *Bits));
    if (isLiteralType(C, From) && A != B) {
      E = concretized(C, E, B);
      if (C.P.type(E) == To)
        return E;
    }
  }
  return C.P.add(Where, To, expr::Convert{How, withoutLiteral(C, E)});
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
  const double After = std::ldexp(1.0, int(isUnsigned(To) ? Width : Width - 1));
  return Value != std::trunc(Value) || Value < Least || Value >= After;
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
static bool isWrittenFloat(const CheckContext &C, ExprId E) {
  const Type &T = C.Types.get(C.P.type(E));
  return T.Kind == TypeKind::Scalar && isFloating(T.Element) && constantBits(C, E);
}

/// Warns of an integer constant that does not fit the integer type \p To, as signed or unsigned.
/// Returns true after a warning.
static bool warnOfConstant(CheckContext &C, ExprId E, TypeId To) {
  const Type &From = C.Types.get(C.P.type(E)), &Target = C.Types.get(To);
  const std::optional<uint64_t> Bits = constantBits(C, E);
  if (!Bits || From.Kind != TypeKind::Scalar || Target.Kind != TypeKind::Scalar ||
      isFloating(From.Element) || isFloating(Target.Element) || Target.Element == ScalarKind::Bool)
    return false;
  const unsigned Width = isMinPrecision(Target.Element) ? 16 : C.Types.bits(Target.Element);
  const auto Given = decode(C.Types, From.Element, *Bits).Integer;
  if (Width >= C.Types.bits(From.Element) || llvm::isUIntN(Width, uint64_t(Given)) ||
      llvm::isIntN(Width, Given))
    return false;
  const uint64_t Low = uint64_t(Given) & llvm::maskTrailingOnes<uint64_t>(Width);
  const int64_t Kept = isUnsigned(Target.Element) ? int64_t(Low) : llvm::SignExtend64(Low, Width);
  C.Diags.report(
      C.P.Expressions.location(E), Diagnostic::constant_changes_value,
      {spell(C, C.P.type(E)), spell(C, To), std::to_string(Given), std::to_string(Kept)});
  return true;
}

void warnOfConversion(CheckContext &C, ExprId E, TypeId To, const Conversion &Chosen,
                      Warn Warnings) {
  Location Where = C.P.Expressions.location(E);
  TypeId From = C.P.type(E);
  std::optional<uint64_t> Bits = constantBits(C, E);
  bool Numbers = C.Types.isNumeric(From) && C.Types.isNumeric(To);
  if (Bits && isWrittenFloat(C, E) && C.Types.get(To).Kind == TypeKind::Scalar) {
    const double Value = decode(C.Types, C.Types.get(From).Element, *Bits).Float;
    // Accepts negative numbers: -1.0 for uint is a way to write the largest value.
    if (changesValue(C.Types, C.Types.get(To).Element, Value) &&
        !(isUnsigned(C.Types.get(To).Element) && Value < 0 && Value == std::trunc(Value)))
      C.Diags.report(Where, Diagnostic::literal_changes_value,
                     {spell(C, From), spell(C, To), spellNumber(Value),
                      spellChanged(C.Types, C.Types.get(To).Element, Value)});
  }
  if (Warnings == Warn::Numbers)
    return;
  if (Chosen.LosesPrecision &&
      !(Numbers && Bits &&
        fits(C.Types, C.Types.get(From).Element, C.Types.get(To).Element, *Bits)))
    C.Diags.report(Where, Diagnostic::precision_loss, {spell(C, From), spell(C, To)});
  if (Chosen.Truncates)
    C.Diags.report(Where, Diagnostic::vector_truncation);
}

/// Returns \p E, a heap object or a choice of them, as an object of type \p To.
static ExprId heapObjectAs(CheckContext &C, ExprId E, TypeId To) {
  Location Where = C.P.Expressions.location(E);
  if (C.kind(E) == ExprKind::Branch) {
    auto N = C.P.Expressions.get<expr::Branch>(E);
    ExprId True = heapObjectAs(C, N.True, To), False = heapObjectAs(C, N.False, To);
    return C.isBad(True) || C.isBad(False)
               ? bad(C, Where)
               : C.P.add(Where, To, expr::Branch{N.Condition, True, False});
  }
  auto Heap = C.P.Expressions.get<expr::HeapObject>(E);
  // DXC accepts samplers from the resource heap, and resources from the sampler heap: the heap in
  // the source decides.
  return C.P.add(Where, To, Heap);
}

ExprId convert(CheckContext &C, ExprId E, TypeId To) {
  return convert(C, E, To, Warn::Yes);
}

/// Reports that \p From does not convert to \p To. \p Initialized names the entity that would be
/// initialized, or is null.
static ExprId cannotConvert(CheckContext &C, Location Where, llvm::StringRef From, TypeId To,
                            bool ByCast, bool IsPlace, const char *Initialized) {
  if (Initialized)
    return error(C, Where, Diagnostic::cannot_initialize,
                 {Initialized, spell(C, To), IsPlace ? "an lvalue" : "an rvalue", From,
                  ByCast ? "; use an explicit cast" : ""});
  return error(C, Where,
               ByCast ? Diagnostic::cannot_convert_implicitly : Diagnostic::cannot_convert,
               {From, spell(C, To)});
}

ExprId convert(CheckContext &C, ExprId E, TypeId To, Warn Warnings, const char *Initialized) {
  const bool WasPlace = !C.isBad(E) && isPlace(C.kind(E));
  E = load(C, E);
  Location Where = C.P.Expressions.location(E);
  if (C.isBad(E) || To == TypeId::Error)
    return C.isBad(E) ? E : bad(C, Where);
  To = C.Types.plain(To);
  TypeId From = C.P.type(E);
  if (From == To)
    return E;
  Conversion Chosen = conversionFor(C, E, To);
  if (!Chosen) {
    bool ByCast = !isAnyObject(C, E) && explicitConversion(C.Types, From, To);
    return cannotConvert(C, Where, isAnyObject(C, E) ? "a resource of a heap" : spell(C, From), To,
                         ByCast, WasPlace, Initialized);
  }
  if (isAnyObject(C, E))
    return heapObjectAs(C, E, To);
  if (Warnings != Warn::No && !warnOfConstant(C, E, To) &&
      (Chosen.Truncates || Chosen.LosesPrecision || isWrittenFloat(C, E)))
    warnOfConversion(C, E, To, Chosen, Warnings);
  return applied(C, E, To, Chosen.Kind);
}

ExprId cast(CheckContext &C, ExprId E, TypeId To, Location Where) {
  E = load(C, E);
  if (C.isBad(E) || To == TypeId::Error)
    return bad(C, Where);
  To = C.Types.plain(To);
  if (C.P.type(E) == To)
    return E;
  if (To == TypeId::Void)
    return C.P.add(Where, To, expr::Convert{ConversionKind::Identity, E});
  if (isAnyObject(C, E))
    return convert(C, E, To);
  Conversion Chosen = explicitConversion(C.Types, C.P.type(E), To);
  if (!Chosen)
    return error(C, Where, Diagnostic::cannot_convert, {spell(C, C.P.type(E)), spell(C, To)});
  if (!C.Types.isNumeric(To))
    E = withoutLiteral(C, E);
  return applied(C, E, To, Chosen.Kind);
}

namespace {

/// Returns true if memory of type \p From begins with a \p To: an array of fewer elements, or a
/// struct of the first fields.
bool beginsWith(const TypeTable &Types, TypeId From, TypeId To) {
  const Type &F = Types.get(From), &T = Types.get(To);
  if (F.Kind != T.Kind || Types.hasObject(From))
    return false;
  if (F.Kind == TypeKind::Array)
    return F.ElementType == T.ElementType && T.Rows <= F.Rows && T.Rows;
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

ExprId castPlace(CheckContext &C, ExprId Place, TypeId To, Location Where) {
  if (!isPlace(C.kind(Place)) || isAnyObject(C, Place))
    return ExprId::None;
  TypeId From = C.P.type(Place);
  if (From == To)
    return Place;
  const Type &F = C.Types.get(From), &T = C.Types.get(To);
  if (F.Kind == TypeKind::Struct && T.Kind == TypeKind::Struct &&
      explicitConversion(C.Types, From, To).Kind == ConversionKind::ToBase)
    return toBase(C, Where, Place, To);
  if (beginsWith(C.Types, From, To))
    return C.P.add(Where, To,
                   expr::ConvertedPlace{Place, ConversionKind::Identity, ConversionKind::Identity});
  const bool Vectors =
      F.Kind == TypeKind::Vector && (T.Kind == TypeKind::Vector || T.Kind == TypeKind::Scalar);
  const bool Matrices =
      F.Kind == TypeKind::Matrix && T.Kind == TypeKind::Matrix && T.Columns <= F.Columns;
  if (!(Vectors || Matrices) || F.Element != T.Element || T.Rows > F.Rows || F.Norm != T.Norm)
    return ExprId::None;
  llvm::SmallVector<uint32_t, 16> Elements;
  for (uint32_t R = 0; R != T.Rows; ++R)
    for (uint32_t Column = 0; Column != (Matrices ? T.Columns : 1); ++Column)
      Elements.push_back(Matrices ? R * F.Columns + Column : R);
  return C.P.add(Where, To, expr::SwizzlePlace{Place, C.P.Expressions.addList<uint32_t>(Elements)});
}

} // namespace dxil::frontend
