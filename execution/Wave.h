// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A wave as generated code sees it. Generated code accesses the members by offset, so Wave has
// standard layout. Tables with a row per slot have one element for each lane.
#pragma once

#include <cstddef>
#include <cstdint>

namespace dxil::execution {

struct Shape;
struct Meaning;
struct WaveOwner;
struct TraceSite;

constexpr unsigned MaxLanes = 128;

/// Rows of 32-bit slots, `Width` lanes each.
struct SlotTable {
  uint32_t *Data = nullptr;
  uint32_t Rows = 0;
  uint32_t RowsPerVertex = 0; ///< rows of a vertex, for tables with several vertices or control
                              ///< points
};

/// Per-lane values that are not signature elements.
enum LaneValue : uint32_t {
  ThreadX,
  ThreadY,
  ThreadZ, ///< thread ID in the group
  FlatThread,
  PrimitiveNumber, ///< SV_PrimitiveID
  ControlPointId,
  InstanceNumber, ///< SV_GSInstanceID
  DomainX,
  DomainY,
  DomainZ,
  SampleNumber,
  CoverageMask,
  ViewNumber,
  BaseVertexValue,
  BaseInstanceValue,
  InnerCoverageMask,
  LaneValueCount
};

using Lanes64 = uint64_t[2];

struct Wave {
  Lanes64 EntryMask = {};     ///< lanes that start
  Lanes64 Helpers = {};       ///< helper lanes of a pixel shader
  int64_t IterationsLeft = 0; ///< below 0: the program must stop
  uint8_t *Shared = nullptr;
  uint8_t *SharedUndefined = nullptr; ///< nonzero where Shared is undefined
  uint8_t *Statics = nullptr;         ///< variables that several functions use, lane by lane
  int32_t TraceLane = -1;             ///< lane whose instructions are traced
  SlotTable Inputs, Outputs, Points, Constants;
  uint32_t GroupId[3] = {};
  uint32_t Values[LaneValueCount][MaxLanes] = {};
  /// Pointers to the arguments of entries, for each lane: payload and attributes.
  uint64_t Arguments[2][MaxLanes] = {};

  const void *Views = nullptr; ///< the worker's ViewTable
  WaveOwner *Owner = nullptr;  ///< the runtime's data of the wave
};

/// A place in the program that calls the runtime, and its description.
struct CallSite {
  const Shape *Function = nullptr;
  const Meaning *What = nullptr;
  uint32_t Width = 1;       ///< lanes in the arguments' rows; 1: one call for all lanes
  uint64_t UniformArgs = 0; ///< bit I: argument I is uniform
  const char *Op = "";      ///< name of the op, for faults
  const char *Where = "";   ///< name of the function
  const char *File = "";
  uint32_t Line = 0;
  uint8_t FaultKind = 0;
  uint8_t UsedResults = 255; ///< number of leading results that the program uses
};

extern "C" {
/// Performs an op for the lanes of a mask. Arguments and results are rows of `Width` slots.
void dxilExecOp(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High, const uint64_t *Args,
                uint64_t *Results);
/// Performs an atomic operation for each lane in turn. `Kind` is an AtomicBinOpKind, or -1 for an
/// exchange if the value equals `Compare`.
void dxilExecAtomic(Wave *W, int32_t Kind, uint32_t Bits, uint64_t Low, uint64_t High,
                    const uint64_t *Addresses, const uint64_t *Values, const uint64_t *Compare,
                    uint64_t *Results, uint32_t Width);
void dxilExecFault(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High);
/// Reports to race detection that lanes access groupshared memory. `Kind` is an AccessKind.
void dxilExecTouch(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High,
                   const uint64_t *Addresses, uint32_t Bytes, uint32_t Kind);
/// Reports that lanes write groupshared memory, and writes it.
void dxilExecStore(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High,
                   const uint64_t *Addresses, const uint64_t *Values, uint32_t Bytes);
uint16_t dxilExecHalf(double Value);
/// Replaces doubles by their values of a function of real numbers, a meaning::Operator.
void dxilExecReal(uint32_t Operator, uint32_t Count, uint64_t *Doubles);
/// Reports an instruction that lanes have run: the rows of its result's parts.
void dxilExecTrace(Wave *W, const TraceSite *Site, uint64_t Low, uint64_t High,
                   const uint64_t *Rows);
}

} // namespace dxil::execution
