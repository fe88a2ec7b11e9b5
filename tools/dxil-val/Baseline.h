// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/validation/Report.h>

namespace dxil::val {

/// Returns true if a path with slashes matches a pattern: `*` stands for any characters but a
/// slash, `**` for any characters, `?` for one. A pattern without a slash is compared with the last
/// part of the path.
bool matchesPath(std::string_view Path, std::string_view Pattern);

/// Removes the findings that a JSON report lists (dxil-val --format json). A finding is known by
/// its file, part, function, rule and message, so that it stays known where other code changes.
/// Returns the count of removed findings, or an error if the text is no report.
Result<size_t> removeKnown(std::string_view Report, std::vector<validation::FileReport> &From);

} // namespace dxil::val
