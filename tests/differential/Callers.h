// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shaders that call the exported functions of a library, which nothing else would run.
#pragma once

#include "Inputs.h"

#include <dxil/module/Error.h>

namespace dxil::differential {

/// A shader that loads the parameters of an exported function from a buffer, calls it, and stores
/// its result, and what its pointer parameters point to, into another. A function may not change
/// what a parameter without `out` points to. Memory for a result is zero before the call.
struct Caller {
  std::string Container; ///< a library with the entry EntryName
  Stage Kind = Stage::Compute;
  ElementLayout In, Out; ///< the words of a thread in the two buffers

  static constexpr const char *EntryName = "caller";
  /// The two buffers with contents. They are in a space that no resource of the library uses.
  std::vector<Input> inputs(Content Words) const;
};

/// Returns the symbols of the functions in library \p M that are no entry points and that other
/// libraries can call.
std::vector<std::string> exportedFunctions(const ir::Module &M);

/// Links a caller of \p Function with the library. Fails if a parameter is no number or aggregate
/// of numbers, or if the function uses operations that neither compute nor ray tracing shaders
/// have.
Result<Caller> makeCaller(const std::string &Library, const ir::Module &M,
                          const std::string &Function);

} // namespace dxil::differential
