// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The JSON of the contract's structs. The fields of a struct are listed once, as a record of
// td/Contract.td, from which the struct and its list of fields are generated:
//
//   template <class Visitor> void visitFields(Visitor &V, Struct &S);
//
// FieldReader, FieldWriter and the tables of docs/ir-contract.md use it. Lists are in alphabetical
// order of the keys, in which they are written.
#pragma once

#include "Attributes.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DXILABI.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace dxil::contract {

/// A field with Presence::Optional is omitted if it has its default value.
enum class Presence { Always, Optional };

struct Range {
  uint64_t Min = 0, Max = UINT32_MAX;
};

/// Reads structs from JSON. Missing fields, wrong kinds and values out of range are errors.
class FieldReader {
public:
  /// Parses \p Text as a struct, or returns nothing.
  template <class T> static std::optional<T> parse(llvm::StringRef Text) {
    llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Text);
    if (!Parsed) {
      llvm::consumeError(Parsed.takeError());
      return std::nullopt;
    }
    T Value;
    return read(*Parsed, Value) ? std::optional<T>(std::move(Value)) : std::nullopt;
  }

  void text(llvm::StringRef Key, std::string &Value, Presence P, const char *) {
    auto Text = Object.getString(Key);
    require(Text ? P == Presence::Optional || !Text->empty() : absent(Key, P));
    if (Text)
      Value = Text->str();
  }
  template <class T>
  void number(llvm::StringRef Key, T &Value, Range Allowed, Presence P, const char *) {
    auto Number = Object.getInteger(Key);
    const bool InRange = Number && *Number >= 0 && uint64_t(*Number) >= Allowed.Min &&
                         uint64_t(*Number) <= Allowed.Max;
    require(Number ? InRange : absent(Key, P));
    if (InRange)
      Value = T(*Number);
  }
  void flag(llvm::StringRef Key, bool &Value, const char *) {
    auto Truth = Object.getBoolean(Key);
    require(Truth || absent(Key, Presence::Optional));
    Value = Truth.value_or(false);
  }
  template <class T> void attributes(llvm::StringRef Key, T &Value, const char *) {
    auto *Inner = Object.getObject(Key);
    require(Inner ? readAttributes(*Inner, Value) : absent(Key, Presence::Optional));
  }
  template <class T>
  void record(llvm::StringRef Key, std::optional<T> &Value, const char *, const char *) {
    if (const llvm::json::Value *Inner = Object.get(Key))
      require(read(*Inner, Value.emplace()));
  }
  template <class T>
  void records(llvm::StringRef Key, std::vector<T> &Values, Presence P, const char *,
               const char *) {
    list(Key, P, [&](const llvm::json::Value &V) { return read(V, Values.emplace_back()); });
  }
  /// An enumerator, by its word in a table of records.
  template <class Enum, class Table>
  void named(llvm::StringRef Key, Enum &Value, const Table &Cases, Presence P, const char *) {
    auto Text = Object.getString(Key);
    const auto *Case = Text ? findWord(Cases, std::string_view(*Text)) : nullptr;
    require(Text ? Case != nullptr : absent(Key, P));
    if (Case)
      Value = Case->Number;
  }
  /// A keyword in JSON for a value that the struct stores as another type.
  template <class Get, class Set>
  void word(llvm::StringRef Key, Get, Set Take, Presence P, const char *, const char *) {
    auto Text = Object.getString(Key);
    require(Text ? Take(*Text) : absent(Key, P));
  }
  void texts(llvm::StringRef Key, std::vector<std::string> &Values, const char *) {
    list(Key, Presence::Optional, [&](const llvm::json::Value &V) {
      auto Text = V.getAsString();
      Values.push_back(Text.value_or("").str());
      return Text.has_value();
    });
  }
  void numbers(llvm::StringRef Key, std::vector<uint32_t> &Values, const char *) {
    list(Key, Presence::Always, [&](const llvm::json::Value &V) {
      auto N = V.getAsInteger();
      Values.push_back(uint32_t(N.value_or(0)));
      return N && *N >= 0 && *N <= int64_t(UINT32_MAX);
    });
  }

