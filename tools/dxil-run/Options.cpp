// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"

#include "description/Json.h"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace {

constexpr int ExitUnusable = 2;

constexpr const char *About =
    "Runs shaders on the CPU and compares what they give with what is expected.\n\n"
    "INPUT is a container with a description of the run (docs/execution.md), a file of cases\n"
    "(*.cases), or HLSL whose comments say what it must give; several of the last two may be "
    "given.\n"
    "- is standard input.";

constexpr const char *Footer = "Exit status: 0 all is as expected, 1 a difference (or a fault with "
                               "--fault=error), 2 wrong usage,\n"
                               "unusable input, or a program that does not run to its end.\n\n"
                               "Example: a description to begin with, a run, a picture\n"
                               "  dxil-cc -T ps_6_6 -E main glow.hlsl -Fo glow.dxil\n"
                               "  dxil-run --example glow.dxil > glow.json\n"
                               "  dxil-run glow.dxil glow.json --image glow.png\n";

/// Adds the nearest option to what the parser says of an unknown one.
std::string withSuggestion(const CLI::App &App, const std::string &Message, const char *const *Args,
                           int Count) {
  std::vector<std::string> Known;
  for (const CLI::Option *O : App.get_options())
    for (const std::string &Name : O->get_lnames())
      Known.push_back("--" + Name);
  for (int I = 1; I < Count; ++I) {
    const std::string Word = std::string(Args[I]).substr(0, std::string(Args[I]).find('='));
    if (Word.starts_with("--") && std::find(Known.begin(), Known.end(), Word) == Known.end())
      if (const std::string Near = dxil::execution::nearestWord(Word, Known); !Near.empty())
        return Message + ", did you mean '" + Near + "'?";
  }
  return Message;
}

} // namespace

int parseCommandLine(int ArgCount, char **Args, CommandLine &Out) {
  CLI::App App{About, "dxil-run"};
  App.footer(Footer);
  App.set_version_flag("--version", "dxil-run " DXILTOOLS_VERSION);
  App.add_option("INPUT", Out.Inputs,
                 "shader.dxil [description.json] | tests.cases... | program.hlsl...");
  App.add_flag("--example", Out.Example,
               "Print a description that runs for the container, and stop");
  App.add_option("--entry", Out.Entry, "Entry point of a library, for --example");
  App.add_option("--format", Out.Format,
                 "How to print results: text, json, csv or raw (bytes of one)")
      ->check(CLI::IsMember({"text", "json", "csv", "raw"}))
      ->capture_default_str();
  App.add_option("-o,--output", Out.Output, "Print there instead of to standard output");
  App.add_option("--result", Out.Result,
                 "The result for --format raw, by its name (default: the first)");
  App.add_option("--limit", Out.Limit, "Numbers of each result in text; 0: all")
      ->capture_default_str();
  App.add_option("--image", Out.Image, "Write a render target as PNG");
  App.add_option("--image-of", Out.ImageOf,
                 "Which one: target0, target1, ... depth (default: target0)");
  App.add_option("--fault", Out.Faults,
                 "What to do of faults: ignore, warn (default) or error; or of one kind,\n"
                 "KIND=ACTION, where KIND is bounds, barriers, races, undefined or all (may be\n"
                 "repeated). Races and undefined values are looked for when they are named: slower")
      ->allow_extra_args(false);
  App.add_option("--trace", Out.Trace,
                 "Print each instruction of a thread with its values and source line: THREAD or\n"
                 "GROUP,THREAD (compute; GROUP up to three numbers), X,Y (pixel), X,Y,Z (rays),\n"
                 "NUMBER of the invocation (other stages)")
      ->delimiter(',')
      ->expected(1, 4);
  App.add_option("--wave-size", Out.WaveSize,
                 "Lanes of a wave; what the shader or description says wins")
      ->check(CLI::IsMember({4, 8, 16, 32, 64, 128}))
      ->capture_default_str();
  App.add_option("--threads", Out.Threads, "Threads of the processor; 0: one for each core")
      ->capture_default_str();
  App.add_option("--max-iterations", Out.MaxIterations,
                 "Turns of loops of a wave before a run is stopped as endless")
      ->capture_default_str();
  App.add_option("--max-steps", Out.MaxSteps,
                 "Waves and turns of their loops before a launch is stopped")
      ->capture_default_str();
  App.add_option("--compiler", Out.Compiler,
                 "For HLSL: a compiler with dxc's options (default: dxil-cc beside this)");
  App.add_option("--compiler-arg", Out.CompilerArguments,
                 "A further option for it (may be repeated)")
      ->allow_extra_args(false);
  App.add_flag("-q,--quiet", Out.Quiet, "Print differences and errors only");
  try {
    App.parse(ArgCount, Args);
  } catch (const CLI::CallForHelp &E) {
    return App.exit(E);
  } catch (const CLI::CallForVersion &E) {
    return App.exit(E);
  } catch (const CLI::ParseError &E) {
    std::fprintf(stderr, "dxil-run: error: %s (see --help)\n",
                 withSuggestion(App, E.what(), Args, ArgCount).c_str());
    return ExitUnusable;
  }
  for (const std::string &Text : Out.Faults)
    if (const std::string Wrong = dxil::execution::setFaultAction(Text, Out.OnFault);
        !Wrong.empty()) {
      std::fprintf(stderr, "dxil-run: error: --fault: %s\n", Wrong.c_str());
      return ExitUnusable;
    }
  if (Out.Inputs.empty()) {
    std::fprintf(
        stderr,
        "dxil-run: error: no input (expected a container, *.cases or *.hlsl; see --help)\n");
    return ExitUnusable;
  }
  return -1;
}
