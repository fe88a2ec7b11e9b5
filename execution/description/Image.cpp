// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Image.h"

#include <bit>
#include <cstring>

#ifdef DXILTOOLS_PNG
#include <png.h>
#endif

namespace dxil::execution {

#ifdef DXILTOOLS_PNG

Result<Picture> readPng(const std::string &Path) {
  png_image Image;
  std::memset(&Image, 0, sizeof Image);
  Image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&Image, Path.c_str()))
    return failure(Path + ": " + Image.message);
  Image.format = PNG_FORMAT_RGBA;
  if (Image.width > MaxTargetSize || Image.height > MaxTargetSize) {
    png_image_free(&Image);
    return failure(Path + ": larger than 16384 pixels either way");
  }
  Picture To;
  To.Width = Image.width;
  To.Height = Image.height;
  To.Pixels.resize(PNG_IMAGE_SIZE(Image));
  if (!png_image_finish_read(&Image, nullptr, To.Pixels.data(), 0, nullptr))
    return failure(Path + ": " + Image.message);
  return To;
}

Status writePng(const std::string &Path, const Picture &From) {
  png_image Image;
  std::memset(&Image, 0, sizeof Image);
  Image.version = PNG_IMAGE_VERSION;
  Image.width = From.Width;
  Image.height = From.Height;
  Image.format = PNG_FORMAT_RGBA;
  const bool IsWritten =
      Path == "-"
          ? png_image_write_to_stdio(&Image, stdout, 0, From.Pixels.data(), 0, nullptr)
          : png_image_write_to_file(&Image, Path.c_str(), 0, From.Pixels.data(), 0, nullptr);
  if (!IsWritten)
    return failure(Path + ": " + Image.message);
  return {};
}

#else

Result<Picture> readPng(const std::string &Path) {
  return failure(Path + ": this build has no libpng");
}
Status writePng(const std::string &Path, const Picture &) {
  return failure(Path + ": this build has no libpng");
}

#endif

Picture pictureOf(const Target &T) {
  Picture P{T.Width, T.Height, {}};
  P.Pixels.resize(size_t(T.Width) * T.Height * 4);
  // sRGB values are written unchanged: PNG is sRGB too.
  const Format &F = *T.In;
  const bool AsStored =
      F.Bits[0] == 8 && F.channels() == 4 && !F.isInteger() && F.Kind != Encoding::SNorm;
  const Format &Eight = *findFormat("R8G8B8A8_UNORM");
  for (size_t I = 0; I < size_t(T.Width) * T.Height; ++I) {
    const uint8_t *From = T.Data.data() + I * F.bytes();
    uint8_t *To = P.Pixels.data() + I * 4;
    if (AsStored) {
      for (unsigned C = 0; C < 4; ++C)
        To[C] = From[F.BlueFirst && C < 3 ? 2 - C : C];
      continue;
    }
    std::array<uint32_t, 4> Channels = decode(F, From);
    if (F.Depth)
      Channels = {Channels[0], Channels[0], Channels[0], std::bit_cast<uint32_t>(1.0f)};
    if (!F.isInteger()) {
      encode(Eight, Channels, To);
      continue;
    }
    for (unsigned C = 0; C < 4; ++C)
      To[C] = C == 3 && F.channels() < 4 ? 255 : uint8_t(Channels[C]);
  }
  return P;
}

std::optional<Target> targetOfTexture(const TextureShape &Shape, std::span<const uint8_t> Data,
                                      const ScalarType *Type, uint32_t Columns, const Format *In) {
  const size_t Texels = size_t(Shape.Width) * Shape.Height, Bytes = size_t(Columns) * 4;
  if (Shape.Samples != 1 || !Type || Type->Size != 4 || Columns == 0 || Columns > 4 ||
      Data.size() < Texels * Bytes)
    return std::nullopt;
  const std::string_view Words[] = {"R32", "R32G32", "R32G32B32", "R32G32B32A32"};
  const bool IsSigned = Type->How == ScalarType::Kind::Signed;
  Target T;
  T.In = In ? In
            : findFormat(std::string(Words[Columns - 1]) + (Type->isReal() ? "_FLOAT"
                                                            : IsSigned     ? "_SINT"
                                                                           : "_UINT"));
  if (!T.In || T.In->channels() != Columns)
    return std::nullopt;
  T.Width = Shape.Width;
  T.Height = Shape.Height;
  T.Data.resize(Texels * T.In->bytes());
  for (size_t I = 0; I < Texels; ++I) {
    std::array<uint32_t, 4> Channels{};
    std::memcpy(Channels.data(), Data.data() + I * Bytes, Bytes);
    encode(*T.In, Channels, T.Data.data() + I * T.In->bytes());
  }
  return T;
}

} // namespace dxil::execution
