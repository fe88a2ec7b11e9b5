// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entry point, and the functions that it may call.
#include "Checker.h"

using namespace dxil::frontend;
using dxil::Stage;
using llvm::StringRef;

//===-- The entry point
//--------------------------------------------------------------------------------------===//

/// Returns true if the types of \p F are known, so that its interface can be checked.
bool Checker::hasKnownTypes(const Function &F) const {
  return F.Result != TypeId::Error && llvm::none_of(F.Parameters, [&](VariableId V) {
           return Types.withoutArrays(P.variable(V).Type) == TypeId::Error;
         });
}

void Checker::findEntry() {
  // Errors elsewhere do not hide errors of the entry point.
  const bool HasErrors = Diags.errorCount() != 0;
  if (Opts.Stage == Stage::Library) {
    if (!HasErrors)
      checkLibraryEntries();
    return;
  }
  FunctionId Entry = functionNamed(Opts.EntryPoint);
  if (Entry == FunctionId::None) {
    if (!T.Unread.contains(uint32_t(Names.find(Opts.EntryPoint))))
      Diags.report(Location::None, Diagnostic::no_entry_point,
                   {Opts.EntryPoint, similarFunction(Opts.EntryPoint)});
    return;
  }
  if (HasErrors && !hasKnownTypes(P.function(Entry)))
    return;
  addEntry(Entry, Opts.Stage);
  if (!HasErrors)
    checkCalls({Entry, P.Entries.back().PatchConstant});
}

void Checker::addEntry(FunctionId F, Stage Of) {
  P.Entries.push_back({F, Of, FunctionId::None});
  EntryPoint &Entry = P.Entries.back();
  EntryStage = Of;
  readEntryAttributes(F);
  if (Of == Stage::Hull)
    Entry.PatchConstant = findPatchConstant(F);
  checkEntrySemantics(F);
  if (Entry.PatchConstant != FunctionId::None)
    checkEntrySemantics(Entry.PatchConstant);
  checkStageParameters(F);
  checkPatchReach(Entry);
  checkLibraryParameters(F);
}

/// Returns the function with a body that \p Word, qualified or not, names.
FunctionId Checker::functionNamed(StringRef Word) {
  FunctionId Found = FunctionId::None;
  for (size_t I = 1; I < P.Functions.size(); ++I) {
    const Function &F = P.Functions[I];
    if (F.Body == StmtId::None || F.Spelling != Word || state(FunctionId(I)).Instance ||
        F.This != TypeId::None)
      continue;
    if (Found != FunctionId::None)
      Diags.report(F.Where, Diagnostic::entry_overloaded, {Word});
    Found = FunctionId(I);
  }
  return Found;
}

/// Returns the last of several overloads, as in DXC.
FunctionId Checker::patchConstantNamed(StringRef Word) {
  FunctionId Found = FunctionId::None;
  bool Several = false;
  for (size_t I = 1; I < P.Functions.size(); ++I) {
    const Function &F = P.Functions[I];
    if (F.Body == StmtId::None || F.Spelling != Word || state(FunctionId(I)).Instance ||
        F.This != TypeId::None)
      continue;
    Several |= Found != FunctionId::None;
    Found = FunctionId(I);
  }
  if (Several)
    Diags.report(P.function(Found).Where, Diagnostic::patch_constant_overloaded, {Word});
  return Found;
}

FunctionId Checker::findPatchConstant(FunctionId Entry) {
  for (const Attribute &A : P.function(Entry).Attributes) {
    if (A.Id != AttributeId::PatchConstantFunc)
      continue;
    const FunctionId Found = patchConstantNamed(A.Strings.front());
    if (Found == FunctionId::None)
      Diags.report(A.Where, Diagnostic::no_patch_constant_function,
                   {A.Strings.front(), similarFunction(A.Strings.front())});
    return Found;
  }
  return FunctionId::None; // which has been reported
}

/// Returns true if every number in \p T, a parameter or result of an entry point, has a semantic of
/// its own or of an enclosing member.
bool Checker::hasSemantics(TypeId T, Name Semantic, unsigned Depth) const {
  T = Types.withoutArrays(T);
  if (Semantic != Name::None || T == TypeId::Error || T == TypeId::Void)
    return true;
  const Type &Of = Types.get(T);
  if (Of.Kind == TypeKind::Object) {
    const Object &O = Types.objectOf(T);
    bool Holds = O.Record->Kind == library::ObjectType::Sort::Patch ||
                 O.Record->Kind == library::ObjectType::Sort::Stream;
    return !Holds || O.Arguments.empty() || O.Arguments[0].Type == TypeId::None ||
           hasSemantics(O.Arguments[0].Type, Semantic, Depth + 1);
  }
  if (Of.Kind != TypeKind::Struct || Depth > MaxTypeDepth)
    return false;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None && !hasSemantics(S.Base, Semantic, Depth + 1))
    return false;
  return llvm::all_of(S.Fields,
                      [&](const Field &F) { return hasSemantics(F.Type, F.Semantic, Depth + 1); });
}

