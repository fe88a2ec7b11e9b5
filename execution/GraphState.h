// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A group of a work graph's node: its input records and the records that it creates.
#pragma once

#include "Info.h"
#include "StageState.h"

#include <atomic>
#include <map>
#include <memory>

namespace dxil::execution {

/// An input or output of a node, from its metadata.
struct NodePort {
  std::string Target; ///< name and first index of an output's target node
  uint32_t TargetIndex = 0;
  uint32_t RecordBytes = 0;
  uint32_t MaxRecords = 1;
  uint32_t GridOffset = 0, GridComponents = 0,
           GridComponentBytes = 4; ///< component size of SV_DispatchGrid in the record
};

struct NodeFacts {
  std::string Name;
  uint32_t Index = 0;
  NodeLaunch Launch = NodeLaunch::Invalid;
  std::array<uint32_t, 3> Grid = {1, 1, 1};
  uint32_t MaxRecursion = 0;
  bool StartsGraph = false;
  std::vector<NodePort> Inputs, Outputs;
  std::string Entry; ///< function of the library
};

/// Reads the node facts from an entry's properties.
NodeFacts readNode(const std::string &Entry, const ir::NodeRef &Properties);

/// Records that a group allocated.
struct RecordBlock {
  uint32_t Port = 0, ArrayIndex = 0, Count = 0;
  std::vector<uint8_t> Bytes; ///< each record at a multiple of the port's record size
};

struct GraphState {
  const NodeFacts *Node = nullptr;
  const std::map<std::pair<std::string, uint32_t>, const NodeFacts *> *Nodes = nullptr;
  uint8_t *Input = nullptr; ///< input records of this group
  uint32_t InputCount = 0, InputBytes = 0;
  uint32_t Depth = 0; ///< number of times that the node has launched itself on the path here
  std::vector<std::unique_ptr<RecordBlock>> Blocks;
  /// The group's joint allocations, by call, and the number of these calls that each wave has made.
  std::vector<Slot> GroupCalls;
  std::map<const Wave *, size_t> CallsOf;
  std::atomic<uint32_t> *GroupsLeft = nullptr; ///< groups that share the input
};

void addGraphMeanings(MeaningTable &Table);

} // namespace dxil::execution
