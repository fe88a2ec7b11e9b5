// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// System values that operations read are there once, and a pixel shader has one coverage as input.
// RUN: not %dxil-cc -T ps_6_0 -E both %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not %dxil-cc -T ps_6_0 -E twice %s 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: %dxil-cc -T ps_6_0 -E written %s -Fo %t.dxil
// RUN: %dxil-cc -T cs_6_0 -E group %s -Fo %t.dxil

// BOTH: coverage-twice.hlsl:[[#@LINE+1]]:48: error: entry point 'both': inputs SV_Coverage and SV_InnerCoverage cannot be used together
float both(uint a : SV_InnerCoverage, uint b : SV_Coverage) : SV_Target { return 1; }

// TWICE: coverage-twice.hlsl:[[#@LINE+1]]:49: error: entry point 'twice': duplicate semantic 'SV_InnerCoverage0'
float twice(uint a : SV_InnerCoverage, uint b : SV_InnerCoverage) : SV_Target { return 1; }

float written(uint a : SV_InnerCoverage, out uint b : SV_Coverage) : SV_Target { b = a; return 1; }

// DXC lets compute shaders name a value twice.
[numthreads(1, 1, 1)] void group(uint a : SV_GroupIndex, uint b : SV_GroupIndex) {}
