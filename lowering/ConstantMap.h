// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where HLSL has the parts of a constant, by where clang's IR has them.
#ifndef DXIL_LOWERING_CONSTANTMAP_H
#define DXIL_LOWERING_CONSTANTMAP_H

#include "PointerAccess.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <optional>
#include <vector>

namespace llvm {
namespace json {
class Value;
} // namespace json
class DataLayout;
class Module;
class Type;
} // namespace llvm

namespace dxil {

/// One type in a constant buffer: the bytes that clang's IR gives its parts and those that HLSL does.
struct ConstantShape {
  enum class Kind { Numbers, Matrix, Array, Struct };
  struct Field {
    int64_t ClangOffset, Offset;
    std::unique_ptr<ConstantShape> Shape;
  };

  Kind What = Kind::Numbers;
  int64_t NumberSize = 0;                     ///< bytes of a number, of Numbers and Matrix
  int64_t Rows = 0, Columns = 0;              ///< of a Matrix, which the IR has column by column
  bool RowMajor = false;                      ///< of a Matrix
  int64_t Line = 0;                           ///< bytes from one row or column of a Matrix to the next
  int64_t Count = 0;                          ///< of Numbers or an Array
  int64_t ClangStride = 0, Stride = 0;        ///< of an Array
  std::unique_ptr<ConstantShape> Element;     ///< of an Array
  std::vector<Field> Fields;                  ///< of a Struct, by ascending ClangOffset
  int64_t ClangSize = 0;
  /// Every part stands where clang's IR has it.
  bool Same = true;

  /// The place in HLSL's layout of what is \p At bytes into clang's. \p NumberSize takes the size of
  /// the numbers there, 0 where it is not known before the shader runs.
  LinearOffset translate(const LinearOffset &At, llvm::IRBuilderBase &B, int64_t &NumberSize) const;
  /// Bytes of the smallest number in it.
  int64_t smallest() const;

private:
  void translate(LinearOffset Rest, llvm::IRBuilderBase &B, LinearOffset &Out,
                 int64_t &NumberSize) const;
  llvm::Value *translateValue(llvm::Value *At, llvm::IRBuilderBase &B) const;
  bool hasStride(int64_t Bytes) const;
  bool takesTerms(const LinearOffset &At) const;
  const Field *fieldOf(const LinearOffset &At) const;
};

/// A type as it is in memory, from the text that the clang plugin makes; nullptr for malformed text.
std::unique_ptr<ConstantShape> readMemoryShape(const llvm::json::Value &Text);

/// A member of a constant buffer.
struct ConstantPlace {
  int64_t Offset = 0;
  int64_t BufferSize = 0;
  bool InTextureBuffer = false; ///< of a `tbuffer`
  std::unique_ptr<ConstantShape> Shape;
};

/// The types that constants have in their buffer.
using MemberTypes = llvm::DenseMap<const llvm::GlobalVariable *, llvm::Type *>;

/// What the annotation that the clang plugin makes says of each constant, by its name in the IR
/// (target/frontend/ConstantLayouts.h). Removes the annotation and its function. Nothing if there
/// is none, or if it does not fit the types of the module's globals, which is an error in the
/// module's context.
std::optional<llvm::StringMap<ConstantPlace>> takeConstantPlaces(llvm::Module &M,
                                                                 const MemberTypes &Types);

} // namespace dxil

#endif // DXIL_LOWERING_CONSTANTMAP_H
