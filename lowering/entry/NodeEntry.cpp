// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NodeEntry.h"
#include "EntryProperties.h"
#include "Signature.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "dxil/extension_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

bool has(const contract::EntryValue &V, NodeIOFlag Flag) {
  return V.Node->Flags & uint32_t(Flag);
}

StringRef nameOf(const contract::EntryValue &V) {
  return V.Node->Name;
}

class NodeDescriber {
public:
  NodeDescriber(Function &Shader, const contract::EntryInterface &Interface)
      : Shader(Shader), Interface(Interface), Attributes(Interface.Attributes),
        W(Shader.getContext()), Out(W) {}

  MDNode *run() {
    for (const contract::EntryValue &V : Interface.Values)
      if (isNodeValue(V))
        (has(V, NodeIOFlag::Output) ? Outputs : Inputs).push_back(&V);
    for (const contract::EntryValue *V : Outputs)
      if (has(*V, NodeIOFlag::ThreadRecord) || has(*V, NodeIOFlag::GroupRecord))
        fail("records of a node output cannot be a parameter");
    checkInputs();
    describeNode();
    describeGrids();
    describeRecords();
    describeThreads();
    return Failed ? nullptr : cast<MDNode>(Out.finish());
  }

private:
  void fail(const Twine &Why) {
    if (!Failed)
      reportEntryError(Shader, "entry point '" + Shader.getName() + "': " + Why);
    Failed = true;
  }

  Metadata *id(StringRef Name, uint32_t Index) {
    return md::NodeIDFields<Metadata *>{.Name = Name, .Index = Index}.write(W);
  }
  Metadata *id(const contract::NamedIndex &ID, StringRef Attribute) {
    if (ID.Name.empty())
      fail("[" + Attribute + "] requires a name and optionally an index");
    return id(ID.Name, ID.Index);
  }

  void checkInputs() {
    if (Inputs.size() > 1)
      fail("a node cannot have more than one input");
    if (!Inputs.empty())
      checkInput(*Inputs.front());
  }

  void checkInput(const contract::EntryValue &V) {
    constexpr uint32_t Groups =
        uint32_t(NodeIOFlag::ThreadRecord) | uint32_t(NodeIOFlag::GroupRecord);
    uint32_t GroupFlags = V.Node->Flags & Groups;
    bool Empty = has(V, NodeIOFlag::EmptyRecord);
    bool Fits = Kind == NodeLaunch::Broadcasting ? GroupFlags == Groups
                : Kind == NodeLaunch::Coalescing
                    ? Empty || GroupFlags == uint32_t(NodeIOFlag::GroupRecord)
                    : GroupFlags == uint32_t(NodeIOFlag::ThreadRecord);
    if (!Fits)
      fail("input '" + nameOf(V) + "' is not valid for a " +
           StringRef(wordOf(NodeLaunches, uint64_t(Kind))) + " node");
  }

  void describeNode() {
    Out.nodeLaunchType(Kind);
    if (Attributes.NodeIsProgramEntry)
      Out.nodeIsProgramEntry(true);
    Out.nodeID(Attributes.NodeId ? id(*Attributes.NodeId, "nodeid") : id(Shader.getName(), 0));
    Out.nodeLocalRootArguments(Attributes.NodeLocalRootArgumentsTableIndex.value_or(UINT32_MAX));
    if (Attributes.NodeShareInputOf)
      Out.nodeShareInputOf(id(*Attributes.NodeShareInputOf, "nodeshareinputof"));
    if (Attributes.NodeMaxRecursionDepth)
      Out.nodeMaxRecursionDepth(*Attributes.NodeMaxRecursionDepth);
  }

  void describeGrids() {
    const auto &Fixed = Attributes.NodeDispatchGrid, &Max = Attributes.NodeMaxDispatchGrid;
    if (Kind != NodeLaunch::Broadcasting) {
      if (Fixed || Max)
        fail("only broadcasting nodes can have a dispatch grid");
      return;
    }
    if (!Fixed == !Max)
      return fail("a broadcasting node must have either the attribute nodedispatchgrid(X,Y,Z) or "
                  "nodemaxdispatchgrid(X,Y,Z)");
    if (Max && (Inputs.empty() || !Inputs.front()->Node->Grid))
      return fail("a node with the attribute nodemaxdispatchgrid must have an input record with "
                  "SV_DispatchGrid");
    Out.add(Fixed ? EntryTag::NodeDispatchGrid : EntryTag::NodeMaxDispatchGrid,
            sizes(Fixed ? *Fixed : *Max));
  }

  Metadata *sizes(const std::array<uint32_t, 3> &N) {
    return md::ThreadsFields<Metadata *>{.X = N[0], .Y = N[1], .Z = N[2]}.write(W);
  }

  void describeRecords() {
    for (bool IsOutput : {false, true}) {
      SmallVector<Metadata *, 4> List;
      for (const contract::EntryValue *V : IsOutput ? Outputs : Inputs)
        List.push_back(IsOutput ? output(*V) : input(*V));
      if (!List.empty())
        Out.add(IsOutput ? EntryTag::NodeOutputs : EntryTag::NodeInputs, W.node(List));
    }
  }

  using IOWriter = md::NodeIOWriter<contract::LLVMNodeWriter>;

  IOWriter io(const contract::EntryValue &V) {
    IOWriter IO(W);
    IO.flags(V.Node->Flags);
    if (V.Node->RecordSize)
      IO.recordType(record(*V.Node));
    return IO;
  }

