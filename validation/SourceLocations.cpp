// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SourceLocations.h"

#include "Context.h"

#include <dxil/container/Program.h>
#include <dxil/generated/Limits.h>
#include <dxil/module/DebugInfo.h>

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace dxil::validation {
namespace {

/// Limit of nested scopes; hostile metadata may have a cycle.
constexpr unsigned MaxScopes = 64;

std::string sourceFile(const ir::Module &M, ir::MetadataId Scope) {
  for (unsigned Depth = 0; Depth < MaxScopes && Scope < M.Metadata.size(); ++Depth) {
    ir::MetadataId File = ir::debugReference(M, Scope, "file");
    if (File < M.Metadata.size()) {
      std::string_view Name = ir::debugString(M, File, "filename");
      if (!Name.empty())
        return functionText(Name);
    }
    Scope = ir::debugReference(M, Scope, "scope");
  }
  return {};
}

/// Sets the location of \p I, or of the next instruction in its block with one: address
/// computations have none.
void fill(Finding &F, const ir::Module &M, const ir::Instruction &I) {
  const std::span<const ir::Instruction> Block = M.instructions(M.Blocks[M.parent(I)]);
  for (const ir::Instruction &Place : Block.subspan(size_t(&I - Block.data())))
    if (const ir::Location *L = M.location(Place); L && L->Line) {
      F.Line = L->Line;
      F.Column = L->Column;
      F.File = sourceFile(M, L->Scope);
      return;
    }
}

/// A function of the module, and its findings without a line.
struct Wanted {
  const ir::Function *Function = nullptr;
  std::vector<Finding *> Findings;
};
using WantedByName = std::unordered_map<std::string, Wanted>;

/// Findings by function name. One pass over the module, however many functions have findings.
WantedByName wantedFunctions(ValidationReport &Report, const ir::Module &M) {
  WantedByName Out;
  for (Finding &F : Report.Findings)
    if (F.Instruction != Finding::None && !F.Line)
      Out[F.Function].Findings.push_back(&F);
  if (!Out.empty())
    for (const ir::Function &F : M.Functions)
      if (auto Entry = Out.find(functionText(M.name(F.Self)));
          Entry != Out.end() && !Entry->second.Function)
        Entry->second.Function = &F;
  return Out;
}

/// Only a module with debug information has these calls.
bool isDebugCall(const ir::Module &M, const ir::Instruction &I) {
  return I.Op == ir::Opcode::Call && M.calleeName(I).starts_with(DebugCallPrefix);
}

std::vector<const ir::Instruction *> plainInstructions(const ir::Module &M, const ir::Function &F) {
  std::vector<const ir::Instruction *> Out;
  for (const ir::Instruction &I : M.instructions(F))
    if (!isDebugCall(M, I))
      Out.push_back(&I);
  return Out;
}

bool sameCode(const ir::Module &M, const std::vector<const ir::Instruction *> &A,
              const ir::Module &N, const std::vector<const ir::Instruction *> &B) {
  return std::equal(A.begin(), A.end(), B.begin(), B.end(), [&](auto *X, auto *Y) {
    return X->Op == Y->Op && M.calleeName(*X) == N.calleeName(*Y);
  });
}

/// Gives findings about whole functions the line of the declaration.
void addDeclarations(ValidationReport &Report, const ir::Module &M) {
  std::unordered_map<std::string, std::vector<Finding *>> Requests;
  for (Finding &F : Report.Findings)
    if (!F.Function.empty() && F.Instruction == Finding::None && !F.Line)
      Requests[F.Function].push_back(&F);
  if (Requests.empty())
    return;
  for (ir::MetadataId N = 0; N < M.Metadata.size(); ++N) {
    if (M.Metadata[N].Kind != ir::MetadataKind::Subprogram)
      continue;
    for (std::string_view Field : {"linkageName", "name"}) {
      auto Entry = Requests.find(functionText(ir::debugString(M, N, Field)));
      if (Entry == Requests.end())
        continue;
      for (Finding *F : Entry->second) {
        F->Line = uint32_t(ir::debugField(M, N, "line"));
        F->File = sourceFile(M, N);
      }
      Requests.erase(Entry);
      break;
    }
  }
}

} // namespace

void addSourceLocations(ValidationReport &Report, const ir::Module &M) {
  if (M.Locations.empty())
    return;
  addDeclarations(Report, M);
  for (auto &[Name, W] : wantedFunctions(Report, M))
    for (Finding *F : W.Findings)
      if (W.Function && F->Instruction < W.Function->Instructions.Count)
        fill(*F, M, M.instructions(*W.Function)[F->Instruction]);
}

void addSourceLocations(ValidationReport &Report, const ir::Module &M,
                        const container::Container &C) {
  WantedByName Functions = wantedFunctions(Report, M);
  const bool HasFunctions =
      std::any_of(Report.Findings.begin(), Report.Findings.end(),
                  [](const Finding &F) { return !F.Function.empty() && !F.Line; });
  const container::Part *Debug = HasFunctions ? C.find(container::part::ILDB) : nullptr;
  if (!Debug)
    return;
  Result<ir::Module> D = container::readProgram(Debug->Data, "ILDB");
  if (!D || D->Locations.empty())
    return;
  addDeclarations(Report, *D);
  WantedByName DebugFunctions = wantedFunctions(Report, *D);
  for (auto &[Name, W] : Functions) {
    const ir::Function *Other = DebugFunctions[Name].Function;
    if (!W.Function || !Other)
      continue;
    auto Plain = plainInstructions(M, *W.Function), Located = plainInstructions(*D, *Other);
    if (!sameCode(M, Plain, *D, Located))
      continue;
    std::unordered_map<const ir::Instruction *, const ir::Instruction *> Matches;
    for (size_t I = 0; I < Plain.size(); ++I)
      Matches.emplace(Plain[I], Located[I]);
    for (Finding *F : W.Findings)
      if (F->Instruction < W.Function->Instructions.Count)
        if (auto Entry = Matches.find(&M.instructions(*W.Function)[F->Instruction]);
            Entry != Matches.end())
          fill(*F, *D, *Entry->second);
  }
}

} // namespace dxil::validation
