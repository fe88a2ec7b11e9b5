// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The signatures of entry points: each element, how elements share registers, and stage limits.
#include "Context.h"
#include "Groups.h"
#include <dxil/container/derive/OpCall.h>

#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>
#include <map>
#include <set>

namespace dxil::validation {
namespace {

struct SystemValueInfo {
  uint64_t Kind;
  std::string_view Name, Points;
};
constexpr SystemValueInfo SystemValues[] = {
#define DXIL_SYSTEM_VALUE(Kind, Name, Points) {Kind, Name, Points},
#include <dxil/generated/SystemValues.inc>
#undef DXIL_SYSTEM_VALUE
};

using namespace semantic;

constexpr const char *ModeNames[] = {"undefined",
                                     "constant",
                                     "linear",
                                     "linear centroid",
                                     "linear noperspective",
                                     "linear noperspective centroid",
                                     "linear sample",
                                     "linear noperspective sample"};
std::string modeName(uint64_t Mode) {
  return Mode < 8 ? ModeNames[Mode] : std::to_string(Mode);
}

const SystemValueInfo *systemValue(uint64_t Kind) {
  for (const SystemValueInfo &V : SystemValues)
    if (V.Kind == Kind)
      return &V;
  return nullptr;
}

bool sameIgnoringCase(std::string_view A, std::string_view B) {
  auto lower = [](char C) { return C >= 'A' && C <= 'Z' ? char(C + 32) : C; };
  return std::equal(A.begin(), A.end(), B.begin(), B.end(),
                    [&](char X, char Y) { return lower(X) == lower(Y); });
}

enum class Direction { Input, Output, PatchOrPrimitive };

/// The name of the point where a stage has a signature; empty if it has none.
std::string_view pointOf(Stage S, Direction D) {
  static constexpr std::string_view Names[][3] = {{"PSIn", "PSOut", ""},
                                                  {"VSIn", "VSOut", ""},
                                                  {"GSVIn", "GSOut", ""},
                                                  {"HSCPIn", "HSCPOut", "PCOut"},
                                                  {"DSCPIn", "DSOut", "DSIn"}};
  if (S <= Stage::Domain)
    return Names[unsigned(S)][unsigned(D)];
  if (S == Stage::Mesh)
    return D == Direction::Output ? "MSOut" : D == Direction::PatchOrPrimitive ? "MSPOut" : "";
  return "";
}

/// What a system value is at a point; "none" if the shader model does not have it there.
std::string_view interpretation(uint64_t Kind, std::string_view Point, unsigned Minor) {
  const SystemValueInfo *V = systemValue(Kind);
  if (!V || Point.empty())
    return "none";
  std::string Key = " " + std::string(Point) + ":";
  size_t At = V->Points.find(Key);
  if (At == std::string_view::npos)
    return "none";
  std::string_view What = V->Points.substr(At + Key.size());
  What = What.substr(0, What.find(' '));
  size_t Since = What.find('@');
  if (Since == std::string_view::npos)
    return What;
  return Minor >= unsigned(What[Since + 3] - '0') ? What.substr(0, Since) : "none";
}

struct ComponentInfo {
  unsigned Width = 0;
  bool Float = false, Integer = false, Bool = false;
};
ComponentInfo componentInfo(uint64_t T) {
  switch (ComponentType(T)) {
  case ComponentType::I1: return {1, false, false, true};
  case ComponentType::I16:
  case ComponentType::U16: return {16, false, true, false};
  case ComponentType::I32:
  case ComponentType::U32: return {32, false, true, false};
  case ComponentType::I64:
  case ComponentType::U64: return {64, false, true, false};
  case ComponentType::F16:
  case ComponentType::SNormF16:
  case ComponentType::UNormF16: return {16, true, false, false};
  case ComponentType::F32:
  case ComponentType::SNormF32:
  case ComponentType::UNormF32: return {32, true, false, false};
  case ComponentType::F64:
  case ComponentType::SNormF64:
  case ComponentType::UNormF64: return {64, true, false, false};
  default: return {};
  }
}

class SignatureVerifier {
public:
  SignatureVerifier(Context &Ctx, const EntryPoint &E, const Signature &S, Direction D)
      : Ctx(Ctx), E(E), S(S), D(D), Point(pointOf(E.Kind, D)) {}

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
  Direction D;
  std::string_view Point;

