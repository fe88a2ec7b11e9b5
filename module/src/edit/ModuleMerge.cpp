// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/generated/Limits.h>
#include <dxil/module/DebugInfo.h>
#include <dxil/module/ModuleMerge.h>

#include <algorithm>

namespace dxil::ir {
namespace {

/// Removes the suffix ".0", ".1", ... with which LLVM distinguishes types of the same name.
std::string_view withoutNumber(std::string_view Name) {
  const size_t Dot = Name.rfind('.');
  if (Dot == std::string_view::npos || Dot + 1 == Name.size() ||
      Name.find_first_not_of("0123456789", Dot + 1) != std::string_view::npos)
    return Name;
  return Name.substr(0, Dot);
}

/// Returns true for attachments that stay valid when types and functions change.
bool isKept(std::string_view Kind) {
  return Kind.starts_with("dx.") || Kind == "range" || Kind == "fpmath";
}

} // namespace

ModuleMerge::ModuleMerge(EditableModule &Into, const Module &From)
    : Into(Into), From(From), Types(From.Types.size(), None), Values(From.Values.size(), None),
      Nodes(From.Metadata.size(), None), Lists(From.AttributeLists.size(), None) {
  std::vector<std::string_view> &Names = Into.M.MetadataKinds;
  for (std::string_view Kind : From.MetadataKinds) {
    if (!isKept(Kind)) {
      Kinds.push_back(None);
      continue;
    }
    auto Entry = std::ranges::find(Names, Kind);
    Kinds.push_back(uint32_t(Entry - Names.begin()));
    if (Entry == Names.end())
      Names.push_back(save(Kind));
  }
}

bool ModuleMerge::tooDeep(unsigned Depth) {
  if (Depth > MostNesting && !Problem)
    Problem = "types, constants or metadata nest too deep (expected " +
              std::to_string(MostNesting) + " levels at most)";
  return Problem.has_value();
}

// ---- Types --------------------------------------------------------------------------------------

TypeId ModuleMerge::type(TypeId T) {
  return T == None ? None : type(T, 0);
}

TypeId ModuleMerge::type(TypeId T, unsigned Depth) {
  if (Types[T] != None)
    return Types[T];
  if (tooDeep(Depth))
    return Into.voidType();
  const Type &Old = From.Types[T];
  if (Old.Named)
    return namedType(T, Depth);
  Type New = Old;
  if (New.Element != None)
    New.Element = type(New.Element, Depth + 1);
  std::vector<TypeId> Fields;
  for (TypeId F : From.fields(Old))
    Fields.push_back(type(F, Depth + 1));
  return Types[T] = Into.type(New, Fields);
}

TypeId ModuleMerge::namedType(TypeId T, unsigned Depth) {
  const Type &Old = From.Types[T];
  for (; NamedKnown < Into.M.Types.size(); ++NamedKnown)
    if (const Type &Other = Into.M.Types[NamedKnown]; Other.Named)
      NamedInto[withoutNumber(Other.Name)].push_back(TypeId(NamedKnown));
  const std::vector<TypeId> &Others = NamedInto[withoutNumber(Old.Name)];
  for (TypeId Other : Others) {
    std::map<std::pair<TypeId, TypeId>, bool> Cache;
    if (!Old.Name.empty() && matches(T, Other, Cache, 0))
      return Types[T] = Other;
  }
  std::string Name(Old.Name);
  const std::string Stem(withoutNumber(Name));
  auto IsTaken = [&] {
    return std::ranges::any_of(Others, [&](TypeId O) { return Into.M.Types[O].Name == Name; });
  };
  for (size_t N = 0; !Name.empty() && IsTaken(); ++N)
    Name = Stem + "." + std::to_string(N);
  const TypeId Id = TypeId(Into.M.Types.size());
  Type New = Old;
  New.Name = save(Name);
  New.Fields = {};
  Into.M.Types.push_back(New);
  Types[T] = Id;
  std::vector<TypeId> Fields;
  for (TypeId F : From.fields(Old))
    Fields.push_back(type(F, Depth + 1));
  Into.M.Types[Id].Fields = {uint32_t(Into.M.TypePool.size()), uint32_t(Fields.size())};
  Into.M.TypePool.insert(Into.M.TypePool.end(), Fields.begin(), Fields.end());
  return Id;
}

/// Returns true if two types are equal, where named structs are equal by name and contents.
bool ModuleMerge::matches(TypeId Old, TypeId New, std::map<std::pair<TypeId, TypeId>, bool> &Cache,
                          unsigned Depth) {
  if (Depth > MostNesting)
    return false;
  const Type &A = From.Types[Old], &B = Into.M.Types[New];
  if (A.Kind != B.Kind || A.Packed != B.Packed || A.VarArg != B.VarArg || A.Named != B.Named ||
      A.Width != B.Width || A.AddressSpace != B.AddressSpace || A.Count != B.Count ||
      A.Fields.Count != B.Fields.Count || withoutNumber(A.Name) != withoutNumber(B.Name))
    return false;
  // Assumes that a pair under comparison is equal until a difference is found.
  const auto [Entry, IsNew] = Cache.try_emplace({Old, New}, true);
  if (!IsNew)
    return Entry->second;
  bool Equal = A.Element == None || matches(A.Element, B.Element, Cache, Depth + 1);
  for (uint32_t I = 0; Equal && I < A.Fields.Count; ++I)
    Equal = matches(From.TypePool[A.Fields.First + I], Into.M.TypePool[B.Fields.First + I], Cache,
                    Depth + 1);
  return Entry->second = Equal;
}

// ---- Values -------------------------------------------------------------------------------------

ValueId ModuleMerge::value(ValueId Old, unsigned Depth) {
  if (Old == None || Values[Old] != None)
    return Old == None ? None : Values[Old];
  const Constant *C = From.constant(Old);
  if (!C || tooDeep(Depth))
    return None;
  std::vector<ValueId> Operands;
  for (ValueId Op : From.operands(*C)) {
    Operands.push_back(value(Op, Depth + 1));
    if (Operands.back() == None)
      return None;
  }
  Constant New = *C;
  New.SourceType = type(C->SourceType);
  New.Text = save(C->Text);
  New.Constraint = save(C->Constraint);
  const std::span<const uint64_t> Words = From.words(*C);
  return Values[Old] = Into.constant(New, type(From.Values[Old].Type), Operands, Words);
}

GlobalId ModuleMerge::addGlobal(const Global &G, std::string_view Name) {
  Global New = G;
  New.ValueType = type(G.ValueType);
  New.Initializer = None;
  New.Section = save(G.Section);
  const GlobalId Id = Into.addGlobal(New, type(From.Values[G.Self].Type), Name);
  setValue(G.Self, Into.M.Globals[Id].Self);
  return Id;
}

FunctionId ModuleMerge::addFunction(const Function &F, std::string_view Name) {
  Function New;
  New.FunctionType = type(F.FunctionType);
  New.IsDeclaration = F.IsDeclaration;
  New.UnnamedAddr = F.UnnamedAddr;
  New.Linkage = F.Linkage;
  New.CallingConvention = F.CallingConvention;
  New.Attributes = attributes(F.Attributes);
  const FunctionId Id = Into.addFunction(New, Name);
  setValue(F.Self, Into.M.Functions[Id].Self);
  return Id;
}

void ModuleMerge::copyInitializer(const Global &G, GlobalId To) {
  const ValueId V = value(G.Initializer);
  Into.M.Globals[To].Initializer = V;
}

AttributeListId ModuleMerge::attributes(AttributeListId Old) {
  if (Old == None || Lists[Old] != None)
    return Old == None ? None : Lists[Old];
  std::vector<uint32_t> Groups;
  for (uint32_t G : From.groups(From.AttributeLists[Old])) {
    AttributeGroup New = From.AttributeGroups[G];
    New.Attributes.First = uint32_t(Into.M.Attributes.size());
    for (Attribute A : From.attributes(From.AttributeGroups[G])) {
      A.Key = save(A.Key);
      A.Text = save(A.Text);
      Into.M.Attributes.push_back(A);
    }
    Groups.push_back(uint32_t(Into.M.AttributeGroups.size()));
    New.Id = Groups.back() + 1;
    Into.M.AttributeGroups.push_back(New);
  }
  Lists[Old] = AttributeListId(Into.M.AttributeLists.size());
  Into.M.AttributeLists.push_back({{uint32_t(Into.M.IndexPool.size()), uint32_t(Groups.size())}});
  Into.M.IndexPool.insert(Into.M.IndexPool.end(), Groups.begin(), Groups.end());
  return Lists[Old];
}

// ---- Metadata -----------------------------------------------------------------------------------

MetadataId ModuleMerge::node(MetadataId Old, unsigned Depth) {
  if (Old == None || Nodes[Old] != None || tooDeep(Depth))
    return Old == None ? None : Nodes[Old];
  const Metadata &N = From.Metadata[Old];
  switch (N.Kind) {
  case MetadataKind::String: return Nodes[Old] = Into.string(N.Text);
  case MetadataKind::Value: {
    const ValueId V = value(N.Value);
    return V == None ? None : Nodes[Old] = Into.value(V);
  }
  case MetadataKind::Node: break;
  default: return None;
  }
  if (N.Distinct) { // a distinct node, which may refer to itself
    Metadata New;
    New.Distinct = true;
    Nodes[Old] = MetadataId(Into.M.Metadata.size());
    Into.M.Metadata.push_back(New);
  }
  std::vector<MetadataId> Operands;
  for (MetadataId Op : From.operands(N))
    Operands.push_back(node(Op, Depth + 1));
  if (!N.Distinct)
    return Nodes[Old] = Into.node(Operands);
  Into.M.Metadata[Nodes[Old]].Operands = {uint32_t(Into.M.MetadataPool.size()),
                                          uint32_t(Operands.size())};
  Into.M.MetadataPool.insert(Into.M.MetadataPool.end(), Operands.begin(), Operands.end());
  return Nodes[Old];
}

/// Returns the copy of a node. A new copy of a node with references is listed in `Unfinished`.
MetadataId ModuleMerge::reserveNode(MetadataId Old, std::vector<MetadataId> &Unfinished) {
  if (Old == None || Nodes[Old] != None)
    return Old == None ? None : Nodes[Old];
  const Metadata &N = From.Metadata[Old];
  if (N.Kind == MetadataKind::String)
    return Nodes[Old] = Into.string(N.Text);
  if (N.Kind == MetadataKind::Value) {
    const ValueId V = value(N.Value);
    return V == None ? None : Nodes[Old] = Into.value(V);
  }
  Metadata New;
  New.Kind = N.Kind;
  New.Distinct = N.Distinct;
  Unfinished.push_back(Old);
  Nodes[Old] = MetadataId(Into.M.Metadata.size());
  Into.M.Metadata.push_back(New);
  return Nodes[Old];
}

MetadataId ModuleMerge::debugNode(MetadataId Old) {
  std::vector<MetadataId> Unfinished;
  const MetadataId Result = reserveNode(Old, Unfinished);
  while (!Unfinished.empty()) {
    const Metadata &N = From.Metadata[Unfinished.back()];
    const MetadataId Id = Nodes[Unfinished.back()];
    Unfinished.pop_back();
    if (N.Kind == MetadataKind::Node) {
      std::vector<MetadataId> Operands;
      for (MetadataId Op : From.operands(N))
        Operands.push_back(reserveNode(Op, Unfinished));
      std::vector<MetadataId> &Pool = Into.M.MetadataPool;
      Into.M.Metadata[Id].Operands = {uint32_t(Pool.size()), uint32_t(Operands.size())};
      Pool.insert(Pool.end(), Operands.begin(), Operands.end());
      continue;
    }
    const DebugLayout &Layout = debugLayout(N.Kind);
    const auto Values = From.fields(N);
    std::vector<uint64_t> Fields(Values.begin(), Values.end());
    for (size_t I = 0; I < Fields.size(); ++I)
      if (Fields[I] && isReference(fieldKind(Layout, I)))
        Fields[I] =
            uint64_t(reserveNode(MetadataId(Fields[I] - 1), Unfinished) + 1); // None is null
    std::vector<uint64_t> &Pool = Into.M.FieldPool;
    Into.M.Metadata[Id].Fields = {uint32_t(Pool.size()), uint32_t(Fields.size())};
    Pool.insert(Pool.end(), Fields.begin(), Fields.end());
  }
  return Result;
}

uint32_t ModuleMerge::location(const Location &Old) {
  Into.M.Locations.push_back(
      {Old.Line, Old.Column, debugNode(Old.Scope), debugNode(Old.InlinedAt)});
  return uint32_t(Into.M.Locations.size() - 1);
}

// ---- Bodies -------------------------------------------------------------------------------------

void ModuleMerge::copyInstruction(const Instruction &I, BlockId First, EditableBlock &To) {
  EditableInstruction New;
  New.I = I;
  New.I.Type = type(I.Type);
  New.I.Result = I.Result == None ? None : Values[I.Result];
  if (isCall(I.Op)) {
    New.Callee = value(From.callee(I));
    New.Attributes = attributes(From.attributeList(I));
  }
  for (ValueId V : From.operands(I)) {
    if (isMetadataOperand(V) && !Problem)
      Problem = "an operand is metadata";
    New.Operands.push_back(isMetadataOperand(V) ? None : value(V));
    if (New.Operands.back() == None && !Problem)
      Problem = "a constant uses what is not there";
  }
  New.Targets.assign(From.indices(I).begin(), From.indices(I).end());
  for (BlockId B : From.successors(I))
    New.Targets.push_back(B - First);
  for (const Attachment &A : From.attachments(I))
    if (A.Kind < Kinds.size() && Kinds[A.Kind] != None)
      if (const MetadataId N = node(A.Node); N != None)
        New.Attachments.push_back({Kinds[A.Kind], N});
  To.Instructions.push_back(std::move(New));
}

/// Copies the description of a variable. Leaves out one without a location or a value.
void ModuleMerge::copyDebugCall(const Instruction &I, EditableBlock &To) {
  const auto Operands = From.operands(I);
  const Location *L = From.location(I);
  const Metadata *First = !Operands.empty() && isMetadataOperand(Operands[0])
                              ? &From.Metadata[metadataOperand(Operands[0])]
                              : nullptr;
  const ValueId Described =
      First && First->Kind == MetadataKind::Value ? value(First->Value) : None;
  if (!L || Described == None)
    return;
  EditableInstruction New;
  New.I = I;
  New.I.Type = type(I.Type);
  New.Callee = value(From.callee(I));
  New.Attributes = attributes(From.attributeList(I));
  New.Operands = {Described};
  for (ValueId V : Operands.subspan(1))
    New.Operands.push_back(isMetadataOperand(V) ? debugNode(metadataOperand(V)) | MetadataOperandBit
                                                : value(V));
  New.Location = location(*L);
  To.Instructions.push_back(std::move(New));
}

void ModuleMerge::copyBody(FunctionId Source, FunctionId To, bool KeepsDebugInfo) {
  const Function &F = From.Functions[Source];
  const Function &New = Into.M.Functions[To];
  for (uint32_t A = 0; A < F.ArgumentCount; ++A) {
    setValue(F.FirstArgument + A, New.FirstArgument + A);
    if (const std::string_view Name = From.name(F.FirstArgument + A); !Name.empty())
      Into.M.setName(New.FirstArgument + A, save(Name));
  }
  auto IsDebug = [&](const Instruction &I) {
    return I.Op == Opcode::Call && From.calleeName(I).starts_with(DebugCallPrefix);
  };
  for (const Instruction &I : From.instructions(F))
    if (I.Result != None) {
      setValue(I.Result, Into.addResult(type(I.Type)));
      if (const std::string_view Name = From.name(I.Result); !Name.empty())
        Into.M.setName(Values[I.Result], save(Name));
    }
  EditableBody Body;
  for (const Block &B : From.blocks(F)) {
    EditableBlock &Block = Body.Blocks.emplace_back();
    Block.Name = save(From.blockName(BlockId(&B - From.Blocks.data())));
    for (const Instruction &I : From.instructions(B)) {
      if (IsDebug(I)) {
        if (KeepsDebugInfo)
          copyDebugCall(I, Block);
        continue;
      }
      copyInstruction(I, F.Blocks.First, Block);
      if (const Location *L = KeepsDebugInfo ? From.location(I) : nullptr)
        Block.Instructions.back().Location = location(*L);
    }
  }
  Into.Bodies[To] = std::move(Body);
}

} // namespace dxil::ir
