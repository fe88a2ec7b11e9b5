// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points and exports of a library, and the rules for parameters of ray tracing stages and
// nodes.
#include "Checker.h"

using namespace dxil::frontend;
using dxil::Stage;
using llvm::StringRef;
using ObjectSort = library::ObjectType::Sort;

namespace {

struct ImpliedStage {
  AttributeId Id;
  Stage Of;
};
/// Attributes that make a function of a library an entry point, as in DXC. [domain] follows the
/// attribute that distinguishes a hull shader from a domain shader.
constexpr ImpliedStage ImpliedStages[] = {
    {AttributeId::MaxVertexCount, Stage::Geometry}, {AttributeId::Instance, Stage::Geometry},
    {AttributeId::PatchConstantFunc, Stage::Hull},  {AttributeId::Domain, Stage::Domain},
    {AttributeId::ClipPlanes, Stage::Vertex},       {AttributeId::EarlyDepthStencil, Stage::Pixel}};

} // namespace

/// Returns the stage of a function: from [shader("...")], else from the first attribute that only
/// one stage has. Returns nothing without either.
std::optional<Stage> Checker::stageOf(const Function &F) {
  std::optional<Stage> Found;
  for (const Attribute &A : F.Attributes) {
    if (A.Id != AttributeId::Shader)
      continue;
    const std::optional<Stage> Of = dxil::findStage(std::string_view(A.Strings.front()));
    if (Found && Of && *Found != *Of)
      Diags.report(A.Where, Diagnostic::attributes_contradict, {"shader"});
    Found = Of ? Of : Found;
  }
  if (Found)
    return Found;
  for (const ImpliedStage &Implied : ImpliedStages)
    if (llvm::any_of(F.Attributes, [&](const Attribute &A) { return A.Id == Implied.Id; }))
      return Implied.Of;
  return std::nullopt;
}

/// Returns the names under which -exports exports \p F.
std::vector<std::string> Checker::exportedNames(const Function &F) {
  std::vector<std::string> Names;
  for (const std::string &E : Opts.Exports) {
    auto [NewName, Old] = StringRef(E).split('=');
    if (Old.empty() ? NewName == F.Spelling : Old == F.Spelling)
      Names.push_back(NewName.str());
  }
  return Names;
}

/// Applies the export options to \p Id, a function with a body.
void Checker::chooseExport(FunctionId Id) {
  Function &F = P.function(Id);
  std::vector<std::string> NewNames = exportedNames(F);
  const bool ExportsAll = llvm::is_contained(Opts.Exports, "all");
  const std::optional<Stage> Of = stageOf(F);
  const bool IsListed = !NewNames.empty(), HasList = !Opts.Exports.empty() && !ExportsAll;
  if (IsListed)
    F.ExportNames = std::move(NewNames);
  if (Of) {
    F.Exported = false;
    // If shaders are listed, only these stay.
    if (!HasList || IsListed)
      addEntry(Id, *Of);
    return;
  }
  if (F.This == TypeId::None)
    warnOfEntryAttributes(F);
  if (Opts.ExportsShadersOnly)
    F.Exported = false;
  else if (ExportsAll)
    F.Exported = F.This == TypeId::None && !state(Id).IsStatic && !state(Id).IsLibrary;
  else if (HasList)
    F.Exported = IsListed;
}

/// Reports entry points with equal names, except ray tracing shaders, whose symbols include their
/// types.
void Checker::checkEntryNames() {
  std::set<std::string> Seen;
  for (const EntryPoint &E : P.Entries)
    for (const std::string &Word : P.function(E.Function).ExportNames) {
      const Function &F = P.function(E.Function);
      const std::string Own = Word.empty() ? Names.spelling(F.Word).str() : Word;
      if (!keepsParameters(E.Of) && !Seen.insert(Own).second)
        Diags.report(F.Where, Diagnostic::entry_name_twice, {Own});
    }
}

void Checker::checkLibraryEntries() {
  std::set<std::string> Wanted;
  for (const std::string &E : Opts.Exports) {
    auto [NewName, Old] = StringRef(E).split('=');
    if (E != "all")
      Wanted.insert((Old.empty() ? NewName : Old).str());
  }
  std::vector<FunctionId> Roots, Exports;
  for (size_t I = 1; I < P.Functions.size(); ++I) {
    if (P.Functions[I].Body == StmtId::None || state(FunctionId(I)).Instance)
      continue;
    Wanted.erase(P.Functions[I].Spelling);
    chooseExport(FunctionId(I));
    if (P.Functions[I].Exported)
      Exports.push_back(FunctionId(I));
  }
  for (const std::string &Missing : Wanted)
    Diags.report(Location::None, Diagnostic::export_unknown, {Missing});
  for (const EntryPoint &E : P.Entries)
    Roots.insert(Roots.end(), {E.Function, E.PatchConstant});
  checkEntryNames();
  checkStatics(Exports);
  Roots.insert(Roots.end(), Exports.begin(), Exports.end());
  checkCalls(Roots);
  noteStagesOfCalls();
  checkPayloadStructs();
  if (Opts.HasPayloadQualifiers)
    checkTracedPayloads(Roots);
}

