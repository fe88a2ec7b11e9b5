// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages as documents for programs: -fdiagnostics-format=json and =sarif.
#ifndef DXIL_COMPILER_MESSAGEDOCUMENTS_H
#define DXIL_COMPILER_MESSAGEDOCUMENTS_H

#include "Host.h"

namespace dxil::compiler {

/// A list with an object for each message in GCC's form: `kind`, `message`, `option`, `locations`,
/// and its notes as `children`.
std::string messagesAsJSON(const std::vector<Messages::Message> &All);

/// A log of SARIF 2.1.0: a result for each message, with its notes as related locations.
std::string messagesAsSARIF(const std::vector<Messages::Message> &All, llvm::StringRef Version);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_MESSAGEDOCUMENTS_H
