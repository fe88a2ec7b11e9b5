// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../container/TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/DebugInfo.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleEdit.h>
#include <dxil/module/ModuleReader.h>
#include <dxil/module/ModuleWriter.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using testing::HasSubstr;

namespace {

constexpr std::string_view Text = R"(
define void @main() {
  %1 = add i64 7, 9
  ret void
}

!dx.entryPoints = !{!0}
!shared = !{!2, !3}

!0 = !{void ()* @main, !"main", null, null, !1}
!1 = !{i32 0, i64 5}
!2 = !{i32 4, i64 7}
!3 = !{i32 4}
)";

ir::Module parse() {
  auto M = ir::parseAssembly(Text);
  EXPECT_TRUE(M) << M.error().str();
  return M ? std::move(*M) : ir::Module();
}

/// Writes and reads a module. Returns the text of the result.
std::string written(const ir::Module &M) {
  EXPECT_TRUE(ir::checkTables(M));
  auto Bitcode = ir::writeBitcode(M);
  if (!Bitcode)
    return Bitcode.error().str();
  auto Again = ir::readBitcode(*Bitcode);
  if (!Again)
    return Again.error().str();
  auto Out = ir::writeAssembly(*Again);
  return Out ? *Out : Out.error().str();
}

/// Returns the references of debug calls, locations and debug nodes, by kind and name.
std::string references(const ir::Module &M) {
  std::string Out;
  auto Add = [&](ir::MetadataId N) {
    if (N == ir::None)
      return;
    Out += std::to_string(int(M.Metadata[N].Kind));
    if (M.Metadata[N].Kind >= ir::MetadataKind::Location)
      Out += "'" + std::string(ir::debugString(M, N, "name")) + "'";
    Out += std::string(M.Metadata[N].Text) + " ";
  };
  for (const ir::Function &F : M.Functions)
    for (const ir::Instruction &I : M.instructions(F)) {
      for (ir::ValueId V : M.operands(I))
        if (ir::isMetadataOperand(V))
          Add(ir::metadataOperand(V));
      for (const ir::Attachment &A : M.attachments(I))
        Add(A.Node);
    }
  for (const ir::Location &L : M.Locations)
    Add(L.Scope);
  for (ir::MetadataId N = 0; N < M.Metadata.size(); ++N)
    if (M.Metadata[N].Kind >= ir::MetadataKind::Location)
      Add(ir::debugReference(M, N, "scope"));
  return Out;
}

ir::MetadataId nodeOf(const ir::Module &M, std::string_view Name, uint32_t I = 0) {
  return M.nodes(*M.findNamedMetadata(Name))[I];
}

} // namespace

TEST(ModuleEdit, NewNodesStandBeforeWhatFunctionsHave) {
  ir::Module M = parse();
  const ir::MetadataId Entry = nodeOf(M, "dx.entryPoints");
  {
    ir::ModuleEdit Edit(M);
    const ir::MetadataId Pair[] = {Edit.i32(3), Edit.integer(64, 1ull << 40)};
    Edit.setOperand(Entry, 2, Edit.node(Pair));
    const uint32_t State[] = {1, 2, 3};
    const ir::MetadataId Numbers[] = {Edit.numbers(State)};
    const ir::MetadataId Nodes[] = {Edit.node(Numbers)};
    Edit.setNamed("dx.viewIdState", Nodes);
  }
  const std::string Out = written(M);
  EXPECT_THAT(Out, HasSubstr("!{i32 3, i64 1099511627776}"));
  EXPECT_THAT(Out, HasSubstr("[3 x i32] [i32 1, i32 2, i32 3]"));
  EXPECT_THAT(Out, HasSubstr("!dx.viewIdState = !{"));
  EXPECT_THAT(Out, HasSubstr("%1 = add i64 7, 9"));
}

TEST(ModuleEdit, WhatTheModuleHasIsUsedAgain) {
  ir::Module M = parse();
  const size_t Metadata = M.Metadata.size(), Constants = M.Constants.size();
  {
    ir::ModuleEdit Edit(M);
    const ir::MetadataId Four[] = {Edit.i32(4)};
    EXPECT_EQ(Edit.node(Four), nodeOf(M, "shared", 1));
  }
  EXPECT_EQ(M.Metadata.size(), Metadata);
  EXPECT_EQ(M.Constants.size(), Constants);
}

TEST(ModuleEdit, ANumberOfItsOwnChangesInPlace) {
  ir::Module M = parse();
  const size_t Constants = M.Constants.size();
  {
    ir::ModuleEdit Edit(M);
    Edit.setInteger(M.nodeOperand(nodeOf(M, "dx.entryPoints"), 4), 1, 99);
  }
  EXPECT_EQ(M.Constants.size(), Constants);
  EXPECT_THAT(written(M), HasSubstr("!{i32 0, i64 99}"));
}

TEST(ModuleEdit, ANumberThatOthersHaveStaysTheirs) {
  ir::Module M = parse();
  {
    ir::ModuleEdit Edit(M);
    Edit.setInteger(nodeOf(M, "shared"), 0, 6); // i32 4, which another node uses too
  }
  const std::string Out = written(M);
  EXPECT_THAT(Out, HasSubstr("!{i32 6, i64 7}"));
  EXPECT_THAT(Out, HasSubstr("!{i32 4}"));
}

TEST(ModuleEdit, NodesThatChangeAreNotTakenForWhatTheyWere) {
  ir::Module M = parse();
  const ir::MetadataId Changed = nodeOf(M, "shared", 1);
  {
    ir::ModuleEdit Edit(M);
    const ir::MetadataId Four[] = {Edit.i32(4)}, Five[] = {Edit.i32(5)};
    EXPECT_EQ(Edit.node(Four), Changed);
    Edit.setOperands(Changed, Five);
    EXPECT_NE(Edit.node(Four), Changed);
  }
  EXPECT_THAT(written(M), HasSubstr("!{i32 5}"));
}

TEST(ModuleEdit, ReferencesOfDebugCallsFollow) {
  // Adding a node to each container of the corpus with debug information changes nothing else.
  unsigned Tried = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto File = test::readBytes(Path);
    auto C = container::Container::parse(File);
    const container::Part *Debug = C ? C->find(container::part::ILDB) : nullptr;
    if (!Debug)
      continue;
    auto M = container::readProgram(Debug->Data);
    ASSERT_TRUE(M) << Path;
    const std::string Before = references(*M);
    {
      ir::ModuleEdit Edit(*M);
      const ir::MetadataId Pair[] = {Edit.integer(64, 0x123456789abcdefull), ir::None};
      const ir::MetadataId Nodes[] = {Edit.node(Pair)};
      Edit.setNamed("added", Nodes);
    }
    EXPECT_THAT(written(*M), HasSubstr("!added = !{"));
    EXPECT_EQ(Before, references(*M)) << Path;
    EXPECT_THAT(Before, HasSubstr("'"));
    ++Tried;
  }
  EXPECT_GT(Tried, 0u);
}
