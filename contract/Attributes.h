// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The JSON of attributes: an object with a list of arguments for each attribute, by its word.
#pragma once

#include "dxil/contract/EntryInterface.h"
#include "llvm/Support/JSON.h"

namespace dxil::contract {

/// Sets the fields of \p Attributes. Ignores words that are no attributes. Returns false if an
/// argument does not fit the record of its attribute.
bool readAttributes(const llvm::json::Object &From, EntryAttributes &Attributes);
bool readAttributes(const llvm::json::Object &From, ParameterAttributes &Attributes);

llvm::json::Object writeAttributes(const EntryAttributes &Attributes);
llvm::json::Object writeAttributes(const ParameterAttributes &Attributes);

} // namespace dxil::contract
