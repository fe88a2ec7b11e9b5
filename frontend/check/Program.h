// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output of `check`: a typed tree in which nothing is left to decide. Every conversion is a
// node, every name a number of what it names, every template an instance. An expression is a value
// or a place (an lvalue); a place is read by Load.
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

/// What an error was reported for; its type is TypeId::Error. Never in a program that is generated.
struct Bad {
  DXIL_EXPR(Bad);
  uint32_t Unused;
};
/// A number: the bits of its type (bool 0 or 1; half and float in their own width; a LiteralFloat
/// is a double's bits, a LiteralInt 64 bits). Where the type is a vector or matrix, every element
/// is this number.
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
/// Of bools.
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
  NotEqual, ///< result: bools of the operands' shape
  LogicalAnd,
  LogicalOr ///< of bools, both sides evaluated (HLSL before 2021)
};
/// Both operands have one type (of a shift, one shape); arithmetic's is the result's. The left one
/// is evaluated first.
struct Binary {
  DXIL_EXPR(Binary);
  BinaryOp Op;
  ExprId Left, Right;
};
/// `&&` and `||` of bool scalars, where the right side is evaluated only if it decides (HLSL 2021).
struct Logical {
  DXIL_EXPR(Logical);
  uint32_t IsOr;
  ExprId Left, Right;
};
/// All three are evaluated; the condition is a bool, or bools of the result's shape.
struct Select {
  DXIL_EXPR(Select);
  ExprId Condition, True, False;
};
/// The condition is a bool scalar, and one of the others is evaluated.
struct Branch {
  DXIL_EXPR(Branch);
  ExprId Condition, True, False;
};
/// To the node's type.
struct Convert {
  DXIL_EXPR(Convert);
  ConversionKind How;
  ExprId Operand;
};
/// A vector, matrix, array or struct of parts: the leaves of the parts in order (a matrix row by
/// row, a struct's base first) are the leaves of the result, as many and each of the same scalar
/// type.
struct Construct {
  DXIL_EXPR(Construct);
  ExprList Parts;
};
/// Elements of a vector, scalar or matrix value; of a matrix, element R, C has the number R *
/// Columns + C.
struct Swizzle {
  DXIL_EXPR(Swizzle);
  ExprId Operand;
  List<uint32_t> Elements;
};
struct FieldValue {
  DXIL_EXPR(FieldValue);
  ExprId Operand;
  uint32_t Index; ///< of Struct::Fields, its own
};
/// An element of a vector or array value, a row of a matrix value.
struct ElementValue {
  DXIL_EXPR(ElementValue);
  ExprId Operand, Index; ///< Index: int or uint
};
/// The arguments of `out` and `inout` parameters are OutArgument nodes, those of groupshared
/// parameters places, the others values of the parameter's type. Arguments are evaluated from the
/// last to the first, as DXC does.
struct Call {
  DXIL_EXPR(Call);
  FunctionId Callee;
  ExprId This; ///< a place of the struct, or None
  ExprList Arguments;
};
/// The library's function with its types settled: arguments have the types that the call works on
/// (a parameter that was left out has none). Object: of a method, the object's value; None of a
/// function.
struct LibraryCall {
  DXIL_EXPR(LibraryCall);
  LibraryRef Callee;
  ExprId Object;
  ExprList Arguments;
  TypeId TemplateArgument; ///< of `Load<T>`, else None
};
/// The node's type is the parameter's. A copy goes in (converted; not for `out`), and back when the
/// call has returned. ConversionKind::Identity with a place in memory may be passed itself where
/// nothing can tell.
struct OutArgument {
  DXIL_EXPR(OutArgument);
  ExprId Place;
  uint32_t CopyIn; ///< 1: inout
  ConversionKind In, Back;
};
/// The node's value is what is stored.
struct Assign {
  DXIL_EXPR(Assign);
  ExprId Place, Value; ///< of one type
};
/// Place = (type of Place)((Computed)Place Op Value). Place is evaluated once.
struct CompoundAssign {
  DXIL_EXPR(CompoundAssign);
  BinaryOp Op;
  ExprId Place, Value;
  TypeId Computed; ///< of Value too (of a shift, Value may differ in element type)
  ConversionKind In, Back;
};
struct Increment {
  DXIL_EXPR(Increment);
  ExprId Place;
  uint32_t IsDecrement;
  uint32_t IsPostfix; ///< the node's value is that before
};
/// The value or place of Last; First is evaluated before and dropped.
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
  uint32_t Index; ///< of Struct::Fields, its own
};
/// The base part of a struct; the node's type is the base's.
struct BasePlace {
  DXIL_EXPR(BasePlace);
  ExprId Derived;
};
/// An element of an array or vector, a row of a matrix; an element of an array of objects too.
struct ElementPlace {
  DXIL_EXPR(ElementPlace);
  ExprId Base, Index;
};
struct SwizzlePlace {
  DXIL_EXPR(SwizzlePlace);
  ExprId Base;
  List<uint32_t> Elements; ///< as of Swizzle
};
/// `buffer[i]`, `texture[xy]`: an element of a resource. Index has as many numbers as the object
/// has coordinates.
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
/// What a ConstantBuffer<T>, TextureBuffer<T> or a node's record holds.
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
/// A value put into memory of its own.
struct TemporaryPlace {
  DXIL_EXPR(TemporaryPlace);
  ExprId Value;
};
/// Where Store, an Assign, CompoundAssign or prefix Increment, has stored: these are lvalues.
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
/// What `[unroll]` and the like ask for.
enum class LoopHint : uint32_t { None, Unroll, Loop, AllowUAVCondition };
enum class BranchHint : uint32_t { None, Branch, Flatten, ForceCase, Call };

