// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Image.h"

#include <bit>
#include <cstring>

#ifdef DXILTOOLS_PNG
#include <png.h>
#endif

namespace dxil::execution {

#ifdef DXILTOOLS_PNG

std::string readPng(const std::string &Path, Picture &To) {
  png_image Image;
  std::memset(&Image, 0, sizeof Image);
  Image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&Image, Path.c_str()))
    return Path + ": " + Image.message;
  Image.format = PNG_FORMAT_RGBA;
  if (Image.width > MaxTargetSize || Image.height > MaxTargetSize) {
    png_image_free(&Image);
    return Path + ": larger than 16384 pixels either way";
  }
  To.Width = Image.width;
  To.Height = Image.height;
  To.Pixels.resize(PNG_IMAGE_SIZE(Image));
  if (!png_image_finish_read(&Image, nullptr, To.Pixels.data(), 0, nullptr))
    return Path + ": " + Image.message;
  return {};
}

std::string writePng(const std::string &Path, const Picture &From) {
  png_image Image;
  std::memset(&Image, 0, sizeof Image);
  Image.version = PNG_IMAGE_VERSION;
  Image.width = From.Width;
  Image.height = From.Height;
  Image.format = PNG_FORMAT_RGBA;
  const bool Good =
      Path == "-"
          ? png_image_write_to_stdio(&Image, stdout, 0, From.Pixels.data(), 0, nullptr)
          : png_image_write_to_file(&Image, Path.c_str(), 0, From.Pixels.data(), 0, nullptr);
  return Good ? std::string() : Path + ": " + Image.message;
}

#else

std::string readPng(const std::string &Path, Picture &) {
  return Path + ": this build has no libpng";
}
std::string writePng(const std::string &Path, const Picture &) {
  return Path + ": this build has no libpng";
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

} // namespace dxil::execution
