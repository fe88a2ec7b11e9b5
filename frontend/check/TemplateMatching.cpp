// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of template arguments: deduction, and which of two patterns is more specialized.
#include "Checker.h"

using namespace dxil::frontend;
using llvm::ArrayRef;
using syntax::NodeId;
using syntax::NodeKind;

//===-- Spelling
//--------------------------------------------------------------------------------------===//

/// Returns true if two pieces of syntax have the same spelling. Parameters of the two templates
/// count as equal if their indices are.
bool Checker::alike(const syntax::Tree &TreeA, NodeId A, syntax::NodeList ParametersA,
                    const syntax::Tree &TreeB, NodeId B, syntax::NodeList ParametersB,
                    unsigned Depth) {
  if (A == NodeId::None || B == NodeId::None || Depth > 64)
    return A == B;
  if (TreeA.kind(A) != TreeB.kind(B))
    return false;
  switch (TreeA.kind(A)) {
  case NodeKind::TypeRef:
    return alike(TreeA, TreeA.get<syntax::TypeRef>(A).Named, ParametersA, TreeB,
                 TreeB.get<syntax::TypeRef>(B).Named, ParametersB, Depth + 1);
  case NodeKind::ArrayType: {
    auto X = TreeA.get<syntax::ArrayType>(A), Y = TreeB.get<syntax::ArrayType>(B);
    return alike(TreeA, X.Element, ParametersA, TreeB, Y.Element, ParametersB, Depth + 1) &&
           alike(TreeA, X.Size, ParametersA, TreeB, Y.Size, ParametersB, Depth + 1);
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
      if (!alike(TreeA, TreeA.item(X.Arguments, K), ParametersA, TreeB, TreeB.item(Y.Arguments, K),
                 ParametersB, Depth + 1))
        return false;
    return alike(TreeA, X.Qualifier, ParametersA, TreeB, Y.Qualifier, ParametersB, Depth + 1);
  }
  default: return false;
  }
}

//===-- Deduction
//--------------------------------------------------------------------------------------===//

/// Returns the index of the parameter that \p Pattern names and nothing else, or nothing.
std::optional<size_t> Checker::parameterNamed(NodeId Pattern, syntax::NodeList Parameters) const {
  if (CurrentTree->is(Pattern, NodeKind::TypeRef))
    Pattern = CurrentTree->get<syntax::TypeRef>(Pattern).Named;
  if (!CurrentTree->is(Pattern, NodeKind::NameRef))
    return {};
  auto N = CurrentTree->get<syntax::NameRef>(Pattern);
  if (N.Qualifier != NodeId::None || N.Global || N.HasArguments)
    return {};
  for (size_t I = 0; I < Parameters.Count; ++I)
    if (nameOfParameter(*CurrentTree, CurrentTree->item(Parameters, I)) == N.Word)
      return I;
  return {};
}

/// Returns \p T as a template argument: literals get their default type, matrices lose their order.
TypeId Checker::asArgument(TypeId T) {
  if (!Types.isNumeric(T))
    return T;
  T = defaultOfLiteral(Types, T);
  const Type &Of = Types.get(T);
  return Of.Kind == TypeKind::Matrix ? Types.matrix(Of.Element, Of.Rows, Of.Columns) : T;
}

bool Checker::deduceArgument(NodeId Pattern, const TemplateArgument &From,
                             syntax::NodeList Parameters, OptionalArguments &Arguments,
                             unsigned Depth) {
  if (auto I = parameterNamed(Pattern, Parameters)) {
    TemplateArgument A = From;
    if (A.Type != TypeId::None)
      A.Type = asArgument(A.Type);
    bool WantsType = CurrentTree->is(CurrentTree->item(Parameters, *I), NodeKind::TypeParameter);
    if (WantsType != (A.Type != TypeId::None))
      return false;
    if (!Arguments[*I])
      Arguments[*I] = A;
    return sameArgument(*Arguments[*I], A);
  }
  return From.Type == TypeId::None || deduce(Pattern, From.Type, Parameters, Arguments, Depth + 1);
}

bool Checker::deduceAll(syntax::NodeList Patterns, ArrayRef<TemplateArgument> From,
                        syntax::NodeList Parameters, OptionalArguments &Arguments, unsigned Depth) {
  if (Patterns.Count > From.size())
    return false;
  for (size_t I = 0; I < Patterns.Count; ++I)
    if (!deduceArgument(CurrentTree->item(Patterns, I), From[I], Parameters, Arguments, Depth))
      return false;
  return true;
}

