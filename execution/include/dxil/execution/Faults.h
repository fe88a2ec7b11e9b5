// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program did that Direct3D lets pass and its author hardly meant.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::execution {

enum class FaultKind : uint8_t {
  ReadOutOfBounds,   ///< of a resource; zero was read
  WriteOutOfBounds,  ///< of a resource; nothing was written
  LocalOutOfBounds,  ///< a local array's index
  SharedOutOfBounds, ///< groupshared memory's index
  SharedRace,        ///< two threads, one of them writing, without a barrier between
  BufferRace,
  DivergentBarrier, ///< a barrier that some lanes of the group do not reach
  UndefinedOutput,  ///< an undefined value that was stored
  UnwrittenOutput,  ///< an output that a thread never wrote
};

/// Faults of one kind at one place are one record.
struct Fault {
  FaultKind Kind = FaultKind::ReadOutOfBounds;
  std::string Op;       ///< name of the op or instruction
  std::string Function; ///< that it stands in
  std::string File;     ///< of the source, if the program has line numbers
  uint32_t Line = 0;    ///< 0: not known
  uint32_t Lane = 0;    ///< number of the first thread that did it, in its group or batch
  uint64_t Count = 0;   ///< lanes that did it, over all its executions

  // Of a race: what is touched, and the two threads.
  std::string Resource;               ///< variable, resource or register
  uint64_t Byte = 0;                  ///< of it
  uint64_t Group = 0, OtherGroup = 0; ///< numbers of their groups, x first
  std::string Does, OtherDoes;        ///< "reads", "writes" or "changes" (atomically)
  std::string OtherOp, OtherFile;     ///< as Op and File, of the earlier access
  uint32_t OtherLine = 0, OtherLane = 0;
};

struct FaultOptions {
  bool Races = false;     ///< find races: slower
  bool Undefined = false; ///< find undefined values that reach memory or an output
};

/// Collects faults; all members may be called from several threads.
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

/// The name of a kind in JSON, "sharedRace".
std::string_view nameOf(FaultKind Kind);

/// A line for people: "shader.hlsl:12: warning: ...".
std::string describe(const Fault &F);

} // namespace dxil::execution
