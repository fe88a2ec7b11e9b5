// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NameLookup.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Types.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend {
using llvm::SmallVector;
using llvm::SmallVectorImpl;

static bool shadowsParameter(const CheckContext &C, Name Word);

/// Qualifiers in a name such as `a::b::c`.
constexpr unsigned MaxQualifiers = 64;

//===-- Declaring ----------------------------------------------------------------------------===//

/// Returns true for words that are keywords everywhere in DXC.
static bool isReserved(Name Word) {
  switch (Word) {
  case Name::interface_:
  case Name::line_:
  case Name::point_:
  case Name::triangle_:
  case Name::linear_:
  case Name::centroid_: return true;
  default: return false;
  }
}

void reportRedefinition(CheckContext &C, Location Where, Name Word, Location First) {
  C.Diags.report(Where, Diagnostic::redefinition, {C.Names.spelling(Word)});
  if (First != Location::None)
    C.Diags.report(First, Diagnostic::previous_definition);
}

/// Returns \p Where, or None in the library's text.
static Location placeInProgram(const CheckContext &C, Location Where) {
  return C.Here.Source == &C.Source ? Where : Location::None;
}

void declare(CheckContext &C, Name Word, Entity Declared, Location Where) {
  if (Word == Name::None)
    return;
  if (isReserved(Word))
    C.Diags.report(Where, Diagnostic::keyword_as_name, {C.Names.spelling(Word)});
  if (size_t(Word) < C.Library.NumericNames.size() &&
      C.Library.NumericNames[size_t(Word)] != TypeId::None)
    C.Library.HiddenNumericNames.insert(Word);
  if (!C.Here.InBlock) {
    declareIn(C, C.Here.home(), Word, Declared, Where);
    // DXC finds a member of a cbuffer through its namespace too, unless nothing follows the
    // cbuffer.
    if (C.Here.home() != C.Here.Scope && Declared.Kind == Entity::Sort::Variable)
      declareIn(C, C.Here.Scope, Word, Declared, Where);
    return;
  }
  if (shadowsParameter(C, Word))
    C.Diags.report(Where, Diagnostic::shadows_parameter, {C.Names.spelling(Word)});
  SmallVector<Entity, 4> Here;
  C.Scopes.Locals.find(Word, C.Here.BlockStart, Lookup::All, Here);
  for (Entity Before : Here)
    if (!C.Declaring.MayRedeclare && !(Before == Declared) && !standTogether(Before, Declared)) {
      reportRedefinition(C, Where, Word, Before.Where);
      break;
    }
  Declared.Where = placeInProgram(C, Where);
  C.Scopes.Locals.add(Word, Declared, C.Here.Function, C.Here.BlockStart);
}

/// Reports a name of the global scope that the library has with another meaning. DXC declares
/// numeric types after the namespaces.
static void checkBesideLibrary(CheckContext &C, Name Word, Entity Declared, Location Where) {
  using Sort = Entity::Sort;
  const Entity Before = meaningInLibrary(C, Word);
  if (Before.Kind == Sort::None || Before == Declared || standTogether(Before, Declared))
    return;
  const bool IsNumber = Before.Kind == Sort::Alias && !Before.Since &&
                        C.Types.get(TypeId(Before.Index)).Kind != TypeKind::Object;
  if (Declared.Kind == Sort::Namespace && (IsNumber || Before.Kind == Sort::Namespace))
    return;
  reportRedefinition(C, Where, Word, Location::None);
}

void declareIn(CheckContext &C, ScopeId S, Name Word, Entity Declared, Location Where) {
  if (S == GlobalScope)
    checkBesideLibrary(C, Word, Declared, Where);
  auto &Meanings = C.Scopes.at(S).Entities[Word];
  for (Entity Before : Meanings)
    if (!standTogether(Before, Declared)) {
      if (Before == Declared)
        return;
      reportRedefinition(C, Where, Word, Before.Where);
      return;
    }
  Declared.Since = ++C.Scopes.Declarations;
  Declared.Where = placeInProgram(C, Where);
  Meanings.push_back(Declared);
}

Entity entityIn(CheckContext &C, ScopeId S, Name Word, Entity::Sort Kind) {
  if (Entity *Declared = C.Scopes.find(S, Word, Kind))
    return *Declared;
  const Entity E = S == GlobalScope ? meaningInLibrary(C, Word) : Entity();
  return E.Kind == Kind ? E : Entity();
}

