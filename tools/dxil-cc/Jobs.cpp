// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Jobs.h"
#include "Workers.h"
#include "compiler/Options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cerrno>
#include <malloc.h>
#include <optional>
#include <poll.h>

using namespace llvm;

namespace dxil::cc {
namespace {

Error readJobFile(StringRef Path, const std::vector<std::string> &Common, Jobs &J) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFileOrSTDIN(Path, /*IsText=*/true);
  if (!File)
    return createStringError("'" + Path + "': cannot be read: " + File.getError().message());
  SmallVector<StringRef, 0> Lines;
  (*File)->getBuffer().split(Lines, '\n');
  for (StringRef Line : Lines) {
    Line = Line.trim();
    if (Line.empty() || Line.starts_with("#"))
      continue;
    BumpPtrAllocator Allocator;
    StringSaver Saver(Allocator);
    SmallVector<const char *, 16> Words;
    cl::TokenizeGNUCommandLine(Line, Saver, Words);
    std::vector<std::string> &Command = J.CommandLines.emplace_back(Common);
    Command.insert(Command.end(), Words.begin(), Words.end());
  }
  return Error::success();
}

// Returns true if options affect LLVM or the process beyond the compile.
bool leavesTraces(ArrayRef<std::string> Command) {
  return any_of(Command, [](StringRef A) {
    return A.starts_with("-mllvm") || A.starts_with("-ftime-") || A.starts_with("@");
  });
}

// Returns true after a large compile: ending its process returns the memory to the system.
bool isLarge() {
  return mallinfo2().uordblks > (size_t(64) << 20);
}

JobEnd runJob(const std::vector<std::string> &Command,
              function_ref<int(ArrayRef<const char *>)> RunOne) {
  std::vector<const char *> Args;
  for (const std::string &A : Command)
    Args.push_back(A.c_str());
  JobEnd End;
  End.Code = RunOne(Args);
  // A rejected program leaves no output, as in the library (compiler/).
  End.ProcessIsSpent = leavesTraces(Command) || isLarge();
  return End;
}

/// Returns the progress line: the number of finished jobs, and the input of the last job that
/// started.
std::string progress(const Jobs &J, size_t Ended, size_t Started) {
  std::string Line =
      "[" + std::to_string(Ended) + "/" + std::to_string(J.CommandLines.size()) + "]";
  if (Started)
    Line += " " + J.Inputs[Started - 1];
  const unsigned Columns = sys::Process::StandardErrColumns();
  return Columns > 1 ? Line.substr(0, Columns - 1) : Line;
}

} // namespace

bool asksForJobs(ArrayRef<const char *> Args) {
  return any_of(Args, [](StringRef A) {
    return A == "-j" || (A.consume_front("-j") && !A.empty() && all_of(A, isDigit));
  });
}

Error checkOutputs(Jobs &J) {
  StringMap<size_t> Writers;
  for (size_t I = 0; I != J.CommandLines.size(); ++I) {
    std::vector<const char *> Args;
    for (const std::string &A : J.CommandLines[I])
      Args.push_back(A.c_str());
    Expected<compiler::Options> O = compiler::parseOptions(Args, compiler::Host());
    J.Inputs.push_back(O ? O->Input : std::string());
    if (!O) {
      consumeError(O.takeError()); // The job reports the error itself.
      continue;
    }
    for (const std::string *Path : {&O->ContainerFile, &O->ListingFile, &O->DependencyFile,
                                    &O->PreprocessedFile, &O->PrivateDataOutput, &O->TraceFile}) {
      if (Path->empty() || *Path == "-" || *Path == "/dev/null")
        continue;
      auto [Entry, New] = Writers.try_emplace(*Path, I);
      if (!New && Entry->second != I)
        return createStringError("'" + *Path + "' is written by job " + Twine(Entry->second + 1) +
                                 " and by job " + Twine(I + 1));
    }
  }
  return Error::success();
}

