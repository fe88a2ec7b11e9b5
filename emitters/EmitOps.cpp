// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes OpCodes.h (enums), OpRecords.inc and OpTable.inc (the data behind dxil/ops.h).
#include "Emitter.h"
#include "Model.h"
#include "TextTable.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/Format.h>
#include <llvm/Support/FormatVariadic.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>

#include <map>
#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

std::string firstSentence(StringRef Text) {
  size_t End = 0;
  while ((End = Text.find('.', End)) != StringRef::npos) {
    ++End;
    if (End == Text.size() || isSpace(Text[End]))
      return Text.take_front(End).str();
  }
  return Text.str();
}

std::string version(VersionDesc V) {
  return formatv("{{{0}, {1}}", V.Major, V.Minor).str();
}

/// Returns a list such as "Overload::Half, Overload::Float".
template <class List, class Name>
std::string qualified(const List &Items, StringRef Enum, Name NameOf) {
  std::string Result;
  for (const auto *Item : Items)
    Result += (Result.empty() ? "" : ", ") + Enum.str() + "::" + NameOf(*Item);
  return Result;
}

std::string overloadNames(const std::vector<const TypeDesc *> &Types) {
  return qualified(Types, "Overload", [](const TypeDesc &T) { return T.Enum; });
}
std::string stageNames(const std::vector<const StageDesc *> &Stages) {
  return qualified(Stages, "Stage", [](const StageDesc &S) { return S.Enum; });
}

void emitRule(raw_ostream &OS, StringRef Title) {
  std::string Line = ("//===-- " + Title + " ").str();
  while (Line.size() < 73)
    Line += '-';
  OS << "\n" << Line << "===//\n\n";
}

/// Breaks a line of code at commas if it exceeds 100 columns.
void emitWrapped(raw_ostream &OS, StringRef Line, unsigned Indent) {
  while (Line.size() > 100) {
    size_t Break = Line.take_front(100).rfind(", ");
    // Does not break at a comma in a string literal.
    while (Break != StringRef::npos && Line.take_front(Break).count('"') % 2)
      Break = Line.take_front(Break).rfind(", ");
    if (Break == StringRef::npos || Break <= Indent)
      break;
    OS << Line.take_front(Break + 1) << "\n";
    OS.indent(Indent);
    Line = Line.drop_front(Break + 2);
    if (Line.size() + Indent <= 100)
      break;
  }
  OS << Line << "\n";
}

//===-- OpCodes.h ---------------------------------------------------------===//

void emitOpCodeEnum(const Model &M, raw_ostream &OS) {
  OS << "/// An op: the feature id of its table in the top 16 bits, its number below.\n"
        "enum class OpCode : uint32_t {\n";
  for (const auto &Op : M.Ops) {
    emitComment(OS, "  ///", firstSentence(Op->Doc));
    OS << "  " << Op->Name << " = ";
    if (Op->Table->FeatureId)
      OS << format("0x%08x", Op->Opcode);
    else
      OS << Op->Opcode;
    OS << ",\n";
  }
  OS << "};\n\n";
}

void emitFixedEnums(const Model &M, raw_ostream &OS) {
  OS << "/// The class of an op, which names its function: dx.op.<class>. By name; the values "
        "have\n"
        "/// no meaning.\nenum class OpClass : uint16_t {\n";
  for (const auto &Class : M.Classes)
    OS << "  " << Class->Enum << ", ///< dx.op." << Class->Name << "\n";
  OS << "};\n\n/// Shader stages, by the kind in a DXIL program header.\nenum class Stage : "
        "uint8_t "
        "{\n";
  for (const auto &Stage : M.Stages)
    OS << "  " << Stage->Enum << " = " << Stage->Kind << ",\n";
  OS << "};\n\n/// All stages, in the order of their kinds.\ninline constexpr Stage AllStages[] = "
        "{\n";
  for (const auto &Stage : M.Stages)
    OS << "    Stage::" << Stage->Enum << ",\n";
  OS << "};\n\n/// What an op can be overloaded with.\nenum class Overload : uint8_t {\n"
        "  None, ///< no overload\n";
  for (const TypeDesc *Type : M.OverloadTypes)
    OS << "  " << Type->Enum << ",\n";
  OS << "};\n\n/// Properties of a call of an op.\nenum class Attribute : uint8_t {\n";
  for (const auto &Attribute : M.Attributes) {
    emitComment(OS, "  ///", Attribute->Doc);
    OS << "  " << Attribute->Name << ",\n";
  }
  OS << "};\n\n/// The types that signatures of ops are made of.\nenum class TypeKind : uint8_t "
        "{\n";
  for (const auto &Type : M.Types)
    OS << "  " << Type->Enum << ", ///< " << Type->Name << "\n";
  OS << "};\n\n/// Arguments by name: those of different ops that have one name are one here.\n"
        "enum class OperandId : uint16_t {\n";
  for (const std::string &Id : M.OperandIds)
    OS << "  " << Id << ",\n";
  OS << "};\n\n";
}

