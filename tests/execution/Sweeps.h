// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "description/CaseFile.h"

namespace dxil::execution {

/// Functions over a range of inputs, each compared with the C++ library's own.
std::vector<Batch> sweepBatches();

} // namespace dxil::execution
