// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resolves names of types.
#include "Checker.h"

#include "dxil/generated/Limits.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

std::vector<NodeId> Checker::nodes(syntax::NodeList L) const {
  return CurrentTree->list(L).vec();
}

TypeId Checker::typeOf(NodeId Node) {
  switch (CurrentTree->kind(Node)) {
  case NodeKind::TypeRef: {
    auto Ref = CurrentTree->get<syntax::TypeRef>(Node);
    TypeId T = TypeId::Error;
    if (CurrentTree->is(Ref.Named, NodeKind::Struct) || CurrentTree->is(Ref.Named, NodeKind::Enum))
      T = typeDefinedHere(Ref.Named);
    else
      T = typeNamed(Ref.Named, true);
    return withSpecifiers(T, Ref.Flags, CurrentTree->location(Node));
  }
  case NodeKind::ArrayType: {
    auto Ref = CurrentTree->get<syntax::ArrayType>(Node);
    // The outermost dimension is written first; it is this node's.
    return arrayOf(defaultOrder(typeOf(Ref.Element)), Ref.Size, CurrentTree->location(Node));
  }
  case NodeKind::NameRef: return typeNamed(Node, true);
  case NodeKind::Struct:
  case NodeKind::Enum: return typeDefinedHere(Node);
  default:
    Diags.report(CurrentTree->location(Node), Diagnostic::not_type_node);
    return TypeId::Error;
  }
}

/// Returns the type of \p Node. The declarators of `struct { ... } a, b;` share it.
TypeId Checker::typeDefinedHere(NodeId Node) {
  if (LastDefined.Tree == CurrentTree && LastDefined.Node == Node && LastDefined.Scope == Current)
    return LastDefined.Type;
  TypeId T = CurrentTree->is(Node, NodeKind::Enum) ? checkEnum(Node) : checkStruct(Node);
  LastDefined = {CurrentTree, Node, Current, T};
  return T;
}

TypeId Checker::typeIfNamed(NodeId Named) {
  return typeNamed(Named, false);
}

/// Returns the type that \p Named names. If it names none: with \p Report, TypeId::Error after a
/// diagnostic; else None.
TypeId Checker::typeNamed(NodeId Named, bool Report) {
  const TypeId T = anyTypeNamed(Named, Report);
  const uint32_t Elaborated = CurrentTree->get<syntax::NameRef>(Named).Elaborated;
  if (!Elaborated || T == TypeId::None || T == TypeId::Error ||
      Types.get(T).Kind == (Elaborated == 1 ? TypeKind::Struct : TypeKind::Enum))
    return T;
  if (Report)
    Diags.report(CurrentTree->location(Named), Diagnostic::tag_mismatch,
                 {Elaborated == 1 ? "struct" : "enum", spellName(Named)});
  return Report ? TypeId::Error : TypeId::None;
}

/// The same, whatever tag stands before the name.
TypeId Checker::anyTypeNamed(NodeId Named, bool Report) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  if (N.Qualifier == NodeId::None && !N.Global && !N.HasArguments &&
      size_t(N.Word) < NumericNames.size() && NumericNames[size_t(N.Word)] != TypeId::None &&
      !HiddenNumericNames.count(N.Word))
    return NumericNames[size_t(N.Word)];
  auto Found = lookUp(Named, N.Elaborated ? Lookup::Types : Lookup::All);
  for (Entity E : Found)
    if (TypeId T = typeFromEntity(E, Named, Report); T != TypeId::None)
      return T;
  if (Found.empty() && (N.Qualifier == NodeId::None || !libraryName(Named).empty()))
    if (TypeId T = libraryType(Named); T != TypeId::None)
      return T;
  if (!Report)
    return TypeId::None;
  if (Found.empty() && N.Elaborated == 1)
    return declareStructOfNamespace(N.Word, CurrentTree->location(Named));
  reportNoType(Named, Found.empty());
  return TypeId::Error;
}

