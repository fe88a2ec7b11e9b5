// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes nodes of <dxil/generated/MetadataNodes.h> into the module of an ir::ModuleBuilder.
#pragma once

#include <dxil/module/Builder.h>

namespace dxil::ir {

/// Writes metadata nodes into the module of a builder.
class NodeWriter {
public:
  using Ref = MetadataRef;

  explicit NodeWriter(ModuleBuilder &B) : B(B) {}

  std::vector<Ref> list() const { return {}; }
  Ref integer(unsigned Width, uint64_t Value) {
    return B.value(B.integer(B.integerType(Width), Value));
  }
  Ref real(float Value) { return B.value(B.f32(Value)); }
  Ref text(std::string_view Text) { return B.string(Text); }
  Ref node(std::span<const Ref> Operands) { return B.node(Operands); }

private:
  ModuleBuilder &B;
};

} // namespace dxil::ir
