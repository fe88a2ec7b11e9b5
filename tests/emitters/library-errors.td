// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes in records of HLSL's library are errors at the field, or at the record if its class sets
// the field from an argument; those in HLSL at the word.

// RUN: not %dxil-tblgen %s %td_include -check 2>&1 | FileCheck %s --implicit-check-not=error:

include "DXIL.td"

let group = "Vectors", doc = "Documented." in {
// CHECK-DAG: [[#@LINE+1]]:1: error: 'xx' is no parameter of 'no_parameter'; did you mean 'x'?
def : LibraryOp<"no_parameter", "T<> (T<> x)", [FloatLike], IsFinite, ["xx"]>;
// CHECK-DAG: [[#@LINE+1]]:1: error: signature 'T<> (flot x)': unknown type name 'flot'; did you mean 'float'? at ' x)'
def : LibraryOp<"no_type", "T<> (flot x)", [FloatLike], IsFinite, ["x"]>;
// CHECK-DAG: [[#@LINE+1]]:1: error: there is no enum 'SignedOpKin'; did you mean 'SignedOpKind'?
def : LibraryOp<"no_enum", "T<> (T<> x)", [FloatLike], IsFinite, ["$SignedOpKin.Signed"]>;
// CHECK-DAG: [[#@LINE+1]]:1: error: enum 'SignedOpKind' has no case 'Sgned'; did you mean 'Signed'?
def : LibraryOp<"no_case", "T<> (T<> x)", [FloatLike], IsFinite, ["$SignedOpKind.Sgned"]>;
// CHECK-DAG: [[#@LINE+1]]:1: error: LLVM has no intrinsic 'llvm.powww'; did you mean 'llvm.pow'?
def : LibraryIntrinsic<"no_intrinsic", "T<> (T<> x, T<> y)", [FloatLike], "llvm.powww">;
def : LibraryIntrinsic<"no_signed", "T<> (T<> x, T<> y)", [FloatLike], "llvm.pow"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: LLVM has no intrinsic 'llvm.smaxx'; did you mean 'llvm.smax'?
  let signedIntrinsic = "llvm.smaxx";
}
def : LibraryIntrinsic<"no_class", "T<> (T<> x)", [FloatLike], "llvm.sin"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: no class 'Textur2D'; did you mean 'Texture2D'?
  let classes = ["Textur2D"];
}
def : LibraryIntrinsic<"no_folding", "T<> (T<> x)", [FloatLike], "llvm.sin"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: function 'no_folding': no folding 'Nver'; did you mean 'Never'?
  let folding = "Nver";
}
def : LibraryIntrinsic<"no_stop", "T<> (T<> x)", [FloatLike], "llvm.sin"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: function 'no_stop': doc does not end with a full stop
  let doc = "A sine";
}
def : LibraryIntrinsic<"typo", "T<> (T<> x)", [FloatLike], "llvm.sin"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: group 'Vectorss'; did you mean 'Vectors'?
  let group = "Vectorss";
}

class Code<string body> : LibraryCode<"code", "T<> (T<> x, out T<> low)", [FloatLike], body>;
// CHECK-DAG: [[#@LINE+1]]:22: error: HLSL of 'code': use of undeclared identifier 'saturat'; did you mean 'saturate'?
def : Code<"{ return saturat(x); }">;
// CHECK-DAG: [[#@LINE+1]]:22: error: HLSL of 'code': use of undeclared identifier 'lov'; did you mean 'low'?
def : Code<"{ return lov; }">;
// CHECK-DAG: [[#@LINE+3]]:14: error: HLSL of 'code': no matching function for call to 'saturate' with 2 arguments
def : Code<[{ {
  low = x; // saturat
  return 1 + saturate(x, low);
} }]>;
// CHECK-DAG: [[#@LINE+1]]:15: error: HLSL of 'code': unknown type name 'flot3'; did you mean 'float3'?
def : Code<"{ flot3 a = x; return a; }">;
// CHECK-DAG: [[#@LINE+1]]:21: error: HLSL of 'code': use of undeclared identifier 'this'
def : Code<"{ low = this.Load(0); return x; }">;
let classes = ["RWByteAddressBuffer"] in
def : Code<"{ low = this.Load(0); return x; }">; // the object of a method
// CHECK-DAG: [[#@LINE+1]]:30: error: HLSL of 'code': expected ';' after return statement before '}'
def : Code<"{ return x + low }">;
// CHECK-DAG: [[#@LINE+1]]:26: error: HLSL of 'code': expected expression before ';'
def : Code<"{ return x + ; }">;
// CHECK-DAG: [[#@LINE+1]]:32: error: HLSL of 'code': expected ')' before ';'
def : Code<"{ return max(x, low; }">;
// CHECK-DAG: [[#@LINE+1]]:30: error: HLSL of 'code': expected '}' at the end
def : Code<"{ if (all(x)) { }">;
// CHECK-DAG: [[#@LINE+1]]:26: error: HLSL of 'code': expected end of the body before '}'
def : Code<"{ return x; }}">;
// CHECK-DAG: [[#@LINE+1]]:24: error: HLSL of 'code': no member named 'xyq'
def : Code<"{ return x.xyq; }">;
// CHECK-DAG: [[#@LINE+1]]:57: error: HLSL of 'code': use of undeclared identifier 'j'; did you mean 'x'?
def : Code<"{ for (int i = 0; i < 4; ++i) { low += i; } j = 1; return x; }">;

// These records are correct.
def : Code<[{ {
  static const float k[2] = { 1.5e-3f, .5 };
  vector<float, 3> v = (float3)x, w;
  [unroll] for (uint i = 0, n = 3; i < n; ++i) { w[i] = -v[i] * k[i & 1]; continue; }
  do { low = w.x > 0 ? R(x) : (R)(x); } while (false);
  switch (uint(v.x)) { case 0: break; default: { low = !any(v) ? x : T(1) << 2; } }
  if (RAY_FLAG_NONE == 0x1u) /* flags */ return x; else discard;
  return mul(v, w).x + asuint(v).x;
} }]>;
}

// CHECK-DAG: [[#@LINE+2]]:3: error: HLSL of 'Acme': unknown type name 'flat3'; did you mean 'float3'?
def : LibraryStruct<"Acme", [{struct Acme { float4 a;
  flat3 b; };}], "A struct.">;
// CHECK-DAG: [[#@LINE+1]]:55: error: HLSL of 'Acme2': expected ';' after declaration before '}'
def : LibraryStruct<"Acme2", "struct Acme2 { float4 a };", "A struct.">;
