// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the results that passes promise (Passes.def) after every pass. For tests.
#pragma once

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace dxil::lowering {

/// Watches one run of a pipeline. The result that a pass guarantees must hold after it and after
/// all later passes. For tests, because it walks the module after each pass.
class PassContract {
public:
  /// Returns true if the environment variable DXIL_CHECK_PASSES is set and not empty.
  static bool isWanted();

  /// Checks the module after each pass that \p Callbacks reports: with check(), and with LLVM's
  /// verifier unless functions or phis have handles. A failure is an error of the module's context.
  /// This object must outlive \p Callbacks.
  void registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks);

  /// Adds the results that the pass \p Name guarantees to those that have to hold.
  void addPass(llvm::StringRef Name);
  /// Fails if \p M lacks a guaranteed result; the error names it and its pass.
  llvm::Error check(const llvm::Module &M) const;

private:
  void afterPass(llvm::StringRef Name, const llvm::Module &M);

  /// Indices into the table of guaranteed results in PassContract.cpp.
  llvm::SmallVector<unsigned, 16> InForce;
  bool HasReported = false;
};

} // namespace dxil::lowering
