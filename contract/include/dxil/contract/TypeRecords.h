// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type information of resources for reflection (docs/ir-contract.md, "Types of resources"): named
// metadata of the module, which the front end writes and the back end reads.
#pragma once

#include "dxil/generated/OpCodes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class MDNode;
class Module;
class StructType;
class Type;
} // namespace llvm

namespace dxil::contract {

/// The shape of a matrix, or of the matrices in an array.
struct MatrixShape {
  uint32_t Rows = 0, Columns = 0; ///< Rows 0: not a matrix
  bool IsRowMajor = false;
};

/// A field of a struct, a bit field, or a parameter.
struct FieldRecord {
  std::string Name;               ///< empty: unnamed
  std::optional<uint32_t> Offset; ///< offset in a constant buffer in bytes; for a bit field in bits
  ComponentType Component = ComponentType::Invalid; ///< Invalid: not numeric
  MatrixShape Matrix;
  uint32_t VectorSize = 0; ///< 0: not a vector
  std::string Semantic;
  uint32_t Interpolation = 0; ///< DXIL's number of the mode; 0: none
  bool IsPrecise = false;
  std::vector<FieldRecord> BitFields; ///< bit fields that share this field
  uint32_t BitWidth = 0;              ///< width of a bit field
};

/// A template argument of a struct.
struct TypeArgument {
  llvm::Type *Type = nullptr; ///< null: the argument is Value
  int64_t Value = 0;
};

/// A struct as DXC declares it. `Type` has one element for each of Fields.
struct StructRecord {
  llvm::StructType *Type = nullptr;
  uint32_t Size = 0; ///< size in a constant buffer in bytes
  std::vector<FieldRecord> Fields;
  std::vector<TypeArgument> Arguments;
};

/// Marks the module \p M as one with type records, even if no resource needs one.
void beginTypeRecords(llvm::Module &M);
void addStructRecord(llvm::Module &M, const StructRecord &Record);
/// Records that the symbol of resource \p Name has type \p Type, an array type for a range.
void addResourceType(llvm::Module &M, ResourceClass Class, llvm::StringRef Name, llvm::Type *Type);

/// The recorded types of a module.
class TypeRecords {
public:
  explicit TypeRecords(const llvm::Module &M);
  /// Returns true if beginTypeRecords() was called.
  bool present() const { return Present; }
  /// Returns the type of a resource's symbol, or null if none is recorded.
  llvm::Type *resourceType(ResourceClass Class, llvm::StringRef Name) const;
  /// Returns the annotation of \p Type in the form of `dx.typeAnnotations`, or null if none is
  /// recorded.
  llvm::MDNode *annotation(llvm::StructType *Type) const { return Structs.lookup(Type); }

private:
  bool Present = false;
  llvm::DenseMap<llvm::StructType *, llvm::MDNode *> Structs;
  llvm::StringMap<llvm::Type *> Resources; ///< resource types by class and name
};

/// Removes the records from \p M.
void dropTypeRecords(llvm::Module &M);

} // namespace dxil::contract
