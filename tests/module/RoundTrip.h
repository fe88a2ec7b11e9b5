// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module written and read again.
#pragma once

#include <dxil/module/Module.h>

#include <optional>
#include <string>

namespace dxil::test {

/// Checks the module's tables, writes it, reads what was written, and writes that again. What is
/// wrong: a guarantee that the tables do not keep, an error of the reader or writer, the first line
/// in which the assembly differs, or that the second bytes are not the first; nothing if all is
/// well. Modules whose assembly is longer than the printer's limit are compared by their bytes
/// alone.
std::optional<std::string> roundTripProblem(const ir::Module &M);

/// The same of its text: prints the module, parses that and prints again, checks the tables of what
/// was parsed, and reads what is written of it. `SameBytes` says whether both modules are written
/// as the same bytes. A text that is longer than
/// the printer's limit is no problem.
std::optional<std::string> textProblem(const ir::Module &M, bool &SameBytes);

/// Reads the module's bytes again and puts that in writing order: keeps it what Module.h promises,
/// has it the same text, and are its bytes those of the parsed text?
std::optional<std::string> orderProblem(const ir::Module &M);

} // namespace dxil::test
