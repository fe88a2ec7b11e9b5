// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Seeded mutations of each corpus file: of the module (op, overload, stage, version, operands,
// metadata, instructions, attributes), of fields of its parts, and of bytes. Each mutant is
// reported or still valid. None crashes, and the same input always gets the same report.
//
// DXIL_MUTATIONS=N makes N mutants of each kind for each file (default 12).
#include "../Files.h"
#include "TestFiles.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/module/Assembly.h>
#include <dxil/ops/queries.h>
#include <dxil/validation/Report.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <map>
#include <random>

using namespace dxil;
namespace fs = std::filesystem;

namespace {

using Random = std::mt19937;
/// Reverts a mutation.
using Undo = std::function<void()>;

uint32_t below(Random &R, size_t Bound) {
  return uint32_t(R() % Bound);
}

template <typename T> Undo set(T &Place, T Value) {
  T Old = Place;
  Place = Value;
  return [&Place, Old] { Place = Old; };
}

/// Returns small numbers, limits, or any number: fields are most often wrong in these ways.
uint32_t number(Random &R, uint32_t Old) {
  static constexpr uint32_t Edges[] = {0, 1, 2, 3, 4, 5, 31, 32, 33, 64, 255, 1024, 65536, ~0u};
  switch (below(R, 4)) {
  case 0: return Old + 1;
  case 1: return Old - 1;
  case 2: return Edges[below(R, std::size(Edges))];
  default: return R();
  }
}

std::vector<ir::InstId> opCalls(const ir::Module &M) {
  std::vector<ir::InstId> Out;
  for (ir::InstId I = 0; I < M.Instructions.size(); ++I)
    if (M.Instructions[I].Op == ir::Opcode::Call &&
        M.calleeName(M.Instructions[I]).starts_with("dx.op."))
      Out.push_back(I);
  return Out;
}

ir::Constant *constantOf(ir::Module &M, ir::ValueId V) {
  return const_cast<ir::Constant *>(M.constant(V));
}

// ---- Mutations of a module: each keeps what the reader guarantees (ids in bounds) ---------------

Undo changeOp(ir::Module &M, Random &R, bool Reserved) {
  std::vector<ir::InstId> Calls = opCalls(M);
  if (Calls.empty())
    return {};
  const ir::Instruction &I = M.Instructions[Calls[below(R, Calls.size())]];
  ir::Constant *C = I.Operands.Count ? constantOf(M, M.operands(I)[0]) : nullptr;
  if (!C || C->Kind != ir::ConstantKind::Integer)
    return {};
  uint32_t New = Reserved ? 0x7fff0000u + below(R, 1000) : below(R, 320);
  return set(C->Bits, uint64_t(New));
}

Undo changeOverload(ir::Module &M, Random &R) {
  static constexpr const char *Suffixes[] = {".f16", ".f32", ".f64", ".i1",    ".i8",
                                             ".i16", ".i32", ".i64", ".v4f32", ""};
  std::vector<ir::InstId> Calls = opCalls(M);
  if (Calls.empty())
    return {};
  const ir::Instruction &I = M.Instructions[Calls[below(R, Calls.size())]];
  std::string Name(M.calleeName(I));
  size_t Dot = Name.rfind('.');
  Name = Name.substr(0, Dot > 5 ? Dot : Name.size()) + Suffixes[below(R, std::size(Suffixes))];
  return set(M.ValueNames[M.callee(I)], M.Strings.save(Name));
}

Undo changeStage(ir::Module &M, Random &R) {
  static constexpr std::string_view Stages[] = {"ps",  "vs", "gs", "hs", "ds", "cs",
                                                "lib", "ms", "as", "xx", ""};
  const ir::NamedMetadata *N = M.findNamedMetadata("dx.shaderModel");
  ir::MetadataId Name = N && N->Nodes.Count ? M.nodeOperand(M.nodes(*N)[0], 0) : ir::None;
  if (Name >= M.Metadata.size())
    return {};
  return set(M.Metadata[Name].Text, Stages[below(R, std::size(Stages))]);
}

Undo changeVersion(ir::Module &M, Random &R) {
  static constexpr const char *Names[] = {"dx.shaderModel", "dx.version", "dx.valver"};
  const ir::NamedMetadata *N = M.findNamedMetadata(Names[below(R, 3)]);
  if (!N || !N->Nodes.Count || !M.nodeSize(M.nodes(*N)[0]))
    return {};
  ir::MetadataId Node = M.nodes(*N)[0];
  ir::Constant *C = constantOf(M, M.metadataValue(M.nodeOperand(Node, below(R, M.nodeSize(Node)))));
  return C ? set(C->Bits, uint64_t(below(R, 12))) : Undo();
}

/// Replaces an operand by another value of the same type, or a constant by another.
Undo changeOperand(ir::Module &M, Random &R) {
  if (M.OperandPool.empty())
    return {};
  ir::ValueId &Place = M.OperandPool[below(R, M.OperandPool.size())];
  if (ir::isMetadataOperand(Place))
    return set(Place, ir::ValueId(Place));
  ir::TypeId Type = M.Values[Place].Type;
  for (int Try = 0; Try < 32; ++Try) {
    ir::ValueId V = below(R, M.Values.size());
    if (V != Place && M.Values[V].Type == Type)
      return set(Place, V);
  }
  return {};
}

Undo changeConstant(ir::Module &M, Random &R) {
  if (M.Constants.empty())
    return {};
  ir::Constant &C = M.Constants[below(R, M.Constants.size())];
  if (C.Kind == ir::ConstantKind::Integer) {
    uint32_t Width = M.typeOf(C.Self).Width;
    uint64_t Mask = Width >= 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
    return set(C.Bits, number(R, uint32_t(C.Bits)) & Mask);
  }
  if (C.Kind == ir::ConstantKind::Float || C.Kind == ir::ConstantKind::Null)
    return set(C.Kind, ir::ConstantKind::Undef);
  return {};
}

Undo changeMetadata(ir::Module &M, Random &R) {
  if (M.MetadataPool.empty())
    return {};
  ir::MetadataId &Place = M.MetadataPool[below(R, M.MetadataPool.size())];
  return set(Place, below(R, 3) ? below(R, M.Metadata.size()) : ir::None);
}

Undo changeMetadataText(ir::Module &M, Random &R) {
  static constexpr std::string_view Texts[] = {"",     "SV_Position", "SV_Target",  "SV_Depth",
                                               "main", "\xff\x01",    "SV_VertexID"};
  for (int Try = 0; Try < 16 && !M.Metadata.empty(); ++Try) {
    ir::Metadata &N = M.Metadata[below(R, M.Metadata.size())];
    if (N.Kind == ir::MetadataKind::String)
      return set(N.Text, Texts[below(R, std::size(Texts))]);
  }
  return {};
}

Undo changeInstruction(ir::Module &M, Random &R) {
  if (M.Instructions.empty())
    return {};
  ir::Instruction &I = M.Instructions[below(R, M.Instructions.size())];
  switch (below(R, 4)) {
  case 0: return set(I.Flags, uint16_t(1u << below(R, 15)));
  case 1: return set(I.Alignment, ir::Alignment(1u << below(R, 12)));
  case 2: // one binary operation or cast becomes another with the same operands
    if (ir::isBinary(I.Op))
      return set(I.Op, ir::Opcode(below(R, size_t(ir::Opcode::Xor) + 1)));
    if (ir::isCast(I.Op))
      return set(I.Op, ir::Opcode(size_t(ir::Opcode::Trunc) + below(R, 13)));
    return {};
  default: {
    const ir::Ordering Before = I.Ordering;
    I.Ordering = ir::Ordering(below(R, size_t(ir::Ordering::SequentiallyConsistent) + 1));
    return [&I, Before] { I.Ordering = Before; };
  }
  }
}

Undo changeDeclaration(ir::Module &M, Random &R) {
  if (!M.Attributes.empty() && below(R, 2))
    return set(M.Attributes[below(R, M.Attributes.size())].Kind, uint32_t(1 + below(R, 40)));
  if (!M.Globals.empty() && below(R, 2))
    return set(M.Globals[below(R, M.Globals.size())].AddressSpace, uint32_t(below(R, 6)));
  if (M.Functions.empty())
    return {};
  return set(M.Functions[below(R, M.Functions.size())].Linkage, ir::Linkage(below(R, 13)));
}

struct Kind {
  const char *Name;
  std::function<Undo(ir::Module &, Random &)> Change;
  /// Minimum percentage of mutants that are reported because they break a rule.
  size_t Wrong;
};

const Kind Kinds[] = {
    {"op", [](ir::Module &M, Random &R) { return changeOp(M, R, false); }, 90},
    {"reserved op", [](ir::Module &M, Random &R) { return changeOp(M, R, true); }, 100},
    // The rest have the original suffix again, or one that the overload does not determine.
    {"overload", changeOverload, 80},
    {"stage", changeStage, 60},
    {"version", changeVersion, 40},
    {"operand", changeOperand, 40},
    {"constant", changeConstant, 50},
    {"metadata", changeMetadata, 50},
    {"metadata text", changeMetadataText, 15},
    {"instruction", changeInstruction, 3},
    {"declaration", changeDeclaration, 2},
};

// ---- The tests ----------------------------------------------------------------------------------

std::vector<fs::path> corpusFiles() {
  std::vector<fs::path> Out;
  for (const char *Folder : {"dxil", "dxil_asm"})
    for (const auto &E : fs::directory_iterator(fs::path(DXIL_CORPUS) / Folder))
      if (E.path().extension() == ".dxil")
        Out.push_back(E.path());
  std::sort(Out.begin(), Out.end());
  return Out;
}

int rounds() {
  const char *Wanted = std::getenv("DXIL_MUTATIONS");
  return Wanted ? std::atoi(Wanted) : 12;
}

/// Returns true if the report has findings. Fails the test on an empty message.
bool diagnosed(const validation::ValidationReport &R) {
  for (const validation::Finding &F : R.Findings)
    EXPECT_FALSE(F.Message.empty()) << F.ruleName();
  return R.Unusable || !R.Findings.empty();
}

struct Tally {
  size_t Made = 0, Diagnosed = 0;
};

} // namespace

