// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <cstring>
#include <set>
#include <string>
#include <vector>

using namespace llvm;

namespace dxil::emitters {
namespace {

// Checks that numbers and names are unique and that each case has a count for each column.
bool checkCases(const Record &Enum) {
  size_t Columns = Enum.getValueAsListOfStrings("Columns").size();
  std::set<int64_t> Numbers;
  std::set<StringRef> Names;
  for (const Record *Case : Enum.getValueAsListOfDefs("Cases")) {
    StringRef Name = Case->getValueAsString("Name");
    size_t Counts = Case->getValueAsListOfInts("Counts").size();
    std::string Wrong;
    if (!Names.insert(Name).second)
      Wrong = "has its name twice";
    else if (!Numbers.insert(Case->getValueAsInt("Value")).second)
      Wrong = "has the number of another case";
    else if (Counts && Counts != Columns)
      Wrong = "has " + std::to_string(Counts) + " counts; there are " + std::to_string(Columns) +
              " columns";
    if (Wrong.empty())
      continue;
    PrintError(&Enum, "enumeration '" + Enum.getName() + "': case '" + Name + "' " + Wrong);
    return false;
  }
  return true;
}

void writeEnum(raw_ostream &OS, const Record &Enum) {
  OS << "\n/// " << Enum.getValueAsString("Doc") << "\nenum class " << Enum.getName()
     << " : uint32_t {\n";
  for (const Record *Case : Enum.getValueAsListOfDefs("Cases"))
    OS << "  " << Case->getValueAsString("Name") << " = " << Case->getValueAsInt("Value")
       << ", ///< " << Case->getValueAsString("Doc") << "\n";
  OS << "};\n";
}

void writeTable(raw_ostream &OS, const Record &Enum) {
  StringRef Plural = Enum.getValueAsString("Plural"), Name = Enum.getName();
  if (Plural.empty())
    return;
  auto Columns = Enum.getValueAsListOfStrings("Columns");
  OS << "\n/// A case of " << Name << ", HLSL's word for it, empty where it has none";
  OS << (Columns.empty() ? ".\n" : ", and its counts.\n");
  OS << "struct " << Name << "Info {\n  " << Name << " Number;\n  std::string_view Word;\n";
  for (StringRef Column : Columns)
    OS << "  uint32_t " << Column << " = 0;\n";
  OS << "};\ninline constexpr " << Name << "Info " << Plural << "[] = {\n";
  for (const Record *Case : Enum.getValueAsListOfDefs("Cases")) {
    OS << "    {" << Name << "::" << Case->getValueAsString("Name") << ", \""
       << Case->getValueAsString("Word") << "\"";
    for (int64_t Count : Case->getValueAsListOfInts("Counts"))
      OS << ", " << Count;
    OS << "},\n";
  }
  OS << "};\n";
}

void writeReaders(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  OS << "\nenum class OpCode : uint32_t; // <dxil/generated/OpCodes.h>\n\n"
        "/// The op that reads a system value where it is in no signature; nothing for others.\n"
        "constexpr std::optional<OpCode> readerOf(uint64_t SystemValue) {\n"
        "  switch (SystemValue) {\n";
  for (const Record *Value : definitions(Records, "SystemValue")) {
    if (!Value->isValueUnset("ReadBy"))
      OS << "  case semantic::" << Value->getName().drop_front(strlen("System"))
         << ": return OpCode(" << M.findOp(Value->getValueAsDef("ReadBy")->getName().str())->Opcode
         << "); // " << Value->getValueAsDef("ReadBy")->getName() << "\n";
  }
  OS << "  default: return std::nullopt;\n  }\n}\n";
}

} // namespace

bool emitEnumeration(const Record &Enum, raw_ostream &OS) {
  if (!checkCases(Enum))
    return false;
  writeEnum(OS, Enum);
  writeTable(OS, Enum);
  return true;
}

static bool emitMetadataNumbers(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  OS << R"(
#include <dxil/generated/Limits.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dxil {

/// Returns the row with a number in one of the tables below, or null.
template <class Info, size_t Size>
constexpr const Info *findNumber(const Info (&Table)[Size], uint64_t Number) {
  for (const Info &Row : Table)
    if (uint64_t(Row.Number) == Number)
      return &Row;
  return nullptr;
}

/// Returns the row with an HLSL word in one of the tables below, or null. Case counts.
template <class Info, size_t Size>
constexpr const Info *findWord(const Info (&Table)[Size], std::string_view Word) {
  for (const Info &Row : Table)
    if (!Word.empty() && Row.Word == Word)
      return &Row;
  return nullptr;
}

/// Returns the HLSL word of a number; "undefined" for a number without one.
template <class Info, size_t Size>
constexpr std::string_view wordOf(const Info (&Table)[Size], uint64_t Number) {
  const Info *Row = findNumber(Table, Number);
  return Row && !Row->Word.empty() ? Row->Word : "undefined";
}
)";
  for (const Record *Enum : definitions(Records, "MetadataEnum")) {
    if (!checkCases(*Enum))
      return false;
    if (!Enum->isSubClassOf("PartWords") && !Enum->isSubClassOf("ContractEnum"))
      writeEnum(OS, *Enum);
    if (!Enum->getValueAsBit("WordsApart") && !Enum->isSubClassOf("ContractEnum"))
      writeTable(OS, *Enum);
  }
  OS << "\n/// What the elements of signatures are, as metadata numbers it. No enumeration: files "
        "have other numbers too.\n"
        "namespace semantic {\nenum : uint64_t {\n";
  for (const Record *Value : definitions(Records, "SystemValue")) {
    StringRef Name = Value->getValueAsString("Name");
    OS << "  " << Value->getName().drop_front(strlen("System")) << " = "
       << Value->getValueAsInt("Kind") << ", ///< " << (Name.empty() ? "no system value" : Name)
       << "\n";
  }
  OS << "};\n} // namespace semantic\n";
  writeReaders(M, Records, OS);
  OS << "\n} // namespace dxil\n";
  return true;
}
static const Emitter
    MetadataNumbers("gen-metadata-numbers", "include/dxil/generated/MetadataNumbers.h",
                    "The numbers of a module's metadata and of the pipeline state.",
                    emitMetadataNumbers);

