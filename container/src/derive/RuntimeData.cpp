// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/RuntimeData.h>

#include "EntryRecords.h"
#include "Uses.h"

#include <dxil/container/derive/FunctionRequirements.h>

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/module/TypeLayout.h>

namespace dxil::container {

std::string_view sourceName(std::string_view Name) {
  constexpr std::string_view Mangled = "\1?";
  if (!Name.starts_with(Mangled))
    return Name;
  Name.remove_prefix(Mangled.size());
  return Name.substr(0, Name.find('@'));
}

namespace {

class RuntimeDataDeriver {
public:
  RuntimeDataDeriver(const Analysis &A, const RuntimeDataOptions &Options)
      : A(A), M(A.M), Info(A.Info), Options(Options), Uses(A), Data(Info.validatorMinor()),
        Entries(M.Functions.size()), ResourcesOf(M.Functions.size()),
        DependenciesOf(M.Functions.size()) {
    for (const EntryPoint &E : Info.Entries)
      if (E.Function < M.Functions.size())
        Entries[E.Function] = &E;
  }

  std::optional<std::vector<uint8_t>> run() {
    addResources();
    addDependencies();
    if (needsGroupSharedBytes())
      addGroupSharedBytes();
    auto Requirements = deriveFunctionRequirements(
        A, {.RaytracingTier1_1 = needsRaytracingTier1_1(Options.Subobjects)});
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      if (!M.Functions[F].IsDeclaration)
        addFunction(F, Requirements[F]);
    if (hasRuntimeTable(Info, uint32_t(rdat::Table::Subobjects)))
      for (const Subobject &S : Options.Subobjects)
        addSubobject(S);
    if (Uses.isExhausted())
      return std::nullopt;
    return Data.finish();
  }

private:
  const Analysis &A;
  const ir::Module &M;
  const ModuleFacts &Info;
  const RuntimeDataOptions &Options;
  UseWalker Uses;
  RuntimeDataBuilder Data;
  // Entry point of each function, or null.
  std::vector<const EntryPoint *> Entries;
  std::vector<std::vector<uint32_t>> ResourcesOf, DependenciesOf;
  std::vector<uint64_t> GroupSharedBytes; ///< empty if not requested

  // ---- Resources ----

  /// Adds resources in the order constant buffers, samplers, SRVs, UAVs.
  void addResources() {
    uint32_t Row = 0;
    for (ResourceClass C :
         {ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::SRV, ResourceClass::UAV})
      for (const Resource &R : Info.resources(C))
        addResource(R, Row++);
  }

  static uint32_t flagsOf(const Resource &R) {
    uint32_t Flags = 0;
    auto add = [&](bool Condition, RuntimeResourceFlag F) { Flags |= Condition ? uint32_t(F) : 0; };
    add(R.GloballyCoherent, RuntimeResourceFlag::GloballyCoherent);
    add(R.Counter, RuntimeResourceFlag::Counter);
    add(R.ROV, RuntimeResourceFlag::RasterizerOrdered);
    add(R.Atomic64, RuntimeResourceFlag::Atomic64);
    add(R.ReorderCoherent, RuntimeResourceFlag::ReorderCoherent);
    return Flags;
  }

  void addResource(const Resource &R, uint32_t Row) {
    uint64_t Upper = R.isUnbounded() ? 0xFFFFFFFFu : R.LowerBound + R.RangeSize - 1;
    // Counts rows even if equal rows are merged.
    Data.add(rdat::ResourceRow{.Class = R.Class,
                               .Kind = R.Kind,
                               .Id = uint32_t(R.Id),
                               .Space = uint32_t(R.Space),
                               .Lower = uint32_t(R.LowerBound),
                               .Upper = uint32_t(Upper),
                               .Name = Data.addString(R.Name),
                               .Flags = flagsOf(R)});
    if (R.Symbol < M.Values.size() && M.Values[R.Symbol].Kind == ir::ValueKind::Global)
      for (ir::FunctionId F : Uses.functionsUsing(R.Symbol))
        ResourcesOf[F].push_back(Row);
  }

  // ---- Functions ----

  /// Adds the names of functions that another library must define.
  void addDependencies() {
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F) {
      const ir::Function &Declared = M.Functions[F];
      std::string_view Name = M.name(Declared.Self);
      if (!Declared.IsDeclaration || Name.starts_with("llvm.") ||
          Declared.Linkage != ir::Linkage::External || A.isOpFunction(F))
        continue;
      std::vector<ir::FunctionId> Users = Uses.functionsUsing(Declared.Self);
      if (Users.empty())
        continue;
      uint32_t Text = Data.addString(Name);
      for (ir::FunctionId User : Users)
        DependenciesOf[User].push_back(Text);
    }
  }

  bool needsGroupSharedBytes() const {
    if (!hasRuntimeTable(Info, uint32_t(rdat::Table::NodeShaders)))
      return false;
    for (const EntryPoint &E : Info.Entries)
      if (E.Kind == Stage::Node || hasStageRecords(Info))
        return true;
    return false;
  }

