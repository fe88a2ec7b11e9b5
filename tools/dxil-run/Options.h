// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Tool.h"

#include "description/Description.h"

#include <cstdint>
#include <string>
#include <vector>

/// Limit of an input file.
constexpr size_t MostInputBytes = size_t(1) << 30;

/// The command line of dxil-run.
struct CommandLine {
  std::vector<std::string> Inputs;
  std::string Entry, Profile, Compiler, Format = "text", Output, Image, ImageOf, Result;
  std::vector<std::string> CompilerArguments, Faults;
  dxil::execution::FaultActions OnFault; ///< actions for faults
  std::vector<uint32_t> Trace;
  bool Example = false, Offload = false, Quiet = false;
  uint32_t WaveSize = 32;
  unsigned Threads = 0;
  uint64_t MaxIterations = uint64_t(1) << 26, MaxSteps = uint64_t(1) << 33;
  size_t Limit = 64;
};

/// Adds the options to `T`, parses the command line and fills `Out`. Returns nothing to continue,
/// or an exit code.
std::optional<int> parseCommandLine(dxil::tool::Tool &T, int ArgCount, char **Args,
                                    CommandLine &Out);

dxil::execution::LoadOptions loadOptions(const CommandLine &C);
dxil::execution::RunOptions runOptions(const CommandLine &C);

/// Runs a pipeline of the offload test suite with its compiled shaders. Returns the exit code.
int runOffload(const dxil::tool::Tool &T, const CommandLine &C);