TEST(Mutation, OfModulesIsDiagnosedOrStillValid) {
  std::map<std::string, Tally> Tallies;
  Random R(20);
  for (const fs::path &Path : corpusFiles()) {
    std::vector<uint8_t> Bytes = dxil::test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    auto M = container::readModule(*C);
    ASSERT_TRUE(M.ok()) << Path;
    for (const Kind &K : Kinds)
      for (int Round = 0; Round < rounds(); ++Round) {
        Undo Back = K.Change(*M, R);
        if (!Back)
          continue;
        validation::ValidationReport First = validation::validateModule(*M);
        Tally &T = Tallies[K.Name];
        ++T.Made;
        T.Diagnosed += diagnosed(First);
        EXPECT_TRUE(K.Wrong < 100 || !First.valid()) << Path << ": " << K.Name;
        if (Round == 0) {
          EXPECT_EQ(validation::textReport({"", std::move(First), {}}),
                    validation::textReport({"", validation::validateModule(*M), {}}))
              << Path << ": " << K.Name;
          // A valid module must print too: findings quote instructions, and users read listings.
          (void)ir::writeAssembly(*M);
        }
        Back();
      }
    // All mutations are reverted: the module is valid again.
    EXPECT_FALSE(diagnosed(validation::validateModule(*M))) << Path;
  }
  for (const Kind &K : Kinds) {
    const Tally &T = Tallies[K.Name];
    std::printf("  %-14s %6zu made, %6zu diagnosed\n", K.Name, T.Made, T.Diagnosed);
    EXPECT_GT(T.Made, 0u) << K.Name;
    EXPECT_GE(T.Diagnosed * 100, T.Made * K.Wrong) << K.Name;
  }
}