/// Returns the meaning of sort \p Kind that \p Word has in the innermost scope, or Sort::None.
Entity entityHere(CheckContext &C, Name Word, Entity::Sort Kind) {
  if (!C.Here.InBlock)
    return entityIn(C, C.Here.home(), Word, Kind);
  SmallVector<Entity, 4> Here;
  C.Scopes.Locals.find(Word, C.Here.BlockStart, Lookup::All, Here);
  for (Entity E : Here)
    if (E.Kind == Kind)
      return E;
  return {};
}

std::string spellingHere(CheckContext &C, Name Word) {
  ScopeId S = C.Here.home();
  while (S != ScopeId::None && C.Scopes.at(S).Kind == Scope::Sort::TemplateArguments)
    S = C.Scopes.at(S).Parent;
  return C.Scopes.at(S).Prefix + C.Names.spelling(Word).str();
}

bool inTemplate(const CheckContext &C) {
  ScopeId S = C.Here.Scope;
  while (S != ScopeId::None && C.Scopes.at(S).Kind != Scope::Sort::TemplateArguments)
    S = C.Scopes.at(S).Parent;
  return S != ScopeId::None;
}

ScopeId enclosingNamespace(const CheckContext &C) {
  ScopeId S = C.Here.Scope;
  while (C.Scopes.at(S).Kind != Scope::Sort::Global &&
         C.Scopes.at(S).Kind != Scope::Sort::Namespace)
    S = C.Scopes.at(S).Parent;
  return S;
}

std::string spellName(CheckContext &C, syntax::NodeId Named) {
  std::string Text;
  for (unsigned I = 0; Named != syntax::NodeId::None && I <= MaxQualifiers; ++I) {
    auto N = C.Here.Tree->get<syntax::NameRef>(Named);
    Text = C.Names.spelling(N.Word).str() + (I ? "::" : "") + Text;
    Named = N.Qualifier;
    if (N.Global)
      Text = "::" + Text;
  }
  return Text;
}

//===-- Lookups ------------------------------------------------------------------------------===//

/// Removes types that a variable or function of the same scope hides, and duplicates.
static void leaveVisible(SmallVectorImpl<Entity> &Matches) {
  if (Matches.size() < 2)
    return;
  const bool HasOther = llvm::any_of(Matches, [](Entity E) { return !E.isType(); });
  SmallVector<Entity, 4> Kept;
  for (Entity E : Matches)
    if (!llvm::is_contained(Kept, E) && !(HasOther && E.isType()))
      Kept.push_back(E);
  Matches.assign(Kept.begin(), Kept.end());
}

/// Adds the meanings in scope \p S itself.
static void findInScope(CheckContext &C, ScopeId S, Name Word, Lookup For,
                        SmallVectorImpl<Entity> &Matches) {
  auto Entry = C.Scopes.at(S).Entities.find(Word);
  if (Entry == C.Scopes.at(S).Entities.end())
    return;
  SmallVector<Entity, 4> Own;
  const Scope::Sort Kind = C.Scopes.at(S).Kind;
  const bool IsNamespace =
      S != LibraryScope && (Kind == Scope::Sort::Global || Kind == Scope::Sort::Namespace);
  for (Entity E : Entry->second)
    if (considers(For, E) && (E.Since <= C.Here.Horizon || !IsNamespace))
      Own.push_back(E);
  leaveVisible(Own);
  for (Entity E : Own)
    if (!llvm::is_contained(Matches, E))
      Matches.push_back(E);
}

/// Adds the meanings of `S::Word`. Those of the namespaces that \p S uses count only if \p S has
/// none.
static void findQualified(CheckContext &C, ScopeId S, Name Word, Lookup For,
                          SmallVectorImpl<Entity> &Matches) {
  // Namespaces may use each other.
  SmallVector<ScopeId, 4> Seen{S};
  for (size_t I = 0; I < Seen.size(); ++I) {
    const size_t Before = Matches.size();
    findInScope(C, Seen[I], Word, For, Matches);
    if (Matches.size() != Before)
      continue;
    for (ScopeId Used : C.Scopes.at(Seen[I]).Used)
      if (!llvm::is_contained(Seen, Used))
        Seen.push_back(Used);
  }
}

