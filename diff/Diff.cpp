// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "JsonDiff.h"
#include "dxil/container/CheckedModule.h"
#include "dxil/listing/InstructionTexts.h"

#include <dxil/container/derive/Facts.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/diff/Diff.h>
#include <dxil/listing/Dump.h>
#include <dxil/listing/Reflection.h>
#include <dxil/module/Assembly.h>

#include <algorithm>
#include <map>
#include <optional>

namespace dxil::compare {

using namespace container;
using namespace listing;
namespace {

using Json = nlohmann::ordered_json;

struct Side {
  Side(container::Container C) : C(std::move(C)) {}
  container::Container C;
  std::optional<ir::Module> M;
  Json Reflection, Dump;
};

Result<Side> readSide(Bytes Input, const char *Label) {
  auto InSide = [&](Error E) {
    E.Part.insert(0, Label);
    return E;
  };
  auto C = container::Container::parse(Input);
  if (!C)
    return InSide(C.error());
  Side S(std::move(*C));
  auto Dump = dumpContainer(S.C, DumpFormat::Json);
  if (!Dump)
    return InSide(Dump.error());
  S.Dump = Json::parse(*Dump, nullptr, /*allow_exceptions=*/false);
  if (!S.C.find(part::DXIL))
    return S;
  auto M = readCheckedModule(S.C);
  if (!M)
    return InSide(M.error());
  S.M = std::move(*M);
  auto Reflection = reflectionJson(S.C);
  if (!Reflection)
    return InSide(Reflection.error());
  S.Reflection = Json::parse(*Reflection, nullptr, /*allow_exceptions=*/false);
  return S;
}

class Comparer {
public:
  Comparer(Side &A, Side &B) : A(A), B(B) {}

  ContainerDiff run() {
    if (std::ranges::equal(A.C.bytes(), B.C.bytes()))
      return {};
    compareParts();
    if (A.M.has_value() != B.M.has_value())
      return std::move(Out);
    if (A.M) {
      compareReflection();
      compareFlags();
      compareGlobals();
      compareFunctions();
      if (Out.isEmpty())
        compareMetadata();
    }
    // Derived parts are compared only if nothing else differs.
    if (Out.isEmpty())
      compareAllParts();
    return std::move(Out);
  }

private:
  void add(std::string Name, std::vector<Difference> List, uint32_t Moved = 0) {
    if (!List.empty())
      Out.Sections.push_back({std::move(Name), std::move(List), Moved});
  }
  void compareParts();
  void compareAllParts();
  void compareReflection();
  void compareFlags();
  void compareGlobals();
  void compareFunctions();
  void compareFunction(std::string Name, const ir::Function &X, const ir::Function &Y);
  void compareMetadata();

