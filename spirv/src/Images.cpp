// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sampling, loads and stores of images.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

using ir::UndefOperand;

struct Lowering::ImageArguments {
  ValueRef Bias, Lod, Clamp = UndefOperand, Sample;
  List Dx, Dy, Offsets, EachOffset;
  ValueRef Coordinate[4] = {UndefOperand, UndefOperand, UndefOperand, UndefOperand};
  size_t Count = 0; ///< number of coordinates

  ValueRef offset(size_t I) const { return I < Offsets.size() ? Offsets[I] : UndefOperand; }
  static ValueRef of(const List &L, size_t I) { return I < L.size() ? L[I] : UndefOperand; }
};

static size_t dimensionsOf(const Type &Image) {
  switch (Image.Dim) {
  case Dim::Dim1D:
  case Dim::Buffer: return 1;
  case Dim::Dim3D:
  case Dim::Cube: return 3;
  default: return 2;
  }
}

ir::TypeId Lowering::texelType(const ImageValue &Image) {
  return scalarType(T[Image.Type].Element);
}

bool Lowering::readImageOperands(std::span<const uint32_t> Words, ImageArguments &A) {
  if (Words.empty())
    return true;
  const uint32_t Mask = Words[0];
  size_t Next = 1;
  auto Take = [&]() -> List { return Next < Words.size() ? scalars(Words[Next++]) : List(); };
  if (has(Mask, ImageOperands::Bias))
    A.Bias = at(Take(), 0);
  if (has(Mask, ImageOperands::Lod))
    A.Lod = at(Take(), 0);
  if (has(Mask, ImageOperands::Grad)) {
    A.Dx = Take();
    A.Dy = Take();
  }
  if (has(Mask, ImageOperands::ConstOffset) || has(Mask, ImageOperands::Offset))
    for (ValueRef V : Take())
      A.Offsets.push_back(asI32(V));
  if (has(Mask, ImageOperands::ConstOffsets))
    for (ValueRef V : Take())
      A.EachOffset.push_back(asI32(V));
  if (has(Mask, ImageOperands::Sample))
    A.Sample = at(Take(), 0);
  if (has(Mask, ImageOperands::MinLod))
    A.Clamp = at(Take(), 0);
  return !failed();
}

void Lowering::coordinates(const ImageValue &Image, const List &From, bool IsFloat,
                           ImageArguments &A) {
  const Type &I = T[Image.Type];
  size_t Count = dimensionsOf(I) + (I.IsArrayed ? 1 : 0);
  if (I.Dim == Dim::Cube && I.Sampled == 2)
    Count = 3;
  if (From.size() < Count)
    return fail("the coordinate has too few components");
  A.Count = Count;
  for (size_t N = 0; N < Count && N < 4; ++N)
    A.Coordinate[N] = IsFloat ? From[N] : asI32(From[N]);
}

/// Returns the residency code of an access: 1 if all accessed memory was mapped, else 0.
ValueRef Lowering::residency(ValueRef Loaded) {
  return B.cast(ir::Opcode::ZExt, B.checkAccessFullyMapped({.status = B.extractValue(Loaded, 4)}),
                module().i32Type());
}

/// Defines the result of a load: a texel, or a struct of the residency code and a texel.
void Lowering::defineTexel(const Instruction &I, ValueRef Loaded, bool IsOne) {
  List Out;
  const bool IsSparse = T[I.Type].Kind == Shape::Struct;
  if (IsSparse && Loaded)
    Out.push_back(residency(Loaded));
  const size_t Count = IsOne ? 1 : T.leaves(I.Type).size() - IsSparse;
  for (size_t N = 0; N < Count && N < 4; ++N)
    Out.push_back(B.extractValue(Loaded, uint32_t(N)));
  define(I, std::move(Out));
}

void Lowering::image(const Instruction &I) {
  Value V;
  V.Is = Value::Kind::Image;
  if (I.op() == Op::SampledImage) {
    const auto S = M.as<inst::SampledImage>(I);
    V.Image = image(S.image());
    V.Image.Sampler = image(S.sampler()).Sampler;
  } else {
    V.Image = image(M.as<inst::Image>(I).sampledImage());
    V.Image.Sampler = {};
  }
  if (!failed())
    define(I, std::move(V));
}

// ---- Sampling -----------------------------------------------------------------------------------

namespace {
/// The operands of a sampling instruction.
struct SampleForm {
  bool IsCompare = false, IsProjected = false;
};

SampleForm formOf(Op O) {
  switch (O) {
  case Op::ImageDrefGather:
  case Op::ImageSparseDrefGather:
  case Op::ImageSampleDrefImplicitLod:
  case Op::ImageSampleDrefExplicitLod:
  case Op::ImageSparseSampleDrefImplicitLod:
  case Op::ImageSparseSampleDrefExplicitLod: return {true, false};
  case Op::ImageSampleProjImplicitLod:
  case Op::ImageSampleProjExplicitLod: return {false, true};
  case Op::ImageSampleProjDrefImplicitLod:
  case Op::ImageSampleProjDrefExplicitLod: return {true, true};
  default: return {};
  }
}
} // namespace

