// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of modules written record by record: the resulting model, and the code of each mistake.
#include "TestFiles.h"

#include <dxil/container/Program.h>

#include <gtest/gtest.h>

using namespace dxil;
using test::BitWriter;

namespace {

// Types 0 i32, 1 void, 2 i32 (i32), 3 i32*, 4 float, 5 void (), 6 i1
BitWriter withTypes() {
  BitWriter W;
  W.enter(8).record(1, {1});
  W.enter(17).record(1, {7});
  W.record(7, {32}).record(2).record(21, {0, 0, 0}).record(8, {0, 0}).record(3);
  W.record(21, {0, 1}).record(7, {1}).end();
  return W;
}

// A function i32 (i32), whose only argument is value 1 (value 0 is the function).
BitWriter withFunction() {
  BitWriter W = withTypes();
  W.record(8, {2, 0, 0, 0, 0, 0, 0, 0});
  return W;
}

ErrorCode codeOf(BitWriter W) {
  auto M = ir::readBitcode(W.end().Bytes);
  EXPECT_FALSE(M);
  return M ? ErrorCode::FileUnreadable : M.error().Code;
}

} // namespace

TEST(Module, FunctionWithOneInstruction) {
  BitWriter W = withFunction();
  W.enter(12).record(1, {1});
  W.record(2, {1, 1, 0, 3}); // add nuw nsw %0, %0
  W.record(10, {1});         // ret
  W.enter(14).record(1, {2, 's', 'u', 'm'}).record(2, {0, 'b'}).end();
  W.end().end();
  auto Read = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(Read) << Read.error().str();
  const ir::Module &M = *Read;
  ASSERT_EQ(M.Functions.size(), 1u);
  const ir::Function &F = M.Functions[0];
  EXPECT_FALSE(F.IsDeclaration);
  ASSERT_EQ(M.instructions(F).size(), 2u);
  const ir::Instruction &Add = M.instructions(F)[0];
  EXPECT_EQ(Add.Op, ir::Opcode::Add);
  EXPECT_EQ(Add.Flags, ir::NoUnsignedWrap | ir::NoSignedWrap);
  EXPECT_EQ(M.operands(Add)[0], F.FirstArgument);
  EXPECT_EQ(M.name(Add.Result), "sum");
  EXPECT_EQ(M.definition(Add.Result), &Add);
  EXPECT_EQ(M.blockName(F.Blocks.First), "b");
  EXPECT_EQ(M.operands(M.instructions(F)[1])[0], Add.Result);
}

TEST(Module, ForwardReferencesAreResolved) {
  BitWriter W = withFunction();
  W.enter(12).record(1, {3});
  W.record(11, {1});             // br %b1
  W.record(16, {0, 2, 0, 3, 1}); // phi [%arg, b0], [next, b1]
  W.record(2, {1, 2, 0});        // add phi, arg
  W.record(11, {1}).record(10, {1});
  W.end().end();
  auto M = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  const auto &Phi = M->Instructions[1];
  ASSERT_EQ(Phi.Op, ir::Opcode::Phi);
  ASSERT_EQ(Phi.Operands.Count, 2u);
  EXPECT_EQ(M->operands(Phi)[1], M->Instructions[2].Result);
}

TEST(Module, TypesOfOneShapeAreOneType) {
  BitWriter W;
  W.enter(8).record(1, {1}).enter(17);
  W.record(7, {32}).record(7, {32}).record(8, {0, 0}).record(8, {1, 0}).end();
  W.record(7, {2, 0, 0, 0, 0, 0}).record(7, {3, 0, 0, 0, 0, 0}).end();
  auto M = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  ASSERT_EQ(M->Globals.size(), 2u);
  EXPECT_EQ(M->Globals[0].ValueType, M->Globals[1].ValueType);
  EXPECT_EQ(M->Values[0].Type, M->Values[1].Type);
}

TEST(Module, NamedStructsMayReferToThemselvesByPointer) {
  BitWriter W;
  W.enter(8).record(1, {1}).enter(17);
  W.record(8, {1, 0}).record(19, {'S'}).record(20, {0, 0}).end().end(); // S* then S = { S* }
  auto M = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();

  BitWriter Self;
  Self.enter(8).record(1, {1}).enter(17).record(19, {'S'}).record(20, {0, 0}).end();
  EXPECT_EQ(codeOf(Self), ErrorCode::TypeTable);
  BitWriter Two; // A = { B }, B = { A }
  Two.enter(8).record(1, {1}).enter(17).record(19, {'A'}).record(20, {0, 1});
  Two.record(19, {'B'}).record(20, {0, 0}).end();
  EXPECT_EQ(codeOf(Two), ErrorCode::TypeTable);
}

