// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpCodes.h (enums) and OpTable.inc (the data behind dxil/ops.h).
#include "Emitter.h"
#include "Model.h"
#include "TextTable.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/Format.h>
#include <llvm/Support/FormatVariadic.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>

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

/// "Overload::Half, Overload::Float".
template <class List, class Name>
std::string qualified(const List &Items, StringRef Enum, Name Of) {
  std::string Result;
  for (const auto *Item : Items)
    Result += (Result.empty() ? "" : ", ") + Enum.str() + "::" + Of(*Item);
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

/// Breaks a line of code at commas where it would pass 100 columns.
void emitWrapped(raw_ostream &OS, StringRef Line, unsigned Indent) {
  while (Line.size() > 100) {
    size_t Break = Line.take_front(100).rfind(", ");
    // A comma within a string literal is no place to break.
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

/// How many rows the tables of OpTable.inc have that are declared with their size, and which rows
/// are whose ops.
void emitTableSizes(const Model &M, raw_ostream &OS) {
  OS << "/// Sizes of what is in OpTable.inc.\nnamespace table {\n";
  auto Size = [&](StringRef Name, size_t Count) {
    OS << "inline constexpr uint32_t Num" << Name << " = " << Count << ";\n";
  };
  Size("Ops", M.Ops.size());
  Size("Classes", M.Classes.size());
  Size("Types", M.Types.size());
  Size("Enums", std::max<size_t>(M.Enums.size(), 1)); // no array is empty
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

//===-- OpTable.inc -------------------------------------------------------===//

/// The texts of the table, each once, and rows that lists have in common.
class Tables {
public:
  /// A TableText of a text.
  std::string text(StringRef Text) {
    if (Text.empty())
      return "{}";
    // The comment is for readers of the table.
    return formatv("{0} /* {1} */", Texts.initializer(Text), Text).str();
  }

  /// The rows of one type; lists of the same rows share them.
  class Rows {
  public:
    /// A TableRows of these rows.
    std::string list(const std::vector<std::string> &List) {
      if (List.empty())
        return "{}";
      size_t First = 0, Last = All.size() >= List.size() ? All.size() - List.size() + 1 : 0;
      while (First != Last && !std::equal(List.begin(), List.end(), All.begin() + First))
        ++First;
      if (First == Last) {
        First = All.size();
        append_range(All, List);
      }
      return formatv("{{{0}, {1}}", First, List.size()).str();
    }
    size_t size() const { return All.size(); }
    void write(raw_ostream &OS, StringRef Type, StringRef Name) const {
      OS << "inline constexpr " << Type << " " << Name << "[] = {\n";
      unsigned Number = 0;
      for (const std::string &Row : All) {
        if (Number % 10 == 0)
          OS << "    // " << Number << "\n";
        emitWrapped(OS, "    " + Row + ",", 8);
        ++Number;
      }
      OS << (Number ? "};\n\n" : "    {},\n};\n\n");
    }

  private:
    std::vector<std::string> All;
  };

  std::string texts(const std::vector<std::string> &List) {
    std::vector<std::string> Result;
    for (const std::string &Text : List)
      Result.push_back(text(Text));
    return TextLists.list(Result);
  }

  /// False, with an error, where a number of the table is too large for its type.
  bool fits() const {
    if (!Texts.fits() || Args.size() > UINT16_MAX) {
      PrintError("the op table's texts or arguments are more than their numbers in it can say");
      return false;
    }
    return true;
  }
  void write(raw_ostream &OS) const {
    Texts.write(OS, "Texts");
    TextLists.write(OS, "TableText", "TextLists");
    Cases.write(OS, "EnumCaseInfo", "EnumCases");
    Enums.write(OS, "EnumInfo", "Enums");
    Args.write(OS, "ArgInfo", "Args");
    Overloads.write(OS, "OverloadsSince", "OverloadLists");
    Stages.write(OS, "StagesSince", "StageLists");
    Attributes.write(OS, "AttributesSince", "AttributeLists");
  }

  Rows TextLists, Cases, Enums, Args, Overloads, Stages, Attributes;

private:
  TextTable Texts;
};

void addEnums(const Model &M, Tables &T) {
  for (const auto &Enum : M.Enums) {
    std::vector<std::string> Cases;
    for (const EnumCaseDesc &Case : Enum->Cases) {
      std::string Row =
          "{.Name = " + T.text(Case.Name) + ", .Value = " + std::to_string(Case.Value);
      if (Case.Since > VersionDesc{1, 0})
        Row += ", .Since = " + version(Case.Since);
      if (!Case.AllStages)
        Row += ", .Stages = {" + stageNames(Case.Stages) + "}";
      Cases.push_back(Row + "}");
    }
    T.Enums.list({"{.Name = " + T.text(Enum->Name) + (Enum->Flags ? ", .Flags = true" : "") +
                  ", .Cases = " + T.Cases.list(Cases) + "}"});
  }
}

void emitNameTables(const Model &M, Tables &T, raw_ostream &OS) {
  emitRule(OS, "Names");
  OS << "inline constexpr TableText StageNames[] = {\n";
  int Next = 0;
  for (const auto &Stage : M.Stages) {
    for (; Next < Stage->Kind; ++Next)
      OS << "    {},\n";
    OS << "    " << T.text(Stage->Name) << ",\n";
    ++Next;
  }
  OS << "};\n\ninline constexpr TableText AttributeNames[] = {\n";
  for (const auto &Attribute : M.Attributes)
    OS << "    " << T.text(Attribute->Name) << ",\n";
  OS << "};\n\n// The name of an overload type, and how it ends a function's name.\n"
     << "inline constexpr TableText OverloadNames[][2] = {\n    {" << T.text("void") << ", {}},\n";
  for (const TypeDesc *Type : M.OverloadTypes)
    OS << "    {" << T.text(Type->Name) << ", " << T.text(Type->Suffix) << "},\n";
  OS << "};\n\ninline constexpr TypeInfo Types[] = {\n";
  for (const auto &Type : M.Types) {
    OS << "    {.Kind = TypeKind::" << Type->Enum << ", .Name = " << T.text(Type->Name);
    if (Type->Shape == TypeShape::Overload)
      OS << ", .AsOverload = Overload::" << Type->Enum;
    if (Type->Shape == TypeShape::Dependent)
      OS << ", .Dimension = " << Type->Dimension << ", .FollowsOverload = true";
    if (Type->Shape == TypeShape::Struct)
      OS << ",\n     .IsStruct = true, .Fields = "
         << T.texts({Type->Fields.begin(), Type->Fields.end()});
    OS << "},\n";
  }
  OS << "};\n\ninline constexpr ClassInfo Classes[] = {\n";
  for (const auto &Class : M.Classes)
    OS << "    {OpClass::" << Class->Enum << ", " << T.text(Class->Name) << "},\n";
  OS << "};\n";
}

std::string argRow(const Model &M, const ArgDesc &Arg, Tables &T) {
  std::string Row = "{.Name = " + T.text(Arg.Name) + ", .Id = OperandId::" + Arg.Id +
                    ", .Type = TypeKind::" + Arg.Type->Enum;
  if (Arg.Immediate)
    Row += ", .Immediate = true";
  if (Arg.Unsigned)
    Row += ", .Unsigned = true";
  if (Arg.Enum) {
    auto Found = find_if(M.Enums, [&](const auto &E) { return E.get() == Arg.Enum; });
    Row += ", .Enum = " + std::to_string(Found - M.Enums.begin()) + " /* " + Arg.Enum->Name + " */";
  }
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
    Row += ", .JudgedBy = " + T.text(Arg.JudgedBy);
  return Row + "}";
}

std::string overloadRows(const OpDesc &Op, Tables &T) {
  std::vector<std::string> Rows;
  for (const OverloadsDesc &Entry : Op.Overloads)
    Rows.push_back("{.Since = " + version(Entry.Since) +
                   (Op.NumDimensions > 1 ? ", .Dimension = " + std::to_string(Entry.Dimension)
                                         : std::string()) +
                   ", .Types = {{" + overloadNames(Entry.Types) + "}, {" +
                   overloadNames(Entry.VectorElements) + "}}}");
  return T.Overloads.list(Rows);
}

std::string stageRows(const OpDesc &Op, Tables &T) {
  std::vector<std::string> Rows;
  for (const StagesDesc &Entry : Op.Stages)
    Rows.push_back("{.Since = " + version(Entry.Since) + ", .Stages = " +
                   (Entry.All ? "StageSet::all()" : "{" + stageNames(Entry.Stages) + "}") +
                   (Entry.Removed ? ", .Removed = true}" : "}"));
  return T.Stages.list(Rows);
}

std::string attributeRows(const OpDesc &Op, Tables &T) {
  std::vector<std::string> Rows;
  for (const AttributesDesc &Entry : Op.Attributes)
    Rows.push_back(
        "{.Since = " + version(Entry.Since) + ", .Attributes = {" +
        qualified(Entry.Attributes, "Attribute", [](const AttributeDesc &A) { return A.Name; }) +
        "}}");
  return T.Attributes.list(Rows);
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

void emitOp(const Model &M, const OpDesc &Op, Tables &T, raw_ostream &OS) {
  OS << "    {.Code = OpCode::" << Op.Name << ",\n     .Name = " << T.text(Op.Name)
     << ",\n     .Class = OpClass::" << Op.Class->Enum
     << ",\n     .ClassName = " << T.text(Op.Class->Name)
     << ",\n     .Category = " << T.text(Op.Category) << ",\n";
  if (Op.Reserved)
    OS << "     .Reserved = true,\n";
  if (Op.Table->FeatureId)
    OS << "     .Experimental = true,\n";
  OS << "     .Result = TypeKind::" << Op.Result->Enum << ",\n";
  if (!Op.Overloads.empty())
    OS << "     .OverloadDimensions = " << Op.NumDimensions << ",\n";
  auto Field = [&](StringRef Name, const std::string &Rows) {
    if (Rows != "{}")
      OS << "     ." << Name << " = " << Rows << ",\n";
  };
  std::vector<std::string> Args;
  for (const ArgDesc &Arg : Op.Arguments)
    Args.push_back(argRow(M, Arg, T));
  Field("Args", T.Args.list(Args));
  Field("Overloads", overloadRows(Op, T));
  Field("Stages", stageRows(Op, T));
  Field("Attributes", attributeRows(Op, T));
  OS << "     .MinVersion = " << version(Op.Minimum)
     << ",\n     .TranslatedMinVersion = " << version(Op.TranslatedMinimum.value_or(Op.Minimum))
     << ",\n";
  Field("Signature", T.text(exampleSignature(Op)));
  Field("Extension", T.text(Op.hasExtension() ? Op.extensionName() : std::string()));
  Field("Intrinsics", T.texts(intrinsicNames(Op)));
  Field("GenericIR", T.texts(Op.GenericIR));
  Field("Hlsl", T.texts(Op.HLSL));
  Field("Counters", T.texts(Op.Counters));
  if (!Op.Accesses.empty())
    OS << "     .Accesses = AccessedSignature::" << Op.Accesses << ",\n";
  OS << "    },\n";
}

//===-- OpDocs.inc --------------------------------------------------------===//

/// An array of the texts that follow, if there are any; its name, or {}.
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

bool emitOpCodes(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  emitBanner(OS, "//", "The numbers of DXIL: ops, op classes, stages, overloads, argument enums.",
             "gen-op-codes");
  OS << "#pragma once\n\n#include <cstdint>\n\nnamespace dxil {\n\n";
  emitOpCodeEnum(M, OS);
  emitFixedEnums(M, OS);
  emitArgumentEnums(M, OS);
  emitTableSizes(M, OS);
  OS << "} // namespace dxil\n";
  return true;
}

bool emitOpTable(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  if (M.Ops.empty()) {
    PrintError("no op is defined, so there is no table to write");
    return false;
  }
  emitBanner(
      OS, "//",
      "The op table: texts and lists, to which the others refer by number, then names, then\n"
      "// ops by opcode. Included by dxil/ops.h inside namespace dxil::table; the types are\n"
      "// those of dxil/ops/types.h.",
      "gen-op-table");
  Tables T;
  std::string Names, Ops;
  raw_string_ostream NamesOS(Names), OpsOS(Ops);
  addEnums(M, T);
  emitNameTables(M, T, NamesOS);
  for (const auto &Op : M.Ops)
    emitOp(M, *Op, T, OpsOS);
  if (!T.fits())
    return false;
  emitRule(OS, "Texts and lists");
  T.write(OS);
  OS << Names;
  emitRule(OS, "Ops");
  OS << "inline constexpr OpInfo Ops[] = {\n" << Ops << "};\n";
  return true;
}

bool emitOpDocs(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  emitBanner(OS, "//",
             "What documentation says of ops and enums, in the order of the op table. Included by\n"
             "// dxil/ops/docs.h inside namespace dxil::table.",
             "gen-op-docs");
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

} // namespace dxil::emitters
