// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Container bytes per second, over all containers of the corpus: the part table with the digest, the
// modules, listings, reflection.
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <iterator>

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
      auto C = Container::parse(File);
      if (!C || !C->find(part::DXIL))
        continue;
      Do(*C);
      Bytes += int64_t(File.size());
    }
  State.SetBytesProcessed(Bytes);
}

void partTableAndDigest(benchmark::State &State) {
  overCorpus(State, [](const Container &C) { benchmark::DoNotOptimize(C.digestState()); });
}

// Every module of a container: DXIL, STAT and ILDB.
void modules(benchmark::State &State) {
  overCorpus(State, [](const Container &C) {
    for (const Part &P : C.parts())
      if (P.Name == part::DXIL || P.Name == part::STAT || P.Name == part::ILDB)
        benchmark::DoNotOptimize(readProgram(P.Data).ok());
  });
}

void listings(benchmark::State &State) {
  overCorpus(State, [](const Container &C) { benchmark::DoNotOptimize(listing(C.bytes()).ok()); });
}

void reflection(benchmark::State &State) {
  overCorpus(State, [](const Container &C) { benchmark::DoNotOptimize(reflect(C).ok()); });
}

BENCHMARK(partTableAndDigest)->Unit(benchmark::kMillisecond);
BENCHMARK(modules)->Unit(benchmark::kMillisecond);
BENCHMARK(listings)->Unit(benchmark::kMillisecond);
BENCHMARK(reflection)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
