// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results of a run as text, JSON, CSV or bytes.
#pragma once

#include "Run.h"

namespace dxil::execution {

/// Each result with its numbers, as many as `MostNumbers` of each: for people.
std::string textReport(const RunOutcome &O, size_t MostNumbers);
/// {"schema_version": 1, "results": [{"name", "type", "columns", "values", "counter"?}],
///  "differences": [{"name", "expectation", "index", "byte", "actual", "expected"}], "compared",
///  "faults": [{"kind", "text", "operation", "function", "file"?, "line"?, "thread", "count", and
///  of a race "group", "resource", "byte", "other": {"operation", "file"?, "line"?, "group",
///  "thread"}}], "trace"?: [...]}
std::string jsonReport(const RunOutcome &O);
/// A line for each number: name, index, value.
std::string csvReport(const RunOutcome &O);
/// Differences, a line each.
std::string differencesReport(const RunOutcome &O);

/// The result that a name means: without a name the first that may have been written. Null, with
/// what is wrong, if there is none.
const RunResult *chooseResult(const RunOutcome &O, const std::string &Name, bool Pictures,
                              std::string &Error);

} // namespace dxil::execution
