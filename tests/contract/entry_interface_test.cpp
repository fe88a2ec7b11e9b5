// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that an entry's interface is read as it was written.
#include "contract/FieldLists.h"
#include "contract/FunctionText.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <gtest/gtest.h>

namespace dxil {
namespace {

std::string print(const contract::EntryInterface &I) {
  return contract::FieldWriter::print(contract::EntryPointText{"main", "", "", I});
}

std::optional<contract::EntryInterface> parse(const std::string &Text) {
  auto Read = contract::FieldReader::parse<contract::EntryPointText>(Text);
  return Read ? std::optional(std::move(Read->Interface)) : std::nullopt;
}

contract::EntryInterface example() {
  contract::EntryInterface I;
  I.Stage = Stage::Pixel;
  I.PackOptimized = true;
  contract::EntryValue &In = I.Values.emplace_back();
  In.IsInput = true;
  In.Size = 80;
  contract::EntryLeaf &Matrix = In.Leaves.emplace_back();
  Matrix.Semantic = "TRANSFORM";
  Matrix.Index = 3;
  Matrix.Type = ComponentType::F32;
  Matrix.Rows = 4;
  Matrix.Columns = 4;
  Matrix.Modifiers = 12;
  Matrix.Offset = 16;
  Matrix.RowSize = 4;
  Matrix.ColumnSize = 16;
  Matrix.MatrixRows = 4;
  Matrix.MatrixSize = 64;
  contract::EntryValue &Both = I.Values.emplace_back();
  Both.IsInput = Both.IsOutput = true;
  Both.Size = 4;
  contract::EntryValue &Result = I.Values.emplace_back();
  Result.IsReturn = true;
  Result.Size = 8;
  contract::EntryLeaf &Half = Result.Leaves.emplace_back();
  Half.Semantic = "SV_Target";
  Half.Type = ComponentType::F16;
  Half.Columns = 4;
  Half.ComponentSize = Half.ColumnSize = 2;
  return I;
}

TEST(EntryInterface, RoundTrip) {
  const contract::EntryInterface Written = example();
  const std::string Text = print(Written);
  std::optional<contract::EntryInterface> Read = parse(Text);
  ASSERT_TRUE(Read);
  EXPECT_EQ(print(*Read), Text);
  ASSERT_EQ(Read->Values.size(), 3u);
  EXPECT_TRUE(Read->PackOptimized);
  EXPECT_TRUE(Read->Values[1].IsInput && Read->Values[1].IsOutput);
  EXPECT_TRUE(Read->Values[2].IsReturn && !Read->Values[2].IsOutput);
  const contract::EntryLeaf &Leaf = Read->Values[0].Leaves.at(0),
                            &Was = Written.Values[0].Leaves[0];
  EXPECT_EQ(Leaf.Semantic, Was.Semantic);
  EXPECT_EQ(Leaf.Index, Was.Index);
  EXPECT_EQ(Leaf.Modifiers, Was.Modifiers);
  for (uint64_t Row = 0; Row < 4; ++Row)
    for (uint64_t Column = 0; Column < 4; ++Column)
      EXPECT_EQ(offsetOf(Leaf, Row, Column), offsetOf(Was, Row, Column));
}

TEST(EntryInterface, LeafBeyondItsValueIsRefused) {
  contract::EntryInterface I = example();
  I.Values[0].Size = 79;
  EXPECT_FALSE(parse(print(I)));
}

TEST(EntryInterface, ArrayWithoutCountIsRefused) {
  contract::EntryInterface I;
  contract::EntryValue &Stream = I.Values.emplace_back();
  Stream.IsInput = true;
  Stream.Array = contract::EntryArray::Stream;
  std::string Text = print(I);
  EXPECT_TRUE(parse(Text));
  const std::string Count = "\"count\":0,";
  ASSERT_NE(Text.find(Count), std::string::npos) << Text;
  EXPECT_FALSE(parse(Text.erase(Text.find(Count), Count.size())));
}

TEST(EntryInterface, AttributesAreReadAsWritten) {
  contract::EntryInterface I;
  contract::EntryAttributes &A = I.Attributes;
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::Domain, {}, {"quad"}));
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::EarlyDepthStencil, {}, {}));
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::OutputTopology, {}, {"line"}));
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::NodeDispatchGrid, {1, 2, 3}, {}));
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::NodeId, {7}, {"node"}));
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::MaxTessFactor, {0x40200000}, {}));
  EXPECT_TRUE(setAttribute(A, contract::AttributeId::NumThreads, {1, 1, 1}, {}));
  const std::string Text = print(I);
  EXPECT_NE(Text.find(R"("attributes":{"domain":["quad"],"earlydepthstencil":[],)"
                      R"("maxtessfactor":[2.5],"nodedispatchgrid":[1,2,3],"nodeid":["node",7],)"
                      R"("outputtopology":["line"]})"),
            std::string::npos)
      << Text;
  const std::optional<contract::EntryInterface> Read = parse(Text);
  ASSERT_TRUE(Read);
  EXPECT_EQ(print(*Read), Text);
  EXPECT_EQ(Read->Attributes.Domain, TessellatorDomain::Quad);
  EXPECT_EQ(Read->Attributes.TessellatorPrimitive, TessellatorPrimitive::Line);
  EXPECT_EQ(Read->Attributes.MeshTopology, MeshTopology::Line);
  EXPECT_EQ(Read->Attributes.MaxTessFactor, 2.5f);
}

