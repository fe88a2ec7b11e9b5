// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/ModuleEdit.h>

#include <dxil/module/DebugInfo.h>

#include <algorithm>

namespace dxil::ir {
namespace {

/// Marks ids of metadata that is not in the table yet.
constexpr MetadataId NewBit = 0x40000000u;
constexpr bool isNew(MetadataId N) {
  return N != None && (N & NewBit);
}

Range append(std::vector<MetadataId> &Pool, std::span<const MetadataId> List) {
  Range R{uint32_t(Pool.size()), uint32_t(List.size())};
  Pool.insert(Pool.end(), List.begin(), List.end());
  return R;
}

} // namespace

ModuleEdit::ModuleEdit(Module &M) : M(M) {}

// ---- Types and constants ------------------------------------------------------------------------

TypeId ModuleEdit::integerType(uint32_t Width) {
  for (TypeId T = 0; T < M.Types.size(); ++T)
    if (M.Types[T].isInteger(Width))
      return T;
  Type T;
  T.Kind = TypeKind::Integer;
  T.Width = Width;
  M.Types.push_back(T);
  return TypeId(M.Types.size() - 1);
}

TypeId ModuleEdit::arrayType(TypeId Element, uint64_t Count) {
  for (TypeId T = 0; T < M.Types.size(); ++T)
    if (const Type &Ty = M.Types[T];
        Ty.Kind == TypeKind::Array && Ty.Element == Element && Ty.Count == Count)
      return T;
  Type T;
  T.Kind = TypeKind::Array;
  T.Element = Element;
  T.Count = Count;
  M.Types.push_back(T);
  return TypeId(M.Types.size() - 1);
}

MetadataId ModuleEdit::addConstant(TypeId T, Constant C) {
  C.Self = ValueId(M.Values.size());
  M.Values.push_back({ValueKind::Constant, T, None}); // finish() sets the index
  Constants.push_back(C);
  Metadata N;
  N.Kind = MetadataKind::Value;
  N.Value = C.Self;
  return add(N);
}

MetadataId ModuleEdit::add(Metadata N) {
  NewMetadata.push_back(N);
  return MetadataId(NewMetadata.size() - 1) | NewBit;
}

/// Indexes the module's metadata for reuse.
void ModuleEdit::index() {
  if (Indexed)
    return;
  Indexed = true;
  for (MetadataId N = 0; N < M.ModuleMetadataCount; ++N) {
    const Metadata &D = M.Metadata[N];
    uint64_t Bits = 0;
    if (D.Kind == MetadataKind::Value && M.constantInt(D.Value, Bits))
      Integers.try_emplace({M.typeOf(D.Value).Width, Bits}, N);
    else if (D.Kind == MetadataKind::Node && !D.Distinct)
      Nodes.try_emplace({M.operands(D).begin(), M.operands(D).end()}, N);
  }
}

MetadataId ModuleEdit::integer(uint32_t Width, uint64_t Value) {
  index();
  auto [Entry, IsNew] = Integers.try_emplace({Width, Value}, None);
  if (!IsNew)
    return Entry->second;
  Constant C;
  C.Kind = Value ? ConstantKind::Integer : ConstantKind::Null;
  C.Bits = Value;
  return Entry->second = addConstant(integerType(Width), C);
}

MetadataId ModuleEdit::string(std::string_view Text) {
  Metadata N;
  N.Kind = MetadataKind::String;
  N.Text = M.Strings.save(Text);
  return add(N);
}

MetadataId ModuleEdit::numbers(std::span<const uint32_t> Values) {
  Constant C;
  if (std::ranges::any_of(Values, [](uint32_t V) { return V != 0; })) {
    C.Kind = ConstantKind::Data;
    C.Words = {uint32_t(M.WordPool.size()), uint32_t(Values.size())};
    M.WordPool.insert(M.WordPool.end(), Values.begin(), Values.end());
  }
  return addConstant(arrayType(integerType(32), Values.size()), C);
}

MetadataId ModuleEdit::node(std::span<const MetadataId> Operands) {
  index();
  auto [Entry, IsNew] = Nodes.try_emplace({Operands.begin(), Operands.end()}, None);
  if (!IsNew)
    return Entry->second;
  Metadata N;
  N.Operands = append(M.MetadataPool, Operands);
  return Entry->second = add(N);
}

// ---- Changes ------------------------------------------------------------------------------------

void ModuleEdit::setOperands(MetadataId Node, std::span<const MetadataId> Operands) {
  Metadata &N = isNew(Node) ? NewMetadata[Node & ~NewBit] : M.Metadata[Node];
  const std::span<const MetadataId> Old = M.operands(N);
  // The node's old and new contents must not be reused for later nodes.
  if (auto Entry = Nodes.find({Old.begin(), Old.end()});
      Entry != Nodes.end() && Entry->second == Node)
    Nodes.erase(Entry);
  N.Operands = append(M.MetadataPool, Operands);
}

void ModuleEdit::setOperand(MetadataId Node, uint32_t Index, MetadataId Operand) {
  const Metadata &N = isNew(Node) ? NewMetadata[Node & ~NewBit] : M.Metadata[Node];
  std::vector<MetadataId> Operands(M.operands(N).begin(), M.operands(N).end());
  if (Index >= Operands.size())
    return;
  Operands[Index] = Operand;
  setOperands(Node, Operands);
}

/// Returns true if the metadata `N` and its constant have exactly one user, one operand of a node.
bool ModuleEdit::isUsedOnce(MetadataId N) const {
  if (std::ranges::count(M.MetadataPool, N) > 1)
    return false;
  const ValueId V = M.Metadata[N].Value;
  for (MetadataId Other = 0; Other < M.Metadata.size(); ++Other)
    if (Other != N && M.Metadata[Other].Kind == MetadataKind::Value && M.Metadata[Other].Value == V)
      return false;
  if (std::ranges::find(M.OperandPool, V) != M.OperandPool.end())
    return false;
  return std::ranges::none_of(M.Globals, [V](const Global &G) { return G.Initializer == V; });
}

void ModuleEdit::setInteger(MetadataId Node, uint32_t Index, uint64_t Value) {
  const MetadataId Old = M.nodeOperand(Node, Index);
  if (Old == None || M.Metadata[Old].Kind != MetadataKind::Value)
    return;
  const ValueId V = M.Metadata[Old].Value;
  uint64_t Bits = 0;
  if (!M.constantInt(V, Bits) || Bits == Value)
    return;
  const uint32_t Width = M.typeOf(V).Width;
  if (!isUsedOnce(Old))
    return setOperand(Node, Index, integer(Width, Value));
  Integers.erase({Width, Bits});
  Integers.insert_or_assign({Width, Value}, Old);
  Constant &C = M.Constants[M.Values[V].Index];
  C.Kind = Value ? ConstantKind::Integer : ConstantKind::Null;
  C.Bits = Value;
}

void ModuleEdit::setNamed(std::string_view Name, std::span<const MetadataId> List) {
  const Range R = append(M.MetadataPool, List);
  for (NamedMetadata &N : M.NamedMetadata)
    if (N.Name == Name) {
      N.Nodes = R;
      return;
    }
  M.NamedMetadata.push_back({M.Strings.save(Name), R});
}

// ---- Into the tables ----------------------------------------------------------------------------

/// Renumbers metadata ids for the new metadata, which follows the module's own.
void ModuleEdit::makeRoom() {
  const MetadataId First = M.ModuleMetadataCount, Count = MetadataId(NewMetadata.size());
  auto Move = [=](MetadataId &N) {
    if (isNew(N))
      N = First + (N & ~NewBit);
    else if (N != None && N >= First)
      N += Count;
  };
  std::ranges::for_each(M.MetadataPool, Move);
  if (First == M.Metadata.size())
    return; // functions have no metadata, so no id changes
  for (const Function &F : M.Functions)
    for (const Instruction &I : M.instructions(F))
      for (ValueId &V : std::span(M.OperandPool).subspan(I.Operands.First, I.Operands.Count))
        if (isMetadataOperand(V)) {
          MetadataId N = metadataOperand(V);
          Move(N);
          V = N | MetadataOperandBit;
        }
  for (Attachment &A : M.Attachments)
    Move(A.Node);
  for (Location &L : M.Locations) {
    Move(L.Scope);
    Move(L.InlinedAt);
  }
  for (const Metadata &N : M.Metadata) {
    if (N.Kind < MetadataKind::Location)
      continue;
    const DebugLayout &Layout = debugLayout(N.Kind);
    for (uint32_t I = 0; I < N.Fields.Count; ++I)
      if (uint64_t &Field = M.FieldPool[N.Fields.First + I];
          isReference(fieldKind(Layout, I)) && Field > First)
        Field += Count;
  }
  for (Function &F : M.Functions)
    if (F.Metadata.First >= First)
      F.Metadata.First += Count;
}

void ModuleEdit::finish() {
  if (!NewMetadata.empty()) {
    makeRoom();
    M.Metadata.insert(M.Metadata.begin() + M.ModuleMetadataCount, NewMetadata.begin(),
                      NewMetadata.end());
    M.ModuleMetadataCount += uint32_t(NewMetadata.size());
  }
  if (!Constants.empty()) {
    const ConstantId First = M.ModuleConstantCount, Count = ConstantId(Constants.size());
    for (ConstantId C = First; C < M.Constants.size(); ++C)
      M.Values[M.Constants[C].Self].Index += Count;
    for (Function &F : M.Functions)
      if (F.Constants.First >= First)
        F.Constants.First += Count;
    for (ConstantId C = 0; C < Count; ++C)
      M.Values[Constants[C].Self].Index = First + C;
    M.Constants.insert(M.Constants.begin() + First, Constants.begin(), Constants.end());
    M.ModuleConstantCount += Count;
  }
  NewMetadata.clear();
  Constants.clear();
  Integers.clear();
  Nodes.clear();
  Indexed = false;
}

} // namespace dxil::ir
