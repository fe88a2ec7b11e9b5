// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is written of an interface is what is read again.
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract/FunctionText.h"
#include "dxil/lowering/Annotations.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <gtest/gtest.h>

namespace dxil {
namespace {

contract::EntryInterface example() {
  contract::EntryInterface I;
  I.Shader = "main";
  I.Stage = "pixel";
  I.PackOptimized = true;
  contract::EntryValue &In = I.Values.emplace_back();
  In.IsInput = true;
  In.Size = 80;
  contract::EntryLeaf &Matrix = In.Leaves.emplace_back();
  Matrix.Semantic = "TRANSFORM";
  Matrix.Index = 3;
  Matrix.Type = "f32";
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
  Half.Type = "f16";
  Half.Columns = 4;
  Half.ComponentSize = Half.ColumnSize = 2;
  return I;
}

TEST(EntryInterface, RoundTrip) {
  const contract::EntryInterface Written = example();
  const std::string Text = contract::printEntryInterface(Written);
  std::optional<contract::EntryInterface> Read = contract::parseEntryInterface(Text);
  ASSERT_TRUE(Read);
  EXPECT_EQ(contract::printEntryInterface(*Read), Text);
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
      EXPECT_EQ(Leaf.offsetOf(Row, Column), Was.offsetOf(Row, Column));
}

TEST(EntryInterface, LeafBeyondItsValueIsRefused) {
  contract::EntryInterface I = example();
  I.Values[0].Size = 79;
  EXPECT_FALSE(contract::parseEntryInterface(contract::printEntryInterface(I)));
}

TEST(EntryInterface, ArrayWithoutCountIsRefused) {
  contract::EntryInterface I;
  contract::EntryValue &Stream = I.Values.emplace_back();
  Stream.IsInput = true;
  Stream.Array = "stream";
  std::string Text = contract::printEntryInterface(I);
  EXPECT_TRUE(contract::parseEntryInterface(Text));
  const std::string Count = "\"count\":0,";
  ASSERT_NE(Text.find(Count), std::string::npos) << Text;
  EXPECT_FALSE(contract::parseEntryInterface(Text.erase(Text.find(Count), Count.size())));
}

TEST(FunctionText, SeveralAreTakenByPrefix) {
  llvm::LLVMContext C;
  llvm::Module M("m", C);
  auto *Ty = llvm::FunctionType::get(llvm::Type::getVoidTy(C), false);
  auto *F = llvm::Function::Create(Ty, llvm::GlobalValue::InternalLinkage, "f", M);
  auto *G = llvm::Function::Create(Ty, llvm::GlobalValue::InternalLinkage, "g", M);
  contract::addFunctionText(*F, "one:", "first");
  contract::addFunctionText(*G, "two:", "second");
  auto Second = lowering::takeFunctionAnnotation(M, "two:");
  ASSERT_TRUE(Second);
  EXPECT_EQ(Second->F, G);
  EXPECT_EQ(Second->Text, "second");
  auto First = lowering::takeFunctionAnnotation(M, "one:");
  ASSERT_TRUE(First);
  EXPECT_EQ(First->F, F);
  EXPECT_EQ(First->Text, "first");
  EXPECT_FALSE(lowering::takeFunctionAnnotation(M, "one:"));
}

} // namespace
} // namespace dxil
