// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entry point, and the functions that it may call.
#include "Attributes.h"
#include "Context.h"
#include "Declarations.h"
#include "Entries.h"
#include "NameLookup.h"

namespace dxil::frontend {
using dxil::Stage;
using llvm::StringRef;

static FunctionId functionNamed(CheckContext &C, llvm::StringRef Word);
static FunctionId findPatchConstant(CheckContext &C, FunctionId Entry);
static void checkEntrySemantics(CheckContext &C, FunctionId F);

//===-- The entry point ----------------------------------------------------------------------===//

/// Returns true if no type of \p F is erroneous, so that its interface can be checked.
static bool hasValidTypes(const CheckContext &C, const Function &F) {
  return F.Result != TypeId::Error && llvm::none_of(F.Parameters, [&](VariableId V) {
           return C.Types.withoutArrays(C.P.variable(V).Type) == TypeId::Error;
         });
}

void findEntry(CheckContext &C) {
  // Errors in other functions do not hide errors of the entry point.
  const bool HasErrors = C.Diags.errorCount() != 0;
  if (C.Opts.Stage == Stage::Library) {
    if (!HasErrors)
      checkLibraryEntries(C);
    return;
  }
  FunctionId Entry = functionNamed(C, C.Opts.EntryPoint);
  if (Entry == FunctionId::None) {
    if (!C.Tree.Unread.contains(uint32_t(C.Names.find(C.Opts.EntryPoint))))
      C.Diags.report(Location::None, Diagnostic::no_entry_point,
                     {C.Opts.EntryPoint, similarFunction(C, C.Opts.EntryPoint)});
    return;
  }
  if (HasErrors && !hasValidTypes(C, C.P.function(Entry)))
    return;
  addEntry(C, Entry, C.Opts.Stage);
  if (!HasErrors)
    checkCalls(C, {Entry, C.P.Entries.back().PatchConstant});
}

void addEntry(CheckContext &C, FunctionId F, Stage Kind) {
  C.P.Entries.push_back({F, Kind, FunctionId::None});
  EntryPoint &Entry = C.P.Entries.back();
  C.EntryStage = Kind;
  readEntryAttributes(C, F);
  if (Kind == Stage::Hull)
    Entry.PatchConstant = findPatchConstant(C, F);
  checkEntrySemantics(C, F);
  if (Entry.PatchConstant != FunctionId::None)
    checkEntrySemantics(C, Entry.PatchConstant);
  checkStageParameters(C, F);
  checkPatchReach(C, Entry);
  checkLibraryParameters(C, F);
}

/// Returns the functions with a body that \p Word, qualified or not, names.
static llvm::SmallVector<FunctionId, 1> functionsNamed(CheckContext &C, StringRef Word) {
  llvm::SmallVector<FunctionId, 1> Matches;
  for (size_t I = 1; I < C.P.Functions.size(); ++I) {
    const Function &F = C.P.Functions[I];
    if (F.Body != StmtId::None && F.Spelling == Word && !state(C, FunctionId(I)).Instance &&
        F.This == TypeId::None)
      Matches.push_back(FunctionId(I));
  }
  return Matches;
}

static FunctionId functionNamed(CheckContext &C, StringRef Word) {
  const auto Matches = functionsNamed(C, Word);
  for (const FunctionId F : llvm::drop_begin(Matches, Matches.empty() ? 0 : 1))
    C.Diags.report(C.P.function(F).Where, Diagnostic::entry_overloaded, {Word});
  return Matches.empty() ? FunctionId::None : Matches.back();
}

/// Returns the last of several overloads, as in DXC.
static FunctionId patchConstantNamed(CheckContext &C, StringRef Word) {
  const auto Matches = functionsNamed(C, Word);
  if (Matches.size() > 1)
    C.Diags.report(C.P.function(Matches.back()).Where, Diagnostic::patch_constant_overloaded,
                   {Word});
  return Matches.empty() ? FunctionId::None : Matches.back();
}

static FunctionId findPatchConstant(CheckContext &C, FunctionId Entry) {
  for (const Attribute &A : C.P.function(Entry).Attributes) {
    if (A.Id != AttributeId::PatchConstantFunc)
      continue;
    const FunctionId Match = patchConstantNamed(C, A.Strings.front());
    if (Match == FunctionId::None)
      C.Diags.report(A.Where, Diagnostic::no_patch_constant_function,
                     {A.Strings.front(), similarFunction(C, A.Strings.front())});
    return Match;
  }
  return FunctionId::None; // the error has been reported
}

/// Returns true if every number in \p T, a parameter or result of an entry point, has a semantic of
/// its own or of an enclosing member.
static bool hasSemantics(const CheckContext &C, TypeId T, Name Semantic, unsigned Depth) {
  T = C.Types.withoutArrays(T);
  if (Semantic != Name::None || T == TypeId::Error || T == TypeId::Void)
    return true;
  const Type &Ty = C.Types.get(T);
  if (Ty.Kind == TypeKind::Object) {
    const Object &O = C.Types.objectOf(T);
    bool Holds = O.Record->Kind == library::ObjectType::Sort::Patch ||
                 O.Record->Kind == library::ObjectType::Sort::Stream;
    return !Holds || O.Arguments.empty() || O.Arguments[0].Type == TypeId::None ||
           hasSemantics(C, O.Arguments[0].Type, Semantic, Depth + 1);
  }
  if (Ty.Kind != TypeKind::Struct || Depth > MaxTypeDepth)
    return false;
  const Struct &S = C.Types.structOf(T);
  if (S.Base != TypeId::None && !hasSemantics(C, S.Base, Semantic, Depth + 1))
    return false;
  return llvm::all_of(
      S.Fields, [&](const Field &F) { return hasSemantics(C, F.Type, F.Semantic, Depth + 1); });
}

/// Returns the first member of struct \p T, its bases and its members that has no semantic. Returns
/// null if \p T is not a struct.
static const Field *memberWithoutSemantic(const CheckContext &C, TypeId T, unsigned Depth) {
  T = C.Types.withoutArrays(T);
  if (C.Types.get(T).Kind != TypeKind::Struct || Depth > MaxTypeDepth)
    return nullptr;
  const Struct &S = C.Types.structOf(T);
  if (S.Base != TypeId::None)
    if (const Field *Match = memberWithoutSemantic(C, S.Base, Depth + 1))
      return Match;
  for (const Field &F : S.Fields)
    if (!hasSemantics(C, F.Type, F.Semantic, Depth + 1)) {
      const Field *Inner = memberWithoutSemantic(C, F.Type, Depth + 1);
      return Inner ? Inner : &F;
    }
  return nullptr;
}

/// Reports that \p T, the type of the entry point's result or of a parameter declared at \p Where,
/// lacks a semantic.
static void reportMissingSemantic(CheckContext &C, TypeId T, Location Where, Diagnostic Id,
                                  std::initializer_list<StringRef> Arguments) {
  if (const Field *Member = memberWithoutSemantic(C, T, 0)) {
    C.Diags.report(Member->Where, Diagnostic::semantic_missing_member,
                   {C.Names.spelling(Member->Word)});
    return;
  }
  C.Diags.report(Where, Id, Arguments);
}

/// Reports semantics in \p T without effect, since an enclosing member has one. Visits each struct
/// once without and once with a semantic around it.
static void warnOfSemantics(CheckContext &C, TypeId T, bool IsGiven,
                            std::set<std::pair<TypeId, bool>> &Seen) {
  T = C.Types.withoutArrays(T);
  if (C.Types.get(T).Kind != TypeKind::Struct || !Seen.insert({T, IsGiven}).second)
    return;
  const Struct &S = C.Types.structOf(T);
  if (S.Base != TypeId::None)
    warnOfSemantics(C, S.Base, IsGiven, Seen);
  for (const Field &F : S.Fields) {
    bool HasOwn = F.Semantic != Name::None;
    if (IsGiven && HasOwn)
      C.Diags.report(F.Where, Diagnostic::semantic_overridden, {C.Names.spelling(F.Semantic)});
    warnOfSemantics(C, F.Type, IsGiven || HasOwn, Seen);
  }
}

static void checkEntrySemantics(CheckContext &C, FunctionId F) {
  const Function &Entry = C.P.function(F);
  std::set<std::pair<TypeId, bool>> Seen;
  for (VariableId V : Entry.Parameters)
    warnOfSemantics(C, C.P.variable(V).Type, C.P.variable(V).Semantic != Name::None, Seen);
  warnOfSemantics(C, Entry.Result, Entry.ResultSemantic != Name::None, Seen);
  if (keepsParameters(C.EntryStage) || C.EntryStage == Stage::Node)
    return;
  bool IsRay = C.EntryStage == Stage::Mesh || C.EntryStage == Stage::Amplification;
  for (VariableId V : Entry.Parameters) {
    const Variable &Var = C.P.variable(V);
    bool IsPayload = Var.Modifier == 1 + uint32_t(syntax::Specifier::Payload);
    bool IsIndices = Var.Modifier == 1 + uint32_t(syntax::Specifier::Indices);
    if (!IsRay && !IsPayload && !IsIndices && !hasSemantics(C, Var.Type, Var.Semantic, 0))
      reportMissingSemantic(C, Var.Type, Var.Where, Diagnostic::semantic_missing_parameter,
                            {C.Names.spelling(Var.Word), Entry.Spelling});
  }
  if (!IsRay && !hasSemantics(C, Entry.Result, Entry.ResultSemantic, 0))
    reportMissingSemantic(C, Entry.Result, Entry.Where, Diagnostic::semantic_missing_result,
                          {Entry.Spelling});
}

//===-- Calls --------------------------------------------------------------------------------===//

/// Reports recursion, and functions without a body, among the functions that \p Roots reach.
void checkCalls(CheckContext &C, llvm::ArrayRef<FunctionId> Roots) {
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> Marks(C.P.Functions.size(), New);
  struct Step {
    FunctionId F;
    uint32_t Next; ///< the next expression to visit
  };
  std::vector<Step> Path;
  auto Enter = [&](FunctionId F) {
    Marks[size_t(F)] = Open;
    if (!llvm::is_contained(Roots, F))
      for (VariableId V : C.P.function(F).Parameters)
        checkPrimitiveLength(C, C.P.variable(V));
    Path.push_back({F, uint32_t(state(C, F).FirstExpr)});
  };
  for (FunctionId Root : Roots) {
    if (Root != FunctionId::None && Marks[size_t(Root)] == New)
      Enter(Root);
    while (!Path.empty()) {
      Step &Here = Path.back();
      if (Here.Next >= uint32_t(state(C, Here.F).EndExpr)) {
        Marks[size_t(Here.F)] = Done;
        Path.pop_back();
        continue;
      }
      ExprId E = ExprId(Here.Next++);
      if (!C.P.Expressions.is(E, ExprKind::Call))
        continue;
      FunctionId Callee = C.P.Expressions.get<expr::Call>(E).Callee;
      const Function &F = C.P.function(Callee);
      Location Where = C.P.Expressions.location(E);
      if (Marks[size_t(Callee)] == Open)
        C.Diags.report(Where, Diagnostic::recursion, {F.Spelling});
      else if (Marks[size_t(Callee)] == New && F.Body == StmtId::None &&
               C.Opts.Stage != Stage::Library)
        Marks[size_t(Callee)] = Done,
        C.Diags.report(Where, Diagnostic::function_without_body, {F.Spelling});
      else if (Marks[size_t(Callee)] == New)
        Enter(Callee);
    }
  }
}

} // namespace dxil::frontend
