// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Selects ops from the database by user input.
#pragma once

#include "dxil/export/Export.h"

namespace dxil::ops_tool {

using exporter::Json;

// Empty members select all ops.
struct Filter {
  std::string Stage, Class, Category, Attribute, Intrinsic, Hlsl;
  bool Reserved = false; // select reserved ops too
};

// Returns the selected ops of Database, in opcode order, as pointers into it.
std::vector<const Json *> select(const Json &Database, const Filter &Filter);

// Returns the names of a list that have Part in them, in any case.
std::vector<std::string> namesWith(const Json &List, const std::string &Part);

// Returns an op by name (in any case), by opcode, or by function name ("dx.op.bufferLoad.f32"
// selects the class's first op), or null.
const Json *findOp(const Json &Database, const std::string &Text);

// Returns the names in a list of objects: stages, classes, attributes, ...
std::vector<std::string> names(const Json &List);

} // namespace dxil::ops_tool
