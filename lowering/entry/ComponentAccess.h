// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moves components of an entry point's parameters between their memory and signature elements or
// system values.
#pragma once

#include "dxil/contract/EntryInterface.h"
#include "dxil/ops/SystemValues.h"
#include "llvm/IR/IRBuilder.h"

#include <dxil/ops/queries.h>

namespace dxil::lowering {

/// Emits the ops that read and write components, at the insertion point of the builder.
class ComponentAccess {
public:
  ComponentAccess(llvm::IRBuilder<> &Builder, llvm::Function &Shader)
      : Builder(Builder), Shader(Shader), M(*Shader.getParent()) {}

  /// The element of a signature that a leaf is.
  struct Element {
    uint32_t Id = 0;
    bool IsOutput = false, IsPatchOrPrimitive = false;
  };

  /// Loads all components of \p L from its element, or stores them.
  void move(const contract::EntryValue &V, const contract::EntryLeaf &L, const Element &E);

  /// Reads all components of a system value that is not in a signature.
  void readSystemValue(const contract::EntryValue &V, const contract::EntryLeaf &L, uint8_t Kind);

  /// Returns the component of \p L at \p Address, in the type of its signature element.
  llvm::Value *load(const contract::EntryLeaf &L, llvm::Value *Address);

  /// Calls an op by its extension name.
  llvm::Value *call(OpCode Code, llvm::Type *Overload, llvm::Type *Result,
                    llvm::ArrayRef<llvm::Value *> Args);

  llvm::Type *componentType(ComponentType T) const;

private:
  void moveComponent(const contract::EntryLeaf &L, const Element &E, llvm::Value *Address,
                     uint32_t Row, uint32_t Column);
  void store(const contract::EntryLeaf &L, llvm::Value *Read, llvm::Value *Address);
  llvm::Value *readComponent(const OpInfo &Op, llvm::Type *Ty, const contract::EntryLeaf &L,
                             uint32_t Row, uint32_t Column);
  bool takesType(const OpInfo &Op, llvm::Type *Ty) const;
  llvm::Type *storedType(const contract::EntryLeaf &L) const;
  llvm::Value *address(const contract::EntryValue &V, const contract::EntryLeaf &L, uint32_t Row,
                       uint32_t Column);

  llvm::IRBuilder<> &Builder;
  llvm::Function &Shader;
  llvm::Module &M;
};

} // namespace dxil::lowering
