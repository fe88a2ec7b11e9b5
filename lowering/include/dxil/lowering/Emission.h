// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emission of a module as the bytes of a container.
#pragma once

#include <memory>

namespace llvm {
class Module;
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace dxil::contract {
struct ModuleFacts;
} // namespace dxil::contract

namespace dxil::lowering {

enum class OutputKind {
  Container, ///< the bytes of a DXContainer
  Assembly,  ///< the lowered module as LLVM 22 text
  None       ///< no output but diagnostics
};

/// Where reflection data goes.
struct ReflectionOptions {
  bool Part = true;       ///< into the part STAT
  bool InProgram = false; ///< keep it in the program too
};

/// Lowers \p M and writes the output of kind \p Kind to \p Out. After an error, which goes to the
/// LLVMContext as a diagnostic, writes nothing and returns false. \p TM may be null. Passes take
/// the \p Facts of the front end; null: those in annotations.
bool emitModule(llvm::Module &M, OutputKind Kind, llvm::raw_ostream &Out, llvm::TargetMachine *TM,
                ReflectionOptions Reflection = {},
                std::shared_ptr<contract::ModuleFacts> Facts = nullptr);

/// Writes the signed container of the lowered module \p M. Removes from \p M the data that belongs
/// to only some parts. Returns false after a diagnostic.
bool writeContainer(llvm::Module &M, ReflectionOptions Reflection, llvm::raw_ostream &Out);

} // namespace dxil::lowering
