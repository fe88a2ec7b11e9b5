// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's floating-point functions.

class Elementwise1<string name, string builtin, string doc, list<DXILOp> ops = []>
    : HLSLElementwise<name, builtin, HLSLFloat, ["x"], doc, ops>;

let group = "Trigonometry, exponents and roots" in {
def : Elementwise1<"acos", "__builtin_elementwise_acos", "Arc cosine, in radians.", [Acos]>;
def : Elementwise1<"asin", "__builtin_elementwise_asin", "Arc sine, in radians.", [Asin]>;
def : Elementwise1<"atan", "__builtin_elementwise_atan", "Arc tangent, in radians.", [Atan]>;
def : HLSLElementwise<"atan2", "__builtin_elementwise_atan2", HLSLFloat, ["y", "x"],
                      "Angle of the point (x, y), in radians.">;
def : Elementwise1<"cos", "__builtin_elementwise_cos", "Cosine of an angle in radians.", [Cos]>;
def : Elementwise1<"cosh", "__builtin_elementwise_cosh", "Hyperbolic cosine.", [Hcos]>;
def : Elementwise1<"sin", "__builtin_elementwise_sin", "Sine of an angle in radians.", [Sin]>;
def : Elementwise1<"sinh", "__builtin_elementwise_sinh", "Hyperbolic sine.", [Hsin]>;
def : Elementwise1<"tan", "__builtin_elementwise_tan", "Tangent of an angle in radians.", [Tan]>;
def : Elementwise1<"tanh", "__builtin_elementwise_tanh", "Hyperbolic tangent.", [Htan]>;
def : Elementwise1<"degrees", "__builtin_hlsl_elementwise_degrees", "Radians to degrees.">;
def : Elementwise1<"radians", "__builtin_hlsl_elementwise_radians", "Degrees to radians.">;
def : Elementwise1<"exp", "__builtin_elementwise_exp", "e to the power of x.">;
def : Elementwise1<"exp2", "__builtin_elementwise_exp2", "2 to the power of x.", [Exp]>;
def : Elementwise1<"log", "__builtin_elementwise_log", "Logarithm to base e.">;
def : Elementwise1<"log2", "__builtin_elementwise_log2", "Logarithm to base 2.", [Log]>;
def : Elementwise1<"log10", "__builtin_elementwise_log10", "Logarithm to base 10.">;
def : HLSLElementwise<"pow", "__builtin_elementwise_pow", HLSLFloat, ["x", "y"],
                      "x to the power of y.">;
def : Elementwise1<"sqrt", "__builtin_elementwise_sqrt", "Square root.", [Sqrt]>;
def : Elementwise1<"rsqrt", "__builtin_hlsl_elementwise_rsqrt", "1 divided by the square root.",
                   [Rsqrt]>;
def : HLSLElementwise<"rcp", "__builtin_hlsl_elementwise_rcp", HLSLAnyFloat, ["x"],
                      "1 divided by x.">;
def : HLSLCode<"sincos", [{
template <typename T, typename S, typename C> inline void sincos(T x, out S s, out C c) {
  s = sin(x);
  c = cos(x);
}
}], "Sine and cosine of one angle.">;
}

let group = "Comparison and interpolation" in {
def : HLSLElementwise<"min", "__builtin_elementwise_min", HLSLNumeric, ["x", "y"],
                      "The smaller value; the number, if one is a NaN.">;
def : HLSLElementwise<"max", "__builtin_elementwise_max", HLSLNumeric, ["x", "y"],
                      "The larger value; the number, if one is a NaN.">;
def : HLSLElementwise<"clamp", "__builtin_hlsl_elementwise_clamp", HLSLNumeric,
                      ["x", "low", "high"], "x, but at least low and at most high.">;
def : HLSLElementwise<"saturate", "__builtin_hlsl_elementwise_saturate", HLSLAnyFloat, ["x"],
                      "x clamped to the range from 0 to 1.", [Saturate]>;
def : HLSLElementwise<"step", "__builtin_hlsl_step", HLSLFloat, ["edge", "x"],
                      "1 if x is not below edge, else 0.">;
def : HLSLElementwise<"lerp", "__builtin_hlsl_lerp", HLSLFloat, ["a", "b", "t"],
                      "a + t * (b - a).">;
def : HLSLCode<"smoothstep", [{
template <typename T> inline __in_t<__Float, T> smoothstep(T low, T high, T x) {
  T t = saturate((x - low) / (high - low));
  return t * t * ((T)3 - (T)2 * t);
}
__HLSL_CONVERT3(__Float, __same_t, smoothstep, low, high, x)
}], "0 below low, 1 above high, and a Hermite curve between them.">;
def : HLSLElementwise<"mad", "__builtin_hlsl_mad", HLSLNumeric, ["a", "b", "c"], "a * b + c.">;
def : HLSLElementwise<"fma", "__builtin_elementwise_fma", HLSLDouble, ["a", "b", "c"],
                      "a * b + c, rounded once.", [Fma]> { let conversions = 0; }
def : HLSLElementwise<"abs", "__builtin_elementwise_abs", HLSLSigned, ["x"], "The magnitude of x."> {
  let conversions = 0;
}
def : HLSLCode<"abs", [{
template <typename T> inline __in_t<__Unsigned, T> abs(T x) { return x; }
template <typename T> inline __as_t<int, __in_t<__Bool, T> > abs(T x) { return (__as_t<int, T>)x; }
}], "An unsigned value is its own magnitude.">;
def : HLSLElementwise<"sign", "__builtin_hlsl_elementwise_sign", HLSLNumeric, ["x"],
                      "-1, 0 or 1 as x is negative, zero or positive."> {
  let result = hlsl_int;
  let matrices = 0;
}
def : Elementwise1<"isnan", "__builtin_hlsl_elementwise_isnan", "Whether x is a NaN.", [IsNaN]> {
  let result = hlsl_bool;
  let matrices = 0;
}
def : Elementwise1<"isinf", "__builtin_hlsl_elementwise_isinf", "Whether x is an infinity.", [IsInf]> {
  let result = hlsl_bool;
  let matrices = 0;
}
def : HLSLViaOp<"isfinite", IsFinite, HLSLFloat, ["T x"], ["x"],
                "Whether x is neither an infinity nor a NaN."> { let result = "bool"; }
def : HLSLViaOp<"isnormal", IsNormal, HLSLFloat, ["T x"], ["x"],
                "Whether x is neither zero, denormal, an infinity nor a NaN."> {
  let result = "bool";
}
}

