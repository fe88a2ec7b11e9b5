// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Describe.h"
#include "compiler/OptionTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::opt;

namespace dxil::cc {
namespace {

constexpr const char *About = "Compiles HLSL or LLVM IR to a DXContainer";
constexpr const char *Ending =
    "Exit status: 0 compiled, 1 errors in the input, 2 wrong usage, or a file that cannot be read "
    "or written.\n\n"
    "Example:\n"
    "  dxil-cc -T cs_6_6 -E main scale.hlsl -Fo scale.dxil -Fc scale.txt\n"
    "  dxil-cc -j 8 -I include @jobs.rsp     with lines such as\n"
    "      -T cs_6_6 scale.hlsl -D N=2 -Fo scale2.dxil -MD\n";

bool isSeparate(const Option &O) {
  return O.getKind() == Option::SeparateClass || O.getKind() == Option::JoinedOrSeparateClass;
}

tool::OptionRow rowOf(const OptTable &Table, const Option &O) {
  tool::OptionRow Row;
  Row.Names = {O.getPrefixedName().str()};
  Row.Text = Table.getOptionHelpText(O.getID());
  StringRef Value = Table.getOptionMetaVar(O.getID()) ? Table.getOptionMetaVar(O.getID()) : "";
  Row.HasValueInside = !Value.empty() && !isSeparate(O);
  Value.consume_front("<");
  Value.consume_back(">");
  Row.Value = Value.str();
  Row.TakesFile = Value.contains("file") || Value.contains("dir");
  if (!Row.TakesFile && Value.contains('|')) {
    SmallVector<StringRef> Words;
    Value.split(Words, '|');
    for (StringRef Word : Words)
      Row.Words.push_back(Word.str());
  }
  return Row;
}

} // namespace

std::string helpText() {
  std::string Text;
  raw_string_ostream OS(Text);
  compiler::OptionTable().printHelp(OS, "dxil-cc -T <profile> [options] <file>",
                                    (std::string("dxil-cc: ") + About).c_str(),
                                    /*ShowHidden=*/false, /*ShowAllAliases=*/false);
  OS << Ending;
  return Text;
}

tool::Description describe() {
  tool::Description D{"dxil-cc", About, Ending, {}, {}, {}};
  const compiler::OptionTable Table;
  for (unsigned Id = 1; Id <= Table.getNumOptions(); ++Id) {
    const Option O = Table.getOption(Id);
    if (!O.isValid() || O.getKind() == Option::GroupClass || O.hasFlag(HelpHidden) ||
        Table.getOptionHelpText(Id) == nullptr || O.getPrefixedName().empty())
      continue;
    D.Options.push_back(rowOf(Table, O));
  }
  D.Arguments.push_back(
      {{}, "FILE", "HLSL, LLVM IR or a container; - is standard input", {}, true, false});
  return D;
}

} // namespace dxil::cc
