// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The part RDAT beside what is derived from a library.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/derive/Analysis.h>

#include <string>

namespace dxil::test {

/// Where the part first differs from what is derived, with the part's subobjects; empty if they are
/// the same bytes. Needs the analysis' facts and handles.
std::string runtimeDifference(const container::Analysis &A, Bytes Part);

} // namespace dxil::test
