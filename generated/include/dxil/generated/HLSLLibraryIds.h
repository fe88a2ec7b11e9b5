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
  AttributeAtVertex,
  BufferDimensions,
  BufferLoad,
  ByteLoad,
  ByteStore,
  CallShader,
  Clip,
  Consume,
  CountBits,
  DecrementCounter,
  Determinant,
  DispatchMesh,
  Dot,
  EvaluateAtSample,
  EvaluateCentroid,
  EvaluateSnapped,
  FirstBitHigh,
  Frexp,
  GatherCmpFour,
  GatherFour,
  IncrementCounter,
  Length,
  Msad4,
  Mul,
  NonUniformIndex,
  Or,
  Partitioning,
  Printf,
  Reciprocal,
  Reinterpret,
  ReportHit,
  Select,
  Sign,
  SplitDouble,
  StreamAppend,
  StreamRestart,
  StructuredDimensions,
  TextureDimensions,
  TraceRay,
  TraceRayInline,
  Transpose,
  WaveBallot,
  WaveMatch,
};

} // namespace dxil::frontend::library
