// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A new op must have a meaning, or a reason why it has none (docs/meaning.md).

// RUN: %dxil-tblgen %s %td_include -gen-meaning-docs | FileCheck %s

include "DXIL.td"

// CHECK: ## Without a meaning
// CHECK-EMPTY:
// CHECK-NEXT: {{^None\.$}}
