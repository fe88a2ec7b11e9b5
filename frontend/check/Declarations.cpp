// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of all kinds; in detail those of namespaces, aliases and enums.
#include "Checker.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;

void Checker::checkProgram() {
  // Scope 0 is none, 1 the library's, 2 the global one.
  addScope(Scope::Sort::Namespace, ScopeId::None, "");
  addScope(Scope::Sort::Global, LibraryScope, "");
  Current = GlobalScope;
  checkDeclarations(T.Declarations);
  placeGlobals();
  completeCalls();
  checkUsedBodies();
  findEntry();
  checkNamesInTemplates();
}

void Checker::checkDeclarations(syntax::NodeList List) {
  for (NodeId Node : nodes(List))
    checkDeclaration(Node);
}

void Checker::checkDeclaration(NodeId Node) {
  switch (CurrentTree->kind(Node)) {
  case NodeKind::Variable: checkGlobal(Node); break;
  case NodeKind::Function: checkFunction(Node); break;
  case NodeKind::Struct: typeDefinedHere(Node); break;
  case NodeKind::Enum: typeDefinedHere(Node); break;
  case NodeKind::TypeRef: typeOf(Node); break;
  case NodeKind::Alias: checkAlias(Node); break;
  case NodeKind::ConstantBlock: checkConstantBlock(Node); break;
  case NodeKind::Namespace: checkNamespace(Node); break;
  case NodeKind::UsingNamespace:
  case NodeKind::UsingName: checkUsing(Node); break;
  case NodeKind::StaticAssert: checkStaticAssert(Node); break;
  case NodeKind::Attributed:
    checkDeclarationAttributes(CurrentTree->get<syntax::Attributed>(Node).Attributes);
    break;
  case NodeKind::Empty:
  case NodeKind::StateBlock: break;
  case NodeKind::DeclarationStatement:
    checkDeclarations(CurrentTree->get<syntax::DeclarationStatement>(Node).Declarations);
    break;
  default: Diags.report(CurrentTree->location(Node), Diagnostic::expected_declaration_here);
  }
}

//===-- Namespaces
//--------------------------------------------------------------------------------------===//

void Checker::checkNamespace(NodeId Node) {
  auto N = CurrentTree->get<syntax::Namespace>(Node);
  ScopeId S = ScopeId::None;
  if (Entity *Before = findIn(Current, N.Word, Entity::Sort::Namespace)) {
    S = ScopeId(Before->Index);
  } else {
    std::string Prefix = scope(Current).Prefix;
    if (N.Word != Name::None)
      Prefix += Names.spelling(N.Word).str() + "::";
    S = addScope(Scope::Sort::Namespace, Current, std::move(Prefix));
    if (N.Word == Name::None) {
      scope(Current).Used.push_back(S);
      scope(Current).Entities[N.Word].push_back({Entity::Sort::Namespace, uint32_t(S)});
    } else {
      declare(N.Word, {Entity::Sort::Namespace, uint32_t(S)}, CurrentTree->location(Node));
    }
  }
  ScopeId Outer = Current;
  Current = S;
  checkDeclarations(N.Declarations);
  Current = Outer;
}

void Checker::checkUsing(NodeId Node) {
  if (CurrentTree->is(Node, NodeKind::UsingNamespace)) {
    NodeId Named = CurrentTree->get<syntax::UsingNamespace>(Node).Named;
    for (Entity E : lookUp(Named, Lookup::Namespaces))
      if (E.Kind == Entity::Sort::Namespace) {
        ScopeId Used = ScopeId(E.Index);
        if (InBlock)
          LocallyUsed.push_back({Used, commonScope(Current, Used)});
        else if (Current != Used)
          scope(Current).Used.push_back(Used);
        return;
      }
    if (spellName(Named) == "dx")
      UsesLibraryNamespace = true;
    else
      Diags.report(CurrentTree->location(Named), Diagnostic::not_a_namespace,
                   {spellName(Named), similarName(Named, Wanted::Scope)});
    return;
  }
  NodeId Named = CurrentTree->get<syntax::UsingName>(Node).Named;
  auto Found = lookUp(Named);
  Name Word = CurrentTree->get<syntax::NameRef>(Named).Word;
  if (Found.empty() || Found.front().Kind == Entity::Sort::Namespace) {
    Diags.report(CurrentTree->location(Named), Diagnostic::unknown_name_used, {spellName(Named)});
    return;
  }
  if (!checkUsedMember(Named, Found))
    return;
  for (Entity E : Found)
    declare(Word, E, CurrentTree->location(Node));
}

