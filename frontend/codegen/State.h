// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of code generation: the current function, and what was emitted before.
#pragma once

#include "../check/Evaluator.h"
#include "BindingOrder.h"
#include "Place.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class DILocalScope;
class DISubprogram;
} // namespace llvm

namespace dxil::frontend {

/// The blocks that `break` and `continue` branch to.
struct Jumps {
  llvm::BasicBlock *Break = nullptr, *Continue = nullptr;
  bool IsLoop = false;
};

/// The state of the current function.
struct EmittedFunction {
  llvm::Function *F = nullptr;
  llvm::DISubprogram *Subprogram = nullptr;
  llvm::DILocalScope *Scope = nullptr; ///< innermost block of the source in Subprogram
  FunctionId Id = FunctionId::None;
  llvm::Instruction *AllocaPoint = nullptr;
  llvm::BasicBlock *Return = nullptr;
  Place Result; ///< memory for the returned value
  llvm::Value *This = nullptr;
  llvm::SmallVector<Jumps, 8> Open;
  llvm::SwitchInst *Switch = nullptr; ///< the switch whose labels the current statements may have
  llvm::DenseMap<VariableId, llvm::Value *> Variables;
  llvm::DenseSet<VariableId> StageArrays; ///< parameters that are arrays of a signature
  llvm::DenseMap<BlockId, llvm::Value *> TextureBlocks; ///< addresses of texture buffers' members
  /// Handles that the start of the function creates, by variable and element; OpHandles are the
  /// same as operands of ops.
  llvm::DenseMap<std::pair<VariableId, uint64_t>, llvm::Value *> Handles;
  llvm::DenseMap<llvm::Value *, llvm::CallInst *> OpHandles;
};

/// LLVM's types for those of the program.
struct TypeMap {
  llvm::DenseMap<TypeId, llvm::Type *> Values, Memory, Handles;
  /// Contents' types, by type and MemoryLayout.
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::Type *> Held;
};

/// Emitted functions, functions whose bodies are still to emit, and functions that libraries share.
struct FunctionList {
  llvm::DenseMap<std::pair<FunctionId, unsigned>, llvm::Function *>
      All; ///< second: 1 for objects in groupshared memory
  std::vector<std::pair<FunctionId, unsigned>> Work;
  std::optional<llvm::DenseSet<VariableId>> Written; ///< variables that expressions write
};

/// Intrinsics that were declared before.
struct OpTable {
  llvm::DenseMap<const char *, llvm::Intrinsic::ID> Intrinsics; ///< intrinsics by name
  llvm::DenseMap<std::pair<unsigned, llvm::Type *>, llvm::Function *> Functions;
};

/// Resources and their handles.
struct ResourceState {
  llvm::DenseMap<VariableId, llvm::Constant *> Names;
  llvm::DenseMap<VariableId, uint32_t>
      Positions; ///< positions of globals in the order of declaration
  std::optional<llvm::DenseSet<VariableId>> IndexedAtRunTime;
  /// The handle of a resource in a struct or block; orderMembers() sets its order.
  struct MemberBinding {
    ResourcePath Path;
    llvm::CallInst *Call = nullptr;
  };
  std::vector<MemberBinding> MemberBindings;
};

/// Variables outside of functions, constant blocks, and values of constants.
struct GlobalState {
  llvm::DenseMap<VariableId, llvm::GlobalVariable *> Variables;
  std::vector<VariableId> StaticsToInitialize;
  /// Flags of statics that are initialized when control reaches their declaration, one word each.
  llvm::DenseMap<VariableId, llvm::GlobalVariable *> IsSet;
  VariableValues StaticValues;
  llvm::DenseMap<VariableId, llvm::Constant *> Constants;
  llvm::DenseMap<BlockId, llvm::GlobalVariable *> BlockVariables;
  std::vector<BlockId> Blocks;
};

} // namespace dxil::frontend
