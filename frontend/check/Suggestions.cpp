// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Suggestions for misspelt names: "did you mean ...?".
#include "Context.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"

#include "dxil/contract/NearestName.h"

namespace dxil::frontend {
using dxil::contract::NearestName;
using llvm::StringRef;

namespace {

using Sort = Entity::Sort;

bool isWanted(Entity E, Wanted Kind) {
  switch (Kind) {
  case Wanted::Value:
    return E.Kind == Sort::Variable || E.Kind == Sort::Field || E.Kind == Sort::Enumerator ||
           E.Kind == Sort::Constant;
  case Wanted::Function: return E.isCallable() || E.isTemplate() || E.isType();
  case Wanted::Type: return E.isType() || E.isTemplate();
  case Wanted::Scope: return considers(Lookup::Scopes, E);
  case Wanted::Member: return true;
  }
  return false;
}

/// Considers names of the library without a qualifier or leading underscores, as programs write
/// them.
void considerLibrary(NearestName &Nearest, Wanted Kind, bool Native16) {
  auto Consider = [&](StringRef Word) {
    if (!Word.contains("::") && !Word.starts_with("__"))
      Nearest.consider(Word);
  };
  if (Kind == Wanted::Value)
    library::forEachConstant(Consider);
  if (Kind == Wanted::Function)
    for (const library::Function *F : library::allFunctions())
      Consider(F->Word);
  if (Kind == Wanted::Type || Kind == Wanted::Function)
    library::forEachTypeName(Native16, Consider);
}

} // namespace

/// Returns the end of a message that suggests the nearest name, which a note follows.
static std::string suggestion(CheckContext &C, const NearestName &Nearest) {
  C.Diags.setSuggested(Nearest.name(), Location(Nearest.place()));
  return Nearest.suggestion();
}

static void considerScope(CheckContext &C, contract::NearestName &Nearest, ScopeId S, Wanted Kind) {
  // The scope's table has no order: of equally near names, the alphabetically first is suggested.
  std::vector<std::pair<StringRef, Location>> Words;
  for (const auto &[Word, Meanings] : C.Scopes.at(S).Entities)
    if (const auto *E = llvm::find_if(Meanings, [&](Entity E) { return isWanted(E, Kind); });
        E != Meanings.end())
      Words.emplace_back(C.Names.spelling(Word), E->Where);
  llvm::sort(Words);
  for (const auto &[Word, Where] : Words)
    Nearest.consider(Word, uint32_t(Where));
}

/// `; did you mean 'n::x'?` for the namespace that declares just \p Word; empty if none does.
static std::string sameNameElsewhere(CheckContext &C, StringRef Word, Wanted Kind) {
  const Name N = C.Names.find(Word);
  for (size_t I = 1; I < C.Scopes.size() && N != Name::None; ++I) {
    const Scope &S = C.Scopes.at(ScopeId(I));
    const auto Entry = S.Entities.find(N);
    if (S.Kind != Scope::Sort::Namespace || Entry == S.Entities.end())
      continue;
    const auto *E = llvm::find_if(Entry->second, [&](Entity E) { return isWanted(E, Kind); });
    if (E == Entry->second.end())
      continue;
    C.Diags.setSuggested(S.Prefix + Word.str(), E->Where);
    return "; did you mean '" + S.Prefix + Word.str() + "'?";
  }
  return {};
}

/// Return `; did you mean 'x'?`, or an empty string if no name is near or the limit of
/// suggestions is reached.
static std::string similarName(CheckContext &C, StringRef Word, Wanted Kind) {
  if (!C.Diags.mayGuess())
    return {};
  if (std::string Same = sameNameElsewhere(C, Word, Kind); !Same.empty())
    return Same;
  contract::NearestName Nearest(Word);
  for (size_t I = C.Scopes.Locals.size(); I-- > C.Here.Barrier;)
    if (isWanted(C.Scopes.Locals.at(I), Kind))
      Nearest.consider(C.Names.spelling(C.Scopes.Locals.wordAt(I)),
                       uint32_t(C.Scopes.Locals.at(I).Where));
  for (ScopeId S = C.Here.Scope; S != ScopeId::None; S = C.Scopes.at(S).Parent) {
    considerScope(C, Nearest, S, Kind);
    for (ScopeId Used : C.Scopes.at(S).Used)
      considerScope(C, Nearest, Used, Kind);
  }
  if (Kind != Wanted::Scope)
    considerLibrary(Nearest, Kind, C.Opts.Native16);
  return suggestion(C, Nearest);
}

std::string similarName(CheckContext &C, syntax::NodeId Named, Wanted Kind) {
  // The lookup of a qualifier below is silent, so each qualifier is searched once, not twice.
  if (C.Diags.silent())
    return {};
  const auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  if (N.Qualifier == syntax::NodeId::None)
    return similarName(C, C.Names.spelling(N.Word), Kind);
  ScopeId S = ScopeId::None;
  {
    Diagnostics::Attempt Silent(C.Diags);
    S = scopeOf(C, N.Qualifier);
  }
  if (S == ScopeId::None || !C.Diags.mayGuess())
    return {};
  contract::NearestName Nearest(C.Names.spelling(N.Word));
  considerScope(C, Nearest, S, Kind);
  return suggestion(C, Nearest);
}

ExprId unknownName(CheckContext &C, Location Where, syntax::NodeId Named, Wanted Kind) {
  const auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  if (C.wasUnread(N.Word))
    return bad(C, Where);
  const StringRef Word = C.Names.spelling(N.Word);
  const std::string Similar = similarName(C, Named, Kind);
  if (N.Qualifier != syntax::NodeId::None)
    return error(C, Where, Diagnostic::no_such_member, {Word, spellName(C, N.Qualifier), Similar});
  return error(C, Where, Diagnostic::unknown_name, {Word, Similar});
}

std::string similarMember(CheckContext &C, TypeId T, StringRef Word) {
  if (!C.Diags.mayGuess())
    return {};
  contract::NearestName Nearest(Word);
  if (C.Types.get(T).Kind == TypeKind::Object)
    for (const library::Function *F : C.Types.objectOf(T).Record->Methods)
      Nearest.consider(F->Word);
  for (TypeId S = T; S != TypeId::None && C.Types.get(S).Kind == TypeKind::Struct;
       S = C.Types.structOf(S).Base)
    if (ScopeId Own = C.Scopes.ofType(S); Own != ScopeId::None)
      considerScope(C, Nearest, Own, Wanted::Member);
  return suggestion(C, Nearest);
}

std::string similarFunction(CheckContext &C, StringRef Word) {
  contract::NearestName Nearest(Word);
  for (size_t I = 1; I < C.P.Functions.size(); ++I)
    if (C.P.Functions[I].Body != StmtId::None && !state(C, FunctionId(I)).IsLibrary &&
        C.P.Functions[I].This == TypeId::None)
      Nearest.consider(C.P.Functions[I].Spelling, uint32_t(C.P.Functions[I].Where));
  return suggestion(C, Nearest);
}

std::string spell(const CheckContext &C, TypeId T) {
  // Omits the default orientation: the user did not write it.
  std::string Text = C.Types.spell(T);
  const StringRef Default = C.Opts.RowMajor ? "row_major " : "column_major ";
  for (size_t Offset = 0; (Offset = Text.find(Default, Offset)) != std::string::npos;)
    Text.erase(Offset, Default.size());
  return Text;
}

} // namespace dxil::frontend
