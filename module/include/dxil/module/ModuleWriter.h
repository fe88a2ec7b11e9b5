// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module model to LLVM 3.7 bitcode: the inverse of readBitcode().
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <vector>

namespace dxil::ir {

/// The module as bare bitcode, a multiple of four bytes long, which readBitcode() reads to the same
/// model. Values, types and metadata may stand in any order that Module.h allows; what refers to
/// nothing is written too. The module must keep the guarantees at the head of Module.h. Time and
/// memory are linear in its size but for the sorting of names. Fails with LimitExceeded if a block
/// would be longer than its 32-bit length can say.
Result<std::vector<uint8_t>> writeBitcode(const ir::Module &M);

/// The module with its tables in the order in which LLVM 3.7 writes where it does not keep the
/// order of uses: types, constants, metadata and attributes as a walk over globals, named metadata
/// and functions meets them, but constants by type and number of uses, which makes the bitcode
/// small. Types with a name keep their order among themselves, globals and functions theirs. What
/// nothing refers to is gone, but for types with a name; equal constants, and strings and values as
/// metadata that are equal, are one. The text is the same, and parseAssembly() of it gives this
/// order.
///
/// `M` must keep the guarantees of Module.h. A module whose constants are made of themselves, or
/// deeper than the 253 levels that a text may have, is returned as it is. Time and memory are
/// linear in its size but for logarithms.
ir::Module inWritingOrder(ir::Module M);

} // namespace dxil::ir
