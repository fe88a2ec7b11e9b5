// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's library as tables generated from td/hlsl. `check` looks names up in them and ranks
// overloads; `codegen` reads how to lower a call. The tables are not parsed, except for functions
// whose body is HLSL: these are parsed at their first use.
#pragma once

#include "../types/Types.h"
#include "dxil/generated/Contract.h"
#include "dxil/generated/HLSLLibraryIds.h"
#include "dxil/generated/MeaningOperators.h"
#include "dxil/ops/queries.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <array>

namespace dxil::frontend::library {

enum class Direction : uint8_t { In, Out, InOut };

/// Shapes of a numeric type, as bits.
enum Shapes : uint8_t { Scalars = 1, Vectors = 2, Matrices = 4, AllShapes = 7 };

/// A length in a signature: a number, or a variable. All uses of a variable in a signature have the
/// same length: the least of the arguments' lengths.
struct Dimension {
  uint8_t Fixed = 0;    ///< a fixed length; 0: Variable applies
  int8_t Variable = -1; ///< -1 with Fixed 0: any length
};

/// The element types that a parameter or an element variable accepts.
struct ElementSet {
  ScalarSet Members = 0;
  ScalarSet NotNative = 0;                ///< members to remove if 16-bit types are native
  ScalarKind Default = ScalarKind::Float; ///< the element type to which a non-member converts
  bool Exact = false;                     ///< a non-member does not match
};

/// A type in a signature. Patterns with the same element variable have the same element type: the
/// type of arithmetic on the arguments' elements. Patterns with the same shape variable have the
/// same shape.
struct TypePattern {
  enum class Sort : uint8_t {
    Void,
    Numeric,          ///< an element and a shape
    Object,           ///< an object of the library: ObjectName
    LibraryStruct,    ///< a struct of the library: ObjectName
    AnySampler,       ///< SamplerState or SamplerComparisonState
    TemplateArgument, ///< the call's `<T>`; without it uint for a result, the argument's type for a
                      ///< parameter
    ObjectElement,    ///< the element type of the method's object
    UserStruct,       ///< any struct of the program, the same throughout a signature
    AnyValue,         ///< any type without objects: structs, arrays, numbers
    AnyNodeObject,    ///< a record, output or input of a node
    AnyTexture,       ///< the texture whose sampling a feedback texture records
    SharedArray,      ///< a groupshared array of scalars or vectors
    String
  };
  Sort Kind = Sort::Void;
  int8_t ElementVariable = -1;  ///< index of Function::Elements; -1: Elements of its own
  bool ElementOfObject = false; ///< the scalar type of the object's element instead
  /// For patterns without ElementVariable; a result has the set's default.
  ElementSet Elements = {};
  int8_t ShapeVariable = -1; ///< index of Function::ShapeSets; -1: Shape with Rows and Columns
  uint8_t Shape = Scalars;   ///< one bit of Shapes
  Dimension Rows = {}, Columns = {}; ///< a vector has Columns only; any length: that of the
                                     ///< argument or shape variable
  llvm::StringRef ObjectName = {};
};

struct Parameter {
  llvm::StringRef Word = {};
  TypePattern Type = {};
  Direction Flow = Direction::In;
  bool Place = false; ///< destination of an atomic operation: no copy, no conversion
  llvm::StringRef Doc = {};
};

/// How codegen lowers a call.
enum class LoweringKind : uint8_t {
  Intrinsic, ///< LLVM intrinsic IntrinsicName on whole vectors, with the parameters in order
  Op,        ///< extension intrinsic of Op, called for each element with Operands
  Code,      ///< Body in HLSL, which check instantiates like a function template
  Special    ///< code in codegen/ for SpecialId
};

/// The source of an op's operand.
struct Operand {
  enum class Sort : uint8_t {
    /// Parameter Index: its current element if the signature gives it the result's shape, else the
    /// whole value.
    Parameter,
    Component, ///< element Value of parameter Index
    Constant,  ///< Value
    Sign,      ///< 0 if the elements of parameter Index are signed or floating, 1 if unsigned
    Element,   ///< the index of the current element of the result
    Row,       ///< row and column of the current element in a matrix
    Column,
    This, ///< the handle of the method's object
    Undefined
  };
  Sort Kind = Sort::Undefined;
  uint8_t Index = 0;
  int32_t Value = 0;
};

/// Where a call with constant arguments is a constant expression.
enum class Folding : uint8_t {
  Never,
  Checked,   ///< where the language requires a constant
  InCode,    ///< also in other code, where DXC folds the call
  Everywhere ///< even where the language requires an integer constant, if the arguments are signed
};

/// One signature of a function or method. Of the signatures with the same name, a call uses the
/// first that matches its arguments.
struct Function {
  llvm::StringRef Word = {};
  TypePattern Result = {};
  llvm::ArrayRef<Parameter> Parameters = {};
  llvm::ArrayRef<ElementSet> Elements = {}; ///< the element set of each element variable
  /// The shape set of each shape variable, as bits of Shapes.
  llvm::ArrayRef<uint8_t> ShapeSets = {};
  uint8_t Dimensions = 0; ///< number of dimension variables
  LoweringKind Lowering = LoweringKind::Special;
  SpecialId Special = SpecialId::None;
  bool TakesTemplateArgument = false; ///< may be called with `<T>`
  bool Variadic = false;
  bool Native16 = false;  ///< needs native 16-bit types
  bool ReadsOnly = true;  ///< no side effects; reads nothing that others write
  bool HasStatus = false; ///< the last parameter receives the status of the load
  bool HasOp = false;     ///< Op is set and decides which stages have the function
  uint8_t SinceMinor = 0; ///< first shader model 6.N, the op's included
  OpCode Op{};
  Folding Foldable = Folding::Never;
  /// Meanings of the call for floats, signed, unsigned and literal integers; None: that of Op.
  std::array<meaning::Function, 4> Meanings = {};
  llvm::StringRef IntrinsicName = {};
  llvm::StringRef SignedIntrinsicName = {},
                  /// Name for unsigned elements, if it differs; else empty.
      UnsignedIntrinsicName = {};
  llvm::ArrayRef<Operand> Operands = {}; ///< one for each operand of Op
  llvm::StringRef Body =
      {}; ///< a block, in which T, U, V are the element variables and R is the result type
  llvm::StringRef Doc = {};
};

/// A resource class or other class of the library.
struct ObjectType {
  enum class Sort : uint8_t {
    Texture,
    TypedBuffer,
    StructuredBuffer,
    ByteAddressBuffer,
    ConstantBuffer,
    TextureBuffer,
    Sampler,
    AccelerationStructure,
    RayQuery,
    Stream,
    Patch,
    FeedbackTexture,
    NodeRecord,
    NodeOutput,
    HitObject,
    Subobject,
    Heap,
    LinAlgMatrix,
    Other
  };
  llvm::StringRef Word = {};    ///< `Texture2D`
  llvm::StringRef AliasOf = {}; ///< the class that Word is an alias of, as `sampler` of
                                ///< SamplerState, else empty; the other fields are then the class's
  Sort Kind = Sort::Other;
  ResourceKind Resource{}; ///< the kind in DXIL
  SamplerKind Sampler{};
  bool Writable = false, RasterizerOrdered = false, Multisampled = false, HasCounter = false,
       GloballyCoherentAllowed = false;
  uint8_t Coordinates =
      0; ///< coordinates of an element, array slice included; 1 for buffers, 0 without subscript
  uint8_t Offsets = 0;         ///< number of texel offsets
  bool HasMips = false;        ///< `.mips`
  uint8_t TypeParameters = 0;  ///< maximum number of type arguments in `<...>`
  bool TypeOptional = false;   ///< `<...>` may be omitted, for float4
  uint8_t Numbers = 0;         ///< maximum number of further arguments, which are numbers
  uint8_t RequiredNumbers = 0; ///< how many of these are required; the others default to 0
  uint8_t SinceMinor = 0;
  uint32_t NodeFlags = 0;                        ///< bits of NodeIOFlag
  contract::EntryArray Array{};                  ///< role of a parameter of an entry point
  OutputTopology Topology{};                     ///< topology of a stream
  llvm::ArrayRef<const Function *> Methods = {}; ///< sorted by name
  llvm::StringRef Doc = {};
};

/// Returns the signatures of the library's free function \p Word in the order in which they are
/// tried, empty if there are none. Names of functions in namespace `dx` include the namespace.
llvm::ArrayRef<const Function *> functions(llvm::StringRef Word);
/// Returns the signatures of the methods of \p Object, in the same way.
llvm::ArrayRef<const Function *> methods(const ObjectType &Object, llvm::StringRef Word);
/// Returns the class with the name or alias \p Word, or null if there is none.
const ObjectType *objectType(llvm::StringRef Word);
llvm::ArrayRef<ObjectType> allObjectTypes();
/// Returns the register letter of resources of \p Type, or 0 if they have no registers.
char registerLetter(const ObjectType &Type);
/// Returns the letters that a register of a variable of \p Type may have; empty if any may.
llvm::StringRef registerLetters(const ObjectType &Type);
/// Sorted by name.
llvm::ArrayRef<const Function *> allFunctions();

/// The availability of a function in a stage and shader model.
enum class Availability : uint8_t { Available, NewerModel, OtherStage };
Availability availability(const Function &F, Stage S, unsigned Minor);

/// Parses the name of a numeric type: `float`, `uint3`, `min16float2x4`, `dword`, `float16_t4`.
/// Returns false if \p Word is not one. Scalars have Rows and Columns 0; vectors have Columns 0. \p
/// Native16: names that need native 16-bit types exist.
bool numericType(llvm::StringRef Word, bool Native16, ScalarKind &Element, uint32_t &Rows,
                 uint32_t &Columns);
/// Calls \p Do with each type name, including aliases and all sizes of vectors and matrices.
void forEachTypeName(bool Native16, llvm::function_ref<void(llvm::StringRef)> Do);
void forEachConstant(llvm::function_ref<void(llvm::StringRef)> Do);
/// Returns the HLSL text of a library struct (RayDesc, BuiltInTriangleIntersectionAttributes),
/// empty if \p Word is none.
llvm::StringRef structText(llvm::StringRef Word);
/// Returns the HLSL text of a library constant (RAY_FLAG_NONE, ...): `static const uint X = 0;`.
/// Empty if \p Word is none.
llvm::StringRef constantText(llvm::StringRef Word);

} // namespace dxil::frontend::library
