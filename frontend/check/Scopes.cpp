// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checker.h"

using namespace dxil::frontend;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

//===-- Local names
//--------------------------------------------------------------------------------------===//

void LocalNames::add(Name Word, Entity What, FunctionId In) {
  if (size_t(Word) >= Latest.size())
    Latest.resize(size_t(Word) * 2 + 64);
  Entries.push_back({Word, What, In, Latest[size_t(Word)]});
  Latest[size_t(Word)] = uint32_t(Entries.size());
}

void LocalNames::shrink(size_t Size) {
  while (Entries.size() > Size) {
    Latest[size_t(Entries.back().Word)] = Entries.back().Previous;
    Entries.pop_back();
  }
}

Entity LocalNames::find(Name Word, size_t Barrier, FunctionId In, size_t &At) const {
  if (size_t(Word) >= Latest.size())
    return {};
  for (uint32_t I = Latest[size_t(Word)]; I > Barrier; I = Entries[I - 1].Previous) {
    const Entry &E = Entries[I - 1];
    // A class inside a function does not see the function's variables.
    if (E.What.Kind == Entity::Sort::Variable && E.In != In)
      continue;
    At = I - 1;
    return E.What;
  }
  return {};
}

//===-- Where the checker stands
//--------------------------------------------------------------------------------------===//

Checker::Elsewhere::Elsewhere(Checker &C, ScopeId Scope, const syntax::Tree *Tree,
                              const Tokens *Source)
    : C(C), Tree(C.CurrentTree), Source(C.CurrentSource), Scope(C.Current),
      Function(C.CurrentFunction), This(C.CurrentThis), Barrier(C.Barrier),
      BlockStart(C.BlockStart), FirstUsed(C.FirstUsed), InBlock(C.InBlock), Loops(C.Loops),
      Breakables(C.Breakables) {
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
  C.CurrentTree = Tree;
  C.CurrentSource = Source;
  C.Current = Scope;
  C.CurrentFunction = Function;
  C.CurrentThis = This;
  C.Locals.shrink(C.Barrier);
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

/// Of a name, `a::b::c`.
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

/// Whether a scope may have both meanings of one name: overloads, and a type whose name a variable
/// or function hides.
static bool standTogether(Entity A, Entity B) {
  auto Callable = [](Entity E) {
    return E.Kind == Entity::Sort::Function || E.Kind == Entity::Sort::Template;
  };
  if (Callable(A) && Callable(B))
    return true;
  return (A.Kind == Entity::Sort::Type) != (B.Kind == Entity::Sort::Type) &&
         A.Kind != Entity::Sort::Namespace && B.Kind != Entity::Sort::Namespace &&
         A.Kind != Entity::Sort::Template && B.Kind != Entity::Sort::Template;
}

/// Words that DXC has as keywords wherever they stand.
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
  else if (Before.Kind == Entity::Sort::Type &&
           Types.get(TypeId(Before.Index)).Kind == TypeKind::Struct)
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
  size_t At = 0;
  Entity Before = Locals.find(Word, BlockStart, CurrentFunction, At);
  if (Before.Kind != Entity::Sort::None && !MayRedeclare && !standTogether(Before, What))
    reportRedefinition(Where, Word, Before);
  Locals.add(Word, What, CurrentFunction);
}

