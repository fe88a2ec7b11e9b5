// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's wave and quad functions.

let group = "Waves" in {
def : HLSLBuiltin<"WaveIsFirstLane", "__builtin_hlsl_wave_is_first_lane", "bool", [],
                  "Whether no active lane has a lower index.", [WaveIsFirstLane]>;
def : HLSLBuiltin<"WaveGetLaneIndex", "__builtin_hlsl_wave_get_lane_index", "uint", [],
                  "Index of this lane in its wave.", [WaveGetLaneIndex]>;
def : HLSLBuiltin<"WaveGetLaneCount", "__builtin_hlsl_wave_get_lane_count", "uint", [],
                  "Number of lanes in a wave.", [WaveGetLaneCount]>;
def : HLSLBuiltin<"WaveActiveAnyTrue", "__builtin_hlsl_wave_active_any_true", "bool",
                  ["bool condition"], "Whether it is true in an active lane.", [WaveAnyTrue]>;
def : HLSLBuiltin<"WaveActiveAllTrue", "__builtin_hlsl_wave_active_all_true", "bool",
                  ["bool condition"], "Whether it is true in every active lane.", [WaveAllTrue]>;
def : HLSLBuiltin<"WaveActiveBallot", "__builtin_hlsl_wave_active_ballot", "vector<uint, 4>",
                  ["bool condition"], "One bit for each lane in which it is true.",
                  [WaveActiveBallot]>;
def : HLSLBuiltin<"WaveActiveCountBits", "__builtin_hlsl_wave_active_count_bits", "uint",
                  ["bool condition"], "Number of active lanes in which it is true.",
                  [WaveAllBitCount]>;
def : HLSLViaOp<"WavePrefixCountBits", WavePrefixBitCount, HLSLUint, ["bool condition"],
                ["condition"], "The same among the lanes before this one."> {
  let result = "uint";
}

def : HLSLCode<"WaveReadLaneAt", [{
template <typename T> __HLSL_BUILTIN(__builtin_hlsl_wave_read_lane_at)
__in_t<__Any, T> WaveReadLaneAt(T x, uint lane);
}], "The value of x in another lane."> { let op = WaveReadLaneAt; }
def : HLSLViaOp<"WaveReadLaneFirst", WaveReadLaneFirst, HLSLAny, ["T x"], ["x"],
                "The value of x in the first active lane.">;
def : HLSLViaOp<"WaveActiveAllEqual", WaveActiveAllEqual, HLSLAny, ["T x"], ["x"],
                "Whether x is the same in all active lanes.">  { let result = "bool"; }

// Clang 22 reads the elements of an unsigned vector as signed here, so vectors are split.
class WaveReduce<string name, string builtin, string doc>
    : HLSLElementwise<name, builtin, HLSLNumeric, ["x"], doc, [WaveActiveOp]> {
  let matrices = 0;
  let perElement = 1;
}
def : WaveReduce<"WaveActiveSum", "__builtin_hlsl_wave_active_sum", "Sum over the active lanes.">;
def : WaveReduce<"WaveActiveMin", "__builtin_hlsl_wave_active_min",
                 "Smallest value in the active lanes.">;
def : WaveReduce<"WaveActiveMax", "__builtin_hlsl_wave_active_max",
                 "Largest value in the active lanes.">;
def : HLSLViaOp<"WaveActiveProduct", WaveActiveOp, HLSLNumeric, ["T x"],
                ["x", "$WaveOpKind.Product", "$sign"], "Product over the active lanes.">;

class WaveBit<string name, string operand, string doc>
    : HLSLViaOp<name, WaveActiveBit, HLSLInteger, ["T x"], ["x", operand], doc>;
def : WaveBit<"WaveActiveBitAnd", "$WaveBitOpKind.And", "Bitwise and over the active lanes.">;
def : WaveBit<"WaveActiveBitOr", "$WaveBitOpKind.Or", "Bitwise or over the active lanes.">;
def : WaveBit<"WaveActiveBitXor", "$WaveBitOpKind.Xor",
              "Bitwise exclusive or over the active lanes.">;

class WavePrefix<string name, string operand, string doc>
    : HLSLViaOp<name, WavePrefixOp, HLSLNumeric, ["T x"], ["x", operand, "$sign"], doc>;
def : WavePrefix<"WavePrefixSum", "$WaveOpKind.Sum", "Sum over the active lanes before this one.">;
def : WavePrefix<"WavePrefixProduct", "$WaveOpKind.Product",
                 "Product over the active lanes before this one.">;

def : HLSLViaOp<"WaveMatch", WaveMatch, HLSLNumeric, ["T x"], ["x"],
                "One bit for each active lane whose x equals this lane's."> {
  let result = "vector<uint, 4>";
}
class MultiPrefix<string name, HLSLSet set, string operand, string doc>
    : HLSLViaOp<name, WaveMultiPrefixOp, set, ["T x", "vector<uint, 4> mask"],
                ["x", "mask.x", "mask.y", "mask.z", "mask.w", operand, "$sign"], doc>;
def : MultiPrefix<"WaveMultiPrefixSum", HLSLNumeric, "$WaveMultiPrefixOpKind.Sum",
                  "Sum over the lanes of the mask before this one.">;
def : MultiPrefix<"WaveMultiPrefixProduct", HLSLNumeric, "$WaveMultiPrefixOpKind.Product",
                  "Product over the lanes of the mask before this one.">;
def : MultiPrefix<"WaveMultiPrefixBitAnd", HLSLInteger, "$WaveMultiPrefixOpKind.And",
                  "Bitwise and over the lanes of the mask before this one.">;
def : MultiPrefix<"WaveMultiPrefixBitOr", HLSLInteger, "$WaveMultiPrefixOpKind.Or",
                  "Bitwise or over the lanes of the mask before this one.">;
def : MultiPrefix<"WaveMultiPrefixBitXor", HLSLInteger, "$WaveMultiPrefixOpKind.Xor",
                  "Bitwise exclusive or over the lanes of the mask before this one.">;
def : HLSLViaOp<"WaveMultiPrefixCountBits", WaveMultiPrefixBitCount, HLSLUint,
                ["bool condition", "vector<uint, 4> mask"],
                ["condition", "mask.x", "mask.y", "mask.z", "mask.w"],
                "Number of lanes of the mask before this one in which it is true."> {
  let result = "uint";
}
}