bool comparesSamples(Op O) {
  return formOf(O).IsCompare;
}

/// Divides the coordinates and the comparison reference by the last coordinate.
void Lowering::divideByLast(const ImageValue &Image, List &Coordinate, ValueRef &Compare) {
  const size_t Last = dimensionsOf(T[Image.Type]);
  const ValueRef Q = at(Coordinate, Last);
  for (size_t N = 0; N < Last && N < Coordinate.size(); ++N)
    Coordinate[N] = B.binary(ir::Opcode::FDiv, Coordinate[N], Q);
  if (Compare)
    Compare = B.binary(ir::Opcode::FDiv, Compare, Q);
}

/// Returns the operands with which all sample and gather ops begin: texture, sampler, coordinates,
/// offsets.
List Lowering::sampledPlace(const ImageValue &Image, const ImageArguments &A, size_t Offsets) {
  if (!Image.Sampler || !Image.Texture)
    fail("the image has no sampler");
  else if (T[Image.Type].IsMultisampled)
    fail("an image with several samples has no sampler");
  List Out = {Image.Texture, Image.Sampler};
  Out.insert(Out.end(), A.Coordinate, A.Coordinate + 4);
  for (size_t N = 0; N < Offsets; ++N)
    Out.push_back(A.offset(N));
  return Out;
}

void Lowering::needModel(uint8_t Minor, const std::string &What) {
  const Version Needed = {1, Minor};
  if (module().target().DXIL < Needed)
    fail(What + " needs shader model 6." + std::to_string(Minor));
  module().need(Needed);
}

/// Offsets are constants before shader model 6.7.
void Lowering::needForOffsets(const ImageArguments &A) {
  for (ValueRef Offset : A.Offsets)
    if (Offset && !module().constantInt(Offset))
      needModel(7, "an offset that is no constant");
}

void Lowering::sample(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const SampleForm Form = formOf(I.op());
  const ImageValue Image = image(O[0]);
  List Coordinate = scalars(O[1]);
  ValueRef Compare = Form.IsCompare ? scalar(O[2]) : ValueRef();
  ImageArguments A;
  if (!readImageOperands(O.subspan(std::min<size_t>(O.size(), Form.IsCompare ? 3 : 2)), A))
    return;
  if (Form.IsProjected)
    divideByLast(Image, Coordinate, Compare);
  coordinates(Image, Coordinate, true, A);
  // Only pixel shaders have an implicit level.
  if (P.module().target().Shader != Stage::Pixel && !A.Lod && A.Dx.empty())
    A.Lod = module().f32(0);
  const bool IsLevelZero = Form.IsCompare && A.Lod && A.Lod == module().f32(0);
  const bool IsLevel = A.Lod && A.Dx.empty();
  List Operands = sampledPlace(Image, A, 3);
  needForOffsets(A);
  if (module().type(texelType(Image)).Kind == ir::TypeKind::Integer)
    needModel(7, "a sample of integers");
  if (failed())
    return;
  if (Form.IsCompare)
    Operands.push_back(Compare);
  OpCode Code = Form.IsCompare ? OpCode::SampleCmp : OpCode::Sample;
  if (!A.Dx.empty()) {
    Code = Form.IsCompare ? OpCode::SampleCmpGrad : OpCode::SampleGrad;
    for (const List *Gradient : {&A.Dx, &A.Dy})
      for (size_t N = 0; N < 3; ++N)
        Operands.push_back(A.of(*Gradient, N));
  } else if (IsLevelZero) {
    Code = OpCode::SampleCmpLevelZero;
  } else if (IsLevel) {
    Code = Form.IsCompare ? OpCode::SampleCmpLevel : OpCode::SampleLevel;
    Operands.push_back(A.Lod);
  } else if (A.Bias) {
    Code = Form.IsCompare ? OpCode::SampleCmpBias : OpCode::SampleBias;
    Operands.push_back(A.Bias);
  }
  if (!IsLevel)
    Operands.push_back(A.Clamp);
  defineTexel(I, callOp(Code, Operands, texelType(Image)), Form.IsCompare);
}

