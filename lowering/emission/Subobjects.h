// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library's descriptions of the state objects that it becomes part of.
#pragma once

#include <dxil/container/derive/Subobject.h>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Returns the subobjects that the front end has left in `dx.subobjects`, or those of the part RDAT
/// that an upgraded module came with.
std::vector<container::Subobject> subobjectsOf(const llvm::Module &M);

} // namespace dxil::lowering
