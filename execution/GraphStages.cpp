// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work graphs: launches of nodes run one after the other in the order of their records; groups of a
// launch run in parallel.
#include "GraphState.h"
#include "Implementation.h"

#include <dxil/generated/MetadataNodes.h>

#include <algorithm>
#include <cstring>
#include <deque>

namespace dxil::execution {
namespace {

constexpr uint64_t MaxRecordBytes = 1u << 28;
/// Limits the nodes on a path from the start of a graph, with each recursive launch counted:
/// Direct3D's limit.
constexpr uint32_t MaxChain = 32;
/// Groups that run before their records are queued.
constexpr uint64_t GroupsAtOnce = 4096;

NodePort readPort(const md::NodeIO<ir::NodeRef> &From) {
  NodePort P;
  P.Target = From.outputID().name();
  P.TargetIndex = uint32_t(From.outputID().index());
  P.MaxRecords = std::max(1u, uint32_t(From.maxRecords(1)));
  P.RecordBytes = uint32_t(From.recordType().size());
  if (const auto Grid = From.recordType().dispatchGrid(); Grid.numOperands()) {
    P.GridOffset = uint32_t(Grid.offset());
    P.GridComponentBytes = Grid.component() == ComponentType::U16 ? 2 : 4;
    P.GridComponents = std::min(3u, uint32_t(Grid.components()));
  }
  return P;
}

void readPorts(const md::NodeList<md::NodeIO<ir::NodeRef>, ir::NodeRef> &List,
               std::vector<NodePort> &To) {
  for (uint32_t I = 0; I < std::min(List.size(), 1024u); ++I)
    To.push_back(readPort(List[I]));
}

} // namespace

NodeFacts readNode(const std::string &Entry, const ir::NodeRef &Pairs) {
  const md::EntryProperties Properties(Pairs);
  NodeFacts F;
  F.Entry = F.Name = Entry;
  F.Launch = Properties.nodeLaunchType();
  const auto Id = Properties.nodeID();
  if (const auto Name = Id.at().text(Id.Name))
    F.Name = *Name;
  F.Index = uint32_t(Id.index());
  if (const auto Grid = Properties.nodeDispatchGrid(); Grid.numOperands())
    F.Grid = {uint32_t(Grid.x(1)), uint32_t(Grid.y(1)), uint32_t(Grid.z(1))};
  F.StartsGraph = Properties.nodeIsProgramEntry();
  F.MaxRecursion = uint32_t(Properties.nodeMaxRecursionDepth());
  readPorts(Properties.nodeInputs(), F.Inputs);
  readPorts(Properties.nodeOutputs(), F.Outputs);
  return F;
}

namespace {

/// Records that wait for a node.
struct Launch {
  const NodeFacts *Node = nullptr;
  std::vector<uint8_t> Records;
  uint32_t Count = 0;
  uint32_t Depth = 0; ///< recursive launches of the node
  uint32_t Chain = 1; ///< nodes on the path to this one, itself included
};

uint32_t recordBytes(const NodeFacts &N) {
  return N.Inputs.empty() ? 0 : std::max(1u, N.Inputs[0].RecordBytes);
}

/// Returns the grid that a record requests.
std::array<uint32_t, 3> gridOf(const NodeFacts &N, const uint8_t *Record) {
  std::array<uint32_t, 3> Grid = N.Grid;
  if (N.Launch != NodeLaunch::Broadcasting)
    return {1, 1, 1};
  if (N.Inputs.empty() || !N.Inputs[0].GridComponents || !Record)
    return Grid;
  const NodePort &P = N.Inputs[0];
  Grid = {1, 1, 1};
  for (uint32_t I = 0; I < P.GridComponents; ++I) {
    const uint64_t Offset = P.GridOffset + uint64_t(I) * P.GridComponentBytes;
    uint32_t Value = 0;
    if (Offset + P.GridComponentBytes <= P.RecordBytes)
      std::memcpy(&Value, Record + Offset, P.GridComponentBytes);
    Grid[I] = Value;
  }
  return Grid;
}

class GraphRun {
public:
  GraphRun(const RunSetup &Setup, std::map<std::string, NodeFacts> &Nodes,
           const std::map<std::string, std::unique_ptr<ShaderInfo>> &Infos)
      : Setup(Setup), Infos(Infos) {
    for (auto &[Name, N] : Nodes)
      ByName[{N.Name, N.Index}] = &N;
  }