/// Checks a using declaration of a member: it must stand in a struct derived from the member's
/// struct.
bool Checker::checkUsedMember(NodeId Named, llvm::ArrayRef<Entity> Found) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  Location Where = CurrentTree->location(Named);
  const ScopeId From = N.Qualifier == NodeId::None ? GlobalScope : scopeOf(N.Qualifier);
  const TypeId Base = From == ScopeId::None ? TypeId::None : scope(From).Struct;
  if (Base == TypeId::None || Types.get(Base).Kind != TypeKind::Struct)
    return true;
  const TypeId Into = InBlock ? TypeId::None : scope(Current).Struct;
  if (Into == TypeId::None) {
    Diags.report(Where, Diagnostic::using_of_member);
    return false;
  }
  if (Into == Base || !isOrHasBase(Into, Base)) {
    Diags.report(Where, Diagnostic::using_of_no_base, {spell(Base), spell(Into)});
    return false;
  }
  const auto &Own = scope(Current).Entities;
  if (auto Before = Own.find(N.Word); Before != Own.end() && !Found[0].isCallable()) {
    Diags.report(Where, Diagnostic::using_conflicts);
    return false;
  }
  TypeId Owner = Base;
  lookUpMember(Base, N.Word, Owner);
  UsedMembers[{Into, N.Word}] = Owner;
  return true;
}

//===-- Aliases and assertions
//--------------------------------------------------------------------------------------===//

void Checker::checkAlias(NodeId Node) {
  auto A = CurrentTree->get<syntax::Alias>(Node);
  Location Where = CurrentTree->location(Node);
  if (A.IsTemplate) {
    if (A.TemplateParameters.empty())
      Diags.report(CurrentTree->location(Node), Diagnostic::extraneous_template,
                   {Names.spelling(A.Word)});
    else
      declareTemplate(Node, A.TemplateParameters, A.Word);
    return;
  }
  if (CurrentTree->is(A.Type, NodeKind::TypeRef))
    checkModifiers(CurrentTree->get<syntax::TypeRef>(A.Type).Flags,
                   A.IsTypedef ? ModifierPlace::Typedef : ModifierPlace::TypeName, Where);
  checkDeclarationAttributes(A.Attributes);
  TypeId Aliased = typeOf(A.Type);
  if (isIgnored(Aliased, Where, "type")) {
    return;
  }
  if (Aliased != TypeId::Error)
    checkNotGlobalOnly(Aliased, Where);
  // `typedef struct { ... } Name;` gives the struct its name.
  if (Types.get(Aliased).Kind == TypeKind::Struct && Types.structOf(Aliased).IsUnnamed) {
    Types.structOf(Aliased).IsUnnamed = false;
    Types.structOf(Aliased).Spelling = spellingHere(A.Word);
  }
  Aliased = withDimensions(Aliased, A.Dimensions, NodeId::None);
  for (Entity::Sort Kind : {Entity::Sort::Type, Entity::Sort::Alias}) {
    const Entity Before = entityHere(A.Word, Kind);
    if (Before.Kind == Entity::Sort::None)
      continue;
    const TypeId Other = TypeId(Before.Index);
    if (Other != Aliased && Aliased != TypeId::Error && Other != TypeId::Error)
      Diags.report(Where, Diagnostic::alias_differs,
                   {Names.spelling(A.Word), Types.spell(Aliased), Types.spell(Other)});
    return;
  }
  declare(A.Word, {Entity::Sort::Alias, uint32_t(Aliased)}, Where);
}

