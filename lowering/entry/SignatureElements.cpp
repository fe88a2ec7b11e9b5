// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SignatureElements.h"
#include "dxil/contract/NearestName.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

bool has(uint32_t Modifiers, contract::InterpolationModifier M) {
  return Modifiers & uint32_t(M);
}

InterpolationMode interpolationMode(uint32_t Modifiers, bool IsFloat) {
  using contract::InterpolationModifier;
  const bool IsSample = has(Modifiers, InterpolationModifier::Sample),
             IsCentroid = has(Modifiers, InterpolationModifier::Centroid);
  if (has(Modifiers, InterpolationModifier::NoInterpolation) || !IsFloat)
    return InterpolationMode::Constant;
  if (has(Modifiers, InterpolationModifier::NoPerspective))
    return IsSample     ? InterpolationMode::LinearNoperspectiveSample
           : IsCentroid ? InterpolationMode::LinearNoperspectiveCentroid
                        : InterpolationMode::LinearNoperspective;
  return IsSample     ? InterpolationMode::LinearSample
         : IsCentroid ? InterpolationMode::LinearCentroid
                      : InterpolationMode::Linear;
}

// The mode of a position, which is already divided by w.
InterpolationMode withoutPerspective(InterpolationMode Mode) {
  switch (Mode) {
  case InterpolationMode::Linear: return InterpolationMode::LinearNoperspective;
  case InterpolationMode::LinearCentroid: return InterpolationMode::LinearNoperspectiveCentroid;
  case InterpolationMode::LinearSample: return InterpolationMode::LinearNoperspectiveSample;
  default: return Mode;
  }
}

/// Returns true if elements at \p Point have an interpolation mode.
bool takesMode(SignaturePoint Point) {
  return Point != SignaturePoint::VSIn && Point != SignaturePoint::PSOut &&
         Point != SignaturePoint::PCOut && Point != SignaturePoint::DSIn &&
         Point != SignaturePoint::GSIn;
}

bool isReal(const contract::EntryLeaf &L) {
  return infoOf(L.Type).isReal();
}

bool interpolates(uint32_t Modifiers) {
  return Modifiers && !has(Modifiers, contract::InterpolationModifier::NoInterpolation);
}

bool isCoverage(uint8_t Kind) {
  return Kind == semantic::Coverage || Kind == semantic::InnerCoverage;
}

bool overlaps(const SignatureElement &A, const SignatureElement &B) {
  return A.Stream == B.Stream && StringRef(A.Name).equals_insensitive(B.Name);
}

} // namespace

Stage SignatureElements::stage() const {
  return Stage(shaderKindNumber(Target.getEnvironment()));
}

// The point of a vertex, control point or primitive for arrays, else that of the invocation.
SignaturePoint SignatureElements::pointOf(const contract::EntryValue &V, bool IsOutput) const {
  const bool IsPatch = Interface.IsPatchConstant;
  const SignaturePoint Input = signaturePoint(stage(), SignatureList::Input);
  switch (V.Array) {
  case contract::EntryArray::Input:
  case contract::EntryArray::InputPatch: return Input;
  case contract::EntryArray::OutputPatch: return IsPatch ? SignaturePoint::HSCPOut : Input;
  case contract::EntryArray::Vertices: return SignaturePoint::MSOut;
  case contract::EntryArray::Primitives: return SignaturePoint::MSPOut;
  default: break;
  }
  if (IsPatch)
    return IsOutput ? SignaturePoint::PCOut : SignaturePoint::PCIn;
  if (IsOutput) // a mesh shader's outputs are in its arrays
    return stage() == Stage::Mesh ? SignaturePoint::None
                                  : signaturePoint(stage(), SignatureList::Output);
  return signaturePoint(stage(), SignatureList::Parameters);
}

Signature &SignatureElements::signature(const LeafRole &R, bool IsOutput) {
  if (isPatchOrPrimitive(R))
    return Signatures.PatchOrPrimitive;
  return IsOutput || R.Point == SignaturePoint::HSCPOut ? Signatures.Outputs : Signatures.Inputs;
}

