// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/validation/Validator.h>

#include <dxil/module/Printable.h>

#include <algorithm>

namespace dxil::validation {
namespace {
namespace table {

namespace place {
enum TextPlace : uint16_t {
#define DXIL_TEXT(Name, Text) Name, Name##_Last = Name + sizeof(Text) - 1,
#include <dxil/generated/Rules.inc>
};
} // namespace place

namespace text {
#define DXIL_TEXT(Name, Text) constexpr RuleText Name{place::Name, sizeof(Text) - 1};
#include <dxil/generated/Rules.inc>
} // namespace text

constexpr char Texts[] =
#define DXIL_TEXT(Name, Text) Text "\0"
#include <dxil/generated/Rules.inc>
    ;
constexpr RuleInfo Rules[] = {
#define DXIL_RULE(...) {__VA_ARGS__},
#include <dxil/generated/Rules.inc>
};
static_assert(std::size(Rules) == NumRules);

} // namespace table
} // namespace
} // namespace dxil::validation

const char *dxil::RuleTexts::start() {
  return validation::table::Texts;
}

std::string dxil::RuleArgument::str() const {
  switch (Kind) {
  case Characters: return std::string(Text, Number);
  case Integer: return std::to_string(std::int64_t(Number));
  case Version: break;
  }
  return std::to_string(Number >> 32) + "." + std::to_string(uint32_t(Number));
}

dxil::RuleMessage::RuleMessage(Rule Id, std::initializer_list<RuleArgument> From) : Id(Id) {
  Arguments.reserve(From.size());
  for (const RuleArgument &A : From)
    Arguments.push_back(A.str());
}
dxil::RuleMessage::RuleMessage(RuleMessage &&) noexcept = default;
dxil::RuleMessage::~RuleMessage() = default;

namespace dxil::validation {

const RuleInfo &info(Rule R) {
  return table::Rules[size_t(R) < NumRules ? size_t(R) : 0];
}

std::span<const RuleInfo> rules() {
  return table::Rules;
}

std::optional<Rule> findRule(std::string_view Name) {
  auto Upper = [](char C) { return C >= 'a' && C <= 'z' ? char(C - 'a' + 'A') : C; };
  for (const RuleInfo &R : table::Rules)
    if (std::ranges::equal(R.Name.str(), Name, {}, {}, Upper))
      return R.Id;
  return std::nullopt;
}

std::string printable(std::string_view Text) {
  return ir::printable(Text);
}

std::string messageText(const RuleMessage &Message) {
  std::string_view Tail = info(Message.Id).Text;
  std::string Out;
  for (const std::string &Argument : Message.Arguments) {
    size_t Open = Tail.find('{'), Close = Tail.find('}', Open);
    if (Close == std::string_view::npos)
      break;
    Out.append(Tail.substr(0, Open));
    Out += printable(Argument);
    Tail.remove_prefix(Close + 1);
  }
  return Out.append(Tail);
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
