// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's integer functions, reinterpreted bits and packed bytes.

let group = "Bits of integers" in {
def : HLSLCode<"countbits", [{
template <typename T> inline __as_t<uint, __in_t<__Integer, T> > countbits(T x) {
  return (__as_t<uint, T>)__builtin_elementwise_popcount(x);
}
__HLSL_CONVERT1(__Integer, __uint_t, countbits, x)
}], "Number of set bits."> { let op = Countbits; }
// clang's builtin takes unsigned integers alone; an odd rank is a signed type, and the next one its
// unsigned twin.
def : HLSLCode<"reversebits", [{
template <typename T> inline __in_t<__Integer, T> reversebits(T x) {
  return (T)__builtin_elementwise_bitreverse(
      (__as_t<typename __ranked<__value<T>::rank + __value<T>::rank % 2>::type, T>)x);
}
__HLSL_CONVERT1(__Integer, __same_t, reversebits, x)
__HLSL_MATRIX1(reversebits)
}], "The bits in the opposite order."> { let op = Bfrev; }
// The op counts from the top bit down. With w bits, w - 1 - n is n ^ (w - 1); all ones stay what they are.
def : HLSLCode<"firstbithigh", [{
template <typename T> inline __as_t<uint, __in_t<__Integer, T> > firstbithigh(T x) {
  const __as_t<uint, T> __n = (__as_t<uint, T>)__builtin_hlsl_elementwise_firstbithigh(x);
  const __as_t<uint, T> __top = (__as_t<uint, T>)(uint)(sizeof(T) / (sizeof(__as_t<uint, T>) / 4) * 8 - 1);
  return (__n ^ __top) | (__as_t<uint, T>)((__as_t<int, T>)__n >> 31);
}
__HLSL_CONVERT1(__Integer, __uint_t, firstbithigh, x)
}], "Number of the highest set bit, of a negative value the highest clear one; "
    "all ones if there is none."> { let op = FirstbitHi; }
def : HLSLElementwise<"firstbitlow", "__builtin_hlsl_elementwise_firstbitlow", HLSLInteger, ["x"],
                      "Number of the lowest set bit; all ones if there is none.", [FirstbitLo]> {
  let result = hlsl_uint;
  let matrices = 0;
}
def : HLSLCode<"AddUint64", [{
inline vector<uint, 2> AddUint64(vector<uint, 2> a, vector<uint, 2> b) {
  return __builtin_hlsl_adduint64(a, b);
}
inline vector<uint, 4> AddUint64(vector<uint, 4> a, vector<uint, 4> b) {
  return __builtin_hlsl_adduint64(a, b);
}
}], "Adds 64-bit integers given as pairs of 32-bit ones, the low half first."> { let op = UAddc; }
}

let group = "Logic" in {
def : HLSLElementwise<"and", "__builtin_hlsl_and", HLSLBool, ["a", "b"],
                      "Whether both are true, for each element.">;
def : HLSLElementwise<"or", "__builtin_hlsl_or", HLSLBool, ["a", "b"],
                      "Whether at least one is true, for each element.">;
def : HLSLElementwise<"all", "__builtin_hlsl_all", HLSLAny, ["x"],
                      "Whether every element is other than 0."> {
  let result = hlsl_bool;
  let reduces = 1;
  let matrices = 0;
  let conversions = 0;
}
def : HLSLElementwise<"any", "__builtin_hlsl_any", HLSLAny, ["x"],
                      "Whether at least one element is other than 0."> {
  let result = hlsl_bool;
  let reduces = 1;
  let matrices = 0;
  let conversions = 0;
}
def : HLSLCode<"select", [{
template <typename T> __HLSL_BUILTIN(__builtin_hlsl_select)
__in_t<__Any, T> select(__as_t<bool, T> condition, T a, T b);
template <typename A, typename B>
inline __mixed_t<__Any, A, B> select(__as_t<bool, __mixed_t<__Any, A, B> > condition, A a, B b) {
  using T = __mixed_t<__Any, A, B>;
  return __builtin_hlsl_select(condition, (T)a, (T)b);
}
// Two scalars, each for every element of the condition.
template <typename C, int N, typename A, typename B>
inline vector<typename __enable<(__value<A>::size == 0 && __value<B>::size == 0),
                                __mixed_t<__Any, A, B> >::type, N>
select(vector<C, N> condition, A a, B b) {
  using T = vector<__mixed_t<__Any, A, B>, N>;
  return __builtin_hlsl_select((vector<bool, N>)condition, (T)a, (T)b);
}
// Values that are neither scalars, vectors nor matrices.
template <typename T> inline typename __enable<__is_class(T), T>::type select(bool condition, T a, T b) {
  if (condition)
    return a;
  return b;
}
}], "a where the condition is true, else b, for each element.">;
}

