// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// -gen-llvm-dxil-td: the core ops as records of LLVM's own llvm/lib/Target/DirectX/DXIL.td, for its
// DXILEmitter (llvm-tblgen -gen-dxil-operation). That schema has one scalar overload for each op,
// cannot select ops by the type of an intrinsic, and has four attributes. An op that it cannot
// express becomes a comment with the reason.
#include "Emitter.h"
#include "LLVMAudit.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/Sequence.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Record.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Schema = R"(include "llvm/IR/Intrinsics.td"

class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}

class DXILOpParamType {
  int isOverload = 0;
}

class DXILOpClass;
class DXILShaderStage;
class DXILAttribute;

class Overloads<Version version, list<DXILOpParamType> types> {
  Version dxil_version = version;
  list<DXILOpParamType> overload_types = types;
}

class Stages<Version version, list<DXILShaderStage> stages> {
  Version dxil_version = version;
  list<DXILShaderStage> shader_stages = stages;
}

class Attributes<Version version, list<DXILAttribute> attributes> {
  Version dxil_version = version;
  list<DXILAttribute> fn_attrs = attributes;
}

class IntrinArgSelectType;
def IntrinArgSelect_Index : IntrinArgSelectType;
def IntrinArgSelect_I8 : IntrinArgSelectType;
def IntrinArgSelect_I32 : IntrinArgSelectType;

class IntrinArgSelect<IntrinArgSelectType argType, int argValue> {
  IntrinArgSelectType type = argType;
  int value = argValue;
}
class IntrinArgIndex<int index> : IntrinArgSelect<IntrinArgSelect_Index, index>;
class IntrinArgI8<int value> : IntrinArgSelect<IntrinArgSelect_I8, value>;
class IntrinArgI32<int value> : IntrinArgSelect<IntrinArgSelect_I32, value>;

class IntrinSelect<Intrinsic which, list<IntrinArgSelect> args = []> {
  Intrinsic intrinsic = which;
  list<IntrinArgSelect> arg_selects = args;
}

class DXILProperty;

class DXILOp<int opcode, DXILOpClass opclass> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  list<IntrinSelect> intrinsics = [];
  DXILOpParamType result;
  list<DXILOpParamType> arguments = [];
  list<Overloads> overloads = [];
  list<Stages> stages;
  list<Attributes> attributes = [];
  list<DXILProperty> properties = [];
}
)";

/// The function attributes of LLVM's schema.
constexpr StringLiteral KnownAttributes[] = {"ReadNone", "ReadOnly", "NoDuplicate", "NoReturn"};

class RecordWriter {
public:
  RecordWriter(const Model &M, const RecordKeeper &Records) : M(M) {
    for (const Record *R : definitions(Records, "LLVMTypeName")) {
      const StringRef Type = R->getValueAsDef("Type")->getName();
      TypeNames[Type] = R->getValueAsString("Name");
      Prefixes[Type] = R->getValueAsString("OverloadPrefix");
    }
    for (const Record *R : definitions(Records, "LLVMOpName"))
      OpNames[R->getValueAsDef("Op")->getName()] = R->getValueAsString("Name");
  }

  std::string write();

private:
  /// Returns why the op cannot be a record of LLVM's schema; empty if it can.
  std::string obstacle(const OpDesc &Op) const;
  std::string typeName(const TypeDesc &Type);
  std::string constant(const ArgSourceDesc &Source, const TypeDesc &Type);
  void writeOp(const OpDesc &Op, raw_ostream &OS);
  void writeIntrinsics(const OpDesc &Op, raw_ostream &OS);
  void writeVersioned(const OpDesc &Op, raw_ostream &OS);
  void writeDeclarations(raw_ostream &OS) const;

  const Model &M;
  StringMap<StringRef> TypeNames, Prefixes, OpNames;
  std::vector<std::string> Types;     ///< types of ops, in the order of their first use
  std::vector<std::string> Constants; ///< `defvar`s, in the order of their first use
  StringSet<> Lowered;                ///< intrinsics that already have an op
};