void Checker::reportNoType(NodeId Named, bool IsUnknown) {
  const Location Where = CurrentTree->location(Named);
  const std::string Spelled = spellName(Named);
  if (IsUnknown && wasUnread(CurrentTree->get<syntax::NameRef>(Named).Word))
    return;
  ScalarKind Element{};
  uint32_t Rows = 0, Columns = 0;
  if (!IsUnknown)
    Diags.report(Where, Diagnostic::not_a_type, {Spelled});
  else if (library::numericType(Spelled, /*Native16=*/true, Element, Rows, Columns))
    Diags.report(Where, Diagnostic::type_needs_native16, {Spelled});
  else
    Diags.report(Where, Diagnostic::unknown_type, {Spelled, similarName(Named, Wanted::Type)});
}

TypeId Checker::typeFromEntity(Entity What, NodeId Named, bool Report) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  Location Where = CurrentTree->location(Named);
  if (What.isType()) {
    TypeId T = TypeId(What.Index);
    if (!N.HasArguments)
      return T;
    // Inside a template, its name with arguments is another instance.
    auto At = InstanceOf.find(T);
    if (At != InstanceOf.end()) {
      TemplateId Of = Instances[At->second].Of;
      return instantiateType(Of, templateArguments(N.Arguments), Where);
    }
    Diags.report(Where, Diagnostic::no_template, {Names.spelling(N.Word)});
    return TypeId::Error;
  }
  if (What.Kind != Entity::Sort::TypeTemplate)
    return TypeId::None;
  TemplateId Which = TemplateId(What.Index);
  const Template &Of = Templates[What.Index];
  if (!N.HasArguments && !hasDefaults(Of)) {
    if (!Report)
      return TypeId::None;
    Diags.report(Where, Diagnostic::template_without_arguments, {Names.spelling(N.Word)});
    return TypeId::Error;
  }
  return instantiateType(Which, templateArguments(N.Arguments), Where);
}

//===-- The library's types
//--------------------------------------------------------------------------------------===//

TypeId Checker::libraryType(NodeId Named) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  llvm::StringRef Word = Names.spelling(N.Word);
  if (N.Qualifier != NodeId::None || UsesLibraryNamespace)
    if (const library::ObjectType *Record = library::objectType(libraryName(Named)))
      return objectType(*Record, Named);
  if (N.Qualifier != NodeId::None)
    return TypeId::None;
  if (N.Word == Name::vector_)
    return vectorType(Named);
  if (N.Word == Name::matrix_)
    return matrixType(Named);
  if (Word == "void")
    return TypeId::Void;
  if (Word == "string")
    return Types.string();
  if (TypeId T = effectType(N.Word); T != TypeId::None)
    return T;
  if (!N.HasArguments)
    if (TypeId T = numericNamed(N.Word); T != TypeId::None)
      return T;
  if (const library::ObjectType *Record = library::objectType(Word))
    return objectType(*Record, Named);
  return TypeId::None;
}

/// Returns the numeric type of the library, such as `float4`, `dword` or `unsigned int`, or None.
TypeId Checker::numericNamed(Name Word) {
  ScalarKind Element{};
  uint32_t Rows = 0, Columns = 0;
  if (!library::numericType(Names.spelling(Word), Opts.Native16, Element, Rows, Columns))
    return TypeId::None;
  TypeId T = Columns ? Types.matrix(Element, Rows, Columns)
             : Rows  ? Types.vector(Element, Rows)
                     : Types.scalar(Element);
  if (NumericNames.size() <= size_t(Word))
    NumericNames.resize(size_t(Word) * 2 + 64);
  NumericNames[size_t(Word)] = T;
  return T;
}

/// Returns a struct without members for an object type of effects, which shaders cannot use, or
/// None if \p Word names none.
TypeId Checker::effectType(Name Word) {
  if (!llvm::is_contained(EffectTypeWords, std::string_view(Names.spelling(Word))))
    return TypeId::None;
  Struct S;
  S.Spelling = Names.spelling(Word).str();
  S.Complete = true;
  TypeId T = Types.addStruct(std::move(S));
  EffectTypes.insert(T);
  declareIn(LibraryScope, Word, {Entity::Sort::Type, uint32_t(T)}, Location::None);
  return T;
}

