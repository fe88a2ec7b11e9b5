// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes meanings of ops: the operators as an enum, the expressions as the interpreter's table, and
// the page that lists them.
#include "Emitter.h"
#include "MeaningModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/Format.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

std::string enumerator(const MeaningType &T) {
  if (T.Kind == MeaningType::Int)
    return "I" + std::to_string(T.Width);
  if (T.Kind == MeaningType::Float)
    return T.Width == 16 ? "Half" : T.Width == 32 ? "Float" : "Double";
  return "None";
}

/// Returns the enumerator of a node's type: Overload if the type is the overload, else the type
/// that it has in all overloads.
std::string typeOf(const MeaningNode &N, const OpDesc &Op) {
  const std::vector<const TypeDesc *> Overloads = overloadsOf(Op);
  std::string Common = "None";
  bool Follows = Overloads.size() > 1;
  for (size_t I = 0; I < N.Types.size(); ++I)
    if (const auto &[Seen, Type] = N.Types[I]; Seen) {
      Common = enumerator(Type);
      Follows = Follows && Type.str() == Overloads[I]->Name;
    }
  return Follows && Common != "None" ? "Overload" : Common;
}

class TableWriter {
public:
  TableWriter(raw_ostream &OS, const OpDesc &Op) : OS(OS), Op(Op) {}

  /// Returns the rows of a tree, each parent before its operands.
  std::string rows(const MeaningNode &N, unsigned Depth, unsigned &Count) {
    std::string Operands;
    unsigned Size = 1, Number = 0;
    auto Add = [&](const std::string &Text, unsigned Nodes) {
      Operands += Text;
      Size += Nodes;
      ++Number;
    };
    for (size_t I = 0; I < N.Operands.size(); ++I) {
      if (N.Enum && I > 0) {
        int64_t Case = 0;
        for (const EnumCaseDesc &C : N.Enum->Cases)
          Case = C.Name == N.Labels[I] ? C.Value : Case;
        Add(row("Integer", "I64", 0, 1, std::to_string(Case), Depth + 1), 1);
      }
      unsigned Nodes = 0;
      std::string Text = rows(N.Operands[I], Depth + 1, Nodes);
      Add(Text, Nodes);
    }
    Count = Size;
    return row(operatorOf(N), type(N), Number, Size, value(N), Depth) + Operands;
  }

private:
  static std::string row(const std::string &Operator, const std::string &Type, unsigned Operands,
                         unsigned Size, const std::string &Value, unsigned Depth) {
    return "    " + std::string(Depth, ' ') + "{Operator::" + Operator + ", ValueType::" + Type +
           ", " + std::to_string(Operands) + ", " + std::to_string(Size) +
           (Value.empty() ? "" : ", " + Value) + "},\n";
  }
  std::string type(const MeaningNode &N) const {
    if (N.Kind == MeaningNode::Apply && N.Operator->Name == "sizeOf")
      return N.Type->Shape == TypeShape::Dependent ? "Overload" : N.Type->Enum;
    return typeOf(N, Op);
  }
  std::string operatorOf(const MeaningNode &N) const {
    switch (N.Kind) {
    case MeaningNode::Argument: return "Argument";
    case MeaningNode::Bound: return "Bound";
    case MeaningNode::Integer: return isFloat(N) ? "Real" : "Integer";
    case MeaningNode::Real: return "Real";
    case MeaningNode::Apply: break;
    }
    return N.Operator->Enum;
  }
  static bool isFloat(const MeaningNode &N) {
    return any_of(N.Types,
                  [](const auto &T) { return T.first && T.second.Kind == MeaningType::Float; });
  }
  static std::string real(double Number) {
    std::string Text;
    raw_string_ostream(Text) << format("real(%a)", Number);
    return Text;
  }
  static std::string value(const MeaningNode &N) {
    switch (N.Kind) {
    case MeaningNode::Argument:
    case MeaningNode::Bound: return std::to_string(N.Index);
    case MeaningNode::Integer: return isFloat(N) ? real(double(N.Value)) : std::to_string(N.Value);
    case MeaningNode::Real: return real(N.Number);
    case MeaningNode::Apply: break;
    }
    if (N.Joins)
      return "joins(Operator::" + N.Joins->Enum + ")";
    if (N.State)
      return "of(State::" + N.State->Name + ")";
    if (!N.Unit.empty())
      return "of(Unit::" + std::string(1, toUpper(N.Unit[0])) + N.Unit.substr(1) + ")";
    return N.Operator->Name == "where" ? std::to_string(N.Index) : "";
  }

