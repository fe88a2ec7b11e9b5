// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_UPGRADE_READER_H
#define DXIL_UPGRADE_READER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace dxil::upgrade {

/// Whether `Input` begins as a container or as LLVM bitcode does: what readDXIL() can be tried on.
bool isContainerOrBitcode(llvm::ArrayRef<uint8_t> Input);

/// The module of a container, of a DXIL program part or of bare LLVM 3.7 bitcode, as LLVM 22 sees
/// it: opaque pointers, the data layout of LLVM's dxil target, everything else as it was (triple,
/// `dx.op` calls, `dx.*` metadata). Untrusted bytes may come in: LLVM's own bitcode reader, which
/// is not hardened, gets only what this project's reader has accepted.
///
/// What opaque pointers lose is kept: the symbols of `dx.resources` are undef of the pointee type,
/// and a function with pointer parameters has `!dxil.paramTypes` (see docs/ir-contract.md).
///
/// The parts of a container that its program does not determine (root signature, source, compiler
/// version, private data) become constant globals `@dx.part.<NAME>` with the part's name
/// as section.
llvm::Expected<std::unique_ptr<llvm::Module>> readDXIL(llvm::ArrayRef<uint8_t> Input,
                                                       llvm::LLVMContext &Context);

} // namespace dxil::upgrade

#endif // DXIL_UPGRADE_READER_H