/// Returns the dimension `N` of `vector<T, N>`, or 0 after a diagnostic.
uint32_t Checker::dimension(const TemplateArgument &Argument, uint32_t Limit, Location Where) {
  if (Argument.Type == TypeId::Error)
    return 0;
  if (Argument.Type != TypeId::None) {
    Diags.report(Where, Diagnostic::expected_value_argument);
    return 0;
  }
  if (int64_t(Argument.Value) < 1 || Argument.Value > Limit) {
    Diags.report(Where, Diagnostic::bad_dimension,
                 {std::to_string(int64_t(Argument.Value)), std::to_string(Limit)});
    return 0;
  }
  return uint32_t(Argument.Value);
}

std::optional<ScalarKind> Checker::elementArgument(const TemplateArgument &Argument,
                                                   Location Where) {
  if (Argument.Type == TypeId::Error)
    return {};
  if (Argument.Type != TypeId::None && Types.get(Argument.Type).Kind == TypeKind::Enum)
    return Types.get(Types.enumOf(Argument.Type).Underlying).Element;
  if (Argument.Type == TypeId::None || Types.get(Argument.Type).Kind != TypeKind::Scalar) {
    Diags.report(
        Where, Diagnostic::element_not_scalar,
        {Argument.Type == TypeId::None ? std::to_string(Argument.Value) : spell(Argument.Type)});
    return {};
  }
  return Types.get(Argument.Type).Element;
}

TypeId Checker::vectorType(NodeId Named) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  Location Where = CurrentTree->location(Named);
  std::vector<TemplateArgument> Arguments = templateArguments(N.Arguments);
  if (Arguments.size() > 2) {
    Diags.report(Where, Diagnostic::too_many_template_arguments, {"vector"});
    return TypeId::Error;
  }
  ScalarKind Element = ScalarKind::Float;
  uint32_t Length = 4;
  if (Arguments.size() > 0) {
    auto Found = elementArgument(Arguments[0], Where);
    if (!Found)
      return TypeId::Error;
    Element = *Found;
  }
  bool HasLongVectors = Opts.ShaderModelMinor >= 9;
  if (Arguments.size() > 1)
    Length = dimension(Arguments[1], HasLongVectors ? MaxVectorElements : 4, Where);
  return Length ? Types.vector(Element, Length) : TypeId::Error;
}

TypeId Checker::matrixType(NodeId Named) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  Location Where = CurrentTree->location(Named);
  std::vector<TemplateArgument> Arguments = templateArguments(N.Arguments);
  if (Arguments.size() > 3) {
    Diags.report(Where, Diagnostic::too_many_template_arguments, {"matrix"});
    return TypeId::Error;
  }
  ScalarKind Element = ScalarKind::Float;
  uint32_t Size[2] = {4, 4};
  if (Arguments.size() > 0) {
    auto Found = elementArgument(Arguments[0], Where);
    if (!Found)
      return TypeId::Error;
    Element = *Found;
  }
  for (size_t I = 1; I < Arguments.size(); ++I)
    if (!(Size[I - 1] = dimension(Arguments[I], 4, Where)))
      return TypeId::Error;
  return Types.matrix(Element, Size[0], Size[1]);
}

/// Returns true if the elements of \p Record have a format.
static bool holdsNumbers(const library::ObjectType &Record) {
  using Sort = library::ObjectType::Sort;
  return Record.Kind == Sort::Texture || Record.Kind == Sort::TypedBuffer ||
         Record.Kind == Sort::FeedbackTexture;
}

