// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-dis: prints the listing of a DXIL container, program part or bitcode file.
#include "Color.h"
#include "Draw.h"
#include "Tool.h"
#include "platform/Platform.h"

#include <dxil/container/Assemble.h>
#include <dxil/container/DebugFile.h>
#include <dxil/listing/Dump.h>
#include <dxil/listing/Graphs.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>
#include <dxil/listing/SourceNames.h>
#include <dxil/module/ModuleCheck.h>

namespace {

using namespace dxil;

struct Arguments {
  std::string Input, Output = "-", Function, Extract;
  bool Upgrade = false, Parts = false, Headers = false, Reflect = false, NoHeaders = false,
       NoComments = false, Debug = false, WithParts = false, Source = false;
  bool Json = false, Yaml = false, Cfg = false, CallGraph = false, Stats = false, Svg = false;

  /// Returns true if the output is assembly.
  bool isListing() const {
    return !Parts && !Headers && !Reflect && !Json && !Yaml && !Cfg && !CallGraph && !Stats &&
           Extract.empty();
  }
};

void addOptions(tool::Tool &T, Arguments &A) {
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", A.Input, "Container, part or bitcode; - is standard input")
             ->required());
  T.file(App.add_option("-o,--output", A.Output, "Write there; default: standard output"));
  App.add_flag("--parts", A.Parts, "Only the table of parts");
  App.add_flag("--headers", A.Headers, "Only the tables");
  App.add_flag("--reflect", A.Reflect, "Resources, signatures, entries and counts as JSON");
  App.add_flag("--json", A.Json, "Every part with all its fields, as JSON");
  App.add_flag("--yaml", A.Yaml, "The same as YAML");
  App.add_flag("--no-headers", A.NoHeaders, "Only the assembly");
  App.add_flag("--no-comments", A.NoComments, "Do not name operations");
  App.add_flag("--with-parts", A.WithParts,
               "Begin with the parts that dxil-as cannot derive, in hexadecimal");
  App.add_option("--function", A.Function,
                 "Only this function: f, or f(float4) if several have the name")
      ->type_name("NAME");
  App.add_flag("--cfg", A.Cfg,
               "The control flow graph of all functions, or of --function, in graphviz's language");
  App.add_flag("--callgraph", A.CallGraph, "Which function calls which, in graphviz's language");
  App.add_flag("--svg", A.Svg, "With --cfg or --callgraph: the picture, drawn by graphviz's dot");
  App.add_flag("--stats", A.Stats,
               "Counts of instructions, the most values live at once, and the operations that use "
               "each resource");
  App.add_flag("--source", A.Source,
               "Put the source lines before their instructions (compiled with -Zi -Qembed_debug)");
  App.add_flag("--debug", A.Debug, "List the program with debug information, of part ILDB");
  App.add_flag("--upgrade", A.Upgrade,
               "LLVM 22 IR instead: intrinsics for operations, attributes for metadata (needs the "
               "program dxil-upgrade, beside this one or in PATH)");
  App.add_option("--extract", A.Extract, "Write the bytes of that part, as they are")
      ->type_name("PART");
  T.addColor();
}

/// Returns the parts that dxil-as cannot derive from the program, or from that of part ILDB.
Result<std::string> keptParts(Bytes Input, bool IsDebug) {
  auto C = container::Container::parse(Input);
  if (!C)
    return C.error();
  auto Parts = container::partsToKeep(*C);
  if (!Parts)
    return Parts.error();
  if (IsDebug)
    std::erase_if(*Parts, [](const auto &P) { return P.first == container::part::ILDB; });
  return container::partsHeader(*Parts);
}

/// Returns the listing; empty if it was already written to `Out`.
Result<std::string> produceListing(const Arguments &A, Bytes Input, tool::Output *Out) {
  std::string Before;
  if (A.WithParts) {
    auto Parts = keptParts(Input, A.Debug);
    if (!Parts)
      return Parts;
    Before = std::move(*Parts);
  }
  if (Out)
    Out->write(Before);
  listing::ListingOptions O;
  O.Function = A.Function;
  O.Headers = !A.NoHeaders;
  O.OpComments = !A.NoComments;
  O.Source = A.Source;
  if (A.Debug)
    O.Program = container::part::ILDB;
  if (Out)
    O.Sink = [Out](std::string_view Piece) { return Out->write(Piece); };
  auto Text = listing::listing(Input, O);
  if (Text && !Out)
    Text->insert(0, Before);
  return Text;
}

Result<std::string> graph(const container::Container &C, const Arguments &A) {
  auto M = container::readModule(C, A.Debug ? container::part::ILDB : container::part::DXIL);
  if (!M)
    return M.error();
  std::optional<std::string> Wrong;
  ir::checkModule(*M, [&](const ir::ModuleProblem &P) { Wrong = Wrong.value_or(P.What); });
  if (!Wrong)
    return A.CallGraph ? listing::callGraph(*M) : listing::controlFlowGraph(*M, A.Function);
  Error E;
  E.Code = ErrorCode::FunctionBody;
  E.Message = *Wrong;
  return E;
}

