// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/SourceInfo.h>

#include "PartReader.h"

namespace dxil::container {

// Reads a zero-terminated text at `Offset` and moves `Offset` past the zero.
static bool textAt(PartReader &R, Bytes Data, size_t &Offset, std::string_view &Out) {
  auto Tail = Data.subspan(std::min(Offset, Data.size()));
  auto End = std::find(Tail.begin(), Tail.end(), 0);
  if (End == Tail.end())
    return R.fail(ErrorCode::PartString, R.position(), "a text has no end", "a zero");
  Out = {reinterpret_cast<const char *>(Tail.data()), size_t(End - Tail.begin())};
  Offset += Out.size() + 1;
  return true;
}

static bool readNames(PartReader &R, SourceInfo &Out) {
  R.u32("the flags of the names");
  uint32_t Count = R.u32("the number of names");
  R.u16("the size of the names");
  for (uint32_t I = 0; I < Count && R.ok(); ++I) {
    size_t Start = R.position();
    uint32_t Size = R.u32("a name's size");
    R.u32("a name's flags");
    SourceName N;
    uint32_t NameBytes = R.u32("a name's length");
    N.ContentBytes = R.u32("a source's length");
    Bytes Text = R.take(NameBytes, "a name");
    size_t Offset = 0;
    if (!R.ok() || !textAt(R, Text, Offset, N.Name))
      return false;
    if (Size < R.position() - Start)
      return R.fail(ErrorCode::PartField, Start,
                    "a name's entry has " + std::to_string(Size) + " bytes",
                    "at least " + std::to_string(R.position() - Start));
    R.seek(Start + uint64_t(Size), "the next name");
    Out.Names.push_back(N);
  }
  return R.ok();
}

static bool readArguments(PartReader &R, SourceInfo &Out) {
  R.u32("the flags of the arguments");
  uint32_t Size = R.u32("the size of the arguments");
  uint32_t Count = R.u32("the number of arguments");
  Bytes Text = R.take(Size, "the arguments");
  size_t Offset = 0;
  for (uint32_t I = 0; I < Count && R.ok(); ++I) {
    SourceArgument A;
    if (!textAt(R, Text, Offset, A.Name) || !textAt(R, Text, Offset, A.Value))
      return false;
    Out.Arguments.push_back(A);
  }
  return R.ok();
}

// Reads sizes and stored bytes. If `Count` is not null, a count stands between them.
static bool readStored(PartReader &R, StoredBytes &Out, uint32_t *Count = nullptr) {
  Out.Compression = R.u16("the compression");
  uint32_t Size = R.u32("the size as stored");
  Out.Size = R.u32("the size of the contents");
  if (R.ok() && Out.Compression > 1)
    R.fail(ErrorCode::PartField, R.position() - 10,
           "compression " + std::to_string(Out.Compression), "0 for none or 1 for zlib");
  if (Count)
    *Count = R.u32("the number of sources");
  Out.Stored = R.take(Size, "the contents");
  return R.ok();
}

static bool readContents(PartReader &R, SourceInfo &Out) {
  R.u32("the size of the contents");
  R.u16("the flags of the contents");
  return readStored(R, Out.Contents, &Out.ContentCount);
}

Result<SourceInfo> readSourceInfo(Bytes Data) {
  PartReader R(Data, "SRCI");
  SourceInfo Out;
  R.u32("the size");
  R.u16("the flags");
  uint16_t Count = R.u16("the number of sections");
  for (uint32_t I = 0; I < Count && R.ok(); ++I) {
    size_t Start = R.position();
    uint32_t Size = R.u32("a section's size");
    R.u16("a section's flags");
    switch (R.u16("a section's type")) {
    case 0: readContents(R, Out); break;
    case 1: readNames(R, Out); break;
    case 2: readArguments(R, Out); break;
    default: break;
    }
    if (!R.ok())
      break;
    if (Size < R.position() - Start)
      R.fail(ErrorCode::PartField, Start, "a section has " + std::to_string(Size) + " bytes",
             "at least " + std::to_string(R.position() - Start));
    R.seek(Start + uint64_t(Size), "the next section");
  }
  if (!R.ok())
    return R.error();
  return Out;
}

Result<std::vector<std::string_view>> readSourceTexts(Bytes Contents, uint32_t Count) {
  PartReader R(Contents, "SRCI");
  std::vector<std::string_view> Out;
  for (uint32_t I = 0; I < Count && R.ok(); ++I) {
    const size_t Start = R.position();
    const uint32_t Size = R.u32("a source's size");
    R.u32("a source's flags");
    const Bytes Text = R.take(R.u32("a source's length"), "a source");
    size_t Offset = 0;
    std::string_view &Read = Out.emplace_back();
    if (!R.ok() || !textAt(R, Text, Offset, Read))
      break;
    if (Size < R.position() - Start)
      R.fail(ErrorCode::PartField, Start, "a source has " + std::to_string(Size) + " bytes",
             "at least " + std::to_string(R.position() - Start));
    if (I + 1 != Count) // the last text may lack padding
      R.seek(Start + uint64_t(Size), "the next source");
  }
  if (!R.ok())
    return R.error();
  return Out;
}

Result<DebugBlob> readDebugBlob(Bytes Data) {
  PartReader R(Data, "PDBI");
  DebugBlob Out;
  Out.Version = R.u16("the version");
  readStored(R, Out.Blob);
  if (!R.ok())
    return R.error();
  return Out;
}

namespace {

// Collects the fields of a part, little-endian.
struct PartWriter {
  std::vector<uint8_t> Data;