/// Returns true if \p Argument may be the element of \p Record; else reports the reason.
bool Checker::checkObjectArgument(const library::ObjectType &Record, TypeId Argument,
                                  Location Where) {
  using Sort = library::ObjectType::Sort;
  if (Argument == TypeId::Error)
    return false;
  TypeKind Kind = Types.get(Argument).Kind;
  auto Refuse = [&](Diagnostic What) {
    Diags.report(Where, What, {spell(Argument), Record.Word});
    return false;
  };
  switch (Record.Kind) {
  case Sort::Texture:
  case Sort::TypedBuffer:
  case Sort::FeedbackTexture:
    if (Kind == TypeKind::Enum)
      return true; // as its underlying integer
    if (Kind != TypeKind::Scalar && Kind != TypeKind::Vector && Kind != TypeKind::Matrix)
      return Refuse(Diagnostic::element_not_a_vector);
    if (Types.elementCount(Argument) > 4 || Kind == TypeKind::Matrix)
      return Refuse(Diagnostic::element_too_large);
    if (Types.elementCount(Argument) * Types.bits(Types.get(Argument).Element) > 128)
      return Refuse(Diagnostic::element_too_wide);
    return true;
  case Sort::ConstantBuffer:
  case Sort::TextureBuffer:
  case Sort::NodeRecord:
  case Sort::NodeOutput:
  case Sort::Patch:
  case Sort::Stream:
    if (Kind != TypeKind::Struct && Record.Kind != Sort::Patch)
      return Refuse(Diagnostic::element_not_a_struct);
    return true;
  case Sort::StructuredBuffer:
    if (Types.hasObject(Argument) || EffectTypes.contains(Argument) || Kind == TypeKind::String ||
        (Kind == TypeKind::Struct && Types.structOf(Argument).IsInterface))
      return Refuse(Diagnostic::element_has_object);
    if (Kind == TypeKind::Void)
      return Refuse(Diagnostic::element_not_a_vector);
    return true;
  default: return true;
  }
}

/// Returns true if \p Given are valid attributes of a linear algebra matrix; else reports the
/// error.
bool Checker::checkMatrixAttributes(llvm::ArrayRef<TemplateArgument> Given, Location Where) {
  static constexpr struct {
    llvm::StringLiteral What;
    uint32_t Least, Most;
  } Attributes[] = {{"component type", 1, uint32_t(ComponentType::BFloat16)},
                    {"number of rows", 1, UINT32_MAX},
                    {"number of columns", 1, UINT32_MAX},
                    {"use", 0, uint32_t(MatrixUse::Accumulator)},
                    {"scope", 0, uint32_t(MatrixScope::ThreadGroup)}};
  if (Given.size() != std::size(Attributes)) {
    Diags.report(Where, Diagnostic::matrix_attribute_count, {std::to_string(Given.size())});
    return false;
  }
  for (auto [Is, Of] : llvm::zip(Given, Attributes)) {
    if (Is.Type == TypeId::Error)
      return false;
    if (Is.Type != TypeId::None) {
      Diags.report(Where, Diagnostic::expected_value_argument);
      return false;
    }
    if (int64_t(Is.Value) < int64_t(Of.Least) || Is.Value > Of.Most) {
      Diags.report(Where, Diagnostic::matrix_attribute_range,
                   {Of.What, std::to_string(int64_t(Is.Value)), std::to_string(Of.Least),
                    std::to_string(Of.Most)});
      return false;
    }
  }
  return true;
}

/// Returns the type of `Texture2D<Buffer>`, `ConstantBuffer<SamplerState>` and the like, whose
/// variables are ignored since DXC accepts them. Returns None for other types.
TypeId Checker::meaninglessType(const library::ObjectType &Record, TypeId Argument, NodeId Node) {
  using Sort = library::ObjectType::Sort;
  if (Argument == TypeId::None || Argument == TypeId::Error)
    return TypeId::None;
  const Type &Of = Types.get(Argument);
  // A template without arguments is accepted in place of any type.
  const NodeId Ref = CurrentTree->is(Node, NodeKind::TypeRef)
                         ? CurrentTree->get<syntax::TypeRef>(Node).Named
                         : Node;
  const bool IsBare = CurrentTree->is(Ref, NodeKind::NameRef) &&
                      !CurrentTree->get<syntax::NameRef>(Ref).HasArguments;
  const bool IsBareTemplate =
      IsBare && Of.Kind == TypeKind::Object && Types.objectOf(Argument).Record->TypeParameters;
  const bool IsBareMatrix = IsBare && Of.Kind == TypeKind::Matrix &&
                            CurrentTree->get<syntax::NameRef>(Ref).Word == Name::matrix_;
  const bool IsView = Record.Kind == Sort::ConstantBuffer || Record.Kind == Sort::TextureBuffer;
  const bool IsMeaningless = IsView ? Of.Kind == TypeKind::Object || Of.Kind == TypeKind::String
                                    : (holdsNumbers(Record) && (IsBareTemplate || IsBareMatrix)) ||
                                          (Record.Kind == Sort::StructuredBuffer && IsBareTemplate);
  if (!IsMeaningless)
    return TypeId::None;
  Diags.report(CurrentTree->location(Node), Diagnostic::element_meaningless,
               {spell(Argument), Record.Word});
  Struct S;
  S.Spelling = (Record.Word + "<" + spell(Argument) + ">").str();
  S.Complete = true;
  const TypeId T = Types.addStruct(std::move(S));
  EffectTypes.insert(T);
  MeaninglessTypes.insert(T);
  return T;
}