//===-- Reachable functions ---------------------------------------------------------------===//

/// Returns, by function number, whether a function is in \p Roots or reached by calls from them.
std::vector<bool> Checker::reachedFrom(llvm::ArrayRef<FunctionId> Roots) {
  std::vector<bool> Reached(P.Functions.size());
  std::vector<FunctionId> Work;
  auto Add = [&](FunctionId F) {
    if (F == FunctionId::None || Reached[size_t(F)])
      return;
    Reached[size_t(F)] = true;
    Work.push_back(F);
  };
  for (FunctionId F : Roots)
    Add(F);
  while (!Work.empty()) {
    const FunctionState &State = state(Work.back());
    Work.pop_back();
    for (uint32_t I = uint32_t(State.FirstExpr); I < uint32_t(State.EndExpr); ++I)
      if (P.Expressions.is(ExprId(I), ExprKind::Call))
        Add(P.Expressions.get<expr::Call>(ExprId(I)).Callee);
  }
  return Reached;
}

/// Returns the expressions of kind \p Kind in the functions that \p Roots reach, with their
/// function.
std::vector<std::pair<FunctionId, ExprId>>
Checker::reachedExpressions(llvm::ArrayRef<FunctionId> Roots, ExprKind Kind) {
  std::vector<std::pair<FunctionId, ExprId>> Found;
  const std::vector<bool> Reached = reachedFrom(Roots);
  for (size_t F = 1; F < P.Functions.size(); ++F) {
    if (!Reached[F])
      continue;
    const FunctionState &State = state(FunctionId(F));
    for (uint32_t I = uint32_t(State.FirstExpr); I < uint32_t(State.EndExpr); ++I)
      if (P.Expressions.is(ExprId(I), Kind))
        Found.push_back({FunctionId(F), ExprId(I)});
  }
  return Found;
}

/// Records calls of library functions that the stage of a calling entry point lacks. They are
/// errors only if the optimizer keeps them.
void Checker::noteStagesOfCalls() {
  std::map<Stage, std::vector<FunctionId>> RootsOf;
  for (const EntryPoint &E : P.Entries)
    RootsOf[E.Of].insert(RootsOf[E.Of].end(), {E.Function, E.PatchConstant});
  for (const auto &[Of, Roots] : RootsOf)
    for (const auto &[F, Call] : reachedExpressions(Roots, ExprKind::LibraryCall)) {
      const library::Function &Callee =
          *P.LibraryFunctions[size_t(P.Expressions.get<expr::LibraryCall>(Call).Callee)];
      if (library::availability(Callee, Of, Opts.ShaderModelMinor) ==
          library::Availability::OtherStage)
        P.CallsOfOtherStages.insert(Call);
    }
}

/// Reports statics that functions of other libraries set, and statics with resources that exported
/// functions reach: nothing initializes them there.
void Checker::checkStatics(llvm::ArrayRef<FunctionId> Exports) {
  for (VariableId V : P.Globals) {
    const Variable &Static = P.variable(V);
    if (Static.Kind != VariableKind::Static || Static.Initializer == ExprId::None ||
        !P.Expressions.is(Static.Initializer, ExprKind::Call))
      continue;
    const Function &Callee = P.function(P.Expressions.get<expr::Call>(Static.Initializer).Callee);
    if (Callee.Body == StmtId::None)
      Diags.report(Static.Where, Diagnostic::static_of_other_library,
                   {Names.spelling(Static.Word), Callee.Spelling});
  }
  for (const auto &[F, Place] : reachedExpressions(Exports, ExprKind::VariablePlace)) {
    const Variable &V = P.variable(P.Expressions.get<expr::VariablePlace>(Place).Variable);
    if (V.Kind == VariableKind::Static && !V.Const && Types.hasObject(V.Type))
      Diags.report(P.Expressions.location(Place), Diagnostic::static_resource_in_export,
                   {Names.spelling(V.Word)});
  }
}

//===-- Parameters ------------------------------------------------------------------------===//

namespace {

/// Returns the parameters of a ray tracing stage in order; empty if it has none.
llvm::ArrayRef<const char *> rayParametersOf(Stage Of) {
  static constexpr const char *Hit[] = {"payload", "attributes"}, *Payload[] = {"payload"},
                              *Callable[] = {"callable data"};
  switch (Of) {
  case Stage::Anyhit:
  case Stage::Closesthit: return Hit;
  case Stage::Miss: return Payload;
  case Stage::Callable: return Callable;
  default: return {};
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
    else if (StringRef(Wanted[I]) == "payload")
      checkIsPayload(V.Type, V.Where);
  }
}
