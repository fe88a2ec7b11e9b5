// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of all kinds; in detail those of namespaces, aliases and enums.
#include "Declarations.h"
#include "Attributes.h"
#include "Bindings.h"
#include "Calls.h"
#include "Constants.h"
#include "Context.h"
#include "Entries.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Templates.h"
#include "Types.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

static void checkDeclaration(CheckContext &C, syntax::NodeId Node);
static void checkNamespace(CheckContext &C, syntax::NodeId Node);
static bool checkUsedMember(CheckContext &C, syntax::NodeId Named, llvm::ArrayRef<Entity> Matches);
static void checkEnumerators(CheckContext &C, const syntax::Enum &N, TypeId Enum, ScopeId Own);

void checkProgram(CheckContext &C) {
  // Scope 0 is none, 1 the library's, 2 the global one.
  C.Scopes.add(Scope::Sort::Namespace, ScopeId::None, "");
  C.Scopes.add(Scope::Sort::Global, LibraryScope, "");
  C.Here.Scope = GlobalScope;
  checkDeclarations(C, C.Tree.Declarations);
  placeGlobals(C);
  completeCalls(C);
  checkUsedBodies(C);
  findEntry(C);
  warnOfGroupSizes(C);
  checkNamesInTemplates(C);
}

void checkDeclarations(CheckContext &C, syntax::NodeList List) {
  for (NodeId Node : nodes(C, List))
    checkDeclaration(C, Node);
}

static void checkDeclaration(CheckContext &C, NodeId Node) {
  switch (C.Here.Tree->kind(Node)) {
  case NodeKind::Variable: checkGlobal(C, Node); break;
  case NodeKind::Function: checkFunction(C, Node); break;
  case NodeKind::Struct: typeDefinedHere(C, Node); break;
  case NodeKind::Enum: typeDefinedHere(C, Node); break;
  case NodeKind::TypeRef: typeOf(C, Node); break;
  case NodeKind::Alias: checkAlias(C, Node); break;
  case NodeKind::ConstantBlock: checkConstantBlock(C, Node); break;
  case NodeKind::Namespace: checkNamespace(C, Node); break;
  case NodeKind::UsingNamespace:
  case NodeKind::UsingName: checkUsing(C, Node); break;
  case NodeKind::StaticAssert: checkStaticAssert(C, Node); break;
  case NodeKind::Instantiation: checkInstantiation(C, Node); break;
  case NodeKind::Attributed:
    checkDeclarationAttributes(C, C.Here.Tree->get<syntax::Attributed>(Node).Attributes);
    break;
  case NodeKind::Empty:
  case NodeKind::StateBlock: break;
  case NodeKind::DeclarationStatement:
    checkDeclarations(C, C.Here.Tree->get<syntax::DeclarationStatement>(Node).Declarations);
    break;
  default: C.Diags.report(C.Here.Tree->location(Node), Diagnostic::expected_declaration_here);
  }
}

//===-- Namespaces ---------------------------------------------------------------------------===//

static void checkNamespace(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Namespace>(Node);
  const ScopeId Home = C.Here.home();
  ScopeId S = ScopeId::None;
  if (Entity *Before = C.Scopes.find(Home, N.Word, Entity::Sort::Namespace)) {
    S = ScopeId(Before->Index);
  } else {
    std::string Prefix = C.Scopes.at(Home).Prefix;
    if (N.Word != Name::None)
      Prefix += C.Names.spelling(N.Word).str() + "::";
    S = C.Scopes.add(Scope::Sort::Namespace, Home, std::move(Prefix));
    if (N.Word == Name::None) {
      C.Scopes.at(Home).Used.push_back(S);
      C.Scopes.at(Home).Entities[N.Word].push_back({Entity::Sort::Namespace, uint32_t(S)});
    } else {
      declare(C, N.Word, {Entity::Sort::Namespace, uint32_t(S)}, C.Here.Tree->location(Node));
    }
  }
  const ScopeId Outer = std::exchange(C.Here.Scope, S),
                OuterHome = std::exchange(C.Here.Home, ScopeId::None);
  checkDeclarations(C, N.Declarations);
  C.Here.Scope = Outer;
  C.Here.Home = OuterHome;
}

