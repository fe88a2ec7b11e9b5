// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checker.h"

using namespace dxil::frontend;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

//===-- Local names
//--------------------------------------------------------------------------------------===//

void LocalNames::add(Name Word, Entity What, FunctionId In, size_t Block) {
  if (size_t(Word) >= Latest.size())
    Latest.resize(size_t(Word) * 2 + 64);
  Entries.push_back({Word, What, In, Latest[size_t(Word)], Block});
  Latest[size_t(Word)] = uint32_t(Entries.size());
}

void LocalNames::shrink(size_t Size) {
  while (Entries.size() > Size) {
    Latest[size_t(Entries.back().Word)] = Entries.back().Previous;
    Entries.pop_back();
  }
}

FunctionId LocalNames::find(Name Word, size_t Barrier, Lookup For,
                            SmallVectorImpl<Entity> &Found) const {
  FunctionId In = FunctionId::None;
  if (size_t(Word) >= Latest.size())
    return In;
  size_t Block = 0;
  for (uint32_t I = Latest[size_t(Word)]; I > Barrier; I = Entries[I - 1].Previous) {
    const Entry &E = Entries[I - 1];
    if (!considers(For, E.What))
      continue;
    if (!Found.empty() && (E.Block != Block || !standTogether(Found.front(), E.What)))
      break;
    Block = E.Block;
    In = E.In;
    Found.push_back(E.What);
  }
  return In;
}

//===-- The current scope
//--------------------------------------------------------------------------------------===//

Checker::Elsewhere::Elsewhere(Checker &C, ScopeId Scope, const syntax::Tree *Tree,
                              const Tokens *Source, uint32_t NewHorizon)
    : C(C), Tree(C.CurrentTree), Source(C.CurrentSource), Scope(C.Current),
      Function(C.CurrentFunction), This(C.CurrentThis), Size(C.Locals.size()), Barrier(C.Barrier),
      BlockStart(C.BlockStart), FirstUsed(C.FirstUsed), Horizon(C.Horizon), InBlock(C.InBlock),
      InDefault(C.InDefault), Loops(C.Loops), Breakables(C.Breakables) {
  C.InDefault = false;
  C.Horizon = NewHorizon;
  C.CurrentTree = Tree;
  C.CurrentSource = Source;
  C.Current = Scope;
  C.CurrentFunction = FunctionId::None;
  C.CurrentThis = TypeId::None;
  C.Barrier = C.BlockStart = C.Locals.size();
  C.FirstUsed = C.LocallyUsed.size();
  C.InBlock = false;
  C.Loops = C.Breakables = 0;
}

Checker::Elsewhere::~Elsewhere() {
  C.Horizon = Horizon;
  C.InDefault = InDefault;
  C.CurrentTree = Tree;
  C.CurrentSource = Source;
  C.Current = Scope;
  C.CurrentFunction = Function;
  C.CurrentThis = This;
  C.Locals.shrink(Size);
  C.Barrier = Barrier;
  C.BlockStart = BlockStart;
  C.FirstUsed = FirstUsed;
  C.InBlock = InBlock;
  C.Loops = Loops;
  C.Breakables = Breakables;
}

Checker::Block::Block(Checker &C)
    : C(C), Size(C.Locals.size()), OuterStart(C.BlockStart), UsedSize(C.LocallyUsed.size()),
      OuterInBlock(C.InBlock) {
  C.BlockStart = Size;
  C.InBlock = true;
}

Checker::Block::~Block() {
  C.Locals.shrink(Size);
  C.LocallyUsed.resize(UsedSize);
  C.BlockStart = OuterStart;
  C.InBlock = OuterInBlock;
}

/// Qualifiers in a name such as `a::b::c`.
constexpr unsigned MaxQualifiers = 64;

//===-- Declaring
//--------------------------------------------------------------------------------------===//

ScopeId Checker::addScope(Scope::Sort Kind, ScopeId Parent, std::string Prefix) {
  Scope S;
  S.Kind = Kind;
  S.Parent = Parent;
  S.Prefix = std::move(Prefix);
  Scopes.push_back(std::move(S));
  return ScopeId(Scopes.size() - 1);
}

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

void Checker::reportRedefinition(Location Where, Name Word, Location First) {
  Diags.report(Where, Diagnostic::redefinition, {Names.spelling(Word)});
  if (First != Location::None)
    Diags.report(First, Diagnostic::previous_definition);
}

