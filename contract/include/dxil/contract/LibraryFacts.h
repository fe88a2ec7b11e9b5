// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a library says besides its functions (docs/ir-contract.md, "Libraries").
#ifndef DXIL_CONTRACT_LIBRARYFACTS_H
#define DXIL_CONTRACT_LIBRARYFACTS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::contract {

/// A struct that is a payload: the mask of each of its fields.
struct PayloadFacts {
  std::vector<uint32_t> Access; ///< PAQ masks, in the order of the fields
};

/// A subobject, as the source declares it.
struct SubobjectFacts {
  std::string Name;
  std::string Class;        ///< the word of its declaration, "StateObjectConfig"
  llvm::json::Array Values; ///< texts and numbers, in the order of the initializer; a root
                            ///< signature is its part in hexadecimal digits
};

/// An exported function.
struct ExportFacts {
  std::string Symbol;
  uint32_t Pointees = 0; ///< how many of its parameters are pointers to types of their own
};

/// What a front end hands over behind contract::LibraryText, on a function with variables of the
/// types: those of the payloads first, then what pointers of each export point to.
struct LibraryFacts {
  std::vector<PayloadFacts> Payloads;
  std::vector<SubobjectFacts> Subobjects;
  std::vector<ExportFacts> Exports;

  bool empty() const { return Payloads.empty() && Subobjects.empty() && Exports.empty(); }
};

/// Reads what printLibraryFacts() made. Nothing if it is not of the expected shape.
std::optional<LibraryFacts> parseLibraryFacts(llvm::StringRef Text);
std::string printLibraryFacts(const LibraryFacts &Facts);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_LIBRARYFACTS_H
