// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts a module to a draft, so that it is laid out like a parsed text.
#include "Layout.h"

#include "../assembly/Keywords.h"

#include <dxil/module/ModuleWriter.h>

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace dxil::ir::parser {

using namespace ir;

namespace {

class Drafting {
public:
  explicit Drafting(Module &M) : M(M) {}

  /// Returns false if constants are nested too deeply; the module is unchanged then.
  bool run();
  Draft take();

private:
  bool orderConstants();
  void mergeConstants();
  void mergeMetadata();
  void addLocations();
  void addAttributes();
  void addNeededTypes();
  void forEachValue(auto &&Visit);
  void forEachNode(auto &&Visit);

  Module &M;
  Draft D;
  std::vector<ConstantId> OperandsFirst; ///< all constants; each follows its operands
};

// Uses an explicit stack.
bool Drafting::orderConstants() {
  constexpr size_t MostNesting = 253;
  enum State : uint8_t { New, Open, Done };
  struct Step {
    ConstantId Id;
    uint32_t Next;
  };
  std::vector<State> States(M.Constants.size(), New);
  std::vector<Step> Stack;
  OperandsFirst.reserve(M.Constants.size());
  for (ConstantId Root = 0; Root < M.Constants.size(); ++Root) {
    if (States[Root] == New)
      Stack.push_back({Root, 0});
    while (!Stack.empty()) {
      Step &Top = Stack.back();
      States[Top.Id] = Open;
      const std::span<const ValueId> Ops = M.operands(M.Constants[Top.Id]);
      if (Top.Next == Ops.size()) {
        States[Top.Id] = Done;
        OperandsFirst.push_back(Top.Id);
        Stack.pop_back();
        continue;
      }
      const Value &Op = M.Values[Ops[Top.Next++]];
      if (Op.Kind != ValueKind::Constant || States[Op.Index] == Done)
        continue;
      if (States[Op.Index] == Open || Stack.size() == MostNesting)
        return false;
      Stack.push_back({Op.Index, 0});
    }
  }
  return true;
}

/// Calls Visit for each field that holds a value.
void Drafting::forEachValue(auto &&Visit) {
  for (ValueId &V : M.OperandPool)
    if (!isMetadataOperand(V))
      Visit(V);
  for (Global &G : M.Globals)
    Visit(G.Initializer);
  for (Alias &A : M.Aliases)
    Visit(A.Aliasee);
  for (Function &F : M.Functions) {
    Visit(F.Prefix);
    Visit(F.Prologue);
    Visit(F.Personality);
  }
  for (Instruction &I : M.Instructions)
    if (isCall(I.Op)) {
      ValueId Callee = M.callee(I);
      Visit(Callee);
      Module::setCallee(I, Callee);
    }
  for (Metadata &N : M.Metadata)
    Visit(N.Value);
}

void Drafting::mergeConstants() {
  std::unordered_map<std::string, ValueId> ByContent;
  std::vector<ValueId> Same(M.Values.size());
  std::iota(Same.begin(), Same.end(), ValueId(0));
  std::string Key;
  for (ConstantId Id : OperandsFirst) {
    Constant &C = M.Constants[Id];
    if ((C.Kind == ConstantKind::Integer || C.Kind == ConstantKind::Float) && !C.Bits)
      C.Kind = ConstantKind::Null;
    std::vector<ValueId> Ops(M.operands(C).begin(), M.operands(C).end());
    for (ValueId &Op : Ops)
      Op = Same[Op];
    Key.clear();
    addContent(Key, C, M.Values[C.Self].Type, Ops, M.words(C));
    if (auto [Entry, New] = ByContent.emplace(Key, C.Self); !New)
      Same[C.Self] = Entry->second;
  }
  forEachValue([&](ValueId &V) {
    if (V != None)
      V = Same[V];
  });
}

/// Calls Visit for each field that holds metadata.
void Drafting::forEachNode(auto &&Visit) {
  for (MetadataId &N : M.MetadataPool)
    if (N != None)
      Visit(N);
  for (Metadata &N : M.Metadata) {
    if (N.Kind < MetadataKind::Location)
      continue;
    const DebugLayout &Layout = debugLayout(N.Kind);
    for (uint32_t K = 0; K < N.Fields.Count; ++K) {
      uint64_t &Field = M.FieldPool[N.Fields.First + K];
      if (!Field || !isReference(fieldKind(Layout, K)))
        continue;
      MetadataId Id = MetadataId(Field - 1);
      Visit(Id);
      Field = uint64_t(Id) + 1;
    }
  }
  for (Attachment &A : M.Attachments)
    Visit(A.Node);
  for (Location &L : M.Locations) {
    if (L.Scope != None)
      Visit(L.Scope);
    if (L.InlinedAt != None)
      Visit(L.InlinedAt);
  }
  for (ValueId &V : M.OperandPool)
    if (isMetadataOperand(V)) {
      MetadataId Id = metadataOperand(V);
      Visit(Id);
      V = Id | MetadataOperandBit;
    }
}

void Drafting::mergeMetadata() {
  std::map<std::string_view, MetadataId> Strings;
  std::map<ValueId, MetadataId> Values;
  std::vector<MetadataId> Same(M.Metadata.size());
  for (MetadataId Id = 0; Id < M.Metadata.size(); ++Id) {
    const Metadata &N = M.Metadata[Id];
    Same[Id] = N.Kind == MetadataKind::String  ? Strings.emplace(N.Text, Id).first->second
               : N.Kind == MetadataKind::Value ? Values.emplace(N.Value, Id).first->second
                                               : Id;
  }
  forEachNode([&](MetadataId &Id) { Id = Same[Id]; });
}

// Converts locations to the nodes that a draft has; equal locations share one.
void Drafting::addLocations() {
  std::map<std::array<uint64_t, 4>, MetadataId> Cache;
  std::vector<MetadataId> Nodes;
  for (const Location &L : M.Locations) {
    if (L.Scope == None) {
      Nodes.push_back(None);
      continue;
    }
    const std::array<uint64_t, 4> Fields{L.Line, L.Column, uint64_t(L.Scope) + 1,
                                         L.InlinedAt == None ? 0 : uint64_t(L.InlinedAt) + 1};
    auto [Entry, New] = Cache.emplace(Fields, MetadataId(M.Metadata.size()));
    if (New) {
      Metadata &Node = M.Metadata.emplace_back();
      Node.Kind = MetadataKind::Location;
      Node.Fields = {uint32_t(M.FieldPool.size()), uint32_t(Fields.size())};
      M.FieldPool.insert(M.FieldPool.end(), Fields.begin(), Fields.end());
    }
    Nodes.push_back(Entry->second);
  }
  for (const Instruction &I : M.Instructions) {
    const Location *L = M.location(I);
    D.Locations.push_back(L ? Nodes[size_t(L - M.Locations.data())] : None);
  }
}

// Converts each attribute list to a use.
void Drafting::addAttributes() {
  for (const AttributeList &L : M.AttributeLists) {
    AttributeUse &Use = D.AttributeUses.emplace_back();
    for (uint32_t G : M.groups(L))
      Use.Places.push_back({M.AttributeGroups[G].ParamIndex, M.AttributeGroups[G].Attributes});
  }
  auto UseOf = [&](AttributeListId L) {
    return L == None || D.AttributeUses[L].empty() ? None : L;
  };
  for (const Function &F : M.Functions)
    D.FunctionAttributes.push_back(UseOf(F.Attributes));
  for (const Instruction &I : M.Instructions)
    D.InstructionAttributes.push_back(UseOf(M.attributeList(I)));
}

// Adds the types that the order of types needs, in case the table lacks them.
void Drafting::addNeededTypes() {
  for (TypeKind Kind : {TypeKind::Metadata, TypeKind::Label})
    if (std::ranges::find(M.Types, Kind, &Type::Kind) == M.Types.end())
      M.Types.push_back({.Kind = Kind});
  for (TypeId T = 0; T < M.Types.size(); ++T)
    if (M.Types[T].Named)
      D.NamedTypes.push_back(T);
}

bool Drafting::run() {
  if (!orderConstants())
    return false;
  mergeConstants();
  mergeMetadata();
  addLocations();
  addAttributes();
  addNeededTypes();
  return true;
}

Draft Drafting::take() {
  D.M = std::move(M);
  return std::move(D);
}

} // namespace
} // namespace dxil::ir::parser

namespace dxil::ir {

ir::Module inWritingOrder(ir::Module M) {
  parser::Drafting Conversion(M);
  if (!Conversion.run())
    return M;
  return parser::layOut(Conversion.take());
}

} // namespace dxil::ir