namespace stmt {
#define DXIL_STMT(K) static constexpr StmtKind Kind = StmtKind::K
struct Block {
  DXIL_STMT(Block);
  StmtList Statements;
  Location End;
};
/// The variable comes to life, with its Initializer, each time that it is reached; a static the
/// first time.
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
  uint32_t UnrollCount; ///< 0: as often as it takes
};
/// Body is a Block with Case nodes in it, not in loops or switches of it.
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
  uint32_t High;  ///< of a switch on 64 bits, else 0
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

/// Where a resource is bound, as the source says it.
struct Binding {
  char Letter = 0; ///< 't', 'u', 'b', 's'; 0: no register
  uint32_t Register = 0;
  uint32_t Space = 0;
  bool HasSpace = false;
};

/// An attribute with its arguments evaluated; Word is in lower case. A number is an integer; of
/// maxtessfactor it is the bits of a float. What its record asks for is there.
struct Attribute {
  AttributeId Id = AttributeId::None;
  Name Word = Name::None;
  Location Where = Location::None;
  std::vector<int64_t> Numbers;
  std::vector<std::string> Strings;
  std::vector<ExprId> Planes; ///< of [clipplanes]: places
};

enum class VariableKind : uint8_t {
  Local,
  Parameter,
  Static, ///< of the program, a class or a function: each thread has its own
  GroupShared,
  Constant, ///< a member of a ConstantBlock
  Resource  ///< an object, array of objects or struct of objects at global scope
};
/// When the initializer of a static runs, unless it is constant. InOrder: before the entry point,
/// in the order of definitions. BeforeUse: before what reads it, of a template's instance.
/// WhenReached: the first time that its declaration is reached, of a function.
enum class StaticStart : uint8_t { InOrder, BeforeUse, WhenReached };
struct Variable {
  Name Word = Name::None;
  VariableKind Kind = VariableKind::Local;
  TypeId Type = TypeId::None;
  Location Where = Location::None;
  /// Local: when it is declared; Static: once, as Start says. Parameter: the default argument, a
  /// value of its type, which any number of calls share as theirs.
  ExprId Initializer = ExprId::None;
  library::Direction Flow = library::Direction::In; ///< Parameter
  bool Const = false, Precise = false, GloballyCoherent = false, ReorderCoherent = false;
  bool Used = false;
  StaticStart Start = StaticStart::InOrder; ///< Static
  bool IsShared = false;                    ///< a groupshared parameter: the argument itself
  // Of parameters, for interfaces
  Name Semantic = Name::None;
  Location SemanticAt = Location::None;
  uint8_t InterpolationBits = 0;
  uint32_t Modifier = 0; ///< of geometry and mesh parameters: 1 + syntax::Specifier (Triangle,
                         ///< Vertices, ...), 0 none
  std::vector<Attribute> Attributes; ///< of parameters, those of nodes
  // Of globals
  std::string Spelling; ///< with namespaces: as reflection names it
  Binding Bound;
  std::vector<Binding> MoreBounds; ///< of a struct with objects: those of other letters
  BlockId Block = BlockId::None;
  uint64_t Offset = 0; ///< of a Constant, in bytes
};

