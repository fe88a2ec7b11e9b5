// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkJob.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>

namespace dxil::link {

using namespace container;
namespace {

constexpr uint32_t NotGiven = ~0u;

/// Returns the part of a variable's symbol that compilers agree on. DXC does not mangle names of
/// constant buffers, and adds a suffix if the layout differs from the source.
std::string keyOf(std::string_view Symbol, ResourceClass Class) {
  constexpr std::string_view Mangled = "\1?", Variable = "@@3", Legacy = "_legacy";
  if (Symbol.starts_with(Mangled))
    return std::string(Symbol.substr(Mangled.size(), Symbol.find(Variable) - Mangled.size()));
  if (Class == ResourceClass::CBuffer && Symbol.ends_with(Legacy))
    Symbol.remove_suffix(Legacy.size());
  return std::string(Symbol);
}

/// Returns the array type with its innermost element type replaced.
ir::TypeId withElement(ir::EditableModule &E, ir::TypeId T, ir::TypeId Element) {
  const ir::Type Ty = E.M.Types[T];
  return Ty.Kind == ir::TypeKind::Array ? E.arrayType(withElement(E, Ty.Element, Element), Ty.Count)
                                        : Element;
}

bool isHandle(const ir::EditableModule &E, ir::TypeId T) {
  while (E.M.Types[T].Kind == ir::TypeKind::Array)
    T = E.M.Types[T].Element;
  return E.M.Types[T].Name == info(TypeKind::Handle).Name;
}

std::string registerText(const LinkedResource &R) {
  if (!R.isBound())
    return "no register";
  return std::string("register ") + registerLetter(R.Class) + std::to_string(R.LowerBound) +
         (R.Space != NotGiven ? ", space" + std::to_string(R.Space) : "");
}

} // namespace

void LinkJob::findResources(Library &L) {
  const std::vector<ir::NodeRef> Entries = ir::namedNodes(L.M, md::EntryPointLayout::Named);
  if (Entries.empty())
    return;
  const auto Lists = md::EntryPoint(Entries[0]).resources();
  auto Add = [&](const auto &Nodes, const std::vector<Resource> &Records) {
    size_t N = 0;
    for (auto From : Nodes)
      if (N < Records.size()) {
        const Resource &R = Records[N++];
        if (R.Symbol < L.M.Values.size() && L.M.Values[R.Symbol].Kind == ir::ValueKind::Global)
          ResourceRecords.emplace(std::pair(&L, R.Symbol), std::pair(&R, From.at().id()));
      }
  };
  Add(Lists.srvs(), L.Facts.SRVs);
  Add(Lists.uavs(), L.Facts.UAVs);
  Add(Lists.cbuffers(), L.Facts.CBuffers);
  Add(Lists.samplers(), L.Facts.Samplers);
}

void LinkJob::mergeResource(Library &L, const Resource &R, ir::MetadataId Node) {
  LinkedResource New;
  New.Class = R.Class;
  New.From = &L;
  New.Name = R.Name;
  New.Key = keyOf(L.M.name(R.Symbol), R.Class);
  New.Properties = propertiesOf(R);
  New.Space = uint32_t(R.Space);
  New.LowerBound = uint32_t(R.LowerBound);
  New.RangeSize = uint32_t(std::min<uint64_t>(R.RangeSize, ~0u));
  for (uint32_t I = 0; I < L.M.nodeSize(Node); ++I)
    New.Record.push_back(I == md::ResourceLayout::Symbol ? ir::None
                                                         : L.Merge->node(L.M.nodeOperand(Node, I)));
  const ir::ValueId Symbol = L.M.metadataValue(L.M.nodeOperand(Node, md::ResourceLayout::Symbol));
  const ir::TypeId Pointer = L.Merge->type(L.M.Values[Symbol].Type);
  New.Shape = E.M.Types[Pointer].Element;
  if (E.M.Types[Pointer].Kind != ir::TypeKind::Pointer ||
      New.Record.size() <= md::ResourceLayout::RangeSize)
    return error(L.Name + ": resource '" + New.Name + "' is not described as one");
  const auto [Entry, IsNew] = ResourceByKey.try_emplace(New.Key, Resources.size());
  if (!IsNew) {
    LinkedResource &Existing = Resources[Entry->second];
    unite(Existing, New);
    return L.Merge->setValue(R.Symbol, E.M.Globals[Existing.Global].Self);
  }
  ir::Global G;
  G.ValueType = withElement(E, New.Shape, opStruct(E, TypeKind::Handle));
  G.IsConstant = true;
  G.Alignment = 4;
  const std::string Name = freeName(L.M.name(R.Symbol));
  New.Global = E.addGlobal(G, E.pointerType(G.ValueType), Name);
  Names.emplace(Name, E.M.Globals[New.Global].Self);
  L.Merge->setValue(R.Symbol, E.M.Globals[New.Global].Self);
  Resources.push_back(std::move(New));
}

/// Merges a resource of two libraries. If only one binds it, the result has that binding.
void LinkJob::unite(LinkedResource &A, const LinkedResource &B) {
  std::string Difference;
  auto Differ = [&](const std::string &Message) {
    if (Difference.empty())
      Difference = Message;
  };
  if (A.Class != B.Class)
    Differ(std::string(className(A.Class)) + " and " + std::string(className(B.Class)));
  else if (A.Properties.kind() != B.Properties.kind())
    Differ(std::string(kindName(A.Properties.kind())) + " and " +
           std::string(kindName(B.Properties.kind())));
  else if (A.Properties.Members[1] != B.Properties.Members[1] || // compares element type, stride or
                                                                 // size
           (A.Shape != B.Shape && !isHandle(E, A.Shape) && !isHandle(E, B.Shape)))
    Differ("other types");
  else if (A.RangeSize != B.RangeSize)
    Differ("arrays of other lengths");
  else if ((A.isBound() && B.isBound() && A.LowerBound != B.LowerBound) ||
           (A.Space != NotGiven && B.Space != NotGiven && A.Space != B.Space))
    Differ(registerText(A) + " and " + registerText(B));
  HandleProperties WithCounter = A.Properties;
  WithCounter.setComparesOrCounts(B.Properties.comparesOrCounts());
  if (WithCounter != B.Properties)
    Differ("other qualifiers");
  if (!Difference.empty())
    return error("resource '" + A.Name + "' of " + A.From->Name + " and of " + B.From->Name +
                 " differ: " + Difference);
  if (isHandle(E, A.Shape))
    A.Shape = B.Shape;
  if (!A.isBound())
    A.LowerBound = B.LowerBound;
  if (A.Space == NotGiven)
    A.Space = B.Space;
  // The compiler sets this flag only if the shader uses it, so one library may have it and another
  // not.
  if (A.Class == ResourceClass::UAV && B.Properties.comparesOrCounts()) {
    A.Properties.setComparesOrCounts(true);
    A.Record[md::UAVLayout::HasCounter] = B.Record[md::UAVLayout::HasCounter];
  }
}

/// Libraries from 6.6 may leave out the HLSL type of a resource. Other targets need one.
void LinkJob::nameShape(LinkedResource &R) {
  if (!isHandle(E, R.Shape) || (isLibrary() && targetAtLeast(FirstMinorWithAnnotations)))
    return;
  const ir::TypeId Fields[] = {E.integerType(32)};
  R.Shape = withElement(E, R.Shape, E.namedStruct(std::string(StructPrefix) + R.Name, Fields));
}

// Numbers resources as DXC does: sorted by name, each class from 0.
void LinkJob::numberResources() {
  std::ranges::stable_sort(Resources, {}, &LinkedResource::Name);
  uint32_t Next[4] = {};
  for (LinkedResource &R : Resources)
    if (R.IsUsed) {
      R.Id = Next[uint32_t(R.Class)]++;
      nameShape(R);
    }
  if (isLibrary() && !O.AutoBindingSpace)
    return;
  for (ResourceClass C :
       {ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::UAV, ResourceClass::SRV})
    bind(C);
}

namespace {

/// The used registers of one class, by space.
class Registers {
public:
  /// Takes the registers of `R`. Returns the resource that already has one of them, or null.
  const LinkedResource *take(const LinkedResource &R) {
    std::vector<const LinkedResource *> &List = Spaces[R.Space];
    for (const LinkedResource *Other : List)
      if (uint64_t(R.LowerBound) <= last(*Other) && Other->LowerBound <= last(R))
        return Other;
    List.push_back(&R);
    return nullptr;
  }

