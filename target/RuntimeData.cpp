// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RuntimeData.h"
#include "FunctionRequirements.h"
#include "MetadataFields.h"
#include "NodeRecords.h"
#include "OperationCalls.h"
#include "ShaderFlags.h"
#include "StageRecords.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <dxil/container/parts/RuntimeData.h>
#include <dxil/ops.h>

using namespace llvm;

namespace dxil {
namespace {

// Validator versions from which records of the tables exist, are shared, and are longer.
constexpr VersionPair HasSubobjects = {1, 4}, SharesRecords = {1, 7}, HasNodes = {1, 8};

// Flags of a resource.
enum ResourceFlag : uint32_t {
  GloballyCoherent = 1,
  Counter = 2,
  RasterizerOrdered = 4,
  Atomic64 = 16,
  ReorderCoherent = 32
};

/// The functions whose instructions use `V`, in no order.
void usingFunctions(const Value &V, SmallPtrSetImpl<const Function *> &Functions) {
  SmallVector<const Value *, 8> Work = {&V};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users())
      if (auto *I = dyn_cast<Instruction>(U))
        Functions.insert(I->getFunction());
      else if (Seen.insert(U).second)
        Work.push_back(U);
}

// The name that a C++ compiler has mangled, as in the source.
StringRef unmangled(StringRef Name) {
  constexpr StringLiteral Mangled = "\1?";
  return Name.starts_with(Mangled) ? Name.drop_front(Mangled.size()).split('@').first : Name;
}

class LibraryWriter {
public:
  LibraryWriter(Module &M, const ModuleMetadata &MD, StringRef Carried)
      : M(M), MD(MD), Carried(Carried), Data(MD.Validator >= SharesRecords) {
    for (const EntryRecord &E : MD.Entries)
      if (E.F)
        Entries[E.F] = &E;
  }

  SmallString<0> run() {
    addResources();
    addDependencies();
    auto Requirements = functionRequirements(M, MD);
    for (const Function &F : M)
      if (!F.isDeclaration())
        addFunction(F, Requirements.lookup(&F));
    if (MD.Validator >= HasSubobjects)
      addSubobjects();
    return Data.finish();
  }

private:
  void addResource(const ResourceRecord &R, uint32_t Index) {
    uint32_t Flags = 0;
    auto Set = [&](bool Condition, ResourceFlag F) {
      if (Condition)
        Flags |= F;
    };
    Set(R.IsGloballyCoherent, GloballyCoherent);
    Set(R.HasCounter, Counter);
    Set(R.IsROV, RasterizerOrdered);
    Set(R.UsedByAtomic64, Atomic64);
    Set(R.IsReorderCoherent, ReorderCoherent);
    Data.addRecord(RuntimeTableKind::Resources,
                   {static_cast<uint32_t>(R.Class), static_cast<uint32_t>(R.Kind), R.ID, R.Space,
                    R.LowerBound, R.upperBound(), Data.addString(R.Name), Flags});
    if (!isa_and_nonnull<GlobalValue>(R.Symbol))
      return;
    SmallPtrSet<const Function *, 8> Users;
    usingFunctions(*R.Symbol, Users);
    for (const Function *F : Users)
      ResourcesOf[F].push_back(Index);
  }

  // Constant buffers, samplers, SRVs, UAVs.
  void addResources() {
    using llvm::dxil::ResourceClass;
    SmallVector<ResourceRecord, 8> Resources = readResources(M);
    uint32_t Index = 0;
    for (ResourceClass Class :
         {ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::SRV, ResourceClass::UAV})
      for (const ResourceRecord &R : Resources)
        if (R.Class == Class)
          addResource(R, Index++);
  }

  // Functions that another library is to define.
  void addDependencies() {
    for (const Function &F : M) {
      if (!F.isDeclaration() || F.isIntrinsic() || !F.hasExternalLinkage() || isOperation(F))
        continue;
      SmallPtrSet<const Function *, 8> Users;
      usingFunctions(F, Users);
      if (Users.empty())
        continue;
      uint32_t Name = Data.addString(F.getName());
      for (const Function *User : Users)
        DependenciesOf[User].push_back(Name);
    }
  }

  uint32_t arrayOf(const DenseMap<const Function *, SmallVector<uint32_t, 4>> &Lists,
                   const Function &F) {
    auto Found = Lists.find(&F);
    return Found == Lists.end() ? RuntimeDataBuilder::Null : Data.addArray(Found->second);
  }

