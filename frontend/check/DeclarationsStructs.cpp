// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs, classes and interfaces, and their members.
#include "Checker.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

/// Checks a struct and its definition, if any. Returns its type.
TypeId Checker::checkStruct(NodeId Node) {
  auto N = CurrentTree->get<syntax::Struct>(Node);
  Location Where = CurrentTree->location(Node);
  Name Word = Name::None;
  if (N.Named != NodeId::None) {
    auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
    Word = Named.Word;
    if (N.IsTemplate && !atLeast(LanguageVersion::v2021)) {
      if (!std::exchange(SaidTemplate, true))
        Diags.report(Where, Diagnostic::template_needs_2021);
    }
    if (Named.HasArguments) {
      declareSpecialization(Node);
      return TypeId::Error;
    }
    if (N.IsTemplate && N.TemplateParameters.empty()) {
      Diags.report(Where, Diagnostic::extraneous_template, {Names.spelling(Word)});
      return TypeId::Error;
    }
    if (N.IsTemplate) {
      declareTemplate(Node, N.TemplateParameters, Word);
      return TypeId::Error;
    }
  }
  TypeId T = TypeId::None;
  if (Word != Name::None)
    T = structDeclared(Word);
  if (T == TypeId::None) {
    Struct S;
    S.Spelling = Word == Name::None ? scope(Current).Prefix + "<unnamed>" : spellingHere(Word);
    S.IsUnnamed = Word == Name::None;
    S.Where = Where;
    S.IsInterface = N.Sort == syntax::StructKind::Interface;
    S.IsClass = N.Sort == syntax::StructKind::Class;
    S.Within = structAround(Current);
    T = Types.addStruct(std::move(S));
    declare(Word, {Entity::Sort::Type, uint32_t(T)}, Where);
  }
  if (!N.IsDefinition)
    return T;
  if (Types.structOf(T).Complete || scopeOfType(T) != ScopeId::None) {
    reportRedefinition(Where, Word, {Entity::Sort::Type, uint32_t(T)});
    return T;
  }
  noteStructAttributes(T, N.Attributes);
  completeStruct(T, Node, Current);
  return T;
}

void Checker::noteStructAttributes(TypeId T, syntax::NodeList Attributes) {
  for (const Attribute &A : readAttributes(Attributes, AttributePlace::Struct)) {
    if (A.Id == AttributeId::RayPayload) {
      Types.structOf(T).IsPayload = true;
      P.Payloads.push_back(T);
    } else if (A.Id == AttributeId::NodeTrackRWInputSharing) {
      Types.structOf(T).TracksSharing = true;
    }
  }
}

/// Declares a struct of the enclosing namespace for the type `struct Word` without a declared
/// \p Word, as C++ does. It may be defined later.
TypeId Checker::declareStructOfNamespace(Name Word, Location Where) {
  const ScopeId Around = enclosingNamespace();
  Struct S;
  S.Spelling = scope(Around).Prefix + Names.spelling(Word).str();
  S.Where = Where;
  TypeId T = Types.addStruct(std::move(S));
  declareIn(Around, Word, {Entity::Sort::Type, uint32_t(T)}, Where);
  return T;
}

/// Returns the struct that \p Word names in the innermost scope, or None.
TypeId Checker::structDeclared(Name Word) {
  const Entity Before = entityHere(Word, Entity::Sort::Type);
  if (Before.Kind == Entity::Sort::None || Types.get(TypeId(Before.Index)).Kind != TypeKind::Struct)
    return TypeId::None;
  return TypeId(Before.Index);
}

/// Checks the members of \p T in a new scope within \p Parent.
void Checker::completeStruct(TypeId T, NodeId Node, ScopeId Parent) {
  auto N = CurrentTree->get<syntax::Struct>(Node);
  ScopeId Own = addScope(Scope::Sort::Struct, Parent, Types.structOf(T).Spelling + "::");
  scope(Own).Struct = T;
  StructScopes[T] = Own;
  if (N.Named != NodeId::None)
    scope(Own).Entities[CurrentTree->get<syntax::NameRef>(N.Named).Word].push_back(
        {Entity::Sort::Type, uint32_t(T)});
  ScopeId Outer = Current;
  bool OuterInBlock = InBlock;
  Current = Own;
  InBlock = false;
  ++OpenStructs;
  checkBases(T, N);
  for (NodeId Member : nodes(N.Members))
    checkMember(T, Member);
  Types.structOf(T).Complete = true;
  checkSize(T);
  --OpenStructs;
  Current = Outer;
  InBlock = OuterInBlock;
  if (!OpenStructs)
    checkWaitingBodies();
}

