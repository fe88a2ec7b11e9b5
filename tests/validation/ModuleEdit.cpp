// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleEdit.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace dxil;
using namespace dxil::ir;

namespace test {
namespace {

bool isNumber(const std::string &Text) {
  return !Text.empty() && (std::isdigit(uint8_t(Text[0])) || (Text[0] == '-' && Text.size() > 1));
}

/// Removes the ordinal from a name: "NAME#2" is the third of that name.
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

void cutBlanks(std::string &Text) {
  Text.erase(0, Text.find_first_not_of(" ,"));
}

std::string spelled(const std::string &Name) {
  return Name.rfind("\\01", 0) == 0 ? '\1' + Name.substr(3) : Name;
}

bool cutPrefix(std::string &Text, const std::string &Prefix) {
  if (Text.rfind(Prefix, 0) != 0)
    return false;
  Text.erase(0, Prefix.size());
  return true;
}

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
  M.Values.push_back({ValueKind::Constant, T, uint32_t(M.Constants.size())});
  M.Constants.push_back(C);
  return V;
}

ValueId ModuleEdit::named(const std::string &Name) const {
  for (ValueId V = 0; V < M.Values.size(); ++V)
    if (M.name(V) == spelled(Name))
      return V;
  return None;
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
    return constant(T, ConstantKind::Integer,
                    uint64_t(std::strtoll(Text.c_str(), nullptr, 0)) & Mask);
  }
  if (isNumber(Text) && Ty.Kind == ir::TypeKind::Float) {
    float F = std::strtof(Text.c_str(), nullptr);
    uint32_t Bits;
    static_assert(sizeof Bits == sizeof F);
    __builtin_memcpy(&Bits, &F, sizeof F);
    return constant(T, ConstantKind::Float, Bits);
  }
  if (Text.size() > 1 && Text[0] == '@') {
    ValueId V = named(Text.substr(1));
    return V != None && M.Values[V].Type == T ? V : None;
  }
  bool IsOp = Text[0] != '%';
  InstId I = find(IsOp, IsOp ? Text : Text.substr(1));
  return I == None || M.Instructions[I].Type != T ? None : M.Instructions[I].Result;
}

TypeId ModuleEdit::addType(const Type &T) {
  for (TypeId I = 0; I < M.Types.size(); ++I) {
    const Type &X = M.Types[I];
    if (X.Kind == T.Kind && X.Width == T.Width && X.AddressSpace == T.AddressSpace &&
        X.Element == T.Element && X.Count == T.Count && !X.Named &&
        T.Kind != ir::TypeKind::Struct && T.Kind != ir::TypeKind::Function)
      return I;
  }
  M.Types.push_back(T);
  return TypeId(M.Types.size() - 1);
}

TypeId ModuleEdit::pointers(TypeId Pointee, std::string &Text) {
  for (;;) {
    Type P;
    P.Kind = ir::TypeKind::Pointer;
    P.Element = Pointee;
    std::string Rest = Text;
    cutBlanks(Rest);
    if (cutPrefix(Rest, "addrspace(")) {
      P.AddressSpace = uint32_t(std::stoul(Rest));
      Rest.erase(0, Rest.find(')') + 1);
    }
    if (!cutPrefix(Rest, "*"))
      return Pointee;
    Text = Rest;
    Pointee = addType(P);
  }
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
    size_t End = Text.find_first_of(" *,]", 1);
    std::string Name = Text.substr(1, End == Text.npos ? End : End - 1);
    Text.erase(0, Name.size() + 1);
    for (TypeId I = 0; I < M.Types.size(); ++I)
      if (M.Types[I].Name == Name)
        Out = I;
    if (Out == None)
      return None;
  } else if (cutPrefix(Text, "@")) {
    std::string Name = Text.substr(0, Text.find_first_of(" ,"));
    Text.erase(0, Name.size());
    ValueId V = named(Name);
    if (V == None)
      return None;
    Out = M.Values[V].Type;
  } else if (cutPrefix(Text, "{")) {
    std::vector<TypeId> Fields;
    for (TypeId F; (F = type(Text)) != None;)
      Fields.push_back(F);
    cutBlanks(Text);
    if (!cutPrefix(Text, "}"))
      return None;
    T.Kind = ir::TypeKind::Struct;
    T.Fields = {uint32_t(M.TypePool.size()), uint32_t(Fields.size())};
    M.TypePool.insert(M.TypePool.end(), Fields.begin(), Fields.end());
  } else if (Text.size() > 1 && Text[0] == 'i' && std::isdigit(uint8_t(Text[1]))) {
    size_t Used = 0;
    T.Kind = ir::TypeKind::Integer;
    T.Width = uint32_t(std::stoul(Text.substr(1), &Used));
    Text.erase(0, Used + 1);
  } else
    return None;
  return pointers(Out == None ? addType(T) : Out, Text);
}