void Checker::reportRedefinition(Location Where, Name Word, Entity Before) {
  Location First = Location::None;
  if (Before.Kind == Entity::Sort::Variable)
    First = P.variable(VariableId(Before.Index)).Where;
  else if (Before.Kind == Entity::Sort::Function)
    First = P.function(FunctionId(Before.Index)).Where;
  else if (Before.isType() && Types.get(TypeId(Before.Index)).Kind == TypeKind::Struct)
    First = Types.structOf(TypeId(Before.Index)).Where;
  reportRedefinition(Where, Word, First);
}

void Checker::declare(Name Word, Entity What, Location Where) {
  if (Word == Name::None)
    return;
  if (isReserved(Word))
    Diags.report(Where, Diagnostic::keyword_as_name, {Names.spelling(Word)});
  if (size_t(Word) < NumericNames.size() && NumericNames[size_t(Word)] != TypeId::None)
    HiddenNumericNames.insert(Word);
  if (!InBlock)
    return declareIn(Current, Word, What, Where);
  if (shadowsParameter(Word))
    Diags.report(Where, Diagnostic::shadows_parameter, {Names.spelling(Word)});
  SmallVector<Entity, 4> Here;
  Locals.find(Word, BlockStart, Lookup::All, Here);
  for (Entity Before : Here)
    if (!MayRedeclare && !(Before == What) && !standTogether(Before, What)) {
      reportRedefinition(Where, Word, Before);
      break;
    }
  Locals.add(Word, What, CurrentFunction, BlockStart);
}

void Checker::declareIn(ScopeId S, Name Word, Entity What, Location Where) {
  auto &Meanings = scope(S).Entities[Word];
  for (Entity Before : Meanings)
    if (!standTogether(Before, What)) {
      if (Before == What)
        return;
      reportRedefinition(Where, Word, Before);
      return;
    }
  What.Since = ++Declarations;
  Meanings.push_back(What);
}

Entity *Checker::findIn(ScopeId S, Name Word, Entity::Sort Kind) {
  auto At = scope(S).Entities.find(Word);
  if (At == scope(S).Entities.end())
    return nullptr;
  for (Entity &E : At->second)
    if (E.Kind == Kind)
      return &E;
  return nullptr;
}

/// Returns the meaning of sort \p Kind that \p Word has in the innermost scope, or Sort::None.
Entity Checker::entityHere(Name Word, Entity::Sort Kind) {
  if (!InBlock) {
    Entity *Before = findIn(Current, Word, Kind);
    return Before ? *Before : Entity();
  }
  SmallVector<Entity, 4> Here;
  Locals.find(Word, BlockStart, Lookup::All, Here);
  for (Entity E : Here)
    if (E.Kind == Kind)
      return E;
  return {};
}

std::string Checker::spellingHere(Name Word) {
  ScopeId S = Current;
  while (S != ScopeId::None && scope(S).Kind == Scope::Sort::TemplateArguments)
    S = scope(S).Parent;
  return scope(S).Prefix + Names.spelling(Word).str();
}

/// Returns the struct whose members \p S declares, or None for other scopes.
TypeId Checker::structAround(ScopeId S) const {
  while (S != ScopeId::None && Scopes[size_t(S)].Kind == Scope::Sort::TemplateArguments)
    S = Scopes[size_t(S)].Parent;
  return Scopes[size_t(S)].Kind == Scope::Sort::Struct ? Scopes[size_t(S)].Struct : TypeId::None;
}

bool Checker::inTemplate() const {
  ScopeId S = Current;
  while (S != ScopeId::None && Scopes[size_t(S)].Kind != Scope::Sort::TemplateArguments)
    S = Scopes[size_t(S)].Parent;
  return S != ScopeId::None;
}

ScopeId Checker::enclosingNamespace() const {
  ScopeId S = Current;
  while (Scopes[size_t(S)].Kind != Scope::Sort::Global &&
         Scopes[size_t(S)].Kind != Scope::Sort::Namespace)
    S = Scopes[size_t(S)].Parent;
  return S;
}

ScopeId Checker::commonScope(ScopeId From, ScopeId S) const {
  auto StandsIn = [&](ScopeId Outer) {
    for (ScopeId Inner = S; Inner != ScopeId::None; Inner = Scopes[size_t(Inner)].Parent)
      if (Inner == Outer)
        return true;
    return false;
  };
  ScopeId Common = From;
  while (!StandsIn(Common))
    Common = Scopes[size_t(Common)].Parent;
  return Common;
}

std::string Checker::spellName(syntax::NodeId Named) {
  std::string Text;
  for (unsigned I = 0; Named != syntax::NodeId::None && I <= MaxQualifiers; ++I) {
    auto N = CurrentTree->get<syntax::NameRef>(Named);
    Text = Names.spelling(N.Word).str() + (I ? "::" : "") + Text;
    Named = N.Qualifier;
    if (N.Global)
      Text = "::" + Text;
  }
  return Text;
}

