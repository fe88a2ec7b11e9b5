// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes SPIRVTables.inc: SPIR-V's grammar and the translations of its parts, for
// spirv/src/Grammar.cpp.
#include "Emitter.h"
#include "Model.h"
#include "SPIRVModel.h"
#include "TextTable.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>

#include <algorithm>
#include <map>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Macros[] = {"DXIL_TEXT",           "SPIRV_OPERANDS",   "SPIRV_NUMBER",
                                    "SPIRV_NODE_OPERANDS", "SPIRV_EXPRESSION", "SPIRV_INSTRUCTION",
                                    "SPIRV_EXTENDED",      "SPIRV_ENUMERANT",  "SPIRV_BUILT_IN",
                                    "SPIRV_MODE",          "SPIRV_SEMANTIC"};

std::string identifier(StringRef Prefix, StringRef Text) {
  std::string Name = (Prefix + Text).str();
  for (char &C : Name)
    C = isAlnum(C) ? C : '_';
  return Name;
}

/// Writes each record as one block. Rows refer to texts, lists of operands, numbers and expressions
/// by names that are made of their contents or records, so that a new record changes no line of
/// another.
class Tables {
public:
  Tables(const SPIRVModel &M, TextTable &Texts) : M(M), Texts(Texts) {}

  void write(raw_ostream &OS) {
    std::string Records;
    raw_string_ostream RecordsOS(Records);
    for (const SPIRVEntityDesc &D : M.Instructions)
      writeInstruction(RecordsOS, "SPIRV_INSTRUCTION", "Op", D);
    for (const SPIRVEntityDesc &D : M.Extended)
      writeInstruction(RecordsOS, "SPIRV_EXTENDED", "GLSL", D);
    for (const SPIRVKindDesc &K : M.Kinds)
      for (const SPIRVEntityDesc &D : K.Enumerants)
        writeEnumerant(RecordsOS, K, D);
    OS << '\n';
    Texts.writeShared(OS);
    OS << '\n';
    for (const auto &[Name, Rows] : OperandLists)
      writeList(OS, "SPIRV_OPERANDS", Name, Rows);
    OS << '\n';
    for (const auto &[Name, Number] : Numbers)
      OS << "SPIRV_NUMBER(" << Name << ", " << Number << ")\n";
    OS << '\n' << Records;
  }

private:
  const SPIRVModel &M;
  TextTable &Texts;
  std::map<std::string, std::vector<std::string>> OperandLists;
  std::map<std::string, std::string> Numbers;

  std::string operands(const std::vector<SPIRVOperandDesc> &List) {
    if (List.empty())
      return "{}";
    std::string Name;
    std::vector<std::string> Rows;
    for (const SPIRVOperandDesc &O : List) {
      const std::string Quantifier = O.Quantifier == '?'   ? "Optional"
                                     : O.Quantifier == '*' ? "List"
                                                           : "One";
      Name += (Name.empty() ? "" : "_") + (Quantifier == "One" ? "" : Quantifier) + O.Kind;
      Rows.push_back("{OperandKind::" + O.Kind + ", Quantifier::" + Quantifier + "}");
    }
    OperandLists[Name] = Rows;
    return "operands::" + Name;
  }

  std::string number(const std::string &Text) {
    const std::string Name =
        identifier("n_", StringRef(Text).starts_with("-") ? "minus" + Text.substr(1) : Text);
    Numbers[Name] = Text;
    return "numbers::" + Name;
  }

  static void writeList(raw_ostream &OS, StringRef Macro, StringRef Name,
                        const std::vector<std::string> &Rows) {
    emitItems(OS, (Macro + "(" + Name + ", " + Twine(Rows.size()) + ", ").str(), Rows, ")\n", 4);
  }

