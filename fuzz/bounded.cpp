// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs validator, listing and compiler on mutated and deep files, in one process that is restarted
// if an input ends it. Reports how many inputs passed, which took more than 50 ms for each KB, and
// which ended the process, and keeps these. For manual use, since times depend on the machine.
//
//   fuzz_bounded OUT [--mutated N] [--deep N] [--texts N] [--seed S] [--target NAME]... [CORPUS...]
//   fuzz_bounded OUT --untimed ...                     as a test: only what ends the process counts
//   fuzz_bounded OUT --write [--deep N] [--texts N]    only writes the deep files to OUT
#include "../tests/Files.h"
#include "DeepFiles.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/listing/Dump.h>
#include <dxil/listing/Listing.h>
#include <dxil/validation/Report.h>

#ifdef DXIL_FUZZ_COMPILER
#include "compiler/IRInput.h"
#endif

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

namespace fs = std::filesystem;
using namespace dxil;

namespace {

constexpr double MillisecondsPerKB = 50;
/// An input that takes longer, in processor time, counts as endless.
constexpr unsigned SecondsForOne = 60;
constexpr rlim_t MostMemory = rlim_t(3) << 30;

struct Target {
  const char *Name;
  void (*Run)(const std::vector<uint8_t> &);
  /// The target also accepts LLVM IR as text.
  bool TakesText = false;
};

void validateFile(const std::vector<uint8_t> &Data) {
  std::vector<validation::FileReport> One;
  One.push_back({"input", validation::validate(Data), {}});
  (void)validation::textReport(One[0]);
  (void)validation::jsonReport(One);
}

void listFile(const std::vector<uint8_t> &Data) {
  (void)listing::listing(Data).ok();
  if (auto C = container::Container::parse(Data))
    (void)listing::dumpContainer(*C, listing::DumpFormat::Json).ok();
}

#ifdef DXIL_FUZZ_COMPILER
void compileFile(const std::vector<uint8_t> &Data) {
  std::string Container;
  llvm::StringRef Text(reinterpret_cast<const char *>(Data.data()), Data.size());
  compiler::Options Options;
  compiler::Messages Log;
  bool IsText = !Text.starts_with("DXBC");
  // The parser requires a terminating zero, which a file's buffer has.
  std::string Copy = Text.str();
  (void)compiler::compileIR(llvm::MemoryBufferRef(Copy, IsText ? "input.ll" : "input.dxil"),
                            Options, compiler::Host(), Log, Container);
}
#endif

const Target Targets[] = {
    {"validator", validateFile},
    {"listing", listFile},
#ifdef DXIL_FUZZ_COMPILER
    {"compiler", compileFile, true},
#endif
};

struct Input {
  std::string Name;
  std::vector<uint8_t> Data;
  bool IsText = false;
};

struct Arguments {
  std::string Out;
  unsigned Mutated = 0, Deep = 0, Texts = 0, Seed = 1;
  bool Write = false, Untimed = false;
  std::vector<std::string> Wanted;
  std::vector<std::vector<uint8_t>> Corpus;
  std::vector<std::string> CorpusNames;
};

/// Returns the I-th input of a run, which depends only on the numbers in \p A.
Input makeInput(const Arguments &A, unsigned I) {
  std::mt19937 Random(A.Seed * 1000003u + I);
  Input Out;
  if (I < A.Deep) {
    auto Families = fuzz::deepFamilies();
    const fuzz::DeepFamily &F = Families[I % Families.size()];
    unsigned Depth = 1 + (I / unsigned(Families.size()) % 4 ? Random() % 60 : Random() % 600);
    Out.Name =
        std::string("deep-") + F.Name + "-" + std::to_string(Depth) + "-" + std::to_string(I);
    Out.Data = F.Make(Depth, Random);
    return Out;
  }
  I -= A.Deep;
  if (I < A.Texts) {
    auto Families = fuzz::deepTexts();
    const fuzz::DeepText &F = Families[I % Families.size()];
    unsigned Depth = 1 + Random() % 60;
    Out.Name =
        std::string("text-") + F.Name + "-" + std::to_string(Depth) + "-" + std::to_string(I);
    std::string Text = F.Make(Depth, Random);
    Out.Data.assign(Text.begin(), Text.end());
    Out.IsText = true;
    return Out;
  }
  I -= A.Texts;
  size_t Which = Random() % A.Corpus.size();
  Out.Data = A.Corpus[Which];
  Out.Name = "mutated-" + A.CorpusNames[Which] + "-" + std::to_string(I);
  for (unsigned Flips = 1 + Random() % 8; Flips; --Flips) {
    size_t Position = Random() % Out.Data.size();
    switch (Random() % 4) {
    case 0: Out.Data[Position] = uint8_t(Random()); break;
    case 1: Out.Data[Position] = 0xff; break;
    default: Out.Data[Position] ^= uint8_t(1u << Random() % 8);
    }
  }
  (void)container::signContainer(Out.Data).ok();
  return Out;
}

double threadMilliseconds() {
  timespec T;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &T);
  return double(T.tv_sec) * 1e3 + double(T.tv_nsec) / 1e6;
}

/// Ends the process after this many seconds of processor time; 0: never.
void endAfter(unsigned Seconds) {
  const itimerval Timer{{0, 0}, {time_t(Seconds), 0}};
  setitimer(ITIMER_PROF, &Timer, nullptr);
}

/// Shared memory of parent and worker.
struct Progress {
  unsigned Next, TargetIndex, Done[4], Slow[4];
  double Worst[4], Total[4];
  char WorstName[4][200];
};

