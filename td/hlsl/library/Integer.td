// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures of HLSL's integer and logical functions, of reinterpreted bits and of packed numbers.

def : LibrarySpecial<"countbits", "uint<> (T<> x)", [AnyInt], "CountBits">;
def : LibraryIntrinsic<"reversebits", "T<> (T<> x)", [AnyInt], "llvm.bitreverse">;
def : LibrarySpecial<"firstbithigh", "uint<> (T<> x)", [AnyInt], "FirstBitHigh">;
def : LibraryIntrinsic<"firstbitlow", "uint<> (T<> x)", [AnyInt], "llvm.dx.firstbitlow">;
def : LibrarySpecial<"AddUint64", "uint<n> (uint<n> a, uint<n> b)", [], "AddUint64">;

def : LibraryIntrinsic<"all", "bool (T<> x)", [AnyElement], "llvm.dx.all">;
def : LibraryIntrinsic<"any", "bool (T<> x)", [AnyElement], "llvm.dx.any">;
def : LibrarySpecial<"and", "bool<> (bool<> a, bool<> b)", [], "And">;
def : LibrarySpecial<"or", "bool<> (bool<> a, bool<> b)", [], "Or">;
def : LibrarySpecial<"select", "T<> (bool<> condition, T<> a, T<> b)", [AnyElement], "Select">;
def : LibrarySpecial<"select", "sampler (bool condition, sampler a, sampler b)", [], "Select">;

def : LibrarySpecial<"asfloat", "float<> (ExactBits32<> x)", [], "Reinterpret">;
def : LibrarySpecial<"asint", "int<> (ExactBits32<> x)", [], "Reinterpret">;
def : LibrarySpecial<"asuint", "void (double<> x, out uint<> low, out uint<> high)", [], "SplitDouble">;
def : LibrarySpecial<"asuint", "uint<> (ExactBits32<> x)", [], "Reinterpret">;
def : LibraryIntrinsic<"asdouble", "double<> (uint<> low, uint<> high)", [], "llvm.dx.asdouble">;
let native16 = 1 in {
def : LibrarySpecial<"asfloat16", "half<> (ExactBits16<> x)", [], "Reinterpret">;
def : LibrarySpecial<"asint16", "int16_t<> (ExactBits16<> x)", [], "Reinterpret">;
def : LibrarySpecial<"asuint16", "uint16_t<> (ExactBits16<> x)", [], "Reinterpret">;
}

def : LibraryIntrinsic<"f16tof32", "float<> (uint<> x)", [], "llvm.dx.legacyf16tof32">;
def : LibraryOpOfName<"f32tof16", "uint<> (float<> x)", []>;
def : LibraryIntrinsic<"dot4add_i8packed", "int (uint a, uint b, int c)", [], "llvm.dx.dot4add.i8packed",
                       ["c", "a", "b"]>;
def : LibraryIntrinsic<"dot4add_u8packed", "uint (uint a, uint b, uint c)", [], "llvm.dx.dot4add.u8packed",
                       ["c", "a", "b"]>;
let native16 = 1 in
def : LibraryIntrinsic<"dot2add", "float (half<2> a, half<2> b, float c)", [], "llvm.dx.dot2add",
                       ["c", "a.0", "a.1", "b.0", "b.1"]>;
def : LibrarySpecial<"msad4", "uint<4> (uint reference, uint<2> source, uint<4> sum)", [], "Msad4">;

foreach f = [["pack_s8", "int8_t4_packed"], ["pack_u8", "uint8_t4_packed"]] in
  def : LibraryOpOfName<f[0], !strconcat(f[1], " (T<4> v)"), [AnyInt16Or32]>;
foreach f = [["pack_clamp_s8", "int8_t4_packed"], ["pack_clamp_u8", "uint8_t4_packed"]] in
  def : LibraryOpOfName<f[0], !strconcat(f[1], " (T<4> v)"), [ExactSigned16Or32]>;
def : LibraryOpOfName<"unpack_s8s32", "int<4> (PackedSigned packed)", []>;
def : LibraryOpOfName<"unpack_u8u32", "uint<4> (PackedUnsigned packed)", []>;
let native16 = 1 in {
def : LibraryOp<"unpack_s8s16", "int16_t<4> (PackedSigned packed)", [], Unpack4x8, ["$UnpackMode.Signed", "packed"]>;
def : LibraryOp<"unpack_u8u16", "uint16_t<4> (PackedUnsigned packed)", [], Unpack4x8,
                ["$UnpackMode.Unsigned", "packed"]> {
  let doc = "Four unsigned bytes, widened to 16 bits.";
}
}
