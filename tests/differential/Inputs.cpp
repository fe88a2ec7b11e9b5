// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Inputs.h"

#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace dxil::differential {
namespace {

constexpr uint32_t BufferBytes = 32768, LargestArray = 64, HeapSize = 64, Counted = 16;
constexpr uint32_t Width = 32, Height = 32, Depth = 4, Layers = 12, Mips = 3, Channels = 4;

double floatOf(uint32_t Random, Content Words) {
  constexpr double Edges[] = {0.0, -0.0, 1.0,     -1.0,  0.5,  2.0,   1e-5,  -1e-5,
                              1e5, -1e5, 65504.0, 1e-20, 1e20, 255.0, -0.25, 1.0 / 3};
  switch (Words) {
  case Content::SmallNumbers: return (Random & 31) * 0.25;
  case Content::Floats: // quarters are exact in half precision too
    return (int(Random & 63) - 32) * 0.25;
  case Content::Units: return (Random & 0xffff) / 65536.0;
  case Content::Edges: return Edges[Random % std::size(Edges)];
  }
  return 0;
}

int64_t integerOf(uint32_t Random, Content Words) {
  constexpr int64_t Edges[] = {0,     1,     -1,        2,         31, 32, 33, 255,
                               65535, 65536, INT32_MAX, INT32_MIN, 3,  7,  -2, 16};
  switch (Words) {
  case Content::Floats: return Random & ((Random >> 8) % 4 ? 255 : 7);
  case Content::Units: return Random & 3;
  case Content::Edges: return Edges[Random % std::size(Edges)];
  default: return Random & 7;
  }
}

/// Generates numbers that are independent even for neighbouring seeds.
class Generator {
public:
  explicit Generator(uint32_t Seed) : State(Seed) {}
  uint32_t next() {
    State += 0x9e3779b9;
    uint32_t X = State;
    X = (X ^ (X >> 16)) * 0x21f0aaad;
    X = (X ^ (X >> 15)) * 0x735a2d97;
    return X ^ (X >> 15);
  }

private:
  uint32_t State;
};

bool isMultisampled(ResourceKind Kind) {
  return Kind == ResourceKind::Texture2DMS || Kind == ResourceKind::Texture2DMSArray;
}

bool isTexture(ResourceKind Kind) {
  return Kind >= ResourceKind::Texture1D && Kind <= ResourceKind::TextureCubeArray;
}

uint32_t layersOf(ResourceKind Kind) {
  switch (Kind) {
  case ResourceKind::TextureCube: return 6;
  case ResourceKind::TextureCubeArray: return Layers;
  case ResourceKind::Texture1DArray:
  case ResourceKind::Texture2DArray:
  case ResourceKind::Texture2DMSArray: return 6;
  default: return 1;
  }
}

ComponentType typeOf(Number Kind) {
  switch (Kind) {
  case Number::Int32: return ComponentType::U32;
  case Number::Int64: return ComponentType::U64;
  case Number::Double: return ComponentType::F64;
  default: return ComponentType::F32;
  }
}

/// Fills texels of four numbers. Views with fewer components use the first ones.
void shapeTexture(Input &To, ResourceKind Kind, bool Writable, Number Texel, Content Words,
                  uint32_t Seed) {
  execution::TextureShape &T = To.Resource.Texture;
  T.Width = Width;
  T.Height = Kind == ResourceKind::Texture1D || Kind == ResourceKind::Texture1DArray ? 1 : Height;
  T.Depth = Kind == ResourceKind::Texture3D ? Depth : 1;
  T.Layers = layersOf(Kind);
  T.Samples = isMultisampled(Kind) ? 4 : 1;
  T.Mips = isMultisampled(Kind) || Writable ? 1 : Mips;
  To.Resource.Format = {typeOf(Texel), Channels};
  To.Layout = ElementLayout::of(Texel);
  const size_t Texels = size_t(T.Width) * T.Height * T.Depth * T.Layers * T.Samples;
  // All mip levels together have less than twice the texels of the first.
  fillNumbers(To.Resource.Data, (T.Mips > 1 ? 2 : 1) * Texels * Channels * bytesOf(Texel),
              To.Layout, Words, Seed);
}

/// Squares of two triangles, which any-hit shaders may reject in part, and boxes, in instances that
/// select different shaders.
std::vector<execution::SceneInstance> scene() {
  execution::SceneGeometry Square, Veil, Boxes;
  Square.Opaque = true;
  Square.Triangles = {{-4, -4, 1, 4, -4, 1, 4, 4, 1}, {-4, -4, 1, 4, 4, 1, -4, 4, 1}};
  Veil.Triangles = {{-2, -2, 2, 2, -2, 2, 2, 2, 2}, {-8, -8, -1, 8, -8, -1, 0, 8, -1}};
  Boxes.Boxes = {{-1, -1, 4, 1, 1, 5}, {-16, -16, 6, 16, 16, 7}, {-16, -8, -16, 16, -6, 16}};
  std::vector<execution::SceneInstance> All(4);
  All[0].Geometries = {Square};
  All[1].Geometries = {Square, Veil};
  All[1].ToWorld[11] = 3;
  All[2].Geometries = {Veil, Boxes};
  All[2].ToWorld[5] = 0.5;
  All[3].Geometries = {Boxes};
  All[3].ToWorld[3] = 2;
  for (uint32_t I = 0; I < All.size(); ++I)
    All[I].Id = All[I].Contribution = I;
  return All;
}

Input makeInput(const execution::DeclaredResource &From, const ElementLayout &Layout,
                uint32_t Index, Content Words) {
  uint32_t Seed = Generator(uint32_t(From.Class) * 8 + uint32_t(Words)).next();
  Seed = Generator(Seed + From.Space * 7919 + From.Lower + Index).next();
  Input To;
  execution::Buffer &B = To.Resource;
  B.Class = From.Class;
  B.Space = From.Space;
  B.Register = From.Lower + Index;
  To.Layout = Layout;
  if (B.Class == ResourceClass::Sampler) {
    B.Sampler.LinearMin = B.Sampler.LinearMag = Index % 2 == 0;
    B.Sampler.Compare = execution::Comparison::LessEqual;
  } else if (From.Kind == ResourceKind::RTAccelerationStructure) {
    B.Instances = scene();
  } else if (isTexture(From.Kind)) {
    shapeTexture(To, From.Kind, B.Class == ResourceClass::UAV, numberOf(From.Format.Type), Words,
                 Seed);
  } else if (From.Kind == ResourceKind::TypedBuffer) {
    // A 64-bit element is two 32-bit numbers.
    const bool Wide = !Layout.Leaves.empty() && bytesOf(Layout.Leaves[0].Kind) == 8;
    const auto Numbers = uint32_t(Layout.Leaves.size());
    To.Layout = ElementLayout::of(numberOf(From.Format.Type));
    B.Format = {typeOf(To.Layout.Leaves[0].Kind),
                Wide ? std::min(2 * Numbers, Channels) : Channels};
    fillNumbers(B.Data, BufferBytes, To.Layout, Words, Seed);
  } else {
    const bool Constant = B.Class == ResourceClass::CBuffer;
    fillNumbers(B.Data, Constant ? (From.ConstantBytes + 15) / 16 * 16 : BufferBytes, To.Layout,
                Words, Seed);
    B.Counter = From.HasCounter ? Counted : 0;
  }
  return To;
}

} // namespace