TypeId Checker::objectType(const library::ObjectType &Record, NodeId Named) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  Location Where = CurrentTree->location(Named);
  std::vector<TemplateArgument> Given = templateArguments(N.Arguments);
  size_t Limit = size_t(Record.TypeParameters) + Record.Numbers;
  if (Record.Kind == library::ObjectType::Sort::LinAlgMatrix && !Given.empty() &&
      !checkMatrixAttributes(Given, Where))
    return TypeId::Error;
  if (Given.size() > Limit) {
    Diags.report(Where, Limit ? Diagnostic::too_many_template_arguments : Diagnostic::no_template,
                 {Record.Word});
    return TypeId::Error;
  }
  std::vector<ObjectArgument> Arguments;
  for (unsigned I = 0; I < Record.TypeParameters; ++I) {
    if (I < Given.size()) {
      if (Given[I].Type == TypeId::None) {
        Diags.report(Where, Diagnostic::expected_type_argument, {Record.Word});
        return TypeId::Error;
      }
      // A matrix that is a whole element takes its order from the options alone, as in DXC.
      const bool IsMatrix = Types.get(Given[I].Type).Kind == TypeKind::Matrix;
      if (I == 0)
        if (TypeId Ignored =
                meaninglessType(Record, Given[0].Type, CurrentTree->item(N.Arguments, 0));
            Ignored != TypeId::None)
          return Ignored;
      TypeId T = defaultOrder(IsMatrix ? Types.plain(Given[I].Type) : Given[I].Type);
      if (!checkObjectArgument(Record, T, Where))
        return TypeId::Error;
      if (Types.get(T).Kind == TypeKind::Enum && holdsNumbers(Record))
        T = Types.enumOf(T).Underlying;
      Arguments.push_back({T, 0});
    } else if (Record.TypeOptional) {
      Arguments.push_back({Types.vector(ScalarKind::Float, 4), 0});
    } else {
      Diags.report(Where, Diagnostic::template_without_arguments, {Record.Word});
      return TypeId::Error;
    }
  }
  for (unsigned I = 0; I < Record.Numbers; ++I) {
    ObjectArgument Count;
    const size_t At = Record.TypeParameters + I;
    if (At >= Given.size() && I < Record.RequiredNumbers) {
      Diags.report(Where, Diagnostic::template_without_arguments, {Record.Word});
      return TypeId::Error;
    }
    if (At < Given.size()) {
      const TemplateArgument &Number = Given[At];
      if (Number.Type != TypeId::None) {
        if (Number.Type != TypeId::Error)
          Diags.report(Where, Diagnostic::expected_value_argument);
        return TypeId::Error;
      }
      Count.Value = uint32_t(Number.Value);
    }
    Arguments.push_back(Count);
  }
  return Types.object(Record, Arguments);
}

//===-- Specifiers and dimensions
//--------------------------------------------------------------------------------------===//

