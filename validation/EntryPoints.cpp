// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The launch properties of each entry point against the limits of its stage.
#include "Context.h"
#include "Groups.h"

#include <bit>

namespace dxil::validation {
namespace {

/// Limits on a thread group.
struct GroupLimits {
  uint64_t X, Y, Z, Threads;
};
constexpr GroupLimits ComputeGroup{1024, 1024, 64, 1024}, MeshGroup{128, 128, 128, 128};
constexpr uint64_t MaxControlPoints = 32, MaxGeometryVertices = 1024, MaxGeometryInstances = 32;
constexpr uint64_t MaxMeshVertices = 256, MaxMeshPrimitives = 256, MaxPatchScalars = 3968;
constexpr uint64_t TessFactor = 25, InsideTessFactor = 26;

/// Numbers of the tessellator's domains.
enum : uint64_t { Isoline = 1, Tri = 2, Quad = 3 };
constexpr const char *DomainNames[] = {"undefined", "isoline", "tri", "quad"};

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
    case Stage::Node:
      checkGroup(ComputeGroup);
      break;
    case Stage::Mesh:
      checkGroup(MeshGroup);
      if (E.MaxVertexCount > MaxMeshVertices)
        report(rule::SmMeshShaderMaxVertexCount(int64_t(E.MaxVertexCount), MaxMeshVertices));
      if (E.MaxPrimitiveCount > MaxMeshPrimitives)
        report(rule::SmMeshShaderMaxPrimitiveCount(int64_t(E.MaxPrimitiveCount), MaxMeshPrimitives));
      break;
    case Stage::Amplification:
      checkGroup(MeshGroup);
      break;
    case Stage::Domain:
      checkDomain();
      break;
    case Stage::Hull:
      checkHull();
      break;
    case Stage::Geometry:
      checkGeometry();
      break;
    default:
      break;
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
        report(rule::SmThreadGroupChannelRange(Axis[I], int64_t(E.Threads[I]), 1,
                                               int64_t(Limits[I])));
      Count = uint32_t(Count * E.Threads[I]);
    }
    if (Count > Limit.Threads)
      report(rule::SmMaxTheadGroup(int64_t(Count), int64_t(Limit.Threads)));
  }

  static bool isWaveSize(uint64_t N) { return N >= 4 && N <= 128 && std::has_single_bit(N); }

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
        report(rule::SmWaveSizeMaxAndPreferredZeroWhenNoRange(int64_t(W.Max), int64_t(W.Preferred)));
    } else if (W.Max < W.Min) {
      report(rule::SmWaveSizeMaxGreaterThanMin(int64_t(W.Max), int64_t(W.Min)));
    } else if (W.Preferred && (W.Preferred < W.Min || W.Preferred > W.Max)) {
      report(rule::SmWaveSizePreferredInRange(int64_t(W.Preferred), int64_t(W.Min), int64_t(W.Max)));
    }
    if (W.Min && E.Kind != Stage::Compute && !E.IsNode)
      report(rule::SmWaveSizeOnComputeOrNode(E.Name, stageName(E.Kind)));
  }

  // ---- Tessellation ----

  void checkDomain() {
    if (E.InputControlPoints > MaxControlPoints)
      report(rule::SmDSInputControlPointCountRange(int64_t(E.InputControlPoints), MaxControlPoints));
    if (E.Domain < Isoline || E.Domain > Quad)
      report(rule::SmValidDomain(int64_t(E.Domain)));
    checkFactors();
  }

  void checkHull() {
    if (E.InputControlPoints == 0 && !E.Input.empty())
      report(rule::SmZeroHSInputControlPointWithInput());
    if (E.InputControlPoints > MaxControlPoints)
      report(rule::SmHSInputControlPointCountRange(int64_t(E.InputControlPoints), MaxControlPoints));
    if (E.OutputControlPoints < 1 || E.OutputControlPoints > MaxControlPoints)
      report(rule::SmOutputControlPointCountRange(int64_t(E.OutputControlPoints), 1,
                                                  MaxControlPoints));
    if (E.Domain < Isoline || E.Domain > Quad)
      report(rule::SmValidDomain(int64_t(E.Domain)));
    if (E.Partitioning < 1 || E.Partitioning > 4)
      report(rule::MetaTessellatorPartition(int64_t(E.Partitioning)));
    if (E.OutputPrimitive < 1 || E.OutputPrimitive > 4)
      report(rule::MetaTessellatorOutputPrimitive(int64_t(E.OutputPrimitive)));
    if (!(E.MaxTessFactor >= 1.0f && E.MaxTessFactor <= 64.0f))
      report(rule::MetaMaxTessFactor(std::to_string(E.MaxTessFactor)));
    bool Line = E.OutputPrimitive == 2, Triangle = E.OutputPrimitive == 3 || E.OutputPrimitive == 4;
    if (E.Domain == Isoline && Triangle)
      report(rule::SmIsoLineOutputPrimitiveMismatch("triangle"));
    if ((E.Domain == Tri || E.Domain == Quad) && Line)
      report(rule::SmTriOutputPrimitiveMismatch(DomainNames[E.Domain]));
    checkFactors();
  }

  /// One tessellation factor for each edge and for each inner direction.
  void checkFactors() {
    static constexpr uint64_t Edges[] = {0, 2, 3, 4}, Insides[] = {0, 0, 1, 2};
    if (E.Domain < Isoline || E.Domain > Quad)
      return;
    const char *Domain = DomainNames[E.Domain];
    bool Edge = false, Inside = false;
    for (const SignatureElement &S : E.PatchOrPrimitive) {
      if (S.Kind == TessFactor) {
        Edge = true;
        if (S.Rows != Edges[E.Domain] || S.Columns > 1)
          report(rule::SmTessFactorSizeMatchDomain(int64_t(S.Rows), int64_t(S.Columns), Domain,
                                                   int64_t(Edges[E.Domain])));
      } else if (S.Kind == InsideTessFactor) {
        Inside = true;
        if (S.Rows != Insides[E.Domain] || S.Columns > 1)
          report(rule::SmInsideTessFactorSizeMatchDomain(int64_t(S.Rows), int64_t(S.Columns), Domain,
                                                         int64_t(Insides[E.Domain])));
      }
    }
    if (E.Kind != Stage::Hull)
      return;
    if (!Edge)
      report(rule::SmTessFactorForDomain(Domain, "SV_TessFactor"));
    if (!Inside && E.Domain != Isoline)
      report(rule::SmTessFactorForDomain(Domain, "SV_InsideTessFactor"));
  }

  // ---- Geometry ----

  static bool isInputPrimitive(uint64_t P) { return P <= 3 || (P >= 6 && P <= 39); }

  void checkGeometry() {
    if (E.MaxVertexCount > MaxGeometryVertices)
      report(rule::SmGSOutputVertexCountRange(int64_t(E.MaxVertexCount), MaxGeometryVertices));
    if (E.Instances < 1 || E.Instances > MaxGeometryInstances)
      report(rule::SmGSInstanceCountRange(int64_t(E.Instances), MaxGeometryInstances));
    bool Known = E.Topology == 1 || E.Topology == 3 || E.Topology == 5;
    if (!Known || !(E.StreamMask & 0xf))
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
