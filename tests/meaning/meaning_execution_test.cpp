// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For each op that computes: the executor's results are allowed by the op's meaning, in each
// overload, for edge values and random values.
#include "Numbers.h"
#include "OpProgram.h"

#include <dxil/execution/Shader.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace dxil::meaning {
namespace {

constexpr uint32_t WaveSize = 16;

/// One op in all variants, with the arguments of all threads.
class Comparison {
public:
  enum Form { EachThread, OnceForAllLanes, KeepingDenormals };

  explicit Comparison(const OpMeaning &M, Form How = EachThread)
      : M(M), IsWave(M.Needs & Needs::Lanes), IsUniform(How == OnceForAllLanes),
        Keeps(How == KeepingDenormals), Variants(variantsOf(M)),
        Program(programOf(M.Op, Variants, IsWave, MemoryUse::None, IsUniform)) {
    if (Keeps)
      keepDenormals(Program);
  }

  void run() {
    ASSERT_FALSE(Variants.empty());
    ASSERT_EQ(Program.Error, "");
    Cases = IsUniform ? 1024 : Variants[0].Arguments.size() == 1 && !IsWave ? 1 << 16 : 8192;
    fill();
    execute();
    if (testing::Test::HasFatalFailure())
      return;
    unsigned InSlot = IsWave, OutSlot = 0;
    for (const Variant &V : Variants) {
      compare(V, InSlot, OutSlot);
      InSlot += inSlots(V);
      OutSlot += unsigned(V.Results.size());
    }
  }

private:
  static unsigned inSlots(const Variant &V) {
    unsigned Sum = 0;
    for (size_t I = 0; I < V.Arguments.size(); ++I)
      Sum += V.slots(I);
    return Sum;
  }

  /// Chooses arguments. Lanes of a wave often get equal ones.
  void fill() {
    Random R(uint64_t(M.Op) + 1);
    In.resize(Cases * Program.InSlots);
    uint64_t *Next = In.data();
    for (uint64_t Case = 0; Case < Cases; ++Case) {
      const uint64_t Wave = Case / WaveSize;
      if (IsWave)
        *Next++ = Wave % 4 == 0 || R.next() % 4 != 0;
      for (const Variant &V : Variants)
        for (size_t I = 0; I < V.Arguments.size(); ++I)
          for (unsigned E = 0; E < V.slots(I); ++E) {
            const ValueType T = V.Arguments[I];
            *Next = argumentOf(T, unsigned(I), unsigned(V.Arguments.size()), Case, R);
            if (IsWave)
              *Next = waveArgument(V, I, Wave, R);
            ++Next;
          }
    }
  }

  /// Lane indices are small and lane masks disjoint. Other values repeat or are arbitrary.
  uint64_t waveArgument(const Variant &V, size_t Argument, uint64_t Wave, Random &R) {
    const ValueType T = V.Arguments[Argument];
    const OpInfo &Info = info(M.Op);
    if (Info.Args[Argument].Id == OperandId::Lane || Info.Args[Argument].Id == OperandId::QuadLane)
      return R.next() % (Info.Args[Argument].Id == OperandId::Lane ? WaveSize : 4);
    Random OfWave(Wave * 8 + Argument);
    if (Wave % 3 == 0)
      return anyOf(T, OfWave);
    if (Wave % 3 == 1)
      return edgesOf(T)[R.next() % 2 + OfWave.next() % (edgesOf(T).size() - 1)];
    return anyOf(T, R);
  }

  void execute() {
    execution::LoadOptions Options;
    Options.WaveSize = WaveSize;
    const auto L = execution::Shader::load(Program.Container, "main", Options);
    ASSERT_TRUE(L.ok()) << L.message();
    std::vector<execution::Buffer> Buffers(2);
    Buffers[0].Class = ResourceClass::SRV;
    Buffers[0].Data.resize(In.size() * 8);
    std::memcpy(Buffers[0].Data.data(), In.data(), Buffers[0].Data.size());
    Out.resize(Cases * Program.OutSlots);
    Buffers[1].Data.resize(Out.size() * 8);
    const execution::Dispatch Work{{uint32_t(Cases / (IsUniform ? 1 : OpProgram::Threads)), 1, 1}};
    ASSERT_EQ((*L)->dispatch(Work, {&Buffers}, {}).message(), "");
    std::memcpy(Out.data(), Buffers[1].Data.data(), Buffers[1].Data.size());
  }

