// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of the library: numbers, vectors, matrices and objects with their arguments.
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Templates.h"
#include "Types.h"

#include "dxil/generated/Limits.h"

#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

static TypeId numericNamed(CheckContext &C, Name Word);
static TypeId effectType(CheckContext &C, Name Word);
static TypeId vectorType(CheckContext &C, syntax::NodeId Named);
static TypeId matrixType(CheckContext &C, syntax::NodeId Named);
static TypeId objectType(CheckContext &C, const library::ObjectType &Record, syntax::NodeId Named);

TypeId libraryType(CheckContext &C, NodeId Named) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  llvm::StringRef Word = C.Names.spelling(N.Word);
  if (N.Qualifier != NodeId::None || C.Library.NamespaceUsed)
    if (const library::ObjectType *Record = library::objectType(libraryName(C, Named)))
      return objectType(C, *Record, Named);
  if (N.Qualifier != NodeId::None)
    return TypeId::None;
  if (N.Word == Name::vector_)
    return vectorType(C, Named);
  if (N.Word == Name::matrix_)
    return matrixType(C, Named);
  if (Word == "void")
    return TypeId::Void;
  if (Word == "string")
    return C.Types.string();
  if (TypeId T = effectType(C, N.Word); T != TypeId::None)
    return T;
  if (!N.HasArguments)
    if (TypeId T = numericNamed(C, N.Word); T != TypeId::None)
      return T;
  if (const library::ObjectType *Record = library::objectType(Word))
    return objectType(C, *Record, Named);
  return TypeId::None;
}

/// Names of types that begin with another word, such as `unsigned int`.
static constexpr llvm::StringLiteral WordsSince2018[] = {"int32_t", "uint32_t", "float32_t",
                                                         "float64_t"};

Entity meaningInLibrary(CheckContext &C, Name Word) {
  using Sort = Entity::Sort;
  const llvm::StringRef Spelling = C.Names.spelling(Word);
  if (Word == Name::vector_ || Word == Name::matrix_)
    return {Sort::TypeTemplate, 0};
  if (Spelling == "string")
    return {Sort::Alias, uint32_t(C.Types.string())};
  if (Spelling == "dx" || Spelling == "std")
    return {Sort::Namespace, 0};
  if (isHeapName(Word) && C.Opts.ShaderModelMinor >= 6)
    return {Sort::Variable, 0};
  if (TypeId T = numericNamed(C, Word); T != TypeId::None)
    return {Sort::Alias, uint32_t(T)};
  if (const library::ObjectType *Record = library::objectType(Spelling)) {
    if (Record->TypeParameters || Record->Numbers)
      return {Sort::TypeTemplate, 0};
    return {Record->Word == Spelling ? Sort::Type : Sort::Alias,
            uint32_t(C.Types.object(*Record, {}))};
  }
  declareFromLibrary(C, Word);
  const auto &Declared = C.Scopes.at(LibraryScope).Entities;
  const auto Match = Declared.find(Word);
  return Match == Declared.end() || Match->second.empty() ? Entity() : Match->second.front();
}

/// Returns the numeric type of the library, such as `float4`, `dword` or `unsigned int`, or None.
static TypeId numericNamed(CheckContext &C, Name Word) {
  ScalarKind Element{};
  uint32_t Rows = 0, Columns = 0;
  const llvm::StringRef Spelling = C.Names.spelling(Word);
  if (!C.atLeast(LanguageVersion::v2018) && C.Here.Tree == &C.Tree &&
      llvm::any_of(WordsSince2018, [&](llvm::StringRef W) { return Spelling.starts_with(W); }))
    return TypeId::None;
  if (!library::numericType(C.Names.spelling(Word), C.Opts.Native16, Element, Rows, Columns))
    return TypeId::None;
  TypeId T = Columns ? C.Types.matrix(Element, Rows, Columns)
             : Rows  ? C.Types.vector(Element, Rows)
                     : C.Types.scalar(Element);
  if (C.Library.NumericNames.size() <= size_t(Word))
    C.Library.NumericNames.resize(size_t(Word) * 2 + 64);
  C.Library.NumericNames[size_t(Word)] = T;
  return T;
}

/// Returns a struct without members for an object type of effects, which shaders cannot use, or
/// None if \p Word names none.
static TypeId effectType(CheckContext &C, Name Word) {
  if (!llvm::is_contained(EffectTypeWords, std::string_view(C.Names.spelling(Word))))
    return TypeId::None;
  Struct S;
  S.Spelling = C.Names.spelling(Word).str();
  S.Complete = true;
  TypeId T = C.Types.addStruct(std::move(S));
  C.Declaring.EffectTypes.insert(T);
  declareIn(C, LibraryScope, Word, {Entity::Sort::Type, uint32_t(T)}, Location::None);
  return T;
}