void emitArgumentEnums(const Model &M, raw_ostream &OS) {
  for (const auto &Enum : M.Enums) {
    emitComment(OS, "///", Enum->Doc + (Enum->Flags ? " A set of bits." : ""));
    OS << "enum class " << Enum->Name << " : int32_t {\n";
    for (const EnumCaseDesc &Case : Enum->Cases) {
      emitComment(OS, "  ///", Case.Doc);
      OS << "  " << Case.Name << " = " << Case.Value << ",\n";
    }
    OS << "};\n\n";
  }
}

/// Writes the sizes of the tables in OpTable.inc, and which rows belong to which op.
void emitTableSizes(const Model &M, raw_ostream &OS) {
  OS << "/// Sizes of what is in OpTable.inc.\nnamespace table {\n";
  auto Size = [&](StringRef Name, size_t Count) {
    OS << "inline constexpr uint32_t Num" << Name << " = " << Count << ";\n";
  };
  Size("Ops", M.Ops.size());
  Size("Classes", M.Classes.size());
  Size("Types", M.Types.size());
  Size("Enums", std::max<size_t>(M.Enums.size(), 1)); // an array cannot be empty
  Size("StageNames", M.Stages.empty() ? 0 : M.Stages.back()->Kind + 1);
  Size("Attributes", M.Attributes.size());
  Size("Overloads", M.OverloadTypes.size() + 1);
  OS << "\n/// Where the ops of one opcode table stand among all ops.\nstruct OpRange {\n"
        "  uint32_t Feature; ///< in the top 16 bits\n  uint32_t First;\n  uint32_t Count;\n"
        "  bool Dense; ///< op N of the table stands at First + N\n};\n"
        "inline constexpr OpRange OpRanges[] = {\n";
  for (size_t First = 0, End; First < M.Ops.size(); First = End) {
    const uint32_t Feature = M.Ops[First]->Opcode >> 16;
    bool Dense = true;
    for (End = First; End < M.Ops.size() && M.Ops[End]->Opcode >> 16 == Feature; ++End)
      Dense &= (M.Ops[End]->Opcode & 0xffff) == End - First;
    OS << "    {" << Feature << ", " << First << ", " << End - First << ", "
       << (Dense ? "true" : "false") << "},\n";
  }
  OS << "};\n} // namespace table\n\n";
}

//===-- OpRecords.inc and OpTable.inc ------------------------------------===//

/// Writes the records of enums and ops, each in one block.
class RecordWriter {
public:
  RecordWriter(const Model &M, TextTable &W, raw_ostream &OS) : M(M), W(W), OS(OS) {}

  void write() {
    for (const auto &Enum : M.Enums)
      writeEnum(*Enum);
    for (const auto &Op : M.Ops)
      writeOp(*Op);
  }

private:
  const Model &M;
  TextTable &W;
  raw_ostream &OS;

  /// Writes the rows of a list and returns its TableRows.
  std::string rows(StringRef Macro, const std::string &Name, const std::vector<std::string> &Rows) {
    if (Rows.empty())
      return "{}";
    OS << Macro << "(" << Name << ", " << Rows.size();
    constexpr size_t MostColumns = 100;
    if (Rows.size() == 1 && Macro.size() + Name.size() + Rows[0].size() + 8 <= MostColumns) {
      OS << ", " << Rows[0] << ")\n";
      return "rows::" + Name;
    }
    for (const std::string &Row : Rows) {
      OS << ",\n";
      std::string Wrapped;
      raw_string_ostream WrappedOS(Wrapped);
      emitWrapped(WrappedOS, "  " + Row, 4);
      OS << StringRef(Wrapped).rtrim();
    }
    OS << ")\n";
    return "rows::" + Name;
  }
  std::string texts(const std::string &Name, const std::vector<std::string> &Texts) {
    if (Texts.empty())
      return "{}";
    std::string Line;
    raw_string_ostream LineOS(Line);
    emitWrapped(
        LineOS,
        "DXIL_TEXTS(" + Name + ", " + std::to_string(Texts.size()) + ", " + W.list(Texts) + ")", 2);
    OS << Line;
    return "rows::" + Name;
  }

