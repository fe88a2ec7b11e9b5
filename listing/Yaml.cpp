// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PartsJson.h"

#include <algorithm>

namespace dxil::listing::detail {

using namespace container;

namespace {

std::string scalar(const Json &Value) {
  // JSON's quoted strings, numbers, true and null are valid YAML.
  return Value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool isLine(const Json &Value) {
  return Value.empty() || Value.is_primitive() ||
         (Value.is_array() &&
          std::all_of(Value.begin(), Value.end(), [](const Json &E) { return E.is_primitive(); }));
}

std::string key(const std::string &Key) {
  auto Letter = [](char C) { return (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z'); };
  bool Plain = !Key.empty() && Letter(Key[0]) && std::all_of(Key.begin(), Key.end(), [&](char C) {
    return Letter(C) || (C >= '0' && C <= '9') || C == '_';
  });
  // Quotes words that YAML readers parse as booleans or null.
  static const char *const Words[] = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"};
  std::string Lower = Key;
  std::transform(Key.begin(), Key.end(), Lower.begin(),
                 [](char C) { return C >= 'A' && C <= 'Z' ? char(C + 32) : C; });
  Plain &= std::none_of(std::begin(Words), std::end(Words), [&](auto W) { return Lower == W; });
  return Plain ? Key : scalar(Json(Key));
}

std::string line(const Json &Value) {
  if (!Value.is_array())
    return scalar(Value);
  std::string Out = "[";
  for (const Json &E : Value)
    Out += (Out.size() > 1 ? ", " : "") + scalar(E);
  return Out + "]";
}

// The recursion is as deep as the dump's structure: a few levels.
void write(const Json &Value, size_t Indent, bool Hanging, std::string &Out) {
  const std::string Blanks(Indent, ' ');
  bool First = Hanging;
  auto Child = [&](const std::string &Prefix, const Json &E, size_t Deeper, bool SameLine) {
    Out += First ? "" : Blanks;
    First = false;
    Out += Prefix;
    if (isLine(E)) {
      Out += " " + line(E) + "\n";
      return;
    }
    Out += SameLine ? " " : "\n";
    write(E, Indent + Deeper, SameLine, Out);
  };
  if (Value.is_object())
    for (const auto &[Key, E] : Value.items())
      Child(key(Key) + ":", E, 2, false);
  else
    for (const Json &E : Value)
      Child("-", E, 2, true);
}

} // namespace

std::string yamlText(const Json &Value) {
  if (isLine(Value))
    return line(Value) + "\n";
  std::string Out;
  write(Value, 0, false, Out);
  return Out;
}

} // namespace dxil::listing::detail
