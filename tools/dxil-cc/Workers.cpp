// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Workers.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

using namespace llvm;

namespace dxil::cc {
namespace {

// Precedes the printed bytes in the pipe.
struct ResultHeader {
  int32_t Code = 1;
  int32_t ProcessIsSpent = 0;
  uint64_t Size = 0;
};

// Calls Transfer, which is read() or write(), until all bytes are through.
template <class Byte, class Function>
bool transferAll(Function Transfer, int File, Byte *Next, size_t Size) {
  while (Size != 0) {
    const ssize_t Done = Transfer(File, Next, Size);
    if (Done < 0 && errno == EINTR)
      continue;
    if (Done <= 0)
      return false;
    Next += Done;
    Size -= size_t(Done);
  }
  return true;
}

bool readAll(int From, void *To, size_t Size) {
  return transferAll(::read, From, static_cast<char *>(To), Size);
}

bool writeAll(int To, const void *From, size_t Size) {
  return transferAll(::write, To, static_cast<const char *>(From), Size);
}

// Returns the bytes of a file whose descriptors share one position, and empties the file.
std::string takeContents(int File) {
  off_t Size = lseek(File, 0, SEEK_END);
  std::string Bytes(Size > 0 ? size_t(Size) : 0, 0);
  lseek(File, 0, SEEK_SET);
  if (!readAll(File, Bytes.data(), Bytes.size()))
    Bytes.clear();
  if (Size > 0 && ftruncate(File, 0) == 0)
    lseek(File, 0, SEEK_SET);
  return Bytes;
}

// Closes inherited pipes, so that other workers' pipes end when this program closes them.
void closeAllBut(int A, int B) {
  unsigned Low = unsigned(std::min(A, B)), High = unsigned(std::max(A, B));
  if (Low > 3)
    close_range(3, Low - 1, 0);
  if (High > Low + 1)
    close_range(Low + 1, High - 1, 0);
  close_range(High + 1, ~0u, 0);
}

} // namespace

Worker::Worker(Worker &&Other) {
  *this = std::move(Other);
}

Worker &Worker::operator=(Worker &&Other) {
  std::swap(Process, Other.Process);
  std::swap(ToWorker, Other.ToWorker);
  std::swap(FromWorker, Other.FromWorker);
  std::swap(Busy, Other.Busy);
  std::swap(Number, Other.Number);
  std::swap(Received, Other.Received);
  return *this;
}

// The process ends when its pipe does. Returns its status, as waitpid does.
int Worker::stop() {
  if (Process < 0)
    return 0;
  close(ToWorker);
  close(FromWorker);
  int Status = 0;
  while (waitpid(Process, &Status, 0) < 0 && errno == EINTR)
    continue;
  Process = -1;
  Busy = false;
  Received.clear();
  return Status;
}

void Worker::serve(int Jobs, int Results, Run RunJob) {
  char Name[] = "/tmp/dxil-cc-XXXXXX";
  int Printed = mkstemp(Name);
  int Nothing = open("/dev/null", O_RDONLY);
  if (Printed < 0 || Nothing < 0)
    _exit(1);
  unlink(Name);
  dup2(Nothing, 0);
  for (uint64_t Number; readAll(Jobs, &Number, sizeof Number);) {
    // Restores the error stream for each job: the previous job may have redirected it (-Fe).
    dup2(Printed, 1);
    dup2(Printed, 2);
    JobEnd End = RunJob(size_t(Number));
    outs().flush();
    errs().flush();
    std::string Text = takeContents(Printed);
    ResultHeader Header{End.Code, End.ProcessIsSpent, Text.size()};
    if (!writeAll(Results, &Header, sizeof Header) ||
        !writeAll(Results, Text.data(), Text.size()) || End.ProcessIsSpent)
      break;
  }
  // Skips destructors: the state is shared with the parent.
  _exit(0);
}

bool Worker::launch(Run RunJob) {
  int Jobs[2], Results[2];
  if (pipe2(Jobs, O_CLOEXEC) != 0)
    return false;
  if (pipe2(Results, O_CLOEXEC) != 0) {
    close(Jobs[0]);
    close(Jobs[1]);
    return false;
  }
  Process = fork();
  if (Process == 0) {
    closeAllBut(Jobs[0], Results[1]);
    serve(Jobs[0], Results[1], RunJob);
  }
  close(Jobs[0]);
  close(Results[1]);
  ToWorker = Jobs[1];
  FromWorker = Results[0];
  if (Process > 0)
    return true;
  close(ToWorker);
  close(FromWorker);
  return false;
}

bool Worker::start(size_t Job, Run RunJob) {
  if (Process < 0 && !launch(RunJob))
    return false;
  Number = Job;
  Busy = true;
  uint64_t Wanted = Job;
  return writeAll(ToWorker, &Wanted, sizeof Wanted);
}

bool Worker::result(JobResult &Result) {
  char Bytes[65536];
  ssize_t Size = read(FromWorker, Bytes, sizeof Bytes);
  if (Size < 0 && errno == EINTR)
    return false;
  if (Size <= 0) {
    int Status = stop();
    Result.Code = 1;
    Result.Printed = "dxil-cc: error: the compiler crashed";
    if (WIFSIGNALED(Status))
      Result.Printed += " (signal " + std::to_string(WTERMSIG(Status)) + ")";
    Result.Printed += "\n";
    return true;
  }
  Received.append(Bytes, size_t(Size));
  ResultHeader Header;
  if (Received.size() < sizeof Header)
    return false;
  std::memcpy(&Header, Received.data(), sizeof Header);
  if (Received.size() - sizeof Header < Header.Size)
    return false;
  Result.Code = Header.Code;
  Result.Printed = Received.substr(sizeof Header);
  Received.clear();
  Busy = false;
  if (Header.ProcessIsSpent)
    stop();
  return true;
}

} // namespace dxil::cc
