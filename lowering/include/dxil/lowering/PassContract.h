// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes promise to leave behind (Passes.def), looked at after every pass in tests.
#ifndef DXIL_LOWERING_PASSCONTRACT_H
#define DXIL_LOWERING_PASSCONTRACT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace llvm {
class Module;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace dxil::lowering {

/// Watches one run of a pipeline: what a pass has promised must hold after it and after all that
/// follow. Costs a walk over the module for each pass, so it is for tests.
class PassContract {
public:
  /// Whether the environment asks for it: DXIL_CHECK_PASSES is set and not empty.
  static bool isWanted();

  /// After each pass that \p Callbacks reports, looks at the module with check() and, where
  /// neither functions nor phis have handles, with LLVM's verifier. What is wrong is an error of
  /// the module's context. The object must outlive them.
  void registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks);

  /// Adds what the pass of that name promises to what has to hold.
  void addPass(llvm::StringRef Name);
  /// What of it does not hold in \p M, and which pass has promised it; empty if all does.
  std::string check(const llvm::Module &M) const;

private:
  void afterPass(llvm::StringRef Name, const llvm::Module &M);

  /// Of the promises in PassContract.cpp, by number.
  llvm::SmallVector<unsigned, 16> InForce;
  bool HasReported = false;
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_PASSCONTRACT_H
