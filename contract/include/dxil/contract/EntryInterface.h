// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of an entry point (docs/ir-contract.md, "Entry interface").
#pragma once

#include "dxil/generated/Contract.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::contract {

/// Returns the offset in bytes of a component of the leaf.
inline uint64_t offsetOf(const EntryLeaf &L, uint64_t Row, uint64_t Column) {
  uint64_t Start = L.Offset, InOne = L.Rows;
  for (const MemberArray &A : L.Arrays) {
    InOne /= A.Count;
    Start += Row / InOne * A.Size;
    Row %= InOne;
  }
  return Start + Row / L.MatrixRows * L.MatrixSize + Row % L.MatrixRows * L.RowSize +
         Column * L.ColumnSize;
}

/// Returns the semantic index of a row of the leaf.
inline uint32_t semanticIndex(const EntryLeaf &L, uint32_t Row) {
  uint32_t First = L.Index, InOne = L.Rows;
  for (const MemberArray &A : L.Arrays) {
    InOne /= A.Count;
    First += Row / InOne * A.Indices;
    Row %= InOne;
  }
  return First + Row;
}

inline bool isArray(const EntryValue &E) {
  return E.Array != EntryArray::None;
}

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
