// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of extension intrinsics: the form that an op has above DXIL, dxil.<opName>[.<overload>].
#pragma once

#include <dxil/ops/queries.h>

#include <array>
#include <string>

namespace dxil {

/// What all extension intrinsics are named with.
inline constexpr std::string_view ExtensionPrefix = "dxil.";

constexpr bool isExtensionName(std::string_view Name) {
  return Name.starts_with(ExtensionPrefix);
}

/// "dxil.waveReadLaneAt", with a suffix "dxil.waveReadLaneAt.f32". Every op has one, also those
/// that LLVM has a form of.
inline std::string extensionName(OpCode Op, std::string_view OverloadText = {}) {
  std::string Name(ExtensionPrefix);
  Name += name(Op);
  if (char &First = Name[ExtensionPrefix.size()]; First >= 'A' && First <= 'Z')
    First = char(First - 'A' + 'a');
  if (!OverloadText.empty())
    (Name += '.') += OverloadText;
  return Name;
}

/// "dxil.waveReadLaneAt.f32" in its parts.
struct ExtensionName {
  const OpInfo *Op = nullptr;
  std::string_view OverloadText = {}; ///< "f32"; empty if the name has no suffix
};

/// Nothing if the name is not dxil.<op in lower camel case>[.<overload>] of an op that exists.
constexpr std::optional<ExtensionName> parseExtensionName(std::string_view Name) {
  if (!isExtensionName(Name))
    return std::nullopt;
  std::string_view Rest = Name.substr(ExtensionPrefix.size());
  size_t Dot = Rest.find('.');
  std::string_view Stem = Rest.substr(0, Dot);
  // An op's name is the stem with a capital.
  std::array<char, 128> Buffer{};
  if (Stem.empty() || Stem.size() > Buffer.size() || Stem[0] < 'a' || Stem[0] > 'z')
    return std::nullopt;
  for (size_t I = 0; I < Stem.size(); ++I)
    Buffer[I] = Stem[I];
  Buffer[0] = char(Buffer[0] - 'a' + 'A');
  OptionalOp Op = findOp(std::string_view(Buffer.data(), Stem.size()));
  if (!Op || Op->Reserved || (Dot != Rest.npos && Dot + 1 == Rest.size()))
    return std::nullopt;
  return ExtensionName{Op.get(), Dot == Rest.npos ? std::string_view() : Rest.substr(Dot + 1)};
}

} // namespace dxil
