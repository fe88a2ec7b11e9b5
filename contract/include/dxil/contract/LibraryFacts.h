// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about a library other than its functions (docs/ir-contract.md, "Libraries").
#pragma once

#include "dxil/generated/Contract.h"

#include <cstdint>
#include <string>
#include <vector>

namespace dxil::contract {

/// A payload struct: the access mask of each field.
struct PayloadFacts {
  llvm::Type *Type = nullptr;
  std::vector<uint32_t> Access; ///< PAQ masks, in the order of the fields
};

/// An exported function with pointer parameters.
struct ExportFacts {
  std::string Symbol;
  std::vector<llvm::Type *> Pointees; ///< pointee types of the pointer parameters
};

struct LibraryFacts {
  std::vector<PayloadFacts> Payloads;
  std::vector<SubobjectFacts> Subobjects;
  std::vector<ExportFacts> Exports;

  bool empty() const { return Payloads.empty() && Subobjects.empty() && Exports.empty(); }
};

} // namespace dxil::contract
