// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks the records of dx.resources: kinds, component types, strides, sizes, ranges.
#include "Context.h"
#include "Groups.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>

#include <algorithm>
#include <map>

namespace dxil::validation {
namespace {

bool isStructured(const Resource &R) {
  return R.Kind == ResourceKind::StructuredBuffer;
}
bool isFeedback(const Resource &R) {
  return infoOf(R.Kind).Feedback;
}

class RecordChecker {
public:
  RecordChecker(Context &Ctx, const Resource &R) : Ctx(Ctx), M(Ctx.M), R(R) {}

  void checkView() {
    if (R.ReorderCoherent && !Ctx.Info.atLeast(9))
      Ctx.report(rule::InstrReorderCoherentRequiresSM69(R.str()));
    checkKind();
    checkComponent();
    if (isStructured(R)) {
      if (R.Stride % 4 && Ctx.Info.usesMinPrecision())
        Ctx.report(rule::MetaStructBufAlignment(R.str(), int64_t(R.Stride), 4));
      if (R.Stride > MaxStructureStride)
        Ctx.report(
            rule::MetaStructBufAlignmentOutOfBound(R.str(), int64_t(R.Stride), MaxStructureStride));
    }
    if (R.Kind == ResourceKind::TypedBuffer || infoOf(R.Kind).Texture)
      checkElementSize();
  }

  void checkUAV() {
    if (R.ROV && Ctx.Info.Kind != Stage::Pixel && !Ctx.Info.isLibrary())
      Ctx.report(rule::SmROVOnlyInPS(R.str(), stageName(Ctx.Info.Kind)));
    if (infoOf(R.Kind).Cube)
      Ctx.report(rule::SmInvalidTextureKindOnUAV(R.str(), kindName(R.Kind)));
    if (R.Counter && !isStructured(R))
      Ctx.report(rule::SmCounterOnlyOnStructBuf(R.str(), kindName(R.Kind)));
    if (R.Counter && (R.GloballyCoherent || R.ReorderCoherent))
      Ctx.report(rule::MetaCoherenceNotOnAppendConsume(R.str(), R.GloballyCoherent ? "globally"
                                                                                   : "reorder"));
  }

