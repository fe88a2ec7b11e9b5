// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NodeEntry.h"
#include "ModuleMetadata.h"
#include "Signature.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/extension_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <dxil/ops.h>

using namespace llvm;

namespace dxil {
namespace {

uint32_t flagsOf(const EntryValue &V) {
  return uint32_t(V.Node->getInteger("flags").value_or(0));
}

bool has(const EntryValue &V, NodeIOFlag Flag) {
  return flagsOf(V) & uint32_t(Flag);
}

uint32_t recordSize(const EntryValue &V) {
  return uint32_t(V.Node->getInteger("recordSize").value_or(0));
}

StringRef nameOf(const EntryValue &V) {
  return V.Node->getString("name").value_or("");
}

const json::Array *attributeOf(const EntryValue &V, StringRef Name) {
  const json::Object *All = V.Node->getObject("attributes");
  return All ? All->getArray(Name) : nullptr;
}

std::optional<int64_t> numberIn(const json::Array *List, size_t Index) {
  return List && Index < List->size() ? (*List)[Index].getAsInteger() : std::nullopt;
}

StringRef textIn(const json::Array *List) {
  return List && !List->empty() ? List->front().getAsString().value_or("") : "";
}

class NodeDescriber {
public:
  NodeDescriber(Function &Shader, const EntryInterface &Interface)
      : Shader(Shader), Interface(Interface), Ctx(Shader.getContext()) {}

  MDNode *run() {
    for (const EntryValue &V : Interface.Values)
      if (isNodeValue(V))
        (has(V, NodeIOFlag::Output) ? Outputs : Inputs).push_back(&V);
    for (const EntryValue *V : Outputs)
      if (has(*V, NodeIOFlag::ThreadRecord) || has(*V, NodeIOFlag::GroupRecord))
        fail("records of an output cannot be a parameter");
    readLaunch();
    describeNode();
    describeGrids();
    describeRecords();
    describeThreads();
    return Failed ? nullptr : MDNode::get(Ctx, Pairs);
  }

private:
  void fail(const Twine &Why) {
    if (!Failed)
      reportEntryError(Shader, "entry point '" + Shader.getName() + "': " + Why);
    Failed = true;
  }

  Metadata *number(uint32_t Value) { return intMetadata(Ctx, Value); }
  Metadata *id(StringRef Name, uint32_t Index) {
    return MDNode::get(Ctx, {MDString::get(Ctx, Name), number(Index)});
  }
  void add(EntryTag Tag, Metadata *Value) { Pairs.append({number(uint32_t(Tag)), Value}); }
  const json::Array *attribute(StringRef Name) const { return Interface.Attributes.getArray(Name); }

  /// A name, and a number that is 0 if there is none.
  Metadata *idOf(const json::Array *List, StringRef Attribute) {
    int64_t Index = numberIn(List, 1).value_or(0);
    if (textIn(List).empty() || Index < 0 || Index > UINT32_MAX)
      fail("[" + Attribute + "] needs a name, and may have a number from 0");
    return id(textIn(List), uint32_t(Index));
  }

  /// The only argument of an attribute; nothing if there is no such attribute.
  std::optional<uint32_t> count(StringRef Attribute, int64_t Min, int64_t Max) {
    const json::Array *List = attribute(Attribute);
    if (!List)
      return std::nullopt;
    std::optional<int64_t> N = numberIn(List, 0);
    if (!N || *N < Min || *N > Max)
      fail("[" + Attribute + "] needs a number from " + Twine(Min) + " to " + Twine(Max));
    return uint32_t(N.value_or(Min));
  }

  void readLaunch() {
    StringRef Text = textIn(attribute("nodelaunch"));
    const NodeLaunchInfo *Row = findWord(NodeLaunches, Text);
    Kind = !attribute("nodelaunch") ? NodeLaunch::Broadcasting
           : Row                    ? Row->Number
                                    : NodeLaunch::Invalid;
    if (Kind == NodeLaunch::Invalid)
      fail("it needs [nodelaunch(...)] with one of \"broadcasting\", \"coalescing\", \"thread\"");
    if (Inputs.size() > 1)
      fail("a node has one input at most");
    if (!Inputs.empty())
      checkInput(*Inputs.front());
  }

  void checkInput(const EntryValue &V) {
    constexpr uint32_t Groups =
        uint32_t(NodeIOFlag::ThreadRecord) | uint32_t(NodeIOFlag::GroupRecord);
    uint32_t Of = flagsOf(V) & Groups;
    bool Empty = has(V, NodeIOFlag::EmptyRecord);
    bool Fits = Kind == NodeLaunch::Broadcasting ? Of == Groups
                : Kind == NodeLaunch::Coalescing ? Empty || Of == uint32_t(NodeIOFlag::GroupRecord)
                                                 : Of == uint32_t(NodeIOFlag::ThreadRecord);
    if (!Fits)
      fail("its input '" + nameOf(V) + "' is not one of a " +
           StringRef(wordOf(NodeLaunches, uint64_t(Kind))) + " node");
  }

