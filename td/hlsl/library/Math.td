// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures of HLSL's floating-point functions and of those on numbers of any kind.

class FloatFunction<string name, string intrinsic>
    : LibraryIntrinsic<name, "T<> (T<> x)", [FloatLike], intrinsic>;
foreach f = [["acos", "llvm.acos"], ["asin", "llvm.asin"], ["atan", "llvm.atan"], ["ceil", "llvm.ceil"],
             ["cos", "llvm.cos"], ["cosh", "llvm.cosh"], ["ddx", "llvm.dx.ddx.coarse"],
             ["ddx_coarse", "llvm.dx.ddx.coarse"], ["ddx_fine", "llvm.dx.ddx.fine"],
             ["ddy", "llvm.dx.ddy.coarse"], ["ddy_coarse", "llvm.dx.ddy.coarse"],
             ["ddy_fine", "llvm.dx.ddy.fine"], ["degrees", "llvm.dx.degrees"], ["exp", "llvm.exp"],
             ["exp2", "llvm.exp2"], ["floor", "llvm.floor"], ["frac", "llvm.dx.frac"], ["log", "llvm.log"],
             ["log10", "llvm.log10"], ["log2", "llvm.log2"], ["radians", "llvm.dx.radians"],
             ["round", "llvm.roundeven"], ["rsqrt", "llvm.dx.rsqrt"], ["sin", "llvm.sin"],
             ["sinh", "llvm.sinh"], ["sqrt", "llvm.sqrt"], ["tan", "llvm.tan"], ["tanh", "llvm.tanh"],
             ["trunc", "llvm.trunc"]] in
  def : FloatFunction<f[0], f[1]>;
def : LibraryIntrinsic<"atan2", "T<> (T<> y, T<> x)", [FloatLike], "llvm.atan2">;
def : LibraryIntrinsic<"pow", "T<> (T<> x, T<> y)", [FloatLike], "llvm.pow">;
def : LibraryIntrinsic<"lerp", "T<> (T<> a, T<> b, T<> t)", [FloatLike], "llvm.dx.lerp">;
def : LibraryIntrinsic<"step", "T<> (T<> edge, T<> x)", [FloatLike], "llvm.dx.step">;
def : LibraryIntrinsic<"saturate", "T<> (T<> x)", [AnyFloat], "llvm.dx.saturate">;
def : LibraryIntrinsic<"fma", "T<> (T<> a, T<> b, T<> c)", [ExactDouble], "llvm.fma">;
def : LibraryIntrinsic<"isnan", "bool<> (T<> x)", [FloatLike], "llvm.dx.isnan">;
def : LibraryIntrinsic<"isinf", "bool<> (T<> x)", [FloatLike], "llvm.dx.isinf">;
def : LibraryOpOfName<"isfinite", "bool<> (T<> x)", [FloatLike]>;
def : LibraryOpOfName<"isnormal", "bool<> (T<> x)", [FloatLike]>;

class NumericFunction<string name, string signature, string float, string signed, string unsigned>
    : LibraryIntrinsic<name, signature, [Numeric], float> {
  let signedIntrinsic = signed;
  let unsignedIntrinsic = unsigned;
}
def : NumericFunction<"min", "T<> (T<> x, T<> y)", "llvm.minnum", "llvm.smin", "llvm.umin">;
def : NumericFunction<"max", "T<> (T<> x, T<> y)", "llvm.maxnum", "llvm.smax", "llvm.umax">;
def : NumericFunction<"clamp", "T<> (T<> x, T<> low, T<> high)", "llvm.dx.nclamp", "llvm.dx.sclamp",
                      "llvm.dx.uclamp">;
def : NumericFunction<"mad", "T<> (T<> a, T<> b, T<> c)", "llvm.fmuladd", "llvm.dx.imad", "llvm.dx.umad">;
def : LibrarySpecial<"abs", "T<> (T<> x)", [Numeric], "Abs">;
def : LibrarySpecial<"sign", "int<> (T<> x)", [Numeric], "Sign">;
def : LibrarySpecial<"rcp", "T<> (T<> x)", [AnyFloat], "Reciprocal">;

