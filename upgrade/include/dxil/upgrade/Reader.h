// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace dxil::upgrade {

/// Reads the module of a container, DXIL program part or bare LLVM 3.7 bitcode as LLVM 22 IR: with
/// opaque pointers and the data layout of LLVM's dxil target, otherwise unchanged (triple, `dx.op`
/// calls, `dx.*` metadata). The bytes are untrusted: LLVM's bitcode reader, which is not hardened,
/// sees only input that this project's reader has accepted.
///
/// Keeps the pointee types that opaque pointers lose: the symbols of `dx.resources` are undef of
/// the pointee type, and a function with pointer parameters has `!dxil.paramTypes` (see
/// docs/ir-contract.md).
///
/// The parts of a container that its program does not determine (root signature, source, compiler
/// version, private data) become constant globals `@dx.part.<NAME>` with the part's name as
/// section.
llvm::Expected<std::unique_ptr<llvm::Module>> readDXIL(llvm::ArrayRef<uint8_t> Input,
                                                       llvm::LLVMContext &Context);

} // namespace dxil::upgrade
