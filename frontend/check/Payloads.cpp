// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access qualifiers of ray payloads: which stages read and write each member, and which payloads
// need qualifiers.
#include "Payloads.h"
#include "Context.h"
#include "Entries.h"
#include "PayloadFlow.h"
#include "Types.h"

#include <dxil/generated/MetadataNumbers.h>

namespace dxil::frontend {
using dxil::PayloadStage;
using dxil::PayloadStages;
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

static void checkPayloadCombination(CheckContext &C, const Field &F, Location Read, Location Write);

namespace {

constexpr uint32_t readBit(PayloadStage S) {
  return 1u << unsigned(S);
}
constexpr uint32_t writeBit(PayloadStage S) {
  return 2u << unsigned(S);
}

/// Stages that may fill members for miss, closest-hit and any-hit shaders.
constexpr uint32_t Producers = writeBit(PayloadStage::Caller) | writeBit(PayloadStage::AnyHit);

} // namespace

/// Reads the access qualifiers of \p F, which \p N declares.
void readPayloadAccess(CheckContext &C, const syntax::Variable &N, Field &F) {
  Location Read = Location::None, Write = Location::None;
  for (NodeId Node : nodes(C, N.Annotations)) {
    if (!C.Here.Tree->is(Node, NodeKind::PayloadAccess))
      continue;
    const Location Where = C.Here.Tree->location(Node);
    auto Access = C.Here.Tree->get<syntax::PayloadAccess>(Node);
    Location &First = Access.IsWrite ? Write : Read;
    if (First != Location::None) {
      C.Diags.report(Where, Diagnostic::payload_access_twice, {Access.IsWrite ? "write" : "read"});
      return;
    }
    First = Where;
    F.HasPayloadAccess = true;
    for (size_t I = 0; I < Access.Stages.Count; ++I) {
      StringRef Word = C.Names.spelling(C.Here.Tree->item(Access.Stages, I));
      if (const auto *Row = dxil::findWord(PayloadStages, std::string_view(Word)))
        F.PayloadAccess |= Access.IsWrite ? writeBit(Row->Number) : readBit(Row->Number);
      else
        C.Diags.report(Where, Diagnostic::payload_stage_unknown, {Word});
    }
  }
  checkPayloadCombination(C, F, Read, Write);
}

/// Reports stages that read a member that none writes, or write a member that none reads. \p Read
/// and \p Write are the places of the qualifiers, if any.
static void checkPayloadCombination(CheckContext &C, const Field &F, Location Read,
                                    Location Write) {
  const StringRef Word = C.Names.spelling(F.Word);
  for (const dxil::PayloadStageInfo &S : PayloadStages) {
    const StringRef Stage(S.Word.data(), S.Word.size());
    const bool IsCaller = S.Number == PayloadStage::Caller,
               MayGoOn = IsCaller || S.Number == PayloadStage::AnyHit;
    // After a miss or closest-hit shader only the caller runs.
    const bool HasReader =
        MayGoOn ? Read != Location::None : F.PayloadAccess & readBit(PayloadStage::Caller);
    if (F.PayloadAccess & writeBit(S.Number) && !HasReader)
      C.Diags.report(Write, Diagnostic::payload_unread, {Word, Stage});
    const bool HasWriter = IsCaller ? Write != Location::None : F.PayloadAccess & Producers;
    if (F.PayloadAccess & readBit(S.Number) && !HasWriter)
      C.Diags.report(Read, Diagnostic::payload_unwritten, {Word, Stage});
  }
}

/// Reports members of [raypayload] structs without qualifiers or, if qualifiers are disabled,
/// qualifiers that have no effect.
void checkPayloadStructs(CheckContext &C) {
  if (C.Opts.HasPayloadQualifiers && C.Opts.ShaderModelMinor < 6)
    C.Diags.report(Location::None, Diagnostic::payload_access_model);
  for (TypeId T : C.P.Payloads) {
    const Struct &S = C.Types.structOf(T);
    if (!C.Opts.HasPayloadQualifiers) {
      C.Diags.report(S.Where, Diagnostic::payload_access_ignored);
      continue;
    }
    for (const Field &F : S.Fields) {
      const bool IsPayload =
          C.Types.get(F.Type).Kind == TypeKind::Struct && C.Types.structOf(F.Type).IsPayload;
      if (IsPayload && F.HasPayloadAccess)
        C.Diags.report(F.Where, Diagnostic::payload_access_of_payload, {C.Names.spelling(F.Word)});
      else if (!IsPayload && !F.HasPayloadAccess)
        C.Diags.report(F.Where, Diagnostic::payload_access_missing,
                       {C.Names.spelling(F.Word), S.Spelling});
    }
  }
}

/// Reports a payload of type \p T at \p Where without qualifiers.
void checkIsPayload(CheckContext &C, TypeId T, Location Where) {
  if (!C.Opts.HasPayloadQualifiers || C.Types.get(T).Kind != TypeKind::Struct ||
      C.Types.structOf(T).IsPayload)
    return;
  C.Diags.report(Where, Diagnostic::payload_not_qualified, {C.Types.structOf(T).Spelling});
}

/// Checks the payloads of rays that are traced in functions that ray tracing shaders reach.
void checkTracedPayloads(CheckContext &C, llvm::ArrayRef<FunctionId> Roots) {
  std::vector<std::pair<FunctionId, ExprId>> Traces;
  for (const auto &[F, Call] : reachedExpressions(C, Roots, ExprKind::LibraryCall)) {
    const ExprId Payload = payloadArgument(C.P, C.P.Expressions.get<expr::LibraryCall>(Call));
    if (Payload == ExprId::None)
      continue;
    // DXC requires the attribute if the shader itself traces the ray, not if a function that it
    // calls does.
    if (llvm::any_of(C.P.Entries, [&](const EntryPoint &E) { return E.Function == F; }))
      checkIsPayload(C, C.P.type(Payload), C.P.Expressions.location(Payload));
    const TypeId T = C.P.type(Payload);
    if (C.Types.get(T).Kind == TypeKind::Struct && C.Types.structOf(T).IsPayload)
      Traces.push_back({F, Payload});
  }
  if (!C.Diags.errorCount())
    checkPayloadAccess(C.P, C.Types, C.Names, C.Diags, Traces);
}

} // namespace dxil::frontend
