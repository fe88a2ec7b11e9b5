// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "LayoutModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

#include <set>
#include <string>
#include <vector>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCodes.h>
#include <dxil/ops/PartRow.h>

// A row has a member for each field; write() puts it into a record of any of the record's lengths
// and read() takes it from one, with what lies behind the length left out. Of a row whose fields
// depend on its kind only those of that kind are written and read. Texts, lists and bytes are
// offsets into the part's tables of these, other rows are numbers in their table:
//
//   rdat::NodeIDRow Row = {.Name = strings.add("main"), .Index = 0};
//   add(rdat::NodeIDRow::Number, Row.words(ValidatorMinor));

namespace dxil {
)";

std::string memberType(const PartFieldDesc &F) {
  return F.Type == PartType::Bool ? "bool" : F.Enum.empty() ? "uint32_t" : "dxil::" + F.Enum;
}

/// Returns "[4]" for an array member, else an empty string.
std::string arraySize(const PartLayout &L, const PartFieldDesc &F) {
  if (F.array() == F.Member)
    return "";
  return "[" +
         std::to_string(
             count_if(L.Fields, [&](const PartFieldDesc &O) { return O.array() == F.array(); })) +
         "]";
}

std::string describe(const PartFieldDesc &F) {
  switch (F.Type) {
  case PartType::String: return "Offset of a text.";
  case PartType::Strings: return "Index array of offsets of texts.";
  case PartType::Numbers: return "Index array.";
  case PartType::Record: return "Number of a row.";
  case PartType::Records: return "Index array of numbers of rows.";
  case PartType::Raw: return "Offset of bytes.";
  default: return "";
  }
}

void writeMembers(raw_ostream &OS, const PartLayout &L) {
  std::set<std::string> Seen;
  for (const PartFieldDesc &F : L.Fields) {
    const std::string Size = arraySize(L, F);
    if (!Seen.insert(F.array()).second)
      continue;
    OS << "  " << memberType(F) << " " << F.array() << Size << " = "
       << (F.isReference()                  ? "Null"
           : F.Type == PartType::Bool       ? "false"
           : F.Enum.empty() && Size.empty() ? "0"
                                            : "{}")
       << ";";
    std::string Doc = F.Doc, What = describe(F);
    if (!Doc.empty() && !What.empty())
      Doc += " ";
    if (!(Doc + What).empty())
      OS << " ///< " << Doc << What;
    OS << "\n";
    if (F.Type == PartType::Raw)
      OS << "  uint32_t " << F.Member << "Size = 0;\n";
  }
}

/// Returns the number of a version: "1.8" is validator version 1.8, "2" is version 2 of the part.
StringRef versionNumber(StringRef Version) {
  return Version.contains('.') ? Version.split('.').second : Version;
}

void writeSizes(raw_ostream &OS, const PartLayout &L) {
  OS << "  /// Bytes of the record, by version.\n  static constexpr uint32_t Sizes[] = {";
  for (auto [I, Size] : enumerate(L.Sizes))
    OS << (I ? ", " : "") << Size.second;
  OS << "};\n";
  if (!L.Validators.empty()) {
    OS << "  /// The minor version of the validator that brought it, by version.\n"
          "  static constexpr uint32_t Validators[] = {";
    for (auto [I, Minor] : enumerate(L.Validators))
      OS << (I ? ", " : "") << Minor;
    OS << "};\n";
  }
  OS << "  static constexpr uint32_t size(uint32_t "
     << (StringRef(L.Sizes.front().first).contains('.') ? "ValidatorMinor" : "Version")
     << " = UINT32_MAX) {\n    return ";
  StringRef Parameter =
      StringRef(L.Sizes.front().first).contains('.') ? "ValidatorMinor" : "Version";
  if (L.Sizes.size() == 1)
    OS << "(void(" << Parameter << "), " << L.Sizes.front().second << ")";
  for (size_t I = L.Sizes.size(); L.Sizes.size() > 1 && I-- > 0;) {
    if (I)
      OS << Parameter << " >= " << versionNumber(L.Sizes[I].first) << " ? " << L.Sizes[I].second
         << " : ";
    else
      OS << L.Sizes[I].second;
  }
  OS << ";\n  }\n";
}

void writePlaces(raw_ostream &OS, const PartLayout &L) {
  if (L.Places)
    OS << "  /// Offsets in the record.\n  static constexpr uint32_t ";
  std::set<std::string> Seen;
  for (const PartFieldDesc &F : L.Fields)
    if (L.Places && Seen.insert(F.array()).second)
      OS << (Seen.size() > 1 ? ", " : "") << F.array() << "At = " << F.Offset;
  if (L.Places)
    OS << ";\n";
}

/// Statements for fields of all kinds, and for fields of single kinds.
class Statements {
public:
  Statements(const PartLayout &L, StringRef Row) : L(L), Row(Row.str()) {}

