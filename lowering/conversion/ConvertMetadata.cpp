// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleConverter.h"
#include "dxil/contract/ResourceRecords.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

ir::Range ModuleConverter::convertMetadata(ArrayRef<MetadataEnumeration::Entry> Entries) {
  const ir::Range Converted{uint32_t(Out.Metadata.size()), uint32_t(Entries.size())};
  for (const MetadataEnumeration::Entry &Entry : Entries) {
    ir::Metadata To;
    if (const auto *Text = dyn_cast<MDString>(Entry.MD)) {
      To.Kind = ir::MetadataKind::String;
      To.Text = save(Text->getString());
    } else if (const auto *Wrapped = dyn_cast<ConstantAsMetadata>(Entry.MD)) {
      Constant *C = Wrapped->getValue();
      To.Kind = ir::MetadataKind::Value;
      To.Value = valueId(Values.id(C, Entry.IsSymbol ? Types.pointerTo(contract::symbolType(C), 0)
                                                     : Types.ofValue(C)));
    } else if (const auto *Local = dyn_cast<LocalAsMetadata>(Entry.MD)) {
      To.Kind = ir::MetadataKind::Value;
      To.Value = value(Local->getValue());
    } else if (DebugMetadata::isDebugNode(Entry.MD)) {
      To = convertDebugNode(*cast<MDNode>(Entry.MD));
    } else {
      // checkExpressible() lets no other node than these through.
      To = convertNode(*cast<MDNode>(Entry.MD));
    }
    Out.Metadata.push_back(To);
  }
  return Converted;
}

ir::Metadata ModuleConverter::convertNode(const MDNode &Node) {
  ir::Metadata To;
  To.Distinct = Node.isDistinct();
  To.Operands = {uint32_t(Out.MetadataPool.size()), Node.getNumOperands()};
  for (unsigned I = 0, E = Node.getNumOperands(); I != E; ++I)
    Out.MetadataPool.push_back(DebugMetadata::isExpressible(Node.getOperand(I))
                                   ? metadataId(Metadata.operandId(&Node, I))
                                   : ir::None);
  return To;
}

/// The first field of a record says whether the node is distinct.
ir::Metadata ModuleConverter::convertDebugNode(const MDNode &Node) {
  const DebugMetadata::Record Described = Debug->record(Node);
  ir::Metadata To;
  To.Kind = ir::MetadataKind(Described.Code);
  To.Distinct = Described.Fields.front().Number & 1;
  const ArrayRef<DebugMetadata::Field> Fields = ArrayRef(Described.Fields).drop_front();
  To.Fields = {uint32_t(Out.FieldPool.size()), uint32_t(Fields.size())};
  for (const DebugMetadata::Field &Field : Fields) {
    if (Field.Kind == DebugMetadata::Field::IsNumber)
      Out.FieldPool.push_back(Field.Number);
    else
      Out.FieldPool.push_back(Field.Node ? uint64_t(metadata(Field.Node)) + 1 : 0);
  }
  return To;
}

void ModuleConverter::convertNamedMetadata() {
  for (const NamedMDNode &Named : M.named_metadata()) {
    if (!Metadata.isWritten(Named.getName()))
      continue;
    ir::NamedMetadata To;
    To.Name = save(Named.getName());
    To.Nodes = {uint32_t(Out.MetadataPool.size()), Named.getNumOperands()};
    for (const MDNode *Node : Named.operands())
      Out.MetadataPool.push_back(metadata(Node));
    Out.NamedMetadata.push_back(To);
  }
}

void ModuleConverter::convertMetadataKinds() {
  for (StringRef Name : Metadata.kindNames())
    Out.MetadataKinds.push_back(save(Name));
}

SmallVector<ir::Attachment, 2> ModuleConverter::convertAttachments(const Instruction &I) {
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
  I.getAllMetadataOtherThanDebugLoc(Attachments);
  SmallVector<ir::Attachment, 2> Converted;
  for (auto [Kind, Node] : Attachments)
    if (Metadata.isKnownKind(Kind))
      Converted.push_back({Metadata.kind(Kind), metadata(Node)});
  return Converted;
}

/// Consecutive instructions with the same location share its number.
uint32_t ModuleConverter::convertLocation(const Instruction &I) {
  const DILocation *Loc = I.getDebugLoc().get();
  if (!Loc || !Debug)
    return ir::None;
  if (Loc != LastLocation) {
    LastLocation = Loc;
    Out.Locations.push_back({Loc->getLine(), Loc->getColumn(), metadata(Loc->getScope()),
                             Loc->getInlinedAt() ? metadata(Loc->getInlinedAt()) : ir::None});
  }
  return uint32_t(Out.Locations.size() - 1);
}

} // namespace dxil::lowering
