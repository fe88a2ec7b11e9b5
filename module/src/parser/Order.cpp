// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Order.h"

#include <algorithm>
#include <iterator>

namespace dxil::ir::parser {

using namespace ir;

Order::Order(const Draft &D)
    : D(D), M(D.M), TypesInOrder(M), TypeNumbers(M.Types.size()), Slots(M.Values.size()),
      OfModule(M.Values.size()), TypesAdded(M.Values.size()), MetadataAdded(M.Metadata.size()),
      UseAdded(D.AttributeUses.size()) {
  for (TypeId T = 0; T < M.Types.size(); ++T) {
    if (M.Types[T].Kind == TypeKind::Label)
      LabelType = T;
    else if (M.Types[T].Kind == TypeKind::Metadata)
      MetadataType = T;
  }
  addGlobals();
  addType(MetadataType);
  for (const NamedMetadata &N : M.NamedMetadata)
    for (MetadataId Id : M.nodes(N))
      addMetadata(Id);
  for (FunctionId F = 0; F < M.Functions.size(); ++F)
    addFunction(F);
  for (TypeId T : D.NamedTypes)
    addType(T);
  Types = std::move(TypesInOrder.List);
  for (uint32_t I = 0; I < Types.size(); ++I)
    TypeNumbers[Types[I]] = I;
  Constants = sorted();
  for (ValueId V : Constants)
    OfModule[V] = true;
  orderNamedTypes();
}

void Order::addGlobals() {
  for (const Global &G : M.Globals)
    addType(M.Values[G.Self].Type);
  for (FunctionId F = 0; F < M.Functions.size(); ++F) {
    addType(M.Values[M.Functions[F].Self].Type);
    addUse(D.FunctionAttributes[F]);
  }
  for (const Alias &A : M.Aliases)
    addType(M.Values[A.Self].Type);
  for (const Global &G : M.Globals)
    addConstant(G.Initializer);
  for (const Alias &A : M.Aliases)
    addConstant(A.Aliasee);
  for (ValueId Function::*Field : {&Function::Prefix, &Function::Prologue, &Function::Personality})
    for (const Function &F : M.Functions)
      addConstant(F.*Field);
}

template <typename Visitor> void Order::operands(const Instruction &I, Visitor &&Visit) const {
  const std::span<const ValueId> Ops = M.operands(I);
  switch (I.Op) {
  case Opcode::Store:
    Visit(Ops[1]);
    Visit(Ops[0]);
    return;
  case Opcode::Br:
  case Opcode::Switch:
  case Opcode::IndirectBr:
    if (!Ops.empty())
      Visit(Ops[0]);
    Visit(None);
    for (size_t K = 1; K < Ops.size(); ++K)
      Visit(Ops[K]);
    return;
  default:
    for (ValueId V : Ops)
      Visit(V);
    if (I.Op == Opcode::Invoke)
      Visit(None);
    if (isCall(I.Op))
      Visit(M.callee(I));
  }
}

void Order::addFunction(FunctionId Id) {
  const Function &F = M.Functions[Id];
  for (TypeId T : M.fields(M.Types[F.FunctionType]))
    addType(T);
  for (const Attachment &A : M.attachments(F))
    addMetadata(A.Node);
  for (uint32_t K = 0; K < F.Instructions.Count; ++K)
    addInstruction(F.Instructions.First + K);
}

void Order::addInstruction(InstId Id) {
  const Instruction &I = M.Instructions[Id];
  operands(I, [&](ValueId V) {
    if (V == None)
      addType(LabelType);
    else if (isMetadataOperand(V))
      addMetadata(metadataOperand(V));
    else
      addOperandTypes(V);
  });
  addType(I.Type);
  addUse(D.InstructionAttributes[Id]);
  for (const Attachment &A : M.attachments(I))
    addMetadata(A.Node);
  // A location has its own record; only its operands are added.
  if (const MetadataId Location = D.Locations[Id]; Location != None)
    for (size_t Field : {2, 3})
      if (const uint64_t N = M.fields(M.Metadata[Location])[Field])
        addMetadata(MetadataId(N - 1));
  if (const TypeId T = M.elementType(I); T != None)
    addType(T);
}

// ---- Types --------------------------------------------------------------------------------------

// Named types are printed in the order of the table, so they keep the order of their definitions.
void Order::orderNamedTypes() {
  auto Next = D.NamedTypes.begin();
  for (TypeId &T : Types)
    if (M.Types[T].Named)
      T = *Next++;
}

void Order::addOperandTypes(ValueId V) {
  addType(M.Values[V].Type);
  const Constant *C = M.constant(V);
  if (!C || Slots[V] || TypesAdded[V])
    return;
  TypesAdded[V] = true;
  for (ValueId Op : M.operands(*C))
    addOperandTypes(Op);
}

// ---- Constants ----------------------------------------------------------------------------------

// Adds the operands of a constant first. The parser limits the nesting of constants.
void Order::addConstant(ValueId V) {
  const Constant *C = V == None ? nullptr : M.constant(V);
  if (!C || OfModule[V])
    return;
  if (Slots[V]) {
    ++List[Slots[V] - 1].Uses;
    return;
  }
  addType(M.Values[V].Type);
  if (C->SourceType != None)
    addType(C->SourceType);
  for (ValueId Op : M.operands(*C))
    addConstant(Op);
  List.push_back({V, 1});
  Slots[V] = uint32_t(List.size());
}

/// Returns the list sorted by type, then by number of uses, with integers and integer vectors
/// first. Clears the list.
std::vector<ValueId> Order::sorted() {
  std::ranges::stable_sort(List, [this](const Counted &A, const Counted &B) {
    const uint32_t TypeA = TypeNumbers[M.Values[A.Value].Type];
    const uint32_t TypeB = TypeNumbers[M.Values[B.Value].Type];
    return TypeA != TypeB ? TypeA < TypeB : A.Uses > B.Uses;
  });
  auto IsInteger = [this](const Counted &C) {
    const Type &T = M.typeOf(C.Value);
    return (T.Kind == TypeKind::Vector ? M.Types[T.Element] : T).Kind == TypeKind::Integer;
  };
  // Partitions as std::partition does in the libraries that writers of LLVM 3.7 were built with:
  // swaps the first element that does not satisfy the predicate with the last one that does.
  size_t First = 0, Last = List.size();
  while (true) {
    while (First != Last && IsInteger(List[First]))
      ++First;
    while (First != Last && !IsInteger(List[Last - 1]))
      --Last;
    if (First == Last)
      break;
    std::swap(List[First++], List[--Last]);
  }
  std::vector<ValueId> Out;
  Out.reserve(List.size());
  for (const Counted &C : List) {
    Out.push_back(C.Value);
    Slots[C.Value] = 0;
  }
  List.clear();
  return Out;
}

std::vector<ValueId> Order::constantsOf(const Function &F) {
  for (uint32_t K = 0; K < F.Instructions.Count; ++K)
    operands(M.Instructions[F.Instructions.First + K], [&](ValueId V) {
      if (V != None && !isMetadataOperand(V))
        addConstant(V);
    });
  return sorted();
}

// ---- Metadata and attributes --------------------------------------------------------------------

bool Order::isLocal(const ir::Metadata &N) const {
  return N.Kind == MetadataKind::Value && M.Values[N.Value].Kind > ValueKind::Constant;
}

namespace {

/// The order in which LLVM 3.7 visits the fields of debug nodes. It differs from the record's order
/// for these kinds.
struct WalkOrder {
  MetadataKind Kind;
  std::array<std::string_view, 10> Fields;
};
constexpr WalkOrder WalkOrders[] = {
    {MetadataKind::DerivedType, {"file", "scope", "name", "baseType", "extraData"}},
    {MetadataKind::CompositeType,
     {"file", "scope", "name", "baseType", "elements", "vtableHolder", "templateParams",
      "identifier"}},
    {MetadataKind::CompileUnit,
     {"file", "producer", "flags", "splitDebugFilename", "enums", "retainedTypes", "subprograms",
      "globals", "imports"}},
    {MetadataKind::Subprogram,
     {"file", "scope", "name", "linkageName", "type", "containingType", "function",
      "templateParams", "declaration", "variables"}},
    {MetadataKind::LexicalBlock, {"file", "scope"}},
    {MetadataKind::LexicalBlockFile, {"file", "scope"}},
    {MetadataKind::Namespace, {"file", "scope", "name"}},
    {MetadataKind::GlobalVariable,
     {"scope", "name", "file", "type", "linkageName", "variable", "declaration"}},
    {MetadataKind::ObjCProperty, {"name", "file", "getter", "setter", "type"}},
};

} // namespace

void Order::pushOperands(const ir::Metadata &N, std::vector<MetadataId> &Out) const {
  const std::span<const uint64_t> Fields = M.fields(N);
  if (N.Kind < MetadataKind::Location) {
    Out.insert(Out.end(), M.operands(N).begin(), M.operands(N).end());
    return;
  }
  const DebugLayout &Layout = debugLayout(N.Kind);
  auto Push = [&](uint64_t Field) { Out.push_back(MetadataId(Field) - 1); };
  const auto *Walk = std::ranges::find(WalkOrders, N.Kind, &WalkOrder::Kind);
  if (Walk == std::end(WalkOrders)) {
    for (size_t K = 0; K < Fields.size(); ++K)
      if (isReference(fieldKind(Layout, K)))
        Push(Fields[K]);
    return;
  }
  for (std::string_view Name : Walk->Fields)
    for (size_t K = 0; K < Fields.size() && !Name.empty(); ++K)
      if (Layout.Fields[K].Name == Name)
        Push(Fields[K]);
}

// Adds the operands of a node, then the node. Uses a stack, since chains can be as long as the
// module.
void Order::addMetadata(MetadataId Root) {
  struct Step {
    MetadataId Id;
    size_t Next, End; ///< range of its operands in the list
  };
  std::vector<Step> Stack;
  std::vector<MetadataId> Operands;
  auto Enter = [&](MetadataId Id) {
    if (Id == None || MetadataAdded[Id] || isLocal(M.Metadata[Id]))
      return;
    MetadataAdded[Id] = true;
    const size_t First = Operands.size();
    pushOperands(M.Metadata[Id], Operands);
    Stack.push_back({Id, First, Operands.size()});
  };
  Enter(Root);
  while (!Stack.empty()) {
    Step &Top = Stack.back();
    if (Top.Next < Top.End) {
      Enter(Operands[Top.Next++]);
      continue;
    }
    const MetadataId Id = Top.Id;
    Stack.pop_back();
    Operands.resize(Stack.empty() ? 0 : Stack.back().End);
    if (M.Metadata[Id].Kind == MetadataKind::Value) {
      addType(M.Values[M.Metadata[Id].Value].Type);
      addConstant(M.Metadata[Id].Value);
    }
    Metadata.push_back(Id);
  }
}

std::vector<MetadataId> Order::metadataOf(const Function &F) {
  std::vector<MetadataId> Out;
  for (uint32_t K = 0; K < F.Instructions.Count; ++K)
    for (ValueId V : M.operands(M.Instructions[F.Instructions.First + K]))
      if (isMetadataOperand(V) && isLocal(M.Metadata[metadataOperand(V)]) &&
          !MetadataAdded[metadataOperand(V)]) {
        MetadataAdded[metadataOperand(V)] = true;
        Out.push_back(metadataOperand(V));
      }
  return Out;
}

void Order::addUse(uint32_t Use) {
  if (Use == None || UseAdded[Use])
    return;
  UseAdded[Use] = true;
  AttributeUses.push_back(Use);
}

} // namespace dxil::ir::parser
