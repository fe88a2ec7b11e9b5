// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about a library that the front end passes in addition to its functions.
#ifndef DXIL_LOWERING_LIBRARYFACTS_H
#define DXIL_LOWERING_LIBRARYFACTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Turns the annotation `dxil.library:` of \p M into the named metadata `dx.dxrPayloadAnnotations`
/// and `dx.subobjects`. Returns true if there was one.
bool takeLibraryFacts(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LIBRARYFACTS_H
