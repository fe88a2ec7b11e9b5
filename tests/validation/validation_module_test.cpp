// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules of the corpus with one thing changed: the rule it breaks is named, and a change that
// comes near it passes.
#include "TestFiles.h"

#include <dxil/ops.h>

using namespace dxil;
using namespace dxil::ir;

namespace {

bool breaks(const Module &M, const std::string &RuleName) {
  std::set<std::string> Rules = test::brokenRules(validateModule(M));
  if (Rules.count(RuleName))
    return true;
  std::string All;
  for (const std::string &R : Rules)
    All += " " + R;
  ADD_FAILURE() << "expected " << RuleName << ", got:" << All;
  return false;
}

/// Calls Change(instruction, operand pool) for the first call of an op; fails if there is none.
Instruction *firstCall(Module &M, OpCode Op) {
  for (Instruction &I : M.Instructions) {
    uint64_t Code = 0;
    if (I.Op == Opcode::Call && I.Operands.Count && M.calleeName(I).starts_with("dx.op.") &&
        M.constantInt(M.operands(I)[0], Code) && Code == uint64_t(Op))
      return &I;
  }
  ADD_FAILURE() << "no call of " << name(Op);
  return nullptr;
}

ValueId addConstant(Module &M, TypeId T, ConstantKind Kind, uint64_t Bits = 0) {
  ValueId V = ValueId(M.Values.size());
  Constant C;
  C.Kind = Kind;
  C.Bits = Bits;
  C.Self = V;
  M.Values.push_back({ValueKind::Constant, T, uint32_t(M.Constants.size()), {}});
  M.Constants.push_back(C);
  return V;
}

void setOperand(Module &M, Instruction &I, uint32_t N, ValueId V) {
  M.OperandPool[I.Operands.First + N] = V;
}
void setInteger(Module &M, Instruction &I, uint32_t N, uint64_t Bits) {
  setOperand(M, I, N, addConstant(M, M.Values[M.operands(I)[N]].Type, ConstantKind::Integer, Bits));
}
void setUndef(Module &M, Instruction &I, uint32_t N) {
  setOperand(M, I, N, addConstant(M, M.Values[M.operands(I)[N]].Type, ConstantKind::Undef));
}

/// The metadata node that a named one has as its operand.
MetadataId named(const Module &M, const char *Name) {
  const NamedMetadata *N = M.findNamedMetadata(Name);
  EXPECT_TRUE(N) << Name;
  return M.nodes(*N)[0];
}

/// Makes operand N of a node the integer Bits, of the type it has.
void setNodeInteger(Module &M, MetadataId Node, uint32_t N, uint64_t Bits) {
  MetadataId Old = M.nodeOperand(Node, N);
  ValueId V = addConstant(M, M.Values[M.metadataValue(Old)].Type, ConstantKind::Integer, Bits);
  Metadata New = M.Metadata[Old];
  New.Value = V;
  M.MetadataPool[M.Metadata[Node].Operands.First + N] = MetadataId(M.Metadata.size());
  M.Metadata.push_back(New);
}

/// The value of a property of the first entry point.
MetadataId property(const Module &M, uint64_t Tag) {
  MetadataId List = M.nodeOperand(named(M, "dx.entryPoints"), 4);
  for (uint32_t I = 0; I + 1 < M.nodeSize(List); I += 2) {
    uint64_t Found = 0;
    if (M.metadataInt(M.nodeOperand(List, I), Found) && Found == Tag)
      return M.nodeOperand(List, I + 1);
  }
  ADD_FAILURE() << "no property " << Tag;
  return None;
}

constexpr uint64_t NumThreads = 4;

} // namespace