private:
  explicit FieldReader(const llvm::json::Object &Object) : Object(Object) {}

  template <class T> static bool read(const llvm::json::Value &From, T &Value) {
    const llvm::json::Object *Object = From.getAsObject();
    if (!Object)
      return false;
    FieldReader Reader(*Object);
    visitFields(Reader, Value);
    return Reader.Ok && isConsistent(Value);
  }
  template <class Fn> void list(llvm::StringRef Key, Presence P, Fn Each) {
    const llvm::json::Array *List = Object.getArray(Key);
    require(List || absent(Key, P));
    if (List)
      for (const llvm::json::Value &V : *List)
        require(Ok && Each(V));
  }
  /// Returns true if the field is absent and optional.
  bool absent(llvm::StringRef Key, Presence P) const {
    return P == Presence::Optional && !Object.get(Key);
  }
  void require(bool Holds) { Ok &= Holds; }

  const llvm::json::Object &Object;
  bool Ok = true;
};

/// Writes structs as JSON, without building a tree of values.
class FieldWriter {
public:
  template <class T> static std::string print(const T &Value) {
    std::string Text;
    llvm::raw_string_ostream Stream(Text);
    llvm::json::OStream Out(Stream);
    FieldWriter(Out).write(Value);
    return Text;
  }

  void text(llvm::StringRef Key, std::string &Value, Presence P, const char *) {
    if (P == Presence::Always || !Value.empty())
      Out.attribute(Key, Value);
  }
  template <class T> void number(llvm::StringRef Key, T &Value, Range, Presence P, const char *) {
    if constexpr (std::is_same_v<T, std::optional<uint32_t>>) {
      if (Value)
        Out.attribute(Key, int64_t(*Value));
    } else if (P == Presence::Always || Value) {
      Out.attribute(Key, int64_t(Value));
    }
  }
  void flag(llvm::StringRef Key, bool &Value, const char *) {
    if (Value)
      Out.attribute(Key, true);
  }
  template <class T> void attributes(llvm::StringRef Key, T &Value, const char *) {
    if (llvm::json::Object Lists = writeAttributes(Value); !Lists.empty())
      Out.attribute(Key, std::move(Lists));
  }
  template <class T>
  void record(llvm::StringRef Key, std::optional<T> &Value, const char *, const char *) {
    if (!Value)
      return;
    Out.attributeBegin(Key);
    write(*Value);
    Out.attributeEnd();
  }
  template <class T>
  void records(llvm::StringRef Key, std::vector<T> &Values, Presence P, const char *,
               const char *) {
    if (P == Presence::Always || !Values.empty())
      Out.attributeArray(Key, [&] {
        for (const T &V : Values)
          write(V);
      });
  }
  template <class Enum, class Table>
  void named(llvm::StringRef Key, Enum &Value, const Table &Cases, Presence, const char *) {
    const auto *Case = findNumber(Cases, uint64_t(Value));
    if (Case && !Case->Word.empty())
      Out.attribute(Key, llvm::StringRef(Case->Word));
  }
  template <class Get, class Set>
  void word(llvm::StringRef Key, Get Word, Set, Presence, const char *, const char *) {
    if (const std::string Text = Word(); !Text.empty())
      Out.attribute(Key, Text);
  }
  void texts(llvm::StringRef Key, std::vector<std::string> &Values, const char *) {
    if (!Values.empty())
      Out.attribute(Key, llvm::json::Array(Values));
  }
  void numbers(llvm::StringRef Key, std::vector<uint32_t> &Values, const char *) {
    Out.attributeArray(Key, [&] {
      for (uint32_t N : Values)
        Out.value(int64_t(N));
    });
  }

private:
  explicit FieldWriter(llvm::json::OStream &Out) : Out(Out) {}

  template <class T> void write(const T &Value) {
    // A field list serves readers and writers; a writer does not change the struct.
    Out.object([&] { visitFields(*this, const_cast<T &>(Value)); });
  }

  llvm::json::OStream &Out;
};

} // namespace dxil::contract
