// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of an entry point, which the front end stores in the module as an annotation
// (docs/ir-contract.md, "Entry interface").
#ifndef DXIL_CONTRACT_ENTRYINTERFACE_H
#define DXIL_CONTRACT_ENTRYINTERFACE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
class Value;
} // namespace llvm

namespace dxil::contract {

/// An array of structs around a member. Element I of the array is `I * Size` bytes further, and its
/// semantic indices are greater by `I * Indices`.
struct EntryArray {
  uint32_t Count = 1;
  uint64_t Size = 0;
  uint32_t Indices = 0;
};

/// A scalar, vector or matrix, or an array of them, with a semantic. A member of an array of
/// structs is one leaf with rows for all elements of the array.
struct EntryLeaf {
  std::string Semantic;
  uint32_t Index = 0; ///< semantic index of the first row
  std::string Type;   ///< "f32", "i1", ...
  uint32_t Rows = 1, Columns = 1;
  uint32_t Modifiers = 0; ///< mask of interpolation modifiers
  // Memory layout of the value, in bytes. If matrices of an array are column-major in memory and
  // row-major in the signature, each has MatrixRows rows and the next begins MatrixSize bytes
  // later.
  uint64_t Offset = 0, RowSize = 0, ColumnSize = 4, ComponentSize = 4;
  uint64_t MatrixRows = 1, MatrixSize = 0;
  std::vector<EntryArray> Arrays; ///< arrays of structs around the member, the outermost first
  // Source location of the semantic, for messages; 0 if the front end does not give it.
  std::string File;
  uint32_t Line = 0, SourceColumn = 0;

  uint64_t offsetOf(uint64_t Row, uint64_t Column) const {
    uint64_t Start = Offset, InOne = Rows;
    for (const EntryArray &A : Arrays) {
      InOne /= A.Count;
      Start += Row / InOne * A.Size;
      Row %= InOne;
    }
    return Start + Row / MatrixRows * MatrixSize + Row % MatrixRows * RowSize + Column * ColumnSize;
  }

  /// Returns the semantic index of \p Row.
  uint32_t indexOf(uint32_t Row) const {
    uint32_t First = Index, InOne = Rows;
    for (const EntryArray &A : Arrays) {
      InOne /= A.Count;
      First += Row / InOne * A.Indices;
      Row %= InOne;
    }
    return First + Row;
  }
};

/// The position of the launch grid in a node record.
struct GridFacts {
  uint32_t Offset = 0; ///< bytes
  std::string Type;    ///< "u16", "u32"
  uint32_t Count = 1;  ///< number of components
};

/// An input or output of a node.
struct NodeFacts {
  std::string Name;        ///< name of the parameter
  uint32_t Flags = 0;      ///< `NodeIOFlag`s
  uint32_t RecordSize = 0; ///< bytes; 0: the node has no records
  uint32_t Alignment = 4;  ///< alignment of the record, in bytes
  std::optional<GridFacts> Grid;
  llvm::json::Object Attributes; ///< argument lists by attribute name
};

/// A parameter, or the result of the entry point.
struct EntryValue {
  bool IsInput = false, IsOutput = false, IsReturn = false;
  bool IsObject = false; ///< a payload or similar object, which is in no signature
  /// The kind of a value with many elements: "input" (vertices), "stream", "vertices", "indices",
  /// "primitives", "InputPatch", "OutputPatch". Empty for a value in memory.
  std::string Array;
  std::string Form;   ///< "triangle", "Point", ...
  uint64_t Count = 0; ///< number of array elements
  uint64_t Size = 0;  ///< bytes in memory, of one element if there are many
  std::vector<EntryLeaf> Leaves;
  std::optional<NodeFacts> Node;
  std::vector<uint32_t> Elements; ///< of an array: index of the signature element of each leaf
  llvm::Value *Memory = nullptr;  ///< set by the pass that builds the shader
};

/// All facts that the front end gives about an entry point.
struct EntryInterface {
  std::string Shader;   ///< name of the function that clang made the shader
  std::string Stage;    ///< as in `[shader("...")]`
  std::string Function; ///< symbol of a patch constant function, or of the function that a ray
                        ///< tracing shader gets
  bool PackOptimized = false; ///< signatures take as few registers as possible
  std::string Symbol;         ///< symbol of a patch constant function in a library
  std::vector<EntryValue> Values;
  llvm::json::Object Attributes; ///< argument lists by attribute name
};

/// Returns the current name of the Direct3D 9 semantic \p Semantic, as under -Gec, or \p Semantic
/// if it has no other name.
llvm::StringRef legacySystemValue(llvm::StringRef Semantic, llvm::StringRef Stage, bool IsOutput);

/// Parses an interface. Returns nothing if the text is malformed or a number exceeds the limits of
/// signatures.
std::optional<EntryInterface> parseEntryInterface(llvm::StringRef Text);

/// Prints the text that parseEntryInterface() reads.
std::string printEntryInterface(const EntryInterface &Interface);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_ENTRYINTERFACE_H