/// Replaces the name of a function by its symbol. Fails if no function or several have the name.
Status chooseFunction(Arguments &A, Bytes Input) {
  const auto M =
      listing::readListed(Input, A.Debug ? container::part::ILDB : container::part::DXIL);
  if (!M)
    return {}; // the listing reports the error
  const listing::FunctionNames Names(*M);
  const std::vector<ir::FunctionId> Matches = Names.find(A.Function);
  if (Matches.size() == 1) {
    A.Function = M->name(M->Functions[Matches[0]].Self);
    return {};
  }
  std::string List;
  for (const ir::FunctionId F : Matches)
    List += (List.empty() ? "" : ", ") + Names.of(F);
  if (!Matches.empty())
    return failure("--function: '" + A.Function + "' is ambiguous (expected one of " + List + ")");
  const auto Near = tool::nearWords(Names.all(), A.Function);
  if (!Near.empty())
    return failure("the module defines no function '" + A.Function + "', did you mean '" +
                   Near.front() + "'?");
  constexpr size_t MostListed = 8;
  const std::vector<std::string> All = Names.all();
  for (size_t I = 0; I < std::min(All.size(), MostListed); ++I)
    List += (I ? ", " : "") + All[I];
  return failure("the module defines no function '" + A.Function + "' (it defines " +
                 (All.empty() ? "none" : List) + (All.size() > MostListed ? ", ...)" : ")"));
}

/// Returns the output; empty if it was already written to `Out`.
Result<std::string> produce(const Arguments &A, Bytes Input, tool::Output *Out) {
  if (A.isListing())
    return produceListing(A, Input, Out);
  auto C = container::Container::parse(Input);
  if (!C)
    return C.error();
  if (A.Parts)
    return dxil::listing::partTable(*C);
  if (A.Json || A.Yaml)
    return dxil::listing::dumpContainer(*C, A.Yaml ? dxil::listing::DumpFormat::Yaml
                                                   : dxil::listing::DumpFormat::Json);
  if (A.Reflect)
    return listing::reflectionJson(*C);
  if (A.Stats)
    return listing::statistics(*C);
  if (A.Cfg || A.CallGraph)
    return graph(*C, A);
  if (A.Headers) {
    if (!C->find(dxil::container::part::DXIL))
      return dxil::listing::headerTables(*C, nullptr);
    auto M = dxil::container::readModule(*C);
    if (!M)
      return M.error();
    return dxil::listing::headerTables(*C, &*M);
  }
  for (const dxil::container::Part &P : C->parts())
    if (P.Name.str() == A.Extract)
      return std::string(P.Data.begin(), P.Data.end());
  dxil::Error E;
  E.Code = dxil::ErrorCode::PartMissing;
  E.Message = "the container has no part " + A.Extract;
  return E;
}

/// This program does not contain LLVM, so it runs dxil-upgrade.
int upgrade(const tool::Tool &T, const Arguments &A) {
  using namespace tool::platform;
  Child Upgrade = Child::start({programBeside("dxil-upgrade"), A.Input, "-o", A.Output});
  if (Upgrade.problem())
    return T.failUsage(
        "--upgrade: the program dxil-upgrade cannot be started: " + Upgrade.problem().message() +
        " (expected it beside dxil-dis or in PATH; it is built with LLVM 22)");
  const int Code = Upgrade.wait();
  if (Code < 0 || Code >= 128)
    return T.fail(A.Input, "dxil-upgrade did not end as it should");
  return Code;
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-dis",
               "Lists a DXIL container (or a bare program part, or bare LLVM 3.7 bitcode): tables "
               "of its parts,\n"
               "then LLVM 3.7 assembly in which comments name each DXIL operation. dxil-as makes a "
               "container of it again.",
               "Exit status: 0 done, 2 wrong usage, or an input that cannot be read.\n\n"
               "Example: dxil-dis --function main shader.dxil");
  Arguments A;
  addOptions(T, A);
  if (auto Code = T.parse(Count, Values))
    return *Code;
  if (A.Upgrade)
    return upgrade(T, A);
  auto Input = tool::readInput(A.Input);
  if (!Input)
    return T.fail(A.Input, Input.message());
  if (container::isDebugFile(*Input)) {
    Input = container::readDebugFile(*Input);
    if (!Input)
      return T.fail(A.Input, Input.message());
    A.Debug = true; // the container has no other program
  }
  if (A.Svg && !A.Cfg && !A.CallGraph)
    return T.failUsage("--svg draws a graph: expected --cfg or --callgraph with it");
  if (!A.Function.empty())
    if (Status Done = chooseFunction(A, *Input); !Done)
      return T.fail(A.Input, Done.message());
  tool::Output Out(A.Output);
  // Only text for people is coloured.
  const bool Color =
      (A.isListing() || A.Parts || A.Headers) && T.wantsColor(A.Output == "-" ? 1 : -1);
  auto Text = produce(A, *Input, Color ? nullptr : &Out);
  if (!Text)
    return T.fail(A.Input, Text.error().str());
  if (A.Svg)
    Text = dis::draw(*Text);
  if (!Text)
    return T.fail("--svg: " + Text.message());
  Out.write(Color ? dis::colored(*Text) : *Text);
  return Out.finish(T);
}
