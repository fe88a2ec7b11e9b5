// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CaseFile.h"
#include <dxil/execution/Half.h>

#include <bit>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <map>
#include <sstream>

namespace dxil::execution {
namespace {

using Kind = Expected::Kind;

struct ScalarName {
  Kind Type;
  unsigned Size;
};
const std::map<std::string, ScalarName> Scalars = {
    {"bool", {Kind::Integer, 4}},     {"int", {Kind::Integer, 4}},
    {"uint", {Kind::Integer, 4}},     {"int16_t", {Kind::Integer, 2}},
    {"uint16_t", {Kind::Integer, 2}}, {"int64_t", {Kind::Integer, 8}},
    {"uint64_t", {Kind::Integer, 8}}, {"float16_t", {Kind::Half, 2}},
    {"float", {Kind::Float, 4}},      {"double", {Kind::Double, 8}}};

const ScalarName *findScalar(const std::string &Name, bool NativeHalf) {
  const std::string Known = Name != "half" ? Name : NativeHalf ? "float16_t" : "float";
  auto Found = Scalars.find(Known);
  return Found == Scalars.end() ? nullptr : &Found->second;
}

bool parseNumber(const std::string &Word, const ScalarName &Type, uint64_t &Bits) {
  char *End = nullptr;
  const bool Hex = Word.starts_with("0x");
  if (Type.Type == Kind::Integer || Hex) {
    Bits = Word == "true"    ? 1
           : Word == "false" ? 0
           : Word[0] == '-'  ? uint64_t(std::strtoll(Word.c_str(), &End, 0))
                             : std::strtoull(Word.c_str(), &End, 0);
    return !End || !*End;
  }
  const double Value = std::strtod(Word.c_str(), &End);
  Bits = Type.Type == Kind::Half    ? toHalf(Value)
         : Type.Type == Kind::Float ? std::bit_cast<uint32_t>(std::strtof(Word.c_str(), nullptr))
                                    : std::bit_cast<uint64_t>(Value);
  return !*End;
}

double valueOf(const Expected &E, uint64_t Bits) {
  return E.Type == Kind::Half    ? fromHalf(uint16_t(Bits))
         : E.Type == Kind::Float ? double(std::bit_cast<float>(uint32_t(Bits)))
                                 : std::bit_cast<double>(Bits);
}

/// Bits of a float in the order of its values, so that neighbours differ by one.
int64_t rank(const Expected &E, uint64_t Bits) {
  const unsigned Unused = 64 - 8 * E.Size;
  const auto Signed = int64_t(Bits << Unused) >> Unused;
  return Signed < 0 ? (std::numeric_limits<int64_t>::min() >> Unused) - Signed : Signed;
}

bool isRight(const Expected &E, uint64_t Actual) {
  const unsigned Unused = 64 - 8 * E.Size;
  if (E.Type == Kind::Any || Actual << Unused == E.Bits << Unused)
    return true;
  if (E.Type == Kind::Integer)
    return false;
  const double Want = valueOf(E, E.Bits), Have = valueOf(E, Actual);
  if (std::isnan(Want) || std::isnan(Have))
    return std::isnan(Want) && std::isnan(Have);
  if (E.Epsilon > 0 && std::fabs(Want - Have) <= E.Epsilon)
    return true;
  return E.Ulps && std::llabs(rank(E, E.Bits) - rank(E, Actual)) <= int64_t(E.Ulps);
}

void print(std::ostream &OS, const Expected &E, uint64_t Bits) {
  if (E.Type == Kind::Integer)
    OS << (int64_t(Bits << (64 - 8 * E.Size)) >> (64 - 8 * E.Size));
  else
    OS << valueOf(E, Bits);
  OS << " (0x" << std::hex << (Bits << (64 - 8 * E.Size) >> (64 - 8 * E.Size)) << std::dec << ")";
}

} // namespace

void Numbers::add(const Expected &E) {
  for (unsigned I = 0; I < E.Size; ++I)
    Bytes.push_back(uint8_t(I < 8 ? E.Bits >> 8 * I : 0));
  Each.push_back(E);
}

std::string parseNumbers(std::string_view Text, std::string Type, bool NativeHalf, Numbers &To) {
  const ScalarName *Scalar = findScalar(Type, NativeHalf);
  std::istringstream In{std::string(Text)};
  Expected Next;
  for (std::string Word; In >> Word;) {
    if (const ScalarName *Found = findScalar(Word, NativeHalf)) {
      Scalar = Found;
    } else if (Word == "zero" || Word == "any") {
      unsigned Bytes = 0;
      In >> Bytes;
      for (unsigned I = 0; I < Bytes; ++I)
        To.add({Word == "any" ? Kind::Any : Kind::Integer, 1});
    } else if (Word == "ulp") {
      In >> Next.Ulps;
    } else if (Word == "eps") {
      In >> Next.Epsilon;
    } else {
      if (!Scalar)
        return "no scalar type before " + Word;
      Next.Type = Scalar->Type;
      Next.Size = Scalar->Size;
      if (!parseNumber(Word, *Scalar, Next.Bits))
        return "not a number: " + Word;
      To.add(Next);
    }
  }
  return {};
}

std::string compareNumbers(const Numbers &Wanted, const std::vector<uint8_t> &Actual) {
  std::ostringstream Wrong;
  size_t At = 0, Count = 0;
  for (size_t I = 0; I < Wanted.Each.size(); ++I) {
    const Expected &E = Wanted.Each[I];
    uint64_t Bits = 0;
    if (At + E.Size > Actual.size())
      return "the buffer ends at byte " + std::to_string(Actual.size());
    std::memcpy(&Bits, Actual.data() + At, E.Size);
    if (!isRight(E, Bits) && ++Count <= 8) {
      Wrong << "number " << I << ", byte " << At << ": ";
      print(Wrong, E, Bits);
      Wrong << ", expected ";
      print(Wrong, E, E.Bits);
      Wrong << "\n";
    }
    At += E.Size;
  }
  return Wrong.str();
}

} // namespace dxil::execution
