// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ReflectedModule.h"

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

constexpr uint32_t AnySamples = ~0u, Unbounded = ~0u;
constexpr uint32_t LastConstantBufferKind = 1; ///< constant and texture buffers

enum InputType : uint32_t {
  InputConstantBuffer,
  InputTextureBuffer,
  InputTexture,
  InputSampler,
  InputTypedUAV,
  InputStructured,
  InputStructuredUAV,
  InputRaw,
  InputRawUAV,
  InputStructuredWithCounter = 11,
  InputAccelerationStructure,
  InputFeedbackTexture
};
enum InputFlags : uint32_t {
  UserPacked = 1,
  ComparisonSampler = 2,
  Component0 = 4,
  Component1 = 8
};

bool isBufferOfStructs(ResourceKind Kind) {
  return Kind == ResourceKind::StructuredBuffer;
}

uint32_t inputType(ResourceKind Kind, bool IsUAV, bool HasCounter) {
  switch (Kind) {
  case ResourceKind::CBuffer: return InputConstantBuffer;
  case ResourceKind::Sampler: return InputSampler;
  case ResourceKind::TBuffer: return InputTextureBuffer;
  case ResourceKind::RawBuffer: return IsUAV ? InputRawUAV : InputRaw;
  case ResourceKind::StructuredBuffer:
    return !IsUAV ? InputStructured : HasCounter ? InputStructuredWithCounter : InputStructuredUAV;
  case ResourceKind::RTAccelerationStructure: return InputAccelerationStructure;
  case ResourceKind::FeedbackTexture2D:
  case ResourceKind::FeedbackTexture2DArray: return InputFeedbackTexture;
  case ResourceKind::Invalid: return ~0u;
  default: return IsUAV ? InputTypedUAV : InputTexture;
  }
}

bool isTexture(ResourceKind Kind) {
  return reflectedDimension(Kind) > 1;
}

/// Returns the flags for the number of components of a texel.
uint32_t vectorFlags(uint32_t Size) {
  switch (Size) {
  case 4: return Component0 | Component1;
  case 3: return Component1;
  case 2: return Component0;
  default: return 0;
  }
}

} // namespace

ReflectedModule::ReflectedModule(ir::Module Program) : M(std::move(Program)), Types(M) {
  const md::ValidatorVersion Version(ir::firstNode(M, md::ValidatorVersionLayout::Named));
  // Version 0.0 stands for no validator; the metadata is then that of the newest one.
  HasUsage = Version && (Version.major() != 1 || Version.minor() >= 5);
  const md::Resources Lists(ir::firstNode(M, md::ResourcesLayout::Named));
  if (!Lists)
    return;
  readBuffers(Lists);
  readBindings(Lists);
}

uint32_t ReflectedModule::bufferNumber(std::string_view Name, bool IsStructured) const {
  uint32_t I = 0;
  for (; I < Buffers.size(); ++I)
    if (Buffers[I].Name == Name && (Buffers[I].Desc.Type > LastConstantBufferKind) == IsStructured)
      break;
  return I;
}

ReflectedBufferTable *ReflectedModule::buffer(uint32_t Index) {
  return Index < Buffers.size() ? static_cast<ReflectedBufferTable *>(&Buffers[Index]) : noBuffer();
}

ReflectedBufferTable *ReflectedModule::buffer(const char *Name) {
  for (const bool IsStructured : {false, true})
    if (const uint32_t I = Name ? bufferNumber(Name, IsStructured) : ~0u; I < Buffers.size())
      return &Buffers[I];
  return noBuffer();
}

ReflectedVariableTable *ReflectedModule::variable(const char *Name) {
  for (ReflectedBuffer &B : Buffers)
    if (ReflectedVariable *Match = B.find(Name))
      return Match;
  return noVariable();
}

Status ReflectedModule::binding(uint32_t Index, BindingDesc *Out) const {
  return copyDesc(Bindings, Index, Out);
}

Status ReflectedModule::binding(const char *Name, BindingDesc *Out) const {
  if (!Name || !Out)
    return BadArgument;
  for (const BindingDesc &B : Bindings)
    if (StringRef(B.Name) == Name) {
      *Out = B;
      return Ok;
    }
  return NotFound;
}

ReflectedBuffer &ReflectedModule::addBuffer(std::string_view Name) {
  ReflectedBuffer &New = Buffers.emplace_back();
  New.Name = Name;
  return New;
}

