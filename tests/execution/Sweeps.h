// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "description/CaseFile.h"

namespace dxil::execution {

/// Functions over ranges of inputs, compared with the C++ library.
std::vector<Batch> sweepBatches();

} // namespace dxil::execution
