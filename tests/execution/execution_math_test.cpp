// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measures the error of floating-point functions against the C library's functions for doubles.
// Also checks infinite, zero and NaN results.
#include "Compile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace {

using namespace dxil;
using namespace dxil::execution;

struct MathFunction {
  const char *Name, *Expression;
  double (*Exact)(double);
  float Low, High;
};

constexpr MathFunction Functions[] = {
    {"sin", "sin(x)", std::sin, -1e4f, 1e4f},
    {"sin_far", "sin(x)", std::sin, -4e6f, 8e6f},
    {"cos", "cos(x)", std::cos, -1e4f, 1e4f},
    {"cos_far", "cos(x)", std::cos, -1e9f, 1e9f},
    {"tan", "tan(x)", std::tan, -100, 100},
    {"asin", "asin(x)", std::asin, -1.01f, 1.01f},
    {"acos", "acos(x)", std::acos, -1.01f, 1.01f},
    {"atan", "atan(x)", std::atan, -20, 20},
    {"sinh", "sinh(x)", std::sinh, -90, 90},
    {"cosh", "cosh(x)", std::cosh, -90, 90},
    {"tanh", "tanh(x)", std::tanh, -12, 12},
    {"exp2", "exp2(x)", std::exp2, -130, 130},
    {"log2", "log2(x)", std::log2, -1, 100},
    {"log2_near_1", "log2(x)", std::log2, 0.9f, 1.1f},
};

class MathTest : public testing::TestWithParam<MathFunction> {};

float flush(float F) {
  return std::fabs(F) < std::numeric_limits<float>::min() ? std::copysign(0.0f, F) : F;
}

/// Returns the distance to the exact result in units of the last place of the nearest float.
double unitsOff(float Got, double Exact) {
  const auto Nearest = float(Exact);
  if (std::isnan(Exact) || std::isnan(Got))
    return std::isnan(Exact) && std::isnan(Got) ? 0 : 1e9;
  if (Got == flush(Nearest))
    return std::isfinite(Nearest) && Nearest == flush(Nearest)
               ? std::fabs(Got - Exact) /
                     (std::nextafter(std::fabs(Nearest), HUGE_VALF) - std::fabs(Nearest))
               : 0;
  const float Unit = std::nextafter(std::fabs(Nearest), HUGE_VALF) - std::fabs(Nearest);
  return std::fabs(Got - Exact) / Unit;
}

/// Returns equally spaced numbers of the range, powers of two, infinities and NaN.
std::vector<float> inputs(float Low, float High, size_t Count) {
  std::vector<float> All;
  for (size_t I = 0; I < Count; ++I)
    All.push_back(Low + (High - Low) * float(I) / float(Count));
  for (size_t I = 0; I < 64; ++I) {
    All[Count - 2 * I - 1] = std::ldexp(1.0f, int(I) * 2 - 90);
    All[Count - 2 * I - 2] = -All[Count - 2 * I - 1];
  }
  const float Special[] = {0.0f, -0.0f, HUGE_VALF, -HUGE_VALF, NAN, 1, -1};
  std::ranges::copy(Special, All.begin());
  return All;
}

TEST_P(MathTest, IsRoundedOnce) {
  constexpr size_t Count = 1 << 16;
  const MathFunction &F = GetParam();
  std::string Log;
  const std::string Container = compileHLSL(
      std::string("ByteAddressBuffer In : register(t0); RWByteAddressBuffer Out : register(u0);\n"
                  "[numthreads(64, 1, 1)] void main(uint3 t : SV_DispatchThreadID) {\n"
                  "  float x = asfloat(In.Load(4 * t.x)); Out.Store(4 * t.x, asuint(") +
          F.Expression + ")); }",
      "cs_6_0", "-E main", Log);
  ASSERT_FALSE(Container.empty()) << Log;
  auto L = Shader::load(bytesOf(Container));
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<Buffer> Buffers(2);
  Buffers[0].Class = ResourceClass::SRV;
  const std::vector<float> In = inputs(F.Low, F.High, Count);
  Buffers[0].Data.resize(Count * 4);
  Buffers[1].Data.resize(Count * 4);
  std::memcpy(Buffers[0].Data.data(), In.data(), Count * 4);
  ASSERT_EQ((*L)->dispatch({{Count / 64, 1, 1}}, {&Buffers}, {}).message(), "");
  double Worst = 0;
  float Where = 0;
  for (size_t I = 0; I < Count; ++I) {
    float Got = 0;
    std::memcpy(&Got, Buffers[1].Data.data() + I * 4, 4);
    const double Off = unitsOff(Got, F.Exact(double(flush(In[I]))));
    if (Off > Worst) {
      Worst = Off;
      Where = In[I];
    }
  }
  RecordProperty("worst_ulp", std::to_string(Worst));
  EXPECT_LE(Worst, 0.5001) << F.Name << " of " << Where;
}

INSTANTIATE_TEST_SUITE_P(Functions, MathTest, testing::ValuesIn(Functions),
                         [](const auto &Info) { return std::string(Info.param.Name); });

} // namespace
