// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces the instructions of one thread with their values.
#pragma once

#include "Machine.h"

#include <unordered_map>

namespace dxil::execution {

/// An instruction in the trace.
struct TraceSite {
  std::string Place;              ///< "shader.hlsl:12", or empty
  std::string Text;               ///< "%5 = add i32 %2, 1"
  uint32_t Result = ~0u;          ///< id of the value, or ~0u
  std::vector<Scalar> Parts;      ///< scalars of the result
  uint64_t UniformParts = 0;      ///< bit I: part I is uniform
  uint32_t Width = 1;             ///< lanes of a row
  std::vector<uint32_t> Operands; ///< ids of computed values
};

/// Writes the trace of one thread.
class Tracer {
public:
  explicit Tracer(TraceLog &Log) : Log(Log) {}
  void instruction(const TraceSite &Site, unsigned Lane, const Slot *Rows);

private:
  TraceLog &Log;
  std::unordered_map<uint32_t, std::string> Shown; ///< "%5 = 7", by value id
};

} // namespace dxil::execution
