// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The signatures of entry points: each element, how elements share registers, and stage limits.
#include "Context.h"
#include "Groups.h"
#include <dxil/container/derive/OpCall.h>

#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/ops/SystemValues.h>

#include <algorithm>
#include <map>
#include <set>

namespace dxil::validation {
namespace {

using namespace semantic;

/// Returns true if a position with this mode is valid together with a conservative depth output.
bool acceptsConservativeDepth(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return Mode == uint64_t(InterpolationMode::Undefined) ||
         (withoutPerspective(Mode) && (I->Centroid || I->Sample));
}

std::string modeName(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return I ? std::string(I->Label) : std::to_string(Mode);
}

struct ComponentInfo {
  unsigned Width = 0;
  bool Float = false, Integer = false, Bool = false;
};
/// Returns the properties of a component type. Width is 0 for a type that elements cannot have.
ComponentInfo componentInfo(uint64_t T) {
  const ComponentTypeInfo &C = infoOf(ComponentType(T));
  if (C.Sort == ComponentSort::Bool)
    return {1, false, false, true};
  return C.isReal() || C.isInteger() ? ComponentInfo{C.Bits, C.isReal(), C.isInteger(), false}
                                     : ComponentInfo();
}

class SignatureVerifier {
public:
  SignatureVerifier(Context &Ctx, const EntryPoint &E, const Signature &S, SignatureList D)
      : Ctx(Ctx), E(E), S(S), D(D), Point(signaturePoint(E.Kind, D)) {}

  void verify() {
    for (const SignatureElement &X : S)
      verifyElement(X);
    verifySet();
    verifyPacking();
  }

private:
  Context &Ctx;
  const EntryPoint &E;
  const Signature &S;
  SignatureList D;
  SignaturePoint Point;

  void report(RuleMessage M) { Ctx.report(std::move(M), Ctx.M.Functions[E.Function]); }
  const char *direction() const {
    return D == SignatureList::Input    ? "input"
           : D == SignatureList::Output ? "output"
           : E.Kind == Stage::Mesh      ? "primitive output"
                                        : "patch constant";
  }
  SignatureRole roleOf(const SignatureElement &X) const {
    return elementRole(X.Kind, Point, Ctx.Info.ShaderModel.Minor);
  }
  static std::string name(const SignatureElement &X) { return std::string(X.Name); }

  // ---- One element ----

  void verifyElement(const SignatureElement &X) {
    // The kind determines the name of a system value.
    if (X.Kind == Arbitrary && (X.Name.empty() || X.Name.size() > MaxSemanticName))
      report(rule::MetaSemanticLen("element " + std::to_string(X.Id), int64_t(X.Name.size())));
    const SystemValueInfo *V = systemValue(X.Kind);
    // The reference validator takes the name from the kind, so it cannot find a difference.
    if (X.Kind != Arbitrary && V && !isSemantic(V->Name, X.Name))
      Ctx.reportStrict(rule::MetaSemaKindMatchesName(name(X), V->Name),
                       Ctx.M.Functions[E.Function]);
    ComponentInfo C = componentInfo(X.Component);
    if (!C.Width)
      report(rule::MetaSignatureCompType(name(X), int64_t(X.Component)));
    if ((C.Integer || C.Bool) && interpolates(X.Interpolation))
      report(rule::MetaIntegerInterpMode(name(X), modeName(X.Interpolation)));
    verifyPlace(X);
    if (!V)
      report(rule::MetaSemaKindValid(name(X), int64_t(X.Kind)));
    else
      verifyType(X, C);
    verifyStream(X);
    verifyIndex(X);
    if (X.Columns + (X.isAllocated() ? uint64_t(X.StartColumn) : 0) > RegisterColumns)
      report(outOfRange(X));
    if (!interpolationInfo(X.Interpolation))
      report(rule::MetaInterpModeValid(name(X), int64_t(X.Interpolation)));
  }

  RuleMessage outOfRange(const SignatureElement &X) const {
    return rule::MetaSignatureOutOfRange(name(X), X.StartRow, X.StartColumn, int64_t(X.Rows),
                                         int64_t(X.Columns));
  }

