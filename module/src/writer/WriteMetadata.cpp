// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

#include <dxil/module/DebugInfo.h>

namespace dxil::ir::writer {

using namespace ir;
using namespace metadata_code;

void Writer::writeMetadata(Range Nodes, bool OfModule) {
  if (!Nodes.Count && !(OfModule && !M.NamedMetadata.empty()))
    return;
  S.enterBlock(MetadataBlock, 3);
  MetadataString = OfModule ? S.define({literal(MetadataStringCode), arrayOf(), fixed(8)}) : 0;
  for (uint32_t I = 0; I < Nodes.Count; ++I)
    writeNode(M.Metadata[Nodes.First + I]);
  if (OfModule)
    writeNamedMetadata();
  S.exitBlock();
}

void Writer::writeNode(const Metadata &N) {
  switch (N.Kind) {
  case MetadataKind::String: return S.record(MetadataStringCode, {}, N.Text, MetadataString);
  case MetadataKind::Value: addTyped(N.Value); return emit(ValueCode);
  case MetadataKind::Node:
    for (MetadataId Op : M.operands(N))
      add(optionalMetadata(Op));
    return emit(N.Distinct ? DistinctNodeCode : NodeCode);
  default: return writeDebugNode(N);
  }
}

/// Writes a debug node. The model stores references as id plus one, and so does the record, except
/// for references that are never null.
void Writer::writeDebugNode(const Metadata &N) {
  const DebugLayout &Layout = debugLayout(N.Kind);
  const std::span<const uint64_t> Values = M.fields(N);
  add(N.Distinct);
  for (size_t I = 0; I < Values.size(); ++I) {
    const FieldKind Kind = fieldKind(Layout, I);
    if (!isReference(Kind) || !Values[I]) {
      add(Values[I]);
      continue;
    }
    const uint64_t Number = metadata(MetadataId(Values[I] - 1));
    add(Kind == FieldKind::RequiredNode ? Number : Number + 1);
  }
  emit(uint32_t(N.Kind));
}

void Writer::writeNamedMetadata() {
  const uint32_t Name = S.define({literal(NameCode), arrayOf(), fixed(8)});
  for (const NamedMetadata &Named : M.NamedMetadata) {
    S.record(NameCode, {}, Named.Name, Name);
    for (MetadataId N : M.nodes(Named))
      add(metadata(N));
    emit(NamedNodeCode);
  }
}

void Writer::writeMetadataKinds() {
  if (M.MetadataKinds.empty())
    return;
  S.enterBlock(MetadataBlock, 3);
  for (size_t K = 0; K < M.MetadataKinds.size(); ++K)
    if (!M.MetadataKinds[K].empty())
      S.record(KindCode, {K}, M.MetadataKinds[K]);
  S.exitBlock();
}

void Writer::addAttachments(std::span<const Attachment> List) {
  for (const Attachment &A : List) {
    add(A.Kind);
    add(metadata(A.Node));
  }
}

// Function: [kind, node, ...]. Instructions with attachments: [instruction, kind, node, ...]; they
// count from 0, including those without a result.
void Writer::writeAttachments(const Function &F) {
  bool IsOpen = false;
  auto Emit = [&] {
    if (!std::exchange(IsOpen, true))
      S.enterBlock(AttachmentBlock, 3);
    emit(AttachmentCode);
  };
  if (F.Attachments.Count) {
    addAttachments(M.attachments(F));
    Emit();
  }
  uint64_t Index = 0;
  for (const Instruction &I : M.instructions(F)) {
    if (I.HasAttachments) {
      add(Index);
      addAttachments(M.attachments(I));
      Emit();
    }
    ++Index;
  }
  if (IsOpen)
    S.exitBlock();
}

} // namespace dxil::ir::writer
