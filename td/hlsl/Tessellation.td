// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What patch constant functions make of the factors that they want: those that the tessellator will use.
// The steps are those of Direct3D 11's reference for these functions; factors are clamped and rounded as the
// hull shader's partitioning has it. Rounding to powers of two is the next such power; DXC's arithmetic gives 0.

let group = "Tessellation factors" in {
// The first has what all share before it.
def : HLSLCode<"ProcessIsolineTessFactors", !strconcat(
  !foldl("", TessellatorPartitioning.Cases, text, case, !strconcat(
    text, "#define __partitioning", case.Name, " ", !cast<string>(case.Value), "\n")),
  "#define __greatest_factor ", !cast<string>(MaxTessellationFactor.Value), ".0f\n", [{
#define __fold_average 0
#define __fold_max 1
#define __fold_min 2
// The number of the hull shader's partitioning; the back end puts it in.
uint __dxil_partitioning();
inline bool __is_fractional_odd() { return __dxil_partitioning() == __partitioningFractionalOdd; }
template <typename T> inline T __clamp_factors(T x) {
  uint partitioning = __dxil_partitioning();
  return __builtin_elementwise_min(__builtin_elementwise_max(x, (T)(partitioning == __partitioningFractionalEven ? 2.0f : 1.0f)),
                                   (T)(__greatest_factor - (__is_fractional_odd() ? 1.0f : 0.0f)));
}
inline float __round_factor(float x) {
  uint partitioning = __dxil_partitioning();
  return partitioning == __partitioningInteger ? __builtin_elementwise_ceil(x)
         : partitioning == __partitioningPow2 ? asfloat((asuint(x) + 0x7fffffu) & 0x7f800000u) : x;
}
template <int N> inline vector<float, N> __round_factor(vector<float, N> x) {
  vector<float, N> result = x;
  for (int i = 0; i < N; ++i)
    result[i] = __round_factor(x[i]);
  return result;
}
template <typename T> inline T __fold(int how, T a, T b) {
  return how == __fold_max ? __builtin_elementwise_max(a, b)
         : how == __fold_min ? __builtin_elementwise_min(a, b) : a + b;
}
struct __fold_triangle {
  static float of(int how, vector<float, 3> e) {
    return __fold(how, __fold(how, e.x, e.y), e.z) * (how == __fold_average ? 1.0f / 3.0f : 1.0f);
  }
};
struct __fold_quad {
  static float of(int how, vector<float, 4> e) {
    return __fold(how, __fold(how, e.x, e.y), __fold(how, e.z, e.w)) * (how == __fold_average ? 0.25f : 1.0f);
  }
};
struct __fold_axes {
  static vector<float, 2> of(int how, vector<float, 4> e) {
    return __fold(how, e.xz, e.yw) * (how == __fold_average ? 0.5f : 1.0f);
  }
};
// Where the axes of a quad differ, one below three takes the greater of both, up to three.
inline void __even_axes(inout float unrounded, inout float rounded) {}
inline void __even_axes(inout vector<float, 2> unrounded, inout vector<float, 2> rounded) {
  float a = __builtin_elementwise_min(__builtin_elementwise_max(unrounded.x, unrounded.y), 3.0f);
  float b = __builtin_elementwise_min(__builtin_elementwise_max(rounded.x, rounded.y), 3.0f);
  rounded = vector<float, 2>(unrounded.x < 3.0f ? b : rounded.x, unrounded.y < 3.0f ? b : rounded.y);
  unrounded = vector<float, 2>(unrounded.x < 3.0f ? a : unrounded.x, unrounded.y < 3.0f ? a : unrounded.y);
}
inline float __below_three(float x, float small, float other) { return x < 3.0f ? small : other; }
inline vector<float, 2> __below_three(vector<float, 2> x, vector<float, 2> small, vector<float, 2> other) {
  return vector<float, 2>(x.x < 3.0f ? small.x : other.x, x.y < 3.0f ? small.y : other.y);
}
template <typename Fold, typename E, typename I>
inline void __process_factors(int how, E raw, I scale, out E edges, out I rounded, out I unrounded) {
  edges = __round_factor(__clamp_factors(raw));
  E atLeastOne = __builtin_elementwise_max(raw, (E)1.0f);
  I inside = Fold::of(how, atLeastOne);
  unrounded = __clamp_factors(inside * __builtin_elementwise_min(__builtin_elementwise_max(scale, (I)0.0f), (I)1.0f));
  rounded = __round_factor(unrounded);
  if (__is_fractional_odd()) {
    // A scaled factor below three is the unscaled one, up to three.
    I whole = Fold::of(how == __fold_max ? __fold_max : __fold_average, atLeastOne);
    I small = __builtin_elementwise_min(__clamp_factors(whole), (I)3.0f);
    I scaled = rounded;
    rounded = __below_three(scaled, small, rounded);
    unrounded = __below_three(scaled, small, unrounded);
    __even_axes(unrounded, rounded);
  }
}
inline void ProcessIsolineTessFactors(float rawDetail, float rawDensity, out float detail, out float density) {
  detail = __round_factor(__clamp_factors(rawDetail));
  density = __round_factor(__clamp_factors(rawDensity));
}
}]), "Factors of isolines: how finely they are divided, and how many there are.">;
class TriangleFactors<string suffix, string how, string doc> : HLSLCode<"ProcessTriTessFactors" # suffix,
  !strconcat("inline void ProcessTriTessFactors", suffix, [{(vector<float, 3> rawEdges, float insideScale,
    out vector<float, 3> edges, out float inside, out float unroundedInside) {
  __process_factors<__fold_triangle>(}], how, [{, rawEdges, insideScale, edges, inside, unroundedInside);
}
}]), "Factors of a triangle: inside " # doc>;
class QuadFactors<string suffix, string how, string doc> : HLSLCode<"ProcessQuadTessFactors" # suffix,
  !strconcat("inline void ProcessQuadTessFactors", suffix, [{(vector<float, 4> rawEdges, float insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  float rounded, unrounded;
  __process_factors<__fold_quad>(}], how, [{, rawEdges, insideScale, edges, rounded, unrounded);
  inside = rounded;
  unroundedInside = unrounded;
}
}]), "Factors of a quad: both inside " # doc>;
class AxisFactors<string suffix, string how, string doc> : HLSLCode<"Process2DQuadTessFactors" # suffix,
  !strconcat("inline void Process2DQuadTessFactors", suffix, [{(vector<float, 4> rawEdges, vector<float, 2> insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  __process_factors<__fold_axes>(}], how, [{, rawEdges, insideScale, edges, inside, unroundedInside);
}
}]), "Factors of a quad: inside, along each axis, " # doc>;
def : TriangleFactors<"Avg", "__fold_average", "the mean of the edges, scaled.">;
def : TriangleFactors<"Max", "__fold_max", "the greatest of the edges, scaled.">;
def : TriangleFactors<"Min", "__fold_min", "the least of the edges, scaled.">;
def : QuadFactors<"Avg", "__fold_average", "the mean of the edges, scaled.">;
def : QuadFactors<"Max", "__fold_max", "the greatest of the edges, scaled.">;
def : QuadFactors<"Min", "__fold_min", "the least of the edges, scaled.">;
def : AxisFactors<"Avg", "__fold_average", "the mean of the axis' two edges, scaled.">;
def : AxisFactors<"Max", "__fold_max", "the greater of the axis' two edges, scaled.">;
def : AxisFactors<"Min", "__fold_min", "the lesser of the axis' two edges, scaled.">;
}
