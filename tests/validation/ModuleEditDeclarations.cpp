// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits metadata, functions and globals of a module by name.
#include "ModuleEdit.h"

#include <cstdlib>
#include <vector>

using namespace dxil;
using namespace dxil::ir;

namespace test {

// ---- Metadata -----------------------------------------------------------------------------------

uint32_t ModuleEdit::place(const std::string &Path, MetadataId &Node, uint32_t &Operand) const {
  size_t Digit = Path.find_first_of("0123456789", Path.find('.') + 1);
  std::string Name = Path.substr(0, Digit - 1);
  const NamedMetadata *N = M.findNamedMetadata(Name);
  if (!N || Digit == Path.npos)
    return None;
  Node = None;
  Range In = N->Nodes;
  for (const char *Pointer = Path.c_str() + Digit - 1; *Pointer == '.';) {
    char *End = nullptr;
    Operand = uint32_t(std::strtoul(Pointer + 1, &End, 10));
    Pointer = End;
    if (Operand >= In.Count)
      return None;
    if (*Pointer != '.')
      return In.First + Operand;
    Node = M.MetadataPool[In.First + Operand];
    if (Node >= M.Metadata.size() || M.Metadata[Node].Kind != MetadataKind::Node)
      return None;
    In = M.Metadata[Node].Operands;
  }
  return None;
}

MetadataId ModuleEdit::node(std::string &Text) {
  std::vector<MetadataId> Operands;
  for (cutBlanks(Text); !Text.empty() && !cutPrefix(Text, "}"); cutBlanks(Text)) {
    if (cutPrefix(Text, "!{")) {
      Operands.push_back(node(Text));
    } else {
      std::string Item = Text.substr(0, Text.find_first_of(",}"));
      Text.erase(0, Item.size());
      if (Item == "null") {
        Operands.push_back(None);
        continue;
      }
      Operands.push_back(metadata(Item, None));
    }
    if (Operands.back() == None)
      return None;
  }
  Metadata New;
  New.Operands = {uint32_t(M.MetadataPool.size()), uint32_t(Operands.size())};
  M.MetadataPool.insert(M.MetadataPool.end(), Operands.begin(), Operands.end());
  M.Metadata.push_back(New);
  return MetadataId(M.Metadata.size() - 1);
}

MetadataId ModuleEdit::metadata(const std::string &Text, MetadataId Old) {
  if (std::string Inner = Text; cutPrefix(Inner, "!{"))
    return node(Inner);
  auto Id = MetadataId(M.Metadata.size());
  Metadata New;
  if (!Text.empty() && Text[0] == '"') {
    New.Kind = MetadataKind::String;
    New.Text = M.Strings.save(Text.substr(1, Text.size() - 2));
  } else {
    New.Kind = MetadataKind::Value;
    std::string I32 = "i32";
    std::string Rest = Text;
    if (Text[0] == '@') { // a global or function
      New.Value = named(Text.substr(1));
    } else if (TypeId T = type(Rest); T != None) { // Syntax: TYPE VALUE
      cutBlanks(Rest);
      New.Value = value(Rest, T);
    } else {
      bool Typed = Old < M.Metadata.size() && M.Metadata[Old].Kind == MetadataKind::Value;
      New.Value = value(Text, Typed ? M.Values[M.Metadata[Old].Value].Type : type(I32));
    }
    if (New.Value == None)
      return None;
  }
  M.Metadata.push_back(New);
  return Id;
}

bool ModuleEdit::editMetadata(const std::string &Path, const std::string &Change) {
  if (Path == "+") {
    M.NamedMetadata.push_back({M.Strings.save(Change), {}});
    return true;
  }
  if (Path == "-")
    return std::erase_if(M.NamedMetadata,
                         [&](const NamedMetadata &N) { return N.Name == Change; }) != 0;
  size_t Equals = Path.find('=');
  MetadataId Node = None;
  uint32_t Operand = 0, Entry = place(Path.substr(0, Equals), Node, Operand);
  if (Entry == None)
    return false;
  if (Equals == Path.npos) {
    if (Change == "cut" && Node != None) {
      M.Metadata[Node].Operands.Count = Operand;
      return true;
    }
    if (Change.rfind("more ", 0) != 0)
      return false;
    MetadataId Inner = M.MetadataPool[Entry];
    if (Inner >= M.Metadata.size() || M.Metadata[Inner].Kind != MetadataKind::Node)
      return false;
    MetadataId Last = metadata(Change.substr(5), None);
    Range Old = M.Metadata[Inner].Operands;
    Range New = {uint32_t(M.MetadataPool.size()), Old.Count + 1};
    for (uint32_t I = 0; I < Old.Count; ++I)
      M.MetadataPool.push_back(MetadataId(M.MetadataPool[Old.First + I]));
    M.MetadataPool.push_back(Last);
    M.Metadata[Inner].Operands = New;
    return Last != None;
  }
  std::string Text = Path.substr(Equals + 1) + (Change.empty() ? "" : " " + Change);
  if (Text == "null") {
    M.MetadataPool[Entry] = None;
    return true;
  }
  if (Text[0] == '=') { // the value of another path
    MetadataId OtherNode = None;
    uint32_t OtherOperand = 0;
    size_t First = Text.find_first_not_of("= ");
    uint32_t Other = First == Text.npos ? None : place(Text.substr(First), OtherNode, OtherOperand);
    if (Other == None)
      return false;
    M.MetadataPool[Entry] = MetadataId(M.MetadataPool[Other]);
    return true;
  }
  MetadataId New = metadata(Text, M.MetadataPool[Entry]);
  if (New == None)
    return false;
  M.MetadataPool[Entry] = New;
  return true;
}

// ---- Declarations -------------------------------------------------------------------------------

bool ModuleEdit::editFunction(const std::string &Name, const std::string &Change) {
  FunctionId F = Name == "entry" ? entry() : None;
  for (FunctionId I = 0; I < M.Functions.size() && F == None; ++I)
    if (M.name(M.Functions[I].Self) == spelled(Name))
      F = I;
  size_t Equals = Change.find('=');
  if (F == None)
    return false;
  if (Change == "add") {
    Into = F;
    Added = 0;
    return true;
  }
  if (Equals == Change.npos)
    return false;
  std::string Key = Change.substr(0, Equals), Text = Change.substr(Equals + 1);
  if (Key == "linkage")
    M.Functions[F].Linkage = Linkage(std::stoul(Text));
  else if (Key == "convention")
    M.Functions[F].CallingConvention = uint32_t(std::stoul(Text));
  else if (Key == "name")
    M.setName(M.Functions[F].Self, M.Strings.save(Text));
  else if (Key == "returns" || Key == "param") {
    bool Returns = Key == "returns";
    size_t Colon = Text.find(':');
    uint32_t N = Returns || Colon == Text.npos ? None : uint32_t(std::stoul(Text));
    Text.erase(0, Colon == Text.npos ? 0 : Colon + 1);
    TypeId T = type(Text);
    return T != None && setFunctionType(F, N, T);
  } else if (Key == "attribute") {
    AttributeGroup G;
    G.ParamIndex = FunctionIndex;
    G.Attributes = {uint32_t(M.Attributes.size()), 1};
    size_t Colon = Text.find(':');
    ir::Attribute A;
    A.Key = M.Strings.save(Text.substr(0, Colon));
    A.HasValue = Colon != Text.npos;
    if (A.HasValue)
      A.Text = M.Strings.save(Text.substr(Colon + 1));
    M.Attributes.push_back(A);
    AttributeList L;
    L.Groups = {uint32_t(M.IndexPool.size()), 1};
    M.IndexPool.push_back(uint32_t(M.AttributeGroups.size()));
    M.AttributeGroups.push_back(G);
    M.Functions[F].Attributes = AttributeListId(M.AttributeLists.size());
    M.AttributeLists.push_back(L);
  } else
    return false;
  return true;
}

bool ModuleEdit::setFunctionType(FunctionId F, uint32_t Parameter, TypeId T) {
  TypeId FT = functionType(M.Functions[F].FunctionType, Parameter, T);
  if (FT == None)
    return false;
  Type P;
  P.Kind = ir::TypeKind::Pointer;
  P.Element = M.Functions[F].FunctionType = FT;
  M.Values[M.Functions[F].Self].Type = addType(P);
  if (Parameter != None) {
    if (M.Functions[F].FirstArgument == None)
      return true;
    ValueId Argument = M.Functions[F].FirstArgument + Parameter;
    M.Values[Argument].Type = T;
    return true;
  }
  for (Instruction &I : M.Instructions)
    if (I.Op == Opcode::Ret && M.Blocks[M.parent(I)].Parent == F) {
      I.Operands = {uint32_t(M.OperandPool.size()), 1};
      M.OperandPool.push_back(constant(T, ConstantKind::Null, 0));
    }
  return true;
}

bool ModuleEdit::addGlobal(const std::string &Name, const std::string &Text) {
  std::string Rest = Text;
  TypeId T = type(Rest);
  if (T == None)
    return false;
  cutBlanks(Rest);
  Global G;
  if (size_t Position = Rest.find("constant"); Position != Rest.npos) {
    G.IsConstant = true;
    Rest.erase(Position);
    Rest.erase(Rest.find_last_not_of(' ') + 1);
  }
  Type P;
  P.Kind = ir::TypeKind::Pointer;
  P.Element = T;
  P.AddressSpace = Rest.empty() ? 0 : uint32_t(std::stoul(Rest));
  G.ValueType = T;
  G.AddressSpace = P.AddressSpace;
  G.Self = ValueId(M.Values.size());
  size_t Comma = Rest.find(' ');
  G.Linkage = Comma == Rest.npos ? Linkage::Internal : Linkage(std::stoul(Rest.substr(Comma)));
  M.setName(G.Self, M.Strings.save(Name));
  M.Values.push_back({ValueKind::Global, addType(P), uint32_t(M.Globals.size())});
  if (G.Linkage == Linkage::Internal)
    G.Initializer = constant(T, ConstantKind::Undef, 0);
  M.Globals.push_back(G);
  return true;
}

bool ModuleEdit::addDeclaration(const std::string &Name, const std::string &Text) {
  std::string Rest = Text;
  Type F, P;
  F.Kind = ir::TypeKind::Function;
  F.Element = type(Rest);
  if (F.Element == None)
    return false;
  std::vector<TypeId> Fields;
  Rest.erase(0, Rest.find_first_not_of(" ("));
  for (TypeId T; (T = type(Rest)) != None;)
    Fields.push_back(T);
  F.Fields = {uint32_t(M.TypePool.size()), uint32_t(Fields.size())};
  M.TypePool.insert(M.TypePool.end(), Fields.begin(), Fields.end());
  Function New;
  New.FunctionType = addType(F);
  P.Kind = ir::TypeKind::Pointer;
  P.Element = New.FunctionType;
  New.Self = ValueId(M.Values.size());
  M.setName(New.Self, M.Strings.save(Name));
  M.Values.push_back({ValueKind::Function, addType(P), uint32_t(M.Functions.size())});
  M.Functions.push_back(New);
  return true;
}

} // namespace test
