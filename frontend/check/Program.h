// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output of `check`: a typed tree without open decisions. Every conversion is a node, every
// name the id of its declaration, every template an instance. An expression is a value or a place
// (an lvalue); Load reads a place.
#pragma once

#include "../library/Library.h"
#include "../types/Conversions.h"
#include "../types/Types.h"
#include "ExpressionNodes.h"
#include "StatementNodes.h"
#include "dxil/generated/HLSLDeclarations.h"

#include "llvm/ADT/DenseSet.h"

#include <memory>

namespace dxil::frontend {

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
  Static, ///< of the whole program, a class or a function; one for each thread
  GroupShared,
  Constant, ///< a member of a ConstantBlock
  Resource  ///< an object, array of objects or struct of objects at global scope
};
/// When the initializer of a static runs, if it is not constant. InOrder: before the entry point,
/// in the order of definitions. BeforeUse (a static of a template's instance): before the first
/// read. WhenReached (a static of a function): when control first reaches its declaration.
enum class StaticStart : uint8_t { InOrder, BeforeUse, WhenReached };
struct Variable {
  Name Word = Name::None;
  VariableKind Kind = VariableKind::Local;
  TypeId Type = TypeId::None;
  Location Where = Location::None;
  /// Local: runs at the declaration. Static: runs once, see Start. Parameter: the default argument,
  /// a value of the parameter's type that all calls share.
  ExprId Initializer = ExprId::None;
  library::Direction Flow = library::Direction::In; ///< direction of a Parameter
  bool Const = false, Precise = false, GloballyCoherent = false, ReorderCoherent = false;
  bool Used = false;
  StaticStart Start = StaticStart::InOrder; ///< for Static
  bool IsShared = false;                    ///< a groupshared parameter: names the argument itself
  // For parameters of interfaces
  Name Semantic = Name::None;
  Location SemanticAt = Location::None;
  uint8_t InterpolationBits = 0;
  uint32_t Modifier =
      0; ///< geometry and mesh parameters: 1 + syntax::Specifier (Triangle, Vertices, ...), or 0
  std::vector<Attribute> Attributes; ///< for node parameters
  // For globals
  std::string Spelling; ///< name with namespaces, as reflection shows it
  Binding Bound;
  std::vector<Binding> MoreBounds; ///< bindings with other letters, for a struct with objects
  BlockId Block = BlockId::None;
  uint64_t Offset = 0; ///< byte offset of a Constant
};

/// A constant buffer or texture buffer with members: `cbuffer`, `tbuffer`, `$Globals`, `$Params`.
struct ConstantBlock {
  std::string Spelling;
  bool IsTextureBuffer = false;
  Location Where = Location::None;
  Binding Bound;
  std::vector<VariableId> Members;
  uint64_t Size = 0; ///< size in bytes
};

struct Function {
  std::string Spelling; ///< name with namespaces and template arguments
  Name Word = Name::None;
  Location Where = Location::None;
  TypeId Result = TypeId::Void;
  Name ResultSemantic = Name::None;
  Location ResultSemanticAt = Location::None;
  uint8_t ResultInterpolation = 0;
  bool ResultPrecise = false, ResultConst = false;
  TypeId This = TypeId::None; ///< the struct of a non-static method
  std::vector<VariableId> Parameters;
  StmtId Body = StmtId::None; ///< None for a declaration without a body
  bool IsLibrary = false;     ///< has a library::Function::Body
  bool Exported = false;
  std::vector<std::string> ExportNames{""}; ///< names from -exports; empty: its own name
  bool NoInline = false;
  std::vector<Attribute> Attributes;
  std::optional<Attribute> BadGroupSize; ///< set if it is out of range and there is no other
  uint64_t RefusedAttributes = 0;        ///< one bit for each AttributeId that is malformed
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

/// A function that is a shader of stage \c Kind.
struct EntryPoint {
  FunctionId Function = FunctionId::None;
  dxil::Stage Kind = dxil::Stage::Compute;
  FunctionId PatchConstant = FunctionId::None; ///< for a hull shader
};

/// A checked program.
struct Program {
  struct Exprs : FlatTree<ExprKind, ExprId> {
    std::vector<TypeId> Types{TypeId::None}; ///< type of each expression
  } Expressions;
  FlatTree<StmtKind, StmtId> Statements;
  std::vector<Variable> Variables{1};
  std::vector<Function> Functions{1};
  std::vector<ConstantBlock> Blocks{1};
  std::vector<const library::Function *> LibraryFunctions;
  /// Globals in the order of their declaration.
  std::vector<VariableId> Globals;
  std::vector<EntryPoint> Entries; ///< one entry point, or those of a library
  std::vector<TypeId> Payloads;    ///< structs with the attribute [raypayload]
  /// Calls in a library of ops that the stage of a calling entry point lacks.
  llvm::DenseSet<ExprId> CallsOfOtherStages;
  std::vector<Subobject> Subobjects;
  std::optional<std::string> RootSignature;  ///< text of the macro that the options name
  Location RootSignatureAt = Location::None; ///< location of this macro
  std::string BindingTable; ///< text of the binding table from the options, or from the macro that
                            ///< they name

  template <typename T> ExprId add(Location Where, TypeId Type, const T &Node) {
    Expressions.Types.push_back(Type);
    return Expressions.add(Where, Node);
  }
  TypeId type(ExprId E) const { return Expressions.Types[size_t(E)]; }
  VariableId add(Variable V) {
    Variables.push_back(std::move(V));
    return VariableId(Variables.size() - 1);
  }
  FunctionId add(Function F) {
    Functions.push_back(std::move(F));
    return FunctionId(Functions.size() - 1);
  }
  Variable &variable(VariableId V) { return Variables[size_t(V)]; }
  const Variable &variable(VariableId V) const { return Variables[size_t(V)]; }
  Function &function(FunctionId F) { return Functions[size_t(F)]; }
  const Function &function(FunctionId F) const { return Functions[size_t(F)]; }
};

/// Returns true if \p K is a kind of place.
constexpr bool isPlace(ExprKind K) {
  return K >= ExprKind::VariablePlace;
}

/// Returns the whole place that contains \p Place, or \p Place itself.
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
