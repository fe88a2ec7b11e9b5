// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rebuilds each container of the corpus through dxil_builder.h and compares code and derived parts
// with DXC's.
#include "Replay.h"

#include <dxil/container/Program.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/OpViews.h>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>

using namespace dxil;
using namespace dxil::test;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> containers() {
  std::vector<fs::path> Files;
  for (const auto &E : fs::directory_iterator(fs::path(DXIL_CORPUS) / "dxil"))
    if (E.path().extension() == ".dxil")
      Files.push_back(E.path());
  std::sort(Files.begin(), Files.end());
  return Files;
}

std::optional<Original> readOriginal(const fs::path &Path) {
  Original O;
  std::ifstream In(Path, std::ios::binary);
  O.Bytes.assign(std::istreambuf_iterator<char>(In), {});
  auto File = container::Container::parse(O.Bytes);
  if (!File)
    return std::nullopt;
  O.File = std::move(*File);
  auto M = container::readModule(O.File, container::part::DXIL);
  if (!M)
    return std::nullopt;
  O.M = std::move(*M);
  O.Facts = container::readFacts(O.M);
  return O;
}

/// Returns the names of derived parts that differ from DXC's.
std::string differentParts(const Original &O, const container::Container &Made) {
  using namespace container;
  std::string Names;
  for (FourCC Name : {part::ISG1, part::OSG1, part::PSG1, part::SFI0, part::PSV0, part::RDAT}) {
    const Part *A = O.File.find(Name), *B = Made.find(Name);
    if (!A != !B || (A && !std::ranges::equal(A->Data, B->Data)))
      Names += " " + Name.str();
  }
  return Names;
}

/// The instructions of a function as words, and the number of handles that it creates.
struct Code {
  std::vector<std::string> Words;
  unsigned Handles = 0;
};

/// Returns values used only to make handles: indices, loads of a library's resources and their
/// addresses. The builder makes handles in its own order.
std::set<ir::ValueId> ofHandles(const ir::Module &M, const ir::Function &F) {
  std::set<ir::ValueId> Results, Others;
  const auto Instructions = M.instructions(F);
  for (size_t K = Instructions.size(); K--;) {
    const ir::Instruction &I = Instructions[K];
    const auto Call = ir::OpCall::of(M, I);
    const bool IsHandle =
        Call && (op::isa<op::CreateHandle>(*Call) || op::isa<op::CreateHandleFromBinding>(*Call) ||
                 op::isa<op::CreateHandleForLib>(*Call));
    const bool IsAddress = Results.contains(I.Result) && I.Op == ir::Opcode::Load;
    for (ir::ValueId V : M.operands(I)) {
      const ir::Instruction *D = M.definition(V);
      const bool IsPart = D && (D->Op == ir::Opcode::Load || D->Op == ir::Opcode::Add ||
                                D->Op == ir::Opcode::GetElementPtr);
      ((IsHandle || IsAddress) && IsPart ? Results : Others).insert(V);
    }
  }
  std::erase_if(Results, [&](ir::ValueId V) { return Others.contains(V); });
  return Results;
}

Code codeOf(const ir::Module &M, const ir::Function &F, bool WithAddresses) {
  constexpr uint16_t Fast = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                            ir::FastNoSignedZeros | ir::FastAllowReciprocal | ir::Volatile;
  Code Out;
  const std::set<ir::ValueId> Parts = ofHandles(M, F);
  for (const ir::Instruction &I : M.instructions(F)) {
    const bool IsAddress = I.Op == ir::Opcode::GetElementPtr || I.Op == ir::Opcode::BitCast;
    if (Parts.contains(I.Result) || (IsAddress && !WithAddresses))
      continue;
    const auto Call = ir::OpCall::of(M, I);
    if (Call && (op::isa<op::CreateHandle>(*Call) || op::isa<op::CreateHandleFromBinding>(*Call) ||
                 op::isa<op::CreateHandleForLib>(*Call))) {
      ++Out.Handles;
      continue;
    }
    if (Call && op::isa<op::AnnotateHandle>(*Call))
      continue;
    std::string Precise;
    for (const ir::Attachment &A : M.attachments(I))
      if (M.MetadataKinds[A.Kind] == md::PreciseKind)
        Precise = " precise";
    Out.Words.push_back(std::string(ir::opcodeName(I.Op)) + " " + std::string(M.calleeName(I)) +
                        (Call ? " " + std::to_string(uint32_t(Call->code())) : "") + " " +
                        std::to_string(I.Predicate) + " " + std::to_string(I.Flags & Fast) +
                        Precise);
  }
  return Out;
}