TypeId Checker::withSpecifiers(TypeId T, syntax::Specifiers Flags, Location Where) {
  if (T == TypeId::Error)
    return T;
  bool Row = Flags.has(Specifier::RowMajor), Column = Flags.has(Specifier::ColumnMajor);
  if (Row && Column) {
    Diags.report(Where, Diagnostic::both_matrix_orders);
    return TypeId::Error;
  }
  const TypeId Innermost = Types.withoutArrays(T);
  bool IsMatrix = Types.get(Innermost).Kind == TypeKind::Matrix;
  // The order of a typedef's array is the order at the typedef.
  const bool IsArray = T != Innermost;
  if (Row || Column) {
    const MatrixOrder Order = Row ? MatrixOrder::RowMajor : MatrixOrder::ColumnMajor;
    const MatrixOrder Before = IsMatrix ? Types.get(Innermost).Order : MatrixOrder::Unspecified;
    if (!IsMatrix || IsArray) {
      Diags.report(Where, Diagnostic::matrix_order_of_no_matrix, {spell(T)});
    } else if (Before != MatrixOrder::Unspecified && Before != Order) {
      Diags.report(Where, Diagnostic::both_matrix_orders);
      return TypeId::Error;
    } else {
      T = Types.withOrder(T, Order);
    }
  } else if (IsArray) {
    // Nothing is left to set.
  } else if (IsMatrix && Flags.has(Specifier::PragmaRowMajor)) {
    T = Types.withOrder(T, MatrixOrder::RowMajor);
  } else if (IsMatrix && Flags.has(Specifier::PragmaColumnMajor)) {
    T = Types.withOrder(T, MatrixOrder::ColumnMajor);
  }
  if (Flags.has(Specifier::UNorm) && Flags.has(Specifier::SNorm)) {
    Diags.report(Where, Diagnostic::modifiers_together, {"unorm", "snorm"});
  } else if (Flags.has(Specifier::UNorm) || Flags.has(Specifier::SNorm)) {
    if (!Types.isNumeric(T) || !isFloating(Types.get(T).Element))
      Diags.report(Where, Diagnostic::normalization_of_no_float, {spell(T)});
    else
      T = Types.withNormalization(T, Flags.has(Specifier::UNorm) ? Normalization::UNorm
                                                                 : Normalization::SNorm);
  }
  return T;
}

/// Returns \p T with the default order of the options for matrices of unspecified order.
TypeId Checker::defaultOrder(TypeId T) {
  if (T == TypeId::Error)
    return T;
  const TypeId Innermost = Types.withoutArrays(T);
  if (Types.get(Innermost).Kind != TypeKind::Matrix)
    return T;
  return Types.withOrder(T, Opts.RowMajor ? MatrixOrder::RowMajor : MatrixOrder::ColumnMajor);
}

constexpr uint64_t MaxArrayLength = 1u << 28;

TypeId Checker::arrayOf(TypeId Element, NodeId Size, Location Where) {
  if (Size == NodeId::None)
    return Element == TypeId::Error ? Element : Types.array(Element, 0);
  std::optional<int64_t> Length = integerConstant(Size);
  if (!Length || Element == TypeId::Error)
    return TypeId::Error;
  if (*Length == 0 && MayHaveNoElements && Element != TypeId::Void) {
    HasNoElements = true;
    return Types.array(Element, 0);
  }
  if (*Length <= 0) {
    Diags.report(Where, Diagnostic::array_length_not_positive, {std::to_string(*Length)});
    return TypeId::Error;
  }
  uint64_t Leaves = Types.leafCount(Element);
  if (uint64_t(*Length) > MaxArrayLength ||
      uint64_t(*Length) * (Leaves ? Leaves : 1) > MaxArrayLength) {
    Diags.report(Where, Diagnostic::array_too_large);
    return TypeId::Error;
  }
  if (Element == TypeId::Void) {
    Diags.report(Where, Diagnostic::array_of_void);
    return TypeId::Error;
  }
  return Types.array(Element, uint32_t(*Length));
}

