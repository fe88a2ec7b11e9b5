// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures of HLSL's wave and quad functions.

let pure = 0 in {
def : LibraryIntrinsic<"WaveIsFirstLane", "bool ()", [], "llvm.dx.wave.is.first.lane">;
def : LibraryIntrinsic<"WaveGetLaneIndex", "uint ()", [], "llvm.dx.wave.getlaneindex">;
def : LibraryIntrinsic<"WaveGetLaneCount", "uint ()", [], "llvm.dx.wave.get.lane.count">;
def : LibraryIntrinsic<"WaveActiveAnyTrue", "bool (bool condition)", [], "llvm.dx.wave.any">;
def : LibraryIntrinsic<"WaveActiveAllTrue", "bool (bool condition)", [], "llvm.dx.wave.all">;
def : LibraryOpOfName<"WaveActiveAllEqual", "bool<> (T<> x)", [AnyElement]>;
def : LibrarySpecial<"WaveActiveBallot", "uint<4> (bool condition)", [], "WaveBallot">;
def : LibraryIntrinsic<"WaveReadLaneAt", "T<> (T<> x, uint lane)", [AnyElement], "llvm.dx.wave.readlane">;
def : LibraryOpOfName<"WaveReadLaneFirst", "T<> (T<> x)", [AnyElement]>;
def : LibraryIntrinsic<"WaveActiveCountBits", "uint (bool condition)", [], "llvm.dx.wave.active.countbits">;
class WaveReduceFunction<string name, string operation>
    : LibraryIntrinsic<name, "T<> (T<> x)", [Numeric], !strconcat("llvm.dx.wave.reduce.", operation)> {
  let unsignedIntrinsic = !strconcat("llvm.dx.wave.reduce.u", operation);
}
def : WaveReduceFunction<"WaveActiveSum", "sum">;
def : WaveReduceFunction<"WaveActiveMin", "min">;
def : WaveReduceFunction<"WaveActiveMax", "max">;
foreach name = ["WaveActiveProduct", "WavePrefixSum", "WavePrefixProduct"] in
  def : LibraryOpOfName<name, "T<> (T<> x)", [Numeric]>;
foreach name = ["WaveActiveBitAnd", "WaveActiveBitOr", "WaveActiveBitXor"] in
  def : LibraryOpOfName<name, "T<> (T<> x)", [ExactUInt]>;
def : LibraryOpOfName<"WavePrefixCountBits", "uint (bool condition)", []>;
def : LibrarySpecial<"WaveMatch", "uint<4> (T<> x)", [Numeric], "WaveMatch">;
foreach name = ["WaveMultiPrefixBitAnd", "WaveMultiPrefixBitOr", "WaveMultiPrefixBitXor"] in
  def : LibraryOpOfName<name, "T<> (T<> x, uint<4> mask)", [AnyInt]>;
foreach name = ["WaveMultiPrefixProduct", "WaveMultiPrefixSum"] in
  def : LibraryOpOfName<name, "T<> (T<> x, uint<4> mask)", [Numeric]>;
def : LibraryOpOfName<"WaveMultiPrefixCountBits", "uint (bool condition, uint<4> mask)", []>;
def : LibraryOpOfName<"QuadReadLaneAt", "T<> (T<> x, uint lane)", [Numeric]>;
foreach name = ["QuadReadAcrossX", "QuadReadAcrossY", "QuadReadAcrossDiagonal"] in
  def : LibraryOpOfName<name, "T<> (T<> x)", [Numeric]>;
def : LibraryOpOfName<"QuadAny", "bool (bool condition)", []>;
def : LibraryOpOfName<"QuadAll", "bool (bool condition)", []>;
}
