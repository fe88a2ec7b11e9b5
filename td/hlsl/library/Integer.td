// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's integer and logical functions, reinterpreted bits and packed numbers.

let group = "Bits of integers" in {
def : LibrarySpecial<"countbits", "uint<> (T<> x)", [AnyInt], "CountBits"> {
  let doc = "Number of set bits.";
  let op = Countbits;
}
def : LibraryIntrinsic<"reversebits", "T<> (T<> x)", [AnyInt], "llvm.bitreverse"> {
  let doc = "The bits in the opposite order.";
  let op = Bfrev;
}
def : LibrarySpecial<"firstbithigh", "uint<> (T<> x)", [AnyInt], "FirstBitHigh"> {
  let doc = "Number of the highest set bit, of a negative value the highest clear one; all "
            "ones if there is none.";
  let op = FirstbitHi;
}
def : LibraryIntrinsic<"firstbitlow", "uint<> (T<> x)", [AnyInt], "llvm.dx.firstbitlow"> {
  let doc = "Number of the lowest set bit; all ones if there is none.";
  let op = FirstbitLo;
}
def : LibrarySpecial<"AddUint64", "uint<n> (uint<n> a, uint<n> b)", [], "AddUint64"> {
  let doc = "Adds 64-bit integers given as pairs of 32-bit ones, the low half first.";
  let op = UAddc;
}
}

let group = "Logic" in {
def : LibraryIntrinsic<"all", "bool (T<> x)", [AnyElement], "llvm.dx.all"> {
  let doc = "Whether every element is other than 0.";
}
def : LibraryIntrinsic<"any", "bool (T<> x)", [AnyElement], "llvm.dx.any"> {
  let doc = "Whether at least one element is other than 0.";
}
def : LibrarySpecial<"and", "bool<> (bool<> a, bool<> b)", [], "And"> {
  let doc = "Whether both are true, for each element.";
}
def : LibrarySpecial<"or", "bool<> (bool<> a, bool<> b)", [], "Or"> {
  let doc = "Whether at least one is true, for each element.";
}
def : LibrarySpecial<"select", "T<> (bool<> condition, T<> a, T<> b)", [AnyElement], "Select"> {
  let doc = "a where the condition is true, else b, for each element.";
}
def : LibrarySpecial<"select", "sampler (bool condition, sampler a, sampler b)", [], "Select">;
}

let group = "Reinterpreted bits" in {
def : LibrarySpecial<"asfloat", "float<> (ExactBits32<> x)", [], "Reinterpret"> {
  let doc = "The bits of a 32-bit value as float.";
}
def : LibrarySpecial<"asint", "int<> (ExactBits32<> x)", [], "Reinterpret"> {
  let doc = "The bits of a 32-bit value as int.";
}
def : LibrarySpecial<"asuint", "void (double<> x, out uint<> low, out uint<> high)", [],
                     "SplitDouble"> {
  let doc = "The bits of a 32-bit value as uint.";
}
def : LibrarySpecial<"asuint", "uint<> (ExactBits32<> x)", [], "Reinterpret">;
def : LibraryIntrinsic<"asdouble", "double<> (uint<> low, uint<> high)", [], "llvm.dx.asdouble"> {
  let doc = "The double of two halves.";
  let op = MakeDouble;
}
let native16 = 1 in {
def : LibrarySpecial<"asfloat16", "half<> (ExactBits16<> x)", [], "Reinterpret"> {
  let doc = "The bits of a 16-bit value as half.";
}
def : LibrarySpecial<"asint16", "int16_t<> (ExactBits16<> x)", [], "Reinterpret"> {
  let doc = "The bits of a 16-bit value as int16_t.";
}
def : LibrarySpecial<"asuint16", "uint16_t<> (ExactBits16<> x)", [], "Reinterpret"> {
  let doc = "The bits of a 16-bit value as uint16_t.";
}
}
}

let group = "Half-precision and packed values" in {
def : LibraryIntrinsic<"f16tof32", "float<> (uint<> x)", [], "llvm.dx.legacyf16tof32"> {
  let doc = "The half in the low 16 bits as float.";
  let op = LegacyF16ToF32;
}
def : LibraryOp<"f32tof16", "uint<> (float<> x)", [], LegacyF32ToF16, ["x"]> {
  let doc = "A float as half, in the low 16 bits.";
}
def : LibraryIntrinsic<"dot4add_i8packed", "int (uint a, uint b, int c)", [],
                       "llvm.dx.dot4add.i8packed",
                       ["c", "a", "b"]> {
  let doc = "c plus the dot product of four signed bytes with four others.";
  let op = Dot4AddI8Packed;
}
def : LibraryIntrinsic<"dot4add_u8packed", "uint (uint a, uint b, uint c)", [],
                       "llvm.dx.dot4add.u8packed",
                       ["c", "a", "b"]> {
  let doc = "c plus the dot product of four unsigned bytes with four others.";
  let op = Dot4AddU8Packed;
}
let native16 = 1 in
def : LibraryIntrinsic<"dot2add", "float (half<2> a, half<2> b, float c)", [], "llvm.dx.dot2add",
                       ["c", "a.0", "a.1", "b.0", "b.1"]> {
  let doc = "c plus the dot product of a and b.";
  let op = Dot2AddHalf;
}
def : LibrarySpecial<"msad4", "uint<4> (uint reference, uint<2> source, uint<4> sum)", [],
                     "Msad4"> {
  let doc = "Masked sums of absolute differences of bytes, at four offsets.";
  let op = Msad;
}

def : LibraryOp<"pack_s8", "int8_t4_packed (T<4> v)", [AnyInt16Or32], Pack4x8,
                ["$PackMode.Trunc", "v.x", "v.y", "v.z", "v.w"]> {
  let doc = "The low bytes of four integers.";
}
def : LibraryOp<"pack_u8", "uint8_t4_packed (T<4> v)", [AnyInt16Or32], Pack4x8,
                ["$PackMode.Trunc", "v.x", "v.y", "v.z", "v.w"]> {
  let doc = "The low bytes of four integers.";
}
def : LibraryOp<"pack_clamp_s8", "int8_t4_packed (T<4> v)", [ExactSigned16Or32], Pack4x8,
                ["$PackMode.SClamp", "v.x", "v.y", "v.z", "v.w"]> {
  let doc = "Four integers clamped to signed bytes.";
}
def : LibraryOp<"pack_clamp_u8", "uint8_t4_packed (T<4> v)", [ExactSigned16Or32], Pack4x8,
                ["$PackMode.UClamp", "v.x", "v.y", "v.z", "v.w"]> {
  let doc = "Four integers clamped to unsigned bytes.";
}
def : LibraryOp<"unpack_s8s32", "int<4> (PackedSigned packed)", [], Unpack4x8,
                ["$UnpackMode.Signed", "packed"]> {
  let doc = "Four signed bytes, widened.";
}
def : LibraryOp<"unpack_u8u32", "uint<4> (PackedUnsigned packed)", [], Unpack4x8,
                ["$UnpackMode.Unsigned", "packed"]> {
  let doc = "Four unsigned bytes, widened.";
}
let native16 = 1 in {
def : LibraryOp<"unpack_s8s16", "int16_t<4> (PackedSigned packed)", [], Unpack4x8,
                ["$UnpackMode.Signed", "packed"]> {
  let doc = "Four bytes, widened to 16 bits.";
}
def : LibraryOp<"unpack_u8u16", "uint16_t<4> (PackedUnsigned packed)", [], Unpack4x8,
                ["$UnpackMode.Unsigned", "packed"]> {
  let doc = "Four unsigned bytes, widened to 16 bits.";
}
}
}
