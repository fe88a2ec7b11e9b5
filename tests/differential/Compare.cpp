// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compare.h"

#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace dxil::differential {
namespace {

// The range of common floats. A word outside of it is more likely an integer or a bit pattern.
constexpr float Smallest = 1e-20f, Largest = 1e20f;

bool isCommonFloat(float F) {
  return F == 0 || (std::fabs(F) >= Smallest && std::fabs(F) <= Largest);
}

/// Returns the position of a float in the order of all floats of its width.
int64_t orderOf(uint32_t Bits, unsigned Width) {
  const uint32_t Sign = uint32_t(1) << (Width - 1);
  return Bits & Sign ? -int64_t(Bits & (Sign - 1)) : int64_t(Bits);
}

bool sameHalves(uint32_t A, uint32_t B, unsigned Ulps) {
  for (unsigned Shift : {0, 16})
    if (std::abs(orderOf((A >> Shift) & 0xffff, 16) - orderOf((B >> Shift) & 0xffff, 16)) > Ulps)
      return false;
  return true;
}

// A difference of nearly equal numbers has their absolute error.
constexpr double Cancelled = 1e-6;

bool sameFloats(uint32_t A, uint32_t B, unsigned Ulps) {
  const auto X = std::bit_cast<float>(A), Y = std::bit_cast<float>(B);
  if (std::isnan(X) && std::isnan(Y))
    return true;
  // A word that is no common float is probably an integer.
  return isCommonFloat(X) && isCommonFloat(Y) &&
         (std::abs(orderOf(A, 32) - orderOf(B, 32)) <= Ulps ||
          std::fabs(double(X) - Y) <= Cancelled);
}

bool sameDoubles(uint64_t A, uint64_t B) {
  const auto X = std::bit_cast<double>(A), Y = std::bit_cast<double>(B);
  return (std::isnan(X) && std::isnan(Y)) || std::fabs(X - Y) <= 1e-12 * std::fabs(X);
}

/// Returns true for the NaNs that operations produce, of either sign, as programs store them.
bool isDefaultNaN(uint64_t Bits) {
  return (Bits & 0x7fffffff) == 0x7fc00000 && Bits <= UINT32_MAX;
}

bool sameNumber(Number Kind, uint64_t A, uint64_t B, const Tolerance &Allowed) {
  if (A == B)
    return true;
  if (!Allowed.FloatUlps)
    return false;
  if (isDefaultNaN(A) && isDefaultNaN(B))
    return true;
  switch (Kind) {
  case Number::Untyped:
    return sameFloats(uint32_t(A), uint32_t(B), Allowed.FloatUlps) ||
           (Allowed.HalfUlps && sameHalves(uint32_t(A), uint32_t(B), Allowed.HalfUlps));
  case Number::Float: return sameFloats(uint32_t(A), uint32_t(B), Allowed.FloatUlps);
  case Number::Half: return sameHalves(uint32_t(A), uint32_t(B), std::max(8u, Allowed.HalfUlps));
  case Number::Double: return sameDoubles(A, B);
  default: return false;
  }
}

uint64_t numberAt(const std::vector<uint8_t> &Data, size_t Offset, size_t Size) {
  uint64_t Value = 0;
  std::memcpy(&Value, Data.data() + Offset, std::min(Size, Data.size() - Offset));
  return Value;
}

/// Returns true for words that are informative: neither zero nor NaN.
bool isLive(uint32_t Bits) {
  const auto F = std::bit_cast<float>(Bits);
  return Bits && !std::isnan(F);
}

} // namespace

Tolerance toleranceOf(const ir::Module &M) {
  // Tolerances for a chain of inexact operations. A result computed in half precision may be stored
  // as a float.
  constexpr Tolerance OfFloats{16, 0}, OfHalves{1 << 14, 8};
  auto Has = [&](ir::TypeKind Kind) {
    return std::ranges::any_of(M.Types, [&](const ir::Type &T) { return T.Kind == Kind; });
  };
  if (Has(ir::TypeKind::Half))
    return OfHalves;
  return Has(ir::TypeKind::Float) || Has(ir::TypeKind::Double) ? OfFloats : Tolerance{};
}

static bool isHalf(ComponentType Type) {
  return Type == ComponentType::F16 || Type == ComponentType::SNormF16 ||
         Type == ComponentType::UNormF16;
}
static bool isFloat(ComponentType Type) {
  return isHalf(Type) || Type == ComponentType::F32 || Type == ComponentType::SNormF32 ||
         Type == ComponentType::UNormF32;
}

static double numberOf(const Output &O) {
  return isHalf(O.Type) ? execution::fromHalf(uint16_t(O.Bits))
                        : double(std::bit_cast<float>(O.Bits));
}