/// Reports a struct that is too large, unless one of its parts is already too large.
void Checker::checkSize(TypeId T) {
  const Struct &S = Types.structOf(T);
  auto IsLarge = [&](TypeId Part) {
    return Types.partCount(Types.withoutArrays(Part)) > MaxStructParts;
  };
  if (!IsLarge(T) || (S.Base != TypeId::None && IsLarge(S.Base)) ||
      llvm::any_of(S.Fields, [&](const Field &F) { return IsLarge(F.Type); }))
    return;
  Diags.report(S.Where, Diagnostic::struct_too_large, {S.Spelling, std::to_string(MaxStructParts)});
}

/// Adds \p Interface and its base interfaces, each once.
void Checker::addInterface(Struct &S, TypeId Interface) {
  auto Add = [&](TypeId T) {
    if (!llvm::is_contained(S.Interfaces, T))
      S.Interfaces.push_back(T);
  };
  Add(Interface);
  for (TypeId Further : Types.structOf(Interface).Interfaces)
    Add(Further);
}

void Checker::checkBases(TypeId T, const syntax::Struct &N) {
  for (NodeId Node : nodes(N.Bases)) {
    TypeId Base = typeOf(Node);
    Location Where = CurrentTree->location(Node);
    if (Base == TypeId::Error)
      continue;
    if (auto At = InstanceOf.find(T);
        At != InstanceOf.end() &&
        mentions(Node, Templates[size_t(Instances[At->second].Of)].Parameters))
      HasDependentBase.insert(T);
    if (Types.get(Base).Kind != TypeKind::Struct) {
      Diags.report(Where, Diagnostic::base_not_a_struct, {spell(Base)});
      continue;
    }
    if (!Types.structOf(Base).Complete) {
      Diags.report(Where, Diagnostic::incomplete_type, {spell(Base)});
      continue;
    }
    if (const ScopeId Own = scopeOfType(Base);
        Own != ScopeId::None && scope(Own).Parent == LibraryScope) {
      Diags.report(Where, Diagnostic::base_is_final, {spell(Base)});
      continue;
    }
    Struct &S = Types.structOf(T);
    if (Types.structOf(Base).IsInterface)
      addInterface(S, Base);
    else if (S.IsInterface)
      Diags.report(Where, Diagnostic::interface_with_base, {spell(Base)});
    else if (S.Base != TypeId::None)
      Diags.report(Where, Diagnostic::several_bases);
    else
      S.Base = Base;
  }
}

void Checker::checkMember(TypeId T, NodeId Member) {
  Location Where = CurrentTree->location(Member);
  switch (CurrentTree->kind(Member)) {
  case NodeKind::Variable: checkField(T, Member); break;
  case NodeKind::Function: checkMethod(T, Member); break;
  case NodeKind::Struct: addUnnamedField(T, Member); break;
  case NodeKind::Enum: typeDefinedHere(Member); break;
  case NodeKind::Alias:
    if (CurrentTree->get<syntax::Alias>(Member).IsTypedef)
      Diags.report(Where, Diagnostic::alias_in_struct);
    else
      checkAlias(Member);
    break;
  case NodeKind::UsingName: checkUsing(Member); break;
  case NodeKind::StaticAssert: checkStaticAssert(Member); break;
  case NodeKind::Empty: break;
  default: Diags.report(Where, Diagnostic::not_a_member);
  }
}

/// Declares a struct inside struct \p T. Without a name and declarators it is a member itself, and
/// its members are named like members of T.
void Checker::addUnnamedField(TypeId T, NodeId Member) {
  const TypeId Inner = typeDefinedHere(Member);
  if (Inner == TypeId::None || Types.get(Inner).Kind != TypeKind::Struct ||
      !Types.structOf(Inner).IsUnnamed || !Types.structOf(Inner).Complete)
    return;
  Field F;
  F.Type = Inner;
  F.Where = CurrentTree->location(Member);
  Types.structOf(T).Fields.push_back(std::move(F));
}

void Checker::checkMethod(TypeId T, NodeId Member) {
  auto N = CurrentTree->get<syntax::Function>(Member);
  auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
  Location Where = CurrentTree->location(Member);
  if (N.IsConst)
    Diags.report(Where, Diagnostic::const_method);
  if (N.IsTemplate && !atLeast(LanguageVersion::v2021)) {
    Diags.report(Where, Diagnostic::template_needs_2021);
    return;
  }
  if (N.IsTemplate && !N.TemplateParameters.empty()) {
    declareTemplate(Member, N.TemplateParameters, Named.Word);
    return;
  }
  FunctionId F = declareFunction(Member, Current, T, 0);
  auto Instance = InstanceOf.find(T);
  bool OfInstance = Instance != InstanceOf.end();
  if (OfInstance) {
    // Methods of an instance that have a body are checked at their first use.
    state(F).WaitsForUse = true;
    state(F).Scope = Current;
    state(F).Tree = CurrentTree;
    state(F).Source = CurrentSource;
    state(F).Depth = InstantiationDepth;
  } else if (N.Body != NodeId::None && state(F).Node == Member) {
    WaitingBodies.push_back(F);
  }
}