void Lowering::gather(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const bool IsCompare = comparesSamples(I.op());
  const ImageValue Image = image(O[0]);
  const List Coordinate = scalars(O[1]);
  const ValueRef Third = scalar(O[2]);
  ImageArguments A;
  if (!readImageOperands(O.subspan(std::min<size_t>(O.size(), 3)), A))
    return;
  coordinates(Image, Coordinate, true, A);
  auto Gather = [&] {
    List Operands = sampledPlace(Image, A, 2);
    if (failed())
      return ValueRef();
    Operands.push_back(IsCompare ? module().i32(0) : asI32(Third));
    if (IsCompare)
      Operands.push_back(Third);
    return callOp(IsCompare ? OpCode::TextureGatherCmp : OpCode::TextureGather, Operands,
                  texelType(Image));
  };
  if (A.EachOffset.empty())
    return defineTexel(I, Gather());
  // The texel at the coordinate is the last component.
  List Out;
  ValueRef Code;
  for (size_t N = 0; N + 1 < A.EachOffset.size() && !failed(); N += 2) {
    A.Offsets = {A.EachOffset[N], A.EachOffset[N + 1]};
    const ValueRef Loaded = Gather();
    Out.push_back(B.extractValue(Loaded, 3));
    if (T[I.Type].Kind == Shape::Struct)
      Code = Code ? B.binary(ir::Opcode::And, Code, residency(Loaded)) : residency(Loaded);
  }
  if (Code)
    Out.insert(Out.begin(), Code);
  define(I, std::move(Out));
}

// ---- Loads and stores ---------------------------------------------------------------------------

/// Input attachments are textures whose coordinates are relative to the pixel.
void Lowering::addPixelPosition(ImageArguments &A) {
  if (!PixelPosition)
    PixelPosition = P.addElement({.List = SignatureList::Input,
                                  .Semantic = "SV_Position",
                                  .Mode = positionMode(),
                                  .Row = PixelPositionRow});
  inPrologue([&] {
    for (uint8_t C = 0; C < 2; ++C)
      if (!PixelCoordinates[C])
        PixelCoordinates[C] =
            B.cast(ir::Opcode::FPToSI, P.readElement(B, PixelPosition, C), module().i32Type());
  });
  for (size_t C = 0; C < 2; ++C)
    A.Coordinate[C] = B.binary(ir::Opcode::Add, A.Coordinate[C], PixelCoordinates[C]);
}

void Lowering::fetch(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const ImageValue Image = image(O[0]);
  const List Coordinate = scalars(O[1]);
  ImageArguments A;
  if (!readImageOperands(O.subspan(std::min<size_t>(O.size(), 2)), A))
    return;
  const Type &Info = T[Image.Type];
  if (IsPatchFunction && WritesMemory && Info.Sampled == 2)
    return fail("a patch constant may depend on memory that the hull shader writes");
  coordinates(Image, Coordinate, false, A);
  if (Info.Dim == Dim::SubpassData)
    addPixelPosition(A);
  needForOffsets(A);
  if (failed())
    return;
  const ir::TypeId Type = texelType(Image);
  if (Info.Dim == Dim::Buffer)
    return defineTexel(
        I, B.bufferLoad({.srv = Image.Texture, .index = A.Coordinate[0], .overload = Type}));
  ValueRef Level = UndefOperand;
  if (Info.IsMultisampled)
    Level = A.Sample ? asI32(A.Sample) : module().i32(0);
  else if (Info.Sampled != 2 || Info.Dim == Dim::SubpassData)
    Level = A.Lod ? asI32(A.Lod) : module().i32(0);
  defineTexel(I, B.textureLoad({.srv = Image.Texture,
                                .mipLevelOrSampleCount = Level,
                                .coord0 = A.Coordinate[0],
                                .coord1 = A.Coordinate[1],
                                .coord2 = A.Coordinate[2],
                                .offset0 = A.offset(0),
                                .offset1 = A.offset(1),
                                .offset2 = A.offset(2),
                                .overload = Type}));
}

void Lowering::writeImage(const Instruction &I) {
  const auto V = M.as<inst::ImageWrite>(I);
  const ImageValue Image = image(V.image());
  const List Texel = scalars(V.texel());
  if (!failed() && T[Image.Type].Sampled != 2)
    return fail("a store to an image that is no storage image");
  ImageArguments A;
  coordinates(Image, scalars(V.coordinate()), false, A);
  if (!readImageOperands(V.imageOperands(), A) || Texel.empty())
    return;
  auto Component = [&](size_t N) { return N < Texel.size() ? Texel[N] : Texel.back(); };
  const ValueRef All = module().i8(15);
  const Type &Info = T[Image.Type];
  if (Info.Dim == Dim::Buffer)
    B.bufferStore({.uav = Image.Texture,
                   .coord0 = A.Coordinate[0],
                   .value0 = Component(0),
                   .value1 = Component(1),
                   .value2 = Component(2),
                   .value3 = Component(3),
                   .mask = All});
  else if (Info.IsMultisampled)
    B.textureStoreSample({.srv = Image.Texture,
                          .coord0 = A.Coordinate[0],
                          .coord1 = A.Coordinate[1],
                          .coord2 = A.Coordinate[2],
                          .value0 = Component(0),
                          .value1 = Component(1),
                          .value2 = Component(2),
                          .value3 = Component(3),
                          .mask = ComponentMask(15),
                          .sampleIdx = A.Sample ? asI32(A.Sample) : module().i32(0)});
  else
    B.textureStore({.srv = Image.Texture,
                    .coord0 = A.Coordinate[0],
                    .coord1 = A.Coordinate[1],
                    .coord2 = A.Coordinate[2],
                    .value0 = Component(0),
                    .value1 = Component(1),
                    .value2 = Component(2),
                    .value3 = Component(3),
                    .mask = All});
}