let group = "Reinterpreted bits" in {
class Reinterpret<string name, string set, string result, string doc>
    : HLSLCode<name, !strconcat("\ntemplate <typename T> inline __as_t<", result, ", __in_t<__", set,
                                ", T> > ", name, "(T x) {\n  return __builtin_bit_cast(__as_t<",
                                result, ", T>, x);\n}\n",
                                "template <typename T, int R, int C> inline matrix<", result, ", R, C> ", name,
                                "(matrix<T, R, C> m) {\n  matrix<", result, ", R, C> result;\n",
                                "  [unroll] for (int i = 0; i < R; ++i) result[i] = ", name,
                                "(m[i]);\n  return result;\n}\n"), doc>;
def : Reinterpret<"asfloat", "Bits32", "float", "The bits of a 32-bit value as float.">;
def : Reinterpret<"asint", "Bits32", "int", "The bits of a 32-bit value as int.">;
def : Reinterpret<"asuint", "Bits32", "uint", "The bits of a 32-bit value as uint.">;
let native16 = 1 in {
def : Reinterpret<"asfloat16", "Bits16", "half", "The bits of a 16-bit value as half.">;
def : Reinterpret<"asint16", "Bits16", "int16_t", "The bits of a 16-bit value as int16_t.">;
def : Reinterpret<"asuint16", "Bits16", "uint16_t", "The bits of a 16-bit value as uint16_t.">;
}
def : HLSLBuiltin<"asuint", "__builtin_hlsl_elementwise_splitdouble", "void",
                  ["double x", "out uint low", "out uint high"], "The two halves of a double.",
                  [SplitDouble]>;
def : HLSLBuiltin<"asdouble", "__builtin_hlsl_asdouble", "double", ["uint low", "uint high"],
                  "The double of two halves.", [MakeDouble]>;
def : HLSLCode<"asuint", [{
template <int N>
inline void asuint(vector<double, N> x, out vector<uint, N> low, out vector<uint, N> high) {
  [unroll] for (int i = 0; i < N; ++i) {
    uint l, h;
    asuint((double)x[i], l, h);
    low[i] = l;
    high[i] = h;
  }
}
template <int R, int C>
inline void asuint(matrix<double, R, C> x, out matrix<uint, R, C> low, out matrix<uint, R, C> high) {
  [unroll] for (int i = 0; i < R; ++i) {
    vector<uint, C> l, h;
    asuint((vector<double, C>)x[i], l, h);
    low[i] = l;
    high[i] = h;
  }
}
}], "The halves of each double of a vector or matrix."> { let op = SplitDouble; }
def : HLSLCode<"asdouble", [{
template <int N> inline vector<double, N> asdouble(vector<uint, N> low, vector<uint, N> high) {
  vector<double, N> result;
  [unroll] for (int i = 0; i < N; ++i) result[i] = asdouble(low[i], high[i]);
  return result;
}
}], "The doubles of two vectors of halves.">;
}