  void report(RuleMessage M) { Ctx.report(std::move(M), Ctx.M.Functions[E.Function]); }
  const char *direction() const {
    return D == Direction::Input    ? "input"
           : D == Direction::Output ? "output"
           : E.Kind == Stage::Mesh  ? "primitive output"
                                    : "patch constant";
  }
  std::string_view what(const SignatureElement &X) const {
    std::string_view What = interpretation(X.Kind, Point, Ctx.Info.ShaderModel.Minor);
    // A geometry shader's own inputs are not of a vertex, but stand in the same signature.
    if (What == "none" && Point == "GSVIn")
      What = interpretation(X.Kind, "GSIn", Ctx.Info.ShaderModel.Minor);
    return What;
  }
  static std::string name(const SignatureElement &X) { return std::string(X.Name); }

  // ---- One element ----

  void verifyElement(const SignatureElement &X) {
    // A system value's name follows from its kind.
    if (X.Kind == Arbitrary && (X.Name.empty() || X.Name.size() > 64))
      report(rule::MetaSemanticLen("element " + std::to_string(X.Id), int64_t(X.Name.size())));
    const SystemValueInfo *V = systemValue(X.Kind);
    // The reference takes the name from the kind, so nothing can differ there.
    if (X.Kind != Arbitrary && V && !sameIgnoringCase(V->Name, X.Name))
      Ctx.reportStrict(rule::MetaSemaKindMatchesName(name(X), V->Name),
                       Ctx.M.Functions[E.Function]);
    ComponentInfo C = componentInfo(X.Component);
    if (!C.Width)
      report(rule::MetaSignatureCompType(name(X), int64_t(X.Component)));
    if ((C.Integer || C.Bool) && X.Interpolation >= 2 && X.Interpolation <= 7)
      report(rule::MetaIntegerInterpMode(name(X), modeName(X.Interpolation)));
    verifyPlace(X);
    if (!V)
      report(rule::MetaSemaKindValid(name(X), int64_t(X.Kind)));
    else
      verifyType(X, C);
    verifyStream(X);
    verifyIndex(X);
    if (X.Columns + (X.isAllocated() ? uint64_t(X.StartColumn) : 0) > 4)
      report(outOfRange(X));
    if (X.Interpolation > 7)
      report(rule::MetaInterpModeValid(name(X), int64_t(X.Interpolation)));
  }

  RuleMessage outOfRange(const SignatureElement &X) const {
    return rule::MetaSignatureOutOfRange(name(X), X.StartRow, X.StartColumn, int64_t(X.Rows),
                                         int64_t(X.Columns));
  }

  void verifyPlace(const SignatureElement &X) {
    std::string_view What = what(X);
    bool Allowed = What != "none" && What != "not_in_signature";
    bool Packed = Allowed && What != "not_packed" && What != "shadow";
    if (!Allowed)
      report(rule::SmSemantic(name(X), stageName(E.Kind), direction()));
    else if (Packed && !X.isAllocated())
      report(rule::MetaSemanticShouldBeAllocated(direction(), name(X)));
    else if (!Packed && X.isAllocated())
      report(rule::MetaSemanticShouldNotBeAllocated(direction(), name(X), X.StartRow));
  }

