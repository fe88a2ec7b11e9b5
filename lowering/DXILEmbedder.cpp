// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/DXILEmbedder.h"
#include "DebugMetadata.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Passes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Endian.h"
#include "llvm/TargetParser/Triple.h"

#include <dxil/module/ModuleWriter.h>

using namespace llvm;

namespace dxil {

namespace {

struct Version {
  uint32_t Major = 0, Minor = 0;
};

/// Two words for the program, four for the bitcode in it.
constexpr unsigned ProgramWords = 2, BitcodeWords = 4;
/// The program once more, with debug information: the main one is the same with and without it.
constexpr StringLiteral DebugProgram = "dx.ildb";
constexpr uint32_t BitcodeMagic = 0x4C495844; // "DXIL", little-endian

/// The program's kind as its header counts them; LLVM's environments stand in
/// that order.
std::optional<uint32_t> shaderKind(const Triple &TT) {
  Triple::EnvironmentType Kind = TT.getEnvironment();
  if (Kind < Triple::Pixel || Kind > Triple::Amplification)
    return std::nullopt;
  return Kind - Triple::Pixel;
}

std::optional<Version> metadataVersion(const Module &M) {
  const NamedMDNode *Named = M.getNamedMetadata("dx.version");
  if (!Named || Named->getNumOperands() == 0 || Named->getOperand(0)->getNumOperands() != 2)
    return std::nullopt;
  const MDNode *Node = Named->getOperand(0);
  const auto *Major = mdconst::dyn_extract_or_null<ConstantInt>(Node->getOperand(0));
  const auto *Minor = mdconst::dyn_extract_or_null<ConstantInt>(Node->getOperand(1));
  if (!Major || !Minor)
    return std::nullopt;
  return Version{uint32_t(Major->getZExtValue()), uint32_t(Minor->getZExtValue())};
}

void appendWord(SmallVectorImpl<char> &Out, uint32_t Word) {
  char Bytes[4];
  support::endian::write32le(Bytes, Word);
  Out.append(Bytes, Bytes + 4);
}

} // namespace

Expected<SmallVector<char, 0>> buildProgram(const Module &M, DebugInfo WantDebug) {
  const Triple &TT = M.getTargetTriple();
  VersionTuple Model = TT.getOSVersion();
  std::optional<uint32_t> Kind = shaderKind(TT);
  if (!TT.isShaderModelOS() || Model.getMajor() == 0 || !Kind)
    return createStringError("the triple '" + TT.str() +
                             "' names no shader model and stage (expected one like "
                             "'dxil-pc-shadermodel6.6-compute')");
  Version ShaderModel{Model.getMajor(), Model.getMinor().value_or(0)};
  if (ShaderModel.Major > 15 || ShaderModel.Minor > 15)
    return createStringError("the shader model of the triple '" + TT.str() +
                             "' does not fit into a program header");
  Version Dxil = metadataVersion(M).value_or(Version{1, ShaderModel.Minor});

  Expected<ir::Module> Converted = convertModule(M, WantDebug);
  if (!Converted)
    return Converted.takeError();
  Result<std::vector<uint8_t>> Bitcode = writeBitcode(*Converted);
  if (!Bitcode)
    return createStringError(Bitcode.error().str());

  SmallVector<char, 0> Program;
  appendWord(Program, *Kind << 16 | ShaderModel.Major << 4 | ShaderModel.Minor);
  appendWord(Program, ProgramWords + BitcodeWords + uint32_t(Bitcode->size() / 4));
  appendWord(Program, BitcodeMagic);
  appendWord(Program, Dxil.Major << 8 | Dxil.Minor);
  appendWord(Program, BitcodeWords * 4); // from the magic to the bitcode
  appendWord(Program, uint32_t(Bitcode->size()));
  Program.append(Bitcode->begin(), Bitcode->end());
  return Program;
}

/// Puts the program of \p M into the global \p Name of \p Section. Returns
/// whether there is no error, which it reports.
static bool embedProgram(Module &M, StringRef Name, StringRef Section, DebugInfo WantDebug) {
  LLVMContext &Ctx = M.getContext();
  Expected<SmallVector<char, 0>> Program = buildProgram(M, WantDebug);
  if (!Program) {
    std::string Text = toString(Program.takeError());
    Ctx.diagnose(DiagnosticInfoGeneric(Text, DS_Error));
    return false;
  }
  if (GlobalVariable *Old = M.getNamedGlobal(Name))
    Old->eraseFromParent();
  Constant *Data = ConstantDataArray::get(
      Ctx, arrayRefFromStringRef(StringRef(Program->data(), Program->size())));
  auto *GV = new GlobalVariable(M, Data->getType(), /*isConstant=*/true,
                                GlobalValue::PrivateLinkage, Data, Name);
  GV->setSection(Section);
  GV->setAlignment(Align(4));
  return true;
}

/// The files are in dx.source.contents, or there is nothing that has them.
static void eraseSourceFiles(Module &M) {
  if (NamedMDNode *Files = M.getNamedMetadata(contract::SourceFiles))
    Files->eraseFromParent();
}

PreservedAnalyses DXILDebugEmbedderPass::run(Module &M, ModuleAnalysisManager &) {
  if (!hasFullDebugInfo(M) || M.getNamedGlobal(DebugProgram))
    return PreservedAnalyses::all();
  describeSources(M);
  eraseSourceFiles(M);
  insertDebugCalls(M);
  embedProgram(M, DebugProgram, "ILDB", DebugInfo::Full);
  removeDebugCalls(M);
  return PreservedAnalyses::none();
}

PreservedAnalyses DXILEmbedderPass::run(Module &M, ModuleAnalysisManager &Analyses) {
  DXILDebugEmbedderPass().run(M, Analyses);
  if (hasFullDebugInfo(M) && !M.getNamedGlobal(DebugProgram))
    return PreservedAnalyses::none(); // an error has been reported
  eraseSourceFiles(M);
  embedProgram(M, "dx.dxil", "DXIL", DebugInfo::None);
  return PreservedAnalyses::none();
}

} // namespace dxil
