// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of single constructs: declarations, constant blocks, the library and switches.
#pragma once

#include "../source/Diagnostics.h"
#include "../types/Layout.h"
#include "Check.h"
#include "Evaluator.h"
#include "Scopes.h"

#include "llvm/ADT/DenseSet.h"

#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace dxil::frontend {

/// A global that may only be declared, and the reason for which a use is an error.
struct UnusableGlobal {
  Diagnostic Why;
  std::string Text;
};

/// Types and variables that are being declared.
struct DeclarationState {
  /// The struct or enum that was defined last; several declarators may share it.
  struct {
    const syntax::Tree *Tree = nullptr;
    syntax::NodeId Node = syntax::NodeId::None;
    ScopeId Scope = ScopeId::None;
    TypeId Type = TypeId::None;
  } LastDefined;
  unsigned OpenStructs = 0;
  llvm::DenseSet<TypeId> EffectTypes, MeaninglessTypes;
  llvm::DenseMap<VariableId, UnusableGlobal> UnusableGlobals;
  /// Whether the current declarator may have an array length of 0, and whether it has one.
  bool MayHaveNoElements = false, HasNoElements = false;
  /// [numthreads] of the current function, if it is out of range.
  std::optional<Attribute> BadGroupSize;
  bool MayRedeclare = false; ///< before HLSL 2021, variables of a `for` replace earlier ones
};

/// Constant blocks and the placing of their members.
struct BlockState {
  BlockId Globals = BlockId::None;        ///< `$Globals`
  BlockId Enclosing = BlockId::None;      ///< block whose members are being declared
  std::vector<VariableId> GlobalsToPlace; ///< members of `$Globals` without a register
  std::deque<ConstantPlacer> Placers;     ///< placers, indexed by block
  /// Records whether a block has members with packoffset, and members without.
  struct Placing {
    bool HasChosen = false, HasPlaced = false;
  };
  std::vector<Placing> Places; ///< indexed by block
  llvm::DenseSet<Name> Named;  ///< names of resources and blocks
};

/// Functions and names of HLSL's library that the program has used.
struct LibraryState {
  const LibraryReader *Reader = nullptr;
  std::vector<std::unique_ptr<LibraryText>> Code;
  std::vector<bool> Asked; ///< indexed by name: declareFromLibrary() has looked it up
  struct Instance {
    TypeId This;
    std::vector<TypeId> Parameters;
    TypeId Result;
    FunctionId Function;
  };
  llvm::DenseMap<const library::Function *, std::vector<Instance>> Instances;
  llvm::DenseMap<const library::Function *, const LibraryText *> Bodies;
  llvm::DenseMap<const library::Function *, LibraryRef> Refs;
  bool NamespaceUsed = false;              ///< `using namespace dx`
  std::vector<TypeId> NumericNames;        ///< indexed by name: the numeric type of the library
  llvm::DenseSet<Name> HiddenNumericNames; ///< names in NumericNames that the program also declares
};

/// The switch whose body is being checked.
struct SwitchState {
  bool Open = false;     ///< case labels are allowed here
  size_t FirstLocal = 0; ///< first local name of the body
  bool HasDefault = false;
  TypeId Type = TypeId::None;
  TypeId Enum = TypeId::None; ///< enum of the labels, or None
  std::set<uint64_t> Values;
};

/// Values of variables that were evaluated before: by the rules of initializers, and of constants
/// that the language requires to be integers.
struct ConstantState {
  VariableValues Initial, Integers;
};

} // namespace dxil::frontend
