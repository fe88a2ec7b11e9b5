// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's subgroups become waves.

defvar lane_index = (WaveGetLaneIndex);
def : SPIRVComputed<OpGroupNonUniformElect, (WaveIsFirstLane)>;
def : SPIRVComputed<OpGroupNonUniformAll, (WaveAllTrue $predicate)>;
def : SPIRVComputed<OpGroupNonUniformAny, (WaveAnyTrue $predicate)>;
def : SPIRVComputed<OpGroupNonUniformAllEqual, (allOf (WaveActiveAllEqual $value))>;
def : SPIRVComputed<OpGroupNonUniformBroadcast, (WaveReadLaneAt $value, $id)>;
def : SPIRVComputed<OpGroupNonUniformBroadcastFirst, (WaveReadLaneFirst $value)>;
def : SPIRVComputed<OpGroupNonUniformShuffle, (WaveReadLaneAt $value, $id)>;
def : SPIRVComputed<OpGroupNonUniformShuffleXor,
    (WaveReadLaneAt $value, (xor lane_index, $mask))>;
def : SPIRVComputed<OpGroupNonUniformShuffleUp,
    (WaveReadLaneAt $value, (sub lane_index, $delta))>;
def : SPIRVComputed<OpGroupNonUniformShuffleDown,
    (WaveReadLaneAt $value, (add lane_index, $delta))>;
def : SPIRVComputed<OpSubgroupAllKHR, (WaveAllTrue $predicate)>;
def : SPIRVComputed<OpSubgroupAnyKHR, (WaveAnyTrue $predicate)>;
def : SPIRVComputed<OpSubgroupAllEqualKHR, (WaveActiveAllEqual $predicate)>;
def : SPIRVComputed<OpSubgroupReadInvocationKHR, (WaveReadLaneAt $value, $index)>;
def : SPIRVComputed<OpSubgroupFirstInvocationKHR, (WaveReadLaneFirst $value)>;

//===-- Ballots -----------------------------------------------------------===//

class BallotOf<dag condition> {
  dag Lanes = (list_ (first_ condition), (second_ condition), (third_ condition),
                     (fourth_ condition));
}
def : SPIRVComputed<OpGroupNonUniformBallot, BallotOf<(WaveActiveBallot $predicate)>.Lanes>;
def : SPIRVComputed<OpSubgroupBallotKHR, BallotOf<(WaveActiveBallot $predicate)>.Lanes>;
// The one of the four words that has a lane's bit.
class WordOf<dag lane> {
  dag Word = (select (ult lane, 64), (select (ult lane, 32), (x_ $value), (y_ $value)),
                     (select (ult lane, 96), (z_ $value), (w_ $value)));
}
def : SPIRVComputed<OpGroupNonUniformInverseBallot,
    (ne (and (lshr WordOf<lane_index>.Word, (and lane_index, 31)), 1), 0)>;
defvar bit_index = (i32Of $index);
def : SPIRVComputed<OpGroupNonUniformBallotBitExtract,
    (ne (and (lshr WordOf<bit_index>.Word, (and bit_index, 31)), 1), 0)>;
// The bits of the lanes with numbers below a number, in all four words.
class LanesBefore<dag count> {
  dag Bits = (sub (shl 1, (and count, 31)), 1);
  dag Word = (lshr count, 5);
  dag Words = (list_ (select (ult Word, 1), Bits, -1),
                     (select (eq Word, 1), Bits, (select (ult Word, 1), 0, -1)),
                     (select (eq Word, 2), Bits, (select (ult Word, 2), 0, -1)),
                     (select (eq Word, 3), Bits, (select (ult Word, 3), 0, -1)));
}
// Bits of lanes beyond the size of the wave do not count.
defvar group_bits = (and $value, LanesBefore<(WaveGetLaneCount)>.Words);
def : SPIRVGroupOperation<OpGroupNonUniformBallotBitCount,
    (sumOf (Countbits group_bits)),
    (sumOf (Countbits (and $value, LanesBefore<lane_index>.Words))),
    (sumOf (Countbits (and $value, LanesBefore<(add lane_index, 1)>.Words)))>;