Expected<std::vector<std::string>> takeParallel(ArrayRef<const char *> Args, unsigned &Parallel) {
  std::vector<std::string> Words;
  for (size_t I = 0; I < Args.size(); ++I) {
    StringRef Count = Args[I];
    if (!Count.consume_front("-j") || (!Count.empty() && !all_of(Count, isDigit))) {
      Words.push_back(Args[I]);
      continue;
    }
    if (Count.empty() && ++I < Args.size())
      Count = Args[I];
    if (Count.getAsInteger(10, Parallel) || Parallel > 4096)
      return createStringError("-j " + Count +
                               ": not a number of jobs (expected 1 to 4096, or 0 for "
                               "one for each core)");
  }
  if (Parallel == 0)
    Parallel = std::max(1u, hardware_concurrency().compute_thread_count());
  return Words;
}

Expected<Jobs> parseJobs(ArrayRef<const char *> Args) {
  Jobs J;
  Expected<std::vector<std::string>> Words = takeParallel(Args, J.Parallel);
  if (!Words)
    return Words.takeError();
  std::vector<std::string> Common, Files;
  for (const std::string &W : *Words)
    (W[0] == '@' ? Files : Common).push_back(W);
  if (Files.empty())
    return createStringError(
        "-j: no file of jobs (expected @<file> with a command line on each line)");
  for (const std::string &File : Files)
    if (Error E = readJobFile(StringRef(File).drop_front(), Common, J))
      return E;
  if (Error E = checkOutputs(J))
    return E;
  return J;
}

int runJobs(const Jobs &J, function_ref<int(ArrayRef<const char *>)> RunOne,
            function_ref<void(size_t)> Ended) {
  const size_t Count = J.CommandLines.size();
  std::vector<Worker> Workers(std::min<size_t>(J.Parallel, Count));
  std::vector<std::optional<JobResult>> Results(Count);
  bool Terminal = sys::Process::StandardErrIsDisplayed();
  size_t Started = 0, EndedCount = 0, Shown = 0, Failed = 0;
  int Worst = 0;
  while (Shown != Count) {
    std::vector<pollfd> Waiting;
    std::vector<Worker *> Busy;
    for (Worker &W : Workers) {
      if (!W.busy() && Started != Count) {
        size_t Number = Started++;
        if (!W.start(Number, [&](size_t N) { return runJob(J.CommandLines[N], RunOne); }) &&
            !W.busy()) {
          Results[Number] = {1, "dxil-cc: error: no process can be started for a job\n"};
          ++EndedCount;
        }
      }
      if (W.busy()) {
        Waiting.push_back({W.descriptor(), POLLIN, 0});
        Busy.push_back(&W);
      }
    }
    if (!Waiting.empty() && poll(Waiting.data(), Waiting.size(), -1) < 0 && errno != EINTR) {
      errs() << "dxil-cc: error: jobs are lost\n";
      return 1;
    }
    for (size_t I = 0; I != Busy.size(); ++I) {
      JobResult Result;
      size_t Number = Busy[I]->job();
      if (Waiting[I].revents != 0 && Busy[I]->result(Result)) {
        Results[Number] = std::move(Result);
        ++EndedCount;
        if (Ended)
          Ended(Number);
      }
    }
    if (Terminal)
      errs() << "\r\033[K";
    for (; Shown != Count && Results[Shown]; ++Shown) {
      errs() << Results[Shown]->Printed;
      if (Results[Shown]->Code != 0) {
        ++Failed;
        errs() << "dxil-cc: job " << Shown + 1 << " of " << Count
               << " failed: " << join(J.CommandLines[Shown], " ") << '\n';
      }
      Worst = std::max(Worst, Results[Shown]->Code);
      Results[Shown]->Printed.clear();
    }
    if (Terminal && Shown != Count)
      errs() << progress(J, EndedCount, Started);
  }
  errs() << "dxil-cc: " << Count - Failed << " of " << Count << " compiled\n";
  return Worst;
}

} // namespace dxil::cc
