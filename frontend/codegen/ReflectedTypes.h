// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types behind resources as DXC declares them, for reflection: in the program values and memory
// have types of their own (Generator::memoryType, heldType).
#ifndef DXIL_FRONTEND_CODEGEN_REFLECTEDTYPES_H
#define DXIL_FRONTEND_CODEGEN_REFLECTEDTYPES_H

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

/// Writes the records of dxil/contract/TypeRecords.h into a module.
class ReflectedTypes {
public:
  ReflectedTypes(const Program &P, TypeTable &Types, const NameTable &Names, const Options &Opts,
                 llvm::Module &M);

  /// The resource \p Name of \p Type, an object or array of them, is used.
  void noteResource(llvm::StringRef Name, TypeId Type);
  void noteBlock(const ConstantBlock &Block);

private:
  /// Declared: as the source has it. Host: as constant buffers and structured buffers hold it,
  /// without resources, matrices as arrays of rows, minimum precision in 32 bits.
  enum class Form : uint8_t { Declared, Host };

  /// Null of a type that Host leaves out.
  llvm::Type *typeOf(TypeId T, Form F);
  llvm::Type *makeType(TypeId T, Form F);
  llvm::Type *structType(TypeId T, Form F);
  llvm::Type *matrixType(const Type &Ty, Form F);
  llvm::Type *objectType(TypeId T);
  llvm::Type *scalarType(ScalarKind K, Form F) const;
  llvm::Type *symbolType(llvm::StringRef Name, TypeId Object);
  /// A struct around one of \p Element in the form of buffers: a ConstantBuffer, or an element of a
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
  const Options &Opts;
  llvm::Module &M;
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::Type *> Known;
  llvm::DenseMap<TypeId, llvm::Type *> StructuredBuffers;
  llvm::StringSet<> Noted; ///< resources, with the letter of their class before the name
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_REFLECTEDTYPES_H