//===-- Lookups
//--------------------------------------------------------------------------------------===//

/// Removes types that a variable or function of the same scope hides, and duplicates.
static void leaveVisible(SmallVectorImpl<Entity> &Found) {
  if (Found.size() < 2)
    return;
  const bool HasOther = llvm::any_of(Found, [](Entity E) { return !E.isType(); });
  SmallVector<Entity, 4> Kept;
  for (Entity E : Found)
    if (!llvm::is_contained(Kept, E) && !(HasOther && E.isType()))
      Kept.push_back(E);
  Found.assign(Kept.begin(), Kept.end());
}

/// Adds the meanings in scope \p S itself.
void Checker::findInScope(ScopeId S, Name Word, Lookup For, SmallVectorImpl<Entity> &Found) {
  auto At = scope(S).Entities.find(Word);
  if (At == scope(S).Entities.end())
    return;
  SmallVector<Entity, 4> Own;
  const Scope::Sort Kind = scope(S).Kind;
  const bool IsNamespace =
      S != LibraryScope && (Kind == Scope::Sort::Global || Kind == Scope::Sort::Namespace);
  for (Entity E : At->second)
    if (considers(For, E) && (E.Since <= Horizon || !IsNamespace))
      Own.push_back(E);
  leaveVisible(Own);
  for (Entity E : Own)
    if (!llvm::is_contained(Found, E))
      Found.push_back(E);
}

/// Adds the meanings of `S::Word`. Those of the namespaces that \p S uses count only if \p S has
/// none.
void Checker::findQualified(ScopeId S, Name Word, Lookup For, SmallVectorImpl<Entity> &Found) {
  // Namespaces may use each other.
  SmallVector<ScopeId, 4> Seen{S};
  for (size_t I = 0; I < Seen.size(); ++I) {
    const size_t Before = Found.size();
    findInScope(Seen[I], Word, For, Found);
    if (Found.size() != Before)
      continue;
    for (ScopeId Used : scope(Seen[I]).Used)
      if (!llvm::is_contained(Seen, Used))
        Seen.push_back(Used);
  }
}

/// Returns the meanings of \p Word in the innermost scope that has any. A namespace in a using
/// directive counts as part of the innermost scope that encloses it and the directive.
SmallVector<Entity, 4> Checker::findUnqualified(Name Word, Lookup For) {
  SmallVector<Entity, 4> Found;
  LocalsOwner = Locals.find(Word, Barrier, For, Found);
  if (!Found.empty()) {
    leaveVisible(Found);
    return Found;
  }
  SmallVector<UsedNamespace, 4> Active(LocallyUsed.begin() + FirstUsed, LocallyUsed.end());
  for (ScopeId S = Current; S != ScopeId::None; S = scope(S).Parent) {
    if (scope(S).Struct != TypeId::None && Types.get(scope(S).Struct).Kind == TypeKind::Struct) {
      TypeId Owner = TypeId::None;
      for (Entity E : lookUpMember(scope(S).Struct, Word, Owner, /*InDependentBases=*/false))
        if (considers(For, E))
          Found.push_back(E);
    } else {
      findInScope(S, Word, For, Found);
      for (ScopeId Used : scope(S).Used)
        Active.push_back({Used, commonScope(S, Used)});
      for (size_t I = 0; I < Active.size(); ++I) {
        if (Active[I].In != S)
          continue;
        const ScopeId Namespace = Active[I].Namespace;
        findInScope(Namespace, Word, For, Found);
        for (ScopeId Used : scope(Namespace).Used)
          if (llvm::none_of(Active, [&](UsedNamespace U) { return U.Namespace == Used; }))
            Active.push_back({Used, commonScope(S, Used)});
      }
    }
    if (!Found.empty())
      return Found;
  }
  return Found;
}

SmallVector<Entity, 4> Checker::lookUp(Name Word, Lookup For) {
  SmallVector<Entity, 4> Found = findUnqualified(Word, For);
  if (Found.empty() && declareFromLibrary(Word))
    findInScope(LibraryScope, Word, For, Found);
  return Found;
}

/// Returns true if the meanings of a name in different namespaces are not overloads of each other.
bool Checker::isAmbiguous(llvm::ArrayRef<Entity> Found) const {
  return Found.size() > 1 && !llvm::all_of(Found, [](Entity E) { return E.isCallable(); });
}

