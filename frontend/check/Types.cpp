// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resolves names of types.
#include "Types.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Templates.h"

#include "dxil/generated/Limits.h"

#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

static TypeId typeNamed(CheckContext &C, syntax::NodeId Named, bool Report);
static std::optional<Diagnostic> tagProblem(CheckContext &C, syntax::NodeId Named, TypeId T,
                                            TypeKind Tag, bool IsAlias);
static TypeId anyTypeNamed(CheckContext &C, syntax::NodeId Named, bool Report, bool &IsAlias);
static TypeId withSpecifiers(CheckContext &C, TypeId T, syntax::Specifiers Flags, Location Where);
static TypeId arrayOf(CheckContext &C, TypeId Element, syntax::NodeId Size, Location Where);

std::vector<NodeId> nodes(const CheckContext &C, syntax::NodeList L) {
  return C.Here.Tree->list(L).vec();
}

TypeId typeOf(CheckContext &C, NodeId Node) {
  switch (C.Here.Tree->kind(Node)) {
  case NodeKind::TypeRef: {
    auto Ref = C.Here.Tree->get<syntax::TypeRef>(Node);
    TypeId T = TypeId::Error;
    if (C.Here.Tree->is(Ref.Named, NodeKind::Struct) || C.Here.Tree->is(Ref.Named, NodeKind::Enum))
      T = typeDefinedHere(C, Ref.Named);
    else
      T = typeNamed(C, Ref.Named, true);
    return withSpecifiers(C, T, Ref.Flags, C.Here.Tree->location(Node));
  }
  case NodeKind::ArrayType: {
    auto Ref = C.Here.Tree->get<syntax::ArrayType>(Node);
    // The outermost dimension is written first; it is this node's.
    return arrayOf(C, defaultOrder(C, typeOf(C, Ref.Element)), Ref.Size,
                   C.Here.Tree->location(Node));
  }
  case NodeKind::NameRef: return typeNamed(C, Node, true);
  case NodeKind::Struct:
  case NodeKind::Enum: return typeDefinedHere(C, Node);
  default:
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::not_type_node);
    return TypeId::Error;
  }
}

/// Returns the type of \p Node. The declarators of `struct { ... } a, b;` share it.
TypeId typeDefinedHere(CheckContext &C, NodeId Node) {
  if (C.Declaring.LastDefined.Tree == C.Here.Tree && C.Declaring.LastDefined.Node == Node &&
      C.Declaring.LastDefined.Scope == C.Here.Scope)
    return C.Declaring.LastDefined.Type;
  TypeId T = C.Here.Tree->is(Node, NodeKind::Enum) ? checkEnum(C, Node) : checkStruct(C, Node);
  C.Declaring.LastDefined = {C.Here.Tree, Node, C.Here.Scope, T};
  return T;
}

TypeId typeIfNamed(CheckContext &C, NodeId Named) {
  return typeNamed(C, Named, false);
}

/// Returns the type that \p Named names. If it names none: with \p Report, TypeId::Error after a
/// diagnostic; else None.
static TypeId typeNamed(CheckContext &C, NodeId Named, bool Report) {
  bool IsAlias = false;
  const TypeId T = anyTypeNamed(C, Named, Report, IsAlias);
  const uint32_t Elaborated = C.Here.Tree->get<syntax::NameRef>(Named).Elaborated;
  if (!Elaborated || T == TypeId::None || T == TypeId::Error)
    return T;
  const std::optional<Diagnostic> Problem =
      tagProblem(C, Named, T, Elaborated == 1 ? TypeKind::Struct : TypeKind::Enum, IsAlias);
  if (!Problem)
    return T;
  if (Report)
    C.Diags.report(C.Here.Tree->location(Named), *Problem,
                   {spellName(C, Named), Elaborated == 1 ? "struct" : "enum"});
  return Report ? TypeId::Error : TypeId::None;
}

/// Returns the reason why \p T, which \p Named names, cannot have the tag of a \p Tag before its
/// name. Objects of the library count as structs.
static std::optional<Diagnostic> tagProblem(CheckContext &C, NodeId Named, TypeId T, TypeKind Tag,
                                            bool IsAlias) {
  const TypeKind Kind = C.Types.get(T).Kind;
  if (Kind == TypeKind::Object && Tag == TypeKind::Struct && !IsAlias) {
    const library::ObjectType *Record = library::objectType(spellName(C, Named));
    if (!Record || Record->Word != spellName(C, Named))
      return Diagnostic::tag_of_alias;
    if (Record->TypeParameters || Record->Numbers)
      return Diagnostic::template_without_arguments;
    return std::nullopt;
  }
  if (IsAlias || C.Types.isNumeric(T) || Kind == TypeKind::String)
    return Diagnostic::tag_of_alias;
  return Kind == Tag ? std::nullopt : std::optional(Diagnostic::tag_mismatch);
}

