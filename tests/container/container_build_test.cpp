// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of containers that are built from modules without LLVM.
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/Build.h>
#include <dxil/container/derive/Facts.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ModuleEdit.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

using namespace dxil;
using namespace dxil::container;
using testing::HasSubstr;

namespace {

/// Removes the metadata that a producer need not write: flags except options, masks of signatures,
/// dx.viewIdState.
void dropWhatIsDerived(ir::Module &M) {
  const ModuleFacts Info = readFacts(M);
  ir::ModuleEdit Edit(M);
  for (const EntryPoint &E : Info.Entries)
    for (const Signature *List : {&E.Input, &E.Output, &E.PatchOrPrimitive})
      for (const SignatureElement &X : *List) {
        const ir::MetadataId Stream[] = {Edit.i32(uint32_t(SignatureTag::OutputStream)),
                                         Edit.i32(uint32_t(X.Stream))};
        Edit.setOperand(X.Node, 10, X.Stream ? Edit.node(Stream) : ir::None);
      }
  const ir::MetadataId Entry = M.nodes(*M.findNamedMetadata("dx.entryPoints"))[0];
  const ir::MetadataId List = M.nodeOperand(Entry, 4);
  std::vector<ir::MetadataId> Pairs;
  for (uint32_t I = 0; I + 1 < M.nodeSize(List); I += 2) {
    uint64_t Tag = 0;
    const bool IsFlags =
        M.metadataInt(M.nodeOperand(List, I), Tag) && Tag == uint64_t(EntryTag::ShaderFlags);
    const uint64_t Options = Info.Flags & (optionFlags() | uint64_t(ShaderFlag::ResMayNotAlias));
    if (IsFlags && !Options)
      continue;
    Pairs.push_back(M.nodeOperand(List, I));
    Pairs.push_back(IsFlags ? Edit.integer(64, Options) : M.nodeOperand(List, I + 1));
  }
  Edit.setOperand(Entry, 4, Pairs.empty() ? ir::None : Edit.node(Pairs));
  Edit.finish();
  std::erase_if(M.NamedMetadata, [](const auto &N) { return N.Name == "dx.viewIdState"; });
}

std::vector<uint8_t> partBytes(const container::Container &C, container::FourCC Name) {
  const container::Part *P = C.find(Name);
  return P ? std::vector<uint8_t>(P->Data.begin(), P->Data.end()) : std::vector<uint8_t>();
}

} // namespace

TEST(BuildContainer, PartsAreThoseOfTheCompilerThatMadeTheModule) {
  std::map<std::string, size_t> Same, Present;
  size_t Tried = 0;
  for (const auto &Path : test::corpusFiles()) {
    const auto Input = test::readBytes(Path);
    auto C = container::Container::parse(Input);
    ASSERT_TRUE(C) << Path;
    auto M = container::readModule(*C, container::part::DXIL);
    if (!M)
      continue;
    ++Tried;
    dropWhatIsDerived(*M);
    ContainerInput In;
    In.Program = std::move(*M);
    if (const container::Part *P = C->find(container::part::RDAT))
      if (auto List = readSubobjects(P->Data))
        In.Subobjects = std::move(*List);
    for (container::FourCC Name :
         {container::part::RTS0, container::part::STAT, container::part::VERS})
      if (C->find(Name))
        In.Parts.push_back({Name, partBytes(*C, Name)});
    auto Built = buildContainer(std::move(In));
    ASSERT_TRUE(Built) << Path << ": " << Built.error().str();
    auto New = container::Container::parse(*Built);
    ASSERT_TRUE(New) << Path;
    EXPECT_NE(New->digestState(), container::DigestState::Mismatching) << Path;
    for (container::FourCC Name :
         {container::part::SFI0, container::part::ISG1, container::part::OSG1,
          container::part::PSG1, container::part::PSV0, container::part::RDAT,
          container::part::RTS0, container::part::STAT, container::part::VERS})
      if (C->find(Name)) {
        ++Present[Name.str()];
        Same[Name.str()] += partBytes(*C, Name) == partBytes(*New, Name);
      }
  }
  EXPECT_GT(Tried, 250u);
  for (const auto &[Name, Count] : Present)
    EXPECT_EQ(Same[Name], Count) << Name;
}

TEST(BuildContainer, ModulesThatSayNoShaderModelAreErrors) {
  auto M = ir::parseAssembly("define void @main() {\n  ret void\n}\n");
  ASSERT_TRUE(M);
  ContainerInput In;
  In.Program = std::move(*M);
  auto Built = buildContainer(std::move(In));
  ASSERT_FALSE(Built);
  EXPECT_THAT(Built.error().str(), HasSubstr("names no shader model"));
}

TEST(BuildContainer, EqualElementsOfInputAndOutputGetMasksOfTheirOwn) {
  // LLVM merges equal nodes, so input and output share one here; only one of them is used.
  auto M = ir::parseAssembly(R"(
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"
define void @main() {
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float 1.000000e+00)
  ret void
}
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float)
!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3}
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 8}
!2 = !{!"vs", i32 6, i32 6}
!3 = !{void ()* @main, !"main", !4, null, null}
!4 = !{!5, !5, null}
!5 = !{!6}
!6 = !{i32 0, !"A", i8 9, i8 0, !7, i8 0, i32 1, i8 4, i32 0, i8 0, null}
!7 = !{i32 0}
)");
  ASSERT_TRUE(M) << M.error().str();
  ContainerInput In;
  In.Program = std::move(*M);
  auto Built = buildContainer(std::move(In));
  ASSERT_TRUE(Built) << Built.error().str();
  auto C = container::Container::parse(*Built);
  ASSERT_TRUE(C);
  auto Program = container::readModule(*C, container::part::DXIL);
  ASSERT_TRUE(Program);
  const ModuleFacts Info = readFacts(*Program);
  EXPECT_EQ(Info.Entries.at(0).Input.at(0).UsageMask, 0u);
  EXPECT_EQ(Info.Entries.at(0).Output.at(0).UsageMask, 2u);
}
