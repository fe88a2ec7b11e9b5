// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matches the type of a dx.op function with its op's record.
#pragma once

#include "Context.h"

#include <dxil/ops/queries.h>

namespace dxil::validation {

/// The overload types that the parameters and result of a function show.
struct SignatureMatch {
  bool Matches = false;
  /// The type bound to each overload dimension; None if the signature does not show it.
  ir::TypeId Bound[4] = {ir::None, ir::None, ir::None, ir::None};
};

/// Matches a function type with the op's signature: the opcode, then the record's arguments.
SignatureMatch matchSignature(const ir::Module &M, const OpInfo &Op, ir::TypeId FunctionType);

/// Returns the overload that a type selects; Overload::None if it selects none.
OverloadUse overloadOf(const ir::Module &M, ir::TypeId T);

/// Returns the types that an op accepts, for messages: "half, float, <n x float>" for "f16 f32
/// v:f32".
std::string overloadList(OverloadSet Set);

} // namespace dxil::validation
