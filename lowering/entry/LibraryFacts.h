// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about a library that the front end passes in addition to its functions.
#pragma once

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::contract {
struct ModuleFacts;
} // namespace dxil::contract

namespace dxil::lowering {

/// Turns the facts about the library \p M into the named metadata `dx.dxrPayloadAnnotations` and
/// `dx.subobjects`. Returns true if there are any.
bool takeLibraryFacts(llvm::Module &M, contract::ModuleFacts &Facts);

} // namespace dxil::lowering
