// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts about a module that a front end gives in addition to IR. A front end in the same
// process hands over the struct. In a file the facts are JSON in annotations (docs/ir-contract.md).
#pragma once

#include "dxil/contract/Bindings.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract/LibraryFacts.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::contract {

/// Each pass takes the facts that it needs, and leaves the others for later passes.
struct ModuleFacts {
  std::vector<EntryPoint> Entries;
  std::vector<EntryPoint> PatchConstants; ///< patch constant functions of the hull shaders in
                                          ///< Entries, in their order
  LibraryFacts Library;
  BindingRules Bindings;
  bool WritesConstants = false; ///< the source may write constants of buffers, as under -Gec
};

/// Adds annotations with the facts to \p M, whose values and types the facts name.
void writeFacts(llvm::Module &M, const ModuleFacts &Facts);

// Move facts from the annotations of \p M to \p Facts.

/// Calls \p Malformed with the function of each annotation that is malformed or names a function
/// that is missing. Returns true if there was any annotation.
bool readEntryPoints(llvm::Module &M, ModuleFacts &Facts,
                     llvm::function_ref<void(llvm::Function &)> Malformed);
// Return false if the annotation is malformed.
bool readLibraryFacts(llvm::Module &M, ModuleFacts &Facts);
bool readBindingRules(llvm::Module &M, ModuleFacts &Facts);
void readWritableConstants(llvm::Module &M, ModuleFacts &Facts);

} // namespace dxil::contract
