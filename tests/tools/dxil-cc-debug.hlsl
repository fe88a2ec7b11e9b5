// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where debug information goes, and what is named after it.
//
// RUN: rm -rf %t && mkdir -p %t/pdb
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t/plain.dxil
//
// In the container.
// RUN: %dxil-cc-unchecked -T cs_6_6 -Zi -Qembed_debug -D FACTOR=2 %s -Fo %t/embed.dxil 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// QUIET-NOT: {{.}}
// RUN: %dxil-dis --parts %t/embed.dxil | FileCheck %s --check-prefix=EMBED
// EMBED: ILDB
// EMBED: ILDN {{[0-9]+}} {{ *}}44
// EMBED: DXIL
// RUN: %dxil-dis --debug --no-headers %t/embed.dxil | FileCheck %s
// CHECK: call void @dx.op.bufferStore.i32({{.*}}dxil-cc-debug.hlsl:[[#]]
// CHECK-DAG: DILocalVariable({{.*}}name: "Value"
// CHECK-DAG: !{!"FACTOR=2"}
// CHECK-DAG: !{!"-E", !"main", !"-T", !"cs_6_6", !"-Zi", !"-Qembed_debug", !"-D", !"FACTOR=2", !"-Fo", !
//
// The program and its hash are as without.
// RUN: %dxil-dis --extract DXIL %t/plain.dxil -o %t/plain.part
// RUN: %dxil-dis --extract DXIL %t/embed.dxil -o %t/embed.part
// RUN: cmp %t/plain.part %t/embed.part
// RUN: %dxil-cc -T cs_6_6 %s -Fsh %t/plain.hash
// RUN: %dxil-cc -T cs_6_6 -Zi -Qembed_debug -Zsb %s -Fsh %t/embed.hash
// RUN: cmp %t/plain.hash %t/embed.hash
// RUN: %dxil-cc -T cs_6_6 -Zi -Qembed_debug -Zss %s -Fsh %t/source.hash
// RUN: not cmp %t/plain.hash %t/source.hash
//
// Nowhere in particular: in the container, with a word about it.
// RUN: %dxil-cc -T cs_6_6 -Zi %s -Fo %t/nowhere.dxil 2>&1 | FileCheck %s --check-prefix=NOWHERE
// NOWHERE: dxil-cc: warning: -Zi: no place for the debug information is given, so the container has it (expected -Qembed_debug, or -Fd <file>)
// RUN: %dxil-dis --parts %t/nowhere.dxil | FileCheck %s --check-prefix=EMBED
//
// In a file, by its name or by the hash's in a directory.
// RUN: cd %t && %dxil-cc -T cs_6_6 -Zi %s -Fd shader.pdb -Fo file.dxil
// RUN: %dxil-dis --parts %t/file.dxil | FileCheck %s --check-prefix=FILE
// RUN: %dxil-dis --extract ILDN %t/file.dxil -o - | FileCheck %s --check-prefix=NAME
// RUN: %dxil-dis --debug %t/shader.pdb | FileCheck %s --check-prefix=PDB
// RUN: %dxil-cc -T cs_6_6 -Zi %s -Fd %t/pdb/ -Fo %t/directory.dxil
// RUN: ls %t/pdb | FileCheck %s --check-prefix=HASHED
// FILE-NOT: ILDB
// FILE: ILDN
// NAME: shader.pdb
// PDB: ILDN
// PDB: HASH
// PDB: VERS
// PDB: ILDB
// PDB: compiler 1.{{[0-9.]+}}, version DXIL Tools {{[0-9.]+}}
// PDB: define void @main()
// HASHED: {{^[0-9a-f]+\.pdb$}}
//
// The same inputs, the same file.
// RUN: cd %t && %dxil-cc -T cs_6_6 -Zi %s -Fd shader2.pdb -Fo file2.dxil && %dxil-cc -T cs_6_6 -Zi %s -Fd shader2.pdb -Fo file2.dxil -Fsh again.hash
// RUN: cmp %t/plain.hash %t/again.hash
//
// What asks for debug information that is not there.
// RUN: not %dxil-cc -T cs_6_6 -Qembed_debug %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %dxil-cc -T cs_6_6 -Zi -Zss -Zsb %s 2>&1 | FileCheck %s --check-prefix=BOTH
// NONE: dxil-cc: error: -Qembed_debug: there is no debug information (expected -Zi)
// BOTH: dxil-cc: error: -Zss and -Zsb: the hash depends on the source, or it does not (expected one of the two)

#ifndef FACTOR
#define FACTOR 2
#endif

RWBuffer<int> Out : register(u0);

[numthreads(16, 1, 1)]
void main(uint3 Id : SV_DispatchThreadID) {
  int Value = Out[Id.x];
  Value = Value * FACTOR + 1;
  Out[Id.x] = Value;
}