  void writeEnum(const EnumDesc &Enum) {
    emitRule(OS, Enum.Name);
    std::vector<std::string> Cases;
    for (const EnumCaseDesc &Case : Enum.Cases) {
      std::string Row = "{.Name = " + W(Case.Name) + ", .Value = " + std::to_string(Case.Value);
      if (Case.Since > VersionDesc{1, 0})
        Row += ", .Since = " + version(Case.Since);
      if (!Case.AllStages)
        Row += ", .Stages = {" + stageNames(Case.Stages) + "}";
      Cases.push_back(Row + "}");
    }
    const std::string List = rows("DXIL_CASES", Enum.Name + "Cases", Cases);
    OS << "DXIL_ENUM(" << Enum.Name << ", .Name = " << W(Enum.Name)
       << (Enum.Flags ? ", .Flags = true" : "") << ", .Cases = " << List << ")\n";
  }

  std::string argRow(const ArgDesc &Arg);
  void writeOp(const OpDesc &Op);
};

std::string RecordWriter::argRow(const ArgDesc &Arg) {
  std::string Row = "{.Name = " + W(Arg.Name) + ", .Id = OperandId::" + Arg.Id +
                    ", .Type = TypeKind::" + Arg.Type->Enum;
  if (Arg.Immediate)
    Row += ", .Immediate = true";
  if (Arg.Unsigned)
    Row += ", .Unsigned = true";
  if (Arg.Enum)
    Row += ", .Enum = enums::" + Arg.Enum->Name;
  if (Arg.Minimum)
    Row += ", .HasMinimum = true";
  if (Arg.Maximum)
    Row += ", .HasMaximum = true";
  if (Arg.Minimum)
    Row += ", .Minimum = " + std::to_string(*Arg.Minimum);
  if (Arg.Maximum)
    Row += ", .Maximum = " + std::to_string(*Arg.Maximum);
  if (!Arg.FloatMinimum.empty())
    Row += ", .HasFloatRange = true, .FloatMinimum = float(" + Arg.FloatMinimum +
           "), .FloatMaximum = float(" + Arg.FloatMaximum + ")";
  if (!Arg.JudgedBy.empty())
    Row += ", .JudgedBy = " + W(Arg.JudgedBy);
  return Row + "}";
}

std::vector<std::string> overloadRows(const OpDesc &Op) {
  std::vector<std::string> Rows;
  for (const OverloadsDesc &Entry : Op.Overloads)
    Rows.push_back("{.Since = " + version(Entry.Since) +
                   (Op.NumDimensions > 1 ? ", .Dimension = " + std::to_string(Entry.Dimension)
                                         : std::string()) +
                   ", .Types = {{" + overloadNames(Entry.Types) + "}, {" +
                   overloadNames(Entry.VectorElements) + "}}}");
  return Rows;
}

std::vector<std::string> stageRows(const OpDesc &Op) {
  std::vector<std::string> Rows;
  for (const StagesDesc &Entry : Op.Stages)
    Rows.push_back("{.Since = " + version(Entry.Since) + ", .Stages = " +
                   (Entry.All ? "StageSet::all()" : "{" + stageNames(Entry.Stages) + "}") +
                   (Entry.Removed ? ", .Removed = true}" : "}"));
  return Rows;
}

std::vector<std::string> attributeRows(const OpDesc &Op) {
  std::vector<std::string> Rows;
  for (const AttributesDesc &Entry : Op.Attributes)
    Rows.push_back(
        "{.Since = " + version(Entry.Since) + ", .Attributes = {" +
        qualified(Entry.Attributes, "Attribute", [](const AttributeDesc &A) { return A.Name; }) +
        "}}");
  return Rows;
}

std::vector<std::string> intrinsicNames(const OpDesc &Op) {
  std::vector<std::string> Names;
  auto Add = [&](const std::string &Name) {
    if (!is_contained(Names, Name))
      Names.push_back(Name);
  };
  for (const IntrinsicSelectDesc &Select : Op.Intrinsics)
    Add(Select.Intrinsic.Name);
  for (const IntrinsicDesc &Intrinsic : Op.ResourceIntrinsics)
    Add(Intrinsic.Name);
  return Names;
}

