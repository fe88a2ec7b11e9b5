// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of resources as DXC declares them, for reflection. The program itself uses other types
// for values and memory (memoryType() of Values.h, heldType() of Objects.cpp).
#pragma once

#include "../check/Program.h"
#include "../source/Options.h"

#include "dxil/contract/TypeRecords.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DerivedTypes.h"

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::frontend {

/// Returns the component type of a signature element. Packed bytes are one number.
ComponentType componentOf(const TypeTable &Types, ScalarKind K);

/// Writes the records of dxil/contract/TypeRecords.h into a module.
class ReflectedTypes {
public:
  ReflectedTypes(const Program &P, TypeTable &Types, const NameTable &Names, llvm::Module &M);

  /// Records a use of resource \p Name of \p Type, an object or array of objects.
  void noteResource(llvm::StringRef Name, TypeId Type);
  void noteBlock(const ConstantBlock &Block);

private:
  /// Declared: as in the source. Host: as in constant and structured buffers: without resources,
  /// matrices as arrays of rows, minimum precision in 32 bits.
  enum class Form : uint8_t { Declared, Host };

  /// Returns null if Host omits \p T.
  llvm::Type *typeOf(TypeId T, Form F);
  llvm::Type *makeType(TypeId T, Form F);
  llvm::Type *structType(TypeId T, Form F);
  llvm::Type *matrixType(const Type &Ty, Form F);
  llvm::Type *objectType(TypeId T);
  llvm::Type *scalarType(ScalarKind K, Form F) const;
  llvm::Type *symbolType(llvm::StringRef Name, TypeId Object);
  /// Returns a struct around one \p Element in buffer form: a ConstantBuffer, or an element of a
  /// structured buffer.
  llvm::Type *wrap(const std::string &Word, llvm::StringRef FieldName, TypeId Element,
                   bool IsElement);
  llvm::StructType *named(llvm::StringRef Name, llvm::ArrayRef<llvm::Type *> Body);
  std::string className(TypeId Object) const;
  contract::FieldRecord describe(llvm::StringRef Name, TypeId T, uint64_t Offset) const;
  contract::StructRecord describe(TypeId T, Form F);
  void addFields(TypeId T, Form F, contract::StructRecord &Record);
  std::string printed(TypeId T) const;
  ScalarKind elementOf(TypeId T) const;

  const Program &P;
  TypeTable &Types;
  const NameTable &Names;
  llvm::Module &M;
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::Type *> Reflections;
  llvm::DenseMap<TypeId, llvm::Type *> StructuredBuffers;
  llvm::StringSet<> Noted; ///< names of resources, each after the letter of its class
};

} // namespace dxil::frontend
