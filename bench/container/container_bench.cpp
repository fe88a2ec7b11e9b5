// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measures bytes of containers per second, over all containers of the corpus: the part table with
// the digest, the program's module, all modules, listings, reflection. For a container of 1 to 64
// MiB: the program's module, listing, validation.
#include "../../tests/container/BigModule.h"

#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>
#include <dxil/validation/Validator.h>

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace {

using namespace dxil;

const std::vector<std::vector<uint8_t>> &corpus() {
  static const auto Files = [] {
    std::vector<std::vector<uint8_t>> Out;
    for (const auto &E : std::filesystem::recursive_directory_iterator(DXIL_CORPUS))
      if (E.path().extension() == ".dxil") {
        std::ifstream In(E.path(), std::ios::binary);
        Out.emplace_back(std::istreambuf_iterator<char>(In), std::istreambuf_iterator<char>());
      }
    return Out;
  }();
  return Files;
}

template <typename Work> void overCorpus(benchmark::State &State, Work Do) {
  int64_t Bytes = 0;
  for (auto _ : State)
    for (const auto &File : corpus()) {
      auto C = container::Container::parse(File);
      if (!C || !C->find(container::part::DXIL))
        continue;
      Do(*C);
      Bytes += int64_t(File.size());
    }
  State.SetBytesProcessed(Bytes);
}

void partTableAndDigest(benchmark::State &State) {
  overCorpus(State,
             [](const container::Container &C) { benchmark::DoNotOptimize(C.digestState()); });
}

// Reads the module that a reader of the shader needs.
void programs(benchmark::State &State) {
  overCorpus(State, [](const container::Container &C) {
    benchmark::DoNotOptimize(container::readModule(C).ok());
  });
}

// Reads every module of a container: DXIL, STAT and ILDB.
void modules(benchmark::State &State) {
  overCorpus(State, [](const container::Container &C) {
    for (const container::Part &P : C.parts())
      if (P.Name == container::part::DXIL || P.Name == container::part::STAT ||
          P.Name == container::part::ILDB)
        benchmark::DoNotOptimize(container::readProgram(P.Data).ok());
  });
}

void listings(benchmark::State &State) {
  overCorpus(State, [](const container::Container &C) {
    benchmark::DoNotOptimize(listing::listing(C.bytes()).ok());
  });
}

void reflection(benchmark::State &State) {
  overCorpus(State, [](const container::Container &C) {
    benchmark::DoNotOptimize(listing::reflect(C).ok());
  });
}

const std::vector<uint8_t> &big(int64_t MiB) {
  static std::map<int64_t, std::vector<uint8_t>> Made;
  std::vector<uint8_t> &Out = Made[MiB];
  if (Out.empty()) {
    std::ifstream In(DXIL_CORPUS "/dxil/cs_float_math.0.dxil", std::ios::binary);
    std::vector<char> Read{std::istreambuf_iterator<char>(In), {}};
    Out = test::repeatBody(std::vector<uint8_t>(Read.begin(), Read.end()), size_t(MiB) << 20);
  }
  return Out;
}

template <typename Work> void overBig(benchmark::State &State, Work Do) {
  const std::vector<uint8_t> &Input = big(State.range(0));
  for (auto _ : State)
    Do(Input);
  State.SetBytesProcessed(int64_t(State.iterations()) * int64_t(Input.size()));
}

void bigModule(benchmark::State &State) {
  overBig(State, [](Bytes B) {
    benchmark::DoNotOptimize(container::readModule(*container::Container::parse(B)).ok());
  });
}
void bigListing(benchmark::State &State) {
  overBig(State, [](Bytes B) { benchmark::DoNotOptimize(listing::listing(B).ok()); });
}
void bigValidation(benchmark::State &State) {
  overBig(State, [](Bytes B) { benchmark::DoNotOptimize(validation::validate(B).valid()); });
}

BENCHMARK(partTableAndDigest)->Unit(benchmark::kMillisecond);
BENCHMARK(programs)->Unit(benchmark::kMillisecond);
BENCHMARK(modules)->Unit(benchmark::kMillisecond);
BENCHMARK(listings)->Unit(benchmark::kMillisecond);
BENCHMARK(reflection)->Unit(benchmark::kMillisecond);
BENCHMARK(bigModule)->Arg(1)->Arg(4)->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);
BENCHMARK(bigListing)->Arg(1)->Arg(4)->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);
BENCHMARK(bigValidation)->Arg(1)->Arg(4)->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
