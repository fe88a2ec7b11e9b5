// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the functions of the C API share: options, reports, and what becomes of exceptions.
#pragma once

#include "dxil.h"

#include <dxil/validation/Report.h>

#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <vector>

namespace dxil::report {

/// For the caller to free.
inline void *allocate(size_t Size) {
  void *Result = std::malloc(Size ? Size : 1);
  if (!Result)
#if defined(__cpp_exceptions)
    throw std::bad_alloc();
#else
    std::abort();
#endif
  return Result;
}

inline char *copy(const std::string &Text) {
  return static_cast<char *>(std::memcpy(allocate(Text.size() + 1), Text.c_str(), Text.size() + 1));
}

/// Bytes that the caller frees.
inline void *copyBytes(const std::vector<uint8_t> &Bytes) {
  void *Result = allocate(Bytes.size());
  if (!Bytes.empty())
    std::memcpy(Result, Bytes.data(), Bytes.size());
  return Result;
}

/// Runs Body and turns what it may throw into a status. Where there are no exceptions
/// (WebAssembly), memory that is not there ends the program.
template <typename Function> dxil_status guarded(Function Body) noexcept {
#if defined(__cpp_exceptions)
  try {
    return Body();
  } catch (const std::bad_alloc &) {
    return DXIL_OUT_OF_MEMORY;
  } catch (...) {
    return DXIL_UNUSABLE;
  }
#else
  return Body();
#endif
}

inline Bytes view(const void *Data, size_t Size) {
  return {static_cast<const uint8_t *>(Data), Size};
}

/// A text made of the bytes, or the error that prevents it.
template <typename Function>
dxil_status textOf(const void *Data, size_t Size, char **Out, char **Message,
                   Function Make) noexcept {
  if (Out)
    *Out = nullptr;
  if (Message)
    *Message = nullptr;
  if (!Out || (!Data && Size))
    return DXIL_ARGUMENT;
  return guarded([&] {
    Result<std::string> Text = Make(view(Data, Size));
    if (Text)
      *Out = copy(*Text);
    else if (Message)
      *Message = copy(Text.error().str());
    return Text ? DXIL_OK : DXIL_UNUSABLE;
  });
}

/// Copies what the caller has of the options, which may be older or newer than this library. False
/// if they are none.
bool readOptions(const dxil_options *From, dxil_options &Options,
                 validation::ValidationOptions &Out);

/// In a dxil_report_format.
std::string text(validation::FileReport &&R, uint32_t Format);

/// DXIL_INVALID, with a report (if it is wanted) that says only this; DXIL_ARGUMENT if the options
/// are none.
dxil_status mistake(const std::string &What, const dxil_options *From, char **Report);

} // namespace dxil::report
