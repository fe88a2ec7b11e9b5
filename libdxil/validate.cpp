// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil.h"
#include "report.h"

using namespace dxil;
using report::copy;
using report::guarded;
using report::view;

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
    validation::FileReport Result{
        Options.name ? Options.name : "", validation::validate(view(Data, Size), Wanted), {}};
    dxil_status Status = !Result.usable() ? DXIL_UNUSABLE : Result.valid() ? DXIL_OK : DXIL_INVALID;
    if (Report)
      *Report = copy(report::text(std::move(Result), Options.report_format));
    return Status;
  });
}
