// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests that the accessors of op views return the operands of their records.
#include <dxil/generated/OpViews.h>

#include <gtest/gtest.h>

#include <array>
#include <string>

using namespace dxil;

namespace {

using Operands = std::array<int, 32>;

/// A call whose operand N is the number N. Records writes.
struct Numbered {
  Operands *Written = nullptr;
  OpCode Op = OpCode::Sin;
  OpCode code() const { return Op; }
  unsigned argument(unsigned N) const { return N; }
  void setArgument(unsigned N, int V) const { (*Written)[N] = V; }
};

struct Row {
  OpCode Op;
  std::string_view View, Name;
  unsigned (*Read)();
  void (*Write)(Operands &);
};

/// print_view_rows generates this file from the op table.
constexpr Row Rows[] = {
#include "OpViewRows.inc"
};

TEST(OpViews, EachAccessorNamesTheOperandOfTheRecord) {
  size_t Position = 0;
  for (const OpInfo &Op : allOps())
    for (unsigned N = 0; N < (Op.Reserved ? 0 : Op.Args.size()); ++N, ++Position) {
      ASSERT_LT(Position, std::size(Rows)) << Op.Name;
      const Row &R = Rows[Position];
      SCOPED_TRACE(std::string(Op.Name) + "." + std::string(Op.Args[N].Name));
      EXPECT_EQ(R.Op, Op.Code);
      EXPECT_EQ(R.View, Op.Name);
      EXPECT_EQ(R.Name, Op.Args[N].Name);
      EXPECT_EQ(R.Read(), N);
      Operands Written{};
      R.Write(Written);
      for (unsigned I = 0; I < Written.size(); ++I)
        EXPECT_EQ(Written[I], I == N ? 7 : 0) << I;
      // A name has the same number in all ops; the arguments of one op have different numbers.
      EXPECT_EQ(argumentNumber(Op, Op.Args[N].Id), N);
    }
  EXPECT_EQ(Position, std::size(Rows));
  EXPECT_GT(Position, 700u);
}

TEST(OpViews, AViewIsGivenOfItsOpOnly) {
  const Numbered Sine{nullptr, OpCode::Sin};
  EXPECT_TRUE(op::isa<op::Sin>(Sine));
  EXPECT_FALSE(op::isa<op::Cos>(Sine));
  ASSERT_TRUE(op::dyn_cast<op::Sin>(Sine));
  EXPECT_EQ(op::dyn_cast<op::Sin>(Sine)->value(), 0u);
  EXPECT_FALSE(op::dyn_cast<op::Cos>(Sine));
  static_assert(op::BufferStore<Numbered>::Code == OpCode::BufferStore);
}

TEST(OpViews, NamesOfArgumentsGoAcrossOps) {
  EXPECT_EQ(argumentNumber(info(OpCode::SampleBias), OperandId::Bias), 9u);
  EXPECT_EQ(argumentNumber(info(OpCode::Sample), OperandId::Bias), std::nullopt);
  EXPECT_EQ(argumentNumber(info(OpCode::RayQuery_Proceed), OperandId::RayQueryHandle), 0u);
}

} // namespace