void Lowering::texelPointer(const Instruction &I) {
  const auto V = M.as<inst::ImageTexelPointer>(I);
  Value Out;
  Out.Is = Value::Kind::Pointer;
  Out.Pointer = pointer(V.image());
  if (failed())
    return;
  const Id ImageType = Out.Pointer.Type;
  if (Out.Pointer.Is != Place::Kind::Object || Out.Pointer.IsSelecting ||
      T[ImageType].Kind != Shape::Image)
    return fail("the operand is no pointer to an image");
  ImageArguments A;
  coordinates({ImageType, {}, {}}, scalars(V.coordinate()), false, A);
  Out.Pointer.Coordinates.assign(A.Coordinate, A.Coordinate + A.Count);
  Out.Pointer.Is = Place::Kind::Texel;
  Out.Pointer.Type = T[ImageType].Element;
  if (!failed())
    define(I, std::move(Out));
}

// ---- Queries ------------------------------------------------------------------------------------

void Lowering::queryImage(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const ImageValue Image = image(O[0]);
  if (failed())
    return;
  const Type &Info = T[Image.Type];
  const bool HasLevels = !Info.IsMultisampled && Info.Dim != Dim::Buffer && Info.Sampled != 2;
  const ValueRef Level =
      I.op() == Op::ImageQuerySizeLod && O.size() > 1 ? asI32(scalar(O[1])) : module().i32(0);
  const ValueRef Sizes =
      B.getDimensions({.handle = Image.Texture, .mipLevel = HasLevels ? Level : UndefOperand});
  List Out;
  if (I.op() == Op::ImageQueryLevels || I.op() == Op::ImageQuerySamples) {
    Out.push_back(B.extractValue(Sizes, 3));
  } else {
    const size_t Count = T.leaves(I.Type).size();
    for (size_t N = 0; N < Count && N < 3; ++N)
      Out.push_back(B.extractValue(Sizes, uint32_t(N)));
    // The elements of a storage cube array are its faces.
    if (Info.Dim == Dim::Cube && Info.Sampled == 2 && Out.size() == 3)
      Out[2] = B.binary(ir::Opcode::UDiv, Out[2], module().i32(6));
  }
  define(I, std::move(Out));
}

void Lowering::queryLod(const Instruction &I) {
  const auto V = M.as<inst::ImageQueryLod>(I);
  const ImageValue Image = image(V.sampledImage());
  const List From = scalars(V.coordinate());
  if (!Image.Sampler)
    return fail("the image has no sampler");
  const size_t Count = dimensionsOf(T[Image.Type]);
  auto Coordinate = [&](size_t N) { return N < Count ? at(From, N) : UndefOperand; };
  List Out;
  for (bool IsClamped : {true, false})
    Out.push_back(B.calculateLOD({.handle = Image.Texture,
                                  .sampler = Image.Sampler,
                                  .coord0 = Coordinate(0),
                                  .coord1 = Coordinate(1),
                                  .coord2 = Coordinate(2),
                                  .clamped = module().i1(IsClamped)}));
  define(I, std::move(Out));
}

void Lowering::quadSwap(const Instruction &I) {
  const std::span<const uint32_t> O = M.operands(I);
  const std::optional<uint64_t> Direction = module().constantInt(scalar(O[2]));
  if (!Direction || *Direction > 2)
    return fail("the direction is no constant from 0 to 2");
  // The op does not take bools.
  const ir::TypeId Type = scalarType(T.firstScalar(I.Type));
  const bool IsNarrow = memoryType(T.firstScalar(I.Type)) != Type;
  List Out;
  for (ValueRef V : scalars(O[1])) {
    if (IsNarrow)
      V = B.cast(ir::Opcode::ZExt, V, module().i32Type());
    const ValueRef Other = B.quadOp({.value = V, .op = QuadOpKind(*Direction)});
    Out.push_back(IsNarrow ? narrow(Other, Type) : Other);
  }
  define(I, std::move(Out));
}

} // namespace dxil::spirv
