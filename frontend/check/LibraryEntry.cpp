// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entry points and exports of a library, and what ray tracing stages and nodes ask of their
// parameters.
#include "Checker.h"

using namespace dxil::frontend;
using dxil::Stage;
using llvm::StringRef;
using ObjectSort = library::ObjectType::Sort;

/// The stage that [shader("...")] gives a function; none without it.
std::optional<Stage> Checker::stageOf(const Function &F) {
  std::optional<Stage> Found;
  for (const Attribute &A : F.Attributes) {
    if (Names.spelling(A.Word) != "shader" || A.Strings.empty())
      continue;
    const std::optional<Stage> Of = dxil::findStage(StringRef(A.Strings.front()).lower());
    if (Found && Of && *Found != *Of)
      Diags.report(A.Where, Diagnostic::attributes_contradict, {"shader"});
    Found = Of ? Of : Found;
  }
  return Found;
}

/// What -exports says of \p F: its new name, its own where that stays; empty for none.
std::string Checker::exportedName(const Function &F) {
  for (const std::string &E : Opts.Exports) {
    auto [NewName, Old] = StringRef(E).split('=');
    if (Old.empty() ? NewName == F.Spelling : Old == F.Spelling)
      return NewName.str();
  }
  return {};
}

void Checker::checkLibraryEntries() {
  std::vector<FunctionId> Roots;
  std::set<std::string> Wanted;
  const bool ExportsAll = llvm::is_contained(Opts.Exports, "all");
  for (const std::string &E : Opts.Exports) {
    auto [NewName, Old] = StringRef(E).split('=');
    if (!ExportsAll)
      Wanted.insert((Old.empty() ? NewName : Old).str());
  }
  for (size_t I = 1; I < P.Functions.size(); ++I) {
    if (P.Functions[I].Body == StmtId::None || state(FunctionId(I)).Instance)
      continue;
    const std::optional<Stage> Of = stageOf(P.Functions[I]);
    const std::string NewName = exportedName(P.Functions[I]);
    Wanted.erase(P.Functions[I].Spelling);
    if (Of) {
      // Listed shaders alone stay, where some are listed.
      if (!ExportsAll && !Opts.Exports.empty() && NewName.empty())
        continue;
      addEntry(FunctionId(I), *Of);
      Roots.push_back(FunctionId(I));
      Roots.push_back(P.Entries.back().PatchConstant);
      continue;
    }
    Function &F = P.Functions[I];
    if (ExportsAll)
      F.Exported = F.This == TypeId::None && !state(FunctionId(I)).IsStatic &&
                   !state(FunctionId(I)).IsLibrary;
    else if (!Opts.Exports.empty())
      F.Exported = !NewName.empty();
    F.ExportName = NewName;
    if (F.Exported)
      Roots.push_back(FunctionId(I));
  }
  for (const std::string &Missing : Wanted)
    Diags.report(Location::None, Diagnostic::export_unknown, {Missing});
  checkCalls(Roots);
}

//===-- Parameters ------------------------------------------------------------------------===//

namespace {

/// What the parameters of a ray tracing stage are, in order; none: no parameter.
llvm::ArrayRef<const char *> rayParametersOf(Stage Of) {
  static constexpr const char *Hit[] = {"payload", "attributes"}, *Payload[] = {"payload"},
                              *Callable[] = {"callable data"};
  switch (Of) {
  case Stage::Anyhit:
  case Stage::Closesthit:
    return Hit;
  case Stage::Miss:
    return Payload;
  case Stage::Callable:
    return Callable;
  default:
    return {};
  }
}

} // namespace

void Checker::checkLibraryParameters(FunctionId F) {
  const Function &Entry = P.function(F);
  if (keepsParameters(EntryStage))
    checkRayParameters(Entry);
  for (VariableId Id : Entry.Parameters) {
    const Variable &V = P.variable(Id);
    const TypeId Plain = Types.withoutArrays(V.Type);
    if (Types.get(Plain).Kind != TypeKind::Object)
      continue;
    const ObjectSort Sort = Types.objectOf(Plain).Record->Kind;
    if (Sort != ObjectSort::NodeRecord && Sort != ObjectSort::NodeOutput)
      continue;
    if (EntryStage != Stage::Node)
      Diags.report(V.Where, Diagnostic::node_parameter_elsewhere, {Names.spelling(V.Word)});
    else if (Plain != V.Type)
      Diags.report(V.Where, Diagnostic::node_parameter_array, {Names.spelling(V.Word)});
  }
}

void Checker::checkRayParameters(const Function &Entry) {
  const StringRef Of(name(EntryStage));
  if (Entry.Result != TypeId::Void)
    Diags.report(Entry.Where, Diagnostic::ray_result, {Of});
  const llvm::ArrayRef<const char *> Wanted = rayParametersOf(EntryStage);
  if (Entry.Parameters.size() != Wanted.size()) {
    const std::string List =
        Wanted.empty() ? "no parameters" : "parameters: " + llvm::join(Wanted, ", ");
    Diags.report(Entry.Where, Diagnostic::ray_parameter_count, {Of, List});
    return;
  }
  for (size_t I = 0; I < Wanted.size(); ++I) {
    const Variable &V = P.variable(Entry.Parameters[I]);
    const bool IsInput = StringRef(Wanted[I]) == "attributes";
    if (V.Flow != (IsInput ? library::Direction::In : library::Direction::InOut))
      Diags.report(V.Where, Diagnostic::ray_parameter_flow,
                   {Names.spelling(V.Word), Wanted[I], IsInput ? "in" : "inout"});
    if (V.Type != TypeId::Error &&
        (Types.get(V.Type).Kind != TypeKind::Struct || Types.hasObject(V.Type)))
      Diags.report(V.Where, Diagnostic::ray_parameter_struct, {Names.spelling(V.Word), Wanted[I]});
  }
}
