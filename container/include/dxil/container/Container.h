// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A DXContainer as a table of parts that point into the caller's bytes.
//
//   Header     "DXBC", 16-byte digest, u16 major, u16 minor, u32 total size, u32 part count
//   Offsets    part count x u32, each from the start of the header to a part
//   Part       four-character name, u32 size, that many bytes
//
// All numbers are little-endian. Parts are views, not copies. The input is untrusted: parse()
// checks every offset and size before it returns a Container.
#pragma once

#include <dxil/module/Error.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::container {

/// A part's four-character name, stored as a little-endian number.
struct FourCC {
  uint32_t Value = 0;

  constexpr FourCC() = default;
  constexpr explicit FourCC(uint32_t V) : Value(V) {}
  /// Makes the name from exactly four characters: FourCC("DXIL").
  constexpr FourCC(const char (&Name)[5])
      : Value(uint32_t(uint8_t(Name[0])) | uint32_t(uint8_t(Name[1])) << 8 |
              uint32_t(uint8_t(Name[2])) << 16 | uint32_t(uint8_t(Name[3])) << 24) {}

  constexpr bool operator==(const FourCC &) const = default;
  constexpr auto operator<=>(const FourCC &) const = default;

  /// Returns the four characters. A character that is not printable ASCII becomes `\xNN`.
  std::string str() const;
};

/// Names of the known parts.
namespace part {
inline constexpr FourCC DXIL{"DXIL"}, ILDB{"ILDB"}, ILDN{"ILDN"}, SFI0{"SFI0"}, HASH{"HASH"},
    ISG1{"ISG1"}, OSG1{"OSG1"}, PSG1{"PSG1"}, ISGN{"ISGN"}, OSGN{"OSGN"}, PCSG{"PCSG"},
    OSG5{"OSG5"}, PSV0{"PSV0"}, RTS0{"RTS0"}, RDAT{"RDAT"}, RDEF{"RDEF"}, STAT{"STAT"},
    VERS{"VERS"}, SRCI{"SRCI"}, PDBI{"PDBI"}, PRIV{"PRIV"};
} // namespace part

using Digest = std::array<uint8_t, 16>;

/// Sizes in bytes of the container header and of a part's header.
inline constexpr size_t ContainerHeaderSize = 32;
inline constexpr size_t PartHeaderSize = 8;
/// The maximum size of a container (2 GiB).
inline constexpr uint64_t ContainerMaxSize = 0x80000000u;

/// A part. Data points into the bytes that Container::parse() read.
struct Part {
  FourCC Name;
  /// Offsets in bytes from the start of the container to the part's header and data.
  uint32_t HeaderOffset = 0;
  uint32_t DataOffset = 0;
  Bytes Data;
};

/// The content of the header's digest field.
enum class DigestState : uint8_t {
  Unsigned,   ///< all zero: not validated
  Bypass,     ///< 16 bytes of 1: "run it unvalidated" (developer mode)
  Preview,    ///< 16 bytes of 2: uses a preview shader model
  Matching,   ///< equals the published hash of the bytes
  Mismatching ///< anything else
};

class Container {
public:
  /// Reads the header and part table of `Input`, which must outlive the Container. Bytes after the
  /// size the header names are ignored, as other readers do; parts may come in any order but must
  /// not overlap each other or the header.
  static Result<Container> parse(Bytes Input);

  /// The bytes of the container, as many as its header says.
  Bytes bytes() const { return All; }
  uint16_t versionMajor() const { return Major; }
  uint16_t versionMinor() const { return Minor; }
  const Digest &digest() const { return Hash; }
  DigestState digestState() const;

  /// The parts in the order of the offset table.
  const std::vector<Part> &parts() const { return Parts; }
  /// Returns the first part with that name, or null.
  const Part *find(FourCC Name) const;

private:
  Bytes All;
  uint16_t Major = 0, Minor = 0;
  Digest Hash{};
  std::vector<Part> Parts;
};

} // namespace dxil::container