TEST(Metadata, VersionsAndTriple) {
  Module M = test::corpusModule("cs_barriers.0.dxil");
  EXPECT_TRUE(validateModule(M).valid());
  M.Triple = "dxil-pc-shadermodel6.0-compute";
  breaks(M, "META.TARGET");
  M = test::corpusModule("cs_barriers.0.dxil");
  setNodeInteger(M, named(M, "dx.version"), 1, 11);
  breaks(M, "META.VERSIONSUPPORTED");
  M = test::corpusModule("cs_barriers.0.dxil");
  setNodeInteger(M, named(M, "dx.valver"), 1, 99);
  breaks(M, "META.VERSIONSUPPORTED");
  M = test::corpusModule("cs_barriers.0.dxil");
  setNodeInteger(M, named(M, "dx.shaderModel"), 2, 7);
  breaks(M, "SM.DXILVERSION");
  M = test::corpusModule("cs_barriers.0.dxil");
  setNodeInteger(M, named(M, "dx.shaderModel"), 1, 9);
  breaks(M, "SM.NAME");
}

TEST(Metadata, UnknownName) {
  Module M = test::corpusModule("cs_barriers.0.dxil");
  M.NamedMetadata.push_back({"my.metadata", {}});
  breaks(M, "META.KNOWN");
  M.NamedMetadata.back().Name = "llvm.ident";
  EXPECT_TRUE(validateModule(M).valid());
}

TEST(Metadata, FlagsAgainstUse) {
  constexpr uint64_t Doubles = 1 << 2, AllResourcesBound = 1 << 8, Int64 = 1 << 20;
  const char *File = "cs_typed_buffers.0.dxil";
  Module Original = test::corpusModule(File);
  MetadataId List = Original.nodeOperand(named(Original, "dx.entryPoints"), 4);
  uint64_t Tag = 1, Flags = 0;
  ASSERT_TRUE(Original.metadataInt(Original.nodeOperand(List, 0), Tag));
  ASSERT_EQ(Tag, 0u);
  ASSERT_TRUE(Original.metadataInt(Original.nodeOperand(List, 1), Flags));
  ASSERT_TRUE(Flags & Doubles);
  for (uint64_t Wrong : {Flags & ~Doubles, Flags | Int64}) {
    Module M = test::corpusModule(File);
    setNodeInteger(M, List, 1, Wrong);
    breaks(M, "META.FLAGSUSAGE");
  }
  // A choice of who compiled the shader may be either way.
  Module M = test::corpusModule(File);
  setNodeInteger(M, List, 1, Flags ^ AllResourcesBound);
  EXPECT_TRUE(validateModule(M).valid());
}

TEST(EntryPoints, ThreadGroup) {
  Module M = test::corpusModule("cs_barriers.0.dxil");
  setNodeInteger(M, property(M, NumThreads), 0, 0);
  breaks(M, "SM.THREADGROUPCHANNELRANGE");
  M = test::corpusModule("cs_barriers.0.dxil");
  for (uint32_t I = 0; I < 3; ++I)
    setNodeInteger(M, property(M, NumThreads), I, 64);
  breaks(M, "SM.MAXTHEADGROUP");
  M = test::corpusModule("cs_barriers.0.dxil");
  setNodeInteger(M, property(M, NumThreads), 0, 1024);
  setNodeInteger(M, property(M, NumThreads), 1, 1);
  setNodeInteger(M, property(M, NumThreads), 2, 1);
  EXPECT_TRUE(validateModule(M).valid());
}

TEST(OpCalls, Opcodes) {
  Module M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 0, 5000);
  breaks(M, "INSTR.ILLEGALDXILOPCODE");
  M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 0, uint64_t(OpCode::Sin));
  breaks(M, "INSTR.ILLEGALDXILOPFUNCTION");
  M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 0, 0x80000001u);
  breaks(M, "INSTR.EXPDXILOPCODEREQUIRESEXPSM");
  M = test::corpusModule("cs_barriers.0.dxil");
  for (const OpInfo &Op : allOps())
    if (Op.Reserved && !Op.Experimental) {
      Instruction &I = *firstCall(M, OpCode::Barrier);
      setInteger(M, I, 0, uint64_t(Op.Code));
      breaks(M, "INSTR.ILLEGALDXILOPFUNCTION");
      M.Values[I.Callee].Name = "dx.op.reserved";
      breaks(M, "INSTR.OPCODERESERVED");
      break;
    }
}