/// Returns the first member of struct \p T, its bases and its members that has no semantic. Returns
/// null if \p T is not a struct.
const Field *Checker::memberWithoutSemantic(TypeId T, unsigned Depth) const {
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Struct || Depth > MaxTypeDepth)
    return nullptr;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None)
    if (const Field *Found = memberWithoutSemantic(S.Base, Depth + 1))
      return Found;
  for (const Field &F : S.Fields)
    if (!hasSemantics(F.Type, F.Semantic, Depth + 1)) {
      const Field *Inner = memberWithoutSemantic(F.Type, Depth + 1);
      return Inner ? Inner : &F;
    }
  return nullptr;
}

/// Reports that \p T, the type of the entry point's result or of a parameter declared at \p Where,
/// lacks a semantic.
void Checker::reportMissingSemantic(TypeId T, Location Where, Diagnostic What,
                                    std::initializer_list<StringRef> Arguments) {
  if (const Field *Member = memberWithoutSemantic(T, 0)) {
    Diags.report(Member->Where, Diagnostic::semantic_missing_member,
                 {Names.spelling(Member->Word)});
    return;
  }
  Diags.report(Where, What, Arguments);
}

/// Reports semantics in \p T without effect, since an enclosing member has one. Visits each struct
/// once without and once with a semantic around it.
void Checker::warnOfSemantics(TypeId T, bool IsGiven, std::set<std::pair<TypeId, bool>> &Seen) {
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Struct || !Seen.insert({T, IsGiven}).second)
    return;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None)
    warnOfSemantics(S.Base, IsGiven, Seen);
  for (const Field &F : S.Fields) {
    bool HasOwn = F.Semantic != Name::None;
    if (IsGiven && HasOwn)
      Diags.report(F.Where, Diagnostic::semantic_overridden, {Names.spelling(F.Semantic)});
    warnOfSemantics(F.Type, IsGiven || HasOwn, Seen);
  }
}

void Checker::checkEntrySemantics(FunctionId F) {
  const Function &Entry = P.function(F);
  std::set<std::pair<TypeId, bool>> Seen;
  for (VariableId V : Entry.Parameters)
    warnOfSemantics(P.variable(V).Type, P.variable(V).Semantic != Name::None, Seen);
  warnOfSemantics(Entry.Result, Entry.ResultSemantic != Name::None, Seen);
  if (keepsParameters(EntryStage) || EntryStage == Stage::Node)
    return;
  bool IsRay = EntryStage == Stage::Mesh || EntryStage == Stage::Amplification;
  for (VariableId V : Entry.Parameters) {
    const Variable &Of = P.variable(V);
    bool IsPayload = Of.Modifier == 1 + uint32_t(syntax::Specifier::Payload);
    bool IsIndices = Of.Modifier == 1 + uint32_t(syntax::Specifier::Indices);
    if (!IsRay && !IsPayload && !IsIndices && !hasSemantics(Of.Type, Of.Semantic, 0))
      reportMissingSemantic(Of.Type, Of.Where, Diagnostic::semantic_missing_parameter,
                            {Names.spelling(Of.Word), Entry.Spelling});
  }
  if (!IsRay && !hasSemantics(Entry.Result, Entry.ResultSemantic, 0))
    reportMissingSemantic(Entry.Result, Entry.Where, Diagnostic::semantic_missing_result,
                          {Entry.Spelling});
}

//===-- Calls
//--------------------------------------------------------------------------------------===//

/// Reports recursion, and functions without a body, among the functions that \p Roots reach.
void Checker::checkCalls(llvm::ArrayRef<FunctionId> Roots) {
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> Marks(P.Functions.size(), New);
  struct Step {
    FunctionId F;
    uint32_t Next; ///< the next expression to visit
  };
  std::vector<Step> Path;
  auto Enter = [&](FunctionId F) {
    Marks[size_t(F)] = Open;
    if (!llvm::is_contained(Roots, F))
      for (VariableId V : P.function(F).Parameters)
        checkPrimitiveLength(P.variable(V));
    Path.push_back({F, uint32_t(state(F).FirstExpr)});
  };
  for (FunctionId Root : Roots) {
    if (Root != FunctionId::None && Marks[size_t(Root)] == New)
      Enter(Root);
    while (!Path.empty()) {
      Step &Here = Path.back();
      if (Here.Next >= uint32_t(state(Here.F).EndExpr)) {
        Marks[size_t(Here.F)] = Done;
        Path.pop_back();
        continue;
      }
      ExprId E = ExprId(Here.Next++);
      if (!P.Expressions.is(E, ExprKind::Call))
        continue;
      FunctionId Callee = P.Expressions.get<expr::Call>(E).Callee;
      const Function &F = P.function(Callee);
      Location Where = P.Expressions.location(E);
      if (Marks[size_t(Callee)] == Open)
        Diags.report(Where, Diagnostic::recursion, {F.Spelling});
      else if (Marks[size_t(Callee)] == New && F.Body == StmtId::None &&
               Opts.Stage != Stage::Library)
        Marks[size_t(Callee)] = Done,
        Diags.report(Where, Diagnostic::function_without_body, {F.Spelling});
      else if (Marks[size_t(Callee)] == New)
        Enter(Callee);
    }
  }
}
