// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/module/DebugStrip.h>

#include <dxil/module/ModuleWriter.h>

#include <algorithm>

namespace dxil::ir {
namespace {

constexpr std::string_view SourcePrefix = "dx.source.";
constexpr std::string_view DebugFlags[] = {DwarfVersionFlag, DebugVersionFlag};
constexpr std::string_view LocationKind = "dbg";

bool isDebugFunction(const Module &M, const Function &F) {
  return F.IsDeclaration && M.name(F.Self).starts_with(DebugCallPrefix);
}

bool isDebugCall(const Module &M, const Instruction &I) {
  const Function *F = I.Op == Opcode::Call ? M.calledFunction(I) : nullptr;
  return F && isDebugFunction(M, *F) && I.Result == None;
}

class Stripper {
public:
  explicit Stripper(Module &M) : M(M) {}

  void run() {
    removeCalls();
    removeFunctions();
    removeAttachments();
    removeNames();
    removeNamed();
  }

private:
  Module &M;

  // Removes calls of llvm.dbg functions. They have no result, so values keep their numbers.
  void removeCalls() {
    std::vector<InstId> Before(M.Instructions.size() + 1); ///< number of kept instructions before
                                                           ///< each instruction
    for (InstId I = 0; I < M.Instructions.size(); ++I)
      Before[I + 1] = Before[I] + !isDebugCall(M, M.Instructions[I]);
    const auto Shrink = [&](Range &R) {
      const uint32_t End = Before[R.First + R.Count];
      R.First = Before[R.First];
      R.Count = End - R.First;
    };
    for (Block &B : M.Blocks)
      Shrink(B.Instructions);
    for (Function &F : M.Functions) {
      if (!F.IsDeclaration)
        Shrink(F.Instructions);
      F.Metadata = {};
    }
    for (Value &V : M.Values)
      if (V.Kind == ValueKind::Instruction)
        V.Index = Before[V.Index];
    std::erase_if(M.AttachmentsOf, [&](InstructionAttachments &List) {
      const bool IsGone = isDebugCall(M, M.Instructions[List.Owner]);
      List.Owner = Before[List.Owner];
      return IsGone;
    });
    std::erase_if(M.Instructions, [&](const Instruction &I) { return isDebugCall(M, I); });
    M.LocationOf.clear();
    M.Locations.clear();
  }

  // Turns the functions into constants without users, which the new writing order drops.
  void removeFunctions() {
    std::vector<FunctionId> Before(M.Functions.size() + 1);
    for (FunctionId F = 0; F < M.Functions.size(); ++F) {
      const Function &Callee = M.Functions[F];
      const bool IsDebug = isDebugFunction(M, Callee) && !isUsed(Callee.Self);
      Before[F + 1] = Before[F] + !IsDebug;
      if (!IsDebug)
        continue;
      M.Values[Callee.Self].Kind = ValueKind::Constant;
      M.Values[Callee.Self].Index = ConstantId(M.Constants.size());
      M.setName(Callee.Self, {});
      M.Constants.push_back({.Kind = ConstantKind::Undef, .Self = Callee.Self});
    }
    for (Value &V : M.Values)
      if (V.Kind == ValueKind::Function)
        V.Index = Before[V.Index];
    for (Block &B : M.Blocks)
      B.Parent = Before[B.Parent];
    std::erase_if(M.Functions,
                  [&](const Function &F) { return M.Values[F.Self].Kind != ValueKind::Function; });
  }

  /// Returns true if a remaining instruction uses the value as operand or callee.
  bool isUsed(ValueId V) const {
    return std::ranges::any_of(M.Instructions,
                               [&](const Instruction &I) {
                                 return M.callee(I) == V ||
                                        std::ranges::find(M.operands(I), V) != M.operands(I).end();
                               }) ||
           std::ranges::any_of(M.Constants,
                               [&](const Constant &C) {
                                 return std::ranges::find(M.operands(C), V) != M.operands(C).end();
                               }) ||
           std::ranges::any_of(M.Globals, [&](const Global &G) { return G.Initializer == V; }) ||
           std::ranges::any_of(M.Aliases, [&](const Alias &A) { return A.Aliasee == V; });
  }

  void removeAttachments() {
    std::vector<Attachment> Kept;
    const auto Keep = [&](Range &R) {
      const uint32_t First = uint32_t(Kept.size());
      for (uint32_t K = 0; K < R.Count; ++K)
        if (const Attachment &A = M.Attachments[R.First + K];
            A.Kind >= M.MetadataKinds.size() || M.MetadataKinds[A.Kind] != LocationKind)
          Kept.push_back(A);
      R = {First, uint32_t(Kept.size()) - First};
    };
    for (Function &F : M.Functions)
      Keep(F.Attachments);
    for (InstructionAttachments &List : M.AttachmentsOf) {
      Keep(List.Attachments);
      M.Instructions[List.Owner].HasAttachments = List.Attachments.Count;
    }
    std::erase_if(M.AttachmentsOf,
                  [](const InstructionAttachments &List) { return !List.Attachments.Count; });
    M.Attachments = std::move(Kept);
  }

  void removeNames() {
    for (ValueId V = 0; V < M.ValueNames.size(); ++V)
      if (M.Values[V].Kind == ValueKind::Argument || M.Values[V].Kind == ValueKind::Instruction)
        M.setName(V, {});
    M.BlockNames.clear();
  }

  bool isDebugFlag(MetadataId N) const {
    std::string_view Name;
    return M.metadataString(M.nodeOperand(N, 1), Name) &&
           std::ranges::find(DebugFlags, Name) != std::end(DebugFlags);
  }

  void removeNamed() {
    for (NamedMetadata &N : M.NamedMetadata) {
      if (N.Name != md::ModuleFlagsName)
        continue;
      const std::vector<MetadataId> Flags(M.nodes(N).begin(), M.nodes(N).end());
      N.Nodes = {uint32_t(M.MetadataPool.size()), 0};
      for (MetadataId Flag : Flags)
        if (!isDebugFlag(Flag)) {
          M.MetadataPool.push_back(Flag);
          ++N.Nodes.Count;
        }
    }
    std::erase_if(M.NamedMetadata, [](const NamedMetadata &N) {
      return N.Name.starts_with(DebugCallPrefix) || N.Name.starts_with(SourcePrefix) ||
             (N.Name == md::ModuleFlagsName && !N.Nodes.Count);
    });
  }
};

} // namespace

bool hasDebugInfo(const Module &M) {
  return M.findNamedMetadata(md::UnitsName) ||
         std::ranges::any_of(M.Functions, [&](const Function &F) { return isDebugFunction(M, F); });
}

Module withoutDebugInfo(Module M) {
  Stripper(M).run();
  return inWritingOrder(std::move(M));
}

} // namespace dxil::ir
