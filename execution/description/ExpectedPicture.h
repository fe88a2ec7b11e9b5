// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures that a run is expected to draw, and how drawn ones differ.
#pragma once

#include "Image.h"
#include "Json.h"

namespace dxil::execution {

/// An expected picture: {"image": "golden.png", "tolerance": 2, "pixels": 10}.
struct ExpectedPicture {
  std::string Path; ///< path of the expectation in the document
  std::string File; ///< file of the expected picture
  Result<Picture> Wanted = Picture();
  unsigned Tolerance = 0;     ///< allowed difference of a channel, of 255
  uint32_t AllowedPixels = 0; ///< pixels that may differ by more
};

/// A channel of a pixel that differs by more than the tolerance.
struct PixelDifference {
  uint32_t X = 0, Y = 0;
  unsigned Channel = 0; ///< 0 red, 1 green, 2 blue, 3 alpha
  unsigned Actual = 0, Wanted = 0;

  std::string text() const;
  std::string_view channelName() const;
};

/// How a drawn picture differs from the expected one.
struct PictureMismatch {
  std::string Name;                    ///< name of the result
  std::string Path;                    ///< path of the expectation in the document
  std::string Problem;                 ///< why there are no pixels to compare, or empty
  std::vector<PixelDifference> Listed; ///< the first ones
  uint64_t Pixels = 0;                 ///< pixels that differ
  uint32_t AllowedPixels = 0;
  unsigned Tolerance = 0;
  std::string File; ///< file for the difference picture, beside the expected one
  Picture Shown;    ///< the expected picture dark and grey, pixels that differ red

  /// What differs, for people; the last line says where the difference picture is.
  std::vector<std::string> lines() const;
};

/// Reads an expectation with "image". `Folder` contains its file. `Names` are keys that the caller
/// has read.
void readExpectedPicture(const JsonValue &V, const std::string &Folder, ExpectedPicture &To);

/// Returns the mismatch, or nothing if no more pixels differ than may. `Drawn` is nothing if the
/// result is no picture.
std::optional<PictureMismatch> comparePictures(const ExpectedPicture &Wanted,
                                               const std::string &Name,
                                               const std::optional<Target> &Drawn);

/// The expected picture of a case file: `FILE [tolerance N] [pixels N]`.
Status parseExpectedPicture(const std::string &Text, const std::string &Folder,
                            ExpectedPicture &To);

} // namespace dxil::execution
