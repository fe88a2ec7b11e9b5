// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RDAT, from which a runtime links a library, against the module: its resources and functions, and
// that every reference inside of it leads somewhere.
#include "ContainerParts.h"

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/parts/RuntimeData.h>

#include <algorithm>

namespace dxil::validation {
namespace {

enum : uint32_t { ResourceTable = 3, FunctionTable = 4 };

class RuntimeDataChecker {
public:
  RuntimeDataChecker(Context &Ctx, const RuntimeData &D, size_t Size)
      : Ctx(Ctx), M(Ctx.M), D(D), Left(16 * Size + 4096) {}

  void check() {
    for (const RuntimeTable &T : D.tables())
      if (const RuntimeLayout *L = runtimeLayout(T.Type))
        for (uint32_t Row = 0; Row < T.Count && Left; ++Row)
          checkReferences(T, *L, Row);
    checkVersion();
    checkResources();
    checkFunctions();
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const RuntimeData &D;
  /// Steps that are left: references may share long texts and lists, and the work stays linear.
  size_t Left;

  void bad(const std::string &What) {
    Ctx.reportPart(rule::ContainerPartMatches("RDAT", What), "RDAT");
  }
  void spend(size_t Steps) { Left -= std::min(Left, Steps + 1); }

  std::optional<uint32_t> value(const RuntimeTable &T, uint32_t Row, std::string_view Name) const {
    const RuntimeLayout *L = runtimeLayout(T.Type);
    for (const RuntimeField &F : L->Fields)
      if (F.Name == Name)
        return D.value(T, Row, F);
    return {};
  }

  /// The tables and records that the module's validator version writes: subobjects came with 1.4,
  /// nodes and longer function records with 1.8, others are experimental.
  void checkVersion() {
    enum : uint32_t { RawBytes = 5, Subobjects = 6, LastOfNodes = 11 };
    constexpr uint32_t OldFunction = 44, NewFunction = 52;
    const ModuleFacts &Info = Ctx.Info;
    uint32_t Last = !Info.validatorAtLeast(4)   ? uint32_t(FunctionTable)
                    : !Info.validatorAtLeast(8) ? uint32_t(Subobjects)
                    : Info.isPreview()          ? ~0u
                                                : uint32_t(LastOfNodes);
    std::string Validator =
        std::to_string(Info.Validator.Major) + "." + std::to_string(Info.Validator.Minor);
    for (const RuntimeTable &T : D.tables())
      if (T.Type > Last && T.Type != RawBytes)
        bad("table " + std::to_string(T.Type) + ", validator version " + Validator +
            " has tables up to " + std::to_string(Last));
    uint32_t Stride = Info.validatorAtLeast(8) ? NewFunction : OldFunction;
    if (const RuntimeTable *T = D.table(FunctionTable); T && T->Stride != Stride)
      bad("functions of " + std::to_string(T->Stride) + " bytes, validator version " + Validator +
          " has " + std::to_string(Stride));
  }

  // ---- References ----

  /// Fields that only some kinds of record have are left to what reads those kinds.
  void checkReferences(const RuntimeTable &T, const RuntimeLayout &L, uint32_t Row) {
    for (const RuntimeField &F : L.Fields) {
      auto V = F.OnlyKind == ~0u ? D.value(T, Row, F) : std::nullopt;
      if (V && !resolves(F, *V))
        bad(std::string(L.Name) + " " + std::to_string(Row) + "." + std::string(F.Name) + ": " +
            std::to_string(*V) + " leads outside of the part");
    }
  }

  bool resolves(const RuntimeField &F, uint32_t V) {
    switch (F.Kind) {
    case RuntimeFieldKind::String: {
      auto Text = D.string(V);
      spend(Text ? Text->size() : 0);
      return Text.has_value();
    }
    case RuntimeFieldKind::StringArray:
    case RuntimeFieldKind::IndexArray:
    case RuntimeFieldKind::RecordArray: {
      auto List = D.indices(V);
      spend(List ? List->size() : 0);
      if (!List || F.Kind == RuntimeFieldKind::IndexArray)
        return List.has_value();
      const RuntimeTable *Target =
          F.Kind == RuntimeFieldKind::RecordArray ? D.table(F.Table) : nullptr;
      for (uint32_t Item : *List) {
        if (F.Kind == RuntimeFieldKind::RecordArray ? !Target || Item >= Target->Count
                                                    : !hasString(Item))
          return false;
      }
      return true;
    }
    case RuntimeFieldKind::Record: {
      const RuntimeTable *Target = D.table(F.Table);
      return V == RuntimeData::Null || (Target && V < Target->Count);
    }
    default: return true;
    }
  }

  bool hasString(uint32_t Offset) {
    auto Text = Left ? D.string(Offset) : std::string_view();
    spend(Text ? Text->size() : 0);
    return Text.has_value();
  }

  // ---- The module's resources, in the order of classes, one row each ----

  void checkResources() {
    static constexpr ResourceClass Classes[] = {ResourceClass::CBuffer, ResourceClass::Sampler,
                                                ResourceClass::SRV, ResourceClass::UAV};
    size_t Expected = 0;
    for (ResourceClass C : Classes)
      Expected += Ctx.Info.resources(C).size();
    const RuntimeTable *T = D.table(ResourceTable);
    uint32_t Rows = T ? T->Count : 0;
    if (Rows != Expected)
      return bad(std::to_string(Rows) + " resources, module says " + std::to_string(Expected));
    for (uint32_t Row = 0; Row < Rows && Left; ++Row)
      checkResource(*T, Row);
  }

  void checkResource(const RuntimeTable &T, uint32_t Row) {
    std::string Label = "resource " + std::to_string(Row);
    auto Class = value(T, Row, "class"), Id = value(T, Row, "id");
    if (!Class || *Class > uint32_t(ResourceClass::Sampler) || !Id ||
        *Id >= Ctx.Info.resources(ResourceClass(*Class)).size())
      return bad(Label + " is not in the module");
    const Resource &R = Ctx.Info.resources(ResourceClass(*Class))[*Id];
    auto compare = [&](std::string_view Field, uint64_t Wanted) {
      if (auto Found = value(T, Row, Field); Found && *Found != Wanted)
        bad(Label + "." + std::string(Field) + ": " + std::to_string(*Found) + ", module says " +
            std::to_string(Wanted));
    };
    compare("kind", uint32_t(R.Kind));
    compare("space", R.Space);
    compare("lower", R.LowerBound);
    compare("upper", R.isUnbounded() ? 0xFFFFFFFFu : uint32_t(R.LowerBound + R.RangeSize - 1));
    // Names may have been stripped from the module.
    if (auto Name = value(T, Row, "name"); Name && !R.Name.empty())
      if (auto Text = D.string(*Name); Text && *Text != R.Name)
        bad(Label + ".name: " + printable(*Text) + ", module says " + printable(R.Name));
  }

  // ---- Functions: every one that the module defines and others may call ----

  void checkFunctions() {
    const RuntimeTable *T = D.table(FunctionTable);
    for (uint32_t Row = 0; T && Row < T->Count && Left; ++Row) {
      auto Name = value(*T, Row, "name"), Kind = value(*T, Row, "kind");
      auto Text = Name ? D.string(*Name) : std::nullopt;
      if (!Text)
        continue;
      spend(M.Functions.size());
      const ir::Function *F = M.findFunction(*Text);
      if (!F || F->IsDeclaration) {
        bad("function " + printable(*Text) + " is not one that the module defines");
        continue;
      }
      const EntryPoint *E = Ctx.Info.entry(ir::FunctionId(F - M.Functions.data()));
      uint32_t Wanted = uint32_t(E ? E->Kind : Stage::Library);
      std::string Label = "function " + printable(*Text);
      if (Kind && *Kind != Wanted)
        bad(Label + ".kind: " + std::to_string(*Kind) + ", module says " + std::to_string(Wanted));
      else
        checkFunction(*T, Row, ir::FunctionId(F - M.Functions.data()), E ? *E : EntryPoint(),
                      Label);
    }
  }

  bool callsDefined(ir::FunctionId F) const {
    std::span<const ir::FunctionId> Callees = Ctx.callees(F);
    return std::any_of(Callees.begin(), Callees.end(),
                       [&](ir::FunctionId C) { return !M.Functions[C].IsDeclaration; });
  }

  void checkFunction(const RuntimeTable &T, uint32_t Row, ir::FunctionId F, const EntryPoint &E,
                     const std::string &Label) {
    auto compare = [&](std::string_view Field, uint64_t Wanted, uint32_t Bits = ~0u) {
      if (auto Found = value(T, Row, Field); Found && (*Found & Bits) != (Wanted & Bits))
        bad(Label + "." + std::string(Field) + ": " + std::to_string(*Found & Bits) +
            ", module says " + std::to_string(Wanted & Bits));
    };
    bool Hit = E.Kind == Stage::Closesthit || E.Kind == Stage::Anyhit;
    compare("payload",
            Hit || E.Kind == Stage::Miss || E.Kind == Stage::Callable ? E.RayPayloadSize : 0);
    // What callees ask for is added up by the reference; that is left out here, as are two notes on
    // derivatives and groups that are no features.
    constexpr uint32_t Notes = 3u << (40 - 32);
    if (!callsDefined(F)) {
      uint64_t Features = featureInfo(shaderFlagsOf(Ctx, F));
      compare("features1", Features & 0xFFFFFFFFu);
      compare("features2", Features >> 32, ~Notes);
    }
    compare("attributes", Hit ? E.RayAttributeSize : 0);
    compare("minWaveLanes", E.Wave.Min & 0xff);
    compare("maxWaveLanes", (E.Wave.Max ? E.Wave.Max : E.Wave.Min) & 0xff);
  }
};

} // namespace

void checkRuntimeData(Context &Ctx, const Part &P) {
  Result<RuntimeData> D = readRuntimeData(P.Data);
  if (!D)
    return Ctx.reportPart(rule::ContainerPartMatches("RDAT", D.error().Message), "RDAT");
  RuntimeDataChecker(Ctx, *D, P.Data.size()).check();
}

} // namespace dxil::validation
