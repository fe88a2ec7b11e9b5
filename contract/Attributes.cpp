// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Attributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace dxil::contract {
namespace {

using frontend::AttributeArgument;
using frontend::AttributeInfo;
using frontend::AttributeSort;

/// The arguments of one attribute.
struct Arguments {
  ArrayRef<int64_t> Numbers;
  ArrayRef<std::string> Texts;

  bool set(bool &Field) const { return Field = true; }
  bool set(std::optional<uint32_t> &Field) const {
    if (Numbers.size() != 1)
      return false;
    Field = uint32_t(Numbers[0]);
    return true;
  }
  bool set(std::optional<float> &Field) const {
    if (Numbers.size() != 1)
      return false;
    Field = bit_cast<float>(uint32_t(Numbers[0]));
    return true;
  }
  bool set(std::optional<std::array<uint32_t, 3>> &Field) const {
    if (Numbers.size() != 3)
      return false;
    Field = {uint32_t(Numbers[0]), uint32_t(Numbers[1]), uint32_t(Numbers[2])};
    return true;
  }
  bool set(std::optional<std::string> &Field) const {
    if (Texts.size() != 1)
      return false;
    Field = Texts[0];
    return true;
  }
  bool set(std::optional<NamedIndex> &Field) const {
    if (Texts.size() != 1)
      return false;
    Field = {Texts[0], Numbers.empty() ? 0 : uint32_t(Numbers[0])};
    return true;
  }
  template <class Enum>
  requires std::is_enum_v<Enum>
  bool set(std::optional<Enum> &Field) const {
    const auto *Row = Texts.size() == 1 ? findWord(wordsOf(Enum()), Texts[0]) : nullptr;
    Field = Row ? std::optional(Row->Number) : std::nullopt;
    return Row;
  }
};

/// Sets the fields of one attribute.
struct Setter {
  AttributeId Id;
  Arguments Given;
  bool Ok = true;

  template <class... Fields> void operator()(AttributeId Each, Fields &...F) {
    if (Each == Id)
      Ok = (Given.set(F) | ...);
  }
};

template <class T> bool set(T &Attributes, AttributeId Id, const Arguments &Actual) {
  Setter Visitor{Id, Actual};
  visitAttributes(Visitor, Attributes);
  return Visitor.Ok;
}

/// Adds an argument of kind \p Expected to \p Numbers or \p Texts. Returns false if \p From has
/// another kind.
bool readArgument(const json::Value &From, const AttributeArgument &Expected,
                  SmallVectorImpl<int64_t> &Numbers, SmallVectorImpl<std::string> &Texts) {
  switch (Expected.Sort) {
  case AttributeSort::Integer:
  case AttributeSort::PowerOfTwo: {
    const auto Number = From.getAsInteger();
    Numbers.push_back(Number.value_or(0));
    return Number && *Number >= 0 && *Number >= Expected.Least && *Number <= Expected.Most;
  }
  case AttributeSort::Float: {
    const auto Number = From.getAsNumber();
    Numbers.push_back(bit_cast<uint32_t>(float(Number.value_or(0))));
    return Number.has_value();
  }
  case AttributeSort::Text:
  case AttributeSort::Word:
  case AttributeSort::Stage:
  case AttributeSort::Parameter:
  case AttributeSort::Constant: {
    const auto Text = From.getAsString();
    Texts.push_back(Text.value_or("").str());
    return Text.has_value();
  }
  }
  return false;
}

template <class T> bool read(const json::Value &From, const AttributeInfo &Info, T &Attributes) {
  const json::Array *List = From.getAsArray();
  if (!List || List->size() < Info.Required || List->size() > Info.Arguments.size())
    return false;
  SmallVector<int64_t, 3> Numbers;
  SmallVector<std::string, 3> Texts;
  for (auto [Argument, Expected] : zip(*List, Info.Arguments))
    if (!readArgument(Argument, Expected, Numbers, Texts))
      return false;
  int64_t Product = Info.ProductMost ? 1 : 0;
  for (int64_t Number : Numbers)
    if ((Product *= Number) > Info.ProductMost)
      return false;
  return set(Attributes, Info.Id, {Numbers, Texts});
}

template <class T> bool readAll(const json::Object &From, T &Attributes) {
  return all_of(From, [&](const auto &Pair) {
    const AttributeInfo *Info = frontend::findAttribute(std::string_view(StringRef(Pair.first)));
    return !Info || read(Pair.second, *Info, Attributes);
  });
}

/// Makes the list of each attribute that is set.
struct Writer {
  json::Object Lists;

  template <class... Fields> void operator()(AttributeId Id, Fields &...F) {
    const std::string_view Word = frontend::AllAttributes[size_t(Id) - 1].Word;
    (void)(write(Word, F) || ...);
  }

private:
  bool add(std::string_view Word, json::Array List) {
    Lists[StringRef(Word)] = std::move(List);
    return true;
  }
  static json::Array list(uint32_t Value) { return json::Array{Value}; }
  static json::Array list(float Value) { return json::Array{Value}; }
  static json::Array list(const std::array<uint32_t, 3> &Value) { return json::Array(Value); }
  static json::Array list(const std::string &Value) { return json::Array{Value}; }
  static json::Array list(const NamedIndex &Value) { return json::Array{Value.Name, Value.Index}; }
  template <class Enum>
  requires std::is_enum_v<Enum>
  static json::Array list(Enum Value) {
    return json::Array{StringRef(wordOf(wordsOf(Value), uint64_t(Value)))};
  }

  bool write(std::string_view Word, bool Field) { return Field && add(Word, {}); }
  template <class T> bool write(std::string_view Word, const std::optional<T> &Field) {
    return Field && add(Word, list(*Field));
  }
};

template <class T> json::Object writeAll(T Attributes) {
  Writer Visitor;
  visitAttributes(Visitor, Attributes);
  return std::move(Visitor.Lists);
}

} // namespace

bool setAttribute(EntryAttributes &Attributes, AttributeId Id, ArrayRef<int64_t> Numbers,
                  ArrayRef<std::string> Texts) {
  return set(Attributes, Id, {Numbers, Texts});
}

bool setAttribute(ParameterAttributes &Attributes, AttributeId Id, ArrayRef<int64_t> Numbers,
                  ArrayRef<std::string> Texts) {
  return set(Attributes, Id, {Numbers, Texts});
}

bool readAttributes(const json::Object &From, EntryAttributes &Attributes) {
  return readAll(From, Attributes);
}

bool readAttributes(const json::Object &From, ParameterAttributes &Attributes) {
  return readAll(From, Attributes);
}

json::Object writeAttributes(const EntryAttributes &Attributes) {
  return writeAll(Attributes);
}

json::Object writeAttributes(const ParameterAttributes &Attributes) {
  return writeAll(Attributes);
}

} // namespace dxil::contract
