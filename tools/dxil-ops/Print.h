// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints ops and differences for a terminal.
#pragma once

#include "Query.h"

#include <ostream>

namespace dxil::ops_tool {

struct Style {
  bool Color = false;
  size_t Width = 0; // columns of a line; 0: unlimited
};
// Returns a style with the terminal's width if standard output is a terminal.
Style terminalStyle(bool Color);

// Prints the names of intrinsics and HLSL functions that match Filter.
void printTable(std::ostream &Out, const std::vector<const exporter::Json *> &Ops,
                const Filter &Filter, Style Style);
// RFC 4180, with a line of column names; members of lists are separated by semicolons, overload
// dimensions by bars.
void printCsv(std::ostream &Out, const std::vector<const exporter::Json *> &Ops);
void printOp(std::ostream &Out, const exporter::Json &Database, const exporter::Json &Op,
             Style Style);
void printDiff(std::ostream &Out, const std::vector<exporter::OpChange> &Changes, Style Style);
exporter::Json diffJson(const std::vector<exporter::OpChange> &Changes);

} // namespace dxil::ops_tool