/// Returns a suggestion such as `; did you mean 'SV_Target'?` from the system values of \p Point,
/// or an empty string.
std::string SignatureElements::similarSemantic(StringRef Wrong, SignaturePoint Point) const {
  contract::NearestName Nearest(Wrong);
  for (const SystemValueInfo &V : SystemValues)
    if (!V.Name.empty() && signatureRole(V.Kind, Point, minorVersion()) != SignatureRole::None)
      Nearest.consider(V.Name);
  return Nearest.suggestion();
}

/// Returns true if nodes of a launch type do not have a system value: threads of a coalescing
/// launch have no place in a grid, those of a thread launch none in a group either.
static bool isOutsideLaunch(NodeLaunch Launch, uint8_t Kind) {
  const bool IsInGrid = Kind == semantic::DispatchThreadID || Kind == semantic::GroupID,
             IsInGroup = Kind == semantic::GroupThreadID || Kind == semantic::GroupIndex;
  return Launch == NodeLaunch::Thread ? IsInGrid || IsInGroup
                                      : Launch == NodeLaunch::Coalescing && IsInGrid;
}

Expected<LeafRole> SignatureElements::roleOf(const contract::EntryValue &V,
                                             const contract::EntryLeaf &L, bool IsOutput) const {
  LeafRole R;
  R.Point = pointOf(V, IsOutput);
  R.Kind = systemValueKind(L.Semantic);
  R.Role = signatureRole(R.Kind, R.Point, minorVersion());
  if (R.Role == SignatureRole::None)
    return createStringError("invalid semantic '" + L.Semantic + "' for " +
                             (IsOutput ? "an output" : "an input") + " of a " +
                             Triple::getEnvironmentTypeName(Target.getEnvironment()) +
                             " shader (shader model " + Target.getOSVersion().getAsString() + ")" +
                             similarSemantic(L.Semantic, R.Point));
  if (R.Kind == 0 && StringRef(L.Semantic).starts_with_insensitive("SV_"))
    return createStringError("invalid semantic '" + L.Semantic + "': it is not a system value" +
                             similarSemantic(L.Semantic, R.Point));
  const NodeLaunch Launch = Interface.Attributes.NodeLaunch.value_or(NodeLaunch::Broadcasting);
  if (Interface.Stage == Stage::Node && isOutsideLaunch(Launch, R.Kind))
    return createStringError("invalid semantic '" + L.Semantic + "' for an input of a " +
                             StringRef(wordOf(NodeLaunches, uint64_t(Launch))) + " node");
  if (R.Role == SignatureRole::Target && semanticIndex(L, L.Rows - 1) >= MaxRenderTargets)
    return createStringError("'" + L.Semantic + Twine(L.Index) +
                             "' is out of range: only render targets 0 to " +
                             Twine(MaxRenderTargets - 1) + " are supported");
  if (R.Kind == semantic::Position && IsOutput && R.Role != SignatureRole::Arbitrary &&
      (L.Columns != 4 || !isReal(L)))
    return createStringError("'" + L.Semantic + "' must be a float4");
  if (R.Role == SignatureRole::NotInSignature)
    return R;
  if (infoOf(L.Type).Bits > 32)
    return createStringError("'" + L.Semantic + "' cannot be of a 64-bit type");
  if (takesMode(R.Point) && !isReal(L) && interpolates(L.Modifiers))
    return createStringError("integer '" + L.Semantic +
                             "' cannot be interpolated; use 'nointerpolation' or no interpolation "
                             "modifier");
  return R;
}

Error SignatureElements::noteRead(const contract::EntryLeaf &L, uint8_t Kind) {
  if (stage() == Stage::Compute || stage() == Stage::Amplification)
    return Error::success();
  for (auto [Other, Index] : ReadByOps) {
    if (Other == Kind && Index == L.Index)
      return createStringError("duplicate semantic '" + L.Semantic + Twine(Index) + "'");
    if (Other != Kind && isCoverage(Other) && isCoverage(Kind))
      return createStringError("inputs SV_Coverage and SV_InnerCoverage cannot be used together");
  }
  ReadByOps.push_back({Kind, L.Index});
  return Error::success();
}