let group = "Half-precision and packed values" in {
def : HLSLElementwise<"f16tof32", "__builtin_hlsl_elementwise_f16tof32", HLSLUint, ["x"],
                      "The half in the low 16 bits as float.", [LegacyF16ToF32]> {
  let result = hlsl_float;
  let matrices = 0;
}
def : HLSLViaOp<"f32tof16", LegacyF32ToF16, HLSLFloat, ["T x"], ["x"],
                "A float as half, in the low 16 bits."> { let result = "uint"; }
def : HLSLBuiltin<"dot4add_i8packed", "__builtin_hlsl_dot4add_i8packed", "int",
                  ["uint a", "uint b", "int c"],
                  "c plus the dot product of four signed bytes with four others.",
                  [Dot4AddI8Packed]>;
def : HLSLBuiltin<"dot4add_u8packed", "__builtin_hlsl_dot4add_u8packed", "uint",
                  ["uint a", "uint b", "uint c"],
                  "c plus the dot product of four unsigned bytes with four others.",
                  [Dot4AddU8Packed]>;
let native16 = 1 in {
def : HLSLIntrinsic<"__dot2add", "llvm.dx.dot2add", "float",
                    ["float c", "half ax", "half ay", "half bx", "half by"],
                    "dot2add by components."> {
  let op = Dot2AddHalf;
}
def : HLSLCode<"dot2add", [{
inline float dot2add(vector<half, 2> a, vector<half, 2> b, float c) {
  return __dot2add(c, a.x, a.y, b.x, b.y);
}
}], "c plus the dot product of a and b."> { let op = Dot2AddHalf; }
}
def : HLSLExtension<Msad, HLSLUint>;
def : HLSLCode<"msad4", [{
inline vector<uint, 4> msad4(uint reference, vector<uint, 2> source, vector<uint, 4> sum) {
  return vector<uint, 4>(
      __dxil::msad(reference, source.x, sum.x),
      __dxil::msad(reference, source.x >> 8 | source.y << 24, sum.y),
      __dxil::msad(reference, source.x >> 16 | source.y << 16, sum.z),
      __dxil::msad(reference, source.x >> 24 | source.y << 8, sum.w));
}
}], "Masked sums of absolute differences of bytes, at four offsets."> { let op = Msad; }

def : HLSLCode<"int8_t4_packed", [{
using int8_t4_packed = uint;
using uint8_t4_packed = uint;
}], "Four bytes in 32 bits.">;
def : HLSLExtension<Pack4x8, HLSLInt32>;
class Pack<string name, string operand, string type, string doc>
    : HLSLViaOp<name, Pack4x8, HLSLInt32, [!strconcat("vector<", type, ", 4> v")],
                [operand, "v.x", "v.y", "v.z", "v.w"], doc> { let result = "uint"; }
def : Pack<"pack_u8", "$PackMode.Trunc", "uint", "The low bytes of four integers.">;
def : Pack<"pack_s8", "$PackMode.Trunc", "int", "The low bytes of four integers.">;
def : Pack<"pack_clamp_u8", "$PackMode.UClamp", "int", "Four integers clamped to unsigned bytes.">;
def : Pack<"pack_clamp_s8", "$PackMode.SClamp", "int", "Four integers clamped to signed bytes.">;
class Unpack<string name, string operand, string type, string doc>
    : HLSLViaOp<name, Unpack4x8, HLSLInt32, ["uint packed"], [operand, "packed"], doc> {
  let result = type;
}
def : Unpack<"unpack_s8s32", "$UnpackMode.Signed", "vector<int, 4>", "Four signed bytes, widened.">;
def : Unpack<"unpack_u8u32", "$UnpackMode.Unsigned", "vector<uint, 4>",
             "Four unsigned bytes, widened.">;
let native16 = 1 in
def : HLSLCode<"unpack_s8s16", [{
inline vector<int16_t, 4> unpack_s8s16(uint packed) {
  return (vector<int16_t, 4>)unpack_s8s32(packed);
}
inline vector<uint16_t, 4> unpack_u8u16(uint packed) {
  return (vector<uint16_t, 4>)unpack_u8u32(packed);
}
}], "Four bytes, widened to 16 bits."> { let op = Unpack4x8; }
}
