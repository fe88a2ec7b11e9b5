// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs, classes and interfaces, and their members.
#include "Attributes.h"
#include "Bindings.h"
#include "Constants.h"
#include "Context.h"
#include "Declarations.h"
#include "NameLookup.h"
#include "Payloads.h"
#include "Templates.h"
#include "Types.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

static TypeId structDeclared(CheckContext &C, Name Word);
static void checkSize(CheckContext &C, TypeId T);
static void checkBases(CheckContext &C, TypeId T, const syntax::Struct &Node);
static void checkMember(CheckContext &C, TypeId T, syntax::NodeId Member);
static void addUnnamedField(CheckContext &C, TypeId T, syntax::NodeId Member);
static void checkMethod(CheckContext &C, TypeId T, syntax::NodeId Member);
static void checkField(CheckContext &C, TypeId T, syntax::NodeId Node);
static void noteMemberRegister(CheckContext &C, TypeId T, Location Loc);
static bool checkFieldFlags(CheckContext &C, const syntax::Variable &N, Location Where);
static uint32_t bitWidth(CheckContext &C, syntax::NodeId Width, TypeId FieldType, bool HasName,
                         Location Where);

/// Checks a struct and its definition, if any. Returns its type.
TypeId checkStruct(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Struct>(Node);
  Location Where = C.Here.Tree->location(Node);
  Name Word = Name::None;
  if (N.Named != NodeId::None) {
    auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
    Word = Named.Word;
    if (N.IsTemplate && !C.atLeast(LanguageVersion::v2021)) {
      if (!std::exchange(C.Templates.ReportedLanguage, true))
        C.Diags.report(Where, Diagnostic::template_needs_2021);
    }
    if (Named.HasArguments) {
      declareSpecialization(C, Node);
      return TypeId::Error;
    }
    if (N.IsTemplate && N.TemplateParameters.empty()) {
      C.Diags.report(Where, Diagnostic::extraneous_template, {C.Names.spelling(Word)});
      return TypeId::Error;
    }
    if (N.IsTemplate) {
      declareTemplate(C, Node, N.TemplateParameters, Word);
      return TypeId::Error;
    }
  }
  TypeId T = TypeId::None;
  if (Word != Name::None)
    T = structDeclared(C, Word);
  if (T == TypeId::None) {
    Struct S;
    S.Spelling =
        Word == Name::None ? C.Scopes.at(C.Here.Scope).Prefix + "<unnamed>" : spellingHere(C, Word);
    S.IsUnnamed = Word == Name::None;
    S.Where = Where;
    S.IsInterface = N.Sort == syntax::StructKind::Interface;
    S.IsClass = N.Sort == syntax::StructKind::Class;
    S.Within = C.Scopes.structAround(C.Here.Scope);
    T = C.Types.addStruct(std::move(S));
    declare(C, Word, {Entity::Sort::Type, uint32_t(T)}, Where);
  }
  if (!N.IsDefinition)
    return T;
  if (C.Types.get(T).Kind != TypeKind::Struct || C.Types.structOf(T).Complete ||
      C.Scopes.ofType(T) != ScopeId::None) {
    reportRedefinition(C, Where, Word, entityHere(C, Word, Entity::Sort::Type).Where);
    return T;
  }
  noteStructAttributes(C, T, N.Attributes);
  completeStruct(C, T, Node, C.Here.Scope);
  return T;
}

void noteStructAttributes(CheckContext &C, TypeId T, syntax::NodeList Attributes) {
  for (const Attribute &A : readAttributes(C, Attributes, AttributePlace::Struct)) {
    if (A.Id == AttributeId::RayPayload) {
      C.Types.structOf(T).IsPayload = true;
      C.P.Payloads.push_back(T);
    } else if (A.Id == AttributeId::NodeTrackRWInputSharing) {
      C.Types.structOf(T).TracksSharing = true;
    }
  }
}

/// Declares a struct of the enclosing namespace for the type `struct Word` without a declared
/// \p Word, as C++ does. It may be defined later.
TypeId declareStructOfNamespace(CheckContext &C, Name Word, Location Where) {
  const ScopeId Around = enclosingNamespace(C);
  Struct S;
  S.Spelling = C.Scopes.at(Around).Prefix + C.Names.spelling(Word).str();
  S.Where = Where;
  TypeId T = C.Types.addStruct(std::move(S));
  declareIn(C, Around, Word, {Entity::Sort::Type, uint32_t(T)}, Where);
  return T;
}