// ---- Instructions -------------------------------------------------------------------------------

void ModuleEdit::insert(InstId Position, Instruction I) {
  BlockId Owner = M.parent(Position);
  FunctionId F = M.Blocks[Owner].Parent;
  I.HasAttachments = false;
  M.Instructions.insert(M.Instructions.begin() + Position, I);
  if (Position < M.LocationOf.size())
    M.LocationOf.insert(M.LocationOf.begin() + Position, None);
  for (InstructionAttachments &A : M.AttachmentsOf)
    A.Owner += A.Owner >= Position;
  for (BlockId B = 0; B < M.Blocks.size(); ++B)
    if (B == Owner)
      ++M.Blocks[B].Instructions.Count;
    else if (M.Blocks[B].Instructions.First > Position)
      ++M.Blocks[B].Instructions.First;
  for (FunctionId X = 0; X < M.Functions.size(); ++X)
    if (X == F)
      ++M.Functions[X].Instructions.Count;
    else if (M.Functions[X].Instructions.First > Position)
      ++M.Functions[X].Instructions.First;
  for (Value &V : M.Values)
    if (V.Kind == ValueKind::Instruction && V.Index >= Position)
      ++V.Index;
  Instruction &New = M.Instructions[Position];
  New.Result = None;
  if (New.Type != None && M.type(New.Type).Kind != ir::TypeKind::Void) {
    New.Result = ValueId(M.Values.size());
    // The values of a function are consecutive, but the new one is not. A name identifies it.
    std::string Name = "added" + std::to_string(New.Result);
    M.setName(New.Result, M.Strings.save(Name));
    M.Values.push_back({ValueKind::Instruction, New.Type, Position});
  }
}

void ModuleEdit::remove(InstId Position) {
  BlockId Owner = M.parent(Position);
  FunctionId F = M.Blocks[Owner].Parent;
  M.Instructions.erase(M.Instructions.begin() + Position);
  if (Position < M.LocationOf.size())
    M.LocationOf.erase(M.LocationOf.begin() + Position);
  std::erase_if(M.AttachmentsOf,
                [&](const InstructionAttachments &A) { return A.Owner == Position; });
  for (InstructionAttachments &A : M.AttachmentsOf)
    A.Owner -= A.Owner > Position;
  for (BlockId B = 0; B < M.Blocks.size(); ++B)
    if (B == Owner)
      --M.Blocks[B].Instructions.Count;
    else if (M.Blocks[B].Instructions.First > Position)
      --M.Blocks[B].Instructions.First;
  for (FunctionId X = 0; X < M.Functions.size(); ++X)
    if (X == F)
      --M.Functions[X].Instructions.Count;
    else if (M.Functions[X].Instructions.First > Position)
      --M.Functions[X].Instructions.First;
  for (Value &V : M.Values)
    if (V.Kind == ValueKind::Instruction && V.Index > Position)
      --V.Index;
}

bool ModuleEdit::move(InstId Id, uint32_t Block) {
  Instruction Moved = M.Instructions[Id];
  const Function &F = M.Functions[M.Blocks[M.parent(Id)].Parent];
  if (Moved.Result != None || Block >= F.Blocks.Count)
    return false;
  BlockId To = F.Blocks.First + Block;
  remove(Id);
  const Range &In = M.Blocks[To].Instructions;
  if (!In.Count)
    return false;
  insert(In.First + In.Count - 1, Moved);
  return true;
}

TypeId ModuleEdit::functionType(TypeId Old, uint32_t Parameter, TypeId T) {
  Type New = M.Types[Old];
  std::vector<TypeId> Fields(M.fields(New).begin(), M.fields(New).end());
  if (Parameter == None)
    New.Element = T;
  else if (Parameter >= Fields.size())
    return None;
  else
    Fields[Parameter] = T;
  New.Fields = {uint32_t(M.TypePool.size()), uint32_t(Fields.size())};
  M.TypePool.insert(M.TypePool.end(), Fields.begin(), Fields.end());
  return addType(New);
}