TEST(Module, TypeErrors) {
  auto Types = [](auto Fill) {
    BitWriter W;
    W.enter(8).record(1, {1}).enter(17);
    Fill(W);
    W.end();
    return codeOf(W);
  };
  EXPECT_EQ(Types([](BitWriter &W) { W.record(8, {7}); }), ErrorCode::TypeReference);
  EXPECT_EQ(Types([](BitWriter &W) { W.record(7); }), ErrorCode::RecordLength);
  EXPECT_EQ(Types([](BitWriter &W) { W.record(55); }), ErrorCode::RecordUnknown);
  EXPECT_EQ(Types([](BitWriter &W) { W.record(2).record(8, {0}); }), ErrorCode::TypeTable);
  EXPECT_EQ(Types([](BitWriter &W) { W.record(7, {8}).record(12, {0, 0}); }), ErrorCode::TypeTable);
  EXPECT_EQ(Types([](BitWriter &W) {
              W.record(7, {8});
              for (unsigned I = 0; I < 400; ++I)
                W.record(8, {I});
            }),
            ErrorCode::LimitExceeded);
  BitWriter Twice;
  Twice.enter(8).enter(17).end().enter(17).end();
  EXPECT_EQ(codeOf(Twice), ErrorCode::BlockDuplicate);
}

TEST(Module, GlobalErrors) {
  auto With = [](unsigned Code, std::vector<uint64_t> Ops) {
    BitWriter W = withTypes();
    W.record(Code, Ops);
    return codeOf(W);
  };
  EXPECT_EQ(With(1, {2}), ErrorCode::ModuleVersion);
  EXPECT_EQ(With(7, {3, 0, 0}), ErrorCode::RecordLength);
  EXPECT_EQ(With(7, {99, 0, 0, 0, 0, 0}), ErrorCode::TypeReference);
  EXPECT_EQ(With(7, {0, 0, 0, 0, 0, 0}), ErrorCode::TypeMismatch);
  EXPECT_EQ(With(7, {3, 0, 0, 0, 60, 0}), ErrorCode::RecordField);
  EXPECT_EQ(With(7, {3, 0, 0, 0, 0, 4}), ErrorCode::RecordField);
  EXPECT_EQ(With(7, {3, 0, 9, 0, 0, 0}), ErrorCode::ValueReference);
  EXPECT_EQ(With(8, {0, 0, 1, 0, 0, 0, 0, 0}), ErrorCode::TypeMismatch);
  EXPECT_EQ(With(8, {2, 0, 1, 0, 3, 0, 0, 0}), ErrorCode::AttributeReference);
  EXPECT_EQ(With(8, {2, 0, 0, 0, 0, 0, 0, 0}), ErrorCode::FunctionBody);
  BitWriter W = withTypes();
  W.enter(12).end();
  EXPECT_EQ(codeOf(W), ErrorCode::BlockUnexpected);
}

// Each LLVM cast between types that it accepts, and between some that it rejects.
TEST(Module, CastTypes) {
  enum { I32, Float, Float4, I64, Pointer, Half, Int4, SharedPointer };
  auto Casts = [](unsigned Code, unsigned From, unsigned To) {
    BitWriter W;
    W.enter(8).record(1, {1}).enter(17).record(7, {32}).record(3).record(12, {4, Float});
    W.record(7, {64}).record(8, {I32, 0}).record(10).record(12, {4, I32}).record(8, {I32, 3}).end();
    W.enter(11).record(1, {From}).record(3).record(1, {To}).record(11, {Code, From, 0}).end();
    return ir::readBitcode(W.end().Bytes);
  };
  struct {
    unsigned Code, From, To;
  } Right[] = {{0, I64, I32},          {1, I32, I64},
               {2, I32, I64},          {3, Float, I32},
               {4, Float4, Int4},      {5, I64, Half},
               {6, Int4, Float4},      {7, Float, Half},
               {8, Half, Float},       {9, Pointer, I64},
               {10, I64, Pointer},     {11, Float4, Int4},
               {11, Pointer, Pointer}, {12, SharedPointer, Pointer}};
  for (auto [Code, From, To] : Right)
    EXPECT_TRUE(Casts(Code, From, To)) << Code << ": " << From << " to " << To;
  struct {
    unsigned Code, From, To;
  } Wrong[] = {
      {0, I32, I64},          {0, I32, I32},    {1, I64, I32},      {2, Float, I64},
      {3, I32, Float},        {4, Float4, I32}, {5, Float, Float},  {6, I32, Float4},
      {7, Half, Float},       {8, I32, Float4}, {8, Float, Half},   {9, I32, I64},
      {10, Pointer, Pointer}, {11, Float, I64}, {11, Pointer, I32}, {11, Pointer, SharedPointer},
      {12, Pointer, Pointer}};
  for (auto [Code, From, To] : Wrong) {
    auto M = Casts(Code, From, To);
    ASSERT_FALSE(M) << Code << ": " << From << " to " << To;
    EXPECT_EQ(M.error().Code, ErrorCode::TypeMismatch);
  }
}

