// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What must hold over all records together before anything is written.
#pragma once

namespace llvm {
class RecordKeeper;
}

namespace dxil::emitters {
struct Model;

/// Reports each broken invariant at the record's line; false if there was one.
bool checkModel(const Model &M, const llvm::RecordKeeper &Records);
} // namespace dxil::emitters
