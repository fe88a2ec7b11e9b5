// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads JSON that people write. Every error names its place in the document
// ("resources.Input.data"). A key that no reader asks for is an error, with the nearest known key.
#pragma once

#include <dxil/module/Error.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::execution {

/// Keeps the first error of a document. An error of a misspelt key takes precedence, since the
/// missing key causes others.
class JsonErrors {
public:
  void add(const std::string &Path, const std::string &What) {
    if (First.empty())
      First = (Path.empty() ? "the document" : Path) + ": " + What;
  }
  void addMisspelt(const std::string &Path, const std::string &What) {
    if (!HasMisspelt)
      First.clear();
    HasMisspelt = true;
    add(Path, What);
  }
  bool any() const { return !First.empty(); }
  const std::string &text() const { return First; }

private:
  std::string First;
  bool HasMisspelt = false;
};

/// Returns the known word nearest to a misspelt one, or an empty string if none is near.
std::string nearestWord(std::string_view Wrong, std::span<const std::string> Names);

/// A value and its place. A read as the wrong type is an error and returns the default.
class JsonValue {
public:
  using Json = nlohmann::ordered_json;

  JsonValue(const Json &Value, std::string Path, JsonErrors &Errors)
      : Value(Value), Path(std::move(Path)), Errors(Errors) {}

  const Json &json() const { return Value; }
  const std::string &path() const { return Path; }
  void error(const std::string &What) const { Errors.add(Path, What); }
  JsonErrors &errors() const { return Errors; }

  std::string text() const;
  bool boolean() const;
  /// Returns a number, which may be "inf", "-inf" or "nan".
  double number() const;
  int64_t integer(int64_t Least, int64_t Most) const;
  uint32_t whole(uint32_t Least = 0, uint32_t Most = ~0u) const {
    return uint32_t(integer(Least, Most));
  }
  /// Returns the values of an array, or the value itself if it is not an array.
  std::vector<JsonValue> elements() const;
  /// Returns the numbers of an array of N; another length is an error.
  template <typename T, size_t N> std::array<T, N> numbers() const {
    std::array<T, N> Result{};
    if (!Value.is_array() || Value.size() != N) {
      error("expected " + std::to_string(N) + " numbers");
      return Result;
    }
    const auto All = elements();
    for (size_t I = 0; I < N; ++I)
      if constexpr (std::is_floating_point_v<T>)
        Result[I] = T(All[I].number());
      else
        Result[I] = All[I].whole();
    return Result;
  }

private:
  const Json &Value;
  std::string Path;
  JsonErrors &Errors;
};

/// An object whose keys are read one by one; `finish` reports the others.
class JsonObject {
public:
  explicit JsonObject(const JsonValue &V);

  std::optional<JsonValue> find(const std::string &Key);
  bool has(const std::string &Key) { return find(Key).has_value(); }
  std::string text(const std::string &Key, std::string Default = {});
  bool boolean(const std::string &Key, bool Default);
  double number(const std::string &Key, double Default);
  uint32_t whole(const std::string &Key, uint32_t Default, uint32_t Least = 0, uint32_t Most = ~0u);
  int64_t integer(const std::string &Key, int64_t Default, int64_t Least, int64_t Most);
  /// Returns the value for a word.
  template <typename T>
  T choice(const std::string &Key, std::span<const std::pair<std::string_view, T>> Words,
           T Default) {
    const auto V = find(Key);
    if (!V)
      return Default;
    const std::string Word = V->text();
    std::vector<std::string> Names;
    for (auto &[Name, Value] : Words) {
      if (Name == Word)
        return Value;
      Names.emplace_back(Name);
    }
    reportWord(*V, Word, Names);
    return Default;
  }
  /// Names keys that are valid in such objects elsewhere, so that none counts as a misspelling.
  void mention(std::initializer_list<std::string_view> Keys) {
    Mentioned.insert(Keys.begin(), Keys.end());
  }
  /// Returns all keys with their values in document order; all keys then count as known.
  std::vector<std::pair<std::string, JsonValue>> all();
  void finish();
  void error(const std::string &What) const { Self.error(What); }
  const std::string &path() const { return Self.path(); }

private:
  static void reportWord(const JsonValue &V, const std::string &Word,
                         std::span<const std::string> Names);
  JsonValue at(const std::string &Key) const;

  JsonValue Self;
  std::set<std::string> Asked;
  std::set<std::string, std::less<>> Mentioned;
  bool AllAsked = false;
};

/// Parses a JSON document. An error begins with its place: "3:7: error: ".
Result<nlohmann::ordered_json> parseJson(std::string_view Text);

} // namespace dxil::execution
