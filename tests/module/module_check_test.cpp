// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Breaks each guarantee of Module.h and tests that the checker reports it.
#include "../container/TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/module/ModuleCheck.h>

#include <gtest/gtest.h>

#include <functional>

using namespace dxil;

namespace {

ir::Module read(const char *Name) {
  auto File = test::corpusFile(Name);
  auto C = container::Container::parse(File);
  auto M = C ? container::readModule(*C) : Result<ir::Module>(C.error());
  EXPECT_TRUE(M) << Name;
  return M ? std::move(*M) : ir::Module();
}

/// Returns the first instruction with the opcode.
ir::Instruction &first(ir::Module &M, ir::Opcode Op) {
  for (ir::Instruction &I : M.Instructions)
    if (I.Op == Op)
      return I;
  ADD_FAILURE() << "no " << ir::opcodeName(Op);
  return M.Instructions.front();
}

/// Returns the part of the checker's message after the table and index.
std::string problemAfter(const std::function<void(ir::Module &)> &Break) {
  ir::Module M = read("dxil/cs_control_flow.0.dxil");
  EXPECT_TRUE(ir::checkTables(M));
  Break(M);
  const std::string Problem = ir::checkTables(M).message();
  return Problem.empty() ? "" : Problem.substr(Problem.find(": ") + 2);
}

} // namespace

TEST(TableCheck, Types) {
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              M.Types.push_back({.Kind = ir::TypeKind::Pointer, .Element = 1000});
            }),
            "its element is no type");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              M.Types.push_back({.Kind = ir::TypeKind::Struct, .Fields = {1u << 20, 1}});
            }),
            "its fields lie outside the pool");
  const char Contains[] = "it contains itself";
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              const auto Self = ir::TypeId(M.Types.size());
              M.Types.push_back({.Kind = ir::TypeKind::Array, .Element = Self, .Count = 2});
            }),
            Contains);
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              const auto Self = ir::TypeId(M.Types.size());
              M.Types.push_back({.Kind = ir::TypeKind::Pointer, .Element = Self});
            }),
            Contains);
  // A named struct may contain a pointer to itself.
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              const auto Self = ir::TypeId(M.Types.size());
              const ir::Range Fields{uint32_t(M.TypePool.size()), 1};
              M.TypePool.push_back(Self + 1);
              M.Types.push_back({.Kind = ir::TypeKind::Struct, .Named = true, .Fields = Fields});
              M.Types.push_back({.Kind = ir::TypeKind::Pointer, .Element = Self});
            }),
            "");
  // The cycle may be reached from outside the struct, and after another one.
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              const auto Pointer = ir::TypeId(M.Types.size());
              const ir::Range Fields{uint32_t(M.TypePool.size()), 1};
              M.TypePool.push_back(Pointer);
              M.Types.push_back({.Kind = ir::TypeKind::Pointer, .Element = Pointer + 1});
              M.Types.push_back({.Kind = ir::TypeKind::Struct, .Named = true, .Fields = Fields});
              M.Types.push_back({.Kind = ir::TypeKind::Struct, .Named = true, .Fields = Fields});
            }),
            "");
}

TEST(TableCheck, Instructions) {
  using ir::Opcode;
  EXPECT_EQ(problemAfter([](ir::Module &M) { ir::Module::setCallee(first(M, Opcode::Call), 1); }),
            "what it calls is no function of its type");
  EXPECT_EQ(problemAfter([](ir::Module &M) { --first(M, Opcode::Call).Operands.Count; }),
            "it has not one argument for each parameter");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              // An i8 replaces the opcode.
              M.OperandPool[first(M, Opcode::Call).Operands.First] = M.Functions[0].Self;
            }),
            "an argument has another type than its parameter");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              M.OperandPool[first(M, Opcode::Phi).Operands.First] = ir::ValueId(M.Values.size());
            }),
            "an operand is of another function, or not there");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              M.targets(first(M, Opcode::Br))[0] = ir::BlockId(M.Blocks.size());
            }),
            "a successor is of another function");
  EXPECT_EQ(problemAfter([](ir::Module &M) { first(M, Opcode::Phi).Result = ir::None; }),
            "a result goes with a type that is not void");
  EXPECT_EQ(problemAfter([](ir::Module &M) { M.setLocation(0, 1000); }),
            "it or its location is not there");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              M.AttachmentsOf.push_back({0, {0, 0}});
            }),
            "they are of no instruction, or not in order");
  EXPECT_EQ(problemAfter([](ir::Module &M) { --M.Blocks[0].Instructions.Count; }),
            "it does not end in its only terminator");
  EXPECT_EQ(problemAfter(
                [](ir::Module &M) { ir::Module::setTargets(first(M, Opcode::Phi), ir::Range{}); }),
            "its operands do not fit");
  // The writer would write another operation.
  EXPECT_EQ(problemAfter([](ir::Module &M) { first(M, Opcode::Add).Op = Opcode::FAdd; }),
            "its operands do not fit");
  EXPECT_EQ(problemAfter([](ir::Module &M) { first(M, Opcode::ICmp).Op = Opcode::FCmp; }),
            "its operands do not fit");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              for (ir::Instruction &I : M.Instructions)
                if (ir::isBinary(I.Op)) {
                  I.Op = Opcode::Trunc;
                  --I.Operands.Count;
                  return;
                }
            }),
            "its operands do not fit");
}

TEST(TableCheck, ConstantsMetadataAndFunctions) {
  EXPECT_EQ(problemAfter([](ir::Module &M) { M.Constants[0].Self = M.Constants[1].Self; }),
            "its value is not its own");
  EXPECT_EQ(problemAfter([](ir::Module &M) { M.Constants[0].Kind = ir::ConstantKind::Aggregate; }),
            "an aggregate of another type");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              for (ir::Metadata &N : M.Metadata)
                if (N.Operands.Count)
                  M.MetadataPool[N.Operands.First] = ir::MetadataId(M.Metadata.size());
            }),
            "an operand is no metadata");
  EXPECT_EQ(problemAfter([](ir::Module &M) { M.NamedMetadata[0].Nodes.Count = 1u << 30; }),
            "its nodes lie outside the pool");
  EXPECT_EQ(problemAfter([](ir::Module &M) {
              for (ir::Function &F : M.Functions)
                if (!F.IsDeclaration)
                  --F.Instructions.Count;
            }),
            "its instructions are not those of its blocks");
}
