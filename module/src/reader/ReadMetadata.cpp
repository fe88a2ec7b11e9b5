// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads metadata blocks and attachments.
#include "Reader.h"

#include <dxil/module/DebugInfo.h>

#include <algorithm>

namespace dxil::ir::reader {

using namespace ir;
using namespace metadata_code;

// Converts a number in the bitstream to an id. The module's metadata comes first; that of each
// function follows, starting at the same number.
MetadataId Reader::metadataId(uint64_t Raw) const {
  uint64_t Id = InFunction && Raw >= ModuleMetadata ? Raw + MetadataShift : Raw;
  return Id >= None ? None - 1 : MetadataId(Id); // later checks reject an id beyond the table
}

bool Reader::tooMuchMetadata() {
  return fail(ErrorCode::LimitExceeded, "too much metadata");
}

bool Reader::readMetadata() {
  size_t FirstNode = M.Metadata.size(), FirstPool = M.MetadataPool.size();
  size_t FirstField = M.FieldPool.size();
  if (!records(
          [this] {
            return R.Code == MetadataStringCode ? readMetadataString() : readMetadataRecord();
          },
          MetadataStringCode))
    return false;
  // Module-level blocks may refer to later blocks, so they are checked after all are read.
  return !InFunction || checkMetadataRange(FirstNode, FirstPool, FirstField);
}

bool Reader::readMetadataString() {
  Metadata N;
  N.Kind = MetadataKind::String;
  return S.readText(R, M.Strings, N.Text) && addMetadata(N);
}

bool Reader::readMetadataRecord() {
  Metadata N;
  switch (R.Code) {
  case ValueCode: {
    TypeId T = None;
    if (!has(2, "a metadata value") || !type(R[0], T))
      return false;
    if (M.Types[T].Kind == TypeKind::Metadata || M.Types[T].Kind == TypeKind::Void)
      return fail(ErrorCode::TypeMismatch, "a metadata value of type " + typeName(T),
                  "a type that values can have");
    N.Kind = MetadataKind::Value;
    return reference(R[1], T, N.Value) && addMetadata(N);
  }
  case DistinctNodeCode:
  case NodeCode:
    N.Kind = MetadataKind::Node;
    N.Distinct = R.Code == DistinctNodeCode;
    N.Operands = {uint32_t(M.MetadataPool.size()), uint32_t(R.size())};
    M.MetadataPool.resize(M.MetadataPool.size() + R.size());
    for (MetadataId *Out = M.MetadataPool.data() + N.Operands.First; uint64_t Op : R)
      *Out++ = Op ? metadataId(Op - 1) : None;
    return addMetadata(N);
  case NameCode: return readNamedMetadata();
  case KindCode: return readMetadataKind();
  case NamedNodeCode:
    return fail(ErrorCode::MetadataRecord, "a named node without its name", "a name record first");
  case OldNodeCode:
  case OldFnNodeCode:
    return fail(ErrorCode::RecordUnknown, "a metadata node in the form of LLVM before 3.6",
                "node records");
  default:
    if (R.Code == LocationCode || (R.Code >= GenericDebugCode && R.Code <= LastDebugCode))
      return readDebugRecord(MetadataKind(R.Code));
    return true; // records of later versions, which define no number
  }
}

bool Reader::readDebugRecord(MetadataKind Kind) {
  const DebugLayout &L = debugLayout(Kind);
  if (!has(1, "a debug record"))
    return false;
  if (R.size() - 1 < L.Required || (!L.Repeats && R.size() - 1 > L.Fields.size()))
    return fail(ErrorCode::MetadataRecord,
                std::string(L.Name) + " has " + std::to_string(R.size() - 1) + " fields",
                std::to_string(L.Required) + " or more");
  Metadata N;
  N.Kind = Kind;
  N.Distinct = R[0] & 1;
  N.Fields = {uint32_t(M.FieldPool.size()), uint32_t(R.size() - 1)};
  for (size_t I = 1; I < R.size(); ++I) {
    uint64_t V = R[I];
    FieldKind F = fieldKind(L, I - 1);
    // The scope of a location is never null, so the record has no plus one.
    if (F == FieldKind::RequiredNode)
      V = uint64_t(metadataId(V)) + 1;
    else if (isReference(F) && V)
      V = uint64_t(metadataId(V - 1)) + 1;
    M.FieldPool.push_back(V);
  }
  return addMetadata(N);
}

// Reads a name record, which the record of the nodes follows.
[[gnu::cold]] bool Reader::readNamedMetadata() {
  ir::NamedMetadata N;
  N.Name = recordText(0);
  if (S.nextRecord(R).Kind != StreamEntry::Record)
    return S.failed() ? false
                      : fail(ErrorCode::MetadataRecord, "a metadata name ends its block",
                             "a named node record");
  if (R.Code != NamedNodeCode)
    return fail(ErrorCode::MetadataRecord, "a metadata name is followed by another record",
                "a named node record");
  N.Nodes = {uint32_t(M.MetadataPool.size()), uint32_t(R.size())};
  for (uint64_t Op : R)
    M.MetadataPool.push_back(metadataId(Op));
  M.NamedMetadata.push_back(N);
  return true;
}

// Record: [number, name...]
bool Reader::readMetadataKind() {
  if (!has(2, "a metadata kind"))
    return false;
  // The table is as long as the largest number; writers assign numbers consecutively.
  if (R[0] > 4096)
    return fail(ErrorCode::RecordField, "metadata kind " + std::to_string(R[0]), "at most 4096");
  if (R[0] >= M.MetadataKinds.size())
    M.MetadataKinds.resize(R[0] + 1);
  M.MetadataKinds[R[0]] = recordText(1);
  return true;
}

// Checks references of metadata from these positions on. Earlier ones are checked already.
[[gnu::cold]] bool Reader::checkMetadataRange(size_t FirstNode, size_t FirstPool,
                                              size_t FirstField) {
  auto Bad = [&](uint64_t Id) {
    return fail(ErrorCode::MetadataReference, "metadata " + std::to_string(Id) + " is not defined",
                "less than " + std::to_string(M.Metadata.size()));
  };
  for (size_t I = FirstPool; I < M.MetadataPool.size(); ++I)
    if (M.MetadataPool[I] != None && M.MetadataPool[I] >= M.Metadata.size())
      return Bad(M.MetadataPool[I]);
  (void)FirstField;
  for (size_t I = FirstNode; I < M.Metadata.size(); ++I) {
    const Metadata &N = M.Metadata[I];
    if (!N.Fields.Count)
      continue;
    const DebugLayout &L = debugLayout(N.Kind);
    auto Fields = M.fields(N);
    for (size_t K = 0; K < Fields.size(); ++K)
      if (isReference(fieldKind(L, K)) && Fields[K] > M.Metadata.size())
        return Bad(Fields[K] - 1);
  }
  return true;
}

bool Reader::checkMetadata() {
  if (!checkMetadataRange(0, 0, 0))
    return false;
  for (const ir::NamedMetadata &N : M.NamedMetadata)
    for (MetadataId Id : M.nodes(N))
      if (Id == None)
        return fail(ErrorCode::MetadataReference, "a named node lists no metadata");
  return true;
}

// Record: [instruction, then kind and node of each]; an even length is the function's own.
[[gnu::cold]] bool Reader::readAttachments() {
  std::vector<PendingAttachment> Matches;
  if (!records([&] { return R.Code != AttachmentCode || attachInstruction(Matches); }))
    return false;
  constexpr uint32_t OfFunction = None;
  std::sort(Matches.begin(), Matches.end(), [](const auto &A, const auto &B) {
    return A.Instruction != B.Instruction ? A.Instruction < B.Instruction : A.Order < B.Order;
  });
  Function &F = M.Functions[Current];
  const bool IsFirst =
      !F.Attachments.Count &&
      (M.AttachmentsOf.empty() || M.AttachmentsOf.back().Owner < F.Instructions.First);
  if (!IsFirst && !Matches.empty())
    return fail(ErrorCode::BlockUnexpected, "attachments of a function in two blocks", "one");
  std::vector<Attachment> List;
  for (size_t Index = 0; Index < Matches.size();) {
    const uint32_t Instruction = Matches[Index].Instruction;
    List.clear();
    for (; Index < Matches.size() && Matches[Index].Instruction == Instruction; ++Index)
      List.push_back(Matches[Index].Attachment);
    if (Instruction != OfFunction) {
      M.attach(F.Instructions.First + Instruction, List);
      continue;
    }
    F.Attachments = {uint32_t(M.Attachments.size()), uint32_t(List.size())};
    M.Attachments.insert(M.Attachments.end(), List.begin(), List.end());
  }
  return true;
}

bool Reader::attachInstruction(std::vector<PendingAttachment> &Out) {
  if (!has(1, "an attachment"))
    return false;
  uint32_t Instruction = None;
  size_t Index = 0;
  if (R.size() % 2) {
    uint64_t Count = M.Instructions.size() - M.Functions[Current].Instructions.First;
    if (R[0] >= Count)
      return fail(ErrorCode::ValueReference, "an attachment to instruction " + std::to_string(R[0]),
                  "less than " + std::to_string(Count));
    Instruction = uint32_t(R[0]);
    Index = 1;
  }
  for (; Index + 1 < R.size(); Index += 2) {
    MetadataId Node = metadataId(R[Index + 1]);
    if (R[Index] >= M.MetadataKinds.size())
      return fail(ErrorCode::MetadataReference, "an attachment of kind " + std::to_string(R[Index]),
                  "less than " + std::to_string(M.MetadataKinds.size()));
    if (Node >= M.Metadata.size())
      return fail(ErrorCode::MetadataReference, "an attachment of metadata " + std::to_string(Node),
                  "less than " + std::to_string(M.Metadata.size()));
    Out.push_back({Instruction, uint32_t(Out.size()), {uint32_t(R[Index]), Node}});
  }
  return true;
}

} // namespace dxil::ir::reader
