// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For each op that computes: what the ground floor folds is allowed by the op's meaning, in each
// overload and in both treatments of denormals.
#include "Numbers.h"
#include "OpProgram.h"

#include <dxil/module/AssemblyParser.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/Folding.h>

#include <gtest/gtest.h>

#include <algorithm>

namespace dxil::meaning {
namespace {

constexpr unsigned Cases = 300;

ir::TypeId typeIn(ir::EditableModule &E, ValueType T) {
  switch (T) {
  case ValueType::Half: return E.halfType();
  case ValueType::Float: return E.floatType();
  case ValueType::Double: return E.doubleType();
  default: return E.integerType(widthOf(T));
  }
}

ir::ValueId numberIn(ir::EditableModule &E, ValueType T, uint64_t Bits) {
  if (!isFloat(T))
    return E.integer(widthOf(T), Bits);
  return Bits ? E.constant({.Kind = ir::ConstantKind::Float, .Bits = Bits}, typeIn(E, T))
              : E.null(typeIn(E, T));
}

/// Returns whether the folder has results for scalar calls of a variant, each of them allowed.
bool folds(const OpMeaning &M, const Variant &V) {
  ir::EditableModule E(ir::Module{});
  Random R(uint64_t(M.Op) + 7);
  const OpInfo &Info = info(M.Op);
  bool Any = false;
  for (unsigned Case = 0; Case < Cases; ++Case) {
    std::vector<uint64_t> Bits(V.Arguments.size());
    std::vector<std::span<const uint64_t>> Spans;
    std::vector<ir::ValueId> Operands;
    size_t Constant = 0;
    for (size_t I = 0; I < V.Arguments.size(); ++I) {
      const bool IsLoaded = V.Sources[I] == Variant::Source::Loaded;
      const ValueType T = IsLoaded                            ? V.Arguments[I]
                          : Info.Args[I].Type == TypeKind::I8 ? ValueType::I8
                                                              : ValueType::I32;
      Bits[I] = IsLoaded ? argumentOf(T, unsigned(I), unsigned(V.Arguments.size()), Case, R)
                         : uint64_t(V.Constants[Constant++]);
      Spans.push_back({&Bits[I], 1});
      Operands.push_back(numberIn(E, T, Bits[I]));
    }
    ir::EditableInstruction Call =
        ir::callOp(E, M.Op, Operands, Newest,
                   V.Overload == ValueType::None ? ir::None : typeIn(E, V.Overload));
    const ir::ValueId Folded = ir::foldConstant(E, Call);
    if (Folded == ir::None)
      continue;
    Any = true;
    const ir::Constant *C = E.M.constant(Folded);
    const uint64_t Result[] = {C->Kind == ir::ConstantKind::Null ? 0 : C->Bits};
    for (const Denormals D : {Denormals::Kept, Denormals::Flushed})
      EXPECT_TRUE(
          allows({.Op = M.Op, .Overload = V.Overload, .Arguments = Spans, .Denormals = D}, Result))
          << name(M.Op) << ", case " << Case;
  }
  return Any;
}

bool isScalar(const Variant &V) {
  return V.Elements == 1 && V.Results.size() == 1 &&
         std::ranges::all_of(V.Sources, [](Variant::Source S) {
           return S == Variant::Source::Loaded || S == Variant::Source::Constant;
         });
}

TEST(Folding, FollowsTheMeaningsOfOps) {
  unsigned Folded = 0;
  for (const OpMeaning &M : allMeanings()) {
    if (!findComputed(M.Op) || M.Needs & Needs::Lanes)
      continue;
    bool Any = false;
    for (const Variant &V : variantsOf(M))
      Any |= isScalar(V) && folds(M, V);
    Folded += Any;
  }
  EXPECT_GT(Folded, 25u);
}

/// The text of a function whose instructions have constant operands, after folding.
uint64_t folded(const std::string &Instruction) {
  auto M = ir::parseAssembly("define i32 @f() {\n  %r = " + Instruction + "\n  ret i32 0\n}\n");
  EXPECT_TRUE(M.ok()) << Instruction << (M ? "" : M.error().str());
  if (!M)
    return 0;
  ir::EditableModule E(std::move(*M));
  const ir::ValueId V = ir::foldConstant(E, E.Bodies[0].Blocks[0].Instructions[0]);
  if (V == ir::None)
    return ~uint64_t(1);
  const ir::Constant *C = E.M.constant(V);
  return C->Kind == ir::ConstantKind::Null ? 0 : C->Bits;
}

TEST(Folding, FollowsTheMeaningsOfInstructions) {
  constexpr uint64_t None = ~uint64_t(1);
  EXPECT_EQ(folded("add i32 -1, 3"), 2u);
  EXPECT_EQ(folded("shl i32 1, 33"), 2u);
  EXPECT_EQ(folded("ashr i16 -4, 1"), 0xfffeu);
  EXPECT_EQ(folded("udiv i32 7, 0"), 0xffffffffu);
  EXPECT_EQ(folded("sdiv i32 7, 2"), None);
  EXPECT_EQ(folded("icmp sgt i32 -1, 3"), 0u);
  EXPECT_EQ(folded("icmp ugt i32 -1, 3"), 1u);
  EXPECT_EQ(folded("fadd float 1.0, 0.5"), 0x3fc00000u);
  EXPECT_EQ(folded("fdiv float 0.0, 0.0"), None);                // NaN
  EXPECT_EQ(folded("fmul float 0x3810000000000000, 0.5"), None); // denormal
  EXPECT_EQ(folded("fcmp olt float 1.0, 2.0"), 1u);
  EXPECT_EQ(folded("fcmp uge float 1.0, 2.0"), 0u);
  EXPECT_EQ(folded("fptosi float 0x46293E5940000000 to i32"), 0x7fffffffu);
  EXPECT_EQ(folded("sitofp i32 -2 to float"), 0xc0000000u);
  EXPECT_EQ(folded("bitcast float -1.0 to i32"), 0xbf800000u);
}

} // namespace
} // namespace dxil::meaning
