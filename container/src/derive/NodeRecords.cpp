// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EntryRecords.h"

namespace dxil::container {
namespace {

class NodeRecordWriter {
public:
  NodeRecordWriter(RuntimeDataBuilder &Data, const EntryPoint &E) : Data(Data), E(E) {}

  EntryRecord run(uint32_t GroupSharedBytes) {
    uint32_t Attributes = addAttributes();
    uint32_t Inputs = addList(E.Inputs), Outputs = addList(E.Outputs);
    EntryRecord R;
    R.Flags = E.IsProgramEntry ? uint32_t(FunctionFlag::NodeProgramEntry) : 0;
    R.Row = Data.add(NodeShaderRow{.Launch = uint32_t(E.LaunchType),
                                   .GroupSharedBytes = GroupSharedBytes,
                                   .Attributes = Attributes,
                                   .Outputs = Outputs,
                                   .Inputs = Inputs});
    return R;
  }

private:
  RuntimeDataBuilder &Data;
  const EntryPoint &E;

  uint32_t addId(const NodeId &Id) {
    return Data.add(NodeIdRow{.Name = Data.addString(Id.Name), .Index = uint32_t(Id.Index)});
  }

  uint32_t addAttributes() {
    using Kind = NodeFunctionAttribute;
    std::vector<uint32_t> List;
    auto add = [&](Kind K, uint64_t Value) {
      List.push_back(Data.add(NodeFunctionAttributeRow{.Kind = K, .Value = uint32_t(Value)}));
    };
    auto addSizes = [&](Kind K, const uint64_t(&Sizes)[3]) {
      const uint32_t Words[] = {uint32_t(Sizes[0]), uint32_t(Sizes[1]), uint32_t(Sizes[2])};
      if (Words[0] || Words[1] || Words[2])
        add(K, Data.addArray(Words));
    };
    if (!E.Node.Name.empty())
      add(Kind::Id, addId(E.Node));
    addSizes(Kind::NumThreads, E.Threads);
    if (E.LocalRootArguments >= 0)
      add(Kind::LocalRootArguments, uint64_t(E.LocalRootArguments));
    if (!E.ShareInputOf.Name.empty())
      add(Kind::ShareInputOf, addId(E.ShareInputOf));
    addSizes(Kind::DispatchGrid, E.DispatchGrid);
    if (E.MaxRecursionDepth)
      add(Kind::MaxRecursionDepth, E.MaxRecursionDepth);
    addSizes(Kind::MaxDispatchGrid, E.MaxDispatchGrid);
    return Data.addArray(List);
  }

  uint32_t addList(const std::vector<NodeIO> &Nodes) {
    std::vector<uint32_t> List;
    for (const NodeIO &IO : Nodes)
      List.push_back(addIO(IO));
    return Data.addArray(List);
  }

  uint32_t addIO(const NodeIO &IO) {
    using Kind = NodeIOAttribute;
    std::vector<uint32_t> List;
    auto add = [&](Kind K, uint64_t Value) {
      List.push_back(Data.add(NodeIOAttributeRow{.Kind = K, .Value = uint32_t(Value)}));
    };
    auto has = [&](NodeIOFlag Flag) { return (IO.Flags & uint64_t(Flag)) != 0; };
    const bool IsOutputNode =
        has(NodeIOFlag::Output) && !has(NodeIOFlag::ThreadRecord) && !has(NodeIOFlag::GroupRecord);
    if (IsOutputNode) {
      add(Kind::OutputId, addId(IO.Output));
      add(Kind::OutputArraySize, IO.ArraySize);
    }
    if ((IsOutputNode || has(NodeIOFlag::Input)) && IO.MaxRecords)
      add(Kind::MaxRecords, IO.MaxRecords);
    if (IsOutputNode && !IO.MaxRecords && IO.MaxRecordsSharedWith >= 0)
      add(Kind::MaxRecordsSharedWith, uint64_t(IO.MaxRecordsSharedWith));
    if (IsOutputNode && IO.AllowSparse)
      add(Kind::AllowSparseNodes, 1);
    if (IO.RecordSize) {
      add(Kind::RecordSize, IO.RecordSize);
      if (const auto &Grid = IO.DispatchGrid)
        add(Kind::RecordDispatchGrid,
            packHalves(Grid->Offset, Grid->Component << 2 | (Grid->Count & 3)));
      if (IO.RecordAlignment)
        add(Kind::RecordAlignment, IO.RecordAlignment);
    }
    return Data.add(NodeIORow{.Flags = uint32_t(IO.Flags), .Attributes = Data.addArray(List)});
  }
};

} // namespace

EntryRecord addNodeRecord(RuntimeDataBuilder &Data, const EntryPoint &E,
                          uint32_t GroupSharedBytes) {
  return NodeRecordWriter(Data, E).run(GroupSharedBytes);
}

} // namespace dxil::container