/// Returns the dimension `N` of `vector<T, N>`, or 0 after a diagnostic.
static uint32_t dimension(CheckContext &C, const TemplateArgument &Argument, uint32_t Limit,
                          Location Where) {
  if (Argument.Type == TypeId::Error)
    return 0;
  if (Argument.Type != TypeId::None) {
    C.Diags.report(Where, Diagnostic::expected_value_argument);
    return 0;
  }
  if (int64_t(Argument.Value) < 1 || Argument.Value > Limit) {
    C.Diags.report(Where, Diagnostic::bad_dimension,
                   {std::to_string(int64_t(Argument.Value)), std::to_string(Limit)});
    return 0;
  }
  return uint32_t(Argument.Value);
}

static std::optional<ScalarKind> elementArgument(CheckContext &C, const TemplateArgument &Argument,
                                                 Location Where) {
  if (Argument.Type == TypeId::Error)
    return {};
  if (Argument.Type != TypeId::None && C.Types.get(Argument.Type).Kind == TypeKind::Enum)
    return C.Types.get(C.Types.enumOf(Argument.Type).Underlying).Element;
  if (Argument.Type == TypeId::None || C.Types.get(Argument.Type).Kind != TypeKind::Scalar) {
    C.Diags.report(
        Where, Diagnostic::element_not_scalar,
        {Argument.Type == TypeId::None ? std::to_string(Argument.Value) : spell(C, Argument.Type)});
    return {};
  }
  return C.Types.get(Argument.Type).Element;
}

/// Reads the arguments of `vector<...>` or `matrix<...>`: the element, and Sizes.size() sizes up to
/// \p Most. Those that are missing keep their values. Returns false after an error.
static bool numericArguments(CheckContext &C, NodeId Named, const char *Template, uint32_t Most,
                             ScalarKind &Element, llvm::MutableArrayRef<uint32_t> Sizes) {
  const Location Where = C.Here.Tree->location(Named);
  const std::vector<TemplateArgument> Arguments =
      templateArguments(C, C.Here.Tree->get<syntax::NameRef>(Named).Arguments);
  if (Arguments.size() > Sizes.size() + 1) {
    C.Diags.report(Where, Diagnostic::too_many_template_arguments, {Template});
    return false;
  }
  if (Arguments.empty())
    return true;
  const auto Argument = elementArgument(C, Arguments[0], Where);
  if (!Argument)
    return false;
  Element = *Argument;
  for (size_t I = 1; I < Arguments.size(); ++I)
    if (!(Sizes[I - 1] = dimension(C, Arguments[I], Most, Where)))
      return false;
  return true;
}

static TypeId vectorType(CheckContext &C, NodeId Named) {
  ScalarKind Element = ScalarKind::Float;
  uint32_t Length = 4;
  const uint32_t Most = C.Opts.ShaderModelMinor >= 9 ? MaxVectorElements : 4; // long vectors
  return numericArguments(C, Named, "vector", Most, Element, Length)
             ? C.Types.vector(Element, Length)
             : TypeId::Error;
}

static TypeId matrixType(CheckContext &C, NodeId Named) {
  ScalarKind Element = ScalarKind::Float;
  uint32_t Size[2] = {4, 4};
  return numericArguments(C, Named, "matrix", 4, Element, Size)
             ? C.Types.matrix(Element, Size[0], Size[1])
             : TypeId::Error;
}

/// Returns true if the elements of \p Record have a format.
static bool holdsNumbers(const library::ObjectType &Record) {
  using Sort = library::ObjectType::Sort;
  return Record.Kind == Sort::Texture || Record.Kind == Sort::TypedBuffer ||
         Record.Kind == Sort::FeedbackTexture;
}

/// Records the fields that lead to the first object in struct \p T, the innermost first.
static void noteObjectIn(CheckContext &C, TypeId T) {
  if (C.Types.get(T).Kind != TypeKind::Struct)
    return;
  const Struct &S = C.Types.structOf(T);
  if (S.Base != TypeId::None && C.Types.hasObject(S.Base))
    return noteObjectIn(C, S.Base);
  for (const Field &F : S.Fields) {
    TypeId Element = F.Type;
    while (C.Types.get(Element).Kind == TypeKind::Array)
      Element = C.Types.get(Element).ElementType;
    if (!C.Types.hasObject(Element))
      continue;
    noteObjectIn(C, Element);
    C.Diags.report(F.Where, Diagnostic::object_in_field,
                   {spell(C, Element), C.Names.spelling(F.Word), spell(C, T)});
    return;
  }
}

