// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Data of a builder before the module is laid out.
#pragma once

#include <dxil/module/Builder.h>

namespace dxil::ir {

/// An instruction under construction. Values have the builder's numbers; blocks count from the
/// entry.
struct ModuleBuilder::Pending {
  Instruction I;
  ValueId Callee = None;
  std::vector<ValueId> Operands;
  std::vector<uint32_t> Targets; ///< successors or indices, as in Instruction
  std::vector<Attachment> Attachments;
};

/// A function body under construction.
struct ModuleBuilder::Body {
  struct PendingBlock {
    std::string_view Name;
    std::vector<uint32_t> Instructions; ///< indices in Body::Instructions
    bool IsEnded = false;               ///< the block has a terminator
  };

  FunctionId Function = None;
  Stage Caller = Stage::Library; ///< stage whose ops the body may call
  ValueId FirstArgument = None;
  uint32_t ArgumentCount = 0;
  std::vector<PendingBlock> Blocks;
  std::vector<Pending> Instructions;
};

} // namespace dxil::ir
