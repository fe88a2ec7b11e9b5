// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the front end says of a library besides its functions.
#ifndef DXIL_LOWERING_LIBRARYFACTS_H
#define DXIL_LOWERING_LIBRARYFACTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Turns the annotation `dxil.library:` of \p M, if it has one, into the named metadata
/// `dx.dxrPayloadAnnotations` and `dx.subobjects`. Returns whether there was one.
bool takeLibraryFacts(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LIBRARYFACTS_H
