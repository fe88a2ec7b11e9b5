// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpCodes.h (enums) and OpTable.inc (the data behind dxil/ops.h).
#include "Emitter.h"
#include "Model.h"

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

//===-- OpTable.inc -------------------------------------------------------===//

void emitEnumTables(const Model &M, raw_ostream &OS) {
  emitRule(OS, "Enums of arguments");
  for (const auto &Enum : M.Enums) {
    OS << "inline constexpr EnumCaseInfo " << Enum->Name << "Cases[] = {\n";
    for (const EnumCaseDesc &Case : Enum->Cases) {
      OS << "    {.Name = \"" << Case.Name << "\",\n     .Value = " << Case.Value
         << ",\n     .Doc = ";
      emitString(OS, Case.Doc, 12);
      if (Case.Since > VersionDesc{1, 0})
        OS << ",\n     .Since = " << version(Case.Since);
      if (!Case.AllStages) {
        OS << ",\n";
        emitWrapped(OS, "     .Stages = {" + stageNames(Case.Stages) + "}", 16);
        OS << "    },\n";
      } else {
        OS << "},\n";
      }
    }
    OS << "};\n";
  }
  OS << "\ninline constexpr EnumInfo Enums[] = {\n";
  for (const auto &Enum : M.Enums) {
    OS << "    {.Name = \"" << Enum->Name << "\",\n     .Doc = ";
    emitString(OS, Enum->Doc, 12);
    OS << ",\n     .Flags = " << (Enum->Flags ? "true" : "false")
       << ",\n     .Cases = " << Enum->Name << "Cases},\n";
  }
  OS << "};\n";
  unsigned Index = 0;
  for (const auto &Enum : M.Enums)
    OS << "inline constexpr const EnumInfo &" << Enum->Name << "Info = Enums[" << Index++ << "];\n";
  if (M.Enums.empty())
    return;
}

void emitNameTables(const Model &M, raw_ostream &OS) {
  emitRule(OS, "Names");
  OS << "inline constexpr std::string_view StageNames[] = {\n";
  int Next = 0;
  for (const auto &Stage : M.Stages) {
    for (; Next < Stage->Kind; ++Next)
      OS << "    \"\",\n";
    OS << "    \"" << Stage->Name << "\",\n";
    ++Next;
  }
  OS << "};\n\ninline constexpr std::string_view AttributeNames[] = {\n";
  for (const auto &Attribute : M.Attributes)
    OS << "    \"" << Attribute->Name << "\",\n";
  OS << "};\n\n// The name of an overload type, and how it ends a function's name.\n"
        "inline constexpr std::string_view OverloadNames[][2] = {\n    {\"void\", \"\"},\n";
  for (const TypeDesc *Type : M.OverloadTypes)
    OS << "    {\"" << Type->Name << "\", \"" << Type->Suffix << "\"},\n";
  OS << "};\n\n";
  for (const auto &Type : M.Types)
    if (Type->Shape == TypeShape::Struct) {
      OS << "inline constexpr std::string_view " << Type->Enum << "Fields[] = {";
      ListSeparator Comma;
      for (const std::string &Field : Type->Fields)
        OS << Comma << '"' << Field << '"';
      OS << "};\n";
    }
  OS << "\ninline constexpr TypeInfo Types[] = {\n";
  for (const auto &Type : M.Types) {
    OS << "    {.Kind = TypeKind::" << Type->Enum << ", .Name = \"" << Type->Name << '"';
    if (Type->Shape == TypeShape::Overload)
      OS << ", .AsOverload = Overload::" << Type->Enum;
    if (Type->Shape == TypeShape::Dependent)
      OS << ", .Dimension = " << Type->Dimension << ", .FollowsOverload = true";
    if (Type->Shape == TypeShape::Struct)
      OS << ",\n     .IsStruct = true, .Fields = " << Type->Enum << "Fields";
    OS << "},\n";
  }
  OS << "};\n\ninline constexpr ClassInfo Classes[] = {\n";
  for (const auto &Class : M.Classes)
    OS << "    {OpClass::" << Class->Enum << ", \"" << Class->Name << "\"},\n";
  OS << "};\n";
}

