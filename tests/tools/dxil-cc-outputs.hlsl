// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What dxil-cc writes, where, and that it is the same wherever it runs.
//
// RUN: rm -rf %t && mkdir -p %t/a %t/b
// RUN: %dxil-cc -T cs_6_6 -E main %s -Fo %t/a/out.dxil -Fc %t/a/out.txt
// RUN: obj2yaml %t/a/out.dxil | FileCheck %s --check-prefix=YAML
// RUN: FileCheck %s --check-prefix=LISTING < %t/a/out.txt
// YAML: Name: PSV0
// YAML: NumThreadsX: 16
// LISTING: ; DXContainer 1.0, {{[0-9]+}} bytes, digest {{[0-9a-f]+}}
// LISTING: ; SFI0 {{.*}} 8
// LISTING: ; DXIL
// LISTING: target triple = "dxil-ms-dx"
// LISTING: define void @main()
// LISTING: call void @dx.op.bufferStore.i32
//
// Without a file to write, the listing goes to the standard output, as with dxc.
// RUN: %dxil-cc -T cs_6_6 %s | FileCheck %s --check-prefix=LISTING
// The standard streams.
// RUN: %dxil-cc -T cs_6_6 %s -Fo - > %t/stdout.dxil
// RUN: cmp %t/a/out.dxil %t/stdout.dxil
// RUN: %dxil-cc -T cs_6_6 - -Fo %t/stdin.dxil < %s
// RUN: cmp %t/a/out.dxil %t/stdin.dxil
//
// The same bytes from another directory, by another name, a second time.
// RUN: cp %s %t/b/other.hlsl
// RUN: cd %t/b && %dxil-cc -T cs_6_6 other.hlsl -Fo out.dxil
// RUN: cmp %t/a/out.dxil %t/b/out.dxil
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t/a/again.dxil
// RUN: cmp %t/a/out.dxil %t/a/again.dxil
// Debug information does not change the program.
// RUN: %dxil-cc -T cs_6_6 -Zi -Qstrip_debug %s -Fo %t/a/zi.dxil
// RUN: %dxil-dis --extract DXIL %t/a/out.dxil -o %t/b/out.part
// RUN: %dxil-dis --extract DXIL %t/a/zi.dxil -o %t/b/zi.part
// RUN: cmp %t/b/out.part %t/b/zi.part
//
// Nothing of this machine gets into it.
// RUN: strings %t/a/out.dxil | FileCheck %s --check-prefix=PATHS --allow-empty
// PATHS-NOT: {{/tmp|/work|/home|/root|/usr|\.hlsl}}
//
// No temporary file is left beside the output.
// RUN: ls %t/a | FileCheck %s --check-prefix=FILES
// FILES: again.dxil
// FILES-NEXT: out.dxil
// FILES-NEXT: out.txt
// FILES-NEXT: zi.dxil
// FILES-NOT: {{.}}

RWBuffer<int> Out : register(u0);

[numthreads(16, 1, 1)]
void main(uint3 Id : SV_DispatchThreadID) {
  Out[Id.x] = int(Id.x) * 3;
}
