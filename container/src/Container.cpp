// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Container.h>

#include <dxil/container/Digest.h>

#include <dxil/generated/PartRows.h>
#include <dxil/module/Endian.h>

#include <algorithm>

namespace dxil::container {

using part_row::ContainerHeader, part_row::PartHeader;
static_assert(ContainerHeaderSize == ContainerHeader::size() &&
              PartHeaderSize == PartHeader::size());

std::string FourCC::str() const {
  static const char Hex[] = "0123456789abcdef";
  std::string S;
  for (int I = 0; I < 4; ++I) {
    uint8_t C = uint8_t(Value >> (8 * I));
    if (C > 0x20 && C < 0x7f) {
      S += char(C);
    } else {
      S += "\\x";
      S += Hex[C >> 4];
      S += Hex[C & 15];
    }
  }
  return S;
}

static Error containerError(ErrorCode Code, uint64_t Offset, std::string Message,
                            std::string Expected = {}) {
  return byteError(Code, {}, Offset, std::move(Message), std::move(Expected));
}

// Reads the part's header at `Offset` and checks it against the container's size.
static Result<Part> readPart(Bytes All, uint32_t Index, uint64_t Offset, uint64_t FirstFree) {
  uint64_t Entry = ContainerHeaderSize + uint64_t(Index) * 4;
  if (Offset < FirstFree || Offset + PartHeaderSize > All.size())
    return containerError(ErrorCode::PartOffset, Entry,
                          "part " + std::to_string(Index) + " starts at byte " +
                              std::to_string(Offset),
                          "an offset from " + std::to_string(FirstFree) + " to " +
                              std::to_string(All.size()) + " minus 8");
  const auto Header = PartHeader::read(All.subspan(Offset));
  Part P;
  P.Name = FourCC(Header.Name);
  P.HeaderOffset = uint32_t(Offset);
  P.DataOffset = uint32_t(Offset + PartHeaderSize);
  if (Header.Size > All.size() - P.DataOffset)
    return containerError(ErrorCode::PartSize, Offset + Header.SizeAt,
                          "part " + P.Name.str() + " has " + std::to_string(Header.Size) + " bytes",
                          "at most " + std::to_string(All.size() - P.DataOffset));
  P.Data = All.subspan(P.DataOffset, Header.Size);
  return P;
}

static Result<void> checkOverlap(const std::vector<Part> &Parts) {
  std::vector<const Part *> Sorted;
  for (const Part &P : Parts)
    Sorted.push_back(&P);
  std::sort(Sorted.begin(), Sorted.end(), [](const Part *A, const Part *B) {
    return A->HeaderOffset != B->HeaderOffset ? A->HeaderOffset < B->HeaderOffset : A < B;
  });
  for (size_t I = 1; I < Sorted.size(); ++I) {
    const Part &A = *Sorted[I - 1], &B = *Sorted[I];
    if (A.DataOffset + A.Data.size() > B.HeaderOffset)
      return containerError(ErrorCode::PartOverlap, B.HeaderOffset,
                            "part " + B.Name.str() + " starts inside part " + A.Name.str(),
                            "byte " + std::to_string(A.DataOffset + A.Data.size()) + " or later");
  }
  return {};
}

Result<Container> Container::parse(Bytes Input) {
  if (Input.size() < ContainerHeaderSize)
    return containerError(ErrorCode::ContainerTooSmall, 0,
                          "the input has " + std::to_string(Input.size()) + " bytes",
                          "at least the 32 bytes of a container header");
  const auto Header = ContainerHeader::read(Input);
  if (Header.Magic != FourCC("DXBC").Value)
    return containerError(ErrorCode::ContainerMagic, Header.MagicAt,
                          "the input starts with '" + FourCC(Header.Magic).str() + "'", "'DXBC'");
  Container C;
  std::copy_n(Input.begin() + Header.DigestAt, C.Hash.size(), C.Hash.begin());
  C.Major = uint16_t(Header.Major);
  C.Minor = uint16_t(Header.Minor);
  if (C.Major != 1)
    return containerError(
        ErrorCode::ContainerVersion, Header.MajorAt,
        "container version " + std::to_string(C.Major) + "." + std::to_string(C.Minor), "1.0");
  const uint64_t Size = Header.Size;
  if (Size < ContainerHeaderSize || Size > Input.size() || Size > ContainerMaxSize)
    return containerError(ErrorCode::ContainerSize, Header.SizeAt,
                          "the header gives " + std::to_string(Size) + " bytes",
                          "from 32 to the " + std::to_string(Input.size()) + " bytes there are");
  C.All = Input.first(Size);
  const uint32_t Count = Header.PartCount;
  if (Count > (Size - ContainerHeaderSize) / (4 + PartHeaderSize))
    return containerError(ErrorCode::PartCount, Header.PartCountAt,
                          "the header gives " + std::to_string(Count) + " parts",
                          "no more than fit into " + std::to_string(Size) + " bytes");
  C.Parts.reserve(Count);
  for (uint32_t I = 0; I < Count; ++I) {
    auto Read = readPart(C.All, I, load32(Input.data() + ContainerHeaderSize + uint64_t(I) * 4),
                         ContainerHeaderSize + uint64_t(Count) * 4);
    if (!Read)
      return Read.error();
    C.Parts.push_back(*Read);
  }
  if (auto Checked = checkOverlap(C.Parts); !Checked)
    return Checked.error();
  return C;
}

const Part *Container::find(FourCC Name) const {
  for (const Part &P : Parts)
    if (P.Name == Name)
      return &P;
  return nullptr;
}

DigestState Container::digestState() const {
  auto Is = [this](uint8_t Byte) {
    return std::all_of(Hash.begin(), Hash.end(), [Byte](uint8_t B) { return B == Byte; });
  };
  if (Is(0))
    return DigestState::Unsigned;
  if (Is(1))
    return DigestState::Bypass;
  if (Is(2))
    return DigestState::Preview;
  return Hash == containerDigest(All) ? DigestState::Matching : DigestState::Mismatching;
}

} // namespace dxil::container