void emitArgs(const OpDesc &Op, raw_ostream &OS) {
  if (Op.Arguments.empty())
    return;
  OS << "inline constexpr ArgInfo Args[] = {\n";
  for (const ArgDesc &Arg : Op.Arguments) {
    OS << "    {.Name = \"" << Arg.Name << "\", .Id = OperandId::" << Arg.Id
       << ", .Type = TypeKind::" << Arg.Type->Enum;
    if (!Arg.Doc.empty()) {
      OS << ",\n     .Doc = ";
      emitString(OS, Arg.Doc, 12);
    }
    if (Arg.Immediate || Arg.Unsigned || Arg.Enum || Arg.Minimum || Arg.Maximum ||
        !Arg.FloatMinimum.empty() || !Arg.JudgedBy.empty())
      OS << ",\n     ";
    ListSeparator Comma;
    if (Arg.Immediate)
      OS << Comma << ".Immediate = true";
    if (Arg.Unsigned)
      OS << Comma << ".Unsigned = true";
    if (Arg.Enum)
      OS << Comma << ".Enum = &" << Arg.Enum->Name << "Info";
    if (Arg.Minimum)
      OS << Comma << ".HasMinimum = true";
    if (Arg.Maximum)
      OS << Comma << ".HasMaximum = true";
    if (Arg.Minimum)
      OS << Comma << ".Minimum = " << *Arg.Minimum;
    if (Arg.Maximum)
      OS << Comma << ".Maximum = " << *Arg.Maximum;
    if (!Arg.FloatMinimum.empty())
      OS << Comma << ".HasFloatRange = true, .FloatMinimum = float(" << Arg.FloatMinimum
         << "), .FloatMaximum = float(" << Arg.FloatMaximum << ")";
    if (!Arg.JudgedBy.empty())
      OS << Comma << ".JudgedBy = \"" << Arg.JudgedBy << "\"";
    OS << "},\n";
  }
  OS << "};\n";
}

void emitVersioned(const OpDesc &Op, raw_ostream &OS) {
  if (!Op.Overloads.empty()) {
    OS << "inline constexpr OverloadsSince Overloads[] = {\n";
    for (const OverloadsDesc &Entry : Op.Overloads) {
      OS << "    {.Since = " << version(Entry.Since);
      if (Op.NumDimensions > 1)
        OS << ", .Dimension = " << Entry.Dimension;
      OS << ",\n";
      emitWrapped(OS, "     .Types = {{" + overloadNames(Entry.Types) + "},", 16);
      emitWrapped(OS, "               {" + overloadNames(Entry.VectorElements) + "}}},", 16);
    }
    OS << "};\n";
  }
  OS << "inline constexpr StagesSince Stages[] = {\n";
  for (const StagesDesc &Entry : Op.Stages) {
    std::string Line = "    {.Since = " + version(Entry.Since) + ", .Stages = ";
    if (Entry.All)
      Line += "StageSet::all()";
    else
      Line += "{" + stageNames(Entry.Stages) + "}";
    emitWrapped(OS, Line + (Entry.Removed ? ", .Removed = true}," : "},"), 31);
  }
  OS << "};\n";
  if (Op.Attributes.empty())
    return;
  OS << "inline constexpr AttributesSince Attributes[] = {\n";
  for (const AttributesDesc &Entry : Op.Attributes)
    emitWrapped(OS,
                "    {.Since = " + version(Entry.Since) + ", .Attributes = {" +
                    qualified(Entry.Attributes, "Attribute",
                              [](const AttributeDesc &A) { return A.Name; }) +
                    "}},",
                35);
  OS << "};\n";
}

