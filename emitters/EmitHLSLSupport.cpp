// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes docs/hlsl-support.md: every part of HLSL with its shader models, stages and test.
// Functions, methods and classes are those of the library's model.
#include "Emitter.h"
#include "LibraryModel.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>
#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// A row of a table: its cells, and the name whose test is in the last cell.
struct Row {
  std::vector<std::string> Cells;
  std::string Name;
};

std::string code(StringRef Text) {
  return Text.empty() ? "" : ("`" + Text + "`").str();
}

/// Escapes text so that it keeps the columns of the table.
std::string escaped(StringRef Text) {
  std::string Out;
  for (char C : Text)
    Out += C == '|' ? std::string("\\|") : std::string(1, C);
  return Out;
}

/// Returns the parameters of all signatures. Those that only longer signatures have get a question
/// mark.
std::string parameters(ArrayRef<const LibraryFunctionDesc *> Signatures) {
  using Words = std::vector<std::string>;
  std::vector<Words> All;
  for (const LibraryFunctionDesc *F : Signatures) {
    Words Names;
    for (const LibraryParamDesc &P : F->Params)
      Names.push_back(P.Name);
    if (F->Variadic)
      Names.push_back("...");
    if (!is_contained(All, Names))
      All.push_back(Names);
  }
  auto Begins = [](const Words &Short, const Words &Long) {
    return Short.size() < Long.size() && std::equal(Short.begin(), Short.end(), Long.begin());
  };
  std::string Text;
  for (const Words &Longest : All) {
    if (any_of(All, [&](const Words &Other) { return Begins(Longest, Other); }))
      continue;
    size_t Required = Longest.size();
    for (const Words &Other : All)
      if (Begins(Other, Longest))
        Required = std::min(Required, Other.size());
    Text += Text.empty() ? "" : "; ";
    for (size_t I = 0; I != Longest.size(); ++I)
      Text += (I ? ", " : "") + Longest[I] + (I >= Required ? "?" : "");
  }
  return Text;
}

/// The signatures of one name, which share a row.
using Signatures = std::vector<const LibraryFunctionDesc *>;

class SupportPage {
public:
  SupportPage(const Model &M, const LibraryModel &L, const RecordKeeper &Records, raw_ostream &OS)
      : M(M), L(L), Records(Records), OS(OS) {}

  /// Writes the page. Returns false if a test has a name that does not exist.
  bool emit() {
    readTests();
    OS << "<!-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
          "     Written by: dxil-tblgen DXIL.td -gen-hlsl-docs; edit the records, not this file. "
          "-->\n"
          "# Supported HLSL\n\n"
          "The column of shader models has the first one with the feature, the column of stages "
          "those that may\n"
          "use it. Tests are paths in the sources. A parameter with a question mark and all that "
          "follow may be\n"
          "omitted; a semicolon separates forms. Differences in meaning from dxc are in "
          "[hlsl.md](hlsl.md).\n";
    types();
    classes();
    methods();
    functions();
    constants();
    semantics();
    parts("Attributes", "attribute");
    parts("Words of declarations", "word");
    refusals();
    return checkTests();
  }

private:
  void readTests() {
    for (const Record *Test : definitions(Records, "HLSLTest"))
      for (StringRef Name : Test->getValueAsListOfStrings("Names"))
        Tests.try_emplace(Name.str(), TestOfName{Test, Test->getValueAsString("File").str()});
  }

  bool checkTests() const {
    bool Good = true;
    for (const auto &[Name, Test] : Tests)
      if (!Test.Used) {
        PrintError(Test.Record->getLoc(), "a test is named for '" + Name + "', which is not there");
        Good = false;
      }
    return Good;
  }

