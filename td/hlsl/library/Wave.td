// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's wave and quad functions.

let pure = 0, group = "Waves" in {
def : LibraryIntrinsic<"WaveIsFirstLane", "bool ()", [], "llvm.dx.wave.is.first.lane"> {
  let doc = "Whether no active lane has a lower index.";
  let op = WaveIsFirstLane;
}
def : LibraryIntrinsic<"WaveGetLaneIndex", "uint ()", [], "llvm.dx.wave.getlaneindex"> {
  let doc = "Index of this lane in its wave.";
  let op = WaveGetLaneIndex;
}
def : LibraryIntrinsic<"WaveGetLaneCount", "uint ()", [], "llvm.dx.wave.get.lane.count"> {
  let doc = "Number of lanes in a wave.";
  let op = WaveGetLaneCount;
}
def : LibraryIntrinsic<"WaveActiveAnyTrue", "bool (bool condition)", [], "llvm.dx.wave.any"> {
  let doc = "Whether it is true in an active lane.";
  let op = WaveAnyTrue;
}
def : LibraryIntrinsic<"WaveActiveAllTrue", "bool (bool condition)", [], "llvm.dx.wave.all"> {
  let doc = "Whether it is true in every active lane.";
  let op = WaveAllTrue;
}
foreach op = [GetGroupWaveIndex, GetGroupWaveCount] in
  def : LibraryOp<!cast<string>(op), "uint ()", [], op, []>;
def : LibraryOp<"WaveActiveAllEqual", "bool<> (T<> x)", [AnyElement], WaveActiveAllEqual, ["x"]> {
  let doc = "Whether x is the same in all active lanes.";
}
def : LibrarySpecial<"WaveActiveBallot", "uint<4> (bool condition)", [], "WaveBallot"> {
  let doc = "One bit for each lane in which it is true.";
  let op = WaveActiveBallot;
}
def : LibraryIntrinsic<"WaveReadLaneAt", "T<> (T<> x, uint lane)", [AnyElement],
                       "llvm.dx.wave.readlane"> {
  let doc = "The value of x in another lane.";
  let op = WaveReadLaneAt;
}
def : LibraryOp<"WaveReadLaneFirst", "T<> (T<> x)", [AnyElement], WaveReadLaneFirst, ["x"]> {
  let doc = "The value of x in the first active lane.";
}
def : LibraryIntrinsic<"WaveActiveCountBits", "uint (bool condition)", [],
                       "llvm.dx.wave.active.countbits"> {
  let doc = "Number of active lanes in which it is true.";
  let op = WaveAllBitCount;
}
class WaveReduceFunction<string name, string operation>
    : LibraryIntrinsic<name, "T<> (T<> x)", [Numeric],
                       !strconcat("llvm.dx.wave.reduce.", operation)> {
  let unsignedIntrinsic = !strconcat("llvm.dx.wave.reduce.u", operation);
}
def : WaveReduceFunction<"WaveActiveSum", "sum"> {
  let doc = "Sum over the active lanes.";
  let op = WaveActiveOp;
}
def : WaveReduceFunction<"WaveActiveMin", "min"> {
  let doc = "Smallest value in the active lanes.";
  let op = WaveActiveOp;
}
def : WaveReduceFunction<"WaveActiveMax", "max"> {
  let doc = "Largest value in the active lanes.";
  let op = WaveActiveOp;
}
def : LibraryOp<"WaveActiveProduct", "T<> (T<> x)", [Numeric], WaveActiveOp,
                ["x", "$WaveOpKind.Product", "$sign"]> {
  let doc = "Product over the active lanes.";
}
def : LibraryOp<"WavePrefixSum", "T<> (T<> x)", [Numeric], WavePrefixOp,
                ["x", "$WaveOpKind.Sum", "$sign"]> {
  let doc = "Sum over the active lanes before this one.";
}
def : LibraryOp<"WavePrefixProduct", "T<> (T<> x)", [Numeric], WavePrefixOp,
                ["x", "$WaveOpKind.Product", "$sign"]> {
  let doc = "Product over the active lanes before this one.";
}
def : LibraryOp<"WaveActiveBitAnd", "T<> (T<> x)", [ExactUInt], WaveActiveBit,
                ["x", "$WaveBitOpKind.And"]> {
  let doc = "Bitwise and over the active lanes.";
}
def : LibraryOp<"WaveActiveBitOr", "T<> (T<> x)", [ExactUInt], WaveActiveBit,
                ["x", "$WaveBitOpKind.Or"]> {
  let doc = "Bitwise or over the active lanes.";
}
def : LibraryOp<"WaveActiveBitXor", "T<> (T<> x)", [ExactUInt], WaveActiveBit,
                ["x", "$WaveBitOpKind.Xor"]> {
  let doc = "Bitwise exclusive or over the active lanes.";
}
def : LibraryOp<"WavePrefixCountBits", "uint (bool condition)", [], WavePrefixBitCount,
                ["condition"]> {
  let doc = "The same among the lanes before this one.";
}
def : LibrarySpecial<"WaveMatch", "uint<4> (T<> x)", [Numeric], "WaveMatch"> {
  let doc = "One bit for each active lane whose x equals this lane's.";
  let op = WaveMatch;
}
def : LibraryOp<"WaveMultiPrefixBitAnd", "T<> (T<> x, uint<4> mask)", [AnyInt], WaveMultiPrefixOp,
                ["x", "mask.x", "mask.y", "mask.z", "mask.w", "$WaveMultiPrefixOpKind.And",
                 "$sign"]> {
  let doc = "Bitwise and over the lanes of the mask before this one.";
}
def : LibraryOp<"WaveMultiPrefixBitOr", "T<> (T<> x, uint<4> mask)", [AnyInt], WaveMultiPrefixOp,
                ["x", "mask.x", "mask.y", "mask.z", "mask.w", "$WaveMultiPrefixOpKind.Or",
                 "$sign"]> {
  let doc = "Bitwise or over the lanes of the mask before this one.";
}
def : LibraryOp<"WaveMultiPrefixBitXor", "T<> (T<> x, uint<4> mask)", [AnyInt], WaveMultiPrefixOp,
                ["x", "mask.x", "mask.y", "mask.z", "mask.w", "$WaveMultiPrefixOpKind.Xor",
                 "$sign"]> {
  let doc = "Bitwise exclusive or over the lanes of the mask before this one.";
}
def : LibraryOp<"WaveMultiPrefixProduct", "T<> (T<> x, uint<4> mask)", [Numeric], WaveMultiPrefixOp,
                ["x", "mask.x", "mask.y", "mask.z", "mask.w", "$WaveMultiPrefixOpKind.Product",
                 "$sign"]> {
  let doc = "Product over the lanes of the mask before this one.";
}
def : LibraryOp<"WaveMultiPrefixSum", "T<> (T<> x, uint<4> mask)", [Numeric], WaveMultiPrefixOp,
                ["x", "mask.x", "mask.y", "mask.z", "mask.w", "$WaveMultiPrefixOpKind.Sum",
                 "$sign"]> {
  let doc = "Sum over the lanes of the mask before this one.";
}
def : LibraryOp<"WaveMultiPrefixCountBits", "uint (bool condition, uint<4> mask)", [],
                WaveMultiPrefixBitCount,
                ["condition", "mask.x", "mask.y", "mask.z", "mask.w"]> {
  let doc = "Number of lanes of the mask before this one in which it is true.";
}
}

