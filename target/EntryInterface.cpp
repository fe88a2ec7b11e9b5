// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EntryInterface.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace dxil {
namespace {

constexpr StringLiteral AnnotationPrefix = "dxil.entry:";
// More than any signature has.
constexpr int64_t MaxRows = 4096, MaxColumns = 4, MaxSize = 1 << 20;

std::optional<StringRef> annotationText(const Constant &Annotation) {
  auto *Text = dyn_cast<GlobalVariable>(Annotation.getOperand(1)->stripPointerCasts());
  auto *Data = Text && Text->hasInitializer()
                   ? dyn_cast<ConstantDataSequential>(Text->getInitializer())
                   : nullptr;
  if (!Data || !Data->isCString())
    return std::nullopt;
  return Data->getAsCString();
}

bool readNumber(const json::Object &O, StringRef Key, int64_t Max, uint64_t &Value) {
  std::optional<int64_t> N = O.getInteger(Key);
  if (!N || *N < 0 || *N > Max)
    return false;
  Value = uint64_t(*N);
  return true;
}

bool readLeaf(const json::Object &O, uint64_t Size, EntryLeaf &L) {
  uint64_t Index, Rows, Columns, Modifiers;
  std::optional<StringRef> Semantic = O.getString("semantic"), Type = O.getString("type");
  if (!Semantic || Semantic->empty() || !Type || Type->empty() ||
      !readNumber(O, "index", INT32_MAX, Index) || !readNumber(O, "rows", MaxRows, Rows) ||
      !readNumber(O, "columns", MaxColumns, Columns) ||
      !readNumber(O, "interpolation", 31, Modifiers) ||
      !readNumber(O, "offset", MaxSize, L.Offset) ||
      !readNumber(O, "rowSize", MaxSize, L.RowSize) ||
      !readNumber(O, "componentSize", 8, L.ComponentSize) || !Rows || !Columns)
    return false;
  L.Semantic = Semantic->str();
  L.Type = Type->str();
  L.Index = uint32_t(Index);
  L.Rows = uint32_t(Rows);
  L.Columns = uint32_t(Columns);
  L.Modifiers = uint32_t(Modifiers);
  return L.Offset + (Rows - 1) * L.RowSize + Columns * L.ComponentSize <= Size;
}

bool readValue(const json::Object &O, EntryValue &V) {
  std::optional<StringRef> Direction = O.getString("direction");
  const json::Array *Leaves = O.getArray("leaves");
  if (!Direction || !Leaves || !readNumber(O, "size", MaxSize, V.Size))
    return false;
  V.IsInput = *Direction == "in" || *Direction == "inout";
  V.IsOutput = *Direction == "out" || *Direction == "inout";
  V.IsReturn = *Direction == "return";
  for (const json::Value &Leaf : *Leaves) {
    const json::Object *Fields = Leaf.getAsObject();
    if (!Fields || !readLeaf(*Fields, V.Size, V.Leaves.emplace_back()))
      return false;
  }
  return V.IsInput || V.IsOutput || V.IsReturn;
}

} // namespace

std::optional<AnnotatedEntry> takeAnnotatedEntry(Module &M) {
  GlobalVariable *All = M.getGlobalVariable("llvm.global.annotations");
  auto *List = All && All->hasInitializer() ? dyn_cast<ConstantArray>(All->getInitializer())
                                            : nullptr;
  if (!List)
    return std::nullopt;
  std::optional<AnnotatedEntry> Found;
  SmallVector<Constant *, 4> Rest;
  for (Use &U : List->operands()) {
    auto *Annotation = cast<Constant>(U.get());
    std::optional<StringRef> Text =
        isa<ConstantStruct>(Annotation) ? annotationText(*Annotation) : std::nullopt;
    auto *F = Text ? dyn_cast<Function>(Annotation->getOperand(0)->stripPointerCasts()) : nullptr;
    if (Found || !F || !Text->consume_front(AnnotationPrefix))
      Rest.push_back(Annotation);
    else
      Found = AnnotatedEntry{F, Text->str()};
  }
  if (!Found)
    return std::nullopt;
  if (!Rest.empty()) {
    auto *Ty = ArrayType::get(List->getType()->getElementType(), Rest.size());
    auto *New = new GlobalVariable(M, Ty, false, All->getLinkage(), ConstantArray::get(Ty, Rest));
    New->takeName(All);
    New->setSection(All->getSection());
  }
  All->eraseFromParent();
  Found->F->removeDeadConstantUsers();
  for (GlobalVariable &G : make_early_inc_range(M.globals())) {
    if (!G.hasPrivateLinkage() || G.getSection() != "llvm.metadata")
      continue;
    G.removeDeadConstantUsers();
    if (G.use_empty())
      G.eraseFromParent();
  }
  return Found;
}

std::optional<std::vector<EntryValue>> parseEntryInterface(StringRef Text) {
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return std::nullopt;
  }
  const json::Array *List = Parsed->getAsArray();
  if (!List)
    return std::nullopt;
  std::vector<EntryValue> Values;
  for (const json::Value &V : *List) {
    const json::Object *Fields = V.getAsObject();
    if (!Fields || !readValue(*Fields, Values.emplace_back()))
      return std::nullopt;
  }
  return Values;
}

} // namespace dxil
