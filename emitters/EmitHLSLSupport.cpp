// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// docs/hlsl-support.md: every part of HLSL with the shader models and stages that have it, what
// gives it, and its test.
#include "EmitHLSLSupport.h"
#include "HLSLModel.h"
#include "HLSLResourceModel.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Record.h>

#include <map>
#include <set>

using namespace llvm;

namespace dxil {
namespace {

/// A row of a table: what stands in its columns, and whose test stands in the last.
struct Row {
  std::vector<std::string> Cells;
  std::string Name;
};

std::string code(StringRef Text) { return Text.empty() ? "" : ("`" + Text + "`").str(); }

/// A column keeps its width whatever stands in it.
std::string escaped(StringRef Text) {
  std::string Out;
  for (char C : Text)
    Out += C == '|' ? std::string("\\|") : std::string(1, C);
  return Out;
}

class SupportPage {
public:
  SupportPage(const Model &M, const HLSLModel &H, const HLSLResourceModel &R,
              const RecordKeeper &Records, raw_ostream &OS)
      : M(M), H(H), R(R), Records(Records), OS(OS) {}

  void emit() {
    readTests();
    OS << "<!-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
          "     Written by: dxil-tblgen DXIL.td -gen-hlsl-docs; edit the records, not this file. "
          "-->\n"
          "# HLSL: what is there\n\n"
          "A shader model is the first that has a thing; stages are those that may use it. Tests "
          "lie below the "
          "root\nof the sources. How it is brought to stock clang, and what differs from dxc in "
          "meaning, is in "
          "[hlsl.md](hlsl.md).\n";
    types();
    classes();
    methods();
    functions();
    semantics();
    parts("Attributes", "attribute");
    parts("Words of declarations", "word");
    refusals();
  }

private:
  void readTests() {
    for (const Record *Test : definitions(Records, "HLSLTest"))
      for (StringRef Name : Test->getValueAsListOfStrings("Names"))
        Tests.try_emplace(Name.str(), Test->getValueAsString("File").str());
  }

  /// The test of a name. tests/hlsl/check_hlsl_docs.py refuses a page with "none".
  std::string testOf(const std::string &Name) const {
    auto It = Tests.find(Name);
    return It == Tests.end() ? "none" : code(It->second);
  }

  void table(StringRef Title, ArrayRef<StringRef> Columns, ArrayRef<Row> Rows) {
    if (Rows.empty())
      return;
    OS << "\n" << Title << "\n\n|";
    for (StringRef Column : Columns)
      OS << " " << Column << " |";
    OS << " test |\n|";
    for (size_t I = 0; I != Columns.size() + 1; ++I)
      OS << "---|";
    OS << "\n";
    for (const Row &Row : Rows) {
      OS << "|";
      for (const std::string &Cell : Row.Cells)
        OS << " " << escaped(Cell) << " |";
      OS << " " << testOf(Row.Name) << " |\n";
    }
  }

  static std::string model(VersionDesc DXIL) { return "6." + std::to_string(DXIL.Minor); }

  /// The stages that have an op at some version.
  std::string stagesOf(const OpDesc *Op) const {
    if (!Op)
      return "all";
    std::set<const StageDesc *> Found;
    for (const StagesDesc &Entry : Op->Stages) {
      if (Entry.All)
        return "all";
      Found.insert(Entry.Stages.begin(), Entry.Stages.end());
    }
    std::string Text;
    size_t Known = 0;
    for (const auto &Stage : M.Stages)
      if (Found.count(Stage.get())) {
        Text += (Text.empty() ? "" : ", ") + (Stage->HLSL.empty() ? Stage->Name : Stage->HLSL);
        ++Known;
      }
    return Known == M.Stages.size() ? "all" : Text;
  }

  void addParts(StringRef Kind, std::vector<Row> &Rows) {
    for (const Record *Part : definitions(Records, "HLSLPart"))
      if (Part->getValueAsString("Kind") == Kind)
        for (StringRef Name : Part->getValueAsListOfStrings("Names"))
          Rows.push_back(
              {{code(Name), Part->getValueAsString("Since").str(),
                Part->getValueAsString("InStages").str(), Part->getValueAsString("Means").str()},
               Name.str()});
  }

  void parts(StringRef Title, StringRef Kind) {
    std::vector<Row> Rows;
    addParts(Kind, Rows);
    table(("## " + Title).str(), {"name", "shader model", "stages", "means"}, Rows);
  }

  void types() {
    std::vector<Row> Rows;
    for (const auto &Scalar : H.Scalars) {
      std::string Others;
      for (const HLSLAliasDesc &Alias : H.Aliases)
        if (Alias.Type == Scalar.get() || (Alias.NativeType == Scalar.get() && Alias.Native16Only))
          Others += (Others.empty() ? "" : ", ") + code(Alias.Name);
      Rows.push_back({{code(Scalar->Name), std::to_string(Scalar->Bits), Others,
                       Scalar->Native16 ? "6.2, -enable-16bit-types" : "6.0"},
                      Scalar->Name});
    }
    table("## Scalar types\n\nEach has vectors of 1 to 4 (`float3`) and matrices of 1x1 to 4x4 "
          "(`float4x3`), given by "
          "the header\nas names of clang's types.",
          {"type", "bits", "other names", "shader model"}, Rows);
    Rows.clear();
    addParts("type", Rows);
    table("### Other types", {"type", "shader model", "stages", "means"}, Rows);
  }

