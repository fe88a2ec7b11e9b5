// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a module to the bytes of a container.
#ifndef DXIL_LOWERING_EMISSION_H
#define DXIL_LOWERING_EMISSION_H

namespace llvm {
class Module;
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace dxil::lowering {

enum class OutputKind {
  Container, ///< the bytes of a DXContainer
  Assembly,  ///< the lowered module as LLVM 22 text
  None       ///< only diagnostics
};

/// Where reflection data goes.
struct ReflectionOptions {
  bool Part = true;       ///< into the part STAT
  bool InProgram = false; ///< it stays in the program too
};

/// Lowers \p M and writes what \p Kind asks for to \p Out. Errors go to the module's LLVMContext as
/// diagnostics, and then nothing is written. \p TM may be null. \returns false if there was an
/// error.
bool emitModule(llvm::Module &M, OutputKind Kind, llvm::raw_ostream &Out, llvm::TargetMachine *TM,
                ReflectionOptions Reflection = {});

/// Writes the container of the lowered module \p M, digest included, and takes out of \p M what
/// only some of its parts have. \returns false after a diagnostic.
bool writeContainer(llvm::Module &M, ReflectionOptions Reflection, llvm::raw_ostream &Out);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_EMISSION_H
