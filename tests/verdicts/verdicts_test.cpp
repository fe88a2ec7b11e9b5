// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that each program of verdicts.jsonl and asked.jsonl is accepted or rejected as by DXC, with
// DXC's registers, except for the kinds in differences.txt. DXIL_VERDICTS=FILE selects another
// table. DXIL_VERDICTS_REPORT=FILE writes each unexplained difference there.
#include "DifferenceList.h"
#include "VerdictTable.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <thread>

using namespace dxil::verdicts;

namespace {

constexpr size_t MaxKinds = 40;

Difference differenceOf(const Row &DXC, const Row &Ours) {
  if (DXC.Accepted != Ours.Accepted)
    return Ours.Accepted ? Difference::Accepted : Difference::Refused;
  return DXC.Accepted && DXC.Bindings != Ours.Bindings ? Difference::Registers : Difference::None;
}

std::string describe(const Row &DXC, const Row &Ours, Difference Is) {
  std::string Text = std::string(name(Is)) + " " + DXC.Group + " " + DXC.Name + "\n  DXC: ";
  if (Is == Difference::Registers)
    return Text + spell(*DXC.Bindings) +
           "\n  dxil-cc: " + (Ours.Bindings ? spell(*Ours.Bindings) : Ours.Message) + "\n";
  return Text + (DXC.Message.empty() ? "no message" : DXC.Message) +
         "\n  dxil-cc: " + (Ours.Message.empty() ? "no message" : Ours.Message) + "\n";
}

TEST(Verdicts, AreThoseOfDXC) {
  const std::string Folder = VERDICTS;
  const char *Other = std::getenv("DXIL_VERDICTS"), *Report = std::getenv("DXIL_VERDICTS_REPORT");
  std::vector<Row> Rows, Ours;
  const std::vector<std::string> Tables =
      Other ? std::vector<std::string>{Other}
            : std::vector{Folder + "/verdicts.jsonl", Folder + "/asked.jsonl"};
  for (const std::string &Table : Tables)
    ASSERT_EQ(readTable(Table, Rows), "");
  ASSERT_FALSE(Rows.empty());
  DifferenceList List;
  ASSERT_EQ(List.read(Folder + "/differences.txt"), "");
  EXPECT_LE(List.kinds(), MaxKinds);
  const unsigned Parallel = std::max(1u, std::thread::hardware_concurrency());
  ASSERT_EQ(compileRows(DXIL_CC, Parallel, Rows, Ours), "");

  std::ofstream Out(Report ? Report : "/dev/null");
  std::set<std::pair<std::string, std::string>> Names;
  std::map<std::string, size_t> Unexplained;
  size_t Explained = 0;
  for (size_t I = 0; I < Rows.size(); ++I) {
    EXPECT_TRUE(Names.emplace(Rows[I].Group, Rows[I].Name).second)
        << Rows[I].Group << " " << Rows[I].Name << " stands twice in the table";
    const Difference Result = differenceOf(Rows[I], Ours[I]);
    const Difference Expected = List.expected(Rows[I].Group, Rows[I].Name, Result);
    Explained += Result != Difference::None && Expected == Result;
    if (Result == Difference::None || Expected == Result)
      continue;
    Out << describe(Rows[I], Ours[I], Result);
    if (++Unexplained[Rows[I].Group] <= 20)
      ADD_FAILURE() << describe(Rows[I], Ours[I], Result);
  }
  for (const auto &[Group, Count] : Unexplained)
    std::cout << Group << ": " << Count << " rows differ\n";
  std::cout << Rows.size() << " rows, " << Explained << " differ as differences.txt says\n";
  if (!Other)
    for (const std::string &Line : List.unused())
      ADD_FAILURE() << "differences.txt: no row differs so: " << Line;
}

TEST(DifferenceList, RefusesLinesThatSayNothing) {
  const std::string File = testing::TempDir() + "/differences-" + std::to_string(::getpid());
  const auto Read = [&](const char *Text) {
    std::ofstream(File) << Text;
    return DifferenceList().read(File);
  };
  EXPECT_EQ(Read("kind a: because\naccepted place float .*\n"), "");
  EXPECT_EQ(Read("accepted place float .*\n"),
            "line 1: expected 'kind NAME: REASON' before the first expression");
  EXPECT_EQ(Read("kind a:\n"), "line 1: expected 'kind NAME: REASON'");
  EXPECT_EQ(Read("kind a: because\nmaybe place x\n"),
            "line 2: expected accepted, refused or registers, have 'maybe'");
  EXPECT_NE(Read("kind a: because\naccepted place (\n"), "");
}

TEST(DifferenceList, AnswersByGroupAndWholeName) {
  const std::string File = testing::TempDir() + "/differences-" + std::to_string(::getpid());
  std::ofstream(File) << "kind a: because\naccepted place float.*\nrefused place float2\n";
  DifferenceList List;
  ASSERT_EQ(List.read(File), "");
  EXPECT_EQ(List.expected("place", "float4", Difference::Accepted), Difference::Accepted);
  EXPECT_EQ(List.expected("call", "float4", Difference::Accepted), Difference::None);
  EXPECT_EQ(List.expected("place", "a float4", Difference::Accepted), Difference::None);
  EXPECT_EQ(List.unused(), std::vector<std::string>{"refused place float2"});
  EXPECT_EQ(List.expected("place", "float2", Difference::Refused), Difference::Refused);
  EXPECT_TRUE(List.unused().empty());
}

} // namespace
