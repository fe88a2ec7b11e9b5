// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of template arguments: deduction, and which of two patterns is more specialized.
#include "Context.h"
#include "Declarations.h"
#include "NameLookup.h"
#include "Templates.h"

namespace dxil::frontend {
using llvm::ArrayRef;
using syntax::NodeId;
using syntax::NodeKind;

/// Syntax of a template, with that template's parameters.
struct PatternOf {
  const syntax::Tree *Tree;
  syntax::NodeId Node;
  syntax::NodeList Parameters;
};

static bool deduce(CheckContext &C, syntax::NodeId Pattern, TypeId From,
                   syntax::NodeList Parameters, OptionalArguments &Arguments, unsigned Depth = 0);

//===-- Spelling -----------------------------------------------------------------------------===//

/// Returns true if two pieces of syntax have the same spelling. Parameters of the two templates
/// count as equal if their indices are.
bool alike(CheckContext &C, const syntax::Tree &TreeA, NodeId A, syntax::NodeList ParametersA,
           const syntax::Tree &TreeB, NodeId B, syntax::NodeList ParametersB, unsigned Depth) {
  if (A == NodeId::None || B == NodeId::None || Depth > 64)
    return A == B;
  if (TreeA.kind(A) != TreeB.kind(B))
    return false;
  switch (TreeA.kind(A)) {
  case NodeKind::TypeRef:
    return alike(C, TreeA, TreeA.get<syntax::TypeRef>(A).Named, ParametersA, TreeB,
                 TreeB.get<syntax::TypeRef>(B).Named, ParametersB, Depth + 1);
  case NodeKind::ArrayType: {
    auto X = TreeA.get<syntax::ArrayType>(A), Y = TreeB.get<syntax::ArrayType>(B);
    return alike(C, TreeA, X.Element, ParametersA, TreeB, Y.Element, ParametersB, Depth + 1) &&
           alike(C, TreeA, X.Size, ParametersA, TreeB, Y.Size, ParametersB, Depth + 1);
  }
  case NodeKind::Integer:
    return TreeA.get<syntax::Integer>(A).Literal == TreeB.get<syntax::Integer>(B).Literal;
  case NodeKind::NameRef: {
    auto X = TreeA.get<syntax::NameRef>(A), Y = TreeB.get<syntax::NameRef>(B);
    auto NumberOf = [](const syntax::Tree &Tree, syntax::NodeList Parameters, Name Word) {
      for (size_t I = 0; I < Parameters.Count; ++I)
        if (nameOfParameter(Tree, Tree.item(Parameters, I)) == Word)
          return I + 1;
      return size_t(0);
    };
    size_t I = NumberOf(TreeA, ParametersA, X.Word), J = NumberOf(TreeB, ParametersB, Y.Word);
    if (I != J || (!I && X.Word != Y.Word) || X.Arguments.Count != Y.Arguments.Count)
      return false;
    for (size_t K = 0; K < X.Arguments.Count; ++K)
      if (!alike(C, TreeA, TreeA.item(X.Arguments, K), ParametersA, TreeB,
                 TreeB.item(Y.Arguments, K), ParametersB, Depth + 1))
        return false;
    return alike(C, TreeA, X.Qualifier, ParametersA, TreeB, Y.Qualifier, ParametersB, Depth + 1);
  }
  default: return false;
  }
}

//===-- Deduction ----------------------------------------------------------------------------===//

/// Returns the index of the parameter that \p Pattern names and nothing else, or nothing.
std::optional<size_t> parameterNamed(const CheckContext &C, NodeId Pattern,
                                     syntax::NodeList Parameters) {
  if (C.Here.Tree->is(Pattern, NodeKind::TypeRef))
    Pattern = C.Here.Tree->get<syntax::TypeRef>(Pattern).Named;
  if (!C.Here.Tree->is(Pattern, NodeKind::NameRef))
    return {};
  auto N = C.Here.Tree->get<syntax::NameRef>(Pattern);
  if (N.Qualifier != NodeId::None || N.Global || N.HasArguments)
    return {};
  for (size_t I = 0; I < Parameters.Count; ++I)
    if (nameOfParameter(*C.Here.Tree, C.Here.Tree->item(Parameters, I)) == N.Word)
      return I;
  return {};
}

/// Returns \p T as a template argument: literals get their default type, matrices lose their order.
TypeId asArgument(CheckContext &C, TypeId T) {
  if (!C.Types.isNumeric(T))
    return T;
  T = defaultOfLiteral(C.Types, T);
  const Type &Ty = C.Types.get(T);
  return Ty.Kind == TypeKind::Matrix ? C.Types.matrix(Ty.Element, Ty.Rows, Ty.Columns) : T;
}

static bool deduceArgument(CheckContext &C, NodeId Pattern, const TemplateArgument &From,
                           syntax::NodeList Parameters, OptionalArguments &Arguments,
                           unsigned Depth) {
  if (auto I = parameterNamed(C, Pattern, Parameters)) {
    TemplateArgument A = From;
    if (A.Type != TypeId::None)
      A.Type = asArgument(C, A.Type);
    bool WantsType = C.Here.Tree->is(C.Here.Tree->item(Parameters, *I), NodeKind::TypeParameter);
    if (WantsType != (A.Type != TypeId::None))
      return false;
    if (!Arguments[*I])
      Arguments[*I] = A;
    return sameArgument(*Arguments[*I], A);
  }
  return From.Type == TypeId::None ||
         deduce(C, Pattern, From.Type, Parameters, Arguments, Depth + 1);
}

bool deduceAll(CheckContext &C, syntax::NodeList Patterns, ArrayRef<TemplateArgument> From,
               syntax::NodeList Parameters, OptionalArguments &Arguments, unsigned Depth) {
  if (Patterns.Count > From.size())
    return false;
  for (size_t I = 0; I < Patterns.Count; ++I)
    if (!deduceArgument(C, C.Here.Tree->item(Patterns, I), From[I], Parameters, Arguments, Depth))
      return false;
  return true;
}

/// Returns the template arguments of type \p T if it has any: for a vector its element and length,
/// and so on.
static std::vector<TemplateArgument> argumentsOf(CheckContext &C, TypeId T) {
  std::vector<TemplateArgument> Result;
  const Type &Ty = C.Types.get(T);
  auto Number = [](uint64_t Value) { return TemplateArgument{TypeId::None, Value, TypeId::None}; };
  switch (Ty.Kind) {
  case TypeKind::Vector: return {{C.Types.scalar(Ty.Element), 0, TypeId::None}, Number(Ty.Rows)};
  case TypeKind::Matrix:
    return {{C.Types.scalar(Ty.Element), 0, TypeId::None}, Number(Ty.Rows), Number(Ty.Columns)};
  case TypeKind::Object:
    for (const ObjectArgument &A : C.Types.objectOf(T).Arguments)
      Result.push_back(A.Type != TypeId::None ? TemplateArgument{A.Type, 0, TypeId::None}
                                              : Number(A.Value));
    return Result;
  case TypeKind::Struct:
    if (auto Instance = C.Templates.InstanceOf.find(T); Instance != C.Templates.InstanceOf.end())
      return C.Templates.Instances[Instance->second].Arguments;
    return Result;
  default: return Result;
  }
}

/// Returns true if \p T is an instance of the template that \p Named, a name with arguments, names.
static bool namesTemplateOf(CheckContext &C, NodeId Named, TypeId T) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  const Type &Ty = C.Types.get(T);
  switch (Ty.Kind) {
  case TypeKind::Vector: return N.Word == Name::vector_;
  case TypeKind::Matrix: return N.Word == Name::matrix_;
  case TypeKind::Object: {
    const library::ObjectType *Record = library::objectType(C.Names.spelling(N.Word));
    return Record && (Record == C.Types.objectOf(T).Record ||
                      Record->Word == C.Types.objectOf(T).Record->Word);
  }
  case TypeKind::Struct: {
    auto Instance = C.Templates.InstanceOf.find(T);
    if (Instance == C.Templates.InstanceOf.end())
      return false;
    for (Entity E : lookUp(C, Named)) {
      if (E.isTemplate() && TemplateId(E.Index) == C.Templates.Instances[Instance->second].Tmpl)
        return true;
      auto Inner =
          E.isType() ? C.Templates.InstanceOf.find(TypeId(E.Index)) : C.Templates.InstanceOf.end();
      if (Inner != C.Templates.InstanceOf.end() &&
          C.Templates.Instances[Inner->second].Tmpl == C.Templates.Instances[Instance->second].Tmpl)
        return true;
    }
    return false;
  }
  default: return false;
  }
}

