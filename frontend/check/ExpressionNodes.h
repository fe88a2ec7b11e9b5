// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of a program's expressions: values and places.
#pragma once

#include "../types/Conversions.h"
#include "../types/Types.h"
#include "ProgramIds.h"

namespace dxil::frontend {

// clang-format off
#define DXIL_EXPRESSION_NODES(X) \
  X(Bad) X(Constant) X(StringConstant) X(Load) X(Negate) X(Not) X(Complement) X(Binary) \
  X(Logical) X(Select) X(Branch) X(Convert) X(Construct) X(Swizzle) X(FieldValue) \
  X(ElementValue) X(Call) X(LibraryCall) X(OutArgument) X(Assign) X(CompoundAssign) X(Increment) \
  X(Sequence) X(HeapObject) X(VariablePlace) X(ThisPlace) X(FieldPlace) X(BasePlace) \
  X(ElementPlace) X(SwizzlePlace) X(BufferPlace) X(MipPlace) X(ContentsPlace) X(ConvertedPlace) \
  X(TemporaryPlace) X(StoredPlace)
// clang-format on

enum class ExprKind : uint8_t { None, DXIL_EXPRESSION_NODES(DXIL_NODE_ENUMERATOR) };

namespace expr {

/// An erroneous expression, of type TypeId::Error. Never in a program that reaches code generation.
struct Bad {};
/// A number as the bits of its type: bool as 0 or 1, half and float in their own width,
/// LiteralFloat as a double, LiteralInt in 64 bits. A vector or matrix has this number in every
/// element.
struct Constant {
  uint32_t Low, High;
};
struct StringConstant {
  uint32_t Index; ///< index in Tokens::Strings
};
struct Load {
  ExprId Place;
};
struct Negate {
  ExprId Operand;
};
/// Bools as operands.
struct Not {
  ExprId Operand;
};
struct Complement {
  ExprId Operand;
};
enum class BinaryOp : uint32_t {
  Multiply,
  Divide,
  Remainder,
  Add,
  Subtract,
  ShiftLeft,
  ShiftRight,
  And,
  Xor,
  Or,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  Equal,
  NotEqual, ///< bools in the shape of the operands
  LogicalAnd,
  LogicalOr ///< operands: bools; both sides are evaluated (HLSL before 2021)
};
/// Both operands have one type (of a shift, one shape), and so has the result of arithmetic. The
/// left one is evaluated first.
struct Binary {
  BinaryOp Op;
  ExprId Left, Right;
};
/// `&&` and `||` of bool scalars. The right side is evaluated only if it decides (HLSL 2021).
struct Logical {
  uint32_t IsOr;
  ExprId Left, Right;
};
/// All three are evaluated. The condition is a bool, or bools in the shape of the result.
struct Select {
  ExprId Condition, True, False;
};
/// The condition is a bool scalar; only the chosen operand is evaluated.
struct Branch {
  ExprId Condition, True, False;
};
/// Converts to the node's type.
struct Convert {
  ConversionKind How;
  ExprId Operand;
};
/// A vector, matrix, array or struct from parts. The leaves of the parts, in order (a matrix row by
/// row, a struct's base first), are the leaves of the result: the same number and scalar types.
struct Construct {
  ExprList Parts;
};
/// Elements of a vector, scalar or matrix value. Element (R, C) of a matrix has the number R *
/// Columns + C.
struct Swizzle {
  ExprId Operand;
  List<uint32_t> Elements;
};
struct FieldValue {
  ExprId Operand;
  uint32_t Index; ///< index into Struct::Fields of this struct
};
/// An element of a vector or array value, a row of a matrix value.
struct ElementValue {
  ExprId Operand, Index; ///< Index: int or uint
};
/// Arguments of `out` and `inout` parameters are OutArgument nodes, of groupshared parameters
/// places, of others values of the parameter's type. Arguments are evaluated from the last to the
/// first, as in DXC.
struct Call {
  FunctionId Callee;
  ExprId This; ///< a place with the struct, or None
  ExprList Arguments;
};
/// A call of a library function with its types settled. Arguments have the types in which the
/// function computes; an omitted parameter has none. Object is the value of a method's object, or
/// None for a function.
struct LibraryCall {
  LibraryRef Callee;
  ExprId Object;
  ExprList Arguments;
  TypeId TemplateArgument; ///< T of `Load<T>`, else None
};
/// The argument of an `out` or `inout` parameter, with the parameter's type. The value is copied in
/// (`inout` only) before the call and back after it, with conversions. A place in memory with
/// ConversionKind::Identity may be passed directly if the program cannot tell the difference.
struct OutArgument {
  ExprId Place;
  uint32_t CopyIn; ///< 1: `inout`
  ConversionKind In, Back;
};
/// A store. The value of the node is the stored value.
struct Assign {
  ExprId Place, Value; ///< Place and Value have one type
};
/// Place = (type of Place)((Computed)Place Op Value). Place is evaluated once.
struct CompoundAssign {
  BinaryOp Op;
  ExprId Place, Value;
  /// Type of the operation, and of Value (for a shift, Value may have another element type).
  TypeId Computed;
  ConversionKind In, Back;
};
struct Increment {
  ExprId Place;
  uint32_t IsDecrement;
  uint32_t IsPostfix; ///< 1: the node's value is the old value
};
/// The value or place of Last. First is evaluated before, and its value dropped.
struct Sequence {
  ExprId First, Last;
};
/// ResourceDescriptorHeap[Index] or SamplerDescriptorHeap[Index]; the node's type is the object's.
struct HeapObject {
  ExprId Index;
  uint32_t IsSampler;
};

struct VariablePlace {
  VariableId Variable;
};
struct ThisPlace {};
struct FieldPlace {
  ExprId Base;
  uint32_t Index; ///< index into Struct::Fields of this struct
};
/// The base part of a struct; the node's type is the base's.
struct BasePlace {
  ExprId Derived;
};
/// An element of an array (of numbers or objects) or vector, or a row of a matrix.
struct ElementPlace {
  ExprId Base, Index;
};
struct SwizzlePlace {
  ExprId Base;
  List<uint32_t> Elements; ///< numbers of the elements, as in Swizzle
};
/// `buffer[i]`, `texture[xy]`: an element of a resource. Index has one number for each coordinate
/// of the object.
struct BufferPlace {
  ExprId Object, Index;
};
/// `texture.mips[m][xy]`, `texture.sample[s][xy]`
struct MipPlace {
  ExprId Object, Level, Index;
  uint32_t IsSample;
};
/// The contents of a ConstantBuffer<T>, TextureBuffer<T> or node record.
struct ContentsPlace {
  ExprId Object;
};
/// `(T)place`, an assignment to a cast: loads convert to the node's type, stores convert back.
struct ConvertedPlace {
  ExprId Place;
  ConversionKind In, Back;
};
/// A temporary: a value in memory that only this node names.
struct TemporaryPlace {
  ExprId Value;
};
/// The place that Store wrote: in HLSL an Assign, CompoundAssign or prefix Increment is an lvalue.
struct StoredPlace {
  ExprId Store;
};
} // namespace expr

#define DXIL_NODE_KIND(Node) template <> inline constexpr auto KindOf<expr::Node> = ExprKind::Node;
DXIL_EXPRESSION_NODES(DXIL_NODE_KIND)
#undef DXIL_NODE_KIND

} // namespace dxil::frontend
