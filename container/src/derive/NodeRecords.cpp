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
    R.Flags = E.IsProgramEntry ? uint32_t(RuntimeFunctionFlag::NodeProgramEntry) : 0;
    R.Row = Data.add(rdat::NodeShaderRow{.Launch = NodeLaunch(E.LaunchType),
                                         .GroupShared = GroupSharedBytes,
                                         .Attributes = Attributes,
                                         .Outputs = Outputs,
                                         .Inputs = Inputs});
    return R;
  }

private:
  RuntimeDataBuilder &Data;
  const EntryPoint &E;

  uint32_t addId(const NodeId &Id) {
    return Data.add(rdat::NodeIDRow{.Name = Data.addString(Id.Name), .Index = uint32_t(Id.Index)});
  }

  uint32_t addAttributes() {
    using Row = rdat::NodeFunctionAttributeRow;
    using Kind = NodeFunctionAttribute;
    std::vector<uint32_t> List;
    auto add = [&](const Row &R) { List.push_back(Data.add(R)); };
    auto addSizes = [&](Kind K, uint32_t Row::*Field, const uint64_t(&Sizes)[3]) {
      const uint32_t Words[] = {uint32_t(Sizes[0]), uint32_t(Sizes[1]), uint32_t(Sizes[2])};
      if (!Words[0] && !Words[1] && !Words[2])
        return;
      Row R{.Kind = K};
      R.*Field = Data.addArray(Words);
      add(R);
    };
    if (!E.Node.Name.empty())
      add({.Kind = Kind::ID, .Id = addId(E.Node)});
    addSizes(Kind::NumThreads, &Row::Threads, E.Threads);
    if (E.LocalRootArguments >= 0)
      add({.Kind = Kind::LocalRootArguments, .LocalRootArguments = uint32_t(E.LocalRootArguments)});
    if (!E.ShareInputOf.Name.empty())
      add({.Kind = Kind::ShareInputOf, .ShareInputOf = addId(E.ShareInputOf)});
    addSizes(Kind::DispatchGrid, &Row::DispatchGrid, E.DispatchGrid);
    if (E.MaxRecursionDepth)
      add({.Kind = Kind::MaxRecursionDepth, .MaxRecursion = uint32_t(E.MaxRecursionDepth)});
    addSizes(Kind::MaxDispatchGrid, &Row::MaxDispatchGrid, E.MaxDispatchGrid);
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
    auto add = [&](const rdat::NodeIOAttributeRow &R) { List.push_back(Data.add(R)); };
    auto has = [&](NodeIOFlag Flag) { return (IO.Flags & uint64_t(Flag)) != 0; };
    const bool IsOutputNode =
        has(NodeIOFlag::Output) && !has(NodeIOFlag::ThreadRecord) && !has(NodeIOFlag::GroupRecord);
    if (IsOutputNode) {
      add({.Kind = Kind::OutputID, .Output = addId(IO.Output)});
      add({.Kind = Kind::OutputArraySize, .ArraySize = uint32_t(IO.ArraySize)});
    }
    if ((IsOutputNode || has(NodeIOFlag::Input)) && IO.MaxRecords)
      add({.Kind = Kind::MaxRecords, .MaxRecords = uint32_t(IO.MaxRecords)});
    if (IsOutputNode && !IO.MaxRecords && IO.MaxRecordsSharedWith >= 0)
      add({.Kind = Kind::MaxRecordsSharedWith,
           .MaxRecordsSharedWith = uint32_t(IO.MaxRecordsSharedWith)});
    if (IsOutputNode && IO.AllowSparse)
      add({.Kind = Kind::AllowSparseNodes, .Sparse = 1});
    if (IO.RecordSize) {
      add({.Kind = Kind::RecordSize, .RecordSize = uint32_t(IO.RecordSize)});
      if (const auto &Grid = IO.DispatchGrid)
        add({.Kind = Kind::RecordDispatchGrid,
             .DispatchGridOffset = uint32_t(Grid->Offset),
             .DispatchGridType = uint32_t(Grid->Component << 2 | (Grid->Count & 3))});
      if (IO.RecordAlignment)
        add({.Kind = Kind::RecordAlignment, .Alignment = uint32_t(IO.RecordAlignment)});
    }
    return Data.add(
        rdat::NodeIORow{.FlagsAndKind = uint32_t(IO.Flags), .Attributes = Data.addArray(List)});
  }
};

} // namespace

EntryRecord addNodeRecord(RuntimeDataBuilder &Data, const EntryPoint &E,
                          uint32_t GroupSharedBytes) {
  return NodeRecordWriter(Data, E).run(GroupSharedBytes);
}

} // namespace dxil::container