/// Returns the first difference between the code of functions; empty if there is none.
std::string differentCode(const Original &O, const ir::Module &Made, bool WithAddresses) {
  for (const ir::Function &F : O.M.Functions) {
    if (F.IsDeclaration)
      continue;
    const std::string Name(O.M.name(F.Self));
    const ir::Function *G = Made.findFunction(Name);
    if (!G || G->IsDeclaration)
      return "no function " + Name;
    const Code A = codeOf(O.M, F, WithAddresses), B = codeOf(Made, *G, WithAddresses);
    const auto [X, Y] = std::ranges::mismatch(A.Words, B.Words);
    if (X != A.Words.end() || Y != B.Words.end())
      return Name + ": '" + (X == A.Words.end() ? "nothing" : *X) + "' became '" +
             (Y == B.Words.end() ? "nothing" : *Y) + "'";
    if (A.Handles != B.Handles)
      return Name + ": " + std::to_string(A.Handles) + " handles became " +
             std::to_string(B.Handles);
  }
  return "";
}

/// Returns the first part of the container that a replay did not reproduce; empty if there is none.
std::string problemOf(const Original &O, const Replayed &R) {
  if (R.Bytes.empty())
    return R.Report;
  auto File = container::Container::parse(R.Bytes);
  if (!File)
    return "no container";
  if (const std::string Parts = differentParts(O, *File); !Parts.empty())
    return "parts" + Parts;
  auto M = container::readModule(*File, container::part::DXIL);
  if (!M)
    return "no module";
  if (const uint64_t Flags = container::readFacts(*M).Flags; Flags != O.Facts.Flags)
    return "shader flags " + std::to_string(Flags) + " for " + std::to_string(O.Facts.Flags);
  return differentCode(O, *M, !R.Expanded);
}

/// Number of containers of the corpus by outcome. Extending the builder or the corpus changes these
/// numbers.
const std::map<std::string, unsigned> Expected = {
    {"made again", 237},
    {"made again with elements where they were", 1},
    {"a container of no validator, or of 1.0", 1},
    {"nodes of a work graph", 5},
    {"preview shader model", 14},
    {"signatures of entries in a library", 6},
    {"subobjects", 2},
};

/// Returns the outcome of a container as in the list, or the difference.
std::string outcome(const Original &O) {
  if (std::string Reason = unsaid(O); !Reason.empty())
    return Reason;
  std::string Problem = problemOf(O, replay(O, /*Fixed=*/false));
  if (Problem.empty())
    return "made again";
  // Another compiler has packed the elements in another way.
  return problemOf(O, replay(O, /*Fixed=*/true)).empty()
             ? "made again with elements where they were"
             : Problem;
}

} // namespace

TEST(Replay, MakesTheCorpusAgain) {
  std::map<std::string, unsigned> Counts;
  for (const fs::path &Path : containers()) {
    const auto O = readOriginal(Path);
    ASSERT_TRUE(O) << Path;
    const std::string Name = outcome(*O);
    ++Counts[Name];
    EXPECT_TRUE(Expected.contains(Name)) << Path.filename() << ": " << Name;
  }
  EXPECT_EQ(Counts, Expected);
}
