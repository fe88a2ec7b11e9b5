// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library functions that code generation has code of its own for.
// Written by: dxil-tblgen DXIL.td -gen-library-ids; edit the records, not this file.
#pragma once

#include <cstdint>

namespace dxil::frontend::library {

enum class SpecialId : uint16_t {
  None,
  Abs,
  AddUint64,
  And,
  Append,
  AtomicAdd,
  AtomicAnd,
  AtomicCompareExchange,
  AtomicExchange,
  AtomicMax,
  AtomicMin,
  AtomicOr,
  AtomicXor,
  BufferDimensions,
  BufferLoad,
  ByteLoad,
  ByteStore,
  Consume,
  CountBits,
  DecrementCounter,
  Determinant,
  Dot,
  FirstBitHigh,
  Frexp,
  GatherCmpFour,
  GatherFour,
  IncrementCounter,
  Length,
  Msad4,
  Mul,
  Normalize,
  Or,
  Reciprocal,
  Reinterpret,
  Select,
  Sign,
  SplitDouble,
  StructuredDimensions,
  TextureDimensions,
  Transpose,
};

} // namespace dxil::frontend::library
