// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reference-counted objects, and the objects that functions of the interfaces return.
#pragma once

#include "Interfaces.h"

#include <atomic>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dxil::dropin {

/// A reference-counted object with these interfaces; the first one is its identity. make() returns
/// it with a count of 1, which the caller owns.
template <class Self, class... Interfaces> class Counted : public Interfaces... {
public:
  template <class... Arguments> static Self *make(Arguments &&...From) {
    return new Self(std::forward<Arguments>(From)...);
  }

  Status QueryInterface(const Guid &Id, void **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return static_cast<Self *>(this)->find(Id, Out) ? Ok : NoInterface;
  }
  unsigned long AddRef() override { return ++Count; }
  unsigned long Release() override {
    const unsigned long Left = --Count;
    if (!Left)
      delete static_cast<Self *>(this);
    return Left;
  }

  /// Returns the object's interface with an id. An object with several versions of its interface
  /// hides this function.
  bool find(const Guid &Id, void **Out) { return findFirst<Interfaces...>(Id, Out); }

protected:
  /// Returns the interface that Is requests if it is As or a base of As.
  template <class As, class... Bases> bool give(const Guid &Is, void **Out) {
    if (Is != As::Id && !((Is == Bases::Id) || ...))
      return false;
    *Out = static_cast<As *>(static_cast<Self *>(this));
    AddRef();
    return true;
  }
  ~Counted() = default;

private:
  template <class First, class... Others> bool findFirst(const Guid &Id, void **Out) {
    return give<First, Unknown>(Id, Out) || (give<Others>(Id, Out) || ...);
  }

  std::atomic<unsigned long> Count{1};
};

/// A counted object that reports a version: `version()` of Self returns a struct with these three
/// members.
template <class Self, class... Interfaces> class Versioned : public Counted<Self, Interfaces...> {
public:
  Status GetVersion(uint32_t *Major, uint32_t *Minor) override {
    if (!Major || !Minor)
      return BadPointer;
    const auto V = static_cast<Self *>(this)->version();
    *Major = V.Major;
    *Minor = V.Minor;
    return Ok;
  }
  Status GetFlags(uint32_t *Flags) override {
    if (!Flags)
      return BadPointer;
    *Flags = static_cast<Self *>(this)->version().Flags;
    return Ok;
  }
};

/// Runs Body and converts lack of memory to a status.
template <class Function> Status guarded(Function Body) noexcept {
  try {
    return Body();
  } catch (const std::bad_alloc &) {
    return OutOfMemory;
  } catch (...) {
    return BadArgument;
  }
}

/// A blob that owns its bytes. Texts are UTF-8.
class OwnBlob final : public Counted<OwnBlob, EncodedBlob> {
public:
  explicit OwnBlob(std::vector<uint8_t> Data, bool IsText = false)
      : Data(std::move(Data)), IsText(IsText) {}
  static OwnBlob *ofText(std::string_view Text) {
    return make(std::vector<uint8_t>(Text.begin(), Text.end()), true);
  }

  bool find(const Guid &Is, void **Out) { return give<EncodedBlob, Blob, Unknown>(Is, Out); }
  void *GetBufferPointer() override { return Data.data(); }
  size_t GetBufferSize() override { return Data.size(); }
  Status GetEncoding(bool *IsKnown, uint32_t *CodePage) override {
    constexpr uint32_t Utf8 = 65001;
    if (!IsKnown || !CodePage)
      return BadPointer;
    *IsKnown = IsText;
    *CodePage = IsText ? Utf8 : 0;
    return Ok;
  }

private:
  std::vector<uint8_t> Data;
  bool IsText;
};

/// A status with a blob: the result on success, and a text. Owns both.
class OwnResult final : public Counted<OwnResult, OperationResult> {
public:
  OwnResult(Status Is, Blob *Result, std::string_view Errors) : Is(Is), Result(Result) {
    this->Errors = OwnBlob::ofText(Errors);
  }
  ~OwnResult() {
    if (Result)
      Result->Release();
    Errors->Release();
  }

  Status GetStatus(Status *Out) override {
    if (!Out)
      return BadPointer;
    *Out = Is;
    return Ok;
  }
  Status GetResult(Blob **Out) override {
    if (!Out)
      return BadPointer;
    *Out = Result;
    if (Result)
      Result->AddRef();
    return Ok;
  }
  Status GetErrorBuffer(EncodedBlob **Out) override {
    if (!Out)
      return BadPointer;
    *Out = Errors;
    Errors->AddRef();
    return Ok;
  }

private:
  Status Is;
  Blob *Result;
  OwnBlob *Errors;
};

inline std::span<const uint8_t> bytesOf(Blob *B) {
  return {static_cast<const uint8_t *>(B->GetBufferPointer()), B->GetBufferSize()};
}

/// The result of validating a shader: the text of the findings, empty if there are none, and
/// whether it could be validated.
struct Judgement {
  bool IsContainer = true, IsValid = false;
  std::string Text;
};
Judgement judge(std::span<const uint8_t> Shader);

} // namespace dxil::dropin
