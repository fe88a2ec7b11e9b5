// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options that change what is compiled, and how they can be given.
//
// RUN: rm -rf %t && mkdir -p %t/include
// RUN: echo '#define THREADS 24' > %t/include/threads.h
// RUN: %dxil-cc -T cs_6_2 -E entry -D VALUE=7 -I %t/include -enable-16bit-types -O1 %s -Fc - | FileCheck %s
// RUN: %dxil-cc -Tcs_6_2 -Eentry -DVALUE=7 -I%t/include -enable-16bit-types -Od %s -Fc - | FileCheck %s
// CHECK: define void @entry()
// CHECK: call void @dx.op.rawBufferStore.i16(i32 140, {{.*}}i16 7,
// CHECK: !{!"cs", i32 6, i32 2}
// CHECK: !{i32 24, i32 1, i32 1}
//
// The same from a response file.
// RUN: echo '-T cs_6_2 -E entry -D VALUE=7' > %t/args
// RUN: echo '-I %t/include -enable-16bit-types' >> %t/args
// RUN: %dxil-cc @%t/args %s -Fc - | FileCheck %s
//
// A dependency file names the output, the source and what they include.
// RUN: %dxil-cc @%t/args %s -Fo %t/out.dxil -MD
// RUN: FileCheck %s --check-prefix=DEPS < %t/out.d
// RUN: %dxil-cc @%t/args %s -Fo %t/out.dxil -MD -MF %t/named.dep
// RUN: FileCheck %s --check-prefix=DEPS < %t/named.dep
// DEPS: out.dxil:
// DEPS-DAG: dxil-cc-options.hlsl
// DEPS-DAG: threads.h
//
// RUN: %dxil-cc @%t/args %s -Fo %t/v.dxil -validator-version 1.7
// RUN: obj2yaml %t/v.dxil | FileCheck %s --check-prefix=VALIDATOR
// VALIDATOR: PSVInfo:
// VALIDATOR-NEXT: Version: 2
//
// What dxc's optimizer and its markers are told changes nothing.
// RUN: %dxil-cc @%t/args %s -Fo %t/v2.dxil
// RUN: %dxil-cc @%t/args %s -Fo %t/toggled.dxil -opt-enable structurize-returns -opt-disable GVN -enable-lifetime-markers -disable-lifetime-markers
// RUN: cmp %t/v2.dxil %t/toggled.dxil
// RUN: not %dxil-cc @%t/args %s -Fo %t/no.dxil -opt-enable gvn -opt-disable GVN 2>&1 | FileCheck %s --check-prefix=TOGGLES
// TOGGLES: error: -opt-enable gvn and -opt-disable GVN: expected one of the two

#include "threads.h"

RWStructuredBuffer<int16_t> Out : register(u0);

[numthreads(THREADS, 1, 1)]
void entry(uint Id : SV_GroupIndex) {
  Out[Id] = VALUE;
}
