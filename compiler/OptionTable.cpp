// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OptionTable.h"
#include "Options.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::opt;

namespace dxil::compiler {
namespace {

#define OPTTABLE_STR_TABLE_CODE
#include "Options.inc"
#undef OPTTABLE_STR_TABLE_CODE

#define OPTTABLE_PREFIXES_TABLE_CODE
#include "Options.inc"
#undef OPTTABLE_PREFIXES_TABLE_CODE

constexpr OptTable::Info InfoTable[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "Options.inc"
#undef OPTION
};

} // namespace

OptionTable::OptionTable() : GenericOptTable(OptionStrTable, OptionPrefixesTable, InfoTable) {}

namespace {

/// Returns the usual spelling: `-Fo <file>`.
std::string spelling(const Option &O, StringRef MetaVar) {
  const bool IsJoined = O.getKind() == Option::JoinedClass;
  return (O.getPrefixedName() + (MetaVar.empty() || IsJoined ? "" : " ") + MetaVar).str();
}

void printTable(raw_ostream &OS, const OptTable &Table, unsigned Group, StringRef Title,
                StringRef Columns) {
  OS << "\n## " << Title << "\n\n" << Columns << "\n|---|---|\n";
  for (unsigned Id = 1; Id <= Table.getNumOptions(); ++Id) {
    const Option O = Table.getOption(Id);
    if (!O.isValid() || !O.getGroup().isValid() || O.getGroup().getID() != Group)
      continue;
    const char *MetaVar = Table.getOptionMetaVar(Id);
    std::string Spelled = spelling(O, MetaVar ? MetaVar : "");
    for (size_t Entry = 0; (Entry = Spelled.find('|', Entry)) != std::string::npos; Entry += 2)
      Spelled.insert(Entry, "\\");
    OS << "| `" << Spelled << "` | " << Table.getOptionHelpText(Id) << " |\n";
  }
}

} // namespace

void printOptionTables(raw_ostream &OS) {
  OS << "# The command line of dxil-cc\n\n"
        "dxc's, with a dash or a slash (`/T cs_6_6`). Written by `dxil-cc --help-markdown`.\n";
  constexpr StringLiteral Columns = "| option | what it does |";
  const OptionTable Table;
  printTable(OS, Table, OPT_grp_output, "Output", Columns);
  printTable(OS, Table, OPT_grp_shader, "Shader", Columns);
  printTable(OS, Table, OPT_grp_debug, "Debug, optimization and messages", Columns);
  printTable(OS, Table, OPT_grp_pre, "Preprocessor", Columns);
  printTable(OS, Table, OPT_grp_edit, "Edits of a container", Columns);
  printTable(OS, Table, OPT_grp_cache, "Compile cache", Columns);
  printTable(OS, Table, OPT_grp_tool, "Tool", Columns);
  printTable(OS, Table, OPT_grp_refused, "Options of dxc that are refused", "| option | why |");
}

} // namespace dxil::compiler