TEST(EntryInterface, OtherArgumentsAreRefused) {
  for (const char *Attributes :
       {R"("domain":["circle"])", R"("domain":[])", R"("domain":[1])", R"("domain":["tri","tri"])",
        R"("instance":["1"])", R"("instance":[-1])", R"("instance":[4294967296])",
        R"("outputcontrolpoints":[33])", R"("nodedispatchgrid":[1,1])", R"("nodeid":[1])",
        R"("nodedispatchgrid":[65535,65535,1])", R"("maxtessfactor":["1"])", R"("domain":"tri")"})
    EXPECT_FALSE(
        parse(std::string(R"({"attributes":{)") + Attributes + R"(},"stage":"hull","values":[]})"))
        << Attributes;
  for (const char *Stage : {"", "Hull", "library-of-nothing"})
    EXPECT_FALSE(parse(std::string(R"({"stage":")") + Stage + R"(","values":[]})")) << Stage;
  const char *Unknown = R"({"attributes":{"other":[{}]},"stage":"patchconstant","values":[]})";
  const std::optional<contract::EntryInterface> Read = parse(Unknown);
  ASSERT_TRUE(Read);
  EXPECT_TRUE(Read->IsPatchConstant);
}

TEST(FunctionText, SeveralAreTakenByPrefix) {
  llvm::LLVMContext C;
  llvm::Module M("m", C);
  auto *Ty = llvm::FunctionType::get(llvm::Type::getVoidTy(C), false);
  auto *F = llvm::Function::Create(Ty, llvm::GlobalValue::InternalLinkage, "f", M);
  auto *G = llvm::Function::Create(Ty, llvm::GlobalValue::InternalLinkage, "g", M);
  contract::addFunctionText(*F, "one:", "first");
  contract::addFunctionText(*G, "two:", "second");
  auto Second = contract::takeFunctionAnnotation(M, "two:");
  ASSERT_TRUE(Second);
  EXPECT_EQ(Second->F, G);
  EXPECT_EQ(Second->Text, "second");
  auto First = contract::takeFunctionAnnotation(M, "one:");
  ASSERT_TRUE(First);
  EXPECT_EQ(First->F, F);
  EXPECT_EQ(First->Text, "first");
  EXPECT_FALSE(contract::takeFunctionAnnotation(M, "one:"));
}

} // namespace
} // namespace dxil
