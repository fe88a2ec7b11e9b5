// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses to payloads are held against the qualifiers of their members, also through calls, on each way through
// branches and loops; errors of the qualifiers themselves stand at them.
//
// RUN: %dxil-cc-unchecked -T lib_6_7 %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not warning:
// RUN: %dxil-val %t.dxil
// RUN: not %dxil-cc -T lib_6_7 -D BAD %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=BAD --implicit-check-not error:
// RUN: not %dxil-cc -T lib_6_7 -D ENTRY %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=ENTRY --implicit-check-not error:
// RUN: not %dxil-cc -T lib_6_5 -enable-payload-qualifiers -D NONE %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: error: -enable-payload-qualifiers requires shader model 6.6 or later
// RUN: %dxil-cc-unchecked -T lib_6_6 -D NONE %s -Fo %t.none 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: :[[#@LINE+4]]:{{[0-9]+}}: warning: payload access qualifiers are ignored (they need lib_6_7 or later
RaytracingAccelerationStructure Scene;
RWBuffer<int> Out;
struct [raypayload] Inner { int deep : read(caller, closesthit) : write(caller); };
struct [raypayload] Payload {
  int given : read(closesthit, miss) : write(caller);
  int got : read(caller) : write(closesthit, miss);
  int kept : read(caller) : write(caller, closesthit);
  Inner inner;
};
#ifndef NONE
void useless(inout Payload p) {
  p.given = 1; // CHECK-DAG: :[[#@LINE]]:5: warning: write to 'given' is dropped: stage 'closesthit' has no write access
}
void reads(in Payload p) {
  Out[0] = p.got; // CHECK-DAG: :[[#@LINE]]:14: warning: 'got' is undefined here: stage 'closesthit' has no read access
}
void elsewhere(inout Payload p);
[shader("closesthit")]
// CHECK-DAG: :[[#@LINE+1]]:24: warning: potential loss of 'kept': stage 'closesthit' has only write access
void Hit(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
  if (p.given > 2)
    p.kept = 1;
  useless(p);
  reads(p);
  p.inner.deep = p.inner.deep + 1; // CHECK-DAG: :[[#@LINE]]:11: warning: what is written to 'deep' is dropped
  elsewhere(p); // CHECK-DAG: :[[#@LINE]]:13: warning: use of the payload by 'elsewhere', a function of another library, is not checked
}
// Written on each way before it is read, and again behind the last write.
[shader("closesthit")]
void Well(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
  for (int i = 0; i < 3; ++i)
    p.kept = i;
  p.kept = 7;
  switch (p.given) {
  case 0: p.got = 1; break;
  default: p.got = 2;
  }
  p.got += p.got;
}
[shader("miss")]
void Gone(inout Payload p) {
  // The write of 'kept' counts for nobody; what is read was written.
  p.kept = 1; // CHECK-DAG: :[[#@LINE]]:5: warning: write to 'kept' is dropped: stage 'miss' has no write access
  p.got = p.kept;
}
[shader("raygeneration")]
void Trace() {
  RayDesc r = (RayDesc)0;
  Payload p;
  p.got = 1;
  p.kept = 2;
  // CHECK-DAG: :[[#@LINE+4]]:39: warning: 'given' is never written before the ray is traced
  // CHECK-DAG: :[[#@LINE+3]]:39: warning: what was written to 'got' is dropped where the ray is traced
  // CHECK-DAG: :[[#@LINE+2]]:39: warning: 'kept' is never read behind the tracing of the ray
  // CHECK-DAG: :[[#@LINE+1]]:39: warning: 'deep' is never written before the ray is traced
  TraceRay(Scene, 0, 255, 0, 0, 0, r, p);
  Out[1] = p.got + p.inner.deep;
  Out[2] = p.given; // CHECK-DAG: :[[#@LINE]]:14: warning: 'given' is undefined behind the tracing of the ray
}
#endif
#ifdef BAD
struct [raypayload] Wrong {
  int a : read(miss) : write(closesthit) : read(caller); // BAD-DAG: :[[#@LINE]]:44: error: duplicate payload access qualifier 'read'
  int b : read(miss) : write(miss); // BAD-DAG: :[[#@LINE]]:11: error: 'b' is read by stage 'miss', but no earlier stage writes it
  // BAD-DAG: :[[#@LINE-1]]:24: error: 'b' is written by stage 'miss', but no later stage reads it
};
#endif
#ifdef ENTRY
struct [raypayload] Wrong {
  int c; // ENTRY-DAG: :[[#@LINE]]:7: error: member 'c' of payload 'Wrong' has no payload access qualifiers
  Inner d : read(caller) : write(caller); // ENTRY-DAG: :[[#@LINE]]:9: error: 'd' is a payload itself
};
struct Plain { int a; };
[shader("miss")] void Miss(inout Plain p) {} // ENTRY-DAG: :[[#@LINE]]:40: error: type 'Plain' used as payload requires the [raypayload] attribute
[shader("raygeneration")]
void TracePlain() {
  RayDesc r = (RayDesc)0;
  Plain p = { 1 };
  TraceRay(Scene, 0, 255, 0, 0, 0, r, p); // ENTRY-DAG: :[[#@LINE]]:39: error: 'Plain' is used as a payload
}
[shader("miss")] void Count() {} // ENTRY-DAG: :[[#@LINE]]:23: error: miss shader must have parameters: payload
[shader("callable")] int Result(inout Plain p) { return 1; } // ENTRY-DAG: :[[#@LINE]]:26: error: return type of callable shaders must be void
[shader("closesthit")] void Attributes(inout Payload p, inout Plain a) {} // ENTRY-DAG: :[[#@LINE]]:69: error: attributes parameter 'a' must be 'in'
[shader("raygeneration")] [RootSignature("")] void Signature() {} // ENTRY-DAG: :[[#@LINE]]:28: error: attribute 'rootsignature' is not valid for raygeneration shaders
#endif
