// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Layout.h"
#include "Order.h"

#include <algorithm>

namespace dxil::ir::parser {

using namespace ir;

// ---- Keys of tables -----------------------------------------------------------------------------

template <typename Value> static void addBytes(std::string &Key, const Value &V) {
  Key.append(reinterpret_cast<const char *>(&V), sizeof V);
}

void addContent(std::string &Key, const Constant &C, TypeId Type, std::span<const ValueId> Ops,
                std::span<const uint64_t> Words) {
  for (uint64_t Part : {uint64_t(Type), uint64_t(C.Kind), uint64_t(C.SubOpcode),
                        uint64_t(C.Predicate), uint64_t(C.Flags), uint64_t(C.SourceType), C.Bits,
                        uint64_t(Ops.size()), uint64_t(C.Text.size())})
    addBytes(Key, Part);
  for (ValueId Op : Ops)
    addBytes(Key, Op);
  for (uint64_t Word : Words)
    addBytes(Key, Word);
  Key.append(C.Text).append(C.Constraint);
}

void addContent(std::string &Key, const Attribute &A) {
  Key.append(";").append(std::to_string(A.Kind)).append(A.HasValue ? "=" : " ");
  Key.append(std::to_string(A.Value)).append(" ").append(std::to_string(A.Key.size()));
  Key.append(" ").append(A.Key).append(A.Text);
  Key.append(" ").append(std::to_string(A.Text.size()));
}

// ---- Layout -------------------------------------------------------------------------------------

namespace {

class Layout {
public:
  explicit Layout(Draft Text) : D(std::move(Text)), From(D.M), In(D) {}
  Module run();

private:
  void types();
  void globals();
  void constants(std::span<const ValueId> List);
  void metadata(std::span<const MetadataId> List);
  void nameMetadata(std::span<const MetadataId> List);
  void namedMetadata();
  void attributes();
  uint32_t group(uint32_t Parameter, std::span<const Range> Parts);
  uint32_t attributeList(const AttributeUse &Use);
  void function(FunctionId Id);
  void instruction(InstId Id);
  void location(InstId Id, InstId New);
  std::vector<Attachment> attachments(std::span<const Attachment> List);
  void addValue(ValueId Old, ValueKind Kind, uint32_t Index);

  TypeId type(TypeId T) const { return T == None ? None : Types[T]; }
  ValueId value(ValueId V) const { return V == None ? None : Values[V]; }
  MetadataId node(MetadataId N) const { return N == None ? None : Nodes[N]; }
  ValueId operand(ValueId V) const {
    return isMetadataOperand(V) ? node(metadataOperand(V)) | MetadataOperandBit : value(V);
  }

