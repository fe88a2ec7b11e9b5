// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IDxcUtils, IDxcLibrary, the default include handler and IDxcCompilerArgs.
#include "Arguments.h"
#include "Compilers.h"

#include <dxil/container/Container.h>
#include <dxil/container/DebugFile.h>

#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

Bytes bytesOfText(StringRef Data) {
  return {Data.bytes_begin(), Data.size()};
}

Status loadFile(const wchar_t *Path, const uint32_t *Encoding, EncodedBlob **Out) {
  auto File = MemoryBuffer::getFile(narrow(Path), /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false);
  if (!File)
    return FileNotFound;
  *Out = makeBlob((*File)->getBuffer().str(), Encoding ? *Encoding : uint32_t(Binary));
  return Ok;
}

class FileIncludes final : public Counted<FileIncludes, IncludeHandler> {
public:
  Status LoadSource(const wchar_t *Path, Blob **Source) override {
    if (!Path || !Source)
      return BadPointer;
    *Source = nullptr;
    return guarded([&] {
      EncodedBlob *Loaded = nullptr;
      const Status Done = loadFile(Path, nullptr, &Loaded);
      *Source = Loaded;
      return Done;
    });
  }
};

/// Returns a blob's text in another encoding, or the blob itself if it already has this encoding.
template <class Text, class Make> Status convertText(Blob *From, Text **Out, Make MakeText) {
  if (!From || !Out)
    return BadPointer;
  *Out = nullptr;
  return guarded([&] {
    if (From->QueryInterface(Text::Id, reinterpret_cast<void **>(Out)) == Ok)
      return Ok;
    const std::optional<std::string> Read = decode(textOf(From), encodingOf(From));
    if (!Read)
      return EncodingFailed;
    *Out = MakeText(*Read);
    return Ok;
  });
}

class UtilitiesObject final : public Counted<UtilitiesObject, Utilities, Library> {
public:
  //===-- Blobs -----------------------------------------------------------===//