void keep(const Arguments &A, const Input &In, const char *Why) {
  std::ofstream File(fs::path(A.Out) / (In.Name + "." + Why + (In.IsText ? ".ll" : ".dxil")),
                     std::ios::binary);
  File.write(reinterpret_cast<const char *>(In.Data.data()), std::streamsize(In.Data.size()));
}

bool wanted(const Arguments &A, const Target &T) {
  return A.Wanted.empty() || std::find(A.Wanted.begin(), A.Wanted.end(), T.Name) != A.Wanted.end();
}

void work(const Arguments &A, Progress &P, unsigned Count) {
  rlimit Limit{MostMemory, MostMemory};
  setrlimit(RLIMIT_AS, &Limit);
  int Null = open("/dev/null", O_WRONLY);
  dup2(Null, 2);
  for (; P.Next < Count; ++P.Next, P.TargetIndex = 0) {
    Input In = makeInput(A, P.Next);
    for (; P.TargetIndex < std::size(Targets); ++P.TargetIndex) {
      const Target &T = Targets[P.TargetIndex];
      if (!wanted(A, T) || (In.IsText && !T.TakesText))
        continue;
      endAfter(SecondsForOne);
      double Start = threadMilliseconds();
      T.Run(In.Data);
      double Took = threadMilliseconds() - Start;
      endAfter(0);
      unsigned N = P.TargetIndex;
      double Rate = Took / std::max(1.0, double(In.Data.size()) / 1024);
      ++P.Done[N];
      P.Total[N] += Took;
      if (Rate > P.Worst[N]) {
        P.Worst[N] = Rate;
        std::snprintf(P.WorstName[N], sizeof(P.WorstName[N]), "%s", In.Name.c_str());
      }
      if (Rate > MillisecondsPerKB && !A.Untimed) {
        ++P.Slow[N];
        keep(A, In, (std::string(T.Name) + "-slow").c_str());
        std::printf("slow: %s: %s: %.0f ms for %zu bytes\n", T.Name, In.Name.c_str(), Took,
                    In.Data.size());
        std::fflush(stdout);
      }
    }
  }
}

/// Runs all inputs, and returns how many ended the process.
unsigned runAll(const Arguments &A) {
  auto *P = static_cast<Progress *>(
      mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  unsigned Count = A.Deep + A.Texts + A.Mutated, Ended = 0;
  while (P->Next < Count) {
    std::fflush(stdout);
    pid_t Child = fork();
    if (Child == 0) {
      work(A, *P, Count);
      _exit(0);
    }
    int Status = 0;
    waitpid(Child, &Status, 0);
    if (P->Next >= Count)
      break;
    Input In = makeInput(A, P->Next);
    const char *Name = Targets[P->TargetIndex].Name;
    const char *Why = WIFSIGNALED(Status) ? strsignal(WTERMSIG(Status)) : "it exited";
    std::printf("ended: %s: %s: %s, %zu bytes\n", Name, In.Name.c_str(), Why, In.Data.size());
    keep(A, In, (std::string(Name) + "-ended").c_str());
    ++Ended;
    ++P->TargetIndex;
  }
  for (size_t N = 0; N < std::size(Targets); ++N)
    if (P->Done[N])
      std::printf(
          "%s: %u inputs, %.2f ms in the mean, %u above %.0f ms/KB, at most %.1f ms/KB (%s)\n",
          Targets[N].Name, P->Done[N], P->Total[N] / P->Done[N], P->Slow[N], MillisecondsPerKB,
          P->Worst[N], P->WorstName[N]);
  std::printf("%u ended the process\n", Ended);
  for (size_t N = 0; N < std::size(Targets); ++N)
    Ended += P->Slow[N];
  return Ended;
}

void addCorpus(Arguments &A, const fs::path &Path) {
  constexpr size_t Largest = 65536;
  std::vector<fs::path> Files;
  if (fs::is_directory(Path)) {
    for (const auto &E : fs::recursive_directory_iterator(Path))
      if (E.path().extension() == ".dxil")
        Files.push_back(E.path());
  } else {
    Files.push_back(Path);
  }
  std::sort(Files.begin(), Files.end());
  for (const fs::path &File : Files)
    if (std::vector<uint8_t> Data = dxil::test::readBytes(File);
        !Data.empty() && Data.size() <= Largest) {
      A.Corpus.push_back(std::move(Data));
      A.CorpusNames.push_back(File.stem().string());
    }
}

} // namespace

int main(int Argc, char **Argv) {
  Arguments A;
  const std::map<std::string, unsigned *> Numbers = {
      {"--mutated", &A.Mutated}, {"--deep", &A.Deep}, {"--texts", &A.Texts}, {"--seed", &A.Seed}};
  for (int I = 1; I < Argc; ++I) {
    std::string Word = Argv[I];
    if (auto Match = Numbers.find(Word); Match != Numbers.end() && I + 1 < Argc)
      *Match->second = unsigned(std::strtoul(Argv[++I], nullptr, 10));
    else if (Word == "--target" && I + 1 < Argc)
      A.Wanted.push_back(Argv[++I]);
    else if (Word == "--write")
      A.Write = true;
    else if (Word == "--untimed")
      A.Untimed = true;
    else if (A.Out.empty())
      A.Out = Word;
    else
      addCorpus(A, Word);
  }
  if (A.Out.empty() || (A.Mutated && A.Corpus.empty())) {
    std::fprintf(stderr, "usage: fuzz_bounded OUT [--mutated N] [--deep N] [--texts N] [--seed S] "
                         "[--target NAME]... [--write] [CORPUS...]\n");
    return 2;
  }
  fs::create_directories(A.Out);
  if (!A.Write)
    return runAll(A) ? 1 : 0;
  for (unsigned I = 0; I < A.Deep + A.Texts; ++I)
    keep(A, makeInput(A, I), "deep");
  return 0;
}
