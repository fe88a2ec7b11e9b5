// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "LayoutModel.h"

#include "dxil/export/Export.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

using exporter::Json;

std::string typeText(const OperandDesc &O) {
  switch (O.Type) {
  case OperandType::I1: return "i1";
  case OperandType::I8: return "i8";
  case OperandType::I32: return "i32";
  case OperandType::I64: return "i64";
  case OperandType::S8: return "signed i8";
  case OperandType::S32: return "signed i32";
  case OperandType::F32: return "float";
  case OperandType::Text: return "text";
  case OperandType::Value: return "constant";
  case OperandType::Node: return "node";
  case OperandType::Nodes: return "node of nodes";
  case OperandType::Numbers: return "node of i32";
  case OperandType::Texts: return "node of texts";
  }
  return "";
}

std::string typeText(const PartFieldDesc &F) {
  switch (F.Type) {
  case PartType::Bool: return "bool";
  case PartType::U8: return "u8";
  case PartType::U16: return "u16";
  case PartType::U32: return "u32";
  case PartType::Flags: return "flags";
  case PartType::Bits:
    return "bits " + std::to_string(F.FirstBit) + " to " + std::to_string(F.FirstBit + F.Width - 1);
  case PartType::String: return "text";
  case PartType::Strings: return "list of texts";
  case PartType::Numbers: return "list of numbers";
  case PartType::Record: return "row";
  case PartType::Records: return "list of rows";
  case PartType::Raw: return "bytes";
  }
  return "";
}

std::string caseName(StringRef OnlyName) {
  return OnlyName.substr(OnlyName.rfind(':') + 1).str();
}

StringRef tableName(const LayoutModel &M, uint32_t Number) {
  for (const PartLayout &L : M.Parts)
    if (L.Number && L.Number == Number)
      return L.Name;
  return "";
}

Json nodeJSON(const NodeLayout &L) {
  Json Operands = Json::array();
  for (auto [I, O] : enumerate(L.Operands)) {
    Json One = {{"name", O.Name}, {"type", typeText(O)}, {"doc", O.Doc}};
    One[L.Tags.empty() ? "operand" : "tag"] = L.Tags.empty() ? int64_t(I) : L.TagNumbers[I];
    if (!O.Enum.empty())
      One["enum"] = O.Enum;
    if (!O.View.empty())
      One["layout"] = O.View;
    Operands.push_back(std::move(One));
  }
  return {{"name", L.View},
          {"doc", L.Summary},
          {"named_metadata", L.Named.empty() ? Json(nullptr) : Json(L.Named)},
          {"tags", L.Tags.empty() ? Json(nullptr) : Json(L.Tags)},
          {"has_more_operands", L.IsPrefix},
          {"operands", std::move(Operands)}};
}

Json partJSON(const LayoutModel &M, const PartLayout &L) {
  Json Fields = Json::array(), Sizes = Json::array();
  for (const PartFieldDesc &F : L.Fields) {
    Json One = {{"name", F.Name}, {"type", typeText(F)}, {"offset", F.Offset}, {"doc", F.Doc}};
    if (!F.Enum.empty())
      One["enum"] = F.Enum;
    if (F.Table)
      One["table"] = tableName(M, F.Table);
    if (F.Only)
      One["only"] = caseName(F.OnlyName);
    Fields.push_back(std::move(One));
  }
  for (const auto &[Version, Bytes] : L.Sizes)
    Sizes.push_back({{"since", Version}, {"bytes", Bytes}});
  return {{"name", L.Row.empty() ? L.Name : L.Row},
          {"doc", L.Summary},
          {"table", L.Number ? Json(L.Number) : Json(nullptr)},
          {"sizes", std::move(Sizes)},
          {"fields", std::move(Fields)}};
}

std::string typeText(const ConstantLayout &L, const ConstantFieldDesc &F) {
  if (F.Width == L.Widths[F.Index])
    return "i" + std::to_string(F.Width);
  return (F.Width == 1 ? "bit " : "bits ") + std::to_string(F.FirstBit) +
         (F.Width == 1 ? "" : " to " + std::to_string(F.FirstBit + F.Width - 1));
}

Json constantJSON(const ConstantLayout &L) {
  Json Fields = Json::array();
  for (const ConstantFieldDesc &F : L.Fields) {
    Json One = {{"name", F.Name}, {"member", F.Index}, {"type", typeText(L, F)}, {"doc", F.Doc}};
    if (!F.Enum.empty())
      One["enum"] = F.Enum;
    Fields.push_back(std::move(One));
  }
  return {
      {"name", L.View}, {"doc", L.Summary}, {"widths", L.Widths}, {"fields", std::move(Fields)}};
}