bool ModuleEdit::retype(Instruction &I, uint32_t Operand, TypeId T) {
  ValueId Callee = M.callee(I);
  if (Callee == None || M.Values[Callee].Kind != ValueKind::Function)
    return false;
  TypeId FT = functionType(M.elementType(I), Operand, T);
  if (FT == None)
    return false;
  size_t Calls = 0;
  for (const Instruction &X : M.Instructions)
    Calls += M.callee(X) == Callee;
  FunctionId F = M.Values[Callee].Index;
  if (Calls > 1) { // other calls keep the old function
    Function Copy = M.Functions[F];
    Value Self = M.Values[Callee];
    F = Self.Index = FunctionId(M.Functions.size());
    std::string_view Name = M.name(Callee);
    Copy.Self = Callee = ValueId(M.Values.size());
    ir::Module::setCallee(I, Callee);
    M.setName(Callee, Name);
    M.Functions.push_back(Copy);
    M.Values.push_back(Self);
  }
  Type P;
  P.Kind = ir::TypeKind::Pointer;
  P.Element = M.Functions[F].FunctionType = FT;
  M.Values[Callee].Type = addType(P);
  if (Operand == None) {
    I.Type = T;
    if (I.Result != None)
      M.Values[I.Result].Type = T;
  } else
    M.OperandPool[I.Operands.First + Operand] = constant(T, ConstantKind::Undef, 0);
  return true;
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
  if (Name == "dx.controlflow.hints") { // the node itself, which makes it unique, and the name
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
  // Replaces the instruction's attachments.
  const InstId Id = M.idOf(I);
  std::erase_if(M.AttachmentsOf, [&](const InstructionAttachments &A) { return A.Owner == Id; });
  const Attachment New{Kind, MetadataId(M.Metadata.size() - 1)};
  M.attach(Id, {&New, 1});
  std::ranges::sort(M.AttachmentsOf, {}, &InstructionAttachments::Owner);
  return true;
}

std::optional<bool> ModuleEdit::moveInstruction(InstId Id, const std::string &Change) {
  const Instruction &I = M.Instructions[Id];
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
    const Range &In = M.Blocks[M.parent(Id)].Instructions;
    Instruction Copy = I;
    for (InstId X = Id; X + 2 < In.First + In.Count; ++X) {
      std::swap(M.Instructions[X], M.Instructions[X + 1]);
      if (M.Instructions[X].Result != None)
        M.Values[M.Instructions[X].Result].Index = X;
    }
    return Copy.Result == None;
  }
  if (cutPrefix(Rest, "block="))
    return move(Id, uint32_t(std::stoul(Rest)));
  return std::nullopt;
}

bool ModuleEdit::editInstruction(bool IsOp, const std::string &Name, const std::string &Change) {
  InstId Id = find(IsOp, Name);
  if (Id == None)
    return false;
  if (const std::optional<bool> Moved = moveInstruction(Id, Change))
    return *Moved;
  Instruction &I = M.Instructions[Id];
  std::string Rest = Change;
  if (cutPrefix(Rest, "returns=")) {
    TypeId T = type(Rest);
    return T != None && retype(I, None, T);
  }
  if (cutPrefix(Rest, "takes=")) {
    size_t Colon = Rest.find(':');
    std::string Text = Colon == Rest.npos ? "" : Rest.substr(Colon + 1);
    TypeId T = type(Text);
    return T != None && retype(I, uint32_t(std::stoul(Rest)), T);
  }
  if (Change == "fast") {
    I.Flags |= FastUnsafeAlgebra;
    return true;
  }
  if (Change == "precise" || cutPrefix(Rest, "hint="))
    return attach(I, Change == "precise" ? "dx.precise,1" : Rest);
  if (cutPrefix(Rest, "name=")) {
    if (M.callee(I) == None)
      return false;
    M.setName(M.callee(I), M.Strings.save(Rest));
    return true;
  }
  if (cutPrefix(Rest, "op=")) {
    auto New = opcodeNamed(Rest);
    if (!New)
      return false;
    I.Op = *New;
    I.Flags = 0; // the new opcode may have other flags
    return true;
  }
  if (cutPrefix(Rest, "index=")) {
    if (M.indices(I).empty())
      return false;
    M.targets(I)[0] = uint32_t(std::stoul(Rest));
    return true;
  }
  if (cutPrefix(Rest, "to=")) {
    unsigned N = 0, B = 0;
    const Function &F = M.Functions[M.Blocks[M.parent(Id)].Parent];
    if (std::sscanf(Rest.c_str(), "%u:%u", &N, &B) != 2 || N >= M.successors(I).size() ||
        B >= F.Blocks.Count)
      return false;
    M.targets(I)[N] = F.Blocks.First + B;
    return true;
  }
  size_t Equals = Rest.find('=');
  if (!isNumber(Rest) || Equals == Rest.npos)
    return false;
  auto N = uint32_t(std::stoul(Rest));
  return N < I.Operands.Count && setOperand(I.Operands.First + N, Rest.substr(Equals + 1));
}

