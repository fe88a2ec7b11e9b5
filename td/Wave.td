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

//===-- Wave --------------------------------------------------------------===//

let category = "Wave" in {

def WaveIsFirstLane : DXILOp<110, waveIsFirstLane> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_is_first_lane;
  let result = i1Ty;
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveGetLaneIndex : DXILOp<111, waveGetLaneIndex> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_getlaneindex;
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsWave]>];
}

def WaveGetLaneCount : DXILOp<112, waveGetLaneCount> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_get_lane_count;
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsWave]>];
}

def WaveAnyTrue : DXILOp<113, waveAnyTrue> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_any;
  let result = i1Ty;
  let arguments = [Arg<i1Ty, "cond">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveAllTrue : DXILOp<114, waveAllTrue> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_all;
  let result = i1Ty;
  let arguments = [Arg<i1Ty, "cond">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveActiveAllEqual : DXILOp<115, waveActiveAllEqual> {
  let Doc = "";
  let result = overloadI1Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveActiveBallot : DXILOp<116, waveActiveBallot> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_ballot;
  let result = fourI32Ty;
  let arguments = [Arg<i1Ty, "cond">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveReadLaneAt : DXILOp<117, waveReadLaneAt> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_readlane;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   Arg<i32Ty, "lane">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveReadLaneFirst : DXILOp<118, waveReadLaneFirst> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveActiveOp : DXILOp<119, waveActiveOp> {
  let Doc = "";
  let intrinsics = [IntrinSelect<int_dx_wave_reduce_sum, [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Sum">, IntrinArgEnum<SignedOpKind, "Signed">]>,
                    IntrinSelect<int_dx_wave_reduce_usum, [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Sum">, IntrinArgEnum<SignedOpKind, "Unsigned">]>,
                    IntrinSelect<int_dx_wave_reduce_max, [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Max">, IntrinArgEnum<SignedOpKind, "Signed">]>,
                    IntrinSelect<int_dx_wave_reduce_umax, [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Max">, IntrinArgEnum<SignedOpKind, "Unsigned">]>,
                    IntrinSelect<int_dx_wave_reduce_min, [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Min">, IntrinArgEnum<SignedOpKind, "Signed">]>,
                    IntrinSelect<int_dx_wave_reduce_umin, [IntrinArgIndex<0>, IntrinArgEnum<WaveOpKind, "Min">, IntrinArgEnum<SignedOpKind, "Unsigned">]>];
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   EnumImm<i8Ty, "op", WaveOpKind>,
                   EnumImm<i8Ty, "sop", SignedOpKind>];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveActiveBit : DXILOp<120, waveActiveBit> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   EnumImm<i8Ty, "op", WaveBitOpKind>];
  let overloads = [Overloads<DXIL1_0, [i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i8Ty, i16Ty, i32Ty, i64Ty], [i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WavePrefixOp : DXILOp<121, wavePrefixOp> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   EnumImm<i8Ty, "op", WaveOpKind>,
                   EnumImm<i8Ty, "sop", SignedOpKind>];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
} // category

//===-- Quad Wave Ops -----------------------------------------------------===//

let category = "Quad Wave Ops" in {

def QuadReadLaneAt : DXILOp<122, quadReadLaneAt> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   RangeArg<i32Ty, "quadLane", 0, 3>];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, quad_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def QuadOp : DXILOp<123, quadOp> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   EnumImm<i8Ty, "op", QuadOpKind>];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, quad_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
} // category

//===-- Wave --------------------------------------------------------------===//

let category = "Wave" in {

def WaveAllBitCount : DXILOp<135, waveAllOp> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_wave_active_countbits;
  let result = i32Ty;
  let arguments = [Arg<i1Ty, "value">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WavePrefixBitCount : DXILOp<136, wavePrefixOp> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<i1Ty, "value">];
  let stages = [Stages<DXIL1_0, wave_stages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}

def WaveMatch : DXILOp<165, waveMatch> {
  let Doc = "";
  let result = fourI32Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_5, wave_stages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
}

def WaveMultiPrefixOp : DXILOp<166, waveMultiPrefixOp> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">,
                   Arg<i32Ty, "mask0">,
                   Arg<i32Ty, "mask1">,
                   Arg<i32Ty, "mask2">,
                   Arg<i32Ty, "mask3">,
                   EnumImm<i8Ty, "op", WaveMultiPrefixOpKind>,
                   EnumImm<i8Ty, "sop", SignedOpKind>];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty], [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_5, wave_stages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
}

def WaveMultiPrefixBitCount : DXILOp<167, waveMultiPrefixBitCount> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<i1Ty, "value">,
                   Arg<i32Ty, "mask0">,
                   Arg<i32Ty, "mask1">,
                   Arg<i32Ty, "mask2">,
                   Arg<i32Ty, "mask3">];
  let stages = [Stages<DXIL1_5, wave_stages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
}
} // category

//===-- Quad Wave Ops -----------------------------------------------------===//

let category = "Quad Wave Ops" in {

def QuadVote : DXILOp<222, quadVote> {
  let Doc = "";
  let result = overloadI1Ty;
  let arguments = [Arg<i1Ty, "cond">,
                   EnumImm<i8Ty, "op", QuadVoteOpKind>];
  let overloads = [Overloads<DXIL1_7, [i1Ty]>];
  let stages = [Stages<DXIL1_7, quad_stages>];
  let attributes = [Attributes<DXIL1_7, [IsWave]>];
  let translatedMinimum = DXIL1_0;
}
} // category

//===-- Group Wave Ops ----------------------------------------------------===//

let category = "Group Wave Ops" in {

def GetGroupWaveIndex : ExperimentalOp<1, getGroupWaveIndex> {
  let Doc = "";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, thread_group_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone, IsWave]>];
}

def GetGroupWaveCount : ExperimentalOp<2, getGroupWaveCount> {
  let Doc = "";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, thread_group_stages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone, IsWave]>];
}
} // category
