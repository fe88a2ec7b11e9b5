// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blobs of bytes and texts, and the encodings of texts.
#pragma once

#include "Interfaces.h"
#include "libdxil/dropin/Objects.h"

#include "llvm/ADT/StringRef.h"

#include <memory>
#include <optional>
#include <string>

namespace dxil::compiler::dxc {

using dropin::BadArgument;
using dropin::BadPointer;
using dropin::bytesOf;
using dropin::Counted;
using dropin::guarded;
using dropin::NoInterface;
using dropin::NotImplemented;
using dropin::Ok;
using dropin::OutOfMemory;

/// A counted reference to an object of a caller or of this library.
template <class Interface> class Reference {
public:
  Reference() = default;
  Reference(const Reference &Other) : Reference(Other.Object) {}
  Reference(Reference &&Other) noexcept : Object(std::exchange(Other.Object, nullptr)) {}
  Reference &operator=(Reference Other) noexcept {
    std::swap(Object, Other.Object);
    return *this;
  }
  ~Reference() {
    if (Object)
      Object->Release();
  }
  /// Adds a count.
  explicit Reference(Interface *Shared) : Object(Shared) {
    if (Object)
      Object->AddRef();
  }
  /// Takes over the count of a new object.
  static Reference take(Interface *New) {
    Reference Result;
    Result.Object = New;
    return Result;
  }
  Interface *get() const { return Object; }
  Interface *operator->() const { return Object; }
  explicit operator bool() const { return Object != nullptr; }
  /// Gives the count to the caller.
  Interface *release() { return std::exchange(Object, nullptr); }

private:
  Interface *Object = nullptr;
};

/// UTF-8 of a caller's wide text; null is empty.
std::string narrow(const wchar_t *Text);
std::wstring widen(llvm::StringRef Text);
/// The text of bytes in a code page as UTF-8, without a byte order mark and a null at its end.
/// Binary: the byte order mark decides, else it is \p Default. Nothing if the bytes are no such
/// text.
std::optional<std::string> decode(llvm::StringRef Bytes, uint32_t Encoding,
                                  uint32_t Default = Utf8);

llvm::StringRef textOf(const Buffer &B);
llvm::StringRef textOf(Blob *B);
/// The code page that a blob says; Binary if it says none.
uint32_t encodingOf(Blob *B);

/// Bytes without or with a known code page. Takes over the bytes.
EncodedBlob *makeBlob(std::string Data, uint32_t Encoding = Binary);
/// Bytes that belong to another object, which the blob keeps, or to the caller for good if it is
/// null.
EncodedBlob *makeView(const void *Data, size_t Size, uint32_t Encoding, Unknown *Owner);
/// Bytes that the blob gives back to \p Memory.
EncodedBlob *makeMoved(const void *Data, size_t Size, uint32_t Encoding, Malloc *Memory);
/// Texts: a null stands behind them and counts in the size of the buffer, unless they are empty.
Utf8Blob *makeText(llvm::StringRef Text);
WideBlob *makeWideText(llvm::StringRef Text);

/// A text for the caller to free with CoTaskMemFree, which is free; null if there is no memory.
wchar_t *copyWide(llvm::StringRef Text);
char *copyNarrow(llvm::StringRef Text);

/// Gives \p Object, whose count it takes, to the caller by the interface that it asks for.
template <class Object> Status giveOut(Object *New, const Guid &Interface, void **Out) {
  const Status Done = New->QueryInterface(Interface, Out);
  New->Release();
  return Done;
}

} // namespace dxil::compiler::dxc
