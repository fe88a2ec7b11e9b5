// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The outputs that depend on each input and on the view. The runtime reads them from PSV0 to find
// work that view instancing can share.
#include <dxil/container/derive/OpCall.h>
#include <dxil/container/derive/SignatureUse.h>

#include "Functions.h"
#include "Sources.h"

#include <algorithm>
#include <bit>

namespace dxil::container {
namespace {

class DependencyAnalysis {
public:
  DependencyAnalysis(const Analysis &A, const EntryPoint &E)
      : A(A), E(E), Bits{numScalars(E.Input), numScalars(E.PatchOrPrimitive),
                         E.Kind == Stage::Hull ? numScalars(E.Output) : 0} {
    for (uint32_t S = 0; S < NumStreams; ++S)
      makeSets(Outputs[S], numScalars(E.Output, S));
    makeSets(PatchOutputs, Bits.Patch);
  }

  bool run(bool MaySweep) {
    if (!hasOutputs())
      return true; // no outputs, no dependencies
    const std::vector<ir::FunctionId> Functions = functionsOf(A, E);
    const SourcesOfOps Ops(A, E, Bits);
    std::unique_ptr<Sources> From = MaySweep ? sweepSources(A, Ops, Functions) : nullptr;
    if (!From)
      From = searchSources(A, Ops, Functions);
    if (!From)
      return false;
    for (ir::FunctionId F : Functions)
      for (const Analysis::KnownCall &Call : A.opCalls(F))
        if (!followStore({A, A.M.Instructions[Call.Instruction], Call.op()}, *From))
          return false;
    if (E.Kind == Stage::Hull)
      followControlPoints();
    return true;
  }

  /// Makes each output depend on all sources.
  void fill() {
    for (OutputSets *Group : {&Outputs[0], &Outputs[1], &Outputs[2], &Outputs[3], &PatchOutputs})
      for (std::vector<uint64_t> &Set : Group->Sets)
        Set.assign(Set.size(), ~uint64_t(0));
  }

  std::vector<uint32_t> numbers(bool UsesViewId) const;

private:
  /// One set for each component of an output signature.
  struct OutputSets {
    uint32_t Count = 0;
    std::vector<std::vector<uint64_t>> Sets;
  };

  const Analysis &A;
  const EntryPoint &E;
  SourceBits Bits;
  OutputSets Outputs[NumStreams], PatchOutputs;

  bool hasOutputs() const {
    return PatchOutputs.Count || std::ranges::any_of(Outputs, &OutputSets::Count);
  }
  void makeSets(OutputSets &To, uint32_t Count) const {
    To.Count = Count;
    To.Sets.assign(Count, std::vector<uint64_t>((Bits.count() + 63) / 64));
  }
  static bool test(const std::vector<uint64_t> &Set, uint32_t Bit) {
    return Set[Bit / 64] >> Bit % 64 & 1;
  }
  bool followStore(const OpCall &Call, Sources &From);
  void followControlPoints();
  static void addMask(const OutputSets &Sets, uint32_t Bit, std::vector<uint32_t> &To);
};

bool DependencyAnalysis::followStore(const OpCall &Call, Sources &From) {
  const OpCode Op = Call.code();
  const bool Stores = Op == OpCode::StoreOutput || Op == OpCode::StoreVertexOutput ||
                      Op == OpCode::StorePrimitiveOutput || Op == OpCode::StorePatchConstant;
  const auto Access = Stores ? signatureAccess(A.M, E, Call.I, Op) : std::nullopt;
  const ir::ValueId Stored = Access ? Call.argument(OperandId::Value) : ir::None;
  if (Stored == ir::None || !isInRegisters(*Access->Element))
    return true;
  OutputSets &To = Access->Kind == SignatureKind::Output
                       ? Outputs[Access->Element->Stream % NumStreams]
                       : PatchOutputs;
  for (const bool IsControl : {false, true}) {
    const auto Set = IsControl ? From.ofControl(Call.I) : From.ofValue(Stored);
    if (!Set)
      return false;
    if (!*Set)
      continue;
    for (uint64_t R = 0; R < Access->NumRows; ++R) {
      const uint64_t Component = scalarOf(*Access->Element, Access->FirstRow + R, Access->Column);
      if (Component >= To.Sets.size())
        continue; // an op of another stage does not write an output of this stage
      for (size_t W = 0; W < To.Sets[Component].size(); ++W)
        To.Sets[Component][W] |= (*Set)[W];
    }
  }
  return true;
}

/// If a patch constant function reads a control point component, its outputs depend on that
/// component's sources.
void DependencyAnalysis::followControlPoints() {
  for (std::vector<uint64_t> &Set : PatchOutputs.Sets)
    for (uint32_t C = 0; C < Bits.ControlPoints; ++C)
      if (test(Set, Bits.controlPoint(C))) {
        const std::vector<uint64_t> &From = Outputs[0].Sets[C];
        for (uint32_t Bit = 0; Bit < Bits.count(); ++Bit)
          if ((Bit < Bits.Inputs || Bit == Bits.view()) && test(From, Bit))
            Set[Bit / 64] |= uint64_t(1) << Bit % 64;
      }
}

void DependencyAnalysis::addMask(const OutputSets &Outputs, uint32_t Bit,
                                 std::vector<uint32_t> &To) {
  const size_t First = To.size();
  To.resize(First + (Outputs.Count + 31) / 32);
  for (uint32_t I = 0; I < Outputs.Count; ++I)
    To[First + I / 32] |= uint32_t(test(Outputs.Sets[I], Bit)) << I % 32;
}

std::vector<uint32_t> DependencyAnalysis::numbers(bool UsesViewId) const {
  std::vector<uint32_t> Out = {Bits.Inputs};
  auto addList = [&](const OutputSets &Sets) {
    Out.push_back(Sets.Count);
    if (UsesViewId)
      addMask(Sets, Bits.view(), Out);
    for (uint32_t I = 0; I < Bits.Inputs; ++I)
      addMask(Sets, Bits.input(I), Out);
  };
  for (uint32_t S = 0; S < (E.Kind == Stage::Geometry ? NumStreams : 1); ++S)
    addList(Outputs[S]);
  if (E.Kind == Stage::Hull || E.Kind == Stage::Mesh)
    addList(PatchOutputs);
  if (E.Kind == Stage::Domain) {
    Out.push_back(Bits.Patch);
    for (uint32_t I = 0; I < Bits.Patch; ++I)
      addMask(Outputs[0], Bits.patch(I), Out);
  }
  return Out;
}

} // namespace

std::optional<std::vector<uint32_t>> viewIdState(const Analysis &A, const EntryPoint &E,
                                                 bool UsesViewId, bool MaySweep) {
  DependencyAnalysis Dependencies(A, E);
  if (!Dependencies.run(MaySweep))
    return std::nullopt;
  return Dependencies.numbers(UsesViewId);
}

std::vector<uint32_t> fullViewIdState(const Analysis &A, const EntryPoint &E, bool UsesViewId) {
  DependencyAnalysis Dependencies(A, E);
  Dependencies.fill();
  return Dependencies.numbers(UsesViewId);
}

} // namespace dxil::container