//===-- Fields
//--------------------------------------------------------------------------------------===//

void Checker::checkField(TypeId T, NodeId Node) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Location Where = CurrentTree->location(Node);
  checkDeclarationAttributes(N.Attributes);
  TypeId Of = declaredType(N.Type, N.Dimensions, N.Initializer);
  if (N.Flags.has(Specifier::Static)) {
    checkModifiers(N.Flags, ModifierPlace::StaticField, Where);
    checkCoherence(N.Flags, Of, Where);
    if (N.Initializer != NodeId::None && !N.Flags.has(Specifier::Const))
      Diags.report(Where, Diagnostic::static_member_initializer);
    if (!isIgnored(Of, Where, "variable"))
      declareStatic(Node, Of);
    return;
  }
  if (Types.structOf(T).IsInterface)
    Diags.report(Where, Diagnostic::interface_data, {Names.spelling(N.Word)});
  if (!checkFieldFlags(N, Where) || !checkVariableType(Of, Where, false) ||
      !checkComplete(Of, Where) || !(InstanceOf.count(T) || checkNotGlobalOnly(Of, Where)))
    Of = TypeId::Error;
  Field F;
  F.Word = N.Word;
  F.Type = Of;
  F.Where = Where;
  F.Semantic = semanticOf(N.Annotations, F.SemanticAt);
  if (const Registers All = checkRegisters(N.Annotations, Of); !All.empty())
    F.RegisterAt = All.front().Where;
  F.InterpolationBits = interpolationOf(N.Flags);
  F.Precise = N.Flags.has(Specifier::Precise);
  const bool IsWritten = isWrittenResource(Of);
  F.GloballyCoherent = IsWritten && N.Flags.has(Specifier::GloballyCoherent);
  F.ReorderCoherent = IsWritten && N.Flags.has(Specifier::ReorderCoherent);
  readPayloadAccess(N, F);
  if (N.BitWidth != NodeId::None) {
    F.IsBitField = true;
    F.BitWidth = bitWidth(N.BitWidth, Of, N.Word != Name::None, Where);
    if (N.Annotations.Count != 0)
      Diags.report(CurrentTree->location(CurrentTree->item(N.Annotations, 0)),
                   Diagnostic::bit_field_annotation);
  }
  uint32_t Index = uint32_t(Types.structOf(T).Fields.size());
  Types.structOf(T).Fields.push_back(std::move(F));
  if (UsedMembers.count({T, N.Word}))
    Diags.report(Where, Diagnostic::using_conflicts);
  declare(N.Word, {Entity::Sort::Field, Index}, Where);
}

bool Checker::checkFieldFlags(const syntax::Variable &N, Location Where) {
  if (!checkModifiers(N.Flags, ModifierPlace::Field, Where))
    return false;
  if (N.Initializer != NodeId::None) {
    Diags.report(Where, Diagnostic::member_initializer);
    return false;
  }
  return true;
}

/// Returns the width of a bit field, or 0 after a diagnostic. A field of width 0 is unnamed and
/// begins a new word.
uint32_t Checker::bitWidth(NodeId Width, TypeId Of, bool HasName, Location Where) {
  if (!atLeast(LanguageVersion::v2021)) {
    Diags.report(Where, Diagnostic::bit_field_needs_2021);
    return 0;
  }
  std::optional<int64_t> Bits = integerConstant(Width);
  if (!Bits || Of == TypeId::Error)
    return 0;
  TypeId Plain = Types.get(Of).Kind == TypeKind::Enum ? Types.enumOf(Of).Underlying : Of;
  const Type &Kind = Types.get(Plain);
  if (Kind.Kind != TypeKind::Scalar ||
      !(isInteger(Kind.Element) || Kind.Element == ScalarKind::Bool)) {
    Diags.report(Where, Diagnostic::bit_field_not_integer, {spell(Of)});
    return 0;
  }
  unsigned Limit = Types.bits(Kind.Element);
  if (*Bits < (HasName ? 1 : 0) || *Bits > int64_t(Limit)) {
    Diags.report(Where, Diagnostic::bit_field_width,
                 {std::to_string(*Bits), std::to_string(Limit)});
    return 0;
  }
  return uint32_t(*Bits);
}