void emitStrings(raw_ostream &OS, StringRef Name, const std::vector<std::string> &Texts) {
  if (Texts.empty())
    return;
  std::string Line = ("inline constexpr std::string_view " + Name + "[] = {").str();
  ListSeparator Comma;
  for (const std::string &Text : Texts)
    Line += (StringRef(Comma) + "\"" + Text + "\"").str();
  emitWrapped(OS, Line + "};", 4);
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

void emitInfo(const OpDesc &Op, raw_ostream &OS, bool HasIntrinsics) {
  OS << "inline constexpr OpInfo Info = {\n    .Code = OpCode::" << Op.Name << ",\n    .Name = \""
     << Op.Name << "\",\n    .Class = OpClass::" << Op.Class->Enum << ",\n    .ClassName = \""
     << Op.Class->Name << "\",\n    .Category = \"" << Op.Category << "\",\n    .Doc = ";
  emitString(OS, Op.Doc, 11);
  OS << ",\n";
  if (Op.Reserved)
    OS << "    .Reserved = true,\n";
  if (Op.Table->FeatureId)
    OS << "    .Experimental = true,\n";
  OS << "    .Result = TypeKind::" << Op.Result->Enum << ",\n";
  if (!Op.ResultDoc.empty()) {
    OS << "    .ResultDoc = ";
    emitString(OS, Op.ResultDoc, 17);
    OS << ",\n";
  }
  if (!Op.Arguments.empty())
    OS << "    .Args = Args,\n";
  if (!Op.Overloads.empty())
    OS << "    .OverloadDimensions = " << Op.NumDimensions << ",\n    .Overloads = Overloads,\n";
  OS << "    .Stages = Stages,\n";
  if (!Op.Attributes.empty())
    OS << "    .Attributes = Attributes,\n";
  OS << "    .MinVersion = " << version(Op.Minimum)
     << ",\n    .TranslatedMinVersion = " << version(Op.TranslatedMinimum.value_or(Op.Minimum))
     << ",\n    .Signature = ";
  emitString(OS, exampleSignature(Op), 17);
  OS << ",\n";
  if (Op.hasExtension())
    OS << "    .Extension = \"" << Op.extensionName() << "\",\n";
  if (HasIntrinsics)
    OS << "    .Intrinsics = Intrinsics,\n";
  if (!Op.GenericIR.empty())
    OS << "    .GenericIR = GenericIR,\n";
  if (!Op.HLSL.empty())
    OS << "    .Hlsl = Hlsl,\n";
  if (!Op.Counters.empty())
    OS << "    .Counters = Counters,\n";
  if (!Op.Accesses.empty())
    OS << "    .Accesses = AccessedSignature::" << Op.Accesses << ",\n";
  OS << "};\n";
}

void emitOp(const OpDesc &Op, raw_ostream &OS) {
  emitRule(OS, Op.Name);
  emitComment(OS, "//", exampleSignature(Op));
  OS << "namespace " << Op.Name << " {\n";
  emitArgs(Op, OS);
  emitVersioned(Op, OS);
  std::vector<std::string> Intrinsics = intrinsicNames(Op);
  emitStrings(OS, "Intrinsics", Intrinsics);
  emitStrings(OS, "GenericIR", Op.GenericIR);
  emitStrings(OS, "Hlsl", Op.HLSL);
  emitStrings(OS, "Counters", Op.Counters);
  emitInfo(Op, OS, !Intrinsics.empty());
  OS << "} // namespace " << Op.Name << "\n";
}

} // namespace

bool emitOpCodes(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  emitBanner(OS, "//", "The numbers of DXIL: ops, op classes, stages, overloads, argument enums.",
             "gen-op-codes");
  OS << "#pragma once\n\n#include <cstdint>\n\nnamespace dxil {\n\n";
  emitOpCodeEnum(M, OS);
  emitFixedEnums(M, OS);
  emitArgumentEnums(M, OS);
  OS << "} // namespace dxil\n";
  return true;
}

bool emitOpTable(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  if (M.Ops.empty()) {
    PrintError("no op is defined, so there is no table to write");
    return false;
  }
  emitBanner(OS, "//",
             "The op table: one block for each op, under its declaration. Included by dxil/ops.h\n"
             "// inside namespace dxil::table; the types are those of dxil/ops/types.h.",
             "gen-op-table");
  emitNameTables(M, OS);
  emitEnumTables(M, OS);
  for (const auto &Op : M.Ops)
    emitOp(*Op, OS);
  emitRule(OS, "All ops, by opcode");
  OS << "inline constexpr OpInfo Ops[] = {\n";
  for (const auto &Op : M.Ops)
    OS << "    " << Op->Name << "::Info,\n";
  OS << "};\n";
  return true;
}

} // namespace dxil::emitters
