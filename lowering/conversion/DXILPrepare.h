// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of DXILPreparePass.
#pragma once

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Removes the attributes, linkage details, calling conventions and named
/// metadata that DXIL lacks, and globals that nothing uses.
void prepareSymbols(llvm::Module &M);

/// Removes or replaces instructions, operands, flags and metadata attachments
/// that LLVM 3.7 lacks.
void prepareInstructions(llvm::Module &M);

/// Gives each pointer the pointee type that its use needs: byte offsets become typed indices, and a
/// `getelementptr` of zeros or a no-op cast connects two types.
void preparePointers(llvm::Module &M);

} // namespace dxil::lowering