/// Returns the template arguments of type \p T if it has any: for a vector its element and length,
/// and so on.
std::vector<TemplateArgument> Checker::argumentsOf(TypeId T) {
  std::vector<TemplateArgument> Result;
  const Type &Of = Types.get(T);
  auto Number = [](uint64_t Value) { return TemplateArgument{TypeId::None, Value, TypeId::None}; };
  switch (Of.Kind) {
  case TypeKind::Vector: return {{Types.scalar(Of.Element), 0, TypeId::None}, Number(Of.Rows)};
  case TypeKind::Matrix:
    return {{Types.scalar(Of.Element), 0, TypeId::None}, Number(Of.Rows), Number(Of.Columns)};
  case TypeKind::Object:
    for (const ObjectArgument &A : Types.objectOf(T).Arguments)
      Result.push_back(A.Type != TypeId::None ? TemplateArgument{A.Type, 0, TypeId::None}
                                              : Number(A.Value));
    return Result;
  case TypeKind::Struct:
    if (auto At = InstanceOf.find(T); At != InstanceOf.end())
      return Instances[At->second].Arguments;
    return Result;
  default: return Result;
  }
}

/// Returns true if \p T is an instance of the template that \p Named, a name with arguments, names.
bool Checker::namesTemplateOf(NodeId Named, TypeId T) {
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  const Type &Of = Types.get(T);
  switch (Of.Kind) {
  case TypeKind::Vector: return N.Word == Name::vector_;
  case TypeKind::Matrix: return N.Word == Name::matrix_;
  case TypeKind::Object: {
    const library::ObjectType *Record = library::objectType(Names.spelling(N.Word));
    return Record &&
           (Record == Types.objectOf(T).Record || Record->Word == Types.objectOf(T).Record->Word);
  }
  case TypeKind::Struct: {
    auto At = InstanceOf.find(T);
    if (At == InstanceOf.end())
      return false;
    for (Entity E : lookUp(Named)) {
      if (E.isTemplate() && TemplateId(E.Index) == Instances[At->second].Of)
        return true;
      auto Inner = E.isType() ? InstanceOf.find(TypeId(E.Index)) : InstanceOf.end();
      if (Inner != InstanceOf.end() && Instances[Inner->second].Of == Instances[At->second].Of)
        return true;
    }
    return false;
  }
  default: return false;
  }
}

bool Checker::deduce(NodeId Pattern, TypeId From, syntax::NodeList Parameters,
                     OptionalArguments &Arguments, unsigned Depth) {
  if (Depth > 64)
    return false;
  if (auto I = parameterNamed(Pattern, Parameters))
    return deduceArgument(Pattern, {From, 0, TypeId::None}, Parameters, Arguments, Depth);
  if (CurrentTree->is(Pattern, NodeKind::TypeRef))
    Pattern = CurrentTree->get<syntax::TypeRef>(Pattern).Named;
  if (CurrentTree->is(Pattern, NodeKind::ArrayType)) {
    auto A = CurrentTree->get<syntax::ArrayType>(Pattern);
    if (Types.get(From).Kind != TypeKind::Array)
      return false;
    TemplateArgument Length{TypeId::None, Types.get(From).Rows, TypeId::None};
    return (A.Size == NodeId::None ||
            deduceArgument(A.Size, Length, Parameters, Arguments, Depth)) &&
           deduce(A.Element, Types.get(From).Of, Parameters, Arguments, Depth + 1);
  }
  if (!CurrentTree->is(Pattern, NodeKind::NameRef))
    return true;
  auto N = CurrentTree->get<syntax::NameRef>(Pattern);
  if (!N.HasArguments)
    return true;
  // A class matches if one of its bases is an instance of the template.
  TypeId T = asArgument(From);
  while (!namesTemplateOf(Pattern, T)) {
    if (Types.get(T).Kind != TypeKind::Struct || Types.structOf(T).Base == TypeId::None)
      return !mentions(Pattern, Parameters);
    T = Types.structOf(T).Base;
  }
  return deduceAll(N.Arguments, argumentsOf(T), Parameters, Arguments, Depth);
}