  void wantType(const SignatureElement &X, bool Good, std::string_view Expected) {
    if (!Good)
      report(rule::MetaSemanticCompType(name(X),
                                        (X.Columns > 1 ? std::to_string(X.Columns) + " x " : "") +
                                            componentName(ComponentType(X.Component)),
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
      if (X.Interpolation < 2 || X.Interpolation > 7)
        report(rule::MetaBarycentricsInterpolation(modeName(X.Interpolation)));
      if (X.Columns != 3)
        report(rule::MetaBarycentricsFloat3(int64_t(X.Columns)));
      return;
    default: return;
    }
  }

  void verifyStream(const SignatureElement &X) {
    uint64_t Limit = E.Kind == Stage::Geometry && D == Direction::Output ? 3 : 0;
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
        if (int64_t At = Row++; At != int64_t(Index))
          report(rule::SmPSTargetIndexMatchesRow(name(X), int64_t(Index), At));
      if (X.StartColumn != 0)
        report(rule::SmPSTargetCol0(name(X), X.StartColumn));
      if (X.StartRow + int64_t(X.Rows) > 8)
        report(rule::MetaSemanticIndexMax(X.StartRow + int64_t(X.Rows) - 1, name(X), 7));
      return;
    }
    std::string_view What = what(X);
    if (X.Kind == Arbitrary || What == "none" || What == "not_in_signature")
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

  // ---- Elements together ----

  unsigned streamOf(const SignatureElement &X) const {
    return E.Kind == Stage::Geometry && D == Direction::Output && X.Stream < 4 ? unsigned(X.Stream)
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
        uint64_t Mask = X.StartRow >= 0 && X.StartRow < 8 && X.Rows <= 8
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
        for (uint64_t R = 0; R < std::min<uint64_t>(X.Rows, 32); ++R)
          ClipRows[Stream].insert(X.StartRow + int64_t(R));
        if (ClipRows[Stream].size() > 2)
          report(rule::MetaClipCullMaxRows(int64_t(ClipRows[Stream].size())));
        if ((ClipComponents[Stream] += X.Columns) > 8)
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
        bool NoPerspective = X.Interpolation == 4 || X.Interpolation == 5 || X.Interpolation == 7;
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
    uint8_t Index = 0;       ///< ContinuesUp, ContinuesDown: rows an index may go on to
    bool IndexFixed = false; ///< an element that must not be indexed further is in the row
    uint8_t Order[4] = {};
  };

  /// Ordinary values, then system values, then those that the pipeline adds.
  static uint8_t order(std::string_view What) {
    return What == "generated" ? 3 : What == "arbitrary" ? 1 : 2;
  }

  void verifyPacking() {
    std::vector<Row> Rows[4] = {std::vector<Row>(32), std::vector<Row>(32), std::vector<Row>(32),
                                std::vector<Row>(32)};
    for (const SignatureElement &X : S) {
      std::string_view What = what(X);
      if (!X.isAllocated() || X.Kind == Target || What == "none" || What == "not_in_signature" ||
          What == "not_packed" || What == "shadow")
        continue;
      place(X, What, Rows[streamOf(X)]);
    }
    if (D == Direction::Input && E.Kind == Stage::Pixel && usesViewId() &&
        std::none_of(Rows[0].begin(), Rows[0].end(), takesViewId))
      report(rule::SmViewIDNeedsSlot());
  }

  bool usesViewId() const {
    for (const ir::Instruction &I : Ctx.M.instructions(Ctx.M.Functions[E.Function]))
      if (const OpInfo *Op = I.Op == ir::Opcode::Call ? opOf(Ctx, I) : nullptr)
        if (Op->Code == OpCode::ViewID)
          return true;
    return false;
  }

  /// Whether a generated value of one constant component fits in a row.
  static bool takesViewId(const Row &Here) {
    constexpr uint64_t Constant = 1;
    if (!Here.Taken)
      return true;
    if (Here.Index || (Here.Mode && Here.Mode != Constant) || Here.Width != 32)
      return false;
    for (unsigned Column = 0; Column < 4; ++Column)
      if (!(Here.Used >> Column & 1) && !breaksOrder(Here, order("generated"), Column, 1))
        return true;
    return false;
  }

  void place(const SignatureElement &X, std::string_view What, std::vector<Row> &Rows) {
    uint64_t First = uint64_t(X.StartRow), Column = uint64_t(X.StartColumn);
    if (First + X.Rows > 32)
      return report(outOfRange(X));
    if (X.StartColumn < 0 || Column + X.Columns > 4)
      return; // reported with the element
    uint8_t Mask = uint8_t(((1u << X.Columns) - 1) << Column);
    bool InputAssembler = E.Kind == Stage::Vertex && D == Direction::Input;
    auto at = [&](auto Make) {
      report(Make(name(X), X.StartRow, X.StartColumn, int64_t(X.Rows), int64_t(X.Columns)));
    };
    bool Single = What == "system" || What == "generated", Factor = What == "tess_factor";
    // A vertex shader's inputs come one a row, so only the place itself can clash.
    for (uint64_t R = First; R < First + X.Rows; ++R) {
      Row &Here = Rows[R];
      if (!Here.Taken)
        continue;
      if (!InputAssembler) {
        uint8_t Index = indexBits(R - First, X.Rows), Both = Index | Here.Index;
        if ((Here.Index && Single) || (Here.IndexFixed && Both != Here.Index) ||
            (Factor && Both != Index))
          return report(rule::MetaSignatureIndexConflict(name(X), X.StartRow));
        if (Here.Mode != X.Interpolation)
          return report(rule::MetaInterpModeInOneRow(name(X), X.StartRow));
        unsigned Width = dataWidth(X);
        if (Here.Width != Width)
          return report(rule::MetaSignatureDataWidth(name(X), X.StartRow));
      }
      if (Here.Used & Mask)
        return at([](auto N, auto R, auto C, auto H, auto W) {
          return rule::MetaSignatureOverlap(N, R, C, H, W);
        });
      if (!InputAssembler && breaksOrder(Here, order(What), Column, X.Columns))
        return report(rule::MetaSignatureIllegalComponentOrder(name(X), X.StartRow, X.StartColumn));
    }
    for (uint64_t R = First; R < First + X.Rows; ++R) {
      Row &Here = Rows[R];
      Here.Used |= Mask;
      Here.Taken = true;
      Here.Mode = X.Interpolation;
      Here.Width = dataWidth(X);
      Here.Index |= indexBits(R - First, X.Rows);
      Here.IndexFixed |= Single || Factor;
      for (uint64_t C = Column; C < Column + X.Columns; ++C)
        Here.Order[C] = order(What);
    }
  }

  unsigned dataWidth(const SignatureElement &X) const {
    return Ctx.Info.usesMinPrecision() || componentInfo(X.Component).Width != 16 ? 32 : 16;
  }

  /// Whether an index into an element can step from its row to the one before and after.
  static uint8_t indexBits(uint64_t Row, uint64_t Rows) {
    return uint8_t((Row > 0 ? 1 : 0) | (Row + 1 < Rows ? 2 : 0));
  }

  static bool breaksOrder(const Row &Here, uint8_t Order, uint64_t Column, uint64_t Columns) {
    for (uint64_t C = 0; C < 4; ++C) {
      if (!Here.Order[C])
        continue;
      if ((C < Column && Here.Order[C] > Order) || (C >= Column + Columns && Here.Order[C] < Order))
        return true;
    }
    return false;
  }
};

/// Limits of one stage on its signatures as a whole.
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
      report(rule::SmPatchConstantOnlyForHSDS(stageName(E.Kind)));
  }

private:
  Context &Ctx;
  const EntryPoint &E;

