// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports of a run as text, JSON, CSV or bytes.
#pragma once

#include "Run.h"

namespace dxil::execution {

/// Reports each result with at most `MostNumbers` numbers, for people.
std::string textReport(const RunOutcome &O, size_t MostNumbers);
/// {"schema_version": 1, "results": [{"name", "type", "columns", "values", "counter"?}],
///  "differences": [{"name", "expectation", "index", "byte", "actual", "expected"} or, of a
///  picture,
///  {"name", "expectation", "x", "y", "channel", "actual", "expected", "pixels", "picture"} or
///  {"name", "expectation", "problem"}], "compared",
///  "faults": [{"kind", "text", "operation", "function", "file"?, "line"?, "thread", "count", and
///  of a race "group", "resource", "byte", "other": {"operation", "file"?, "line"?, "group",
///  "thread"}}], "trace"?: [...]}
std::string jsonReport(const RunOutcome &O);
/// Reports one line for each number: name, index, value.
std::string csvReport(const RunOutcome &O);
/// Reports one line for each difference.
std::string differencesReport(const RunOutcome &O);
/// Reports each fault that is not ignored as a warning or an error.
std::string faultsReport(const RunOutcome &O, const FaultActions &Actions);

/// Returns the result with a name; without a name, the first that the program may have written.
/// Fails if there is none. Never null.
Result<const RunResult *> chooseResult(const RunOutcome &O, const std::string &Name, bool Pictures);

} // namespace dxil::execution
