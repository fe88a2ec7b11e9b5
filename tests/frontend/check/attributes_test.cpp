// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each attribute at each construct and with each kind of argument. DXC was asked for each
// case.
#include "CheckText.h"

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

//===-- Arguments -------------------------------------------------------------------------===//

struct ArgumentCase {
  const char *Name;
  const char *Text;
  Verdict Wanted;
};
#define FUNCTION(A) "static const int k = 2; enum E { Two = 2 }; float4 p; [" A "] void f() {}"
#define LOOP(A) "static const int k = 2; void f() { [" A "] for (int i = 0; i < 4; ++i) ; }"
constexpr ArgumentCase ArgumentCases[] = {
    {"none_of_three", FUNCTION("numthreads"), Verdict::Refused},
    {"no_arguments_of_three", FUNCTION("numthreads()"), Verdict::Refused},
    {"two_of_three", FUNCTION("numthreads(1, 1)"), Verdict::Refused},
    {"four_of_three", FUNCTION("numthreads(1, 1, 1, 1)"), Verdict::Refused},
    {"constants", FUNCTION("numthreads(k, k, Two)"), Verdict::Good},
    {"expression", FUNCTION("numthreads(1 + 1, 1, 1)"), Verdict::Good},
    {"text_for_number", FUNCTION("numthreads(1, 1, \"x\")"), Verdict::Refused},
    {"undeclared", FUNCTION("numthreads(1, 1, what)"), Verdict::Refused},
    {"no_constant", FUNCTION("numthreads(1, 1, int(p.x))"), Verdict::Refused},
    {"too_many_threads", FUNCTION("numthreads(1025, 1, 1)"), Verdict::Warned},
    {"too_many_in_product", FUNCTION("numthreads(64, 64, 1)"), Verdict::Warned},
    {"too_deep_group", FUNCTION("numthreads(1, 1, 65)"), Verdict::Warned},
    {"no_threads", FUNCTION("numthreads(0, 1, 1)"), Verdict::Warned},
    {"float_for_integer", FUNCTION("maxvertexcount(1.5)"), Verdict::Warned},
    {"bool_for_integer", FUNCTION("maxvertexcount(true)"), Verdict::Warned},
    {"negative_for_integer", FUNCTION("maxvertexcount(-1)"), Verdict::Warned},
    {"vector_for_integer", FUNCTION("maxvertexcount(int2(1, 1))"), Verdict::Refused},
    {"control_points", FUNCTION("outputcontrolpoints(32)"), Verdict::Good},
    {"too_many_control_points", FUNCTION("outputcontrolpoints(33)"), Verdict::Refused},
    {"float_control_points", FUNCTION("outputcontrolpoints(1.5)"), Verdict::Refused},
    {"word", FUNCTION("domain(\"quad\")"), Verdict::Good},
    {"other_word", FUNCTION("domain(\"compute\")"), Verdict::Refused},
    {"number_for_word", FUNCTION("domain(1)"), Verdict::Refused},
    {"two_words", FUNCTION("domain(\"tri\", \"tri\")"), Verdict::Refused},
    {"topology_of_hull", FUNCTION("outputtopology(\"triangle_cw\")"), Verdict::Good},
    {"topology_of_mesh", FUNCTION("outputtopology(\"triangle\")"), Verdict::Good},
    {"stage", FUNCTION("shader(\"compute\")") "", Verdict::Refused}, // without numthreads
    {"other_stage", FUNCTION("shader(\"tri\")"), Verdict::Refused},
    {"float", FUNCTION("maxtessfactor(15.0)"), Verdict::Good},
    {"integer_for_float", FUNCTION("maxtessfactor(15)"), Verdict::Good},
    {"constant_for_float", FUNCTION("maxtessfactor(k)"), Verdict::Refused},
    {"negative_for_float", FUNCTION("maxtessfactor(-1.0)"), Verdict::Refused},
    {"bool_for_float", FUNCTION("maxtessfactor(true)"), Verdict::Refused},
    {"wave_size", FUNCTION("WaveSize(64)"), Verdict::Good},
    {"wave_size_no_power", FUNCTION("WaveSize(24)"), Verdict::Refused},
    {"wave_size_small", FUNCTION("WaveSize(2)"), Verdict::Refused},
    {"wave_size_range", FUNCTION("WaveSize(8, 64, 32)"), Verdict::Good},
    {"wave_size_reversed", FUNCTION("WaveSize(64, 8)"), Verdict::Refused},
    {"wave_size_same", FUNCTION("WaveSize(32, 32)"), Verdict::Warned},
    {"wave_size_preferred_outside", FUNCTION("WaveSize(8, 16, 32)"), Verdict::Refused},
    {"wave_size_preferred_none", FUNCTION("WaveSize(8, 16, 0)"), Verdict::Refused},
    {"grid", FUNCTION("NodeMaxDispatchGrid(65535, 16, 16)"), Verdict::Good},
    {"grid_zero", FUNCTION("NodeMaxDispatchGrid(0, 1, 1)"), Verdict::Refused},
    {"grid_product", FUNCTION("NodeMaxDispatchGrid(65535, 65535, 1)"), Verdict::Refused},
    {"recursion", FUNCTION("NodeMaxRecursionDepth(33)"), Verdict::Refused},
    {"clip_plane_number", FUNCTION("clipplanes(1)"), Verdict::Refused},
    {"clip_plane_constant", FUNCTION("clipplanes(k)"), Verdict::Refused},
    {"clip_planes_seven", FUNCTION("clipplanes(p, p, p, p, p, p, p)"), Verdict::Refused},
    {"none_taken", FUNCTION("earlydepthstencil()"), Verdict::Good},
    {"one_of_none", FUNCTION("earlydepthstencil(1)"), Verdict::Refused},
    {"never_called", FUNCTION("WaveOpsIncludeHelperLanes(1)"), Verdict::Warned},
    {"unknown_takes_anything", FUNCTION("whatever(1 +, [what)"), Verdict::Warned},
    {"unroll", LOOP("unroll(4)"), Verdict::Good},
    {"unroll_constant", LOOP("unroll(k)"), Verdict::Good},
    {"unroll_text", LOOP("unroll(\"x\")"), Verdict::Refused},
    {"unroll_several", LOOP("unroll(1, 1)"), Verdict::Good},
    {"loop_number", LOOP("loop(1)"), Verdict::Good},
    {"loop_name", LOOP("loop(what)"), Verdict::Good},
    {"fastopt_name", LOOP("fastopt(what)"), Verdict::Refused},
    {"fastopt_text", LOOP("fastopt(\"x\")"), Verdict::Good},
    {"loop_argument_at_declaration", "[loop(1)] int a;", Verdict::Refused},
    {"record_name", "void f([MaxRecordsSharedWith(1)] int a) {}", Verdict::Refused},
    {"shared_limit", FUNCTION("GroupSharedLimit(-1)"), Verdict::Refused},
    {"nothing", "[] void f() {}", Verdict::Good},
    {"before_template", "[noinline] template<typename T> void f(T t) {}", Verdict::Refused},
    {"behind_template", "template<int N> [numthreads(N, 1, 1)] void f() {}", Verdict::Refused},
    {"unroll_negative", LOOP("unroll(-1)"), Verdict::Refused},
    {"static_float", "static const float g = 2; [maxvertexcount(g)] void f() {}", Verdict::Refused},
};