  Status start(const GraphLaunch &L) {
    auto Match = ByName.find({L.Node, L.Index});
    if (Match == ByName.end())
      return failure("the graph has no node " + L.Node + "[" + std::to_string(L.Index) + "]");
    const uint32_t Bytes = recordBytes(*Match->second);
    if (!Match->second->Inputs.empty() && Match->second->Inputs[0].RecordBytes &&
        L.Records.size() != uint64_t(Bytes) * L.Count)
      return failure("node " + L.Node + " is given " + std::to_string(L.Records.size()) +
                     " bytes (expected " + std::to_string(uint64_t(Bytes) * L.Count) + ")");
    Launch Work{Match->second, L.Records, L.Count};
    Work.Records.resize(size_t(Bytes) * L.Count + 8);
    Queue.push_back(std::move(Work));
    return {};
  }
  Status run(uint64_t MaxLaunches) {
    uint64_t Launches = 0;
    while (!Queue.empty()) {
      if (++Launches > MaxLaunches)
        return failure("the graph launches nodes more than " + std::to_string(MaxLaunches) +
                       " times (\"maxLaunches\")");
      Launch Work = std::move(Queue.front());
      Queue.pop_front();
      if (Status Done = runLaunch(Work); !Done)
        return failure("node " + Work.Node->Name + ": " + Done.message());
    }
    return {};
  }

private:
  Status runLaunch(Launch &Work);
  Status runGroups(Launch &Work, uint32_t First, uint32_t Count, std::array<uint32_t, 3> Grid);
  Status collect(const Launch &From, GraphState &State);

  /// Runs a node's groups; reused between launches.
  struct NodeRunner {
    NodeRunner(const RunSetup &From, const ShaderInfo &Info) : Setup(From), First(Setup) {
      Setup.Info = &Info;
      First.group().Info = &Info;
      First.group().Size = Info.GroupSize;
    }
    RunSetup Setup;
    GroupRunner First;
  };
  NodeRunner &runnerOf(const NodeFacts &N) {
    std::unique_ptr<NodeRunner> &R = Runners[&N];
    if (!R)
      R = std::make_unique<NodeRunner>(Setup, *Infos.at(N.Entry));
    return *R;
  }