  void describeNode() {
    add(EntryTag::NodeLaunchType, number(uint32_t(Kind)));
    if (attribute("nodeisprogramentry"))
      add(EntryTag::NodeIsProgramEntry, boolMetadata(Ctx, true));
    add(EntryTag::NodeID,
        attribute("nodeid") ? idOf(attribute("nodeid"), "nodeid") : id(Shader.getName(), 0));
    add(EntryTag::NodeLocalRootArguments,
        number(count("nodelocalrootargumentstableindex", 0, INT32_MAX).value_or(UINT32_MAX)));
    if (const json::Array *Of = attribute("nodeshareinputof"))
      add(EntryTag::NodeShareInputOf, idOf(Of, "nodeshareinputof"));
    if (std::optional<uint32_t> Depth = count("nodemaxrecursiondepth", 0, MaxNodeRecursion))
      add(EntryTag::NodeMaxRecursionDepth, number(*Depth));
  }

  void describeGrids() {
    const json::Array *Fixed = attribute("nodedispatchgrid"),
                      *Max = attribute("nodemaxdispatchgrid");
    if (Kind != NodeLaunch::Broadcasting) {
      if (Fixed || Max)
        fail("only broadcasting nodes have a dispatch grid");
      return;
    }
    if (!Fixed == !Max)
      return fail(
          "a broadcasting node needs [nodedispatchgrid(X,Y,Z)] or [nodemaxdispatchgrid(X,Y,Z)]");
    if (Max && (Inputs.empty() || !Inputs.front()->Node->getArray("grid")))
      return fail("a node with [nodemaxdispatchgrid] needs an input record with SV_DispatchGrid");
    const json::Array &Grid = Fixed ? *Fixed : *Max;
    SmallVector<Metadata *, 3> Sizes;
    int64_t Groups = 1;
    for (size_t I = 0; I < 3; ++I) {
      int64_t N = numberIn(&Grid, I).value_or(0);
      if (N < 1 || N > MaxNodeGridDimension || (Groups *= N) > MaxNodeGridGroups)
        return fail("a dispatch grid has three numbers from 1 to " + Twine(MaxNodeGridDimension) +
                    ", and at most " + Twine(MaxNodeGridGroups) + " groups");
      Sizes.push_back(number(uint32_t(N)));
    }
    add(Fixed ? EntryTag::NodeDispatchGrid : EntryTag::NodeMaxDispatchGrid,
        MDNode::get(Ctx, Sizes));
  }

  void describeRecords() {
    for (bool IsOutput : {false, true}) {
      SmallVector<Metadata *, 4> List;
      for (const EntryValue *V : IsOutput ? Outputs : Inputs)
        List.push_back(IsOutput ? output(*V) : input(*V));
      if (!List.empty())
        add(IsOutput ? EntryTag::NodeOutputs : EntryTag::NodeInputs, MDNode::get(Ctx, List));
    }
  }

  std::optional<uint32_t> maxRecords(const EntryValue &V) {
    const json::Array *List = attributeOf(V, "maxrecords");
    std::optional<int64_t> N = numberIn(List, 0);
    if (List && (!N || *N < 0 || *N > UINT32_MAX))
      fail("[maxrecords] of '" + nameOf(V) + "' needs a number");
    return N ? std::optional<uint32_t>(uint32_t(*N)) : std::nullopt;
  }

  SmallVector<Metadata *, 16> io(const EntryValue &V) {
    SmallVector<Metadata *, 16> Fields{number(uint32_t(NodeTag::Flags)), number(flagsOf(V))};
    if (uint32_t Size = recordSize(V)) {
      SmallVector<Metadata *, 6> Record{number(uint32_t(NodeRecordTag::Size)), number(Size)};
      if (const json::Array *Grid = V.Node->getArray("grid"); Grid && Grid->size() == 3) {
        uint32_t Type = componentTypeNumber((*Grid)[1].getAsString().value_or("u32"));
        Record.append(
            {number(uint32_t(NodeRecordTag::DispatchGrid)),
             MDNode::get(Ctx, {number(uint32_t(numberIn(Grid, 0).value_or(0))), number(Type),
                               number(uint32_t(numberIn(Grid, 2).value_or(1)))})});
      }
      Record.append({number(uint32_t(NodeRecordTag::Alignment)),
                     number(uint32_t(V.Node->getInteger("alignment").value_or(4)))});
      Fields.append({number(uint32_t(NodeTag::RecordType)), MDNode::get(Ctx, Record)});
    }
    return Fields;
  }

