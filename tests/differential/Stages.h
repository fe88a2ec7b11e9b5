// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program of any stage without a description. Resources, vertices, patches and pixels are
// generated from names and places, equally for all programs of a shader.
#pragma once

#include "Inputs.h"

#include <map>
#include <string>
#include <vector>

namespace dxil::differential {

/// A number that a stage outputs, with its declared type.
struct Output {
  ComponentType Type = ComponentType::U32;
  uint32_t Bits = 0;
};

/// The result of a run.
struct Outcome {
  std::string Error;                     ///< why the run failed, or empty
  std::map<std::string, Output> Outputs; ///< outputs by semantic, component and invocation
  std::vector<execution::Buffer> Buffers;
};

/// Limits of the loop iterations of a wave. A program beyond the limit counts as endless.
inline constexpr uint64_t FewTurns = uint64_t(1) << 14, ManyTurns = uint64_t(1) << 19;

/// Returns a seed for a name.
uint32_t hashOf(const std::string &Text);

/// A program with its types, and the entry that runs.
struct Runnable {
  const execution::Shader &Program;
  const ir::Module &Types;
  /// The ray tracing shader or node of a library; empty for other programs.
  std::string Entry = {};
};

/// Runs a program on the given resources.
Outcome runProgram(const Runnable &What, const std::vector<Input> &Inputs, Content Words,
                   uint64_t MaxTurns = FewTurns, execution::FaultLog *Log = nullptr);

/// Runs an entry point of a library: a ray generation shader with all other shaders in its tables,
/// a shader called by a ray or another shader, or a node with records.
void runLibrary(const Runnable &What, Content Words, const execution::RunOptions &Options,
                execution::FaultLog *Log, Outcome &To);

} // namespace dxil::differential
