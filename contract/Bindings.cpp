// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/Bindings.h"
#include "dxil/ops/queries.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace dxil::contract {
namespace {

// LLVM and DXIL number the classes alike.
using ClassOfIR = llvm::dxil::ResourceClass;
static_assert(uint32_t(ClassOfIR::SRV) == uint32_t(ResourceClass::SRV) &&
              uint32_t(ClassOfIR::UAV) == uint32_t(ResourceClass::UAV) &&
              uint32_t(ClassOfIR::CBuffer) == uint32_t(ResourceClass::CBuffer) &&
              uint32_t(ClassOfIR::Sampler) == uint32_t(ResourceClass::Sampler));

class TableReader {
public:
  explicit TableReader(StringRef Text) : Text(Text) {}

  Expected<std::vector<NamedBinding>> read() {
    Text = Text.ltrim(); // blank lines may precede the first row
    const std::vector<std::string> Header = row();
    for (unsigned I = 0; I != std::size(Columns); ++I) {
      auto Match =
          find_if(Header, [&](StringRef Cell) { return Cell.equals_insensitive(Columns[I]); });
      if (Match == Header.end())
        return createStringError(
            "expected a first row with the columns ResourceName, Binding and Space");
      Column[I] = size_t(Match - Header.begin());
    }
    std::vector<NamedBinding> Table;
    while (!Text.trim().empty()) {
      const std::vector<std::string> Cells = row();
      if (Cells.empty())
        continue;
      if (Cells.size() != Header.size())
        return createStringError("a row of " + Twine(Cells.size()) + " cells (expected " +
                                 Twine(Header.size()) + ")");
      if (llvm::Error E = readRow(Cells, Table.emplace_back()))
        return std::move(E);
    }
    return Table;
  }

private:
  static constexpr StringLiteral Columns[] = {"ResourceName", "Binding", "Space"};

  llvm::Error readRow(const std::vector<std::string> &Cells, NamedBinding &Row) {
    const StringRef Register = Cells[Column[1]], Space = Cells[Column[2]];
    const auto Class = Register.empty() ? std::nullopt : registerClass(Register[0]);
    Row.Name = Cells[Column[0]];
    if (!Class || Register.drop_front().getAsInteger(10, Row.Range.Register))
      return createStringError("'" + Register +
                               "' is no register (expected t, u, b or s and a number)");
    if (Space.getAsInteger(0, Row.Range.Space))
      return createStringError("'" + Space + "' is no space (expected a number of 32 bits)");
    Row.Range.Class = *Class;
    return llvm::Error::success();
  }

  /// Returns the cells of the next row, without an empty last cell: rows may end in a comma.
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

  StringRef Text;
  size_t Column[3] = {};
};

} // namespace

std::optional<ClassOfIR> registerClass(char Letter) {
  if (auto Class = findRegisterClass(toLower(Letter)))
    return ClassOfIR(*Class);
  return std::nullopt;
}

const BoundRange *findBinding(const BindingRules &Rules, StringRef Name, ClassOfIR Class) {
  for (const NamedBinding &Row : Rules.Table)
    if (Row.Name == Name && Row.Range.Class == Class)
      return &Row.Range;
  return nullptr;
}

bool hasFixedSpace(const BindingRules &Rules, StringRef Name) {
  return is_contained(Rules.FixedSpaces, Name);
}

Expected<std::vector<NamedBinding>> parseBindingTable(StringRef Text) {
  return TableReader(Text).read();
}

} // namespace dxil::contract
