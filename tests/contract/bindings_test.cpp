// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that bindings are read as they were written, and that tables are those that DXC accepts.
#include "contract/FieldLists.h"

#include <gtest/gtest.h>

namespace dxil {
namespace {

using llvm::dxil::ResourceClass;

auto asTuple(const contract::BoundRange &R) {
  return std::tuple(R.Class, R.Space, R.Register, R.Size);
}

TEST(Bindings, AreReadAsWritten) {
  contract::BindingRules Rules;
  Rules.Space = UINT32_MAX;
  Rules.FixedSpaces = {"A", "with \"quotes\""};
  Rules.Table = {{"B", {ResourceClass::UAV, 3, 7, 1}},
                 {"C", {ResourceClass::Sampler, 0, UINT32_MAX, 1}}};
  Rules.Reserved = {{ResourceClass::SRV, 1, 2, UINT32_MAX}, {ResourceClass::CBuffer, 0, 0, 4}};
  const std::optional<contract::BindingRules> Read =
      contract::FieldReader::parse<contract::BindingRules>(contract::FieldWriter::print(Rules));
  ASSERT_TRUE(Read);
  EXPECT_EQ(Read->Space, Rules.Space);
  EXPECT_EQ(Read->FixedSpaces, Rules.FixedSpaces);
  ASSERT_EQ(Read->Table.size(), Rules.Table.size());
  for (size_t I = 0; I != Rules.Table.size(); ++I) {
    EXPECT_EQ(Read->Table[I].Name, Rules.Table[I].Name);
    EXPECT_EQ(asTuple(Read->Table[I].Range), asTuple(Rules.Table[I].Range));
  }
  ASSERT_EQ(Read->Reserved.size(), Rules.Reserved.size());
  for (size_t I = 0; I != Rules.Reserved.size(); ++I)
    EXPECT_EQ(asTuple(Read->Reserved[I]), asTuple(Rules.Reserved[I]));
}

TEST(Bindings, NothingIsWrittenOfNothing) {
  const std::optional<contract::BindingRules> Read =
      contract::FieldReader::parse<contract::BindingRules>(
          contract::FieldWriter::print(contract::BindingRules()));
  ASSERT_TRUE(Read);
  EXPECT_TRUE(isEmpty(*Read));
}

TEST(Bindings, RefusesOtherShapes) {
  for (const char *Text :
       {"", "[]", "{\"space\": -2}", "{\"space\": 4294967296}", "{\"table\": [[\"A\", \"t\", 0]]}",
        "{\"table\": [[\"A\", \"v\", 0, 0]]}", "{\"table\": [[\"A\", \"tt\", 0, 0]]}",
        "{\"reserved\": [[\"t\", 0, 0, 0]]}", "{\"reserved\": [7]}"})
    EXPECT_FALSE(contract::FieldReader::parse<contract::BindingRules>(Text)) << Text;
}

TEST(Bindings, ReadsTables) {
  auto Table = contract::parseBindingTable(
      "\n  \nSpace, ResourceName, Binding\n0x1, \"a, b\", T7\n\n2, c, u0,\n");
  ASSERT_TRUE(bool(Table)) << toString(Table.takeError());
  ASSERT_EQ(Table->size(), 2u);
  EXPECT_EQ((*Table)[0].Name, "a, b");
  EXPECT_EQ(asTuple((*Table)[0].Range), std::tuple(ResourceClass::SRV, 1u, 7u, 1u));
  EXPECT_EQ((*Table)[1].Name, "c");
  EXPECT_EQ(asTuple((*Table)[1].Range), std::tuple(ResourceClass::UAV, 2u, 0u, 1u));
}

TEST(Bindings, SaysWhatIsWrongWithATable) {
  const std::pair<const char *, const char *> Wrong[] = {
      {"", "columns ResourceName, Binding and Space"},
      {"ResourceName, Binding\na, t0\n", "columns ResourceName, Binding and Space"},
      {"ResourceName, Binding, Space\na, t0\n", "a row of 2 cells (expected 3)"},
      {"ResourceName, Binding, Space\na, v0, 0\n", "'v0' is no register"},
      {"ResourceName, Binding, Space\na, t, 0\n", "'t' is no register"},
      {"ResourceName, Binding, Space\na, t0, x\n", "'x' is no space"}};
  for (auto [Text, Message] : Wrong) {
    auto Table = contract::parseBindingTable(Text);
    ASSERT_FALSE(bool(Table)) << Text;
    const std::string Problem = toString(Table.takeError());
    EXPECT_NE(Problem.find(Message), std::string::npos) << Problem;
  }
}

TEST(Bindings, LettersOfRegisters) {
  EXPECT_EQ(contract::registerClass('t'), ResourceClass::SRV);
  EXPECT_EQ(contract::registerClass('U'), ResourceClass::UAV);
  EXPECT_EQ(contract::registerClass('b'), ResourceClass::CBuffer);
  EXPECT_EQ(contract::registerClass('S'), ResourceClass::Sampler);
  for (char Letter : {'\0', 'v', '4', '\x14'})
    EXPECT_EQ(contract::registerClass(Letter), std::nullopt) << int(Letter);
}

} // namespace
} // namespace dxil
