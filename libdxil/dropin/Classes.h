// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Creates the objects of libdxil.so; libdxcompiler.so has them too.
#pragma once

#include "Interfaces.h"

namespace dxil::dropin {

Status createValidator(const Guid &Interface, void **Out);
Status createContainerBuilder(const Guid &Interface, void **Out);

} // namespace dxil::dropin
