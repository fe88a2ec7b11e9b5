// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of an entry point that the front end module has left as an annotation
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

/// A scalar, vector or matrix, or an array of one, that has a semantic.
struct EntryLeaf {
  std::string Semantic;
  uint32_t Index = 0; ///< semantic index of the first row
  std::string Type;   ///< "f32", "i1", ...
  uint32_t Rows = 1, Columns = 1;
  uint32_t Modifiers = 0; ///< interpolation, a mask
  // Where it is in the memory of its value, in bytes. Of an array of matrices that are there by
  // columns and in the signature by rows, each has MatrixRows rows, and the next is MatrixSize
  // behind it.
  uint64_t Offset = 0, RowSize = 0, ColumnSize = 4, ComponentSize = 4;
  uint64_t MatrixRows = 1, MatrixSize = 0;
  // Where its semantic stands in the source, for messages: 0 where the front end does not say.
  std::string File;
  uint32_t Line = 0, SourceColumn = 0;

  uint64_t offsetOf(uint64_t Row, uint64_t Column) const {
    return Offset + Row / MatrixRows * MatrixSize + Row % MatrixRows * RowSize +
           Column * ColumnSize;
  }
};

/// Where a node's record has the grid of its launch.
struct GridFacts {
  uint32_t Offset = 0; ///< bytes
  std::string Type;    ///< "u16", "u32"
  uint32_t Count = 1;  ///< of its numbers
};

/// An input or output of a node.
struct NodeFacts {
  std::string Name;        ///< of the parameter
  uint32_t Flags = 0;      ///< `NodeIOFlag`s
  uint32_t RecordSize = 0; ///< bytes; 0 for a node without records
  uint32_t Alignment = 4;  ///< of the record, in bytes
  std::optional<GridFacts> Grid;
  llvm::json::Object Attributes; ///< lists of arguments by name
};

/// A parameter, or what the entry point returns.
struct EntryValue {
  bool IsInput = false, IsOutput = false, IsReturn = false;
  bool IsObject = false; ///< a payload or the like, which is in no signature
  /// What a value of many elements is: "input" vertices, "stream", "vertices", "indices",
  /// "primitives", "InputPatch", "OutputPatch"; empty for one that is in memory.
  std::string Array;
  std::string Form;   ///< "triangle", "Point", ...
  uint64_t Count = 0; ///< of the elements of an array
  uint64_t Size = 0;  ///< bytes in memory, of one element where there are many
  std::vector<EntryLeaf> Leaves;
  std::optional<NodeFacts> Node;
  std::vector<uint32_t> Elements; ///< of an array: the signature element of each leaf
  llvm::Value *Memory = nullptr;  ///< set by the pass that builds the shader
};

/// What the front end says of an entry point.
struct EntryInterface {
  std::string Shader;   ///< name of the function that clang has made the shader
  std::string Stage;    ///< as in `[shader("...")]`
  std::string Function; ///< symbol of a patch constant function, or that a ray tracing shader gets
  bool PackOptimized = false; ///< the signatures take as few registers as they can
  std::string Symbol;         ///< what a patch constant function is called in a library
  std::vector<EntryValue> Values;
  llvm::json::Object Attributes; ///< lists of arguments by name
};

/// What \p Semantic of Direct3D 9 has been called since, as under -Gec; itself if it is none of
/// those.
llvm::StringRef legacySystemValue(llvm::StringRef Semantic, llvm::StringRef Stage, bool IsOutput);

/// Reads an interface. Nothing if it is not of the expected shape or a number in it is out of the
/// range of signatures.
std::optional<EntryInterface> parseEntryInterface(llvm::StringRef Text);

/// The text that parseEntryInterface() makes \p Interface of.
std::string printEntryInterface(const EntryInterface &Interface);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_ENTRYINTERFACE_H
