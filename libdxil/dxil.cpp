// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C API over container/ and validation/. Those report errors as values;
// what they can still throw is std::bad_alloc, which stops here.

#include "dxil.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>
#include <dxil/validation/Report.h>
#include <new>

using namespace dxil;

namespace {

Bytes view(const void *Data, size_t Size) {
  return {static_cast<const uint8_t *>(Data), Size};
}

char *copy(const std::string &Text) {
  char *Result = static_cast<char *>(std::malloc(Text.size() + 1));
  if (!Result)
    throw std::bad_alloc();
  std::memcpy(Result, Text.c_str(), Text.size() + 1);
  return Result;
}

// Runs Body and turns what it may throw into a status.
template <typename Function> dxil_status guarded(Function Body) noexcept {
  try {
    return Body();
  } catch (const std::bad_alloc &) {
    return DXIL_OUT_OF_MEMORY;
  } catch (...) {
    return DXIL_UNUSABLE;
  }
}

} // namespace

const char *dxil_version(void) {
  return DXILTOOLS_VERSION;
}

// Appends the rules with those names; false if one is none.
static bool addRules(const char *const *Names, size_t Count, std::vector<Rule> &Out) {
  if (Count && !Names)
    return false;
  for (size_t I = 0; I < Count; ++I) {
    std::optional<Rule> R = Names[I] ? validation::findRule(Names[I]) : std::nullopt;
    if (!R)
      return false;
    Out.push_back(*R);
  }
  return true;
}

// Copies what the caller has of the options, which may be older or newer than this library.
static bool readOptions(const dxil_options *From, dxil_options &Options,
                        validation::ValidationOptions &Out) {
  constexpr size_t Oldest = offsetof(dxil_options, fail_on_count) + sizeof(size_t);
  if (From) {
    if (From->size < Oldest)
      return false;
    std::memcpy(&Options, From, std::min(From->size, sizeof Options));
  }
  Out.Strict = Options.strict != 0;
  if (Options.validator_major || Options.validator_minor) {
    if (Options.validator_major > 255 || Options.validator_minor > 255)
      return false;
    Out.ValidatorVersion = ModuleVersion{static_cast<uint8_t>(Options.validator_major),
                                         static_cast<uint8_t>(Options.validator_minor)};
  }
  return Options.report_format <= DXIL_REPORT_SARIF &&
         addRules(Options.allow, Options.allow_count, Out.Allow) &&
         addRules(Options.fail_on, Options.fail_on_count, Out.FailOn);
}

static std::string reportText(validation::FileReport &&R, uint32_t Format) {
  if (Format == DXIL_REPORT_TEXT)
    return validation::textReport(R);
  std::vector<validation::FileReport> One;
  One.push_back(std::move(R));
  return Format == DXIL_REPORT_SARIF ? validation::sarifReport(One, DXILTOOLS_VERSION)
                                     : validation::jsonReport(One);
}

dxil_status dxil_validate(const void *Data, size_t Size, const dxil_options *From, char **Report) {
  if (Report)
    *Report = nullptr;
  if (!Data && Size)
    return DXIL_ARGUMENT;
  return guarded([&] {
    dxil_options Options = DXIL_OPTIONS_INIT;
    validation::ValidationOptions Wanted;
    if (!readOptions(From, Options, Wanted))
      return DXIL_ARGUMENT;
    validation::FileReport Found{
        Options.name ? Options.name : "", validation::validate(view(Data, Size), Wanted), {}};
    dxil_status Status = !Found.usable() ? DXIL_UNUSABLE : Found.valid() ? DXIL_OK : DXIL_INVALID;
    if (Report)
      *Report = copy(reportText(std::move(Found), Options.report_format));
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
