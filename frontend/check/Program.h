// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output of `check`: a typed tree without open decisions. Every conversion is a node, every
// name the id of its declaration, every template an instance. An expression is a value or a place
// (an lvalue); Load reads a place.
#ifndef DXIL_FRONTEND_CHECK_PROGRAM_H
#define DXIL_FRONTEND_CHECK_PROGRAM_H

#include "../library/Library.h"
#include "../types/Conversions.h"
#include "../types/Types.h"
#include "dxil/generated/HLSLDeclarations.h"

#include "llvm/ADT/DenseSet.h"

#include <memory>

namespace dxil::frontend {

enum class ExprId : uint32_t { None = 0 };
enum class StmtId : uint32_t { None = 0 };
enum class VariableId : uint32_t { None = 0 };
enum class FunctionId : uint32_t { None = 0 };
enum class BlockId : uint32_t { None = 0 };
/// Index of Program::LibraryFunctions.
enum class LibraryRef : uint32_t {};
using ExprList = List<ExprId>;
using StmtList = List<StmtId>;

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
  uint32_t Index; ///< of Tokens::Strings
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
  uint32_t Index; ///< in Struct::Fields of this struct
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
  TypeId TemplateArgument; ///< of `Load<T>`, else None
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
  ExprId Place, Value; ///< of one type
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
  uint32_t Index; ///< in Struct::Fields of this struct
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
  List<uint32_t> Elements; ///< as in Swizzle
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

enum class StmtKind : uint8_t {
  None,
  Block,
  Declare,
  Expression,
  If,
  Loop,
  Switch,
  Case,
  Break,
  Continue,
  Return,
  Discard
};
/// Requests of `[unroll]` and other loop attributes.
enum class LoopHint : uint32_t { None, Unroll, Loop, AllowUAVCondition };
enum class BranchHint : uint32_t { None, Branch, Flatten, ForceCase, Call };

namespace stmt {
#define DXIL_STMT(K) static constexpr StmtKind Kind = StmtKind::K
struct Block {
  DXIL_STMT(Block);
  StmtList Statements;
  Location End;
};
/// Starts the variable's lifetime and runs its Initializer, each time that control reaches it; of a
/// static, only the first time.
struct Declare {
  DXIL_STMT(Declare);
  VariableId Variable;
};
struct Expression {
  DXIL_STMT(Expression);
  ExprId Value;
};
struct If {
  DXIL_STMT(If);
  ExprId Condition; ///< a bool
  StmtId Then, Else;
  BranchHint Hint;
};
struct Loop {
  DXIL_STMT(Loop);
  StmtId Initial;   ///< or None
  ExprId Condition; ///< a bool; None: forever
  ExprId Next;      ///< or None
  StmtId Body;
  uint32_t TestsAfter; ///< 1: do ... while
  LoopHint Hint;
  uint32_t UnrollCount; ///< 0: the full trip count
};
/// Body is a Block with Case nodes in it, but not inside nested loops or switches.
struct Switch {
  DXIL_STMT(Switch);
  ExprId Value; ///< int, uint, int64_t or uint64_t
  StmtId Body;
  BranchHint Hint;
};
struct Case {
  DXIL_STMT(Case);
  uint32_t IsDefault;
  uint32_t Value; ///< the low bits
  uint32_t High;  ///< the high bits in a switch on 64 bits, else 0
};
struct Break {
  DXIL_STMT(Break);
  uint32_t Unused;
};
struct Continue {
  DXIL_STMT(Continue);
  uint32_t Unused;
};
struct Return {
  DXIL_STMT(Return);
  ExprId Value; ///< or None
};
struct Discard {
  DXIL_STMT(Discard);
  uint32_t Unused;
};
#undef DXIL_STMT
} // namespace stmt

/// The register and space that the source gives a resource.
struct Binding {
  char Letter = 0; ///< 't', 'u', 'b', 's'; 0: no register
  uint32_t Register = 0;
  uint32_t Space = 0;
  bool HasSpace = false;
};

/// An attribute with its arguments evaluated; Word is in lower case. Numbers are integers, except
/// that maxtessfactor's is the bits of a float. The arguments that its record requires are present.
struct Attribute {
  AttributeId Id = AttributeId::None;
  Name Word = Name::None;
  Location Where = Location::None;
  std::vector<int64_t> Numbers;
  std::vector<std::string> Strings;
  std::vector<ExprId> Planes; ///< places that [clipplanes] names
};

enum class VariableKind : uint8_t {
  Local,
  Parameter,
  Static, ///< of the program, a class or a function; each thread has its own
  GroupShared,
  Constant, ///< a member of a ConstantBlock
  Resource  ///< an object, array of objects or struct of objects at global scope
};
/// When the initializer of a static runs, unless it is constant. InOrder: before the entry point,
/// in the order of definitions. BeforeUse (static of a template's instance): before the first read.
/// WhenReached (static of a function): when control first reaches its declaration.
enum class StaticStart : uint8_t { InOrder, BeforeUse, WhenReached };
struct Variable {
  Name Word = Name::None;
  VariableKind Kind = VariableKind::Local;
  TypeId Type = TypeId::None;
  Location Where = Location::None;
  /// Local: runs at the declaration. Static: runs once, see Start. Parameter: the default argument,
  /// a value of the parameter's type that all calls share.
  ExprId Initializer = ExprId::None;
  library::Direction Flow = library::Direction::In; ///< Parameter
  bool Const = false, Precise = false, GloballyCoherent = false, ReorderCoherent = false;
  bool Used = false;
  StaticStart Start = StaticStart::InOrder; ///< for Static
  bool IsShared = false;                    ///< a groupshared parameter: names the argument itself
  // Of parameters, for interfaces
  Name Semantic = Name::None;
  Location SemanticAt = Location::None;
  uint8_t InterpolationBits = 0;
  uint32_t Modifier =
      0; ///< geometry and mesh parameters: 1 + syntax::Specifier (Triangle, Vertices, ...), or 0
  std::vector<Attribute> Attributes; ///< of node parameters
  // Of globals
  std::string Spelling; ///< with namespaces, as in reflection
  Binding Bound;
  std::vector<Binding> MoreBounds; ///< other letters of a struct that contains objects
  BlockId Block = BlockId::None;
  uint64_t Offset = 0; ///< of a Constant, in bytes
};

/// A constant buffer or texture buffer with members: `cbuffer`, `tbuffer`, `$Globals`, `$Params`.
struct ConstantBlock {
  std::string Spelling;
  bool IsTextureBuffer = false;
  Location Where = Location::None;
  Binding Bound;
  std::vector<VariableId> Members;
  uint64_t Size = 0; ///< in bytes
};

struct Function {
  std::string Spelling; ///< with namespaces and template arguments
  Name Word = Name::None;
  Location Where = Location::None;
  TypeId Result = TypeId::Void;
  Name ResultSemantic = Name::None;
  Location ResultSemanticAt = Location::None;
  uint8_t ResultInterpolation = 0;
  bool ResultPrecise = false;
  TypeId This = TypeId::None; ///< the struct of a non-static method
  std::vector<VariableId> Parameters;
  StmtId Body = StmtId::None; ///< None: declared only
  bool IsLibrary = false;     ///< has a library::Function::Body
  bool Exported = false;
  std::vector<std::string> ExportNames{""}; ///< names from -exports; empty: its own name
  bool NoInline = false;
  std::vector<Attribute> Attributes;
  uint64_t RefusedAttributes = 0; ///< one bit for each AttributeId that is malformed
};

/// A subobject of a state object: a global that is not a variable of the program.
struct Subobject {
  struct Value {
    bool IsText = false;
    std::string Text;
    int64_t Number = 0;
  };
  std::string Word, Class;
  Location Where = Location::None;
  std::vector<Value> Values;
};

/// A function that is a shader of stage \c Of.
struct EntryPoint {
  FunctionId Function = FunctionId::None;
  dxil::Stage Of = dxil::Stage::Compute;
  FunctionId PatchConstant = FunctionId::None; ///< of a hull shader
};

/// A checked program.
struct Program {
  struct Exprs : FlatTree<ExprKind, ExprId> {
    std::vector<TypeId> Types{TypeId::None}; ///< by node
  } Expressions;
  FlatTree<StmtKind, StmtId> Statements;
  std::vector<Variable> Variables{1};
  std::vector<Function> Functions{1};
  std::vector<ConstantBlock> Blocks{1};
  std::vector<const library::Function *> LibraryFunctions;
  /// Globals in the order of their declaration.
  std::vector<VariableId> Globals;
  std::vector<EntryPoint> Entries;           ///< one, except in a library
  std::vector<TypeId> Payloads;              ///< structs with [raypayload]
  llvm::DenseSet<ExprId> CallsOfOtherStages; ///< of a library: calls of ops that the stage of a
                                             ///< calling entry point lacks
  std::vector<Subobject> Subobjects;
  std::optional<std::string>
      RootSignature; ///< text of [RootSignature(...)], or of the macro that the options name
  Location RootSignatureAt = Location::None; ///< of the attribute; None for a macro
  std::string BindingTable; ///< text of the binding table from the options, or from the macro that
                            ///< they name

