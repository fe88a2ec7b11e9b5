// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Numbers.h"

#include <dxil/execution/Half.h>
#include <dxil/generated/DataTypes.h>
#include <dxil/generated/Kinds.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <sstream>

namespace dxil::execution {
namespace {

using Kind = ScalarType::Kind;

constexpr Kind kindOf(const ComponentTypeInfo &Info) {
  if (Info.Sort != ComponentSort::Float)
    return Info.Sort == ComponentSort::Signed ? Kind::Signed : Kind::Unsigned;
  return Info.Bits == 16 ? Kind::Half : Info.Bits == 32 ? Kind::Float : Kind::Double;
}

constexpr auto Types = [] {
  std::array<ScalarType, std::size(DataTypes)> List;
  for (size_t I = 0; I < List.size(); ++I) {
    const ComponentTypeInfo &Info = infoOf(DataTypes[I].Type);
    List[I] = {DataTypes[I].Word, kindOf(Info), Info.Bits / 8u};
  }
  return List;
}();

constexpr size_t MostBytes = size_t(1) << 24;

int64_t signExtended(uint64_t Bits, unsigned Size) {
  const unsigned Unused = 64 - 8 * Size;
  return int64_t(Bits << Unused) >> Unused;
}
uint64_t lowBits(uint64_t Bits, unsigned Size) {
  const unsigned Unused = 64 - 8 * Size;
  return Bits << Unused >> Unused;
}

bool parseNumber(const std::string &Word, const ScalarType &Type, uint64_t &Bits) {
  char *End = nullptr;
  if (!Type.isReal() || Word.starts_with("0x")) {
    Bits = Word == "true"    ? 1
           : Word == "false" ? 0
           : Word[0] == '-'  ? uint64_t(std::strtoll(Word.c_str(), &End, 0))
                             : std::strtoull(Word.c_str(), &End, 0);
    return !End || !*End;
  }
  const double Value = std::strtod(Word.c_str(), &End);
  Bits = Type.How == Kind::Float ? std::bit_cast<uint32_t>(std::strtof(Word.c_str(), nullptr))
                                 : bitsOf(Type, Value);
  return !*End;
}

/// Maps a float's bits to integers in the order of its values: neighbours differ by one.
int64_t rank(unsigned Size, uint64_t Bits) {
  const int64_t Signed = signExtended(Bits, Size);
  return Signed < 0 ? (std::numeric_limits<int64_t>::min() >> (64 - 8 * Size)) - Signed : Signed;
}

bool isRight(const Expected &E, uint64_t Actual) {
  if (!E.Type || lowBits(Actual, E.Size) == lowBits(E.Bits, E.Size))
    return true;
  const double Want = valueOf(*E.Type, E.Bits), Have = valueOf(*E.Type, Actual);
  if (E.Epsilon > 0 && std::fabs(Want - Have) <= E.Epsilon)
    return true;
  if (!E.Type->isReal())
    return false;
  if (std::isnan(Want) || std::isnan(Have))
    return std::isnan(Want) && std::isnan(Have);
  const int64_t A = rank(E.Size, E.Bits), B = rank(E.Size, Actual);
  const uint64_t Distance = A > B ? uint64_t(A) - uint64_t(B) : uint64_t(B) - uint64_t(A);
  return E.Ulps && Distance <= E.Ulps;
}

} // namespace

std::span<const ScalarType> scalarTypes() {
  return Types;
}

const ScalarType *findScalar(std::string_view Name, bool NativeHalf) {
  const std::string_view Word = Name != "half" ? Name : NativeHalf ? "float16_t" : "float";
  const auto *Match = std::ranges::find(Types, Word, &ScalarType::Name);
  return Match == Types.end() ? nullptr : &*Match;
}

const ScalarType *scalarOf(ComponentType Type) {
  const ComponentTypeInfo &Info = infoOf(Type);
  for (size_t I = 0; I < Types.size() && !Info.MatrixOnly; ++I)
    if (DataTypes[I].Type == Type || (Info.Sort == ComponentSort::Normalized && Types[I].isReal() &&
                                      Types[I].Size * 8 == Info.Bits))
      return &Types[I];
  return findScalar("uint");
}

uint64_t bitsOf(const ScalarType &Type, double Value) {
  switch (Type.How) {
  case Kind::Half: return toHalf(Value);
  case Kind::Float: return std::bit_cast<uint32_t>(float(Value));
  case Kind::Double: return std::bit_cast<uint64_t>(Value);
  default:
    if (std::isnan(Value))
      return 0;
    const uint64_t Bits = Value < 0 ? uint64_t(int64_t(std::max(Value, -0x1p63)))
                                    : uint64_t(std::min(Value, 0x1.fffffffffffffp63));
    return lowBits(Bits, Type.Size);
  }
}

double valueOf(const ScalarType &Type, uint64_t Bits) {
  switch (Type.How) {
  case Kind::Half: return fromHalf(uint16_t(Bits));
  case Kind::Float: return double(std::bit_cast<float>(uint32_t(Bits)));
  case Kind::Double: return std::bit_cast<double>(Bits);
  case Kind::Signed: return double(signExtended(Bits, Type.Size));
  default: return double(lowBits(Bits, Type.Size));
  }
}

std::string textOf(const ScalarType &Type, uint64_t Bits) {
  if (Type.How == Kind::Signed)
    return std::to_string(signExtended(Bits, Type.Size));
  if (!Type.isReal())
    return std::to_string(lowBits(Bits, Type.Size));
  const double Value = valueOf(Type, Bits);
  if (std::isnan(Value))
    return "nan";
  if (std::isinf(Value))
    return Value < 0 ? "-inf" : "inf";
  char Text[32];
  const auto End = Type.How == Kind::Double ? std::to_chars(Text, std::end(Text), Value)
                                            : std::to_chars(Text, std::end(Text), float(Value));
  return {Text, End.ptr};
}

void Numbers::add(const Expected &E) {
  for (unsigned I = 0; I < E.Size; ++I)
    Bytes.push_back(uint8_t(I < 8 ? E.Bits >> 8 * I : 0));
  Each.push_back(E);
}

void Numbers::skip(size_t Count) {
  for (size_t I = 0; I < Count; ++I)
    add({nullptr, 1});
}

std::string Difference::text() const {
  std::ostringstream OS;
  OS << "number " << Index << ", byte " << Byte << ": ";
  const auto Print = [&](uint64_t Bits) {
    OS << textOf(*Type, Bits) << " (0x" << std::hex << lowBits(Bits, Type->Size) << std::dec << ")";
  };
  if (Missing)
    OS << "the memory ends before it";
  else
    Print(Actual);
  OS << ", expected ";
  Print(Wanted);
  if (Ulps)
    OS << " within " << Ulps << " ulp";
  if (Epsilon > 0)
    OS << " within " << Epsilon;
  return OS.str();
}

std::vector<Difference> compare(const Numbers &Wanted, std::span<const uint8_t> Actual,
                                size_t Start, size_t Most, size_t &Count) {
  std::vector<Difference> Result;
  size_t Offset = Start;
  Count = 0;
  for (size_t I = 0; I < Wanted.Each.size(); Offset += Wanted.Each[I].Size, ++I) {
    const Expected &E = Wanted.Each[I];
    uint64_t Bits = 0;
    const bool Missing = Offset > Actual.size() || E.Size > Actual.size() - Offset;
    if (!Missing)
      std::memcpy(&Bits, Actual.data() + Offset, std::min(E.Size, 8u));
    if (!E.Type || (!Missing && isRight(E, Bits)))
      continue;
    if (++Count <= Most)
      Result.push_back({I, Offset, E.Type, Bits, E.Bits, Missing, E.Ulps, E.Epsilon});
  }
  return Result;
}

Status parseNumbers(std::string_view Text, std::string Type, bool NativeHalf, Numbers &To) {
  const ScalarType *Scalar = findScalar(Type, NativeHalf);
  std::istringstream In{std::string(Text)};
  Expected Next;
  for (std::string Word; In >> Word;) {
    if (const ScalarType *Match = findScalar(Word, NativeHalf)) {
      Scalar = Match;
    } else if (Word == "zero" || Word == "any") {
      size_t Bytes = 0;
      if (!(In >> Bytes) || Bytes > MostBytes - To.Bytes.size())
        return failure("expected a number of bytes behind " + Word);
      for (size_t I = 0; I < Bytes; ++I)
        To.add({Word == "any" ? nullptr : findScalar("uint8_t"), 1});
    } else if (Word == "ulp") {
      if (!(In >> Next.Ulps))
        return failure("expected a number behind ulp");
    } else if (Word == "eps") {
      if (!(In >> Next.Epsilon))
        return failure("expected a number behind eps");
    } else {
      if (!Scalar)
        return failure("no scalar type before " + Word);
      Next.Type = Scalar;
      Next.Size = Scalar->Size;
      if (!parseNumber(Word, *Scalar, Next.Bits))
        return failure("not a number: " + Word);
      To.add(Next);
    }
  }
  return {};
}

std::string compareNumbers(const Numbers &Wanted, const std::vector<uint8_t> &Actual) {
  size_t Count = 0;
  std::string Wrong;
  for (const Difference &D : compare(Wanted, Actual, 0, 8, Count))
    Wrong += D.text() + "\n";
  return Wrong;
}

} // namespace dxil::execution
