// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of all DXIL operations, for compile time and run time.
//
//   constexpr const dxil::OpInfo &Sin = dxil::info(dxil::OpCode::Sin);
//   dxil::overloads(dxil::OpCode::Sin, {1, 0}).contains(dxil::Overload::Half);
//   dxil::stages(Op, Version);  dxil::attributes(Op, Version);
//   dxil::findOp("Sin");  dxil::findOp(13u);  dxil::parseFunctionName("dx.op.unary.f32");
//   for (const dxil::OpInfo &Op : dxil::opsWhere(dxil::inCategory("Wave"))) ...
//   dxil::checkCall(Op, dxil::Overload::Float, dxil::Stage::Pixel, {1, 6});
//
// The data model: one table of OpInfo by opcode, made from DXIL.td. A property that changes with
// the DXIL version is a list; each entry replaces the earlier ones from its version on. The
// functions of <dxil/ops/queries.h> take a version and select the entry. Types are in
// <dxil/ops/types.h>, numbers in <dxil/generated/OpCodes.h>.
//
// Needs C++20 and no other library. No allocation, no exception, no static initializer. Functions
// accept any number, string and version: an unknown one returns an empty optional, an empty set or
// a named status. All text is static. <dxil/ops/docs.h> has the documentation of ops.
//
// This header has the table; <dxil/ops/queries.h> has only the functions, for files that need no
// constants and link libdxil-tools. A program that includes both has one table.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/ops/OpTable.h>

namespace dxil {

namespace detail {
inline constexpr NameTable<table::NumOps> OpNames = makeNameTable<table::NumOps>(opName);
inline constexpr NameTable<table::NumClasses> ClassNames =
    makeNameTable<table::NumClasses>(className);
} // namespace detail

} // namespace dxil
