// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's writer sorts the names and shares their ends. A reader does not mind, but parts that are
// equal in meaning should be equal in bytes, and caches compare bytes: here each element's name
// stands in the order of the elements, then the entry's.
#include "PipelineStateWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/MC/DXContainerPSVInfo.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <string>

using namespace llvm;

namespace dxil {
namespace {

namespace PSV = llvm::dxbc::PSV;

// Bytes of the fixed fields, by version.
constexpr uint32_t InfoSizes[] = {sizeof(PSV::v0::RuntimeInfo), sizeof(PSV::v1::RuntimeInfo),
                                  sizeof(PSV::v2::RuntimeInfo), sizeof(PSV::v3::RuntimeInfo),
                                  sizeof(PSV::v3::RuntimeInfo) + 4};
constexpr uint32_t Newest = std::size(InfoSizes) - 1;
// The versions that brought signatures, resource kinds, the entry's name and group shared bytes.
constexpr uint32_t HasSignatures = 1, HasResourceKind = 2, HasEntryName = 3, HasGroupShared = 4;

class Writer {
public:
  Writer(const mcdxbc::PSVRuntimeInfo &Info, uint32_t Version, uint32_t GroupSharedBytes)
      : Info(Info), Version(std::min(Version, Newest)), GroupSharedBytes(GroupSharedBytes),
        OS(Data), Out(OS, endianness::little) {}

  SmallString<256> run() {
    Names.push_back('\0'); // the name of what has none
    if (Version >= HasSignatures) {
      addElements(Info.InputElements);
      addElements(Info.OutputElements);
      addElements(Info.PatchOrPrimElements);
    }
    EntryNameOffset = addName(Version >= HasEntryName ? Info.EntryName : StringRef());
    writeInfo();
    writeResources();
    if (Version >= HasSignatures) {
      writeTables();
      writeMasks();
    }
    return std::move(Data);
  }

private:
  uint32_t addName(StringRef Name) {
    if (Name.empty())
      return 0;
    auto Offset = uint32_t(Names.size());
    Names.append(Name.begin(), Name.end());
    Names.push_back('\0');
    return Offset;
  }

  /// Where the numbers stand one after the other in the table of semantic indices.
  uint32_t addIndices(ArrayRef<uint32_t> Wanted) {
    auto Found = std::search(Indices.begin(), Indices.end(), Wanted.begin(), Wanted.end());
    auto Offset = uint32_t(Found - Indices.begin());
    if (Found == Indices.end())
      Indices.append(Wanted.begin(), Wanted.end());
    return Offset;
  }

  void addElements(ArrayRef<mcdxbc::PSVSignatureElement> List) {
    for (const mcdxbc::PSVSignatureElement &From : List) {
      PSV::v0::SignatureElement E;
      std::memset(static_cast<void *>(&E), 0, sizeof(E));
      E.NameOffset = addName(From.Name);
      E.IndicesOffset = addIndices(From.Indices);
      E.Rows = uint8_t(From.Indices.size());
      E.StartRow = From.StartRow;
      E.Cols = From.Cols;
      E.StartCol = From.StartCol;
      E.Allocated = From.Allocated;
      E.Kind = From.Kind;
      E.Type = From.Type;
      E.Mode = From.Mode;
      E.DynamicMask = From.DynamicMask;
      E.Stream = From.Stream;
      if (sys::IsBigEndianHost)
        E.swapBytes();
      Elements.push_back(E);
    }
  }

  void writeInfo() {
    Out.write(InfoSizes[Version]);
    PSV::v3::RuntimeInfo Fields = Info.BaseData;
    Fields.EntryNameOffset = EntryNameOffset;
    if (sys::IsBigEndianHost)
      sys::swapByteOrder(Fields.EntryNameOffset);
    uint32_t Known = std::min(InfoSizes[Version], uint32_t(sizeof(Fields)));
    OS.write(reinterpret_cast<const char *>(&Fields), Known);
    if (Version >= HasGroupShared)
      Out.write(GroupSharedBytes);
  }

  void writeResources() {
    Out.write(uint32_t(Info.Resources.size()));
    if (Info.Resources.empty())
      return;
    uint32_t Size = Version >= HasResourceKind ? sizeof(PSV::v2::ResourceBindInfo)
                                               : sizeof(PSV::v0::ResourceBindInfo);
    Out.write(Size);
    for (const PSV::v2::ResourceBindInfo &R : Info.Resources)
      OS.write(reinterpret_cast<const char *>(&R), Size);
  }

  void writeTables() {
    Names.resize(alignTo(Names.size(), sizeof(uint32_t)), '\0');
    Out.write(uint32_t(Names.size()));
    OS << Names;
    Out.write(uint32_t(Indices.size()));
    for (uint32_t I : Indices)
      Out.write(I);
    if (Elements.empty())
      return;
    Out.write(uint32_t(sizeof(PSV::v0::SignatureElement)));
    OS.write(reinterpret_cast<const char *>(Elements.data()),
             Elements.size() * sizeof(PSV::v0::SignatureElement));
  }

  void writeMasks() {
    auto Write = [&](ArrayRef<uint32_t> Words) {
      for (uint32_t Word : Words)
        Out.write(Word);
    };
    for (const auto &Mask : Info.OutputVectorMasks)
      Write(Mask);
    Write(Info.PatchOrPrimMasks);
    for (const auto &Map : Info.InputOutputMap)
      Write(Map);
    Write(Info.InputPatchMap);
    Write(Info.PatchOutputMap);
  }

  const mcdxbc::PSVRuntimeInfo &Info;
  const uint32_t Version, GroupSharedBytes;
  SmallString<256> Data;
  raw_svector_ostream OS;
  support::endian::Writer Out;
  std::string Names;
  uint32_t EntryNameOffset = 0;
  SmallVector<uint32_t, 16> Indices;
  SmallVector<PSV::v0::SignatureElement, 16> Elements;
};

} // namespace

SmallString<256> writePipelineState(const mcdxbc::PSVRuntimeInfo &Info, uint32_t Version,
                                    uint32_t GroupSharedBytes) {
  return Writer(Info, Version, GroupSharedBytes).run();
}

} // namespace dxil
