// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks the guarantees of Module.h, for modules built in memory and for the reader.
#include "TypeRules.h"

#include <dxil/module/ModuleCheck.h>

#include <dxil/module/DebugInfo.h>

#include <algorithm>

namespace dxil::ir {
namespace {

/// Stops at the first violation, since later checks rely on earlier ones.
class TableChecker {
public:
  explicit TableChecker(const Module &M) : M(M) {}

  Status check() {
    for (auto Part :
         {&TableChecker::checkTypes, &TableChecker::checkValues, &TableChecker::checkConstants,
          &TableChecker::checkMetadata, &TableChecker::checkFunctions})
      if (Status Done = (this->*Part)(); !Done)
        return Done;
    if (usesOpaqueValues(M))
      return failure("a value of an opaque type is used outside of metadata");
    return {};
  }

private:
  static Error fail(const char *Table, size_t Index, const char *Message) {
    return failure(std::string(Table) + " " + std::to_string(Index) + ": " + Message);
  }
  static bool fits(Range R, size_t Size) { return R.First <= Size && R.Count <= Size - R.First; }
  bool isType(TypeId T) const { return T < M.Types.size(); }
  bool isValue(ValueId V) const { return V < M.Values.size(); }

  Status checkTypes();
  Status checkType(TypeId T);
  Status checkContainment();
  Status checkValues();
  bool isSelf(ValueKind Kind, ValueId Self, size_t Index) const;
  Status checkSelf(ValueKind Kind, ValueId Self, size_t Index, const char *Table) const;
  Status checkConstants();
  Status checkConstant(const Constant &C, size_t Index);
  Status checkMetadata();
  Status checkNode(const Metadata &N, size_t Index);
  Status checkFunctions();
  Status checkFunction(const Function &F, size_t Index);
  Status checkOrder(const Function &F, size_t Index);
  Status checkBlock(const Function &F, BlockId B);
  Status checkInstruction(const Function &F, InstId Id);
  Status checkOperands(const Function &F, const Instruction &I, InstId Id);
  Status checkShape(const Instruction &I, InstId Id);
  Status checkCall(const Instruction &I, InstId Id);
  bool isUsableIn(const Function &F, ValueId V) const;

