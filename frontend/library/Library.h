// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's library as tables, generated from td/hlsl: what `check` looks names up in and ranks
// overloads of, and what `codegen` reads to know what a call becomes. No text of it is parsed, but
// for the bodies of functions that are HLSL themselves, which are parsed when they are first used.
#ifndef DXIL_FRONTEND_LIBRARY_LIBRARY_H
#define DXIL_FRONTEND_LIBRARY_LIBRARY_H

#include "../types/Types.h"
#include "dxil/generated/HLSLLibraryIds.h"
#include "dxil/ops/queries.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace dxil::frontend::library {

enum class Direction : uint8_t { In, Out, InOut };

/// Shapes of a numeric type, as bits.
enum Shapes : uint8_t { Scalars = 1, Vectors = 2, Matrices = 4, AllShapes = 7 };

/// A length in a signature: a number, or a variable that all uses of it in the signature share (the
/// least of those that are given to it).
struct Dimension {
  uint8_t Fixed = 0;    ///< 0: Variable says it
  int8_t Variable = -1; ///< -1 with Fixed 0: any
};

/// The element types that a parameter or element variable takes.
struct ElementSet {
  ScalarSet Members = 0;
  ScalarSet NotNative = 0;                ///< those that are no members with native 16-bit types
  ScalarKind Default = ScalarKind::Float; ///< what a type that is no member becomes
  bool Exact = false;                     ///< a type that is no member does not fit
};

/// A type in a signature. The signature's element variables and shape variables tie types together:
/// two patterns with the same variable have the same element (of arguments that differ, the one
/// that arithmetic on them has) or shape.
struct TypePattern {
  enum class Sort : uint8_t {
    Void,
    Numeric,          ///< an element and a shape
    Object,           ///< an object of the library: ObjectName
    LibraryStruct,    ///< a struct of the library: ObjectName
    AnySampler,       ///< SamplerState or SamplerComparisonState
    TemplateArgument, ///< what the call's `<T>` says; without one uint of a result, the argument's
                      ///< own of a parameter
    ObjectElement,    ///< the element type of the object whose method it is
    UserStruct,       ///< any struct of the program; all of a signature are one
    AnyValue,         ///< any type without objects: structs, arrays, numbers
    AnyNodeObject,    ///< a record, output or input of a node
    AnyTexture,       ///< a texture to sample: of feedback
    SharedArray,      ///< a groupshared array of scalars or vectors
    String
  };
  Sort Kind = Sort::Void;
  int8_t ElementVariable = -1;  ///< index of Function::Elements; -1: Elements of its own
  bool ElementOfObject = false; ///< the scalar type of the object's element, instead
  ElementSet Elements = {};     ///< without a variable; the Default is what it is
  int8_t ShapeVariable = -1;    ///< index of Function::ShapeSets; -1: Shape with Rows and Columns
  uint8_t Shape = Scalars;      ///< one bit of Shapes
  Dimension Rows = {},
            Columns = {}; ///< of a vector: Columns; of a shape variable those of what it is
  llvm::StringRef ObjectName = {};
};

struct Parameter {
  llvm::StringRef Word = {};
  TypePattern Type = {};
  Direction Flow = Direction::In;
  bool Place = false; ///< a place that atomics work on: no copy, no conversion
  llvm::StringRef Doc = {};
};

/// What a call becomes.
enum class LoweringKind : uint8_t {
  Intrinsic, ///< the LLVM intrinsic of IntrinsicName on whole vectors, the parameters in order
  Op,        ///< the extension intrinsic of Op, element by element, operands as Operands says
  Code,      ///< Body, HLSL: check instantiates it as it does a function template
  Special    ///< code of codegen/, by SpecialId
};

/// Where an operand of an op comes from.
struct Operand {
  enum class Sort : uint8_t {
    Parameter, ///< number Index; of a vector with the signature's shape the element at hand, else
               ///< all of it
    Component, ///< element Value of parameter Index
    Constant,  ///< Value
    Sign,      ///< 0 if the elements of parameter Index are signed or floating, 1 if unsigned
    Element,   ///< the number of the result's element at hand
    Row,       ///< its row and column in a matrix
    Column,
    This, ///< the handle of the object whose method it is
    Undefined
  };
  Sort Kind = Sort::Undefined;
  uint8_t Index = 0;
  int32_t Value = 0;
};

