// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The checker: what makes a module well formed beyond what its reader guarantees, and what it may
// ask of those who build something from it.
#pragma once

#include <dxil/generated/Limits.h>
#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <functional>
#include <string>

namespace dxil::ir {

/// Checks the guarantees at the head of Module.h. Returns the first that the module's tables break.
/// The reader gives them; code that builds a module can check them. Every other function on modules
/// relies on them, checkModule() too.
Status checkTables(const Module &M);

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

/// Checks that debug information can be followed: each reference leads to a node of the expected
/// kind, each scope to a function, and there are no cycles. Returns the first error.
Status checkDebugInfo(const Module &M);

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

/// Fails with the first limit that the module exceeds.
Status checkLimits(const Module &M, const ModuleLimits &Limits = {});

/// How many numbers a value of each type holds: arrays, structs and vectors taken apart, 1 for what
/// is none of them. At most ManyElements.
inline constexpr uint64_t ManyElements = uint64_t(1) << 62;
std::vector<uint64_t> elementCounts(const Module &M);

} // namespace dxil::ir