  void verifyPlace(const SignatureElement &X) {
    const SignatureRole Role = roleOf(X);
    const bool Allowed = isInSignature(Role), Packed = isPacked(Role);
    if (!Allowed)
      report(rule::SmSemantic(name(X), container::stageName(E.Kind), direction()));
    else if (Packed && !X.isAllocated())
      report(rule::MetaSemanticShouldBeAllocated(direction(), name(X)));
    else if (!Packed && X.isAllocated())
      report(rule::MetaSemanticShouldNotBeAllocated(direction(), name(X), X.StartRow));
  }

  void wantType(const SignatureElement &X, bool Good, std::string_view Expected) {
    if (!Good)
      report(rule::MetaSemanticCompType(name(X),
                                        (X.Columns > 1 ? std::to_string(X.Columns) + " x " : "") +
                                            std::string(componentName(ComponentType(X.Component))),
                                        Expected));
  }

  void verifyType(const SignatureElement &X, const ComponentInfo &C) {
    bool Real = C.Float && C.Width <= 32, One = X.Columns == 1;
    auto T = ComponentType(X.Component);
    switch (X.Kind) {
    case Depth:
    case DepthLessEqual:
    case DepthGreaterEqual: return wantType(X, Real && One, "float");
    case Coverage:
    case InnerCoverage:
    case OutputControlPointID: return wantType(X, T == ComponentType::U32 && One, "uint");
    case Position: return wantType(X, Real && X.Columns == 4, "float4");
    case Target: return wantType(X, C.Width <= 32, "float, int or uint of at most 32 bits");
    case ClipDistance:
    case CullDistance:
    case TessFactor:
    case InsideTessFactor: return wantType(X, Real, "float");
    case IsFrontFace: return wantType(X, C.Integer && C.Width == 32 && One, "uint");
    case RenderTargetArrayIndex:
    case ViewportArrayIndex:
    case VertexID:
    case PrimitiveID:
    case InstanceID:
    case GSInstanceID:
    case SampleIndex:
    case StencilRef:
    case ShadingRate:
      return wantType(X, (T == ComponentType::U32 || T == ComponentType::U16) && One, "uint");
    case CullPrimitive: return wantType(X, C.Bool && One, "bool");
    case Barycentrics:
      wantType(X, Real, "float");
      if (!interpolates(X.Interpolation))
        report(rule::MetaBarycentricsInterpolation(modeName(X.Interpolation)));
      if (X.Columns != 3)
        report(rule::MetaBarycentricsFloat3(int64_t(X.Columns)));
      return;
    default: return;
    }
  }

  void verifyStream(const SignatureElement &X) {
    uint64_t Limit = E.Kind == Stage::Geometry && D == SignatureList::Output ? MaxStreams - 1 : 0;
    if (X.Stream > Limit)
      report(rule::SmStreamIndexRange(name(X), int64_t(X.Stream), int64_t(Limit)));
    if (E.Kind == Stage::Geometry && X.Stream != 0 &&
        OutputTopology(E.Topology) != OutputTopology::PointList)
      report(rule::SmMultiStreamMustBePoint(name(X)));
  }

  void verifyIndex(const SignatureElement &X) {
    if (X.Kind == Target) {
      int64_t Row = X.StartRow;
      for (uint64_t Index : X.Indices)
        if (int64_t Actual = Row++; Actual != int64_t(Index))
          report(rule::SmPSTargetIndexMatchesRow(name(X), int64_t(Index), Actual));
      if (X.StartColumn != 0)
        report(rule::SmPSTargetCol0(name(X), X.StartColumn));
      if (X.StartRow + int64_t(X.Rows) > MaxRenderTargets)
        report(rule::MetaSemanticIndexMax(X.StartRow + int64_t(X.Rows) - 1, name(X),
                                          MaxRenderTargets - 1));
      return;
    }
    if (X.Kind == Arbitrary || !isInSignature(roleOf(X)))
      return;
    bool ClipCull = X.Kind == ClipDistance || X.Kind == CullDistance;
    bool Factor = X.Kind == TessFactor || X.Kind == InsideTessFactor;
    uint64_t First = X.Indices.empty() ? 0 : X.Indices[0];
    uint64_t Limit = X.Kind == Barycentrics ? 1 : 0;
    if (!ClipCull && First > Limit)
      report(rule::MetaSemanticIndexMax(int64_t(First), name(X), int64_t(Limit)));
    if (!ClipCull && !Factor && X.Rows > 1)
      report(rule::MetaSystemValueRows(name(X), int64_t(X.Rows)));
  }

