// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's floating-point functions, and functions on numbers of any kind.

class FloatFunction<string name, string intrinsic>
    : LibraryIntrinsic<name, "T<> (T<> x)", [FloatLike], intrinsic> {
  let folding = "InCode";
}
let group = "Trigonometry, exponents and roots" in {
def : FloatFunction<"acos", "llvm.acos"> {
  let doc = "Arc cosine, in radians.";
  let op = Acos;
}
def : FloatFunction<"asin", "llvm.asin"> {
  let doc = "Arc sine, in radians.";
  let op = Asin;
}
def : FloatFunction<"atan", "llvm.atan"> {
  let doc = "Arc tangent, in radians.";
  let op = Atan;
}
}
let group = "Rounding and parts of a number" in {
def : FloatFunction<"ceil", "llvm.ceil"> {
  let doc = "The next integer not below x.";
  let op = Round_pi;
}
}
let group = "Trigonometry, exponents and roots" in {
def : FloatFunction<"cos", "llvm.cos"> {
  let doc = "Cosine of an angle in radians.";
  let op = Cos;
}
def : FloatFunction<"cosh", "llvm.cosh"> {
  let doc = "Hyperbolic cosine.";
  let op = Hcos;
}
}
let group = "Derivatives" in {
def : FloatFunction<"ddx", "llvm.dx.ddx.coarse"> {
  let doc = "Change of x towards the next pixel in x.";
  let op = DerivCoarseX;
}
def : FloatFunction<"ddx_coarse", "llvm.dx.ddx.coarse"> {
  let doc = "The same change for a whole quad, in x.";
  let op = DerivCoarseX;
}
def : FloatFunction<"ddx_fine", "llvm.dx.ddx.fine"> {
  let doc = "The change at this pixel, in x.";
  let op = DerivFineX;
}
def : FloatFunction<"ddy", "llvm.dx.ddy.coarse"> {
  let doc = "Change of x towards the next pixel in y.";
  let op = DerivCoarseY;
}
def : FloatFunction<"ddy_coarse", "llvm.dx.ddy.coarse"> {
  let doc = "The same change for a whole quad, in y.";
  let op = DerivCoarseY;
}
def : FloatFunction<"ddy_fine", "llvm.dx.ddy.fine"> {
  let doc = "The change at this pixel, in y.";
  let op = DerivFineY;
}
}
let group = "Trigonometry, exponents and roots" in {
def : FloatFunction<"degrees", "llvm.dx.degrees"> {
  let doc = "Radians to degrees.";
  let meaning = (fmul $x, "57.295779513082321");
  let folding = "Checked";
}
def : FloatFunction<"exp", "llvm.exp"> {
  let doc = "e to the power of x.";
  let meaning = (exp $x);
}
def : FloatFunction<"exp2", "llvm.exp2"> {
  let doc = "2 to the power of x.";
  let op = Exp;
}
}
let group = "Rounding and parts of a number" in {
def : FloatFunction<"floor", "llvm.floor"> {
  let doc = "The next integer not above x.";
  let op = Round_ni;
}
def : FloatFunction<"frac", "llvm.dx.frac"> {
  let doc = "x minus floor(x).";
  let op = Frc;
}
}
let group = "Trigonometry, exponents and roots" in {
def : FloatFunction<"log", "llvm.log"> {
  let doc = "Logarithm to base e.";
  let meaning = (log $x);
}
def : FloatFunction<"log10", "llvm.log10"> {
  let doc = "Logarithm to base 10.";
  let meaning = (log10 $x);
}
def : FloatFunction<"log2", "llvm.log2"> {
  let doc = "Logarithm to base 2.";
  let op = Log;
}
def : FloatFunction<"radians", "llvm.dx.radians"> {
  let doc = "Degrees to radians.";
  let meaning = (fmul $x, "0.017453292519943296");
  let folding = "Checked";
}
}
let group = "Rounding and parts of a number" in {
def : FloatFunction<"round", "llvm.roundeven"> {
  let doc = "The nearest integer; the even one of two.";
  let folding = "Checked";
  let op = Round_ne;
}
}
let group = "Trigonometry, exponents and roots" in {
def : FloatFunction<"rsqrt", "llvm.dx.rsqrt"> {
  let doc = "1 divided by the square root.";
  let op = Rsqrt;
}
def : FloatFunction<"sin", "llvm.sin"> {
  let doc = "Sine of an angle in radians.";
  let op = Sin;
}
def : FloatFunction<"sinh", "llvm.sinh"> {
  let doc = "Hyperbolic sine.";
  let op = Hsin;
}
def : FloatFunction<"sqrt", "llvm.sqrt"> {
  let doc = "Square root.";
  let op = Sqrt;
}
def : FloatFunction<"tan", "llvm.tan"> {
  let doc = "Tangent of an angle in radians.";
  let op = Tan;
}
def : FloatFunction<"tanh", "llvm.tanh"> {
  let doc = "Hyperbolic tangent.";
  let op = Htan;
}
}
let group = "Rounding and parts of a number" in {
def : FloatFunction<"trunc", "llvm.trunc"> {
  let doc = "The integer part.";
  let op = Round_z;
}
}
let group = "Trigonometry, exponents and roots" in {
def : LibraryIntrinsic<"atan2", "T<> (T<> y, T<> x)", [FloatLike], "llvm.atan2"> {
  let doc = "Angle of the point (x, y), in radians.";
  let meaning = (atan2 $y, $x);
  let folding = "InCode";
}
def : LibraryIntrinsic<"pow", "T<> (T<> x, T<> y)", [FloatLike], "llvm.pow"> {
  let doc = "x to the power of y.";
  let meaning = (pow $x, $y);
  let folding = "InCode";
}
}
let group = "Comparison and interpolation" in {
def : LibraryIntrinsic<"lerp", "T<> (T<> a, T<> b, T<> t)", [FloatLike], "llvm.dx.lerp"> {
  let doc = "a + t * (b - a).";
  let meaning = (fadd $a, (fmul $t, (fsub $b, $a)));
  let folding = "Checked";
}
def : LibraryIntrinsic<"step", "T<> (T<> edge, T<> x)", [FloatLike], "llvm.dx.step"> {
  let doc = "1 if x is not below edge, else 0.";
  let meaning = (select (flt $x, $edge), 0, 1);
  let folding = "Checked";
}
def : LibraryIntrinsic<"saturate", "T<> (T<> x)", [AnyFloat], "llvm.dx.saturate"> {
  let doc = "x clamped to the range from 0 to 1.";
  let folding = "Checked";
  let op = Saturate;
}
def : LibraryIntrinsic<"fma", "T<> (T<> a, T<> b, T<> c)", [ExactDouble], "llvm.fma"> {
  let doc = "a * b + c, rounded once.";
  let op = Fma;
}
def : LibraryIntrinsic<"isnan", "bool<> (T<> x)", [FloatLike], "llvm.dx.isnan"> {
  let doc = "Whether x is a NaN.";
  let op = IsNaN;
}
def : LibraryIntrinsic<"isinf", "bool<> (T<> x)", [FloatLike], "llvm.dx.isinf"> {
  let doc = "Whether x is an infinity.";
  let op = IsInf;
}
def : LibraryOp<"isfinite", "bool<> (T<> x)", [FloatLike], IsFinite, ["x"]> {
  let doc = "Whether x is neither an infinity nor a NaN.";
}
def : LibraryOp<"isnormal", "bool<> (T<> x)", [FloatLike], IsNormal, ["x"]> {
  let doc = "Whether x is neither zero, denormal, an infinity nor a NaN.";
}
}