/// A constant buffer or texture buffer with members of its own: `cbuffer`, `tbuffer`, `$Globals`,
/// `$Params`.
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
  TypeId This = TypeId::None; ///< the struct of a method that has an object
  std::vector<VariableId> Parameters;
  StmtId Body = StmtId::None; ///< None: declared only
  bool IsLibrary = false;     ///< of library::Function::Body
  bool Exported = false;
  std::vector<std::string> ExportNames{""}; ///< what -exports calls it; empty: its own name
  bool NoInline = false;
  std::vector<Attribute> Attributes;
  uint64_t RefusedAttributes = 0; ///< a bit for each AttributeId that is written wrongly
};

/// A subobject of a state object: a global that is no variable of the program.
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

/// A function that is a shader of the stage \c Of.
struct EntryPoint {
  FunctionId Function = FunctionId::None;
  dxil::Stage Of = dxil::Stage::Compute;
  FunctionId PatchConstant = FunctionId::None; ///< of a hull shader
};

/// A checked program.
struct Program {
  struct Exprs : FlatTree<ExprKind, ExprId> {
    std::vector<TypeId> Types{TypeId::None}; ///< of each node
  } Expressions;
  FlatTree<StmtKind, StmtId> Statements;
  std::vector<Variable> Variables{1};
  std::vector<Function> Functions{1};
  std::vector<ConstantBlock> Blocks{1};
  std::vector<const library::Function *> LibraryFunctions;
  /// Globals in the order of their declaration.
  std::vector<VariableId> Globals;
  std::vector<EntryPoint> Entries; ///< one, but of a library
  std::vector<TypeId> Payloads;    ///< structs that are [raypayload]
  llvm::DenseSet<ExprId>
      CallsOfOtherStages; ///< of a library: entry points reach them whose stage has no such op
  std::vector<Subobject> Subobjects;
  std::optional<std::string>
      RootSignature; ///< the text of [RootSignature(...)], or of the macro that the options name
  Location RootSignatureAt = Location::None; ///< of the attribute, None of a macro
  std::string BindingTable; ///< the text of the table that the options give or name a macro of

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

/// Whether \p K is a place.
constexpr bool isPlace(ExprKind K) {
  return K >= ExprKind::VariablePlace;
}

/// The place that \p Place is a part of, or itself.
ExprId rootOf(const Program &P, ExprId Place);
/// The variable whose memory the place \p Place is in or may be; None of others.
VariableId variableOf(const Program &P, ExprId Place);
/// Whether \p Place is in groupshared memory.
bool isGroupShared(const Program &P, ExprId Place);
/// The bit field that \p Place is, or is a swizzle or cast of; null if it is none.
const Field *bitFieldOf(const Program &P, const TypeTable &Types, ExprId Place);
/// The place that \p Store, an Assign, CompoundAssign or Increment of \p P, writes.
ExprId placeStoredTo(const Program &P, ExprId Store);

/// Whether a label of the switch around \p S stands in it; one `default` if \p OnlyDefault.
bool hasLabel(const Program &P, StmtId S, bool OnlyDefault);

/// What is wrong with \p P by the rules of this header (types that differ, a place where a value
/// must be, ...), one line for each; empty if nothing is. For tests and debug builds.
std::string verify(const Program &P, const TypeTable &Types);
/// One node on a line, for tests and -ast-dump.
std::string print(const Program &P, const TypeTable &Types, const NameTable &Names);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_PROGRAM_H