std::string RecordWriter::obstacle(const OpDesc &Op) const {
  if (Op.NumDimensions > 1)
    return "it has several overload types";
  bool HasScalars = Op.Overloads.empty();
  for (const OverloadsDesc &Entry : Op.Overloads)
    for (const TypeDesc *Type : Entry.Types) {
      if (!TypeNames.contains(Type->Record)) // udt and object have no name in LLVM's schema
        return "its overload is a type of the program (" + Type->Name + ")";
      HasScalars = true;
    }
  if (!HasScalars)
    return "it has vector overloads only";
  for (const ArgDesc &Arg : Op.Arguments) {
    if (!Prefixes.lookup(Op.Result->Record).empty() && Arg.Type->Shape == TypeShape::Dependent)
      return "result and argument follow the overload in different ways";
    if (Arg.Type->Shape == TypeShape::Dependent && !TypeNames.contains(Arg.Type->Record))
      return "the type of '" + Arg.Name + "' follows the overload (" + Arg.Type->Name + ")";
  }
  if (Op.Result->Shape == TypeShape::Dependent && !TypeNames.contains(Op.Result->Record))
    return "the result follows the overload (" + Op.Result->Name + ")";
  return {};
}

std::string RecordWriter::typeName(const TypeDesc &Type) {
  std::string Name = TypeNames.lookup(Type.Record).str();
  if (Name.empty())
    Name = StringRef(Type.Record).take_front(1).upper() + Type.Record.substr(1);
  if (!is_contained(Types, Name))
    Types.push_back(Name);
  return Name;
}

/// Returns an IntrinArg for a constant. An enum's constant is named by a `defvar`.
std::string RecordWriter::constant(const ArgSourceDesc &Source, const TypeDesc &Type) {
  std::string Value = std::to_string(Source.Value);
  if (Source.Enum) {
    for (const EnumCaseDesc &Case : Source.Enum->Cases)
      if (Case.Name == Source.CaseName) {
        Value = Source.Enum->Name + "_" + Case.Name;
        const std::string Line = "defvar " + Value + " = " + std::to_string(Case.Value) + ";\n";
        if (!is_contained(Constants, Line))
          Constants.push_back(Line);
      }
  }
  return (Type.Record == "i8Ty" ? "IntrinArgI8<" : "IntrinArgI32<") + Value + ">";
}

void RecordWriter::writeIntrinsics(const OpDesc &Op, raw_ostream &OS) {
  std::vector<std::string> Selections, Others;
  for (const IntrinsicSelectDesc &Select : Op.Intrinsics) {
    const std::string &Name = Select.Intrinsic.Enum;
    // LLVM's emitter makes one case of a switch for each intrinsic, so each may occur once.
    const bool HasConstantFlag = any_of(seq<size_t>(0, Select.Args.size()), [&](size_t I) {
      return Select.Args[I].Kind == ArgSourceDesc::Constant &&
             Op.Arguments[I].Type->Record != "i8Ty" && Op.Arguments[I].Type->Record != "i32Ty";
    });
    if (HasConstantFlag || !Lowered.insert(Name).second) {
      Others.push_back(Name);
      continue;
    }
    std::string Text = "IntrinSelect<int_" + Name;
    if (!Select.Args.empty()) {
      Text += ", [";
      ListSeparator Comma;
      for (size_t I = 0; I < Select.Args.size(); ++I)
        Text += std::string(StringRef(Comma)) +
                (Select.Args[I].Kind == ArgSourceDesc::Operand
                     ? "IntrinArgIndex<" + std::to_string(Select.Args[I].Value) + ">"
                     : constant(Select.Args[I], *Op.Arguments[I].Type));
      Text += "]";
    }
    Selections.push_back(Text + ">");
  }
  if (!Selections.empty())
    OS << "  let intrinsics = [" << join(Selections, ",\n                    ") << "];\n";
  if (!Others.empty())
    OS << "  // Also for some types of: " << join(Others, ", ") << ".\n";
}

void RecordWriter::writeVersioned(const OpDesc &Op, raw_ostream &OS) {
  const auto Version = [](VersionDesc V) {
    return "DXIL" + std::to_string(V.Major) + "_" + std::to_string(V.Minor);
  };
  const auto List = [&](StringRef Field, StringRef Class, std::vector<std::string> Entries) {
    for (std::string &Entry : Entries)
      Entry = Class.str() + "<" + Entry + ">";
    if (!Entries.empty())
      OS << "  let " << Field << " = [" << join(Entries, ",\n    ") << "];\n";
  };
  std::vector<std::string> Entries;
  const StringRef Prefix = Prefixes.lookup(Op.Result->Record);
  for (const OverloadsDesc &Entry : Op.Overloads) {
    std::vector<std::string> Names;
    for (const TypeDesc *Type : Entry.Types) {
      Names.push_back((Prefix + TypeNames.lookup(Type->Record)).str()); // such as ResRetHalfTy
      if (!is_contained(Types, Names.back()))
        Types.push_back(Names.back());
    }
    const std::string Text = ", [" + join(Names, ", ") + "]";
    if (Entries.empty() || !StringRef(Entries.back()).ends_with(Text))
      Entries.push_back(Version(Entry.Since) + Text);
  }
  List("overloads", "Overloads", std::move(Entries));
  Entries.clear();
  for (const StagesDesc &Entry : Op.Stages) {
    std::vector<std::string> Names;
    for (const StageDesc *Stage : Entry.Stages)
      Names.push_back(Stage->Name);
    Entries.push_back(Version(Entry.Since) + ", [" +
                      (Entry.All       ? "all_stages"
                       : Entry.Removed ? "removed"
                                       : join(Names, ", ")) +
                      "]");
  }
  List("stages", "Stages", std::move(Entries));
  Entries.clear();
  for (const AttributesDesc &Entry : Op.Attributes) {
    std::vector<std::string> Names;
    for (const AttributeDesc *Attribute : Entry.Attributes)
      if (is_contained(KnownAttributes, Attribute->Name))
        Names.push_back(Attribute->Name);
    const std::string Text = ", [" + join(Names, ", ") + "]";
    if (Entries.empty() ? !Names.empty() : !StringRef(Entries.back()).ends_with(Text))
      Entries.push_back(Version(Entry.Since) + Text);
  }
  List("attributes", "Attributes", std::move(Entries));
}

