// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BitcodeWriterImpl.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using AbbrevOp = BitCodeAbbrevOp;

namespace dxil {

void ModuleWriter::writeMetadata() {
  if (Metadata.entries().empty() && M.named_metadata_empty())
    return;
  Stream.EnterSubblock(bitc::METADATA_BLOCK_ID, 3);
  unsigned String = abbrev({AbbrevOp(uint64_t(bitc::METADATA_STRING_OLD)),
                            AbbrevOp(AbbrevOp::Array), AbbrevOp(AbbrevOp::Fixed, 8)});
  for (const MetadataEnumeration::Entry &Entry : Metadata.entries()) {
    Fields.clear();
    if (const auto *Text = dyn_cast<MDString>(Entry.MD)) {
      Fields.append(Text->bytes_begin(), Text->bytes_end());
      Stream.EmitRecord(bitc::METADATA_STRING_OLD, Fields, String);
    } else if (const auto *Value = dyn_cast<ConstantAsMetadata>(Entry.MD)) {
      Constant *C = Value->getValue();
      unsigned Type = Entry.IsSymbol ? Types.pointerTo(C->getType(), 0) : Types.ofValue(C);
      Fields.append({Type, Values.id(C, Type)});
      Stream.EmitRecord(bitc::METADATA_VALUE, Fields);
    } else if (DebugMetadata::isDebugNode(Entry.MD)) {
      writeDebugNode(*cast<MDNode>(Entry.MD));
    } else {
      // checkExpressible() lets no other node than these through.
      const auto *Node = cast<MDNode>(Entry.MD);
      for (unsigned I = 0, E = Node->getNumOperands(); I != E; ++I)
        Fields.push_back(DebugMetadata::isExpressible(Node->getOperand(I))
                             ? Metadata.operandId(Node, I) + 1
                             : 0);
      Stream.EmitRecord(
          Node->isDistinct() ? bitc::METADATA_DISTINCT_NODE : bitc::METADATA_NODE, Fields);
    }
  }
  writeNamedMetadata();
  Stream.ExitBlock();
}

void ModuleWriter::writeDebugNode(const MDNode &Node) {
  DebugMetadata::Record Described = Debug->record(Node);
  for (const DebugMetadata::Field &Field : Described.Fields) {
    if (Field.Kind == DebugMetadata::Field::IsNumber)
      Fields.push_back(Field.Number);
    else if (Field.Kind == DebugMetadata::Field::IsRequired)
      Fields.push_back(Metadata.id(Field.Node));
    else
      Fields.push_back(Field.Node ? Metadata.id(Field.Node) + 1 : 0);
  }
  Stream.EmitRecord(Described.Code, Fields);
}

/// The values of a function that its debug calls name.
void ModuleWriter::writeLocalMetadata() {
  if (Metadata.entries().size() == Metadata.endOfModule())
    return;
  Stream.EnterSubblock(bitc::METADATA_BLOCK_ID, 3);
  for (const MetadataEnumeration::Entry &Entry :
       Metadata.entries().drop_front(Metadata.endOfModule())) {
    const Value *V = cast<LocalAsMetadata>(Entry.MD)->getValue();
    Fields.assign({Types.ofValue(V), Values.id(V)});
    Stream.EmitRecord(bitc::METADATA_VALUE, Fields);
  }
  Stream.ExitBlock();
}

/// The source location of the instruction just written.
void ModuleWriter::writeLocation(const Instruction &I) {
  const DILocation *Loc = I.getDebugLoc().get();
  if (!Loc || !Debug)
    return;
  Fields.clear();
  if (Loc == LastLocation)
    return emit(bitc::FUNC_CODE_DEBUG_LOC_AGAIN);
  LastLocation = Loc;
  Fields.append({Loc->getLine(), Loc->getColumn(), Metadata.id(Loc->getScope()) + 1,
                 Loc->getInlinedAt() ? Metadata.id(Loc->getInlinedAt()) + 1 : 0});
  emit(bitc::FUNC_CODE_DEBUG_LOC);
}

void ModuleWriter::writeNamedMetadata() {
  unsigned Name = abbrev({AbbrevOp(uint64_t(bitc::METADATA_NAME)), AbbrevOp(AbbrevOp::Array),
                          AbbrevOp(AbbrevOp::Fixed, 8)});
  Record Fields;
  for (const NamedMDNode &Named : M.named_metadata()) {
    if (!Metadata.isWritten(Named.getName()))
      continue;
    Fields.assign(Named.getName().bytes_begin(), Named.getName().bytes_end());
    Stream.EmitRecord(bitc::METADATA_NAME, Fields, Name);
    Fields.clear();
    for (const MDNode *Node : Named.operands())
      Fields.push_back(Metadata.id(Node));
    Stream.EmitRecord(bitc::METADATA_NAMED_NODE, Fields);
  }
}

void ModuleWriter::writeMetadataKinds() {
  Stream.EnterSubblock(bitc::METADATA_BLOCK_ID, 3);
  Record Fields;
  for (unsigned Kind = 0, E = Metadata.kindNames().size(); Kind != E; ++Kind) {
    StringRef Name = Metadata.kindNames()[Kind];
    Fields.assign({Kind});
    Fields.append(Name.bytes_begin(), Name.bytes_end());
    Stream.EmitRecord(bitc::METADATA_KIND, Fields);
  }
  Stream.ExitBlock();
}

/// [instruction, [kind, node]...] for each instruction that has attachments;
/// instructions count from 0, those without a result too.
void ModuleWriter::writeAttachments(const Function &F) {
  std::vector<Record> Records;
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
  uint64_t Index = 0;
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB) {
      Record Fields{Index++};
      Attachments.clear();
      I.getAllMetadataOtherThanDebugLoc(Attachments);
      for (auto [Kind, Node] : Attachments)
        if (Metadata.isKnownKind(Kind))
          Fields.append({Metadata.kind(Kind), Metadata.id(Node)});
      if (Fields.size() > 1)
        Records.push_back(Fields);
    }
  if (Records.empty())
    return;
  Stream.EnterSubblock(bitc::METADATA_ATTACHMENT_ID, 3);
  for (const Record &Fields : Records)
    Stream.EmitRecord(bitc::METADATA_ATTACHMENT, Fields);
  Stream.ExitBlock();
}

} // namespace dxil
