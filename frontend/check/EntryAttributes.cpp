// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes that entry points need, the words that they take, and those that mean nothing.
#include "Checker.h"

#include "dxil/contract/NearestName.h"

#include <dxil/generated/MetadataNumbers.h>

using namespace dxil::frontend;
using dxil::Stage;
using llvm::StringRef;

namespace {

struct NeededAttribute {
  Stage Of;
  llvm::StringLiteral Word;
};
constexpr NeededAttribute Needed[] = {
    {Stage::Geometry, "maxvertexcount"},  {Stage::Hull, "domain"},
    {Stage::Hull, "partitioning"},        {Stage::Hull, "outputtopology"},
    {Stage::Hull, "outputcontrolpoints"}, {Stage::Domain, "domain"},
    {Stage::Mesh, "outputtopology"}};

/// What functions and their statements may have, beside those of one stage (Modifiers.cpp).
constexpr llvm::StringLiteral OtherAttributes[] = {"allow_uav_condition",
                                                   "allowsparsenodes",
                                                   "branch",
                                                   "call",
                                                   "earlydepthstencil",
                                                   "experimental",
                                                   "export",
                                                   "fastopt",
                                                   "flatten",
                                                   "forcecase",
                                                   "loop",
                                                   "maxrecords",
                                                   "maxrecordssharedwith",
                                                   "nodearraysize",
                                                   "nodedispatchgrid",
                                                   "nodeid",
                                                   "nodeisprogramentry",
                                                   "nodelaunch",
                                                   "nodelocalrootargumentstableindex",
                                                   "nodemaxdispatchgrid",
                                                   "nodemaxinputrecordspergraphentryrecord",
                                                   "nodemaxrecursiondepth",
                                                   "nodeshareinputof",
                                                   "nodetrackrwinputsharing",
                                                   "noinline",
                                                   "numthreads",
                                                   "raypayload",
                                                   "unboundedsparsenodes",
                                                   "unroll",
                                                   "waveopsincludehelperlanes"};

/// The words of a table, as `"a", "b"`, and whether \p Given is one of them; an empty text if it
/// is.
template <typename Table>
std::string expectedWords(const Table &Rows, StringRef Given, std::string &Similar) {
  std::string Words;
  dxil::contract::NearestName Nearest(Given);
  for (const auto &Row : Rows) {
    if (Row.Word.empty())
      continue;
    if (Given.equals_insensitive(Row.Word))
      return {};
    Words += (Words.empty() ? "\"" : ", \"") + std::string(Row.Word) + "\"";
    Nearest.consider(Row.Word);
  }
  Similar = Nearest.suggestion();
  return Words;
}

} // namespace

void Checker::checkNeededAttributes(const Function &Entry) {
  for (const NeededAttribute &N : Needed)
    if (N.Of == EntryStage && llvm::none_of(Entry.Attributes, [&](const Attribute &A) {
          return Names.spelling(A.Word) == N.Word;
        }))
      Diags.report(Entry.Where, Diagnostic::attribute_missing, {N.Word, Entry.Spelling});
}

void Checker::checkAttributeWord(const Attribute &A) {
  if (A.Strings.empty())
    return;
  const StringRef Word = Names.spelling(A.Word), Given = A.Strings.front();
  std::string Expected, Similar;
  if (Word == "domain")
    Expected = expectedWords(dxil::TessellatorDomains, Given, Similar);
  else if (Word == "partitioning")
    Expected = expectedWords(dxil::TessellatorPartitionings, Given, Similar);
  else if (Word == "outputtopology") {
    // DXC takes the words of both stages in either.
    std::string Unused;
    const std::string Hull = expectedWords(dxil::TessellatorPrimitives, Given, Unused);
    Expected = expectedWords(dxil::MeshTopologies, Given, Similar);
    if (Hull.empty())
      return;
    if (EntryStage != Stage::Mesh && !Expected.empty())
      Expected = Hull, Similar = Unused;
  }
  if (!Expected.empty())
    Diags.report(A.Where, Diagnostic::attribute_word, {Word, Expected, Given, Similar});
}

void Checker::warnOfIgnored(const syntax::Attribute &A, Location Where) {
  const StringRef Word = Names.spelling(A.Word);
  if (CurrentTree != &T)
    return;
  if (A.Scope != Name::None) {
    if (Names.spelling(A.Scope) == "vk")
      Diags.report(Where, Diagnostic::attribute_ignored, {Word});
    return;
  }
  const bool IsKnown = isFunctionAttribute(Word) || llvm::any_of(OtherAttributes, [&](StringRef O) {
                         return Word.equals_insensitive(O);
                       });
  if (!IsKnown)
    Diags.report(Where, Diagnostic::attribute_unknown, {Word, similarAttribute(Word)});
}

std::string Checker::similarAttribute(StringRef Word) {
  if (!Diags.mayGuess())
    return {};
  dxil::contract::NearestName Nearest(Word);
  considerFunctionAttributes(Nearest);
  for (StringRef O : OtherAttributes)
    Nearest.consider(O);
  return Nearest.suggestion();
}
