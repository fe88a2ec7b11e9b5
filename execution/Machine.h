// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that the compiled program, the ops and the runner share.
#pragma once

#include "Wave.h"

#include <dxil/execution/Shader.h>

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace dxil::execution {

/// The type of a scalar. A slot of 64 bits holds it, zero-extended; a half as its bits.
enum class Scalar : uint8_t { I1, I8, I16, I32, I64, F16, F32, F64, Pointer };

using Slot = uint64_t;

/// Returns the width of a scalar in bits.
unsigned widthOf(Scalar Type);

/// The scalars of a dx.op function; aggregates are flattened in order.
struct Shape {
  std::string Name;
  std::vector<Scalar> Args;
  std::vector<Scalar> Results;
  uint32_t PointeeBytes = 0; ///< size of a pointer argument's pointee
};

/// A resource as seen through a handle.
struct View {
  Buffer *Target = nullptr;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Stride = 0;  ///< element size of a structured buffer, in bytes
  ElementFormat Format; ///< element format of a typed buffer

  // For generated code: raw, structured and constant buffers.
  uint8_t *Data = nullptr;
  uint32_t Bytes = 0;                ///< bytes that can be accessed
  uint32_t MappedBytes = 0;          ///< bytes that are backed by memory; ~0u: all
  uint32_t Elements = 0;             ///< bound of the first coordinate
  uint32_t Step = 0, OffsetStep = 0; ///< bytes per unit of each coordinate
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
  uint32_t FlatId = 0; ///< index of the thread in the group
  uint32_t Index = 0;  ///< index of the lane in the wave
  Wave *Parent = nullptr;
  Call Pending;                                   ///< call of an op that lanes perform together
  std::vector<std::shared_ptr<RayQuery>> Queries; ///< ray queries, indexed by handle
};

/// A wave's lanes and its place among the group's waves.
struct WaveOwner {
  Group *Owner = nullptr;
  uint32_t Width = 0;
  std::vector<Lane> Lanes;
  std::vector<Slot> ArgScratch, ResultScratch;
  std::vector<std::shared_ptr<const Matrix>> Matrices; ///< matrices, indexed by handle - 1
  size_t MatrixElements = 0;                           ///< total over all matrices
  /// Numbers of passed barriers that order groupshared memory and buffers.
  uint32_t SharedPhase = 0, BufferPhase = 0;
  struct RayFrame *Frame = nullptr; ///< frame of a ray tracing shader
};

/// The views of a worker. The low bits of a handle are an index in this table, so any number is a
/// valid handle; one that was never created has the null view.
class ViewTable {
public:
  static constexpr uint32_t Size = 1 << 16;
  ViewTable();
  /// Returns the view of a handle. The view and its target are never null.
  View &operator[](Slot Handle);
  /// Returns a handle of a view, the same for equal views, or the null handle if the table is full.
  Slot keep(View V);
  const View *data() const { return Views.get(); }

private:
  struct Release {
    void operator()(View *V) const;
  };
  std::unique_ptr<View[], Release> Views;
  uint32_t Count = 1; ///< view 0 is null
};

/// State that a host thread keeps between groups.
struct Worker {
  ViewTable Views;
  std::map<std::array<uint32_t, 3>, Buffer *> Bindings;
};

class RaceFinder;
class Tracer;
struct SharedVariable;
struct StageState; // state of stages other than compute (StageState.h)

/// State that the lanes of a running group share.
struct Group {
  std::array<uint32_t, 3> Id{}, Size{};
  uint32_t WaveSize = 32;
  const ShaderInfo *Info = nullptr;
  std::vector<Buffer> *Buffers = nullptr;
  Worker *Host = nullptr;
  FaultLog *Log = nullptr;
  StageState *Stage = nullptr;
  bool WrapBindings = false; ///< RunOptions::WrapBindings
  uint64_t Number = 0;       ///< number of the group in the launch
  const uint8_t *Shared = nullptr;
  uint64_t SharedBytes = 0;
  const std::vector<SharedVariable> *SharedVariables = nullptr;
  Tracer *Traces = nullptr;    ///< traces the selected thread
  RaceFinder *Races = nullptr; ///< race detection; null if there is none
  /// Waits at a barrier, called by the waiting wave; null if there is only one wave.
  void (*Wait)(Group &) = nullptr;
  void *Scheduler = nullptr;
  Status Done; ///< the first error stops the group

  bool failed() const { return !Done; }
  void fail(std::string Message) { fail(failure(std::move(Message))); }
  void fail(Error E) {
    if (Done)
      Done = std::move(E);
  }
};

/// Performs an op for one lane.
using LaneMeaning = void (*)(Lane &, const Call &);
/// Performs an op for the active lanes of a wave together. Lanes are in order and not empty; their
/// calls are in Pending.
using WaveMeaning = void (*)(std::span<Lane *const> Lanes);

/// The implementation of an op. A barrier has neither function.
struct Meaning {
  LaneMeaning Alone = nullptr;
  WaveMeaning Together = nullptr;
  bool Barrier = false;
  bool Quad = false;         ///< joint op in which helper lanes take part
  bool Writes = false;       ///< writes memory: helper lanes do not take part
  bool GivesPointer = false; ///< returns a pointer to the size of the result's type, or null
};

/// Implemented ops, by family.
using MeaningTable = std::map<OpCode, Meaning>;
void addRayMeanings(MeaningTable &Table);
void addResourceMeanings(MeaningTable &Table);
void addTextureMeanings(MeaningTable &Table);
void addStageMeanings(MeaningTable &Table);
void addLinearAlgebraMeanings(MeaningTable &Table);
const Meaning *findMeaning(OpCode Op);

/// Convert a slot to a number and back; integers and floats of each width.
double asFloat(Scalar Type, Slot Value);
Slot fromFloat(Scalar Type, double Value);
int64_t asSigned(Scalar Type, Slot Value);
Slot fromInteger(Scalar Type, uint64_t Value);
inline bool isFloat(Scalar Type) {
  return Type == Scalar::F16 || Type == Scalar::F32 || Type == Scalar::F64;
}

} // namespace dxil::execution