  /// Writes an expression and returns its TableRange.
  std::string expression(raw_ostream &OS, const std::string &Name, const SPIRVExpressionDesc &E) {
    std::vector<std::string> Nodes, Operands;
    for (const SPIRVNodeDesc &N : E.Nodes) {
      const bool IsNumber = N.Kind == "Integer" || N.Kind == "Float";
      std::string Row = "{.Kind = NodeKind::" + N.Kind;
      if (const std::string Number = IsNumber ? number(N.Value) : N.Number; Number != "0")
        Row += ", .Number = " + Number;
      if (!N.Operands.empty())
        Row += ", .Operands = {place::" + Name + "Operands + " + std::to_string(Operands.size()) +
               ", " + std::to_string(N.Operands.size()) + "}";
      Nodes.push_back(Row + "}");
      for (unsigned O : N.Operands)
        Operands.push_back(std::to_string(O));
    }
    if (!Operands.empty())
      writeList(OS, "SPIRV_NODE_OPERANDS", Name + "Operands", Operands);
    writeList(OS, "SPIRV_EXPRESSION", Name, Nodes);
    return "expressions::" + Name;
  }

  /// Returns why an entity without a mapping is refused.
  std::string reason(const SPIRVEntityDesc &D) {
    const auto Capabilities = std::ranges::find(M.Kinds, "Capability", &SPIRVKindDesc::Name);
    for (const std::string &Name : D.Capabilities) {
      const auto C = std::ranges::find(Capabilities->Enumerants, Name, &SPIRVEntityDesc::Name);
      if (C != Capabilities->Enumerants.end() && C->Mapping.Kind == SPIRVMappingKind::Declared)
        return "is not translated yet";
    }
    return D.Capabilities.empty()
               ? "is not translated"
               : "belongs to capability " + D.Capabilities.front() + ", which is not translated";
  }

  /// Returns the text of a refusal.
  std::string text(const SPIRVEntityDesc &D) {
    const SPIRVMappingDesc &Map = D.Mapping;
    return Texts(Map.Kind == SPIRVMappingKind::None      ? reason(D)
                 : Map.Kind == SPIRVMappingKind::Refused ? Map.Text
                                                         : "");
  }

  static const char *kindName(SPIRVMappingKind Kind) {
    switch (Kind) {
    case SPIRVMappingKind::None:
    case SPIRVMappingKind::Refused: return "Refused";
    case SPIRVMappingKind::Computed: return "Computed";
    case SPIRVMappingKind::Group: return "Group";
    case SPIRVMappingKind::Atomic: return "Atomic";
    case SPIRVMappingKind::Built: return "Built";
    case SPIRVMappingKind::Declared:
    case SPIRVMappingKind::EntryMode: return "Declared";
    default: return "Ignored";
    }
  }

  void writeInstruction(raw_ostream &OS, StringRef Macro, StringRef Prefix,
                        const SPIRVEntityDesc &D) {
    const SPIRVMappingDesc &Map = D.Mapping;
    std::vector<std::string> Items = {".Number = " + std::to_string(D.Number),
                                      ".Name = " + Texts(D.Name)};
    if (!D.Operands.empty())
      Items.push_back(".Operands = " + operands(D.Operands));
    Items.push_back(std::string(".Kind = MappingKind::") + kindName(Map.Kind));
    if (!Map.Builder.empty())
      Items.push_back(".By = Builder::" + Map.Builder);
    std::vector<std::string> Expressions;
    for (const SPIRVExpressionDesc &E : Map.Expressions)
      Expressions.push_back(
          expression(OS, (Prefix + D.Name).str() + std::to_string(Expressions.size()), E));
    if (!Expressions.empty())
      Items.push_back(".Expressions = {" + join(Expressions, ", ") + "}");
    if (Map.Kind == SPIRVMappingKind::Atomic) {
      std::string Value = Map.AtomicValue == "minus one" ? "MinusOne" : Map.AtomicValue;
      Value[0] = toUpper(Value[0]);
      Items.push_back(".Atomic = {AtomicBinOpKind::" + Map.Operation +
                      ", ir::RmwOperation::" + Map.RMW + ", AtomicValue::" + Value + "}");
    }
    writeRow(OS, Macro, Items, text(D));
  }

