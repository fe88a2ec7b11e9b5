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

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Collects the rows of all tables, so that equal lists are stored once.
class Tables {
public:
  explicit Tables(const SPIRVModel &M) : M(M) {}

  /// Returns false if the texts need offsets of more than 16 bits.
  bool write(raw_ostream &OS) {
    std::string Instructions, Extended, Enumerants, Values;
    raw_string_ostream I(Instructions), X(Extended), E(Enumerants), V(Values);
    for (const SPIRVEntityDesc &D : M.Instructions)
      writeInstruction(I, D);
    for (const SPIRVEntityDesc &D : M.Extended)
      writeInstruction(X, D);
    for (const SPIRVKindDesc &K : M.Kinds)
      for (const SPIRVEntityDesc &D : K.Enumerants)
        writeEnumerant(E, V, K, D);
    std::string Modes;
    raw_string_ostream ModesOS(Modes);
    writeModes(ModesOS);
    OS << '\n';
    Texts.write(OS, "GrammarTextBytes");
    OS << "constexpr OperandSpec OperandSpecs[] = {\n";
    for (const std::string &Text : OperandRows)
      OS << "    " << Text << ",\n";
    OS << "};\n\nconstexpr uint16_t NodeOperands[] = {\n";
    for (const std::string &Text : NodeOperands)
      OS << "    " << Text << ",\n";
    OS << "};\n\nconstexpr double NodeNumbers[] = {\n";
    for (const std::string &Text : Numbers)
      OS << "    " << Text << ",\n";
    OS << "};\n\nconstexpr ExpressionNode Nodes[] = {\n" << NodeRows << "};\n";
    OS << "\nconstexpr InstructionInfo Instructions[] = {\n" << Instructions << "};\n";
    OS << "\nconstexpr InstructionInfo ExtendedInstructions[] = {\n" << Extended << "};\n";
    OS << "\nconstexpr EnumerantInfo Enumerants[] = {\n" << Enumerants << "};\n";
    OS << "\nconstexpr BuiltInInfo BuiltIns[] = {\n" << Values << "};\n";
    OS << Modes;
    return Texts.fits();
  }

private:
  const SPIRVModel &M;
  std::vector<std::string> OperandRows, NodeOperands, Numbers;
  TextTable Texts;
  std::string NodeRows;
  unsigned NodeCount = 0, OperandCount = 0;

  std::string operands(const std::vector<SPIRVOperandDesc> &List) {
    std::vector<std::string> Rows;
    for (const SPIRVOperandDesc &O : List)
      Rows.push_back("{OperandKind::" + O.Kind + ", Quantifier::" +
                     (O.Quantifier == '?'   ? "Optional"
                      : O.Quantifier == '*' ? "List"
                                            : "One") +
                     "}");
    const auto Match =
        std::search(OperandRows.begin(), OperandRows.end(), Rows.begin(), Rows.end());
    const size_t First = size_t(Match - OperandRows.begin());
    if (Match == OperandRows.end())
      OperandRows.insert(OperandRows.end(), Rows.begin(), Rows.end());
    return "{" + std::to_string(Rows.empty() ? 0 : First) + ", " + std::to_string(Rows.size()) +
           "}";
  }

  /// Returns the index of a number.
  std::string number(const std::string &Text) {
    const auto Match = std::ranges::find(Numbers, Text);
    const size_t Index = size_t(Match - Numbers.begin());
    if (Match == Numbers.end())
      Numbers.push_back(Text);
    return std::to_string(Index);
  }

