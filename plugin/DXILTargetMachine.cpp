// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DXILTargetMachine.h"
#include "PassRegistry.h"
#include "Registration.h"
#include "dxil/generated/Limits.h"
#include "dxil/lowering/Emission.h"
#include "dxil/lowering/ScalarCosts.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Pass.h"

using namespace llvm;

namespace {

/// llc queries the object file's sections. Globals of a DXIL module name their own sections, and no
/// other section is ever selected.
class DXILObjectFile : public TargetLoweringObjectFile {
public:
  MCSection *getExplicitSectionGlobal(const GlobalObject *, SectionKind,
                                      const TargetMachine &) const override {
    return nullptr;
  }

protected:
  MCSection *SelectSectionForGlobal(const GlobalObject *, SectionKind,
                                    const TargetMachine &) const override {
    return nullptr;
  }
};

/// Adapts the back end, which uses the new pass manager, to the legacy pass manager with which
/// clang and llc run targets.
class EmitDXILPass : public ModulePass {
public:
  EmitDXILPass(::dxil::lowering::OutputKind Kind, raw_ostream &Out, TargetMachine *TM)
      : ModulePass(ID), Kind(Kind), Out(Out), TM(TM) {}

  StringRef getPassName() const override { return "DXIL emission"; }

  bool runOnModule(Module &M) override {
    ::dxil::lowering::emitModule(M, Kind, Out, TM);
    return true;
  }

  static char ID;

private:
  ::dxil::lowering::OutputKind Kind;
  raw_ostream &Out;
  TargetMachine *TM;
};
char EmitDXILPass::ID = 0;

// MC descriptions of a machine without instructions: llc creates each of them before it asks the
// target to emit anything.
class DXILAsmInfo : public MCAsmInfo {
public:
  DXILAsmInfo() { CommentString = ";"; }
};

MCAsmInfo *createAsmInfo(const MCRegisterInfo &, const Triple &, const MCTargetOptions &) {
  return new DXILAsmInfo;
}

MCRegisterInfo *createRegisterInfo(const Triple &) {
  return new MCRegisterInfo;
}

MCInstrInfo *createInstrInfo() {
  return new MCInstrInfo;
}

MCSubtargetInfo *createSubtargetInfo(const Triple &TT, StringRef CPU, StringRef FS) {
  return new MCSubtargetInfo(TT, CPU, /*TuneCPU=*/CPU, FS, {}, {}, {}, nullptr, nullptr, nullptr,
                             nullptr, nullptr, nullptr);
}

} // namespace

namespace dxil::plugin {

DXILTargetMachine::DXILTargetMachine(const Target &T, const Triple &TT, StringRef CPU, StringRef FS,
                                     const TargetOptions &Options, std::optional<Reloc::Model>,
                                     std::optional<CodeModel::Model>, CodeGenOptLevel OL, bool)
    : CodeGenTargetMachineImpl(T, ContractDataLayout, TT, CPU, FS, Options, Reloc::Static,
                               CodeModel::Small, OL),
      ObjectFile(std::make_unique<DXILObjectFile>()) {
  initAsmInfo();
}

DXILTargetMachine::~DXILTargetMachine() = default;

TargetTransformInfo DXILTargetMachine::getTargetTransformInfo(const Function &F) const {
  return ::dxil::lowering::scalarCosts(F.getDataLayout());
}

void DXILTargetMachine::registerPassBuilderCallbacks(PassBuilder &PB) {
  ::dxil::plugin::registerPassBuilderCallbacks(PB);
}

bool DXILTargetMachine::addPassesToEmitFile(PassManagerBase &PM, raw_pwrite_stream &Out,
                                            raw_pwrite_stream *, CodeGenFileType FileType, bool,
                                            MachineModuleInfoWrapperPass *MMIWP) {
  // llc passes an analysis that it created. The pass manager takes ownership.
  if (MMIWP)
    PM.add(MMIWP);
  auto Kind = lowering::OutputKind::None;
  if (FileType == CodeGenFileType::ObjectFile)
    Kind = lowering::OutputKind::Container;
  else if (FileType == CodeGenFileType::AssemblyFile)
    Kind = lowering::OutputKind::Assembly;
  PM.add(new EmitDXILPass(Kind, Out, this));
  return false;
}

Target &theDXILTarget() {
  static Target T;
  return T;
}

void registerTarget() {
  static const bool Once = [] {
    Target &T = theDXILTarget();
    RegisterTarget<Triple::dxil, /*HasJIT=*/false> Arch(T, "dxil", "DirectX Intermediate Language",
                                                        "DXIL");
    RegisterTargetMachine<DXILTargetMachine> Machine(T);
    TargetRegistry::RegisterMCAsmInfo(T, createAsmInfo);
    TargetRegistry::RegisterMCRegInfo(T, createRegisterInfo);
    TargetRegistry::RegisterMCInstrInfo(T, createInstrInfo);
    TargetRegistry::RegisterMCSubtargetInfo(T, createSubtargetInfo);
    return true;
  }();
  (void)Once;
}

} // namespace dxil::plugin
