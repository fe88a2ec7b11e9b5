// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The back end's passes in order, and the way from a module to bytes.
#ifndef DXIL_TARGET_PIPELINE_H
#define DXIL_TARGET_PIPELINE_H

#include "dxil/target/Passes.h"
#include "llvm/IR/PassManager.h"

#include <string>
#include <vector>

namespace llvm {
class Module;
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace dxil::target {

/// What the back end is asked to make of a module.
enum class OutputKind {
  Container, ///< the bytes of a DXContainer
  Assembly,  ///< the lowered module as LLVM 22 text
  None       ///< only diagnostics
};

/// One step of the pipeline; between two steps the pipeline looks whether an
/// error was reported and stops there.
using PipelineStage = llvm::ModulePassManager;

/// The passes from clang's optimised module to the lowered one with its
/// metadata, in order; or, for a module that `dxil-upgrade` has made, which has
/// DXIL's shape already, the few that go back to the ops and the metadata.
std::vector<PipelineStage> buildLoweringStages(const llvm::Module &M);

/// Runs \p Stages over \p M, stopping after one that reports an error.
/// \returns false if any error was reported to the module's context.
bool runStages(std::vector<PipelineStage> Stages, llvm::Module &M, llvm::ModuleAnalysisManager &AM);

/// How much is done for speed: -Od, -O1, -O2 and -O3.
enum class Effort { None, Little, Much, Most };

/// Optimizes \p M, which the project's own front end (frontend/) has made, for emitModule().
/// \returns false if any error was reported to the module's context.
bool runFrontendPasses(llvm::Module &M, Effort How);

/// Lowers \p M and writes what \p Kind asks for to \p Out. Errors go to the
/// module's LLVMContext as diagnostics, and then nothing is written.
/// \p TM may be null. \returns false if there was an error.
bool emitModule(llvm::Module &M, OutputKind Kind, llvm::raw_ostream &Out, llvm::TargetMachine *TM,
                ReflectionOptions Reflection = {});

/// Writes the container of the lowered module \p M, digest included, and takes out of \p M what
/// only some of its parts have. \returns false after a diagnostic.
bool writeContainer(llvm::Module &M, ReflectionOptions Reflection, llvm::raw_ostream &Out);

} // namespace dxil::target

#endif // DXIL_TARGET_PIPELINE_H
