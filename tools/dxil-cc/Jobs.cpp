// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Jobs.h"
#include "Options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace dxil::cc {
namespace {

// One job while it runs and until what it printed has been shown.
struct Job {
  pid_t Process = -1;
  std::FILE *Printed = nullptr; // both streams, in the order of printing
  bool Done = false;
  int Code = 1;
};

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

// Which of two jobs wins would be chance.
Error checkOutputs(const Jobs &J) {
  StringMap<size_t> Writers;
  for (size_t I = 0; I != J.CommandLines.size(); ++I) {
    std::vector<const char *> Args;
    for (const std::string &A : J.CommandLines[I])
      Args.push_back(A.c_str());
    Expected<Options> O = parseOptions(Args);
    if (!O) {
      consumeError(O.takeError()); // The job itself says so.
      continue;
    }
    for (const std::string *Path : {&O->ContainerFile, &O->ListingFile, &O->DependencyFile}) {
      if (Path->empty() || *Path == "-" || *Path == "/dev/null")
        continue;
      auto [At, New] = Writers.try_emplace(*Path, I);
      if (!New && At->second != I)
        return createStringError("'" + *Path + "' is written by job " + Twine(At->second + 1) +
                                 " and by job " + Twine(I + 1));
    }
  }
  return Error::success();
}

void start(Job &Job, const std::vector<std::string> &Command,
           function_ref<int(ArrayRef<const char *>)> RunOne) {
  Job.Printed = std::tmpfile();
  Job.Process = Job.Printed ? fork() : -1;
  if (Job.Process < 0) {
    errs() << "dxil-cc: error: no process can be started for a job\n";
    Job.Done = true;
    return;
  }
  if (Job.Process > 0)
    return;
  int Nothing = open("/dev/null", O_RDONLY);
  dup2(Nothing, 0);
  dup2(fileno(Job.Printed), 1);
  dup2(fileno(Job.Printed), 2);
  std::vector<const char *> Args;
  for (const std::string &A : Command)
    Args.push_back(A.c_str());
  int Code = RunOne(Args);
  outs().flush();
  errs().flush();
  // Nothing that this process shares with its parent may be torn down here.
  _exit(Code);
}

void show(Job &Job) {
  if (!Job.Printed)
    return;
  std::rewind(Job.Printed);
  char Bytes[4096];
  while (size_t Size = std::fread(Bytes, 1, sizeof Bytes, Job.Printed))
    errs().write(Bytes, Size);
  std::fclose(Job.Printed);
  Job.Printed = nullptr;
}

void finish(MutableArrayRef<Job> All, pid_t Process, int Status) {
  for (Job &J : All) {
    if (J.Process != Process || J.Done)
      continue;
    J.Done = true;
    J.Code = WIFEXITED(Status) ? WEXITSTATUS(Status) : 1;
    if (WIFSIGNALED(Status) && J.Printed) {
      std::fseek(J.Printed, 0, SEEK_END);
      std::fprintf(J.Printed, "dxil-cc: error: the compiler crashed (signal %d)\n", WTERMSIG(Status));
    }
  }
}

} // namespace

bool asksForJobs(ArrayRef<const char *> Args) {
  return any_of(Args, [](StringRef A) {
    return A == "-j" || (A.consume_front("-j") && !A.empty() && all_of(A, isDigit));
  });
}

Expected<Jobs> parseJobs(ArrayRef<const char *> Args) {
  Jobs J;
  std::vector<std::string> Common;
  std::vector<StringRef> Files;
  for (size_t I = 0; I != Args.size(); ++I) {
    StringRef A = Args[I];
    if (A.consume_front("@")) {
      Files.push_back(A);
      continue;
    }
    StringRef Count = A;
    if (!Count.consume_front("-j") || (!Count.empty() && !all_of(Count, isDigit))) {
      Common.push_back(A.str());
      continue;
    }
    if (Count.empty() && ++I != Args.size())
      Count = Args[I];
    if (Count.getAsInteger(10, J.Parallel) || J.Parallel > 4096)
      return createStringError("-j " + Count + ": not a number of jobs (expected 1 to 4096, or 0 for "
                               "one for each core)");
  }
  if (Files.empty())
    return createStringError("-j: no file of jobs (expected @<file> with a command line on each line)");
  for (StringRef File : Files)
    if (Error E = readJobFile(File, Common, J))
      return E;
  if (Error E = checkOutputs(J))
    return E;
  if (J.Parallel == 0)
    J.Parallel = std::max(1u, hardware_concurrency().compute_thread_count());
  return J;
}

int runJobs(const Jobs &J, function_ref<int(ArrayRef<const char *>)> RunOne) {
  std::vector<Job> All(J.CommandLines.size());
  bool Terminal = sys::Process::StandardErrIsDisplayed();
  size_t Started = 0, Running = 0, Shown = 0;
  int Worst = 0;
  while (Shown != All.size()) {
    for (; Started != All.size() && Running < J.Parallel; ++Started) {
      start(All[Started], J.CommandLines[Started], RunOne);
      Running += !All[Started].Done;
    }
    int Status = 0;
    pid_t Ended = Running ? waitpid(-1, &Status, 0) : -1;
    if (Ended > 0) {
      finish(All, Ended, Status);
      --Running;
    } else if (Running && errno != EINTR) {
      errs() << "dxil-cc: error: jobs are lost\n";
      return 1;
    }
    if (Terminal)
      errs() << "\r\033[K";
    for (; Shown != All.size() && All[Shown].Done; ++Shown) {
      show(All[Shown]);
      Worst = std::max(Worst, All[Shown].Code);
    }
    if (Terminal && Shown != All.size())
      errs() << '[' << Started - Running << '/' << All.size() << ']';
  }
  return Worst;
}

} // namespace dxil::cc