/// Returns true if \p Argument may be the element of \p Record; else reports the reason.
static bool checkObjectArgument(CheckContext &C, const library::ObjectType &Record, TypeId Argument,
                                Location Where) {
  using Sort = library::ObjectType::Sort;
  if (Argument == TypeId::Error)
    return false;
  TypeKind Kind = C.Types.get(Argument).Kind;
  auto Refuse = [&](Diagnostic Id) {
    C.Diags.report(Where, Id, {spell(C, Argument), Record.Word});
    return false;
  };
  switch (Record.Kind) {
  case Sort::Texture:
  case Sort::TypedBuffer:
  case Sort::FeedbackTexture:
    if (Kind == TypeKind::Enum)
      return true; // an enum counts as its underlying integer
    if (Kind != TypeKind::Scalar && Kind != TypeKind::Vector && Kind != TypeKind::Matrix)
      return Refuse(Diagnostic::element_not_a_vector);
    if (C.Types.elementCount(Argument) > 4 || Kind == TypeKind::Matrix)
      return Refuse(Diagnostic::element_too_large);
    if (C.Types.elementCount(Argument) * C.Types.bits(C.Types.get(Argument).Element) > 128)
      return Refuse(Diagnostic::element_too_wide);
    return true;
  case Sort::ConstantBuffer:
  case Sort::TextureBuffer:
  case Sort::NodeRecord:
  case Sort::NodeOutput:
  case Sort::Patch:
  case Sort::Stream:
    if (Kind != TypeKind::Struct && Record.Kind != Sort::Patch && Record.Kind != Sort::Stream)
      return Refuse(Diagnostic::element_not_a_struct);
    return true;
  case Sort::StructuredBuffer:
    if (C.Types.hasObject(Argument) || C.Declaring.EffectTypes.contains(Argument) ||
        Kind == TypeKind::String ||
        (Kind == TypeKind::Struct && C.Types.structOf(Argument).IsInterface)) {
      Refuse(Diagnostic::element_has_object);
      noteObjectIn(C, Argument);
      return false;
    }
    if (Kind == TypeKind::Void)
      return Refuse(Diagnostic::element_not_a_vector);
    return true;
  default: return true;
  }
}

/// Returns true if \p Given are valid attributes of a linear algebra matrix; else reports the
/// error.
static bool checkMatrixAttributes(CheckContext &C, llvm::ArrayRef<TemplateArgument> Given,
                                  Location Where) {
  static constexpr struct {
    llvm::StringLiteral Title;
    uint32_t Least, Most;
  } Attributes[] = {{"component type", 1, uint32_t(ComponentType::BFloat16)},
                    {"number of rows", 1, UINT32_MAX},
                    {"number of columns", 1, UINT32_MAX},
                    {"use", 0, uint32_t(MatrixUse::Accumulator)},
                    {"scope", 0, uint32_t(MatrixScope::ThreadGroup)}};
  if (Given.size() != std::size(Attributes)) {
    C.Diags.report(Where, Diagnostic::matrix_attribute_count, {std::to_string(Given.size())});
    return false;
  }
  for (auto [Argument, Limits] : llvm::zip(Given, Attributes)) {
    if (Argument.Type == TypeId::Error)
      return false;
    if (Argument.Type != TypeId::None) {
      C.Diags.report(Where, Diagnostic::expected_value_argument);
      return false;
    }
    if (int64_t(Argument.Value) < int64_t(Limits.Least) || Argument.Value > Limits.Most) {
      C.Diags.report(Where, Diagnostic::matrix_attribute_range,
                     {Limits.Title, std::to_string(int64_t(Argument.Value)),
                      std::to_string(Limits.Least), std::to_string(Limits.Most)});
      return false;
    }
  }
  return true;
}

