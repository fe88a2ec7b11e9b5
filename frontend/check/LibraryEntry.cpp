// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points and exports of a library, and the rules for parameters of ray tracing stages and
// nodes.
#include "Attributes.h"
#include "Context.h"
#include "Declarations.h"
#include "Entries.h"
#include "Payloads.h"

#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend {
using dxil::Stage;
using llvm::StringRef;
using ObjectSort = library::ObjectType::Sort;

static void checkStatics(CheckContext &C, llvm::ArrayRef<FunctionId> Exports);
static void noteStagesOfCalls(CheckContext &C);
static void checkRayParameters(CheckContext &C, const Function &Entry);
static void checkNodeParameter(CheckContext &C, const Variable &V);

namespace {

struct ImpliedStage {
  AttributeId Id;
  Stage Kind;
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
static std::optional<Stage> stageOf(CheckContext &C, const Function &F) {
  std::optional<Stage> Match;
  for (const Attribute &A : F.Attributes) {
    if (A.Id != AttributeId::Shader)
      continue;
    const std::optional<Stage> Named = dxil::findStage(std::string_view(A.Strings.front()));
    if (Match && Named && *Match != *Named)
      C.Diags.report(A.Where, Diagnostic::attributes_contradict, {"shader"});
    Match = Named ? Named : Match;
  }
  if (Match)
    return Match;
  for (const ImpliedStage &Implied : ImpliedStages)
    if (llvm::any_of(F.Attributes, [&](const Attribute &A) { return A.Id == Implied.Id; }))
      return Implied.Kind;
  return std::nullopt;
}

/// Returns the names under which -exports exports \p F.
static std::vector<std::string> exportedNames(CheckContext &C, const Function &F) {
  std::vector<std::string> Names;
  for (const std::string &E : C.Opts.Exports) {
    auto [NewName, Old] = StringRef(E).split('=');
    if (Old.empty() ? NewName == F.Spelling : Old == F.Spelling)
      Names.push_back(NewName.str());
  }
  return Names;
}

/// Applies the export options to \p Id, a function with a body.
static void chooseExport(CheckContext &C, FunctionId Id) {
  Function &F = C.P.function(Id);
  std::vector<std::string> NewNames = exportedNames(C, F);
  const bool ExportsAll = llvm::is_contained(C.Opts.Exports, "all");
  const std::optional<Stage> EntryStage = stageOf(C, F);
  const bool IsListed = !NewNames.empty(), HasList = !C.Opts.Exports.empty() && !ExportsAll;
  if (IsListed)
    F.ExportNames = std::move(NewNames);
  if (EntryStage) {
    F.Exported = false;
    // If shaders are listed, only these stay.
    if (!HasList || IsListed)
      addEntry(C, Id, *EntryStage);
    return;
  }
  if (F.This == TypeId::None)
    warnOfEntryAttributes(C, F);
  if (C.Opts.ExportsShadersOnly)
    F.Exported = false;
  else if (ExportsAll)
    // Inline functions are not exported: all libraries that include the same header have them.
    F.Exported |= F.This == TypeId::None && !state(C, Id).IsStatic && !state(C, Id).IsInline &&
                  !state(C, Id).IsLibrary;
  else if (HasList)
    F.Exported = IsListed;
}

/// Reports entry points with equal names, except ray tracing shaders, whose symbols include their
/// types.
static void checkEntryNames(CheckContext &C) {
  std::set<std::string> Seen;
  for (const EntryPoint &E : C.P.Entries)
    for (const std::string &Word : C.P.function(E.Function).ExportNames) {
      const Function &F = C.P.function(E.Function);
      const std::string Own = Word.empty() ? C.Names.spelling(F.Word).str() : Word;
      if (!keepsParameters(E.Kind) && !Seen.insert(Own).second)
        C.Diags.report(F.Where, Diagnostic::entry_name_twice, {Own});
    }
}

void checkLibraryEntries(CheckContext &C) {
  std::set<std::string> Wanted;
  for (const std::string &E : C.Opts.Exports) {
    auto [NewName, Old] = StringRef(E).split('=');
    if (E != "all")
      Wanted.insert((Old.empty() ? NewName : Old).str());
  }
  std::vector<FunctionId> Roots, Exports;
  for (size_t I = 1; I < C.P.Functions.size(); ++I) {
    if (C.P.Functions[I].Body == StmtId::None || state(C, FunctionId(I)).Instance)
      continue;
    Wanted.erase(C.P.Functions[I].Spelling);
    chooseExport(C, FunctionId(I));
  }
  // A patch constant function is part of its hull shader.
  for (const EntryPoint &E : C.P.Entries)
    if (E.PatchConstant != FunctionId::None)
      C.P.function(E.PatchConstant).Exported = false;
  for (size_t I = 1; I < C.P.Functions.size(); ++I)
    if (C.P.Functions[I].Exported && C.P.Functions[I].Body != StmtId::None &&
        !state(C, FunctionId(I)).Instance)
      Exports.push_back(FunctionId(I));
  for (const std::string &Missing : Wanted)
    C.Diags.report(Location::None, Diagnostic::export_unknown, {Missing});
  for (const EntryPoint &E : C.P.Entries)
    Roots.insert(Roots.end(), {E.Function, E.PatchConstant});
  checkEntryNames(C);
  checkStatics(C, Exports);
  Roots.insert(Roots.end(), Exports.begin(), Exports.end());
  checkCalls(C, Roots);
  noteStagesOfCalls(C);
  checkPayloadStructs(C);
  if (C.Opts.HasPayloadQualifiers)
    checkTracedPayloads(C, Roots);
}

//===-- Reachable functions ---------------------------------------------------------------===//

/// Returns, by function number, whether a function is in \p Roots or reached by calls from them.
static std::vector<bool> reachedFrom(CheckContext &C, llvm::ArrayRef<FunctionId> Roots) {
  std::vector<bool> Reached(C.P.Functions.size());
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
    const FunctionState &State = state(C, Work.back());
    Work.pop_back();
    for (uint32_t I = uint32_t(State.FirstExpr); I < uint32_t(State.EndExpr); ++I)
      if (C.P.Expressions.is(ExprId(I), ExprKind::Call))
        Add(C.P.Expressions.get<expr::Call>(ExprId(I)).Callee);
  }
  return Reached;
}

/// Returns the expressions of kind \p Kind in the functions that \p Roots reach, with their
/// function.
std::vector<std::pair<FunctionId, ExprId>>
reachedExpressions(CheckContext &C, llvm::ArrayRef<FunctionId> Roots, ExprKind Kind) {
  std::vector<std::pair<FunctionId, ExprId>> Matches;
  const std::vector<bool> Reached = reachedFrom(C, Roots);
  for (size_t F = 1; F < C.P.Functions.size(); ++F) {
    if (!Reached[F])
      continue;
    const FunctionState &State = state(C, FunctionId(F));
    for (uint32_t I = uint32_t(State.FirstExpr); I < uint32_t(State.EndExpr); ++I)
      if (C.P.Expressions.is(ExprId(I), Kind))
        Matches.push_back({FunctionId(F), ExprId(I)});
  }
  return Matches;
}

/// Records calls of library functions that the stage of a calling entry point lacks. They are
/// errors only if the optimizer keeps them.
static void noteStagesOfCalls(CheckContext &C) {
  std::map<Stage, std::vector<FunctionId>> RootsOf;
  for (const EntryPoint &E : C.P.Entries)
    RootsOf[E.Kind].insert(RootsOf[E.Kind].end(), {E.Function, E.PatchConstant});
  for (const auto &[RootStage, Roots] : RootsOf)
    for (const auto &[F, Call] : reachedExpressions(C, Roots, ExprKind::LibraryCall)) {
      const library::Function &Callee =
          *C.P.LibraryFunctions[size_t(C.P.Expressions.get<expr::LibraryCall>(Call).Callee)];
      if (library::availability(Callee, RootStage, C.Opts.ShaderModelMinor) ==
          library::Availability::OtherStage)
        C.P.CallsOfOtherStages.insert(Call);
    }
}

/// Reports statics that functions of other libraries set, and statics with resources that exported
/// functions reach: nothing initializes them there.
static void checkStatics(CheckContext &C, llvm::ArrayRef<FunctionId> Exports) {
  for (VariableId V : C.P.Globals) {
    const Variable &Static = C.P.variable(V);
    if (Static.Kind != VariableKind::Static || Static.Initializer == ExprId::None ||
        !C.P.Expressions.is(Static.Initializer, ExprKind::Call))
      continue;
    const Function &Callee =
        C.P.function(C.P.Expressions.get<expr::Call>(Static.Initializer).Callee);
    if (Callee.Body == StmtId::None)
      C.Diags.report(Static.Where, Diagnostic::static_of_other_library,
                     {C.Names.spelling(Static.Word), Callee.Spelling});
  }
  for (const auto &[F, Place] : reachedExpressions(C, Exports, ExprKind::VariablePlace)) {
    const Variable &V = C.P.variable(C.P.Expressions.get<expr::VariablePlace>(Place).Variable);
    if (V.Kind == VariableKind::Static && !V.Const && C.Types.hasObject(V.Type))
      C.Diags.report(C.P.Expressions.location(Place), Diagnostic::static_resource_in_export,
                     {C.Names.spelling(V.Word)});
  }
}

//===-- Parameters ------------------------------------------------------------------------===//

namespace {

/// Returns the parameters of a ray tracing stage in order; empty if it has none.
llvm::ArrayRef<const char *> rayParametersOf(Stage Kind) {
  static constexpr const char *Hit[] = {"payload", "attributes"}, *Payload[] = {"payload"},
                              *Callable[] = {"callable data"};
  switch (Kind) {
  case Stage::Anyhit:
  case Stage::Closesthit: return Hit;
  case Stage::Miss: return Payload;
  case Stage::Callable: return Callable;
  default: return {};
  }
}

} // namespace

void checkLibraryParameters(CheckContext &C, FunctionId F) {
  const Function &Entry = C.P.function(F);
  if (keepsParameters(C.EntryStage))
    checkRayParameters(C, Entry);
  for (VariableId Id : Entry.Parameters) {
    const Variable &V = C.P.variable(Id);
    const TypeId Plain = C.Types.withoutArrays(V.Type);
    if (C.Types.get(Plain).Kind != TypeKind::Object)
      continue;
    const ObjectSort Sort = C.Types.objectOf(Plain).Record->Kind;
    if (Sort != ObjectSort::NodeRecord && Sort != ObjectSort::NodeOutput)
      continue;
    if (C.EntryStage != Stage::Node)
      C.Diags.report(V.Where, Diagnostic::node_parameter_elsewhere, {C.Names.spelling(V.Word)});
    else if (Plain != V.Type)
      C.Diags.report(V.Where, Diagnostic::node_parameter_array, {C.Names.spelling(V.Word)});
    else
      checkNodeParameter(C, V);
  }
}

/// Reports a node record without members, and an attribute of outputs at an input.
static void checkNodeParameter(CheckContext &C, const Variable &V) {
  const Object &O = C.Types.objectOf(V.Type);
  if (!O.Arguments.empty() && O.Arguments[0].Type != TypeId::None &&
      !C.Types.leafCount(O.Arguments[0].Type))
    C.Diags.report(V.Where, Diagnostic::node_record_empty, {O.Record->Word});
  if (O.Record->Kind == ObjectSort::NodeOutput)
    return;
  for (const Attribute &A : V.Attributes)
    if (A.Id == AttributeId::NodeArraySize || A.Id == AttributeId::AllowSparseNodes ||
        A.Id == AttributeId::UnboundedSparseNodes)
      C.Diags.report(A.Where, Diagnostic::node_attribute_of_outputs, {C.Names.spelling(A.Word)});
}

static void checkRayParameters(CheckContext &C, const Function &Entry) {
  const StringRef StageName(name(C.EntryStage));
  if (Entry.Result != TypeId::Void)
    C.Diags.report(Entry.Where, Diagnostic::ray_result, {StageName});
  const llvm::ArrayRef<const char *> Wanted = rayParametersOf(C.EntryStage);
  if (Entry.Parameters.size() != Wanted.size()) {
    const std::string List =
        Wanted.empty() ? "no parameters" : "parameters: " + llvm::join(Wanted, ", ");
    C.Diags.report(Entry.Where, Diagnostic::ray_parameter_count, {StageName, List});
    return;
  }
  for (size_t I = 0; I < Wanted.size(); ++I) {
    const Variable &V = C.P.variable(Entry.Parameters[I]);
    const bool IsInput = StringRef(Wanted[I]) == "attributes";
    if (V.Flow != (IsInput ? library::Direction::In : library::Direction::InOut))
      C.Diags.report(V.Where, Diagnostic::ray_parameter_flow,
                     {C.Names.spelling(V.Word), Wanted[I], IsInput ? "in" : "inout"});
    if (V.Type != TypeId::Error &&
        (C.Types.get(V.Type).Kind != TypeKind::Struct || C.Types.hasObject(V.Type)))
      C.Diags.report(V.Where, Diagnostic::ray_parameter_struct,
                     {C.Names.spelling(V.Word), Wanted[I]});
    else if (V.Type != TypeId::Error && !C.Types.leafCount(V.Type))
      C.Diags.report(V.Where, Diagnostic::ray_parameter_empty,
                     {C.Names.spelling(V.Word), Wanted[I]});
    else if (StringRef(Wanted[I]) == "payload")
      checkIsPayload(C, V.Type, V.Where);
  }
}

} // namespace dxil::frontend
