// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests invariants of all rows in the library's tables, and look-ups.
#include "frontend/library/Library.h"

#include "llvm/IR/Intrinsics.h"

#include <gtest/gtest.h>

#include <set>

using namespace dxil;
using namespace dxil::frontend;
using namespace dxil::frontend::library;

namespace {

/// Returns the signatures of free functions and of each class.
std::set<const Function *> allSignatures() {
  std::set<const Function *> All(allFunctions().begin(), allFunctions().end());
  for (const ObjectType &O : allObjectTypes())
    All.insert(O.Methods.begin(), O.Methods.end());
  return All;
}

std::string about(const Function &F) {
  return F.Word.str() + " of " + std::to_string(F.Parameters.size());
}

void checkPattern(const Function &F, const TypePattern &T) {
  EXPECT_LT(T.ElementVariable, int(F.Elements.size())) << about(F);
  EXPECT_LT(T.ShapeVariable, int(F.ShapeSets.size())) << about(F);
  EXPECT_LT(T.Rows.Variable, int(F.Dimensions)) << about(F);
  EXPECT_LT(T.Columns.Variable, int(F.Dimensions)) << about(F);
  if (T.Kind == TypePattern::Sort::Object) {
    EXPECT_TRUE(objectType(T.ObjectName)) << about(F) << ": " << T.ObjectName.str();
  }
  if (T.Kind == TypePattern::Sort::LibraryStruct) {
    EXPECT_FALSE(structText(T.ObjectName).empty()) << about(F);
  }
  if (T.Kind != TypePattern::Sort::Numeric || T.ElementVariable >= 0 || T.ElementOfObject)
    return;
  EXPECT_TRUE(T.Elements.Members & setOf(T.Elements.Default)) << about(F);
}

TEST(Library, PatternsNameWhatIsThere) {
  for (const Function *F : allSignatures()) {
    checkPattern(*F, F->Result);
    for (const Parameter &P : F->Parameters)
      checkPattern(*F, P.Type);
    for (const ElementSet &Set : F->Elements) {
      EXPECT_TRUE(Set.Members & setOf(Set.Default)) << about(*F);
    }
    EXPECT_FALSE(F->Doc.empty()) << about(*F);
  }
}

TEST(Library, EachVariableOfAResultIsGivenByAParameter) {
  for (const Function *F : allSignatures()) {
    if (F->Result.Kind != TypePattern::Sort::Numeric || F->Result.ElementVariable < 0)
      continue;
    bool Given = false;
    for (const Parameter &P : F->Parameters)
      Given |= P.Type.ElementVariable == F->Result.ElementVariable;
    EXPECT_TRUE(Given) << about(*F);
  }
}

TEST(Library, EachOperandOfAnOpIsGiven) {
  for (const Function *F : allSignatures()) {
    if (F->Lowering == LoweringKind::Op) {
      EXPECT_EQ(F->Operands.size(), info(F->Op).Args.size()) << about(*F);
    }
    for (size_t I = 0; I < F->Operands.size(); ++I) {
      const Operand &O = F->Operands[I];
      bool OfParameter = O.Kind == Operand::Sort::Parameter || O.Kind == Operand::Sort::Component ||
                         O.Kind == Operand::Sort::Sign;
      if (OfParameter) {
        ASSERT_LT(O.Index, F->Parameters.size()) << about(*F);
      }
      if (O.Kind == Operand::Sort::Component && F->Parameters[O.Index].Type.Columns.Fixed) {
        EXPECT_LT(O.Value, F->Parameters[O.Index].Type.Columns.Fixed) << about(*F);
      }
      if (F->Lowering == LoweringKind::Op && info(F->Op).Args[I].Type == dxil::TypeKind::Handle) {
        EXPECT_TRUE(O.Kind == Operand::Sort::This || O.Kind == Operand::Sort::Parameter)
            << about(*F);
      }
      if (F->Lowering == LoweringKind::Op && O.Kind == Operand::Sort::Constant &&
          info(F->Op).Args[I].Enum) {
        EXPECT_TRUE(isLegalValue(*info(F->Op).Args[I].Enum, O.Value)) << about(*F);
      }
    }
  }
}

TEST(Library, EachInputOfAnOpIsUsed) {
  for (const Function *F : allSignatures()) {
    if (F->Lowering != LoweringKind::Op)
      continue;
    for (size_t P = 0; P < F->Parameters.size(); ++P) {
      bool Used = F->Parameters[P].Flow != Direction::In;
      for (const Operand &O : F->Operands)
        Used |= O.Index == P &&
                (O.Kind == Operand::Sort::Parameter || O.Kind == Operand::Sort::Component);
      EXPECT_TRUE(Used) << about(*F) << ": " << F->Parameters[P].Word.str();
    }
  }
}

TEST(Library, IntrinsicsAreLLVMs) {
  for (const Function *F : allSignatures())
    for (llvm::StringRef Name :
         {F->IntrinsicName, F->SignedIntrinsicName, F->UnsignedIntrinsicName})
      if (!Name.empty()) {
        EXPECT_NE(llvm::Intrinsic::lookupIntrinsicID(Name), llvm::Intrinsic::not_intrinsic)
            << Name.str();
      }
}

TEST(Library, EachLoweringHasWhatItNeeds) {
  for (const Function *F : allSignatures()) {
    EXPECT_EQ(F->Lowering == LoweringKind::Code, !F->Body.empty()) << about(*F);
    EXPECT_EQ(F->Lowering == LoweringKind::Intrinsic, !F->IntrinsicName.empty()) << about(*F);
    if (F->Lowering == LoweringKind::Special) {
      EXPECT_NE(F->Special, SpecialId::None) << about(*F);
    }
  }
}

TEST(Library, NamesAreFound) {
  for (const Function *F : allFunctions()) {
    llvm::ArrayRef<const Function *> Match = functions(F->Word);
    EXPECT_NE(llvm::find(Match, F), Match.end()) << about(*F);
  }
  for (const ObjectType &O : allObjectTypes()) {
    const ObjectType *Match = objectType(O.Word);
    ASSERT_TRUE(Match) << O.Word.str();
    EXPECT_EQ(Match->Word, O.AliasOf.empty() ? O.Word : O.AliasOf);
    for (const Function *F : O.Methods) {
      llvm::ArrayRef<const Function *> Same = methods(O, F->Word);
      EXPECT_NE(llvm::find(Same, F), Same.end()) << O.Word.str() << "::" << about(*F);
    }
  }
  EXPECT_TRUE(functions("sine").empty());
  EXPECT_TRUE(functions("").empty());
  EXPECT_FALSE(objectType("Texture4D"));
}

TEST(Library, NumericTypes) {
  ScalarKind K;
  uint32_t Rows, Columns;
  auto Is = [&](llvm::StringRef Word, ScalarKind Kind, uint32_t R, uint32_t C,
                bool Native = false) {
    bool HasMatch = numericType(Word, Native, K, Rows, Columns);
    return HasMatch && K == Kind && Rows == R && Columns == C;
  };
  EXPECT_TRUE(Is("float", ScalarKind::Float, 0, 0));
  EXPECT_TRUE(Is("uint3", ScalarKind::UInt, 3, 0));
  EXPECT_TRUE(Is("float1", ScalarKind::Float, 1, 0));
  EXPECT_TRUE(Is("min16float2x4", ScalarKind::Min16Float, 2, 4));
  EXPECT_TRUE(Is("min16int", ScalarKind::Min16Int, 0, 0));
  EXPECT_TRUE(Is("int64_t", ScalarKind::Int64, 0, 0));
  EXPECT_TRUE(Is("int64_t2", ScalarKind::Int64, 2, 0));
  EXPECT_TRUE(Is("float32_t4x4", ScalarKind::Float, 4, 4));
  EXPECT_TRUE(Is("float16_t4", ScalarKind::Half, 4, 0, true));
  for (llvm::StringRef Word : {"float16_t", "float5", "float0", "float4x", "float4x5", "x3", "4",
                               "", "floatx", "float2x2x2", "int8_t4_packed2", "void"})
    EXPECT_FALSE(numericType(Word, false, K, Rows, Columns)) << Word.str();
}

TEST(Library, Availability) {
  const Function *Ddx = functions("ddx").front(), *Pack = functions("pack_u8").front(),
                 *Sin = functions("sin").front();
  EXPECT_EQ(availability(*Sin, Stage::Vertex, 0), Availability::Available);
  EXPECT_EQ(availability(*Pack, Stage::Compute, 5), Availability::NewerModel);
  EXPECT_EQ(availability(*Pack, Stage::Compute, 6), Availability::Available);
  EXPECT_EQ(availability(*Ddx, Stage::Vertex, 6), Availability::OtherStage);
  EXPECT_EQ(availability(*Ddx, Stage::Pixel, 0), Availability::Available);
  EXPECT_EQ(availability(*Ddx, Stage::Compute, 6), Availability::Available);
  EXPECT_EQ(availability(*Ddx, Stage::Compute, 5), Availability::OtherStage);
}

TEST(Library, ConstantsAndStructsAreText) {
  EXPECT_EQ(constantText("RAY_FLAG_CULL_OPAQUE"), "static const uint RAY_FLAG_CULL_OPAQUE = 0x40;");
  EXPECT_TRUE(structText("RayDesc").starts_with("struct RayDesc {"));
  EXPECT_TRUE(constantText("RAY_FLAG").empty());
}

} // namespace
