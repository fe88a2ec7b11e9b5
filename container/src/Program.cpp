// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Program.h>

#include <dxil/generated/PartRows.h>
#include <dxil/module/Endian.h>

namespace dxil::container {

Result<ProgramHeader> readProgramHeader(Bytes Data, std::string_view Part) {
  using Row = part_row::ProgramHeader;
  if (Data.size() < Row::size())
    return byteError(ErrorCode::ProgramTooSmall, Part, 0,
                     "the program has " + std::to_string(Data.size()) + " bytes",
                     "at least the 24 bytes of its header");
  const Row From = Row::read(Data);
  ProgramHeader H;
  H.ShaderKind = From.Stage;
  H.ShaderMajor = From.ShaderMajor;
  H.ShaderMinor = From.ShaderMinor;
  H.SizeInWords = From.Words;
  if (From.Magic != part::DXIL.Value)
    return byteError(ErrorCode::ProgramMagic, Part, Row::MagicAt,
                     "the program is marked '" + FourCC(From.Magic).str() + "'", "'DXIL'");
  H.DxilMajor = From.DxilMajor;
  H.DxilMinor = From.DxilMinor;
  const uint64_t Offset = From.BitcodeOffset, Size = From.BitcodeSize;
  if (uint64_t(H.SizeInWords) * 4 > Data.size() || H.SizeInWords < 6)
    return byteError(ErrorCode::ProgramSize, Part, Row::WordsAt,
                     "the program has " + std::to_string(H.SizeInWords) + " words",
                     "6 to " + std::to_string(Data.size() / 4));
  // The header's offset of the bitcode counts from the magic.
  const size_t FromMagic = Data.size() - Row::MagicAt;
  if (Offset < Row::size() - Row::MagicAt || Offset > FromMagic || Size > FromMagic - Offset)
    return byteError(ErrorCode::ProgramSize, Part, Row::BitcodeOffsetAt,
                     "the bitcode has " + std::to_string(Size) + " bytes at offset " +
                         std::to_string(Offset),
                     "a range of the part's " + std::to_string(Data.size()) + " bytes");
  H.BitcodeOffset = uint32_t(Offset + Row::MagicAt);
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
