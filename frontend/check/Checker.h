// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of check() and the functions by which its parts call each other. One part, one file:
//   Declarations*.cpp, Types.cpp, Scopes.cpp, Templates.cpp, Statements.cpp, Constants.cpp, Bindings.cpp, Entry.cpp
//   Expressions*.cpp, Calls.cpp, Overloads.cpp, Members.cpp, Initializers.cpp, Conversions.cpp, Operators.cpp
#ifndef DXIL_FRONTEND_CHECK_CHECKER_H
#define DXIL_FRONTEND_CHECK_CHECKER_H

#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "../types/Conversions.h"
#include "Program.h"
#include "Scopes.h"

#include <deque>
#include <optional>

namespace dxil::frontend {

/// The value of a constant expression: the numbers of its type's leaves, each as of expr::Constant.
struct ConstantValue {
  TypeId Type = TypeId::None;
  std::vector<uint64_t> Bits;
};

/// An argument of a template.
struct TemplateArgument {
  TypeId Type = TypeId::None; ///< None: Value
  uint64_t Value = 0;
  TypeId ValueType = TypeId::None;
};

class Checker {
public:
  Checker(const syntax::Tree &T, const Tokens &Source, NameTable &Names, TypeTable &Types, const Options &Opts,
          Diagnostics &Diags, Program &P)
      : T(T), Source(Source), Names(Names), Types(Types), Opts(Opts), Diags(Diags), P(P) {}

  /// Checks the whole tree (Declarations.cpp).
  void checkProgram();

  //===-- Names and types (Scopes.cpp, Types.cpp) ---------------------------------------------------------------===//

  /// All meanings of \p Word where the checker stands, from the innermost scope that has one: functions of one scope
  /// together. Empty where only the library may know it.
  llvm::SmallVector<Entity, 4> lookUp(Name Word);
  /// Those of \p Named (with its qualifiers; its template arguments are not applied).
  llvm::SmallVector<Entity, 4> lookUp(syntax::NodeId Named);
  /// Those of \p Word among the members of struct \p S and its bases; \p Owner is the base that has them.
  llvm::SmallVector<Entity, 4> lookUpMember(TypeId S, Name Word, TypeId &Owner);
  /// The type that a TypeRef, ArrayType or NameRef names; TypeId::Error after a diagnostic.
  TypeId typeOf(syntax::NodeId TypeNode);
  /// The same of a NameRef that may be no type at all: None, without a diagnostic.
  TypeId typeIfNamed(syntax::NodeId Named);
  /// \p Base with the dimensions of a declarator; \p Initializer gives the length of `[]`.
  TypeId withDimensions(TypeId Base, syntax::NodeList Dimensions, syntax::NodeId Initializer);

  //===-- Templates (Templates.cpp) -----------------------------------------------------------------------------===//

  std::vector<TemplateArgument> templateArguments(syntax::NodeList Arguments);
  /// The function that template \p F is for these arguments, with what they leave open deduced from the types of a
  /// call's arguments (None for an InitList). FunctionId::None if it does not fit. Its body is checked later.
  FunctionId instantiate(TemplateId F, llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<TypeId> CallArguments);
  /// The library's function \p F, written in HLSL (LoweringKind::Code), for the types that a call has settled on.
  FunctionId instantiateLibraryCode(const library::Function &F, llvm::ArrayRef<TypeId> ParameterTypes);
  /// Whether function \p F came from a template, and how specialized that one is against \p Other: for overloads.
  bool isInstance(FunctionId F) const;

  //===-- Constants (Constants.cpp) -----------------------------------------------------------------------------===//

  /// The value of \p E if it is constant; nothing is reported.
  std::optional<ConstantValue> evaluate(ExprId E);
  /// Checks \p Node as an integer constant; reports and gives nothing if it is none.
  std::optional<int64_t> integerConstant(syntax::NodeId Node);

  //===-- Statements (Statements.cpp) ---------------------------------------------------------------------------===//

  StmtId checkStatement(syntax::NodeId Node);

  //===-- Expressions (Expressions.cpp and those beside it) -----------------------------------------------------===//

  /// A value or a place. Never None: what is wrong is reported and gives an expr::Bad.
  ExprId checkExpression(syntax::NodeId Node);
  /// A value: a place is loaded.
  ExprId checkValue(syntax::NodeId Node);
  /// The value of \p E, which may be a place.
  ExprId load(ExprId E);
  /// \p Node as a value of type \p To, converted as an initialization does; InitList too.
  ExprId checkInitializer(syntax::NodeId Node, TypeId To);
  /// Value \p E implicitly converted to \p To; reports if it cannot be.
  ExprId convert(ExprId E, TypeId To);
  /// The same by a cast.
  ExprId cast(ExprId E, TypeId To, Location Where);
  /// A bool scalar, as conditions of statements take.
  ExprId checkCondition(syntax::NodeId Node);
  /// The length that `[]` has with \p Initializer for elements of type \p Element; 0 after a diagnostic.
  uint32_t deducedLength(syntax::NodeId Initializer, TypeId Element);
  ExprId bad(Location Where);
  ExprId integer(Location Where, ScalarKind K, uint64_t Value);

  //===-- State -------------------------------------------------------------------------------------------------===//

  const syntax::Tree &T; ///< of the source; the library's code has trees of its own, see CurrentTree
  const Tokens &Source;
  NameTable &Names;
  TypeTable &Types;
  const Options &Opts;
  Diagnostics &Diags;
  Program &P;

  /// The tree that the node ids at hand are of.
  const syntax::Tree *CurrentTree = &T;
  const Tokens *CurrentSource = &Source;
  std::vector<Scope> Scopes{1};
  ScopeId Current = ScopeId::None;
  /// The function whose body is checked; None outside.
  FunctionId CurrentFunction = FunctionId::None;
  TypeId CurrentThis = TypeId::None;

  bool atLeast(LanguageVersion V) const { return Opts.Language >= V; }
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_CHECKER_H