  void report(RuleMessage M) { Ctx.report(std::move(M), Ctx.M.Functions[E.Function]); }

  void noModes(const Signature &S) {
    for (const SignatureElement &X : S)
      if (X.Interpolation != 0)
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
    const SignatureElement *At = nullptr;
    for (const SignatureElement &X : E.Input) {
      Sample |= X.Kind == SampleIndex || X.Interpolation == 6 || X.Interpolation == 7;
      if (X.Kind == Position)
        At = &X;
    }
    for (const SignatureElement &X : E.Output) {
      Conservative |= X.Kind == DepthLessEqual || X.Kind == DepthGreaterEqual;
      bool Allowed = X.Kind == Target || X.Kind == Coverage || X.Kind == StencilRef ||
                     (X.Kind >= Depth && X.Kind <= DepthGreaterEqual);
      if (!Allowed)
        report(rule::SmPSOutputSemantic(X.Name));
    }
    if (Conservative && !Sample && At && At->Interpolation != 0 && At->Interpolation != 5 &&
        At->Interpolation != 7)
      report(rule::SmPSConsistentInterp(At->Name, modeName(At->Interpolation)));
  }

  static uint64_t scalars(const Signature &S) {
    uint64_t Count = 0;
    for (const SignatureElement &X : S)
      Count += X.Rows * X.Columns;
    return Count;
  }