void constantTable(raw_ostream &OS, const ConstantLayout &L) {
  OS << "\n### " << L.View << "\n\n"
     << L.Summary << "\n\n| member | name | type | |\n|---|---|---|---|\n";
  for (const ConstantFieldDesc &F : L.Fields)
    OS << "| " << F.Index << " | " << F.Name << " | " << typeText(L, F)
       << (F.Enum.empty() ? "" : ": ") << F.Enum << " | " << F.Doc << " |\n";
}

void nodeTable(raw_ostream &OS, const NodeLayout &L) {
  OS << "\n### " << L.View << "\n\n" << L.Summary;
  if (!L.Named.empty())
    OS << " In `!" << L.Named << "`.";
  OS << "\n\n| " << (L.Tags.empty() ? "operand" : "tag")
     << " | name | type | |\n|---|---|---|---|\n";
  for (auto [I, O] : enumerate(L.Operands)) {
    OS << "| " << (L.Tags.empty() ? int64_t(I) : L.TagNumbers[I]) << " | " << O.Name << " | "
       << typeText(O);
    if (!O.View.empty())
      OS << ": [" << O.View << "](#" << StringRef(O.View).lower() << ")";
    if (!O.Enum.empty())
      OS << ": " << O.Enum;
    OS << " | " << O.Doc << " |\n";
  }
  if (L.IsPrefix)
    OS << "| ... | | | |\n";
}

void partTable(raw_ostream &OS, const LayoutModel &M, const PartLayout &L) {
  OS << "\n### " << (L.Row.empty() ? L.Name : L.Row) << "\n\n";
  if (L.Number)
    OS << "Table " << L.Number << " of RDAT, " << L.Label << ". ";
  OS << L.Summary;
  if (L.Fields.empty()) {
    OS << "\n";
    return;
  }
  for (auto [I, Size] : enumerate(L.Sizes))
    OS << (I ? ", " : " Bytes by version: ") << Size.second << " (" << Size.first << ")";
  OS << (L.Sizes.empty() ? "" : ".") << "\n\n| offset | name | type | |\n|---|---|---|---|\n";
  for (const PartFieldDesc &F : L.Fields) {
    OS << "| " << F.Offset << " | " << F.Name << " | " << typeText(F);
    if (F.Table)
      OS << " of " << tableName(M, F.Table);
    if (!F.Enum.empty())
      OS << ": " << F.Enum;
    OS << " | ";
    if (F.Only)
      OS << "`" << caseName(F.OnlyName) << "` only. ";
    OS << F.Doc << " |\n";
  }
}

} // namespace

static bool emitLayoutDocs(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LayoutModel> Layouts = readLayouts(Records);
  if (!Layouts)
    return false;
  OS << "<!-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
        "     Written by: dxil-tblgen DXIL.td -gen-layout-docs; edit the records, not this file. "
        "-->\n"
        "# Layouts\n\n"
        "The nodes of a module's metadata, operand by operand, and the records of a container's "
        "parts, byte by byte. `layouts.json` has the same.\n\n"
        "## Metadata\n\n"
        "A node with tags is a list of pairs of a tag (i32) and a value, in any order. What is "
        "not there is null.\n";
  for (const NodeLayout &L : Layouts->Nodes)
    nodeTable(OS, L);
  OS << "\n## Struct constants\n\n"
        "What constants of the types `dx.types.*` say, member by member.\n";
  for (const ConstantLayout &L : Layouts->Constants)
    constantTable(OS, L);
  OS << "\n## Parts\n\n"
        "Numbers are little-endian. In RDAT a text is an offset into the strings, a list an offset "
        "(in words) into the index arrays, bytes an offset into the raw bytes and a size, a row "
        "its number in its table.\n";
  for (const PartLayout &L : Layouts->Parts)
    partTable(OS, *Layouts, L);
  return true;
}
static const Emitter LayoutDocs("gen-layout-docs", "docs/layouts.md",
                                "Layouts of metadata and parts in Markdown.", emitLayoutDocs);

static bool emitLayoutJSON(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LayoutModel> Layouts = readLayouts(Records);
  if (!Layouts)
    return false;
  Json Nodes = Json::array(), Parts = Json::array(), Constants = Json::array();
  for (const NodeLayout &L : Layouts->Nodes)
    Nodes.push_back(nodeJSON(L));
  for (const PartLayout &L : Layouts->Parts)
    Parts.push_back(partJSON(*Layouts, L));
  for (const ConstantLayout &L : Layouts->Constants)
    Constants.push_back(constantJSON(L));
  OS << Json{{"schema_version", 1},
             {"metadata", std::move(Nodes)},
             {"constants", std::move(Constants)},
             {"parts", std::move(Parts)}}
            .dump(1)
     << "\n";
  return true;
}
static const Emitter LayoutJSON("gen-layout-json", "docs/layouts.json",
                                "Layouts of metadata and parts in JSON.", emitLayoutJSON);

} // namespace dxil::emitters