let pure = 0, group = "Quads" in {
def : LibraryOp<"QuadReadLaneAt", "T<> (T<> x, uint lane)", [Numeric], QuadReadLaneAt,
                ["x", "lane"]> {
  let doc = "The value of one of the four lanes.";
}
def : LibraryOp<"QuadReadAcrossX", "T<> (T<> x)", [Numeric], QuadOp,
                ["x", "$QuadOpKind.ReadAcrossX"]> {
  let doc = "The value of the lane beside in x.";
}
def : LibraryOp<"QuadReadAcrossY", "T<> (T<> x)", [Numeric], QuadOp,
                ["x", "$QuadOpKind.ReadAcrossY"]> {
  let doc = "The value of the lane beside in y.";
}
def : LibraryOp<"QuadReadAcrossDiagonal", "T<> (T<> x)", [Numeric], QuadOp,
                ["x", "$QuadOpKind.ReadAcrossDiagonal"]> {
  let doc = "The value of the lane at the opposite corner.";
}
def : LibraryOp<"QuadAny", "bool (bool condition)", [], QuadVote,
                ["condition", "$QuadVoteOpKind.Any"]> {
  let doc = "Whether it is true in a lane of the quad.";
  let beforeItsOp = 1;
}
def : LibraryOp<"QuadAll", "bool (bool condition)", [], QuadVote,
                ["condition", "$QuadVoteOpKind.All"]> {
  let doc = "Whether it is true in every lane of the quad.";
  let beforeItsOp = 1;
}
}
