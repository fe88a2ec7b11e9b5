#pragma pack_matrix(rows)
#ident "1.0"
static const int Code = 'ab';
float4 main() : SV_Target { return Code; }

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK-DAG: :1:9: error: invalid argument of '#pragma pack_matrix' (expected '(row_major)' or '(column_major)')
// CHECK-DAG: :2:2: error: invalid preprocessing directive '#ident'
// CHECK-DAG: :3:25: error: multi-character constant 'ab' is unsupported in HLSL (expected one character)
// DXC: 1:21 invalid argument; expected  or 'disable'
// VERDICT: more: every mistake at once
