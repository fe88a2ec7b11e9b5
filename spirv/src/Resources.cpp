// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Maps bindings to resources, and creates handles.
#include "Lowering.h"

#include <algorithm>
#include <tuple>

namespace dxil::spirv {

using produce::ResourceDescription;

/// Returns the element type of an array of any depth, and the number of elements.
static Id elementType(const Types &T, Id Type, uint64_t &Count) {
  Count = 1;
  while (T[Type].Kind == Shape::Array || T[Type].Kind == Shape::RuntimeArray) {
    Count = T[Type].Kind == Shape::RuntimeArray || Count >= produce::UnboundedCount
                ? produce::UnboundedCount
                : std::min<uint64_t>(Count * T[Type].Count, produce::UnboundedCount);
    Type = T[Type].Element;
  }
  return Type;
}

static uint32_t operandOf(const Module &M, Id Target, Decoration Kind) {
  const DecorationUse *D = M.find(Target, Kind);
  return D && !D->Operands.empty() ? D->Operands[0] : 0;
}

bool Lowering::isReadOnly(Id Variable, Id Struct) const {
  if (M.has(Variable, Decoration::NonWritable))
    return true;
  const size_t Members = T[Struct].Members.size();
  for (uint32_t I = 0; I < Members; ++I)
    if (!M.has(Struct, Decoration::NonWritable, I))
      return false;
  return Members != 0;
}

void Lowering::describeImage(Id Type, ResourceDescription &D) {
  const spirv::Type &I = T[Type];
  const bool IsStorage = I.Sampled == 2 && I.Dim != Dim::SubpassData;
  D.Class = IsStorage ? ResourceClass::UAV : ResourceClass::SRV;
  switch (I.Dim) {
  case Dim::Dim1D:
    D.Kind = I.IsArrayed ? ResourceKind::Texture1DArray : ResourceKind::Texture1D;
    break;
  case Dim::Dim3D: D.Kind = ResourceKind::Texture3D; break;
  case Dim::Cube:
    D.Kind = IsStorage     ? ResourceKind::Texture2DArray
             : I.IsArrayed ? ResourceKind::TextureCubeArray
                           : ResourceKind::TextureCube;
    break;
  case Dim::Buffer: D.Kind = ResourceKind::TypedBuffer; break;
  default:
    D.Kind = I.IsMultisampled
                 ? I.IsArrayed ? ResourceKind::Texture2DMSArray : ResourceKind::Texture2DMS
             : I.IsArrayed ? ResourceKind::Texture2DArray
                           : ResourceKind::Texture2D;
  }
  const spirv::Type &Sampled = T[I.Element];
  if (Sampled.Kind == Shape::Float)
    D.Component = Sampled.Width == 16 ? ComponentType::F16 : ComponentType::F32;
  else if (Sampled.Width == 64)
    D.Component = Sampled.IsSigned ? ComponentType::I64 : ComponentType::U64;
  else
    D.Component = Sampled.IsSigned ? ComponentType::I32 : ComponentType::U32;
  switch (I.Format) {
  case ImageFormat::R32f:
  case ImageFormat::R16f:
  case ImageFormat::R16:
  case ImageFormat::R8:
  case ImageFormat::R16Snorm:
  case ImageFormat::R8Snorm:
  case ImageFormat::R32i:
  case ImageFormat::R16i:
  case ImageFormat::R8i:
  case ImageFormat::R32ui:
  case ImageFormat::R16ui:
  case ImageFormat::R8ui:
  case ImageFormat::R64ui:
  case ImageFormat::R64i: D.Components = 1; break;
  case ImageFormat::Rg32f:
  case ImageFormat::Rg16f:
  case ImageFormat::Rg16:
  case ImageFormat::Rg8:
  case ImageFormat::Rg16Snorm:
  case ImageFormat::Rg8Snorm:
  case ImageFormat::Rg32i:
  case ImageFormat::Rg16i:
  case ImageFormat::Rg8i:
  case ImageFormat::Rg32ui:
  case ImageFormat::Rg16ui:
  case ImageFormat::Rg8ui: D.Components = 2; break;
  default: D.Components = 4;
  }
}

/// Returns the size of a constant buffer in bytes: that of the largest block at the binding.
uint64_t Lowering::constantsSize(Id Variable, Id Type, StorageClass Storage) {
  uint64_t Most = T.sizeOf(Type);
  for (const Instruction &I : M.Instructions) {
    if (I.op() == Op::Function)
      break;
    if (I.op() != Op::Variable || M.as<inst::Variable>(I).storageClass() != Storage ||
        operandOf(M, I.Result, Decoration::Binding) !=
            operandOf(M, Variable, Decoration::Binding) ||
        operandOf(M, I.Result, Decoration::DescriptorSet) !=
            operandOf(M, Variable, Decoration::DescriptorSet))
      continue;
    uint64_t Count = 1;
    Most = std::max(Most, T.sizeOf(elementType(T, T[I.Type].Element, Count)));
  }
  return (Most + 15) / 16 * 16;
}

/// Returns true for constants without a binding.
static bool hasOwnRegister(StorageClass Storage) {
  return Storage == StorageClass::PushConstant || Storage == StorageClass::ShaderRecordBufferKHR;
}

/// Describes a binding except for its registers. Returns false if it is not a resource.
bool Lowering::describe(const Instruction &I, Id Type, StorageClass Storage,
                        ResourceDescription &D) {
  const spirv::Type &Info = T[Type];
  switch (Info.Kind) {
  case Shape::Struct: {
    const bool IsBuffer =
        Storage == StorageClass::StorageBuffer ||
        (Storage == StorageClass::Uniform && M.has(Type, Decoration::BufferBlock));
    if (!IsBuffer && Storage != StorageClass::Uniform && !hasOwnRegister(Storage))
      return false;
    if (!IsBuffer) {
      D.Class = ResourceClass::CBuffer;
      D.Size = uint32_t(std::min<uint64_t>(constantsSize(I.Result, Type, Storage), ~0u));
      return true;
    }
    D.Kind = ResourceKind::RawBuffer;
    D.Class = isReadOnly(I.Result, Type) ? ResourceClass::SRV : ResourceClass::UAV;
    break;
  }
  case Shape::Sampler: D.Class = ResourceClass::Sampler; return true;
  case Shape::AccelerationStructure:
    D.Class = ResourceClass::SRV;
    D.Kind = ResourceKind::RTAccelerationStructure;
    return true;
  case Shape::SampledImage: describeImage(Info.Element, D); break;
  case Shape::Image: describeImage(Type, D); break;
  default: return false;
  }
  if (D.Class == ResourceClass::UAV) {
    if (D.Kind == ResourceKind::Texture2DMS || D.Kind == ResourceKind::Texture2DMSArray)
      needModel(7, "a storage image with samples");
    D.GloballyCoherent = M.has(I.Result, Decoration::Coherent);
    for (uint32_t Member = 0; Member < Info.Members.size(); ++Member)
      D.GloballyCoherent |= M.has(Type, Decoration::Coherent, Member);
  }
  return true;
}

/// Returns the registers of a binding from the options, or else the default.
Lowering::Range Lowering::rangeOf(Id Variable, ResourceClass Class) {
  auto Plain = [&](const Instruction &I) {
    uint64_t Count = 1;
    elementType(T, T[I.Type].Element, Count);
    const uint32_t First = operandOf(M, I.Result, Decoration::Binding);
    return Range{Class, operandOf(M, I.Result, Decoration::DescriptorSet), First,
                 Count >= produce::UnboundedCount
                     ? ~0u
                     : uint32_t(std::min<uint64_t>(First + Count - 1, ~0u))};
  };
  const Range Own = Plain(*M.definition(Variable));
  for (const BindingRegister &R : Options.Bindings)
    if (R.Set == Own.Space && R.Binding == Own.First && R.Class.value_or(Class) == Class)
      return {Class, R.Space, R.Register,
              Own.Last == ~0u ? ~0u
                              : uint32_t(std::min<uint64_t>(
                                    uint64_t(R.Register) + (Own.Last - Own.First), ~0u - 1))};
  if (Own.First == Own.Last)
    return Own;
  for (const Instruction &I : M.Instructions) {
    if (I.op() == Op::Function)
      break;
    if (I.op() != Op::Variable || I.Result == Variable ||
        !M.has(I.Result, Decoration::DescriptorSet))
      continue;
    const Range Other = Plain(I);
    if (Other.Space == Own.Space && Other.First != Own.First && Other.First <= Own.Last &&
        Own.First <= Other.Last)
      return {Class, 1000 * (Own.Space + 1) + Own.First, 0,
              Own.Last == ~0u ? ~0u : Own.Last - Own.First};
  }
  return Own;
}

produce::ResourceRef Lowering::declare(ResourceDescription D, Id Variable) {
  const Range R = rangeOf(Variable, D.Class);
  D.Space = R.Space;
  D.Register = R.First;
  D.Count = R.Last == ~0u ? produce::UnboundedCount : R.Last - R.First + 1;
  // A block without an instance name has only the name of its type.
  std::string Name(M.name(Variable).substr(0, 200));
  uint64_t Count = 1;
  if (Name.empty())
    Name = M.name(elementType(T, T[typeOfId(Variable)].Element, Count)).substr(0, 200);
  if (Name.empty())
    Name = "resource" + std::to_string(Variable);
  // The sampler of a combined image gets a name of its own, as in SPIRV-Cross.
  if (D.Class == ResourceClass::Sampler &&
      T[elementType(T, T[typeOfId(Variable)].Element, Count)].Kind == Shape::SampledImage)
    Name = "_" + Name + "_sampler";
  D.Name = Name;
  const produce::ResourceRef Ref = P.addResource(D);
  if (!Ref && P.mistake())
    fail(*P.mistake());
  return Ref;
}

std::optional<Value> Lowering::resource(const Instruction &I, Id Type, StorageClass Storage) {
  uint64_t Count = 1;
  const Id Element = elementType(T, Type, Count);
  ResourceDescription D;
  if (!describe(I, Element, Storage, D)) {
    fail("a variable of this storage class and type is not translated");
    return std::nullopt;
  }
  Resource *R = nullptr;
  if (!hasOwnRegister(Storage)) {
    const Range Registers = rangeOf(I.Result, D.Class);
    Resource *&Cached = Bound[{D.Class, {Registers.Space, Registers.First}}];
    // Two variables with the same binding share one resource.
    if (Cached && Cached->IsArray == (Element != Type) &&
        (D.Kind == ResourceKind::RawBuffer || D.Class == ResourceClass::CBuffer))
      R = Cached;
    if (!R)
      Cached = R = &Resources.emplace_back();
  } else {
    R = &Resources.emplace_back();
  }
  Value V;
  V.Is = Value::Kind::Pointer;
  if (!R->Main && !R->Sampler) {
    R->IsArray = Element != Type;
    R->IsUAV = D.Class == ResourceClass::UAV;
    R->IsConstants = D.Class == ResourceClass::CBuffer;
    if (hasOwnRegister(Storage)) {
      const bool IsPush = Storage == StorageClass::PushConstant;
      std::tie(D.Space, D.Register) = IsPush ? Options.PushConstants : Options.ShaderRecord;
      D.Name = IsPush ? "PushConstants" : "ShaderRecord";
      R->Main = P.addResource(D);
    } else if (D.Class == ResourceClass::Sampler) {
      D.Sampler = Comparisons.contains(I.Result) ? SamplerKind::Comparison : SamplerKind::Default;
      R->Sampler = declare(D, I.Result);
    } else {
      R->Main = declare(D, I.Result);
      if (T[Element].Kind == Shape::SampledImage && T[T[Element].Element].Dim != Dim::Buffer) {
        ResourceDescription S;
        S.Class = ResourceClass::Sampler;
        S.Sampler = Comparisons.contains(I.Result) ? SamplerKind::Comparison : SamplerKind::Default;
        R->Sampler = declare(S, I.Result);
      }
    }
  }
  V.Pointer.Element = Element;
  V.Pointer.Is = T[Element].Kind == Shape::Struct ? Place::Kind::Buffer : Place::Kind::Object;
  V.Pointer.Type = Type;
  V.Pointer.Binding = R;
  V.Pointer.IsSelecting = Element != Type;
  return V;
}

ValueRef Lowering::handleOf(const Place &From, bool OfSampler) {
  if (!From.Binding)
    return {};
  Resource &R = *From.Binding;
  const produce::ResourceRef Ref = OfSampler ? R.Sampler : R.Main;
  if (!Ref) {
    fail("the resource has no handle of this kind");
    return {};
  }
  if (R.IsArray)
    return P.handle(B, Ref, From.Index ? From.Index : module().i32(0), From.IsNonUniform);
  ValueRef &Cached = OfSampler ? R.SamplerHandle : R.MainHandle;
  if (!Cached)
    inPrologue([&] { Cached = P.handle(B, Ref); });
  return Cached;
}

ImageValue Lowering::loadImage(const Place &From) {
  ImageValue V;
  if (From.IsSelecting) {
    fail("a load of a whole array of resources");
    return V;
  }
  const spirv::Type &Info = T[From.Type];
  V.Type = Info.Kind == Shape::SampledImage ? Info.Element : From.Type;
  if (From.Binding->Main)
    V.Texture = handleOf(From);
  if (From.Binding->Sampler)
    V.Sampler = handleOf(From, true);
  return V;
}

} // namespace dxil::spirv