  const Module &M;
};

// ---- Types --------------------------------------------------------------------------------------

Status TableChecker::checkType(TypeId Id) {
  const Type &T = M.Types[Id];
  const bool HasElement = T.Kind == TypeKind::Pointer || T.Kind == TypeKind::Array ||
                          T.Kind == TypeKind::Vector || T.Kind == TypeKind::Function;
  if (HasElement ? !isType(T.Element) : T.Element != None)
    return fail("type", Id, "its element is no type");
  if (!fits(T.Fields, M.TypePool.size()))
    return fail("type", Id, "its fields lie outside the pool");
  if (!std::ranges::all_of(M.fields(T), [this](TypeId F) { return isType(F); }))
    return fail("type", Id, "a field is no type");
  if (T.Kind == TypeKind::Integer && !T.Width)
    return fail("type", Id, "an integer of no bits");
  return {};
}

Status TableChecker::checkTypes() {
  for (TypeId T = 0; T < M.Types.size(); ++T)
    if (Status Done = checkType(T); !Done)
      return Done;
  return checkContainment();
}

/// No type may contain itself by value. Through pointers it may, if a named struct is on the way.
Status TableChecker::checkContainment() {
  enum : uint8_t { New, Open, Done };
  struct Step {
    TypeId T;
    uint32_t Next;
  };
  auto Part = [this](const Type &T, uint32_t I) -> TypeId {
    if (T.Element != None && I-- == 0)
      return T.Element;
    return I < T.Fields.Count ? M.TypePool[T.Fields.First + I] : None;
  };
  for (const bool ByValue : {true, false}) {
    std::vector<uint8_t> State(M.Types.size(), New);
    std::vector<Step> Stack;
    for (TypeId Root = 0; Root < M.Types.size(); ++Root) {
      if (State[Root] == New)
        Stack.push_back({Root, 0});
      while (!Stack.empty()) {
        Step &Top = Stack.back();
        const Type &T = M.Types[Top.T];
        const bool Stops =
            ByValue ? T.Kind == TypeKind::Pointer || T.Kind == TypeKind::Function : T.Named;
        State[Top.T] = Open;
        const TypeId Next = Stops ? None : Part(T, Top.Next++);
        if (Next == None) {
          State[Top.T] = Done;
          Stack.pop_back();
        } else if (State[Next] == New) {
          Stack.push_back({Next, 0});
        } else if (State[Next] == Open) {
          return fail("type", Next, "it contains itself");
        }
      }
    }
  }
  return {};
}

// ---- Values -------------------------------------------------------------------------------------

bool TableChecker::isSelf(ValueKind Kind, ValueId Self, size_t Index) const {
  return isValue(Self) && M.Values[Self].Kind == Kind && M.Values[Self].Index == Index;
}

Status TableChecker::checkSelf(ValueKind Kind, ValueId Self, size_t Index,
                               const char *Table) const {
  if (!isSelf(Kind, Self, Index))
    return fail(Table, Index, "its value is not its own");
  return {};
}

Status TableChecker::checkValues() {
  for (size_t V = 0; V < M.Values.size(); ++V)
    if (!isType(M.Values[V].Type))
      return fail("value", V, "it has no type");
  if (M.BlockNames.size() > M.Blocks.size())
    return failure("a name of no block");
  if (M.ValueNames.size() > M.Values.size())
    return failure("a name of no value");
  for (size_t I = 0; I < M.Globals.size(); ++I) {
    const Global &G = M.Globals[I];
    if (Status Done = checkSelf(ValueKind::Global, G.Self, I, "global"); !Done)
      return Done;
    const Type &T = M.typeOf(G.Self);
    if (T.Kind != TypeKind::Pointer || T.Element != G.ValueType || T.AddressSpace != G.AddressSpace)
      return fail("global", I, "its type is no pointer to what it holds");
    if (G.Initializer != None &&
        (!isValue(G.Initializer) || M.Values[G.Initializer].Type != G.ValueType))
      return fail("global", I, "its initializer has another type");
  }
  for (size_t I = 0; I < M.Aliases.size(); ++I)
    if (!isSelf(ValueKind::Alias, M.Aliases[I].Self, I) || !isValue(M.Aliases[I].Aliasee))
      return fail("alias", I, "it stands for no value");
  for (size_t I = 0; I < M.Functions.size(); ++I) {
    const Function &F = M.Functions[I];
    if (Status Done = checkSelf(ValueKind::Function, F.Self, I, "function"); !Done)
      return Done;
    const Type &T = M.typeOf(F.Self);
    if (!isType(F.FunctionType) || M.type(F.FunctionType).Kind != TypeKind::Function ||
        T.Kind != TypeKind::Pointer || T.Element != F.FunctionType)
      return fail("function", I, "its type is no pointer to a function type");
    if (F.Attributes != None && F.Attributes >= M.AttributeLists.size())
      return fail("function", I, "its attributes are no list");
  }
  return {};
}

Status TableChecker::checkConstant(const Constant &C, size_t Index) {
  if (Status Done = checkSelf(ValueKind::Constant, C.Self, Index, "constant"); !Done)
    return Done;
  if (!fits(C.Operands, M.OperandPool.size()) || !fits(C.Words, M.WordPool.size()))
    return fail("constant", Index, "its parts lie outside the pools");
  for (ValueId V : M.operands(C))
    if (!isValue(V) || M.Values[V].Kind > ValueKind::Constant)
      return fail("constant", Index, "an operand is not constant");
  const Type &T = M.typeOf(C.Self);
  const bool IsSequence = T.Kind == TypeKind::Array || T.Kind == TypeKind::Vector;
  switch (C.Kind) {
  case ConstantKind::Integer:
    if (T.Kind != TypeKind::Integer || T.Width > 64)
      return fail("constant", Index, "an integer of another type");
    return {};
  case ConstantKind::Float:
    if (T.Kind < TypeKind::Half || T.Kind > TypeKind::Double)
      return fail("constant", Index, "a float of another type");
    return {};
  case ConstantKind::Aggregate:
    if (!IsSequence && T.Kind != TypeKind::Struct)
      return fail("constant", Index, "an aggregate of another type");
    if (C.Operands.Count != (IsSequence ? T.Count : T.Fields.Count))
      return fail("constant", Index, "an aggregate with another number of elements");
    return {};
  case ConstantKind::Data:
  case ConstantKind::String:
    if (!IsSequence || C.Words.Count != T.Count)
      return fail("constant", Index, "data of another type or length");
    return {};
  default: return {};
  }
}

Status TableChecker::checkConstants() {
  if (M.ModuleConstantCount > M.Constants.size())
    return failure("there are fewer constants than the module says that it has");
  for (size_t I = 0; I < M.Constants.size(); ++I)
    if (Status Done = checkConstant(M.Constants[I], I); !Done)
      return Done;
  return {};
}

// ---- Metadata and attributes --------------------------------------------------------------------

Status TableChecker::checkNode(const Metadata &N, size_t Index) {
  if (!fits(N.Operands, M.MetadataPool.size()) || !fits(N.Fields, M.FieldPool.size()))
    return fail("metadata", Index, "its parts lie outside the pools");
  if (N.Kind == MetadataKind::Value && !isValue(N.Value))
    return fail("metadata", Index, "it is of no value");
  for (MetadataId Op : M.operands(N))
    if (Op != None && Op >= M.Metadata.size())
      return fail("metadata", Index, "an operand is no metadata");
  if (!N.Fields.Count)
    return {};
  const DebugLayout &Layout = debugLayout(N.Kind);
  for (size_t K = 0; K < N.Fields.Count; ++K)
    if (isReference(fieldKind(Layout, K)) && M.fields(N)[K] > M.Metadata.size())
      return fail("metadata", Index, "a field is no metadata");
  return {};
}

Status TableChecker::checkMetadata() {
  if (M.ModuleMetadataCount > M.Metadata.size())
    return failure("there is less metadata than the module says that it has");
  for (size_t I = 0; I < M.Metadata.size(); ++I)
    if (Status Done = checkNode(M.Metadata[I], I); !Done)
      return Done;
  for (size_t I = 0; I < M.NamedMetadata.size(); ++I) {
    if (!fits(M.NamedMetadata[I].Nodes, M.MetadataPool.size()))
      return fail("named metadata", I, "its nodes lie outside the pool");
    for (MetadataId N : M.nodes(M.NamedMetadata[I]))
      if (N >= M.Metadata.size())
        return fail("named metadata", I, "a node is no metadata");
  }
  for (size_t I = 0; I < M.Attachments.size(); ++I)
    if (M.Attachments[I].Kind >= M.MetadataKinds.size() ||
        M.Attachments[I].Node >= M.Metadata.size())
      return fail("attachment", I, "its kind or node is not there");
  for (size_t I = 0; I < M.AttachmentsOf.size(); ++I)
    if (const InstructionAttachments &List = M.AttachmentsOf[I];
        List.Owner >= M.Instructions.size() || !M.Instructions[List.Owner].HasAttachments ||
        (I && M.AttachmentsOf[I - 1].Owner >= List.Owner) ||
        !fits(List.Attachments, M.Attachments.size()))
      return fail("attachments", I, "they are of no instruction, or not in order");
  for (size_t I = 0; I < M.LocationOf.size(); ++I)
    if (M.LocationOf[I] != None &&
        (I >= M.Instructions.size() || M.LocationOf[I] >= M.Locations.size()))
      return fail("instruction", I, "it or its location is not there");
  for (size_t I = 0; I < M.AttributeGroups.size(); ++I)
    if (!fits(M.AttributeGroups[I].Attributes, M.Attributes.size()))
      return fail("attribute group", I, "its attributes lie outside the table");
  for (size_t I = 0; I < M.AttributeLists.size(); ++I) {
    if (!fits(M.AttributeLists[I].Groups, M.IndexPool.size()))
      return fail("attribute list", I, "its groups lie outside the pool");
    for (uint32_t G : M.groups(M.AttributeLists[I]))
      if (G >= M.AttributeGroups.size())
        return fail("attribute list", I, "a group is not there");
  }
  return {};
}

// ---- Functions ----------------------------------------------------------------------------------

Status TableChecker::checkFunctions() {
  for (size_t B = 1; B < M.Blocks.size(); ++B)
    if (M.Blocks[B].Instructions.First < M.Blocks[B - 1].Instructions.First)
      return fail("block", B, "it stands behind one whose instructions come later");
  for (size_t I = 0; I < M.Functions.size(); ++I)
    if (!M.Functions[I].IsDeclaration)
      if (Status Done = checkFunction(M.Functions[I], I); !Done)
        return Done;
  return {};
}

Status TableChecker::checkFunction(const Function &F, size_t Index) {
  const Type &T = M.type(F.FunctionType);
  if (!fits(F.Blocks, M.Blocks.size()) || !fits(F.Instructions, M.Instructions.size()) ||
      !fits(F.Constants, M.Constants.size()) || !fits(F.Metadata, M.Metadata.size()) ||
      !fits(F.Attachments, M.Attachments.size()))
    return fail("function", Index, "its parts lie outside the tables");
  if (F.ArgumentCount != T.Fields.Count ||
      !fits({F.FirstArgument, F.ArgumentCount}, M.Values.size()))
    return fail("function", Index, "it has not one argument for each parameter");
  for (uint32_t A = 0; A < F.ArgumentCount; ++A) {
    const Value &V = M.Values[F.FirstArgument + A];
    if (V.Kind != ValueKind::Argument || V.Index != A || V.Type != M.fields(T)[A])
      return fail("function", Index, "an argument is not its parameter's");
  }
  if (!F.Blocks.Count)
    return fail("function", Index, "it has no block");
  uint32_t Next = F.Instructions.First;
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    const Block &Current = M.Blocks[F.Blocks.First + B];
    if (Current.Parent != Index || Current.Instructions.First != Next ||
        !fits(Current.Instructions, M.Instructions.size()))
      return fail("function", Index, "its blocks are not one after the other");
    Next += Current.Instructions.Count;
    if (Status Done = checkBlock(F, F.Blocks.First + B); !Done)
      return Done;
  }
  if (Next != F.Instructions.First + F.Instructions.Count)
    return fail("function", Index, "its instructions are not those of its blocks");
  return checkOrder(F, Index);
}

Status TableChecker::checkOrder(const Function &F, size_t Index) {
  ValueId Next = F.FirstArgument + F.ArgumentCount;
  for (uint32_t C = 0; C < F.Constants.Count; ++C)
    if (M.Constants[F.Constants.First + C].Self != Next++)
      return fail("function", Index, "its constants do not follow its arguments");
  for (const Instruction &I : M.instructions(F))
    if (I.Result != None && I.Result != Next++)
      return fail("function", Index, "its results do not follow one another");
  return {};
}

Status TableChecker::checkBlock(const Function &F, BlockId B) {
  const Range InBlock = M.Blocks[B].Instructions;
  if (!InBlock.Count)
    return fail("block", B, "it is empty");
  for (uint32_t I = 0; I < InBlock.Count; ++I) {
    const InstId Id = InBlock.First + I;
    if (isTerminator(M.Instructions[Id].Op) != (I + 1 == InBlock.Count))
      return fail("block", B, "it does not end in its only terminator");
    if (Status Done = checkInstruction(F, Id); !Done)
      return Done;
  }
  return {};
}

bool TableChecker::isUsableIn(const Function &F, ValueId V) const {
  if (!isValue(V))
    return false;
  const Value &Definition = M.Values[V];
  auto In = [](Range R, uint32_t I) { return I >= R.First && I - R.First < R.Count; };
  switch (Definition.Kind) {
  case ValueKind::Argument: return In({F.FirstArgument, F.ArgumentCount}, V);
  case ValueKind::Instruction: return In(F.Instructions, Definition.Index);
  case ValueKind::Constant:
    return Definition.Index < M.ModuleConstantCount || In(F.Constants, Definition.Index);
  default: return true;
  }
}

Status TableChecker::checkInstruction(const Function &F, InstId Id) {
  const Instruction &I = M.Instructions[Id];
  if (!fits(I.Operands, M.OperandPool.size()) || !fits(Module::targetRange(I), M.IndexPool.size()))
    return fail("instruction", Id, "its operands lie outside the pools");
  const AttributeListId Attributes = M.attributeList(I);
  if (!isType(I.Type) || (Attributes != None && Attributes >= M.AttributeLists.size()))
    return fail("instruction", Id, "its type or attributes are not there");
  if ((I.Result == None) != (M.type(I.Type).Kind == TypeKind::Void))
    return fail("instruction", Id, "a result goes with a type that is not void");
  if (I.Result != None &&
      (!isSelf(ValueKind::Instruction, I.Result, Id) || M.Values[I.Result].Type != I.Type))
    return fail("instruction", Id, "its result is not its own");
  if (Status Done = checkOperands(F, I, Id); !Done)
    return Done;
  return checkShape(I, Id);
}

Status TableChecker::checkOperands(const Function &F, const Instruction &I, InstId Id) {
  for (ValueId V : M.operands(I)) {
    if (isMetadataOperand(V) && metadataOperand(V) < M.Metadata.size())
      continue;
    if (!isUsableIn(F, V))
      return fail("instruction", Id, "an operand is of another function, or not there");
  }
  for (BlockId B : M.successors(I))
    if (B < F.Blocks.First || B - F.Blocks.First >= F.Blocks.Count)
      return fail("instruction", Id, "a successor is of another function");
  return {};
}

/// Checks the number of operands and targets, and types that must agree.
Status TableChecker::checkShape(const Instruction &I, InstId Id) {
  const std::span<const ValueId> Ops = M.operands(I);
  const uint32_t Targets = Module::targetRange(I).Count;
  auto Type = [&](size_t K) { return M.Values[Ops[K]].Type; };
  auto Needs = [&](bool Holds) -> Status {
    if (Holds)
      return {};
    return fail("instruction", Id, "its operands do not fit");
  };
  auto Pointee = [&](size_t K) {
    const ir::Type &T = M.typeOf(Ops[K]);
    return T.Kind == TypeKind::Pointer ? T.Element : None;
  };
  if (isBinary(I.Op))
    return Needs(Ops.size() == 2 && Type(0) == I.Type && Type(1) == I.Type &&
                 hasFloats(M, I.Type) == isFloatOperation(I.Op));
  if (isCast(I.Op))
    return Needs(Ops.size() == 1 && castFits(M, I.Op, Type(0), I.Type));
  switch (I.Op) {
  case Opcode::ICmp:
  case Opcode::FCmp:
    return Needs(Ops.size() == 2 && Type(0) == Type(1) &&
                 hasFloats(M, Type(0)) == (I.Op == Opcode::FCmp) &&
                 (I.Predicate < IcmpEq) == (I.Op == Opcode::FCmp));
  case Opcode::Select: return Needs(Ops.size() == 3 && Type(1) == I.Type && Type(2) == I.Type);
  case Opcode::ExtractElement: return Needs(Ops.size() == 2);
  case Opcode::InsertElement: return Needs(Ops.size() == 3 && Type(0) == I.Type);
  case Opcode::ShuffleVector: return Needs(Ops.size() == 3 && Type(0) == Type(1));
  case Opcode::ExtractValue: return Needs(Ops.size() == 1 && Targets);
  case Opcode::InsertValue: return Needs(Ops.size() == 2 && Targets && Type(0) == I.Type);
  case Opcode::GetElementPtr: return Needs(!Ops.empty() && isType(M.elementType(I)));
  case Opcode::Alloca: return Needs(Ops.size() == 1 && isType(M.elementType(I)));
  case Opcode::Load: return Needs(Ops.size() == 1 && Pointee(0) == I.Type);
  case Opcode::Store: return Needs(Ops.size() == 2 && Pointee(0) == Type(1));
  case Opcode::CmpXchg:
    return Needs(Ops.size() == 3 && Pointee(0) == Type(1) && Type(1) == Type(2));
  case Opcode::AtomicRmw: return Needs(Ops.size() == 2 && Pointee(0) == Type(1));
  case Opcode::Fence: return Needs(Ops.empty());
  case Opcode::Phi:
  case Opcode::LandingPad: return Needs(Ops.size() == Targets);
  case Opcode::Call:
  case Opcode::Invoke: return checkCall(I, Id);
  case Opcode::Ret: return Needs(Ops.size() <= 1);
  case Opcode::Br: return Needs(Targets == 1 + Ops.size() && Ops.size() <= 1);
  case Opcode::Switch: return Needs(!Ops.empty() && Targets == Ops.size());
  case Opcode::IndirectBr:
  case Opcode::Resume:
  case Opcode::VAArg: return Needs(Ops.size() == 1);
  default: return Needs(Ops.empty());
  }
}

Status TableChecker::checkCall(const Instruction &I, InstId Id) {
  if (!isValue(M.callee(I)) || !isType(M.elementType(I)))
    return fail("instruction", Id, "it calls nothing");
  const Type &T = M.type(M.elementType(I));
  if (M.typeOf(M.callee(I)).Kind != TypeKind::Pointer || T.Kind != TypeKind::Function ||
      T.Element != I.Type)
    return fail("instruction", Id, "what it calls is no function of its type");
  const std::span<const ValueId> Ops = M.operands(I);
  if (Ops.size() < T.Fields.Count || (Ops.size() > T.Fields.Count && !T.VarArg))
    return fail("instruction", Id, "it has not one argument for each parameter");
  for (uint32_t K = 0; K < T.Fields.Count; ++K) {
    const TypeId Expected = M.fields(T)[K];
    if (isMetadataOperand(Ops[K]) ? M.type(Expected).Kind != TypeKind::Metadata
                                  : M.Values[Ops[K]].Type != Expected)
      return fail("instruction", Id, "an argument has another type than its parameter");
  }
  return {};
}

} // namespace

Status checkTables(const Module &M) {
  return TableChecker(M).check();
}

} // namespace dxil::ir
