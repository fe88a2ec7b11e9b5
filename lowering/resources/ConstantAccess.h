// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads of constant buffer memory as rows of 16 bytes.
#pragma once

#include "memory/PointerAccess.h"

namespace dxil::lowering {

/// Replaces the load `Load` of constant buffer memory, `Offset` bytes from the
/// start of the buffer behind `Handle`, by loads of the rows that hold it, and
/// erases it. Returns false, after a diagnostic, for a type that a constant
/// buffer cannot hold.
bool replaceConstantLoad(llvm::LoadInst &Load, llvm::Value *Handle, const LinearOffset &Offset);

} // namespace dxil::lowering