  raw_ostream &OS;
  const OpDesc &Op;
};

std::string needs(const Meaning &M) {
  std::string Result;
  for (auto [Has, Name] : {std::pair(M.Lanes, "Lanes"),
                           {M.Memory, "Memory"},
                           {M.State, "State"},
                           {M.Inexact, "Tolerance"},
                           {M.Choice, "Choice"},
                           {M.Whole, "WholeVectors"}})
    if (Has)
      Result += std::string(Result.empty() ? "" : " | ") + "Needs::" + Name;
  return Result.empty() ? "0" : Result;
}

} // namespace

static bool emitMeaningHeader(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  auto All = readMeanings(M, Records);
  if (!All)
    return false;
  OS << "\n#include <cstdint>\n\nnamespace dxil::meaning {\n\n"
     << "enum class Operator : uint8_t {\n  Argument, ///< of the op, by position\n  Bound, ///< "
        "by the slot of a `where`\n"
     << "  Integer,\n  Real,\n";
  for (const auto &O : All->Operators)
    OS << "  " << O->Enum << ", ///< " << O->Doc << "\n";
  OS << "};\n\n/// Values that the launch or the stage gives.\nenum class State : uint8_t {\n";
  for (const auto &S : All->States)
    OS << "  " << S->Name << ", ///< " << S->Doc << "\n";
  OS << "};\n\n/// HLSL's functions with a meaning of their own.\nenum class Function : uint8_t "
        "{\n  None,\n";
  for (const auto &F : All->Functions)
    OS << "  " << F->Name << ",\n";
  OS << "};\n";
  auto EmitTest = [&](StringRef Name, StringRef Doc, function_ref<bool(const OperatorDesc &)> Is) {
    OS << "\n/// Returns true if an operator " << Doc << ".\nconstexpr bool " << Name
       << "(Operator O) {\n  switch (O) {\n";
    for (const auto &O : All->Operators)
      if (Is(*O))
        OS << "  case Operator::" << O->Enum << ":\n";
    OS << "    return true;\n  default: return false;\n  }\n}\n";
  };
  EmitTest("flushes", "flushes float operands and results in a mode without denormals",
           [](const OperatorDesc &O) { return O.Flushes; });
  EmitTest("isReal", "is a function that Direct3D allows to be inexact",
           [](const OperatorDesc &O) { return O.IsReal; });
  EmitTest("comparesFloats", "compares floats as numbers",
           [](const OperatorDesc &O) { return O.Flushes && O.Result == "b"; });
  OS << "\n} // namespace dxil::meaning\n";
  return true;
}
static const Emitter MeaningHeader("gen-meaning-header",
                                   "include/dxil/generated/MeaningOperators.h",
                                   "Operators of meanings, as docs/meaning.md explains them.",
                                   emitMeaningHeader);

