// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/Bindings.h"
#include "dxil/ops.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil {
namespace {

// LLVM and the records number classes alike.
using ClassOfIR = llvm::dxil::ResourceClass;
static_assert(uint32_t(ClassOfIR::SRV) == uint32_t(ResourceClass::SRV) &&
              uint32_t(ClassOfIR::UAV) == uint32_t(ResourceClass::UAV) &&
              uint32_t(ClassOfIR::CBuffer) == uint32_t(ResourceClass::CBuffer) &&
              uint32_t(ClassOfIR::Sampler) == uint32_t(ResourceClass::Sampler));

std::string letterOf(ClassOfIR Class) {
  return std::string(1, registerLetter(ResourceClass(Class)));
}

/// A number of 32 bits; -1 is all ones.
std::optional<uint32_t> number(const json::Value &V) {
  std::optional<int64_t> N = V.getAsInteger();
  if (!N || *N < -1 || *N > int64_t(UINT32_MAX))
    return std::nullopt;
  return uint32_t(*N);
}

std::optional<ClassOfIR> classIn(const json::Value &V) {
  StringRef Letter = V.getAsString().value_or("");
  return Letter.size() == 1 ? registerClass(Letter[0]) : std::nullopt;
}

bool readTable(const json::Array &Rows, BindingRules &Rules) {
  for (const json::Value &V : Rows) {
    const json::Array *Row = V.getAsArray();
    if (!Row || Row->size() != 4)
      return false;
    auto Name = (*Row)[0].getAsString();
    auto Class = classIn((*Row)[1]);
    auto Register = number((*Row)[2]), Space = number((*Row)[3]);
    if (!Name || !Class || !Register || !Space)
      return false;
    Rules.Table.push_back({Name->str(), {*Class, *Space, *Register}});
  }
  return true;
}

bool readReserved(const json::Array &Ranges, BindingRules &Rules) {
  for (const json::Value &V : Ranges) {
    const json::Array *Range = V.getAsArray();
    if (!Range || Range->size() != 4)
      return false;
    auto Class = classIn((*Range)[0]);
    auto Register = number((*Range)[1]), Size = number((*Range)[2]), Space = number((*Range)[3]);
    if (!Class || !Register || !Size || !*Size || !Space)
      return false;
    Rules.Reserved.push_back({*Class, *Space, *Register, *Size});
  }
  return true;
}

bool readRules(const json::Object &Whole, BindingRules &Rules) {
  if (const json::Value *Space = Whole.get("space"))
    if (!(Rules.Space = number(*Space)))
      return false;
  if (const json::Array *Names = Whole.getArray("fixed"))
    for (const json::Value &Name : *Names)
      Rules.FixedSpaces.push_back(Name.getAsString().value_or("").str());
  const json::Array *Table = Whole.getArray("table"), *Reserved = Whole.getArray("reserved");
  return (!Table || readTable(*Table, Rules)) && (!Reserved || readReserved(*Reserved, Rules));
}

class TableReader {
public:
  TableReader(StringRef Text, std::string &Problem) : Text(Text), Problem(Problem) {}

  std::optional<std::vector<NamedBinding>> read() {
    const std::vector<std::string> Header = row();
    for (unsigned I = 0; I != std::size(Columns); ++I) {
      auto Found =
          find_if(Header, [&](StringRef Cell) { return Cell.equals_insensitive(Columns[I]); });
      if (Found == Header.end())
        return fail("expected a first row with the columns ResourceName, Binding and Space");
      Column[I] = size_t(Found - Header.begin());
    }
    std::vector<NamedBinding> Table;
    while (!Text.trim().empty()) {
      const std::vector<std::string> Cells = row();
      if (Cells.empty())
        continue;
      if (Cells.size() != Header.size())
        return fail("a row of " + Twine(Cells.size()) + " cells (expected " + Twine(Header.size()) +
                    ")");
      NamedBinding &Row = Table.emplace_back();
      if (!readRow(Cells, Row))
        return std::nullopt;
    }
    return Table;
  }

private:
  static constexpr StringLiteral Columns[] = {"ResourceName", "Binding", "Space"};

