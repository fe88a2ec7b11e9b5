// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choosing ops from the database by what a user types.
#pragma once

#include "dxil/export/Export.h"

namespace dxil::ops_tool {

using exporter::Json;

// Empty members choose everything.
struct Filter {
  std::string Stage, Class, Category, Attribute, Intrinsic, Hlsl;
  bool Reserved = false; // reserved ops as well
};

// The ops of Database that Filter keeps, in opcode order; pointers into it.
std::vector<const Json *> select(const Json &Database, const Filter &Filter);

// An op by name (any case), by opcode, by function name
// ("dx.op.bufferLoad.f32" names the class's first op) or null.
const Json *findOp(const Json &Database, const std::string &Text);

// The names in a list of objects: stages, classes, attributes, ...
std::vector<std::string> names(const Json &List);

} // namespace dxil::ops_tool