  /// Adds a statement for a field. If the field exists in some kinds only, the statement applies to
  /// them, and Else to the others.
  void add(const PartFieldDesc &F, const std::string &Text, const std::string &Else = "") {
    std::string If = F.Only ? Row + L.Kind->Member + " == " + F.OnlyName : "";
    for (One &S : List)
      if (S.Text == Text && F.Only) {
        S.If += " || " + If;
        return;
      }
    List.push_back({If, Text, Else});
  }

  void print(raw_ostream &OS) const {
    for (size_t I = 0; I < List.size();) {
      size_t End = I + 1;
      while (End < List.size() && List[End].If == List[I].If && List[End].Else.empty() &&
             List[I].Else.empty())
        ++End;
      const bool Braces = !List[I].If.empty() && End > I + 1;
      if (!List[I].If.empty())
        OS << "    if (" << List[I].If << ")" << (Braces ? " {\n" : "\n");
      for (size_t K = I; K < End; ++K)
        OS << (List[I].If.empty() ? "    " : "      ") << List[K].Text << "\n";
      if (Braces)
        OS << "    }\n";
      if (!List[I].Else.empty())
        OS << "    else\n      " << List[I].Else << "\n";
      I = End;
    }
  }

private:
  struct One {
    std::string If, Text, Else;
  };
  const PartLayout &L;
  std::string Row;
  std::vector<One> List;
};

std::string setter(uint32_t Offset, uint32_t Bytes, const std::string &Value) {
  return "setPartNumber(To, " + std::to_string(Offset) + ", " + std::to_string(Bytes) + ", " +
         Value + ");";
}

/// Returns an expression for the byte that a field shares with others.
std::string bitsOfByte(const PartLayout &L, const PartFieldDesc &F) {
  std::string Value;
  for (const PartFieldDesc &Other : L.Fields)
    if (Other.Type == PartType::Bits && Other.Offset == F.Offset)
      Value += (Value.empty() ? "" : " | ") + std::string("(") + Other.Member + " & " +
               std::to_string((1u << Other.Width) - 1) + ")" +
               (Other.FirstBit ? " << " + std::to_string(Other.FirstBit) : "");
  return Value;
}

void writeWriter(raw_ostream &OS, const PartLayout &L) {
  OS << "  void write(std::span<uint8_t> To) const {\n";
  Statements S(L, "");
  for (const PartFieldDesc &F : L.Fields) {
    if (F.Type == PartType::Bits) {
      if (F.FirstBit == 0) // the first field of a byte writes the whole byte
        S.add(F, setter(F.Offset, 1, bitsOfByte(L, F)));
      continue;
    }
    const bool IsRaw = F.Type == PartType::Raw;
    const std::string Value = F.Enum.empty() ? F.Member : "uint32_t(" + F.Member + ")";
    S.add(F, setter(F.Offset, IsRaw ? 4 : F.bytes(), Value),
          F.NullElsewhere ? setter(F.Offset, F.bytes(), "Null") : "");
    if (IsRaw)
      S.add(F, setter(F.Offset + 4, 4, F.Member + "Size"));
  }
  S.print(OS);
  OS << "  }\n";
}

std::string getter(uint32_t Offset, uint32_t Bytes, const std::string &Member,
                   const std::string &Value) {
  return "get(" + std::to_string(Offset) + ", " + std::to_string(Bytes) + ", [&](uint32_t V) { R." +
         Member + " = " + Value + "; });";
}

void readField(Statements &S, const PartFieldDesc &F) {
  if (F.Type == PartType::Bits)
    return S.add(F, getter(F.Offset, 1, F.Member,
                           (F.FirstBit ? "V >> " + std::to_string(F.FirstBit) : "V") + " & " +
                               std::to_string((1u << F.Width) - 1)));
  const bool IsRaw = F.Type == PartType::Raw;
  S.add(F, getter(F.Offset, IsRaw ? 4 : F.bytes(), F.Member,
                  F.Type == PartType::Bool ? "V != 0"
                  : F.Enum.empty()         ? "V"
                                           : memberType(F) + "(V)"));
  if (IsRaw)
    S.add(F, getter(F.Offset + 4, 4, F.Member + "Size", "V"));
}

void writeReader(raw_ostream &OS, const PartLayout &L) {
  OS << "  static " << L.Row << " read(std::span<const uint8_t> From";
  if (L.Kind)
    OS << ", " << memberType(*L.Kind) << " KindIfAbsent = {}";
  OS << ") {\n    " << L.Row << " R;\n"
     << "    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {\n"
     << "      if (auto V = partNumber(From, Offset, Width))\n        Set(*V);\n    };\n";
  Statements S(L, "R.");
  if (L.Kind) {
    OS << "    R." << L.Kind->Member << " = KindIfAbsent;\n";
    readField(S, *L.Kind);
  }
  for (const PartFieldDesc &F : L.Fields)
    if (&F != L.Kind)
      readField(S, F);
  S.print(OS);
  OS << "    return R;\n  }\n";
}

