// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access qualifiers of ray payloads: which stages read and write each member, and which payloads
// need qualifiers.
#include "Checker.h"
#include "PayloadFlow.h"

#include <dxil/generated/MetadataNumbers.h>

using namespace dxil::frontend;
using dxil::PayloadStage;
using dxil::PayloadStages;
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

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
void Checker::readPayloadAccess(const syntax::Variable &N, Field &F) {
  Location Read = Location::None, Write = Location::None;
  for (NodeId Node : nodes(N.Annotations)) {
    if (!CurrentTree->is(Node, NodeKind::PayloadAccess))
      continue;
    const Location Where = CurrentTree->location(Node);
    auto Access = CurrentTree->get<syntax::PayloadAccess>(Node);
    Location &First = Access.IsWrite ? Write : Read;
    if (First != Location::None) {
      Diags.report(Where, Diagnostic::payload_access_twice, {Access.IsWrite ? "write" : "read"});
      return;
    }
    First = Where;
    F.HasPayloadAccess = true;
    for (size_t I = 0; I < Access.Stages.Count; ++I) {
      StringRef Word = Names.spelling(CurrentTree->item(Access.Stages, I));
      if (const auto *Row = dxil::findWord(PayloadStages, std::string_view(Word)))
        F.PayloadAccess |= Access.IsWrite ? writeBit(Row->Number) : readBit(Row->Number);
      else
        Diags.report(Where, Diagnostic::payload_stage_unknown, {Word});
    }
  }
  checkPayloadCombination(F, Read, Write);
}

/// Reports stages that read a member that none writes, or write a member that none reads. \p Read
/// and \p Write are the places of the qualifiers, if any.
void Checker::checkPayloadCombination(const Field &F, Location Read, Location Write) {
  const StringRef Word = Names.spelling(F.Word);
  for (const dxil::PayloadStageInfo &S : PayloadStages) {
    const StringRef Stage(S.Word.data(), S.Word.size());
    const bool IsCaller = S.Number == PayloadStage::Caller,
               MayGoOn = IsCaller || S.Number == PayloadStage::AnyHit;
    // After a miss or closest-hit shader only the caller runs.
    const bool HasReader =
        MayGoOn ? Read != Location::None : F.PayloadAccess & readBit(PayloadStage::Caller);
    if (F.PayloadAccess & writeBit(S.Number) && !HasReader)
      Diags.report(Write, Diagnostic::payload_unread, {Word, Stage});
    const bool HasWriter = IsCaller ? Write != Location::None : F.PayloadAccess & Producers;
    if (F.PayloadAccess & readBit(S.Number) && !HasWriter)
      Diags.report(Read, Diagnostic::payload_unwritten, {Word, Stage});
  }
}

/// Reports members of [raypayload] structs without qualifiers or, if qualifiers are disabled,
/// qualifiers that have no effect.
void Checker::checkPayloadStructs() {
  if (Opts.HasPayloadQualifiers && Opts.ShaderModelMinor < 6)
    Diags.report(Location::None, Diagnostic::payload_access_model);
  for (TypeId T : P.Payloads) {
    const Struct &S = Types.structOf(T);
    if (!Opts.HasPayloadQualifiers) {
      Diags.report(S.Where, Diagnostic::payload_access_ignored);
      continue;
    }
    for (const Field &F : S.Fields) {
      const bool IsPayload =
          Types.get(F.Type).Kind == TypeKind::Struct && Types.structOf(F.Type).IsPayload;
      if (IsPayload && F.HasPayloadAccess)
        Diags.report(F.Where, Diagnostic::payload_access_of_payload, {Names.spelling(F.Word)});
      else if (!IsPayload && !F.HasPayloadAccess)
        Diags.report(F.Where, Diagnostic::payload_access_missing,
                     {Names.spelling(F.Word), S.Spelling});
    }
  }
}

/// Reports a payload of type \p T at \p Where without qualifiers.
void Checker::checkIsPayload(TypeId T, Location Where) {
  if (!Opts.HasPayloadQualifiers || Types.get(T).Kind != TypeKind::Struct ||
      Types.structOf(T).IsPayload)
    return;
  Diags.report(Where, Diagnostic::payload_not_qualified, {Types.structOf(T).Spelling});
}

/// Checks the payloads of rays that are traced in functions that ray tracing shaders reach.
void Checker::checkTracedPayloads(llvm::ArrayRef<FunctionId> Roots) {
  std::vector<std::pair<FunctionId, ExprId>> Traces;
  for (const auto &[F, Call] : reachedExpressions(Roots, ExprKind::LibraryCall)) {
    const ExprId Payload = payloadArgument(P, P.Expressions.get<expr::LibraryCall>(Call));
    if (Payload == ExprId::None)
      continue;
    // DXC requires the attribute if the shader itself traces the ray, not if a function that it
    // calls does.
    if (llvm::any_of(P.Entries, [&](const EntryPoint &E) { return E.Function == F; }))
      checkIsPayload(P.type(Payload), P.Expressions.location(Payload));
    const TypeId T = P.type(Payload);
    if (Types.get(T).Kind == TypeKind::Struct && Types.structOf(T).IsPayload)
      Traces.push_back({F, Payload});
  }
  if (!Diags.errorCount())
    checkPayloadAccess(P, Types, Names, Diags, Traces);
}
