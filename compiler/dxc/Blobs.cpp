// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Blobs.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/ConvertUTF.h"

#include <cstring>

using namespace llvm;

namespace dxil::compiler::dxc {

//===-- Encodings ---------------------------------------------------------===//

std::string narrow(const wchar_t *Text) {
  std::string Result;
  if (Text && !convertWideToUTF8(Text, Result))
    Result.clear();
  return Result;
}

std::wstring widen(StringRef Text) {
  std::wstring Result;
  if (!ConvertUTF8toWide(Text, Result)) // bytes that are not UTF-8 become one character each
    Result.assign(Text.bytes_begin(), Text.bytes_end());
  return Result;
}

namespace {

/// Returns the code page of a byte order mark, and the length of the mark.
std::pair<uint32_t, size_t> markOf(StringRef Bytes) {
  if (Bytes.starts_with("\xEF\xBB\xBF"))
    return {Utf8, 3};
  if (Bytes.starts_with(StringRef("\xFF\xFE\0\0", 4)))
    return {Utf32, 4};
  if (Bytes.starts_with("\xFF\xFE"))
    return {Utf16, 2};
  return {Binary, 0};
}

/// Returns the code units of a text in aligned memory.
template <class Unit> std::vector<Unit> unitsOf(StringRef Bytes) {
  std::vector<Unit> Result(Bytes.size() / sizeof(Unit));
  if (!Result.empty())
    std::memcpy(Result.data(), Bytes.data(), Result.size() * sizeof(Unit));
  while (!Result.empty() && !Result.back())
    Result.pop_back();
  return Result;
}

template <class Convert, class Unit>
std::optional<std::string> converted(StringRef Bytes, Convert To, Unit) {
  const std::vector<Unit> Units = unitsOf<Unit>(Bytes);
  std::string Result;
  if (Bytes.size() % sizeof(Unit) || !To(ArrayRef<Unit>(Units), Result))
    return std::nullopt;
  return Result;
}

} // namespace

std::optional<std::string> decode(StringRef Bytes, uint32_t Encoding, uint32_t Default) {
  const auto [Marked, Length] = markOf(Bytes);
  if (Encoding == Binary)
    Encoding = Marked ? Marked : Default;
  if (Marked == Encoding)
    Bytes = Bytes.drop_front(Length);
  switch (Encoding) {
  case Utf8: return Bytes.rtrim('\0').str();
  case Utf16:
    return converted(
        Bytes,
        [](ArrayRef<UTF16> In, std::string &Out) { return convertUTF16ToUTF8String(In, Out); },
        UTF16());
  case Utf32:
    return converted(
        Bytes,
        [](ArrayRef<UTF32> In, std::string &Out) { return convertUTF32ToUTF8String(In, Out); },
        UTF32());
  default: return std::nullopt;
  }
}

StringRef textOf(const Buffer &B) {
  return B.Ptr ? StringRef(static_cast<const char *>(B.Ptr), B.Size) : StringRef();
}

StringRef textOf(Blob *B) {
  const auto *Data = static_cast<const char *>(B->GetBufferPointer());
  return Data ? StringRef(Data, B->GetBufferSize()) : StringRef();
}

uint32_t encodingOf(Blob *B) {
  void *Match = nullptr;
  if (B->QueryInterface(EncodedBlob::Id, &Match) != Ok || !Match)
    return Binary;
  const auto Encoded = Reference<EncodedBlob>::take(static_cast<EncodedBlob *>(Match));
  bool IsKnown = false;
  uint32_t Encoding = Binary;
  return Encoded->GetEncoding(&IsKnown, &Encoding) == Ok && IsKnown ? Encoding : uint32_t(Binary);
}

//===-- Blobs -------------------------------------------------------------===//

namespace {

/// Bytes that a blob owns, or a view of bytes of another object, which it keeps alive.
struct Storage {
  std::string Own;
  const void *Data = nullptr;
  size_t Size = 0;
  Reference<Unknown> Owner;
  Reference<Malloc> Memory; ///< frees the bytes