TEST(Module, ConstantErrors) {
  auto With = [](auto Fill) {
    BitWriter W = withTypes();
    W.enter(11);
    Fill(W);
    W.end();
    return codeOf(W);
  };
  EXPECT_EQ(With([](BitWriter &W) { W.record(1, {77}); }), ErrorCode::TypeReference);
  EXPECT_EQ(With([](BitWriter &W) { W.record(1, {1}); }), ErrorCode::TypeMismatch);
  EXPECT_EQ(With([](BitWriter &W) { W.record(1, {4}).record(4, {2}); }), ErrorCode::TypeMismatch);
  EXPECT_EQ(With([](BitWriter &W) { W.record(7, {0}); }), ErrorCode::TypeMismatch);
  EXPECT_EQ(With([](BitWriter &W) { W.record(11, {11, 0, 9}); }), ErrorCode::ValueForward);
  EXPECT_EQ(With([](BitWriter &W) { W.record(11, {99, 0, 0}); }), ErrorCode::RecordField);
  EXPECT_EQ(With([](BitWriter &W) {
              W.record(10, {0, 1, 0}).record(10, {0, 0, 1});
            }),
            ErrorCode::ValueForward); // each contains the other
  EXPECT_EQ(With([](BitWriter &W) { W.record(60); }), ErrorCode::RecordUnknown);
  EXPECT_EQ(With([](BitWriter &W) {
              W.record(4, {2});
              for (unsigned I = 0; I < 400; ++I)
                W.record(10, {0, I, I});
            }),
            ErrorCode::LimitExceeded);
}

TEST(Module, BodyErrors) {
  auto Body = [](auto Fill) {
    BitWriter W = withFunction();
    W.enter(12);
    Fill(W);
    W.end();
    return codeOf(W);
  };
  auto One = [&](unsigned Code, std::vector<uint64_t> Ops) {
    return Body([&](BitWriter &W) { W.record(1, {1}).record(Code, Ops).record(10, {1}); });
  };
  EXPECT_EQ(Body([](BitWriter &) {}), ErrorCode::FunctionBody);
  EXPECT_EQ(Body([](BitWriter &W) { W.record(1, {0}); }), ErrorCode::FunctionBody);
  EXPECT_EQ(Body([](BitWriter &W) { W.record(10, {1}); }), ErrorCode::FunctionBody);
  EXPECT_EQ(Body([](BitWriter &W) {
              W.record(1, {1}).record(2, {1, 1, 0});
            }),
            ErrorCode::Terminator);
  EXPECT_EQ(Body([](BitWriter &W) { W.record(1, {2}).record(10, {1}); }), ErrorCode::FunctionBody);
  EXPECT_EQ(One(2, {1}), ErrorCode::RecordLength);
  EXPECT_EQ(One(2, {1, 1, 77}), ErrorCode::RecordField);
  EXPECT_EQ(One(2, {1, 2, 0}), ErrorCode::TypeMismatch); // i32 and the function
  EXPECT_EQ(One(3, {1, 0, 50}), ErrorCode::RecordField);
  EXPECT_EQ(One(11, {4}), ErrorCode::BlockReference);
  EXPECT_EQ(One(20, {1, 0, 0}), ErrorCode::TypeMismatch); // a load through an integer
  EXPECT_EQ(One(28, {1, 1, 3}), ErrorCode::RecordField);  // a floating-point predicate on integers
  EXPECT_EQ(One(34, {0, 0, 1}), ErrorCode::TypeMismatch); // a call of an integer
  EXPECT_EQ(One(34, {0, 0, 2}), ErrorCode::RecordLength); // a call without its argument
  EXPECT_EQ(One(34, {0, 0, 2, 2}), ErrorCode::TypeMismatch);
  EXPECT_EQ(One(34, {9, 0, 2, 1}), ErrorCode::AttributeReference);
  EXPECT_EQ(One(10, {2}), ErrorCode::TypeMismatch);    // a return of the function's address
  EXPECT_EQ(One(26, {1, 0}), ErrorCode::TypeMismatch); // an extractvalue of an integer
  EXPECT_EQ(One(60, {}), ErrorCode::RecordUnknown);
  EXPECT_EQ(One(35, {1, 1, 0, 0}), ErrorCode::FunctionBody); // a location without an instruction
  EXPECT_EQ(Body([](BitWriter &W) {
              W.record(1, {1}).record(16, {0, 9, 0}).record(10, {1});
            }),
            ErrorCode::ValueForward);
}

