// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VariantTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace dxil::cc {
namespace {

constexpr uint64_t MostVariants = 1'000'000;

class TableReader {
public:
  TableReader(StringRef Text, StringRef Path) : Text(Text), Path(Path) {}

  Expected<VariantTable> read() {
    SmallVector<StringRef, 0> Lines;
    Text.split(Lines, '\n');
    for (StringRef L : Lines) {
      ++Number;
      Line = L.rtrim('\r');
      if (Error E = readLine(Line.split('#').first))
        return E;
    }
    if (Table.Macros.empty())
      return fail("no macro (expected lines such as 'FOG: 0 | 1')");
    if (Error E = combine())
      return E;
    return std::move(Table);
  }

private:
  /// A value of a macro, by index.
  struct Term {
    size_t Macro;
    MacroValue Value;
  };

  /// Returns an error at \p Place, a part of the line.
  Error fail(StringRef Place, const Twine &Why) const {
    const size_t Column = size_t(Place.data() - Line.data()) + 1;
    return createStringError(Path + ":" + Twine(Number) + ":" + Twine(Column) + ": " + Why);
  }
  /// Returns an error of the whole table.
  Error fail(const Twine &Why) const { return createStringError(Path + ": " + Why); }

  static bool isName(StringRef Word) {
    return !Word.empty() && !isDigit(Word[0]) &&
           all_of(Word, [](char C) { return isAlnum(C) || C == '_'; });
  }

  static MacroValue valueOf(StringRef Word) {
    return Word == "!" ? MacroValue() : MacroValue(Word.str());
  }

  Error readLine(StringRef Rest) {
    if (Rest.trim().empty())
      return Error::success();
    auto [Head, Values] = Rest.split(':');
    const StringRef Name = Head.trim();
    if (Head.size() == Rest.size())
      return fail(Rest.ltrim(), "expected ':' after the name of a macro");
    if (Name == "exclude")
      return readExclusion(Values);
    if (!isName(Name))
      return fail(Head.ltrim(), all_of(Name, isPrint)
                                    ? ("'" + Name + "' is not the name of a macro").str()
                                    : std::string("expected the name of a macro"));
    if (indexOf(Name))
      return fail(Name, "redefinition of '" + Name + "'");
    VariantTable::Macro M{Name.str(), {}};
    SmallVector<StringRef, 8> Words;
    Values.split(Words, '|');
    for (StringRef Word : Words) {
      const MacroValue Value = valueOf(Word.trim());
      if (Value && Value->empty())
        return fail(Word, "expected a value, or '!' for a macro that is not defined");
      if (is_contained(M.Values, Value))
        return fail(Word.ltrim(), "'" + Name + "' has the value '" + Word.trim() + "' twice");
      M.Values.push_back(Value);
    }
    Table.Macros.push_back(std::move(M));
    return Error::success();
  }

  std::optional<size_t> indexOf(StringRef Name) const {
    const auto Match = find_if(Table.Macros, [&](const auto &M) { return M.Name == Name; });
    if (Match == Table.Macros.end())
      return std::nullopt;
    return size_t(Match - Table.Macros.begin());
  }

  Error readExclusion(StringRef Rest) {
    std::vector<Term> Terms;
    for (Rest = Rest.ltrim(); !Rest.empty(); Rest = Rest.ltrim()) {
      const StringRef Word = Rest.take_until([](char C) { return isSpace(C); });
      Rest = Rest.drop_front(Word.size());
      const auto [Name, Value] = Word.split('=');
      const std::optional<size_t> Index = indexOf(Name);
      if (!Index)
        return fail(Word, "no line above gives values of '" + Name + "'");
      if (!is_contained(Table.Macros[*Index].Values, valueOf(Value)))
        return fail(Word, "'" + Name + "' does not have the value '" + Value + "'");
      Terms.push_back({*Index, valueOf(Value)});
    }
    if (Terms.empty())
      return fail(Rest, "expected values of macros, such as 'FOG=1 SHADOWS=0'");
    Exclusions.push_back(std::move(Terms));
    return Error::success();
  }

  Error combine() {
    uint64_t Count = 1;
    for (const VariantTable::Macro &M : Table.Macros)
      if ((Count *= M.Values.size()) > MostVariants)
        return fail("more than " + Twine(MostVariants) + " variants");
    for (uint64_t I = 0; I != Count; ++I) {
      Variant V(Table.Macros.size());
      uint64_t Left = I;
      for (size_t M = Table.Macros.size(); M-- > 0; Left /= Table.Macros[M].Values.size())
        V[M] = Table.Macros[M].Values[Left % Table.Macros[M].Values.size()];
      if (none_of(Exclusions, [&](const std::vector<Term> &Terms) {
            return all_of(Terms, [&](const Term &T) { return V[T.Macro] == T.Value; });
          }))
        Table.Variants.push_back(std::move(V));
    }
    if (Table.Variants.empty())
      return fail("no variant is left: all are excluded");
    return Error::success();
  }

  StringRef Text, Path, Line;
  size_t Number = 0;
  VariantTable Table;
  std::vector<std::vector<Term>> Exclusions;
};

} // namespace

Expected<VariantTable> parseVariantTable(StringRef Text, StringRef Path) {
  return TableReader(Text, Path).read();
}

} // namespace dxil::cc