  MDNode *input(const EntryValue &V) {
    SmallVector<Metadata *, 16> Fields = io(V);
    std::optional<uint32_t> Max = maxRecords(V);
    if (Max && Kind != NodeLaunch::Coalescing)
      fail("[maxrecords] of '" + nameOf(V) + "': only a coalescing node's input has it");
    if (Max)
      Fields.append({number(uint32_t(NodeTag::MaxRecords)), number(*Max)});
    return MDNode::get(Ctx, Fields);
  }

  MDNode *output(const EntryValue &V) {
    SmallVector<Metadata *, 16> Fields = io(V);
    const json::Array *Shared = attributeOf(V, "maxrecordssharedwith");
    std::optional<uint32_t> Max = maxRecords(V);
    if (Max && Shared)
      fail("the output '" + nameOf(V) +
           "' has [maxrecords(N)] or [maxrecordssharedwith(P)], not both");
    Fields.append({number(uint32_t(NodeTag::MaxRecords)), number(Max.value_or(0))});
    const json::Array *Size = attributeOf(V, "nodearraysize");
    bool Unbounded = attributeOf(V, "unboundedsparsenodes") != nullptr;
    if (has(V, NodeIOFlag::NodeArray) != (Size || Unbounded))
      fail(
          "an array of outputs, and no other, has [nodearraysize(N)] or [unboundedsparsenodes]: '" +
          nameOf(V) + "'");
    if (Size || Unbounded)
      Fields.append({number(uint32_t(NodeTag::OutputArraySize)),
                     number(Unbounded ? UINT32_MAX : uint32_t(numberIn(Size, 0).value_or(0)))});
    if (Shared)
      Fields.append(
          {number(uint32_t(NodeTag::MaxRecordsSharedWith)), number(indexOf(textIn(Shared), V))});
    if (Unbounded || attributeOf(V, "allowsparsenodes"))
      Fields.append({number(uint32_t(NodeTag::AllowSparseNodes)), boolMetadata(Ctx, true)});
    const json::Array *ID = attributeOf(V, "nodeid");
    Fields.append(
        {number(uint32_t(NodeTag::OutputID)), ID ? idOf(ID, "nodeid") : id(nameOf(V), 0)});
    return MDNode::get(Ctx, Fields);
  }

  uint32_t indexOf(StringRef Name, const EntryValue &By) {
    for (auto [I, V] : enumerate(Outputs))
      if (nameOf(*V) == Name && V != &By)
        return uint32_t(I);
    fail("[maxrecordssharedwith] of '" + nameOf(By) + "' names no other output");
    return 0;
  }

  void describeThreads() {
    llvm::Attribute A = Shader.getFnAttribute("hlsl.numthreads");
    SmallVector<Metadata *, 3> Sizes(3, number(1));
    if (!A.isValid() && Kind != NodeLaunch::Thread)
      fail("it needs [numthreads(X,Y,Z)]");
    if (A.isValid()) {
      SmallVector<StringRef, 3> Fields;
      A.getValueAsString().split(Fields, ',');
      for (size_t I = 0; I < 3; ++I) {
        uint32_t N = 0;
        if (I >= Fields.size() || Fields[I].trim().getAsInteger(10, N))
          N = 0; // reported where the attribute is read
        Sizes[I] = number(N);
        if (Kind == NodeLaunch::Thread && N != 1)
          fail("the thread group of a thread node is [numthreads(1,1,1)]");
      }
    }
    add(EntryTag::NumThreads, MDNode::get(Ctx, Sizes));
    // Resources without a register would come to this space.
    add(EntryTag::AutoBindingSpace, MDNode::get(Ctx, {number(0)}));
  }

  Function &Shader;
  const EntryInterface &Interface;
  LLVMContext &Ctx;
  SmallVector<const EntryValue *, 4> Inputs, Outputs;
  SmallVector<Metadata *, 24> Pairs;
  NodeLaunch Kind = NodeLaunch::Invalid;
  bool Failed = false;
};

} // namespace

bool isNodeValue(const EntryValue &V) {
  return V.Node.has_value();
}

bool isNodeOutput(const EntryValue &V) {
  return has(V, NodeIOFlag::Output);
}

Value *nodeHandle(IRBuilder<> &B, const EntryValue &V, uint32_t Index) {
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
              {Handle, B.getInt32(flagsOf(V)), B.getInt32(recordSize(V))});
}

MDNode *nodeProperties(Function &Shader, const EntryInterface &Interface) {
  return NodeDescriber(Shader, Interface).run();
}

} // namespace dxil