let group = "Rounding and parts of a number" in {
def : Elementwise1<"ceil", "__builtin_elementwise_ceil", "The next integer not below x.", [Round_pi]>;
def : Elementwise1<"floor", "__builtin_elementwise_floor", "The next integer not above x.",
                   [Round_ni]>;
def : Elementwise1<"round", "__builtin_elementwise_roundeven",
                   "The nearest integer; the even one of two.", [Round_ne]>;
def : Elementwise1<"trunc", "__builtin_elementwise_trunc", "The integer part.", [Round_z]>;
def : Elementwise1<"frac", "__builtin_hlsl_elementwise_frac", "x minus floor(x).", [Frc]>;
def : HLSLCode<"fmod", [{
template <typename T> inline __in_t<__Float, T> fmod(T x, T y) {
  T q = x / y;
  T f = frac(abs(q));
  return select(q >= -q, f, -f) * y;
}
__HLSL_CONVERT2(__Float, __same_t, fmod, x, y)
__HLSL_MATRIX2(fmod)
}], "The remainder of x / y, with the sign of x.">;
def : HLSLCode<"modf", [{
template <typename T> inline __in_t<__Float, T> modf(T x, out T whole) {
  whole = trunc(x);
  return x - whole;
}
template <typename T> inline __in_t<__Float, T> modf(T x, out __as_t<int, T> whole) {
  T t = trunc(x);
  whole = (__as_t<int, T>)t;
  return x - t;
}
}], "Splits x into a whole and a fractional part, both with the sign of x.">;
def : HLSLCode<"frexp", [{
template <typename T> inline __in_t<__Float32, T> frexp(T x, out T exponent) {
  using I = __as_t<int, T>;
  I bits = asint(x);
  I unbiased = (bits & 0x7f800000) + (I)0xc1000000;
  I zero = (I)0;
  unbiased = select(x == (T)0, zero, unbiased);
  exponent = (T)(unbiased >> 23);
  I mantissa = (bits & 0x007fffff) | 0x3f000000;
  T m = asfloat(select(x == (T)0, zero, mantissa));
  return select(x < (T)0, -m, m);
}
template <typename T> inline __in_t<__Float32, T> frexp(T x, out __as_t<int, T> exponent) {
  T e;
  T m = frexp(x, e);
  exponent = (__as_t<int, T>)e;
  return m;
}
}], "Splits x into a mantissa from 0.5 to 1 and an exponent of 2.">;
def : HLSLCode<"ldexp", [{
template <typename T> inline __in_t<__Float, T> ldexp(T x, T exponent) {
  return x * exp2(exponent);
}
__HLSL_CONVERT2(__Float, __same_t, ldexp, x, exponent)
__HLSL_MATRIX2(ldexp)
}], "x times 2 to the power of exponent.">;
}