void checkUsing(CheckContext &C, NodeId Node) {
  if (C.Here.Tree->is(Node, NodeKind::UsingNamespace)) {
    NodeId Named = C.Here.Tree->get<syntax::UsingNamespace>(Node).Named;
    for (Entity E : lookUp(C, Named, Lookup::Namespaces))
      if (E.Kind == Entity::Sort::Namespace) {
        ScopeId Used = ScopeId(E.Index);
        if (C.Here.InBlock)
          C.Scopes.LocallyUsed.push_back({Used, C.Scopes.common(C.Here.Scope, Used)});
        else if (C.Here.Scope != Used)
          C.Scopes.at(C.Here.Scope).Used.push_back(Used);
        return;
      }
    if (spellName(C, Named) == "dx")
      C.Library.NamespaceUsed = true;
    else
      C.Diags.report(C.Here.Tree->location(Named), Diagnostic::not_a_namespace,
                     {spellName(C, Named), similarName(C, Named, Wanted::Scope)});
    return;
  }
  NodeId Named = C.Here.Tree->get<syntax::UsingName>(Node).Named;
  auto Matches = lookUp(C, Named);
  Name Word = C.Here.Tree->get<syntax::NameRef>(Named).Word;
  if (Matches.empty() || Matches.front().Kind == Entity::Sort::Namespace) {
    C.Diags.report(C.Here.Tree->location(Named), Diagnostic::unknown_name_used,
                   {spellName(C, Named)});
    return;
  }
  if (!checkUsedMember(C, Named, Matches))
    return;
  for (Entity E : Matches)
    declare(C, Word, E, C.Here.Tree->location(Node));
}

/// Checks a using declaration of a member, which must be in a struct derived from the member's
/// struct.
static bool checkUsedMember(CheckContext &C, NodeId Named, llvm::ArrayRef<Entity> Matches) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  Location Where = C.Here.Tree->location(Named);
  const ScopeId From = N.Qualifier == NodeId::None ? GlobalScope : scopeOf(C, N.Qualifier);
  const TypeId Base = From == ScopeId::None ? TypeId::None : C.Scopes.at(From).Struct;
  if (Base == TypeId::None || C.Types.get(Base).Kind != TypeKind::Struct)
    return true;
  const TypeId Into = C.Here.InBlock ? TypeId::None : C.Scopes.at(C.Here.Scope).Struct;
  if (Into == TypeId::None) {
    C.Diags.report(Where, Diagnostic::using_of_member);
    return false;
  }
  if (Into == Base || !isOrHasBase(C, Into, Base)) {
    C.Diags.report(Where, Diagnostic::using_of_no_base, {spell(C, Base), spell(C, Into)});
    return false;
  }
  const auto &Own = C.Scopes.at(C.Here.Scope).Entities;
  if (auto Before = Own.find(N.Word); Before != Own.end() && !Matches[0].isCallable()) {
    C.Diags.report(Where, Diagnostic::using_conflicts);
    return false;
  }
  TypeId Owner = Base;
  lookUpMember(C, Base, N.Word, Owner);
  C.Scopes.UsedMembers[{Into, N.Word}] = Owner;
  return true;
}

//===-- Aliases and assertions ---------------------------------------------------------------===//

void checkAlias(CheckContext &C, NodeId Node) {
  auto A = C.Here.Tree->get<syntax::Alias>(Node);
  Location Where = C.Here.Tree->location(Node);
  if (A.IsTemplate) {
    if (A.TemplateParameters.empty())
      C.Diags.report(C.Here.Tree->location(Node), Diagnostic::extraneous_template,
                     {C.Names.spelling(A.Word)});
    else
      declareTemplate(C, Node, A.TemplateParameters, A.Word);
    return;
  }
  if (C.Here.Tree->is(A.Type, NodeKind::TypeRef))
    checkModifiers(C, C.Here.Tree->get<syntax::TypeRef>(A.Type).Flags,
                   A.IsTypedef ? ModifierPlace::Typedef : ModifierPlace::TypeName, Where);
  checkDeclarationAttributes(C, A.Attributes);
  TypeId Aliased = typeOf(C, A.Type);
  if (isIgnored(C, Aliased, Where, "type")) {
    return;
  }
  if (Aliased != TypeId::Error)
    checkNotGlobalOnly(C, Aliased, Where);
  // `typedef struct { ... } Name;` gives the struct its name.
  if (C.Types.get(Aliased).Kind == TypeKind::Struct && C.Types.structOf(Aliased).IsUnnamed) {
    C.Types.structOf(Aliased).IsUnnamed = false;
    C.Types.structOf(Aliased).Spelling = spellingHere(C, A.Word);
  }
  Aliased = withDimensions(C, Aliased, A.Dimensions, NodeId::None);
  for (Entity::Sort Kind : {Entity::Sort::Type, Entity::Sort::Alias}) {
    const Entity Before = entityHere(C, A.Word, Kind);
    if (Before.Kind == Entity::Sort::None)
      continue;
    const TypeId Other = TypeId(Before.Index);
    if (Other != Aliased && Aliased != TypeId::Error && Other != TypeId::Error)
      C.Diags.report(Where, Diagnostic::alias_differs,
                     {C.Names.spelling(A.Word), C.Types.spell(Aliased), C.Types.spell(Other)});
    return;
  }
  declare(C, A.Word, {Entity::Sort::Alias, uint32_t(Aliased)}, Where);
}

