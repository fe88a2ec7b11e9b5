// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Named metadata, versions, the target triple, and the form of wave sizes.
#include "Annotations.h"
#include "Groups.h"

#include <dxil/generated/MetadataNodes.h>

#include <algorithm>

#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/module/NodeRef.h>

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
    // Validator 1.N accepts DXIL up to 1.N.
    ModuleVersion Newest = Ctx.Options.ValidatorVersion ? Limit : NewestDxil;
    if (Info.HasDxilVersion && above(Info.Dxil, Newest))
      Ctx.report(rule::MetaVersionSupported("DXIL", Info.Dxil, Newest));
  }

  void checkNames() {
    for (const ir::NamedMetadata &N : M.NamedMetadata)
      if (!md::isIn(md::ProgramNames, N.Name) && !md::isIn(md::DebugNames, N.Name))
        Ctx.report(rule::MetaKnown(N.Name));
    constexpr std::string_view Payloads = md::PayloadAnnotationsLayout::Named;
    if (Info.HasShaderModel && !Info.atLeast(6) && M.findNamedMetadata(Payloads))
      Ctx.report(rule::MetaWellFormed(Payloads, "shader models before 6.6 have none"));
  }

  void checkModel() {
    if (!Info.HasShaderModel)
      return;
    constexpr unsigned OfflineMinor = 15; // lib_6_x: for linking, with any op
    bool Offline = Info.isLibrary() && Info.ShaderModel.Minor == OfflineMinor;
    bool IsKnown = Info.Kind != NoStage && Info.ShaderModel.Major == 6 &&
                   (Info.ShaderModel.Minor <= NewestMinor || Offline);
    if (!IsKnown)
      Ctx.report(rule::SmName(Info.ModelName));
    unsigned Minor = Offline ? NewestDxil.Minor : Info.ShaderModel.Minor;
    if (Info.HasDxilVersion && Info.ShaderModel.Major == 6 && IsKnown &&
        (Info.Dxil.Major != 1 || Info.Dxil.Minor != Minor))
      Ctx.report(rule::SmDxilVersion(Info.ModelName, {1, Minor}, Info.Dxil));
  }

  void checkTypeAnnotations() {
    if (Info.Dxil.Major != 1 || Info.Dxil.Minor < 2)
      return;
    for (const ir::NodeRef &Node : ir::namedNodes(M, md::TypeAnnotationsLayout::Named)) {
      constexpr uint32_t Tag = md::TypeAnnotationsLayout::Tag, OnePair = 2;
      const auto Last = uint64_t(AnnotatedKind::Functions);
      if (Node.numOperands() < md::TypeAnnotationsLayout::NumOperands + OnePair ||
          Node.number(Tag).value_or(Last + 1) > Last)
        return Ctx.report(rule::MetaWellFormed(
            "dx.typeAnnotations", "expected a tag 0 or 1 and at least two more operands"));
    }
  }

  // ---- Wave sizes ----

  void checkWaveSizes() {
    if (Info.Kind != Stage::Compute && Info.Kind != Stage::Library)
      return;
    for (const ir::NodeRef &Node : ir::namedNodes(M, md::EntryPointLayout::Named)) {
      const md::EntryPoint Entry(Node);
      if (!checkWaveTags(Entry.properties().at(), Entry.name()))
        return;
    }
  }

  bool report(RuleMessage Message) {
    Ctx.report(std::move(Message));
    return false;
  }

  bool checkWaveTags(const ir::NodeRef &Properties, std::string_view Entry) {
    constexpr auto Fixed = uint64_t(EntryTag::WaveSize), Ranged = uint64_t(EntryTag::WaveSizeRange);
    bool IsFound = false;
    for (uint32_t I = 0; I + 1 < Properties.numOperands(); I += 2) {
      const std::optional<uint64_t> Tag = Properties.number(I);
      if (Tag != Fixed && Tag != Ranged)
        continue;
      if (IsFound)
        return report(rule::SmWaveSizeTagDuplicate(Entry));
      IsFound = true;
      const ir::NodeRef Values = Properties.node(I + 1);
      const uint32_t Count = Values.numOperands();
      if (Tag == Ranged && Info.atLeast(6) && !Info.atLeast(8))
        return report(rule::SmWaveSizeRangeNeedsSM68Plus(Info.ShaderModel));
      if (Tag == Ranged && Count != md::WaveSizeRangeLayout::NumOperands)
        return report(rule::SmWaveSizeRangeExpectsThreeParams(Count));
      if (Tag == Fixed && Count != md::WaveSizeLayout::NumOperands)
        return report(rule::SmWaveSizeExpectsOneParam(Count));
      for (uint32_t V = 0; V < Count; ++V)
        if (!Values.number(V))
          return report(rule::SmWaveSizeNeedsConstantOperands(V));
      if (Tag == Fixed && (!Info.atLeast(6) || Info.atLeast(8)))
        return report(rule::SmWaveSizeNeedsSM66or67(Info.ShaderModel));
    }
    return true;
  }
};

} // namespace

void checkMetadata(Context &Ctx) {
  MetadataChecker(Ctx).run();
}

} // namespace dxil::validation