TEST(OpCalls, OpcodeMustBeConstant) {
  Module M = test::corpusModule("cs_barriers.0.dxil");
  Instruction &I = *firstCall(M, OpCode::Barrier);
  for (const Instruction &Other : M.Instructions)
    if (&Other < &I && Other.Result != None && M.type(Other.Type).isInteger(32)) {
      setOperand(M, I, 0, Other.Result);
      breaks(M, "INSTR.OPCONST");
      return;
    }
  GTEST_FAIL() << "no i32 before the barrier";
}

TEST(OpCalls, Barriers) {
  Module M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 1, 2 | 4 | 1);
  breaks(M, "INSTR.BARRIERMODEUSELESSUGROUP");
  M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 1, 1);
  breaks(M, "INSTR.BARRIERMODENOMEMORY");
  M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 1, 32 | 8);
  EXPECT_TRUE(validateModule(M).valid()); // the reference looks at no other bits
  ValidationOptions Strict;
  Strict.Strict = true;
  EXPECT_TRUE(test::brokenRules(validateModule(M, Strict)).count("INSTR.OPERANDRANGE"));
  M = test::corpusModule("cs_barriers.0.dxil");
  setInteger(M, *firstCall(M, OpCode::Barrier), 1, 8 | 1);
  EXPECT_TRUE(validateModule(M).valid());
}

TEST(OpCalls, StageAndVersion) {
  // The same calls in a pixel shader.
  Module M = test::corpusModule("cs_barriers.0.dxil");
  MetadataId Model = named(M, "dx.shaderModel");
  Metadata Text = M.Metadata[M.nodeOperand(Model, 0)];
  Text.Text = "ps";
  M.MetadataPool[M.Metadata[Model].Operands.First] = MetadataId(M.Metadata.size());
  M.Metadata.push_back(Text);
  std::set<std::string> Rules = test::brokenRules(validateModule(M));
  EXPECT_TRUE(Rules.count("SM.OPCODE"));
  EXPECT_TRUE(Rules.count("INSTR.BARRIERMODEFORNONCS"));
}

TEST(ResourceOps, BufferStores) {
  const char *File = "cs_typed_buffers.0.dxil";
  Module M = test::corpusModule(File);
  setInteger(M, *firstCall(M, OpCode::BufferStore), 8, 7);
  breaks(M, "INSTR.WRITEMASKFORTYPEDUAVSTORE");
  M = test::corpusModule(File);
  setInteger(M, *firstCall(M, OpCode::BufferStore), 8, 5);
  breaks(M, "INSTR.WRITEMASKGAPFORUAV");
  M = test::corpusModule(File);
  setUndef(M, *firstCall(M, OpCode::BufferStore), 5);
  breaks(M, "INSTR.UNDEFINEDVALUEFORUAVSTORE");
  M = test::corpusModule(File);
  setInteger(M, *firstCall(M, OpCode::BufferStore), 3, 0);
  breaks(M, "INSTR.COORDINATECOUNTFORRAWTYPEDBUF");
  M = test::corpusModule(File);
  setUndef(M, *firstCall(M, OpCode::BufferStore), 1);
  breaks(M, "INSTR.NOREADINGUNINITIALIZED");
  M = test::corpusModule(File);
  setInteger(M, *firstCall(M, OpCode::BufferStore), 2, 12345);
  EXPECT_TRUE(validateModule(M).valid());
}

TEST(ResourceOps, HandleOfTheWrongClass) {
  Module M = test::corpusModule("cs_typed_buffers.0.dxil");
  Instruction &Load = *firstCall(M, OpCode::BufferLoad), &Store = *firstCall(M, OpCode::BufferStore);
  setOperand(M, Store, 1, M.operands(Load)[1]);
  breaks(M, "INSTR.RESOURCECLASSFORUAVSTORE");
}