  Status CreateBlobFromBlob(Blob *From, uint32_t Offset, uint32_t Length, Blob **Out) override {
    if (!From || !Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      const StringRef All = textOf(From);
      if (Offset > All.size() || Length > All.size() - Offset)
        return BadArgument;
      *Out = makeView(All.data() + Offset, Length, encodingOf(From), From);
      return Ok;
    });
  }
  Status CreateBlobFromPinned(const void *Data, uint32_t Size, uint32_t Encoding,
                              EncodedBlob **Out) override {
    return create(Data, Size, Out, [&] { return makeView(Data, Size, Encoding, nullptr); });
  }
  Status MoveToBlob(const void *Data, Malloc *Memory, uint32_t Size, uint32_t Encoding,
                    EncodedBlob **Out) override {
    if (!Memory)
      return BadPointer;
    return create(Data, Size, Out, [&] { return makeMoved(Data, Size, Encoding, Memory); });
  }
  Status CreateBlob(const void *Data, uint32_t Size, uint32_t Encoding,
                    EncodedBlob **Out) override {
    return create(Data, Size, Out, [&] {
      return makeBlob(std::string(static_cast<const char *>(Data), Size), Encoding);
    });
  }
  Status LoadFile(const wchar_t *Path, uint32_t *Encoding, EncodedBlob **Out) override {
    if (!Path || !Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] { return loadFile(Path, Encoding, Out); });
  }
  Status CreateReadOnlyStreamFromBlob(Blob *, Stream **) override { return NotImplemented; }
  Status CreateDefaultIncludeHandler(IncludeHandler **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      *Out = FileIncludes::make();
      return Ok;
    });
  }
  Status GetBlobAsUtf8(Blob *From, Utf8Blob **Out) override {
    return convertText(From, Out, makeText);
  }
  Status GetBlobAsWide(Blob *From, WideBlob **Out) override {
    return convertText(From, Out, makeWideText);
  }

  //===-- Containers ------------------------------------------------------===//

  Status GetDxilContainerPart(const Buffer *Shader, uint32_t FourCC, void **Data,
                              uint32_t *Size) override {
    if (!Shader || !Data || !Size || (!Shader->Ptr && Shader->Size))
      return BadArgument;
    *Data = nullptr;
    *Size = 0;
    return guarded([&] {
      auto C = container::Container::parse(bytesOfText(textOf(*Shader)));
      if (!C)
        return dropin::ContainerInvalid;
      const container::Part *Match = C->find(container::FourCC(FourCC));
      if (!Match)
        return dropin::PartIsMissing;
      *Data = const_cast<uint8_t *>(Match->Data.data());
      *Size = uint32_t(Match->Data.size());
      return Ok;
    });
  }
  Status CreateReflection(const Buffer *Data, const Guid &Interface, void **Out) override {
    if (!Data || !Out || (!Data->Ptr && Data->Size))
      return BadArgument;
    *Out = nullptr;
    return guarded([&] { return createReflection(textOf(*Data), Interface, Out); });
  }
  Status GetPDBContents(Blob *Pdb, Blob **Hash, Blob **Container) override {
    if (!Pdb || !Hash || !Container)
      return BadPointer;
    *Hash = *Container = nullptr;
    return guarded([&] { return readPdb(Pdb, Hash, Container); });
  }

  //===-- Arguments -------------------------------------------------------===//

  Status BuildArguments(const wchar_t *SourceName, const wchar_t *Entry, const wchar_t *Profile,
                        const wchar_t **Arguments, uint32_t Count, const Define *Defines,
                        uint32_t DefineCount, CompilerArguments **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      std::vector<std::string> All;
      if (SourceName && *SourceName)
        All.push_back(narrow(SourceName));
      for (const auto &[Option, Value] : {std::pair("-E", Entry), std::pair("-T", Profile)})
        if (Value && *Value)
          All.insert(All.end(), {Option, narrow(Value)});
      if (!addArguments(All, Arguments, Count) || !addDefines(All, Defines, DefineCount))
        return BadArgument;
      *Out = makeArguments(All);
      return Ok;
    });
  }

  //===-- IDxcLibrary -----------------------------------------------------===//

  /// Objects use the C library's allocator.
  Status SetMalloc(Malloc *) override { return Ok; }
  Status CreateBlobFromFile(const wchar_t *Path, uint32_t *Encoding, EncodedBlob **Out) override {
    return LoadFile(Path, Encoding, Out);
  }
  Status CreateBlobWithEncodingFromPinned(const void *Data, uint32_t Size, uint32_t Encoding,
                                          EncodedBlob **Out) override {
    return CreateBlobFromPinned(Data, Size, Encoding, Out);
  }
  Status CreateBlobWithEncodingOnHeapCopy(const void *Data, uint32_t Size, uint32_t Encoding,
                                          EncodedBlob **Out) override {
    return CreateBlob(Data, Size, Encoding, Out);
  }
  Status CreateBlobWithEncodingOnMalloc(const void *Data, Malloc *Memory, uint32_t Size,
                                        uint32_t Encoding, EncodedBlob **Out) override {
    return MoveToBlob(Data, Memory, Size, Encoding, Out);
  }
  Status CreateIncludeHandler(IncludeHandler **Out) override {
    return CreateDefaultIncludeHandler(Out);
  }
  Status CreateStreamFromBlobReadOnly(Blob *, Stream **) override { return NotImplemented; }
  Status GetBlobAsUtf8(Blob *From, EncodedBlob **Out) override {
    return asEncoded<Utf8Blob>(From, Out, makeText);
  }
  Status GetBlobAsWide(Blob *From, EncodedBlob **Out) override {
    return asEncoded<WideBlob>(From, Out, makeWideText);
  }

private:
  template <class Make>
  static Status create(const void *Data, uint32_t Size, EncodedBlob **Out, Make New) {
    if (!Out || (!Data && Size))
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      *Out = New();
      return Ok;
    });
  }

  template <class Text, class Make>
  static Status asEncoded(Blob *From, EncodedBlob **Out, Make MakeText) {
    if (!Out)
      return BadPointer;
    Text *Made = nullptr;
    const Status Done = convertText(From, &Made, MakeText);
    *Out = Made;
    return Done;
  }

  static Status readPdb(Blob *Pdb, Blob **Hash, Blob **Container) {
    auto Read = container::readDebugFile(bytesOfText(textOf(Pdb)));
    if (!Read)
      return dropin::ContainerInvalid;
    auto C = container::Container::parse(*Read);
    if (!C)
      return dropin::ContainerInvalid;
    if (const container::Part *Match = C->find(container::part::HASH))
      *Hash = makeBlob(std::string(Match->Data.begin(), Match->Data.end()));
    *Container = makeBlob(std::string(Read->begin(), Read->end()));
    return Ok;
  }
};

} // namespace

Status createUtilities(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(UtilitiesObject::make(), Interface, Out); });
}

Status createArguments(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(makeArguments({}), Interface, Out); });
}

} // namespace dxil::compiler::dxc
