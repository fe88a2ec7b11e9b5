// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many compiles by one call: `dxil-cc -j N @jobs`, a command line on each line of the file.
#ifndef DXIL_CC_JOBS_H
#define DXIL_CC_JOBS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace dxil::cc {

/// What `-j` asks for.
struct Jobs {
  unsigned Parallel = 1;
  std::vector<std::vector<std::string>> CommandLines;
  std::vector<std::string> Inputs; ///< of each, as progress names it
};

/// Whether \p Args ask for many jobs: -j N, or -jN.
bool asksForJobs(llvm::ArrayRef<const char *> Args);

/// Reads the files of jobs. Arguments that are neither -j nor a file of jobs come before those of
/// each line. Empty lines, and lines that start with #, are no jobs; words are quoted as in a
/// shell. The error says what is wrong with which argument or file.
llvm::Expected<Jobs> parseJobs(llvm::ArrayRef<const char *> Args);

/// Runs \p RunOne for each command line, as many at a time as asked for, in processes forked from
/// this one. A process does one job after the other, unless something of a job would be left in it.
/// What the jobs print comes in the order of the jobs; how far they are is shown on a terminal.
/// \returns the highest exit code, 1 for a job that crashed.
int runJobs(const Jobs &J, llvm::function_ref<int(llvm::ArrayRef<const char *>)> RunOne);

} // namespace dxil::cc

#endif // DXIL_CC_JOBS_H
