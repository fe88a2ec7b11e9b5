// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of a program's expressions: values and places.
#ifndef DXIL_FRONTEND_CHECK_EXPRESSIONNODES_H
#define DXIL_FRONTEND_CHECK_EXPRESSIONNODES_H

#include "../types/Conversions.h"
#include "../types/Types.h"
#include "ProgramIds.h"

namespace dxil::frontend {

enum class ExprKind : uint8_t {
  None,
  Bad,
  // Values
  Constant,
  StringConstant,
  Load,
  Negate,
  Not,
  Complement,
  Binary,
  Logical,
  Select,
  Branch,
  Convert,
  Construct,
  Swizzle,
  FieldValue,
  ElementValue,
  Call,
  LibraryCall,
  OutArgument,
  Assign,
  CompoundAssign,
  Increment,
  Sequence,
  HeapObject,
  // Places
  VariablePlace,
  ThisPlace,
  FieldPlace,
  BasePlace,
  ElementPlace,
  SwizzlePlace,
  BufferPlace,
  MipPlace,
  ContentsPlace,
  ConvertedPlace,
  TemporaryPlace,
  StoredPlace
};

namespace expr {
#define DXIL_EXPR(K) static constexpr ExprKind Kind = ExprKind::K

/// An erroneous expression, of type TypeId::Error. Never in a program that reaches code generation.
struct Bad {
  DXIL_EXPR(Bad);
  uint32_t Unused;
};
/// A number as the bits of its type: bool as 0 or 1, half and float in their own width,
/// LiteralFloat as a double, LiteralInt in 64 bits. A vector or matrix has this number in every
/// element.
struct Constant {
  DXIL_EXPR(Constant);
  uint32_t Low, High;
};
struct StringConstant {
  DXIL_EXPR(StringConstant);
  uint32_t Index; ///< index into Tokens::Strings
};
struct Load {
  DXIL_EXPR(Load);
  ExprId Place;
};
struct Negate {
  DXIL_EXPR(Negate);
  ExprId Operand;
};
/// Operand: bools.
struct Not {
  DXIL_EXPR(Not);
  ExprId Operand;
};
struct Complement {
  DXIL_EXPR(Complement);
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
  NotEqual, ///< result: bools in the operands' shape
  LogicalAnd,
  LogicalOr ///< operands: bools; both sides are evaluated (HLSL before 2021)
};
/// Both operands have one type (of a shift, one shape), and so has the result of arithmetic. The
/// left one is evaluated first.
struct Binary {
  DXIL_EXPR(Binary);
  BinaryOp Op;
  ExprId Left, Right;
};
/// `&&` and `||` of bool scalars. The right side is evaluated only if it decides (HLSL 2021).
struct Logical {
  DXIL_EXPR(Logical);
  uint32_t IsOr;
  ExprId Left, Right;
};
/// All three are evaluated. The condition is a bool, or bools in the shape of the result.
struct Select {
  DXIL_EXPR(Select);
  ExprId Condition, True, False;
};
/// The condition is a bool scalar; only the chosen operand is evaluated.
struct Branch {
  DXIL_EXPR(Branch);
  ExprId Condition, True, False;
};
/// Converts to the node's type.
struct Convert {
  DXIL_EXPR(Convert);
  ConversionKind How;
  ExprId Operand;
};
/// A vector, matrix, array or struct from parts. The leaves of the parts, in order (a matrix row by
/// row, a struct's base first), are the leaves of the result: the same number and scalar types.
struct Construct {
  DXIL_EXPR(Construct);
  ExprList Parts;
};
/// Elements of a vector, scalar or matrix value. Element (R, C) of a matrix has the number R *
/// Columns + C.
struct Swizzle {
  DXIL_EXPR(Swizzle);
  ExprId Operand;
  List<uint32_t> Elements;
};
struct FieldValue {
  DXIL_EXPR(FieldValue);
  ExprId Operand;
  uint32_t Index; ///< index into Struct::Fields of this struct
};
/// An element of a vector or array value, a row of a matrix value.
struct ElementValue {
  DXIL_EXPR(ElementValue);
  ExprId Operand, Index; ///< Index: int or uint
};
/// Arguments of `out` and `inout` parameters are OutArgument nodes, of groupshared parameters
/// places, of others values of the parameter's type. Arguments are evaluated from the last to the
/// first, as in DXC.
struct Call {
  DXIL_EXPR(Call);
  FunctionId Callee;
  ExprId This; ///< a place of the struct, or None
  ExprList Arguments;
};
/// A call of a library function with its types settled. Arguments have the types in which the
/// function computes; an omitted parameter has none. Object is the value of a method's object, or
/// None for a function.
struct LibraryCall {
  DXIL_EXPR(LibraryCall);
  LibraryRef Callee;
  ExprId Object;
  ExprList Arguments;
  TypeId TemplateArgument; ///< T of `Load<T>`, else None
};
/// The argument of an `out` or `inout` parameter, with the parameter's type. Its value is copied in
/// (`inout` only) and back after the call, with conversions. A place in memory with
/// ConversionKind::Identity may be passed directly if the program cannot tell the difference.
struct OutArgument {
  DXIL_EXPR(OutArgument);
  ExprId Place;
  uint32_t CopyIn; ///< 1: inout
  ConversionKind In, Back;
};
/// The node's value is the stored value.
struct Assign {
  DXIL_EXPR(Assign);
  ExprId Place, Value; ///< both have the same type
};
/// Place = (type of Place)((Computed)Place Op Value). Place is evaluated once.
struct CompoundAssign {
  DXIL_EXPR(CompoundAssign);
  BinaryOp Op;
  ExprId Place, Value;
  TypeId Computed; ///< type of Value too (Value of a shift may have another element type)
  ConversionKind In, Back;
};
struct Increment {
  DXIL_EXPR(Increment);
  ExprId Place;
  uint32_t IsDecrement;
  uint32_t IsPostfix; ///< 1: the node's value is the old value
};
/// The value or place of Last. First is evaluated before, and its value dropped.
struct Sequence {
  DXIL_EXPR(Sequence);
  ExprId First, Last;
};
/// ResourceDescriptorHeap[Index] or SamplerDescriptorHeap[Index]; the node's type is the object's.
struct HeapObject {
  DXIL_EXPR(HeapObject);
  ExprId Index;
  uint32_t IsSampler;
};

struct VariablePlace {
  DXIL_EXPR(VariablePlace);
  VariableId Variable;
};
struct ThisPlace {
  DXIL_EXPR(ThisPlace);
  uint32_t Unused;
};
struct FieldPlace {
  DXIL_EXPR(FieldPlace);
  ExprId Base;
  uint32_t Index; ///< index into Struct::Fields of this struct
};
/// The base part of a struct; the node's type is the base's.
struct BasePlace {
  DXIL_EXPR(BasePlace);
  ExprId Derived;
};
/// An element of an array (of numbers or objects) or vector, or a row of a matrix.
struct ElementPlace {
  DXIL_EXPR(ElementPlace);
  ExprId Base, Index;
};
struct SwizzlePlace {
  DXIL_EXPR(SwizzlePlace);
  ExprId Base;
  List<uint32_t> Elements; ///< element numbers, as in Swizzle
};
/// `buffer[i]`, `texture[xy]`: an element of a resource. Index has one number for each coordinate
/// of the object.
struct BufferPlace {
  DXIL_EXPR(BufferPlace);
  ExprId Object, Index;
};
/// `texture.mips[m][xy]`, `texture.sample[s][xy]`
struct MipPlace {
  DXIL_EXPR(MipPlace);
  ExprId Object, Level, Index;
  uint32_t IsSample;
};
/// The contents of a ConstantBuffer<T>, TextureBuffer<T> or node record.
struct ContentsPlace {
  DXIL_EXPR(ContentsPlace);
  ExprId Object;
};
/// `(T)place` where HLSL assigns to a cast: loads convert to the node's type, stores convert back.
struct ConvertedPlace {
  DXIL_EXPR(ConvertedPlace);
  ExprId Place;
  ConversionKind In, Back;
};
/// A value in memory of its own.
struct TemporaryPlace {
  DXIL_EXPR(TemporaryPlace);
  ExprId Value;
};
/// The place that Store wrote: an Assign, CompoundAssign or prefix Increment is an lvalue.
struct StoredPlace {
  DXIL_EXPR(StoredPlace);
  ExprId Store;
};
#undef DXIL_EXPR
} // namespace expr

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_EXPRESSIONNODES_H