  void verifyGeometry() {
    constexpr uint64_t Limit = 1024;
    uint64_t Scalars = scalars(E.Output), Total = Scalars * E.MaxVertexCount;
    if (Total > Limit)
      report(rule::SmGSTotalOutputVertexDataRange(int64_t(E.MaxVertexCount), int64_t(Scalars),
                                                  int64_t(Total), Limit));
  }

  static int64_t rows(const Signature &S) {
    int64_t Count = 0;
    for (const SignatureElement &X : S)
      if (X.isAllocated())
        Count = std::max(Count, X.StartRow + int64_t(X.Rows));
    return Count;
  }

  void verifyMesh() {
    constexpr int64_t MaxRows = 32, MaxOutput = 32 * 1024, MaxTotal = 47 * 1024;
    for (const SignatureElement &X : E.PatchOrPrimitive)
      if (X.Interpolation != 1)
        report(rule::SmConstantInterpMode(X.Name, modeName(X.Interpolation)));
    int64_t Vertex = rows(E.Output), Primitive = rows(E.PatchOrPrimitive);
    if (Vertex > MaxRows)
      report(rule::SmMeshVSigRowCount(E.Name, Vertex, MaxRows));
    if (Primitive > MaxRows)
      report(rule::SmMeshPSigRowCount(E.Name, Primitive, MaxRows));
    if (Vertex + Primitive > MaxRows)
      report(rule::SmMeshTotalSigRowCount(E.Name, Vertex + Primitive, MaxRows));
    auto round = [](uint64_t N) { return (N + 31) / 32 * 32; };
    int64_t Size = int64_t(4 * (scalars(E.Output) * round(E.MaxVertexCount) +
                                scalars(E.PatchOrPrimitive) * round(E.MaxPrimitiveCount)));
    if (Size > MaxOutput)
      report(rule::SmMeshShaderOutputSize(E.Name, Size, MaxOutput));
    if (Size + int64_t(E.PayloadSize) > MaxTotal)
      report(rule::SmMeshShaderInOutSize(E.Name, Size + int64_t(E.PayloadSize), MaxTotal));
  }
};

} // namespace

void settleSemantics(ModuleFacts &Info) {
  auto settle = [&](Signature &S, Stage Where, Direction D) {
    for (SignatureElement &X : S)
      if (X.Kind != Arbitrary &&
          interpretation(X.Kind, pointOf(Where, D), Info.ShaderModel.Minor) == "arbitrary") {
        X.Kind = Arbitrary;
        X.Semantic = X.Name;
      }
  };
  for (EntryPoint &E : Info.Entries) {
    settle(E.Input, E.Kind, Direction::Input);
    settle(E.Output, E.Kind, Direction::Output);
    settle(E.PatchOrPrimitive, E.Kind, Direction::PatchOrPrimitive);
  }
}

void checkSignatures(Context &Ctx) {
  for (const EntryPoint &E : Ctx.Info.Entries) {
    EntryVerifier(Ctx, E).verify();
    if (E.isRay() || E.Kind == Stage::Compute || E.Kind == Stage::Node)
      continue;
    SignatureVerifier(Ctx, E, E.Input, Direction::Input).verify();
    SignatureVerifier(Ctx, E, E.Output, Direction::Output).verify();
    SignatureVerifier(Ctx, E, E.PatchOrPrimitive, Direction::PatchOrPrimitive).verify();
  }
}

} // namespace dxil::validation
