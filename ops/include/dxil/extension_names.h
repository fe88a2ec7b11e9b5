// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of extension intrinsics, dxil.<opName>[.<overload>]: the form of ops in LLVM IR.
#pragma once

#include <dxil/ops/queries.h>

#include <array>
#include <string>

namespace dxil {

/// Name prefix of all extension intrinsics.
inline constexpr std::string_view ExtensionPrefix = "dxil.";

constexpr bool isExtensionName(std::string_view Name) {
  return Name.starts_with(ExtensionPrefix);
}

/// Returns the name of an op's extension intrinsic: "dxil.waveReadLaneAt", or
/// "dxil.waveReadLaneAt.f32" with an overload. Every op has one, even if LLVM has an intrinsic for
/// it.
inline std::string extensionName(OpCode Op, std::string_view OverloadText = {}) {
  std::string Name(ExtensionPrefix);
  Name += name(Op);
  if (char &First = Name[ExtensionPrefix.size()]; First >= 'A' && First <= 'Z')
    First = char(First - 'A' + 'a');
  if (!OverloadText.empty())
    (Name += '.') += OverloadText;
  return Name;
}

/// The parts of a name such as "dxil.waveReadLaneAt.f32".
struct ExtensionName {
  const OpInfo *Op = nullptr;
  std::string_view OverloadText = {}; ///< the overload, such as "f32"; empty if the name has none
};

/// Parses dxil.<op in lower camel case>[.<overload>]. Returns nothing for other names and unknown
/// ops.
constexpr std::optional<ExtensionName> parseExtensionName(std::string_view Name) {
  if (!isExtensionName(Name))
    return std::nullopt;
  std::string_view Rest = Name.substr(ExtensionPrefix.size());
  size_t Dot = Rest.find('.');
  std::string_view Stem = Rest.substr(0, Dot);
  // The op's name is the same word with a capital letter.
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