void Checker::declareIn(ScopeId S, Name Word, Entity What, Location Where) {
  auto &Meanings = scope(S).Entities[Word];
  for (Entity Before : Meanings)
    if (!standTogether(Before, What)) {
      if (Before.Kind == What.Kind && Before.Index == What.Index)
        return;
      reportRedefinition(Where, Word, Before);
      return;
    }
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

std::string Checker::spellingHere(Name Word) {
  ScopeId S = Current;
  while (S != ScopeId::None && scope(S).Kind == Scope::Sort::TemplateArguments)
    S = scope(S).Parent;
  return scope(S).Prefix + Names.spelling(Word).str();
}

/// The struct whose members \p S is for; None where it is for others.
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

ScopeId Checker::commonScope(ScopeId S) const {
  auto StandsIn = [&](ScopeId Outer) {
    for (ScopeId Inner = S; Inner != ScopeId::None; Inner = Scopes[size_t(Inner)].Parent)
      if (Inner == Outer)
        return true;
    return false;
  };
  ScopeId Common = Current;
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

/// Adds the meanings that a namespace or struct's own scope has, and those of namespaces that it
/// uses.
bool Checker::findInScope(ScopeId S, Name Word, SmallVectorImpl<Entity> &Found) {
  // Namespaces may use each other.
  SmallVector<ScopeId, 4> Seen{S};
  for (size_t I = 0; I < Seen.size(); ++I) {
    const Scope &Here = scope(Seen[I]);
    auto At = Here.Entities.find(Word);
    if (At != Here.Entities.end())
      Found.append(At->second.begin(), At->second.end());
    for (ScopeId Used : Here.Used)
      if (!llvm::is_contained(Seen, Used))
        Seen.push_back(Used);
  }
  return !Found.empty();
}

/// Takes out types that a variable or function of the same scope hides, and what was found twice.
static void leaveVisible(SmallVectorImpl<Entity> &Found) {
  if (Found.size() < 2)
    return;
  bool HasOther = llvm::any_of(Found, [](Entity E) { return E.Kind != Entity::Sort::Type; });
  SmallVector<Entity, 4> Kept;
  for (Entity E : Found) {
    bool Again =
        llvm::any_of(Kept, [&](Entity K) { return K.Kind == E.Kind && K.Index == E.Index; });
    if (!Again && !(HasOther && E.Kind == Entity::Sort::Type))
      Kept.push_back(E);
  }
  Found.assign(Kept.begin(), Kept.end());
}

SmallVector<Entity, 4> Checker::lookUp(Name Word) {
  SmallVector<Entity, 4> Found;
  size_t At = 0;
  if (Entity Local = Locals.find(Word, Barrier, CurrentFunction, At);
      Local.Kind != Entity::Sort::None) {
    Found.push_back(Local);
    return Found;
  }
  for (ScopeId S = Current; S != ScopeId::None; S = scope(S).Parent) {
    if (scope(S).Kind == Scope::Sort::Struct && scope(S).Struct != TypeId::None) {
      TypeId Owner = TypeId::None;
      Found = lookUpMember(scope(S).Struct, Word, Owner);
    } else {
      findInScope(S, Word, Found);
      for (size_t I = FirstUsed; I < LocallyUsed.size(); ++I)
        if (LocallyUsed[I].In == S)
          findInScope(LocallyUsed[I].Namespace, Word, Found);
    }
    if (!Found.empty()) {
      leaveVisible(Found);
      return Found;
    }
  }
  if (declareFromLibrary(Word))
    findInScope(LibraryScope, Word, Found);
  return Found;
}

SmallVector<Entity, 4> Checker::lookUp(syntax::NodeId Named) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  if (N.Qualifier == syntax::NodeId::None && !N.Global)
    return lookUp(N.Word);
  SmallVector<Entity, 4> Found;
  ScopeId S = N.Qualifier == syntax::NodeId::None ? GlobalScope : scopeOf(N.Qualifier);
  if (S == ScopeId::None)
    return Found;
  if (scope(S).Struct != TypeId::None && Types.get(scope(S).Struct).Kind == TypeKind::Struct) {
    TypeId Owner = TypeId::None;
    return lookUpMember(scope(S).Struct, N.Word, Owner);
  }
  findInScope(S, N.Word, Found);
  leaveVisible(Found);
  return Found;
}

SmallVector<Entity, 4> Checker::lookUpMember(TypeId S, Name Word, TypeId &Owner) {
  SmallVector<Entity, 4> Found;
  // A base is complete before what extends it, so there are no cycles.
  while (S != TypeId::None && Types.get(S).Kind == TypeKind::Struct) {
    auto At = StructScopes.find(S);
    if (At != StructScopes.end() && findInScope(At->second, Word, Found)) {
      Owner = S;
      leaveVisible(Found);
      return Found;
    }
    const Struct &Record = Types.structOf(S);
    for (TypeId Interface : Record.Interfaces)
      if (findInScope(StructScopes[Interface], Word, Found)) {
        Owner = Interface;
        leaveVisible(Found);
        return Found;
      }
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
  auto Found = lookUp(Qualifier);
  --QualifierDepth;
  if (Diags.errorCount() != Before)
    return ScopeId::None; // what stands before it is wrong, and has been said
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
  Diags.report(Where, Diagnostic::not_a_scope,
               {Names.spelling(N.Word), similarName(Qualifier, Wanted::Scope)});
  return ScopeId::None;
}

/// What \p Named is called in the library where it is, or is in, the namespace `dx`, which no
/// program declares: empty for others.
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
