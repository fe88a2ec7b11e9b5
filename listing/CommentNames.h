// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of a module's values for comments after instructions.
#pragma once

#include "Headers.h"
#include "MemberNames.h"
#include "ResourceNames.h"
#include "SourceLines.h"

namespace dxil::listing::detail {

using namespace container;

struct CommentNames final : ValueNames {
  /// \p Names has names and annotations: the module itself, or that of STAT if \p M has lost them.
  CommentNames(const ir::Module &M, const ir::Module &Names)
      : Resources(M, Names), Members(Names), Elements(M) {}

  std::string_view nameOf(ir::ValueId V) override { return Resources.of(V).Name; }

  ResourceNames Resources;
  MemberNames Members;
  ElementNames Elements;
};

} // namespace dxil::listing::detail