  void number(uint64_t Value, unsigned Bytes) {
    for (unsigned I = 0; I != Bytes; ++I)
      Data.push_back(uint8_t(Value >> 8 * I));
  }
  void u16(uint64_t Value) { number(Value, 2); }
  void u32(uint64_t Value) { number(Value, 4); }
  void text(std::string_view Text) {
    Data.insert(Data.end(), Text.begin(), Text.end());
    Data.push_back(0);
  }
  void align() { Data.resize((Data.size() + 3) / 4 * 4); }
  void add(const PartWriter &Other) {
    Data.insert(Data.end(), Other.Data.begin(), Other.Data.end());
  }
};

constexpr uint16_t ContentsSection = 0, NamesSection = 1, ArgumentsSection = 2;

// Appends `Body`, padded to four bytes, after its size, which includes the size field.
void addSized(PartWriter &Out, const PartWriter &Body) {
  const size_t Start = Out.Data.size();
  Out.u32((Body.Data.size() + 4 + 3) / 4 * 4);
  Out.add(Body);
  Out.Data.resize(Start + (Body.Data.size() + 4 + 3) / 4 * 4);
}

void addSection(PartWriter &Out, uint16_t Type, const PartWriter &Body) {
  PartWriter Section;
  Section.u16(0);
  Section.u16(Type);
  Section.add(Body);
  addSized(Out, Section);
}

PartWriter namesOf(std::span<const SourceText> Files) {
  PartWriter Entries, Names;
  for (const SourceText &F : Files) {
    PartWriter Entry;
    Entry.u32(0);
    Entry.u32(F.Name.size() + 1);
    Entry.u32(F.Text.size() + 1);
    Entry.text(F.Name);
    addSized(Entries, Entry);
  }
  Names.u32(0);
  Names.u32(Files.size());
  Names.u16(Entries.Data.size());
  Names.add(Entries);
  return Names;
}

PartWriter contentsOf(std::span<const SourceText> Files) {
  PartWriter Entries, Rest, Contents;
  for (const SourceText &F : Files) {
    PartWriter Entry;
    Entry.u32(0);
    Entry.u32(F.Text.size() + 1);
    Entry.text(F.Text);
    addSized(Entries, Entry);
  }
  Rest.u16(0);
  Rest.u16(0); // not compressed
  Rest.u32(Entries.Data.size());
  Rest.u32(Entries.Data.size());
  Rest.u32(Files.size());
  Rest.add(Entries);
  addSized(Contents, Rest);
  return Contents;
}

} // namespace

std::vector<uint8_t> makeSourceInfo(std::span<const SourceText> Files,
                                    std::span<const SourceArgument> Arguments) {
  PartWriter Texts, Args;
  for (const SourceArgument &A : Arguments) {
    Texts.text(A.Name);
    Texts.text(A.Value);
  }
  Args.u32(0);
  Args.u32(Texts.Data.size());
  Args.u32(Arguments.size());
  Args.add(Texts);
  PartWriter Tail, Out;
  Tail.u16(0);
  Tail.u16(3);
  addSection(Tail, NamesSection, namesOf(Files));
  addSection(Tail, ContentsSection, contentsOf(Files));
  addSection(Tail, ArgumentsSection, Args);
  addSized(Out, Tail);
  return Out.Data;
}

} // namespace dxil::container
