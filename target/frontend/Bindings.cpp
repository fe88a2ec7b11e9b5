// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bindings.h"

#include "RootSignatures.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

using RegisterType = HLSLResourceBindingAttr::RegisterType;

/// The letter of a register; 0 for those that are of constants.
char letterOf(RegisterType Type) {
  switch (Type) {
  case RegisterType::SRV:
    return 't';
  case RegisterType::UAV:
    return 'u';
  case RegisterType::CBuffer:
    return 'b';
  case RegisterType::Sampler:
    return 's';
  default:
    return 0;
  }
}

/// How many registers a resource or an array of resources takes; -1: all behind its first.
int64_t sizeOf(const ASTContext &Ctx, QualType T) {
  int64_t Size = 1;
  while (const ArrayType *A = Ctx.getAsArrayType(T)) {
    const auto *Constant = dyn_cast<ConstantArrayType>(A);
    if (!Constant)
      return -1;
    Size *= int64_t(Constant->getZExtSize());
    T = A->getElementType();
  }
  return Size;
}

/// A table of comma-separated cells, a row on each line or between semicolons. The first names the columns.
class TableReader {
public:
  explicit TableReader(llvm::StringRef Text) : Text(Text) {}

  std::optional<json::Array> read() {
    std::vector<std::string> Header = row();
    for (unsigned I = 0; I != 3; ++I) {
      auto Found = llvm::find_if(Header, [&](llvm::StringRef Cell) { return Cell.equals_insensitive(Columns[I]); });
      if (Found == Header.end())
        return fail("expected a first row with the columns ResourceName, Binding and Space");
      Column[I] = size_t(Found - Header.begin());
    }
    json::Array Table;
    while (!Text.trim().empty()) {
      std::vector<std::string> Cells = row();
      if (Cells.empty())
        continue;
      if (Cells.size() != Header.size())
        return fail("a row of " + llvm::Twine(Cells.size()) + " cells (expected " + llvm::Twine(Header.size()) + ")");
      llvm::StringRef Register = Cells[Column[1]], Space = Cells[Column[2]];
      uint32_t Number = 0, SpaceNumber = 0;
      if (Register.empty() || !llvm::StringRef("tubs").contains(toLowercase(Register[0])) ||
          Register.drop_front().getAsInteger(10, Number))
        return fail("'" + Register + "' is no register (expected t, u, b or s and a number)");
      if (Space.getAsInteger(0, SpaceNumber))
        return fail("'" + Space + "' is no space (expected a number of 32 bits)");
      Table.push_back(json::Array{Cells[Column[0]], std::string(1, toLowercase(Register[0])), int64_t(Number),
                                  int64_t(SpaceNumber)});
    }
    return Table;
  }

  const std::string &error() const { return Error; }

private:
  static constexpr llvm::StringLiteral Columns[] = {"ResourceName", "Binding", "Space"};

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
        Cells.push_back(llvm::StringRef(Cell).trim().str());
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

  std::nullopt_t fail(const llvm::Twine &Why) {
    Error = Why.str();
    return std::nullopt;
  }

  llvm::StringRef Text;
  size_t Column[3] = {};
  std::string Error;
};

} // namespace

void Bindings::see(const Decl &D) {
  const auto *Named = dyn_cast<NamedDecl>(&D);
  const auto *A = Named ? D.getAttr<HLSLResourceBindingAttr>() : nullptr;
  if (!A || A->isImplicit())
    return;
  if (!A->hasRegisterSlot()) {
    Fixed.push_back(Named->getName());
    FixedAtZero |= A->getSpaceNumber() == 0;
    return;
  }
  const auto *V = dyn_cast<VarDecl>(&D);
  if (char Letter = letterOf(A->getRegisterType()); Letter && Options.ReserveUnused)
    Reserved.push_back(json::Array{std::string(1, Letter), int64_t(A->getSlotNumber()),
                                   V ? sizeOf(D.getASTContext(), V->getType()) : 1, int64_t(A->getSpaceNumber())});
}

std::string Bindings::describe(CompilerInstance &CI) {
  json::Object Whole;
  auto Fail = [&](llvm::StringRef Why) {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error, "binding table: %0")) << Why;
    return std::string();
  };
  std::string Table = Options.BindingTable;
  if (!Options.BindingMacro.empty()) {
    std::optional<std::string> Text = textOfMacro(CI.getPreprocessor(), Options.BindingMacro);
    if (!Text)
      return Fail("there is no macro '" + Options.BindingMacro + "'");
    Table = std::move(*Text);
  }
  if (!Table.empty() || !Options.BindingMacro.empty()) {
    TableReader Reader(Table);
    std::optional<json::Array> Rows = Reader.read();
    if (!Rows)
      return Fail(Reader.error());
    Whole["table"] = std::move(*Rows);
  }
  if (Options.BindingSpace)
    Whole["space"] = int64_t(*Options.BindingSpace);
  if (!Reserved.empty())
    Whole["reserved"] = std::move(Reserved);
  // Without a space of the command line's, a library's resources have none.
  bool IsLibrary = CI.getTarget().getTriple().getEnvironment() == llvm::Triple::Library;
  if (!Fixed.empty() && (Options.BindingSpace || (IsLibrary && FixedAtZero)))
    Whole["fixed"] = std::move(Fixed);
  if (Whole.empty())
    return {};
  std::string Text;
  llvm::raw_string_ostream(Text) << json::Value(std::move(Whole));
  return Text;
}

} // namespace dxil
