// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Program.h>

#include <dxil/module/Endian.h>

namespace dxil::container {

Result<ProgramHeader> readProgramHeader(Bytes Data, std::string_view Part) {
  if (Data.size() < 24)
    return byteError(ErrorCode::ProgramTooSmall, Part, 0,
                     "the program has " + std::to_string(Data.size()) + " bytes",
                     "at least the 24 bytes of its header");
  const uint8_t *P = Data.data();
  ProgramHeader H;
  uint32_t Version = load32(P);
  H.ShaderKind = Version >> 16;
  H.ShaderMajor = (Version >> 4) & 15;
  H.ShaderMinor = Version & 15;
  H.SizeInWords = load32(P + 4);
  if (load32(P + 8) != FourCC("DXIL").Value)
    return byteError(ErrorCode::ProgramMagic, Part, 8,
                     "the program is marked '" + FourCC(load32(P + 8)).str() + "'", "'DXIL'");
  H.DxilMajor = load32(P + 12) >> 8 & 0xff;
  H.DxilMinor = load32(P + 12) & 0xff;
  uint64_t Offset = load32(P + 16), Size = load32(P + 20);
  if (uint64_t(H.SizeInWords) * 4 > Data.size() || H.SizeInWords < 6)
    return byteError(ErrorCode::ProgramSize, Part, 4,
                     "the program has " + std::to_string(H.SizeInWords) + " words",
                     "6 to " + std::to_string(Data.size() / 4));
  // The offset counts from the inner header, which starts at byte 8.
  if (Offset < 16 || Offset > Data.size() - 8 || Size > Data.size() - 8 - Offset)
    return byteError(ErrorCode::ProgramSize, Part, 16,
                     "the bitcode has " + std::to_string(Size) + " bytes at offset " +
                         std::to_string(Offset),
                     "a range of the part's " + std::to_string(Data.size()) + " bytes");
  H.BitcodeOffset = uint32_t(Offset + 8);
  H.BitcodeSize = uint32_t(Size);
  H.Bitcode = Data.subspan(H.BitcodeOffset, H.BitcodeSize);
  return H;
}

Result<ir::Module> readProgram(Bytes Data, std::string_view Part, const ir::ReadLimits &Limits) {
  auto H = readProgramHeader(Data, Part);
  if (!H)
    return H.error();
  return ir::readBitcode(H->Bitcode, Part, uint64_t(H->BitcodeOffset) * 8, Limits);
}

Result<ir::Module> readModule(const Container &C, FourCC Name, const ir::ReadLimits &Limits) {
  const Part *P = C.find(Name);
  if (!P)
    return byteError(ErrorCode::PartMissing, {}, 28, "the container has no part " + Name.str());
  return readProgram(P->Data, Name.str(), Limits);
}

} // namespace dxil::container
