// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's library as tables, generated from td/hlsl: what `check` looks names up in and ranks overloads of, and what
// `codegen` reads to know what a call becomes. No text of it is parsed, but for the bodies of functions that are HLSL
// themselves, which are parsed when they are first used.
#ifndef DXIL_FRONTEND_LIBRARY_LIBRARY_H
#define DXIL_FRONTEND_LIBRARY_LIBRARY_H

#include "../types/Types.h"
#include "dxil/ops.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace dxil::frontend::library {

enum class Direction : uint8_t { In, Out, InOut };

/// Shapes of a numeric type, as bits.
enum Shapes : uint8_t { Scalars = 1, Vectors = 2, Matrices = 4, AllShapes = 7 };

/// A length in a signature: a number, or a variable that all uses of it in the signature share.
struct Dimension {
  uint8_t Fixed = 0;     ///< 0: Variable says it
  int8_t Variable = -1;  ///< -1 with Fixed 0: any
};

/// A type in a signature. The signature's element variables and shape variables tie types together: two patterns with
/// the same variable have the same element or shape.
struct TypePattern {
  enum class Sort : uint8_t {
    Void,
    Numeric,          ///< an element and a shape
    Object,           ///< an object of the library: ObjectName
    TemplateArgument, ///< what the call's `<T>` says (of its signature), or what ElementArgument of the object is
    ObjectElement,    ///< the element type of the object whose method it is
    AnyValue,         ///< any type without objects: structs, arrays, numbers
    String
  };
  Sort Kind = Sort::Void;
  int8_t ElementVariable = -1;               ///< -1: Element
  ScalarKind Element = ScalarKind::Float;
  int8_t ShapeVariable = -1;                 ///< -1: Shape with Rows and Columns
  uint8_t Shape = Scalars;                   ///< one bit of Shapes
  Dimension Rows, Columns;
  llvm::StringRef ObjectName;
};

struct Parameter {
  llvm::StringRef Word;
  TypePattern Type;
  Direction Flow = Direction::In;
  bool Optional = false; ///< it and those behind it may be left out
  llvm::StringRef Doc;
};

/// What a call becomes.
enum class LoweringKind : uint8_t {
  Intrinsic, ///< the LLVM intrinsic IntrinsicName on whole vectors
  Op,        ///< the extension intrinsic of Op, element by element, operands as Operands says
  Code,      ///< Body, HLSL: check instantiates it as it does a function template
  Special    ///< code of codegen/, by SpecialId
};
/// What codegen writes code of its own for. Generated: one for each record that says so.
enum class SpecialId : uint16_t;

/// One signature of a function or method; a name may have several.
struct Function {
  llvm::StringRef Word;
  TypePattern Result;
  llvm::ArrayRef<Parameter> Parameters;
  llvm::ArrayRef<ScalarSet> Elements; ///< the sets of its element variables
  llvm::ArrayRef<uint8_t> ShapeSets;  ///< the sets of its shape variables, of Shapes
  uint8_t TemplateParameters = 0;     ///< 1: called with `<T>`, which may be left out if TemplateDefault says so
  LoweringKind Lowering = LoweringKind::Special;
  llvm::StringRef IntrinsicName;
  llvm::StringRef SignedIntrinsicName, FloatIntrinsicName; ///< where they differ by the element's kind, else empty
  OpCode Op{};
  llvm::StringRef Operands;  ///< as in the record, one word for each operand of Op
  llvm::StringRef Body;
  SpecialId Special{};
  uint8_t SinceMinor = 0;    ///< shader model 6.N
  uint32_t Stages = ~0u;     ///< bits of dxil::Stage in which it may be called
  bool NeedsNative16 = false;
  bool ReadsOnly = true;     ///< no side effects, nothing read that others write
  llvm::StringRef Doc;
};

/// A resource class or other class of the library.
struct ObjectType {
  llvm::StringRef Word;      ///< `Texture2D`
  llvm::StringRef AliasOf;   ///< as `sampler` of SamplerState, else empty
  enum class Sort : uint8_t { Texture, TypedBuffer, StructuredBuffer, ByteAddressBuffer, ConstantBuffer, TextureBuffer,
                              Sampler, AccelerationStructure, RayQuery, Stream, Patch, FeedbackTexture, NodeRecord,
                              HitObject, Heap, Other };
  Sort Kind = Sort::Other;
  ResourceKind Resource{};   ///< of DXIL
  SamplerKind Sampler{};
  bool Writable = false, RasterizerOrdered = false, Multisampled = false, HasCounter = false, GloballyCoherentAllowed = false;
  uint8_t Coordinates = 0;   ///< of an element, the array's slice counted; 1 for buffers, 0 where there is no subscript
  uint8_t Offsets = 0;       ///< of texel offsets
  uint8_t TypeParameters = 0; ///< how many arguments `<...>` may have
  bool TypeOptional = false;  ///< `<...>` may be left out: float4
  bool CountParameter = false; ///< the second argument is a number, which may be left out
  llvm::ArrayRef<const Function *> Methods; ///< sorted by name
  uint8_t SinceMinor = 0;
};

/// Another name of a numeric type: `dword`, `float32_t`, `min16float4` are found by spelling; see numericType().
struct Semantic;

/// All signatures of \p Word among the library's free functions; empty if it has none.
llvm::ArrayRef<const Function *> functions(llvm::StringRef Word);
/// Those among the methods of \p Object.
llvm::ArrayRef<const Function *> methods(const ObjectType &Object, llvm::StringRef Word);
/// The class with the name or alias \p Word; null if there is none.
const ObjectType *objectType(llvm::StringRef Word);
llvm::ArrayRef<const ObjectType *> allObjectTypes();
llvm::ArrayRef<const Function *> allFunctions();
/// `float`, `uint3`, `min16float2x4`, `dword`, `float16_t4` ...: false if \p Word is none of them. Rows and Columns are 0
/// where it has none. \p Native16 says whether names that need native 16-bit types exist.
bool numericType(llvm::StringRef Word, bool Native16, ScalarKind &Element, uint32_t &Rows, uint32_t &Columns);
/// Library types that are HLSL structs (RayDesc, BuiltInTriangleIntersectionAttributes): their text, in the order in
/// which one needs the next; empty if \p Word is none.
llvm::StringRef structText(llvm::StringRef Word);
/// Constants of the library by name (RAY_FLAG_NONE, ...), as HLSL text of their values: `static const uint X = 0;`.
/// Empty if \p Word is none.
llvm::StringRef constantText(llvm::StringRef Word);

} // namespace dxil::frontend::library

#endif // DXIL_FRONTEND_LIBRARY_LIBRARY_H