  /// Returns the test of a name. tests/hlsl/check_hlsl_docs.py rejects a page with "none".
  std::string testOf(const std::string &Name) {
    auto Entry = Tests.find(Name);
    if (Entry == Tests.end())
      return "none";
    Entry->second.Used = true;
    return code(Entry->second.File);
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

  /// Returns the stages that have an op in some version.
  std::string stagesOf(const OpDesc *Op) const {
    if (!Op)
      return "all";
    std::set<const StageDesc *> Reached;
    for (const StagesDesc &Entry : Op->Stages) {
      if (Entry.All)
        return "all";
      Reached.insert(Entry.Stages.begin(), Entry.Stages.end());
    }
    std::string Text;
    size_t Count = 0;
    for (const auto &Stage : M.Stages)
      if (Reached.count(Stage.get())) {
        Text += (Text.empty() ? "" : ", ") + (Stage->HLSL.empty() ? Stage->Name : Stage->HLSL);
        ++Count;
      }
    return Count == M.Stages.size() ? "all" : Text;
  }

  void addParts(StringRef Kind, std::vector<Row> &Rows) {
    for (const Record *Part : definitions(Records, "HLSLPart"))
      if (Part->getValueAsString("Kind") == Kind)
        for (StringRef Name : Part->getValueAsListOfStrings("Names"))
          Rows.push_back(
              {{code(Name), Part->getValueAsString("Since").str(),
                Part->getValueAsString("InStages").str(), Part->getValueAsString("Note").str()},
               Name.str()});
  }

  void parts(StringRef Title, StringRef Kind) {
    std::vector<Row> Rows;
    addParts(Kind, Rows);
    table(("## " + Title).str(), {"name", "shader model", "stages", "note"}, Rows);
  }

  void types() {
    std::vector<Row> Rows;
    for (const LibraryScalarDesc &Scalar : L.Scalars) {
      if (Scalar.Doc.empty())
        continue;
      std::string Others;
      for (const LibraryScalarDesc &Other : L.Scalars)
        if (Other.Kind == Scalar.Kind && Other.Name != Scalar.Name)
          Others += (Others.empty() ? "" : ", ") + code(Other.Name);
      Rows.push_back({{code(Scalar.Name), Scalar.Doc, Others,
                       Scalar.Native16 ? "6.2, -enable-16bit-types" : "6.0"},
                      Scalar.Name});
    }
    table("## Scalar types\n\nEach has vectors of 1 to 4 (`float3`) and matrices of 1x1 to 4x4 "
          "(`float4x3`).",
          {"type", "values", "other names", "shader model"}, Rows);
    Rows.clear();
    for (const LibraryTextDesc &Struct : L.Structs)
      Rows.push_back({{code(Struct.Name), "6.0", "all", Struct.Doc}, Struct.Name});
    addParts("type", Rows);
    table("### Other types", {"type", "shader model", "stages", "note"}, Rows);
  }

  static std::string modelOf(const LibraryObjectDesc &O) {
    // Libraries exist from shader model 6.3 on.
    return "6." + std::to_string(O.Stages == "library" ? std::max(O.SinceMinor, 3u) : O.SinceMinor);
  }

  void classes() {
    std::vector<Row> Rows;
    for (const LibraryObjectDesc &O : L.Objects) {
      if (!O.AliasOf.empty())
        continue;
      std::string Names = code(O.Name);
      for (const LibraryObjectDesc &Other : L.Objects)
        if (Other.AliasOf == O.Name)
          Names += ", " + code(Other.Name);
      Rows.push_back({{Names, modelOf(O), O.Stages, O.Doc}, O.Name});
    }
    addParts("class", Rows);
    table("## Classes", {"class", "shader model", "stages", "what it is"}, Rows);
  }

  /// Returns the cells after the name of a function or method.
  std::vector<std::string> cells(const Signatures &All) const {
    unsigned First = All.front()->SinceMinor, Last = First;
    for (const LibraryFunctionDesc *F : All) {
      First = std::min(First, F->SinceMinor);
      Last = std::max(Last, F->SinceMinor);
    }
    std::string Since = "6." + std::to_string(First);
    if (Last != First)
      Since += ", some 6." + std::to_string(Last);
    if (All.front()->Native16)
      Since += ", -enable-16bit-types";
    return {parameters(All), Since, stagesOf(All.front()->OpSaysStages ? All.front()->Op : nullptr),
            All.front()->Doc};
  }

  /// Adds a row for each method. Classes with equal methods share it.
  void methods() {
    std::vector<Row> Rows;
    std::map<std::vector<std::string>, size_t> RowOf; // index in Rows
    for (const LibraryObjectDesc &O : L.Objects) {
      std::map<std::string, Signatures> ByName;
      for (unsigned I : O.Methods)
        if (const LibraryFunctionDesc &F = L.Functions[I]; !StringRef(F.Name).starts_with("__"))
          ByName[F.Name].push_back(&F);
      for (const auto &[Name, All] : ByName) {
        std::vector<std::string> Cells = cells(All);
        Cells.insert(Cells.begin(), {code(Name), ""});
        auto [Entry, New] = RowOf.try_emplace(Cells, Rows.size());
        if (New)
          Rows.push_back({Cells, ""});
        Row &Row = Rows[Entry->second];
        Row.Cells[1] += (Row.Cells[1].empty() ? "" : ", ") + code(O.Name);
        // Returns the test of a class' method, or of all methods with this name.
        std::string Own = O.Name + "." + Name;
        if (auto Test = Tests.find(Own); Test != Tests.end())
          Test->second.Used = true;
        if (!Tests.count(Row.Name))
          Row.Name = Tests.count(Own) ? Own : Name;
      }
    }
    llvm::stable_sort(Rows, [](const Row &A, const Row &B) { return A.Cells[1] < B.Cells[1]; });
    table("## Methods",
          {"method", "classes", "parameters", "shader model", "stages", "what it does"}, Rows);
    Rows.clear();
    addParts("method", Rows);
    table("### Places in objects", {"name", "shader model", "stages", "note"}, Rows);
  }

  void functions() {
    OS << "\n## Functions\n";
    std::vector<std::string> Groups, Names;
    std::map<std::string, Signatures> ByName;
    for (const LibraryFunctionDesc &F : L.Functions) {
      if (F.Group.empty())
        continue; // methods and helper functions (`__`) have no group
      if (!is_contained(Groups, F.Group))
        Groups.push_back(F.Group);
      if (!ByName.count(F.Name))
        Names.push_back(F.Name);
      ByName[F.Name].push_back(&F);
    }
    for (const std::string &Group : Groups) {
      std::vector<Row> Rows;
      for (const std::string &Name : Names)
        if (const Signatures &All = ByName[Name]; All.front()->Group == Group) {
          Rows.push_back({cells(All), Name});
          Rows.back().Cells.insert(Rows.back().Cells.begin(), code(Name));
        }
      table("### " + Group, {"function", "parameters", "shader model", "stages", "what it does"},
            Rows);
    }
  }

  void constants() {
    OS << "\n## Constants\n\n";
    for (const LibraryTextDesc &Constant : L.Constants)
      OS << "- `" << Constant.Text << "`\n";
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
    OS << "\n## Refused HLSL\n\nEach is an error with its location; the last column is the "
          "replacement.\n\n"
          "| HLSL | message | instead | test |\n|---|---|---|---|\n";
    for (const Record *Refusal : definitions(Records, "HLSLRefusal"))
      OS << "| " << escaped(Refusal->getValueAsString("What")) << " | "
         << escaped(code(Refusal->getValueAsString("Message"))) << " | "
         << escaped(Refusal->getValueAsString("Instead")) << " | "
         << code(Refusal->getValueAsString("Test")) << " |\n";
  }

  struct TestOfName {
    const llvm::Record *Record = nullptr;
    std::string File;
    bool Used = false;
  };

  const Model &M;
  const LibraryModel &L;
  const RecordKeeper &Records;
  raw_ostream &OS;
  std::map<std::string, TestOfName> Tests;
};

} // namespace

static bool emitHLSLSupport(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LibraryModel> L = readLibrary(M, Records);
  return L && SupportPage(M, *L, Records, OS).emit();
}
static const Emitter HLSLSupport("gen-hlsl-docs", "docs/hlsl-support.md",
                                 "What of HLSL is there, with its tests, in Markdown.",
                                 emitHLSLSupport);

} // namespace dxil::emitters