/// Returns the type that \p Named names, whatever tag stands before the name. Sets \p IsAlias if
/// the name is an alias.
static TypeId anyTypeNamed(CheckContext &C, NodeId Named, bool Report, bool &IsAlias) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  if (N.Qualifier == NodeId::None && !N.Global && !N.HasArguments &&
      size_t(N.Word) < C.Library.NumericNames.size() &&
      C.Library.NumericNames[size_t(N.Word)] != TypeId::None &&
      !C.Library.HiddenNumericNames.count(N.Word))
    return C.Library.NumericNames[size_t(N.Word)];
  auto Matches = lookUp(C, Named, N.Elaborated ? Lookup::Types : Lookup::All);
  for (Entity E : Matches)
    if (TypeId T = typeFromEntity(C, E, Named, Report); T != TypeId::None) {
      IsAlias = E.Kind == Entity::Sort::Alias;
      return T;
    }
  if (Matches.empty() && (N.Qualifier == NodeId::None || !libraryName(C, Named).empty()))
    if (TypeId T = libraryType(C, Named); T != TypeId::None)
      return T;
  if (!Report)
    return TypeId::None;
  if (Matches.empty() && N.Elaborated == 1)
    return declareStructOfNamespace(C, N.Word, C.Here.Tree->location(Named));
  reportNoType(C, Named, Matches.empty());
  return TypeId::Error;
}

void reportNoType(CheckContext &C, NodeId Named, bool IsUnknown) {
  const Location Where = C.Here.Tree->location(Named);
  const std::string Spelled = spellName(C, Named);
  if (IsUnknown && C.wasUnread(C.Here.Tree->get<syntax::NameRef>(Named).Word))
    return;
  ScalarKind Element{};
  uint32_t Rows = 0, Columns = 0;
  if (!IsUnknown)
    C.Diags.report(Where, Diagnostic::not_a_type, {Spelled});
  else if (library::numericType(Spelled, /*Native16=*/true, Element, Rows, Columns) &&
           !library::numericType(Spelled, C.Opts.Native16, Element, Rows, Columns))
    C.Diags.report(Where, Diagnostic::type_needs_native16, {Spelled});
  else
    C.Diags.report(Where, Diagnostic::unknown_type, {Spelled, similarName(C, Named, Wanted::Type)});
}

TypeId typeFromEntity(CheckContext &C, Entity Match, NodeId Named, bool Report) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  Location Where = C.Here.Tree->location(Named);
  if (Match.isType()) {
    TypeId T = TypeId(Match.Index);
    if (!N.HasArguments)
      return T;
    // Inside a template, its name with arguments is another instance.
    auto Instance = C.Templates.InstanceOf.find(T);
    if (Instance != C.Templates.InstanceOf.end()) {
      TemplateId Primary = C.Templates.Instances[Instance->second].Tmpl;
      return instantiateType(C, Primary, templateArguments(C, N.Arguments), Where);
    }
    C.Diags.report(Where, Diagnostic::no_template, {C.Names.spelling(N.Word)});
    return TypeId::Error;
  }
  if (Match.Kind != Entity::Sort::TypeTemplate)
    return TypeId::None;
  TemplateId Tmpl = TemplateId(Match.Index);
  const Template &Primary = C.Templates.All[Match.Index];
  if (!N.HasArguments && !hasDefaults(C, Primary)) {
    if (!Report)
      return TypeId::None;
    C.Diags.report(Where, Diagnostic::template_without_arguments, {C.Names.spelling(N.Word)});
    return TypeId::Error;
  }
  return instantiateType(C, Tmpl, templateArguments(C, N.Arguments), Where);
}

//===-- Specifiers and dimensions ------------------------------------------------------------===//