  void addFunction(const Function &F, const FunctionRequirements &R) {
    const EntryRecord *E = Entries.lookup(&F);
    uint32_t Name = Data.addString(F.getName()), Plain = Data.addString(unmangled(F.getName()));
    uint32_t Resources = arrayOf(ResourcesOf, F), Dependencies = arrayOf(DependenciesOf, F);
    uint32_t Kind = E ? E->ShaderKind : unsigned(Stage::Library);
    const MDNode *Properties = E ? E->Properties : nullptr;
    auto Number = [&](EntryTag Tag) { return mdTaggedNumber(Properties, Tag); };
    SmallVector<uint32_t, 13> Record = {Name,
                                        Plain,
                                        Resources,
                                        Dependencies,
                                        Kind,
                                        Number(EntryTag::RayPayloadSize),
                                        Number(EntryTag::RayAttributeSize),
                                        uint32_t(R.Features),
                                        uint32_t(R.Features >> 32),
                                        R.Stages,
                                        Kind << 16 | 6 << 4 | R.MinimumMinor};
    if (MD.Validator >= HasNodes) {
      uint32_t Lanes = 0, Flags = 0, Shader = RuntimeDataBuilder::Null;
      if (E && E->Compute.WaveMin) {
        uint32_t Max = E->Compute.WaveMax ? E->Compute.WaveMax : E->Compute.WaveMin;
        Lanes = (E->Compute.WaveMin & 0xff) | (Max & 0xff) << 8;
      }
      if (E && Kind == unsigned(Stage::Node)) {
        constexpr uint32_t IsProgramEntry = 1;
        Flags = Number(EntryTag::NodeIsProgramEntry) ? IsProgramEntry : 0;
        Shader = addNodeShader(Data, *E, groupSharedBytes(M, F));
      } else if (E && hasStageRecords(MD)) {
        const bool UsesViewID = R.Features & featureInfo(uint64_t(ShaderFlag::ViewID));
        const StageRecord Added = addStageRecord(Data, *E, groupSharedBytes(M, F), UsesViewID);
        Flags = Added.Flags;
        Shader = Added.Index;
      }
      Record.append({Lanes | Flags << 16, Shader});
    }
    Data.addRecord(RuntimeTableKind::Functions, Record);
  }

  void addSubobjects() {
    if (const NamedMDNode *Named = M.getNamedMetadata("dx.subobjects"))
      for (const MDNode *N : Named->operands())
        addSubobject(*N);
    else
      copySubobjects();
  }

  void copySubobjects() {
    auto Part =
        readRuntimeData(Bytes(reinterpret_cast<const uint8_t *>(Carried.data()), Carried.size()));
    const RuntimeTable *Table =
        Part ? Part->table(uint32_t(RuntimeTableKind::Subobjects)) : nullptr;
    for (uint32_t Row = 0; Table && Row < Table->Count; ++Row)
      copySubobject(*Part, *Table, Row);
  }

  // The same record with references into this part.
  void copySubobject(const RuntimeData &From, const RuntimeTable &Table, uint32_t Row) {
    const RuntimeLayout &Layout = *runtimeLayout(Table.Type);
    constexpr unsigned NumWords = 6;
    SmallVector<uint32_t, NumWords> Record(NumWords);
    uint32_t Kind = From.value(Table, Row, Layout.Fields[0]).value_or(0);
    auto Text = [&](uint32_t Offset) {
      std::string_view S = From.string(Offset).value_or("");
      return Data.addString(StringRef(S.data(), S.size()));
    };
    for (const RuntimeField &F : Layout.Fields) {
      std::optional<uint32_t> Value = From.value(Table, Row, F);
      if ((F.OnlyKind != ~0u && F.OnlyKind != Kind) || !Value || F.Offset / 4 >= NumWords)
        continue;
      uint32_t &Word = Record[F.Offset / 4];
      Word = *Value;
      if (F.Kind == RuntimeFieldKind::String) {
        Word = Text(*Value);
      } else if (F.Kind == RuntimeFieldKind::StringArray) {
        SmallVector<uint32_t, 4> List;
        for (uint32_t Offset : From.indices(*Value).value_or(std::vector<uint32_t>()))
          List.push_back(Text(Offset));
        Word = Data.addArray(List);
      } else if (F.Kind == RuntimeFieldKind::RawBytes) {
        RuntimeField Size = {F.Name, RuntimeFieldKind::U32, F.Offset + 4};
        uint32_t Length = From.value(Table, Row, Size).value_or(0);
        auto Raw = From.rawBytes(*Value, Length).value_or(Bytes());
        Word = Data.addBytes(StringRef(reinterpret_cast<const char *>(Raw.data()), Raw.size()));
        if (F.Offset / 4 + 1 < NumWords)
          Record[F.Offset / 4 + 1] = uint32_t(Raw.size());
      }
    }
    Data.addRecord(RuntimeTableKind::Subobjects, Record);
  }