/// One signature of a function or method. A name has several; the first one, in order, that the
/// arguments fit is the one that a call means.
struct Function {
  llvm::StringRef Word = {};
  TypePattern Result = {};
  llvm::ArrayRef<Parameter> Parameters = {};
  llvm::ArrayRef<ElementSet> Elements = {}; ///< the sets of its element variables
  llvm::ArrayRef<uint8_t> ShapeSets = {};   ///< the sets of its shape variables, of Shapes
  uint8_t Dimensions = 0;                   ///< the number of its dimension variables
  LoweringKind Lowering = LoweringKind::Special;
  SpecialId Special = SpecialId::None;
  bool TakesTemplateArgument = false; ///< may be called with `<T>`
  bool Variadic = false;
  bool Native16 = false;  ///< only with native 16-bit types
  bool ReadsOnly = true;  ///< no side effects, nothing read that others write
  bool HasStatus = false; ///< the last parameter takes the status of the load
  bool HasOp = false;     ///< Op says availability, if SinceMinor does not
  uint8_t SinceMinor = 0; ///< shader model 6.N; that of the op, too
  OpCode Op{};
  llvm::StringRef IntrinsicName = {};
  llvm::StringRef SignedIntrinsicName = {},
                  UnsignedIntrinsicName =
                      {};                ///< where they differ by the element's kind, else empty
  llvm::ArrayRef<Operand> Operands = {}; ///< one for each operand of Op
  llvm::StringRef Body = {}; ///< a block; the element variables are T, U, V, the result's type is R
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
  llvm::StringRef Word = {}; ///< `Texture2D`
  llvm::StringRef AliasOf =
      {}; ///< as `sampler` of SamplerState, else empty; the rest is then that of the class
  Sort Kind = Sort::Other;
  ResourceKind Resource{}; ///< of DXIL
  SamplerKind Sampler{};
  bool Writable = false, RasterizerOrdered = false, Multisampled = false, HasCounter = false,
       GloballyCoherentAllowed = false;
  uint8_t Coordinates =
      0; ///< of an element, the array's slice counted; 1 for buffers, 0 where there is no subscript
  uint8_t Offsets = 0;         ///< of texel offsets
  bool HasMips = false;        ///< `.mips`
  uint8_t TypeParameters = 0;  ///< how many arguments `<...>` may have that are types
  bool TypeOptional = false;   ///< `<...>` may be left out: float4
  uint8_t Numbers = 0;         ///< how many more arguments are numbers
  uint8_t RequiredNumbers = 0; ///< ... and how many of them must be there; the others are then 0
  uint8_t SinceMinor = 0;
  uint32_t NodeFlags = 0;                        ///< of NodeIOFlag
  llvm::ArrayRef<const Function *> Methods = {}; ///< sorted by name
  llvm::StringRef Doc = {};
};

/// All signatures of \p Word among the library's free functions, in the order in which they are
/// tried; empty if it has none. Functions of namespace `dx` have it in their names.
llvm::ArrayRef<const Function *> functions(llvm::StringRef Word);
/// Those among the methods of \p Object.
llvm::ArrayRef<const Function *> methods(const ObjectType &Object, llvm::StringRef Word);
/// The class with the name or alias \p Word, of an alias the one that it stands for; null if there
/// is none.
const ObjectType *objectType(llvm::StringRef Word);
llvm::ArrayRef<ObjectType> allObjectTypes();
/// The letter of the registers of resources of \p Type; 0 of one that has none.
char registerLetter(const ObjectType &Type);
/// The letters that a register of a variable of \p Type may be written with; empty if any will do.
llvm::StringRef registerLetters(const ObjectType &Type);
/// Sorted by name.
llvm::ArrayRef<const Function *> allFunctions();

/// Whether \p F may be called in a stage and shader model 6.\p Minor.
enum class Availability : uint8_t { Available, NewerModel, OtherStage };
Availability availability(const Function &F, Stage S, unsigned Minor);

/// `float`, `uint3`, `min16float2x4`, `dword`, `float16_t4` ...: false if \p Word is none of them.
/// Rows and Columns are 0 where it has none; a vector has Rows. \p Native16 says whether names that
/// need native 16-bit types exist.
bool numericType(llvm::StringRef Word, bool Native16, ScalarKind &Element, uint32_t &Rows,
                 uint32_t &Columns);
/// Calls \p Do with each name of a type, aliases and all sizes of vectors and matrices among them.
void forEachTypeName(bool Native16, llvm::function_ref<void(llvm::StringRef)> Do);
void forEachConstant(llvm::function_ref<void(llvm::StringRef)> Do);
/// Library types that are HLSL structs (RayDesc, BuiltInTriangleIntersectionAttributes): their
/// text; empty if \p Word is none.
llvm::StringRef structText(llvm::StringRef Word);
/// Constants of the library by name (RAY_FLAG_NONE, ...), as HLSL text of their values: `static
/// const uint X = 0;`. Empty if \p Word is none.
llvm::StringRef constantText(llvm::StringRef Word);

} // namespace dxil::frontend::library

#endif // DXIL_FRONTEND_LIBRARY_LIBRARY_H
