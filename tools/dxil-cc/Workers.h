// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Processes that run one job after the other.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstddef>
#include <string>
#include <vector>

#include <sys/types.h>

namespace dxil::cc {

/// The result of a job.
struct JobResult {
  int Code = 1;
  std::string Printed; ///< both output streams, in the order of printing
};

/// What a job leaves behind in its process.
struct JobEnd {
  int Code = 1;
  bool ProcessIsSpent = false; ///< no other job may run in it
};

/// A process that runs jobs. It receives their numbers.
class Worker {
public:
  /// Runs the job of a number, in the worker.
  using Run = llvm::function_ref<JobEnd(size_t)>;

  Worker() = default;
  Worker(Worker &&Other);
  Worker &operator=(Worker &&Other);
  ~Worker() { stop(); }

  /// Gives the process job \p Number; forks it first if it is not running. Returns false on
  /// failure.
  bool start(size_t Number, Run RunJob);

  bool busy() const { return Busy; }
  size_t job() const { return Number; }
  /// A descriptor that becomes readable when result() has work.
  int descriptor() const { return FromWorker; }

  /// Reads the available part of the job's result. Returns true when it is complete, or the process
  /// ended, which \p Result tells; the worker is idle then.
  bool result(JobResult &Result);

private:
  bool launch(Run RunJob);
  [[noreturn]] static void serve(int Jobs, int Results, Run RunJob);
  int stop();

  pid_t Process = -1;
  int ToWorker = -1, FromWorker = -1;
  bool Busy = false;
  size_t Number = 0;
  std::string Received;
};

} // namespace dxil::cc