  /// Returns the first register with room for `R`.
  std::optional<uint32_t> find(const LinkedResource &R) {
    std::vector<const LinkedResource *> List = Spaces[R.Space];
    std::ranges::sort(List, {}, &LinkedResource::LowerBound);
    uint64_t Start = 0;
    for (const LinkedResource *Other : List) {
      if (!R.isUnbounded() && Start + R.RangeSize <= Other->LowerBound)
        break;
      Start = std::max(Start, last(*Other) + 1);
    }
    const uint64_t End = R.isUnbounded() ? Start : Start + R.RangeSize - 1;
    return End < NotGiven ? std::optional(uint32_t(Start)) : std::nullopt;
  }

private:
  std::map<uint32_t, std::vector<const LinkedResource *>> Spaces;

  static uint64_t last(const LinkedResource &R) {
    return R.isUnbounded() ? NotGiven : uint64_t(R.LowerBound) + R.RangeSize - 1;
  }
};

} // namespace

void LinkJob::bind(ResourceClass Class) {
  Registers Used;
  std::vector<LinkedResource *> Open;
  for (LinkedResource &R : Resources) {
    if (!R.IsUsed || R.Class != Class)
      continue;
    if (R.Space == NotGiven)
      R.Space = O.AutoBindingSpace.value_or(0);
    if (!R.isBound())
      Open.push_back(&R);
    else if (const LinkedResource *Other = Used.take(R))
      error("resource '" + Other->Name + "' of " + Other->From->Name + " and '" + R.Name + "' of " +
            R.From->Name + " overlap: " + registerText(*Other) + " and " + registerText(R));
  }
  for (LinkedResource *R : Open) {
    const std::optional<uint32_t> Entry = Used.find(*R);
    if (!Entry) {
      error("resource '" + R->Name + "' of " + R->From->Name + " has no registers left in space " +
            std::to_string(R->Space));
      continue;
    }
    R->LowerBound = *Entry;
    Used.take(*R);
  }
}

ir::MetadataId LinkJob::resourceNode(const LinkedResource &R) {
  const ir::TypeId Pointer = E.pointerType(R.Shape);
  ir::ValueId Symbol = ir::None;
  if (!isLibrary()) {
    Symbol = E.undef(Pointer);
  } else {
    Symbol = E.M.Globals[R.Global].Self;
    if (E.M.Values[Symbol].Type != Pointer) {
      const ir::ValueId Operands[] = {Symbol};
      ir::Constant Cast{.Kind = ir::ConstantKind::Cast, .SubOpcode = uint8_t(ir::Opcode::BitCast)};
      Symbol = E.constant(Cast, Pointer, Operands);
    }
  }
  std::vector<ir::MetadataId> Operands = R.Record;
  Operands[md::ResourceLayout::Id] = E.number(32, R.Id);
  Operands[md::ResourceLayout::Symbol] = E.value(Symbol);
  Operands[md::ResourceLayout::Space] = E.number(32, R.Space);
  Operands[md::ResourceLayout::LowerBound] = E.number(32, R.LowerBound);
  return E.node(Operands);
}

/// Returns the node of dx.resources, or None if there are no resources.
ir::MetadataId LinkJob::resourceLists() {
  std::vector<ir::MetadataId> Lists(md::ResourcesLayout::NumOperands, ir::None);
  bool Any = false;
  for (ResourceClass C :
       {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler}) {
    std::vector<ir::MetadataId> Nodes;
    for (const LinkedResource &R : Resources)
      if (R.IsUsed && R.Class == C)
        Nodes.push_back(resourceNode(R));
    Any |= !Nodes.empty();
    if (!Nodes.empty())
      Lists[uint32_t(C)] = E.node(Nodes);
  }
  return Any ? E.node(Lists) : ir::None;
}

} // namespace dxil::link