/// Returns the type of `Texture2D<Buffer>`, `ConstantBuffer<SamplerState>` and the like, whose
/// variables are ignored since DXC accepts them. Returns None for other types.
static TypeId meaninglessType(CheckContext &C, const library::ObjectType &Record, TypeId Argument,
                              NodeId Node) {
  using Sort = library::ObjectType::Sort;
  if (Argument == TypeId::None || Argument == TypeId::Error)
    return TypeId::None;
  const Type &Ty = C.Types.get(Argument);
  // A template without arguments is accepted in place of any type.
  const NodeId Ref = C.Here.Tree->is(Node, NodeKind::TypeRef)
                         ? C.Here.Tree->get<syntax::TypeRef>(Node).Named
                         : Node;
  const bool IsBare = C.Here.Tree->is(Ref, NodeKind::NameRef) &&
                      !C.Here.Tree->get<syntax::NameRef>(Ref).HasArguments;
  const bool IsBareTemplate =
      IsBare && Ty.Kind == TypeKind::Object && C.Types.objectOf(Argument).Record->TypeParameters;
  const bool IsBareMatrix = IsBare && Ty.Kind == TypeKind::Matrix &&
                            C.Here.Tree->get<syntax::NameRef>(Ref).Word == Name::matrix_;
  const bool IsView = Record.Kind == Sort::ConstantBuffer || Record.Kind == Sort::TextureBuffer;
  const bool IsMeaningless = IsView ? Ty.Kind == TypeKind::Object || Ty.Kind == TypeKind::String
                                    : (holdsNumbers(Record) && (IsBareTemplate || IsBareMatrix)) ||
                                          (Record.Kind == Sort::StructuredBuffer && IsBareTemplate);
  if (!IsMeaningless)
    return TypeId::None;
  C.Diags.report(C.Here.Tree->location(Node), Diagnostic::element_meaningless,
                 {spell(C, Argument), Record.Word});
  Struct S;
  S.Spelling = (Record.Word + "<" + spell(C, Argument) + ">").str();
  S.Complete = true;
  const TypeId T = C.Types.addStruct(std::move(S));
  C.Declaring.EffectTypes.insert(T);
  C.Declaring.MeaninglessTypes.insert(T);
  return T;
}

/// Returns the number argument `I` of an object, 0 if it is omitted, or nothing after an error.
static std::optional<ObjectArgument> numberArgument(CheckContext &C,
                                                    const library::ObjectType &Record, unsigned I,
                                                    llvm::ArrayRef<TemplateArgument> Given,
                                                    Location Where) {
  ObjectArgument Count;
  const size_t Index = Record.TypeParameters + I;
  if (Index >= Given.size()) {
    // A patch without a length, or a stream of numbers, is an error only at the entry point.
    if (I >= Record.RequiredNumbers || Record.Kind == library::ObjectType::Sort::Patch)
      return Count;
    C.Diags.report(Where, Diagnostic::template_without_arguments, {Record.Word});
    return std::nullopt;
  }
  const TemplateArgument &Number = Given[Index];
  if (Number.Type != TypeId::None) {
    if (Number.Type != TypeId::Error)
      C.Diags.report(Where, Diagnostic::expected_value_argument);
    return std::nullopt;
  }
  Count.Value = uint32_t(Number.Value);
  return Count;
}

static TypeId objectType(CheckContext &C, const library::ObjectType &Record, NodeId Named) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  Location Where = C.Here.Tree->location(Named);
  std::vector<TemplateArgument> Given = templateArguments(C, N.Arguments);
  size_t Limit = size_t(Record.TypeParameters) + Record.Numbers;
  if (Record.Kind == library::ObjectType::Sort::LinAlgMatrix && !Given.empty() &&
      !checkMatrixAttributes(C, Given, Where))
    return TypeId::Error;
  if (Given.size() > Limit) {
    C.Diags.report(Where, Limit ? Diagnostic::too_many_template_arguments : Diagnostic::no_template,
                   {Record.Word});
    return TypeId::Error;
  }
  std::vector<ObjectArgument> Arguments;
  for (unsigned I = 0; I < Record.TypeParameters; ++I) {
    if (I < Given.size()) {
      if (Given[I].Type == TypeId::None) {
        C.Diags.report(Where, Diagnostic::expected_type_argument, {Record.Word});
        return TypeId::Error;
      }
      // A matrix that is a whole element takes its order from the options alone, as in DXC.
      const bool IsMatrix = C.Types.get(Given[I].Type).Kind == TypeKind::Matrix;
      if (I == 0)
        if (TypeId Ignored =
                meaninglessType(C, Record, Given[0].Type, C.Here.Tree->item(N.Arguments, 0));
            Ignored != TypeId::None)
          return Ignored;
      TypeId T = defaultOrder(C, IsMatrix ? C.Types.plain(Given[I].Type) : Given[I].Type);
      if (!checkObjectArgument(C, Record, T, Where))
        return TypeId::Error;
      if (C.Types.get(T).Kind == TypeKind::Enum && holdsNumbers(Record))
        T = C.Types.enumOf(T).Underlying;
      Arguments.push_back({T, 0});
    } else if (Record.TypeOptional) {
      Arguments.push_back({C.Types.vector(ScalarKind::Float, 4), 0});
    } else {
      C.Diags.report(Where, Diagnostic::template_without_arguments, {Record.Word});
      return TypeId::Error;
    }
  }
  for (unsigned I = 0; I < Record.Numbers; ++I) {
    const std::optional<ObjectArgument> Count = numberArgument(C, Record, I, Given, Where);
    if (!Count)
      return TypeId::Error;
    Arguments.push_back(*Count);
  }
  return C.Types.object(Record, Arguments);
}

} // namespace dxil::frontend
