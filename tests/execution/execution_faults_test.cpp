// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of races, undefined values, traces, and limits of a run. Each fault has programs with it
// and similar programs without it.
#include "Compile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>

namespace {

using namespace dxil;
using namespace dxil::execution;

struct Ran {
  std::string Error;
  std::vector<Fault> Faults;
  std::vector<Buffer> Buffers;

  size_t count(FaultKind Kind) const {
    size_t N = 0;
    for (const Fault &F : Faults)
      N += F.Kind == Kind;
    return N;
  }
  std::string text() const {
    std::string All = Error;
    for (const Fault &F : Faults)
      All += describe(F) + "\n";
    return All;
  }
  uint32_t word(size_t I) const {
    uint32_t V = 0;
    std::memcpy(&V, Buffers[0].Data.data() + I * 4, 4);
    return V;
  }
};

std::shared_ptr<const Shader> load(const std::string &Source, const std::string &Profile,
                                   const LoadOptions &Options, const std::string &Flags = "") {
  std::string Log;
  const std::string Container =
      compileHLSL(Source, Profile, "-E main -Zi -Qembed_debug " + Flags, Log);
  EXPECT_FALSE(Container.empty()) << Log;
  auto L = Shader::load(bytesOf(Container), "", Options);
  EXPECT_TRUE(L.ok()) << L.message();
  return L ? *L : nullptr;
}

/// Runs a compute shader on a buffer of zeros for each resource and looks for all faults.
Ran runAll(const std::string &Source, std::array<uint32_t, 3> Groups = {1, 1, 1},
           const std::string &Profile = "cs_6_2") {
  LoadOptions Options;
  Options.Faults = {true, true};
  Ran R;
  const auto S = load(Source, Profile, Options);
  if (!S)
    return R;
  R.Buffers = bindZeros(S->info(), 4096);
  FaultLog Log;
  R.Error = S->dispatch({Groups}, {&R.Buffers}, {}, &Log).message();
  R.Faults = Log.take();
  return R;
}

constexpr const char *Head = "groupshared uint Sums[64]; RWByteAddressBuffer Out : register(u0);\n"
                             "[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex, uint3 g : "
                             "SV_GroupID, uint3 t : SV_DispatchThreadID) {\n";
std::string body(const std::string &Text) {
  return Head + Text + "\n}";
}

TEST(Races, AReadBesideAWriteOfGroupsharedMemory) {
  const Ran R = runAll(body("Sums[i] = i + 1;\n"
                            "Out.Store(4 * i, Sums[(i + 1) % 64]);"));
  ASSERT_EQ(R.Error, "");
  ASSERT_EQ(R.count(FaultKind::SharedRace), 1u) << R.text();
  const Fault &F = *std::ranges::find(R.Faults, FaultKind::SharedRace, &Fault::Kind);
  EXPECT_EQ(F.Line, 4u);
  EXPECT_EQ(F.OtherLine, 3u);
  EXPECT_EQ(F.Resource, "Sums");
  EXPECT_EQ(F.Does, "reads");
  EXPECT_EQ(F.OtherDoes, "writes");
  EXPECT_EQ(F.Lane, 0u);
  EXPECT_EQ(F.OtherLane, 1u);
  EXPECT_EQ(F.Byte, 4u);
}

TEST(Races, ABarrierOrdersThem) {
  const Ran R = runAll(body("Sums[i] = i + 1; GroupMemoryBarrierWithGroupSync();\n"
                            "Out.Store(4 * i, Sums[(i + 1) % 64]);"));
  EXPECT_EQ(R.text(), "");
  EXPECT_EQ(R.word(0), 2u);
}

TEST(Races, ABarrierOfOtherMemoryDoesNot) {
  const Ran R = runAll(body("Sums[i] = i + 1; DeviceMemoryBarrierWithGroupSync();\n"
                            "Out.Store(4 * i, Sums[(i + 1) % 64]);"));
  EXPECT_EQ(R.count(FaultKind::SharedRace), 1u) << R.text();
}

TEST(Races, AReadIsFollowedByAWrite) {
  // Without the second barrier, a thread writes a value that its neighbour may not have read yet.
  const Ran R = runAll(body("Sums[i] = i; GroupMemoryBarrierWithGroupSync();\n"
                            "uint n = Sums[(i + 1) % 64];\n"
                            "Sums[i] = n * 3 + 5;\n"
                            "Out.Store(4 * i, n);"));
  ASSERT_EQ(R.count(FaultKind::SharedRace), 1u) << R.text();
  EXPECT_EQ(R.Faults[0].Does, "writes");
  EXPECT_EQ(R.Faults[0].Line, 5u);
  EXPECT_EQ(R.Faults[0].OtherLine, 4u);
}

TEST(Races, ThreadsThatWriteOnePlace) {
  EXPECT_EQ(runAll(body("Out.Store(4 * (i / 2), i);")).count(FaultKind::BufferRace), 1u);
  // Threads that all write the same value do not race.
  EXPECT_EQ(runAll(body("Out.Store(4 * (i / 2), 7);")).text(), "");
  EXPECT_EQ(runAll(body("Out.Store(4 * i, i);")).text(), "");
}

TEST(Races, AtomicOperationsAreNone) {
  EXPECT_EQ(runAll(body("Out.InterlockedAdd(0, i);")).text(), "");
  const Ran R = runAll(body("Out.InterlockedAdd(0, 1u); Out.Store(4 + 4 * i, Out.Load(0));"));
  EXPECT_EQ(R.count(FaultKind::BufferRace), 1u) << R.text();
}

TEST(Races, BetweenGroups) {
  // A barrier does not order groups.
  const std::string Text = "Out.Store(4 * i, g.x); AllMemoryBarrierWithGroupSync();";
  EXPECT_EQ(runAll(body(Text)).text(), "");
  const Ran R = runAll(body(Text), {2, 1, 1});
  ASSERT_EQ(R.count(FaultKind::BufferRace), 1u) << R.text();
  EXPECT_EQ(R.Faults[0].Group, 1u);
  EXPECT_EQ(R.Faults[0].OtherGroup, 0u);
  EXPECT_EQ(R.Faults[0].Resource, "Out");
  EXPECT_EQ(runAll(body("Out.Store(4 * t.x, g.x);"), {4, 1, 1}).text(), "");
}

TEST(Races, NeighbouringBytesAreNone) {
  const Ran R = runAll("RWStructuredBuffer<uint16_t> Out;\n"
                       "[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {\n"
                       "  Out[i] = (uint16_t)(i + 1); }",
                       {1, 1, 1}, "cs_6_2 -enable-16bit-types");
  EXPECT_EQ(R.text(), "");
}

TEST(Races, TypedBuffersAndTextures) {
  const char *Source = "RW%s Out;\n[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {\n"
                       "  Out[%s] = i; }";
  auto Made = [&](const char *Type, const char *Index) {
    char Text[256];
    std::snprintf(Text, sizeof(Text), Source, Type, Index);
    return runAll(Text);
  };
  EXPECT_EQ(Made("Buffer<uint>", "i / 2").count(FaultKind::BufferRace), 1u);
  EXPECT_EQ(Made("Buffer<uint>", "i").text(), "");
}

TEST(Undefined, GroupsharedMemoryThatNobodyWrote) {
  const Ran R = runAll(body("if (i < 32) Sums[i] = i; GroupMemoryBarrierWithGroupSync();\n"
                            "Out.Store(4 * i, Sums[i] + 1);"));
  ASSERT_EQ(R.count(FaultKind::UndefinedOutput), 1u) << R.text();
  EXPECT_EQ(R.Faults[0].Count, 32u);
  EXPECT_EQ(R.Faults[0].Line, 4u);
  // An undefined value that is not selected is no fault.
  EXPECT_EQ(runAll(body("if (i < 32) Sums[i] = i; GroupMemoryBarrierWithGroupSync();\n"
                        "uint n = Sums[i]; Out.Store(4 * i, i < 32 ? n : 0);"))
                .text(),
            "");
}

std::vector<std::string> trace(const std::string &Source, std::vector<uint32_t> Thread,
                               std::array<uint32_t, 3> Groups) {
  LoadOptions Options;
  Options.Trace = true;
  const auto S = load(Source, "cs_6_0", Options, "-Od");
  if (!S)
    return {};
  std::vector<Buffer> Buffers = bindZeros(S->info(), 4096);
  TraceLog Log{std::move(Thread), {}};
  RunOptions Run;
  Run.Trace = &Log;
  EXPECT_EQ(S->dispatch({Groups}, {&Buffers}, Run).message(), "");
  return Log.Lines;
}
size_t linesWith(const std::vector<std::string> &Lines, const std::string &Text) {
  size_t N = 0;
  for (const std::string &L : Lines)
    N += L.find(Text) != std::string::npos;
  return N;
}

TEST(Trace, ShowsTheInstructionsOfOneThread) {
  const std::string Source = "RWByteAddressBuffer Out : register(u0);\n"
                             "[numthreads(64, 1, 1)] void main(uint3 t : SV_DispatchThreadID) {\n"
                             "  uint n = t.x * 3;\n"
                             "  if (t.x == 70)\n"
                             "    n += 1000;\n"
                             "  for (uint k = 0; k < 4; ++k) n ^= k << 20;\n"
                             "  Out.Store(4 * t.x, n);\n}";
  const auto Lines = trace(Source, {1, 6}, {2, 1, 1});
  EXPECT_EQ(linesWith(Lines, "mul i32"), 2u); // t.x * 3 and 4 * t.x
  EXPECT_EQ(linesWith(Lines, ":3: "), 1u);
  EXPECT_EQ(linesWith(Lines, "-> 210  ("), 1u);
  EXPECT_GE(linesWith(Lines, "-> 1210  ("), 1u); // only this thread adds 1000
  EXPECT_EQ(linesWith(Lines, "shl i32"), 4u);
  EXPECT_EQ(linesWith(Lines, "70  -> true"), 1u);
  EXPECT_EQ(linesWith(trace(Source, {1, 5}, {2, 1, 1}), "70  -> false"), 1u);
  EXPECT_TRUE(trace(Source, {2, 5}, {2, 1, 1}).empty());
}

TEST(Bounds, ALaunchHasABudgetOfSteps) {
  LoadOptions Options;
  const auto S = load(body("for (uint k = 0; k < 1000; ++k) Out.InterlockedAdd(0, k ^ i);"),
                      "cs_6_0", Options, "-Od");
  ASSERT_TRUE(S);
  std::vector<Buffer> Buffers = bindZeros(S->info(), 4096);
  RunOptions Run;
  Run.MaxSteps = 50000;
  EXPECT_EQ(S->dispatch({{2, 1, 1}}, {&Buffers}, Run).message(), "");
  const std::string Error = S->dispatch({{1000, 1, 1}}, {&Buffers}, Run).message();
  EXPECT_NE(Error.find("the launch takes more than 50000 steps"), std::string::npos) << Error;
  Run.MaxIterations = 100;
  EXPECT_NE(S->dispatch({{1, 1, 1}}, {&Buffers}, Run).message().find("a loop does not end"),
            std::string::npos);
}

TEST(Bounds, AGraphWhoseNodesLaunchOneAnotherEnds) {
  std::ifstream In(std::string(DXIL_CORPUS) + "/wg_recursive_subdivision.dxil", std::ios::binary);
  const std::string Container{std::istreambuf_iterator<char>(In), {}};
  const auto L = Shader::load(bytesOf(Container));
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<Buffer> Buffers = bindZeros((*L)->info(), 4096);
  GraphDispatch Work;
  Work.Launches.push_back({"Split", 0, std::vector<uint8_t>(20), 1});
  Work.MaxLaunches = 1000;
  const std::string Error = (*L)->dispatchGraph(Work, {&Buffers}, {}).message();
  EXPECT_NE(Error.find("more than"), std::string::npos) << Error;
}

TEST(Statics, AreSharedByTheFunctionsOfALibrary) {
  std::string Log;
  const std::string Container = compileHLSL(
      "static uint Count = 5; static uint Table[3];\n"
      "RWByteAddressBuffer Out : register(u0);\n"
      "[noinline] void add(uint n) { Count += n; Table[n % 3] = Count; }\n"
      "[shader(\"compute\")] [numthreads(8, 1, 1)] void main(uint3 t : SV_DispatchThreadID) {\n"
      "  add(t.x); add(1);\n"
      "  Out.Store(4 * t.x, Count * 100 + Table[1]); }",
      "lib_6_3", "-Od", Log);
  ASSERT_FALSE(Container.empty()) << Log;
  auto L = Shader::load(bytesOf(Container), "main", {});
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<Buffer> Buffers = bindZeros((*L)->info(), 64);
  ASSERT_EQ((*L)->dispatch({}, {&Buffers}, {}).message(), "");
  for (uint32_t I = 0; I < 8; ++I) {
    uint32_t Word = 0;
    std::memcpy(&Word, Buffers[0].Data.data() + I * 4, 4);
    EXPECT_EQ(Word, (6 + I) * 100 + 6 + I) << I;
  }
}

/// More live values than registers: the machine code stores them on the stack.
TEST(Stacks, HaveRoomForSpilledValues) {
  constexpr unsigned Count = 600;
  std::string Source = "RWByteAddressBuffer B : register(u0);\ngroupshared uint S[64];\n"
                       "[numthreads(64, 1, 1)] void main(uint t : SV_GroupIndex) {\n";
  auto Each = [&](const std::function<std::string(std::string, std::string)> &Line) {
    for (unsigned I = 0; I < Count; ++I)
      Source += Line("a" + std::to_string(I), "a" + std::to_string((I * 7 + 1) % Count)) + "\n";
  };
  Each([](auto A, auto) { return "uint " + A + " = B.Load(4 * " + A.substr(1) + ") + t;"; });
  Source += "for (uint i = 0; i < min(2, B.Load(4)); ++i) { S[t] = a0;\n"
            "GroupMemoryBarrierWithGroupSync(); if (S[(t + 1) % 64] > 0u) { if (S[t] > 1u) {\n";
  Each([](auto A, auto B) { return A + " = " + A + " * 3 + " + B + ";"; });
  Source += "} } GroupMemoryBarrierWithGroupSync(); }\nuint s = 0;\n";
  Each([](auto A, auto) { return "s = s * 5 + " + A + ";"; });
  std::string Log;
  const std::string Container = compileHLSL(Source + "B.Store(4 * t, s); }", "cs_6_0", "", Log);
  ASSERT_FALSE(Container.empty()) << Log;
  LoadOptions Options;
  Options.Quick = true;
  const auto L = Shader::load(bytesOf(Container), "", Options);
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<Buffer> Buffers = bindZeros((*L)->info(), 4096);
  Buffers[0].Data[4] = 2;
  ASSERT_EQ((*L)->dispatch({}, {&Buffers}, {}).message(), "");
}

} // namespace