  // ---- Sets of elements ----

  unsigned streamOf(const SignatureElement &X) const {
    return E.Kind == Stage::Geometry && D == SignatureList::Output && X.Stream < 4
               ? unsigned(X.Stream)
               : 0;
  }

  void verifySet() {
    std::set<std::pair<std::string, uint64_t>> Names[4];
    std::set<uint64_t> Kinds[4];
    std::set<int64_t> ClipRows[4];
    uint64_t ClipComponents[4] = {}, Targets = 0;
    bool HasDepth = false;
    std::vector<bool> Perspective;
    for (const SignatureElement &X : S) {
      unsigned Stream = streamOf(X);
      std::string Upper = name(X);
      for (char &C : Upper)
        C = C >= 'a' && C <= 'z' ? char(C - 32) : C;
      for (uint64_t Index : X.Indices)
        if (!Names[Stream].insert({Upper, Index}).second)
          return report(rule::MetaNoSemanticOverlap(name(X), int64_t(Index)));
      switch (X.Kind) {
      case Arbitrary: break;
      case Target: {
        uint64_t Mask =
            X.StartRow >= 0 && X.StartRow < MaxRenderTargets && X.Rows <= MaxRenderTargets
                ? ((1ull << X.Rows) - 1) << X.StartRow
                : 0;
        if (Targets & Mask)
          report(rule::MetaNoSemanticOverlap(name(X), X.StartRow));
        Targets |= Mask;
        if (X.Rows > 1)
          report(rule::SmNoPSOutputIdx(name(X), int64_t(X.Rows)));
        break;
      }
      case ClipDistance:
      case CullDistance:
        for (uint64_t R = 0; R < std::min<uint64_t>(X.Rows, MaxSignatureRows); ++R)
          ClipRows[Stream].insert(X.StartRow + int64_t(R));
        if (ClipRows[Stream].size() > MaxClipCullRegisters)
          report(rule::MetaClipCullMaxRows(int64_t(ClipRows[Stream].size())));
        if ((ClipComponents[Stream] += X.Columns) > MaxClipCullScalars)
          report(rule::MetaClipCullMaxComponents(int64_t(ClipComponents[Stream])));
        break;
      case Depth:
      case DepthLessEqual:
      case DepthGreaterEqual:
        if (HasDepth)
          report(rule::SmPSMultipleDepthSemantic(name(X)));
        HasDepth = true;
        break;
      case Barycentrics: {
        bool NoPerspective = withoutPerspective(X.Interpolation);
        if (Perspective.size() > 1 || (Perspective.size() == 1 && Perspective[0] == NoPerspective))
          report(rule::MetaBarycentricsTwoPerspectives(name(X)));
        Perspective.push_back(NoPerspective);
        break;
      }
      default:
        if (!Kinds[Stream].insert(X.Kind).second)
          report(rule::MetaDuplicateSysValue(name(X), direction()));
        break;
      }
    }
  }

  // ---- Registers ----

  struct Row {
    uint8_t Used = 0;
    uint64_t Mode = 0;
    unsigned Width = 0;
    bool Taken = false;
    uint8_t Index = 0;       ///< ContinuesUp, ContinuesDown: rows to which an index may continue
    bool IndexFixed = false; ///< an element in the row allows no further indexing
    uint8_t Order[4] = {};
  };

