// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// Sets OpDesc::HLSL: the HLSL words that compile to each op, sorted. Returns false after a
/// reported error: an HLSLForm that repeats another record.
bool readHLSLForms(Model &M, const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
