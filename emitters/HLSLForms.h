// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// Fills in OpDesc::HLSL: the words of HLSL that reach each op, sorted. False after a reported
/// error: an HLSLForm that says what another record says.
bool readHLSLForms(Model &M, const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
