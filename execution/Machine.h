// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiled program, the meanings of the ops and the runner share.
#pragma once

#include "Wave.h"

#include <dxil/execution/Shader.h>

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
  uint32_t PointeeBytes = 0; ///< of a pointer among the arguments
};

/// A resource as a handle sees it.
struct View {
  Buffer *Target = nullptr;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Stride = 0;  ///< of a structured buffer
  ElementFormat Format; ///< of a typed one

  // What generated code reads, of raw and structured buffers and of constant buffers.
  uint8_t *Data = nullptr;
  uint32_t Bytes = 0;                ///< that can be read and written
  uint32_t MappedBytes = 0;          ///< that have memory; ~0u: all
  uint32_t Elements = 0;             ///< the first coordinate is below it
  uint32_t Step = 0, OffsetStep = 0; ///< bytes for each unit of the coordinates
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
struct Matrix;

struct Lane {
  Group *Owner = nullptr;
  uint32_t FlatId = 0; ///< in its group
  uint32_t Index = 0;  ///< in its wave
  Wave *Of = nullptr;
  Call Pending;                                   ///< of an op that lanes do together
  std::vector<std::shared_ptr<RayQuery>> Queries; ///< by their handles
};

/// A wave's lanes and its place among the waves of its group.
struct WaveOwner {
  Group *Of = nullptr;
  uint32_t Width = 0;
  std::vector<Lane> Lanes;
  std::vector<Slot> ArgScratch, ResultScratch;
  std::vector<std::shared_ptr<const Matrix>> Matrices; ///< by their handles less 1
  size_t MatrixElements = 0;                           ///< of all of them
  /// Barriers passed that order groupshared memory, and that order buffers.
  uint32_t SharedPhase = 0, BufferPhase = 0;
  struct RayFrame *Frame = nullptr; ///< of a ray tracing shader
};

/// The views of a worker. A handle is a number in this table, of which the low bits count: whatever
/// number a program makes up, it is a view, and one that was never made is null.
class ViewTable {
public:
  static constexpr uint32_t Size = 1 << 16;
  ViewTable();
  /// The view of a handle; never null, and its target neither.
  View &operator[](Slot Handle);
  /// A handle for a view, the same for the same view; that of nothing if there are too many.
  Slot keep(View V);
  const View *data() const { return Views.get(); }

private:
  struct Release {
    void operator()(View *V) const;
  };
  std::unique_ptr<View[], Release> Views;
  uint32_t Count = 1; ///< the first is of nothing
};

/// What a thread of the host keeps from one group to the next.
struct Worker {
  ViewTable Views;
  std::map<std::array<uint32_t, 3>, Buffer *> Bindings;
};

class RaceFinder;
class Tracer;
struct SharedVariable;
struct StageState; // of what is not compute: StageState.h

/// All that the lanes of a running group share.
struct Group {
  std::array<uint32_t, 3> Id{}, Size{};
  uint32_t WaveSize = 32;
  const ShaderInfo *Info = nullptr;
  std::vector<Buffer> *Buffers = nullptr;
  Worker *Host = nullptr;
  FaultLog *Log = nullptr;
  StageState *Stage = nullptr;
  bool WrapBindings = false; ///< RunOptions::WrapBindings
  uint64_t Number = 0;       ///< of the launch's groups
  const uint8_t *Shared = nullptr;
  uint64_t SharedBytes = 0;
  const std::vector<SharedVariable> *SharedVariables = nullptr;
  Tracer *Traces = nullptr;    ///< of the thread whose instructions are shown
  RaceFinder *Races = nullptr; ///< null: races are not looked for
  /// Called by a lane's wave at a barrier; null if there is only one wave.
  void (*Wait)(Group &) = nullptr;
  void *Scheduler = nullptr;
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
  bool Quad = false;         ///< of those together: helper lanes take part
  bool Writes = false;       ///< to memory: helper lanes take no part
  bool GivesPointer = false; ///< to as many bytes as the result's type has, or null
};

/// The ops that have a meaning, by family.
using MeaningTable = std::map<OpCode, Meaning>;
void addMathMeanings(MeaningTable &Table);
void addIntegerMeanings(MeaningTable &Table);
void addRayMeanings(MeaningTable &Table);
void addResourceMeanings(MeaningTable &Table);
void addTextureMeanings(MeaningTable &Table);
void addStageMeanings(MeaningTable &Table);
void addWaveMeanings(MeaningTable &Table);
void addLinearAlgebraMeanings(MeaningTable &Table);
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
