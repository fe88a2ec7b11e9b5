// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/generated/Limits.h>
#include <dxil/module/DebugInfo.h>
#include <dxil/module/EditableModule.h>

#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>

namespace dxil::ir {

size_t EditableBody::size() const {
  size_t Count = 0;
  for (const EditableBlock &B : Blocks)
    Count += B.Instructions.size();
  return Count;
}

EditableModule::EditableModule(Module From) : M(std::move(From)), Bodies(M.Functions.size()) {
  for (FunctionId F = 0; F < M.Functions.size(); ++F) {
    const BlockId First = M.Functions[F].Blocks.First;
    for (const Block &B : M.blocks(M.Functions[F])) {
      EditableBlock &Into = Bodies[F].Blocks.emplace_back();
      Into.Name = M.blockName(BlockId(&B - M.Blocks.data()));
      Into.Instructions.reserve(B.Instructions.Count);
      for (const Instruction &I : M.instructions(B))
        Into.Instructions.push_back(open(I, First));
    }
  }
  M.Blocks.clear();
  M.BlockNames.clear();
  M.Instructions.clear();
  M.LocationOf.clear();
  M.AttachmentsOf.clear();
}

EditableInstruction EditableModule::open(const Instruction &I, BlockId FirstBlock) const {
  EditableInstruction New;
  New.I = I;
  New.Callee = M.callee(I);
  New.Attributes = M.attributeList(I);
  if (const Location *L = M.location(I))
    New.Location = uint32_t(L - M.Locations.data());
  New.Operands.assign(M.operands(I).begin(), M.operands(I).end());
  New.Targets.assign(M.indices(I).begin(), M.indices(I).end());
  for (BlockId B : M.successors(I))
    New.Targets.push_back(B - FirstBlock);
  New.Attachments.assign(M.attachments(I).begin(), M.attachments(I).end());
  return New;
}

// ---- Types --------------------------------------------------------------------------------------

EditableModule::Key EditableModule::keyOf(const Type &T, std::span<const TypeId> Fields) {
  Key K{uint64_t(T.Kind) | uint64_t(T.Packed) << 8 | uint64_t(T.VarArg) << 9,
        uint64_t(T.Width) << 32 | T.AddressSpace, T.Element, T.Count};
  K.insert(K.end(), Fields.begin(), Fields.end());
  return K;
}

void EditableModule::noteTypes() {
  for (; TypesKnown < M.Types.size(); ++TypesKnown) {
    const Type &T = M.Types[TypesKnown];
    if (!T.Named)
      Types.try_emplace(keyOf(T, M.fields(T)), TypeId(TypesKnown));
    else if (!T.Name.empty())
      NamedTypes.try_emplace(T.Name, TypeId(TypesKnown));
  }
}

TypeId EditableModule::type(const Type &T, std::span<const TypeId> Fields) {
  noteTypes();
  const auto [Entry, IsNew] = Types.try_emplace(keyOf(T, Fields), TypeId(M.Types.size()));
  if (!IsNew)
    return Entry->second;
  Type New = T;
  New.Fields = {uint32_t(M.TypePool.size()), uint32_t(Fields.size())};
  M.TypePool.insert(M.TypePool.end(), Fields.begin(), Fields.end());
  M.Types.push_back(New);
  TypesKnown = M.Types.size();
  return Entry->second;
}

TypeId EditableModule::functionType(TypeId Result, std::span<const TypeId> Parameters) {
  return type({.Kind = TypeKind::Function, .Element = Result}, Parameters);
}

TypeId EditableModule::namedStruct(std::string_view Name, std::span<const TypeId> Fields) {
  noteTypes();
  if (auto Entry = NamedTypes.find(Name); Entry != NamedTypes.end()) {
    const Type &T = M.Types[Entry->second];
    if (T.Kind == TypeKind::Struct && std::ranges::equal(M.fields(T), Fields))
      return Entry->second;
  }
  Type T{.Kind = TypeKind::Struct, .Named = true};
  T.Name = M.Strings.save(Name);
  T.Fields = {uint32_t(M.TypePool.size()), uint32_t(Fields.size())};
  M.TypePool.insert(M.TypePool.end(), Fields.begin(), Fields.end());
  M.Types.push_back(T);
  return TypeId(M.Types.size() - 1);
}

// ---- Values -------------------------------------------------------------------------------------

ValueId EditableModule::integer(uint32_t Width, uint64_t Bits) {
  const TypeId T = integerType(Width);
  if (Width < 64)
    Bits &= (uint64_t(1) << Width) - 1;
  return Bits ? constant({.Kind = ConstantKind::Integer, .Bits = Bits}, T) : null(T);
}

ValueId EditableModule::constant(Constant C, TypeId T, std::span<const ValueId> Operands,
                                 std::span<const uint64_t> Words) {
  auto AllAre = [&](ConstantKind Kind) {
    return !Operands.empty() && std::ranges::all_of(Operands, [&](ValueId V) {
      const Constant *Part = M.constant(V);
      return Part && Part->Kind == Kind;
    });
  };
  if (C.Kind == ConstantKind::Aggregate)
    for (ConstantKind Kind : {ConstantKind::Null, ConstantKind::Undef})
      if (AllAre(Kind))
        return constant({.Kind = Kind}, T);
  Key K{T,
        uint64_t(C.Kind) | uint64_t(C.SubOpcode) << 8 | uint64_t(C.Predicate) << 16 |
            uint64_t(C.Flags) << 24 | uint64_t(C.SourceType) << 32,
        C.Bits, Operands.size()};
  K.insert(K.end(), Operands.begin(), Operands.end());
  K.insert(K.end(), Words.begin(), Words.end());
  if (C.Kind == ConstantKind::InlineAsm) // the key does not include its texts
    K.push_back(M.Values.size());
  const auto [Entry, IsNew] = Constants.try_emplace(std::move(K), ValueId(M.Values.size()));
  if (!IsNew)
    return Entry->second;
  C.Self = Entry->second;
  C.Operands = {uint32_t(M.OperandPool.size()), uint32_t(Operands.size())};
  M.OperandPool.insert(M.OperandPool.end(), Operands.begin(), Operands.end());
  C.Words = {uint32_t(M.WordPool.size()), uint32_t(Words.size())};
  M.WordPool.insert(M.WordPool.end(), Words.begin(), Words.end());
  M.Values.push_back({ValueKind::Constant, T, uint32_t(M.Constants.size())});
  M.Constants.push_back(C);
  return Entry->second;
}

ValueId EditableModule::addResult(TypeId T) {
  M.Values.push_back({ValueKind::Instruction, T, None});
  return ValueId(M.Values.size() - 1);
}

GlobalId EditableModule::addGlobal(Global G, TypeId Pointer, std::string_view Name) {
  G.Self = ValueId(M.Values.size());
  M.Values.push_back({ValueKind::Global, Pointer, uint32_t(M.Globals.size())});
  M.setName(G.Self, M.Strings.save(Name));
  M.Globals.push_back(G);
  return GlobalId(M.Globals.size() - 1);
}

FunctionId EditableModule::addFunction(Function F, std::string_view Name) {
  const FunctionId Id = FunctionId(M.Functions.size());
  F.Self = ValueId(M.Values.size());
  M.Values.push_back({ValueKind::Function, pointerType(F.FunctionType), Id});
  M.setName(F.Self, M.Strings.save(Name));
  F.Constants = F.Blocks = F.Instructions = F.Metadata = {};
  F.FirstArgument = None;
  F.ArgumentCount = 0;
  if (!F.IsDeclaration) {
    const Range Parameters = M.Types[F.FunctionType].Fields;
    F.FirstArgument = ValueId(M.Values.size());
    F.ArgumentCount = Parameters.Count;
    for (uint32_t A = 0; A < Parameters.Count; ++A)
      M.Values.push_back({ValueKind::Argument, M.TypePool[Parameters.First + A], A});
  }
  M.Functions.push_back(F);
  Bodies.emplace_back();
  return Id;
}

ValueId EditableModule::find(std::string_view Name) const {
  for (const Function &F : M.Functions)
    if (M.name(F.Self) == Name)
      return F.Self;
  for (const Global &G : M.Globals)
    if (M.name(G.Self) == Name)
      return G.Self;
  return None;
}

FunctionId EditableModule::declare(std::string_view Name, TypeId FunctionType,
                                   AttributeListId Attributes) {
  auto IsIt = [&](ValueId V) {
    return M.Values[V].Index < M.Functions.size() && M.Functions[M.Values[V].Index].Self == V &&
           M.name(V) == Name;
  };
  const auto Before = Declared.find(Name);
  const ValueId Existing =
      Before != Declared.end() && IsIt(Before->second) ? Before->second : find(Name);
  if (Existing != None) {
    Declared.insert_or_assign(std::string(Name), Existing);
    const Value &V = M.Values[Existing];
    return V.Kind == ValueKind::Function && M.Functions[V.Index].FunctionType == FunctionType
               ? V.Index
               : None;
  }
  Function F;
  F.FunctionType = FunctionType;
  F.Attributes = Attributes;
  return addFunction(F, Name);
}

FunctionId EditableModule::callee(const EditableInstruction &I) const {
  const ValueId V = I.Callee;
  return I.I.Op == Opcode::Call && V < M.Values.size() && M.Values[V].Kind == ValueKind::Function
             ? M.Values[V].Index
             : None;
}

bool EditableModule::marksLifetime(const EditableInstruction &I) const {
  const FunctionId F = callee(I);
  return F != None && M.name(M.Functions[F].Self).starts_with(LifetimeCallPrefix);
}

void EditableModule::replaceOperands(EditableBody &Body, std::vector<ValueId> &With) const {
  auto Final = [&](ValueId V) {
    ValueId Next = V;
    while (Next < With.size() && With[Next] != Next)
      Next = With[Next];
    while (V < With.size() && With[V] != Next)
      V = std::exchange(With[V], Next);
    return Next;
  };
  for (EditableBlock &B : Body.Blocks)
    for (EditableInstruction &I : B.Instructions)
      for (ValueId &V : I.Operands)
        if (!isMetadataOperand(V))
          V = Final(V);
}

bool EditableModule::onlyReads(AttributeListId List) const {
  if (List == None)
    return false;
  ReadOnlyLists.resize(M.AttributeLists.size());
  uint8_t &State = ReadOnlyLists[List];
  if (!State) {
    State = 2;
    for (uint32_t G : M.groups(M.AttributeLists[List]))
      if (M.AttributeGroups[G].ParamIndex == FunctionIndex)
        for (const Attribute &A : M.attributes(M.AttributeGroups[G]))
          if (const std::string_view Name = attributeName(A.Kind);
              Name == "readnone" || Name == "readonly")
            State = 1;
  }
  return State == 1;
}

bool EditableModule::isRemovable(const EditableInstruction &I) const {
  if (I.I.Flags & Volatile || I.isTerminator())
    return false;
  switch (I.I.Op) {
  case Opcode::Store:
  case Opcode::CmpXchg:
  case Opcode::AtomicRmw:
  case Opcode::Fence:
  case Opcode::VAArg:
  case Opcode::LandingPad: return false;
  case Opcode::Call:
    if (describesVariable(I))
      return false;
    if (const FunctionId F = callee(I); F != None)
      return onlyReads(M.Functions[F].Attributes) || onlyReads(I.Attributes);
    return onlyReads(I.Attributes);
  default: return I.I.Result != None;
  }
}

// ---- Metadata -----------------------------------------------------------------------------------

MetadataId EditableModule::string(std::string_view Text) {
  if (auto Entry = StringNodes.find(Text); Entry != StringNodes.end())
    return Entry->second;
  Metadata N;
  N.Kind = MetadataKind::String;
  N.Text = M.Strings.save(Text);
  M.Metadata.push_back(N);
  StringNodes.emplace(N.Text, MetadataId(M.Metadata.size() - 1));
  return MetadataId(M.Metadata.size() - 1);
}

MetadataId EditableModule::value(ValueId V) {
  const auto [Entry, IsNew] = ValueNodes.try_emplace(V, MetadataId(M.Metadata.size()));
  if (IsNew) {
    Metadata N;
    N.Kind = MetadataKind::Value;
    N.Value = V;
    M.Metadata.push_back(N);
  }
  return Entry->second;
}

MetadataId EditableModule::node(std::span<const MetadataId> Operands) {
  const auto [Entry, IsNew] =
      Nodes.try_emplace({Operands.begin(), Operands.end()}, MetadataId(M.Metadata.size()));
  if (IsNew) {
    Metadata N;
    N.Operands = {uint32_t(M.MetadataPool.size()), uint32_t(Operands.size())};
    M.MetadataPool.insert(M.MetadataPool.end(), Operands.begin(), Operands.end());
    M.Metadata.push_back(N);
  }
  return Entry->second;
}

void EditableModule::setNamed(std::string_view Name, std::span<const MetadataId> List) {
  const Range R{uint32_t(M.MetadataPool.size()), uint32_t(List.size())};
  M.MetadataPool.insert(M.MetadataPool.end(), List.begin(), List.end());
  auto Entry = std::ranges::find(M.NamedMetadata, Name, &NamedMetadata::Name);
  if (Entry != M.NamedMetadata.end())
    Entry->Nodes = R;
  else
    M.NamedMetadata.push_back({M.Strings.save(Name), R});
}

void EditableModule::removeNamed(std::string_view Name) {
  std::erase_if(M.NamedMetadata, [&](const NamedMetadata &N) { return N.Name == Name; });
}

// ---- Functions and globals go -------------------------------------------------------------------

void EditableModule::removeSymbols(const std::vector<bool> &KeepFunctions,
                                   const std::vector<bool> &KeepGlobals) {
  std::vector<bool> IsRemoved(M.Values.size());
  std::vector<Function> Functions;
  std::deque<EditableBody> Kept;
  for (FunctionId F = 0; F < M.Functions.size(); ++F) {
    if (!KeepFunctions[F]) {
      IsRemoved[M.Functions[F].Self] = true;
      continue;
    }
    M.Values[M.Functions[F].Self].Index = uint32_t(Functions.size());
    Functions.push_back(M.Functions[F]);
    Kept.push_back(std::move(Bodies[F]));
  }
  std::vector<Global> Globals;
  for (GlobalId G = 0; G < M.Globals.size(); ++G) {
    if (!KeepGlobals[G]) {
      IsRemoved[M.Globals[G].Self] = true;
      continue;
    }
    M.Values[M.Globals[G].Self].Index = uint32_t(Globals.size());
    Globals.push_back(M.Globals[G]);
  }
  M.Functions = std::move(Functions);
  M.Globals = std::move(Globals);
  Bodies = std::move(Kept);
  for (const Constant &C : M.Constants)
    if (std::ranges::any_of(M.operands(C), [&](ValueId V) { return IsRemoved[V]; }))
      IsRemoved[C.Self] = true; // constants follow their operands, with rare exceptions
  auto IsGone = [&](MetadataId N) {
    return N != None && M.Metadata[N].Kind == MetadataKind::Value && IsRemoved[M.Metadata[N].Value];
  };
  std::ranges::replace_if(M.MetadataPool, IsGone, None);
  for (const Metadata &N : M.Metadata) {
    if (N.Kind < MetadataKind::Location)
      continue;
    const DebugLayout &Layout = debugLayout(N.Kind);
    for (uint32_t I = 0; I < N.Fields.Count; ++I)
      if (uint64_t &Field = M.FieldPool[N.Fields.First + I];
          Field && isReference(fieldKind(Layout, I)) && IsGone(MetadataId(Field - 1)))
        Field = 0;
  }
  for (Metadata &N : M.Metadata) // nothing refers to these any more
    if (N.Kind == MetadataKind::Value && IsRemoved[N.Value])
      N = {};
}

// ---- Layout -------------------------------------------------------------------------------------

void EditableModule::flatten(const EditableInstruction &From, BlockId FirstBlock) {
  const InstId Id = InstId(M.Instructions.size());
  Instruction &I = M.Instructions.emplace_back(From.I);
  I.HasAttachments = false;
  I.Operands = {uint32_t(M.OperandPool.size()), uint32_t(From.Operands.size())};
  M.OperandPool.insert(M.OperandPool.end(), From.Operands.begin(), From.Operands.end());
  if (describesVariable(From))
    M.OperandPool[I.Operands.First] = value(From.Operands[0]) | MetadataOperandBit;
  std::vector<uint32_t> Targets = From.Targets;
  if (!hasIndices(I.Op))
    for (uint32_t &T : Targets)
      T += FirstBlock;
  if (isCall(I.Op))
    M.setCall(I, From.Callee, From.Attributes, Targets);
  else
    M.setTargets(I, Targets);
  M.attach(Id, From.Attachments);
  if (From.Location != None)
    M.setLocation(Id, From.Location);
  if (I.Result != None)
    M.Values[I.Result] = {ValueKind::Instruction, I.Type, Id};
}

void EditableModule::flatten() {
  M.Blocks.clear();
  M.BlockNames.clear();
  M.Instructions.clear();
  M.LocationOf.clear();
  M.AttachmentsOf.clear();
  for (FunctionId Id = 0; Id < M.Functions.size(); ++Id) {
    Function &F = M.Functions[Id];
    F.IsDeclaration = Bodies[Id].empty();
    F.Constants = F.Metadata = {};
    F.Blocks = {uint32_t(M.Blocks.size()), uint32_t(Bodies[Id].Blocks.size())};
    F.Instructions = {uint32_t(M.Instructions.size()), uint32_t(Bodies[Id].size())};
    if (F.IsDeclaration) {
      F.FirstArgument = None;
      F.ArgumentCount = 0;
      F.Blocks = F.Instructions = {};
    }
    for (const EditableBlock &B : Bodies[Id].Blocks) {
      for (const EditableInstruction &From : B.Instructions)
        flatten(From, F.Blocks.First);
      const uint32_t Count = uint32_t(B.Instructions.size());
      if (!B.Name.empty())
        M.setBlockName(BlockId(M.Blocks.size()), B.Name);
      M.Blocks.push_back({Id, {uint32_t(M.Instructions.size()) - Count, Count}});
    }
  }
  M.ModuleConstantCount = uint32_t(M.Constants.size());
  M.ModuleMetadataCount = uint32_t(M.Metadata.size());
}

namespace {

/// Finds the used types of a flat module: those of instructions, globals and metadata.
class TypeUse {
public:
  explicit TypeUse(const Module &M)
      : M(M), Types(M.Types.size()), Values(M.Values.size()), Nodes(M.Metadata.size()) {
    for (const Global &G : M.Globals) {
      value(G.Self);
      value(G.Initializer);
      type(G.ValueType);
    }
    for (const Alias &A : M.Aliases) {
      value(A.Self);
      value(A.Aliasee);
    }
    for (const Function &F : M.Functions) {
      type(F.FunctionType);
      for (ValueId V : {F.Self, F.Prefix, F.Prologue, F.Personality})
        value(V);
      for (const Attachment &A : M.attachments(F))
        node(A.Node);
    }
    for (const Instruction &I : M.Instructions)
      instruction(I);
    for (const NamedMetadata &N : M.NamedMetadata)
      for (MetadataId Id : M.nodes(N))
        node(Id);
    run();
  }

