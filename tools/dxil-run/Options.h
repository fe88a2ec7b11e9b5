// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "description/Description.h"

#include <cstdint>
#include <string>
#include <vector>

/// The command line of dxil-run.
struct CommandLine {
  std::vector<std::string> Inputs;
  std::string Entry, Compiler, Format = "text", Output, Image, ImageOf, Result, Schema;
  std::vector<std::string> CompilerArguments, Faults;
  dxil::execution::FaultActions OnFault; ///< what Faults say
  std::vector<uint32_t> Trace;
  bool Example = false, Quiet = false;
  uint32_t WaveSize = 32;
  unsigned Threads = 0;
  uint64_t MaxIterations = uint64_t(1) << 26, MaxSteps = uint64_t(1) << 33;
  size_t Limit = 64;
};

/// Fills Out. Returns -1 to go on, else the exit code of a run that is over: --help, --version, or
/// a wrong command line, which has been reported.
int parseCommandLine(int ArgCount, char **Args, CommandLine &Out);