let group = "Quads" in {
class QuadRead<string name, string operand, string doc>
    : HLSLViaOp<name, QuadOp, HLSLNumeric, ["T x"], ["x", operand], doc>;
def : QuadRead<"QuadReadAcrossX", "$QuadOpKind.ReadAcrossX", "The value of the lane beside in x.">;
def : QuadRead<"QuadReadAcrossY", "$QuadOpKind.ReadAcrossY", "The value of the lane beside in y.">;
def : QuadRead<"QuadReadAcrossDiagonal", "$QuadOpKind.ReadAcrossDiagonal",
               "The value of the lane at the opposite corner.">;
def : HLSLViaOp<"QuadReadLaneAt", QuadReadLaneAt, HLSLAny, ["T x", "uint lane"], ["x", "lane"],
                "The value of one of the four lanes.">;
def : HLSLViaOp<"QuadAny", QuadVote, HLSLBool, ["bool condition"],
                ["condition", "$QuadVoteOpKind.Any"], "Whether it is true in a lane of the quad."> {
  let beforeItsOp = 1;
  let result = "bool";
}
def : HLSLViaOp<"QuadAll", QuadVote, HLSLBool, ["bool condition"],
                ["condition", "$QuadVoteOpKind.All"],
                "Whether it is true in every lane of the quad."> {
  let beforeItsOp = 1;
  let result = "bool";
}
}
