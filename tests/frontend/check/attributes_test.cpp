// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each attribute at each construct and with each kind of argument. The expectations are DXC's
// results.
#include "CheckText.h"
#include "tests/TextCases.h"

#include <dxil/ops/queries.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

/// The diagnostic of an attribute: an error, a warning, or none. Ignores that the function is no
/// entry point.
enum class Verdict { Good, Warned, Refused };

Verdict verdictOf(const std::string &Text, Options Opts = libraryOptions()) {
  const std::string Messages = checkText(Text, std::move(Opts)).Messages;
  if (Messages.find("error") != std::string::npos)
    return Verdict::Refused;
  llvm::SmallVector<llvm::StringRef, 8> Lines;
  llvm::StringRef(Messages).split(Lines, '\n');
  const bool IsWarned = llvm::any_of(Lines, [](llvm::StringRef Line) {
    return Line.contains("warning: ") && !Line.contains("[-Wmisplaced-attributes]");
  });
  return IsWarned ? Verdict::Warned : Verdict::Good;
}

//===-- Places ----------------------------------------------------------------------------===//

struct Construct {
  const char *Word;
  const char *Before, *After; ///< text before and after the attribute
};
constexpr Construct Constructs[] = {
    {"if", "void f(int a) { ", " if (a) a = 1; }"},
    {"else", "void f(int a) { if (a) a = 1; else ", " a = 2; }"},
    {"switch", "void f(int a) { ", " switch (a) { case 1: break; } }"},
    {"for", "void f() { ", " for (int i = 0; i < 4; ++i) ; }"},
    {"while", "void f(int a) { ", " while (a < 4) ++a; }"},
    {"do", "void f(int a) { ", " do ++a; while (a < 4); }"},
    {"expression", "void f(int a) { ", " ++a; }"},
    {"block", "void f(int a) { ", " { ++a; } }"},
    {"return", "void f() { ", " return; }"},
    {"empty", "void f() { ", " ; }"},
    {"local", "void f() { ", " int a = 1; }"},
    {"global", "", " int a;"},
    {"member", "struct S { ", " int a; };"},
    {"parameter", "void f(", " int a) {}"},
    {"function", "", " void f() {}"},
    {"method", "struct S { ", " void f() {} };"},
    {"cbuffer", "", " cbuffer B { int a; };"},
    {"struct", "struct ", " S { int a; };"},
    {"before_struct", "", " struct S { int a; };"},
};

struct AttributePlaces {
  const char *Name;
  const char *Written;
  const char *Good, *Warned; ///< constructs that accept the attribute, and those that warn; the
                             ///< others reject it
};
constexpr const char *AllStatements = "if else switch for while do expression block return empty";
constexpr const char *Others = "local global member parameter function method cbuffer struct";
constexpr AttributePlaces PlacesOfAttributes[] = {
    {"unroll", "[unroll]", "for while do", "if else switch expression block return empty"},
    {"loop", "[loop]", "for while do", "if else switch expression block return empty"},
    {"fastopt", "[fastopt]", "for while do", "if else switch expression block return empty"},
    {"branch", "[branch]", "if switch", "else for while do expression block return empty"},
    {"flatten", "[flatten]", "if switch", "else for while do expression block return empty"},
    {"forcecase", "[forcecase]", "switch", "if else for while do expression block return empty"},
    {"call", "[call]", "switch", "if else for while do expression block return empty"},
    {"any_case", "[UnRoll]", "for while do", "if else switch expression block return empty"},
    {"numthreads", "[numthreads(1, 1, 1)]", "function method", ""},
    {"domain", "[domain(\"tri\")]", "function method", ""},
    {"maxvertexcount", "[maxvertexcount(3)]", "function method", ""},
    {"earlydepthstencil", "[earlydepthstencil]", "function method", ""},
    {"RootSignature", "[RootSignature(\"\")]", "function method", ""},
    {"WaveSize", "[WaveSize(32)]", "function method", ""},
    {"WaveOpsIncludeHelperLanes", "[WaveOpsIncludeHelperLanes]", "function method", ""},
    {"NodeLaunch", "[NodeLaunch(\"thread\")]", "function method", ""},
    {"noinline", "[noinline]", "function method", "local global member parameter cbuffer struct"},
    // Qualifiers of payload structs need a newer shader model.
    {"raypayload", "[raypayload]", "local global member parameter function method cbuffer",
     "struct"},
    {"MaxRecords", "[MaxRecords(1)]",
     "local global member parameter function method cbuffer struct", ""},
    {"MaxRecordsSharedWith", "[MaxRecordsSharedWith(b)]", "parameter",
     "local global member function method cbuffer struct"},
    {"unknown", "[unknown]", "",
     "if else switch for while do expression block return empty local global member parameter "
     "function method cbuffer struct"},
};

bool isOneOf(llvm::StringRef Words, llvm::StringRef Word) {
  llvm::SmallVector<llvm::StringRef, 16> List;
  Words.split(List, ' ', -1, false);
  return llvm::is_contained(List, Word);
}

class PlacesOf : public testing::TestWithParam<AttributePlaces> {};

TEST_P(PlacesOf, AreThoseOfDXC) {
  const AttributePlaces &A = GetParam();
  const bool OfStatements = isOneOf(A.Good, "for") || isOneOf(A.Good, "switch");
  for (const Construct &C : Constructs) {
    const bool IsWarned = isOneOf(A.Warned, C.Word) || (OfStatements && isOneOf(Others, C.Word));
    const Verdict Wanted = isOneOf(A.Good, C.Word) ? Verdict::Good
                           : IsWarned              ? Verdict::Warned
                                                   : Verdict::Refused;
    const std::string Text = std::string(C.Before) + A.Written + C.After;
    EXPECT_EQ(verdictOf(Text), Wanted) << Text << "\n" << checkText(Text).Messages;
  }
  // Statements that no attribute accepts, besides these.
  for (const Construct &C : Constructs)
    if (isOneOf(AllStatements, C.Word) && isOneOf(A.Good, C.Word))
      EXPECT_TRUE(OfStatements) << A.Name;
}

INSTANTIATE_TEST_SUITE_P(Attributes, PlacesOf, testing::ValuesIn(PlacesOfAttributes),
                         [](const auto &Info) { return std::string(Info.param.Name); });

//===-- Arguments and stages --------------------------------------------------------------===//

class AttributeCases : public testing::TestWithParam<test::TextCase> {};

TEST_P(AttributeCases, AreThoseOfDXC) {
  const test::TextCase &Case = GetParam();
  Options Opts = libraryOptions();
  if (Case.Options.size() > 1)
    Opts.Stage = findStage(std::string_view(Case.Options[1])).value();
  const Verdict Wanted = Case.Options.at(0) == "good"     ? Verdict::Good
                         : Case.Options.at(0) == "warned" ? Verdict::Warned
                                                          : Verdict::Refused;
  EXPECT_EQ(verdictOf(Case.Text, Opts), Wanted) << Case.Text << "\n"
                                                << checkText(Case.Text, Opts).Messages;
}

INSTANTIATE_TEST_SUITE_P(Attributes, AttributeCases,
                         testing::ValuesIn(test::readTextCases(ATTRIBUTE_CASES)), test::nameOf);

} // namespace
} // namespace dxil::frontend
