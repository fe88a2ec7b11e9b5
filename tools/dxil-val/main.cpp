// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-val: judges containers; as dxv it also signs, which is how clang's driver uses it.
#include "Options.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/validation/Report.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>
#include <unistd.h>

using namespace dxil;
namespace fs = std::filesystem;

namespace {

constexpr int ExitValid = 0, ExitInvalid = 1, ExitUnusable = 2;

struct Job {
  std::string Path;
  FileReport Result;
  std::string Failure; ///< the file could not be read
  std::vector<uint8_t> Bytes;
};

bool readAll(std::FILE *File, std::vector<uint8_t> &Out) {
  uint8_t Buffer[1 << 16];
  while (size_t Count = std::fread(Buffer, 1, sizeof Buffer, File)) {
    Out.insert(Out.end(), Buffer, Buffer + Count);
    if (Out.size() > ContainerMaxSize)
      return true; // larger than any container; the reader says so
  }
  return !std::ferror(File);
}

void run(Job &J, const CommandLine &Options, bool Keep) {
  J.Result.Path = J.Path == "-" ? "<stdin>" : J.Path;
  std::FILE *File = J.Path == "-" ? stdin : std::fopen(J.Path.c_str(), "rb");
  std::error_code Ignored;
  bool Good = File && !(J.Path != "-" && fs::is_directory(J.Path, Ignored)) && readAll(File, J.Bytes);
  if (!Good)
    J.Failure = J.Result.Path + ": " + std::strerror(errno ? errno : EIO);
  if (File && File != stdin)
    std::fclose(File);
  if (!Good)
    return;
  J.Result.Report = validate(J.Bytes, Options.Validation);
  if (!Keep)
    std::vector<uint8_t>().swap(J.Bytes);
}

/// A directory's containers, in the order of their paths.
bool collect(const std::string &Input, std::vector<Job> &Jobs) {
  std::error_code Error;
  if (Input == "-" || !fs::is_directory(Input, Error)) {
    Jobs.push_back({Input, {}, {}, {}});
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
                 Error ? Error.message().c_str() : "no container (expected .dxil, .cso or .obj files)");
    return false;
  }
  std::sort(Found.begin(), Found.end());
  for (std::string &Path : Found)
    Jobs.push_back({std::move(Path), {}, {}, {}});
  return true;
}

void runAll(std::vector<Job> &Jobs, const CommandLine &Options) {
  bool Keep = !Options.Output.empty();
  bool Progress = Jobs.size() > 1 && !Options.Quiet && isatty(STDERR_FILENO);
  std::atomic<size_t> Next{0}, Done{0};
  auto Work = [&] {
    for (size_t I; (I = Next++) < Jobs.size();) {
      run(Jobs[I], Options, Keep);
      size_t Count = ++Done;
      if (Progress)
        std::fprintf(stderr, "\r%zu of %zu", Count, Jobs.size());
    }
  };
  size_t Threads = std::min<size_t>(std::min(Options.Jobs, 256u), Jobs.size());
  std::vector<std::thread> Pool;
  for (size_t I = 1; I < Threads; ++I)
    Pool.emplace_back(Work);
  Work();
  for (std::thread &T : Pool)
    T.join();
  if (Progress)
    std::fputs("\r                    \r", stderr);
}

/// By way of a file beside the target, so that no partial container is ever left.
bool writeOutput(const std::string &Path, const std::vector<uint8_t> &Bytes) {
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

int sign(Job &J, const std::string &Output) {
  Result<Container> C = Container::parse(J.Bytes);
  if (!C)
    return ExitUnusable;
  J.Bytes.resize(C->bytes().size());
  // A container of a preview shader model keeps its mark: no runtime may take it for a released one.
  if (C->digestState() != DigestState::Preview)
    if (Result<void> R = signContainer(J.Bytes); !R) {
      std::fprintf(stderr, "dxil-val: error: %s: %s\n", J.Result.Path.c_str(), R.error().str().c_str());
      return ExitUnusable;
    }
  if (writeOutput(Output, J.Bytes))
    return ExitValid;
  std::fprintf(stderr, "dxil-val: error: %s: %s\n", Output.c_str(), std::strerror(errno));
  return ExitUnusable;
}

void print(const std::vector<Job> &Jobs, const CommandLine &Options, int Status) {
  std::vector<FileReport> Reports;
  size_t Invalid = 0;
  for (const Job &J : Jobs) {
    if (!J.Failure.empty())
      std::fprintf(stderr, "dxil-val: error: %s\n", J.Failure.c_str());
    else
      Reports.push_back(J.Result);
    Invalid += !J.Failure.empty() || !J.Result.Report.valid();
  }
  if (Options.Quiet)
    return;
  if (Options.Format == CommandLine::Format::Json)
    std::fputs(jsonReport(Reports).c_str(), stdout);
  if (Options.Format == CommandLine::Format::Sarif)
    std::fputs(sarifReport(Reports, DXILTOOLS_VERSION).c_str(), stdout);
  if (Options.Format != CommandLine::Format::Text)
    return;
  // Findings are errors of the run, so they go to standard error; the summary is its result.
  for (const FileReport &R : Reports)
    std::fputs(textReport(R).c_str(), stderr);
  if (Options.Output == "-")
    return;
  if (Options.AsDxv && Status == ExitValid)
    std::puts("Validation succeeded.");
  else if (Jobs.size() > 1)
    std::printf("%zu files: %zu valid, %zu not\n", Jobs.size(), Jobs.size() - Invalid, Invalid);
  else if (Status == ExitValid)
    std::printf("%s: valid\n", Reports[0].Path.c_str());
}

} // namespace

int main(int argc, char **argv) {
  CommandLine Options;
  switch (parseCommandLine(argc, argv, Options)) {
  case Parsed::Exit:
    return ExitValid;
  case Parsed::Usage:
    return ExitUnusable;
  case Parsed::Run:
    break;
  }
  std::vector<Job> Jobs;
  for (const std::string &Input : Options.Inputs)
    if (!collect(Input, Jobs))
      return ExitUnusable;
  runAll(Jobs, Options);
  int Status = ExitValid;
  for (const Job &J : Jobs) {
    if (!J.Failure.empty() || J.Result.Report.Unusable)
      Status = ExitUnusable;
    else if (!J.Result.Report.valid())
      Status = std::max(Status, ExitInvalid);
  }
  if (Status == ExitValid && !Options.Output.empty())
    Status = sign(Jobs[0], Options.Output);
  print(Jobs, Options, Status);
  return Status;
}
