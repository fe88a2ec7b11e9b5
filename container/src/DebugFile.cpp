// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MSF 7.00: a superblock, two blocks of the free map, the list of the directory's blocks, the
// directory (sizes and blocks of streams), and the streams, in blocks of one size.
#include <dxil/container/DebugFile.h>

#include <dxil/module/Endian.h>

#include <algorithm>

namespace dxil::container {

namespace {

constexpr std::string_view Magic("Microsoft C/C++ MSF 7.00\r\n\x1a"
                                 "DS\0\0\0",
                                 32);
constexpr uint32_t BlockSize = 512;
constexpr uint32_t MaxBlockSize = 64 * 1024;

// Fields of the superblock, by offset.
constexpr size_t BlockSizeAt = 32, DirectorySizeAt = 44, BlockMapAt = 52, SuperblockSize = 56;
constexpr uint32_t FreeMapBlock = 1, BlockMapBlock = 3;

// Contents of the PDB stream: version of the format, time stamp, age, id, and an empty table of
// names.
constexpr uint32_t PdbVersion = 20000404, PdbAge = 1, NameTableCapacity = 1;
constexpr size_t PdbStream = 1, DataStream = 5, StreamCount = 6;

uint32_t blocksOf(size_t Bytes) {
  return uint32_t((Bytes + BlockSize - 1) / BlockSize);
}

void append32(std::vector<uint8_t> &Out, uint32_t V) {
  Out.resize(Out.size() + 4);
  store32(&Out[Out.size() - 4], V);
}

void appendBlocks(std::vector<uint8_t> &Out, Bytes Data) {
  Out.insert(Out.end(), Data.begin(), Data.end());
  Out.resize((Out.size() + BlockSize - 1) / BlockSize * BlockSize);
}

std::vector<uint8_t> pdbStream(const Digest &Id) {
  std::vector<uint8_t> Out;
  append32(Out, PdbVersion);
  append32(Out, 0); // no time stamp: the same input gives the same file
  append32(Out, PdbAge);
  Out.insert(Out.end(), Id.begin(), Id.end());
  append32(Out, 0); // bytes of names
  append32(Out, 0); // names
  append32(Out, NameTableCapacity);
  append32(Out, 0); // words of the map of names
  append32(Out, 0); // words of the map of removed names
  append32(Out, 0); // one unused entry
  append32(Out, 0);
  return Out;
}

Error badFile(ErrorCode Code, uint64_t Offset, std::string Message, std::string Expected) {
  return byteError(Code, "PDB", Offset, std::move(Message), std::move(Expected));
}

// Reads the blocks that a table of block numbers names.
class DebugFileReader {
public:
  explicit DebugFileReader(Bytes File) : File(File), Size(load32(&File[BlockSizeAt])) {}

  // Returns `Length` bytes from blocks. The block numbers are words of `Table` from `Offset` on.
  Result<std::vector<uint8_t>> gather(Bytes Table, size_t Offset, uint32_t Length) const {
    if (Length > File.size())
      return badFile(ErrorCode::ContainerSize, Offset, "a stream is longer than the file",
                     "at most " + std::to_string(File.size()) + " bytes");
    std::vector<uint8_t> Out;
    Out.reserve(Length);
    for (size_t Word = Offset; Out.size() < Length; Word += 4) {
      if (Word > Table.size() || Table.size() - Word < 4)
        return badFile(ErrorCode::ContainerSize, Word, "the list of a stream's blocks ends early",
                       "one word for each block");
      uint64_t Start = uint64_t(load32(&Table[Word])) * Size;
      size_t Count = std::min<size_t>(Size, Length - Out.size());
      if (Start > File.size() || File.size() - Start < Count)
        return badFile(ErrorCode::ContainerSize, Start, "a block is outside the file",
                       "blocks within it");
      Out.insert(Out.end(), File.begin() + Start, File.begin() + Start + Count);
    }
    return Out;
  }