void Checker::checkStaticAssert(NodeId Node) {
  auto A = CurrentTree->get<syntax::StaticAssert>(Node);
  std::optional<int64_t> Value = integerConstant(A.Condition);
  if (!Value || *Value)
    return;
  llvm::StringRef Message;
  if (A.Message != NodeId::None && CurrentTree->is(A.Message, NodeKind::String))
    Message = CurrentSource->Strings[CurrentTree->get<syntax::String>(A.Message).Literal];
  if (Message.empty())
    Diags.report(CurrentTree->location(Node), Diagnostic::static_assert_failed);
  else
    Diags.report(CurrentTree->location(Node), Diagnostic::static_assert_failed_message, {Message});
}

//===-- Enums
//--------------------------------------------------------------------------------------===//

TypeId Checker::checkEnum(NodeId Node) {
  auto N = CurrentTree->get<syntax::Enum>(Node);
  Location Where = CurrentTree->location(Node);
  TypeId Underlying = Types.scalar(ScalarKind::Int);
  if (N.Underlying != NodeId::None) {
    Underlying = typeOf(N.Underlying);
    const Type &U = Types.get(Underlying);
    if (Underlying == TypeId::Error)
      return Underlying;
    if (U.Kind != TypeKind::Scalar || !(isInteger(U.Element) || U.Element == ScalarKind::Bool)) {
      Diags.report(Where, Diagnostic::enum_underlying_not_integer, {spell(Underlying)});
      return TypeId::Error;
    }
  }
  Enum E;
  E.Spelling = spellingHere(N.Word);
  E.Underlying = Underlying;
  E.IsClass = N.IsClass;
  TypeId Result = Types.addEnum(std::move(E));
  declare(N.Word, {Entity::Sort::Type, uint32_t(Result)}, Where);
  ScopeId Own = addScope(Scope::Sort::Struct, Current, spellingHere(N.Word) + "::");
  scope(Own).Struct = Result;
  StructScopes[Result] = Own;
  checkEnumerators(N, Result, Own);
  return Result;
}

/// Declares the enumerators of \p Enum in its scope \p Own, and in the enclosing scope if the enum
/// is unscoped. The values of later enumerators may name earlier ones, as numbers.
void Checker::checkEnumerators(const syntax::Enum &N, TypeId Enum, ScopeId Own) {
  const TypeId Underlying = Types.enumOf(Enum).Underlying;
  const ScalarKind Kind = Types.get(Underlying).Element;
  const unsigned Bits = Kind == ScalarKind::Bool ? 1 : Types.bits(Kind);
  uint64_t Next = 0;
  bool IsUnsigned = N.Underlying == NodeId::None && !N.IsClass;
  std::vector<std::pair<Name, Entity>> Declared;
  {
    Block Earlier(*this);
    for (NodeId Item : nodes(N.Enumerators)) {
      auto Enumerator = CurrentTree->get<syntax::Enumerator>(Item);
      const Location At = CurrentTree->location(Item);
      if (Enumerator.Value != NodeId::None)
        if (std::optional<int64_t> Value = integerConstant(Enumerator.Value))
          Next = uint64_t(*Value);
      const uint64_t Stored = Bits == 64 ? Next : Next & ((uint64_t(1) << Bits) - 1);
      const ExprId Number = constant(At, Underlying, Stored);
      Locals.add(Enumerator.Word, {Entity::Sort::Constant, uint32_t(Number)}, CurrentFunction,
                 BlockStart);
      const Entity Meaning{Entity::Sort::Enumerator, uint32_t(constant(At, Enum, Stored))};
      declareIn(Own, Enumerator.Word, Meaning, At);
      Declared.push_back({Enumerator.Word, Meaning});
      IsUnsigned &= int64_t(Next) >= 0;
      ++Next;
    }
  }
  for (auto [Word, Meaning] : Declared)
    if (!N.IsClass)
      declare(Word, Meaning, P.Expressions.location(ExprId(Meaning.Index)));
  Types.enumOf(Enum).ReflectsUnsigned = IsUnsigned;
}
