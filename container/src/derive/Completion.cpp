// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Completion.h>

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/ModuleEdit.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>
#include <set>

namespace dxil::container {
namespace {

constexpr uint32_t SignaturesOperand = md::EntryPointLayout::Signatures,
                   PropertiesOperand = md::EntryPointLayout::Properties,
                   ElementTagsOperand = md::SignatureElementLayout::Properties,
                   UAVTagsOperand = md::UAVLayout::Properties;

/// N of the first validators 1.N that know the mark of 64-bit atomics, and the used columns of
/// elements.
constexpr unsigned MarksAtomic64 = 6, HasUsage = 5;

constexpr std::string_view StateName = md::ViewIdStateLayout::Named,
                           EntriesName = md::EntryPointLayout::Named;

/// In validators 1.5 to 1.7 a library's subobjects can require this flag.
bool keepsRayTier(const ModuleFacts &Info) {
  return Info.isLibrary() && Info.validatorAtLeast(5) && !Info.validatorAtLeast(8);
}

uint64_t completeFlags(const ModuleFacts &Info, uint64_t Derived) {
  uint64_t Kept = optionFlags();
  if (keepsRayTier(Info))
    Kept |= uint64_t(ShaderFlag::RaytracingTier1_1);
  const uint64_t NotPromised = uint64_t(ShaderFlag::ResMayNotAlias) & ~Info.Flags;
  return (Info.Flags & Kept) | (Derived & ~NotPromised);
}

bool hasSignatures(const EntryPoint &E) {
  return !E.Input.empty() || !E.Output.empty() || !E.PatchOrPrimitive.empty();
}

/// A list of tag and value pairs.
class TagList {
public:
  TagList(const ir::Module &M, ir::MetadataId List) {
    for (uint32_t I = 0; I + 1 < M.nodeSize(List); I += 2) {
      uint64_t Tag = 0;
      M.metadataInt(M.nodeOperand(List, I), Tag);
      Pairs.push_back({Tag, M.nodeOperand(List, I), M.nodeOperand(List, I + 1)});
    }
  }

  /// Sets the value of a tag; inserts a new tag in the order of tags. 0 removes the tag.
  void set(ir::ModuleEdit &Edit, uint64_t Tag, uint32_t Width, uint64_t Value) {
    auto Entry = std::ranges::find(Pairs, Tag, &Pair::Tag);
    if (!Value) {
      if (Entry != Pairs.end())
        Pairs.erase(Entry);
      return;
    }
    const ir::MetadataId Number = Edit.integer(Width, Value);
    if (Entry != Pairs.end()) {
      Entry->Value = Number;
      return;
    }
    Entry = std::ranges::find_if(Pairs, [=](const Pair &P) { return P.Tag > Tag; });
    Pairs.insert(Entry, {Tag, Edit.i32(uint32_t(Tag)), Number});
  }

  /// The list as a node, or None if it is empty.
  ir::MetadataId node(ir::ModuleEdit &Edit) const {
    std::vector<ir::MetadataId> Operands;
    for (const Pair &P : Pairs)
      Operands.insert(Operands.end(), {P.Key, P.Value});
    return Operands.empty() ? ir::None : Edit.node(Operands);
  }

private:
  struct Pair {
    uint64_t Tag;
    ir::MetadataId Key, Value;
  };
  std::vector<Pair> Pairs;
};

class Completer {
public:
  Completer(ir::Module &M, const Completion &C) : M(M), C(C), Edit(M) {}

  void run() {
    const ir::NamedMetadata *Entries = M.findNamedMetadata(EntriesName);
    if (!Entries || M.nodes(*Entries).empty())
      return;
    const std::vector<ir::MetadataId> Nodes(M.nodes(*Entries).begin(), M.nodes(*Entries).end());
    setFlags(Nodes[0]);
    size_t Next = 0;
    for (ir::MetadataId Entry : Nodes)
      if (entryAt(Entry).function() != ir::None && Next < C.Uses.size())
        setUses(Entry, C.Uses[Next++]);
    markAtomics(entryAt(Nodes[0]).resources());
    if (C.ViewIdState)
      setViewIdState(*C.ViewIdState);
    Edit.finish();
  }

private:
  ir::Module &M;
  const Completion &C;
  ir::ModuleEdit Edit;
  std::set<ir::MetadataId> Claimed; ///< nodes that an earlier position in the entries uses

  md::EntryPoint<ir::NodeRef> entryAt(ir::MetadataId Entry) const {
    return md::EntryPoint(ir::NodeRef(M, Entry));
  }

  /// The first entry stores the flags of the shader, or of the library as a whole.
  void setFlags(ir::MetadataId Entry) {
    const auto Properties = entryAt(Entry).properties();
    const ir::MetadataId List = M.nodeOperand(Entry, PropertiesOperand);
    if (uint32_t Place = Properties.find(EntryTag::ShaderFlags); Place && C.Flags)
      return Edit.setInteger(List, Place, C.Flags);
    TagList Tags(M, List);
    Tags.set(Edit, uint64_t(EntryTag::ShaderFlags), 64, C.Flags);
    Edit.setOperand(Entry, PropertiesOperand, Tags.node(Edit));
  }

  /// Like DXC, inserts it before the entry points, and only if a number is not zero.
  void setViewIdState(const std::vector<uint32_t> &State) {
    const bool IsNew = !M.findNamedMetadata(StateName);
    if (IsNew && std::ranges::all_of(State, [](uint32_t N) { return N == 0; }))
      return;
    const ir::MetadataId Numbers[] = {Edit.numbers(State)};
    const ir::MetadataId Nodes[] = {Edit.node(Numbers)};
    Edit.setNamed(StateName, Nodes);
    std::vector<ir::NamedMetadata> &List = M.NamedMetadata;
    const auto Entries = std::ranges::find(List, EntriesName, &ir::NamedMetadata::Name);
    if (IsNew && Entries != List.end())
      std::rotate(Entries, List.end() - 1, List.end());
  }

