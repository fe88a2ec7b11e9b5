// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compare.h"

#include <dxil/container/Module.h>
#include <dxil/container/ModuleReader.h>
#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace dxil::differential {
namespace {

// Floats of a common size: what is outside is more likely a whole number, or the bits of something.
constexpr float Smallest = 1e-20f, Largest = 1e20f;

bool isCommonFloat(float F) {
  return F == 0 || (std::fabs(F) >= Smallest && std::fabs(F) <= Largest);
}

/// The number of a float in the order of all floats of its width.
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

bool sameWord(uint32_t A, uint32_t B, const Tolerance &Allowed) {
  if (A == B)
    return true;
  if (!Allowed.FloatUlps)
    return false;
  const auto X = std::bit_cast<float>(A), Y = std::bit_cast<float>(B);
  if (std::isnan(X) && std::isnan(Y))
    return true;
  if (Allowed.HalfUlps && sameHalves(A, B, Allowed.HalfUlps))
    return true;
  return isCommonFloat(X) && isCommonFloat(Y) &&
         std::abs(orderOf(A, 32) - orderOf(B, 32)) <= Allowed.FloatUlps;
}

uint32_t wordAt(const std::vector<uint8_t> &Data, size_t Offset) {
  uint32_t Word = 0;
  std::memcpy(&Word, Data.data() + Offset, std::min<size_t>(4, Data.size() - Offset));
  return Word;
}

} // namespace

Tolerance toleranceOf(const Container &C) {
  // A chain of operations, each of which may be a bit off; what is computed in half precision may be
  // stored as a float.
  constexpr Tolerance OfFloats{16, 0}, OfHalves{1 << 14, 8};
  auto M = readModule(C);
  if (!M)
    return {};
  auto Has = [&](ir::TypeKind Kind) {
    return std::ranges::any_of(M->Types, [&](const ir::Type &T) { return T.Kind == Kind; });
  };
  if (Has(ir::TypeKind::Half))
    return OfHalves;
  return Has(ir::TypeKind::Float) || Has(ir::TypeKind::Double) ? OfFloats : Tolerance{};
}

static bool isHalf(ComponentType Type) {
  return Type == ComponentType::F16 || Type == ComponentType::SNormF16 || Type == ComponentType::UNormF16;
}
static bool isFloat(ComponentType Type) {
  return isHalf(Type) || Type == ComponentType::F32 || Type == ComponentType::SNormF32 ||
         Type == ComponentType::UNormF32;
}

static double numberOf(const Output &O) {
  return isHalf(O.Type) ? execution::fromHalf(uint16_t(O.Bits)) : double(std::bit_cast<float>(O.Bits));
}

static bool sameOutput(const Output &A, const Output &B, const Tolerance &Allowed) {
  if (!isFloat(A.Type) || !isFloat(B.Type))
    return A.Bits == B.Bits;
  const double X = numberOf(A), Y = numberOf(B);
  if ((std::isnan(X) && std::isnan(Y)) || X == Y)
    return true;
  if (isHalf(A.Type) || isHalf(B.Type)) // minimum precision may be one or the other
    return std::abs(orderOf(execution::toHalf(X), 16) - orderOf(execution::toHalf(Y), 16)) <=
           std::max(8u, Allowed.HalfUlps);
  if (!std::isfinite(X) || !std::isfinite(Y))
    return false;
  // What is left of numbers that cancel each other out is as exact as they were.
  constexpr double Cancelled = 1e-6;
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

std::string compareBuffers(const std::vector<execution::Buffer> &A,
                           const std::vector<execution::Buffer> &B, const Tolerance &Allowed) {
  constexpr unsigned Shown = 8;
  std::string Text;
  unsigned Count = 0;
  for (const execution::Buffer &One : A) {
    if (One.Class != ResourceClass::UAV)
      continue;
    auto Other = std::ranges::find_if(B, [&](const execution::Buffer &O) {
      return O.Class == One.Class && O.Space == One.Space && O.Register == One.Register &&
             O.HeapIndex == One.HeapIndex;
    });
    if (Other == B.end())
      continue; // a resource that one of the two leaves out is not written
    if (One.Counter != Other->Counter)
      Text += "\n  counters " + std::to_string(One.Counter) + " and " + std::to_string(Other->Counter);
    for (size_t At = 0; At < std::min(One.Data.size(), Other->Data.size()); At += 4) {
      const uint32_t X = wordAt(One.Data, At), Y = wordAt(Other->Data, At);
      if (sameWord(X, Y, Allowed) || ++Count > Shown)
        continue;
      char Line[96];
      std::snprintf(Line, sizeof Line, "\n  %s%u,%u byte %zu: %08x and %08x (%g and %g)",
                    One.HeapIndex ? "heap" : "u", One.HeapIndex.value_or(One.Register), One.Space, At,
                    X, Y, std::bit_cast<float>(X), std::bit_cast<float>(Y));
      Text += Line;
    }
  }
  return Count > Shown ? Text + "\n  and " + std::to_string(Count - Shown) + " more" : Text;
}

} // namespace dxil::differential