  bool used(TypeId T) const { return Types[T]; }

private:
  const Module &M;
  std::vector<bool> Types, Values, Nodes;
  std::vector<TypeId> TypeWork;
  std::vector<ValueId> ValueWork;
  std::vector<MetadataId> NodeWork;

  template <class Id> static void add(std::vector<bool> &Seen, std::vector<Id> &Work, Id I) {
    if (I >= Seen.size() || Seen[I])
      return;
    Seen[I] = true;
    Work.push_back(I);
  }
  void type(TypeId T) { add(Types, TypeWork, T); }
  void value(ValueId V) { add(Values, ValueWork, V); }
  void node(MetadataId N) { add(Nodes, NodeWork, N); }

  void instruction(const Instruction &I) {
    type(I.Type);
    value(M.callee(I));
    for (ValueId V : M.operands(I))
      isMetadataOperand(V) ? node(metadataOperand(V)) : value(V);
    for (const Attachment &A : M.attachments(I))
      node(A.Node);
  }

  void run() {
    // Debug nodes refer to other nodes through fields. In their presence all nodes count as used.
    if (std::ranges::any_of(M.Metadata,
                            [](const Metadata &N) { return N.Kind >= MetadataKind::Location; }))
      for (MetadataId N = 0; N < M.Metadata.size(); ++N)
        node(N);
    while (!NodeWork.empty()) {
      const Metadata &N = M.Metadata[NodeWork.back()];
      NodeWork.pop_back();
      value(N.Value);
      for (MetadataId Op : M.operands(N))
        node(Op);
    }
    while (!ValueWork.empty()) {
      const ValueId V = ValueWork.back();
      ValueWork.pop_back();
      type(M.Values[V].Type);
      if (const Constant *C = M.constant(V)) {
        type(C->SourceType);
        for (ValueId Op : M.operands(*C))
          value(Op);
      }
    }
    while (!TypeWork.empty()) {
      const Type &T = M.Types[TypeWork.back()];
      TypeWork.pop_back();
      type(T.Element);
      for (TypeId F : M.fields(T))
        type(F);
    }
  }
};

} // namespace

void EditableModule::dropUnusedTypes() {
  const TypeUse Use(M);
  for (TypeId T = 0; T < M.Types.size(); ++T)
    if (M.Types[T].Named && !Use.used(T))
      M.Types[T] = {.Kind = TypeKind::Void};
}

Result<Module> EditableModule::finish() && {
  auto Refuse = [](std::string Message) {
    Error E;
    E.Code = ErrorCode::FunctionBody;
    E.Message = std::move(Message);
    return E;
  };
  for (FunctionId F = 0; F < Bodies.size(); ++F)
    for (const EditableBlock &B : Bodies[F].Blocks)
      if (B.Instructions.empty() || !B.Instructions.back().isTerminator())
        return Refuse("a block of '" + std::string(M.name(M.Functions[F].Self)) +
                      "' has no terminator");
  flatten();
  dropUnusedTypes();
  Module Out = inWritingOrder(std::move(M));
  if (Status Done = checkTables(Out); !Done)
    return Refuse(Done.message());
  std::string Wrong;
  if (!checkModule(Out, [&](const ModuleProblem &P) {
        if (!Wrong.empty())
          return;
        Wrong = P.Function == None
                    ? P.What
                    : "'" + std::string(Out.name(Out.Functions[P.Function].Self)) + "': " + P.What;
      }))
    return Refuse(Wrong);
  return Out;
}

} // namespace dxil::ir