static bool emitPartWords(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  OS << "\n#include <dxil/generated/MetadataNumbers.h>\n\nnamespace dxil {\n";
  for (const Record *Enum : definitions(Records, "MetadataEnum")) {
    if (Enum->isSubClassOf("PartWords"))
      writeEnum(OS, *Enum);
    if (Enum->getValueAsBit("WordsApart"))
      writeTable(OS, *Enum);
  }
  OS << "\n} // namespace dxil\n";
  return true;
}
static const Emitter PartWords("gen-part-words", "include/dxil/generated/PartWords.h",
                               "What listings call the numbers of parts.", emitPartWords);

static bool emitLimits(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  OS << "\n#include <cstdint>\n#include <string_view>\n\nnamespace dxil {\n\n";
  for (const Record *Text : definitions(Records, "TextFact"))
    OS << "/// " << Text->getValueAsString("Doc") << "\ninline constexpr std::string_view "
       << Text->getName() << " =\n    \"" << Text->getValueAsString("Value") << "\";\n";
  for (const Record *Limit : definitions(Records, "StageLimit")) {
    const int64_t Value = Limit->getValueAsInt("Value");
    OS << "inline constexpr " << (Value < 0 ? "int32_t " : "uint32_t ") << Limit->getName() << " = "
       << Value << "; ///< " << Limit->getValueAsString("Doc") << "\n";
  }
  OS << "\n} // namespace dxil\n";
  return true;
}
static const Emitter
    Limits("gen-limits", "include/dxil/generated/Limits.h",
           "Limits of Direct3D 12, triple and data layouts, names that several rooms know.",
           emitLimits);

} // namespace dxil::emitters