/// Returns the struct that \p Word names in the innermost scope, or None.
static TypeId structDeclared(CheckContext &C, Name Word) {
  const Entity Before = entityHere(C, Word, Entity::Sort::Type);
  const TypeKind Kind =
      Before.Kind == Entity::Sort::None ? TypeKind::Void : C.Types.get(TypeId(Before.Index)).Kind;
  if (Kind != TypeKind::Struct && Kind != TypeKind::Object)
    return TypeId::None;
  return TypeId(Before.Index);
}

/// Checks the members of \p T in a new scope within \p Parent.
void completeStruct(CheckContext &C, TypeId T, NodeId Node, ScopeId Parent) {
  auto N = C.Here.Tree->get<syntax::Struct>(Node);
  ScopeId Own = C.Scopes.add(Scope::Sort::Struct, Parent, C.Types.structOf(T).Spelling + "::");
  C.Scopes.at(Own).Struct = T;
  C.Scopes.StructScopes[T] = Own;
  if (N.Named != NodeId::None)
    C.Scopes.at(Own).Entities[C.Here.Tree->get<syntax::NameRef>(N.Named).Word].push_back(
        {Entity::Sort::Type, uint32_t(T)});
  const ScopeId Outer = std::exchange(C.Here.Scope, Own),
                OuterHome = std::exchange(C.Here.Home, ScopeId::None);
  bool OuterInBlock = C.Here.InBlock;
  C.Here.InBlock = false;
  ++C.Declaring.OpenStructs;
  checkBases(C, T, N);
  for (NodeId Member : nodes(C, N.Members))
    checkMember(C, T, Member);
  C.Types.structOf(T).Complete = true;
  checkSize(C, T);
  --C.Declaring.OpenStructs;
  C.Here.Scope = Outer;
  C.Here.Home = OuterHome;
  C.Here.InBlock = OuterInBlock;
  if (!C.Declaring.OpenStructs)
    checkWaitingBodies(C);
}

/// Reports a struct that is too large, unless one of its parts is already too large.
static void checkSize(CheckContext &C, TypeId T) {
  const Struct &S = C.Types.structOf(T);
  auto IsLarge = [&](TypeId Part) {
    return C.Types.partCount(C.Types.withoutArrays(Part)) > MaxStructParts;
  };
  if (!IsLarge(T) || (S.Base != TypeId::None && IsLarge(S.Base)) ||
      llvm::any_of(S.Fields, [&](const Field &F) { return IsLarge(F.Type); }))
    return;
  C.Diags.report(S.Where, Diagnostic::struct_too_large,
                 {S.Spelling, std::to_string(MaxStructParts)});
}

/// Adds \p Interface and its base interfaces, each once.
static void addInterface(CheckContext &C, Struct &S, TypeId Interface) {
  auto Add = [&](TypeId T) {
    if (!llvm::is_contained(S.Interfaces, T))
      S.Interfaces.push_back(T);
  };
  Add(Interface);
  for (TypeId Further : C.Types.structOf(Interface).Interfaces)
    Add(Further);
}

static void checkBases(CheckContext &C, TypeId T, const syntax::Struct &N) {
  for (NodeId Node : nodes(C, N.Bases)) {
    TypeId Base = typeOf(C, Node);
    Location Where = C.Here.Tree->location(Node);
    if (Base == TypeId::Error)
      continue;
    if (auto Instance = C.Templates.InstanceOf.find(T);
        Instance != C.Templates.InstanceOf.end() &&
        mentions(C, Node,
                 C.Templates.All[size_t(C.Templates.Instances[Instance->second].Tmpl)].Parameters))
      C.Templates.HasDependentBase.insert(T);
    if (C.Types.get(Base).Kind != TypeKind::Struct) {
      C.Diags.report(Where, Diagnostic::base_not_a_struct, {spell(C, Base)});
      continue;
    }
    if (!C.Types.structOf(Base).Complete) {
      C.Diags.report(Where, Diagnostic::incomplete_type, {spell(C, Base)});
      continue;
    }
    if (const ScopeId Own = C.Scopes.ofType(Base);
        Own != ScopeId::None && C.Scopes.at(Own).Parent == LibraryScope) {
      C.Diags.report(Where, Diagnostic::base_is_final, {spell(C, Base)});
      continue;
    }
    Struct &S = C.Types.structOf(T);
    if (C.Types.structOf(Base).IsInterface)
      addInterface(C, S, Base);
    else if (S.IsInterface)
      C.Diags.report(Where, Diagnostic::interface_with_base, {spell(C, Base)});
    else if (S.Base != TypeId::None)
      C.Diags.report(Where, Diagnostic::several_bases);
    else
      S.Base = Base;
    noteMemberRegister(C, T, C.Types.memberRegister(S.Base));
  }
}