TEST(Mutation, OfPartFieldsIsDiagnosedOrStillValid) {
  std::map<std::string, Tally> Tallies;
  Random R(21);
  for (const fs::path &Path : corpusFiles()) {
    std::vector<uint8_t> Bytes = dxil::test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    for (const container::Part &P : C->parts()) {
      if (P.Name == container::part::DXIL || P.Name == container::part::ILDB || P.Data.size() < 4)
        continue;
      size_t Begin = size_t(P.Data.data() - Bytes.data());
      for (int Round = 0; Round < rounds(); ++Round) {
        std::vector<uint8_t> Changed = Bytes;
        uint8_t *Field = Changed.data() + Begin + below(R, P.Data.size() / 4) * 4;
        uint32_t Value;
        std::memcpy(&Value, Field, 4);
        Value = number(R, Value);
        std::memcpy(Field, &Value, 4);
        ASSERT_TRUE(container::signContainer(Changed).ok());
        validation::ValidationReport First = validation::validate(Changed);
        Tally &T = Tallies[P.Name.str()];
        ++T.Made;
        T.Diagnosed += diagnosed(First);
        if (Round == 0) {
          EXPECT_EQ(validation::textReport({"", std::move(First), {}}),
                    validation::textReport({"", validation::validate(Changed), {}}));
        }
      }
    }
  }
  for (auto &[Name, T] : Tallies)
    std::printf("  %-14s %6zu made, %6zu diagnosed\n", Name.c_str(), T.Made, T.Diagnosed);
  // Compares the parts that a runtime reads with the program, field by field.
  for (const char *Name : {"PSV0", "ISG1", "OSG1", "PSG1", "SFI0", "RDAT"})
    EXPECT_GT(Tallies[Name].Diagnosed, Tallies[Name].Made / 3) << Name;
}

TEST(Mutation, OfBytesIsDiagnosedOrStillValid) {
  Random R(22);
  Tally T;
  for (const fs::path &Path : corpusFiles()) {
    std::vector<uint8_t> Bytes = dxil::test::readBytes(Path);
    for (int Round = 0; Round < 3 * rounds(); ++Round) {
      std::vector<uint8_t> Changed = Bytes;
      for (int Flips = 1 + Round % 3; Flips; --Flips)
        Changed[below(R, Changed.size())] ^= uint8_t(1u << below(R, 8));
      if (Round % 8 == 7)
        Changed.resize(below(R, Changed.size()));
      (void)container::signContainer(Changed).ok(); // else the digest would reveal the change
      validation::ValidationReport First = validation::validate(Changed);
      ++T.Made;
      T.Diagnosed += diagnosed(First);
      if (Round == 0) {
        EXPECT_EQ(validation::textReport({"", std::move(First), {}}),
                  validation::textReport({"", validation::validate(Changed), {}}));
      }
    }
  }
  std::printf("  %-14s %6zu made, %6zu diagnosed\n", "bytes", T.Made, T.Diagnosed);
  EXPECT_GT(T.Diagnosed, T.Made / 2);
}