TypeId Checker::withDimensions(TypeId Base, syntax::NodeList Dimensions, NodeId Initializer) {
  std::vector<NodeId> Sizes = nodes(Dimensions);
  TypeId T = Sizes.empty() ? Base : defaultOrder(Base);
  for (size_t I = Sizes.size(); I-- > 0;) {
    Location Where = CurrentTree->location(Sizes[I]);
    if (Sizes[I] == NodeId::None && I == 0 && Initializer != NodeId::None && T != TypeId::Error) {
      uint32_t Length = deducedLength(Initializer, T);
      T = Length ? Types.array(T, Length) : TypeId::Error;
    } else {
      if (Sizes[I] == NodeId::None && I != 0) {
        Diags.report(CurrentTree->location(Sizes[0]), Diagnostic::inner_dimension_missing);
        return TypeId::Error;
      }
      T = arrayOf(T, Sizes[I], Where);
    }
  }
  return T;
}

bool Checker::isAuto(NodeId TypeNode) const {
  if (!CurrentTree->is(TypeNode, NodeKind::TypeRef))
    return false;
  NodeId Named = CurrentTree->get<syntax::TypeRef>(TypeNode).Named;
  return CurrentTree->is(Named, NodeKind::NameRef) &&
         CurrentTree->get<syntax::NameRef>(Named).Word == Name::auto_;
}

/// Returns the type of an `auto` variable.
TypeId Checker::typeOfInitializer(NodeId Initializer, Location Where) {
  if (Initializer == NodeId::None || CurrentTree->is(Initializer, NodeKind::InitList)) {
    Diags.report(Where, Diagnostic::auto_without_value);
    return TypeId::Error;
  }
  ExprId E = checkValue(Initializer);
  if (isBad(E))
    return TypeId::Error;
  if (isAnyObject(E) || P.type(E) == TypeId::Void) {
    Diags.report(Where, Diagnostic::auto_without_value);
    return TypeId::Error;
  }
  return defaultOfLiteral(Types, Types.plain(P.type(E)));
}

/// Warns of minimum-precision types in the source that become other types in DXIL; with native
/// 16-bit types all of them do.
void Checker::warnOfPrecision(TypeId T, Location Where) {
  static constexpr struct {
    ScalarKind From, Computed, Native;
  } Promotions[] = {{ScalarKind::Min10Float, ScalarKind::Min16Float, ScalarKind::Half},
                    {ScalarKind::Min12Int, ScalarKind::Min16Int, ScalarKind::Int16},
                    {ScalarKind::Min16Float, ScalarKind::Min16Float, ScalarKind::Half},
                    {ScalarKind::Min16Int, ScalarKind::Min16Int, ScalarKind::Int16},
                    {ScalarKind::Min16UInt, ScalarKind::Min16UInt, ScalarKind::UInt16}};
  if (!Types.isNumeric(T) || InstantiationDepth != 0 || CurrentSource != &Source)
    return;
  for (const auto &P : Promotions) {
    const ScalarKind To = Types.native16() ? P.Native : P.Computed;
    if (P.From == Types.get(T).Element && To != P.From)
      Diags.report(Where, Diagnostic::precision_promoted,
                   {spell(Types.scalar(P.From)), spell(Types.scalar(To))});
  }
}

TypeId Checker::declaredType(NodeId TypeNode, syntax::NodeList Dimensions, NodeId Initializer) {
  if (isAuto(TypeNode))
    return typeOfInitializer(Initializer, CurrentTree->location(TypeNode));
  const bool MayBeEmpty = std::exchange(MayHaveNoElements, false);
  TypeId T = typeOf(TypeNode);
  if (Dimensions.empty())
    warnOfPrecision(T, CurrentTree->location(TypeNode));
  // The order of the element is settled before the array is made. An initializer also completes an
  // array type that a typedef leaves open.
  if (Dimensions.empty() && Initializer != NodeId::None && T != TypeId::Error &&
      Types.get(T).Kind == TypeKind::Array && !Types.get(T).Rows) {
    const uint32_t Length = deducedLength(Initializer, Types.get(T).Of);
    T = Length ? Types.array(Types.get(T).Of, Length) : TypeId::Error;
  }
  MayHaveNoElements = MayBeEmpty;
  T = withDimensions(defaultOrder(T), Dimensions, Initializer);
  MayHaveNoElements = false;
  return T;
}
