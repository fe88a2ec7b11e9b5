// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/EntryInterface.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace llvm;

namespace dxil {
namespace {

// More than any signature has.
constexpr int64_t MaxRows = 4096, MaxColumns = 4, MaxSize = 1 << 20;

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
      !readNumber(O, "columnSize", MaxSize, L.ColumnSize) ||
      !readNumber(O, "matrixRows", MaxRows, L.MatrixRows) || !L.MatrixRows ||
      !readNumber(O, "matrixSize", MaxSize, L.MatrixSize) ||
      !readNumber(O, "componentSize", 8, L.ComponentSize) || !Rows || !Columns)
    return false;
  uint64_t Line = 0, SourceColumn = 0;
  if (readNumber(O, "line", INT32_MAX, Line) &&
      readNumber(O, "sourceColumn", INT32_MAX, SourceColumn)) {
    L.File = O.getString("file").value_or("").str();
    L.Line = uint32_t(Line);
    L.SourceColumn = uint32_t(SourceColumn);
  }
  L.Semantic = Semantic->str();
  L.Type = Type->str();
  L.Index = uint32_t(Index);
  L.Rows = uint32_t(Rows);
  L.Columns = uint32_t(Columns);
  L.Modifiers = uint32_t(Modifiers);
  return L.Offset + (Rows - 1) / L.MatrixRows * L.MatrixSize +
             (std::min(Rows, L.MatrixRows) - 1) * L.RowSize + (Columns - 1) * L.ColumnSize +
             L.ComponentSize <=
         Size;
}

bool readValue(const json::Object &O, EntryValue &V) {
  std::optional<StringRef> Direction = O.getString("direction");
  const json::Array *Leaves = O.getArray("leaves");
  if (!Direction || !Leaves || !readNumber(O, "size", MaxSize, V.Size))
    return false;
  V.IsInput = *Direction == "in" || *Direction == "inout";
  V.IsOutput = *Direction == "out" || *Direction == "inout";
  V.IsReturn = *Direction == "return";
  V.Array = O.getString("array").value_or("").str();
  V.Form = O.getString("form").value_or("").str();
  if (!V.Array.empty() && !readNumber(O, "count", MaxRows, V.Count))
    return false;
  V.IsObject = O.getBoolean("object").value_or(false);
  if (const json::Object *Node = O.getObject("node")) {
    uint64_t Number;
    if (!readNumber(*Node, "flags", UINT16_MAX, Number))
      return false;
    V.Node = *Node;
  }
  for (const json::Value &Leaf : *Leaves) {
    const json::Object *Fields = Leaf.getAsObject();
    if (!Fields || !readLeaf(*Fields, V.Size, V.Leaves.emplace_back()))
      return false;
  }
  return V.IsInput || V.IsOutput || V.IsReturn;
}

struct LegacySemantic {
  StringLiteral Stage;
  bool IsOutput;
  StringLiteral Name, SystemValue;
};
constexpr LegacySemantic LegacySemantics[] = {{"vertex", true, "POSITION", "SV_Position"},
                                              {"pixel", false, "VPOS", "SV_Position"},
                                              {"pixel", true, "COLOR", "SV_Target"},
                                              {"pixel", true, "DEPTH", "SV_Depth"}};

} // namespace

StringRef legacySystemValue(StringRef Semantic, StringRef Stage, bool IsOutput) {
  for (const LegacySemantic &L : LegacySemantics)
    if (L.Stage == Stage && L.IsOutput == IsOutput && Semantic.equals_insensitive(L.Name))
      return L.SystemValue;
  return Semantic;
}

std::optional<EntryInterface> parseEntryInterface(StringRef Text) {
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return std::nullopt;
  }
  const json::Object *Whole = Parsed->getAsObject();
  const json::Array *List = Whole ? Whole->getArray("values") : nullptr;
  if (!List)
    return std::nullopt;
  EntryInterface Interface;
  Interface.Shader = Whole->getString("shader").value_or("").str();
  Interface.Function = Whole->getString("function").value_or("").str();
  Interface.Symbol = Whole->getString("symbol").value_or("").str();
  Interface.PackOptimized = Whole->getString("packing").value_or("") == "optimized";
  Interface.Stage = Whole->getString("stage").value_or("").str();
  if (const json::Object *Attributes = Whole->getObject("attributes"))
    Interface.Attributes = *Attributes;
  for (const json::Value &V : *List) {
    const json::Object *Fields = V.getAsObject();
    if (!Fields || !readValue(*Fields, Interface.Values.emplace_back()))
      return std::nullopt;
  }
  return Interface;
}

//===-- Writing
//--------------------------------------------------------------------------------------===//

// Written as they are read, without a tree of values in between: names in alphabetical order, as of
// such a tree.
static void printLeaf(json::OStream &Out, const EntryLeaf &L) {
  Out.object([&] {
    Out.attribute("columnSize", L.ColumnSize);
    Out.attribute("columns", L.Columns);
    Out.attribute("componentSize", L.ComponentSize);
    if (L.Line && !L.File.empty())
      Out.attribute("file", L.File);
    Out.attribute("index", L.Index);
    Out.attribute("interpolation", L.Modifiers);
    if (L.Line)
      Out.attribute("line", L.Line);
    Out.attribute("matrixRows", L.MatrixRows);
    Out.attribute("matrixSize", L.MatrixSize);
    Out.attribute("offset", L.Offset);
    Out.attribute("rowSize", L.RowSize);
    Out.attribute("rows", L.Rows);
    Out.attribute("semantic", L.Semantic);
    if (L.Line)
      Out.attribute("sourceColumn", L.SourceColumn);
    Out.attribute("type", L.Type);
  });
}

static void printValue(json::OStream &Out, const EntryValue &V) {
  const StringRef Direction = V.IsReturn  ? "return"
                              : V.IsInput ? V.IsOutput ? "inout" : "in"
                                          : "out";
  Out.object([&] {
    if (!V.Array.empty()) {
      Out.attribute("array", V.Array);
      Out.attribute("count", V.Count);
    }
    Out.attribute("direction", Direction);
    if (!V.Array.empty())
      Out.attribute("form", V.Form);
    Out.attributeArray("leaves", [&] {
      for (const EntryLeaf &L : V.Leaves)
        printLeaf(Out, L);
    });
    if (V.Node)
      Out.attribute("node", json::Object(*V.Node));
    if (V.IsObject)
      Out.attribute("object", true);
    Out.attribute("size", V.Size);
  });
}

std::string printEntryInterface(const EntryInterface &Interface) {
  std::string Text;
  raw_string_ostream Stream(Text);
  json::OStream Out(Stream);
  Out.object([&] {
    if (!Interface.Attributes.empty())
      Out.attribute("attributes", json::Object(Interface.Attributes));
    if (!Interface.Function.empty())
      Out.attribute("function", Interface.Function);
    if (Interface.PackOptimized)
      Out.attribute("packing", "optimized");
    Out.attribute("shader", Interface.Shader);
    Out.attribute("stage", Interface.Stage);
    if (!Interface.Symbol.empty())
      Out.attribute("symbol", Interface.Symbol);
    Out.attributeArray("values", [&] {
      for (const EntryValue &V : Interface.Values)
        printValue(Out, V);
    });
  });
  return Text;
}

} // namespace dxil
