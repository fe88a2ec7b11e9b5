// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Round trips of modules: written and read, printed and parsed.
#pragma once

#include <dxil/module/Module.h>

#include <optional>
#include <string>

namespace dxil::test {

/// Checks the module's tables, writes it, reads the result, and writes that again. Returns the
/// problem: a broken guarantee of the tables, an error of the reader or writer, the first line of
/// assembly that differs, or different bytes; nothing if there is none. Compares only bytes if the
/// assembly exceeds the printer's limit.
std::optional<std::string> roundTripProblem(const ir::Module &M);

/// Prints the module, parses the text and prints again; checks the tables of the parsed module and
/// reads its bitcode. Returns the problem, or nothing. `SameBytes` tells whether both modules have
/// the same bitcode. A text beyond the printer's limit is no problem.
std::optional<std::string> textProblem(const ir::Module &M, bool &SameBytes);

/// Reads the module's bytes again and puts the result in writing order. Returns the problem if it
/// breaks the guarantees of Module.h, has another text, or has other bytes than the parsed text;
/// else nothing.
std::optional<std::string> orderProblem(const ir::Module &M);

} // namespace dxil::test
