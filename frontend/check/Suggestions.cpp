// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Suggestions for misspelt names: "did you mean ...?".
#include "Checker.h"

#include "dxil/contract/NearestName.h"

using namespace dxil::frontend;
using dxil::contract::NearestName;
using llvm::StringRef;

namespace {

using Sort = Entity::Sort;

bool isWanted(Entity E, Wanted Which) {
  switch (Which) {
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
void considerLibrary(NearestName &Nearest, Wanted Which, bool Native16) {
  auto Consider = [&](StringRef Word) {
    if (!Word.contains("::") && !Word.starts_with("__"))
      Nearest.consider(Word);
  };
  if (Which == Wanted::Value)
    library::forEachConstant(Consider);
  if (Which == Wanted::Function)
    for (const library::Function *F : library::allFunctions())
      Consider(F->Word);
  if (Which == Wanted::Type || Which == Wanted::Function)
    library::forEachTypeName(Native16, Consider);
}

} // namespace

void Checker::considerScope(contract::NearestName &Nearest, ScopeId S, Wanted Which) {
  // The scope's table has no order: of equally near names, the alphabetically first is suggested.
  std::vector<StringRef> Words;
  for (const auto &[Word, Meanings] : scope(S).Entities)
    if (llvm::any_of(Meanings, [&](Entity E) { return isWanted(E, Which); }))
      Words.push_back(Names.spelling(Word));
  llvm::sort(Words);
  for (StringRef Word : Words)
    Nearest.consider(Word);
}

/// `; did you mean 'n::x'?` for the namespace that declares just \p Word; empty if none does.
std::string Checker::sameNameElsewhere(StringRef Word, Wanted Which) {
  const Name N = Names.find(Word);
  for (size_t I = 1; I < Scopes.size() && N != Name::None; ++I) {
    const auto At = Scopes[I].Entities.find(N);
    if (Scopes[I].Kind == Scope::Sort::Namespace && At != Scopes[I].Entities.end() &&
        llvm::any_of(At->second, [&](Entity E) { return isWanted(E, Which); }))
      return "; did you mean '" + Scopes[I].Prefix + Word.str() + "'?";
  }
  return {};
}

std::string Checker::similarName(StringRef Word, Wanted Which) {
  if (!Diags.mayGuess())
    return {};
  if (std::string Same = sameNameElsewhere(Word, Which); !Same.empty())
    return Same;
  contract::NearestName Nearest(Word);
  for (size_t I = Locals.size(); I-- > Barrier;)
    if (isWanted(Locals.at(I), Which))
      Nearest.consider(Names.spelling(Locals.wordAt(I)));
  for (ScopeId S = Current; S != ScopeId::None; S = scope(S).Parent) {
    considerScope(Nearest, S, Which);
    for (ScopeId Used : scope(S).Used)
      considerScope(Nearest, Used, Which);
  }
  if (Which != Wanted::Scope)
    considerLibrary(Nearest, Which, Opts.Native16);
  return Nearest.suggestion();
}

std::string Checker::similarName(syntax::NodeId Named, Wanted Which) {
  // The lookup of a qualifier below is silent, so each qualifier is searched once, not twice.
  if (Diags.silent())
    return {};
  const auto N = CurrentTree->get<syntax::NameRef>(Named);
  if (N.Qualifier == syntax::NodeId::None)
    return similarName(Names.spelling(N.Word), Which);
  ScopeId S = ScopeId::None;
  {
    Diagnostics::Attempt Silent(Diags);
    S = scopeOf(N.Qualifier);
  }
  if (S == ScopeId::None || !Diags.mayGuess())
    return {};
  contract::NearestName Nearest(Names.spelling(N.Word));
  considerScope(Nearest, S, Which);
  return Nearest.suggestion();
}

ExprId Checker::unknownName(Location Where, syntax::NodeId Named, Wanted Which) {
  const auto N = CurrentTree->get<syntax::NameRef>(Named);
  if (wasUnread(N.Word))
    return bad(Where);
  const StringRef Word = Names.spelling(N.Word);
  const std::string Similar = similarName(Named, Which);
  if (N.Qualifier != syntax::NodeId::None)
    return error(Where, Diagnostic::no_such_member, {Word, spellName(N.Qualifier), Similar});
  return error(Where, Diagnostic::unknown_name, {Word, Similar});
}

std::string Checker::similarMember(TypeId T, StringRef Word) {
  if (!Diags.mayGuess())
    return {};
  contract::NearestName Nearest(Word);
  if (Types.get(T).Kind == TypeKind::Object)
    for (const library::Function *F : Types.objectOf(T).Record->Methods)
      Nearest.consider(F->Word);
  for (TypeId S = T; S != TypeId::None && Types.get(S).Kind == TypeKind::Struct;
       S = Types.structOf(S).Base)
    if (ScopeId Own = scopeOfType(S); Own != ScopeId::None)
      considerScope(Nearest, Own, Wanted::Member);
  return Nearest.suggestion();
}

std::string Checker::similarFunction(StringRef Word) {
  contract::NearestName Nearest(Word);
  for (size_t I = 1; I < P.Functions.size(); ++I)
    if (P.Functions[I].Body != StmtId::None && !state(FunctionId(I)).IsLibrary &&
        P.Functions[I].This == TypeId::None)
      Nearest.consider(P.Functions[I].Spelling);
  return Nearest.suggestion();
}

std::string Checker::spell(TypeId T) const {
  // Omits the default orientation: the user did not write it.
  std::string Text = Types.spell(T);
  const StringRef Default = Opts.RowMajor ? "row_major " : "column_major ";
  for (size_t At = 0; (At = Text.find(Default, At)) != std::string::npos;)
    Text.erase(At, Default.size());
  return Text;
}
