// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Literals.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Error.h"

#include <charconv>

using namespace llvm;

namespace dxil::frontend {
namespace {

Number integer(StringRef Digits, unsigned Radix, StringRef Tail) {
  Number N;
  for (char C : Digits) {
    const unsigned Digit = hexDigitValue(C);
    if (Digit >= Radix) {
      N.Wrong = Number::Problem::Malformed;
      return N;
    }
    if (N.Integer.Value > (~uint64_t(0) - Digit) / Radix) {
      N.Wrong = Number::Problem::TooLarge;
      return N;
    }
    N.Integer.Value = N.Integer.Value * Radix + Digit;
  }
  const std::string Letters =
      Tail.take_while([](char C) { return isAlnum(C) || C == '_'; }).lower();
  N.Rest = Tail.substr(Letters.size());
  using Suffix = IntegerSuffix;
  N.Integer.Decimal = Radix == 10;
  N.Integer.Suffix = StringSwitch<Suffix>(Letters)
                         .Case("u", Suffix::U)
                         .Case("l", Suffix::L)
                         .Cases({"ul", "lu"}, Suffix::UL)
                         .Case("ll", Suffix::LL)
                         .Cases({"ull", "llu"}, Suffix::ULL)
                         .Default(Suffix::None);
  if (!Letters.empty() && N.Integer.Suffix == Suffix::None) {
    N.Wrong = Number::Problem::Suffix;
    N.Rest = Tail;
  }
  return N;
}

Number floating(StringRef Digits, StringRef Tail) {
  Number N;
  N.IsFloat = true;
  // The C++ library rounds like APFloat in a tenth of the time, but rejects hexadecimal prefixes
  // and numbers that a double cannot hold.
  const auto [End, Error] = std::from_chars(Digits.begin(), Digits.end(), N.Float.Value);
  if (End != Digits.end() || Error != std::errc()) {
    APFloat Value(APFloat::IEEEdouble());
    if (errorToBool(Value.convertFromString(Digits, APFloat::rmNearestTiesToEven).takeError())) {
      N.Wrong = Number::Problem::Malformed;
      return N;
    }
    N.Float.Value = Value.convertToDouble();
  }
  const StringRef Letters = Tail.take_while([](char C) { return isAlnum(C) || C == '_'; });
  N.Rest = Tail.substr(Letters.size());
  if (Letters.empty())
    return N;
  N.Float.Suffix = StringSwitch<FloatSuffix>(Letters.lower())
                       .Cases({"f", "f32"}, FloatSuffix::F)
                       .Cases({"h", "f16"}, FloatSuffix::H)
                       .Cases({"l", "f64"}, FloatSuffix::L)
                       .Default(FloatSuffix::None);
  N.IsHalf = Letters.equals_insensitive("f16");
  if (N.Float.Suffix == FloatSuffix::None) {
    N.Wrong = Number::Problem::Suffix;
    N.Rest = Tail;
  }
  return N;
}

// Returns the number of characters of an exponent such as `e+10`, or 0.
size_t exponentLength(StringRef S) {
  size_t I = 1;
  if (I < S.size() && (S[I] == '+' || S[I] == '-'))
    ++I;
  const size_t Digits = S.drop_front(std::min(I, S.size())).take_while(isDigit).size();
  return Digits ? I + Digits : 0;
}

// Returns the number of characters of a float such as `0x1.8p3`, or 0.
size_t hexFloatLength(StringRef S) {
  size_t End = 2 + S.drop_front(2).take_while(isHexDigit).size();
  if (End < S.size() && S[End] == '.')
    End += 1 + S.drop_front(End + 1).take_while(isHexDigit).size();
  if (End >= S.size() || toLower(S[End]) != 'p')
    return 0;
  const size_t Exponent = exponentLength(S.drop_front(End));
  return Exponent ? End + Exponent : 0;
}

} // namespace

Number readNumber(StringRef S) {
  if (S.starts_with_insensitive("0b")) {
    const StringRef Digits =
        S.drop_front(2).take_while([](char C) { return C == '0' || C == '1'; });
    if (!Digits.empty())
      return integer(Digits, 2, S.drop_front(2 + Digits.size()));
  }
  if (S.starts_with_insensitive("0x")) {
    if (size_t Length = hexFloatLength(S))
      return floating(S.take_front(Length), S.drop_front(Length));
    StringRef Digits = S.drop_front(2).take_while(isHexDigit);
    if (!Digits.empty())
      return integer(Digits, 16, S.drop_front(2 + Digits.size()));
    return {Number::Problem::Malformed, false, false, {}, {}, S};
  }
  const size_t Whole = S.take_while(isDigit).size();
  size_t End = Whole;
  bool IsFloat = false;
  if (End < S.size() && S[End] == '.') {
    // A letter after the dot begins a swizzle, unless it is an exponent or a suffix.
    const StringRef Tail = S.drop_front(End + 1);
    const char Next = Tail.empty() ? 0 : toLower(Tail[0]);
    const std::string Letters = Tail.take_while(isAlnum).lower();
    const bool Suffix = is_contained({"f", "h", "l", "f16", "f32", "f64"}, StringRef(Letters));
    if (!isAlpha(Next) || Suffix || (Next == 'e' && exponentLength(Tail))) {
      IsFloat = true;
      End += 1 + Tail.take_while(isDigit).size();
    } else if (Next != 'e') {
      return integer(S.take_front(Whole), 10, S.drop_front(Whole)); // the dot begins the swizzle
    }
  }
  if (End < S.size() && toLower(S[End]) == 'e')
    if (size_t Length = exponentLength(S.drop_front(End))) {
      IsFloat = true;
      End += Length;
    }
  const StringRef Tail = S.drop_front(End);
  if (IsFloat)
    return floating(S.take_front(End), Tail);
  const bool Octal = Whole > 1 && S[0] == '0';
  return integer(S.take_front(Whole), Octal ? 8 : 10, Tail);
}

} // namespace dxil::frontend
