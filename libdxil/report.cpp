// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report.h"

#include <algorithm>
#include <cstddef>

namespace dxil::report {

// Appends the rules with these names. Returns false for an unknown name.
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

bool readOptions(const dxil_options *From, dxil_options &Options,
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

std::string text(validation::FileReport &&R, uint32_t Format) {
  if (Format == DXIL_REPORT_TEXT)
    return validation::textReport(R);
  std::vector<validation::FileReport> One;
  One.push_back(std::move(R));
  return Format == DXIL_REPORT_SARIF ? validation::sarifReport(One, DXILTOOLS_VERSION)
                                     : validation::jsonReport(One);
}

dxil_status mistake(const std::string &What, const dxil_options *From, char **Report) {
  dxil_options Options = DXIL_OPTIONS_INIT;
  validation::ValidationOptions Wanted;
  if (!readOptions(From, Options, Wanted))
    return DXIL_ARGUMENT;
  if (Report)
    *Report = copy(text({Options.name ? Options.name : "", {}, What}, Options.report_format));
  return DXIL_INVALID;
}

} // namespace dxil::report