/// Returns the meanings of \p Word in the innermost scope that has any. A namespace in a using
/// directive counts as part of the innermost scope that encloses it and the directive.
static SmallVector<Entity, 4> findUnqualified(CheckContext &C, Name Word, Lookup For) {
  SmallVector<Entity, 4> Matches;
  C.Scopes.LocalsOwner = C.Scopes.Locals.find(Word, C.Here.Barrier, For, Matches);
  if (!Matches.empty()) {
    leaveVisible(Matches);
    return Matches;
  }
  SmallVector<UsedNamespace, 4> Active(C.Scopes.LocallyUsed.begin() + C.Here.FirstUsed,
                                       C.Scopes.LocallyUsed.end());
  for (ScopeId S = C.Here.Scope; S != ScopeId::None; S = C.Scopes.at(S).Parent) {
    if (C.Scopes.at(S).Struct != TypeId::None &&
        C.Types.get(C.Scopes.at(S).Struct).Kind == TypeKind::Struct) {
      TypeId Owner = TypeId::None;
      for (Entity E :
           lookUpMember(C, C.Scopes.at(S).Struct, Word, Owner, /*InDependentBases=*/false))
        if (considers(For, E))
          Matches.push_back(E);
    } else {
      findInScope(C, S, Word, For, Matches);
      for (ScopeId Used : C.Scopes.at(S).Used)
        Active.push_back({Used, C.Scopes.common(S, Used)});
      for (size_t I = 0; I < Active.size(); ++I) {
        if (Active[I].In != S)
          continue;
        const ScopeId Namespace = Active[I].Namespace;
        findInScope(C, Namespace, Word, For, Matches);
        for (ScopeId Used : C.Scopes.at(Namespace).Used)
          if (llvm::none_of(Active, [&](UsedNamespace U) { return U.Namespace == Used; }))
            Active.push_back({Used, C.Scopes.common(S, Used)});
      }
    }
    if (!Matches.empty())
      return Matches;
  }
  return Matches;
}

SmallVector<Entity, 4> lookUp(CheckContext &C, Name Word, Lookup For) {
  SmallVector<Entity, 4> Matches = findUnqualified(C, Word, For);
  if (Matches.empty() && declareFromLibrary(C, Word))
    findInScope(C, LibraryScope, Word, For, Matches);
  return Matches;
}

/// Returns true if the meanings of a name in different namespaces are not overloads of each other.
static bool isAmbiguous(const CheckContext &C, llvm::ArrayRef<Entity> Matches) {
  return Matches.size() > 1 && !llvm::all_of(Matches, [](Entity E) { return E.isCallable(); });
}

/// Reports a variable of the enclosing function that a method of a local struct cannot use. It may
/// use static variables and constants.
static void settleOuterLocal(CheckContext &C, Location Where, Name Word,
                             SmallVectorImpl<Entity> &Matches) {
  if (Matches.empty() || Matches.front().Kind != Entity::Sort::Variable ||
      C.Scopes.LocalsOwner == C.Here.Function)
    return;
  const VariableId Id = VariableId(Matches.front().Index);
  const Variable Var = C.P.variable(Id);
  if (Var.Kind != VariableKind::Local && Var.Kind != VariableKind::Parameter)
    return;
  std::optional<ConstantValue> Value;
  if (Var.Const && Var.Initializer != ExprId::None &&
      C.Types.get(Var.Type).Kind == TypeKind::Scalar)
    Value = evaluate(C, Var.Initializer);
  if (!Value || Value->Bits.empty()) {
    C.Diags.report(Where, Diagnostic::local_of_outer_function, {C.Names.spelling(Word)});
    return;
  }
  const ExprId Number = constant(C, Where, C.Types.plain(Var.Type), Value->Bits[0]);
  Matches.assign({Entity{Entity::Sort::Constant, uint32_t(Number)}});
}