  /// Returns the order in a row: arbitrary values, then system values, then generated values.
  static uint8_t order(SignatureRole Role) {
    return Role == SignatureRole::Generated ? 3 : Role == SignatureRole::Arbitrary ? 1 : 2;
  }

  void verifyPacking() {
    std::vector<Row> Rows[4] = {std::vector<Row>(32), std::vector<Row>(32), std::vector<Row>(32),
                                std::vector<Row>(32)};
    for (const SignatureElement &X : S) {
      const SignatureRole Role = roleOf(X);
      if (!X.isAllocated() || X.Kind == Target || !isPacked(Role))
        continue;
      place(X, Role, Rows[streamOf(X)]);
    }
    if (D == SignatureList::Input && E.Kind == Stage::Pixel && usesViewId() &&
        std::none_of(Rows[0].begin(), Rows[0].end(), takesViewId))
      report(rule::SmViewIDNeedsSlot());
  }

  bool usesViewId() const {
    return std::ranges::any_of(Ctx.opCalls(E.Function), [](const Analysis::KnownCall &C) {
      return C.op().Code == OpCode::ViewID;
    });
  }

  /// Returns true if a generated value of one constant component fits into a row.
  static bool takesViewId(const Row &RowState) {
    constexpr uint64_t Constant = 1;
    if (!RowState.Taken)
      return true;
    if (RowState.Index || (RowState.Mode && RowState.Mode != Constant) || RowState.Width != 32)
      return false;
    for (unsigned Column = 0; Column < 4; ++Column)
      if (!(RowState.Used >> Column & 1) &&
          !breaksOrder(RowState, order(SignatureRole::Generated), Column, 1))
        return true;
    return false;
  }

  void place(const SignatureElement &X, SignatureRole Role, std::vector<Row> &Rows) {
    uint64_t First = uint64_t(X.StartRow), Column = uint64_t(X.StartColumn);
    if (First + X.Rows > MaxSignatureRows)
      return report(outOfRange(X));
    if (X.StartColumn < 0 || Column + X.Columns > RegisterColumns)
      return; // reported by verifyElement()
    uint8_t Mask = uint8_t(((1u << X.Columns) - 1) << Column);
    bool InputAssembler = E.Kind == Stage::Vertex && D == SignatureList::Input;
    auto at = [&](auto Make) {
      report(Make(name(X), X.StartRow, X.StartColumn, int64_t(X.Rows), int64_t(X.Columns)));
    };
    bool Single = Role == SignatureRole::System || Role == SignatureRole::Generated,
         Factor = Role == SignatureRole::TessFactor;
    // Elements of a vertex shader's input do not share rows, so any taken register is a conflict.
    for (uint64_t R = First; R < First + X.Rows; ++R) {
      Row &RowState = Rows[R];
      if (!RowState.Taken)
        continue;
      if (!InputAssembler) {
        uint8_t Index = indexBits(R - First, X.Rows), Combined = Index | RowState.Index;
        if ((RowState.Index && Single) || (RowState.IndexFixed && Combined != RowState.Index) ||
            (Factor && Combined != Index))
          return report(rule::MetaSignatureIndexConflict(name(X), X.StartRow));
        if (RowState.Mode != X.Interpolation)
          return report(rule::MetaInterpModeInOneRow(name(X), X.StartRow));
        unsigned Width = dataWidth(X);
        if (RowState.Width != Width)
          return report(rule::MetaSignatureDataWidth(name(X), X.StartRow));
      }
      if (RowState.Used & Mask)
        return at([](auto N, auto R, auto C, auto H, auto W) {
          return rule::MetaSignatureOverlap(N, R, C, H, W);
        });
      if (!InputAssembler && breaksOrder(RowState, order(Role), Column, X.Columns))
        return report(rule::MetaSignatureIllegalComponentOrder(name(X), X.StartRow, X.StartColumn));
    }
    for (uint64_t R = First; R < First + X.Rows; ++R) {
      Row &RowState = Rows[R];
      RowState.Used |= Mask;
      RowState.Taken = true;
      RowState.Mode = X.Interpolation;
      RowState.Width = dataWidth(X);
      RowState.Index |= indexBits(R - First, X.Rows);
      RowState.IndexFixed |= Single || Factor;
      for (uint64_t C = Column; C < Column + X.Columns; ++C)
        RowState.Order[C] = order(Role);
    }
  }