  bool readRow(const std::vector<std::string> &Cells, NamedBinding &Row) {
    const StringRef Register = Cells[Column[1]], Space = Cells[Column[2]];
    const auto Class = Register.empty() ? std::nullopt : registerClass(Register[0]);
    Row.Name = Cells[Column[0]];
    if (!Class || Register.drop_front().getAsInteger(10, Row.Range.Register))
      fail("'" + Register + "' is no register (expected t, u, b or s and a number)");
    else if (Space.getAsInteger(0, Row.Range.Space))
      fail("'" + Space + "' is no space (expected a number of 32 bits)");
    else
      Row.Range.Class = *Class;
    return Problem.empty();
  }

  /// The cells of the next row, without a last one that is empty: rows may end in a comma.
  std::vector<std::string> row() {
    std::vector<std::string> Cells;
    std::string Cell;
    bool Quoted = false, Done = false;
    while (!Done) {
      Done = Text.empty();
      char C = Done ? '\n' : Text.front();
      Text = Text.drop_front(Done ? 0 : 1);
      if (C == '"' && !Done) {
        Quoted = !Quoted;
      } else if (Quoted && !Done) {
        Cell += C;
      } else if (C == ',' || C == ';' || C == '\n') {
        Cells.push_back(StringRef(Cell).trim().str());
        Cell.clear();
        Done |= C != ',';
      } else {
        Cell += C;
      }
    }
    if (Cells.back().empty())
      Cells.pop_back();
    return Cells;
  }

  std::nullopt_t fail(const Twine &Why) {
    Problem = Why.str();
    return std::nullopt;
  }

  StringRef Text;
  std::string &Problem;
  size_t Column[3] = {};
};

} // namespace

std::optional<ClassOfIR> registerClass(char Letter) {
  if (auto Class = findRegisterClass(toLower(Letter)))
    return ClassOfIR(*Class);
  return std::nullopt;
}

const BoundRange *BindingRules::inTable(StringRef Name, ClassOfIR Class) const {
  for (const NamedBinding &Row : Table)
    if (Row.Name == Name && Row.Range.Class == Class)
      return &Row.Range;
  return nullptr;
}

bool BindingRules::hasFixedSpace(StringRef Name) const {
  return is_contained(FixedSpaces, Name);
}

std::optional<BindingRules> parseBindingRules(StringRef Text) {
  BindingRules Rules;
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return std::nullopt;
  }
  if (!Parsed->getAsObject() || !readRules(*Parsed->getAsObject(), Rules))
    return std::nullopt;
  return Rules;
}

std::string printBindingRules(const BindingRules &Rules) {
  json::Object Whole;
  if (Rules.Space)
    Whole["space"] = int64_t(*Rules.Space);
  if (!Rules.FixedSpaces.empty())
    Whole["fixed"] = json::Array(Rules.FixedSpaces);
  json::Array Table, Reserved;
  for (const auto &[Name, R] : Rules.Table)
    Table.push_back(json::Array{Name, letterOf(R.Class), int64_t(R.Register), int64_t(R.Space)});
  for (const BoundRange &R : Rules.Reserved)
    Reserved.push_back(json::Array{letterOf(R.Class), int64_t(R.Register),
                                   R.Size == UINT32_MAX ? int64_t(-1) : int64_t(R.Size),
                                   int64_t(R.Space)});
  if (!Table.empty())
    Whole["table"] = std::move(Table);
  if (!Reserved.empty())
    Whole["reserved"] = std::move(Reserved);
  std::string Text;
  raw_string_ostream(Text) << json::Value(std::move(Whole));
  return Text;
}

std::optional<std::vector<NamedBinding>> parseBindingTable(StringRef Text, std::string &Problem) {
  Problem.clear();
  return TableReader(Text, Problem).read();
}

} // namespace dxil
