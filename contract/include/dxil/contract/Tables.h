// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_CONTRACT_TABLES_H
#define DXIL_CONTRACT_TABLES_H

#include <string>

namespace dxil::contract {

/// Markdown tables of the contract's names and JSON fields, made from the lists that readers and
/// writers use: the generated part of docs/ir-contract.md.
std::string contractTables();

} // namespace dxil::contract

#endif // DXIL_CONTRACT_TABLES_H
