// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The target machine of the `dxil` triple. It has no registers and no instructions; it converts a
// module to a container.
#pragma once

#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/Target/TargetLoweringObjectFile.h"

#include <memory>
#include <optional>

namespace dxil::plugin {

class DXILTargetMachine : public llvm::CodeGenTargetMachineImpl {
public:
  DXILTargetMachine(const llvm::Target &T, const llvm::Triple &TT, llvm::StringRef CPU,
                    llvm::StringRef FS, const llvm::TargetOptions &Options,
                    std::optional<llvm::Reloc::Model> RM, std::optional<llvm::CodeModel::Model> CM,
                    llvm::CodeGenOptLevel OL, bool JIT);
  ~DXILTargetMachine() override;

  /// A target without instructions has no costs of its own, so the answers come from the IR alone.
  llvm::TargetTransformInfo getTargetTransformInfo(const llvm::Function &F) const override;

  llvm::TargetLoweringObjectFile *getObjFileLowering() const override { return ObjectFile.get(); }

  void registerPassBuilderCallbacks(llvm::PassBuilder &PB) override;

  /// Adds one pass, which runs the whole pipeline and writes to \p Out: the
  /// container (object file), the lowered module (assembly), or nothing.
  bool addPassesToEmitFile(llvm::PassManagerBase &PM, llvm::raw_pwrite_stream &Out,
                           llvm::raw_pwrite_stream *DwoOut, llvm::CodeGenFileType FileType,
                           bool DisableVerify, llvm::MachineModuleInfoWrapperPass *MMIWP) override;

  /// There is no machine code to keep in memory.
  bool addPassesToEmitMC(llvm::PassManagerBase &, llvm::MCContext *&, llvm::raw_pwrite_stream &,
                         bool) override {
    return true;
  }

private:
  std::unique_ptr<llvm::TargetLoweringObjectFile> ObjectFile;
};

} // namespace dxil::plugin
