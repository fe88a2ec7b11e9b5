// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about a library beside its functions (docs/ir-contract.md, "Libraries").
#ifndef DXIL_CONTRACT_LIBRARYFACTS_H
#define DXIL_CONTRACT_LIBRARYFACTS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::contract {

/// A payload struct: the access mask of each field.
struct PayloadFacts {
  std::vector<uint32_t> Access; ///< PAQ masks, in the order of the fields
};

/// A subobject as declared in the source.
struct SubobjectFacts {
  std::string Name;
  std::string Class;        ///< type name in the declaration, "StateObjectConfig"
  llvm::json::Array Values; ///< strings and numbers in the order of the initializer; a root
                            ///< signature is its part in hexadecimal digits
};

/// An exported function.
struct ExportFacts {
  std::string Symbol;
  uint32_t Pointees = 0; ///< number of parameters with a pointee type
};

/// Facts that a front end stores with contract::LibraryText, as an annotation of a function. Local
/// variables of this function carry the types: first those of the payloads, then the pointee types
/// of each export.
struct LibraryFacts {
  std::vector<PayloadFacts> Payloads;
  std::vector<SubobjectFacts> Subobjects;
  std::vector<ExportFacts> Exports;

  bool empty() const { return Payloads.empty() && Subobjects.empty() && Exports.empty(); }
};

/// Parses the text of printLibraryFacts(). Returns nothing if it is malformed.
std::optional<LibraryFacts> parseLibraryFacts(llvm::StringRef Text);
std::string printLibraryFacts(const LibraryFacts &Facts);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_LIBRARYFACTS_H
