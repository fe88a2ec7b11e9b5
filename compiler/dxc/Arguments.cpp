// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arguments.h"

#include <algorithm>
#include <deque>

namespace dxil::compiler::dxc {

bool addArguments(std::vector<std::string> &To, const wchar_t *const *Arguments, uint32_t Count) {
  if (Count && !Arguments)
    return false;
  for (uint32_t I = 0; I < Count; ++I) {
    if (!Arguments[I])
      return false;
    To.push_back(narrow(Arguments[I]));
  }
  return true;
}

bool addDefines(std::vector<std::string> &To, const Define *Defines, uint32_t Count) {
  if (Count && !Defines)
    return false;
  for (uint32_t I = 0; I < Count; ++I) {
    std::string Text = narrow(Defines[I].Name);
    if (Text.empty())
      return false;
    if (Defines[I].Value && *Defines[I].Value)
      Text += "=" + narrow(Defines[I].Value);
    // dxc's program passes its definitions as arguments too.
    const auto Match = std::adjacent_find(To.begin(), To.end(), [&](const auto &A, const auto &B) {
      return (A == "-D" || A == "/D") && B == Text;
    });
    if (Match != To.end())
      continue;
    To.push_back("-D");
    To.push_back(std::move(Text));
  }
  return true;
}

namespace {

class ArgumentList final : public Counted<ArgumentList, CompilerArguments> {
public:
  explicit ArgumentList(const std::vector<std::string> &Arguments) { append(Arguments); }

  const wchar_t **GetArguments() override { return Pointers.data(); }
  uint32_t GetCount() override { return uint32_t(Pointers.size()); }
  Status AddArguments(const wchar_t **Arguments, uint32_t Count) override {
    return guarded([&] {
      std::vector<std::string> More;
      return addArguments(More, Arguments, Count) ? append(More) : BadArgument;
    });
  }
  Status AddArgumentsUTF8(const char **Arguments, uint32_t Count) override {
    return guarded([&] {
      std::vector<std::string> More;
      for (uint32_t I = 0; I < Count; ++I) {
        if (!Arguments || !Arguments[I])
          return BadArgument;
        More.emplace_back(Arguments[I]);
      }
      return append(More);
    });
  }
  Status AddDefines(const Define *Defines, uint32_t Count) override {
    return guarded([&] {
      std::vector<std::string> More;
      return addDefines(More, Defines, Count) ? append(More) : BadArgument;
    });
  }

private:
  Status append(const std::vector<std::string> &More) {
    for (const std::string &Each : More) {
      Texts.push_back(widen(Each));
      Pointers.push_back(Texts.back().c_str());
    }
    return Ok;
  }

  std::deque<std::wstring> Texts; ///< stays in place
  std::vector<const wchar_t *> Pointers;
};

} // namespace

CompilerArguments *makeArguments(const std::vector<std::string> &Arguments) {
  return ArgumentList::make(Arguments);
}

} // namespace dxil::compiler::dxc
