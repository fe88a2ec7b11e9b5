// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Processes that do one job after the other.
#ifndef DXIL_CC_WORKERS_H
#define DXIL_CC_WORKERS_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstddef>
#include <string>
#include <vector>

#include <sys/types.h>

namespace dxil::cc {

/// What became of a job.
struct JobResult {
  int Code = 1;
  std::string Printed; ///< both streams, in the order of printing
};

/// What a job does to the process that it ran in.
struct JobEnd {
  int Code = 1;
  bool ProcessIsSpent = false; ///< no job may follow in it
};

/// A process that runs jobs, which it is sent by number.
class Worker {
public:
  /// What runs the job of a number, in the worker.
  using Run = llvm::function_ref<JobEnd(size_t)>;

  Worker() = default;
  Worker(Worker &&Other);
  Worker &operator=(Worker &&Other);
  ~Worker() { stop(); }

  /// Forks, unless the process runs already, and gives it job \p Number. False if that cannot be
  /// done.
  bool start(size_t Number, Run RunJob);

  bool busy() const { return Busy; }
  size_t job() const { return Number; }
  /// A descriptor that can be read from when result() has something to do.
  int descriptor() const { return FromWorker; }

  /// Reads what has come of the job's result. True when that is all of it, or the process ended,
  /// which is said in \p Result; the worker is idle then.
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

#endif // DXIL_CC_WORKERS_H