  const RunSetup &Setup;
  const std::map<std::string, std::unique_ptr<ShaderInfo>> &Infos;
  std::map<const NodeFacts *, std::unique_ptr<NodeRunner>> Runners;
  std::map<std::pair<std::string, uint32_t>, const NodeFacts *> ByName;
  std::deque<Launch> Queue;
  uint64_t QueuedBytes = 0;
};

Status GraphRun::runLaunch(Launch &Work) {
  const NodeFacts &N = *Work.Node;
  const uint32_t AtOnce =
      N.Launch == NodeLaunch::Coalescing && !N.Inputs.empty() ? N.Inputs[0].MaxRecords : 1;
  for (uint32_t First = 0; First < Work.Count; First += AtOnce) {
    const uint32_t Count = std::min(AtOnce, Work.Count - First);
    const uint8_t *Record = Work.Records.data() + uint64_t(First) * recordBytes(N);
    if (Status Done = runGroups(Work, First, Count, gridOf(N, Record)); !Done)
      return Done;
  }
  return {};
}

Status GraphRun::runGroups(Launch &Work, uint32_t First, uint32_t Count,
                           std::array<uint32_t, 3> Grid) {
  const NodeFacts &N = *Work.Node;
  const ShaderInfo &Info = *Infos.at(N.Entry);
  const uint64_t Groups = uint64_t(Grid[0]) * Grid[1] * Grid[2];
  if (Grid[0] > MaxNodeGridDimension || Grid[1] > MaxNodeGridDimension ||
      Grid[2] > MaxNodeGridDimension || Groups > MaxNodeGridGroups)
    return failure("its grid has " + std::to_string(Groups) + " groups");
  NodeRunner &Runner = runnerOf(N);
  const WaveFunction Function = Setup.Code->find(N.Entry);
  std::atomic<uint32_t> Left = uint32_t(Groups);
  Status All;
  for (uint64_t Start = 0; Start < Groups && All; Start += GroupsAtOnce) {
    std::vector<GraphState> States(std::min(GroupsAtOnce, Groups - Start));
    auto RunGroup = [&](GroupRunner &R, uint64_t I) {
      GraphState &State = States[I];
      const uint64_t Number = Start + I;
      StageState Stage;
      Stage.Graph = &State;
      State.Node = &N;
      State.Nodes = &ByName;
      State.InputBytes = recordBytes(N);
      State.Input = Work.Records.data() + uint64_t(First) * State.InputBytes;
      State.InputCount = Count;
      State.Depth = Work.Depth;
      State.GroupsLeft = &Left;
      R.group().Number = Number;
      R.group().Id = {uint32_t(Number % Grid[0]), uint32_t(Number / Grid[0] % Grid[1]),
                      uint32_t(Number / Grid[0] / Grid[1])};
      R.group().Stage = &Stage;
      R.prepare(Info.GroupSize[0] * Info.GroupSize[1] * Info.GroupSize[2]);
      R.traceGroup();
      Status Done = R.run(Function);
      R.group().Stage = nullptr;
      return Done;
    };
    All = forEachGroup(Runner.Setup, States.size(), RunGroup, &Runner.First);
    for (GraphState &State : States)
      if (All)
        All = collect(Work, State);
  }
  return All;
}

/// Queues the records that a group created.
Status GraphRun::collect(const Launch &From, GraphState &State) {
  for (auto &Block : State.Blocks) {
    const NodePort &P = From.Node->Outputs[Block->Port];
    auto Match = ByName.find({P.Target, P.TargetIndex + Block->ArrayIndex});
    if (Match == ByName.end())
      continue; // the output is not connected
    Launch Next;
    Next.Node = Match->second;
    Next.Count = Block->Count;
    Next.Depth = Next.Node == From.Node ? From.Depth + 1 : 0;
    if (Next.Node == From.Node && Next.Depth > From.Node->MaxRecursion)
      return failure("it launches itself more often than it declares");
    Next.Chain = From.Chain + 1;
    if (Next.Chain > MaxChain)
      return failure("it launches node " + Next.Node->Name + " in a chain of more than " +
                     std::to_string(MaxChain) + " nodes");
    const uint64_t Bytes = recordBytes(*Next.Node), SourceBytes = std::max(1u, P.RecordBytes);
    QueuedBytes += Bytes * Next.Count;
    if (QueuedBytes > MaxRecordBytes)
      return failure("its records are larger than 256 MiB");
    Next.Records.resize(size_t(Bytes * Next.Count) + 8);
    for (uint64_t I = 0; I < Next.Count; ++I)
      std::memcpy(Next.Records.data() + I * Bytes, Block->Bytes.data() + I * SourceBytes,
                  std::min(Bytes, SourceBytes));
    Queue.push_back(std::move(Next));
  }
  return {};
}

bool isNode(Stage Kind) {
  return Kind == Stage::Node;
}

} // namespace

Status Shader::dispatchGraph(const GraphDispatch &Work, const Resources &Bound,
                             const RunOptions &Options, FaultLog *Log) const {
  if (Self->Info.Kind != Stage::Library)
    return failure("the program is no library");
  Implementation::LibraryPart &Library = Self->Nodes;
  if (Status Done = Self->prepareLibrary(Library, isNode); !Done)
    return Done;
  std::map<std::string, NodeFacts> Nodes;
  for (const auto &[Name, Facts] : Library.Facts) {
    const auto &Size = Library.Infos.at(Name)->GroupSize;
    if (!Size[0] || !Size[1] || !Size[2] || uint64_t(Size[0]) * Size[1] > MaxGroupThreads ||
        uint64_t(Size[0]) * Size[1] * Size[2] > MaxGroupThreads)
      return failure("node " + Name + " has no or more than " + std::to_string(MaxGroupThreads) +
                     " threads in a group");
    Nodes[Name] = readNode(Name, Facts.Properties);
  }
  RunSetup Setup = Self->setup(Bound, Options, Log);
  Setup.Code = Library.Code.get();
  Setup.HardwareFlush = Library.Flush;
  GraphRun Run(Setup, Nodes, Library.Infos);
  for (const GraphLaunch &L : Work.Launches)
    if (Status Done = Run.start(L); !Done)
      return Done;
  return Run.run(Work.MaxLaunches);
}

} // namespace dxil::execution