  std::string expression(const SPIRVExpressionDesc &E) {
    const std::string Range =
        "{" + std::to_string(NodeCount) + ", " + std::to_string(E.Nodes.size()) + "}";
    for (const SPIRVNodeDesc &N : E.Nodes) {
      std::string Row;
      for (unsigned O : N.Operands)
        Row += (Row.empty() ? "" : ", ") + std::to_string(O);
      const bool IsNumber = N.Kind == "Integer" || N.Kind == "Float";
      NodeRows += "    {NodeKind::" + N.Kind + ", " + (IsNumber ? number(N.Value) : N.Number) +
                  ", {" + std::to_string(OperandCount) + ", " + std::to_string(N.Operands.size()) +
                  "}},\n";
      OperandCount += unsigned(N.Operands.size());
      if (!Row.empty())
        NodeOperands.push_back(Row);
    }
    NodeCount += unsigned(E.Nodes.size());
    return Range;
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
    return Texts.initializer(Map.Kind == SPIRVMappingKind::None      ? reason(D)
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

  void writeInstruction(raw_ostream &OS, const SPIRVEntityDesc &D) {
    const SPIRVMappingDesc &Map = D.Mapping;
    OS << "    {" << D.Number << ", " << Texts.initializer(D.Name) << ", " << operands(D.Operands)
       << ", MappingKind::" << kindName(Map.Kind) << ", Builder(";
    OS << (Map.Builder.empty() ? "0" : "Builder::" + Map.Builder) << "), {";
    for (size_t I = 0; I < Map.Expressions.size(); ++I)
      OS << (I ? ", " : "") << expression(Map.Expressions[I]);
    OS << "}, ";
    if (Map.Kind == SPIRVMappingKind::Atomic) {
      std::string Value = Map.AtomicValue == "minus one" ? "MinusOne" : Map.AtomicValue;
      Value[0] = toUpper(Value[0]);
      OS << "{AtomicBinOpKind::" << Map.Operation << ", ir::RmwOperation::" << Map.RMW
         << ", AtomicValue::" << Value << "}, ";
    } else {
      OS << "{}, ";
    }
    OS << text(D) << "},\n";
  }

  static std::string assignment(const SPIRVEntryFieldDesc &F) {
    if (F.IsList)
      return "std::ranges::copy(Operands.first(std::min(Operands.size(), D." + F.Name +
             ".size())), D." + F.Name + ".begin());";
    if (F.IsFlag)
      return "D." + F.Name + " |= uint64_t(" + F.Value + ");";
    return "D." + F.Name + " = " + (F.Value.empty() ? "Operand" : F.Value) + ";";
  }

  /// Writes the function that sets the fields of an entry point for an execution mode, and the
  /// semantics that execution modes change.
  void writeModes(raw_ostream &OS) {
    std::string Semantics;
    OS << "\nvoid setFields(ExecutionMode Mode, std::span<const uint32_t> Operands,\n"
          "               produce::EntryDescription &D) {\n"
          "  const uint32_t Operand = Operands.empty() ? 0 : Operands[0];\n"
          "  switch (Mode) {\n";
    for (const SPIRVKindDesc &K : M.Kinds)
      for (const SPIRVEntityDesc &E : K.Enumerants) {
        std::string Code;
        for (const SPIRVEntryFieldDesc &F : E.Mapping.Fields)
          if (F.Semantic.empty())
            Code += "    " + assignment(F) + "\n";
          else
            Semantics += "    {ExecutionMode::" + E.Name + ", BuiltIn::" + F.BuiltIn + ", " +
                         Texts.initializer(F.Semantic) + "},\n";
        if (!Code.empty())
          OS << "  case ExecutionMode::" << E.Name << ":\n" << Code << "    break;\n";
      }
    OS << "  default: break;\n  }\n}\n"
       << "\nconstexpr ModeSemantic ModeSemantics[] = {\n"
       << Semantics << "};\n";
  }

  void writeEnumerant(raw_ostream &OS, raw_ostream &Values, const SPIRVKindDesc &K,
                      const SPIRVEntityDesc &D) {
    OS << "    {OperandKind::" << K.Name << ", " << D.Number << "u, " << Texts.initializer(D.Name)
       << ", " << operands(D.Operands) << ", MappingKind::" << kindName(D.Mapping.Kind) << ", "
       << text(D) << "},\n";
    if (D.Mapping.Kind == SPIRVMappingKind::SystemValue)
      Values << "    {BuiltIn::" << D.Name << ", " << Texts.initializer(D.Mapping.Semantic)
             << ", ComponentType::" << D.Mapping.Component << ", {}},\n";
    if (D.Mapping.Kind == SPIRVMappingKind::BuiltInOp)
      Values << "    {BuiltIn::" << D.Name << ", {}, ComponentType::U32, "
             << expression(D.Mapping.Expressions[0]) << "},\n";
  }
};

bool emitTables(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<SPIRVModel> M = readSPIRVModel(Records);
  if (!M)
    return false;
  if (Tables(*M).write(OS))
    return true;
  PrintError("the texts of td/spirv take more than 65535 bytes");
  return false;
}
const Emitter TablesFile("gen-spirv-tables", "include/dxil/generated/SPIRVTables.inc",
                         "SPIR-V's grammar, and what its parts become.", emitTables);

} // namespace
} // namespace dxil::emitters
