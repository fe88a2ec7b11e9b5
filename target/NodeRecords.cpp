// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NodeRecords.h"
#include "MetadataFields.h"

#include <dxil/ops.h>

using namespace llvm;

namespace dxil {
namespace {

// Kinds of attribute records of a node.
enum FunctionAttribute : uint32_t {
  ID = 1,
  NumThreads,
  ShareInputOf,
  DispatchGrid,
  MaxRecursionDepth,
  LocalRootArguments,
  MaxDispatchGrid
};

// Kinds of attribute records of an input or output.
enum IOAttribute : uint32_t {
  OutputID = 1,
  MaxRecords,
  MaxRecordsSharedWith,
  RecordSize,
  RecordDispatchGrid,
  OutputArraySize,
  AllowSparseNodes,
  RecordAlignment
};

bool has(uint32_t Flags, NodeIOFlag Flag) {
  return Flags & uint32_t(Flag);
}

class NodeWriter {
public:
  NodeWriter(RuntimeDataBuilder &Data, const EntryRecord &E) : Data(Data), E(E) {}

  uint32_t run(uint32_t GroupSharedBytes) {
    uint32_t Launch = number(EntryTag::NodeLaunchType), Attributes = addAttributes();
    uint32_t Inputs = addList(EntryTag::NodeInputs), Outputs = addList(EntryTag::NodeOutputs);
    return Data.addRecord(RuntimeTableKind::NodeShaders,
                          {Launch, GroupSharedBytes, Attributes, Outputs, Inputs});
  }

private:
  uint32_t number(EntryTag Tag, uint32_t Default = 0) const {
    return mdTaggedNumber(E.Properties, Tag, Default);
  }

  uint32_t addID(const MDNode *N) {
    return Data.addRecord(RuntimeTableKind::NodeIDs,
                          {Data.addString(mdText(N, 0)), mdNumber(N, 1)});
  }

  uint32_t addAttributes() {
    SmallVector<uint32_t, 8> List;
    auto Add = [&](FunctionAttribute Kind, uint32_t Value) {
      List.push_back(Data.addRecord(RuntimeTableKind::NodeFunctionAttributes, {Kind, Value}));
    };
    auto AddID = [&](FunctionAttribute Kind, EntryTag Tag) {
      const MDNode *N = mdTaggedNode(E.Properties, Tag);
      if (!mdText(N, 0).empty())
        Add(Kind, addID(N));
    };
    auto AddSizes = [&](FunctionAttribute Kind, EntryTag Tag) {
      const MDNode *N = mdTaggedNode(E.Properties, Tag);
      uint32_t Sizes[] = {mdNumber(N, 0), mdNumber(N, 1), mdNumber(N, 2)};
      if (Sizes[0] || Sizes[1] || Sizes[2])
        Add(Kind, Data.addArray(Sizes));
    };
    AddID(ID, EntryTag::NodeID);
    AddSizes(NumThreads, EntryTag::NumThreads);
    // Negative: none.
    uint32_t Root = number(EntryTag::NodeLocalRootArguments, UINT32_MAX);
    if (int32_t(Root) >= 0)
      Add(LocalRootArguments, Root);
    AddID(ShareInputOf, EntryTag::NodeShareInputOf);
    AddSizes(DispatchGrid, EntryTag::NodeDispatchGrid);
    if (uint32_t Depth = number(EntryTag::NodeMaxRecursionDepth))
      Add(MaxRecursionDepth, Depth);
    AddSizes(MaxDispatchGrid, EntryTag::NodeMaxDispatchGrid);
    return Data.addArray(List);
  }

  uint32_t addList(EntryTag Tag) {
    SmallVector<uint32_t, 8> List;
    const MDNode *Nodes = mdTaggedNode(E.Properties, Tag);
    for (unsigned I = 0; Nodes && I < Nodes->getNumOperands(); ++I)
      List.push_back(addIO(mdNode(Nodes, I)));
    return Data.addArray(List);
  }

  uint32_t addIO(const MDNode *N) {
    SmallVector<uint32_t, 8> List;
    auto Add = [&](IOAttribute Kind, uint32_t Value) {
      List.push_back(Data.addRecord(RuntimeTableKind::NodeIOAttributes, {Kind, Value}));
    };
    uint32_t Flags = mdTaggedNumber(N, NodeTag::Flags),
             Max = mdTaggedNumber(N, NodeTag::MaxRecords);
    bool IsOutputNode = has(Flags, NodeIOFlag::Output) && !has(Flags, NodeIOFlag::ThreadRecord) &&
                        !has(Flags, NodeIOFlag::GroupRecord);
    if (IsOutputNode) {
      Add(OutputID, addID(mdTaggedNode(N, NodeTag::OutputID)));
      Add(OutputArraySize, mdTaggedNumber(N, NodeTag::OutputArraySize));
    }
    if ((IsOutputNode || has(Flags, NodeIOFlag::Input)) && Max)
      Add(MaxRecords, Max);
    if (IsOutputNode) {
      int32_t Shared = int32_t(mdTaggedNumber(N, NodeTag::MaxRecordsSharedWith, UINT32_MAX));
      if (!Max && Shared >= 0)
        Add(MaxRecordsSharedWith, uint32_t(Shared));
      if (mdTaggedNumber(N, NodeTag::AllowSparseNodes))
        Add(AllowSparseNodes, 1);
    }
    addRecordType(mdTaggedNode(N, NodeTag::RecordType), Add);
    return Data.addRecord(RuntimeTableKind::NodeIOs, {Flags, Data.addArray(List)});
  }

  template <typename AddT> void addRecordType(const MDNode *Type, AddT Add) {
    uint32_t Size = mdTaggedNumber(Type, NodeRecordTag::Size);
    if (!Size)
      return;
    Add(RecordSize, Size);
    // { byte offset, component type, number of components }
    if (const MDNode *Grid = mdTaggedNode(Type, NodeRecordTag::DispatchGrid)) {
      uint32_t Packed = (mdNumber(Grid, 1) << 2 | (mdNumber(Grid, 2) & 3)) & 0xffff;
      Add(RecordDispatchGrid, (mdNumber(Grid, 0) & 0xffff) | Packed << 16);
    }
    if (uint32_t Alignment = mdTaggedNumber(Type, NodeRecordTag::Alignment))
      Add(RecordAlignment, Alignment);
  }

  RuntimeDataBuilder &Data;
  const EntryRecord &E;
};

} // namespace

uint32_t addNodeShader(RuntimeDataBuilder &Data, const EntryRecord &E, uint32_t GroupSharedBytes) {
  return NodeWriter(Data, E).run(GroupSharedBytes);
}

} // namespace dxil
