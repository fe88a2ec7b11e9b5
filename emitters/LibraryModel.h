// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of td/hlsl/library: HLSL's functions, methods and classes. LibraryReader is the
// only code that reads the fields of these records.
#pragma once

#include "Model.h"

#include <memory>
#include <optional>

namespace dxil::emitters {

struct LibrarySetDesc {
  std::string Name;                 ///< name of the record
  std::vector<std::string> Members; ///< enumerators of ScalarKind; the first is the default
  std::vector<std::string> NotNative;
  bool Exact = false;
};

/// A length: a number, a variable, or any length (neither).
struct LibraryDimensionDesc {
  unsigned Fixed = 0;
  int Variable = -1;
};

struct LibraryTypeDesc {
  std::string Sort = "Void"; ///< enumerator of TypePattern::Sort
  int ElementVariable = -1;
  bool ElementOfObject = false;
  const LibrarySetDesc *Set = nullptr; ///< for a number without a variable
  int ShapeVariable = -1;
  std::string Shape = "Scalars";
  LibraryDimensionDesc Rows, Columns;
  std::string ObjectName;
};

struct LibraryParamDesc {
  std::string Name;
  LibraryTypeDesc Type;
  std::string Flow = "In";
  bool Place = false;
};

struct LibraryOperandDesc {
  std::string Sort; ///< enumerator of Operand::Sort
  unsigned Index = 0;
  int64_t Value = 0;
};

struct LibraryFunctionDesc {
  const llvm::Record *Record = nullptr;
  std::string Name;
  std::string Class; ///< the first class of a method; empty for a free function
  std::string Doc;
  std::string Group; ///< heading of a free function
  LibraryTypeDesc Result;
  std::vector<LibraryParamDesc> Params;
  std::vector<const LibrarySetDesc *> Sets;
  bool HasShapeVariable = false;
  unsigned Dimensions = 0;
  bool Variadic = false;
  bool TakesTemplateArgument = false;
  bool Native16 = false;
  bool Pure = true;
  bool HasStatus = false;
  unsigned SinceMinor = 0;
  const OpDesc *Op = nullptr; ///< the op that the function becomes, or whose availability it has
  bool OpSaysStages = false;
  std::string Lowering; ///< enumerator of LoweringKind
  std::string Intrinsic, SignedIntrinsic, UnsignedIntrinsic;
  std::vector<LibraryOperandDesc> Operands;
  std::string Body;
  std::string Special;
};

struct LibraryObjectDesc {
  std::string Name, AliasOf, Doc;
  std::string Stages = "all"; ///< stages, for the page about HLSL
  std::string Sort;           ///< enumerator of ObjectType::Sort
  int64_t Kind = 0;           ///< number of ResourceKind
  int64_t SamplerMode = 0;
  bool Writable = false, RasterizerOrdered = false, Multisampled = false, Counter = false;
  unsigned Coordinates = 0, Offsets = 0;
  bool HasMips = false;
  unsigned TypeParameters = 0;
  bool TypeOptional = false;
  unsigned Numbers = 0, RequiredNumbers = 0;
  unsigned NodeFlags = 0;
  std::string Array, Topology; ///< enumerators of EntryArray and OutputTopology, or empty
  unsigned SinceMinor = 0;
  std::vector<unsigned> Methods; ///< indices of LibraryModel::Functions, sorted by name
};

struct LibraryScalarDesc {
  std::string Name, Kind;
  std::string Doc; ///< documentation of the first name of a kind
  bool Native16 = false;
};

/// A struct or constant of the library, with its declaration as text.
struct LibraryTextDesc {
  std::string Name, Text, Doc;
};

struct LibraryModel {
  std::vector<LibraryScalarDesc> Scalars; ///< sorted by name
  std::vector<std::unique_ptr<LibrarySetDesc>> Sets;
  std::vector<LibraryFunctionDesc> Functions; ///< free functions and methods
  std::vector<unsigned> FreeFunctions;    ///< indices sorted by name; overloads keep their order
  std::vector<LibraryObjectDesc> Objects; ///< sorted by name
  std::vector<LibraryTextDesc> Structs, Constants; ///< sorted by name
};

/// Reads the records. Reports mistakes at their line through llvm::PrintError, and returns nothing
/// if there were any.
std::optional<LibraryModel> readLibrary(const Model &M, const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
