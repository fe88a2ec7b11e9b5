// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C API over container/ and validation/. Those report errors as values;
// what they can still throw is std::bad_alloc, which stops here.

#include "dxil.h"

#include <cstdlib>
#include <cstring>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>
#include <dxil/validation/Report.h>
#include <new>

using namespace dxil;

namespace {

Bytes view(const void *Data, size_t Size) { return {static_cast<const uint8_t *>(Data), Size}; }

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

const char *dxil_version(void) { return DXILTOOLS_VERSION; }

dxil_status dxil_validate(const void *Data, size_t Size, const dxil_options *Options,
                          char **Report) {
  if (Report)
    *Report = nullptr;
  if (!Data && Size)
    return DXIL_ARGUMENT;
  return guarded([&] {
    ValidationOptions Wanted;
    if (Options) {
      Wanted.Strict = Options->strict != 0;
      if (Options->validator_major || Options->validator_minor) {
        if (Options->validator_major > 255 || Options->validator_minor > 255)
          return DXIL_ARGUMENT;
        Wanted.ValidatorVersion = RuleVersion{static_cast<uint8_t>(Options->validator_major),
                                              static_cast<uint8_t>(Options->validator_minor)};
      }
    }
    ValidationReport Found = validate(view(Data, Size), Wanted);
    dxil_status Status = Found.Unusable ? DXIL_UNUSABLE : Found.valid() ? DXIL_OK : DXIL_INVALID;
    if (Report)
      *Report = copy(jsonReport({{"", std::move(Found)}}));
    return Status;
  });
}

dxil_status dxil_digest(const void *Data, size_t Size, uint8_t Out[16]) {
  if (!Data || !Out)
    return DXIL_ARGUMENT;
  return guarded([&] {
    Result<Container> C = Container::parse(view(Data, Size));
    if (!C)
      return DXIL_UNUSABLE;
    Digest D = containerDigest(C->bytes());
    std::copy(D.begin(), D.end(), Out);
    return DXIL_OK;
  });
}

dxil_status dxil_sign(void *Data, size_t Size) {
  if (!Data)
    return DXIL_ARGUMENT;
  return guarded([&] {
    return signContainer({static_cast<uint8_t *>(Data), Size}) ? DXIL_OK : DXIL_UNUSABLE;
  });
}

void dxil_free(void *Memory) { std::free(Memory); }
