// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of waves in their group, and breaks of a debugger (shader model 6.10).
//
// RUN: %dxil-cc -T cs_6_10 -E group %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt --check-prefix=GROUP
// Each is asked for once.
// GROUP: call i32 @dx.op.getGroupWaveIndex(i32 -2147483647)
// GROUP: call i32 @dx.op.getGroupWaveCount(i32 -2147483646)
// GROUP-NOT: call {{.*}}GroupWave
// RUN: %dxil-cc -T cs_6_10 -E breaks %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt --check-prefix=BREAK
// What a debugger does is not known beforehand: both questions stay, and so does each break.
// BREAK: call i1 @dx.op.isDebuggingEnabled(i32 -2147483614)
// BREAK: call void @dx.op.debugBreak(i32 -2147483615)
// BREAK: call i1 @dx.op.isDebuggingEnabled(i32 -2147483614)
// BREAK: call void @dx.op.debugBreak(i32 -2147483615)
// BREAK-DAG: declare void @dx.op.debugBreak(i32) [[ONCE:#[0-9]+]]
// BREAK-DAG: attributes [[ONCE]] = {{.*}}noduplicate

// Nodes have groups; shaders of rays and pixels have none.
// RUN: %dxil-cc -T lib_6_10 -E group %s -Fo %t.dxil
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: not %dxil-cc -T ps_6_10 -E pixel %s 2>&1 | FileCheck %s --check-prefix=PIXEL
// PIXEL: error: 'GetGroupWaveIndex' cannot be called in pixel shaders (shader model 6.10)
// RUN: not %dxil-cc -T lib_6_10 -DRAY %s 2>&1 | FileCheck %s --check-prefix=RAY
// RAY: error: 'GetGroupWaveCount' cannot be called in raygeneration shaders (shader model 6.10)

// 9 comes before 10, as numbers and not as texts.
// RUN: not %dxil-cc -T cs_6_9 -E group %s 2>&1 | FileCheck %s --check-prefix=OLD
// OLD-DAG: error: 'GetGroupWaveIndex' requires shader model 6.10 or later
// OLD-DAG: error: 'GetGroupWaveCount' requires shader model 6.10 or later
// RUN: not %dxil-cc -T cs_6_2 -E breaks %s 2>&1 | FileCheck %s --check-prefix=OLDER
// OLDER-DAG: error: 'DebugBreak' requires shader model 6.10 or later
// OLDER-DAG: error: 'dx::IsDebuggingEnabled' requires shader model 6.10 or later

RWStructuredBuffer<uint> Out : register(u0);

[numthreads(64, 1, 1)] void group(uint i : SV_GroupIndex) {
  Out[i] = GetGroupWaveIndex() * 100 + GetGroupWaveCount();
  Out[i + 64] = GetGroupWaveIndex() - GetGroupWaveCount();
}

[numthreads(64, 1, 1)] void breaks(uint i : SV_GroupIndex) {
  if (dx::IsDebuggingEnabled())
    DebugBreak();
  Out[i] = dx::IsDebuggingEnabled();
  DebugBreak();
}

float4 pixel(float4 at : SV_Position) : SV_Target { return GetGroupWaveIndex(); }

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(64, 1, 1)]
void node(uint i : SV_GroupIndex) { Out[i] = GetGroupWaveIndex() + GetGroupWaveCount(); }

#ifdef RAY
[shader("raygeneration")] void ray() { Out[0] = GetGroupWaveCount(); }
#endif