/// Reports a variable of the enclosing function that a method of a local struct cannot use. It may
/// use static variables and constants.
void Checker::settleOuterLocal(Location Where, Name Word, SmallVectorImpl<Entity> &Found) {
  if (Found.empty() || Found.front().Kind != Entity::Sort::Variable ||
      LocalsOwner == CurrentFunction)
    return;
  const VariableId Id = VariableId(Found.front().Index);
  const Variable Of = P.variable(Id);
  if (Of.Kind != VariableKind::Local && Of.Kind != VariableKind::Parameter)
    return;
  std::optional<ConstantValue> Value;
  if (Of.Const && Of.Initializer != ExprId::None && Types.get(Of.Type).Kind == TypeKind::Scalar)
    Value = evaluate(Of.Initializer);
  if (!Value || Value->Bits.empty()) {
    Diags.report(Where, Diagnostic::local_of_outer_function, {Names.spelling(Word)});
    return;
  }
  const ExprId Number = constant(Where, Types.plain(Of.Type), Value->Bits[0]);
  Found.assign({Entity{Entity::Sort::Constant, uint32_t(Number)}});
}

/// Adds the namespaces of \p T, its bases and its template arguments.
void Checker::associatedScopes(TypeId T, llvm::SmallSetVector<ScopeId, 4> &In,
                               unsigned Depth) const {
  constexpr unsigned MaxDepth = 16;
  T = Types.withoutArrays(T);
  const TypeKind Kind = Types.get(T).Kind;
  if (Depth == MaxDepth || (Kind != TypeKind::Struct && Kind != TypeKind::Enum))
    return;
  ScopeId S = scopeOfType(T);
  while (S != ScopeId::None && Scopes[size_t(S)].Kind != Scope::Sort::Global &&
         Scopes[size_t(S)].Kind != Scope::Sort::Namespace)
    S = Scopes[size_t(S)].Parent;
  if (S != ScopeId::None && S != LibraryScope)
    In.insert(S);
  if (Kind == TypeKind::Enum)
    return;
  if (Types.structOf(T).Base != TypeId::None)
    associatedScopes(Types.structOf(T).Base, In, Depth + 1);
  if (auto At = InstanceOf.find(T); At != InstanceOf.end())
    for (const TemplateArgument &A : Instances[At->second].Arguments)
      if (A.Type != TypeId::None && A.Type != TypeId::Error)
        associatedScopes(A.Type, In, Depth + 1);
}

/// Adds the functions \p Word from the namespaces of the types of \p Args, unless a method or an
/// entity that is not a function hides the name.
void Checker::addAssociated(Name Word, llvm::ArrayRef<ExprId> Args,
                            SmallVectorImpl<Entity> &Found) {
  for (Entity E : Found)
    if (!E.isCallable() ||
        (E.Kind == Entity::Sort::Function && P.function(FunctionId(E.Index)).This != TypeId::None))
      return;
  llvm::SmallSetVector<ScopeId, 4> In;
  for (ExprId E : Args)
    if (!isBad(E) && !isAnyObject(E))
      associatedScopes(P.type(E), In, 0);
  for (ScopeId S : In) {
    auto At = scope(S).Entities.find(Word);
    if (At == scope(S).Entities.end())
      continue;
    for (Entity E : At->second)
      if (E.isCallable() && !llvm::is_contained(Found, E))
        Found.push_back(E);
  }
}

/// Returns true if \p Word is a parameter of an enclosing template, whose declarations must not
/// hide it.
bool Checker::shadowsParameter(Name Word) const {
  if (CurrentTree != &T)
    return false;
  for (ScopeId S = Current; S != ScopeId::None; S = Scopes[size_t(S)].Parent)
    if (Scopes[size_t(S)].Kind == Scope::Sort::TemplateArguments &&
        Scopes[size_t(S)].Entities.count(Word))
      return true;
  return false;
}

SmallVector<Entity, 4> Checker::lookUp(syntax::NodeId Named, Lookup For) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  SmallVector<Entity, 4> Found;
  if (N.Qualifier == syntax::NodeId::None && !N.Global) {
    LocalsOwner = CurrentFunction;
    Found = lookUp(N.Word, For);
    settleOuterLocal(CurrentTree->location(Named), N.Word, Found);
  } else {
    ScopeId S = N.Qualifier == syntax::NodeId::None ? GlobalScope : scopeOf(N.Qualifier);
    if (S == ScopeId::None)
      return Found;
    TypeId Owner = scope(S).Struct;
    if (Owner != TypeId::None && Types.get(Owner).Kind == TypeKind::Struct)
      return lookUpMember(Owner, N.Word, Owner);
    findQualified(S, N.Word, For, Found);
  }
  if (isAmbiguous(Found))
    Diags.report(CurrentTree->location(Named), Diagnostic::ambiguous_name,
                 {Names.spelling(N.Word)});
  return Found;
}

