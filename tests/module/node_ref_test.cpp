// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests generated readers of metadata nodes on ir::Module, and writers on its builder.
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>
#include <dxil/module/NodeWriter.h>

#include <gtest/gtest.h>

using namespace dxil;

namespace {

using Ref = ir::MetadataRef;

/// Builds a module with one entry point. The caller writes its resources and properties.
Result<ir::Module> build(auto Write) {
  ir::ModuleBuilder B({.DXIL = {1, 6}, .Shader = Stage::Compute});
  auto Main = B.define("main", B.functionType(B.voidType(), {}));
  Main.ret();
  ir::NodeWriter W(B);
  Write(B, W, Main.function());
  return B.finish();
}

TEST(NodeRef, ReadsWhatWasWritten) {
  auto M = build([](ir::ModuleBuilder &B, ir::NodeWriter &W, ir::ValueRef Main) {
    md::ResourcePropertiesWriter P(W);
    P.structureStride(24);
    P.atomic64Use(true);
    const Ref UAV = md::UAVFields<Ref>{.Id = 3,
                                       .Symbol = B.value(B.undef(B.i32Type())),
                                       .Name = "Out",
                                       .Space = 1,
                                       .LowerBound = 7,
                                       .RangeSize = ~0u,
                                       .Kind = ResourceKind::StructuredBuffer,
                                       .HasCounter = true,
                                       .Properties = P.finish()}
                        .write(W);
    const Ref Lists = md::ResourcesFields<Ref>{.Uavs = B.node({UAV})}.write(W);
    md::EntryPropertiesWriter E(W);
    E.shaderFlags(uint64_t(1) << 40);
    E.numThreads(md::ThreadsFields<Ref>{.X = 8, .Y = 4, .Z = 1}.write(W));
    E.shaderKind(Stage::Mesh);
    B.addNamed(md::EntryPointLayout::Named, md::EntryPointFields<Ref>{.Function = B.value(Main),
                                                                      .Name = "main",
                                                                      .Resources = Lists,
                                                                      .Properties = E.finish()}
                                                .write(W));
  });
  ASSERT_TRUE(M) << M.error().str();
  const md::EntryPoint E(ir::firstNode(*M, "dx.entryPoints"));
  EXPECT_EQ(E.name(), "main");
  ASSERT_NE(E.function(), ir::None);
  EXPECT_EQ(M->Values[E.function()].Kind, ir::ValueKind::Function);
  EXPECT_FALSE(E.signatures());
  EXPECT_EQ(E.properties().shaderFlags(), uint64_t(1) << 40);
  EXPECT_EQ(E.properties().numThreads().x(), 8u);
  EXPECT_EQ(E.properties().numThreads().y(), 4u);
  EXPECT_EQ(E.properties().shaderKind(), Stage::Mesh);
  EXPECT_FALSE(E.properties().has(EntryTag::WaveSize));
  EXPECT_EQ(E.properties().groupSharedLimit(77), 77u);
  ASSERT_EQ(E.resources().uavs().size(), 1u);
  EXPECT_TRUE(E.resources().srvs().empty());
  for (auto R : E.resources().uavs()) {
    EXPECT_EQ(R.numOperands(), md::UAVLayout::NumOperands);
    EXPECT_EQ(R.id(), 3u);
    EXPECT_EQ(R.name(), "Out");
    EXPECT_EQ(R.rangeSize(), ~0u);
    EXPECT_EQ(R.kind(), ResourceKind::StructuredBuffer);
    EXPECT_TRUE(R.hasCounter());
    EXPECT_FALSE(R.isROV());
    EXPECT_EQ(R.properties().structureStride(), 24u);
    EXPECT_TRUE(R.properties().atomic64Use());
  }
}

TEST(NodeRef, SignsAndFloats) {
  auto M = build([](ir::ModuleBuilder &B, ir::NodeWriter &W, ir::ValueRef) {
    B.addNamed(
        "hull",
        md::HullStateFields<Ref>{.Domain = TessellatorDomain::Quad, .MaxTessFactor = 63.5f}.write(
            W));
    const uint32_t Indices[] = {2, 5};
    B.addNamed("element", md::SignatureElementFields<Ref>{.Name = "TEXCOORD",
                                                          .Indices = md::writeNumbers(W, Indices),
                                                          .StartRow = -1,
                                                          .StartColumn = -1}
                              .write(W));
  });
  ASSERT_TRUE(M) << M.error().str();
  const md::HullState Hull(ir::firstNode(*M, "hull"));
  EXPECT_EQ(Hull.maxTessFactor(), 63.5);
  EXPECT_EQ(Hull.domain(), TessellatorDomain::Quad);
  EXPECT_EQ(Hull.patchConstantFunction(), ir::None);
  const md::SignatureElement E(ir::firstNode(*M, "element"));
  EXPECT_EQ(E.startRow(), -1);
  EXPECT_EQ(E.startColumn(), -1);
  ASSERT_EQ(E.indices().size(), 2u);
  EXPECT_EQ(E.indices()[1], 5u);
  EXPECT_EQ(E.indices()[2], 0u);
}

TEST(NodeRef, WhatIsMissingOrOfAnotherKindIsNothing) {
  auto M = build([](ir::ModuleBuilder &B, ir::NodeWriter &W, ir::ValueRef) {
    // A name in place of the number, a number in place of the name, and too few operands.
    B.addNamed("resource", B.node({W.text("three"), Ref(), W.integer(32, 3)}));
    // An odd number of operands, and an operand that is no tag.
    B.addNamed("tags", B.node({W.text("x"), W.integer(32, 1), W.integer(32, 4)}));
  });
  ASSERT_TRUE(M) << M.error().str();
  const md::SRV R(ir::firstNode(*M, "resource"));
  EXPECT_TRUE(bool(R));
  EXPECT_EQ(R.id(9), 9u);
  EXPECT_EQ(R.name(), "");
  EXPECT_EQ(R.symbol(), ir::None);
  EXPECT_EQ(R.kind(), ResourceKind::Invalid);
  EXPECT_FALSE(R.properties());
  EXPECT_EQ(R.properties().structureStride(5), 5u);
  std::string Wrong;
  md::forEachMismatch(R, [&](uint32_t I, const md::OperandInfo &O) {
    Wrong += std::to_string(I) + " " + std::string(O.Name) + ", ";
  });
  EXPECT_EQ(Wrong, "0 id, 2 name, 3 space, 4 lowerBound, 5 rangeSize, 6 kind, 7 sampleCount, ");
  const md::EntryProperties Tags(ir::firstNode(*M, "tags"));
  EXPECT_FALSE(Tags.has(EntryTag::NumThreads));
  EXPECT_EQ(Tags.shaderFlags(2), 2u);
  const md::SRV None(ir::firstNode(*M, "nowhere"));
  EXPECT_FALSE(bool(None));
  EXPECT_EQ(None.numOperands(), 0u);
  EXPECT_EQ(None.lowerBound(), 0u);
  EXPECT_TRUE(ir::namedNodes(*M, "nowhere").empty());
  EXPECT_EQ(ir::namedNodes(*M, "tags").size(), 1u);
}

} // namespace