static bool sameOutput(const Output &A, const Output &B, const Tolerance &Allowed) {
  if (!isFloat(A.Type) || !isFloat(B.Type))
    return A.Bits == B.Bits || (isDefaultNaN(A.Bits) && isDefaultNaN(B.Bits));
  const double X = numberOf(A), Y = numberOf(B);
  if ((std::isnan(X) && std::isnan(Y)) || X == Y)
    return true;
  if (isHalf(A.Type) || isHalf(B.Type)) // minimum precision may be computed in either width
    return std::abs(orderOf(execution::toHalf(X), 16) - orderOf(execution::toHalf(Y), 16)) <=
           std::max(8u, Allowed.HalfUlps);
  if (!std::isfinite(X) || !std::isfinite(Y))
    return false;
  return std::abs(orderOf(A.Bits, 32) - orderOf(B.Bits, 32)) <= std::max(16u, Allowed.FloatUlps) ||
         std::fabs(X - Y) <= Cancelled;
}

std::string compareOutputs(const Outcome &A, const Outcome &B, const Tolerance &Allowed) {
  constexpr unsigned Shown = 8;
  std::string Text;
  unsigned Count = 0;
  auto Tell = [&](const std::string &Line) {
    if (++Count <= Shown)
      Text += "\n  " + Line;
  };
  for (const auto &[Name, One] : A.Outputs) {
    const auto Other = B.Outputs.find(Name);
    if (Other == B.Outputs.end()) {
      Tell(Name + " in the first alone");
    } else if (!sameOutput(One, Other->second, Allowed)) {
      char Line[96];
      std::snprintf(Line, sizeof Line, ": %08x and %08x (%g and %g)", One.Bits, Other->second.Bits,
                    numberOf(One), numberOf(Other->second));
      Tell(Name + Line);
    }
  }
  for (const auto &[Name, One] : B.Outputs)
    if (!A.Outputs.contains(Name))
      Tell(Name + " in the second alone");
  return Count > Shown ? Text + "\n  and " + std::to_string(Count - Shown) + " more" : Text;
}

namespace {

std::string placeOf(const execution::Buffer &B) {
  return B.HeapIndex ? "heap" + std::to_string(*B.HeapIndex)
                     : "u" + std::to_string(B.Register) + "," + std::to_string(B.Space);
}

/// Calls \p Each for each number of a resource, with its kind and place.
template <typename Function> void eachNumber(const Input &Source, Function Each) {
  const size_t Stride = std::max(1u, Source.Layout.Stride), Size = Source.Resource.Data.size();
  for (size_t Base = 0; Base < Size; Base += Stride)
    for (const Leaf &L : Source.Layout.Leaves)
      if (Base + L.Offset < Size)
        Each(L.Kind, Base + L.Offset);
}

} // namespace

std::string compareBuffers(const std::vector<Input> &Inputs, const Outcome &A, const Outcome &B,
                           const Tolerance &Allowed) {
  constexpr unsigned Shown = 8;
  std::string Text;
  unsigned Count = 0;
  for (size_t I = 0; I < Inputs.size(); ++I) {
    const execution::Buffer &One = A.Buffers[I], &Other = B.Buffers[I];
    if (One.Class != ResourceClass::UAV)
      continue;
    if (One.Counter != Other.Counter)
      Text +=
          "\n  counters " + std::to_string(One.Counter) + " and " + std::to_string(Other.Counter);
    if (One.Data == Other.Data)
      continue;
    eachNumber(Inputs[I], [&](Number Kind, size_t Position) {
      const uint64_t X = numberAt(One.Data, Position, bytesOf(Kind)),
                     Y = numberAt(Other.Data, Position, bytesOf(Kind));
      if (sameNumber(Kind, X, Y, Allowed) || ++Count > Shown)
        return;
      char Line[128];
      std::snprintf(Line, sizeof Line, " byte %zu: %08llx and %08llx (%g and %g)", Position,
                    (unsigned long long)X, (unsigned long long)Y, std::bit_cast<float>(uint32_t(X)),
                    std::bit_cast<float>(uint32_t(Y)));
      Text += "\n  " + placeOf(One) + Line;
    });
  }
  return Count > Shown ? Text + "\n  and " + std::to_string(Count - Shown) + " more" : Text;
}

void countWritten(const std::vector<Input> &Inputs, const Outcome &Result, Written &To) {
  for (const auto &[Name, Each] : Result.Outputs)
    if (!Name.starts_with("discard") && !Name.starts_with("coverage")) {
      ++To.All;
      To.Live += isLive(Each.Bits);
    }
  for (size_t I = 0; I < Inputs.size(); ++I) {
    const std::vector<uint8_t> &Old = Inputs[I].Resource.Data, &New = Result.Buffers[I].Data;
    for (size_t Position = 0; Old != New && Position + 4 <= New.size(); Position += 4)
      if (std::memcmp(Old.data() + Position, New.data() + Position, 4) != 0) {
        ++To.All;
        To.Live += isLive(uint32_t(numberAt(New, Position, 4)));
      }
  }
}

} // namespace dxil::differential
