// A variable that is read where nothing can have set it: a warning at its line, not more. What may be set on one of
// several ways is left alone, and so are out and inout arguments and parts of what is set piece by piece.
// RUN: %dxil-cc-unchecked -T cs_6_2 %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %dxil-cc-unchecked -T cs_6_2 -Od %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %dxil-cc-unchecked -T cs_6_2 -Wall %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: %dxil-cc-unchecked -T cs_6_2 -Wno-uninitialized %s -Fo %t.dxil 2>&1 | count 0
// RUN: not %dxil-cc-unchecked -T cs_6_2 -WX %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: warnings.hlsl:[[#@LINE+19]]:13: error: variable is uninitialized when used here [-Wuninitialized]

RWByteAddressBuffer Out : register(u0);
ByteAddressBuffer In : register(t0);
struct S {
  float a;
  float2 b;
};
struct Fields {
  uint low : 4, high : 28;
};
void set(out float v) { v = 1; }
void add(inout float v) { v += 1; }
void fill(inout S s) { s.a = 1; s.b = 2; }
float sum(float2x2 m) { return m[0][0] + m[1][1]; }

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float plain;
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here [-Wuninitialized] (in 'main')
  float r = plain;
  float4 v;
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here
  r += v.x;
  float4 part;
  part.x = 1;
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here
  r += part.y;
  S s;
  s.a = 1;
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here
  r += s.b.x;
  float table[4];
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here
  r += table[1];
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here
  float self = self + 1;
  min16float least;
  // CHECK: warnings.hlsl:[[#@LINE+1]]:[[#]]: warning: variable is uninitialized when used here
  r += least;

  float sometimes, later, byOut, byInout, half1, half2, sine, cosine;
  if (id.x)
    sometimes = 1;
  r += sometimes;
  if (id.y)
    later = 2;
  if (id.y)
    r += later;
  set(byOut);
  add(byInout);
  sincos(r, sine, cosine);
  half1 = modf(r, half2);
  r += byOut + byInout + half1 + half2 + sine + cosine;
  S whole, copy;
  fill(whole);
  copy = whole;
  r += copy.a;
  Fields f;
  f.low = 1;
  f.high = id.x;
  float2x2 m = float2x2(asfloat(In.Load4(0)));
  bool2x2 flags = bool2x2(In.Load4(0));
  r += sum(m) + f.low + flags[0][1];
  uint width, old;
  Out.GetDimensions(width);
  Out.InterlockedAdd(0, 1, old);
  bool found;
  for (uint i = 0; i < 4; ++i)
    if ((found = In.Load(4 * i)))
      break;
  if (found)
    r += width + old;
  Out.Store(4, asuint(r));
}
