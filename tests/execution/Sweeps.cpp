// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Sweeps.h"
#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numbers>

namespace dxil::execution {
namespace {

using Function = std::function<double(double, double, double)>;

/// An HLSL expression of a, b and c, the C++ function with the same result, and the ranges of its
/// inputs.
struct Sweep {
  const char *Name, *Expression;
  Function Meaning;
  double Low, High;
  double Tolerance; ///< relative to the result, in units of the type's precision
};

double sign(double X) {
  return (X > 0) - (X < 0);
}
double clamped(double X) {
  return std::fmin(std::fmax(X, 0), 1);
}
double smooth(double A, double B, double X) {
  const double T = clamped((X - A) / (B - A));
  return T * T * (3 - 2 * T);
}

#define UNARY(...) [](double a, double, double) -> double { return __VA_ARGS__; }
#define BINARY(...) [](double a, double b, double) -> double { return __VA_ARGS__; }
#define TERNARY(...) [](double a, double b, double c) -> double { return __VA_ARGS__; }

const std::vector<Sweep> Sweeps = {
    {"abs", "abs(a)", UNARY(std::fabs(a)), -9, 9, 0},
    {"acos", "acos(a)", UNARY(std::acos(a)), -1, 1, 8},
    {"asin", "asin(a)", UNARY(std::asin(a)), -1, 1, 8},
    {"atan", "atan(a)", UNARY(std::atan(a)), -9, 9, 8},
    {"atan2", "atan2(a, b)", BINARY(std::atan2(a, b)), -4, 4, 16},
    {"ceil", "ceil(a)", UNARY(std::ceil(a)), -9, 9, 0},
    {"clamp", "clamp(a, b, c)", TERNARY(std::fmin(std::fmax(a, b), c)), -3, 3, 0},
    {"cos", "cos(a)", UNARY(std::cos(a)), -3, 3, 8},
    {"cosh", "cosh(a)", UNARY(std::cosh(a)), -3, 3, 16},
    {"degrees", "degrees(a)", UNARY(a * 180 / std::numbers::pi), -3, 3, 4},
    {"exp", "exp(a)", UNARY(std::exp(a)), -4, 4, 16},
    {"exp2", "exp2(a)", UNARY(std::exp2(a)), -4, 4, 4},
    {"floor", "floor(a)", UNARY(std::floor(a)), -9, 9, 0},
    {"fmod", "fmod(a, b)", BINARY(std::fmod(a, b)), -9, 9, 32},
    {"frac", "frac(a)", UNARY(a - std::floor(a)), -9, 9, 2},
    {"ldexp", "ldexp(a, floor(b))", BINARY(a *std::exp2(std::floor(b))), -5, 5, 4},
    {"lerp", "lerp(a, b, c)", TERNARY(a + (b - a) * c), -2, 2, 16},
    {"log", "log(a)", UNARY(std::log(a)), 0.1, 9, 16},
    {"log10", "log10(a)", UNARY(std::log10(a)), 0.1, 9, 16},
    {"log2", "log2(a)", UNARY(std::log2(a)), 0.1, 9, 8},
    {"mad", "mad(a, b, c)", TERNARY(a *b + c), -3, 3, 8},
    {"max", "max(a, b)", BINARY(std::fmax(a, b)), -9, 9, 0},
    {"min", "min(a, b)", BINARY(std::fmin(a, b)), -9, 9, 0},
    {"pow", "pow(a, b)", BINARY(std::pow(a, b)), 0.2, 3, 32},
    {"radians", "radians(a)", UNARY(a *std::numbers::pi / 180), -90, 90, 4},
    {"rcp", "rcp(a)", UNARY(1 / a), 0.2, 9, 2},
    {"round", "round(a)", UNARY(std::nearbyint(a)), -9, 9, 0},
    {"rsqrt", "rsqrt(a)", UNARY(1 / std::sqrt(a)), 0.1, 9, 4},
    {"saturate", "saturate(a)", UNARY(clamped(a)), -2, 2, 0},
    {"sign", "sign(a)", UNARY(sign(a)), -2, 2, 0},
    {"sin", "sin(a)", UNARY(std::sin(a)), -3, 3, 8},
    {"sinh", "sinh(a)", UNARY(std::sinh(a)), -3, 3, 16},
    {"smoothstep", "smoothstep(a, a + 1, c)", TERNARY(smooth(a, a + 1, c)), -1, 1, 64},
    {"sqrt", "sqrt(a)", UNARY(std::sqrt(a)), 0, 9, 2},
    {"step", "step(a, b)", BINARY(b >= a), -2, 2, 0},
    {"tan", "tan(a)", UNARY(std::tan(a)), -1.2, 1.2, 16},
    {"tanh", "tanh(a)", UNARY(std::tanh(a)), -3, 3, 16},
    {"trunc", "trunc(a)", UNARY(std::trunc(a)), -9, 9, 0},
    {"add", "a + b", BINARY(a + b), -9, 9, 1},
    {"subtract", "a - b", BINARY(a - b), -9, 9, 1},
    {"multiply", "a * b", BINARY(a *b), -9, 9, 1},
    {"divide", "a / b", BINARY(a / b), 0.2, 9, 2},
    {"remainder", "a % b", BINARY(std::fmod(a, b)), -9, 9, 32},
    {"negate", "-a", UNARY(-a), -9, 9, 0},
    {"less", "select(a < b, a, c)", TERNARY(a < b ? a : c), -9, 9, 0},
};

const std::vector<Sweep> DoubleSweeps = {
    {"add", "a + b", BINARY(a + b), -9, 9, 1},
    {"subtract", "a - b", BINARY(a - b), -9, 9, 1},
    {"multiply", "a * b", BINARY(a *b), -9, 9, 1},
    {"divide", "a / b", BINARY(a / b), 0.2, 9, 1},
    {"abs", "abs(a)", UNARY(std::fabs(a)), -9, 9, 0},
    {"max", "max(a, b)", BINARY(std::fmax(a, b)), -9, 9, 0},
    {"min", "min(a, b)", BINARY(std::fmin(a, b)), -9, 9, 0},
    {"clamp", "clamp(a, b, c)", TERNARY(std::fmin(std::fmax(a, b), c)), -3, 3, 0},
    {"saturate", "saturate(a)", UNARY(clamped(a)), -2, 2, 0},
    {"fma", "fma(a, b, c)", TERNARY(std::fma(a, b, c)), -3, 3, 0},
    {"asdouble", "asdouble(asuint((float)a), 0x40000000)",
     UNARY(std::bit_cast<double>(uint64_t(0x40000000) << 32 | std::bit_cast<uint32_t>(float(a)))),
     -3, 3, 0},
    {"tofloat", "(double)(float)a", UNARY(double(float(a))), -9, 9, 0},
    {"toint", "(double)(int)a", UNARY(std::trunc(a) + 0.0), -9, 9, 0},
};

/// The rounding and storage of an HLSL floating-point type.
struct FloatFormat {
  const char *Type;
  unsigned Size;
  double Precision;
};
constexpr FloatFormat Float = {"float", 4, 0x1p-23};
constexpr FloatFormat Half = {"half", 2, 0x1p-10};
constexpr FloatFormat Double = {"double", 8, 0x1p-52};

uint64_t bitsOf(const FloatFormat &F, double X) {
  return F.Size == 2   ? toHalf(X)
         : F.Size == 4 ? std::bit_cast<uint32_t>(float(X))
                       : std::bit_cast<uint64_t>(X);
}
double rounded(const FloatFormat &F, double X) {
  return F.Size == 2 ? fromHalf(toHalf(X)) : F.Size == 4 ? double(float(X)) : X;
}

constexpr unsigned Lanes = 24;
/// Returns points spread over a range, in another order for each input.
double point(const Sweep &S, unsigned Input, unsigned I) {
  constexpr unsigned Strides[] = {1, 7, 11};
  const double Part = (I * Strides[Input] % Lanes + 0.5) / Lanes;
  return S.Low + (S.High - S.Low) * Part;
}

Check makeCheck(const Sweep &S, const FloatFormat &F, unsigned Width) {
  const std::string Type = std::string(F.Type) + (Width > 1 ? std::to_string(Width) : "");
  Check C;
  C.Name = std::string(S.Name) + "_" + Type;
  C.Type = Type;
  C.Expression = S.Expression;
  C.Inputs = {{"a", Type, {}}, {"b", Type, {}}, {"c", Type, {}}};
  for (unsigned I = 0; I < Lanes; ++I) {
    double In[3];
    for (unsigned K = 0; K < 3; ++K) {
      In[K] = rounded(F, point(S, K, I));
      C.Inputs[K].Values.add({findScalar(F.Type), F.Size, bitsOf(F, In[K])});
    }
    const double Wanted = S.Meaning(In[0], In[1], In[2]);
    // Near zero, the size of the inputs limits the accuracy of their difference.
    const double Scale = std::fmax(std::fabs(Wanted), F.Size == 2 ? 0.125 : 0x1p-6);
    C.Result.add(
        {findScalar(F.Type), F.Size, bitsOf(F, Wanted), 0, S.Tolerance * F.Precision * Scale});
  }
  return C;
}

} // namespace

std::vector<Batch> sweepBatches() {
  std::vector<Batch> Result;
  auto Add = [&](const std::vector<Sweep> &All, const FloatFormat &F, unsigned Width,
                 std::vector<std::string> Flags) {
    std::vector<Check> Checks;
    for (const Sweep &S : All)
      Checks.push_back(makeCheck(S, F, Width));
    Batch Settings;
    Settings.Flags = std::move(Flags);
    for (Batch &B : batchChecks(Checks, {}, Settings))
      Result.push_back(std::move(B));
  };
  Add(Sweeps, Float, 1, {});
  Add(Sweeps, Float, 4, {});
  Add(Sweeps, Half, 1, {"-enable-16bit-types"});
  Add(Sweeps, Half, 3, {"-enable-16bit-types"});
  Add(DoubleSweeps, Double, 1, {});
  return Result;
}

} // namespace dxil::execution
