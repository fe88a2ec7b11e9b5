// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types that stand for resources in `dx.resources`.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace llvm {
class LLVMContext;
class StructType;
class TargetExtType;
class Type;
namespace dxil {
class ResourceTypeInfo;
} // namespace dxil
} // namespace llvm

namespace dxil::lowering {

/// The type that the symbol of a resource points to: a struct named after the
/// resource's HLSL class that holds its element type, or an array of it when
/// \p RangeSize is not 1 (length 0 for an unbounded range, UINT32_MAX). DXIL
/// wants a struct, and an array for a range, of constant buffers too.
/// \p Name is the resource's own name, and names a constant buffer's struct.
llvm::Type *resourceSymbolType(llvm::dxil::ResourceTypeInfo &Info, llvm::StringRef Name,
                               uint32_t RangeSize, llvm::LLVMContext &Ctx);

/// Returns \p Ty without types that only LLVM 22 has: drops padding, and replaces layout types by
/// the types that they wrap and other target types by i32.
llvm::Type *withoutTargetTypes(llvm::Type *Ty);

} // namespace dxil::lowering
