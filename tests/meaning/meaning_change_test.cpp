// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program whose table of meanings has a changed record (changed_record.py): IMad subtracts.
// Everything that is derived from meanings changes without other edits.
#include "Nowhere.h"
#include "OpProgram.h"
#include "Solver.h"

#include <dxil/execution/Shader.h>
#include <dxil/export/Export.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/Folding.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <sstream>

namespace dxil::meaning {
namespace {

constexpr uint64_t A = 7, B = 5, C = 3, Result = 32; // 7 * 5 - 3

std::string fileText(const std::string &Name) {
  std::ifstream In(std::string(DXIL_CHANGED_RECORD) + "/" + Name);
  std::ostringstream Text;
  Text << In.rdbuf();
  return Text.str();
}

TEST(ChangedRecord, Evaluates) {
  const uint64_t In[] = {A, B, C};
  const std::vector<std::span<const uint64_t>> Spans = {{&In[0], 1}, {&In[1], 1}, {&In[2], 1}};
  const auto O = evaluate({.Op = OpCode::IMad, .Overload = ValueType::I32, .Arguments = Spans});
  ASSERT_TRUE(O && O->Values.size() == 1);
  EXPECT_EQ(O->Values[0].Bits, Result);
}

TEST(ChangedRecord, Runs) {
  auto Variants = variantsOf(*findMeaning(OpCode::IMad));
  std::erase_if(Variants,
                [](const Variant &V) { return V.Overload != ValueType::I32 || V.Elements != 1; });
  ASSERT_EQ(Variants.size(), 1u);
  const OpProgram Program = programOf(OpCode::IMad, Variants, false);
  ASSERT_EQ(Program.Error, "");
  const auto L = execution::Shader::load(Program.Container, "main", {});
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<execution::Buffer> Buffers(2);
  Buffers[0].Class = ResourceClass::SRV;
  const std::array<uint64_t, 3> In = {A, B, C};
  ASSERT_EQ(Program.InSlots, In.size());
  for (unsigned Thread = 0; Thread < OpProgram::Threads; ++Thread)
    for (uint64_t Slot : In) {
      const size_t End = Buffers[0].Data.size();
      Buffers[0].Data.resize(End + 8);
      std::memcpy(Buffers[0].Data.data() + End, &Slot, 8);
    }
  Buffers[1].Data.resize(size_t(OpProgram::Threads) * Program.OutSlots * 8);
  ASSERT_EQ((*L)->dispatch({{1, 1, 1}}, {&Buffers}, {}).message(), "");
  uint32_t Out = 0;
  std::memcpy(&Out, Buffers[1].Data.data(), 4);
  EXPECT_EQ(Out, Result);
}

TEST(ChangedRecord, Folds) {
  ir::EditableModule E(ir::Module{});
  std::vector<ir::ValueId> Operands;
  for (uint64_t Number : {A, B, C})
    Operands.push_back(E.integer(32, Number));
  ir::EditableInstruction Call = ir::callOp(E, OpCode::IMad, Operands, {1, 9}, E.integerType(32));
  const ir::ValueId Folded = ir::foldConstant(E, Call);
  ASSERT_NE(Folded, ir::None);
  EXPECT_EQ(E.M.constant(Folded)->Bits, Result);
}

TEST(ChangedRecord, IsProved) {
  z3::context Context;
  prove::Terms T(Context, prove::FloatMode::Kept);
  prove::Solver S(T, {prove::Solver::Clock::now() + std::chrono::minutes(10), 100'000'000});
  prove::Nowhere Around(T);
  std::vector<prove::Parts> Arguments;
  for (const char *Name : {"a", "b", "c"})
    Arguments.push_back({{T.symbol(Name, ValueType::I32), ValueType::I32, prove::Part::Scalar, 0}});
  const prove::Parts Found = applyMeaning(
      T, {OpCode::IMad, *findMeaning(OpCode::IMad), ValueType::I32, Arguments, 1}, Around);
  ASSERT_EQ(Found.size(), 1u);
  auto Argument = [&](unsigned I) { return Arguments[I][0].Bits; };
  const prove::Term Product = Argument(0) * Argument(1);
  EXPECT_TRUE(S.proves(Found[0].Bits == Product - Argument(2), {}));
  EXPECT_FALSE(S.proves(Found[0].Bits == Product + Argument(2), {}));
}

TEST(ChangedRecord, IsDocumented) {
  EXPECT_NE(fileText("meanings.md").find("IMad"), std::string::npos);
  const exporter::Json Database = exporter::Json::parse(fileText("ops.json"));
  const auto &Ops = Database["ops"];
  const auto Op =
      std::find_if(Ops.begin(), Ops.end(), [](const auto &Each) { return Each["name"] == "IMad"; });
  ASSERT_NE(Op, Ops.end());
  EXPECT_EQ((*Op)["meaning"]["text"], "(a * b) - c");
  const auto Site = exporter::htmlSite(Database);
  const auto Page = std::find_if(Site.begin(), Site.end(), [](const exporter::File &F) {
    return F.Path.find("IMad.html") != std::string::npos;
  });
  ASSERT_NE(Page, Site.end());
  EXPECT_NE(Page->Content.find("(a * b) - c"), std::string::npos);
}

} // namespace
} // namespace dxil::meaning