  void addGroupSharedBytes() {
    constexpr uint32_t GroupShared = 3;
    ir::TypeLayout Sizes(M);
    GroupSharedBytes.resize(M.Functions.size());
    for (const ir::Global &G : M.Globals)
      if (G.AddressSpace == GroupShared)
        for (ir::FunctionId F : Uses.functionsReaching(G.Self))
          GroupSharedBytes[F] += Sizes.allocSize(G.ValueType).value_or(0);
  }

  uint32_t arrayOf(const std::vector<uint32_t> &List) {
    return List.empty() ? rdat::Null : Data.addArray(List);
  }

  EntryRecord entryRecord(ir::FunctionId F, const FunctionRequirements &R) {
    const EntryPoint *E = Entries[F];
    if (E && E->Kind == Stage::Node)
      return addNodeRecord(Data, *E, uint32_t(GroupSharedBytes[F]));
    if (!E || !hasStageRecords(Info))
      return {};
    EntryRecord Added = addStageRecord(Data, *E, uint32_t(GroupSharedBytes[F]));
    if (R.Flags & uint64_t(ShaderFlag::ViewID))
      Added.Flags |= uint32_t(RuntimeFunctionFlag::UsesViewID);
    return Added;
  }

  void addFunction(ir::FunctionId F, const FunctionRequirements &R) {
    const EntryPoint None, &E = Entries[F] ? *Entries[F] : None;
    const Stage Kind = Entries[F] ? E.Kind : Stage::Library;
    const bool Hit = E.Kind == Stage::Closesthit || E.Kind == Stage::Anyhit;
    const bool HasPayload = Hit || E.Kind == Stage::Miss || E.Kind == Stage::Callable;
    const std::string_view Name = M.name(M.Functions[F].Self);
    const uint64_t Features = R.features();
    rdat::FunctionRow Row{.Name = Data.addString(Name),
                          .Unmangled = Data.addString(sourceName(Name)),
                          .Resources = arrayOf(ResourcesOf[F]),
                          .Dependencies = arrayOf(DependenciesOf[F]),
                          .Kind = Kind,
                          .Payload = HasPayload ? uint32_t(E.RayPayloadSize) : 0,
                          .Attributes = Hit ? uint32_t(E.RayAttributeSize) : 0,
                          .Features1 = uint32_t(Features),
                          .Features2 = uint32_t(Features >> 32),
                          .Stages = R.Stages & (Entries[F] ? stageBit(E.Kind) : knownStages(Info)),
                          .Target = uint32_t(Kind) << 16 | 6 << 4 | R.Minor,
                          .MinWaveLanes = uint32_t(E.Wave.Min),
                          .MaxWaveLanes = uint32_t(E.Wave.Max ? E.Wave.Max : E.Wave.Min)};
    if (hasRuntimeTable(Info, uint32_t(rdat::Table::NodeShaders))) {
      const EntryRecord Entry = entryRecord(F, R);
      Row.ShaderFlags = Entry.Flags;
      Row.Shader = Entry.Row;
    }
    Data.add(Row);
  }

  static uint32_t stageBit(Stage S) { return unsigned(S) < 32 ? 1u << unsigned(S) : 0; }

  // ---- Subobjects ----

  void addSubobject(const Subobject &S) {
    rdat::SubobjectRow Row{.Kind = S.Kind,
                           .Name = Data.addString(S.Name),
                           .Flags = S.Flags,
                           .MaxPayload = S.MaxPayloadBytes,
                           .MaxAttributes = S.MaxAttributeBytes,
                           .MaxRecursion = S.MaxRecursion,
                           .Type = S.Group};
    switch (S.Kind) {
    case SubobjectKind::GlobalRootSignature:
    case SubobjectKind::LocalRootSignature:
      Row.RootSignature = Data.addBytes(S.RootSignature);
      Row.RootSignatureSize = uint32_t(S.RootSignature.size());
      break;
    case SubobjectKind::ExportsAssociation: {
      Row.Subobject = Data.addString(S.Associated);
      std::vector<uint32_t> Exports;
      for (const std::string &Name : S.Exports)
        Exports.push_back(Data.addString(Name));
      Row.Exports = Data.addArray(Exports);
      break;
    }
    case SubobjectKind::HitGroup:
      Row.AnyHit = Data.addString(S.AnyHit);
      Row.ClosestHit = Data.addString(S.ClosestHit);
      Row.Intersection = Data.addString(S.Intersection);
      break;
    default: break; // fields of other kinds have no texts, lists or bytes
    }
    Data.add(Row);
  }
};

} // namespace

bool hasRuntimeTable(const ModuleFacts &Info, uint32_t Type) {
  const RuntimeLayout *L = runtimeLayout(Type);
  if (!L || !L->size(Info.validatorMinor()))
    return false;
  // Validator version 0.0 is newer than all others.
  return L->size(ReleasedMinor) || Info.isPreview() || Info.Validator.Major == 0;
}

std::optional<std::vector<uint8_t>> deriveRuntimeData(const Analysis &A,
                                                      const RuntimeDataOptions &Options) {
  if (!A.Info.isLibrary())
    return std::nullopt;
  return RuntimeDataDeriver(A, Options).run();
}

} // namespace dxil::container
