// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The type of a dx.op function against its op's record.
#pragma once

#include "Context.h"

#include <dxil/ops/queries.h>

namespace dxil::validation {

/// What the parameters and the result say of the overloads.
struct SignatureMatch {
  bool Matches = false;
  /// The type bound to each overload dimension; None if the signature does not show it.
  ir::TypeId Bound[4] = {ir::None, ir::None, ir::None, ir::None};
};

/// Matches a function type with the op's signature: the opcode, then the record's arguments.
SignatureMatch matchSignature(const ir::Module &M, const OpInfo &Op, ir::TypeId FunctionType);

/// The overload a type is; Overload::None if it can be none.
OverloadUse overloadOf(const ir::Module &M, ir::TypeId T);

/// "f16 f32 v:f32" -> for messages: the types an op takes, "half, float, <n x float>".
std::string overloadList(OverloadSet Set);

} // namespace dxil::validation
