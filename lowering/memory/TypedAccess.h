// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class DataLayout;
class Type;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Rewrites each load, store and atomic operation on \p Object, a pointer to \p Ty, as accesses of
/// the scalars and vectors of that type, which are addressed by member and element. Calls may take
/// the object itself. Returns false after a diagnostic if an access covers only part of a number or
/// a use cannot be followed.
bool accessInType(llvm::Value &Object, llvm::Type *Ty, const llvm::DataLayout &DL);

} // namespace dxil::lowering