  static void writeRow(raw_ostream &OS, StringRef Macro, std::vector<std::string> Items,
                       const std::string &Reason) {
    if (Reason != "{}")
      Items.push_back(".Reason = " + Reason);
    emitItems(OS, (Macro + "(").str(), Items, ")\n", 4);
  }

  std::string assignment(const SPIRVEntryFieldDesc &F) {
    if (F.IsList)
      return "std::ranges::copy(Operands.first(std::min(Operands.size(), D." + F.Name +
             ".size())), D." + F.Name + ".begin());";
    if (F.IsFlag)
      return "D." + F.Name + " |= uint64_t(" + F.Value + ");";
    const std::string Set = "D." + F.Name + " = " + (F.Value.empty() ? "Operand" : F.Value) + ";";
    if (!F.Operand)
      return Set;
    return "if (Operand == " + std::to_string(*F.Operand) + ") " + Set +
           (F.Refusal.empty() ? "" : " else return " + Texts(F.Refusal) + ";");
  }

  /// Writes the code that sets the fields of an entry point for an execution mode, and the
  /// semantics that the mode changes.
  void writeMode(raw_ostream &OS, const SPIRVEntityDesc &D) {
    std::string Code;
    for (const SPIRVEntryFieldDesc &F : D.Mapping.Fields)
      if (F.Semantic.empty())
        Code += (Code.empty() ? "" : " ") + assignment(F);
      else
        OS << "SPIRV_SEMANTIC(ExecutionMode::" << D.Name << ", BuiltIn::" << F.BuiltIn << ", "
           << Texts(F.Semantic) << ")\n";
    if (!Code.empty())
      OS << "SPIRV_MODE(case ExecutionMode::" << D.Name << ": " << Code << " break;)\n";
  }

  void writeEnumerant(raw_ostream &OS, const SPIRVKindDesc &K, const SPIRVEntityDesc &D) {
    std::vector<std::string> Items = {".Kind = OperandKind::" + K.Name,
                                      ".Value = " + std::to_string(D.Number) + "u",
                                      ".Name = " + Texts(D.Name)};
    if (!D.Operands.empty())
      Items.push_back(".Parameters = " + operands(D.Operands));
    Items.push_back(std::string(".Status = MappingKind::") + kindName(D.Mapping.Kind));
    writeRow(OS, "SPIRV_ENUMERANT", Items, text(D));
    writeMode(OS, D);
    const std::string BuiltIn = ".Value = BuiltIn::" + D.Name;
    if (D.Mapping.Kind == SPIRVMappingKind::SystemValue)
      writeRow(OS, "SPIRV_BUILT_IN",
               {BuiltIn, ".Semantic = " + Texts(D.Mapping.Semantic),
                ".Component = ComponentType::" + D.Mapping.Component},
               "{}");
    if (D.Mapping.Kind == SPIRVMappingKind::BuiltInOp) {
      const std::string Expression = expression(OS, "BuiltIn" + D.Name, D.Mapping.Expressions[0]);
      writeRow(OS, "SPIRV_BUILT_IN",
               {BuiltIn, ".Component = ComponentType::U32", ".Expression = " + Expression}, "{}");
    }
  }
};

bool emitTables(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<SPIRVModel> M = readSPIRVModel(Records);
  if (!M)
    return false;
  TextTable Texts;
  raw_null_ostream Nothing;
  Tables(*M, Texts).write(Nothing);
  Texts.assign();
  if (!Texts.fits()) {
    PrintError("the texts of td/spirv take more than 65535 bytes");
    return false;
  }
  emitDefaults(OS, Macros);
  Tables(*M, Texts).write(OS);
  emitUndefinitions(OS, Macros);
  return true;
}
const Emitter TablesFile(
    "gen-spirv-tables", "include/dxil/generated/SPIRVTables.inc",
    "SPIR-V's grammar, and what its parts become. spirv/src/Grammar.cpp includes it once "
    "for each table.",
    emitTables);

} // namespace
} // namespace dxil::emitters