static bool deduce(CheckContext &C, NodeId Pattern, TypeId From, syntax::NodeList Parameters,
                   OptionalArguments &Arguments, unsigned Depth) {
  if (Depth > 64)
    return false;
  if (auto I = parameterNamed(C, Pattern, Parameters))
    return deduceArgument(C, Pattern, {From, 0, TypeId::None}, Parameters, Arguments, Depth);
  if (C.Here.Tree->is(Pattern, NodeKind::TypeRef))
    Pattern = C.Here.Tree->get<syntax::TypeRef>(Pattern).Named;
  if (C.Here.Tree->is(Pattern, NodeKind::ArrayType)) {
    auto A = C.Here.Tree->get<syntax::ArrayType>(Pattern);
    if (C.Types.get(From).Kind != TypeKind::Array)
      return false;
    TemplateArgument Length{TypeId::None, C.Types.get(From).Rows, TypeId::None};
    return (A.Size == NodeId::None ||
            deduceArgument(C, A.Size, Length, Parameters, Arguments, Depth)) &&
           deduce(C, A.Element, C.Types.get(From).ElementType, Parameters, Arguments, Depth + 1);
  }
  if (!C.Here.Tree->is(Pattern, NodeKind::NameRef))
    return true;
  auto N = C.Here.Tree->get<syntax::NameRef>(Pattern);
  if (!N.HasArguments)
    return true;
  // A class matches if one of its bases is an instance of the template.
  TypeId T = asArgument(C, From);
  while (!namesTemplateOf(C, Pattern, T)) {
    if (C.Types.get(T).Kind != TypeKind::Struct || C.Types.structOf(T).Base == TypeId::None)
      return !mentions(C, Pattern, Parameters);
    T = C.Types.structOf(T).Base;
  }
  return deduceAll(C, N.Arguments, argumentsOf(C, T), Parameters, Arguments, Depth);
}

