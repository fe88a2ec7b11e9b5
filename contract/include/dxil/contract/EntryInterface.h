// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of an entry point (docs/ir-contract.md, "Entry interface").
#pragma once

#include "dxil/generated/Contract.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class Type;
class Value;
} // namespace llvm

namespace dxil::contract {

/// An array of structs around a member. Element I of the array is `I * Size` bytes further, and its
/// semantic indices are greater by `I * Indices`.
struct MemberArray {
  uint32_t Count = 1;
  uint64_t Size = 0;
  uint32_t Indices = 0;
};

/// A scalar, vector or matrix, or an array of them, with a semantic. A member of an array of
/// structs is one leaf with rows for all elements of the array.
struct EntryLeaf {
  std::string Semantic;
  uint32_t Index = 0;                      ///< semantic index of the first row
  ComponentType Type = ComponentType::F32; ///< at most F64; I1 is 32 bits in memory
  uint32_t Rows = 1, Columns = 1;
  uint32_t Modifiers = 0; ///< mask of `InterpolationModifier`s
  // Memory layout of the value, in bytes. If matrices of an array are column-major in memory and
  // row-major in the signature, each has MatrixRows rows and the next begins MatrixSize bytes
  // later.
  uint64_t Offset = 0, RowSize = 0, ColumnSize = 4, ComponentSize = 4;
  uint64_t MatrixRows = 1, MatrixSize = 0;
  std::vector<MemberArray> Arrays; ///< arrays of structs around the member, the outermost first
  // Source location of the semantic, for messages; 0 if the front end does not give it.
  std::string File;
  uint32_t Line = 0, SourceColumn = 0;

  uint64_t offsetOf(uint64_t Row, uint64_t Column) const {
    uint64_t Start = Offset, InOne = Rows;
    for (const MemberArray &A : Arrays) {
      InOne /= A.Count;
      Start += Row / InOne * A.Size;
      Row %= InOne;
    }
    return Start + Row / MatrixRows * MatrixSize + Row % MatrixRows * RowSize + Column * ColumnSize;
  }

  /// Returns the semantic index of \p Row.
  uint32_t indexOf(uint32_t Row) const {
    uint32_t First = Index, InOne = Rows;
    for (const MemberArray &A : Arrays) {
      InOne /= A.Count;
      First += Row / InOne * A.Indices;
      Row %= InOne;
    }
    return First + Row;
  }
};

/// The position of the launch grid in a node record.
struct GridFacts {
  uint32_t Offset = 0;                     ///< offset in bytes
  ComponentType Type = ComponentType::U32; ///< U32 or U16
  uint32_t Count = 1;                      ///< number of components
};

/// An input or output of a node.
struct NodeFacts {
  std::string Name;        ///< name of the parameter
  uint32_t Flags = 0;      ///< `NodeIOFlag`s
  uint32_t RecordSize = 0; ///< size in bytes; 0: the node has no records
  uint32_t Alignment = 4;  ///< alignment of the record, in bytes
  std::optional<GridFacts> Grid;
  ParameterAttributes Attributes;
};

/// A parameter, or the result of the entry point.
struct EntryValue {
  bool IsInput = false, IsOutput = false, IsReturn = false;
  bool IsObject = false;            ///< a payload or similar object, which is in no signature
  llvm::Type *ObjectType = nullptr; ///< type of an object
  EntryArray Array = EntryArray::None;
  InputPrimitive Primitive = InputPrimitive::Undefined; ///< only for EntryArray::Input
  OutputTopology Topology = OutputTopology::Undefined;  ///< only for EntryArray::Stream
  uint64_t Count = 0;                                   ///< number of array elements
  uint64_t Size = 0; ///< size in bytes in memory, of one element for an array
  std::vector<EntryLeaf> Leaves;
  std::optional<NodeFacts> Node;
  std::vector<uint32_t> Elements; ///< for an array: index of the signature element of each leaf
  llvm::Value *Memory = nullptr;  ///< set by the pass that builds the shader

  bool isArray() const { return Array != EntryArray::None; }
};

/// The parameters, result and attributes of an entry point or patch constant function.
struct EntryInterface {
  ::dxil::Stage Stage = ::dxil::Stage::Compute;
  bool IsPatchConstant = false; ///< a patch constant function; the stage is Hull
  bool PackOptimized = false;   ///< signatures take as few registers as possible
  std::vector<EntryValue> Values;
  EntryAttributes Attributes;
};

/// An entry point or patch constant function: an ordinary function, and the shader to build around
/// it.
struct EntryPoint {
  llvm::Function *Shader = nullptr; ///< an empty function
  llvm::Function *Body = nullptr;
  /// The symbol that a ray tracing shader, or a patch constant function in a library, gets. Empty:
  /// a ray tracing shader gets one from its name, and a patch constant function keeps its own.
  std::string Symbol;
  EntryInterface Interface;
};

/// Sets the fields of attribute \p Id, if it has any, from its arguments: numbers (the bits of a
/// float) and texts. Returns false if an argument is missing or has no meaning.
bool setAttribute(EntryAttributes &Attributes, AttributeId Id, llvm::ArrayRef<int64_t> Numbers,
                  llvm::ArrayRef<std::string> Texts);
bool setAttribute(ParameterAttributes &Attributes, AttributeId Id, llvm::ArrayRef<int64_t> Numbers,
                  llvm::ArrayRef<std::string> Texts);

/// Returns the current name of the Direct3D 9 semantic \p Semantic, as under -Gec, or \p Semantic
/// if it has no other name.
llvm::StringRef legacySystemValue(llvm::StringRef Semantic, Stage Kind, bool IsOutput);

} // namespace dxil::contract
