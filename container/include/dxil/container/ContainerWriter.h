// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a container from its parts, with the digest that a runtime checks.
#pragma once

#include <dxil/container/Container.h>

#include <vector>

namespace dxil::container {

/// Collects parts and writes them in the order of addPart().
class ContainerWriter {
public:
  /// Adds a part. Its bytes are copied, and padded with zeros to a multiple of four; the part's
  /// size includes that padding, as the runtime expects. `Pad` is false for private data, the
  /// last part, and for signatures made for validators before 1.7, which keep their sizes.
  void addPart(FourCC Name, Bytes Data, bool Pad = true);
  void addPart(FourCC Name, const std::vector<uint8_t> &Data) { addPart(Name, Bytes(Data)); }

  bool hasPart(FourCC Name) const;
  size_t partCount() const { return Parts.size(); }

  /// Returns the container: version 1.0, header, offset table, parts. Signs it as signContainer()
  /// does, or leaves the digest zero if `Sign` is false. Fails with ContainerSize above
  /// ContainerMaxSize.
  Result<std::vector<uint8_t>> finish(bool Sign = true) const;

private:
  struct Entry {
    FourCC Name;
    std::vector<uint8_t> Data;
  };
  std::vector<Entry> Parts;
};

/// Writes the digest of a container's bytes to its header, in place. A program of a preview shader
/// model gets the preview mark instead, so that no runtime takes it for a released one. Fails if
/// `ContainerBytes` is not a container.
Result<void> signContainer(std::span<uint8_t> ContainerBytes);

/// Returns the bytes of a DXIL or ILDB part: the 24-byte program header followed by `Bitcode`,
/// padded to four bytes. `ShaderKind` is the stage's number in the program version (0 pixel, 1
/// vertex, ..., 5 compute).
std::vector<uint8_t> makeProgramPart(uint32_t ShaderKind, uint32_t ShaderMajor,
                                     uint32_t ShaderMinor, uint32_t DxilMajor, uint32_t DxilMinor,
                                     Bytes Bitcode);

} // namespace dxil::container