void ReflectedModule::readBuffers(const md::Resources<Node> &Lists) {
  for (const auto &C : Lists.cbuffers()) {
    ReflectedBuffer &B = addBuffer(C.name());
    B.Desc.Size = (uint32_t(C.size()) + 15) & ~15u;
    Types.readBuffer(B, C.symbol(), C.rangeSize() > 1, HasUsage);
  }
  for (const auto &U : Lists.uavs())
    if (isBufferOfStructs(U.kind()))
      Types.readElements(addBuffer(U.name()), U.symbol());
  for (const auto &S : Lists.srvs())
    if (isBufferOfStructs(S.kind()))
      Types.readElements(addBuffer(S.name()), S.symbol());
    else if (S.kind() == ResourceKind::TBuffer)
      readTextureBuffer(addBuffer(S.name()), S.symbol());
  for (ReflectedBuffer &B : Buffers)
    B.Desc.Name = B.Name.c_str();
}

void ReflectedModule::readTextureBuffer(ReflectedBuffer &B, ir::ValueId Symbol) {
  Types.readBuffer(B, Symbol, /*IsArray=*/false, HasUsage);
  B.Desc.Type = 1;
  for (ReflectedVariable &V : B.Variables) {
    V.Desc.StartTexture = V.Desc.StartSampler = ~0u;
    B.Desc.Size = std::max(B.Desc.Size, V.Desc.StartOffset + V.Desc.Size);
  }
  B.Desc.Size = (B.Desc.Size + 15) & ~15u;
}

template <class Resource>
BindingDesc &ReflectedModule::addBinding(const Resource &R, ResourceKind Kind) {
  BindingDesc New = {};
  New.Name = Texts.keep(R.name());
  New.BindPoint = uint32_t(R.lowerBound());
  New.BindCount = uint32_t(R.rangeSize());
  if (New.BindCount == Unbounded && Kind != ResourceKind::CBuffer)
    New.BindCount = 0;
  New.Dimension = reflectedDimension(Kind);
  New.Space = uint32_t(R.space());
  New.Id = uint32_t(R.id());
  return Bindings.emplace_back(New);
}

/// Adds a view of a texture or buffer.
template <class Resource>
void ReflectedModule::addView(const Resource &R, bool IsUAV, bool HasCounter, uint32_t Samples) {
  const ResourceKind Kind = R.kind();
  BindingDesc &New = addBinding(R, Kind);
  New.Type = inputType(Kind, IsUAV, HasCounter);
  New.Samples = Samples;
  const bool IsMultisampled =
      Kind == ResourceKind::Texture2DMS || Kind == ResourceKind::Texture2DMSArray;
  if (!Samples && isBufferOfStructs(Kind))
    New.Samples = Types.elementSize(R.symbol());
  else if (!Samples && Kind != ResourceKind::RawBuffer && Kind != ResourceKind::TBuffer &&
           !IsMultisampled)
    New.Samples = AnySamples;
  if (Kind == ResourceKind::TBuffer) {
    New.Flags = UserPacked;
    return;
  }
  New.ReturnType = reflectedComponent(R.properties().elementType()).ReturnType;
  if (isTexture(Kind) || Kind == ResourceKind::TypedBuffer)
    New.Flags = componentFlags(R.symbol());
}

/// Returns the flags for the number of components of a view's elements, by the type of its symbol.
uint32_t ReflectedModule::componentFlags(ir::ValueId Symbol) const {
  if (Symbol == ir::None || M.typeOf(Symbol).Kind != ir::TypeKind::Pointer)
    return 0;
  ir::TypeId T = M.typeOf(Symbol).Element;
  for (unsigned I = 0; I < 64; ++I) {
    const ir::Type &Type = M.Types[T];
    if (Type.Kind == ir::TypeKind::Vector)
      return vectorFlags(uint32_t(Type.Count));
    if (Type.Kind == ir::TypeKind::Array)
      T = Type.Element;
    else if (Type.Kind == ir::TypeKind::Struct && !M.fields(Type).empty())
      T = M.fields(Type)[0];
    else
      return 0;
  }
  return 0;
}

void ReflectedModule::readBindings(const md::Resources<Node> &Lists) {
  for (const auto &C : Lists.cbuffers()) {
    BindingDesc &New = addBinding(C, ResourceKind::CBuffer);
    New.Type = InputConstantBuffer;
    New.Flags = UserPacked;
  }
  for (const auto &S : Lists.samplers()) {
    BindingDesc &New = addBinding(S, ResourceKind::Sampler);
    New.Type = InputSampler;
    New.Flags = S.kind() == SamplerKind::Comparison ? uint32_t(ComparisonSampler) : 0;
  }
  for (const auto &S : Lists.srvs())
    addView(S, /*IsUAV=*/false, /*HasCounter=*/false, uint32_t(S.sampleCount()));
  for (const auto &U : Lists.uavs())
    addView(U, /*IsUAV=*/true, U.hasCounter(), 0);
}

} // namespace dxil::compiler::dxc