def : LibraryCode<"sincos", "void (T<> x, out T<> s, out T<> c)", [FloatLike], "{ s = sin(x); c = cos(x); }">;
def : LibraryCode<"smoothstep", "T<> (T<> low, T<> high, T<> x)", [FloatLike], [{
{
  R t = saturate((x - low) / (high - low));
  return t * t * (3 - 2 * t);
}
}]>;
def : LibraryCode<"fmod", "T<> (T<> x, T<> y)", [FloatLike], [{
{
  R q = x / y;
  R f = frac(abs(q));
  return select(q >= -q, f, -f) * y;
}
}]>;
def : LibraryCode<"modf", "T<> (T<> x, out T<> whole)", [FloatLike], "{ whole = trunc(x); return x - whole; }">;
def : LibrarySpecial<"frexp", "T<> (T<> x, out T<> exponent)", [FloatOnly], "Frexp">;
def : LibraryCode<"ldexp", "T<> (T<> x, T<> exponent)", [FloatLike], "{ return x * exp2(exponent); }">;
def : LibraryCode<"fwidth", "T<> (T<> x)", [FloatLike], "{ return abs(ddx(x)) + abs(ddy(x)); }">;

// Vectors.
def : LibrarySpecial<"dot", "T (T<n> a, T<n> b)", [Numeric], "Dot">;
def : LibraryIntrinsic<"cross", "T<3> (T<3> a, T<3> b)", [FloatLike], "llvm.dx.cross">;
def : LibraryIntrinsic<"normalize", "T<n> (T<n> x)", [FloatLike], "llvm.dx.normalize">;
def : LibrarySpecial<"length", "T (T<n> x)", [FloatLike], "Length">;
def : LibraryCode<"distance", "T (T<n> a, T<n> b)", [FloatLike], "{ return length(a - b); }">;
def : LibraryCode<"reflect", "T<n> (T<n> i, T<n> n)", [FloatLike], "{ return i - n * (2 * dot(i, n)); }">;
def : LibraryCode<"refract", "T<n> (T<n> i, T<n> n, T eta)", [FloatLike], [{
{
  T d = dot(i, n);
  T k = 1 - eta * eta * (1 - d * d);
  R bent = i * eta - n * (eta * d + sqrt(k));
  return select(k >= 0, bent, 0);
}
}]>;
def : LibraryCode<"faceforward", "T<n> (T<n> n, T<n> i, T<n> ng)", [FloatLike],
                  "{ return select(dot(i, ng) < 0, n, -n); }">;
def : LibraryCode<"lit", "T<4> (T nDotL, T nDotH, T m)", [FloatLike], [{
{
  T diffuse = max(nDotL, 0);
  T specular = pow(nDotH, m);
  return R(1, diffuse, select(nDotL < 0 || nDotH < 0, 0, specular), 1);
}
}]>;
def : LibraryCode<"dst", "T<4> (T<4> a, T<4> b)", [Numeric], "{ return R(1, a.y * b.y, a.z, b.w); }">;
def : LibraryCode<"D3DCOLORtoUBYTE4", "int<4> (float<4> x)", [], "{ return R(x.zyxw * 255.001953f); }">;

// Matrices.
def : LibrarySpecial<"transpose", "T<c,r> (T<r,c> m)", [AnyElement], "Transpose">;
def : LibrarySpecial<"determinant", "T (T<r,r> m)", [FloatLike], "Determinant">;
foreach signature = ["T (T a, T b)", "T<n> (T a, T<n> b)", "T<r,c> (T a, T<r,c> b)", "T<n> (T<n> a, T b)",
                     "T (T<n> a, T<n> b)", "T<c> (T<r> a, T<r,c> b)", "T<r,c> (T<r,c> a, T b)",
                     "T<r> (T<r,c> a, T<c> b)", "T<r,c> (T<r,n> a, T<n,c> b)"] in
  def : LibrarySpecial<"mul", signature, [Numeric], "Mul">;
