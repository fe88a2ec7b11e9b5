// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The type table of an LLVM 3.7 module: typed pointers, made from LLVM 22's
// types and the pointee types that PointerTypes found.
#pragma once

#include "PointerTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <dxil/module/Module.h>

#include <map>
#include <vector>

namespace llvm {
class Function;
class StructType;
class Type;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Fills the type table of a DXIL module in the order of first use, each type after its parts.
class TypeTable {
public:
  TypeTable(const PointerTypes &Pointers, ir::Module &Out) : Pointers(Pointers), Out(Out) {}

  /// Returns the id of \p Ty, with `i8*` for every `ptr`. A type that LLVM 3.7 lacks gets the id of
  /// i8, and unsupported() returns it.
  unsigned get(llvm::Type *Ty);
  /// The id of a pointer to the type \p Pointee (an id).
  unsigned pointerTo(unsigned Pointee, unsigned AddressSpace);
  /// The id of \p F's function type with typed pointer parameters and result.
  unsigned function(const llvm::Function &F);
  /// The id of \p V's type; for a pointer, PointerTypes gives the pointee.
  unsigned ofValue(const llvm::Value *V);
  /// The id of the type that \p U's value has at this use.
  unsigned ofUse(const llvm::Use &U);
  /// The id of the type `Pointee*`, with `Pointee` as LLVM 22 spells it.
  unsigned pointerTo(llvm::Type *Pointee, unsigned AddressSpace) {
    return pointerTo(get(Pointee), AddressSpace);
  }

  /// Returns the first requested type that LLVM 3.7 lacks, or null.
  llvm::Type *unsupported() const { return Unsupported; }

  /// Whether LLVM 3.7 has \p Ty and all types inside it.
  static bool isSupported(const llvm::Type *Ty);

private:
  unsigned add(const ir::Type &T);
  /// Adds a type with these fields.
  unsigned add(ir::Type T, const std::vector<ir::TypeId> &Fields);
  unsigned addStruct(llvm::StructType *Ty);
  unsigned addNew(llvm::Type *Ty);

  const PointerTypes &Pointers;
  ir::Module &Out;
  llvm::DenseMap<llvm::Type *, unsigned> Ids;
  llvm::DenseMap<std::pair<unsigned, unsigned>, unsigned> PointerIds;
  std::map<std::vector<ir::TypeId>, unsigned> FunctionIds; ///< ids of function types by result,
                                                           ///< parameters, vararg
  llvm::DenseMap<const llvm::Function *, unsigned> IdsOfFunctions;
  llvm::Type *Unsupported = nullptr;
};

} // namespace dxil::lowering