  template <typename T> ExprId add(Location Where, TypeId Type, const T &Node) {
    Expressions.Types.push_back(Type);
    return Expressions.add(Where, Node);
  }
  TypeId type(ExprId E) const { return Expressions.Types[size_t(E)]; }
  Variable &variable(VariableId V) { return Variables[size_t(V)]; }
  const Variable &variable(VariableId V) const { return Variables[size_t(V)]; }
  Function &function(FunctionId F) { return Functions[size_t(F)]; }
  const Function &function(FunctionId F) const { return Functions[size_t(F)]; }
};

/// Returns true if \p K is a place.
constexpr bool isPlace(ExprKind K) {
  return K >= ExprKind::VariablePlace;
}

/// Returns the place of which \p Place is a part, or \p Place.
ExprId rootOf(const Program &P, ExprId Place);
/// Returns the variable that holds the place \p Place, or None.
VariableId variableOf(const Program &P, ExprId Place);
/// Returns true if \p Place is in groupshared memory.
bool isGroupShared(const Program &P, ExprId Place);
/// Returns the bit field of \p Place, or of the place of which it is a swizzle or cast. Returns
/// null if there is none.
const Field *bitFieldOf(const Program &P, const TypeTable &Types, ExprId Place);
/// Returns the place that \p Store, an Assign, CompoundAssign or Increment of \p P, writes.
ExprId placeStoredTo(const Program &P, ExprId Store);

/// Returns true if \p S contains a label of the enclosing switch; only `default` counts if
/// \p OnlyDefault.
bool hasLabel(const Program &P, StmtId S, bool OnlyDefault);

/// Checks \p P against the rules of this header, such as types of operands and places where values
/// must be. Returns one line for each violation. For tests and debug builds.
std::string verify(const Program &P, const TypeTable &Types);
/// Prints one node on each line, for tests and -ast-dump.
std::string print(const Program &P, const TypeTable &Types, const NameTable &Names);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_PROGRAM_H
