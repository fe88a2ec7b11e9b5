// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data for applications that use reflection: annotations of types and functions, and the program
// without bodies in the part STAT. It exists if a front end has left records of types
// (dxil/contract/TypeRecords.h).
#pragma once

#include <memory>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Writes `dx.typeAnnotations` of the lowered module \p M, for the structs in its resources and
/// functions, and for its functions.
void writeTypeAnnotations(llvm::Module &M);

/// Returns the program as the part STAT holds it: without bodies.
std::unique_ptr<llvm::Module> reflectionModule(const llvm::Module &M);

/// Removes from \p M what only reflection needs: annotations, and names of resources. Libraries
/// keep the names, since their functions find resources by them.
void stripReflection(llvm::Module &M);

} // namespace dxil::lowering