  std::vector<ir::MetadataId> operandsOf(ir::MetadataId Node) const {
    std::vector<ir::MetadataId> Operands;
    for (uint32_t I = 0; I < M.nodeSize(Node); ++I)
      Operands.push_back(M.nodeOperand(Node, I));
    return Operands;
  }

  /// Sets the operands of a node at a position in the entries. LLVM merges equal nodes, so several
  /// positions may share one: the first position keeps the node, the others get new ones. Each
  /// position is visited once. Returns the node with the operands.
  ir::MetadataId change(ir::MetadataId Node, std::vector<ir::MetadataId> Operands) {
    const bool IsFirst = Claimed.insert(Node).second;
    if (Operands == operandsOf(Node))
      return Node;
    if (IsFirst) {
      Edit.setOperands(Node, Operands);
      return Node;
    }
    const ir::MetadataId Equal = Edit.node(Operands);
    Claimed.insert(Equal);
    return Equal;
  }

  ir::MetadataId changeElement(ir::MetadataId Element, const ElementUse &Use) {
    std::vector<ir::MetadataId> Operands = operandsOf(Element);
    if (Operands.size() <= ElementTagsOperand)
      return Element;
    TagList Tags(M, Operands[ElementTagsOperand]);
    Tags.set(Edit, uint64_t(SignatureTag::DynamicIndexMask), 32, Use.Dynamic);
    Tags.set(Edit, uint64_t(SignatureTag::UsageMask), 32, Use.Usage);
    Operands[ElementTagsOperand] = Tags.node(Edit);
    return change(Element, std::move(Operands));
  }

  void setUses(ir::MetadataId Entry, const SignatureUse &Uses) {
    const ir::MetadataId Signatures = M.nodeOperand(Entry, SignaturesOperand);
    if (Signatures == ir::None)
      return;
    std::vector<ir::MetadataId> Lists = operandsOf(Signatures);
    for (uint32_t K = 0; K < NumSignatureKinds && K < Lists.size(); ++K) {
      if (Lists[K] == ir::None)
        continue;
      std::vector<ir::MetadataId> Elements = operandsOf(Lists[K]);
      for (size_t I = 0; I < Elements.size() && I < Uses[K].size(); ++I)
        Elements[I] = changeElement(Elements[I], Uses[K][I]);
      Lists[K] = change(Lists[K], std::move(Elements));
    }
    const ir::MetadataId Changed = change(Signatures, std::move(Lists));
    if (Changed != Signatures)
      Edit.setOperand(Entry, SignaturesOperand, Changed);
  }

  void markAtomics(const md::Resources<ir::NodeRef> &Resources) {
    for (uint32_t I : C.Atomic64UAVs) {
      const ir::MetadataId Record = Resources.uavs()[I].at().id();
      if (M.nodeSize(Record) <= UAVTagsOperand)
        continue;
      TagList Tags(M, M.nodeOperand(Record, UAVTagsOperand));
      Tags.set(Edit, uint64_t(ResourceTag::Atomic64Use), 32, 1);
      Edit.setOperand(Record, UAVTagsOperand, Tags.node(Edit));
    }
  }
};

} // namespace

Completion deriveCompletion(const Analysis &A) {
  Completion C;
  DerivedFlags Derived = deriveShaderFlags(A);
  C.Flags = completeFlags(A.Info, Derived.Flags);
  if (A.Info.validatorAtLeast(MarksAtomic64))
    C.Atomic64UAVs = std::move(Derived.Atomic64UAVs);
  if (A.Info.isLibrary())
    return C; // libraries have no used columns: the runtime derives the parts of their shaders
  for (const EntryPoint &E : A.Info.Entries) {
    C.Uses.push_back(signatureUse(A, E));
    if (!A.Info.validatorAtLeast(HasUsage))
      for (std::vector<ElementUse> &Elements : C.Uses.back())
        for (ElementUse &Use : Elements)
          Use.Usage = 0;
  }
  if (A.Info.Kind == Stage::Amplification || A.Info.Entries.empty())
    return C;
  const EntryPoint &E = A.Info.Entries.front();
  if (!hasSignatures(E))
    return C;
  const bool UsesViewId = has(C.Flags, ShaderFlag::ViewID);
  C.ViewIdState = viewIdState(A, E, UsesViewId);
  if (!C.ViewIdState)
    C.ViewIdState = fullViewIdState(A, E, UsesViewId);
  return C;
}

void complete(ModuleFacts &Info, const Completion &C) {
  Info.Flags = C.Flags;
  for (uint32_t I : C.Atomic64UAVs)
    Info.UAVs[I].Atomic64 = true;
  for (size_t N = 0; N < Info.Entries.size() && N < C.Uses.size(); ++N) {
    EntryPoint &E = Info.Entries[N];
    if (!Info.isLibrary())
      E.Flags = C.Flags;
    Signature *Signatures[NumSignatureKinds] = {&E.Input, &E.Output, &E.PatchOrPrimitive};
    for (unsigned K = 0; K < NumSignatureKinds; ++K)
      for (size_t I = 0; I < Signatures[K]->size() && I < C.Uses[N][K].size(); ++I) {
        (*Signatures[K])[I].UsageMask = C.Uses[N][K][I].Usage;
        (*Signatures[K])[I].DynamicMask = C.Uses[N][K][I].Dynamic;
      }
  }
}

void complete(ir::Module &M, const Completion &C) {
  Completer(M, C).run();
}

} // namespace dxil::container
