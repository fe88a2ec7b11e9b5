// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every DXIL operation, at compile time and at run time.
//
//   constexpr const dxil::OpInfo &Sin = dxil::info(dxil::OpCode::Sin);
//   dxil::overloads(dxil::OpCode::Sin, {1, 0}).contains(dxil::Overload::Half);
//   dxil::stages(Op, Version);  dxil::attributes(Op, Version);
//   dxil::findOp("Sin");  dxil::findOp(13u);  dxil::parseFunctionName("dx.op.unary.f32");
//   for (const dxil::OpInfo &Op : dxil::opsWhere(dxil::inCategory("Wave"))) ...
//   dxil::checkCall(Op, dxil::Overload::Float, dxil::Stage::Pixel, {1, 6});
//
// The data model: one table of OpInfo by opcode, made from DXIL.td. What changes with the DXIL
// version is a list whose entries each replace the earlier ones from their version on; the
// functions of <dxil/ops/queries.h> take a version and choose. Types are in <dxil/ops/types.h>,
// numbers in <dxil/generated/OpCodes.h>.
//
// C++20, no other library, no allocation, no exception, no static initialiser. Every number,
// string and version may be passed: what is unknown gives an empty optional, an empty set or a
// named status. All text is static. What documentation says of ops is in <dxil/ops/docs.h>.
//
// The table itself is here, the functions are in <dxil/ops/queries.h>, which is enough where
// nothing has to be a constant and the program links libdxil-tools. Both together in a program have
// one table.
#pragma once

#include <dxil/ops/OpTable.h>

namespace dxil {

namespace detail {
inline constexpr NameTable<table::NumOps> OpNames = makeNameTable<table::NumOps>(opName);
inline constexpr NameTable<table::NumClasses> ClassNames =
    makeNameTable<table::NumClasses>(className);
} // namespace detail

} // namespace dxil
