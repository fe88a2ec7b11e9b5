// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser's output: the syntax of the source, without its meaning. Names are not resolved,
// except for what the grammar asks: whether a name is declared as a type at this point. A template
// is a tree that is checked for each instance. Every node is a struct below; the root is a list of
// declarations.
#pragma once

#include "../source/Names.h"
#include "../source/Tokens.h"
#include "dxil/generated/HLSLDeclarations.h"

#include "llvm/ADT/DenseSet.h"

namespace dxil::frontend::syntax {

enum class NodeId : uint32_t { None = 0 };
using NodeList = List<NodeId>;

// clang-format off
#define DXIL_SYNTAX_NODES(X) \
  X(NameRef) X(TypeRef) X(ArrayType) X(Integer) X(Float) X(Bool) X(String) X(This) X(Unary) \
  X(Postfix) X(Binary) X(Assign) X(Conditional) X(Call) X(Subscript) X(Member) X(Cast) X(SizeOf) \
  X(InitList) X(BadExpression) X(Block) X(DeclarationStatement) X(ExpressionStatement) X(If) \
  X(For) X(While) X(Do) X(Switch) X(Case) X(Default) X(Break) X(Continue) X(Return) X(Discard) \
  X(Empty) X(Attributed) X(Variable) X(Function) X(Struct) X(Enum) X(Enumerator) X(Alias) \
  X(ConstantBlock) X(Namespace) X(UsingNamespace) X(UsingName) X(TypeParameter) \
  X(ValueParameter) X(Instantiation) X(StaticAssert) X(Attribute) X(Semantic) X(Register) X(PackOffset) \
  X(PayloadAccess) X(StateBlock)
// clang-format on

enum class NodeKind : uint8_t { None, DXIL_SYNTAX_NODES(DXIL_NODE_ENUMERATOR) };

using frontend::Specifier;
/// Returns a specifier's word, or None for those of pragmas.
Name wordOf(Specifier S);
/// A set of Specifier, in two words.
struct Specifiers {
  uint32_t Words[2] = {0, 0};
  bool has(Specifier S) const { return Words[unsigned(S) / 32] >> (unsigned(S) % 32) & 1; }
  void add(Specifier S) { Words[unsigned(S) / 32] |= 1u << (unsigned(S) % 32); }
};

enum class UnaryOperator : uint32_t {
  Plus,
  Minus,
  Not,
  Complement,
  PreIncrement,
  PreDecrement,
  PostIncrement,
  PostDecrement,
  Dereference,
  AddressOf
};
enum class BinaryOperator : uint32_t {
  Multiply,
  Divide,
  Remainder,
  Add,
  Subtract,
  ShiftLeft,
  ShiftRight,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  Equal,
  NotEqual,
  And,
  Xor,
  Or,
  LogicalAnd,
  LogicalOr,
  Comma,
  None ///< in Assign: the operator `=`
};
/// Returns the spelling, such as "<<"; empty for None.
const char *spelling(BinaryOperator Op);
const char *spelling(UnaryOperator Op);

/// `a::b<c>`: one part of a name and its qualifier.
struct NameRef {
  NodeId Qualifier; ///< a NameRef, or None
  uint32_t Global;  ///< 1: after `::`
  Name Word;
  uint32_t HasArguments; ///< 1: `<...>` follows
  NodeList Arguments;    ///< types (TypeRef, ArrayType) or expressions
  /// 1: after `struct` or `class`, which declare the struct if there is none; 2: after `enum`.
  uint32_t Elaborated = 0;
};
/// A type as written, without the dimensions of a declarator.
struct TypeRef {
  NodeId Named;     ///< a NameRef, or a Struct or Enum that is defined here
  Specifiers Flags; ///< the specifiers next to the type
};
/// `T[n]` in place of a type without a name: casts, template arguments, sizeof, `using` aliases.
struct ArrayType {
  NodeId Element; ///< TypeRef or ArrayType
  NodeId Size;    ///< expression, None for `[]`
};

struct Integer {
  uint32_t Literal; ///< index of Tokens::Integers
};
struct Float {
  uint32_t Literal; ///< index of Tokens::Floats
};
struct Bool {
  uint32_t Value;
};
struct String {
  uint32_t Literal; ///< index of Tokens::Strings
};
struct This {};
struct Unary {
  UnaryOperator Operator;
  NodeId Operand;
};
struct Postfix {
  UnaryOperator Operator;
  NodeId Operand;
};
struct Binary {
  BinaryOperator Operator;
  NodeId Left, Right;
};
/// `Left Operator= Right`; with BinaryOperator::None a plain assignment.
struct Assign {
  BinaryOperator Operator;
  NodeId Left, Right;
};
struct Conditional {
  NodeId Condition, True, False;
};
/// `f(a, b)`, `float3(a, b)`, `object.method(a)`. The callee is a NameRef or TypeRef if a type is
/// constructed.
struct Call {
  NodeId Callee;
  NodeList Arguments;
};
struct Subscript {
  NodeId Base, Index;
};
/// `base.name`, also swizzles; `base.Base::name` has a NameRef with a qualifier. check reports
/// `base->name`.
struct Member {
  NodeId Base;
  NodeId Named; ///< NameRef
};
/// `(type)operand`
struct Cast {
  NodeId Type; ///< TypeRef or ArrayType
  NodeId Operand;
};
struct SizeOf {
  NodeId Operand; ///< TypeRef, ArrayType or an expression
};
/// `{ a, { b, c } }`
struct InitList {
  NodeList Items;
};
/// An expression with a syntax error, which is reported.
struct BadExpression {};

struct Block {
  NodeList Statements;
  Location End; ///< the closing brace
};
struct DeclarationStatement {
  NodeList Declarations;
};
struct ExpressionStatement {
  NodeId Expression;
};
struct If {
  NodeList Attributes;
  NodeId Condition;  ///< an expression, or a Variable with an initializer
  NodeId Then, Else; ///< Else may be None
};
struct For {
  NodeList Attributes;
  NodeId Initial;   ///< a statement, or None
  NodeId Condition; ///< an expression, or None
  NodeId Next;      ///< an expression, or None
  NodeId Body;
};
struct While {
  NodeList Attributes;
  NodeId Condition; ///< an expression, or a Variable with an initializer
  NodeId Body;
};
struct Do {
  NodeList Attributes;
  NodeId Body, Condition;
};
/// Case and Default nodes are statements of the body, before the statements that they label.
struct Switch {
  NodeList Attributes;
  NodeId Value, Body;
};
struct Case {
  NodeId Value;
};
struct Default {};
struct Break {};
struct Continue {};
struct Return {
  NodeId Value; ///< may be None, or an InitList where HLSL allows it
};
struct Discard {};
struct Empty {};
/// `[attribute] statement`, for statements without an attribute list of their own.
struct Attributed {
  NodeList Attributes;
  NodeId Statement;
};

/// One declarator: a variable, parameter, field or member of a constant block. The declarators of a
/// declaration share Type.
struct Variable {
  NodeList Attributes;
  Specifiers Flags;     ///< including those of its TypeRef
  NodeId Type;          ///< TypeRef
  NodeId Qualifier;     ///< NameRef before the name (`int S::counter = 1`), else None
  Name Word;            ///< None: a parameter without a name
  NodeList Dimensions;  ///< expressions; None for `[]`
  NodeList Annotations; ///< Semantic, Register, PackOffset, PayloadAccess
  NodeId BitWidth;      ///< width of a bit field, else None
  NodeId Initializer;   ///< an expression, InitList or StateBlock, or None
};
/// The Name of an overloaded operator is interned as "operator+"; that of a conversion is "operator
/// type", with the type in Result.
struct Function {
  NodeList Attributes;
  Specifiers Flags;
  NodeList TemplateParameters; ///< TypeParameter, ValueParameter
  uint32_t IsTemplate; ///< 1: after `template<...>`; an explicit specialization has no parameters
  NodeId Result;       ///< TypeRef
  NodeList ResultDimensions; ///< array dimensions of the result, as in Variable; rarely used
  NodeId Qualifier;          ///< NameRef before the name, as in `void S::f()`
  NodeId Named;              ///< NameRef, with arguments in a specialization
  NodeList Parameters;       ///< Variable
  NodeList Annotations;      ///< the result's Semantic
  uint32_t IsConst;          ///< 1: `const` after parameters
  NodeId Body;               ///< Block, or None if not defined
};
enum class StructKind : uint32_t { Struct, Class, Interface };
struct Struct {
  NodeList Attributes;
  Specifiers Flags;
  StructKind Sort;
  NodeList TemplateParameters;
  uint32_t IsTemplate;
  NodeId Named;          ///< NameRef, with arguments in a specialization; None without a name
  NodeList Bases;        ///< TypeRef
  uint32_t IsDefinition; ///< 0: `struct S;`
  NodeList Members;      ///< Variable, Function, Struct, Enum, Alias, UsingName, StaticAssert
};
struct Enum {
  Name Word;
  uint32_t IsClass;
  NodeId Underlying; ///< TypeRef or None
  NodeList Enumerators;
};
struct Enumerator {
  Name Word;
  NodeId Value; ///< initial value, or None
};
/// `typedef T A[2];` and `using A = T;`
struct Alias {
  NodeList TemplateParameters;
  uint32_t IsTemplate;
  Specifiers Flags;
  Name Word;
  NodeId Type; ///< TypeRef or ArrayType
  NodeList Dimensions;
  uint32_t IsTypedef; ///< 0: `using`
  NodeList Attributes = {};
};
/// `cbuffer B : register(b0) { ... }` and tbuffer
struct ConstantBlock {
  NodeList Attributes;
  uint32_t IsTextureBuffer;
  Name Word; ///< None if there is no name
  NodeList Annotations;
  NodeList Members; ///< any declarations
};
struct Namespace {
  Name Word; ///< None if there is no name
  NodeList Declarations;
};
struct UsingNamespace {
  NodeId Named;
};
struct UsingName {
  NodeId Named;
};
struct TypeParameter {
  Name Word;
  NodeId Default; ///< TypeRef, ArrayType or None
};
struct ValueParameter {
  NodeId Type;
  Name Word;
  NodeId Default;
};
/// `template struct S<float>;`, `template float f<float>(float);`
struct Instantiation {
  NodeId Target; ///< the struct's NameRef, or a Function without a body
};
struct StaticAssert {
  NodeId Condition;
  NodeId Message; ///< String or None
};

/// `[numthreads(8, 8, 1)]`, `[[vk::binding(1)]]`
struct Attribute {
  Name Scope; ///< `vk`, else None
  Name Word;
  NodeList Arguments;
  uint32_t IsCalled = 0; ///< 1: parentheses follow
};
struct Semantic {
  Name Word;
};
/// `register(ps_5_0, t3[1], space2)`, `register(space1)`: the words are left to check.
struct Register {
  Name Profile;  ///< None if there is no profile
  Name Word;     ///< `t3`; None if there is only a space
  NodeId Offset; ///< the expression in brackets, or None
  Name Space;    ///< `space2`, or None
};
/// `packoffset(c1.y)`
struct PackOffset {
  Name Word;      ///< `c1`
  Name Component; ///< component such as `y`, or None
};
/// `read(caller, anyhit)`, `write(...)`
struct PayloadAccess {
  uint32_t IsWrite;
  List<Name> Stages;
};
/// `sampler_state { ... }` and other leftovers of effects, which mean nothing to a shader.
struct StateBlock {};

/// A parsed source.
struct Tree : FlatTree<NodeKind, NodeId> {
  NodeList Declarations;
  unsigned MostLevels = 0; ///< levels of the highest expression
  /// Names (enum Name) in skipped tokens. check does not report these as undeclared.
  llvm::DenseSet<uint32_t> Unread;
  /// The structure is unreliable: braces do not match, or nesting is too deep.
  bool IsBroken = false;
};

} // namespace dxil::frontend::syntax

namespace dxil::frontend {
#define DXIL_NODE_KIND(Node)                                                                       \
  template <> inline constexpr auto KindOf<syntax::Node> = syntax::NodeKind::Node;
DXIL_SYNTAX_NODES(DXIL_NODE_KIND)
#undef DXIL_NODE_KIND
} // namespace dxil::frontend
