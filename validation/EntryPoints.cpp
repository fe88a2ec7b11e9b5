// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks the launch properties of each entry point against the limits of its stage.
#include "Context.h"
#include "Groups.h"

#include <dxil/generated/MetadataNumbers.h>

#include <bit>

namespace dxil::validation {
namespace {

/// Limits of a thread group.
struct GroupLimits {
  uint64_t X, Y, Z, Threads;
};
constexpr GroupLimits ComputeGroup{MaxGroupX, MaxGroupY, MaxGroupZ, MaxGroupThreads},
    MeshGroup{MaxMeshGroupThreads, MaxMeshGroupThreads, MaxMeshGroupThreads, MaxMeshGroupThreads};
using semantic::TessFactor, semantic::InsideTessFactor;

class EntryChecker {
public:
  EntryChecker(Context &Ctx, const EntryPoint &E)
      : Ctx(Ctx), E(E), F(Ctx.M.Functions[E.Function]) {}

  void check() {
    checkWaveSize();
    if (!E.HasProperties && E.hasThreadGroup())
      report(rule::MetaNoEntryPropsForEntry(E.Name));
    switch (E.Kind) {
    case Stage::Compute:
    case Stage::Node: checkGroup(ComputeGroup); break;
    case Stage::Mesh:
      checkGroup(MeshGroup);
      if (E.MaxVertexCount > MaxMeshVertices)
        report(rule::SmMeshShaderMaxVertexCount(int64_t(E.MaxVertexCount), MaxMeshVertices));
      if (E.MaxPrimitiveCount > MaxMeshPrimitives)
        report(
            rule::SmMeshShaderMaxPrimitiveCount(int64_t(E.MaxPrimitiveCount), MaxMeshPrimitives));
      break;
    case Stage::Amplification: checkGroup(MeshGroup); break;
    case Stage::Domain: checkDomain(); break;
    case Stage::Hull: checkHull(); break;
    case Stage::Geometry: checkGeometry(); break;
    default: break;
    }
    checkBody();
  }

private:
  Context &Ctx;
  const EntryPoint &E;
  const ir::Function &F;

  void report(RuleMessage M) { Ctx.report(std::move(M), F); }

  void checkGroup(const GroupLimits &Limit) {
    const uint64_t Limits[] = {Limit.X, Limit.Y, Limit.Z};
    static constexpr const char *Axis[] = {"X", "Y", "Z"};
    uint64_t Count = 1;
    for (unsigned I = 0; I < 3; ++I) {
      if (E.Threads[I] < 1 || E.Threads[I] > Limits[I])
        report(
            rule::SmThreadGroupChannelRange(Axis[I], int64_t(E.Threads[I]), 1, int64_t(Limits[I])));
      Count = uint32_t(Count * E.Threads[I]);
    }
    if (Count > Limit.Threads)
      report(rule::SmMaxTheadGroup(int64_t(Count), int64_t(Limit.Threads)));
  }

  static bool isWaveSize(uint64_t N) {
    return N >= MinWaveSize && N <= MaxWaveSize && std::has_single_bit(N);
  }

  void checkWaveSize() {
    const WaveSize &W = E.Wave;
    if (!W.Min) {
      if (W.Max || W.Preferred)
        report(rule::SmWaveSizeAllZeroWhenUndefined(int64_t(W.Max), int64_t(W.Preferred)));
    } else if (!isWaveSize(W.Min)) {
      report(rule::SmWaveSizeValue("minimum", int64_t(W.Min)));
    } else if (W.Max && !isWaveSize(W.Max)) {
      report(rule::SmWaveSizeValue("maximum", int64_t(W.Max)));
    } else if (W.Preferred && !isWaveSize(W.Preferred)) {
      report(rule::SmWaveSizeValue("preference", int64_t(W.Preferred)));
    } else if (!W.Max) {
      if (W.Preferred)
        report(
            rule::SmWaveSizeMaxAndPreferredZeroWhenNoRange(int64_t(W.Max), int64_t(W.Preferred)));
    } else if (W.Max < W.Min) {
      report(rule::SmWaveSizeMaxGreaterThanMin(int64_t(W.Max), int64_t(W.Min)));
    } else if (W.Preferred && (W.Preferred < W.Min || W.Preferred > W.Max)) {
      report(
          rule::SmWaveSizePreferredInRange(int64_t(W.Preferred), int64_t(W.Min), int64_t(W.Max)));
    }
    if (W.Min && E.Kind != Stage::Compute && !E.IsNode)
      report(rule::SmWaveSizeOnComputeOrNode(E.Name, container::stageName(E.Kind)));
  }

  // ---- Tessellation ----

  /// Returns true if the table has the number, with an HLSL keyword.
  template <class Table> static bool known(const Table &Rows, uint64_t Number) {
    const auto *Row = findNumber(Rows, Number);
    return Row && !Row->Word.empty();
  }

  const TessellatorDomainInfo *domain() const {
    return known(TessellatorDomains, E.Domain) ? findNumber(TessellatorDomains, E.Domain) : nullptr;
  }
  bool isDomain(TessellatorDomain D) const { return E.Domain == uint64_t(D); }

  void checkDomain() {
    if (E.InputControlPoints > MaxControlPoints)
      report(
          rule::SmDSInputControlPointCountRange(int64_t(E.InputControlPoints), MaxControlPoints));
    if (!domain())
      report(rule::SmValidDomain(int64_t(E.Domain)));
    checkFactors();
  }

