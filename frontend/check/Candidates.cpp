// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Notes that explain why no candidate of a call fits.
#include "Checker.h"

using namespace dxil::frontend;

/// More notes would not add information.
constexpr size_t MostCandidates = 8;

/// Spells an ordinal as clang does: `1st`, `2nd`, `3rd`, `4th`.
static std::string ordinal(size_t N) {
  const size_t Last = N % 10;
  const bool IsTeen = N % 100 / 10 == 1;
  return std::to_string(N) + (IsTeen || Last == 0 || Last > 3 ? "th"
                              : Last == 1                     ? "st"
                              : Last == 2                     ? "nd"
                                                              : "rd");
}

/// `1 argument`, `1 to 3 arguments`
static std::string countArguments(size_t Required, size_t Most) {
  if (Required != Most)
    return std::to_string(Required) + " to " + std::to_string(Most) + " arguments";
  return std::to_string(Most) + (Most == 1 ? " argument" : " arguments");
}

/// `1 was`, `3 were`
static std::string countGiven(size_t Count) {
  return std::to_string(Count) + (Count == 1 ? " was" : " were");
}

std::string Checker::spellArguments(llvm::ArrayRef<ExprId> Args) const {
  std::string Text = "(";
  for (ExprId E : Args) {
    if (Text.size() > 1)
      Text += ", ";
    Text += isAnyObject(E) ? "a resource of a heap" : spell(P.type(E));
  }
  return Text + ")";
}

/// Returns the reason why place \p E is not assignable, or null if it is.
const char *Checker::whyConst(ExprId E) {
  {
    Diagnostics::Attempt Silent(Diags);
    if (checkModifiable(E, P.Expressions.location(E)))
      return nullptr;
  }
  const ExprId Root = rootOf(P, E);
  if (kind(Root) != ExprKind::VariablePlace)
    return "read-only";
  const Variable &V = P.variable(P.Expressions.get<expr::VariablePlace>(Root).Variable);
  return V.Const ? "declared const" : "in a constant buffer";
}

/// Notes the first argument that \p F does not take, or the wrong number of arguments.
void Checker::noteCandidate(FunctionId F, llvm::ArrayRef<ExprId> Args) {
  const Function Of = P.function(F);
  size_t Required = 0;
  for (size_t I = 0; I != Of.Parameters.size(); ++I)
    if (P.variable(Of.Parameters[I]).Initializer == ExprId::None)
      Required = I + 1;
  if (Args.size() > Of.Parameters.size() || Args.size() < Required) {
    return Diags.report(
        Of.Where, Diagnostic::candidate_count,
        {Of.Spelling, countArguments(Required, Of.Parameters.size()), countGiven(Args.size())});
  }
  for (size_t I = 0; I != Args.size(); ++I) {
    const Variable Parameter = P.variable(Of.Parameters[I]);
    ConversionRank Rank;
    const bool Fits = Parameter.IsShared
                          ? isSharedArgument(Args[I], Parameter.Type)
                          : rankArgument(Args[I], Parameter.Type, Parameter.Flow, Rank);
    if (Fits)
      continue;
    const std::string Number = ordinal(I + 1);
    const bool IsPlace = !isAnyObject(Args[I]) && isPlace(kind(Args[I]));
    const bool IsOutput = Parameter.Flow != library::Direction::In;
    if (IsOutput && !IsPlace)
      return Diags.report(Of.Where, Diagnostic::candidate_needs_place,
                          {Of.Spelling, Number, Names.spelling(Parameter.Word)});
    if (const char *Why = IsOutput ? whyConst(Args[I]) : nullptr)
      return Diags.report(Of.Where, Diagnostic::candidate_const, {Of.Spelling, Number, Why});
    const std::string Given =
        isAnyObject(Args[I]) ? "a resource of a heap" : spell(P.type(Args[I]));
    return Diags.report(Of.Where, Diagnostic::candidate_argument,
                        {Of.Spelling, Number, Given, spell(Parameter.Type)});
  }
  Diags.report(Of.Where, Diagnostic::candidate_here, {Of.Spelling});
}

