float4 main(float4 c : COLOR) : SV_Target {
  double d = 1.0L;
  float f = d * 2;
  return c * f;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:15: warning: conversion from larger type 'double' to smaller type 'float', possible loss of data [-Wconversion]
// DXC: 3:9 conversion from larger type 'double' to smaller type 'float', possible loss of data...
// VERDICT: same
