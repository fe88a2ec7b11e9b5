// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiled program, the meanings of the ops and the scheduler share.
#pragma once

#include <dxil/execution/Executor.h>

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace dxil::execution {

/// A scalar's type. Each scalar travels in a slot of 64 bits, zero-extended; a half as its bits.
enum class Scalar : uint8_t { I1, I8, I16, I32, I64, F16, F32, F64, Pointer };

using Slot = uint64_t;

/// Bits of a scalar.
unsigned widthOf(Scalar Type);

/// The scalars of a dx.op function, aggregates flattened in order.
struct Shape {
  std::string Name;
  std::vector<Scalar> Args;
  std::vector<Scalar> Results;
};

/// A resource as a handle sees it.
struct View {
  Buffer *Target = nullptr;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Stride = 0;   ///< of a structured buffer
  ElementFormat Format;  ///< of a typed one
};

/// A range of `dx.resources`, for shaders that create handles by range.
struct ResourceRange {
  uint32_t Space = 0, Lower = 0, Count = 0;
  View Properties;
};

/// A place where lanes wait: its loops from the outermost in, each as the position of its header and
/// its counter's index, and its own position. Positions follow the order of control flow.
struct Site {
  struct Loop {
    uint32_t Position = 0, Counter = 0;
  };
  std::vector<Loop> Loops;
  uint32_t Position = 0;
};

struct Group;

/// One call of an op by one lane.
struct Call {
  const Shape *Function = nullptr;
  const Slot *Arg = nullptr;
  Slot *Result = nullptr;

  OpCode op() const { return OpCode(uint32_t(Arg[0])); }
};

struct RayQuery;

struct Lane {
  Group *Owner = nullptr;
  std::array<uint32_t, 3> IdInGroup{};
  uint32_t FlatId = 0;

  enum class State : uint8_t { Ready, AtWaveOp, AtBarrier, Done } Status = State::Ready;
  Call Pending; ///< what it waits in
  std::vector<std::shared_ptr<RayQuery>> Queries; ///< by their handles
  const Site *Where = nullptr;
  const uint32_t *LoopCounters = nullptr;
};

/// All that the lanes of a running group share.
struct Group {
  std::array<uint32_t, 3> Id{}, Size{};
  uint32_t WaveSize = 32;
  std::vector<Lane> Lanes;
  std::vector<Buffer> *Buffers = nullptr;
  const std::map<std::pair<ResourceClass, uint32_t>, ResourceRange> *Ranges = nullptr;
  std::vector<std::unique_ptr<View>> Views;
  uint64_t IterationsLeft = 0;
  std::string Error; ///< first thing that went wrong; the group stops

  void fail(std::string Message) {
    if (Error.empty())
      Error = std::move(Message);
  }
};

/// A lane's own op.
using LaneMeaning = void (*)(Lane &, const Call &);
/// An op that the active lanes of a wave do together; Lanes are in order and never empty, and their
/// calls are in Pending.
using WaveMeaning = void (*)(std::span<Lane *const> Lanes);

/// What an op does; a barrier has neither meaning.
struct Meaning {
  LaneMeaning Alone = nullptr;
  WaveMeaning Together = nullptr;
  bool Barrier = false;
};

/// The ops that have a meaning, by family.
using MeaningTable = std::map<OpCode, Meaning>;
void addMathMeanings(MeaningTable &Table);
void addIntegerMeanings(MeaningTable &Table);
void addRayMeanings(MeaningTable &Table);
void addResourceMeanings(MeaningTable &Table);
void addTextureMeanings(MeaningTable &Table);
void addThreadMeanings(MeaningTable &Table);
void addWaveMeanings(MeaningTable &Table);
const Meaning *findMeaning(OpCode Op);

/// The number in a slot, and back; integers and floats of each width.
double asFloat(Scalar Type, Slot Value);
Slot fromFloat(Scalar Type, double Value);
int64_t asSigned(Scalar Type, Slot Value);
Slot fromInteger(Scalar Type, uint64_t Value);
inline bool isFloat(Scalar Type) {
  return Type == Scalar::F16 || Type == Scalar::F32 || Type == Scalar::F64;
}

} // namespace dxil::execution