static bool emitMeaningTable(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  auto All = readMeanings(M, Records);
  if (!All)
    return false;
  auto Write = [&](const OpDesc &Op, const std::string &Key) -> std::string {
    auto Match = All->ByOp.find(&Op);
    if (Match == All->ByOp.end() || Match->second.Kind != Meaning::Expression)
      return "";
    unsigned Count = 0;
    OS << "\nconstexpr Node " << Op.Name << "Nodes[] = {\n"
       << TableWriter(OS, Op).rows(Match->second.Root, 0, Count) << "};\n";
    return "    {" + Key + ", " + Op.Name + "Nodes, " + std::to_string(Match->second.Slots) + ", " +
           needs(Match->second) + "},\n";
  };
  std::string Rows, FunctionRows;
  for (const auto &Op : M.Ops)
    Rows += Write(*Op, "OpCode::" + Op->Name);
  for (const auto &F : All->Functions)
    FunctionRows += Write(*F, "{}");
  OS << "\nconstexpr OpMeaning OpMeanings[] = {\n" << Rows << "};\n";
  OS << "\nconstexpr OpMeaning FunctionMeanings[] = {\n" << FunctionRows << "};\n";
  return true;
}
static const Emitter MeaningTable(
    "gen-meaning-table", "include/dxil/generated/Meanings.inc",
    "Meanings of ops: each expression with its operands behind it. Included by meaning/Table.cpp.",
    emitMeaningTable);

static bool emitMeaningDocs(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  auto All = readMeanings(M, Records);
  if (!All)
    return false;
  unsigned WithMeaning = 0, Opaque = 0, Core = 0, Reserved = 0;
  std::string Table, Reasons, Missing;
  auto Indented = [](const Meaning &Definition) {
    std::string Text = "    ";
    for (char C : meaningText(Definition))
      Text += C == '\n' ? "\n    " : std::string(1, C);
    return Text + "\n";
  };
  for (const auto &Op : M.Ops) {
    const bool IsCore = Op->Table->FeatureId == 0;
    auto Entry = All->ByOp.find(Op.get());
    Core += IsCore;
    Reserved += IsCore && Op->Reserved;
    if (Op->Reserved)
      continue;
    if (Entry == All->ByOp.end()) {
      Missing += (Missing.empty() ? "" : ", ") + ("`" + Op->Name + "`");
    } else if (Entry->second.Kind == Meaning::Opaque) {
      Opaque += IsCore;
      Reasons += "| `" + Op->Name + "` | " + Entry->second.Root.Reason + " |\n";
    } else {
      WithMeaning += IsCore;
      Table +=
          "\n### " + Op->Name + "\n\n" + exampleSignature(*Op) + "\n\n" + Indented(Entry->second);
    }
  }
  Table += "\n## Functions of HLSL\n\nThose that are no operation, for constants.\n";
  for (const auto &F : All->Functions)
    Table += "\n### " + F->Name + "\n\n" + Indented(All->ByOp.at(F.get()));
  OS << "# Meanings of operations\n\nWritten by `dxil-tblgen DXIL.td -gen-meaning-docs`; edit the "
        "records, not this file. "
     << "[meaning.md](../../docs/meaning.md) explains\nthe language.\n\n"
     << "Of " << Core << " operations of the core table, " << WithMeaning << " have a meaning, "
     << Opaque << " are opaque, " << Reserved << " are reserved.\n";
  OS << "\n## Without a meaning\n\n" << (Missing.empty() ? "None." : Missing) << "\n";
  OS << "\n## Opaque\n\n| operation | reason |\n|---|---|\n" << Reasons;
  OS << "\n## Operators\n\n| operator | pseudo-code | |\n|---|---|---|\n";
  for (const auto &O : All->Operators) {
    std::string Text = O->Text;
    for (size_t Offset = 0; (Offset = Text.find('|', Offset)) != std::string::npos; Offset += 2)
      Text.insert(Offset, "\\");
    OS << "| `" << O->Name << "` | `" << Text << "` | " << O->Doc << " |\n";
  }
  OS << "\n## Meanings\n" << Table;
  return true;
}
static const Emitter MeaningDocs("gen-meaning-docs", "docs/meanings.md",
                                 "What ops compute, as pseudo-code in Markdown.", emitMeaningDocs);

} // namespace dxil::emitters