class FirstOf<dag found> {
  dag Index = (select (ne (x_ $value), 0), (x_ found),
                      (select (ne (y_ $value), 0), (add (y_ found), 32),
                              (select (ne (z_ $value), 0), (add (z_ found), 64),
                                      (add (w_ found), 96))));
}
def : SPIRVComputed<OpGroupNonUniformBallotFindLSB, FirstOf<(FirstbitLo $value)>.Index>;
defvar highest_bits = (sub 31, (FirstbitHi group_bits));
def : SPIRVComputed<OpGroupNonUniformBallotFindMSB,
    (select (ne (w_ group_bits), 0), (add (w_ highest_bits), 96),
            (select (ne (z_ group_bits), 0), (add (z_ highest_bits), 64),
                    (select (ne (y_ group_bits), 0), (add (y_ highest_bits), 32),
                            (x_ highest_bits))))>;

//===-- Reductions and scans ----------------------------------------------===//

// Kind: 0 for floats and signed integers, 1 for unsigned ones.
class WaveSum<SPIRVInstruction of, Operator join>
    : SPIRVGroupOperation<of, (WaveActiveOp $value, 0, 0), (WavePrefixOp $value, 0, 0),
                          (join $before, $value)>;
class WaveProduct<SPIRVInstruction of, Operator join>
    : SPIRVGroupOperation<of, (WaveActiveOp $value, 1, 0), (WavePrefixOp $value, 1, 0),
                          (join $before, $value)>;
def : WaveSum<OpGroupNonUniformIAdd, add>;
def : WaveSum<OpGroupNonUniformFAdd, fadd>;
def : WaveProduct<OpGroupNonUniformIMul, mul>;
def : WaveProduct<OpGroupNonUniformFMul, fmul>;
// No op scans minima or maxima.
class WaveExtreme<SPIRVInstruction of, int operation, int kind>
    : SPIRVGroupOperation<of, (WaveActiveOp $value, operation, kind), (undefined), (undefined)>;
def : WaveExtreme<OpGroupNonUniformSMin, 2, 0>;
def : WaveExtreme<OpGroupNonUniformUMin, 2, 1>;
def : WaveExtreme<OpGroupNonUniformFMin, 2, 0>;
def : WaveExtreme<OpGroupNonUniformSMax, 3, 0>;
def : WaveExtreme<OpGroupNonUniformUMax, 3, 1>;
def : WaveExtreme<OpGroupNonUniformFMax, 3, 0>;
defvar active_lanes = (WaveActiveBallot 1);
class WaveBits<SPIRVInstruction of, int operation, int scan, Operator join>
    : SPIRVGroupOperation<of, (WaveActiveBit $value, operation),
                          (WaveMultiPrefixOp $value, (first_ active_lanes), (second_ active_lanes),
                                             (third_ active_lanes), (fourth_ active_lanes), scan, 0),
                          (join $before, $value)>;
def : WaveBits<OpGroupNonUniformBitwiseAnd, 0, 1, and>;
def : WaveBits<OpGroupNonUniformBitwiseOr, 1, 2, or>;
def : WaveBits<OpGroupNonUniformBitwiseXor, 2, 3, xor>;
class WaveLogic<SPIRVInstruction of, dag reduction>
    : SPIRVGroupOperation<of, reduction, (undefined), (undefined)>;
def : WaveLogic<OpGroupNonUniformLogicalAnd, (WaveAllTrue $value)>;
def : WaveLogic<OpGroupNonUniformLogicalOr, (WaveAnyTrue $value)>;
def : WaveLogic<OpGroupNonUniformLogicalXor, (ne (and (WaveAllBitCount $value), 1), 0)>;

def : SPIRVComputed<OpGroupNonUniformQuadBroadcast, (QuadReadLaneAt $value, $index)>;
def : SPIRVBuilt<[OpGroupNonUniformQuadSwap], "quadSwap", "QuadOp">;
