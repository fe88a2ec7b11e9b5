// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a library says is read as it was written, and refused where it has another shape.
#include "dxil/contract/LibraryFacts.h"

#include <gtest/gtest.h>

namespace dxil::contract {
namespace {

LibraryFacts example() {
  LibraryFacts Facts;
  Facts.Payloads = {{{0x11, 0, 0x22}}, {{}}};
  Facts.Subobjects.push_back({"Config", "StateObjectConfig", llvm::json::Array{3}});
  Facts.Subobjects.push_back(
      {"Of", "SubobjectToExportsAssociation", llvm::json::Array{"a", "b;c"}});
  Facts.Exports = {{"?f@@YAXUS@@@Z", 2}, {"g", 0}};
  return Facts;
}

TEST(LibraryFacts, AreReadAsWritten) {
  const std::string Text = printLibraryFacts(example());
  const std::optional<LibraryFacts> Read = parseLibraryFacts(Text);
  ASSERT_TRUE(Read);
  ASSERT_EQ(Read->Payloads.size(), 2u);
  EXPECT_EQ(Read->Payloads[0].Access, (std::vector<uint32_t>{0x11, 0, 0x22}));
  EXPECT_TRUE(Read->Payloads[1].Access.empty());
  ASSERT_EQ(Read->Subobjects.size(), 2u);
  EXPECT_EQ(Read->Subobjects[1].Name, "Of");
  EXPECT_EQ(Read->Subobjects[1].Values, example().Subobjects[1].Values);
  ASSERT_EQ(Read->Exports.size(), 2u);
  EXPECT_EQ(Read->Exports[0].Symbol, "?f@@YAXUS@@@Z");
  EXPECT_EQ(Read->Exports[0].Pointees, 2u);
  EXPECT_EQ(printLibraryFacts(*Read), Text);
  EXPECT_TRUE(parseLibraryFacts("{}")->empty());
}

TEST(LibraryFacts, OtherShapesAreRefused) {
  for (const char *Text :
       {"", "[]", R"({"functions":{}})", R"({"functions":[1]})",
        R"({"functions":[{"symbol":"","pointees":0}]})", R"({"functions":[{"symbol":"f"}]})",
        R"({"functions":[{"symbol":"f","pointees":-1}]})",
        R"({"payloads":[{"access":[4294967296]}]})", R"({"payloads":[{"access":["1"]}]})",
        R"({"subobjects":[{"class":"C","name":"N"}]})"})
    EXPECT_FALSE(parseLibraryFacts(Text)) << Text;
}

} // namespace
} // namespace dxil::contract
