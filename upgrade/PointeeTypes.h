// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::ir {
class Module;
} // namespace dxil::ir

namespace dxil::upgrade {

/// Adds the pointee types that DXIL depends on to `M`, which LLVM has read from the bitcode of
/// `Model`: the symbols of `dx.resources` become undef of the pointee type, and functions with
/// pointer parameters or results get `!dxil.paramTypes`.
void restorePointees(const ir::Module &Model, llvm::Module &M);

} // namespace dxil::upgrade
