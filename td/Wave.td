// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exchange between the lanes of a wave, a quad or a group.

def waveIsFirstLane : DXILOpClass;
def waveGetLaneIndex : DXILOpClass;
def waveGetLaneCount : DXILOpClass;
def waveAnyTrue : DXILOpClass;
def waveAllTrue : DXILOpClass;
def waveActiveAllEqual : DXILOpClass;
def waveActiveBallot : DXILOpClass;
def waveReadLaneAt : DXILOpClass;
def waveReadLaneFirst : DXILOpClass;
def waveActiveOp : DXILOpClass;
def waveActiveBit : DXILOpClass;
def wavePrefixOp : DXILOpClass;
def quadReadLaneAt : DXILOpClass;
def quadOp : DXILOpClass;
def waveAllOp : DXILOpClass;
def waveMatch : DXILOpClass;
def waveMultiPrefixOp : DXILOpClass;
def waveMultiPrefixBitCount : DXILOpClass;
def quadVote : DXILOpClass;
def getGroupWaveIndex : DXILOpClass;
def getGroupWaveCount : DXILOpClass;

//===-- Lanes, in meanings ------------------------------------------------===//

// Conditions on the visited lane: it precedes the current lane, is in its quad, or is in its group
// as well.
defvar precedes = (ult (lane), (own (lane)));
defvar quadStart = (and (lane), -4);
defvar inQuad = (eq quadStart, (own quadStart));
defvar precedesInGroup = (and precedes, (ne 0, (and 1, (lshr (pick (lshr (lane), 5), (own $mask0), (own $mask1),
                                                                    (own $mask2), (own $mask3)), (lane)))));

def WaveOfGroup : MeaningState<i32Ty, [], "The index of the wave in its thread group.">;
def WavesOfGroup : MeaningState<i32Ty, [], "The number of waves of the thread group.">;

//===-- Wave --------------------------------------------------------------===//

let category = "Wave" in {

def WaveIsFirstLane : DXILOp<110, waveIsFirstLane> {
  let Doc = "Tells whether this is the active lane with the smallest index. Exactly one active "
            "lane of a wave gets true, so it can elect a lane to act for all.";
  let LLVMIntrinsic = int_dx_wave_is_first_lane;
  let result = i1Ty;
  let resultDoc = "True in the first active lane.";
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (eq (lane), (reduce umin, (lane)));
}

def WaveGetLaneIndex : DXILOp<111, waveGetLaneIndex> {
  let Doc = "Returns the index of this lane within its wave. The mapping of threads to lanes is "
            "not specified.";
  let LLVMIntrinsic = int_dx_wave_getlaneindex;
  let result = i32Ty;
  let resultDoc = "Index from 0 to the lane count less one.";
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsWave]>];
  let meaning = (lane);
}

def WaveGetLaneCount : DXILOp<112, waveGetLaneCount> {
  let Doc = "Returns the number of lanes in a wave of this shader, active or not: a power of two "
            "from 4 to 128, the same for every wave of a draw or dispatch.";
  let LLVMIntrinsic = int_dx_wave_get_lane_count;
  let result = i32Ty;
  let resultDoc = "Number of lanes.";
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsWave]>];
  let meaning = (laneCount);
}

