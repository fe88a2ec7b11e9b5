// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Invariants over all records, checked before any output is written.
#pragma once

namespace llvm {
class RecordKeeper;
}

namespace dxil::emitters {
struct Model;

/// Reports each broken invariant at the record's line. Returns false if there were any.
bool checkModel(const Model &M, const llvm::RecordKeeper &Records);
} // namespace dxil::emitters
