// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wave functions with one signature, votes, reads and matches.
//
// RUN: %hlsl_lib %s | %opt -S -O1 | FileCheck %s

// CHECK-LABEL: define {{.*}}first
// CHECK: call i1 @llvm.dx.wave.is.first.lane()
export bool first() { return WaveIsFirstLane(); }
// CHECK-LABEL: define {{.*}}lane
// CHECK: call i32 @llvm.dx.wave.getlaneindex()
export uint lane() { return WaveGetLaneIndex(); }
// CHECK-LABEL: define {{.*}}lanes
// CHECK: call i32 @llvm.dx.wave.get.lane.count()
export uint lanes() { return WaveGetLaneCount(); }
// CHECK-LABEL: define {{.*}}some
// CHECK: call i1 @llvm.dx.wave.any(i1
export bool some(bool b) { return WaveActiveAnyTrue(b); }
// CHECK-LABEL: define {{.*}}every
// CHECK: call i1 @llvm.dx.wave.all(i1
export bool every(bool b) { return WaveActiveAllTrue(b); }
// CHECK-LABEL: define {{.*}}ballot
// CHECK: call <4 x i32> @dxil.waveActiveBallot(i1
export uint4 ballot(bool b) { return WaveActiveBallot(b); }
// CHECK-LABEL: define {{.*}}bits
// CHECK: call i32 @llvm.dx.wave.active.countbits(i1
export uint bits(bool b) { return WaveActiveCountBits(b); }
// CHECK-LABEL: define {{.*}}prefix
// CHECK: call {{.*}}i32 @dxil.wavePrefixBitCount(i1
export uint prefix(bool b) { return WavePrefixCountBits(b); }
// CHECK-LABEL: define {{.*}}at
// CHECK: call {{.*}}<3 x float> @llvm.dx.wave.readlane.v3f32(<3 x float> {{.*}}, i32
export float3 at(float3 x, uint i) { return WaveReadLaneAt(x, i); }
// CHECK-LABEL: define {{.*}}equal
// CHECK: call {{.*}}i1 @dxil.waveActiveAllEqual.f32(float
export bool equal(float x) { return WaveActiveAllEqual(x); }
// CHECK-LABEL: define {{.*}}equal2
// CHECK-COUNT-2: call {{.*}}i1 @dxil.waveActiveAllEqual.f32(float
export bool2 equal2(float2 x) { return WaveActiveAllEqual(x); }
// CHECK-LABEL: define {{.*}}match
// CHECK: call {{.*}}<4 x i32> @dxil.waveMatch.i32(i32
export uint4 match(uint x) { return WaveMatch(x); }
// CHECK-LABEL: define {{.*}}match2
// CHECK-COUNT-2: call {{.*}}<4 x i32> @dxil.waveMatch.f32(float
// CHECK: and <4 x i32>
export uint4 match2(float2 x) { return WaveMatch(x); }
// CHECK-LABEL: define {{.*}}multi
// CHECK: call {{.*}}i32 @dxil.waveMultiPrefixOp.i32(i32 {{.*}}, i32 {{.*}}, i32 {{.*}}, i32 {{.*}}, i32 {{.*}}, i8 0, i8 1)
export uint multi(uint x, uint4 mask) { return WaveMultiPrefixSum(x, mask); }
// CHECK-LABEL: define {{.*}}multi_and
// CHECK: call {{.*}}i32 @dxil.waveMultiPrefixOp.i32({{.*}}, i8 1, i8 0)
export int multi_and(int x, uint4 mask) { return WaveMultiPrefixBitAnd(x, mask); }
// CHECK-LABEL: define {{.*}}multi_bits
// CHECK: call {{.*}}i32 @dxil.waveMultiPrefixBitCount(i1
export uint multi_bits(bool b, uint4 mask) { return WaveMultiPrefixCountBits(b, mask); }
// CHECK-LABEL: define {{.*}}quad_lane
// CHECK: call {{.*}}float @dxil.quadReadLaneAt.f32(float {{.*}}, i32 3)
export bool quad_lane(bool x) { return QuadReadLaneAt(x, 3); }
// CHECK-LABEL: define {{.*}}quad_any
// CHECK: call {{.*}}i1 @dxil.quadVote.i1(i1 {{.*}}, i8 0)
export bool quad_any(bool b) { return QuadAny(b); }
// CHECK-LABEL: define {{.*}}quad_all
// CHECK: call {{.*}}i1 @dxil.quadVote.i1(i1 {{.*}}, i8 1)
export bool quad_all(bool b) { return QuadAll(b); }
