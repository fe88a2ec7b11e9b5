// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Json.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace dxil::execution {
namespace {

/// Returns the number of letters to change, add, remove or swap with a neighbour to turn one word
/// into the other.
size_t distanceOf(std::string_view A, std::string_view B) {
  std::vector<size_t> Two, One(B.size() + 1), Row(B.size() + 1);
  for (size_t J = 0; J <= B.size(); ++J)
    One[J] = J;
  for (size_t I = 1; I <= A.size(); ++I) {
    Row[0] = I;
    for (size_t J = 1; J <= B.size(); ++J) {
      Row[J] = std::min({One[J] + 1, Row[J - 1] + 1, One[J - 1] + (A[I - 1] != B[J - 1])});
      if (I > 1 && J > 1 && A[I - 1] == B[J - 2] && A[I - 2] == B[J - 1])
        Row[J] = std::min(Row[J], Two[J - 2] + 1);
    }
    Two = One;
    One = Row;
  }
  return One[B.size()];
}

constexpr size_t LongestWord = 64;

bool isPlainKey(const std::string &Key) {
  return std::ranges::all_of(
      Key, [](unsigned char C) { return std::isalnum(C) || C == '_' || C == '-'; });
}

/// Shortens a text of the document for a message.
std::string shortened(const std::string &Text) {
  return Text.size() <= LongestWord ? Text : Text.substr(0, LongestWord) + "...";
}

std::string keyPath(const std::string &Path, const std::string &Key) {
  if (!isPlainKey(Key) || Key.empty() || Key.size() > LongestWord)
    return Path + "[" +
           nlohmann::json(shortened(Key))
               .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) +
           "]";
  return Path.empty() ? Key : Path + "." + Key;
}

} // namespace

std::string nearestWord(std::string_view Wrong, std::span<const std::string> Names) {
  if (Wrong.size() > LongestWord)
    return {};
  std::string Best;
  size_t BestDistance = std::max<size_t>(1, Wrong.size() / 3) + 1;
  for (const std::string &Each : Names)
    if (const size_t Distance = distanceOf(Wrong, Each); Distance < BestDistance) {
      Best = Each;
      BestDistance = Distance;
    }
  return Best;
}

std::string JsonValue::text() const {
  if (Value.is_string())
    return Value.get<std::string>();
  error("expected a text");
  return {};
}

bool JsonValue::boolean() const {
  if (Value.is_boolean())
    return Value.get<bool>();
  error("expected true or false");
  return false;
}

double JsonValue::number() const {
  if (Value.is_number())
    return Value.get<double>();
  if (Value.is_string()) {
    const auto &Word = Value.get_ref<const std::string &>();
    if (Word == "nan")
      return std::numeric_limits<double>::quiet_NaN();
    if (Word == "inf" || Word == "-inf")
      return Word[0] == '-' ? -HUGE_VAL : HUGE_VAL;
  }
  error("expected a number");
  return 0;
}

int64_t JsonValue::integer(int64_t Least, int64_t Most) const {
  int64_t Result = Least;
  bool IsInRange = false;
  if (Value.is_number_unsigned()) {
    const auto Number = Value.get<uint64_t>();
    IsInRange = Number <= uint64_t(std::max<int64_t>(Most, 0)) && int64_t(Number) >= Least;
    Result = int64_t(Number);
  } else if (Value.is_number_integer()) {
    Result = Value.get<int64_t>();
    IsInRange = Result >= Least && Result <= Most;
  }
  if (IsInRange)
    return Result;
  error("expected a whole number from " + std::to_string(Least) + " to " + std::to_string(Most));
  return Least;
}

std::vector<JsonValue> JsonValue::elements() const {
  if (!Value.is_array())
    return {*this};
  std::vector<JsonValue> Result;
  for (size_t I = 0; I < Value.size(); ++I)
    Result.emplace_back(Value[I], Path + "[" + std::to_string(I) + "]", Errors);
  return Result;
}

