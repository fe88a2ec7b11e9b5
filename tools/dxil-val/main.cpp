// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-val: judges containers; as dxv it also signs, which is how clang's driver uses it.
#include "Options.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/validation/Report.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace dxil;
namespace fs = std::filesystem;

namespace {

constexpr int ExitValid = 0, ExitInvalid = 1, ExitUnusable = 2;

struct ValidationJob {
  std::string Path;
  validation::FileReport Result;
  std::vector<uint8_t> Bytes;
};

bool readAll(std::FILE *File, std::vector<uint8_t> &Out) {
  uint8_t Buffer[1 << 16];
  // A file's size is only a hint: pipes have none, and files grow.
  struct stat Status;
  if (fstat(fileno(File), &Status) == 0 && S_ISREG(Status.st_mode) && Status.st_size > 0)
    Out.reserve(std::min<uint64_t>(uint64_t(Status.st_size), container::ContainerMaxSize));
  while (size_t Count = std::fread(Buffer, 1, sizeof Buffer, File)) {
    Out.insert(Out.end(), Buffer, Buffer + Count);
    if (Out.size() > container::ContainerMaxSize)
      return true; // larger than any container; the reader says so
  }
  return !std::ferror(File);
}

void run(ValidationJob &J, const CommandLine &Options, bool Keep) {
  J.Result.Path = J.Path == "-" ? "<stdin>" : J.Path;
  std::FILE *File = J.Path == "-" ? stdin : std::fopen(J.Path.c_str(), "rb");
  bool Good = File && readAll(File, J.Bytes);
  if (!Good)
    J.Result.Failure = std::strerror(errno ? errno : EIO);
  if (File && File != stdin)
    std::fclose(File);
  if (!Good)
    return;
  J.Result.Report = validation::validate(J.Bytes, Options.Validation);
  if (!Keep)
    std::vector<uint8_t>().swap(J.Bytes);
}

/// A directory's containers, in the order of their paths.
bool collect(const std::string &Input, std::vector<ValidationJob> &Jobs) {
  std::error_code Error;
  if (Input == "-" || !fs::is_directory(Input, Error)) {
    Jobs.push_back({Input, {}, {}});
    return true;
  }
  std::vector<std::string> Found;
  for (fs::recursive_directory_iterator It(Input, Error), End; !Error && It != End;
       It.increment(Error)) {
    fs::path Extension = It->path().extension();
    std::error_code Ignored;
    if ((Extension == ".dxil" || Extension == ".cso" || Extension == ".obj") &&
        It->is_regular_file(Ignored))
      Found.push_back(It->path().string());
  }
  if (Error || Found.empty()) {
    std::fprintf(stderr, "dxil-val: error: %s: %s\n", Input.c_str(),
                 Error ? Error.message().c_str()
                       : "no container (expected .dxil, .cso or .obj files)");
    return false;
  }
  std::sort(Found.begin(), Found.end());
  for (std::string &Path : Found)
    Jobs.push_back({std::move(Path), {}, {}});
  return true;
}

/// Says how far a long run is, on a terminal only, and wipes that when it is done.
class Progress {
public:
  Progress(size_t Total, bool Wanted) : Total(Total), Shown(Wanted && isatty(STDERR_FILENO)) {}
  ~Progress() {
    if (Written)
      std::fputs("\r\033[K", stderr);
  }
  void done() {
    size_t Count = ++Done;
    if (!Shown)
      return;
    std::unique_lock Guard(Lock, std::try_to_lock);
    auto Now = Clock::now();
    // Ten times a second, and not at all in a run that is over before anybody could wonder.
    if (!Guard || Now - Last < std::chrono::milliseconds(Written ? 100 : 500))
      return;
    Last = Now;
    Written = true;
    std::fprintf(stderr, "\r%zu of %zu files", Count, Total);
    std::fflush(stderr);
  }

private:
  using Clock = std::chrono::steady_clock;
  size_t Total;
  bool Shown, Written = false;
  std::atomic<size_t> Done{0};
  std::mutex Lock;
  Clock::time_point Last = Clock::now();
};

void runAll(std::vector<ValidationJob> &Jobs, const CommandLine &Options) {
  bool Keep = !Options.Output.empty();
  Progress Shown(Jobs.size(), Jobs.size() > 1 && !Options.Quiet);
  std::atomic<size_t> Next{0};
  auto Work = [&] {
    for (size_t I; (I = Next++) < Jobs.size();) {
      run(Jobs[I], Options, Keep);
      Shown.done();
    }
  };
  size_t Threads = std::min<size_t>(std::min(Options.Jobs, 256u), Jobs.size());
  std::vector<std::thread> Pool;
  for (size_t I = 1; I < Threads; ++I)
    Pool.emplace_back(Work);
  Work();
  for (std::thread &T : Pool)
    T.join();
}

/// By way of a file beside the target, so that no partial one is ever left.
bool writeOutput(const std::string &Path, Bytes Bytes) {
  if (Path == "-")
    return std::fwrite(Bytes.data(), 1, Bytes.size(), stdout) == Bytes.size() &&
           std::fflush(stdout) == 0;
  std::string Temporary = Path + "." + std::to_string(getpid()) + ".tmp";
  std::FILE *File = std::fopen(Temporary.c_str(), "wb");
  if (!File)
    return false;
  bool Good = std::fwrite(Bytes.data(), 1, Bytes.size(), File) == Bytes.size();
  Good = std::fclose(File) == 0 && Good;
  Good = Good && std::rename(Temporary.c_str(), Path.c_str()) == 0;
  if (!Good) {
    int Saved = errno;
    std::remove(Temporary.c_str());
    errno = Saved;
  }
  return Good;
}

int sign(ValidationJob &J, const std::string &Output) {
  Result<container::Container> C = container::Container::parse(J.Bytes);
  if (!C)
    return ExitUnusable;
  J.Bytes.resize(C->bytes().size());
  if (Result<void> R = container::signContainer(J.Bytes); !R) {
    std::fprintf(stderr, "dxil-val: error: %s: %s\n", J.Result.Path.c_str(),
                 R.error().str().c_str());
    return ExitUnusable;
  }
  if (writeOutput(Output, J.Bytes))
    return ExitValid;
  std::fprintf(stderr, "dxil-val: error: %s: %s\n", Output.c_str(), std::strerror(errno));
  return ExitUnusable;
}

/// The report where it was asked for: false if it could not be written.
bool writeReport(const std::string &Text, const CommandLine &Options, std::FILE *Standard) {
  if (Options.ReportFile.empty() || Options.ReportFile == "-") {
    std::fputs(Text.c_str(), Options.ReportFile.empty() ? Standard : stdout);
    return true;
  }
  if (writeOutput(Options.ReportFile,
                  {reinterpret_cast<const uint8_t *>(Text.data()), Text.size()}))
    return true;
  std::fprintf(stderr, "dxil-val: error: %s: %s\n", Options.ReportFile.c_str(),
               std::strerror(errno));
  return false;
}

void printSummary(const std::vector<validation::FileReport> &Reports, const CommandLine &Options,
                  int Status) {
  if (Options.Output == "-")
    return;
  validation::ReportSummary S = validation::summarize(Reports);
  if (Options.AsDxv) {
    if (Status == ExitValid)
      std::puts("Validation succeeded.");
  } else if (S.Files > 1) {
    std::printf("%zu files: %zu valid, %zu not\n", S.Files, S.Valid, S.Files - S.Valid);
    std::fputs(validation::textRuleCounts(Reports).c_str(), stdout);
  } else if (Status == ExitValid) {
    std::printf("%s: valid\n", Reports[0].Path.c_str());
  }
}

bool print(const std::vector<validation::FileReport> &Reports, const CommandLine &Options,
           int Status) {
  for (const validation::FileReport &R : Reports)
    if (!R.Failure.empty())
      std::fprintf(stderr, "dxil-val: error: %s: %s\n", R.Path.c_str(), R.Failure.c_str());
  if (Options.Quiet && Options.ReportFile.empty())
    return true;
  switch (Options.Format) {
  case CommandLine::Format::Json:
    return writeReport(validation::jsonReport(Reports), Options, stdout);
  case CommandLine::Format::Sarif:
    return writeReport(validation::sarifReport(Reports, DXILTOOLS_VERSION), Options, stdout);
  case CommandLine::Format::Text: break;
  }
  // Findings are errors of the run, so they go to standard error; the summary is its result.
  std::string Text;
  for (const validation::FileReport &R : Reports)
    if (R.Failure.empty())
      Text += validation::textReport(R);
  bool Good = writeReport(Text, Options, stderr);
  if (!Options.Quiet)
    printSummary(Reports, Options, Status);
  return Good;
}

} // namespace

int main(int argc, char **argv) {
  CommandLine Options;
  switch (parseCommandLine(argc, argv, Options)) {
  case Parsed::Exit: return ExitValid;
  case Parsed::Usage: return ExitUnusable;
  case Parsed::Run: break;
  }
  std::vector<ValidationJob> Jobs;
  for (const std::string &Input : Options.Inputs)
    if (!collect(Input, Jobs))
      return ExitUnusable;
  if (!Options.Output.empty() && Jobs.size() != 1) {
    std::fprintf(stderr, "dxil-val: error: -o takes one input, not the %zu of a folder\n",
                 Jobs.size());
    return ExitUnusable;
  }
  runAll(Jobs, Options);
  int Status = ExitValid;
  for (const ValidationJob &J : Jobs) {
    if (!J.Result.usable())
      Status = ExitUnusable;
    else if (!J.Result.valid())
      Status = std::max(Status, ExitInvalid);
  }
  if (Status == ExitValid && !Options.Output.empty())
    Status = sign(Jobs[0], Options.Output);
  std::vector<validation::FileReport> Reports;
  for (ValidationJob &J : Jobs)
    Reports.push_back(std::move(J.Result));
  return print(Reports, Options, Status) ? Status : ExitUnusable;
}