void RecordWriter::writeOp(const OpDesc &Op, raw_ostream &OS) {
  const auto Renamed = OpNames.find(Op.Name);
  OS << "\ndef " << (Renamed == OpNames.end() ? StringRef(Op.Name) : Renamed->second)
     << " : DXILOp<" << Op.Number << ", " << Op.Class->Name << "> {\n  let Doc = ";
  emitString(OS, Op.Doc, 12);
  OS << ";\n";
  writeIntrinsics(Op, OS);
  if (!Op.Arguments.empty()) {
    std::vector<std::string> Names, TypeList;
    for (const ArgDesc &Arg : Op.Arguments) {
      Names.push_back(Arg.Name);
      TypeList.push_back(typeName(*Arg.Type));
    }
    emitComment(OS, "  //", join(Names, ", "));
    OS << "  let arguments = [" << join(TypeList, ", ") << "];\n";
  }
  OS << "  let result = " << typeName(*Op.Result) << ";\n";
  writeVersioned(Op, OS);
  OS << "}\n";
}

void RecordWriter::writeDeclarations(raw_ostream &OS) const {
  OS << Schema << "\n";
  for (VersionDesc Version : M.Versions)
    OS << "def DXIL" << Version.Major << "_" << Version.Minor << " : Version<" << Version.Major
       << ", " << Version.Minor << ">;\n";
  OS << "\n";
  for (const std::string &Type : Types)
    if (Type == "OverloadTy")
      OS << "let isOverload = 1 in def OverloadTy : DXILOpParamType;\n";
    else
      OS << "def " << Type << " : DXILOpParamType;\n";
  OS << "\ndefset list<DXILOpClass> OpClasses = {\n";
  for (const auto &Class : M.Classes)
    OS << "  def " << Class->Name << " : DXILOpClass;\n";
  OS << "  def UnknownOpClass : DXILOpClass;\n}\n\n";
  for (const auto &Stage : M.Stages)
    OS << "def " << Stage->Name << " : DXILShaderStage;\n";
  OS << "def all_stages : DXILShaderStage;\ndef removed : DXILShaderStage;\n\n";
  for (StringRef Attribute : KnownAttributes)
    OS << "def " << Attribute << " : DXILAttribute;\n";
  OS << "\n" << join(Constants, "");
}

std::string RecordWriter::write() {
  std::string Ops, Obstacles, Result;
  raw_string_ostream Body(Ops), Left(Obstacles), OS(Result);
  for (const OpDesc *Op : M.definedOps()) {
    if (Op->Table->FeatureId != 0)
      continue;
    if (const std::string Why = obstacle(*Op); Why.empty())
      writeOp(*Op, Body);
    else
      Left << "//   " << Op->Number << " " << Op->Name << ": " << Why << ".\n";
  }
  OS << "\n";
  writeDeclarations(OS);
  OS << Ops;
  if (!Obstacles.empty())
    OS << "\n// Ops that the schema cannot express:\n" << Obstacles;
  return Result;
}

} // namespace

std::string llvmRecords(const Model &M, const RecordKeeper &Records) {
  return RecordWriter(M, Records).write();
}

static bool emitLLVMRecords(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  OS << llvmRecords(M, Records);
  return true;
}
static const Emitter LLVMRecords("gen-llvm-dxil-td", "",
                                 "The DXIL operations in the schema of LLVM's DXILEmitter.",
                                 emitLLVMRecords);

} // namespace dxil::emitters