  unsigned dataWidth(const SignatureElement &X) const {
    return Ctx.Info.usesMinPrecision() || componentInfo(X.Component).Width != 16 ? 32 : 16;
  }

  /// Returns flags for rows before and after this one to which an index into the element can lead.
  static uint8_t indexBits(uint64_t Row, uint64_t Rows) {
    return uint8_t((Row > 0 ? 1 : 0) | (Row + 1 < Rows ? 2 : 0));
  }

  static bool breaksOrder(const Row &RowState, uint8_t Order, uint64_t Column, uint64_t Columns) {
    for (uint64_t C = 0; C < 4; ++C) {
      if (!RowState.Order[C])
        continue;
      if ((C < Column && RowState.Order[C] > Order) ||
          (C >= Column + Columns && RowState.Order[C] < Order))
        return true;
    }
    return false;
  }
};

/// Limits of a stage on its signatures as a whole.
class EntryVerifier {
public:
  EntryVerifier(Context &Ctx, const EntryPoint &E) : Ctx(Ctx), E(E) {}

  void verify() {
    bool Any = !E.Input.empty() || !E.Output.empty() || !E.PatchOrPrimitive.empty();
    if (E.isRay()) {
      if (Any)
        report(rule::SmRayShaderSignatures(E.Name));
      return verifyRayArguments();
    }
    if (E.Kind == Stage::Compute && Any)
      report(rule::SmCSNoSignatures(E.Name));
    if (E.Kind == Stage::Pixel)
      noModes(E.Output);
    if (E.Kind == Stage::Vertex)
      noModes(E.Input);
    if (E.Kind == Stage::Mesh)
      verifyMesh();
    else
      noModes(E.PatchOrPrimitive);
    if (E.Kind == Stage::Pixel)
      verifyPixel();
    if (E.Kind == Stage::Geometry)
      verifyGeometry();
    bool Patch = E.Kind == Stage::Hull || E.Kind == Stage::Domain || E.Kind == Stage::Mesh;
    if (!Patch && !E.PatchOrPrimitive.empty() && E.Kind != Stage::Compute)
      report(rule::SmPatchConstantOnlyForHSDS(container::stageName(E.Kind)));
  }

private:
  Context &Ctx;
  const EntryPoint &E;

  void report(RuleMessage M) { Ctx.report(std::move(M), Ctx.M.Functions[E.Function]); }

  void noModes(const Signature &S) {
    for (const SignatureElement &X : S)
      if (X.Interpolation != uint64_t(InterpolationMode::Undefined))
        report(rule::SmNoInterpMode(X.Name, modeName(X.Interpolation)));
  }

  uint64_t argumentSize(uint32_t N) const {
    const ir::Function &F = Ctx.M.Functions[E.Function];
    std::span<const ir::TypeId> Params = Ctx.M.fields(Ctx.M.type(F.FunctionType));
    if (N >= Params.size())
      return 0;
    ir::TypeId T = Params[N];
    if (Ctx.M.type(T).Kind == ir::TypeKind::Pointer)
      T = Ctx.M.type(T).Element;
    return Ctx.Layout.allocSize(T).value_or(0);
  }

  void verifyRayArguments() {
    bool Hit = E.Kind == Stage::Anyhit || E.Kind == Stage::Closesthit;
    bool Payload = Hit || E.Kind == Stage::Miss || E.Kind == Stage::Callable;
    if (Payload && E.RayPayloadSize < argumentSize(0))
      report(rule::SmRayShaderPayloadSize(E.Name, int64_t(E.RayPayloadSize),
                                          E.Kind == Stage::Callable ? "params" : "payload",
                                          int64_t(argumentSize(0))));
    if (Hit && E.RayAttributeSize < argumentSize(1))
      report(rule::SmRayShaderPayloadSize(E.Name, int64_t(E.RayAttributeSize), "attributes",
                                          int64_t(argumentSize(1))));
  }