  void checkConstantBuffer() {
    ir::TypeId T = symbolType();
    if (T != ir::None) {
      if (M.type(T).Kind == ir::TypeKind::Array)
        T = M.type(T).Element;
      if (M.type(T).Kind != ir::TypeKind::Struct)
        return Ctx.report(rule::SmCBufferTemplateTypeMustBeStruct(R.str(), typeText(M, T)));
    }
    if (R.Size > MaxConstantBufferBytes)
      Ctx.report(rule::SmCBufferSize(R.str(), int64_t(R.Size)));
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const Resource &R;

  /// Returns the pointee type of the symbol; None if it is not a pointer.
  ir::TypeId symbolType() const {
    if (R.Symbol >= M.Values.size())
      return ir::None;
    const ir::Type &Ty = M.typeOf(R.Symbol);
    return Ty.Kind == ir::TypeKind::Pointer ? Ty.Element : ir::None;
  }

  void checkKind() {
    bool View =
        isKnown(R.Kind) && R.Kind != ResourceKind::CBuffer && R.Kind != ResourceKind::Sampler;
    if (!View)
      return Ctx.report(rule::SmInvalidResourceKind(R.str(), int64_t(R.Kind)));
    if (R.SampleCount && !infoOf(R.Kind).Multisampled && !isFeedback(R) &&
        R.Kind != ResourceKind::RTAccelerationStructure)
      Ctx.report(rule::SmSampleCountOnlyOn2DMS(R.str(), kindName(R.Kind), int64_t(R.SampleCount)));
    if (isFeedback(R) && R.FeedbackType >= 2)
      Ctx.report(rule::SmInvalidSamplerFeedbackType(R.str(), int64_t(R.FeedbackType)));
  }

  void checkComponent() {
    // An acceleration structure has no elements, but dxc writes i32 and readers expect it.
    if (isStructured(R) || isFeedback(R) || R.Kind == ResourceKind::RawBuffer)
      return;
    auto T = ComponentType(R.Component);
    const ComponentTypeInfo &C = infoOf(T);
    const bool Allowed = C.isInteger() || C.Sort == ComponentSort::Float ||
                         (C.Sort == ComponentSort::Normalized && C.Bits == 32);
    if (!Allowed)
      Ctx.report(rule::SmInvalidResourceCompType(R.str(), int64_t(R.Component)));
  }

  /// The symbol of a texture is a struct whose first field is the element.
  void checkElementSize() {
    ir::TypeId T = symbolType();
    if (T == ir::None)
      return;
    while (M.type(T).Kind == ir::TypeKind::Array)
      T = M.type(T).Element;
    if (M.type(T).Kind == ir::TypeKind::Struct && M.type(T).Fields.Count)
      T = M.fields(M.type(T))[0];
    std::optional<uint64_t> Size = Ctx.Layout.allocSize(T);
    if (Size && *Size > MaxElementBytes)
      Ctx.report(rule::MetaTextureType(R.str(), int64_t(*Size)));
  }
};

/// IDs in each list count up from 0.
void checkDense(Context &Ctx, const std::vector<Resource> &List) {
  for (size_t I = 0; I < List.size(); ++I)
    if (List[I].Id != I)
      Ctx.report(rule::MetaDenseResIDs(className(List[I].Class), int64_t(I), int64_t(List[I].Id)));
}

/// Reports overlapping register ranges of one class and space. Compares each range, in order of its
/// start, with the range of the greatest end so far.
void checkOverlap(Context &Ctx, const std::vector<Resource> &List) {
  struct Span {
    uint64_t Begin, End;
    const Resource *R;
  };
  std::map<uint64_t, std::vector<Span>> Spaces;
  for (const Resource &R : List) {
    if (Ctx.Info.isLibrary() && !R.isAllocated())
      continue;
    // The range ends at the last register: its end wraps to 0.
    bool Wraps = R.RangeSize == 0 && R.LowerBound == 0;
    uint64_t End = R.isUnbounded() || Wraps ? 0xFFFFFFFFu
                                            : R.LowerBound + std::max<uint64_t>(R.RangeSize, 1) - 1;
    Spaces[R.Space].push_back({R.LowerBound, End, &R});
  }
  for (auto &[Space, Spans] : Spaces) {
    std::stable_sort(Spans.begin(), Spans.end(),
                     [](const Span &A, const Span &B) { return A.Begin < B.Begin; });
    const Span *Furthest = nullptr;
    for (const Span &S : Spans) {
      if (Furthest && S.Begin <= Furthest->End)
        Ctx.report(rule::SmResourceRangeOverlap(
            S.R->str(), int64_t(S.R->LowerBound), int64_t(S.R->RangeSize),
            int64_t(Furthest->R->LowerBound), int64_t(Furthest->R->RangeSize), int64_t(Space)));
      if (!Furthest || S.End > Furthest->End)
        Furthest = &S;
    }
  }
}

} // namespace

void checkResources(Context &Ctx) {
  for (const Resource &R : Ctx.Info.UAVs) {
    RecordChecker Checker(Ctx, R);
    Checker.checkUAV();
    Checker.checkView();
  }
  for (const Resource &R : Ctx.Info.SRVs)
    RecordChecker(Ctx, R).checkView();
  for (const Resource &R : Ctx.Info.Samplers)
    if (R.SamplerKind == 3 || (Ctx.Options.Strict && R.SamplerKind > 3))
      Ctx.report(rule::MetaValidSamplerMode(R.str(), int64_t(R.SamplerKind)));
  for (const Resource &R : Ctx.Info.CBuffers)
    RecordChecker(Ctx, R).checkConstantBuffer();
  for (ResourceClass C :
       {ResourceClass::UAV, ResourceClass::SRV, ResourceClass::Sampler, ResourceClass::CBuffer}) {
    checkDense(Ctx, Ctx.Info.resources(C));
    checkOverlap(Ctx, Ctx.Info.resources(C));
  }
}

} // namespace dxil::validation
