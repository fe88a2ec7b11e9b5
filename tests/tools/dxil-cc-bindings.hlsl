// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Registers that the command line gives: a table, a space for all, registers that stay free.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -binding-table-define TABLE %s -Fo %t/a.dxil && %dxil-dis %t/a.dxil | FileCheck %s --check-prefix=TABLE
// RUN: printf ' Space, "ResourceName",Binding ,\n\n 2, both, t1\n999, both, b42,\n0x2, Samp, s1\n' > %t/table.csv
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -import-binding-table %t/table.csv %s -Fo %t/b.dxil && cmp %t/a.dxil %t/b.dxil
// TABLE: !"Other", i32 0, i32 4, i32 1,
// TABLE: !"both", i32 2, i32 1, i32 1,
// TABLE: !"both", i32 999, i32 42, i32 1,
// TABLE: !"Samp", i32 2, i32 1, i32 1,
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -auto-binding-space 5 %s -Fo %t/c.dxil && %dxil-dis %t/c.dxil | FileCheck %s --check-prefix=SPACE
// SPACE: !"Here", i32 0, i32 0, i32 1,
// SPACE: !"Other", i32 0, i32 4, i32 1,
// SPACE: !"both", i32 5, i32 0, i32 1,
// SPACE: !"both", i32 5, i32 0, i32 1,
// SPACE: !"Samp", i32 5, i32 0, i32 1,
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 %s -Fo %t/d.dxil && %dxil-dis %t/d.dxil | FileCheck %s --check-prefix=FREE
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -flegacy-resource-reservation %s -Fo %t/e.dxil && %dxil-dis %t/e.dxil | FileCheck %s --check-prefix=RESERVED
// FREE: !"both", i32 0, i32 0, i32 1,
// RESERVED: !"both", i32 0, i32 2, i32 1,
//
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -binding-table-define NONE %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: binding table: macro 'NONE' is not defined
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -binding-table-define NO_REGISTER %s 2>&1 | FileCheck %s --check-prefix=REGISTER
// REGISTER: error: binding table: 'e10' is no register (expected t, u, b or s and a number)
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -binding-table-define NO_SPACE %s 2>&1 | FileCheck %s --check-prefix=NOSPACE
// NOSPACE: error: binding table: '99999999999' is no space
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -binding-table-define NO_CELL %s 2>&1 | FileCheck %s --check-prefix=CELL
// CELL: error: binding table: a row of 2 cells (expected 3)
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -binding-table-define NO_COLUMN %s 2>&1 | FileCheck %s --check-prefix=COLUMN
// COLUMN: error: binding table: expected a first row with the columns ResourceName, Binding and Space
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 -import-binding-table %t/none.csv %s 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: -import-binding-table: '{{.*}}none.csv' cannot be read: No such file
#define TABLE "resourcename, binding, space;" \
              "both,         b42,     999;  " \
              "both,         t1,      0x02; " \
              "Samp,         S1,      2;    "
#define NO_REGISTER "resourcename,binding,space;both,e10,1"
#define NO_SPACE "resourcename,binding,space;both,t10,99999999999"
#define NO_CELL "resourcename,binding,space;both,t10"
#define NO_COLUMN "resourcename,space;both,1"

Texture2D Unused[2] : register(t0);
Texture2D both;
Texture2D Other : register(t4);
Texture2D Here : register(space0);
SamplerState Samp;
cbuffer both { float k; };

float4 main(float2 uv : UV) : SV_Target {
  return both.Sample(Samp, uv) * k + Other.Sample(Samp, uv) + Here.Sample(Samp, uv);
}
