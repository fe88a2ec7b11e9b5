// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of the target: what DXIL says of a module as a whole. Each runs
// alone under `opt -load-pass-plugin`, by the name that its comment gives.
#ifndef DXIL_TARGET_PASSES_H
#define DXIL_TARGET_PASSES_H

#include "llvm/IR/PassManager.h"

namespace dxil::target {

/// `dxil-resource-metadata`: writes `dx.resources` from the handles that the
/// module creates. Runs before the handles are lowered; a module that has a
/// `dx.resources` already, or no handle, is left alone.
class DXILResourceMetadataPass : public llvm::PassInfoMixin<DXILResourceMetadataPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-entry-signature`: makes the shader of a graphics stage out of the entry
/// point that the front end module has annotated: loads of the inputs, the
/// call, stores of the outputs, as extension intrinsics `dxil.loadInput` and
/// `dxil.storeOutput`; the signatures go to the shader as `!dxil.signatures`.
/// Leaves a module without such an annotation alone.
class DXILEntrySignaturePass : public llvm::PassInfoMixin<DXILEntrySignaturePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// `dxil-translate-metadata`: writes `dx.version`, `dx.valver`,
/// `dx.shaderModel` and `dx.entryPoints` from the triple, the entry functions'
/// `hlsl.*` attributes, `dx.resources` and the ops used, and removes the
/// attributes and module metadata that have become part of them.
class DXILTranslateMetadataPass : public llvm::PassInfoMixin<DXILTranslateMetadataPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// `dxil-restore-shape`: for a module that `dxil-upgrade` has made and LLVM's optimiser has
/// changed: vectors, addresses in bytes, intrinsics and integers that DXIL lacks become ones that
/// it has, and values of resource types that were taken apart are loaded whole again. Leaves others
/// alone.
class DXILRestoreShapePass : public llvm::PassInfoMixin<DXILRestoreShapePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-restore-metadata`: for a module that `dxil-upgrade` has made: its
/// named metadata `dxil.*`, `hlsl.*` attributes and triple become the `dx.*`
/// metadata they came from. Any other module is left alone.
class DXILRestoreMetadataPass : public llvm::PassInfoMixin<DXILRestoreMetadataPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// `dxil-type-annotations`: writes `dx.typeAnnotations` from the records of types that the front
/// end has left (dxil/contract/TypeRecords.h). Leaves a module without them alone.
class DXILTypeAnnotationsPass : public llvm::PassInfoMixin<DXILTypeAnnotationsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// Where reflection data goes.
struct ReflectionOptions {
  bool Part = true;       ///< into the part STAT
  bool InProgram = false; ///< it stays in the program too
};

/// `dxil-write`: writes the container of the lowered module to standard output. An error is a
/// diagnostic, and then nothing is written.
class DXILWritePass : public llvm::PassInfoMixin<DXILWritePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// `dxil-pipeline`: every pass of the back end in order, to the lowered module. Stops after the
/// first pass that reports an error.
class DXILPipelinePass : public llvm::PassInfoMixin<DXILPipelinePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace dxil::target

#endif // DXIL_TARGET_PASSES_H
