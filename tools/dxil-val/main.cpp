// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-val: validates containers. Called as dxv it also signs them, as clang's driver expects.
#include "Baseline.h"
#include "JUnit.h"
#include "Options.h"
#include "Progress.h"
#include "platform/Platform.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/validation/Report.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <thread>

using namespace dxil;
using namespace dxil::val;
namespace fs = std::filesystem;

namespace {

struct ValidationJob {
  std::string Path;
  validation::FileReport Result;
  std::vector<uint8_t> Bytes;
};

void run(ValidationJob &J, const CommandLine &Options, bool Keep) {
  // Reports have the same separators on all systems.
  J.Result.Path = J.Path == "-" ? "<stdin>" : tool::platform::pathOf(J.Path).generic_string();
  auto Input = tool::readInput(J.Path, container::ContainerMaxSize);
  if (!Input) {
    J.Result.Failure = Input.message();
    return;
  }
  J.Bytes = std::move(*Input);
  J.Result.Report = validation::validate(J.Bytes, Options.Validation);
  if (!Keep)
    std::vector<uint8_t>().swap(J.Bytes);
}

/// Returns true if the name of a file in a folder marks it as a shader. Some extensions are
/// ambiguous, since C++ compilers use them too.
enum class NameKind { Shader, Unclear, Other };
NameKind kindOf(const fs::path &Path) {
  const fs::path Extension = Path.extension();
  if (Extension == ".dxil" || Extension == ".cso")
    return NameKind::Shader;
  return Extension == ".obj" || Extension == ".o" ? NameKind::Unclear : NameKind::Other;
}

/// Returns true if the file begins like a container. Also true for an unreadable file, so that
/// reading reports the error.
bool hasContainerMagic(const std::string &Path) {
  constexpr std::string_view Magic = "DXBC";
  const auto Begin = tool::readInput(Path, Magic.size());
  return !Begin ||
         (Begin->size() >= Magic.size() && std::equal(Magic.begin(), Magic.end(), Begin->begin()));
}

/// Adds a folder's containers in the order of their paths.
Status collect(const std::string &Input, const std::vector<std::string> &Excluded,
               std::vector<ValidationJob> &Jobs, size_t &PassedOver) {
  std::error_code Error;
  const fs::path Folder = tool::platform::pathOf(Input);
  if (Input == "-" || !fs::is_directory(Folder, Error)) {
    Jobs.push_back({Input, {}, {}});
    return {};
  }
  std::vector<std::string> Files;
  for (fs::recursive_directory_iterator Iterator(Folder, Error), End; !Error && Iterator != End;
       Iterator.increment(Error)) {
    std::error_code Ignored;
    const NameKind Kind = kindOf(Iterator->path());
    if (Kind == NameKind::Other || !Iterator->is_regular_file(Ignored))
      continue;
    const std::string Relative = Iterator->path().lexically_relative(Folder).generic_string();
    if (std::ranges::any_of(Excluded,
                            [&](const std::string &Each) { return matchesPath(Relative, Each); }))
      continue;
    if (Kind == NameKind::Shader || hasContainerMagic(Iterator->path().string()))
      Files.push_back(Iterator->path().string());
    else
      ++PassedOver;
  }
  if (Error)
    return failure(Error.message());
  if (Files.empty())
    return failure("no container (expected .dxil, .cso, .obj or .o files)");
  std::sort(Files.begin(), Files.end());
  for (std::string &Path : Files)
    Jobs.push_back({std::move(Path), {}, {}});
  return {};
}

void runAll(std::vector<ValidationJob> &Jobs, const CommandLine &Options) {
  const bool Keep = !Options.Output.empty();
  tool::Progress Shown(Jobs.size(), Jobs.size() > 1 && !Options.IsQuiet);
  std::atomic<size_t> Next{0};
  auto Work = [&] {
    for (size_t I; (I = Next++) < Jobs.size();) {
      run(Jobs[I], Options, Keep);
      Shown.done(Jobs[I].Path);
    }
  };
  const size_t Threads = std::min<size_t>(std::min(Options.Jobs, 256u), Jobs.size());
  std::vector<std::thread> Pool;
  for (size_t I = 1; I < Threads; ++I)
    Pool.emplace_back(Work);
  Work();
  for (std::thread &T : Pool)
    T.join();
}

int sign(const tool::Tool &T, const std::string &Input, std::vector<uint8_t> &Container,
         const std::string &Path) {
  Result<container::Container> C = container::Container::parse(Container);
  if (!C)
    return tool::ExitUnusable;
  Container.resize(C->bytes().size());
  if (Result<void> R = container::signContainer(Container); !R)
    return T.fail(Input, R.error().str());
  tool::Output Out(Path);
  Out.write(Bytes(Container));
  return Out.finish(T);
}

std::string summary(const std::vector<validation::FileReport> &Reports, const CommandLine &Options,
                    int Status) {
  const validation::ReportSummary S = validation::summarize(Reports);
  if (Options.IsDxv)
    return Status == tool::ExitGood ? "Validation succeeded.\n" : "";
  if (S.Files > 1)
    return std::to_string(S.Files) + " files: " + std::to_string(S.Valid) + " valid, " +
           std::to_string(S.Files - S.Valid) + " not\n" + validation::textRuleCounts(Reports);
  return Status == tool::ExitGood ? Reports[0].Path + ": valid\n" : "";
}

/// Findings are errors of the run, so they go to standard error; the summary is its result.
int printText(const tool::Tool &T, const std::vector<validation::FileReport> &Reports,
              const CommandLine &Options, int Status) {
  std::string Text;
  for (const validation::FileReport &R : Reports)
    if (R.Failure.empty())
      Text += validation::textReport(R);
  tool::Output Standard("-");
  int Code = tool::ExitGood;
  if (Options.ReportFile.empty()) {
    T.printDiagnostics(Text);
  } else if (Options.ReportFile == "-") {
    Standard.write(Text);
  } else {
    tool::Output Report(Options.ReportFile);
    Report.write(Text);
    Code = Report.finish(T);
  }
  if (!Options.IsQuiet && Options.Output != "-")
    Standard.write(summary(Reports, Options, Status));
  return std::max(Code, Standard.finish(T));
}

/// Returns one test for each file.
std::string junit(const std::vector<validation::FileReport> &Reports) {
  std::vector<tool::TestCase> Cases;
  for (const validation::FileReport &R : Reports)
    Cases.push_back({"dxil-val", R.Path,
                     R.usable() && !R.valid() ? validation::textReport(R) : std::string(),
                     R.unusableText()});
  return tool::junitReport("dxil-val", Cases);
}

int print(const tool::Tool &T, const std::vector<validation::FileReport> &Reports,
          const CommandLine &Options, int Status) {
  for (const validation::FileReport &R : Reports)
    if (!R.Failure.empty())
      T.fail(R.Path, R.Failure);
  if (Options.IsQuiet && Options.ReportFile.empty())
    return tool::ExitGood;
  if (Options.Format == "text")
    return printText(T, Reports, Options, Status);
  tool::Output Out(Options.ReportFile.empty() ? "-" : Options.ReportFile);
  Out.write(Options.Format == "json" ? validation::jsonReport(Reports)
            : Options.Format == "junit"
                ? junit(Reports)
                : validation::sarifReport(Reports, DXILTOOLS_VERSION, Options.Site));
  return Out.finish(T);
}

int listRules(const tool::Tool &T, const CommandLine &Options) {
  std::string Text;
  if (Options.Format == "json") {
    tool::Output Out("-");
    Out.write(validation::jsonRules());
    return Out.finish(T);
  }
  for (const RuleInfo &R : validation::rules()) {
    std::string Name(R.Name);
    Name.resize(std::max<size_t>(Name.size(), 40), ' ');
    Text += Name + " " + std::string(R.Text) + "\n";
  }
  tool::Output Out("-");
  Out.write(Text);
  return Out.finish(T);
}

/// Removes the findings of the baseline from the reports.
Status compareWithBaseline(const CommandLine &Options,
                           std::vector<validation::FileReport> &Reports) {
  const auto Text = tool::readInput(Options.Baseline);
  if (!Text)
    return Text.error();
  const auto Match =
      removeKnown({reinterpret_cast<const char *>(Text->data()), Text->size()}, Reports);
  if (!Match)
    return Match.error();
  if (Options.IsVerbose)
    std::fprintf(stderr, "dxil-val: %zu findings are in the baseline\n", *Match);
  return {};
}

int judge(const tool::Tool &T, const CommandLine &Options) {
  std::vector<ValidationJob> Jobs;
  size_t PassedOver = 0;
  for (const std::string &Input : Options.Inputs)
    if (Status Done = collect(Input, Options.Excluded, Jobs, PassedOver); !Done)
      return T.fail(Input, Done.message());
  if (!Options.Output.empty() && Jobs.size() != 1)
    return T.failUsage("-o takes one input, not the " + std::to_string(Jobs.size()) +
                       " of a folder");
  if (Options.IsVerbose)
    std::fprintf(stderr, "dxil-val: passed over %zu .obj and .o files that are no containers\n",
                 PassedOver);
  runAll(Jobs, Options);
  std::vector<validation::FileReport> Reports;
  for (ValidationJob &J : Jobs)
    Reports.push_back(std::move(J.Result));
  if (!Options.Baseline.empty())
    if (Status Done = compareWithBaseline(Options, Reports); !Done)
      return T.fail(Options.Baseline, Done.message());
  int Code = tool::ExitGood;
  for (const validation::FileReport &R : Reports) {
    if (!R.usable())
      Code = tool::ExitUnusable;
    else if (!R.valid())
      Code = std::max(Code, tool::ExitNegative);
  }
  if (Code == tool::ExitGood && !Options.Output.empty())
    Code = sign(T, Reports[0].Path, Jobs[0].Bytes, Options.Output);
  return std::max(Code, print(T, Reports, Options, Code));
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-val",
               "Checks whether DXIL containers are legal, and if not, reports the broken rule, the "
               "location and the expected form. A\n"
               "folder stands for the *.dxil and *.cso files below it, and for *.obj and *.o files "
               "that are containers.",
               "Called as dxv it takes dxv's arguments: dxv IN [-o OUT].\n\n"
               "Exit status: 0 all are valid, 1 at least one is not, 2 wrong usage, or an input "
               "that cannot be used.\n\n"
               "Example: findings for a code hosting site\n"
               "  dxil-val -j 0 --format sarif shaders/ > findings.sarif");
  CommandLine Options;
  if (auto Code = parseCommandLine(T, Count, Values, Options))
    return *Code;
  return Options.ListsRules ? listRules(T, Options) : judge(T, Options);
}
