// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared by functions of the C API: options, reports, and handling of exceptions.
#pragma once

#include "dxil.h"

#include <dxil/validation/Report.h>

#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <vector>

namespace dxil::report {

/// Allocates memory that the caller frees.
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

/// Returns a copy that the caller frees.
inline void *copyBytes(const std::vector<uint8_t> &Bytes) {
  void *Result = allocate(Bytes.size());
  if (!Bytes.empty())
    std::memcpy(Result, Bytes.data(), Bytes.size());
  return Result;
}

/// Runs Body and converts exceptions to a status. Without exceptions (WebAssembly), lack of memory
/// ends the program.
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

/// Returns a zero-terminated copy of the bytes, or an error.
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

/// Copies the caller's options, which may be from an older or newer version of this library.
/// Returns false if they are invalid.
bool readOptions(const dxil_options *From, dxil_options &Options,
                 validation::ValidationOptions &Out);

/// Returns the report in a dxil_report_format.
std::string text(validation::FileReport &&R, uint32_t Format);

/// Returns DXIL_INVALID with a report, if requested, that has only this text; DXIL_ARGUMENT if the
/// options are invalid.
dxil_status mistake(const std::string &What, const dxil_options *From, char **Report);

} // namespace dxil::report