  void addSubobject(const MDNode &N) {
    uint32_t Kind = mdNumber(&N, 1), First = 2;
    // Name and kind, and a union that has four words.
    SmallVector<uint32_t, 6> Record = {Kind, Data.addString(mdText(&N, 0))};
    auto Text = [&](unsigned I) { Record.push_back(Data.addString(mdText(&N, I))); };
    switch (SubobjectKind(Kind)) {
    case SubobjectKind::GlobalRootSignature:
    case SubobjectKind::LocalRootSignature: {
      const MDNode *Holder = mdNode(&N, First);
      auto *Bytes =
          Holder && Holder->getNumOperands()
              ? mdconst::dyn_extract_or_null<ConstantDataSequential>(Holder->getOperand(0))
              : nullptr;
      StringRef Raw = Bytes ? Bytes->getRawDataValues() : StringRef();
      Record.append({Data.addBytes(Raw), uint32_t(Raw.size())});
      break;
    }
    case SubobjectKind::ExportsAssociation: {
      Text(First);
      SmallVector<uint32_t, 4> Exports;
      const MDNode *List = mdNode(&N, First + 1);
      for (unsigned I = 0; List && I < List->getNumOperands(); ++I)
        Exports.push_back(Data.addString(mdText(List, I)));
      Record.push_back(Data.addArray(Exports));
      break;
    }
    case SubobjectKind::HitGroup: // the metadata has the intersection shader first, the record has
                                  // it last
      Record.push_back(mdNumber(&N, First));
      for (unsigned I : {First + 2, First + 3, First + 1})
        Text(I);
      break;
    case SubobjectKind::RaytracingShaderConfig:
    case SubobjectKind::RaytracingPipelineConfig1:
      Record.append({mdNumber(&N, First), mdNumber(&N, First + 1)});
      break;
    case SubobjectKind::StateObjectConfig:
    case SubobjectKind::RaytracingPipelineConfig: Record.push_back(mdNumber(&N, First)); break;
    default: break;
    }
    constexpr unsigned NumWords = 6;
    Record.resize(NumWords);
    Data.addRecord(RuntimeTableKind::Subobjects, Record);
  }

  Module &M;
  const ModuleMetadata &MD;
  StringRef Carried;
  RuntimeDataBuilder Data;
  DenseMap<const Function *, const EntryRecord *> Entries;
  DenseMap<const Function *, SmallVector<uint32_t, 4>> ResourcesOf, DependenciesOf;
};

} // namespace

uint32_t groupSharedBytes(const Module &M, const Function &F) {
  constexpr unsigned GroupSharedAddressSpace = 3;
  uint64_t Bytes = 0;
  for (const GlobalVariable &G : M.globals()) {
    if (G.getAddressSpace() != GroupSharedAddressSpace)
      continue;
    SmallPtrSet<const Function *, 8> Users;
    usingFunctions(G, Users);
    SmallVector<const Function *, 8> Work(Users.begin(), Users.end());
    while (!Work.empty() && !Users.contains(&F)) {
      SmallPtrSet<const Function *, 8> Callers;
      usingFunctions(*Work.pop_back_val(), Callers);
      for (const Function *Caller : Callers)
        if (Users.insert(Caller).second)
          Work.push_back(Caller);
    }
    if (Users.contains(&F))
      Bytes += M.getDataLayout().getTypeAllocSize(G.getValueType());
  }
  return static_cast<uint32_t>(Bytes);
}

SmallString<0> runtimeData(Module &M, const ModuleMetadata &MD, StringRef Carried) {
  return LibraryWriter(M, MD, Carried).run();
}

} // namespace dxil