/// Returns true if the arguments of \p Pattern name one of \p Parameters.
bool Checker::mentions(NodeId Pattern, syntax::NodeList Parameters, unsigned Depth) const {
  if (parameterNamed(Pattern, Parameters))
    return true;
  if (CurrentTree->is(Pattern, NodeKind::TypeRef))
    Pattern = CurrentTree->get<syntax::TypeRef>(Pattern).Named;
  if (!CurrentTree->is(Pattern, NodeKind::NameRef) || Depth > 64)
    return false;
  auto Arguments = CurrentTree->get<syntax::NameRef>(Pattern).Arguments;
  for (size_t I = 0; I < Arguments.Count; ++I)
    if (mentions(CurrentTree->item(Arguments, I), Parameters, Depth + 1))
      return true;
  return false;
}

/// Deduces from a declarator's type with its dimensions.
bool Checker::deduceDimensions(NodeId Pattern, syntax::NodeList Dimensions, TypeId From,
                               syntax::NodeList Parameters, OptionalArguments &Arguments) {
  for (size_t I = 0; I < Dimensions.Count; ++I) {
    if (Types.get(From).Kind != TypeKind::Array)
      return false;
    NodeId Size = CurrentTree->item(Dimensions, I);
    TemplateArgument Length{TypeId::None, Types.get(From).Rows, TypeId::None};
    if (Size != NodeId::None && !deduceArgument(Size, Length, Parameters, Arguments, 0))
      return false;
    From = Types.get(From).Of;
  }
  return deduce(Pattern, From, Parameters, Arguments);
}

//===-- Specialization order of templates
//--------------------------------------------------------------------------------------===//

/// Returns true if pattern \p B matches every type that pattern \p A of another template matches:
/// the patterns are alike, except that B may have a bare parameter in place of any part of A.
bool Checker::covers(const PatternOf &B, const PatternOf &A, std::vector<NodeId> &Bound,
                     unsigned Depth) {
  if (B.Node == NodeId::None || A.Node == NodeId::None || Depth > 64)
    return B.Node == A.Node;
  NodeId Pattern =
      B.Tree->is(B.Node, NodeKind::TypeRef) ? B.Tree->get<syntax::TypeRef>(B.Node).Named : B.Node;
  NodeId Other =
      A.Tree->is(A.Node, NodeKind::TypeRef) ? A.Tree->get<syntax::TypeRef>(A.Node).Named : A.Node;
  if (!B.Tree->is(Pattern, NodeKind::NameRef))
    return alike(*A.Tree, Other, A.Parameters, *B.Tree, Pattern, B.Parameters, 0);
  auto N = B.Tree->get<syntax::NameRef>(Pattern);
  for (size_t I = 0; I < B.Parameters.Count && !N.HasArguments && N.Qualifier == NodeId::None;
       ++I) {
    if (nameOfParameter(*B.Tree, B.Tree->item(B.Parameters, I)) != N.Word)
      continue;
    if (Bound[I] == NodeId::None)
      Bound[I] = Other;
    return alike(*A.Tree, Bound[I], A.Parameters, *A.Tree, Other, A.Parameters, 0);
  }
  if (!N.HasArguments || !A.Tree->is(Other, NodeKind::NameRef))
    return alike(*A.Tree, Other, A.Parameters, *B.Tree, Pattern, B.Parameters, 0);
  auto M = A.Tree->get<syntax::NameRef>(Other);
  if (M.Word != N.Word || M.Arguments.Count != N.Arguments.Count)
    return false;
  for (size_t I = 0; I < M.Arguments.Count; ++I)
    if (!covers({B.Tree, B.Tree->item(N.Arguments, I), B.Parameters},
                {A.Tree, A.Tree->item(M.Arguments, I), A.Parameters}, Bound, Depth + 1))
      return false;
  return true;
}

/// As covers(), for the parameters of two functions.
bool Checker::coversFunction(const Template &B, const Template &A) {
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
    if (!covers({B.Tree, X.Type, B.Parameters}, {A.Tree, Y.Type, A.Parameters}, Bound, 0))
      return false;
  }
  return true;
}

bool Checker::isMoreSpecialized(FunctionId A, FunctionId B) {
  if (!isInstance(A) || !isInstance(B))
    return false;
  Template X = Templates[size_t(Instances[state(A).Instance].Of)];
  Template Y = Templates[size_t(Instances[state(B).Instance].Of)];
  return coversFunction(Y, X) && !coversFunction(X, Y);
}
