// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that docs/ir-contract.md has the tables of all fields. DXIL_WRITE_DOCS=1 in the environment
// of this test updates the page.
#include "contract/FieldLists.h"
#include "dxil/contract_names.h"

#include "llvm/ADT/Twine.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

using namespace dxil::contract;

namespace {

/// Prints fields as table rows.
class FieldLister {
public:
  explicit FieldLister(std::string &Out) : Out(Out) {}

  void text(llvm::StringRef Key, std::string &, Presence P, const char *About) {
    row(Key, "text", P, About);
  }
  template <class T>
  void number(llvm::StringRef Key, T &, Range Allowed, Presence P, const char *About) {
    std::string Kind = "number";
    if (Allowed.Max != UINT32_MAX)
      Kind = llvm::Twine(Allowed.Min).concat(" to ").concat(llvm::Twine(Allowed.Max)).str();
    else if (Allowed.Min)
      Kind += " from " + std::to_string(Allowed.Min);
    row(Key, Kind, P, About);
  }
  template <class Get, class Set>
  void word(llvm::StringRef Key, Get, Set, Presence P, const char *Words, const char *About) {
    row(Key, Words, P, About);
  }
  void flag(llvm::StringRef Key, bool &, const char *About) {
    row(Key, "`true`", Presence::Optional, About);
  }
  template <class T> void attributes(llvm::StringRef Key, T &, const char *About) {
    row(Key, "object", Presence::Optional, About);
  }
  template <class Enum, class Table>
  void named(llvm::StringRef Key, Enum &, const Table &Cases, Presence P, const char *About) {
    std::string Words;
    for (const auto &Case : Cases)
      if (!Case.Word.empty())
        Words += (Words.empty() ? "`" : ", `") + std::string(Case.Word) + "`";
    row(Key, Words, P, About);
  }
  template <class T>
  void record(llvm::StringRef Key, std::optional<T> &, const char *Name, const char *About) {
    row(Key, Name, Presence::Optional, About);
  }
  template <class T>
  void records(llvm::StringRef Key, std::vector<T> &, Presence P, const char *Name,
               const char *About) {
    row(Key, std::string("list of: ") + Name, P, About);
  }
  void texts(llvm::StringRef Key, std::vector<std::string> &, const char *About) {
    row(Key, "list of texts", Presence::Optional, About);
  }
  void numbers(llvm::StringRef Key, std::vector<uint32_t> &, const char *About) {
    row(Key, "list of numbers", Presence::Always, About);
  }

private:
  void row(llvm::StringRef Key, llvm::StringRef Kind, Presence P, llvm::StringRef About) {
    Out += (llvm::Twine("| `") + Key + "`" + (P == Presence::Optional ? "?" : "") + " | " + Kind +
            " | " + About + " |\n")
               .str();
  }

  std::string &Out;
};

template <class T> void addTable(llvm::StringRef Name, std::string &Out) {
  Out += ("\n" + Name + ":\n\n| key | value | |\n|---|---|---|\n").str();
  FieldLister Lister(Out);
  T Empty;
  visitFields(Lister, Empty);
}

/// Markdown tables of the contract's names and JSON fields, made from the lists that readers and
/// writers use.
std::string contractTables() {
  std::string Out = "After `" + std::string(EntryText) + "` and `" + std::string(PatchText) +
                    "`, the fields of an entry point and of a patch constant function (`?` marks "
                    "those\nthat are omitted when empty, zero or false):\n";
  addTable<EntryPointText>("*Interface*", Out);
  addTable<EntryValue>("*Value*", Out);
  addTable<EntryLeaf>("*Leaf*", Out);
  addTable<MemberArray>("*Array*", Out);
  addTable<NodeFacts>("*Node*", Out);
  addTable<GridFacts>("*Grid*", Out);
  Out += "\nBehind `" + std::string(BindingsText) + "`:\n";
  addTable<BindingRules>("*Bindings*", Out);
  addTable<NamedBinding>("*Binding*", Out);
  addTable<BoundRange>("*Range*", Out);
  Out += "\nBehind `" + std::string(LibraryText) + "`:\n";
  addTable<LibraryFactsText>("*Library*", Out);
  addTable<PayloadText>("*Payload*", Out);
  addTable<SubobjectFacts>("*Subobject*", Out);
  addTable<ExportText>("*Export*", Out);
  return Out;
}

const std::string Page = DXIL_CONTRACT_PAGE;
const std::string Begin = "<!-- fields: written by contract_tests -->\n";
const std::string End = "<!-- end of fields -->\n";

TEST(ContractTables, AreThoseOfTheDocumentation) {
  std::ifstream In(Page);
  const std::string Text{std::istreambuf_iterator<char>(In), {}};
  const size_t From = Text.find(Begin), To = Text.find(End);
  ASSERT_TRUE(From != std::string::npos && To != std::string::npos && From < To) << Page;
  const size_t First = From + Begin.size();
  const std::string Wanted = contractTables();
  if (std::getenv("DXIL_WRITE_DOCS"))
    std::ofstream(Page) << Text.substr(0, First) << Wanted << Text.substr(To);
  else
    EXPECT_EQ(Text.substr(First, To - First), Wanted);
}

} // namespace