void RecordWriter::writeOp(const OpDesc &Op) {
  emitRule(OS, Op.Name);
  const std::string Name = W.write(OS, Op.Name + "Name", Op.Name);
  std::vector<std::string> Args;
  for (const ArgDesc &Arg : Op.Arguments)
    Args.push_back(argRow(Arg));
  const std::pair<StringRef, std::string> Fields[] = {
      {"Args", rows("DXIL_ARGS", Op.Name + "Args", Args)},
      {"Overloads", rows("DXIL_OVERLOADS", Op.Name + "Overloads", overloadRows(Op))},
      {"Stages", rows("DXIL_STAGES", Op.Name + "Stages", stageRows(Op))},
      {"Attributes", rows("DXIL_ATTRIBUTES", Op.Name + "Attributes", attributeRows(Op))},
      {"MinVersion", version(Op.Minimum)},
      {"TranslatedMinVersion", version(Op.TranslatedMinimum.value_or(Op.Minimum))},
      {"Signature", W.write(OS, Op.Name + "Signature", exampleSignature(Op))},
      {"Extension",
       W.write(OS, Op.Name + "Extension", Op.hasExtension() ? Op.extensionName() : std::string())},
      {"Intrinsics", texts(Op.Name + "Intrinsics", intrinsicNames(Op))},
      {"GenericIR", texts(Op.Name + "GenericIR", Op.GenericIR)},
      {"Hlsl", texts(Op.Name + "Hlsl", Op.HLSL)},
      {"Counters", texts(Op.Name + "Counters", Op.Counters)},
  };
  OS << "DXIL_OP(.Code = OpCode::" << Op.Name << ",\n        .Name = " << Name
     << ",\n        .Class = OpClass::" << Op.Class->Enum
     << ",\n        .ClassName = " << W(Op.Class->Name)
     << ",\n        .Category = " << W(Op.Category);
  if (Op.Reserved)
    OS << ",\n        .Reserved = true";
  if (Op.Table->Experimental)
    OS << ",\n        .Experimental = true";
  OS << ",\n        .Result = TypeKind::" << Op.Result->Enum;
  if (!Op.Overloads.empty())
    OS << ",\n        .OverloadDimensions = " << Op.NumDimensions;
  for (const auto &[Field, Value] : Fields)
    if (Value != "{}")
      OS << ",\n        ." << Field << " = " << Value;
  if (!Op.Accesses.empty())
    OS << ",\n        .Accesses = AccessedSignature::" << Op.Accesses;
  OS << ")\n";
}

/// Writes the names of stages, attributes, overloads, types and classes; lists of types use
/// DXIL_TEXTS.
void emitNameTables(const Model &M, TextTable &W, raw_ostream &Lists, raw_ostream &OS) {
  OS << "inline constexpr TableText StageNames[] = {\n";
  int Next = 0;
  for (const auto &Stage : M.Stages) {
    for (; Next < Stage->Kind; ++Next)
      OS << "    {},\n";
    OS << "    " << W(Stage->Name) << ",\n";
    ++Next;
  }
  OS << "};\n\ninline constexpr TableText AttributeNames[] = {\n";
  for (const auto &Attribute : M.Attributes)
    OS << "    " << W(Attribute->Name) << ",\n";
  OS << "};\n\n// The name of an overload type, and how it ends a function's name.\n"
     << "inline constexpr TableText OverloadNames[][2] = {\n    {" << W("void") << ", {}},\n";
  for (const TypeDesc *Type : M.OverloadTypes)
    OS << "    {" << W(Type->Name) << ", " << W(Type->Suffix) << "},\n";
  OS << "};\n\ninline constexpr TypeInfo Types[] = {\n";
  for (const auto &Type : M.Types) {
    OS << "    {.Kind = TypeKind::" << Type->Enum << ", .Name = " << W(Type->Name);
    if (Type->Shape == TypeShape::Overload)
      OS << ", .AsOverload = Overload::" << Type->Enum;
    if (Type->Shape == TypeShape::Dependent)
      OS << ", .Dimension = " << Type->Dimension << ", .FollowsOverload = true";
    if (Type->Shape == TypeShape::Struct) {
      OS << ",\n     .IsStruct = true, .Fields = rows::" << Type->Enum << "Fields";
      Lists << "DXIL_TEXTS(" << Type->Enum << "Fields, " << Type->Fields.size() << ", "
            << W.list({Type->Fields.begin(), Type->Fields.end()}) << ")\n";
    }
    OS << "},\n";
  }
  OS << "};\n\ninline constexpr ClassInfo Classes[] = {\n";
  for (const auto &Class : M.Classes)
    OS << "    {OpClass::" << Class->Enum << ", " << W(Class->Name) << "},\n";
  OS << "};\n";
}

constexpr StringLiteral RecordMacros[] = {"DXIL_TEXT",   "DXIL_CASES",      "DXIL_ENUM",
                                          "DXIL_ARGS",   "DXIL_TEXTS",      "DXIL_OVERLOADS",
                                          "DXIL_STAGES", "DXIL_ATTRIBUTES", "DXIL_OP"};