TEST(Module, MetadataErrors) {
  auto With = [](auto Fill) {
    BitWriter W = withTypes();
    W.enter(15);
    Fill(W);
    W.end();
    return codeOf(W);
  };
  EXPECT_EQ(With([](BitWriter &W) { W.record(3, {9}); }), ErrorCode::MetadataReference);
  EXPECT_EQ(With([](BitWriter &W) { W.record(2, {0}); }), ErrorCode::RecordLength);
  EXPECT_EQ(With([](BitWriter &W) { W.record(2, {1, 0}); }), ErrorCode::TypeMismatch);
  EXPECT_EQ(With([](BitWriter &W) { W.record(2, {0, 5}); }), ErrorCode::ValueForward);
  EXPECT_EQ(With([](BitWriter &W) { W.record(4, {'x'}).record(3, {}); }),
            ErrorCode::MetadataRecord);
  EXPECT_EQ(With([](BitWriter &W) { W.record(4, {'x'}); }), ErrorCode::MetadataRecord);
  EXPECT_EQ(With([](BitWriter &W) { W.record(4, {'x'}).record(10, {4}); }),
            ErrorCode::MetadataReference);
  EXPECT_EQ(With([](BitWriter &W) { W.record(16, {0, 1}); }), ErrorCode::MetadataRecord);
  EXPECT_EQ(With([](BitWriter &W) { W.record(16, {0, 7, 0}); }), ErrorCode::MetadataReference);
  EXPECT_EQ(With([](BitWriter &W) { W.record(6, {1u << 20, 'x'}); }), ErrorCode::RecordField);
  EXPECT_EQ(With([](BitWriter &W) { W.record(8, {0, 0}); }), ErrorCode::RecordUnknown);
}

TEST(Module, AttributeErrors) {
  auto Group = [](std::vector<uint64_t> Ops) {
    BitWriter W;
    W.enter(8).enter(10).record(3, Ops).end();
    return codeOf(W);
  };
  EXPECT_EQ(Group({1}), ErrorCode::RecordLength);
  EXPECT_EQ(Group({1, 0, 0, 99}), ErrorCode::RecordField);
  EXPECT_EQ(Group({1, 0, 0}), ErrorCode::RecordLength);
  EXPECT_EQ(Group({1, 0, 3, 'a'}), ErrorCode::RecordLength);
  EXPECT_EQ(Group({1, 0, 9, 0}), ErrorCode::RecordField);
  BitWriter W;
  W.enter(8).enter(9).record(2, {5}).end();
  EXPECT_EQ(codeOf(W), ErrorCode::AttributeReference);
}

TEST(Module, MetadataAccessors) {
  BitWriter W = withTypes();
  W.enter(11).record(4, {14}).end(); // i32 7
  W.enter(15)
      .record(1, {'h', 'i'})
      .record(2, {0, 0})
      .record(3, {1, 2, 0})
      .record(4, {'n'})
      .record(10, {2})
      .end()
      .end();
  auto Read = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(Read) << Read.error().str();
  const ir::Module &M = *Read;
  const ir::NamedMetadata *N = M.findNamedMetadata("n");
  ASSERT_NE(N, nullptr);
  EXPECT_EQ(M.findNamedMetadata("m"), nullptr);
  ir::MetadataId Node = M.nodes(*N)[0];
  ASSERT_EQ(M.nodeSize(Node), 3u);
  std::string_view Text;
  EXPECT_TRUE(M.metadataString(M.nodeOperand(Node, 0), Text));
  EXPECT_EQ(Text, "hi");
  uint64_t V = 0;
  EXPECT_TRUE(M.metadataInt(M.nodeOperand(Node, 1), V));
  EXPECT_EQ(V, 7u);
  EXPECT_EQ(M.nodeOperand(Node, 2), ir::None);
  EXPECT_EQ(M.nodeOperand(Node, 3), ir::None);
  EXPECT_EQ(M.nodeOperand(ir::None, 0), ir::None);
  EXPECT_FALSE(M.metadataInt(ir::None, V));
}