  explicit Storage(std::string Bytes) : Own(std::move(Bytes)), Data(Own.data()), Size(Own.size()) {}
  Storage(const void *Data, size_t Size, Unknown *Owner) : Data(Data), Size(Size), Owner(Owner) {}
  Storage(const void *Data, size_t Size, Malloc *Memory) : Data(Data), Size(Size), Memory(Memory) {}
  Storage(const Storage &) = delete;
  ~Storage() {
    if (Memory && Data)
      Memory->Free(const_cast<void *>(Data));
  }
};

/// The members of all blobs. Interface is EncodedBlob, or an interface of texts.
template <class Self, class Interface> class BlobObject : public Counted<Self, Interface> {
public:
  template <class... Arguments>
  explicit BlobObject(uint32_t Encoding, Arguments &&...From)
      : Bytes(std::forward<Arguments>(From)...), Encoding(Encoding) {}

  bool find(const Guid &Id, void **Out) {
    return this->template give<Interface, EncodedBlob, Blob, Unknown>(Id, Out);
  }
  void *GetBufferPointer() override { return const_cast<void *>(Bytes.Data); }
  size_t GetBufferSize() override { return Bytes.Size; }
  Status GetEncoding(bool *IsKnown, uint32_t *Page) override {
    if (!IsKnown || !Page)
      return BadPointer;
    *IsKnown = Encoding != Binary;
    *Page = Encoding;
    return Ok;
  }

protected:
  Storage Bytes;
  const uint32_t Encoding;
};

class PlainBlob final : public BlobObject<PlainBlob, EncodedBlob> {
public:
  using BlobObject::BlobObject;
};

template <class Self, class Interface, class Character>
class TextBlob : public BlobObject<Self, Interface> {
public:
  using BlobObject<Self, Interface>::BlobObject;
  const Character *GetStringPointer() override {
    static constexpr Character Empty[1] = {};
    return GetStringLength() ? static_cast<const Character *>(this->Bytes.Data) : Empty;
  }
  size_t GetStringLength() override {
    return this->Bytes.Size ? this->Bytes.Size / sizeof(Character) - 1 : 0;
  }
};

class NarrowText final : public TextBlob<NarrowText, Utf8Blob, char> {
public:
  using TextBlob::TextBlob;
};

class WideText final : public TextBlob<WideText, WideBlob, wchar_t> {
public:
  using TextBlob::TextBlob;
};

} // namespace

EncodedBlob *makeBlob(std::string Data, uint32_t Encoding) {
  return PlainBlob::make(Encoding, std::move(Data));
}

EncodedBlob *makeView(const void *Data, size_t Size, uint32_t Encoding, Unknown *Owner) {
  return PlainBlob::make(Encoding, Data, Size, Owner);
}

EncodedBlob *makeMoved(const void *Data, size_t Size, uint32_t Encoding, Malloc *Memory) {
  return PlainBlob::make(Encoding, Data, Size, Memory);
}

Utf8Blob *makeText(StringRef Text) {
  std::string Data = Text.str();
  if (!Data.empty())
    Data.push_back('\0');
  return NarrowText::make(uint32_t(Utf8), std::move(Data));
}

WideBlob *makeWideText(StringRef Text) {
  const std::wstring Wide = widen(Text);
  std::string Data;
  if (!Wide.empty()) // the allocation of a string is aligned for wide characters
    Data.assign(reinterpret_cast<const char *>(Wide.c_str()), (Wide.size() + 1) * sizeof(wchar_t));
  return WideText::make(uint32_t(dxc::Wide), std::move(Data));
}

wchar_t *copyWide(StringRef Text) {
  const std::wstring Wide = widen(Text);
  const size_t Size = (Wide.size() + 1) * sizeof(wchar_t);
  void *Copy = std::malloc(Size);
  if (Copy)
    std::memcpy(Copy, Wide.c_str(), Size);
  return static_cast<wchar_t *>(Copy);
}

char *copyNarrow(StringRef Text) {
  auto *Copy = static_cast<char *>(std::malloc(Text.size() + 1));
  if (!Copy)
    return nullptr;
  std::memcpy(Copy, Text.data(), Text.size());
  Copy[Text.size()] = '\0';
  return Copy;
}

} // namespace dxil::compiler::dxc