  void classes() {
    std::vector<Row> Rows;
    for (const auto &Resource : R.Resources) {
      std::string Name = code(Resource->Name);
      if (!Resource->Alias.empty())
        Name += ", " + code(Resource->Alias);
      Rows.push_back({{Name, "6.0", "all", "the header; " + Resource->Doc}, Resource->Name});
    }
    for (const HLSLClassDesc &Class : R.Classes)
      if (!Class.Name.empty())
        Rows.push_back({{code(Class.Name), "6.0", "all", "the header; " + Class.Doc}, Class.Name});
    addParts("class", Rows);
    table("## Classes", {"class", "shader model", "stages", "means"}, Rows);
  }

  void methods() {
    std::vector<Row> Rows;
    for (const HLSLMethodDesc &Method : R.Methods) {
      if (StringRef(Method.Name).starts_with("__"))
        continue; // for dxil-frontend
      std::string Params, Classes;
      for (const HLSLMethodParamDesc &Param : Method.Params)
        Params += (Params.empty() ? "" : ", ") + Param.Name + (Param.Optional ? "?" : "");
      for (const HLSLResourceDesc *Class : Method.Classes)
        Classes += (Classes.empty() ? "" : ", ") + code(Class->Name);
      Rows.push_back(
          {{code(Method.Name), Params + (Method.FourOffsets ? "; four offsets" : ""), Classes,
            model(Method.Op->Minimum), stagesOf(Method.Op), "op " + code(Method.Op->Name)},
           Method.Name});
    }
    table(
        "## Methods of textures\n\nWhat has a question mark may be left out with all that follows.",
        {"method", "parameters", "classes", "shader model", "stages", "means"}, Rows);
    Rows.clear();
    addParts("method", Rows);
    table("## Methods of other classes", {"method", "shader model", "stages", "means"}, Rows);
  }

  static std::string means(const HLSLFunctionDesc &F) {
    switch (F.Form) {
    case HLSLForm::Elementwise:
    case HLSLForm::Builtin:
      return "clang's builtin";
    case HLSLForm::ViaOp:
      return "op " + code(F.Op->Name);
    case HLSLForm::Intrinsic:
      return "LLVM's " + code(F.Builtin);
    case HLSLForm::Atomic:
      return "clang's atomics";
    case HLSLForm::Code:
      return "HLSL";
    }
    return "";
  }

  void functions() {
    OS << "\n## Functions\n\nBuiltins are clang's; an op is called by an extension intrinsic; HLSL "
          "is text of the "
          "header.\n";
    std::vector<std::string> Groups;
    std::map<std::string, std::vector<Row>> ByGroup;
    std::set<std::string> Seen;
    for (const HLSLFunctionDesc &F : H.Functions) {
      if (!Seen.insert(F.Name).second || StringRef(F.Name).starts_with("__"))
        continue;
      if (!ByGroup.count(F.Group))
        Groups.push_back(F.Group);
      ByGroup[F.Group].push_back(
          {{code(F.Name), model(F.Since) + (F.Native16 ? ", -enable-16bit-types" : ""),
            stagesOf(F.Op), means(F)},
           F.Name});
    }
    for (const std::string &Group : Groups)
      table("### " + Group, {"function", "shader model", "stages", "means"}, ByGroup[Group]);
    std::vector<Row> Rows;
    addParts("function", Rows);
    table("### Others", {"function", "shader model", "stages", "means"}, Rows);
  }

  void semantics() {
    std::vector<Row> Rows;
    for (const Record *Value : definitions(Records, "SystemValue")) {
      std::string Name = Value->getValueAsString("Name").str(), Points;
      if (Name.empty())
        continue;
      for (StringRef Point : Value->getValueAsListOfStrings("Points")) {
        auto [Where, What] = Point.split(':');
        auto [Kind, Since] = What.split('@');
        Points += (Points.empty() ? "" : ", ") + Where.str() + ": " + StringRef(Kind).str();
        if (!Since.empty())
          Points += " from " + Since.str();
        std::replace(Points.begin(), Points.end(), '_', ' ');
      }
      Rows.push_back({{code(Name), Points}, Name});
    }
    table("## Semantics\n\nPoints are stages with In and Out (HSCP: control points, PC: patch "
          "constants, GSV: vertices, MSP: "
          "primitives).\nArbitrary: an ordinary element; system: of the pipeline; generated: made "
          "by it; shadow, not in "
          "signature:\nread by an op. Names without `SV_` are ordinary elements.",
          {"semantic", "points"}, Rows);
  }

  void refusals() {
    OS << "\n## What is refused\n\nEach is an error with its place; what stands last is to be "
          "written instead.\n\n"
          "| HLSL | message | instead | test |\n|---|---|---|---|\n";
    for (const Record *Refusal : definitions(Records, "HLSLRefusal"))
      OS << "| " << escaped(Refusal->getValueAsString("What")) << " | "
         << escaped(code(Refusal->getValueAsString("Message"))) << " | "
         << escaped(Refusal->getValueAsString("Instead")) << " | "
         << (Refusal->getValueAsString("test").empty() ? "clang's message"
                                                       : code(Refusal->getValueAsString("test")))
         << " |\n";
  }

  const Model &M;
  const HLSLModel &H;
  const HLSLResourceModel &R;
  const RecordKeeper &Records;
  raw_ostream &OS;
  std::map<std::string, std::string> Tests;
};

} // namespace

bool emitHLSLSupport(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<HLSLModel> H = readHLSLModel(M, Records);
  std::optional<HLSLResourceModel> R = readHLSLResources(M, Records);
  if (!H || !R)
    return false;
  SupportPage(M, *H, *R, Records, OS).emit();
  return true;
}

} // namespace dxil