void checkStaticAssert(CheckContext &C, NodeId Node) {
  auto A = C.Here.Tree->get<syntax::StaticAssert>(Node);
  std::optional<int64_t> Value = integerConstant(C, A.Condition);
  if (!Value || *Value)
    return;
  llvm::StringRef Message;
  if (A.Message != NodeId::None && C.Here.Tree->is(A.Message, NodeKind::String))
    Message = C.Here.Source->Strings[C.Here.Tree->get<syntax::String>(A.Message).Literal];
  if (Message.empty())
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::static_assert_failed);
  else
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::static_assert_failed_message,
                   {Message});
}

//===-- Enums --------------------------------------------------------------------------------===//

TypeId checkEnum(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Enum>(Node);
  Location Where = C.Here.Tree->location(Node);
  if (!C.atLeast(LanguageVersion::v2017) && C.Here.Tree == &C.Tree)
    C.Diags.report(Where, Diagnostic::enum_needs_2017);
  TypeId Underlying = C.Types.scalar(ScalarKind::Int);
  if (N.Underlying != NodeId::None) {
    Underlying = typeOf(C, N.Underlying);
    const Type &U = C.Types.get(Underlying);
    if (Underlying == TypeId::Error)
      return Underlying;
    if (U.Kind != TypeKind::Scalar || !(isInteger(U.Element) || U.Element == ScalarKind::Bool)) {
      C.Diags.report(Where, Diagnostic::enum_underlying_not_integer, {spell(C, Underlying)});
      return TypeId::Error;
    }
  }
  Enum E;
  E.Spelling = spellingHere(C, N.Word);
  E.Underlying = Underlying;
  E.IsClass = N.IsClass;
  TypeId Result = C.Types.addEnum(std::move(E));
  declare(C, N.Word, {Entity::Sort::Type, uint32_t(Result)}, Where);
  ScopeId Own = C.Scopes.add(Scope::Sort::Struct, C.Here.Scope, spellingHere(C, N.Word) + "::");
  C.Scopes.at(Own).Struct = Result;
  C.Scopes.StructScopes[Result] = Own;
  checkEnumerators(C, N, Result, Own);
  return Result;
}

/// Declares the enumerators of \p Enum in its scope \p Own, and in the enclosing scope if the enum
/// is unscoped. The values of later enumerators may name earlier ones, as numbers.
static void checkEnumerators(CheckContext &C, const syntax::Enum &N, TypeId Enum, ScopeId Own) {
  const TypeId Underlying = C.Types.enumOf(Enum).Underlying;
  const ScalarKind Kind = C.Types.get(Underlying).Element;
  const unsigned Bits = Kind == ScalarKind::Bool ? 1 : C.Types.bits(Kind);
  uint64_t Next = 0;
  bool IsUnsigned = N.Underlying == NodeId::None && !N.IsClass;
  std::vector<std::pair<Name, Entity>> Declared;
  {
    BlockScope Earlier(C);
    for (NodeId Item : nodes(C, N.Enumerators)) {
      auto Enumerator = C.Here.Tree->get<syntax::Enumerator>(Item);
      const Location Loc = C.Here.Tree->location(Item);
      if (Enumerator.Value != NodeId::None)
        if (std::optional<int64_t> Value = integerConstant(C, Enumerator.Value))
          Next = uint64_t(*Value);
      const uint64_t Stored = Bits == 64 ? Next : Next & ((uint64_t(1) << Bits) - 1);
      const ExprId Number = constant(C, Loc, Underlying, Stored);
      C.Scopes.Locals.add(Enumerator.Word, {Entity::Sort::Constant, uint32_t(Number)},
                          C.Here.Function, C.Here.BlockStart);
      const Entity Meaning{Entity::Sort::Enumerator, uint32_t(constant(C, Loc, Enum, Stored))};
      declareIn(C, Own, Enumerator.Word, Meaning, Loc);
      Declared.push_back({Enumerator.Word, Meaning});
      IsUnsigned &= int64_t(Next) >= 0;
      ++Next;
    }
  }
  for (auto [Word, Meaning] : Declared)
    if (!N.IsClass)
      declare(C, Word, Meaning, C.P.Expressions.location(ExprId(Meaning.Index)));
  C.Types.enumOf(Enum).ReflectsUnsigned = IsUnsigned;
}

} // namespace dxil::frontend
