// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares part RDAT with the part derived from the library.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/derive/Analysis.h>

#include <string>

namespace dxil::test {

/// Returns the first difference between the part and the derived part, which has the same
/// subobjects. Empty if their bytes are equal. Needs the analysis' facts and handles.
std::string runtimeDifference(const container::Analysis &A, Bytes Part);

} // namespace dxil::test
