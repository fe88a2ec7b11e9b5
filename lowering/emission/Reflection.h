// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What applications that reflect read: annotations of types and functions, and the program without
// bodies in the part STAT. It is there if a front end has left records of types
// (dxil/contract/TypeRecords.h).
#ifndef DXIL_LOWERING_REFLECTION_H
#define DXIL_LOWERING_REFLECTION_H

#include <memory>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Writes `dx.typeAnnotations` of the lowered module \p M: of the structs that its resources and
/// functions are made of, and of its functions.
void writeTypeAnnotations(llvm::Module &M);

/// The program as the part STAT has it: without bodies.
std::unique_ptr<llvm::Module> reflectionModule(const llvm::Module &M);

/// Takes out of \p M what only reflection needs: annotations and, but for libraries, whose
/// functions find resources by them, names.
void stripReflection(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_REFLECTION_H
