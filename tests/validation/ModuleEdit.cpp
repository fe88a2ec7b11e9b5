// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleEdit.h"

#include <cstdlib>
#include <vector>

using namespace dxil;
using namespace dxil::ir;

namespace test {
namespace {

bool cutPrefix(std::string &Text, const std::string &Prefix) {
  if (Text.rfind(Prefix, 0) != 0)
    return false;
  Text.erase(0, Prefix.size());
  return true;
}
void cutBlanks(std::string &Text) { Text.erase(0, Text.find_first_not_of(" ,")); }

bool isNumber(const std::string &Text) {
  return !Text.empty() && (std::isdigit(uint8_t(Text[0])) || (Text[0] == '-' && Text.size() > 1));
}

/// "NAME#2" is the third of that name.
unsigned takeOrdinal(std::string &Name) {
  size_t Hash = Name.rfind('#');
  if (Hash == Name.npos)
    return 0;
  unsigned N = unsigned(std::stoul(Name.substr(Hash + 1)));
  Name.resize(Hash);
  return N;
}

std::optional<Opcode> opcodeNamed(const std::string &Name) {
  for (unsigned O = 0; O <= unsigned(Opcode::Unreachable); ++O)
    if (opcodeName(Opcode(O)) == Name)
      return Opcode(O);
  return {};
}

} // namespace

InstId ModuleEdit::find(bool IsOp, const std::string &Text) const {
  std::string Name = Text;
  unsigned Skip = takeOrdinal(Name);
  for (InstId I = 0; I < M.Instructions.size(); ++I) {
    const Instruction &X = M.Instructions[I];
    uint64_t Code = 0;
    bool Match = IsOp ? X.Op == Opcode::Call && X.Operands.Count &&
                            M.calleeName(X).starts_with("dx.op.") &&
                            M.constantInt(M.operands(X)[0], Code) && findOp(uint32_t(Code)) &&
                            findOp(uint32_t(Code))->Name == Name
                      : opcodeName(X.Op) == Name;
    if (Match && Skip-- == 0)
      return I;
  }
  return None;
}

ValueId ModuleEdit::constant(TypeId T, ConstantKind Kind, uint64_t Bits) {
  auto V = ValueId(M.Values.size());
  Constant C;
  C.Kind = Kind;
  C.Bits = Bits;
  C.Self = V;
  M.Values.push_back({ValueKind::Constant, T, uint32_t(M.Constants.size()), {}});
  M.Constants.push_back(C);
  return V;
}

ValueId ModuleEdit::value(const std::string &Text, TypeId T) {
  const Type &Ty = M.type(T);
  if (Text == "undef")
    return constant(T, ConstantKind::Undef, 0);
  if (Text == "null")
    return constant(T, ConstantKind::Null, 0);
  if (Text == "inf")
    return constant(T, ConstantKind::Float,
                    Ty.Kind == ir::TypeKind::Double ? 0x7ff0000000000000u : 0x7f800000u);
  if (isNumber(Text) && Ty.Kind == ir::TypeKind::Integer) {
    uint64_t Mask = Ty.Width >= 64 ? ~uint64_t(0) : (uint64_t(1) << Ty.Width) - 1;
    return constant(T, ConstantKind::Integer, uint64_t(std::strtoll(Text.c_str(), nullptr, 0)) & Mask);
  }
  if (isNumber(Text) && Ty.Kind == ir::TypeKind::Float) {
    float F = std::strtof(Text.c_str(), nullptr);
    uint32_t Bits;
    static_assert(sizeof Bits == sizeof F);
    __builtin_memcpy(&Bits, &F, sizeof F);
    return constant(T, ConstantKind::Float, Bits);
  }
  if (Text.size() > 1 && Text[0] == '@') {
    for (ValueId V = 0; V < M.Values.size(); ++V)
      if (M.Values[V].Name == Text.substr(1) && M.Values[V].Type == T)
        return V;
    return None;
  }
  bool IsOp = Text[0] != '%';
  InstId I = find(IsOp, IsOp ? Text : Text.substr(1));
  return I == None || M.Instructions[I].Type != T ? None : M.Instructions[I].Result;
}

TypeId ModuleEdit::addType(const Type &T) {
  for (TypeId I = 0; I < M.Types.size(); ++I) {
    const Type &X = M.Types[I];
    if (X.Kind == T.Kind && X.Width == T.Width && X.AddressSpace == T.AddressSpace &&
        X.Element == T.Element && X.Count == T.Count && !X.Named && T.Kind != ir::TypeKind::Struct &&
        T.Kind != ir::TypeKind::Function)
      return I;
  }
  M.Types.push_back(T);
  return TypeId(M.Types.size() - 1);
}

TypeId ModuleEdit::type(std::string &Text) {
  cutBlanks(Text);
  Type T;
  TypeId Out = None;
  bool Vector = !Text.empty() && Text[0] == '<';
  if (cutPrefix(Text, "half"))
    T.Kind = ir::TypeKind::Half;
  else if (cutPrefix(Text, "float"))
    T.Kind = ir::TypeKind::Float;
  else if (cutPrefix(Text, "double"))
    T.Kind = ir::TypeKind::Double;
  else if (cutPrefix(Text, "void"))
    T.Kind = ir::TypeKind::Void;
  else if (Vector || (!Text.empty() && Text[0] == '[')) {
    T.Kind = Vector ? ir::TypeKind::Vector : ir::TypeKind::Array;
    size_t Used = 0;
    T.Count = std::stoull(Text.substr(1), &Used);
    Text.erase(0, Used + 1);
    cutBlanks(Text);
    cutPrefix(Text, "x");
    T.Element = type(Text);
    if (T.Element == None || !cutPrefix(Text, Vector ? ">" : "]"))
      return None;
  } else if (!Text.empty() && Text[0] == '%') {
    size_t End = Text.find_first_of(" *,", 1);
    std::string Name = Text.substr(1, End == Text.npos ? End : End - 1);
    Text.erase(0, Name.size() + 1);
    for (TypeId I = 0; I < M.Types.size(); ++I)
      if (M.Types[I].Name == Name)
        Out = I;
    if (Out == None)
      return None;
  } else if (Text.size() > 1 && Text[0] == 'i' && std::isdigit(uint8_t(Text[1]))) {
    size_t Used = 0;
    T.Kind = ir::TypeKind::Integer;
    T.Width = uint32_t(std::stoul(Text.substr(1), &Used));
    Text.erase(0, Used + 1);
  } else
    return None;
  if (Out == None)
    Out = addType(T);
  for (;;) {
    Type P;
    P.Kind = ir::TypeKind::Pointer;
    P.Element = Out;
    std::string Rest = Text;
    cutBlanks(Rest);
    if (cutPrefix(Rest, "addrspace(")) {
      P.AddressSpace = uint32_t(std::stoul(Rest));
      Rest.erase(0, Rest.find(')') + 1);
    }
    if (!cutPrefix(Rest, "*"))
      return Out;
    Text = Rest;
    Out = addType(P);
  }
}

// ---- Instructions --------------------------------------------------------------------------------

void ModuleEdit::insert(InstId At, Instruction I) {
  BlockId Owner = M.Instructions[At].Parent;
  FunctionId F = M.Blocks[Owner].Parent;
  I.Parent = Owner;
  M.Instructions.insert(M.Instructions.begin() + At, I);
  for (BlockId B = 0; B < M.Blocks.size(); ++B)
    if (B == Owner)
      ++M.Blocks[B].Instructions.Count;
    else if (M.Blocks[B].Instructions.First > At)
      ++M.Blocks[B].Instructions.First;
  for (FunctionId X = 0; X < M.Functions.size(); ++X)
    if (X == F)
      ++M.Functions[X].Instructions.Count;
    else if (M.Functions[X].Instructions.First > At)
      ++M.Functions[X].Instructions.First;
  for (Value &V : M.Values)
    if (V.Kind == ValueKind::Instruction && V.Index >= At)
      ++V.Index;
  Instruction &New = M.Instructions[At];
  New.Result = None;
  if (New.Type != None && M.type(New.Type).Kind != ir::TypeKind::Void) {
    New.Result = ValueId(M.Values.size());
    // The ids of a function's own values are consecutive, which this one's is not: a name stands for it.
    std::string Name = "added" + std::to_string(New.Result);
    M.Values.push_back({ValueKind::Instruction, New.Type, At, M.Strings.save(Name)});
  }
}

void ModuleEdit::remove(InstId At) {
  BlockId Owner = M.Instructions[At].Parent;
  FunctionId F = M.Blocks[Owner].Parent;
  M.Instructions.erase(M.Instructions.begin() + At);
  for (BlockId B = 0; B < M.Blocks.size(); ++B)
    if (B == Owner)
      --M.Blocks[B].Instructions.Count;
    else if (M.Blocks[B].Instructions.First > At)
      --M.Blocks[B].Instructions.First;
  for (FunctionId X = 0; X < M.Functions.size(); ++X)
    if (X == F)
      --M.Functions[X].Instructions.Count;
    else if (M.Functions[X].Instructions.First > At)
      --M.Functions[X].Instructions.First;
  for (Value &V : M.Values)
    if (V.Kind == ValueKind::Instruction && V.Index > At)
      --V.Index;
}

bool ModuleEdit::setOperand(uint32_t PoolIndex, const std::string &Text) {
  ValueId Old = M.OperandPool[PoolIndex];
  if (Old >= M.Values.size())
    return false;
  ValueId V = value(Text, M.Values[Old].Type);
  if (V == None)
    return false;
  M.OperandPool[PoolIndex] = V;
  return true;
}

bool ModuleEdit::attach(Instruction &I, const std::string &Text) {
  size_t Comma = Text.find(',');
  std::string Name = Text.substr(0, Comma);
  uint32_t Kind = 0;
  while (Kind < M.MetadataKinds.size() && M.MetadataKinds[Kind] != Name)
    ++Kind;
  if (Kind == M.MetadataKinds.size())
    M.MetadataKinds.push_back(M.Strings.save(Name));
  std::string Word = "i32";
  TypeId Integer = type(Word);
  Metadata Node;
  std::vector<MetadataId> Numbers;
  if (Name == "dx.controlflow.hints") { // the node itself, which tells nodes apart, and the name
    Metadata Text;
    Text.Kind = MetadataKind::String;
    Text.Text = M.Strings.save(Name);
    Numbers = {None, MetadataId(M.Metadata.size())};
    M.Metadata.push_back(Text);
  }
  while (Comma != Text.npos) {
    Metadata Number;
    Number.Kind = MetadataKind::Value;
    Number.Value = value(Text.substr(Comma + 1, Text.find(',', Comma + 1) - Comma - 1), Integer);
    Comma = Text.find(',', Comma + 1);
    if (Number.Value == None)
      return false;
    Numbers.push_back(MetadataId(M.Metadata.size()));
    M.Metadata.push_back(Number);
  }
  Node.Operands = {uint32_t(M.MetadataPool.size()), uint32_t(Numbers.size())};
  M.MetadataPool.insert(M.MetadataPool.end(), Numbers.begin(), Numbers.end());
  M.Metadata.push_back(Node);
  I.Attachments = {uint32_t(M.Attachments.size()), 1};
  M.Attachments.push_back({Kind, MetadataId(M.Metadata.size() - 1)});
  return true;
}

bool ModuleEdit::editInstruction(bool IsOp, const std::string &Name, const std::string &Change) {
  InstId Id = find(IsOp, Name);
  if (Id == None)
    return false;
  Instruction &I = M.Instructions[Id];
  std::string Rest = Change;
  if (Change == "copy") {
    Instruction Copy = I;
    insert(Id + 1, Copy);
    return true;
  }
  if (Change == "drop") {
    remove(Id);
    return true;
  }
  if (Change == "last") {
    const Range &In = M.Blocks[I.Parent].Instructions;
    Instruction Copy = I;
    for (InstId X = Id; X + 2 < In.First + In.Count; ++X) {
      std::swap(M.Instructions[X], M.Instructions[X + 1]);
      if (M.Instructions[X].Result != None)
        M.Values[M.Instructions[X].Result].Index = X;
    }
    return Copy.Result == None;
  }
  if (Change == "fast") {
    I.Flags |= FastUnsafeAlgebra;
    return true;
  }
  if (Change == "precise")
    return attach(I, "dx.precise,1");
  if (cutPrefix(Rest, "hint="))
    return attach(I, Rest);
  if (cutPrefix(Rest, "name=")) {
    if (I.Callee == None)
      return false;
    M.Values[I.Callee].Name = M.Strings.save(Rest);
    return true;
  }
  if (cutPrefix(Rest, "op=")) {
    auto New = opcodeNamed(Rest);
    if (!New)
      return false;
    I.Op = *New;
    return true;
  }
  if (cutPrefix(Rest, "index=")) {
    if (!I.Indices.Count)
      return false;
    M.IndexPool[I.Indices.First] = uint32_t(std::stoul(Rest));
    return true;
  }
  if (cutPrefix(Rest, "to=")) {
    unsigned N = 0, B = 0;
    const Function &F = M.Functions[M.Blocks[I.Parent].Parent];
    if (std::sscanf(Rest.c_str(), "%u:%u", &N, &B) != 2 || N >= I.Successors.Count ||
        B >= F.Blocks.Count)
      return false;
    M.IndexPool[I.Successors.First + N] = F.Blocks.First + B;
    return true;
  }
  size_t Equals = Rest.find('=');
  if (!isNumber(Rest) || Equals == Rest.npos)
    return false;
  auto N = uint32_t(std::stoul(Rest));
  return N < I.Operands.Count && setOperand(I.Operands.First + N, Rest.substr(Equals + 1));
}

FunctionId ModuleEdit::entry() const {
  for (FunctionId F = 0; F < M.Functions.size(); ++F)
    if (!M.Functions[F].IsDeclaration)
      return F;
  return None;
}

bool ModuleEdit::addInstruction(const std::string &Text) {
  FunctionId F = entry();
  std::string Rest = Text;
  std::string Keyword = Rest.substr(0, Rest.find(' '));
  Rest.erase(0, Keyword.size());
  auto Op = opcodeNamed(Keyword);
  if (F == None || !Op)
    return false;
  Instruction I;
  I.Op = *Op;
  std::vector<ValueId> Operands;
  auto operand = [&](TypeId T) {
    cutBlanks(Rest);
    std::string Word = Rest.substr(0, Rest.find_first_of(" ,"));
    Rest.erase(0, Word.size());
    Operands.push_back(value(Word, T));
    return Operands.back() != None;
  };
  if (*Op == Opcode::Call) { // call NAME
    cutBlanks(Rest);
    const Function *Callee = Rest == "entry" ? &M.Functions[F] : M.findFunction(Rest);
    if (!Callee)
      return false;
    I.Callee = Callee->Self;
    I.ElementType = Callee->FunctionType;
    I.Type = M.type(Callee->FunctionType).Element;
    for (TypeId P : M.fields(M.type(Callee->FunctionType)))
      Operands.push_back(constant(P, ConstantKind::Undef, 0));
  } else if (*Op != Opcode::Fence) {
    TypeId T = type(Rest);
    if (T == None)
      return false;
    I.Type = T;
    std::string I32 = "i32", Void = "void", I1 = "i1";
    if (*Op == Opcode::Alloca) {
      Type P;
      P.Kind = ir::TypeKind::Pointer;
      P.Element = I.ElementType = T;
      I.Type = addType(P);
      Operands.push_back(value("1", type(I32)));
    } else if (isBinary(*Op) || *Op == Opcode::ICmp) {
      if (!operand(T) || !operand(T))
        return false;
      if (*Op == Opcode::ICmp) {
        I.Predicate = IcmpEq;
        I.Type = type(I1);
      }
    } else if (*Op == Opcode::Select) {
      Operands.push_back(value("1", type(I1)));
      if (!operand(T) || !operand(T))
        return false;
    } else if (isCast(*Op)) { // OPCODE FROM VALUE TO
      if (!operand(T) || (I.Type = type(Rest)) == None)
        return false;
    } else if (*Op == Opcode::Load) { // load POINTER VALUE
      if (!operand(T))
        return false;
      I.Type = I.ElementType = M.type(T).Element;
    } else if (*Op == Opcode::Store || *Op == Opcode::AtomicRmw) { // store POINTER VALUE, VALUE
      if (!operand(T) || !operand(M.type(T).Element))
        return false;
      I.Type = *Op == Opcode::Store ? type(Void) : M.type(T).Element;
      I.Ordering = *Op == Opcode::Store ? Ordering::NotAtomic : Ordering::SequentiallyConsistent;
      I.Predicate = *Op == Opcode::Store ? 0 : uint8_t(RmwOperation::Add);
    } else if (*Op == Opcode::GetElementPtr) { // getelementptr POINTER VALUE, INDEX, INDEX
      I.ElementType = M.type(T).Element;
      I.Flags = InBounds;
      std::string Index = "i32";
      TypeId IndexType = type(Index), Element = I.ElementType;
      if (!operand(T))
        return false;
      for (bool First = true; cutBlanks(Rest), !Rest.empty(); First = false) {
        if (!operand(IndexType))
          return false;
        if (!First)
          Element = M.type(Element).Element;
      }
      Type P;
      P.Kind = ir::TypeKind::Pointer;
      P.Element = Element;
      P.AddressSpace = M.type(T).AddressSpace;
      I.Type = addType(P);
    } else
      return false;
  } else {
    std::string Void = "void";
    I.Type = type(Void);
    I.Ordering = Ordering::SequentiallyConsistent;
  }
  I.Operands = {uint32_t(M.OperandPool.size()), uint32_t(Operands.size())};
  M.OperandPool.insert(M.OperandPool.end(), Operands.begin(), Operands.end());
  // Behind what was added before, so that it can use it.
  InstId At = M.Functions[F].Instructions.First + Added++;
  insert(At, I);
  return true;
}

// ---- Metadata ------------------------------------------------------------------------------------

uint32_t ModuleEdit::place(const std::string &Path, MetadataId &Node, uint32_t &Operand) const {
  size_t Digit = Path.find_first_of("0123456789", Path.find('.') + 1);
  std::string Name = Path.substr(0, Digit - 1);
  const NamedMetadata *N = M.findNamedMetadata(Name);
  if (!N || Digit == Path.npos)
    return None;
  Node = None;
  Range In = N->Nodes;
  for (const char *At = Path.c_str() + Digit - 1; *At == '.';) {
    char *End = nullptr;
    Operand = uint32_t(std::strtoul(At + 1, &End, 10));
    At = End;
    if (Operand >= In.Count)
      return None;
    if (*At != '.')
      return In.First + Operand;
    Node = M.MetadataPool[In.First + Operand];
    if (Node >= M.Metadata.size() || M.Metadata[Node].Kind != MetadataKind::Node)
      return None;
    In = M.Metadata[Node].Operands;
  }
  return None;
}

MetadataId ModuleEdit::metadata(const std::string &Text, MetadataId Old) {
  auto Id = MetadataId(M.Metadata.size());
  Metadata New;
  if (!Text.empty() && Text[0] == '"') {
    New.Kind = MetadataKind::String;
    New.Text = M.Strings.save(Text.substr(1, Text.size() - 2));
  } else {
    New.Kind = MetadataKind::Value;
    std::string I32 = "i32";
    bool Typed = Old < M.Metadata.size() && M.Metadata[Old].Kind == MetadataKind::Value;
    New.Value = value(Text, Typed ? M.Values[M.Metadata[Old].Value].Type : type(I32));
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
  uint32_t Operand = 0, At = place(Path.substr(0, Equals), Node, Operand);
  if (At == None)
    return false;
  if (Equals == Path.npos) {
    if (Change == "cut" && Node != None) {
      M.Metadata[Node].Operands.Count = Operand;
      return true;
    }
    if (Change.rfind("more ", 0) != 0)
      return false;
    MetadataId Inner = M.MetadataPool[At];
    if (Inner >= M.Metadata.size() || M.Metadata[Inner].Kind != MetadataKind::Node)
      return false;
    Range Old = M.Metadata[Inner].Operands;
    Range New = {uint32_t(M.MetadataPool.size()), Old.Count + 1};
    for (uint32_t I = 0; I < Old.Count; ++I)
      M.MetadataPool.push_back(MetadataId(M.MetadataPool[Old.First + I]));
    MetadataId Last = metadata(Change.substr(5), None);
    M.MetadataPool.push_back(Last);
    M.Metadata[Inner].Operands = New;
    return Last != None;
  }
  std::string Text = Path.substr(Equals + 1) + (Change.empty() ? "" : " " + Change);
  if (Text == "null") {
    M.MetadataPool[At] = None;
    return true;
  }
  if (Text[0] == '=') { // what another path names
    MetadataId OtherNode = None;
    uint32_t OtherOperand = 0;
    size_t First = Text.find_first_not_of("= ");
    uint32_t Other = First == Text.npos ? None : place(Text.substr(First), OtherNode, OtherOperand);
    if (Other == None)
      return false;
    M.MetadataPool[At] = MetadataId(M.MetadataPool[Other]);
    return true;
  }
  MetadataId New = metadata(Text, M.MetadataPool[At]);
  if (New == None)
    return false;
  M.MetadataPool[At] = New;
  return true;
}

// ---- Declarations --------------------------------------------------------------------------------

bool ModuleEdit::editFunction(const std::string &Name, const std::string &Change) {
  FunctionId F = Name == "entry" ? entry() : None;
  for (FunctionId I = 0; I < M.Functions.size() && F == None; ++I)
    if (M.name(M.Functions[I].Self) == Name)
      F = I;
  size_t Equals = Change.find('=');
  if (F == None || Equals == Change.npos)
    return false;
  std::string Key = Change.substr(0, Equals), Text = Change.substr(Equals + 1);
  if (Key == "linkage")
    M.Functions[F].Linkage = Linkage(std::stoul(Text));
  else if (Key == "convention")
    M.Functions[F].CallingConvention = uint32_t(std::stoul(Text));
  else if (Key == "name")
    M.Values[M.Functions[F].Self].Name = M.Strings.save(Text);
  else if (Key == "attribute") {
    AttributeGroup G;
    G.ParamIndex = FunctionIndex;
    G.Attributes = {uint32_t(M.Attributes.size()), 1};
    size_t Colon = Text.find(':');
    ir::Attribute A;
    A.Key = M.Strings.save(Text.substr(0, Colon));
    if (Colon != Text.npos)
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

bool ModuleEdit::addGlobal(const std::string &Name, const std::string &Text) {
  std::string Rest = Text;
  TypeId T = type(Rest);
  if (T == None)
    return false;
  cutBlanks(Rest);
  Type P;
  P.Kind = ir::TypeKind::Pointer;
  P.Element = T;
  P.AddressSpace = Rest.empty() ? 0 : uint32_t(std::stoul(Rest));
  Global G;
  G.ValueType = T;
  G.AddressSpace = P.AddressSpace;
  G.Self = ValueId(M.Values.size());
  size_t Comma = Rest.find(' ');
  G.Linkage = Comma == Rest.npos ? Linkage::Internal : Linkage(std::stoul(Rest.substr(Comma)));
  M.Values.push_back({ValueKind::Global, addType(P), uint32_t(M.Globals.size()), M.Strings.save(Name)});
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
  M.Values.push_back({ValueKind::Function, addType(P), uint32_t(M.Functions.size()), M.Strings.save(Name)});
  M.Functions.push_back(New);
  return true;
}

} // namespace test