  Result<std::vector<uint8_t>> directory() const {
    uint32_t Length = load32(&File[DirectorySizeAt]);
    uint64_t Map = uint64_t(load32(&File[BlockMapAt])) * Size;
    if (Map > File.size())
      return badFile(ErrorCode::ContainerSize, BlockMapAt, "the directory is outside the file",
                     "a block within it");
    return gather(File, size_t(Map), Length);
  }

  Result<std::vector<uint8_t>> stream(Bytes Directory, size_t Index) const {
    auto Count = Directory.size() < 4 ? 0 : size_t(load32(&Directory[0]));
    if (Index >= Count || Directory.size() / 4 < Count + 1)
      return badFile(ErrorCode::ContainerMagic, 0, "the PDB has no stream of a shader",
                     "stream " + std::to_string(Index));
    size_t Blocks = 0;
    for (size_t I = 0; I < Index; ++I)
      Blocks += (uint64_t(lengthOf(Directory, I)) + Size - 1) / Size;
    return gather(Directory, 4 * (1 + Count + Blocks), lengthOf(Directory, Index));
  }

private:
  static uint32_t lengthOf(Bytes Directory, size_t Index) {
    uint32_t Length = load32(&Directory[4 * (1 + Index)]);
    return Length == UINT32_MAX ? 0 : Length; // the stream is absent
  }

  Bytes File;
  uint32_t Size;
};

} // namespace

std::vector<uint8_t> makeDebugFile(Bytes DebugContainer, const Digest &Id) {
  std::vector<uint8_t> Pdb = pdbStream(Id);
  Bytes Streams[StreamCount] = {};
  Streams[PdbStream] = Pdb;
  Streams[DataStream] = DebugContainer;

  uint32_t DataBlocks = 0;
  for (Bytes S : Streams)
    DataBlocks += blocksOf(S.size());
  uint32_t DirectorySize = 4 * (1 + uint32_t(StreamCount) + DataBlocks);
  uint32_t DirectoryBlocks = blocksOf(DirectorySize);
  uint32_t MapBlocks = blocksOf(4 * size_t(DirectoryBlocks));
  uint32_t FirstDirectory = BlockMapBlock + MapBlocks;
  uint32_t FirstData = FirstDirectory + DirectoryBlocks;

  std::vector<uint8_t> Out(Magic.begin(), Magic.end());
  append32(Out, BlockSize);
  append32(Out, FreeMapBlock);
  append32(Out, FirstData + DataBlocks);
  append32(Out, DirectorySize);
  append32(Out, 0);
  append32(Out, BlockMapBlock);
  Out.resize(BlockSize * BlockMapBlock); // the superblock and the two free maps: no block is free
  std::vector<uint8_t> Words;
  for (uint32_t I = 0; I < DirectoryBlocks; ++I)
    append32(Words, FirstDirectory + I);
  appendBlocks(Out, Words);

  Words.clear();
  append32(Words, StreamCount);
  for (Bytes S : Streams)
    append32(Words, uint32_t(S.size()));
  for (uint32_t I = 0; I < DataBlocks; ++I)
    append32(Words, FirstData + I);
  appendBlocks(Out, Words);
  for (Bytes S : Streams)
    appendBlocks(Out, S);
  return Out;
}

bool isDebugFile(Bytes File) {
  return File.size() >= SuperblockSize &&
         std::equal(Magic.begin(), Magic.end(), File.begin(),
                    [](char A, uint8_t B) { return uint8_t(A) == B; });
}

Result<std::vector<uint8_t>> readDebugFile(Bytes File) {
  if (!isDebugFile(File))
    return badFile(ErrorCode::ContainerMagic, 0, "this is no PDB", "the magic of MSF 7.00");
  uint32_t Size = load32(&File[BlockSizeAt]);
  if (Size < 4 || Size > MaxBlockSize)
    return badFile(ErrorCode::ContainerSize, BlockSizeAt,
                   "blocks of " + std::to_string(Size) + " bytes", "4 to 65536");
  DebugFileReader R(File);
  auto Directory = R.directory();
  if (!Directory)
    return Directory.error();
  return R.stream(*Directory, DataStream);
}

} // namespace dxil::container
