// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "IRInput.h"
#include "ModulePrinter.h"
#include "dxil/lowering/Emission.h"
#include "dxil/lowering/InputLimits.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/spirv/Translate.h"
#include "dxil/upgrade/Passes.h"
#include "dxil/upgrade/Reader.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::compiler {
namespace {

void setTarget(Module &M, const Options &O) {
  if (!O.Target)
    return;
  M.setTargetTriple(Triple(O.Target->triple()));
}

// Runs clang's optimization if the user requests it. Otherwise IR is compiled as it is, like llc
// does.
void optimize(Module &M, unsigned Level) {
  const OptimizationLevel Levels[] = {OptimizationLevel::O0, OptimizationLevel::O1,
                                      OptimizationLevel::O2, OptimizationLevel::O3};
  LoopAnalysisManager Loops;
  FunctionAnalysisManager Functions;
  CGSCCAnalysisManager CallGraph;
  ModuleAnalysisManager Modules;
  PassBuilder PB;
  PB.registerModuleAnalyses(Modules);
  PB.registerCGSCCAnalyses(CallGraph);
  PB.registerFunctionAnalyses(Functions);
  PB.registerLoopAnalyses(Loops);
  PB.crossRegisterProxies(Loops, Functions, CallGraph, Modules);
  PB.buildPerModuleDefaultPipeline(Levels[Level]).run(M, Modules);
}

bool keepsLimits(const Module &M, StringRef Input, Messages &Log) {
  llvm::Error Exceeded = lowering::checkInputLimits(M);
  if (!Exceeded)
    return true;
  Log.error(Input + ": the module asks for too much: " + toString(std::move(Exceeded)));
  return false;
}

// Lifts a container to LLVM IR and writes it again.
bool convertContainer(MemoryBufferRef Buffer, LLVMContext &Context, const Options &O, Messages &Log,
                      std::string &Container) {
  StringRef Data = Buffer.getBuffer();
  auto M = upgrade::readDXIL(ArrayRef<uint8_t>(Data.bytes_begin(), Data.size()), Context);
  if (!M) {
    Log.error(Buffer.getBufferIdentifier() + ": " + toString(M.takeError()));
    return false;
  }
  if (!keepsLimits(**M, Buffer.getBufferIdentifier(), Log))
    return false;
  if (O.CheckUndefined)
    lowering::checkUndefined(**M);
  ModuleAnalysisManager Analyses;
  upgrade::DXILUpgradePass().run(**M, Analyses);
  if (O.OptLevelGiven && O.OptLevel > 0)
    optimize(**M, O.OptLevel);
  raw_string_ostream Bytes(Container);
  return lowering::emitModule(**M, lowering::OutputKind::Container, Bytes, /*TM=*/nullptr);
}

/// Translates SPIR-V. The profile says which shader model and stage to expect. A library without an
/// entry point has all entry points of ray tracing pipelines.
bool translateSPIRV(MemoryBufferRef Buffer, const Options &O, Messages &Log,
                    std::string &Container) {
  const StringRef Data = Buffer.getBuffer();
  spirv::TranslateOptions Translation;
  if (O.IsEntryGiven)
    Translation.Entry = O.Entry;
  if (O.Target) {
    Translation.Minor = uint8_t(O.Target->Minor);
    Translation.Kind = findStage(O.Target->Stage);
    Translation.IsLibrary = Translation.Kind == Stage::Library && !O.IsEntryGiven;
  }
  Translation.OtherStage =
      Bytes(reinterpret_cast<const uint8_t *>(O.OtherStage.data()), O.OtherStage.size());
  const auto Made = spirv::translate(Bytes(Data.bytes_begin(), Data.size()), Translation);
  if (!Made) {
    Log.error(Buffer.getBufferIdentifier() + ": " + Made.error().str());
    return false;
  }
  Container.assign(Made->begin(), Made->end());
  return true;
}

} // namespace

InputKind inputKind(MemoryBufferRef Buffer) {
  StringRef Data = Buffer.getBuffer();
  switch (identify_magic(Data)) {
  case file_magic::dxcontainer_object: return InputKind::Container;
  case file_magic::bitcode: return InputKind::IR;
  case file_magic::spirv_object: return InputKind::SPIRV;
  default: return Buffer.getBufferIdentifier().ends_with(".ll") ? InputKind::IR : InputKind::HLSL;
  }
}

bool compileIR(MemoryBufferRef Buffer, const Options &O, const Host &H, Messages &Log,
               std::string &Container) {
  if (inputKind(Buffer) == InputKind::SPIRV)
    return translateSPIRV(Buffer, O, Log, Container);
  LLVMContext Context;
  auto Read = [&](StringRef Path) -> std::unique_ptr<MemoryBuffer> {
    auto Text = H.Files->getBufferForFile(Path);
    return Text ? std::move(*Text) : nullptr;
  };
  Context.setDiagnosticHandler(std::make_unique<ModulePrinter>(O, O.Input, Read, Log));
  SMDiagnostic ParseError;
  if (inputKind(Buffer) == InputKind::Container)
    return convertContainer(Buffer, Context, O, Log, Container);
  std::unique_ptr<Module> M = parseIR(Buffer, ParseError, Context);
  if (!M) {
    std::string Place = ParseError.getFilename().str();
    if (ParseError.getLineNo() > 0)
      Place += formatv(":{0}:{1}", ParseError.getLineNo(), ParseError.getColumnNo() + 1).str();
    Log.error(Place + ": " + ParseError.getMessage());
    return false;
  }
  std::string Broken;
  raw_string_ostream Out(Broken);
  if (verifyModule(*M, &Out)) {
    Log.error(Buffer.getBufferIdentifier() + ": invalid IR: " + StringRef(Broken).rtrim());
    return false;
  }
  if (!keepsLimits(*M, Buffer.getBufferIdentifier(), Log))
    return false;
  setTarget(*M, O);
  if (O.CheckUndefined)
    lowering::checkUndefined(*M);
  if (O.OptLevelGiven && O.OptLevel > 0)
    optimize(*M, O.OptLevel);
  raw_string_ostream Bytes(Container);
  return lowering::emitModule(*M, lowering::OutputKind::Container, Bytes, /*TM=*/nullptr);
}

} // namespace dxil::compiler
