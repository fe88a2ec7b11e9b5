// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Named metadata, versions, the target triple, and the raw shape of wave sizes.
#include "Annotations.h"
#include "Groups.h"

#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>

#include <dxil/generated/Limits.h>

namespace dxil::validation {
namespace {

constexpr ModuleVersion NewestValidator{1, NewestMinor}, NewestDxil{1, NewestMinor};

class MetadataChecker {
public:
  explicit MetadataChecker(Context &Ctx) : Ctx(Ctx), M(Ctx.M), Info(Ctx.Info) {}

  void run() {
    checkVersions();
    if (M.Triple != ModuleTriple)
      Ctx.report(rule::MetaTarget(M.Triple));
    checkNames();
    checkWaveSizes();
    checkModel();
    checkTypeAnnotations();
    checkAnnotations(Ctx);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const ModuleFacts &Info;

  static bool above(ModuleVersion A, ModuleVersion B) {
    return A.Major != B.Major || A.Minor > B.Minor;
  }

  void checkVersions() {
    ModuleVersion Limit = Ctx.Options.ValidatorVersion.value_or(NewestValidator);
    if (Info.HasValidatorVersion && above(Info.Validator, Limit))
      Ctx.report(rule::MetaVersionSupported("validator", Info.Validator, Limit));
    // A validator 1.n knows DXIL up to 1.n.
    ModuleVersion Newest = Ctx.Options.ValidatorVersion ? Limit : NewestDxil;
    if (Info.HasDxilVersion && above(Info.Dxil, Newest))
      Ctx.report(rule::MetaVersionSupported("DXIL", Info.Dxil, Newest));
  }

  void checkNames() {
    static constexpr std::string_view Known[] = {
        "dx.version",         "dx.shaderModel", "dx.entryPoints",   "dx.resources",
        "dx.typeAnnotations", "dx.valver",      "dx.viewIdState",   "dx.dxrPayloadAnnotations",
        "dx.targetTypes",     "llvm.ident",     "llvm.module.flags"};
    static constexpr std::string_view Debug[] = {
        "dx.source.contents", "dx.source.defines",     "dx.source.mainFileName",
        "dx.source.args",     "llvm.dbg.cu",           "llvm.dbg.contents",
        "llvm.dbg.defines",   "llvm.dbg.mainFileName", "llvm.dbg.args"};
    auto in = [](const auto &List, std::string_view Name) {
      return std::find(std::begin(List), std::end(List), Name) != std::end(List);
    };
    for (const ir::NamedMetadata &N : M.NamedMetadata)
      if (!in(Known, N.Name) && !in(Debug, N.Name))
        Ctx.report(rule::MetaKnown(N.Name));
  }

  void checkModel() {
    if (!Info.HasShaderModel)
      return;
    constexpr unsigned OfflineMinor = 15; // lib_6_x: for linking, with any operation
    bool Offline = Info.isLibrary() && Info.ShaderModel.Minor == OfflineMinor;
    bool Known = Info.Kind != NoStage && Info.ShaderModel.Major == 6 &&
                 (Info.ShaderModel.Minor <= NewestMinor || Offline);
    if (!Known)
      Ctx.report(rule::SmName(Info.ModelName));
    unsigned Minor = Offline ? NewestDxil.Minor : Info.ShaderModel.Minor;
    if (Info.HasDxilVersion && Info.ShaderModel.Major == 6 && Known &&
        (Info.Dxil.Major != 1 || Info.Dxil.Minor != Minor))
      Ctx.report(rule::SmDxilVersion(Info.ModelName, {1, Minor}, Info.Dxil));
  }

  void checkTypeAnnotations() {
    const ir::NamedMetadata *N = M.findNamedMetadata("dx.typeAnnotations");
    if (!N || Info.Dxil.Major != 1 || Info.Dxil.Minor < 2)
      return;
    for (ir::MetadataId Node : M.nodes(*N)) {
      uint64_t Tag = 0;
      if (M.nodeSize(Node) < 3 || !M.metadataInt(M.nodeOperand(Node, 0), Tag) || Tag > 1)
        return Ctx.report(rule::MetaWellFormed(
            "dx.typeAnnotations", "expected a tag 0 or 1 and at least two more operands"));
    }
  }

  // ---- Wave sizes ----

  void checkWaveSizes() {
    const ir::NamedMetadata *N = M.findNamedMetadata("dx.entryPoints");
    if (!N || (Info.Kind != Stage::Compute && Info.Kind != Stage::Library))
      return;
    for (ir::MetadataId Entry : M.nodes(*N)) {
      std::string_view Name;
      M.metadataString(M.nodeOperand(Entry, 1), Name);
      if (!checkWaveTags(M.nodeOperand(Entry, 4), Name))
        return;
    }
  }

  bool fail(RuleMessage Message) {
    Ctx.report(std::move(Message));
    return false;
  }

  bool checkWaveTags(ir::MetadataId Properties, std::string_view Entry) {
    constexpr auto Fixed = uint64_t(EntryTag::WaveSize), Ranged = uint64_t(EntryTag::WaveSizeRange);
    bool Found = false;
    for (uint32_t I = 0; I + 1 < M.nodeSize(Properties); I += 2) {
      uint64_t Tag = 0;
      if (!M.metadataInt(M.nodeOperand(Properties, I), Tag) || (Tag != Fixed && Tag != Ranged))
        continue;
      if (Found)
        return fail(rule::SmWaveSizeTagDuplicate(Entry));
      Found = true;
      ir::MetadataId Values = M.nodeOperand(Properties, I + 1);
      uint32_t Count = M.nodeSize(Values);
      if (Tag == Ranged && Info.atLeast(6) && !Info.atLeast(8))
        return fail(rule::SmWaveSizeRangeNeedsSM68Plus(Info.ShaderModel));
      if (Tag == Ranged && Count != 3)
        return fail(rule::SmWaveSizeRangeExpectsThreeParams(Count));
      if (Tag == Fixed && Count != 1)
        return fail(rule::SmWaveSizeExpectsOneParam(Count));
      for (uint32_t V = 0; V < Count; ++V)
        if (uint64_t Value = 0; !M.metadataInt(M.nodeOperand(Values, V), Value))
          return fail(rule::SmWaveSizeNeedsConstantOperands(V));
      if (Tag == Fixed && (!Info.atLeast(6) || Info.atLeast(8)))
        return fail(rule::SmWaveSizeNeedsSM66or67(Info.ShaderModel));
    }
    return true;
  }
};

} // namespace

void checkMetadata(Context &Ctx) {
  MetadataChecker(Ctx).run();
}

} // namespace dxil::validation
