// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of docs/adding-an-op.md and of examples/regenerate, both in addition to DXIL.td.
include "adding-an-op.td"
include "acme.td"