/// Notes the first parameter of template \p Of for which two arguments deduce different values.
/// Returns false if there is none.
bool Checker::noteConflict(const Template &Of, llvm::ArrayRef<ExprId> Args) {
  const auto N = Of.Tree->get<syntax::Function>(Of.Node);
  auto Spelled = [&](const TemplateArgument &A) {
    return A.Type != TypeId::None ? spell(A.Type) : std::to_string(int64_t(A.Value));
  };
  OptionalArguments Seen(Of.Parameters.Count);
  for (size_t I = 0; I != Args.size(); ++I) {
    if (isAnyObject(Args[I]) || isBad(Args[I]))
      continue;
    OptionalArguments Alone(Of.Parameters.Count);
    {
      Diagnostics::Attempt Silent(Diags);
      Elsewhere Inside(*this, Of.Scope, Of.Tree, Of.Source);
      const auto V = CurrentTree->get<syntax::Variable>(CurrentTree->item(N.Parameters, I));
      const TypeId T = defaultOfLiteral(Types, Types.plain(P.type(Args[I])));
      if (!deduceDimensions(V.Type, V.Dimensions, T, Of.Parameters, Alone))
        continue;
    }
    for (size_t J = 0; J != Alone.size(); ++J) {
      if (Seen[J] && Alone[J] && !sameArgument(*Seen[J], *Alone[J])) {
        const Name Word = nameOfParameter(*Of.Tree, Of.Tree->item(Of.Parameters, J));
        Diags.report(Of.Tree->location(Of.Node), Diagnostic::candidate_contradiction,
                     {Names.spelling(Of.Word), Alone[J]->Type != TypeId::None ? "types" : "values",
                      Names.spelling(Word), Spelled(*Seen[J]), Spelled(*Alone[J])});
        return true;
      }
      if (Alone[J])
        Seen[J] = Alone[J];
    }
  }
  return false;
}

void Checker::noteTemplate(TemplateId Id, llvm::ArrayRef<ExprId> Args) {
  const Template Of = Templates[size_t(Id)];
  const size_t Most = Of.Tree->get<syntax::Function>(Of.Node).Parameters.Count;
  const Location Where = Of.Tree->location(Of.Node);
  if (Args.size() > Most)
    Diags.report(Where, Diagnostic::candidate_count,
                 {Names.spelling(Of.Word), countArguments(Most, Most), countGiven(Args.size())});
  else if (!noteConflict(Of, Args))
    Diags.report(Where, Diagnostic::candidate_template, {Names.spelling(Of.Word)});
}

void Checker::noteCandidates(llvm::ArrayRef<Entity> Found, llvm::ArrayRef<FunctionId> Functions,
                             llvm::ArrayRef<ExprId> Args) {
  if (Diags.silent())
    return;
  size_t Shown = 0;
  for (FunctionId F : Functions)
    if (Shown++ < MostCandidates)
      noteCandidate(F, Args);
  for (Entity E : Found) {
    if (E.Kind != Entity::Sort::FunctionTemplate)
      continue;
    const bool HasInstance = llvm::any_of(Functions, [&](FunctionId F) {
      const uint32_t Instance = state(F).Instance;
      return Instance && size_t(Instances[Instance].Of) == E.Index;
    });
    if (HasInstance || Shown++ >= MostCandidates)
      continue;
    noteTemplate(TemplateId(E.Index), Args);
  }
}

//===-- The library --------------------------------------------------------------------------===//

/// `(s, location, offset)`
static std::string spellParameters(const library::Function &F) {
  std::string Text = "(";
  for (const library::Parameter &P : F.Parameters)
    Text += (Text.size() > 1 ? ", " : "") + P.Word.str();
  return Text + (F.Variadic ? ", ...)" : ")");
}

/// Notes the first argument that a signature with the right number of parameters does not take. If
/// there is none, notes the numbers of parameters of the signatures.
void Checker::noteSignatures(Location Where, llvm::ArrayRef<const library::Function *> Signatures,
                             TypeId Object, TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args) {
  if (Diags.silent())
    return;
  size_t Furthest = 0;
  const library::Function *Nearest = nullptr;
  for (const library::Function *F : Signatures) {
    if (F->Parameters.size() != Args.size())
      continue;
    const size_t Taken = argumentsTaken(*F, Object, TemplateArgument, Args);
    if (!Nearest || Taken > Furthest) {
      Nearest = F;
      Furthest = Taken;
    }
  }
  if (Nearest && Furthest < Args.size()) {
    const std::string Given =
        isAnyObject(Args[Furthest]) ? "a resource of a heap" : spell(P.type(Args[Furthest]));
    return Diags.report(
        Where, Diagnostic::signature_argument,
        {Nearest->Word.str() + spellParameters(*Nearest), ordinal(Furthest + 1), Given});
  }
  std::vector<std::string> Said;
  for (const library::Function *F : Signatures) {
    std::string Text = F->Word.str() + spellParameters(*F);
    if (Nearest || llvm::is_contained(Said, Text) || Said.size() == MostCandidates)
      continue;
    Diags.report(Where, Diagnostic::signature_here, {Text});
    Said.push_back(std::move(Text));
  }
}
