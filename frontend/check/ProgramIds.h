// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ids of a program's nodes and declarations.
#pragma once

#include "../source/Ids.h"

#include <cstdint>

namespace dxil::frontend {

enum class ExprId : uint32_t { None = 0 };
enum class StmtId : uint32_t { None = 0 };
enum class VariableId : uint32_t { None = 0 };
enum class FunctionId : uint32_t { None = 0 };
enum class BlockId : uint32_t { None = 0 };
/// Index of Program::LibraryFunctions.
enum class LibraryRef : uint32_t {};
using ExprList = List<ExprId>;
using StmtList = List<StmtId>;

} // namespace dxil::frontend