static TypeId withSpecifiers(CheckContext &C, TypeId T, syntax::Specifiers Flags, Location Where) {
  if (T == TypeId::Error)
    return T;
  bool Row = Flags.has(Specifier::RowMajor), Column = Flags.has(Specifier::ColumnMajor);
  if (Row && Column) {
    C.Diags.report(Where, Diagnostic::both_matrix_orders);
    return TypeId::Error;
  }
  const TypeId Innermost = C.Types.withoutArrays(T);
  bool IsMatrix = C.Types.get(Innermost).Kind == TypeKind::Matrix;
  // The order of a typedef's array is the order at the typedef.
  const bool IsArray = T != Innermost;
  if (Row || Column) {
    const MatrixOrder Order = Row ? MatrixOrder::RowMajor : MatrixOrder::ColumnMajor;
    const MatrixOrder Before = IsMatrix ? C.Types.get(Innermost).Order : MatrixOrder::Unspecified;
    if (!IsMatrix || IsArray) {
      C.Diags.report(Where, Diagnostic::matrix_order_of_no_matrix, {spell(C, T)});
    } else if (Before != MatrixOrder::Unspecified && Before != Order) {
      C.Diags.report(Where, Diagnostic::both_matrix_orders);
      return TypeId::Error;
    } else {
      T = C.Types.withOrder(T, Order);
    }
  } else if (IsArray) {
    // The element type already has its order.
  } else if (IsMatrix && Flags.has(Specifier::PragmaRowMajor)) {
    T = C.Types.withOrder(T, MatrixOrder::RowMajor);
  } else if (IsMatrix && Flags.has(Specifier::PragmaColumnMajor)) {
    T = C.Types.withOrder(T, MatrixOrder::ColumnMajor);
  }
  if (Flags.has(Specifier::UNorm) && Flags.has(Specifier::SNorm)) {
    C.Diags.report(Where, Diagnostic::modifiers_together, {"unorm", "snorm"});
  } else if (Flags.has(Specifier::UNorm) || Flags.has(Specifier::SNorm)) {
    if (!C.Types.isNumeric(T) || !isFloating(C.Types.get(T).Element))
      C.Diags.report(Where, Diagnostic::normalization_of_no_float, {spell(C, T)});
    else
      T = C.Types.withNormalization(T, Flags.has(Specifier::UNorm) ? Normalization::UNorm
                                                                   : Normalization::SNorm);
  }
  return T;
}

/// Returns \p T with the default order of the options for matrices of unspecified order.
TypeId defaultOrder(CheckContext &C, TypeId T) {
  if (T == TypeId::Error)
    return T;
  const TypeId Innermost = C.Types.withoutArrays(T);
  if (C.Types.get(Innermost).Kind != TypeKind::Matrix)
    return T;
  return C.Types.withOrder(T, C.Opts.RowMajor ? MatrixOrder::RowMajor : MatrixOrder::ColumnMajor);
}

constexpr uint64_t MaxArrayLength = 1u << 28;

static TypeId arrayOf(CheckContext &C, TypeId Element, NodeId Size, Location Where) {
  if (Size == NodeId::None)
    return Element == TypeId::Error ? Element : C.Types.array(Element, 0);
  std::optional<int64_t> Length =
      integerConstant(C, Size, TypeId::None, Diagnostic::variable_length_array);
  if (!Length || Element == TypeId::Error)
    return TypeId::Error;
  if (*Length == 0 && C.Declaring.MayHaveNoElements && Element != TypeId::Void) {
    C.Declaring.HasNoElements = true;
    return C.Types.array(Element, 0);
  }
  if (*Length <= 0) {
    C.Diags.report(Where, Diagnostic::array_length_not_positive, {std::to_string(*Length)});
    return TypeId::Error;
  }
  uint64_t Leaves = C.Types.leafCount(Element);
  if (uint64_t(*Length) > MaxArrayLength ||
      uint64_t(*Length) * (Leaves ? Leaves : 1) > MaxArrayLength) {
    C.Diags.report(Where, Diagnostic::array_too_large);
    return TypeId::Error;
  }
  if (Element == TypeId::Void) {
    C.Diags.report(Where, Diagnostic::array_of_void);
    return TypeId::Error;
  }
  return C.Types.array(Element, uint32_t(*Length));
}