static void checkMember(CheckContext &C, TypeId T, NodeId Member) {
  Location Where = C.Here.Tree->location(Member);
  switch (C.Here.Tree->kind(Member)) {
  case NodeKind::Variable: checkField(C, T, Member); break;
  case NodeKind::Function: checkMethod(C, T, Member); break;
  case NodeKind::Struct: addUnnamedField(C, T, Member); break;
  case NodeKind::Enum: typeDefinedHere(C, Member); break;
  case NodeKind::Alias:
    if (C.Here.Tree->get<syntax::Alias>(Member).IsTypedef)
      C.Diags.report(Where, Diagnostic::alias_in_struct);
    else
      checkAlias(C, Member);
    break;
  case NodeKind::UsingName: checkUsing(C, Member); break;
  case NodeKind::StaticAssert: checkStaticAssert(C, Member); break;
  case NodeKind::Empty: break;
  default: C.Diags.report(Where, Diagnostic::not_a_member);
  }
}

/// Declares a struct inside struct \p T. Without a name and declarators it is a member itself, and
/// its members are named like members of T.
static void addUnnamedField(CheckContext &C, TypeId T, NodeId Member) {
  const TypeId Inner = typeDefinedHere(C, Member);
  if (Inner == TypeId::None || C.Types.get(Inner).Kind != TypeKind::Struct ||
      !C.Types.structOf(Inner).IsUnnamed || !C.Types.structOf(Inner).Complete)
    return;
  Field F;
  F.Type = Inner;
  F.Where = C.Here.Tree->location(Member);
  C.Types.structOf(T).Fields.push_back(std::move(F));
}

static void checkMethod(CheckContext &C, TypeId T, NodeId Member) {
  auto N = C.Here.Tree->get<syntax::Function>(Member);
  auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  Location Where = C.Here.Tree->location(Member);
  if (N.IsConst)
    C.Diags.report(Where, Diagnostic::const_method);
  if (N.IsTemplate && !C.atLeast(LanguageVersion::v2021)) {
    C.Diags.report(Where, Diagnostic::template_needs_2021);
    return;
  }
  if (N.IsTemplate && !N.TemplateParameters.empty()) {
    declareTemplate(C, Member, N.TemplateParameters, Named.Word);
    return;
  }
  FunctionId F = declareFunction(C, Member, C.Here.Scope, T, 0);
  auto Instance = C.Templates.InstanceOf.find(T);
  bool IsInInstance = Instance != C.Templates.InstanceOf.end();
  if (IsInInstance) {
    // Methods of an instance that have a body are checked at their first use.
    state(C, F).WaitsForUse = true;
    state(C, F).Scope = C.Here.Scope;
    state(C, F).Tree = C.Here.Tree;
    state(C, F).Source = C.Here.Source;
    state(C, F).Depth = C.Templates.Depth;
  } else if (N.Body != NodeId::None && state(C, F).Node == Member) {
    C.Functions.WaitingBodies.push_back(F);
  }
}

//===-- Fields -------------------------------------------------------------------------------===//

static void noteMemberRegister(CheckContext &C, TypeId T, Location Loc) {
  if (Location &First = C.Types.structOf(T).RegisterAt; First == Location::None)
    First = Loc;
}