def WaveAnyTrue : DXILOp<113, waveAnyTrue> {
  let Doc = "Tells whether the condition holds in at least one lane. Only active lanes take part; "
            "helper lanes do not, unless the entry point asks for them.";
  let LLVMIntrinsic = int_dx_wave_any;
  let result = i1Ty;
  let resultDoc = "True in every active lane if any of them passed true.";
  let arguments = [Arg<i1Ty, "cond", "Condition of this lane.">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (reduce or, $cond);
}

def WaveAllTrue : DXILOp<114, waveAllTrue> {
  let Doc = "Tells whether the condition holds in every lane. Only active lanes take part; helper "
            "lanes do not, unless the entry point asks for them.";
  let LLVMIntrinsic = int_dx_wave_all;
  let result = i1Ty;
  let resultDoc = "True in every active lane if all of them passed true.";
  let arguments = [Arg<i1Ty, "cond", "Condition of this lane.">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (reduce and, $cond);
}

def WaveActiveAllEqual : DXILOp<115, waveActiveAllEqual> {
  let Doc = "Tells whether all lanes passed the same value, so that it is uniform. For a vector "
            "each element has its own answer. Only active lanes take part; helper lanes do not, "
            "unless the entry point asks for them. Whether floating-point values compare by their "
            "bits, or as numbers, of which a NaN is equal to nothing, is not specified.";
  let result = overloadI1Ty;
  let resultDoc = "True if the value is the same in all active lanes.";
  let arguments = [Arg<overloadTy, "value", "Value of this lane.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (either (reduce and, (same $value, (own $value))),
                (reduce and, (byType (feq $value, (own $value)):$floats, (eq $value, (own $value)):$ints)));
}

def WaveActiveBallot : DXILOp<116, waveActiveBallot> {
  let Doc = "Collects the condition of every lane into a mask of 128 bits, lane 0 in the lowest "
            "bit. Bits of inactive lanes and of lanes beyond the lane count are 0. Only active "
            "lanes take part; helper lanes do not, unless the entry point asks for them.";
  let LLVMIntrinsic = int_dx_wave_ballot;
  let result = fourI32Ty;
  let resultDoc = "The mask, as four integers from the lowest lanes up.";
  let arguments = [Arg<i1Ty, "cond", "Condition of this lane.">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (ballot $cond);
}

def WaveReadLaneAt : DXILOp<117, waveReadLaneAt> {
  let Doc = "Returns the value that another lane passed. A lane index outside the wave, or of an "
            "inactive or helper lane, gives an undefined value. The index may differ from lane to "
            "lane.";
  let LLVMIntrinsic = int_dx_wave_readlane;
  let result = overloadTy;
  let resultDoc = "The value of that lane.";
  let arguments = [Arg<overloadTy, "value", "Value that this lane offers.">,
                   Arg<i32Ty, "lane", "Index of the lane to read.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (readLane $value, $lane);
}

def WaveReadLaneFirst : DXILOp<118, waveReadLaneFirst> {
  let Doc = "Returns the value that the active lane with the smallest index passed; the result is "
            "uniform. Only active lanes take part; helper lanes do not, unless the entry point "
            "asks for them.";
  let result = overloadTy;
  let resultDoc = "The value of the first active lane.";
  let arguments = [Arg<overloadTy, "value", "Value that this lane offers.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (readLane $value, (reduce umin, (lane)));
}

def WaveActiveOp : DXILOp<119, waveActiveOp> {
  let Doc = "Reduces the values of all lanes with a sum, product, minimum or maximum, and gives "
            "the result to each of them. Only active lanes take part; helper lanes do not, unless "
            "the entry point asks for them. Integer sums and products wrap; minimum and maximum "
            "treat NaN as FMin and FMax do. The order of floating-point operations is not "
            "specified, and results may differ between runs in the last bits.";
  let intrinsics = [IntrinSelect<int_dx_wave_reduce_sum,
                                 [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Sum">,
                                  IntrinArgEnum<SignedOpKind, "Signed">]>,
                    IntrinSelect<int_dx_wave_reduce_usum,
                                 [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Sum">,
                                  IntrinArgEnum<SignedOpKind, "Unsigned">]>,
                    IntrinSelect<int_dx_wave_reduce_max,
                                 [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Max">,
                                  IntrinArgEnum<SignedOpKind, "Signed">]>,
                    IntrinSelect<int_dx_wave_reduce_umax,
                                 [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Max">,
                                  IntrinArgEnum<SignedOpKind, "Unsigned">]>,
                    IntrinSelect<int_dx_wave_reduce_min,
                                 [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Min">,
                                  IntrinArgEnum<SignedOpKind, "Signed">]>,
                    IntrinSelect<int_dx_wave_reduce_umin,
                                 [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Min">,
                                  IntrinArgEnum<SignedOpKind, "Unsigned">]>];
  let result = overloadTy;
  let resultDoc = "The reduced value.";
  let arguments = [Arg<overloadTy, "value", "Value of this lane.">,
                   EnumImm<i8Ty, "op", WaveOpKind, "The reduction.">,
                   EnumImm<i8Ty, "sop", SignedOpKind,
                           "How an integer is read; Signed for floating point.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (cases $op, (byType (reduce fadd, $value):$floats, (reduce add, $value):$ints):$Sum,
                (byType (reduce fmul, $value):$floats, (reduce mul, $value):$ints):$Product,
                (byType (reduce fminNum, $value):$floats, (cases $sop, (reduce smin, $value):$Signed, (reduce umin,
                $value):$Unsigned):$ints):$Min, (byType (reduce fmaxNum, $value):$floats, (cases $sop,
                (reduce smax, $value):$Signed, (reduce umax, $value):$Unsigned):$ints):$Max);
}

def WaveActiveBit : DXILOp<120, waveActiveBit> {
  let Doc = "Reduces the bits of all lanes with and, or, or exclusive or, and gives the result to "
            "each of them. Only active lanes take part; helper lanes do not, unless the entry "
            "point asks for them.";
  let result = overloadTy;
  let resultDoc = "The reduced value.";
  let arguments = [Arg<overloadTy, "value", "Value of this lane.">,
                   EnumImm<i8Ty, "op", WaveBitOpKind, "The bitwise reduction.">];
  let overloads = [Overloads<DXIL1_0, [i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i8Ty, i16Ty, i32Ty, i64Ty], [i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (cases $op, (reduce and, $value):$And, (reduce or, $value):$Or, (reduce xor, $value):$Xor);
}

def WavePrefixOp : DXILOp<121, wavePrefixOp> {
  let Doc = "Computes the sum or product of the values of the lanes with a smaller index; this "
            "lane does not count. The first active lane gets 0 for a sum and 1 for a product. Only "
            "active lanes take part; helper lanes do not, unless the entry point asks for them. "
            "The order of floating-point operations is not specified, and results may differ "
            "between runs in the last bits.";
  let result = overloadTy;
  let resultDoc = "The reduced value of the lanes before this one.";
  let arguments = [Arg<overloadTy, "value", "Value of this lane.">,
                   EnumImm<i8Ty, "op", WaveOpKind, "The reduction: a sum or a product.">,
                   EnumImm<i8Ty, "sop", SignedOpKind,
                           "How an integer is read; Signed for floating point.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (cases $op, (byType (reduceWhere fadd, 0, precedes, $value):$floats, (reduceWhere add, 0,
                precedes, $value):$ints):$Sum, (byType (reduceWhere fmul, 1, precedes, $value):$floats,
                (reduceWhere mul, 1, precedes, $value):$ints):$Product, (undefined):$Min, (undefined):$Max);
}
} // category

//===-- Quad Wave Ops -----------------------------------------------------===//

let category = "Quad Wave Ops" in {

def QuadReadLaneAt : DXILOp<122, quadReadLaneAt> {
  let Doc = "Returns the value that one lane of the quad passed. Helper lanes take part; an "
            "inactive lane gives an undefined value. A quad is four lanes with consecutive "
            "indices, a 2 by 2 block of pixels in a pixel shader; in other stages x varies "
            "fastest.";
  let result = overloadTy;
  let resultDoc = "The value of that lane.";
  let arguments = [Arg<overloadTy, "value", "Value that this lane offers.">,
                   UnsignedRangeArg<i32Ty, "quadLane", 0, 3,
                                    "Lane of the quad: 0 top left, 1 top right, 2 bottom left, "
                                    "3 bottom right.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, quad_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (withHelpers (readLane $value, (or quadStart, (and $quadLane, 3))));
}

def QuadOp : DXILOp<123, quadOp> {
  let Doc = "Returns the value that a neighbour in the quad passed: the one beside it in x, in y, "
            "or at the opposite corner. Helper lanes take part; an inactive neighbour gives an "
            "undefined value. A quad is four lanes with consecutive indices, a 2 by 2 block of "
            "pixels in a pixel shader; in other stages x varies fastest.";
  let result = overloadTy;
  let resultDoc = "The value of the neighbour.";
  let arguments = [Arg<overloadTy, "value", "Value that this lane offers.">,
                   EnumImm<i8Ty, "op", QuadOpKind, "Which neighbour is read.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, quad_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (withHelpers (readLane $value, (xor (lane), (cases $op, 1:$ReadAcrossX, 2:$ReadAcrossY,
                3:$ReadAcrossDiagonal))));
}
} // category

//===-- Wave --------------------------------------------------------------===//

let category = "Wave" in {

def WaveAllBitCount : DXILOp<135, waveAllOp> {
  let Doc = "Counts the lanes in which a condition holds. Only active lanes take part; helper "
            "lanes do not, unless the entry point asks for them.";
  let LLVMIntrinsic = int_dx_wave_active_countbits;
  let result = i32Ty;
  let resultDoc = "Number of active lanes that passed true.";
  let arguments = [Arg<i1Ty, "value", "Condition of this lane.">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (reduce add, (zext i32Ty, $value));
}

def WavePrefixBitCount : DXILOp<136, wavePrefixOp> {
  let Doc = "Counts the lanes with a smaller index in which a condition holds; this lane does not "
            "count. Only active lanes take part; helper lanes do not, unless the entry point asks "
            "for them.";
  let result = i32Ty;
  let resultDoc = "Number of active lanes before this one that passed true.";
  let arguments = [Arg<i1Ty, "value", "Condition of this lane.">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
  let meaning = (reduceWhere add, 0, precedes, (zext i32Ty, $value));
}

def WaveMatch : DXILOp<165, waveMatch> {
  let Doc = "Finds the lanes that passed the same value as this one, and returns them as a mask of "
            "128 bits, lane 0 in the lowest bit. The lane itself is always in it. Only active "
            "lanes take part; helper lanes do not, unless the entry point asks for them.";
  let result = fourI32Ty;
  let resultDoc = "The mask, as four integers from the lowest lanes up.";
  let arguments = [Arg<overloadTy, "value", "Value of this lane.">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_5, wave_stages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
  let meaning = (ballot (same $value, (own $value)));
}

def WaveMultiPrefixOp : DXILOp<166, waveMultiPrefixOp> {
  let Doc = "Computes a prefix reduction in each of several groups of lanes at once: the reduction "
            "of the values of those lanes of the own group that have a smaller index. The first "
            "lane of a group gets the neutral value of the reduction. Lanes with equal masks form "
            "a group; the masks of different groups must not overlap and a lane must be in its own "
            "mask, as with the result of WaveMatch, or the result is undefined.";
  let result = overloadTy;
  let resultDoc = "The reduced value of the lanes of the group before this one.";
  let arguments = [Arg<overloadTy, "value", "Value of this lane.">,
                   Arg<i32Ty, "mask0", "Bits 0 to 31 of the mask of the group.">,
                   Arg<i32Ty, "mask1", "Bits 32 to 63 of the mask of the group.">,
                   Arg<i32Ty, "mask2", "Bits 64 to 95 of the mask of the group.">,
                   Arg<i32Ty, "mask3", "Bits 96 to 127 of the mask of the group.">,
                   EnumImm<i8Ty, "op", WaveMultiPrefixOpKind, "The reduction.">,
                   EnumImm<i8Ty, "sop", SignedOpKind,
                           "How an integer is read; Signed for floating point.">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty],
                             [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_5, wave_stages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
  let meaning = (cases $op, (byType (reduceWhere fadd, 0, precedesInGroup, $value):$floats, (reduceWhere add, 0,
                precedesInGroup, $value):$ints):$Sum, (byType (undefined):$floats, (reduceWhere and, -1,
                precedesInGroup, $value):$ints):$And, (byType (undefined):$floats, (reduceWhere or, 0,
                precedesInGroup, $value):$ints):$Or, (byType (undefined):$floats, (reduceWhere xor, 0,
                precedesInGroup, $value):$ints):$Xor, (byType (reduceWhere fmul, 1, precedesInGroup,
                $value):$floats, (reduceWhere mul, 1, precedesInGroup, $value):$ints):$Product);
}

def WaveMultiPrefixBitCount : DXILOp<167, waveMultiPrefixBitCount> {
  let Doc = "Counts, in each of several groups of lanes at once, the lanes of the own group with a "
            "smaller index in which a condition holds. Lanes with equal masks form a group; the "
            "masks of different groups must not overlap and a lane must be in its own mask, as "
            "with the result of WaveMatch, or the result is undefined.";
  let result = i32Ty;
  let resultDoc = "Number of lanes of the group before this one that passed true.";
  let arguments = [Arg<i1Ty, "value", "Condition of this lane.">,
                   Arg<i32Ty, "mask0", "Bits 0 to 31 of the mask of the group.">,
                   Arg<i32Ty, "mask1", "Bits 32 to 63 of the mask of the group.">,
                   Arg<i32Ty, "mask2", "Bits 64 to 95 of the mask of the group.">,
                   Arg<i32Ty, "mask3", "Bits 96 to 127 of the mask of the group.">];
  let stages = [Stages<DXIL1_5, wave_stages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
  let meaning = (reduceWhere add, 0, precedesInGroup, (zext i32Ty, $value));
}
} // category

//===-- Quad Wave Ops -----------------------------------------------------===//

let category = "Quad Wave Ops" in {

def QuadVote : DXILOp<222, quadVote> {
  let Doc = "Tells whether a condition holds in any lane, or in all lanes, of the quad. Helper "
            "lanes take part. For a target before DXIL 1.7 the linker replaces it with reads of "
            "the quad's lanes.";
  let result = overloadI1Ty;
  let resultDoc = "The answer, the same for the four lanes.";
  let arguments = [Arg<i1Ty, "cond", "Condition of this lane.">,
                   EnumImm<i8Ty, "op", QuadVoteOpKind, "Any or all.">];
  let overloads = [Overloads<DXIL1_7, [i1Ty]>];
  let stages = [Stages<DXIL1_7, quad_stages>];
  let attributes = [Attributes<DXIL1_7, [IsWave]>];
  let translatedMinimum = DXIL1_0;
  let meaning = (withHelpers (cases $op, (reduceWhere or, 0, inQuad, $cond):$Any, (reduceWhere and, 1, inQuad, $cond):$All));
}
} // category

//===-- Group Wave Ops ----------------------------------------------------===//

let category = "Group Wave Ops" in {

def GetGroupWaveIndex : ExperimentalOp<1, getGroupWaveIndex> {
  let Doc = "Returns the index of this wave among the waves of its thread group. It is uniform in "
            "the wave. Which threads a wave has is not specified.";
  let result = i32Ty;
  let resultDoc = "Index from 0 to the wave count less one.";
  let stages = [Stages<DXIL1_10, thread_group_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone, IsWave]>];
  let meaning = (state WaveOfGroup);
}

def GetGroupWaveCount : ExperimentalOp<2, getGroupWaveCount> {
  let Doc = "Returns the number of waves that run the thread group. It is uniform in the group.";
  let result = i32Ty;
  let resultDoc = "Number of waves, at least 1.";
  let stages = [Stages<DXIL1_10, thread_group_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone, IsWave]>];
  let meaning = (state WavesOfGroup);
}
} // category
