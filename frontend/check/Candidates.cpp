// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Notes that explain why no candidate of a call fits.
#include "Calls.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "LibraryCalls.h"
#include "NameLookup.h"
#include "Operators.h"
#include "Templates.h"

namespace dxil::frontend {

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

std::string spellArguments(const CheckContext &C, llvm::ArrayRef<ExprId> Args) {
  std::string Text = "(";
  for (ExprId E : Args) {
    if (Text.size() > 1)
      Text += ", ";
    Text += isAnyObject(C, E) ? "a resource of a heap" : spell(C, C.P.type(E));
  }
  return Text + ")";
}

/// Returns the reason why place \p E is not assignable, or null if it is.
static const char *whyConst(CheckContext &C, ExprId E) {
  {
    Diagnostics::Attempt Silent(C.Diags);
    if (checkModifiable(C, E, C.P.Expressions.location(E)))
      return nullptr;
  }
  const ExprId Root = rootOf(C.P, E);
  if (C.kind(Root) != ExprKind::VariablePlace)
    return "read-only";
  const Variable &V = C.P.variable(C.P.Expressions.get<expr::VariablePlace>(Root).Variable);
  return V.Const ? "declared const" : "in a constant buffer";
}

/// Notes the first argument that \p F does not take, or the wrong number of arguments.
static void noteCandidate(CheckContext &C, FunctionId F, llvm::ArrayRef<ExprId> Args) {
  const Function Callee = C.P.function(F);
  size_t Required = 0;
  for (size_t I = 0; I != Callee.Parameters.size(); ++I)
    if (C.P.variable(Callee.Parameters[I]).Initializer == ExprId::None)
      Required = I + 1;
  if (Args.size() > Callee.Parameters.size() || Args.size() < Required) {
    return C.Diags.report(Callee.Where, Diagnostic::candidate_count,
                          {Callee.Spelling, countArguments(Required, Callee.Parameters.size()),
                           countGiven(Args.size())});
  }
  for (size_t I = 0; I != Args.size(); ++I) {
    const Variable Parameter = C.P.variable(Callee.Parameters[I]);
    ConversionRank Rank;
    const bool Fits = Parameter.IsShared
                          ? isSharedArgument(C, Args[I], Parameter.Type)
                          : rankArgument(C, Args[I], Parameter.Type, Parameter.Flow, Rank);
    if (Fits)
      continue;
    const std::string Number = ordinal(I + 1);
    const bool IsPlace = !isAnyObject(C, Args[I]) && isPlace(C.kind(Args[I]));
    const bool IsOutput = Parameter.Flow != library::Direction::In;
    if (IsOutput && !IsPlace)
      return C.Diags.report(Callee.Where, Diagnostic::candidate_needs_place,
                            {Callee.Spelling, Number, C.Names.spelling(Parameter.Word)});
    if (const char *Why = IsOutput ? whyConst(C, Args[I]) : nullptr)
      return C.Diags.report(Callee.Where, Diagnostic::candidate_const,
                            {Callee.Spelling, Number, Why});
    const std::string Given =
        isAnyObject(C, Args[I]) ? "a resource of a heap" : spell(C, C.P.type(Args[I]));
    return C.Diags.report(Callee.Where, Diagnostic::candidate_argument,
                          {Callee.Spelling, Number, Given, spell(C, Parameter.Type)});
  }
  C.Diags.report(Callee.Where, Diagnostic::candidate_here, {Callee.Spelling});
}

/// Notes the first parameter of template \p Tmpl for which two arguments deduce different values.
/// Returns false if there is none.
static bool noteConflict(CheckContext &C, const Template &Tmpl, llvm::ArrayRef<ExprId> Args) {
  const auto N = Tmpl.Tree->get<syntax::Function>(Tmpl.Node);
  auto Spelled = [&](const TemplateArgument &A) {
    return A.Type != TypeId::None ? spell(C, A.Type) : std::to_string(int64_t(A.Value));
  };
  OptionalArguments Seen(Tmpl.Parameters.Count);
  for (size_t I = 0; I != Args.size(); ++I) {
    if (isAnyObject(C, Args[I]) || C.isBad(Args[I]))
      continue;
    OptionalArguments Alone(Tmpl.Parameters.Count);
    {
      Diagnostics::Attempt Silent(C.Diags);
      Elsewhere Inside(C, Tmpl.Scope, Tmpl.Tree, Tmpl.Source);
      const auto V = C.Here.Tree->get<syntax::Variable>(C.Here.Tree->item(N.Parameters, I));
      const TypeId T = defaultOfLiteral(C.Types, C.Types.plain(C.P.type(Args[I])));
      if (!deduceDimensions(C, V.Type, V.Dimensions, T, Tmpl.Parameters, Alone))
        continue;
    }
    for (size_t J = 0; J != Alone.size(); ++J) {
      if (Seen[J] && Alone[J] && !sameArgument(*Seen[J], *Alone[J])) {
        const Name Word = nameOfParameter(*Tmpl.Tree, Tmpl.Tree->item(Tmpl.Parameters, J));
        C.Diags.report(Tmpl.Tree->location(Tmpl.Node), Diagnostic::candidate_contradiction,
                       {C.Names.spelling(Tmpl.Word),
                        Alone[J]->Type != TypeId::None ? "types" : "values", C.Names.spelling(Word),
                        Spelled(*Seen[J]), Spelled(*Alone[J])});
        return true;
      }
      if (Alone[J])
        Seen[J] = Alone[J];
    }
  }
  return false;
}

static void noteTemplate(CheckContext &C, TemplateId Id, llvm::ArrayRef<ExprId> Args) {
  const Template Tmpl = C.Templates.All[size_t(Id)];
  const size_t Most = Tmpl.Tree->get<syntax::Function>(Tmpl.Node).Parameters.Count;
  const Location Where = Tmpl.Tree->location(Tmpl.Node);
  if (Args.size() > Most)
    C.Diags.report(
        Where, Diagnostic::candidate_count,
        {C.Names.spelling(Tmpl.Word), countArguments(Most, Most), countGiven(Args.size())});
  else if (!noteConflict(C, Tmpl, Args))
    C.Diags.report(Where, Diagnostic::candidate_template, {C.Names.spelling(Tmpl.Word)});
}

void noteCandidates(CheckContext &C, llvm::ArrayRef<Entity> Matches,
                    llvm::ArrayRef<FunctionId> Functions, llvm::ArrayRef<ExprId> Args) {
  if (C.Diags.silent())
    return;
  size_t Shown = 0;
  for (FunctionId F : Functions)
    if (Shown++ < MostCandidates)
      noteCandidate(C, F, Args);
  for (Entity E : Matches) {
    if (E.Kind != Entity::Sort::FunctionTemplate)
      continue;
    const bool HasInstance = llvm::any_of(Functions, [&](FunctionId F) {
      const uint32_t Instance = state(C, F).Instance;
      return Instance && size_t(C.Templates.Instances[Instance].Tmpl) == E.Index;
    });
    if (HasInstance || Shown++ >= MostCandidates)
      continue;
    noteTemplate(C, TemplateId(E.Index), Args);
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
void noteSignatures(CheckContext &C, Location Where,
                    llvm::ArrayRef<const library::Function *> Signatures, TypeId Object,
                    TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args) {
  if (C.Diags.silent())
    return;
  size_t Furthest = 0;
  const library::Function *Nearest = nullptr;
  for (const library::Function *F : Signatures) {
    if (F->Parameters.size() != Args.size())
      continue;
    const size_t Taken = argumentsTaken(C, *F, Object, TemplateArgument, Args);
    if (!Nearest || Taken > Furthest) {
      Nearest = F;
      Furthest = Taken;
    }
  }
  if (Nearest && Furthest < Args.size()) {
    const std::string Given = isAnyObject(C, Args[Furthest]) ? "a resource of a heap"
                                                             : spell(C, C.P.type(Args[Furthest]));
    return C.Diags.report(
        Where, Diagnostic::signature_argument,
        {Nearest->Word.str() + spellParameters(*Nearest), ordinal(Furthest + 1), Given});
  }
  std::vector<std::string> Reported;
  for (const library::Function *F : Signatures) {
    std::string Text = F->Word.str() + spellParameters(*F);
    if (Nearest || llvm::is_contained(Reported, Text) || Reported.size() == MostCandidates)
      continue;
    C.Diags.report(Where, Diagnostic::signature_here, {Text});
    Reported.push_back(std::move(Text));
  }
}

} // namespace dxil::frontend
