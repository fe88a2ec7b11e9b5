// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages as documents: -fdiagnostics-format=json and =sarif.
#pragma once

#include "Host.h"

namespace dxil::compiler {

/// Returns a JSON list of messages in GCC's form: `kind`, `message`, `option`, `locations`, and the
/// notes as `children`.
std::string messagesAsJSON(const std::vector<Messages::Message> &All);

/// Returns a SARIF 2.1.0 log: one result for each message, with its notes as related locations.
std::string messagesAsSARIF(const std::vector<Messages::Message> &All, llvm::StringRef Version);

} // namespace dxil::compiler
