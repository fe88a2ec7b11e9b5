// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of the lowering, in pipeline order. Each runs alone under
// `opt -load-pass-plugin`, by the name that its comment gives.
#ifndef DXIL_LOWERING_PASSES_H
#define DXIL_LOWERING_PASSES_H

#include "llvm/IR/PassManager.h"

namespace dxil {

/// `dxil-prepare`: makes a lowered module expressible in LLVM 3.7. Removes
/// attributes, metadata kinds, flags and instructions that LLVM 3.7 lacks, and
/// puts a no-op `bitcast ptr to ptr` at each use whose pointee type differs
/// from the one PointerTypes finds for its pointer.
class DXILPreparePass : public llvm::PassInfoMixin<DXILPreparePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// `dxil-embed`: writes the module as a DXIL program (header and LLVM 3.7
/// bitcode) into the private constant `@dx.dxil`, section `DXIL`. A construct
/// that DXIL cannot express is a diagnostic of the module's LLVMContext, and
/// then there is no such global.
class DXILEmbedderPass : public llvm::PassInfoMixin<DXILEmbedderPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace dxil

#endif // DXIL_LOWERING_PASSES_H