/// Finishes the lookup of a name that a using declaration in \p S names: sets \p Owner to the base
/// of a field, and drops a base's method if \p S has one with the same parameters.
void Checker::settleUsed(TypeId S, Name Word, SmallVectorImpl<Entity> &Found, TypeId &Owner) const {
  auto Used = UsedMembers.find({S, Word});
  if (Used == UsedMembers.end())
    return;
  if (Found.front().Kind == Entity::Sort::Field)
    Owner = Used->second;
  const SmallVector<Entity, 4> All(Found.begin(), Found.end());
  llvm::erase_if(Found, [&](Entity E) {
    if (E.Kind != Entity::Sort::Function || P.function(FunctionId(E.Index)).This == S)
      return false;
    return llvm::any_of(All, [&](Entity Own) {
      return Own.Kind == Entity::Sort::Function && P.function(FunctionId(Own.Index)).This == S &&
             sameParameters(P.function(FunctionId(E.Index)),
                            P.function(FunctionId(Own.Index)).Parameters);
    });
  });
}

SmallVector<Entity, 4> Checker::lookUpMember(TypeId S, Name Word, TypeId &Owner,
                                             bool InDependentBases) {
  SmallVector<Entity, 4> Found;
  // A base is complete before its derived structs, so there are no cycles.
  while (S != TypeId::None && Types.get(S).Kind == TypeKind::Struct) {
    auto At = StructScopes.find(S);
    if (At != StructScopes.end())
      findInScope(At->second, Word, Lookup::All, Found);
    Owner = S;
    if (!Found.empty()) {
      settleUsed(S, Word, Found, Owner);
      return Found;
    }
    const Struct &Record = Types.structOf(S);
    for (TypeId Interface : Record.Interfaces) {
      findInScope(StructScopes[Interface], Word, Lookup::All, Found);
      Owner = Interface;
      if (!Found.empty())
        return Found;
    }
    if (!InDependentBases && HasDependentBase.contains(S))
      break;
    S = Record.Base;
  }
  return Found;
}

ScopeId Checker::scopeOfType(TypeId T) const {
  auto At = StructScopes.find(T);
  return At == StructScopes.end() ? ScopeId::None : At->second;
}

ScopeId Checker::scopeOf(syntax::NodeId Qualifier) {
  if (Qualifier == syntax::NodeId::None)
    return GlobalScope;
  auto N = CurrentTree->get<syntax::NameRef>(Qualifier);
  Location Where = CurrentTree->location(Qualifier);
  if (QualifierDepth >= MaxQualifiers) {
    Diags.report(Where, Diagnostic::too_many_qualifiers, {std::to_string(MaxQualifiers)});
    return ScopeId::None;
  }
  ++QualifierDepth;
  const unsigned Before = Diags.errorCount();
  auto Found = lookUp(Qualifier, Lookup::Scopes);
  --QualifierDepth;
  if (Diags.errorCount() != Before)
    return ScopeId::None; // the qualifier is wrong, and was reported
  for (Entity E : Found) {
    if (E.Kind == Entity::Sort::Namespace)
      return ScopeId(E.Index);
    TypeId T = typeFromEntity(E, Qualifier, true);
    if (T == TypeId::Error)
      return ScopeId::None;
    if (ScopeId S = scopeOfType(T); S != ScopeId::None)
      return S;
  }
  if (!libraryName(Qualifier).empty())
    return ScopeId::None;
  if (Found.empty() && wasUnread(N.Word))
    return ScopeId::None;
  const bool IsDeclared = !Found.empty() || !lookUp(Qualifier).empty();
  Diags.report(Where, IsDeclared ? Diagnostic::not_a_scope : Diagnostic::unknown_name,
               {Names.spelling(N.Word), similarName(Qualifier, Wanted::Scope)});
  return ScopeId::None;
}

/// Returns the library's spelling of \p Named if it is in the namespace `dx`, which programs cannot
/// declare. Returns an empty string for other names.
std::string Checker::libraryName(syntax::NodeId Named) {
  static constexpr llvm::StringLiteral Namespace = "dx";
  const std::string Spelled = spellName(Named);
  llvm::StringRef Root = llvm::StringRef(Spelled).split("::").first;
  if (Root == Namespace)
    return Spelled;
  const std::string Inside = (Namespace + "::" + Spelled).str();
  const std::string Class = (Namespace + "::" + Root).str();
  const bool IsKnown = library::objectType(Class) || !library::functions(Inside).empty();
  return UsesLibraryNamespace && IsKnown ? Inside : std::string();
}