void fillNumbers(std::vector<uint8_t> &Data, size_t Size, const ElementLayout &Layout,
                 Content Words, uint32_t Seed) {
  Generator Random(Seed);
  Data.assign((Size + 3) / 4 * 4, 0);
  for (size_t Base = 0; Base < Data.size(); Base += std::max(1u, Layout.Stride))
    for (const Leaf &Each : Layout.Leaves) {
      const uint64_t Bits = numberBits(Each.Kind, Random.next(), Words);
      const size_t Position = Base + Each.Offset, Bytes = bytesOf(Each.Kind);
      if (Position + Bytes <= Data.size())
        std::memcpy(Data.data() + Position, &Bits, Bytes);
    }
}

uint64_t numberBits(Number Kind, uint32_t Random, Content Words) {
  switch (Kind) {
  case Number::Half: return execution::toHalf(floatOf(Random, Words));
  case Number::Float: return std::bit_cast<uint32_t>(float(floatOf(Random, Words)));
  case Number::Double: return std::bit_cast<uint64_t>(floatOf(Random, Words));
  case Number::Bool: return Random >> 5 & 1;
  case Number::Untyped:
    if (Words == Content::SmallNumbers || (Words == Content::Edges && Random & 1024))
      return uint32_t(integerOf(Random, Words));
    return std::bit_cast<uint32_t>(float(floatOf(Random, Words)));
  default: return uint64_t(integerOf(Random, Words));
  }
}

void ResourceSet::add(const execution::ShaderInfo &Info, const ir::Module &Program) {
  const auto Layouts = layoutsOf(Program);
  for (const execution::DeclaredResource &R : Info.Resources) {
    const auto Layout = Layouts.find({R.Class, R.Id});
    const bool Typed =
        Layout != Layouts.end() && (R.Stride == 0 || Layout->second.Stride == R.Stride);
    Declared &Entry = All.try_emplace({R.Class, R.Space, R.Lower},
                                      Declared{R, Typed ? Layout->second : ElementLayout()})
                          .first->second;
    Entry.Resource.ConstantBytes = std::max(Entry.Resource.ConstantBytes, R.ConstantBytes);
    Entry.Resource.Count = std::max(Entry.Resource.Count, R.Count);
    Entry.Resource.HasCounter |= R.HasCounter;
  }
  for (const ir::Function &F : Program.Functions)
    UsesHeaps |= Program.name(F.Self) == "dx.op.createHandleFromHeap";
}

std::vector<Input> ResourceSet::fill(Content Words) const {
  std::vector<Input> Result;
  for (const auto &[Place, From] : All)
    for (uint32_t I = 0; I < std::min(From.Resource.Count, LargestArray); ++I)
      Result.push_back(makeInput(From.Resource, From.Layout, I, Words));
  // Which resources a program takes from the heaps of shader model 6.6 is known only at run time.
  for (uint32_t I = 0; UsesHeaps && I < HeapSize; ++I)
    for (const ResourceClass Class : {ResourceClass::UAV, ResourceClass::Sampler}) {
      Input To;
      To.Resource.Class = Class;
      To.Resource.HeapIndex = I;
      if (Class == ResourceClass::UAV)
        shapeTexture(To, ResourceKind::Texture2D, true, Number::Float, Words, I);
      Result.push_back(std::move(To));
    }
  return Result;
}

} // namespace dxil::differential
