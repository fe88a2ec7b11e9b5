// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measures look-ups in the op table, and the table's size. Goals: under 3 ns by opcode, under 30 ns
// by name.
#include <dxil/ops.h>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace dxil;

namespace {

/// Returns all ops in an order that the branch predictor cannot learn from the table.
std::vector<const OpInfo *> shuffledOps() {
  std::vector<const OpInfo *> Ops;
  for (int Round = 0; Round < 12; ++Round)
    for (const OpInfo &Op : allOps())
      Ops.push_back(&Op);
  std::shuffle(Ops.begin(), Ops.end(), std::mt19937(1));
  return Ops;
}

void byOpcode(benchmark::State &State) {
  std::vector<uint32_t> Codes;
  for (const OpInfo *Op : shuffledOps())
    Codes.push_back(uint32_t(Op->Code));
  for (auto _ : State)
    for (uint32_t Code : Codes)
      benchmark::DoNotOptimize(findOp(Code).get());
  State.SetItemsProcessed(State.iterations() * int64_t(Codes.size()));
  State.counters["time_per_op"] =
      benchmark::Counter(double(State.iterations()) * double(Codes.size()),
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void byName(benchmark::State &State) {
  std::vector<std::string> Names;
  for (const OpInfo *Op : shuffledOps())
    Names.emplace_back(Op->Name);
  for (auto _ : State)
    for (const std::string &Name : Names)
      benchmark::DoNotOptimize(findOp(Name).get());
  State.SetItemsProcessed(State.iterations() * int64_t(Names.size()));
  State.counters["time_per_op"] =
      benchmark::Counter(double(State.iterations()) * double(Names.size()),
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void unknownName(benchmark::State &State) {
  for (auto _ : State)
    benchmark::DoNotOptimize(findOp("BufferLoadX").get());
}

void checkOneCall(benchmark::State &State) {
  std::vector<const OpInfo *> Ops = shuffledOps();
  for (auto _ : State)
    for (const OpInfo *Op : Ops)
      benchmark::DoNotOptimize(checkCall(Op->Code, Overload::Float, Stage::Pixel, {1, 6}));
  State.SetItemsProcessed(State.iterations() * int64_t(Ops.size()));
}

BENCHMARK(byOpcode);
BENCHMARK(byName);
BENCHMARK(unknownName);
BENCHMARK(checkOneCall);

/// Bytes of the tables.
void addTableSizes() {
  const size_t Structures = sizeof(table::Ops) + sizeof(table::Args) + sizeof(table::TextLists) +
                            sizeof(table::OverloadLists) + sizeof(table::StageLists) +
                            sizeof(table::AttributeLists) + sizeof(table::EnumCases) +
                            sizeof(detail::OpNames) + sizeof(detail::ClassNames);
  benchmark::AddCustomContext("op table, structures (bytes)", std::to_string(Structures));
  benchmark::AddCustomContext("op table, text (bytes)", std::to_string(sizeof(table::Texts)));
}

} // namespace

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  addTableSizes();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
