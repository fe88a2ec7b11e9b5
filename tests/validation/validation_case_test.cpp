// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One line for each rule: a call of the corpus with one operand changed, or one number of an entry's
// stage properties, breaks it. The near miss is the same call or number as it was.
#include "TestFiles.h"

#include <dxil/ops.h>

#include <algorithm>
#include <filesystem>
#include <map>

using namespace dxil;
using namespace dxil::ir;

namespace {

const std::vector<std::string> &corpusNames() {
  static const std::vector<std::string> Names = [] {
    std::vector<std::string> Out;
    for (const auto &E : std::filesystem::directory_iterator(std::string(DXIL_CORPUS) + "/dxil"))
      Out.push_back(E.path().filename().string());
    std::sort(Out.begin(), Out.end());
    return Out;
  }();
  return Names;
}

const Module &original(const std::string &Name) {
  static std::map<std::string, Module> Modules;
  auto [It, New] = Modules.try_emplace(Name);
  if (New)
    It->second = test::corpusModule(Name);
  return It->second;
}

ValueId addConstant(Module &M, TypeId T, ConstantKind Kind, uint64_t Bits) {
  auto V = ValueId(M.Values.size());
  Constant C;
  C.Kind = Kind;
  C.Bits = Bits;
  C.Self = V;
  M.Values.push_back({ValueKind::Constant, T, uint32_t(M.Constants.size()), {}});
  M.Constants.push_back(C);
  return V;
}

bool breaks(const Module &M, const char *Rule) {
  return test::brokenRules(validateModule(M)).count(Rule) != 0;
}

struct OperandCase {
  const char *Rule;
  OpCode Op;
  uint32_t Operand;
  ConstantKind Kind;
  uint64_t Bits;
};

/// Whether some call of the op in the corpus breaks the rule when changed, and not before.
bool someCallBreaks(const OperandCase &C) {
  for (const std::string &Name : corpusNames()) {
    const Module &M = original(Name);
    for (size_t N = 0; N < M.Instructions.size(); ++N) {
      const Instruction &I = M.Instructions[N];
      uint64_t Code = 0;
      if (I.Op != Opcode::Call || I.Operands.Count <= C.Operand ||
          !M.calleeName(I).starts_with("dx.op.") || !M.constantInt(M.operands(I)[0], Code) ||
          Code != uint64_t(C.Op))
        continue;
      Module Changed = test::corpusModule(Name);
      uint32_t At = I.Operands.First + C.Operand;
      Changed.OperandPool[At] =
          addConstant(Changed, M.Values[M.OperandPool[At]].Type, C.Kind, C.Bits);
      if (breaks(Changed, C.Rule))
        return !breaks(M, C.Rule);
      break; // one call of each module
    }
  }
  return false;
}

struct PropertyCase {
  const char *Rule;
  const char *File; ///< its name's beginning
  uint64_t Tag;
  uint32_t Operand;
  uint64_t Value;
};

bool somePropertyBreaks(const PropertyCase &C) {
  for (const std::string &Name : corpusNames()) {
    if (!Name.starts_with(C.File))
      continue;
    const Module &M = original(Name);
    const NamedMetadata *Entries = M.findNamedMetadata("dx.entryPoints");
    MetadataId List = M.nodeOperand(M.nodes(*Entries)[0], 4);
    for (uint32_t I = 0; I + 1 < M.nodeSize(List); I += 2) {
      uint64_t Tag = 0;
      MetadataId State = M.nodeOperand(List, I + 1);
      if (!M.metadataInt(M.nodeOperand(List, I), Tag) || Tag != C.Tag ||
          M.nodeSize(State) <= C.Operand)
        continue;
      Module Changed = test::corpusModule(Name);
      Metadata New = M.Metadata[M.nodeOperand(State, C.Operand)];
      New.Value = addConstant(Changed, M.Values[New.Value].Type, ConstantKind::Integer, C.Value);
      Changed.MetadataPool[M.Metadata[State].Operands.First + C.Operand] =
          MetadataId(Changed.Metadata.size());
      Changed.Metadata.push_back(New);
      if (breaks(Changed, C.Rule))
        return !breaks(M, C.Rule);
    }
  }
  return false;
}

constexpr auto Int = ConstantKind::Integer;
constexpr auto Undef = ConstantKind::Undef;
constexpr uint64_t Infinity = 0x7f800000; // as a float

} // namespace