//===-- OpDocs.inc --------------------------------------------------------===//

/// Writes an array of the following texts. Returns its name, or {} if there are none.
std::string emitDocList(raw_ostream &OS, const std::string &Name,
                        const std::vector<std::string> &Texts) {
  if (Texts.empty())
    return "{}";
  OS << "inline constexpr std::string_view " << Name << "[] = {\n";
  for (const std::string &Text : Texts) {
    OS << "    ";
    emitString(OS, Text, 4);
    OS << ",\n";
  }
  OS << "};\n";
  return Name;
}

} // namespace

static bool emitOpCodes(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  OS << "\n#include <cstdint>\n\nnamespace dxil {\n\n";
  emitOpCodeEnum(M, OS);
  emitFixedEnums(M, OS);
  emitArgumentEnums(M, OS);
  emitTableSizes(M, OS);
  OS << "} // namespace dxil\n";
  return true;
}
static const Emitter
    OpCodes("gen-op-codes", "include/dxil/generated/OpCodes.h",
            "The numbers of DXIL: ops, op classes, stages, overloads, argument enums.",
            emitOpCodes);

static bool emitOpRecords(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  if (M.Ops.empty()) {
    PrintError("no op is defined, so there is no table to write");
    return false;
  }
  emitDefaults(OS, RecordMacros);
  TextTable W;
  raw_null_ostream Nothing;
  RecordWriter(M, W, Nothing).write();
  emitNameTables(M, W, Nothing, Nothing);
  W.assign();
  if (!W.fits()) {
    PrintError("the op table's texts are more than their places in it can say");
    return false;
  }
  emitRule(OS, "Words");
  W.writeShared(OS);
  emitRule(OS, "Fields of types");
  emitNameTables(M, W, OS, Nothing);
  RecordWriter(M, W, OS).write();
  emitUndefinitions(OS, RecordMacros);
  return true;
}
static const Emitter
    OpRecords("gen-op-records", "include/dxil/generated/OpRecords.inc",
              "The texts and rows of the op table, by enum and op. <dxil/ops/OpTable.h> includes "
              "it once for each table, with the macros that the table is made of.",
              emitOpRecords);

static bool emitOpTable(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  TextTable W;
  raw_null_ostream Nothing;
  RecordWriter(M, W, Nothing).write();
  emitNameTables(M, W, Nothing, Nothing);
  W.assign();
  OS << "\n";
  emitNameTables(M, W, Nothing, OS);
  return true;
}
static const Emitter OpTable("gen-op-table", "include/dxil/generated/OpTable.inc",
                             "The names of the op table. Included by dxil/ops/OpTable.h inside "
                             "namespace dxil::table; the types are those of dxil/ops/types.h.",
                             emitOpTable);

static bool emitOpDocs(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  std::string Ops, Enums;
  raw_string_ostream OpsOS(Ops), EnumsOS(Enums);
  for (const auto &Op : M.Ops) {
    std::vector<std::string> Args;
    for (const ArgDesc &Arg : Op->Arguments)
      Args.push_back(Arg.Doc);
    const std::string List = emitDocList(OS, "Of" + Op->Name, Args);
    OpsOS << "    {.Doc = ";
    emitString(OpsOS, Op->Doc, 12);
    OpsOS << ",\n     .Result = ";
    emitString(OpsOS, Op->ResultDoc, 15);
    OpsOS << ",\n     .Args = " << List << "},\n";
  }
  for (const auto &Enum : M.Enums) {
    std::vector<std::string> Cases;
    for (const EnumCaseDesc &Case : Enum->Cases)
      Cases.push_back(Case.Doc);
    const std::string List = emitDocList(OS, "CasesOf" + Enum->Name, Cases);
    EnumsOS << "    {.Doc = ";
    emitString(EnumsOS, Enum->Doc, 12);
    EnumsOS << ",\n     .Cases = " << List << "},\n";
  }
  OS << "\ninline constexpr OpDocs OpTexts[] = {\n" << Ops << "};\n";
  OS << "\ninline constexpr EnumDocs EnumTexts[] = {\n"
     << (M.Enums.empty() ? "    {},\n" : Enums) << "};\n";
  return true;
}
static const Emitter OpDocs("gen-op-docs", "include/dxil/generated/OpDocs.inc",
                            "What documentation says of ops and enums, in the order of the op "
                            "table. Included by dxil/ops/docs.h inside namespace dxil::table.",
                            emitOpDocs);

} // namespace dxil::emitters