FunctionId ModuleEdit::entry() const {
  if (Into != None)
    return Into;
  for (FunctionId F = 0; F < M.Functions.size(); ++F)
    if (!M.Functions[F].IsDeclaration)
      return F;
  return None;
}

bool ModuleEdit::takeOperand(std::string &Text, TypeId T, std::vector<ValueId> &Operands) {
  cutBlanks(Text);
  std::string Word = Text.substr(0, Text.find_first_of(" ,"));
  Text.erase(0, Word.size());
  Operands.push_back(value(Word, T));
  return Operands.back() != None;
}

bool ModuleEdit::takeAddress(std::string &Text, TypeId Pointer, Instruction &I,
                             std::vector<ValueId> &Operands) {
  I.Flags = InBounds;
  const TypeId IndexType = typeNamed("i32");
  TypeId Element = M.type(Pointer).Element;
  if (!takeOperand(Text, Pointer, Operands))
    return false;
  for (bool First = true; cutBlanks(Text), !Text.empty(); First = false) {
    if (!takeOperand(Text, IndexType, Operands))
      return false;
    if (!First)
      Element = M.type(Element).Element;
  }
  Type P;
  P.Kind = ir::TypeKind::Pointer;
  P.Element = Element;
  P.AddressSpace = M.type(Pointer).AddressSpace;
  I.Type = addType(P);
  return true;
}

bool ModuleEdit::takeOperands(std::string &Text, Instruction &I, std::vector<ValueId> &Operands) {
  const TypeId T = type(Text);
  if (T == None)
    return false;
  I.Type = T;
  auto Take = [&](TypeId Type) { return takeOperand(Text, Type, Operands); };
  if (isBinary(I.Op))
    return Take(T) && Take(T);
  if (isCast(I.Op)) // Syntax: OPCODE FROM VALUE TO
    return Take(T) && (I.Type = type(Text)) != None;
  switch (I.Op) {
  case Opcode::Alloca: {
    Type P;
    P.Kind = ir::TypeKind::Pointer;
    P.Element = T;
    I.Type = addType(P);
    Operands.push_back(value("1", typeNamed("i32")));
    return true;
  }
  case Opcode::ICmp:
    I.Predicate = IcmpEq;
    I.Type = typeNamed("i1");
    return Take(T) && Take(T);
  case Opcode::Select: Operands.push_back(value("1", typeNamed("i1"))); return Take(T) && Take(T);
  case Opcode::Load: // Syntax: load POINTER VALUE
    I.Type = M.type(T).Element;
    return Take(T);
  case Opcode::Store: // Syntax: store POINTER VALUE, VALUE
    I.Type = typeNamed("void");
    return Take(T) && Take(M.type(T).Element);
  case Opcode::AtomicRmw: // Syntax: atomicrmw POINTER VALUE, VALUE
    I.Type = M.type(T).Element;
    I.Ordering = Ordering::SequentiallyConsistent;
    I.Predicate = uint8_t(RmwOperation::Add);
    return Take(T) && Take(M.type(T).Element);
  case Opcode::GetElementPtr: // Syntax: getelementptr POINTER VALUE, INDEX, INDEX
    return takeAddress(Text, T, I, Operands);
  default: return false;
  }
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
  if (*Op == Opcode::Call) { // Syntax: call NAME
    cutBlanks(Rest);
    const Function *Callee = Rest == "entry" ? &M.Functions[F] : M.findFunction(Rest);
    if (!Callee)
      return false;
    M.setCall(I, Callee->Self, None);
    I.Type = M.type(Callee->FunctionType).Element;
    for (TypeId P : M.fields(M.type(Callee->FunctionType)))
      Operands.push_back(constant(P, ConstantKind::Undef, 0));
  } else if (*Op == Opcode::Fence) {
    I.Type = typeNamed("void");
    I.Ordering = Ordering::SequentiallyConsistent;
  } else if (!takeOperands(Rest, I, Operands)) {
    return false;
  }
  I.Operands = {uint32_t(M.OperandPool.size()), uint32_t(Operands.size())};
  M.OperandPool.insert(M.OperandPool.end(), Operands.begin(), Operands.end());
  // After the instructions added before, so that it can use them.
  insert(M.Functions[F].Instructions.First + Added++, I);
  return true;
}

} // namespace test