/// Adds the namespaces of \p T, of its bases and of its template arguments.
static void associatedScopes(const CheckContext &C, TypeId T, llvm::SmallSetVector<ScopeId, 4> &In,
                             unsigned Depth) {
  constexpr unsigned MaxDepth = 16;
  T = C.Types.withoutArrays(T);
  const TypeKind Kind = C.Types.get(T).Kind;
  if (Depth == MaxDepth || (Kind != TypeKind::Struct && Kind != TypeKind::Enum))
    return;
  ScopeId S = C.Scopes.ofType(T);
  while (S != ScopeId::None && C.Scopes.at(S).Kind != Scope::Sort::Global &&
         C.Scopes.at(S).Kind != Scope::Sort::Namespace)
    S = C.Scopes.at(S).Parent;
  if (S != ScopeId::None && S != LibraryScope)
    In.insert(S);
  if (Kind == TypeKind::Enum)
    return;
  if (C.Types.structOf(T).Base != TypeId::None)
    associatedScopes(C, C.Types.structOf(T).Base, In, Depth + 1);
  if (auto Instance = C.Templates.InstanceOf.find(T); Instance != C.Templates.InstanceOf.end())
    for (const TemplateArgument &A : C.Templates.Instances[Instance->second].Arguments)
      if (A.Type != TypeId::None && A.Type != TypeId::Error)
        associatedScopes(C, A.Type, In, Depth + 1);
}

/// Adds the functions \p Word from the namespaces of the types of \p Args, unless a method or an
/// entity that is not a function hides the name.
void addAssociated(CheckContext &C, Name Word, llvm::ArrayRef<ExprId> Args,
                   SmallVectorImpl<Entity> &Matches) {
  for (Entity E : Matches)
    if (!E.isCallable() || (E.Kind == Entity::Sort::Function &&
                            C.P.function(FunctionId(E.Index)).This != TypeId::None))
      return;
  llvm::SmallSetVector<ScopeId, 4> In;
  for (ExprId E : Args)
    if (!C.isBad(E) && !isAnyObject(C, E))
      associatedScopes(C, C.P.type(E), In, 0);
  for (ScopeId S : In) {
    auto Entry = C.Scopes.at(S).Entities.find(Word);
    if (Entry == C.Scopes.at(S).Entities.end())
      continue;
    for (Entity E : Entry->second)
      if (E.isCallable() && !llvm::is_contained(Matches, E))
        Matches.push_back(E);
  }
}

/// Returns true if \p Word is a parameter of an enclosing template, whose declarations must not
/// hide it.
static bool shadowsParameter(const CheckContext &C, Name Word) {
  if (C.Here.Tree != &C.Tree)
    return false;
  for (ScopeId S = C.Here.Scope; S != ScopeId::None; S = C.Scopes.at(S).Parent)
    if (C.Scopes.at(S).Kind == Scope::Sort::TemplateArguments &&
        C.Scopes.at(S).Entities.count(Word))
      return true;
  return false;
}

SmallVector<Entity, 4> lookUp(CheckContext &C, syntax::NodeId Named, Lookup For) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  SmallVector<Entity, 4> Matches;
  if (N.Qualifier == syntax::NodeId::None && !N.Global) {
    C.Scopes.LocalsOwner = C.Here.Function;
    Matches = lookUp(C, N.Word, For);
    settleOuterLocal(C, C.Here.Tree->location(Named), N.Word, Matches);
  } else {
    ScopeId S = N.Qualifier == syntax::NodeId::None ? GlobalScope : scopeOf(C, N.Qualifier);
    if (S == ScopeId::None)
      return Matches;
    TypeId Owner = C.Scopes.at(S).Struct;
    if (Owner != TypeId::None && C.Types.get(Owner).Kind == TypeKind::Struct)
      return lookUpMember(C, Owner, N.Word, Owner);
    findQualified(C, S, N.Word, For, Matches);
  }
  if (isAmbiguous(C, Matches))
    C.Diags.report(C.Here.Tree->location(Named), Diagnostic::ambiguous_name,
                   {C.Names.spelling(N.Word)});
  return Matches;
}

