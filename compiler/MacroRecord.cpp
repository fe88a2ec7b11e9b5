// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MacroRecord.h"
#include "CacheBytes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace dxil::compiler {
namespace {

struct Macro {
  StringRef Name, Value;
};

Macro splitMacro(StringRef Define) {
  const auto [Name, Value] = Define.split('=');
  return {Name, Define.contains('=') ? Value : "1"};
}

} // namespace

bool isPlainMacro(StringRef Define) {
  auto IsOfName = [](char C) { return isAlnum(C) || C == '_'; };
  // No directive, string, escape or comment.
  auto IsOfValue = [&](char C) {
    return IsOfName(C) || StringRef(" .,()+-*<>=&|!~%^?:[]{};").contains(C);
  };
  const auto [Name, Value] = splitMacro(Define);
  return !Name.empty() && !isDigit(Name[0]) && all_of(Name, IsOfName) && !Name.starts_with("__") &&
         Name != "defined" && all_of(Value, IsOfValue) && !Value.contains("__VA_");
}

std::string macroRecord(ArrayRef<std::string> Defines, const frontend::AskedMacros &Asked) {
  const StringSet<> AskedNames(from_range, Asked.Defined);
  std::string Data;
  raw_string_ostream Out(Data);
  CacheWriter W(Out);
  W.text(Asked.Names.bytes());
  for (const std::string &Define : Defines) {
    if (!isPlainMacro(Define))
      continue;
    const auto [Name, Value] = splitMacro(Define);
    W.text(Name);
    W.text(Value);
    W.number(AskedNames.contains(Name));
  }
  return Data;
}

bool macrosAgree(StringRef Record, ArrayRef<std::string> Defines) {
  StringMap<StringRef> Values;
  for (const std::string &Define : Defines)
    if (isPlainMacro(Define))
      Values[splitMacro(Define).Name] = splitMacro(Define).Value;
  CacheReader Bytes(Record);
  const auto Names = frontend::NameFilter::fromBytes(Bytes.text());
  while (!Bytes.isAtEnd()) {
    const StringRef Name = Bytes.text(), Value = Bytes.text();
    const bool IsAsked = Bytes.number();
    if (!Bytes.fits())
      return false;
    const auto Now = Values.find(Name);
    if (IsAsked && (Now == Values.end() || Now->second != Value))
      return false;
    if (Now != Values.end())
      Values.erase(Now);
  }
  // The source has no answer for the others, if it asks for them.
  return none_of(Values, [&](const auto &Entry) { return Names.mayContain(Entry.first()); });
}

} // namespace dxil::compiler