JsonObject::JsonObject(const JsonValue &V) : Self(V) {
  if (!V.json().is_object())
    V.error("expected an object in braces");
}

JsonValue JsonObject::at(const std::string &Key) const {
  return {Self.json().at(Key), keyPath(Self.path(), Key), Self.errors()};
}

std::optional<JsonValue> JsonObject::find(const std::string &Key) {
  Asked.insert(Key);
  if (!Self.json().is_object() || !Self.json().contains(Key))
    return std::nullopt;
  return at(Key);
}

std::string JsonObject::text(const std::string &Key, std::string Default) {
  const auto V = find(Key);
  return V ? V->text() : Default;
}
bool JsonObject::boolean(const std::string &Key, bool Default) {
  const auto V = find(Key);
  return V ? V->boolean() : Default;
}
double JsonObject::number(const std::string &Key, double Default) {
  const auto V = find(Key);
  return V ? V->number() : Default;
}
uint32_t JsonObject::whole(const std::string &Key, uint32_t Default, uint32_t Least,
                           uint32_t Most) {
  const auto V = find(Key);
  return V ? V->whole(Least, Most) : Default;
}
int64_t JsonObject::integer(const std::string &Key, int64_t Default, int64_t Least, int64_t Most) {
  const auto V = find(Key);
  return V ? V->integer(Least, Most) : Default;
}

void JsonObject::reportWord(const JsonValue &V, const std::string &Word,
                            std::span<const std::string> Names) {
  std::string All;
  for (const std::string &Each : Names)
    All += (All.empty() ? "" : ", ") + Each;
  const std::string Near = nearestWord(Word, Names);
  V.error("unknown word '" + shortened(Word) + "'" +
          (Near.empty() ? "" : ", did you mean '" + Near + "'?") + " (expected one of " + All +
          ")");
}

std::vector<std::pair<std::string, JsonValue>> JsonObject::all() {
  AllAsked = true;
  std::vector<std::pair<std::string, JsonValue>> Result;
  if (Self.json().is_object())
    for (auto &[Key, Value] : Self.json().items())
      Result.emplace_back(Key, at(Key));
  return Result;
}

void JsonObject::finish() {
  if (AllAsked || !Self.json().is_object())
    return;
  const std::vector<std::string> Names(Asked.begin(), Asked.end());
  std::string All;
  for (const std::string &Each : Names)
    All += (All.empty() ? "" : ", ") + Each;
  for (auto &[Key, Value] : Self.json().items()) {
    if (Asked.count(Key))
      continue;
    const std::string Path = keyPath(Self.path(), Key);
    const std::string Near = Mentioned.contains(Key) ? "" : nearestWord(Key, Names);
    if (Near.empty())
      Self.errors().add(Path, "unknown key (expected one of " + All + ")");
    else
      Self.errors().addMisspelt(Path, "unknown key, did you mean '" + Near + "'?");
  }
}

Result<nlohmann::ordered_json> parseJson(std::string_view Text) {
  try {
    return nlohmann::ordered_json::parse(Text, nullptr, true, true);
  } catch (const nlohmann::json::parse_error &E) {
    size_t Line = 1, Column = 1;
    for (size_t I = 0; I + 1 < E.byte && I < Text.size(); ++I) {
      Column = Text[I] == '\n' ? 1 : Column + 1;
      Line += Text[I] == '\n';
    }
    std::string What = E.what();
    // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while ..."
    if (const size_t Offset = What.find(": "); Offset != std::string::npos)
      What = What.substr(Offset + 2);
    return failure(std::to_string(Line) + ":" + std::to_string(Column) +
                   ": error: invalid JSON: " + What);
  } catch (const nlohmann::json::exception &E) {
    return failure(std::string("1:1: error: invalid JSON: ") + E.what());
  }
}

} // namespace dxil::execution
