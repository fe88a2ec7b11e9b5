// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a module of IR may ask for before passes are run on it. Passes take
// variables and copies apart and inline all calls, so that a kilobyte of IR can
// ask for more memory than there is.
#ifndef DXIL_LOWERING_INPUTLIMITS_H
#define DXIL_LOWERING_INPUTLIMITS_H

#include "llvm/ADT/MapVector.h"

#include <optional>
#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Says which limit \p M goes beyond, as "a variable of more than N numbers";
/// nothing if it keeps within all. Linear in the module's size.
std::optional<std::string> exceededInputLimit(const llvm::Module &M);

/// How many instructions each defined function of \p M has once all calls in it are inlined, at
/// most 2^62, callees before their callers; what calls itself counts once.
llvm::MapVector<const llvm::Function *, uint64_t> inlinedSizes(const llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_INPUTLIMITS_H
