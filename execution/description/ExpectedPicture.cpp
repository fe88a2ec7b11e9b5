// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExpectedPicture.h"

#include "Data.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace dxil::execution {
namespace {

constexpr unsigned Channels = 4;
constexpr uint32_t MostTolerance = 255;
constexpr size_t MostListed = 8;

/// `golden.png` gives `golden.difference.png`.
std::string differenceFile(const std::string &File) {
  std::filesystem::path Path(File);
  return Path.replace_extension(".difference.png").string();
}

/// Fills a pixel of the difference picture.
void show(const uint8_t *Wanted, unsigned Worst, bool Differs, uint8_t *To) {
  constexpr unsigned Darkening = 4, LeastRed = 96;
  const auto Grey = uint8_t((Wanted[0] + Wanted[1] + Wanted[2]) / 3 / Darkening);
  To[0] = Differs ? uint8_t(std::max(LeastRed, Worst)) : Grey;
  To[1] = To[2] = Differs ? 0 : Grey;
  To[3] = 255;
}

std::string sizeText(const Picture &P) {
  return std::to_string(P.Width) + " x " + std::to_string(P.Height);
}

} // namespace

std::string_view PixelDifference::channelName() const {
  static constexpr std::string_view Names[] = {"red", "green", "blue", "alpha"};
  return Names[Channel % Channels];
}

std::string PixelDifference::text() const {
  return "pixel (" + std::to_string(X) + ", " + std::to_string(Y) + "), " +
         std::string(channelName()) + ": " + std::to_string(Actual) + ", expected " +
         std::to_string(Wanted);
}

std::vector<std::string> PictureMismatch::lines() const {
  std::vector<std::string> Out;
  if (!Problem.empty())
    return {Problem};
  for (const PixelDifference &P : Listed)
    Out.push_back(P.text());
  std::string Last = std::to_string(Pixels) + (Pixels == 1 ? " pixel differs" : " pixels differ");
  if (Tolerance)
    Last += " by more than " + std::to_string(Tolerance);
  if (AllowedPixels)
    Last += ", " + std::to_string(AllowedPixels) + " may";
  Out.push_back(Last + "; see " + File);
  return Out;
}

void readExpectedPicture(const JsonValue &V, const std::string &Folder, ExpectedPicture &To) {
  JsonObject O(V);
  To.Path = V.path();
  const auto Image = O.find("image");
  To.Tolerance = O.whole("tolerance", 0, 0, MostTolerance);
  To.AllowedPixels = O.whole("pixels", 0);
  O.finish();
  if (!Image || V.errors().any())
    return;
  To.File = inFolder(Folder, Image->text());
  To.Wanted = readPng(To.File);
}

Status parseExpectedPicture(const std::string &Text, const std::string &Folder,
                            ExpectedPicture &To) {
  std::istringstream In(Text);
  std::string File, Word;
  if (!(In >> File))
    return failure("expected the name of a PNG file");
  while (In >> Word) {
    uint32_t Number = 0;
    if ((Word != "tolerance" && Word != "pixels") || !(In >> Number) ||
        (Word == "tolerance" && Number > MostTolerance))
      return failure("expected 'tolerance' with a number up to 255 or 'pixels' with a number, "
                     "not '" +
                     Word + "'");
    (Word == "pixels" ? To.AllowedPixels : To.Tolerance) = Number;
  }
  To.File = inFolder(Folder, File);
  To.Wanted = readPng(To.File);
  return {};
}

std::optional<PictureMismatch> comparePictures(const ExpectedPicture &Wanted,
                                               const std::string &Name,
                                               const std::optional<Target> &Drawn) {
  PictureMismatch M;
  M.Name = Name;
  M.Path = Wanted.Path;
  M.AllowedPixels = Wanted.AllowedPixels;
  M.Tolerance = Wanted.Tolerance;
  if (!Wanted.Wanted) {
    M.Problem = Wanted.Wanted.message() + " (--image writes the picture of a run)";
    return M;
  }
  if (!Drawn) {
    M.Problem = "the texture is no picture (expected one sample, and 32-bit numbers of all texels)";
    return M;
  }
  const Picture &P = *Wanted.Wanted, Actual = pictureOf(*Drawn);
  if (P.Width != Actual.Width || P.Height != Actual.Height) {
    M.Problem =
        "the picture is " + sizeText(Actual) + ", expected " + sizeText(P) + " of " + Wanted.File;
    return M;
  }
  M.Shown = {P.Width, P.Height, std::vector<uint8_t>(P.Pixels.size())};
  for (size_t Offset = 0; Offset + Channels <= P.Pixels.size(); Offset += Channels) {
    unsigned Worst = 0;
    for (unsigned C = 0; C < Channels; ++C) {
      const unsigned Have = Actual.Pixels[Offset + C], Want = P.Pixels[Offset + C];
      const unsigned Off = Have > Want ? Have - Want : Want - Have;
      Worst = std::max(Worst, Off);
      if (Off > Wanted.Tolerance && M.Listed.size() < MostListed)
        M.Listed.push_back({uint32_t(Offset / Channels % P.Width),
                            uint32_t(Offset / Channels / P.Width), C, Have, Want});
    }
    M.Pixels += Worst > Wanted.Tolerance;
    show(P.Pixels.data() + Offset, Worst, Worst > Wanted.Tolerance, M.Shown.Pixels.data() + Offset);
  }
  if (M.Pixels <= Wanted.AllowedPixels)
    return std::nullopt;
  M.File = differenceFile(Wanted.File);
  return M;
}

} // namespace dxil::execution
