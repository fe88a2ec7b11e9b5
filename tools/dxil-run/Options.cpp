// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"

#include <algorithm>

namespace {

using namespace dxil;

void addRunOptions(tool::Tool &T, CommandLine &Out) {
  CLI::App &App = T.app();
  App.add_option(
         "--fault", Out.Faults,
         "How to treat faults: ignore, warn (default) or error; or of one kind, KIND=ACTION, where "
         "KIND is bounds, barriers, races, undefined or all (may be repeated). Races and undefined "
         "values are only detected when they are named, as this is slower")
      ->type_name("ACTION")
      ->allow_extra_args(false);
  App.add_option("--trace", Out.Trace,
                 "Print each instruction of a thread with its values and source line: THREAD or "
                 "GROUP,THREAD (compute; GROUP up to three numbers), X,Y (pixel), X,Y,Z (rays), "
                 "NUMBER of the invocation (other stages)")
      ->type_name("PLACE")
      ->delimiter(',')
      ->expected(1, 4);
  App.add_option("--wave-size", Out.WaveSize,
                 "Lanes of a wave; the value in the shader or description takes precedence")
      ->type_name("4|8|16|32|64|128")
      ->check(CLI::IsMember({4, 8, 16, 32, 64, 128}));
  App.add_option("--threads", Out.Threads, "Threads of the processor; 0: one for each core")
      ->type_name("N");
  App.add_option("--max-iterations", Out.MaxIterations,
                 "Loop iterations of a wave before a run is stopped as endless")
      ->type_name("N");
  App.add_option("--max-steps", Out.MaxSteps,
                 "Waves and loop iterations before a launch is stopped")
      ->type_name("N");
}

void addOptions(tool::Tool &T, CommandLine &Out) {
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", Out.Inputs,
                        "shader.dxil [description.json] | shader.hlsl description.json | "
                        "tests.cases... | program.hlsl..."));
  App.add_flag("--example", Out.Example,
               "Print a description that runs for the container, and stop");
  App.add_flag(
      "--offload", Out.Offload,
      "Run a pipeline of llvm/offload-test-suite: pipeline.yaml shader.dxil...; prints its "
      "buffers as YAML, or with --image-of writes one as PNG to --output");
  App.add_flag_function(
      "--debug-layer,--validation-layer", [](int64_t) {},
      "Accepted with --offload; there are no layers");
  App.add_option("--entry", Out.Entry,
                 "Entry point of HLSL (default: main); of a library, for --example")
      ->type_name("NAME");
  App.add_option("--profile", Out.Profile,
                 "Profile of HLSL with a description (default: the one in the description)")
      ->type_name("PROFILE");
  T.words(App.add_option("--format", Out.Format,
                         "How to print results: text (default), json, csv, raw (bytes of one) or "
                         "junit; text, json or junit of cases"),
          {"text", "json", "csv", "raw", "junit"});
  T.file(App.add_option("-o,--output", Out.Output, "Print there instead of to standard output"));
  App.add_option("--result", Out.Result,
                 "The result for --format raw, by its name (default: the first)")
      ->type_name("NAME");
  App.add_option("--limit", Out.Limit, "Numbers of each result in text; 0: all")->type_name("N");
  T.file(App.add_option("--image", Out.Image, "Write a render target or texture as PNG"));
  App.add_option("-r,--image-of", Out.ImageOf,
                 "Which one: target0, target1, ... depth, or a texture's name (default: the first)")
      ->type_name("NAME");
  addRunOptions(T, Out);
  T.file(App.add_option("--compiler", Out.Compiler,
                        "For HLSL: a compiler with dxc's options (default: dxil-cc beside this)"));
  App.add_option("--compiler-arg", Out.CompilerArguments,
                 "A further option for it (may be repeated)")
      ->type_name("OPTION")
      ->allow_extra_args(false);
  App.add_flag("-q,--quiet", Out.Quiet, "Print differences and errors only");
  T.addColor();
}

/// The tests of the offload suite spell long options with one dash, as LLVM's tools take them.
void spellOut(std::vector<std::string> &Args) {
  for (std::string &Each : Args)
    if (Each.size() > 2 && Each[0] == '-' && Each[1] != '-')
      Each.insert(0, "-");
}

} // namespace

std::optional<int> parseCommandLine(tool::Tool &T, int ArgCount, char **Args, CommandLine &Out) {
  addOptions(T, Out);
  std::vector<std::string> Spelled(Args, Args + ArgCount);
  if (std::ranges::find(Spelled, "--offload") != Spelled.end())
    spellOut(Spelled);
  std::vector<char *> Pointers;
  for (std::string &Each : Spelled)
    Pointers.push_back(Each.data());
  if (auto Code = T.parse(ArgCount, Pointers.data()))
    return Code;
  for (const std::string &Text : Out.Faults)
    if (Status Done = execution::setFaultAction(Text, Out.OnFault); !Done)
      return T.failUsage("--fault: " + Done.message());
  if (Out.Inputs.empty())
    return T.failUsage("no input (expected a container, *.cases or *.hlsl)");
  return std::nullopt;
}

execution::LoadOptions loadOptions(const CommandLine &C) {
  execution::LoadOptions Options;
  Options.WaveSize = C.WaveSize;
  Options.Trace = !C.Trace.empty();
  return Options;
}

execution::RunOptions runOptions(const CommandLine &C) {
  execution::RunOptions Options;
  Options.Threads = C.Threads;
  Options.MaxIterations = C.MaxIterations;
  Options.MaxSteps = C.MaxSteps;
  return Options;
}