static void checkField(CheckContext &C, TypeId T, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Variable>(Node);
  Location Where = C.Here.Tree->location(Node);
  checkDeclarationAttributes(C, N.Attributes);
  TypeId FieldType = declaredType(C, N.Type, N.Dimensions, N.Initializer);
  if (N.Flags.has(Specifier::Static)) {
    checkModifiers(C, N.Flags, ModifierPlace::StaticField, Where);
    checkCoherence(C, N.Flags, FieldType, Where);
    if (N.Initializer != NodeId::None && !N.Flags.has(Specifier::Const))
      C.Diags.report(Where, Diagnostic::static_member_initializer);
    if (!isIgnored(C, FieldType, Where, "variable"))
      declareStatic(C, Node, FieldType);
    return;
  }
  if (C.Types.structOf(T).IsInterface)
    C.Diags.report(Where, Diagnostic::interface_data, {C.Names.spelling(N.Word)});
  if (!checkFieldFlags(C, N, Where) || !checkVariableType(C, FieldType, Where, false) ||
      !checkComplete(C, FieldType, Where) ||
      !(C.Templates.InstanceOf.count(T) || checkNotGlobalOnly(C, FieldType, Where)))
    FieldType = TypeId::Error;
  Field F;
  F.Word = N.Word;
  F.Type = FieldType;
  F.Where = Where;
  F.Semantic = semanticOf(C, N.Annotations, F.SemanticAt);
  const Registers All = checkRegisters(C, N.Annotations, FieldType);
  noteMemberRegister(C, T, All.empty() ? C.Types.memberRegister(FieldType) : All.front().Where);
  F.InterpolationBits = interpolationOf(N.Flags);
  F.Precise = N.Flags.has(Specifier::Precise);
  const bool IsWritten = isWrittenResource(C, FieldType);
  F.GloballyCoherent = IsWritten && N.Flags.has(Specifier::GloballyCoherent);
  F.ReorderCoherent = IsWritten && N.Flags.has(Specifier::ReorderCoherent);
  readPayloadAccess(C, N, F);
  if (N.BitWidth != NodeId::None) {
    F.IsBitField = true;
    F.BitWidth = bitWidth(C, N.BitWidth, FieldType, N.Word != Name::None, Where);
    if (N.Annotations.Count != 0)
      C.Diags.report(C.Here.Tree->location(C.Here.Tree->item(N.Annotations, 0)),
                     Diagnostic::bit_field_annotation);
  }
  uint32_t Index = uint32_t(C.Types.structOf(T).Fields.size());
  C.Types.structOf(T).Fields.push_back(std::move(F));
  if (C.Scopes.UsedMembers.count({T, N.Word}))
    C.Diags.report(Where, Diagnostic::using_conflicts);
  declare(C, N.Word, {Entity::Sort::Field, Index}, Where);
}

static bool checkFieldFlags(CheckContext &C, const syntax::Variable &N, Location Where) {
  if (!checkModifiers(C, N.Flags, ModifierPlace::Field, Where))
    return false;
  if (N.Initializer != NodeId::None) {
    C.Diags.report(Where, Diagnostic::member_initializer);
    return false;
  }
  return true;
}

/// Returns the width of a bit field, or 0 after a diagnostic. A field of width 0 is unnamed and
/// begins a new word.
static uint32_t bitWidth(CheckContext &C, NodeId Width, TypeId T, bool HasName, Location Where) {
  if (!C.atLeast(LanguageVersion::v2021)) {
    C.Diags.report(Where, Diagnostic::bit_field_needs_2021);
    return 0;
  }
  std::optional<int64_t> Bits = integerConstant(C, Width);
  if (!Bits || T == TypeId::Error)
    return 0;
  TypeId Plain = C.Types.get(T).Kind == TypeKind::Enum ? C.Types.enumOf(T).Underlying : T;
  const Type &Kind = C.Types.get(Plain);
  if (Kind.Kind != TypeKind::Scalar ||
      !(isInteger(Kind.Element) || Kind.Element == ScalarKind::Bool)) {
    C.Diags.report(Where, Diagnostic::bit_field_not_integer, {spell(C, T)});
    return 0;
  }
  unsigned Limit = C.Types.bits(Kind.Element);
  if (*Bits < (HasName ? 1 : 0) || *Bits > int64_t(Limit)) {
    C.Diags.report(Where, Diagnostic::bit_field_width,
                   {std::to_string(*Bits), std::to_string(Limit)});
    return 0;
  }
  return uint32_t(*Bits);
}

} // namespace dxil::frontend