TEST(Cases, Operands) {
  constexpr OperandCase Cases[] = {
      {"INSTR.CBUFFEROUTOFBOUND", OpCode::CBufferLoadLegacy, 2, Int, 100000},
      {"INSTR.OPCONSTRANGE", OpCode::StoreOutput, 1, Int, 99},
      {"INSTR.OPCONSTRANGE", OpCode::LoadInput, 1, Int, 99},
      {"INSTR.OPERANDRANGE", OpCode::LoadInput, 2, Int, 99},
      {"INSTR.OPERANDRANGE", OpCode::EmitStream, 1, Int, 7},
      {"SM.DOMAINLOCATIONIDXOOB", OpCode::DomainLocation, 1, Int, 9},
      {"INSTR.OPCONST", OpCode::Barrier, 1, Undef, 0},
      {"INSTR.OPCONST", OpCode::BufferUpdateCounter, 2, Undef, 0},
      {"INSTR.OPCONSTRANGE", OpCode::CreateHandle, 2, Int, 99},
      {"INSTR.TEXTUREOFFSET", OpCode::Sample, 7, Int, 20},
      {"INSTR.NOINDEFINITELOG", OpCode::Log, 1, ConstantKind::Float, Infinity},
      {"INSTR.NOINDEFINITEASIN", OpCode::Asin, 1, ConstantKind::Float, Infinity},
      {"INSTR.NOINDEFINITEACOS", OpCode::Acos, 1, ConstantKind::Float, Infinity},
      {"INSTR.NOINDEFINITEDSXY", OpCode::DerivCoarseX, 1, ConstantKind::Float, Infinity},
  };
  for (const OperandCase &C : Cases) {
    ASSERT_TRUE(findRule(C.Rule)) << C.Rule;
    EXPECT_TRUE(someCallBreaks(C)) << C.Rule << " by " << name(C.Op);
  }
}

TEST(Cases, StageProperties) {
  constexpr uint64_t Geometry = 1, Hull = 3, Mesh = 9;
  constexpr PropertyCase Cases[] = {
      {"SM.GSOUTPUTVERTEXCOUNTRANGE", "gs_", Geometry, 1, 5000},
      {"SM.GSINSTANCECOUNTRANGE", "gs_", Geometry, 4, 99},
      {"SM.GSVALIDINPUTPRIMITIVE", "gs_", Geometry, 0, 99},
      {"SM.GSVALIDOUTPUTPRIMITIVETOPOLOGY", "gs_", Geometry, 3, 99},
      {"SM.OUTPUTCONTROLPOINTCOUNTRANGE", "tess_", Hull, 2, 99},
      {"SM.VALIDDOMAIN", "tess_", Hull, 3, 9},
      {"SM.HSINPUTCONTROLPOINTCOUNTRANGE", "tess_", Hull, 1, 99},
      {"SM.MESHSHADERMAXVERTEXCOUNT", "ms_", Mesh, 1, 5000},
      {"SM.MESHSHADERMAXPRIMITIVECOUNT", "ms_", Mesh, 2, 5000},
      {"SM.MESHSHADERPAYLOADSIZE", "ms_", Mesh, 4, 100000},
  };
  for (const PropertyCase &C : Cases) {
    ASSERT_TRUE(findRule(C.Rule)) << C.Rule;
    EXPECT_TRUE(somePropertyBreaks(C)) << C.Rule;
  }
}