let group = "Vectors" in {
def : HLSLElementwise<"dot", "__builtin_hlsl_dot", HLSLNumeric, ["a", "b"],
                      "Sum of the products of the elements."> {
  let reduces = 1;
  let matrices = 0;
}
def : HLSLCode<"cross", [{
inline vector<float, 3> cross(vector<float, 3> a, vector<float, 3> b) {
  return __builtin_hlsl_crossf32(a, b);
}
template <typename T> inline __in_t<__Half, T> cross(T a, T b) {
  return a.yzx * b.zxy - a.zxy * b.yzx;
}
}], "Vector product of two vectors of three.">;
def : HLSLElementwise<"normalize", "__builtin_hlsl_normalize", HLSLFloat, ["x"],
                      "x divided by its length."> { let matrices = 0; }
def : HLSLCode<"length", [{
template <typename T> inline T __length(T x) { return abs(x); }
template <typename T, int N> inline T __length(vector<T, N> x) {
  T squares = x[0] * x[0];
  [unroll] for (int i = 1; i < N; ++i) squares += x[i] * x[i];
  return N > 1 ? sqrt(squares) : abs(x[0]);
}
template <typename T> inline __element_t<__in_t<__Float, T> > length(T x) {
  return __length(x);
}
__HLSL_CONVERT1(__Float, __element_t, length, x)
}], "Length of a vector.">;
def : HLSLCode<"distance", [{
template <typename T> inline __element_t<__in_t<__Float, T> > distance(T a, T b) {
  return length(a - b);
}
__HLSL_CONVERT2(__Float, __element_t, distance, a, b)
}], "Distance of two points.">;
def : HLSLCode<"reflect", [{
template <typename T> inline __in_t<__Float, T> reflect(T i, T n) {
  return i - n * ((__element_t<T>)2 * dot(i, n));
}
__HLSL_CONVERT2(__Float, __same_t, reflect, i, n)
}], "Reflection of direction i at a surface with unit normal n.">;
def : HLSLCode<"refract", [{
template <typename T> inline __in_t<__Float, T> refract(T i, T n, __element_t<T> eta) {
  __element_t<T> d = dot(i, n);
  __element_t<T> k = (__element_t<T>)1 - eta * eta * ((__element_t<T>)1 - d * d);
  T bent = i * eta - n * (eta * d + sqrt(k));
  return k >= (__element_t<T>)0 ? bent : (T)0;
}
template <typename A, typename B, typename E, typename T = __mixed_t<__Float, A, B> >
inline __in_t<__Float, T> refract(A i, B n, E eta) {
  return refract((T)i, (T)n, (__element_t<T>)eta);
}
}], "Direction i bent at a surface with unit normal n; 0 if it is reflected wholly.">;
def : HLSLCode<"faceforward", [{
template <typename T> inline __in_t<__Float, T> faceforward(T n, T i, T ng) {
  return dot(i, ng) < (__element_t<T>)0 ? n : -n;
}
__HLSL_CONVERT3(__Float, __same_t, faceforward, n, i, ng)
}], "n turned so that it faces against i, by the normal ng.">;
def : HLSLCode<"lit", [{
inline vector<float, 4> lit(float nDotL, float nDotH, float m) {
  float diffuse = __builtin_elementwise_max(nDotL, 0.0f);
  float specular = nDotL < 0.0f || nDotH < 0.0f ? 0.0f : __builtin_elementwise_pow(nDotH, m);
  return vector<float, 4>(1.0f, diffuse, specular, 1.0f);
}
}], "Lighting coefficients: ambient, diffuse, specular, 1.">;
def : HLSLCode<"dst", [{
inline vector<float, 4> dst(vector<float, 4> a, vector<float, 4> b) {
  return vector<float, 4>(1.0f, a.y * b.y, a.z, b.w);
}
}], "Distance vector of a lighting calculation.">;
def : HLSLCode<"D3DCOLORtoUBYTE4", [{
inline vector<int, 4> D3DCOLORtoUBYTE4(vector<float, 4> x) {
  return (vector<int, 4>)(x.zyxw * 255.001953f);
}
}], "Four floats from 0 to 1 as bytes, with red and blue swapped.">;
}

let group = "Derivatives" in {
class Derivative<string name, string builtin, DXILOp theOp, string doc>
    : HLSLElementwise<name, builtin, HLSLFloat, ["x"], doc, [theOp]> { let matrices = 0; }
def : Derivative<"ddx", "__builtin_hlsl_elementwise_ddx_coarse", DerivCoarseX,
                 "Change of x towards the next pixel in x.">;
def : Derivative<"ddy", "__builtin_hlsl_elementwise_ddy_coarse", DerivCoarseY,
                 "Change of x towards the next pixel in y.">;
def : Derivative<"ddx_coarse", "__builtin_hlsl_elementwise_ddx_coarse", DerivCoarseX,
                 "The same change for a whole quad, in x.">;
def : Derivative<"ddy_coarse", "__builtin_hlsl_elementwise_ddy_coarse", DerivCoarseY,
                 "The same change for a whole quad, in y.">;
def : Derivative<"ddx_fine", "__builtin_hlsl_elementwise_ddx_fine", DerivFineX,
                 "The change at this pixel, in x.">;
def : Derivative<"ddy_fine", "__builtin_hlsl_elementwise_ddy_fine", DerivFineY,
                 "The change at this pixel, in y.">;
def : HLSLCode<"fwidth", [{
template <typename T> inline __in_t<__Float, T> fwidth(T x) { return abs(ddx(x)) + abs(ddy(x)); }
__HLSL_CONVERT1(__Float, __same_t, fwidth, x)
}], "Sum of the magnitudes of both derivatives.">;
}
