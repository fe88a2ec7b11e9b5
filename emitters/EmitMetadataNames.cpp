// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>
#include <set>
#include <string>
#include <vector>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(
#include <algorithm>
#include <iterator>
#include <string_view>

namespace dxil::md {

)";

struct NameLists {
  std::vector<std::string> Program, Reflection, Debug;

  /// Returns the list of a place, or null for an unknown place.
  std::vector<std::string> *of(StringRef In) {
    return In == "program"      ? &Program
           : In == "reflection" ? &Reflection
           : In == "debug"      ? &Debug
                                : nullptr;
  }
};

void writeConstant(raw_ostream &OS, const Record &R) {
  OS << "inline constexpr std::string_view " << R.getName() << " = \"" << R.getValueAsString("Text")
     << "\"; ///< " << R.getValueAsString("Doc") << "\n";
}

void writeList(raw_ostream &OS, StringRef Name, StringRef Doc,
               const std::vector<std::string> &Texts) {
  OS << "\n";
  emitComment(OS, "///", Doc);
  OS << "inline constexpr std::string_view " << Name << "[] = {\n";
  for (const std::string &Text : Texts)
    OS << "    \"" << Text << "\",\n";
  OS << "};\n";
}

bool collectNames(const RecordKeeper &Records, NameLists &Lists) {
  std::set<StringRef> Seen;
  for (const Record *R : definitions(Records, "MetadataNode")) {
    StringRef Named = R->getValueAsString("Named"), In = R->getValueAsString("In");
    if (Named.empty() || In == "front" || !Seen.insert(Named).second)
      continue;
    if (auto *List = Lists.of(In))
      List->push_back(Named.str());
  }
  for (const Record *R : definitions(Records, "NamedMetadata")) {
    auto *List = Lists.of(R->getValueAsString("In"));
    if (!List || !Seen.insert(R->getValueAsString("Text")).second) {
      PrintError(R, "named metadata '" + R->getName() +
                        "' is in no program, reflection or debug module, or is there twice");
      return false;
    }
    List->push_back(R->getValueAsString("Text").str());
  }
  return true;
}

bool collectKinds(const RecordKeeper &Records, std::vector<std::string> &Fixed,
                  std::vector<std::string> &Written) {
  std::map<int64_t, std::string> ByNumber;
  for (const Record *R : definitions(Records, "AttachmentKind")) {
    const int64_t Number = R->getValueAsInt("Number");
    const std::string Text = R->getValueAsString("Text").str();
    if (Number >= 0 && !ByNumber.emplace(Number, Text).second) {
      PrintError(R, "another kind of metadata has the number " + Twine(Number));
      return false;
    }
    if (R->getValueAsBit("Written"))
      Written.push_back(Text);
  }
  for (const auto &[Number, Text] : ByNumber) {
    if (Number != int64_t(Fixed.size())) {
      PrintError("the numbers of kinds of metadata have a gap at " + Twine(Fixed.size()));
      return false;
    }
    Fixed.push_back(Text);
  }
  return true;
}

} // namespace

static bool emitMetadataNames(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  NameLists Lists;
  std::vector<std::string> Fixed, Written;
  if (!collectNames(Records, Lists) || !collectKinds(Records, Fixed, Written))
    return false;
  OS << Head;
  for (const Record *R : definitions(Records, "NamedMetadata"))
    writeConstant(OS, *R);
  OS << "\n";
  for (const Record *R : definitions(Records, "AttachmentKind"))
    writeConstant(OS, *R);
  writeList(OS, "ProgramNames", "Named metadata that a program may have.", Lists.Program);
  writeList(OS, "ReflectionNames", "What the module of STAT may have besides.", Lists.Reflection);
  writeList(OS, "DebugNames", "What a module with debug information may have besides.",
            Lists.Debug);
  writeList(OS, "FixedKinds", "Kinds of metadata that LLVM 3.7 numbers, by their numbers.", Fixed);
  writeList(OS, "WrittenKinds", "Kinds that lowering leaves in programs.", Written);
  OS << R"(
/// Returns true if a list has the name.
template <size_t Size>
constexpr bool isIn(const std::string_view (&List)[Size], std::string_view Name) {
  return std::find(std::begin(List), std::end(List), Name) != std::end(List);
}

} // namespace dxil::md
)";
  return true;
}
static const Emitter MetadataNames("gen-metadata-names", "include/dxil/generated/MetadataNames.h",
                                   "Names of metadata.", emitMetadataNames);

} // namespace dxil::emitters