/// Returns true if the arguments of \p Pattern name one of \p Parameters.
bool mentions(const CheckContext &C, NodeId Pattern, syntax::NodeList Parameters, unsigned Depth) {
  if (parameterNamed(C, Pattern, Parameters))
    return true;
  if (C.Here.Tree->is(Pattern, NodeKind::TypeRef))
    Pattern = C.Here.Tree->get<syntax::TypeRef>(Pattern).Named;
  if (!C.Here.Tree->is(Pattern, NodeKind::NameRef) || Depth > 64)
    return false;
  auto Arguments = C.Here.Tree->get<syntax::NameRef>(Pattern).Arguments;
  for (size_t I = 0; I < Arguments.Count; ++I)
    if (mentions(C, C.Here.Tree->item(Arguments, I), Parameters, Depth + 1))
      return true;
  return false;
}

/// Deduces from a declarator's type with its dimensions.
bool deduceDimensions(CheckContext &C, NodeId Pattern, syntax::NodeList Dimensions, TypeId From,
                      syntax::NodeList Parameters, OptionalArguments &Arguments) {
  for (size_t I = 0; I < Dimensions.Count; ++I) {
    if (C.Types.get(From).Kind != TypeKind::Array)
      return false;
    NodeId Size = C.Here.Tree->item(Dimensions, I);
    TemplateArgument Length{TypeId::None, C.Types.get(From).Rows, TypeId::None};
    if (Size != NodeId::None && !deduceArgument(C, Size, Length, Parameters, Arguments, 0))
      return false;
    From = C.Types.get(From).ElementType;
  }
  return deduce(C, Pattern, From, Parameters, Arguments);
}