void writeRow(raw_ostream &OS, const PartLayout &L) {
  OS << "\n";
  emitComment(OS, "///", L.Summary);
  OS << "struct " << L.Row << " {\n";
  if (L.Number)
    OS << "  static constexpr Table Number = Table::" << L.Name << ";\n";
  writeSizes(OS, L);
  writePlaces(OS, L);
  OS << "\n";
  writeMembers(OS, L);
  OS << "\n";
  writeReader(OS, L);
  writeWriter(OS, L);
  if (L.Number)
    OS << "  /// As that version of the validator has it.\n"
       << "  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {\n"
       << "    return partWords(*this, size(ValidatorMinor));\n  }\n";
  OS << "};\n";
}

StringRef fieldKind(PartType Type) {
  switch (Type) {
  case PartType::Bool:
  case PartType::U8:
  case PartType::Bits: return "U8";
  case PartType::U16: return "U16";
  case PartType::U32: return "U32";
  case PartType::Flags: return "Hex";
  case PartType::String: return "String";
  case PartType::Strings: return "StringArray";
  case PartType::Numbers: return "IndexArray";
  case PartType::Record: return "Record";
  case PartType::Records: return "RecordArray";
  case PartType::Raw: return "RawBytes";
  }
  return "";
}

} // namespace

static bool emitPartRows(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LayoutModel> Layouts = readLayouts(Records);
  if (!Layouts)
    return false;
  OS << Head << "\n/// Of RDAT.\nnamespace rdat {\n\n"
     << "/// A reference to nothing.\ninline constexpr uint32_t Null = UINT32_MAX;\n\n"
     << "/// What RDAT consists of.\nenum class Table : uint32_t {\n";
  for (const PartLayout &L : Layouts->Parts)
    if (L.Number)
      OS << "  " << L.Name << " = " << L.Number << ", ///< " << L.Summary << "\n";
  OS << "};\n";
  for (const PartLayout &L : Layouts->Parts)
    if (L.Number && !L.Fields.empty())
      writeRow(OS, L);
  OS << "\n} // namespace rdat\n\n/// Of PSV0, of signatures and of headers.\nnamespace part_row "
        "{\n";
  for (const PartLayout &L : Layouts->Parts)
    if (!L.Number)
      writeRow(OS, L);
  OS << "\n} // namespace part_row\n\n} // namespace dxil\n";
  return true;
}
static const Emitter PartRows("gen-part-rows", "include/dxil/generated/PartRows.h",
                              "Records of the parts of a container.", emitPartRows);

static bool emitRuntimeTables(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LayoutModel> Layouts = readLayouts(Records);
  if (!Layouts)
    return false;
  for (const PartLayout &L : Layouts->Parts) {
    if (!L.Number || L.Fields.empty())
      continue;
    OS << "constexpr RuntimeField " << L.Name << "Fields[] = {\n";
    for (const PartFieldDesc &F : L.Fields) {
      OS << "    {\"" << F.Name << "\", RuntimeFieldKind::" << fieldKind(F.Type) << ", "
         << F.Offset;
      const bool IsBits = F.Type == PartType::Bits;
      if (F.Table || F.Only || IsBits)
        OS << ", " << F.Table;
      if (F.Only)
        OS << ", uint32_t(" << F.OnlyName << ")";
      else if (IsBits)
        OS << ", ~0u";
      if (IsBits)
        OS << ", " << F.FirstBit << ", " << F.Width;
      OS << "},\n";
    }
    OS << "};\n";
  }
  for (const PartLayout &L : Layouts->Parts) {
    if (!L.Number || L.Fields.empty())
      continue;
    OS << "constexpr RuntimeRecordSize " << L.Name << "Sizes[] = {";
    for (auto [I, Size] : enumerate(L.Sizes))
      OS << (I ? ", {" : "{") << versionNumber(Size.first) << ", " << Size.second << "}";
    OS << "};\n";
  }
  OS << "constexpr RuntimeLayout Layouts[] = {\n";
  for (const PartLayout &L : Layouts->Parts)
    if (L.Number && !L.Fields.empty())
      OS << "    {" << L.Number << ", \"" << L.Label << "\", " << (L.Kind ? L.Kind->Offset : 0)
         << ", " << L.Name << "Fields, " << L.Name << "Sizes},\n";
  OS << "};\n";
  return true;
}
static const Emitter
    RuntimeTables("gen-runtime-tables", "include/dxil/generated/RuntimeTables.inc",
                  "The fields of RDAT's tables, as RuntimeField and RuntimeLayout.",
                  emitRuntimeTables);

} // namespace dxil::emitters