  void verifyPixel() {
    bool Sample = false, Conservative = false;
    const SignatureElement *Element = nullptr;
    for (const SignatureElement &X : E.Input) {
      Sample |= X.Kind == SampleIndex || runsPerSample(X.Interpolation);
      if (X.Kind == Position)
        Element = &X;
    }
    for (const SignatureElement &X : E.Output) {
      Conservative |= X.Kind == DepthLessEqual || X.Kind == DepthGreaterEqual;
      bool Allowed = X.Kind == Target || X.Kind == Coverage || X.Kind == StencilRef ||
                     (X.Kind >= Depth && X.Kind <= DepthGreaterEqual);
      if (!Allowed)
        report(rule::SmPSOutputSemantic(X.Name));
    }
    if (Conservative && !Sample && Element && !acceptsConservativeDepth(Element->Interpolation))
      report(rule::SmPSConsistentInterp(Element->Name, modeName(Element->Interpolation)));
  }

  static uint64_t scalars(const Signature &S) {
    uint64_t Count = 0;
    for (const SignatureElement &X : S)
      Count += X.Rows * X.Columns;
    return Count;
  }

  void verifyGeometry() {
    uint64_t Scalars = scalars(E.Output), Total = Scalars * E.MaxVertexCount;
    if (Total > MaxGeometryScalars)
      report(rule::SmGSTotalOutputVertexDataRange(int64_t(E.MaxVertexCount), int64_t(Scalars),
                                                  int64_t(Total), MaxGeometryScalars));
  }

  static int64_t rows(const Signature &S) {
    int64_t Count = 0;
    for (const SignatureElement &X : S)
      if (X.isAllocated())
        Count = std::max(Count, X.StartRow + int64_t(X.Rows));
    return Count;
  }

  void verifyMesh() {
    for (const SignatureElement &X : E.PatchOrPrimitive)
      if (X.Interpolation != uint64_t(InterpolationMode::Constant))
        report(rule::SmConstantInterpMode(X.Name, modeName(X.Interpolation)));
    int64_t Vertex = rows(E.Output), Primitive = rows(E.PatchOrPrimitive);
    if (Vertex > MaxSignatureRows)
      report(rule::SmMeshVSigRowCount(E.Name, Vertex, MaxSignatureRows));
    if (Primitive > MaxSignatureRows)
      report(rule::SmMeshPSigRowCount(E.Name, Primitive, MaxSignatureRows));
    if (Vertex + Primitive > MaxSignatureRows)
      report(rule::SmMeshTotalSigRowCount(E.Name, Vertex + Primitive, MaxSignatureRows));
    auto round = [](uint64_t N) { return (N + 31) / 32 * 32; };
    int64_t Size = int64_t(4 * (scalars(E.Output) * round(E.MaxVertexCount) +
                                scalars(E.PatchOrPrimitive) * round(E.MaxPrimitiveCount)));
    if (Size > MaxMeshOutputBytes)
      report(rule::SmMeshShaderOutputSize(E.Name, Size, MaxMeshOutputBytes));
    if (Size + int64_t(E.PayloadSize) > MaxMeshTotalBytes)
      report(rule::SmMeshShaderInOutSize(E.Name, Size + int64_t(E.PayloadSize), MaxMeshTotalBytes));
  }
};

} // namespace

void checkSignatures(Context &Ctx) {
  for (const EntryPoint &E : Ctx.Info.Entries) {
    EntryVerifier(Ctx, E).verify();
    if (E.isRay() || E.Kind == Stage::Compute || E.Kind == Stage::Node)
      continue;
    SignatureVerifier(Ctx, E, E.Input, SignatureList::Input).verify();
    SignatureVerifier(Ctx, E, E.Output, SignatureList::Output).verify();
    SignatureVerifier(Ctx, E, E.PatchOrPrimitive, SignatureList::PatchOrPrimitive).verify();
  }
}

} // namespace dxil::validation
