// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many compiles in one call: `dxil-cc -j N @jobs`, with a command line in each line of the file.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace dxil::cc {

/// The jobs of a `-j` command line.
struct Jobs {
  unsigned Parallel = 1;
  std::vector<std::vector<std::string>> CommandLines;
  std::vector<std::string> Inputs; ///< input of each job, for progress
};

/// Returns true if \p Args request many jobs: -j N, or -jN.
bool asksForJobs(llvm::ArrayRef<const char *> Args);

/// Returns the words of \p Args without -j, whose number goes to \p Parallel; 0: one for each core.
llvm::Expected<std::vector<std::string>> takeParallel(llvm::ArrayRef<const char *> Args,
                                                      unsigned &Parallel);

/// Sets the inputs of jobs. Fails if two jobs write to one file: the second would overwrite the
/// first in random order.
llvm::Error checkOutputs(Jobs &J);

/// Reads the files of jobs. Other arguments except -j precede those of each line. Skips empty lines
/// and lines that start with #; words are quoted as in a shell. The error names the wrong argument
/// or file.
llvm::Expected<Jobs> parseJobs(llvm::ArrayRef<const char *> Args);

/// Runs \p RunOne for each command line, in parallel, in processes forked from this one. A process
/// runs several jobs, unless a job leaves effects in it. Prints the output of jobs in their order,
/// and the progress on a terminal. Calls \p Ended with the number of each job that has ended.
/// \returns the highest exit code, 1 for a job that crashed.
int runJobs(const Jobs &J, llvm::function_ref<int(llvm::ArrayRef<const char *>)> RunOne,
            llvm::function_ref<void(size_t)> Ended = nullptr);

} // namespace dxil::cc