class NumericFunction<string name, string signature, string float, string signed, string unsigned>
    : LibraryIntrinsic<name, signature, [Numeric], float> {
  let signedIntrinsic = signed;
  let unsignedIntrinsic = unsigned;
}
let group = "Comparison and interpolation" in {
def : NumericFunction<"min", "T<> (T<> x, T<> y)", "llvm.minnum", "llvm.smin", "llvm.umin"> {
  let doc = "The smaller value; the number, if one is a NaN.";
  let meaning = (fminNum $x, $y);
  let signedMeaning = (smin $x, $y);
  let unsignedMeaning = (umin $x, $y);
  let folding = "Everywhere";
}
def : NumericFunction<"max", "T<> (T<> x, T<> y)", "llvm.maxnum", "llvm.smax", "llvm.umax"> {
  let doc = "The larger value; the number, if one is a NaN.";
  let meaning = (fmaxNum $x, $y);
  let signedMeaning = (smax $x, $y);
  let unsignedMeaning = (umax $x, $y);
  let folding = "Everywhere";
}
def : NumericFunction<"clamp", "T<> (T<> x, T<> low, T<> high)", "llvm.dx.nclamp", "llvm.dx.sclamp",
                      "llvm.dx.uclamp"> {
  let doc = "x, but at least low and at most high.";
  let meaning = (select (flt $x, $low), $low, (select (fgt $x, $high), $high, $x));
  let signedMeaning = (smin (smax $x, $low), $high);
  let unsignedMeaning = (umin (umax $x, $low), $high);
  // If the bounds cross, DXC compares literals with the lower bound first.
  let literalMeaning = (select (slt $x, $low), $low, (smin $x, $high));
  let folding = "InCode";
}
def : NumericFunction<"mad", "T<> (T<> a, T<> b, T<> c)", "llvm.fmuladd", "llvm.dx.imad",
                      "llvm.dx.umad"> {
  let doc = "a * b + c.";
  let meaning = (fadd (fmul $a, $b), $c);
  let folding = "Checked";
}
def : LibrarySpecial<"abs", "T<> (T<> x)", [Numeric], "Abs"> {
  let doc = "The magnitude of x.";
  let meaning = (fabs $x);
  let signedMeaning = (select (slt $x, 0), (sub 0, $x), $x);
  let unsignedMeaning = (copy $x);
  let folding = "Checked";
}
def : LibrarySpecial<"sign", "int<> (T<> x)", [Numeric], "Sign"> {
  let doc = "-1, 0 or 1 as x is negative, zero or positive.";
}
}
let group = "Trigonometry, exponents and roots" in {
def : LibrarySpecial<"rcp", "T<> (T<> x)", [AnyFloat], "Reciprocal"> {
  let doc = "1 divided by x.";
  let meaning = (fdiv 1, $x);
  let folding = "InCode";
}

def : LibraryCode<"sincos", "void (T<> x, out T<> s, out T<> c)", [FloatLike],
                  "{ s = sin(x); c = cos(x); }"> {
  let doc = "Sine and cosine of one angle.";
}
}
let group = "Comparison and interpolation" in {
def : LibraryCode<"smoothstep", "T<> (T<> low, T<> high, T<> x)", [FloatLike], [{
{
  R t = saturate((x - low) / (high - low));
  return t * t * (3 - 2 * t);
}
}]> {
  let doc = "0 below low, 1 above high, and a Hermite curve between them.";
}
}
let group = "Rounding and parts of a number" in {
def : LibraryCode<"fmod", "T<> (T<> x, T<> y)", [FloatLike], [{
{
  R q = x / y;
  R f = frac(abs(q));
  return select(q >= -q, f, -f) * y;
}
}]> {
  let doc = "The remainder of x / y, with the sign of x.";
  let meaning = (where (fmul (select (fge $q, (fneg $q)), $f, (fneg $f)), $y), (fdiv $x, $y):$q,
                (fsub (fabs $q), (ffloor (fabs $q))):$f);
  let folding = "Checked";
}
def : LibraryCode<"modf", "T<> (T<> x, out T<> whole)", [FloatLike],
                  "{ whole = trunc(x); return x - whole; }"> {
  let doc = "Splits x into a whole and a fractional part, both with the sign of x.";
}
def : LibrarySpecial<"frexp", "T<> (T<> x, out T<> exponent)", [FloatOnly], "Frexp"> {
  let doc = "Splits x into a mantissa from 0.5 to 1 and an exponent of 2.";
}
def : LibraryCode<"ldexp", "T<> (T<> x, T<> exponent)", [FloatLike],
                  "{ return x * exp2(exponent); }"> {
  let doc = "x times 2 to the power of exponent.";
  let meaning = (fmul $x, (exp2 $exponent));
  let folding = "Checked";
}
}
let group = "Derivatives" in {
def : LibraryCode<"fwidth", "T<> (T<> x)", [FloatLike], "{ return abs(ddx(x)) + abs(ddy(x)); }"> {
  let doc = "Sum of the magnitudes of both derivatives.";
}
}

