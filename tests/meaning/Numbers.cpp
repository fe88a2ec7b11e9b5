// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Numbers.h"

#include <array>

namespace dxil::meaning {
namespace {

uint64_t maskOf(ValueType T) {
  return widthOf(T) == 64 ? ~uint64_t(0) : (uint64_t(1) << widthOf(T)) - 1;
}
unsigned fractionBits(ValueType T) {
  return T == ValueType::Half ? 10 : T == ValueType::Float ? 23 : 52;
}

std::vector<uint64_t> floatEdges(ValueType T) {
  const unsigned Fraction = fractionBits(T);
  const uint64_t Sign = uint64_t(1) << (widthOf(T) - 1),
                 One = (Sign >> 2) - (uint64_t(1) << Fraction),
                 Infinity = Sign - (uint64_t(1) << Fraction), Unit = uint64_t(1) << Fraction;
  const uint64_t Magnitudes[] = {0,
                                 1,
                                 Unit - 1,   // largest denormal
                                 Unit,       // smallest normal number
                                 One - Unit, // 0.5
                                 One - 1,    // before 1
                                 One,
                                 One + Unit / 2,        // 1.5
                                 One + Unit + Unit / 4, // 2.5
                                 One + Fraction * Unit, // the first number without a fraction
                                 Infinity - 1,
                                 Infinity,
                                 Infinity + Unit / 2};
  std::vector<uint64_t> Result;
  for (uint64_t M : Magnitudes) {
    Result.push_back(M);
    Result.push_back(M | Sign);
  }
  return Result;
}

std::vector<uint64_t> integerEdges(ValueType T) {
  const uint64_t All = maskOf(T), Sign = All ^ All >> 1;
  if (T == ValueType::I1)
    return {0, 1};
  return {0,   1,        2,    3,        31,      32,  127,     128 & All,
          255, Sign - 1, Sign, Sign + 1, All - 1, All, All / 3, All & 0xff00ff00ff00ff00};
}

} // namespace

uint64_t Random::next() {
  // splitmix64
  uint64_t Z = State += 0x9e3779b97f4a7c15;
  Z = (Z ^ Z >> 30) * 0xbf58476d1ce4e5b9;
  Z = (Z ^ Z >> 27) * 0x94d049bb133111eb;
  return Z ^ Z >> 31;
}

const std::vector<uint64_t> &edgesOf(ValueType T) {
  static std::array<std::vector<uint64_t>, 16> Lists;
  std::vector<uint64_t> &List = Lists[size_t(T)];
  if (List.empty())
    List = isFloat(T) ? floatEdges(T) : integerEdges(T);
  return List;
}

uint64_t anyOf(ValueType T, Random &R) {
  const uint64_t Bits = R.next() & maskOf(T);
  const unsigned Kind = R.next() % 4;
  if (Kind == 0)
    return edgesOf(T)[Bits % edgesOf(T).size()];
  if (Kind == 1)
    return Bits;
  if (!isFloat(T))
    return R.next() % 2 ? Bits % 40 : Bits >> Bits % widthOf(T);
  // The exponent is near that of 1. The fraction often has few bits, so that ties are frequent.
  const unsigned Fraction = fractionBits(T);
  const uint64_t Sign = uint64_t(1) << (widthOf(T) - 1), One = (Sign >> 2) >> Fraction;
  const uint64_t Exponent = One - 1 + R.next() % 24 - 12;
  uint64_t Rest = Bits & ((uint64_t(1) << Fraction) - 1);
  if (Kind == 3)
    Rest &= ~uint64_t(0) << (Fraction - R.next() % 6);
  return (Bits & Sign) | Exponent << Fraction | (Rest & ((uint64_t(1) << Fraction) - 1));
}

uint64_t argumentOf(ValueType T, unsigned Number, unsigned Arguments, uint64_t Case, Random &R) {
  if (Arguments == 1 && widthOf(T) == 16)
    return Case & 0xffff;
  const std::vector<uint64_t> &Edges = edgesOf(T);
  uint64_t Combinations = 1;
  for (unsigned I = 0; I < Arguments && Combinations < 4096; ++I)
    Combinations *= Edges.size();
  if (Case >= Combinations || Combinations >= 4096)
    return Case % 2 ? anyOf(T, R) : Edges[R.next() % Edges.size()];
  for (unsigned I = 0; I < Number; ++I)
    Case /= Edges.size();
  return Edges[Case % Edges.size()];
}

} // namespace dxil::meaning