  Draft D;
  const Module &From;
  Order In;
  Module To;
  // Ids of the module by ids of the draft. Ids of function-local constants are those of the current
  // function.
  std::vector<TypeId> Types;
  std::vector<ValueId> Values;
  std::vector<MetadataId> Nodes;
  std::vector<AttributeListId> Lists; ///< indexed by AttributeUse
  std::map<std::string, uint32_t> GroupsByContent;
  std::map<std::vector<uint32_t>, AttributeListId> ListsByContent;
  MetadataId LastLocation = None;
  /// Offset to add to block numbers of the current function, modulo 2^32.
  uint32_t BlockShift = 0;
};

void Layout::addValue(ValueId Old, ValueKind Kind, uint32_t Index) {
  Values[Old] = ValueId(To.Values.size());
  To.Values.push_back({Kind, Types[From.Values[Old].Type], Index});
  if (std::string_view Name = From.name(Old); !Name.empty())
    To.setName(Values[Old], Name);
}

void Layout::types() {
  Types.assign(From.Types.size(), None);
  for (uint32_t I = 0; I < In.Types.size(); ++I)
    Types[In.Types[I]] = I;
  for (TypeId Old : In.Types) {
    Type T = From.Types[Old];
    T.Element = type(T.Element);
    const std::span<const TypeId> Fields = From.fields(T);
    T.Fields.First = uint32_t(To.TypePool.size());
    for (TypeId F : Fields)
      To.TypePool.push_back(type(F));
    To.Types.push_back(T);
  }
}

// Globals, functions, aliases: the order of their records.
void Layout::globals() {
  Values.assign(From.Values.size(), None);
  for (uint32_t I = 0; I < From.Globals.size(); ++I)
    addValue(From.Globals[I].Self, ValueKind::Global, I);
  for (uint32_t I = 0; I < From.Functions.size(); ++I)
    addValue(From.Functions[I].Self, ValueKind::Function, I);
  for (uint32_t I = 0; I < From.Aliases.size(); ++I)
    addValue(From.Aliases[I].Self, ValueKind::Alias, I);
  constants(In.Constants);
  To.ModuleConstantCount = uint32_t(To.Constants.size());
  To.Globals = From.Globals;
  for (Global &G : To.Globals) {
    G.Self = value(G.Self);
    G.ValueType = type(G.ValueType);
    G.Initializer = value(G.Initializer);
  }
  To.Aliases = From.Aliases;
  for (Alias &A : To.Aliases) {
    A.Self = value(A.Self);
    A.Aliasee = value(A.Aliasee);
  }
  To.Functions = From.Functions;
  for (FunctionId I = 0; I < To.Functions.size(); ++I) {
    Function &F = To.Functions[I];
    F.Self = value(F.Self);
    F.FunctionType = type(F.FunctionType);
    F.Prefix = value(F.Prefix);
    F.Prologue = value(F.Prologue);
    F.Personality = value(F.Personality);
    F.Attributes = D.FunctionAttributes[I] == None ? None : Lists[D.FunctionAttributes[I]];
    const std::vector<Attachment> List = attachments(From.attachments(F));
    F.Attachments = {uint32_t(To.Attachments.size()), uint32_t(List.size())};
    To.Attachments.insert(To.Attachments.end(), List.begin(), List.end());
  }
}

void Layout::constants(std::span<const ValueId> List) {
  const size_t First = To.Constants.size();
  for (ValueId Old : List) {
    Constant C = *From.constant(Old);
    addValue(Old, ValueKind::Constant, uint32_t(To.Constants.size()));
    C.Self = Values[Old];
    C.SourceType = type(C.SourceType);
    To.Constants.push_back(C);
  }
  // Operands may follow their user in this order.
  for (size_t I = First; I < To.Constants.size(); ++I) {
    Constant &C = To.Constants[I];
    const std::span<const ValueId> Ops = From.operands(C);
    C.Operands.First = uint32_t(To.OperandPool.size());
    for (ValueId Op : Ops)
      To.OperandPool.push_back(value(Op));
  }
}

// ---- Metadata -----------------------------------------------------------------------------------

void Layout::nameMetadata(std::span<const MetadataId> List) {
  MetadataId Next = MetadataId(To.Metadata.size());
  for (MetadataId Old : List)
    Nodes[Old] = Next++;
}

void Layout::metadata(std::span<const MetadataId> List) {
  for (MetadataId Old : List) {
    Metadata N = From.Metadata[Old];
    const std::span<const MetadataId> Ops = From.operands(N);
    const std::span<const uint64_t> Fields = From.fields(N);
    N.Value = value(N.Value);
    N.Operands.First = uint32_t(To.MetadataPool.size());
    for (MetadataId Op : Ops)
      To.MetadataPool.push_back(node(Op));
    N.Fields.First = uint32_t(To.FieldPool.size());
    for (size_t K = 0; K < Fields.size(); ++K) {
      const bool IsReference = isReference(fieldKind(debugLayout(N.Kind), K));
      To.FieldPool.push_back(
          IsReference && Fields[K] ? uint64_t(node(MetadataId(Fields[K] - 1))) + 1 : Fields[K]);
    }
    To.Metadata.push_back(N);
  }
}

void Layout::namedMetadata() {
  for (NamedMetadata N : From.NamedMetadata) {
    const std::span<const MetadataId> Ids = From.nodes(N);
    N.Nodes.First = uint32_t(To.MetadataPool.size());
    for (MetadataId Id : Ids)
      To.MetadataPool.push_back(node(Id));
    To.NamedMetadata.push_back(N);
  }
}

std::vector<Attachment> Layout::attachments(std::span<const Attachment> List) {
  std::vector<Attachment> Out;
  for (const Attachment &A : List)
    Out.push_back({A.Kind, node(A.Node)});
  return Out;
}

// ---- Attributes ---------------------------------------------------------------------------------

/// Returns the group with all attributes of a parameter.
uint32_t Layout::group(uint32_t Parameter, std::span<const Range> Parts) {
  std::string Key = std::to_string(Parameter);
  for (Range R : Parts)
    for (uint32_t K = 0; K < R.Count; ++K)
      addContent(Key, From.Attributes[R.First + K]);
  const uint32_t Next = uint32_t(To.AttributeGroups.size());
  auto [Entry, New] = GroupsByContent.emplace(std::move(Key), Next);
  if (!New)
    return Entry->second;
  AttributeGroup G{
      .Id = Next + 1, .ParamIndex = Parameter, .Attributes = {uint32_t(To.Attributes.size()), 0}};
  for (Range R : Parts) {
    const auto First = From.Attributes.begin() + R.First;
    To.Attributes.insert(To.Attributes.end(), First, First + R.Count);
    G.Attributes.Count += R.Count;
  }
  To.AttributeGroups.push_back(G);
  return Next;
}

AttributeListId Layout::attributeList(const AttributeUse &Use) {
  // Attributes by parameter. The function's index is the largest.
  std::map<uint32_t, std::vector<Range>> Parts;
  if (Use.Group != None)
    Parts[FunctionIndex].push_back(D.Groups.at(Use.Group));
  for (const AttributeUse::Place &P : Use.Places)
    Parts[P.Parameter].push_back(P.Attributes);
  std::vector<uint32_t> Groups;
  for (const auto &[Parameter, Ranges] : Parts)
    Groups.push_back(group(Parameter, Ranges));
  auto [Entry, New] = ListsByContent.emplace(Groups, AttributeListId(To.AttributeLists.size()));
  if (New) {
    To.AttributeLists.push_back({{uint32_t(To.IndexPool.size()), uint32_t(Groups.size())}});
    To.IndexPool.insert(To.IndexPool.end(), Groups.begin(), Groups.end());
  }
  return Entry->second;
}

void Layout::attributes() {
  Lists.assign(D.AttributeUses.size(), None);
  for (uint32_t Use : In.AttributeUses)
    Lists[Use] = attributeList(D.AttributeUses[Use]);
}

// ---- Functions ----------------------------------------------------------------------------------

// Consecutive instructions with equal locations share one entry.
void Layout::location(InstId Id, InstId New) {
  const MetadataId Node = D.Locations[Id];
  if (Node == None)
    return;
  if (Node != LastLocation) {
    const std::span<const uint64_t> F = From.fields(From.Metadata[Node]);
    To.Locations.push_back(
        {uint32_t(F[0]), uint32_t(F[1]), node(MetadataId(F[2]) - 1), node(MetadataId(F[3]) - 1)});
    LastLocation = Node;
  }
  To.setLocation(New, uint32_t(To.Locations.size() - 1));
}

void Layout::instruction(InstId Id) {
  const Instruction &Old = From.Instructions[Id];
  const InstId NewId = InstId(To.Instructions.size());
  Instruction &New = To.Instructions.emplace_back(Old);
  New.HasAttachments = false;
  const std::span<const ValueId> Ops = From.operands(Old);
  New.Type = type(Old.Type);
  New.Result = value(Old.Result);
  New.Operands.First = uint32_t(To.OperandPool.size());
  for (ValueId V : Ops)
    To.OperandPool.push_back(operand(V));
  if (isCall(Old.Op)) {
    const uint32_t Use = D.InstructionAttributes[Id];
    To.setCall(New, value(From.callee(Old)), Use == None ? None : Lists[Use], From.successors(Old));
  } else {
    To.setTargets(New, hasIndices(Old.Op) ? From.indices(Old) : From.successors(Old));
  }
  if (!hasIndices(Old.Op))
    for (BlockId &B : To.targets(New))
      B += BlockShift;
  To.attach(NewId, attachments(From.attachments(Old)));
  location(Id, NewId);
}

// Lays out functions in the order of the table, whatever their order in the text.
void Layout::function(FunctionId Id) {
  const Function &Old = From.Functions[Id];
  Function &New = To.Functions[Id];
  LastLocation = None;
  New.Blocks.First = uint32_t(To.Blocks.size());
  New.Instructions.First = uint32_t(To.Instructions.size());
  BlockShift = New.Blocks.First - Old.Blocks.First;
  for (uint32_t K = 0; K < Old.Blocks.Count; ++K) {
    Block B = From.Blocks[Old.Blocks.First + K];
    B.Instructions.First += New.Instructions.First - Old.Instructions.First;
    if (const std::string_view Name = From.blockName(Old.Blocks.First + K); !Name.empty())
      To.setBlockName(BlockId(To.Blocks.size()), Name);
    To.Blocks.push_back(B);
  }
  New.FirstArgument = ValueId(To.Values.size());
  for (uint32_t A = 0; A < Old.ArgumentCount; ++A)
    addValue(Old.FirstArgument + A, ValueKind::Argument, A);
  New.Constants.First = uint32_t(To.Constants.size());
  constants(In.constantsOf(Old));
  New.Constants.Count = uint32_t(To.Constants.size()) - New.Constants.First;
  for (uint32_t K = 0; K < Old.Instructions.Count; ++K) {
    const Instruction &I = From.Instructions[Old.Instructions.First + K];
    if (I.Result != None)
      addValue(I.Result, ValueKind::Instruction, New.Instructions.First + K);
  }
  New.Metadata.First = uint32_t(To.Metadata.size());
  const std::vector<MetadataId> Own = In.metadataOf(Old);
  nameMetadata(Own);
  metadata(Own);
  New.Metadata.Count = uint32_t(Own.size());
  for (uint32_t K = 0; K < Old.Instructions.Count; ++K)
    instruction(Old.Instructions.First + K);
}

Module Layout::run() {
  To.Triple = From.Triple;
  To.DataLayout = From.DataLayout;
  To.InlineAsm = From.InlineAsm;
  To.MetadataKinds = From.MetadataKinds;
  Nodes.assign(From.Metadata.size(), None);
  nameMetadata(In.Metadata);
  types();
  attributes();
  globals();
  metadata(In.Metadata);
  To.ModuleMetadataCount = uint32_t(To.Metadata.size());
  namedMetadata();
  for (FunctionId F = 0; F < From.Functions.size(); ++F)
    if (!From.Functions[F].IsDeclaration)
      function(F);
  // Offsets into the pools of words and strings stay valid.
  To.WordPool = std::move(D.M.WordPool);
  To.Strings = std::move(D.M.Strings);
  return std::move(To);
}

} // namespace

Module layOut(Draft From) {
  return Layout(std::move(From)).run();
}

} // namespace dxil::ir::parser
