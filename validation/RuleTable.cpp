// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/validation/Validator.h>

#include <dxil/module/Printable.h>

#include <algorithm>

namespace dxil::validation {

static constexpr RuleInfo Table[] = {
#include <dxil/generated/Rules.inc>
};
static_assert(std::size(Table) == NumRules);

const RuleInfo &info(Rule R) {
  return Table[size_t(R) < NumRules ? size_t(R) : 0];
}

std::span<const RuleInfo> rules() {
  return Table;
}

std::optional<Rule> findRule(std::string_view Name) {
  auto Upper = [](char C) { return C >= 'a' && C <= 'z' ? char(C - 'a' + 'A') : C; };
  for (const RuleInfo &R : Table)
    if (std::equal(R.Name.begin(), R.Name.end(), Name.begin(), Name.end(),
                   [&](char A, char B) { return A == Upper(B); }))
      return R.Id;
  return std::nullopt;
}

std::string printable(std::string_view Text) {
  return ir::printable(Text);
}

std::string messageText(const RuleMessage &Message) {
  std::string_view Rest = info(Message.Id).Text;
  std::string Out;
  for (const std::string &Argument : Message.Arguments) {
    size_t Open = Rest.find('{'), Close = Rest.find('}', Open);
    if (Close == std::string_view::npos)
      break;
    Out.append(Rest.substr(0, Open));
    Out += printable(Argument);
    Rest.remove_prefix(Close + 1);
  }
  return Out.append(Rest);
}

const char *Finding::ruleName() const {
  return info(Id).Name.data();
}

bool ValidationReport::valid() const {
  return !Unusable && std::none_of(Findings.begin(), Findings.end(), [](const Finding &F) {
    return F.Severity == dxil::Severity::Error;
  });
}

} // namespace dxil::validation
