// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of generate() and the functions by which its parts call each other. Places.cpp, Expressions.cpp, Statements.cpp,
// Functions.cpp, Globals.cpp, EntryInterface.cpp, Precise.cpp: the language. Objects.cpp, ObjectAccess.cpp,
// LibraryCalls*.cpp: the library.
#ifndef DXIL_FRONTEND_CODEGEN_GENERATOR_H
#define DXIL_FRONTEND_CODEGEN_GENERATOR_H

#include "../check/Program.h"
#include "../source/Diagnostics.h"
#include "../source/Options.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace dxil::frontend {

/// A place whose parts are computed: what a load and a store need. Memory: an address in the layout of memoryType().
/// Elements: some elements of a vector or matrix in memory, by number. Buffer: an element of a typed buffer or texture,
/// or some elements of it. Value: a value that is no place.
struct Place {
  enum class Sort : uint8_t { Memory, Buffer, Value } Kind = Sort::Memory;
  TypeId Type = TypeId::None;     ///< of what is loaded
  llvm::Value *Address = nullptr; ///< Memory
  TypeId MemoryType = TypeId::None; ///< Memory with elements: the type of the whole vector or matrix at Address
  llvm::SmallVector<uint32_t, 4> Elements; ///< chosen ones, in order; empty: all
  llvm::Value *DynamicElement = nullptr;   ///< or one that is known at run time
  bool DynamicRow = false;                 ///< ... or that row of the matrix
  // Buffer
  llvm::Value *Handle = nullptr, *Index = nullptr, *Level = nullptr;
  bool IsSample = false;
  TypeId Object = TypeId::None;
  llvm::Value *Direct = nullptr; ///< Value
  bool Volatile = false;         ///< memory of a writable resource
};

class Generator {
public:
  Generator(const Program &P, TypeTable &Types, const NameTable &Names, const Options &Opts, Diagnostics &Diags,
            llvm::Module &M)
      : P(P), Types(Types), Names(Names), Opts(Opts), Diags(Diags), M(M), Context(M.getContext()), B(Context) {}

  //===-- The language ------------------------------------------------------------------------------------------===//

  /// The type of a value: i1 for bool, <N x T> for vectors, <R*C x T> for matrices, row by row; structs and arrays as
  /// LLVM's; objects as handles (handleType).
  llvm::Type *valueType(TypeId T);
  /// The type in memory: bool is i32; matrices are arrays in the order of their MatrixOrder.
  llvm::Type *memoryType(TypeId T);
  llvm::Value *emitValue(ExprId E);
  Place emitPlace(ExprId E);
  llvm::Value *load(const Place &At);
  void store(const Place &At, llvm::Value *V);
  /// \p V of type \p From as \p To.
  llvm::Value *convert(llvm::Value *V, TypeId From, TypeId To, ConversionKind How);
  llvm::AllocaInst *temporary(TypeId T, llvm::StringRef Word);

  //===-- The library -------------------------------------------------------------------------------------------===//

  /// The type of a handle of object type \p T: a target type.
  llvm::Type *handleType(TypeId T);
  /// The handle of a global \p V, or of element \p Index of it where it is an array (its flat index).
  llvm::Value *globalHandle(VariableId V, llvm::Value *Index, bool NonUniform);
  llvm::Value *heapHandle(TypeId Object, llvm::Value *Index, bool IsSampler, bool NonUniform);
  /// An element of \p Object; may give a place in Memory (structured buffers) or Buffer.
  Place elementOf(TypeId Object, llvm::Value *Handle, llvm::Value *Index);
  Place mipElementOf(TypeId Object, llvm::Value *Handle, llvm::Value *Level, llvm::Value *Index, bool IsSample);
  Place contentsOf(TypeId Object, llvm::Value *Handle);
  llvm::Value *loadElement(const Place &At);
  void storeElement(const Place &At, llvm::Value *V);
  /// The value of a library call; null for void.
  llvm::Value *emitLibraryCall(ExprId E);

  const Program &P;
  TypeTable &Types;
  const NameTable &Names;
  const Options &Opts;
  Diagnostics &Diags;
  llvm::Module &M;
  llvm::LLVMContext &Context;
  llvm::IRBuilder<> B;
  /// Whether what is emitted now must be exact: no fast-math flags.
  bool Precise = false;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_GENERATOR_H
