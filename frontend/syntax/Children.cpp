// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Children.h"

using namespace dxil::frontend;
using namespace dxil::frontend::syntax;

namespace {

/// One overload for each kind of node that has children.
class Visitor {
public:
  Visitor(const Tree &T, llvm::function_ref<void(NodeId)> Visit) : T(T), Visit(Visit) {}

  void operator()(const NameRef &N) { all(N.Qualifier, N.Arguments); }
  void operator()(const TypeRef &N) { all(N.Named); }
  void operator()(const ArrayType &N) { all(N.Element, N.Size); }
  void operator()(const Unary &N) { all(N.Operand); }
  void operator()(const Postfix &N) { all(N.Operand); }
  void operator()(const Binary &N) { all(N.Left, N.Right); }
  void operator()(const Assign &N) { all(N.Left, N.Right); }
  void operator()(const Conditional &N) { all(N.Condition, N.True, N.False); }
  void operator()(const Call &N) { all(N.Callee, N.Arguments); }
  void operator()(const Subscript &N) { all(N.Base, N.Index); }
  void operator()(const Member &N) { all(N.Base, N.Named); }
  void operator()(const Cast &N) { all(N.Type, N.Operand); }
  void operator()(const SizeOf &N) { all(N.Operand); }
  void operator()(const InitList &N) { all(N.Items); }
  void operator()(const Block &N) { all(N.Statements); }
  void operator()(const DeclarationStatement &N) { all(N.Declarations); }
  void operator()(const ExpressionStatement &N) { all(N.Expression); }
  void operator()(const If &N) { all(N.Condition, N.Then, N.Else); }
  void operator()(const For &N) { all(N.Initial, N.Condition, N.Next, N.Body); }
  void operator()(const While &N) { all(N.Condition, N.Body); }
  void operator()(const Do &N) { all(N.Body, N.Condition); }
  void operator()(const Switch &N) { all(N.Value, N.Body); }
  void operator()(const Attributed &N) { all(N.Statement); }
  void operator()(const Case &N) { all(N.Value); }
  void operator()(const Return &N) { all(N.Value); }
  void operator()(const Variable &N) {
    all(N.Type, N.Qualifier, N.Dimensions, N.BitWidth, N.Initializer);
  }
  void operator()(const Function &N) {
    all(N.TemplateParameters, N.Result, N.ResultDimensions, N.Qualifier, N.Parameters, N.Body);
  }
  void operator()(const Struct &N) { all(N.TemplateParameters, N.Bases, N.Members); }
  void operator()(const Enum &N) { all(N.Underlying, N.Enumerators); }
  void operator()(const Enumerator &N) { all(N.Value); }
  void operator()(const Alias &N) { all(N.TemplateParameters, N.Type, N.Dimensions); }
  void operator()(const ConstantBlock &N) { all(N.Members); }
  void operator()(const Namespace &N) { all(N.Declarations); }
  void operator()(const UsingNamespace &N) { all(N.Named); }
  void operator()(const UsingName &N) { all(N.Named); }
  void operator()(const TypeParameter &N) { all(N.Default); }
  void operator()(const ValueParameter &N) { all(N.Type, N.Default); }
  void operator()(const Instantiation &N) { all(N.Target); }
  void operator()(const StaticAssert &N) { all(N.Condition); }

private:
  template <typename... Parts> void all(const Parts &...P) { (one(P), ...); }
  void one(NodeId N) {
    if (N != NodeId::None)
      Visit(N);
  }
  void one(const NodeList &List) {
    for (uint32_t I = 0; I != List.Count; ++I)
      one(T.item(List, I));
  }

  const Tree &T;
  llvm::function_ref<void(NodeId)> Visit;
};

/// Calls \p V with the struct of the node if its kind is one of \p Kinds.
template <typename... Kinds> void dispatch(const Tree &T, NodeId Node, Visitor V) {
  ((T.is(Node, KindOf<Kinds>) ? V(T.get<Kinds>(Node)) : void()), ...);
}

} // namespace

void dxil::frontend::syntax::forEachChild(const Tree &T, NodeId Node,
                                          llvm::function_ref<void(NodeId)> Visit) {
  dispatch<NameRef, TypeRef, ArrayType, Unary, Postfix, Binary, Assign, Conditional, Call,
           Subscript, Member, Cast, SizeOf, InitList, Block, DeclarationStatement,
           ExpressionStatement, If, For, While, Do, Switch, Attributed, Case, Return, Variable,
           Function, Struct, Enum, Enumerator, Alias, ConstantBlock, Namespace, UsingNamespace,
           UsingName, TypeParameter, ValueParameter, Instantiation, StaticAssert>(
      T, Node, Visitor(T, Visit));
}