TypeId withDimensions(CheckContext &C, TypeId Base, syntax::NodeList Dimensions,
                      NodeId Initializer) {
  std::vector<NodeId> Sizes = nodes(C, Dimensions);
  TypeId T = Sizes.empty() ? Base : defaultOrder(C, Base);
  for (size_t I = Sizes.size(); I-- > 0;) {
    Location Where = C.Here.Tree->location(Sizes[I]);
    if (Sizes[I] == NodeId::None && I == 0 && Initializer != NodeId::None && T != TypeId::Error) {
      uint32_t Length = deducedLength(C, Initializer, T);
      T = Length ? C.Types.array(T, Length) : TypeId::Error;
    } else {
      if (Sizes[I] == NodeId::None && I != 0) {
        C.Diags.report(C.Here.Tree->location(Sizes[0]), Diagnostic::inner_dimension_missing);
        return TypeId::Error;
      }
      T = arrayOf(C, T, Sizes[I], Where);
    }
  }
  return T;
}

static bool isAuto(const CheckContext &C, NodeId TypeNode) {
  if (!C.Here.Tree->is(TypeNode, NodeKind::TypeRef))
    return false;
  NodeId Named = C.Here.Tree->get<syntax::TypeRef>(TypeNode).Named;
  return C.Here.Tree->is(Named, NodeKind::NameRef) &&
         C.Here.Tree->get<syntax::NameRef>(Named).Word == Name::auto_;
}

/// Returns the type of an `auto` variable.
static TypeId typeOfInitializer(CheckContext &C, NodeId Initializer, Location Where) {
  if (Initializer == NodeId::None || C.Here.Tree->is(Initializer, NodeKind::InitList)) {
    C.Diags.report(Where, Diagnostic::auto_without_value);
    return TypeId::Error;
  }
  ExprId E = checkValue(C, Initializer);
  if (C.isBad(E))
    return TypeId::Error;
  if (isAnyObject(C, E) || C.P.type(E) == TypeId::Void) {
    C.Diags.report(Where, Diagnostic::auto_without_value);
    return TypeId::Error;
  }
  return defaultOfLiteral(C.Types, C.Types.plain(C.P.type(E)));
}

/// Warns of minimum-precision types in the source that become other types in DXIL. With native
/// 16-bit types each minimum-precision type becomes another one.
static void warnOfPrecision(CheckContext &C, TypeId T, Location Where) {
  static constexpr struct {
    ScalarKind From, Computed, Native;
  } Promotions[] = {{ScalarKind::Min10Float, ScalarKind::Min16Float, ScalarKind::Half},
                    {ScalarKind::Min12Int, ScalarKind::Min16Int, ScalarKind::Int16},
                    {ScalarKind::Min16Float, ScalarKind::Min16Float, ScalarKind::Half},
                    {ScalarKind::Min16Int, ScalarKind::Min16Int, ScalarKind::Int16},
                    {ScalarKind::Min16UInt, ScalarKind::Min16UInt, ScalarKind::UInt16}};
  if (!C.Types.isNumeric(T) || C.Templates.Depth != 0 || C.Here.Source != &C.Source)
    return;
  for (const auto &P : Promotions) {
    const ScalarKind To = C.Types.native16() ? P.Native : P.Computed;
    if (P.From == C.Types.get(T).Element && To != P.From)
      C.Diags.report(Where, Diagnostic::precision_promoted,
                     {spell(C, C.Types.scalar(P.From)), spell(C, C.Types.scalar(To))});
  }
}

TypeId declaredType(CheckContext &C, NodeId TypeNode, syntax::NodeList Dimensions,
                    NodeId Initializer) {
  if (isAuto(C, TypeNode))
    return typeOfInitializer(C, Initializer, C.Here.Tree->location(TypeNode));
  const bool MayBeEmpty = std::exchange(C.Declaring.MayHaveNoElements, false);
  TypeId T = typeOf(C, TypeNode);
  if (Dimensions.empty())
    warnOfPrecision(C, T, C.Here.Tree->location(TypeNode));
  // The order of the element is settled before the array is made. An initializer also completes an
  // array type that a typedef leaves open.
  if (Dimensions.empty() && Initializer != NodeId::None && T != TypeId::Error &&
      C.Types.get(T).Kind == TypeKind::Array && !C.Types.get(T).Rows) {
    const uint32_t Length = deducedLength(C, Initializer, C.Types.get(T).ElementType);
    T = Length ? C.Types.array(C.Types.get(T).ElementType, Length) : TypeId::Error;
  }
  C.Declaring.MayHaveNoElements = MayBeEmpty;
  T = withDimensions(C, defaultOrder(C, T), Dimensions, Initializer);
  C.Declaring.MayHaveNoElements = false;
  return T;
}

} // namespace dxil::frontend
