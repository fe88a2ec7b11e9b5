// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shader model 6.10 is a preview: containers carry the mark of one in the place of a digest, whoever
// writes them.
// RUN: rm -rf %t && mkdir %t
// RUN: %dxil-cc -T cs_6_10 %s -Fo %t/cs.dxil
// RUN: %dxil-dis %t/cs.dxil | FileCheck %s
// RUN: %dxil-val %t/cs.dxil -o %t/signed.dxil
// RUN: cmp %t/cs.dxil %t/signed.dxil
// RUN: %dxil-cc -dumpbin %t/cs.dxil | FileCheck %s --check-prefix=VERSIONS
// RUN: %dxil-cc -T lib_6_10 %s -Fo %t/lib.dxil
// RUN: %dxil-dis %t/lib.dxil | FileCheck %s --check-prefix=LIBRARY
// CHECK: digest 02020202020202020202020202020202 (preview shader model)
// VERSIONS: !dx.version = !{[[VERSION:![0-9]+]]}
// VERSIONS: !dx.valver = !{[[VERSION]]}
// VERSIONS: [[VERSION]] = !{i32 1, i32 10}
// VERSIONS: !{!"cs", i32 6, i32 10}
// LIBRARY: digest 02020202020202020202020202020202
// LIBRARY: !{!"lib", i32 6, i32 10}

// What is released has a digest, and the validator that knows its DXIL.
// RUN: %dxil-cc -T cs_6_9 -DNINE %s -Fo %t/9.dxil
// RUN: %dxil-dis %t/9.dxil | FileCheck %s --check-prefix=NINE
// NINE: digest {{[0-9a-f]+}} (matches)
// NINE: !dx.valver = !{[[VERSION:![0-9]+]]}
// NINE: [[VERSION]] = !{i32 1, i32 9}

// RUN: not %dxil-cc -T cs_6_10 -validator-version 1.9 %s 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: dxil-cc: error: -validator-version 1.9: validators of this version do not know profile cs_6_10 (expected 1.10 or later)
// RUN: not %dxil-cc -T cs_6_10 -validator-version 1.x %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: dxil-cc: error: -validator-version 1.x: no version (expected one such as 1.8)

#if __SHADER_TARGET_MINOR < 10 && !defined(NINE)
#error the model is 6.10
#endif

RWStructuredBuffer<uint> Result;

[shader("compute")]
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Result[i] = __SHADER_TARGET_MINOR;
}