class ArgumentsOf : public testing::TestWithParam<ArgumentCase> {};

TEST_P(ArgumentsOf, AreThoseOfDXC) {
  EXPECT_EQ(verdictOf(GetParam().Text), GetParam().Wanted) << GetParam().Text << "\n"
                                                           << checkText(GetParam().Text).Messages;
}

INSTANTIATE_TEST_SUITE_P(Attributes, ArgumentsOf, testing::ValuesIn(ArgumentCases),
                         [](const auto &Info) { return std::string(Info.param.Name); });

//===-- Stages ----------------------------------------------------------------------------===//

struct StageCase {
  const char *Name;
  Stage Of;
  const char *Text;
  Verdict Wanted;
};
constexpr StageCase StageCases[] = {
    {"pixel", Stage::Pixel, "[earlydepthstencil] void main() {}", Verdict::Good},
    {"pixel_threads", Stage::Pixel, "[numthreads(1, 1, 1)] void main() {}", Verdict::Refused},
    {"compute_early", Stage::Compute, "[earlydepthstencil] [numthreads(1, 1, 1)] void main() {}",
     Verdict::Refused},
    {"compute_partitioning", Stage::Compute,
     "[partitioning(\"integer\")] [numthreads(1, 1, 1)] void main() {}", Verdict::Warned},
    {"compute_topology", Stage::Compute,
     "[outputtopology(\"line\")] [numthreads(1, 1, 1)] void main() {}", Verdict::Warned},
    {"compute_node", Stage::Compute, "[NodeIsProgramEntry] [numthreads(1, 1, 1)] void main() {}",
     Verdict::Refused},
    {"compute_twice", Stage::Compute, "[numthreads(1, 1, 1)] [numthreads(1, 1, 1)] void main() {}",
     Verdict::Good},
    {"compute_waves_differ", Stage::Compute,
     "[WaveSize(8)] [WaveSize(16)] [numthreads(1, 1, 1)] void main() {}", Verdict::Refused},
    {"compute_none", Stage::Compute, "void main() {}", Verdict::Refused},
};

class StagesOf : public testing::TestWithParam<StageCase> {};

TEST_P(StagesOf, AreThoseOfDXC) {
  Options Opts = computeOptions();
  Opts.Stage = GetParam().Of;
  Opts.EntryPoint = "main";
  EXPECT_EQ(verdictOf(GetParam().Text, Opts), GetParam().Wanted)
      << checkText(GetParam().Text, Opts).Messages;
}

INSTANTIATE_TEST_SUITE_P(Attributes, StagesOf, testing::ValuesIn(StageCases),
                         [](const auto &Info) { return std::string(Info.param.Name); });

} // namespace
} // namespace dxil::frontend
