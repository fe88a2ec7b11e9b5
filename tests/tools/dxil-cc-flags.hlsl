// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How floats treat denormals is an attribute of the entry.
//
// RUN: %dxil-cc -T cs_6_2 -denorm preserve %s | FileCheck %s --check-prefix=PRESERVE
// RUN: %dxil-cc -T cs_6_2 -denorm ftz %s | FileCheck %s --check-prefix=FTZ
// RUN: %dxil-cc -T cs_6_2 -denorm any %s | FileCheck %s --check-prefix=ANY
// RUN: %dxil-cc -T cs_6_2 %s | FileCheck %s --check-prefix=NONE
// PRESERVE: attributes #0 = { {{.*}}"fp32-denorm-mode"="preserve"
// FTZ: attributes #0 = { {{.*}}"fp32-denorm-mode"="ftz"
// ANY: attributes #0 = { {{.*}}"fp32-denorm-mode"="any"
// NONE-NOT: fp32-denorm-mode
//
// RUN: not %dxil-cc -T cs_6_1 -denorm ftz %s 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not %dxil-cc -T cs_6_2 -denorm flush %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// OLD: dxil-cc: error: -denorm: profile cs_6_1 has no such mode (expected 6_2 or later)
// UNKNOWN: dxil-cc: error: -denorm flush: unknown mode (expected any, preserve or ftz)
//
// Other outputs: a C array, diagnostics in a file, the hash.
// RUN: rm -rf %t && mkdir -p %t
// RUN: %dxil-cc -T cs_6_2 -E main %s -Fh %t/shader.h -Vn Shader -Fsh %t/hash -nologo -Cc
// RUN: FileCheck %s --check-prefix=ARRAY < %t/shader.h
// ARRAY: const unsigned char Shader[] = {
// ARRAY-NEXT: {{^}}  0x44, 0x58, 0x42, 0x43,
// ARRAY: };
// RUN: not %dxil-cc -T cs_6_2 -E missing %s -Fe %t/errors.txt -Fo %t/none.dxil
// RUN: FileCheck %s --check-prefix=ERRORS < %t/errors.txt
// ERRORS: error
// RUN: not %dxil-cc -T cs_6_2 %s -Frs %t/none.dxil 2>&1 | FileCheck %s --check-prefix=NOROOT
// NOROOT: dxil-cc: error: -Frs: the shader has no root signature
// RUN: %dxil-cc -T cs_6_2 -E rooted %s -Frs %t/root.dxil -Fo %t/rooted.dxil
// RUN: %dxil-dis --parts %t/root.dxil | FileCheck %s --check-prefix=ROOT
// RUN: %dxil-cc -T cs_6_2 -E rooted %s -Fo %t/stripped.dxil -Qstrip_rootsignature
// RUN: %dxil-dis --parts %t/stripped.dxil | FileCheck %s --check-prefix=STRIPPED
// ROOT: RTS0
// ROOT-NOT: DXIL
// STRIPPED-NOT: RTS0

RWBuffer<float> Out : register(u0);

[numthreads(16, 1, 1)]
void main(uint Id : SV_GroupIndex) {
  Out[Id] = Out[Id] * 0.5;
}

[RootSignature("DescriptorTable(UAV(u0))")]
[numthreads(16, 1, 1)]
void rooted(uint Id : SV_GroupIndex) {
  Out[Id] = 1;
}
