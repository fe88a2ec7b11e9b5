// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks that a module is well formed beyond the guarantees of its reader, and limits the work that
// it causes for its users.
#pragma once

#include <dxil/generated/Limits.h>
#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <functional>
#include <string>

namespace dxil::ir {

/// Checks the guarantees at the head of Module.h and returns the first violation. The reader
/// ensures them; code that builds a module can check them. All other functions on modules rely on
/// them, including checkModule().
Status checkTables(const Module &M);

/// Returns true if an instruction, a constant or a global has an operand of an opaque type.
/// Undefined values of such types name the types in metadata; Module.h guarantees that nothing else
/// uses them.
bool usesOpaqueValues(const Module &M);

/// A problem of a module. Where is null if the problem concerns the whole function. Function is
/// None if it is outside of functions.
struct ModuleProblem {
  std::string What;
  FunctionId Function = None;
  const Instruction *Where = nullptr;
};

/// Checks that definitions dominate uses, phis match the predecessors, returns match the function
/// type, and constant getelementptrs have valid indices. Calls Report for each problem. Returns
/// true if there is none. Time is nearly linear in the module's size.
bool checkModule(const Module &M, const std::function<void(const ModuleProblem &)> &Report);

/// Checks that debug information can be followed: each reference leads to a node of the expected
/// kind, each scope chain to a function, and there are no cycles. Returns the first error.
Status checkDebugInfo(const Module &M);

/// Limits of what a module can make its users allocate or repeat. Data that the module spells out,
/// such as the elements of a constant, is not limited.
struct ModuleLimits {
  uint32_t IntegerWidth = 128;
  uint64_t VectorLength = MaxVectorElements;
  uint32_t ParameterIndex = 4096; ///< parameter index of an attribute
  /// Numbers in one variable, after splitting arrays and structs.
  uint64_t Elements = uint64_t(1) << 14;
  /// Numbers that instructions and constants of aggregate type copy: a total, and an allowance for
  /// each instruction.
  uint64_t Copied = uint64_t(1) << 12, CopiedByEach = 64;
  /// Allows the attributes byval, sret and inalloca, which later LLVM versions give a type.
  bool TypedAttributes = false;
};

/// Limits for users that do not split values: an instruction may copy a vector of any length, a
/// variable may be as large as a library's unbounded arrays of resources, and attributes are LLVM
/// 3.7's.
inline constexpr ModuleLimits WholeValueLimits = {
    .Elements = uint64_t(1) << 48, .CopiedByEach = MaxVectorElements + 64, .TypedAttributes = true};

/// Fails with the first limit that the module exceeds.
Status checkLimits(const Module &M, const ModuleLimits &Limits = {});

/// Returns how many numbers a value of each type holds: those in arrays, structs and vectors, and 1
/// for any other type. At most ManyElements.
inline constexpr uint64_t ManyElements = uint64_t(1) << 62;
std::vector<uint64_t> elementCounts(const Module &M);

} // namespace dxil::ir