TEST(Instructions, Undefined) {
  Module M = test::corpusModule("cs_integer_math.0.dxil");
  for (Instruction &I : M.Instructions)
    if (isBinary(I.Op)) {
      setUndef(M, I, 0);
      breaks(M, "INSTR.NOREADINGUNINITIALIZED");
      return;
    }
  GTEST_FAIL() << "no binary instruction";
}

TEST(Instructions, DivisionByZero) {
  for (auto [Op, Rule] : {std::pair(Opcode::UDiv, "INSTR.NOUDIVBYZERO"),
                          std::pair(Opcode::SDiv, "INSTR.NOIDIVBYZERO")}) {
    Module M = test::corpusModule("cs_integer_math.0.dxil");
    for (Instruction &I : M.Instructions)
      if (I.Op == Opcode::Add && M.type(I.Type).isInteger(32)) {
        I.Op = Op;
        setInteger(M, I, 1, 0);
        breaks(M, Rule);
        setInteger(M, I, 1, 7);
        EXPECT_TRUE(validateModule(M).valid());
        break;
      }
  }
}

TEST(Instructions, NotInDxil) {
  Module M = test::corpusModule("cs_integer_math.0.dxil");
  for (Instruction &I : M.Instructions)
    if (I.Op == Opcode::Ret) {
      I.Op = Opcode::Unreachable;
      breaks(M, "INSTR.ALLOWED");
      return;
    }
}

TEST(Resources, RecordsAndRanges) {
  const char *File = "cs_typed_buffers.0.dxil";
  Module M = test::corpusModule(File);
  MetadataId UAVs = M.nodeOperand(named(M, "dx.resources"), 1);
  ASSERT_GE(M.nodeSize(UAVs), 1u);
  setNodeInteger(M, M.nodeOperand(UAVs, 0), 0, 40);
  breaks(M, "META.DENSERESIDS");
  M = test::corpusModule(File);
  setNodeInteger(M, M.nodeOperand(UAVs, 0), 6, 77);
  breaks(M, "SM.INVALIDRESOURCEKIND");
  M = test::corpusModule(File);
  setNodeInteger(M, M.nodeOperand(UAVs, 0), 6, 5);
  breaks(M, "SM.INVALIDTEXTUREKINDONUAV");
  M = test::corpusModule(File);
  setNodeInteger(M, M.nodeOperand(UAVs, 0), 9, 1);
  breaks(M, "SM.ROVONLYINPS");
  M = test::corpusModule(File);
  setNodeInteger(M, M.nodeOperand(UAVs, 0), 8, 1);
  breaks(M, "SM.COUNTERONLYONSTRUCTBUF");
}

TEST(Signatures, Elements) {
  const char *File = "ps_gbuffer_targets.1.dxil";
  Module Original = test::corpusModule(File);
  MetadataId Outputs = Original.nodeOperand(Original.nodeOperand(named(Original, "dx.entryPoints"), 2), 1);
  ASSERT_GE(Original.nodeSize(Outputs), 2u);
  MetadataId Second = Original.nodeOperand(Outputs, 1);
  struct {
    uint32_t Operand;
    uint64_t Value;
    const char *Rule;
  } Cases[] = {{2, 99, "META.SIGNATURECOMPTYPE"}, {3, 99, "META.SEMAKINDVALID"},
               {5, 2, "SM.NOINTERPMODE"},
               {8, 7, "SM.PSTARGETINDEXMATCHESROW"}, {9, 1, "SM.PSTARGETCOL0"}};
  for (const auto &C : Cases) {
    Module M = test::corpusModule(File);
    setNodeInteger(M, Second, C.Operand, C.Value);
    breaks(M, C.Rule);
  }
  // The reference takes the name from the kind: only the strict judge compares them.
  Module M = test::corpusModule(File);
  setNodeInteger(M, Second, 3, 3);
  EXPECT_FALSE(test::brokenRules(validateModule(M)).count("META.SEMAKINDMATCHESNAME"));
  ValidationOptions Strict;
  Strict.Strict = true;
  EXPECT_TRUE(test::brokenRules(validateModule(M, Strict)).count("META.SEMAKINDMATCHESNAME"));
}