let group = "Vectors" in {
def : LibrarySpecial<"dot", "T (T<n> a, T<n> b)", [Numeric], "Dot"> {
  let doc = "Sum of the products of the elements.";
}
def : LibraryIntrinsic<"cross", "T<3> (T<3> a, T<3> b)", [FloatLike], "llvm.dx.cross"> {
  let doc = "Vector product of two vectors of three.";
}
def : LibraryIntrinsic<"normalize", "T<n> (T<n> x)", [FloatLike], "llvm.dx.normalize"> {
  let doc = "x divided by its length.";
}
def : LibrarySpecial<"length", "T (T<n> x)", [FloatLike], "Length"> {
  let doc = "Length of a vector.";
}
def : LibraryCode<"distance", "T (T<n> a, T<n> b)", [FloatLike], "{ return length(a - b); }"> {
  let doc = "Distance of two points.";
}
def : LibraryCode<"reflect", "T<n> (T<n> i, T<n> n)", [FloatLike],
                  "{ return i - n * (2 * dot(i, n)); }"> {
  let doc = "Reflection of direction i at a surface with unit normal n.";
}
def : LibraryCode<"refract", "T<n> (T<n> i, T<n> n, T eta)", [FloatLike], [{
{
  T d = dot(i, n);
  T k = 1 - eta * eta * (1 - d * d);
  R bent = i * eta - n * (eta * d + sqrt(k));
  return select(k >= 0, bent, 0);
}
}]> {
  let doc = "Direction i bent at a surface with unit normal n; 0 if it is reflected wholly.";
}
def : LibraryCode<"faceforward", "T<n> (T<n> n, T<n> i, T<n> ng)", [FloatLike],
                  "{ return select(dot(i, ng) < 0, n, -n); }"> {
  let doc = "n turned so that it faces against i, by the normal ng.";
}
def : LibraryCode<"lit", "T<4> (T nDotL, T nDotH, T m)", [FloatLike], [{
{
  T diffuse = max(nDotL, 0);
  T specular = pow(nDotH, m);
  return R(1, diffuse, select(nDotL < 0 || nDotH < 0, 0, specular), 1);
}
}]> {
  let doc = "Lighting coefficients: ambient, diffuse, specular, 1.";
}
def : LibraryCode<"dst", "T<4> (T<4> a, T<4> b)", [Numeric],
                  "{ return R(1, a.y * b.y, a.z, b.w); }"> {
  let doc = "Distance vector of a lighting calculation.";
}
def : LibraryCode<"D3DCOLORtoUBYTE4", "int<4> (float<4> x)", [],
                  "{ return R(x.zyxw * 255.001953f); }"> {
  let doc = "Four floats from 0 to 1 as bytes, with red and blue swapped.";
}
}

let group = "Matrices" in {
def : LibrarySpecial<"transpose", "T<c,r> (T<r,c> m)", [AnyElement], "Transpose"> {
  let doc = "Rows and columns exchanged.";
}
def : LibrarySpecial<"determinant", "T (T<r,r> m)", [FloatLike], "Determinant"> {
  let doc = "Determinant of a square matrix.";
}
foreach signature = ["T (T a, T b)", "T<n> (T a, T<n> b)", "T<r,c> (T a, T<r,c> b)",
                     "T<n> (T<n> a, T b)",
                     "T (T<n> a, T<n> b)", "T<c> (T<r> a, T<r,c> b)", "T<r,c> (T<r,c> a, T b)",
                     "T<r> (T<r,c> a, T<c> b)", "T<r,c> (T<r,n> a, T<n,c> b)"] in
  def : LibrarySpecial<"mul", signature, [Numeric], "Mul"> {
    let doc = "Product of scalars, vectors and matrices. A vector on the left is a row, on the "
              "right a column.";
  }
}
