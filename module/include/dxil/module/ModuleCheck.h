// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The checker: what makes a module well formed beyond what its reader guarantees, and what it may
// ask of those who build something from it.
#pragma once

#include <dxil/generated/Limits.h>
#include <dxil/module/Module.h>

#include <functional>
#include <optional>
#include <string>

namespace dxil::ir {

/// What is wrong with the module's tables: which of the guarantees at the head of Module.h they do
/// not keep, the first one found. Nothing if they keep all. The reader keeps them; who builds a
/// module can ask. Every other function on modules relies on them, checkModule() too.
std::optional<std::string> tableProblem(const Module &M);

/// One thing that is wrong. At is null if it is the function as a whole; Function is None for what
/// belongs to none.
struct ModuleProblem {
  std::string What;
  FunctionId Function = None;
  const Instruction *At = nullptr;
};

/// Definitions dominate uses, phis fit their blocks, returns fit their function, constant addresses
/// lead where they say. Calls Report for each problem; returns whether there was none. Near-linear
/// in the module's size.
bool checkModule(const Module &M, const std::function<void(const ModuleProblem &)> &Report);

/// What is wrong with the module's debug information for those who follow it: a reference to a node
/// of another kind, a scope that leads to no function, a ring. Nothing if it is sound.
std::optional<std::string> debugProblem(const Module &M);

/// Bounds on what a module may make others allocate or repeat. What it spells out itself, as the
/// elements of a constant, comes on top.
struct ModuleLimits {
  uint32_t IntegerWidth = 128;
  uint64_t VectorLength = MaxVectorElements;
  uint32_t ParameterIndex = 4096; ///< of an attribute
  /// Numbers in one variable, its arrays and structs taken apart.
  uint64_t Elements = uint64_t(1) << 14;
  /// The same of what instructions and constants of aggregate type copy, in all; and so many more
  /// for each instruction.
  uint64_t Copied = uint64_t(1) << 12, CopiedByEach = 64;
  /// Whether there may be the attributes byval, sret and inalloca, which have a type since
  /// LLVM 3.7.
  bool TypedAttributes = false;
};

/// For those who take no value apart: each instruction may copy a vector of any length, variables
/// are as large as a library's arrays of resources without a length are, and attributes stay those
/// of LLVM 3.7.
inline constexpr ModuleLimits WholeValueLimits = {
    .Elements = uint64_t(1) << 48, .CopiedByEach = MaxVectorElements + 64, .TypedAttributes = true};

/// Says which limit the module goes beyond; nothing if it keeps within all.
std::optional<std::string> exceededLimit(const Module &M, const ModuleLimits &Limits = {});

/// How many numbers a value of each type holds: arrays, structs and vectors taken apart, 1 for what
/// is none of them. At most ManyElements.
inline constexpr uint64_t ManyElements = uint64_t(1) << 62;
std::vector<uint64_t> elementCounts(const Module &M);

} // namespace dxil::ir
