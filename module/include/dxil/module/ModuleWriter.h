// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module model to LLVM 3.7 bitcode: the inverse of readBitcode().
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <vector>

namespace dxil {

/// The module as bare bitcode, a multiple of four bytes long, which readBitcode() reads to the same
/// model. Values, types and metadata may stand in any order that Module.h allows; what refers to
/// nothing is written too. The module must keep the guarantees at the head of Module.h. Time and
/// memory are linear in its size but for the sorting of names. Fails with LimitExceeded if a block
/// would be longer than its 32-bit length can say.
Result<std::vector<uint8_t>> writeBitcode(const ir::Module &M);

} // namespace dxil