//===-- Specialization order of templates ----------------------------------------------------===//

/// Returns true if pattern \p B matches every type that pattern \p A of another template matches:
/// the patterns are alike, except that B may have a bare parameter in place of any part of A.
static bool covers(CheckContext &C, const PatternOf &B, const PatternOf &A,
                   std::vector<NodeId> &Bound, unsigned Depth) {
  if (B.Node == NodeId::None || A.Node == NodeId::None || Depth > 64)
    return B.Node == A.Node;
  NodeId Pattern =
      B.Tree->is(B.Node, NodeKind::TypeRef) ? B.Tree->get<syntax::TypeRef>(B.Node).Named : B.Node;
  NodeId Other =
      A.Tree->is(A.Node, NodeKind::TypeRef) ? A.Tree->get<syntax::TypeRef>(A.Node).Named : A.Node;
  if (!B.Tree->is(Pattern, NodeKind::NameRef))
    return alike(C, *A.Tree, Other, A.Parameters, *B.Tree, Pattern, B.Parameters, 0);
  auto N = B.Tree->get<syntax::NameRef>(Pattern);
  for (size_t I = 0; I < B.Parameters.Count && !N.HasArguments && N.Qualifier == NodeId::None;
       ++I) {
    if (nameOfParameter(*B.Tree, B.Tree->item(B.Parameters, I)) != N.Word)
      continue;
    if (Bound[I] == NodeId::None)
      Bound[I] = Other;
    return alike(C, *A.Tree, Bound[I], A.Parameters, *A.Tree, Other, A.Parameters, 0);
  }
  if (!N.HasArguments || !A.Tree->is(Other, NodeKind::NameRef))
    return alike(C, *A.Tree, Other, A.Parameters, *B.Tree, Pattern, B.Parameters, 0);
  auto M = A.Tree->get<syntax::NameRef>(Other);
  if (M.Word != N.Word || M.Arguments.Count != N.Arguments.Count)
    return false;
  for (size_t I = 0; I < M.Arguments.Count; ++I)
    if (!covers(C, {B.Tree, B.Tree->item(N.Arguments, I), B.Parameters},
                {A.Tree, A.Tree->item(M.Arguments, I), A.Parameters}, Bound, Depth + 1))
      return false;
  return true;
}

/// As covers(), for the parameters of two functions.
static bool coversFunction(CheckContext &C, const Template &B, const Template &A) {
  auto F = B.Tree->get<syntax::Function>(B.Node), G = A.Tree->get<syntax::Function>(A.Node);
  std::vector<NodeId> Bound(B.Parameters.Count, NodeId::None);
  for (size_t I = 0; I < F.Parameters.Count && I < G.Parameters.Count; ++I) {
    auto X = B.Tree->get<syntax::Variable>(B.Tree->item(F.Parameters, I));
    auto Y = A.Tree->get<syntax::Variable>(A.Tree->item(G.Parameters, I));
    // A bare parameter also matches an array type.
    bool IsBare =
        B.Tree->is(X.Type, NodeKind::TypeRef) && X.Dimensions.empty() && !Y.Dimensions.empty();
    if (X.Dimensions.Count != Y.Dimensions.Count && !IsBare)
      return false;
    if (!covers(C, {B.Tree, X.Type, B.Parameters}, {A.Tree, Y.Type, A.Parameters}, Bound, 0))
      return false;
  }
  return true;
}

bool isMoreSpecialized(CheckContext &C, FunctionId A, FunctionId B) {
  if (!C.Functions.isInstance(A) || !C.Functions.isInstance(B))
    return false;
  Template X = C.Templates.All[size_t(C.Templates.Instances[state(C, A).Instance].Tmpl)];
  Template Y = C.Templates.All[size_t(C.Templates.Instances[state(C, B).Instance].Tmpl)];
  return coversFunction(C, Y, X) && !coversFunction(C, X, Y);
}

} // namespace dxil::frontend
