// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program of any stage on what nobody described: resources, vertices, patches and pixels are
// generated, the same for every program with the same names and places.
#pragma once

#include "Inputs.h"

#include <map>
#include <string>
#include <vector>

namespace dxil::differential {

/// A number that a stage gives, as its signature declares it.
struct Output {
  ComponentType Type = ComponentType::U32;
  uint32_t Bits = 0;
};

/// What a program leaves.
struct Outcome {
  std::string Error;                     ///< why it did not run to its end, or empty
  std::map<std::string, Output> Outputs; ///< by semantic, component and invocation
  std::vector<execution::Buffer> Buffers;
};

/// Turns of loops of a wave, after which a program that only compares counts as endless.
inline constexpr uint64_t FewTurns = uint64_t(1) << 14, ManyTurns = uint64_t(1) << 19;

/// The seed of what has a name.
uint32_t hashOf(const std::string &Text);

/// A program with its types, and what of it runs.
struct Runnable {
  const execution::Shader &Program;
  const ir::Module &Types;
  /// Of a library, the ray tracing shader or node; others are programs of their own.
  std::string Entry = {};
};

/// Runs a program on what is bound.
Outcome runProgram(const Runnable &What, const std::vector<Input> &Inputs, Content Words,
                   uint64_t MaxTurns = FewTurns, execution::FaultLog *Log = nullptr);

/// Runs an entry point of a library: a ray generation shader with all others in its tables, a
/// shader that a ray or another shader calls, a node with records.
void runLibrary(const Runnable &What, Content Words, const execution::RunOptions &Options,
                execution::FaultLog *Log, Outcome &To);

} // namespace dxil::differential
