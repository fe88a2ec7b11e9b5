// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a front end says of the types behind resources, for reflection (docs/ir-contract.md, "Types
// of resources"): named metadata of the module, which the front end writes and the back end reads.
#ifndef DXIL_CONTRACT_TYPERECORDS_H
#define DXIL_CONTRACT_TYPERECORDS_H

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

/// The shape of a matrix, or of what arrays hold of them.
struct MatrixShape {
  uint32_t Rows = 0, Columns = 0; ///< Rows 0: no matrix
  bool IsRowMajor = false;
};

/// A field of a struct, a bit field in one, or a parameter.
struct FieldRecord {
  std::string Name;               ///< empty: it has none
  std::optional<uint32_t> Offset; ///< in bytes in a constant buffer; of a bit field in bits
  ComponentType Component = ComponentType::Invalid; ///< Invalid: of no number
  MatrixShape Matrix;
  uint32_t VectorSize = 0; ///< 0: no vector
  std::string Semantic;
  uint32_t Interpolation = 0; ///< number of a mode of DXIL; 0: none is given
  bool IsPrecise = false;
  std::vector<FieldRecord> BitFields; ///< those that share it
  uint32_t BitWidth = 0;              ///< of a bit field
};

/// An argument of the template that a struct is an instance of.
struct TypeArgument {
  llvm::Type *Type = nullptr; ///< null: Value
  int64_t Value = 0;
};

/// A struct as DXC declares it: a field of `Type` for each of Fields.
struct StructRecord {
  llvm::StructType *Type = nullptr;
  uint32_t Size = 0; ///< in bytes in a constant buffer
  std::vector<FieldRecord> Fields;
  std::vector<TypeArgument> Arguments;
};

/// Says that the module \p M has been made with records, even if no resource needs one.
void beginTypeRecords(llvm::Module &M);
void addStructRecord(llvm::Module &M, const StructRecord &Record);
/// The symbol of the resource \p Name of \p Class is of \p Type, an array for a range.
void addResourceType(llvm::Module &M, ResourceClass Class, llvm::StringRef Name, llvm::Type *Type);

/// What the three have said.
class TypeRecords {
public:
  explicit TypeRecords(const llvm::Module &M);
  /// Whether beginTypeRecords() was called.
  bool present() const { return Present; }
  /// The type of a resource's symbol; null if none was said.
  llvm::Type *resourceType(ResourceClass Class, llvm::StringRef Name) const;
  /// The annotation of \p Type as `dx.typeAnnotations` has it; null if none was said.
  llvm::MDNode *annotation(llvm::StructType *Type) const { return Structs.lookup(Type); }

private:
  bool Present = false;
  llvm::DenseMap<llvm::StructType *, llvm::MDNode *> Structs;
  llvm::StringMap<llvm::Type *> Resources; ///< by class and name
};

/// Takes the records out of \p M.
void dropTypeRecords(llvm::Module &M);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_TYPERECORDS_H
