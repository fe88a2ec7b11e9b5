// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes metadata of resources and of constant buffer members.
#include "ProgramMetadata.h"

#include <dxil/generated/Limits.h>

#include <algorithm>

namespace dxil::produce {

using namespace container;

// ---- Types of resource symbols ------------------------------------------------------------------

ir::TypeId ProgramMetadata::componentType(ComponentType C) {
  const ComponentTypeInfo &Info = infoOf(C);
  if (!Info.isReal())
    return M.integerType(Info.Bits ? Info.Bits : 32);
  return Info.Bits == 16 ? M.halfType() : Info.Bits == 64 ? M.doubleType() : M.floatType();
}

ir::TypeId ProgramMetadata::memberType(const MemberDescription &D) {
  ir::TypeId T = componentType(D.Component);
  const bool IsMatrix = D.Rows > 1;
  const bool IsByRows = D.Order == MatrixOrder::RowMajor;
  const uint32_t Width = !IsMatrix || IsByRows ? D.Columns : D.Rows;
  if (Width > 1 || IsMatrix)
    T = M.vectorType(T, Width);
  if (IsMatrix)
    T = M.arrayType(T, IsByRows ? D.Rows : D.Columns);
  return D.Count ? M.arrayType(T, D.Count) : T;
}

/// Returns a constant buffer's struct: its members, or an array of rows if they are unknown.
ir::TypeId ProgramMetadata::bufferStruct(const Bound &R) {
  std::vector<ir::TypeId> Fields;
  if (What == Kind::Reflection)
    for (const ShaderProducer::Member &X : R.Members)
      Fields.push_back(memberType(X.Description));
  if (Fields.empty())
    Fields.push_back(
        M.arrayType(M.vectorType(M.floatType(), 4),
                    (uint64_t(R.Description.Size) + ConstantRowBytes - 1) / ConstantRowBytes));
  return M.namedStruct(std::string(HostLayoutPrefix) + R.Name, Fields);
}

/// Returns the HLSL type of an SRV, UAV or sampler, with its element type.
ir::TypeId ProgramMetadata::elementStruct(const Bound &R) {
  const ResourceDescription &D = R.Description;
  const ResourceKindInfo &Info = infoOf(D.Kind);
  ir::TypeId Field = M.i32Type();
  std::string Argument;
  if (D.Kind == ResourceKind::StructuredBuffer) {
    // Modules with minimum precision cannot have types below 32 bits.
    Field = D.Stride % 4 ? M.arrayType(M.i16Type(), D.Stride / 2)
                         : M.arrayType(M.i32Type(), D.Stride / 4);
    Argument = "<" + std::to_string(D.Stride) + " bytes>";
  } else if (Info.Texture || D.Kind == ResourceKind::TypedBuffer) {
    Field = componentType(D.Component);
    Argument = std::string(infoOf(D.Component).Word);
    if (D.Components > 1) {
      Field = M.vectorType(Field, D.Components);
      Argument = "vector<" + Argument + ", " + std::to_string(D.Components) + ">";
    }
    Argument = "<" + Argument + ">";
  }
  const bool IsUAV = D.Class == ResourceClass::UAV && !Info.Feedback;
  const std::string Prefix = !IsUAV ? "" : D.IsROV ? "RasterizerOrdered" : "RW";
  const std::string Kind(D.Kind == ResourceKind::RTAccelerationStructure ? StructPrefix
                                                                         : ClassPrefix);
  return M.namedStruct(Kind + Prefix + std::string(Info.Word) + Argument, std::array{Field});
}

ir::TypeId ProgramMetadata::registers(const Bound &R, ir::TypeId T) {
  const uint32_t Count = R.Description.Count;
  return Count > 1 ? M.arrayType(T, Count == UnboundedCount ? 0 : Count) : T;
}

ir::TypeId ProgramMetadata::symbolType(const Bound &R) {
  const bool IsBuffer =
      R.Description.Class == ResourceClass::CBuffer || R.Description.Kind == ResourceKind::TBuffer;
  return registers(R, IsBuffer ? bufferStruct(R) : elementStruct(R));
}

// ---- Records ------------------------------------------------------------------------------------

template <class Fields> Fields ProgramMetadata::common(const Bound &R) {
  const ResourceDescription &D = R.Description;
  const ir::TypeId T = M.pointerType(symbolType(R));
  const ir::ValueRef Symbol = R.Global ? M.bitCast(R.Global, T) : M.undef(T);
  Fields F;
  F.Id = R.Id;
  F.Symbol = M.value(Symbol);
  if (What == Kind::Reflection || P.isLibrary())
    F.Name = R.Name;
  F.Space = D.Space;
  F.LowerBound = D.Register;
  F.RangeSize = D.Count;
  return F;
}

/// Returns the tags and values of the properties that ops need to access the resource.
static ir::MetadataRef extended(ir::NodeWriter &W, const ResourceDescription &D) {
  md::ResourcePropertiesWriter Out(W);
  const ResourceKindInfo &Info = infoOf(D.Kind);
  if (D.Kind == ResourceKind::StructuredBuffer)
    Out.structureStride(D.Stride);
  else if (Info.Texture || D.Kind == ResourceKind::TypedBuffer)
    Out.elementType(D.Component);
  else if (D.Kind == ResourceKind::RTAccelerationStructure)
    Out.elementType(ComponentType::I32);
  else if (D.Kind == ResourceKind::TBuffer)
    Out.elementType(ComponentType::U32);
  else if (Info.Feedback)
    Out.samplerFeedbackKind(D.Feedback);
  if (D.ReorderCoherent)
    Out.reorderCoherent(true);
  return Out.finish();
}

ir::MetadataRef ProgramMetadata::resource(const Bound &R) {
  const ResourceDescription &D = R.Description;
  switch (D.Class) {
  case ResourceClass::CBuffer: {
    auto F = common<md::CBufferFields<Ref>>(R);
    F.Size = D.Size;
    return F.write(W);
  }
  case ResourceClass::Sampler: {
    auto F = common<md::SamplerFields<Ref>>(R);
    F.Kind = D.Sampler;
    return F.write(W);
  }
  case ResourceClass::SRV: {
    auto F = common<md::SRVFields<Ref>>(R);
    F.Kind = D.Kind;
    F.SampleCount = D.SampleCount;
    F.Properties = extended(W, D);
    return F.write(W);
  }
  default: break;
  }
  auto F = common<md::UAVFields<Ref>>(R);
  F.Kind = D.Kind;
  F.GloballyCoherent = D.GloballyCoherent;
  F.HasCounter = D.HasCounter;
  F.IsROV = D.IsROV;
  F.Properties = extended(W, D);
  return F.write(W);
}

ir::MetadataRef ProgramMetadata::resources() {
  if (P.Resources.empty())
    return {};
  auto List = [&](ResourceClass Class) {
    std::vector<Ref> Nodes;
    for (const Bound &R : P.Resources)
      if (R.Description.Class == Class)
        Nodes.push_back(resource(R));
    return Nodes.empty() ? Ref() : W.node(Nodes);
  };
  return md::ResourcesFields<Ref>{.Srvs = List(ResourceClass::SRV),
                                  .Uavs = List(ResourceClass::UAV),
                                  .Cbuffers = List(ResourceClass::CBuffer),
                                  .Samplers = List(ResourceClass::Sampler)}
      .write(W);
}

// ---- Members of constant buffers ----------------------------------------------------------------

ir::MetadataRef ProgramMetadata::fieldAnnotation(const ShaderProducer::Member &Member) {
  const MemberDescription &D = Member.Description;
  md::FieldAnnotationWriter Out(W);
  Out.name(Member.Name);
  if (D.Rows > 1)
    Out.matrix(
        md::MatrixFields<Ref>{.Rows = D.Rows, .Columns = D.Columns, .Orientation = D.Order}.write(
            W));
  Out.cBufferOffset(D.Offset);
  Out.componentType(D.Component);
  return Out.finish();
}

void ProgramMetadata::annotateTypes() {
  std::vector<Ref> Pairs;
  for (const Bound &R : P.Resources) {
    if (R.Members.empty())
      continue;
    std::vector<Ref> Fields;
    for (const ShaderProducer::Member &X : R.Members)
      Fields.push_back(fieldAnnotation(X));
    // the list of template arguments is empty
    Fields.push_back(W.node({}));
    Pairs.push_back(M.value(M.undef(bufferStruct(R))));
    Pairs.push_back(md::StructAnnotationFields<Ref>{.Size = R.Description.Size}.write(W, Fields));
  }
  if (!Pairs.empty())
    M.addNamed(md::TypeAnnotationsLayout::Named,
               md::TypeAnnotationsFields<Ref>{.Tag = AnnotatedKind::Structs}.write(W, Pairs));
}

} // namespace dxil::produce
