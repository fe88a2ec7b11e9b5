// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured buffers whose elements have matrices that lie row by row.
#ifndef DXIL_LOWERING_BUFFERSHAPES_H
#define DXIL_LOWERING_BUFFERSHAPES_H

#include "ConstantMap.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace llvm {
class Module;
class Type;
class Value;
} // namespace llvm

namespace dxil {

/// The named metadata that `dxil-matrix-rows` leaves for `dxil-resource-access`: nodes of an element's type (as
/// undef) or a buffer's name, and the shape as text.
inline constexpr llvm::StringLiteral BufferShapesMetadata = "dxil.buffers";

/// Which elements of buffers lie otherwise than in the IR's memory.
class BufferShapes {
public:
  /// Reads the named metadata of `M` and removes it.
  explicit BufferShapes(llvm::Module &M);

  bool empty() const { return Elements.empty() && Buffers.empty(); }
  /// The shape of an element of the buffer behind `Handle`; nullptr if it lies as in the IR.
  const ConstantShape *of(const llvm::Value &Handle) const;
  /// Whether nothing tells how the elements of that buffer lie.
  bool isUnknown(const llvm::Value &Handle) const;

private:
  /// Null for a type that several shapes have.
  llvm::DenseMap<llvm::Type *, std::unique_ptr<ConstantShape>> Elements;
  llvm::StringMap<std::unique_ptr<ConstantShape>> Buffers;
};

} // namespace dxil

#endif // DXIL_LOWERING_BUFFERSHAPES_H
