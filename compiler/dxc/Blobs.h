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
  /// Passes the count to the caller.
  Interface *release() { return std::exchange(Object, nullptr); }

private:
  Interface *Object = nullptr;
};

/// Converts a caller's wide text to UTF-8; null becomes an empty text.
std::string narrow(const wchar_t *Text);
std::wstring widen(llvm::StringRef Text);
/// Converts bytes in a code page to UTF-8, without a byte order mark and a null at the end. For
/// Binary, the byte order mark selects the code page, or \p Default if there is none. Returns
/// nothing if the bytes are not such a text.
std::optional<std::string> decode(llvm::StringRef Bytes, uint32_t Encoding,
                                  uint32_t Default = Utf8);

llvm::StringRef textOf(const Buffer &B);
llvm::StringRef textOf(Blob *B);
/// Returns the code page of a blob, or Binary if it is unknown.
uint32_t encodingOf(Blob *B);

/// Returns a blob that owns its bytes, with or without a code page.
EncodedBlob *makeBlob(std::string Data, uint32_t Encoding = Binary);
/// Returns a blob of bytes that \p Owner holds, which the blob keeps alive. If \p Owner is null,
/// the caller keeps the bytes.
EncodedBlob *makeView(const void *Data, size_t Size, uint32_t Encoding, Unknown *Owner);
/// Returns a blob whose bytes \p Memory frees.
EncodedBlob *makeMoved(const void *Data, size_t Size, uint32_t Encoding, Malloc *Memory);
/// Return texts. A null follows a text that is not empty, and counts in the size of the buffer.
Utf8Blob *makeText(llvm::StringRef Text);
WideBlob *makeWideText(llvm::StringRef Text);

/// Returns a copy that the caller frees with CoTaskMemFree (free on Linux), or null if there is no
/// memory.
wchar_t *copyWide(llvm::StringRef Text);
char *copyNarrow(llvm::StringRef Text);

/// Stores the requested interface of \p New in the caller's pointer. Takes over the count of \p
/// New.
template <class Object> Status giveOut(Object *New, const Guid &Interface, void **Out) {
  const Status Done = New->QueryInterface(Interface, Out);
  New->Release();
  return Done;
}

} // namespace dxil::compiler::dxc
