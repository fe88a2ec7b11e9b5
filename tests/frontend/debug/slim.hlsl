// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// -Zs: a PDB with the sources and the arguments, and no program.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: %dxil-cc -T cs_6_0 %s -Fo %t/plain.dxil
// RUN: cd %t && %dxil-cc -T cs_6_0 -Zs -D SCALE=3 %s -Fd slim.pdb -Fo slim.dxil 2>&1 | count 0
// RUN: %dxil-dis --parts %t/slim.dxil | FileCheck %s --check-prefix=PARTS
// RUN: %dxil-dis --extract DXIL %t/plain.dxil -o %t/plain.part
// RUN: %dxil-dis --extract DXIL %t/slim.dxil -o %t/slim.part
// RUN: cmp %t/plain.part %t/slim.part
// RUN: %dxil-dis --extract ILDN %t/slim.dxil -o - | FileCheck %s --check-prefix=NAME
// RUN: %dxil-dis --parts %t/slim.pdb | FileCheck %s --check-prefix=PDB
// RUN: %dxil-dis --json %t/slim.pdb | FileCheck %s --check-prefix=SOURCES
// RUN: not %dxil-cc -T cs_6_0 -Zs -Zi %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not %dxil-cc -T cs_6_0 -Zs -Qembed_debug %s 2>&1 | FileCheck %s --check-prefix=EMBED

// PARTS-NOT: ILDB
// PARTS: ILDN
// PARTS-NOT: ILDB
// NAME: slim.pdb
// PDB-DAG: ILDN
// PDB-DAG: HASH
// PDB-DAG: SRCI
// PDB-NOT: ILDB
// SOURCES: slim.hlsl
// SOURCES: SCALE=3
// BOTH: -Zs and -Zi: a PDB of sources alone has no program (expected one of the two)
// EMBED: -Zs and -Qembed_debug: a PDB of sources alone has no program (expected one of the two)

#ifndef SCALE
#define SCALE 3
#endif
RWBuffer<int> Out : register(u0);

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) { Out[i] = int(i) * SCALE; }