  void checkHull() {
    if (E.InputControlPoints == 0 && !E.Input.empty())
      report(rule::SmZeroHSInputControlPointWithInput());
    if (E.InputControlPoints > MaxControlPoints)
      report(
          rule::SmHSInputControlPointCountRange(int64_t(E.InputControlPoints), MaxControlPoints));
    if (E.OutputControlPoints < 1 || E.OutputControlPoints > MaxControlPoints)
      report(rule::SmOutputControlPointCountRange(int64_t(E.OutputControlPoints), 1,
                                                  MaxControlPoints));
    if (!domain())
      report(rule::SmValidDomain(int64_t(E.Domain)));
    if (!known(TessellatorPartitionings, E.Partitioning))
      report(rule::MetaTessellatorPartition(int64_t(E.Partitioning)));
    if (!known(TessellatorPrimitives, E.OutputPrimitive))
      report(rule::MetaTessellatorOutputPrimitive(int64_t(E.OutputPrimitive)));
    if (!(E.MaxTessFactor >= 1.0f && E.MaxTessFactor <= float(MaxTessellationFactor)))
      report(rule::MetaMaxTessFactor(std::to_string(E.MaxTessFactor)));
    auto Primitive = TessellatorPrimitive(E.OutputPrimitive);
    bool Triangle = Primitive == TessellatorPrimitive::TriangleCW ||
                    Primitive == TessellatorPrimitive::TriangleCCW;
    if (isDomain(TessellatorDomain::Isoline) && Triangle)
      report(rule::SmIsoLineOutputPrimitiveMismatch("triangle"));
    if (domain() && !isDomain(TessellatorDomain::Isoline) &&
        Primitive == TessellatorPrimitive::Line)
      report(rule::SmTriOutputPrimitiveMismatch(domain()->Word));
    checkFactors();
  }

  /// Each domain has a fixed number of edge and inside tessellation factors.
  void checkFactors() {
    const TessellatorDomainInfo *Domain = domain();
    if (!Domain)
      return;
    bool Edge = false, Inside = false;
    for (const SignatureElement &S : E.PatchOrPrimitive) {
      if (S.Kind == TessFactor) {
        Edge = true;
        if (S.Rows != Domain->Edges || S.Columns > 1)
          report(rule::SmTessFactorSizeMatchDomain(int64_t(S.Rows), int64_t(S.Columns),
                                                   Domain->Word, int64_t(Domain->Edges)));
      } else if (S.Kind == InsideTessFactor) {
        Inside = true;
        if (S.Rows != Domain->Insides || S.Columns > 1)
          report(rule::SmInsideTessFactorSizeMatchDomain(int64_t(S.Rows), int64_t(S.Columns),
                                                         Domain->Word, int64_t(Domain->Insides)));
      }
    }
    if (E.Kind != Stage::Hull)
      return;
    if (!Edge)
      report(rule::SmTessFactorForDomain(Domain->Word, "SV_TessFactor"));
    if (!Inside && Domain->Insides)
      report(rule::SmTessFactorForDomain(Domain->Word, "SV_InsideTessFactor"));
  }

  // ---- Geometry ----

  /// The reference validator also accepts the undefined primitive.
  static bool isInputPrimitive(uint64_t P) {
    return findNumber(InputPrimitives, P) ||
           (P > uint64_t(InputPrimitive::FirstPatch) && P < uint64_t(InputPrimitive::LastPatch));
  }

  void checkGeometry() {
    if (E.MaxVertexCount > MaxGeometryVertices)
      report(rule::SmGSOutputVertexCountRange(int64_t(E.MaxVertexCount), MaxGeometryVertices));
    if (E.Instances < 1 || E.Instances > MaxGeometryInstances)
      report(rule::SmGSInstanceCountRange(int64_t(E.Instances), MaxGeometryInstances));
    if (!known(OutputTopologies, E.Topology) || !(E.StreamMask & 0xf))
      report(rule::SmGSValidOutputPrimitiveTopology(std::to_string(E.Topology)));
    if (!isInputPrimitive(E.InputPrimitive))
      report(rule::SmGSValidInputPrimitive(int64_t(E.InputPrimitive)));
  }

  // ---- Bodies ----

  void checkBody() {
    if (!F.IsDeclaration)
      return;
    if (E.Kind != Stage::Hull)
      return report(rule::MetaEntryFunction(E.Name));
    if (E.InputControlPoints < E.OutputControlPoints)
      report(rule::SmHullPassThruControlPointCountMatch(E.Name, int64_t(E.InputControlPoints),
                                                        int64_t(E.OutputControlPoints)));
    uint64_t Scalars = 0;
    for (const SignatureElement &S : E.Output)
      Scalars += S.Rows * S.Columns;
    if (Scalars * E.OutputControlPoints > MaxPatchScalars)
      report(rule::SmOutputControlPointsTotalScalars(int64_t(Scalars * E.OutputControlPoints),
                                                     MaxPatchScalars));
  }
};

} // namespace

void checkEntryPoints(Context &Ctx) {
  for (const EntryPoint &E : Ctx.Info.Entries)
    EntryChecker(Ctx, E).check();
}

} // namespace dxil::validation