SignatureElement SignatureElements::makeElement(const contract::EntryLeaf &L, const LeafRole &R,
                                                uint32_t Stream) const {
  SignatureElement E;
  // A system value without a meaning at this point is an ordinary element with its name.
  E.Kind = R.Role == SignatureRole::Arbitrary ? 0 : R.Kind;
  E.Name = E.Kind ? std::string(systemValue(R.Kind)->Name) : L.Semantic;
  // A bool of SV_IsFrontFace or SV_Target is a u32 in the signature.
  const bool IsFlag = L.Type == ComponentType::I1 &&
                      (E.Kind == semantic::IsFrontFace || E.Kind == semantic::Target);
  E.Type = uint8_t(IsFlag ? ComponentType::U32 : L.Type);
  for (uint32_t Row = 0; Row < L.Rows; ++Row)
    E.Indices.push_back(semanticIndex(L, Row));
  E.Stream = Stream;
  if (takesMode(R.Point)) {
    E.Mode = interpolationMode(L.Modifiers, isReal(L));
    if (R.Point == SignaturePoint::MSPOut)
      E.Mode = InterpolationMode::Constant;
    if (E.Kind == semantic::Position)
      E.Mode = withoutPerspective(E.Mode);
  }
  E.Rows = L.Rows;
  E.Columns = uint8_t(L.Columns);
  return E;
}

Expected<uint32_t> SignatureElements::add(const contract::EntryLeaf &L, const LeafRole &R,
                                          bool IsOutput, uint32_t Stream) {
  Signature &S = signature(R, IsOutput);
  SignatureElement New = makeElement(L, R, Stream);
  for (const SignatureElement &E : S)
    if (overlaps(E, New))
      for (uint32_t I : E.Indices)
        if (is_contained(New.Indices, I))
          return createStringError("duplicate semantic '" + New.Name + Twine(I) + "'");
  S.push_back(std::move(New));
  return uint32_t(S.size() - 1);
}

/// Returns the leaf from which \p E was made.
contract::EntryLeaf SignatureElements::leafOf(const SignatureElement &E) const {
  for (const contract::EntryValue &V : Interface.Values)
    for (const contract::EntryLeaf &L : V.Leaves)
      if (StringRef(L.Semantic).equals_insensitive(E.Name) && is_contained(E.Indices, L.Index))
        return L;
  return {};
}

// Each stream of a geometry shader has registers of its own.
const SignatureElement *SignatureElements::packStreams(Signature &S, SignaturePoint Point,
                                                       bool Native16) {
  if (stage() != Stage::Geometry)
    return packSignature(S, Point, minorVersion(), Native16, Interface.PackOptimized);
  for (uint32_t Stream = 0; Stream < MaxStreams; ++Stream) {
    SmallVector<SignatureElement *, 8> Elements;
    Signature Part;
    for (SignatureElement &E : S)
      if (E.Stream == Stream) {
        Elements.push_back(&E);
        Part.push_back(E);
      }
    const SignatureElement *Left =
        packSignature(Part, Point, minorVersion(), Native16, Interface.PackOptimized);
    if (Left)
      return Elements[Left - Part.begin()];
    for (auto [E, Packed] : zip(Elements, Part))
      *E = Packed;
  }
  return nullptr;
}

std::optional<SignatureElements::Overflow> SignatureElements::pack(bool Native16) {
  auto Overflowing = [&](Signature &S, SignatureList List) -> std::optional<Overflow> {
    const SignatureElement *E = packStreams(S, signaturePoint(stage(), List), Native16);
    if (!E)
      return std::nullopt;
    return Overflow{leafOf(*E), "'" + E->Name + "' does not fit in the signature: too many " +
                                    (List == SignatureList::Input ? "inputs" : "outputs")};
  };
  if (auto Left = Overflowing(Signatures.Inputs, SignatureList::Input))
    return Left;
  if (auto Left = Overflowing(Signatures.Outputs, SignatureList::Output))
    return Left;
  return Overflowing(Signatures.PatchOrPrimitive, SignatureList::PatchOrPrimitive);
}

} // namespace dxil::lowering
