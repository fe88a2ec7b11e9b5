// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C API over container/ and validation/. Those report errors as values;
// what they can still throw is std::bad_alloc, which stops here.

#include "dxil.h"
#include "report.h"

#include <algorithm>
#include <cstdlib>
#include <dxil/container/Assemble.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Diff.h>
#include <dxil/container/Digest.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>

using namespace dxil;
using report::copy;
using report::guarded;

namespace {

Bytes view(const void *Data, size_t Size) {
  return {static_cast<const uint8_t *>(Data), Size};
}

} // namespace

const char *dxil_version(void) {
  return DXILTOOLS_VERSION;
}

dxil_status dxil_validate(const void *Data, size_t Size, const dxil_options *From, char **Report) {
  if (Report)
    *Report = nullptr;
  if (!Data && Size)
    return DXIL_ARGUMENT;
  return guarded([&] {
    dxil_options Options = DXIL_OPTIONS_INIT;
    validation::ValidationOptions Wanted;
    if (!report::readOptions(From, Options, Wanted))
      return DXIL_ARGUMENT;
    validation::FileReport Found{
        Options.name ? Options.name : "", validation::validate(view(Data, Size), Wanted), {}};
    dxil_status Status = !Found.usable() ? DXIL_UNUSABLE : Found.valid() ? DXIL_OK : DXIL_INVALID;
    if (Report)
      *Report = copy(report::text(std::move(Found), Options.report_format));
    return Status;
  });
}

// A text made of the bytes, or the error that prevents it.
template <typename Function>
static dxil_status textOf(const void *Data, size_t Size, char **Out, char **Message,
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

dxil_status dxil_reflect(const void *Data, size_t Size, char **Out, char **Message) {
  return textOf(Data, Size, Out, Message, [](Bytes Input) -> Result<std::string> {
    Result<container::Container> C = container::Container::parse(Input);
    if (!C)
      return C.error();
    return container::reflectionJson(*C);
  });
}

dxil_status dxil_disassemble(const void *Data, size_t Size, char **Out, char **Message) {
  return textOf(Data, Size, Out, Message, [](Bytes Input) { return container::listing(Input); });
}

dxil_status dxil_assemble(const char *Text, size_t TextSize, void **Out, size_t *Size,
                          char **Message) {
  if (Out)
    *Out = nullptr;
  if (Size)
    *Size = 0;
  if (Message)
    *Message = nullptr;
  if (!Out || !Size || (!Text && TextSize))
    return DXIL_ARGUMENT;
  return guarded([&] {
    auto Made = container::assemble(std::string_view(Text, TextSize));
    if (!Made) {
      if (Message)
        *Message = copy(Made.error().str());
      return DXIL_UNUSABLE;
    }
    *Out = report::copyBytes(*Made);
    *Size = Made->size();
    return DXIL_OK;
  });
}

dxil_status dxil_diff(const void *First, size_t FirstSize, const void *Second, size_t SecondSize,
                      uint32_t Format, char **Report) {
  if (Report)
    *Report = nullptr;
  const bool IsKnown = Format == DXIL_REPORT_TEXT || Format == DXIL_REPORT_JSON;
  if ((!First && FirstSize) || (!Second && SecondSize) || !IsKnown)
    return DXIL_ARGUMENT;
  return guarded([&] {
    auto Found = container::diffContainers(view(First, FirstSize), view(Second, SecondSize));
    if (!Found) {
      if (Report)
        *Report = copy(Found.error().str());
      return DXIL_UNUSABLE;
    }
    if (Report)
      *Report = copy(Format == DXIL_REPORT_TEXT ? container::diffText(*Found, /*Color=*/false)
                                                : container::diffJson(*Found));
    return Found->isEmpty() ? DXIL_OK : DXIL_INVALID;
  });
}

dxil_status dxil_digest(const void *Data, size_t Size, uint8_t Out[16]) {
  if (!Data || !Out)
    return DXIL_ARGUMENT;
  return guarded([&] {
    Result<container::Container> C = container::Container::parse(view(Data, Size));
    if (!C)
      return DXIL_UNUSABLE;
    container::Digest D = container::containerDigest(C->bytes());
    std::copy(D.begin(), D.end(), Out);
    return DXIL_OK;
  });
}

dxil_status dxil_sign(void *Data, size_t Size) {
  if (!Data)
    return DXIL_ARGUMENT;
  return guarded([&] {
    return container::signContainer({static_cast<uint8_t *>(Data), Size}) ? DXIL_OK : DXIL_UNUSABLE;
  });
}

void dxil_free(void *Memory) {
  std::free(Memory);
}
