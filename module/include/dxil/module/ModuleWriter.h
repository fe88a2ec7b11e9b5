// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the module model as LLVM 3.7 bitcode: the inverse of readBitcode().
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <vector>

namespace dxil::ir {

/// Returns the module as bare bitcode, padded to four bytes. readBitcode() reads it as an equal
/// module. Values, types and metadata may be in any order that Module.h allows; unused ones are
/// written too. The module must keep the guarantees at the head of Module.h. Time and memory are
/// linear in its size, except for the sorting of names. Fails with LimitExceeded if a block exceeds
/// its 32-bit length.
Result<std::vector<uint8_t>> writeBitcode(const ir::Module &M);

/// Returns the module with its tables in LLVM 3.7's writing order: types, constants, metadata and
/// attributes in the order of a walk over globals, named metadata and functions, but constants by
/// type and number of uses, which makes the bitcode small. Named types, globals and functions keep
/// their relative order. Unused items are dropped, except named types. Equal constants, strings and
/// values as metadata are merged. The assembly stays the same, and parseAssembly() of it gives this
/// order.
///
/// `M` must keep the guarantees of Module.h. A module is returned unchanged if its constants
/// contain themselves or nest deeper than 253 levels, the limit of assembly. Time and memory are
/// linear in its size, times a logarithm.
ir::Module inWritingOrder(ir::Module M);

} // namespace dxil::ir
