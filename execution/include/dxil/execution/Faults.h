// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Faults: actions of a program that Direct3D allows and its author hardly intended.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::execution {

enum class FaultKind : uint8_t {
  ReadOutOfBounds,   ///< a read outside of a resource, which returned zero
  WriteOutOfBounds,  ///< a write outside of a resource, which had no effect
  LocalOutOfBounds,  ///< index into a local array
  SharedOutOfBounds, ///< index into groupshared memory
  SharedRace,        ///< unsynchronized access by two threads, one of them writing
  BufferRace,
  DivergentBarrier, ///< a barrier that some lanes of the group do not reach
  UndefinedOutput,  ///< an undefined value was stored
  UnwrittenOutput,  ///< a thread never wrote an output
};

/// A fault. Faults of one kind at one place share a record.
struct Fault {
  FaultKind Kind = FaultKind::ReadOutOfBounds;
  std::string Op;       ///< name of the op or instruction
  std::string Function; ///< function that contains the instruction
  std::string File;     ///< source file, if the program has line numbers
  uint32_t Line = 0;    ///< line; 0: unknown
  uint32_t Lane = 0;    ///< number of the first faulting thread, in its group or batch
  uint64_t Count = 0;   ///< faulting lanes, over all executions

  // Of a race: the memory and the two threads.
  std::string Resource;               ///< variable, resource or register
  uint64_t Byte = 0;                  ///< offset in the resource
  uint64_t Group = 0, OtherGroup = 0; ///< numbers of the threads' groups, x first
  std::string Does, OtherDoes;        ///< "reads", "writes" or "changes" (atomically)
  std::string OtherOp, OtherFile;     ///< Op and File of the earlier access
  uint32_t OtherLine = 0, OtherLane = 0;
};

struct FaultOptions {
  bool Races = false;     ///< find races: slower
  bool Undefined = false; ///< find undefined values that reach memory or outputs
};

/// Collects faults. All members are thread-safe.
class FaultLog {
public:
  void add(const Fault &F);
  std::vector<Fault> take();

private:
  std::mutex Lock;
  std::vector<Fault> Faults;
};

inline bool isRace(FaultKind Kind) {
  return Kind == FaultKind::SharedRace || Kind == FaultKind::BufferRace;
}

/// Returns the name of a kind in JSON, such as "sharedRace".
std::string_view nameOf(FaultKind Kind);

/// Returns a message for users: "shader.hlsl:12: warning: ...".
std::string describe(const Fault &F);

} // namespace dxil::execution