  Side &A, &B;
  ContainerDiff Out;
};

/// Returns true for a part that is derived from the program, or is another form of it.
bool followsFromProgram(std::string_view Name) {
  for (std::string_view Derived :
       {"DXIL", "ILDB", "ILDN", "STAT", "HASH", "SFI0", "ISG1", "OSG1", "PSG1", "PSV0", "RDAT"})
    if (Name == Derived)
      return true;
  return false;
}

/// Returns the parts without properties that depend on their position and encoding: all parts if
/// `All`, else those that are not derived. Keeps hashes only if the programs have equal bytes.
Json withoutPlaces(const Json &Dump, bool All, bool SameProgram) {
  Json List = Json::array();
  if (auto Parts = Dump.find("parts"); Parts != Dump.end())
    for (Json Part : *Parts) {
      Part.erase("offset");
      Part.erase("size");
      const std::string Name = Part.value("name", "");
      const bool IsHash = Name == "HASH" || Name == "ILDN" || Name == "ILDB";
      if (All ? IsHash && !SameProgram : followsFromProgram(Name))
        Part.erase("data");
      else if (auto Data = Part.find("data"); Data != Part.end() && Data->is_object())
        Data->erase("bitcodeBytes");
      List.push_back(std::move(Part));
    }
  return List;
}

void Comparer::compareParts() {
  std::vector<Difference> List;
  diffValues("parts", withoutPlaces(A.Dump, false, false), withoutPlaces(B.Dump, false, false),
             List);
  for (Difference &D : List) // only one container has the part, so its name is enough
    if (D.Kind != ir::DiffKind::Changed && D.Place.find("].") == std::string::npos)
      (D.Kind == ir::DiffKind::Removed ? D.Before : D.After) =
          D.Place.substr(D.Place.find('[') + 1, D.Place.size() - D.Place.find('[') - 2);
  add("parts", std::move(List));
}

void Comparer::compareAllParts() {
  std::vector<Difference> List;
  const Part *X = A.C.find(part::DXIL), *Y = B.C.find(part::DXIL);
  const bool Same = X && Y && std::ranges::equal(X->Data, Y->Data);
  diffValues("parts", withoutPlaces(A.Dump, true, Same), withoutPlaces(B.Dump, true, Same), List);
  diffValues("digestState", A.Dump["digestState"], B.Dump["digestState"], List);
  add("parts", std::move(List));
}

void Comparer::compareReflection() {
  constexpr std::pair<const char *, const char *> Keys[] = {
      {"stage", "program"},      {"shaderModel", "program"},       {"dxilVersion", "program"},
      {"features", "flags"},     {"entries", "entries"},           {"inputs", "signatures"},
      {"outputs", "signatures"}, {"patchConstants", "signatures"}, {"resources", "resources"}};
  std::string Section;
  std::vector<Difference> List;
  for (auto [Key, Owner] : Keys) {
    if (Section != Owner)
      add(std::exchange(Section, Owner), std::exchange(List, {}));
    const Json None;
    diffValues(Key, A.Reflection.contains(Key) ? A.Reflection[Key] : None,
               B.Reflection.contains(Key) ? B.Reflection[Key] : None, List);
  }
  add(Section, std::move(List));
}

// Compares shader flags that are not features.
void Comparer::compareFlags() {
  auto Names = [](uint64_t Flags) {
    Json List = Json::array();
    for (uint64_t Bit = 1; Bit; Bit <<= 1)
      if (Flags & Bit)
        List.push_back(flagName(Bit).empty() ? std::to_string(Bit) : std::string(flagName(Bit)));
    return List;
  };
  const uint64_t FlagsA = readFacts(*A.M).Flags, FlagsB = readFacts(*B.M).Flags;
  const bool IsReported =
      std::ranges::any_of(Out.Sections, [](const auto &S) { return S.Name == "flags"; });
  if (FlagsA != FlagsB && !IsReported)
    add("flags",
        {{ir::DiffKind::Changed, "shaderFlags", Names(FlagsA).dump(), Names(FlagsB).dump()}});
}

void Comparer::compareGlobals() {
  auto ByName = [](const ir::Module &M) {
    Json Out = Json::object();
    ir::TypePrinter Types(M);
    for (const ir::Global &G : M.Globals)
      Out[std::string(M.name(G.Self))] = {{"type", Types.text(G.ValueType)},
                                          {"addressSpace", G.AddressSpace},
                                          {"alignment", G.Alignment},
                                          {"isConstant", G.IsConstant},
                                          {"hasInitializer", G.Initializer != ir::None}};
    return Out;
  };
  std::vector<Difference> List;
  diffValues("", ByName(*A.M), ByName(*B.M), List);
  add("globals", std::move(List));
}

void Comparer::compareFunction(std::string Name, const ir::Function &X, const ir::Function &Y) {
  std::vector<Difference> List;
  ir::TypePrinter TypesA(*A.M), TypesB(*B.M);
  if (TypesA.text(X.FunctionType) != TypesB.text(Y.FunctionType))
    List.push_back(
        {ir::DiffKind::Changed, "type", TypesA.text(X.FunctionType), TypesB.text(Y.FunctionType)});
  const ir::FunctionDiff D = ir::diffFunctions(*A.M, X, *B.M, Y);
  if (!D.isEmpty()) {
    const InstructionTexts OfA(*A.M, X), OfB(*B.M, Y);
    for (const ir::InstructionChange &C : D.Changes) {
      const bool HasB = C.B != ir::None;
      const uint32_t Block =
          HasB ? B.M->parent(C.B) - Y.Blocks.First : A.M->parent(C.A) - X.Blocks.First;
      List.push_back({C.Kind, "block " + std::to_string(Block), C.A == ir::None ? "" : OfA.at(C.A),
                      HasB ? OfB.at(C.B) : ""});
    }
  }
  add("function " + Name, std::move(List), D.Moved);
}

void Comparer::compareFunctions() {
  std::vector<Difference> List;
  auto Size = [](const ir::Function &F) {
    return std::to_string(F.Instructions.Count) + " instructions";
  };
  for (const ir::Function &X : A.M->Functions) {
    const std::string Name(A.M->name(X.Self));
    if (X.IsDeclaration)
      continue;
    const ir::Function *Y = B.M->findFunction(Name);
    if (Y && !Y->IsDeclaration)
      compareFunction(Name, X, *Y);
    else
      List.push_back({ir::DiffKind::Removed, Name, Size(X), {}});
  }
  for (const ir::Function &Y : B.M->Functions) {
    const ir::Function *X = Y.IsDeclaration ? nullptr : A.M->findFunction(B.M->name(Y.Self));
    if (!Y.IsDeclaration && (!X || X->IsDeclaration))
      List.push_back({ir::DiffKind::Added, std::string(B.M->name(Y.Self)), {}, Size(Y)});
  }
  add("functions", std::move(List));
}

// Compares the rest of the module as text, up to the first line that differs.
void Comparer::compareMetadata() {
  ir::AssemblyOptions Options;
  Options.MaxBytes = uint64_t(1) << 26;
  auto X = ir::writeAssembly(*A.M, Options), Y = ir::writeAssembly(*B.M, Options);
  if (!X || !Y || *X == *Y)
    return;
  const size_t Mismatch = size_t(std::ranges::mismatch(*X, *Y).in1 - X->begin());
  auto LineAt = [](const std::string &Text, size_t Offset) {
    const size_t Begin = Offset ? Text.rfind('\n', Offset - 1) + 1 : 0;
    return Text.substr(Begin, Text.find('\n', Begin) - Begin);
  };
  add("metadata",
      {{ir::DiffKind::Changed, "the first line that differs",
        LineAt(*X, std::min(Mismatch, X->size())), LineAt(*Y, std::min(Mismatch, Y->size()))}});
}

} // namespace

Result<ContainerDiff> diffContainers(Bytes A, Bytes B) {
  auto First = readSide(A, "first: ");
  if (!First)
    return First.error();
  auto Second = readSide(B, "second: ");
  if (!Second)
    return Second.error();
  return Comparer(*First, *Second).run();
}

// ---- As text and JSON ---------------------------------------------------------------------------

std::string diffText(const ContainerDiff &D, bool Color) {
  std::string Out;
  auto Line = [&](const char *Code, std::string_view Text) {
    if (Color)
      Out += Code;
    for (char C : Text) // names and texts of the input must not control a terminal
      Out += C >= 0x20 && C != 0x7f ? C : '?';
    Out += Color ? "\x1b[0m\n" : "\n";
  };
  for (const DiffSection &S : D.Sections) {
    const bool IsFunction = S.Name.starts_with("function ");
    Line("\x1b[1m",
         S.Name + ":" +
             (S.Moved ? " (" + std::to_string(S.Moved) + " moved, the same otherwise)" : ""));
    std::string_view Last;
    for (const Difference &Each : S.Differences) {
      if (IsFunction && Each.Place != Last)
        Line("\x1b[36m", "@@ " + Each.Place);
      Last = Each.Place;
      const std::string Place = IsFunction || Each.Place.empty() ? "" : Each.Place + ": ";
      if (Each.Kind != ir::DiffKind::Added)
        Line("\x1b[31m", "- " + Place + Each.Before);
      if (Each.Kind != ir::DiffKind::Removed)
        Line("\x1b[32m", "+ " + Place + Each.After);
    }
  }
  return Out;
}

std::string diffJson(const ContainerDiff &D) {
  constexpr const char *Kinds[] = {"removed", "added", "changed"};
  Json Sections = Json::array();
  for (const DiffSection &S : D.Sections) {
    Json List = Json::array();
    for (const Difference &Each : S.Differences) {
      Json Entry = {{"kind", Kinds[size_t(Each.Kind)]}, {"place", Each.Place}};
      if (Each.Kind != ir::DiffKind::Added)
        Entry["before"] = Each.Before;
      if (Each.Kind != ir::DiffKind::Removed)
        Entry["after"] = Each.After;
      List.push_back(std::move(Entry));
    }
    Sections.push_back({{"name", S.Name}, {"moved", S.Moved}, {"differences", std::move(List)}});
  }
  const Json Out = {
      {"schema_version", 1}, {"equal", D.isEmpty()}, {"sections", std::move(Sections)}};
  return Out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace dxil::compare