/// Finishes the lookup of a name that a using declaration in \p S names: sets \p Owner to the base
/// of a field, and drops a base's method if \p S has one with the same parameters.
static void settleUsed(const CheckContext &C, TypeId S, Name Word, SmallVectorImpl<Entity> &Matches,
                       TypeId &Owner) {
  auto Used = C.Scopes.UsedMembers.find({S, Word});
  if (Used == C.Scopes.UsedMembers.end())
    return;
  if (Matches.front().Kind == Entity::Sort::Field)
    Owner = Used->second;
  const SmallVector<Entity, 4> All(Matches.begin(), Matches.end());
  llvm::erase_if(Matches, [&](Entity E) {
    if (E.Kind != Entity::Sort::Function || C.P.function(FunctionId(E.Index)).This == S)
      return false;
    return llvm::any_of(All, [&](Entity Own) {
      return Own.Kind == Entity::Sort::Function && C.P.function(FunctionId(Own.Index)).This == S &&
             sameParameters(C, C.P.function(FunctionId(E.Index)),
                            C.P.function(FunctionId(Own.Index)).Parameters);
    });
  });
}

SmallVector<Entity, 4> lookUpMember(CheckContext &C, TypeId S, Name Word, TypeId &Owner,
                                    bool InDependentBases) {
  SmallVector<Entity, 4> Matches;
  // A base is complete before its derived structs, so there are no cycles.
  while (S != TypeId::None && C.Types.get(S).Kind == TypeKind::Struct) {
    auto Scope = C.Scopes.StructScopes.find(S);
    if (Scope != C.Scopes.StructScopes.end())
      findInScope(C, Scope->second, Word, Lookup::All, Matches);
    Owner = S;
    if (!Matches.empty()) {
      settleUsed(C, S, Word, Matches, Owner);
      return Matches;
    }
    const Struct &Record = C.Types.structOf(S);
    for (TypeId Interface : Record.Interfaces) {
      findInScope(C, C.Scopes.StructScopes[Interface], Word, Lookup::All, Matches);
      Owner = Interface;
      if (!Matches.empty())
        return Matches;
    }
    if (!InDependentBases && C.Templates.HasDependentBase.contains(S))
      break;
    S = Record.Base;
  }
  return Matches;
}

ScopeId scopeOf(CheckContext &C, syntax::NodeId Qualifier) {
  if (Qualifier == syntax::NodeId::None)
    return GlobalScope;
  auto N = C.Here.Tree->get<syntax::NameRef>(Qualifier);
  Location Where = C.Here.Tree->location(Qualifier);
  if (C.Scopes.QualifierDepth >= MaxQualifiers) {
    C.Diags.report(Where, Diagnostic::too_many_qualifiers, {std::to_string(MaxQualifiers)});
    return ScopeId::None;
  }
  ++C.Scopes.QualifierDepth;
  const unsigned Before = C.Diags.errorCount();
  auto Matches = lookUp(C, Qualifier, Lookup::Scopes);
  --C.Scopes.QualifierDepth;
  if (C.Diags.errorCount() != Before)
    return ScopeId::None; // the error in the qualifier has been reported
  for (Entity E : Matches) {
    if (E.Kind == Entity::Sort::Namespace)
      return ScopeId(E.Index);
    TypeId T = typeFromEntity(C, E, Qualifier, true);
    if (T == TypeId::Error)
      return ScopeId::None;
    if (ScopeId S = C.Scopes.ofType(T); S != ScopeId::None)
      return S;
  }
  if (!libraryName(C, Qualifier).empty())
    return ScopeId::None;
  if (Matches.empty() && C.wasUnread(N.Word))
    return ScopeId::None;
  const bool IsDeclared = !Matches.empty() || !lookUp(C, Qualifier).empty();
  C.Diags.report(Where, IsDeclared ? Diagnostic::not_a_scope : Diagnostic::unknown_name,
                 {C.Names.spelling(N.Word), similarName(C, Qualifier, Wanted::Scope)});
  return ScopeId::None;
}

/// Returns the library's spelling of \p Named if it is in the namespace `dx`, which programs cannot
/// declare. Returns an empty string for other names.
std::string libraryName(CheckContext &C, syntax::NodeId Named) {
  static constexpr llvm::StringLiteral Namespace = "dx";
  const std::string Spelled = spellName(C, Named);
  llvm::StringRef Root = llvm::StringRef(Spelled).split("::").first;
  if (Root == Namespace)
    return Spelled;
  const std::string Inside = (Namespace + "::" + Spelled).str();
  const std::string Class = (Namespace + "::" + Root).str();
  const bool HasMembers = library::objectType(Class) || !library::functions(Inside).empty();
  return C.Library.NamespaceUsed && HasMembers ? Inside : std::string();
}

} // namespace dxil::frontend