  Metadata *record(const contract::NodeFacts &Node) {
    md::NodeRecordWriter Record(W);
    Record.size(Node.RecordSize);
    if (Node.Grid)
      Record.dispatchGrid(md::RecordGridFields<Metadata *>{
          .Offset = Node.Grid->Offset, .Component = Node.Grid->Type, .Components = Node.Grid->Count}
                              .write(W));
    Record.alignment(Node.Alignment);
    return Record.finish();
  }

  Metadata *input(const contract::EntryValue &V) {
    IOWriter IO = io(V);
    const std::optional<uint32_t> Max = V.Node->Attributes.MaxRecords;
    if (Max && Kind != NodeLaunch::Coalescing)
      fail("[maxrecords] of '" + nameOf(V) + "' is only valid for the input of a coalescing node");
    if (Max)
      IO.maxRecords(*Max);
    return IO.finish();
  }

  Metadata *output(const contract::EntryValue &V) {
    IOWriter IO = io(V);
    const contract::ParameterAttributes &A = V.Node->Attributes;
    if (A.MaxRecords && A.MaxRecordsSharedWith)
      fail("output '" + nameOf(V) +
           "' cannot have both attributes maxrecords and maxrecordssharedwith");
    IO.maxRecords(A.MaxRecords.value_or(0));
    const bool HasSize = A.NodeArraySize || A.UnboundedSparseNodes;
    if (has(V, NodeIOFlag::NodeArray) != HasSize)
      fail(Twine("output '") + nameOf(V) +
           (HasSize ? "' is not an array and cannot have an array size attribute"
                    : "' is an array and must have the attribute nodearraysize(N) or "
                      "unboundedsparsenodes"));
    if (HasSize)
      IO.outputArraySize(A.UnboundedSparseNodes ? UINT32_MAX : *A.NodeArraySize);
    if (A.MaxRecordsSharedWith)
      IO.maxRecordsSharedWith(indexOf(*A.MaxRecordsSharedWith, V));
    if (A.UnboundedSparseNodes || A.AllowSparseNodes)
      IO.allowSparseNodes(true);
    IO.outputID(A.NodeId ? id(*A.NodeId, "nodeid") : id(nameOf(V), 0));
    return IO.finish();
  }

  uint32_t indexOf(StringRef Name, const contract::EntryValue &By) {
    for (auto [I, V] : enumerate(Outputs))
      if (nameOf(*V) == Name && V != &By)
        return uint32_t(I);
    fail("[maxrecordssharedwith] of '" + nameOf(By) + "' does not name another output");
    return 0;
  }

  void describeThreads() {
    llvm::Attribute A = Shader.getFnAttribute(contract::NumThreadsAttribute);
    std::array<uint32_t, 3> Sizes = {1, 1, 1};
    if (!A.isValid() && Kind != NodeLaunch::Thread)
      fail("missing attribute numthreads(X,Y,Z)");
    if (A.isValid()) {
      Sizes = attributeNumbers(A.getValueAsString()); // readNumThreads() reports mistakes
      if (Kind == NodeLaunch::Thread && Sizes != std::array<uint32_t, 3>{1, 1, 1})
        fail("the thread group size of a thread node must be (1,1,1)");
    }
    Out.numThreads(sizes(Sizes));
    // The space for resources without a register.
    Out.autoBindingSpace(md::AutoBindingSpaceFields<Metadata *>{.Space = 0}.write(W));
  }

  Function &Shader;
  const contract::EntryInterface &Interface;
  const contract::EntryAttributes &Attributes;
  contract::LLVMNodeWriter W;
  md::EntryPropertiesWriter<contract::LLVMNodeWriter> Out;
  SmallVector<const contract::EntryValue *, 4> Inputs, Outputs;
  const NodeLaunch Kind = Attributes.NodeLaunch.value_or(NodeLaunch::Broadcasting);
  bool Failed = false;
};

} // namespace

bool isNodeValue(const contract::EntryValue &V) {
  return V.Node.has_value();
}

bool isNodeOutput(const contract::EntryValue &V) {
  return has(V, NodeIOFlag::Output);
}

Value *nodeHandle(IRBuilder<> &B, const contract::EntryValue &V, uint32_t Index) {
  Module &M = *B.GetInsertBlock()->getModule();
  bool IsOutput = isNodeOutput(V);
  Type *I32 = B.getInt32Ty();
  auto Call = [&](OpCode Op, ArrayRef<Value *> Args) {
    SmallVector<Type *, 3> Types(Args.size(), I32);
    FunctionCallee Callee =
        M.getOrInsertFunction(extensionName(Op), FunctionType::get(I32, Types, false));
    if (auto *F = dyn_cast<Function>(Callee.getCallee())) {
      F->setDoesNotThrow();
      F->setWillReturn();
      F->setDoesNotAccessMemory();
    }
    return B.CreateCall(Callee, Args);
  };
  Value *Handle =
      Call(IsOutput ? OpCode::CreateNodeOutputHandle : OpCode::CreateNodeInputRecordHandle,
           {B.getInt32(Index)});
  return Call(IsOutput ? OpCode::AnnotateNodeHandle : OpCode::AnnotateNodeRecordHandle,
              {Handle, B.getInt32(V.Node->Flags), B.getInt32(V.Node->RecordSize)});
}

MDNode *nodeProperties(Function &Shader, const contract::EntryInterface &Interface) {
  return NodeDescriber(Shader, Interface).run();
}

} // namespace dxil::lowering
