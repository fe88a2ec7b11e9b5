// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/ContainerWriter.h>

#include <dxil/container/Digest.h>
#include <dxil/container/Program.h>
#include <dxil/ops/ShaderModels.h>

#include <dxil/generated/PartRows.h>
#include <dxil/module/Endian.h>

#include <algorithm>

namespace dxil::container {

using part_row::ContainerHeader, part_row::PartHeader;

static uint64_t alignTo4(uint64_t N) {
  return (N + 3) & ~uint64_t(3);
}

void ContainerWriter::addPart(FourCC Name, Bytes Data, bool Pad) {
  Entry E{Name, std::vector<uint8_t>(Data.begin(), Data.end())};
  if (Pad)
    E.Data.resize(alignTo4(Data.size()));
  Parts.push_back(std::move(E));
}

bool ContainerWriter::hasPart(FourCC Name) const {
  return std::any_of(Parts.begin(), Parts.end(), [&](const Entry &E) { return E.Name == Name; });
}

Result<std::vector<uint8_t>> ContainerWriter::finish(bool Sign) const {
  uint64_t Size = ContainerHeaderSize + Parts.size() * 4;
  for (const Entry &E : Parts)
    Size += PartHeaderSize + E.Data.size();
  if (Size > ContainerMaxSize)
    return byteError(ErrorCode::ContainerSize, {}, ContainerHeader::SizeAt,
                     "the parts make " + std::to_string(Size) + " bytes",
                     "at most " + std::to_string(ContainerMaxSize));
  std::vector<uint8_t> Out(Size);
  ContainerHeader{.Magic = FourCC("DXBC").Value,
                  .Major = 1,
                  .Size = uint32_t(Size),
                  .PartCount = uint32_t(Parts.size())}
      .write(Out);
  size_t Offset = ContainerHeaderSize + Parts.size() * 4;
  for (size_t I = 0; I < Parts.size(); ++I) {
    const Entry &E = Parts[I];
    store32(&Out[ContainerHeaderSize + I * 4], uint32_t(Offset));
    PartHeader{.Name = E.Name.Value, .Size = uint32_t(E.Data.size())}.write(
        std::span(Out).subspan(Offset));
    std::copy(E.Data.begin(), E.Data.end(), Out.begin() + ptrdiff_t(Offset + PartHeaderSize));
    Offset += PartHeaderSize + E.Data.size();
  }
  if (Sign)
    if (auto Signed = signContainer(Out); !Signed)
      return Signed.error();
  return Out;
}

static Digest previewMark() {
  Digest Mark;
  Mark.fill(2);
  return Mark;
}

static bool isPreview(const Container &C) {
  const Part *Program = C.find(part::DXIL);
  if (!Program)
    return false;
  auto Header = readProgramHeader(Program->Data);
  return Header && isPreviewModel(Header->ShaderMajor, Header->ShaderMinor);
}

Result<void> signContainer(std::span<uint8_t> ContainerBytes) {
  auto C = Container::parse(ContainerBytes);
  if (!C)
    return C.error();
  Digest D = isPreview(*C) ? previewMark() : containerDigest(C->bytes());
  std::copy(D.begin(), D.end(), ContainerBytes.begin() + ContainerHeader::DigestAt);
  return {};
}

std::vector<uint8_t> makeProgramPart(uint32_t ShaderKind, uint32_t ShaderMajor,
                                     uint32_t ShaderMinor, uint32_t DxilMajor, uint32_t DxilMinor,
                                     Bytes Bitcode) {
  using Header = part_row::ProgramHeader;
  std::vector<uint8_t> Out(Header::size() + alignTo4(Bitcode.size()));
  Header{.ShaderMinor = ShaderMinor,
         .ShaderMajor = ShaderMajor,
         .Stage = ShaderKind,
         .Words = uint32_t(Out.size() / 4),
         .Magic = part::DXIL.Value,
         .DxilMinor = DxilMinor,
         .DxilMajor = DxilMajor,
         .BitcodeOffset = Header::size() - Header::MagicAt,
         .BitcodeSize = uint32_t(Bitcode.size())}
      .write(Out);
  std::copy(Bitcode.begin(), Bitcode.end(), Out.begin() + Header::size());
  return Out;
}

} // namespace dxil::container
