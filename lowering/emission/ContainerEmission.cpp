// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts a lowered module to the bytes of a container. container/ derives the parts from the
// program; this file adds what only LLVM's module has: types of resources, debug information, the
// root signature that clang left, and parts that an upgraded module came with.
#include "PartGlobals.h"
#include "Reflection.h"
#include "Subobjects.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Emission.h"
#include "dxil/lowering/ModuleConversion.h"
#include "dxil/lowering/Pipelines.h"
#include "dxil/lowering/passes/Emission.h"
#include "entry/RootSignatures.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/container/derive/Build.h>
#include <dxil/container/derive/Counters.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

// Parts in containers of upgraded modules that are derived again.
constexpr container::FourCC DerivedParts[] = {
    container::part::SFI0, container::part::ISG1, container::part::OSG1,
    container::part::PSG1, container::part::PSV0, container::part::RDAT,
    container::part::ILDN, container::part::HASH, container::part::DXIL};

std::vector<uint8_t> bytesOf(StringRef Data) {
  return std::vector<uint8_t>(Data.bytes_begin(), Data.bytes_end());
}

container::FourCC fourCC(StringRef Name) {
  const char Text[5] = {Name[0], Name[1], Name[2], Name[3], 0};
  return container::FourCC(Text);
}

class Emitter {
public:
  Emitter(Module &M, ReflectionOptions Requested) : M(M), Requested(Requested) {}

  /// Returns false after a diagnostic.
  bool emit(raw_ostream &Out) {
    if (!collectParts() || !convert())
      return false;
    Result<std::vector<uint8_t>> Bytes = container::buildContainer(std::move(In));
    if (!Bytes) {
      reportModuleError(M, Bytes.error().str());
      return false;
    }
    Out.write(reinterpret_cast<const char *>(Bytes->data()), Bytes->size());
    return true;
  }

private:
  bool keep(Expected<ir::Module> Converted, std::optional<ir::Module> &Into) {
    if (Converted) {
      Into = std::move(*Converted);
      return true;
    }
    // The text names the place in the source.
    const std::string Text = toString(Converted.takeError());
    M.getContext().diagnose(DiagnosticInfoGeneric(Text, DS_Error));
    return false;
  }

  /// Converts the three modules, the largest first, since each step removes something.
  bool convert() {
    const contract::TypeRecords Records(M);
    if (Records.present())
      writeTypeAnnotations(M);
    if (hasFullDebugInfo(M) && !keep(convertDebugModule(M), In.Debug))
      return false;
    // If anything needs the files, dx.source.contents has them by now.
    if (NamedMDNode *Files = M.getNamedMetadata(contract::SourceFiles))
      Files->eraseFromParent();
    if (Records.present()) {
      // Both modules share nodes, so stripping one strips the copy too.
      if (Requested.Part && !keep(convertModule(*reflectionModule(M)), In.Reflection))
        return false;
      if (!Requested.InProgram)
        stripReflection(M);
      contract::dropTypeRecords(M);
    }
    std::optional<ir::Module> Program;
    if (!keep(convertModule(M), Program))
      return false;
    In.Program = std::move(*Program);
    if (In.Reflection)
      container::addCounters(*In.Reflection, container::countInstructions(In.Program));
    return true;
  }

  /// Collects parts that the program does not determine; those of an upgraded module are globals.
  bool collectParts() {
    In.Subobjects = subobjectsOf(M);
    for (const GlobalVariable &G : M.globals())
      if (StringRef Section = G.getSection(); Section.size() == 4)
        if (container::FourCC Name = fourCC(Section); !is_contained(DerivedParts, Name))
          In.Parts.push_back({Name, bytesOf(partData(G))});
    return addRootSignature();
  }

  /// Adds the part of the shader's root signature. Entries of a library have theirs as a property.
  bool addRootSignature() {
    const NamedMDNode *Entries = M.getNamedMetadata(md::EntryPointLayout::Named);
    if (!Entries || !M.getNamedMetadata(contract::RootSignatures))
      return true;
    for (const MDNode *N : Entries->operands()) {
      auto *F = dyn_cast_or_null<Function>(md::EntryPoint(contract::LLVMNode(N)).function());
      if (!F)
        continue;
      const std::optional<std::string> Bytes = rootSignatureBytes(*F);
      if (!Bytes)
        return false;
      if (!Bytes->empty()) {
        In.Parts.push_back({container::part::RTS0, bytesOf(*Bytes)});
        return true;
      }
    }
    return true;
  }

  Module &M;
  const ReflectionOptions Requested;
  container::ContainerInput In;
};

} // namespace

bool emitModule(Module &M, OutputKind Kind, raw_ostream &Out, TargetMachine *TM,
                ReflectionOptions Reflection, std::shared_ptr<contract::ModuleFacts> Facts) {
  if (hasErrors(M) || !runPipeline(loweringOf(M), M, TM, Effort::None, std::move(Facts)))
    return false;
  switch (Kind) {
  case OutputKind::Assembly: M.print(Out, nullptr); return true;
  case OutputKind::Container: return writeContainer(M, Reflection, Out);
  case OutputKind::None: return true;
  }
  return true;
}

bool writeContainer(Module &M, ReflectionOptions Reflection, raw_ostream &Out) {
  return Emitter(M, Reflection).emit(Out);
}

PreservedAnalyses DXILWritePass::run(Module &M, ModuleAnalysisManager &) {
  writeContainer(M, {}, outs());
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