  void compare(const Variant &V, unsigned InSlot, unsigned OutSlot) {
    // Only 16-bit types are tested exhaustively.
    const uint64_t Count = widthOf(V.Arguments.empty() ? ValueType::I64 : V.Arguments[0]) == 16
                               ? Cases
                               : std::min<uint64_t>(Cases, 12000);
    unsigned Failures = 0;
    const unsigned Times = V.EachElement ? V.Elements : 1;
    for (uint64_t Call = 0; Call < Count * Times && Failures < 4; ++Call) {
      const uint64_t Case = Call / Times, Element = Call % Times;
      if (IsWave && !active(Case))
        continue;
      std::vector<std::vector<std::span<const uint64_t>>> Arguments;
      std::vector<ActiveLane> Lanes;
      meaning::Call C{.Op = M.Op, .Overload = V.Overload};
      C.Elements = V.EachElement ? 1 : V.Elements;
      C.Denormals = Keeps ? Denormals::Kept : Denormals::Flushed;
      const uint64_t First = IsWave ? Case / WaveSize * WaveSize : Case;
      for (uint64_t Other = First; Other < First + (IsWave ? WaveSize : 1); ++Other)
        Arguments.push_back(argumentsOf(V, &In[Other * Program.InSlots + InSlot]));
      for (auto &OfLane : Arguments)
        for (size_t I = 0; V.EachElement && I < OfLane.size(); ++I)
          if (V.IsVector[I])
            OfLane[I] = OfLane[I].subspan(Element, 1);
      for (uint64_t Other = First; IsWave && Other < First + WaveSize; ++Other)
        if (active(Other))
          Lanes.push_back({uint32_t(Other - First), Arguments[Other - First]});
      C.Arguments = Arguments[Case - First];
      C.ActiveLanes = Lanes;
      C.Lane = uint32_t(Case - First);
      C.LaneCount = WaveSize;
      const std::span<const uint64_t> Got(&Out[Case * Program.OutSlots + OutSlot + Element],
                                          V.Results.size() / Times);
      if (!allows(C, Got)) {
        ++Failures;
        report(V, C, Got, Case);
      }
    }
  }

  bool active(uint64_t Case) const { return In[Case * Program.InSlots]; }

  void report(const Variant &V, const meaning::Call &C, std::span<const uint64_t> Got,
              uint64_t Case) {
    std::string Text = std::string(name(M.Op)) + ", width " + std::to_string(widthOf(V.Overload)) +
                       (isFloat(V.Overload) ? " float" : "") + ", case " + std::to_string(Case) +
                       ":";
    auto Hex = [](uint64_t Bits) {
      char Buffer[20];
      std::snprintf(Buffer, sizeof Buffer, " %llx", static_cast<unsigned long long>(Bits));
      return std::string(Buffer);
    };
    for (const auto &A : C.Arguments)
      for (uint64_t Bits : A)
        Text += Hex(Bits);
    Text += "; executor";
    for (uint64_t Bits : Got)
      Text += Hex(Bits);
    Text += "; meaning";
    const Outcome O = *evaluate(C);
    for (const Value &Expected : O.Values)
      Text += Hex(Expected.Bits) + (Expected.Defined ? "" : "?");
    for (const ActiveLane &L : C.ActiveLanes)
      Text += "\n  lane " + std::to_string(L.Index) + ":" +
              (L.Arguments.empty() ? "" : Hex(L.Arguments[0][0]));
    ADD_FAILURE() << Text;
  }

  const OpMeaning &M;
  const bool IsWave, IsUniform, Keeps;
  const std::vector<Variant> Variants;
  OpProgram Program;
  uint64_t Cases = 0;
  std::vector<uint64_t> In, Out;
};

class MeaningTest : public testing::TestWithParam<const OpMeaning *> {};

TEST_P(MeaningTest, IsWhatTheExecutorDoes) {
  Comparison(*GetParam()).run();
}

TEST_P(MeaningTest, IsWhatTheExecutorDoesOnceForAllLanes) {
  if (!(GetParam()->Needs & Needs::Lanes))
    Comparison(*GetParam(), Comparison::OnceForAllLanes).run();
}

TEST_P(MeaningTest, IsWhatTheExecutorDoesWithDenormals) {
  const auto Variants = variantsOf(*GetParam());
  if (std::ranges::any_of(Variants, [](const Variant &V) {
        return std::ranges::find(V.Arguments, ValueType::Float) != V.Arguments.end();
      }))
    Comparison(*GetParam(), Comparison::KeepingDenormals).run();
}

std::vector<const OpMeaning *> computing() {
  std::vector<const OpMeaning *> Result;
  for (const OpMeaning &M : allMeanings())
    if (!(M.Needs & (Needs::Memory | Needs::State)) && info(M.Op).Result != TypeKind::Void)
      Result.push_back(&M);
  return Result;
}

INSTANTIATE_TEST_SUITE_P(Ops, MeaningTest, testing::ValuesIn(computing()),
                         [](const auto &Info) { return std::string(name(Info.param->Op)); });

} // namespace
} // namespace dxil::meaning
