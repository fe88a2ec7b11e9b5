// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Clang.h"
#include "BuiltInClang.h"
#include "Debug.h"
#include "Output.h"
#include "dxil/target/WarningFlags.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;

namespace dxil::cc {
namespace {

std::string programDirectory(const char *Argv0) {
  // Any address of this program finds its file.
  static int Anchor;
  SmallString<128> Dir(sys::fs::getMainExecutable(Argv0, &Anchor));
  sys::path::remove_filename(Dir);
  return Dir.str().str();
}

// The first of Candidates that is there.
std::optional<std::string> firstExisting(ArrayRef<std::string> Candidates) {
  for (const std::string &Path : Candidates)
    if (!Path.empty() && sys::fs::exists(Path))
      return Path;
  return std::nullopt;
}

std::string join(StringRef Dir, const Twine &A, const Twine &B = "") {
  SmallString<128> Path(Dir);
  sys::path::append(Path, A, B);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Path.str().str();
}

Expected<std::string> find(StringRef What, const char *Variable, ArrayRef<std::string> Candidates) {
  if (std::optional<std::string> Set = sys::Process::GetEnv(Variable)) {
    if (sys::fs::exists(*Set))
      return *Set;
    return createStringError(Twine(Variable) + " is '" + *Set + "', and there is no such file");
  }
  if (std::optional<std::string> Found = firstExisting(Candidates))
    return *Found;
  return createStringError(What + " was not found (set " + Variable + ")");
}

Error findStockClang(StringRef Root, Toolchain &Tools) {
  std::string InPath;
  if (ErrorOr<std::string> Found = sys::findProgramByName("clang-22"))
    InPath = *Found;
  Expected<std::string> Clang = find("clang 22", "DXIL_CLANG", {DXIL_CLANG_PATH, InPath});
  if (!Clang)
    return Clang.takeError();
  Tools.Clang = *Clang;
  Expected<std::string> Plugin = find(
      "dxil-target.so", "DXIL_PLUGIN",
      {join(Root, "lib", "dxil-target.so"), join(Root, DXIL_INSTALL_LIBDIR, "dxil-target.so")});
  if (!Plugin)
    return Plugin.takeError();
  Tools.Plugin = *Plugin;
  return Error::success();
}

// What clang defines __HLSL_VERSION as.
StringRef languageVersionNumber(const Options &O) {
  StringRef Year = StringRef(O.LanguageVersion).substr(strlen("hlsl"));
  if (Year.empty() || Year == "202x")
    return "2028";
  return Year == "202y" ? "2029" : Year;
}

// The parsed hlsl.h that stands for its text in this compile: see hlsl/CMakeLists.txt. None where the
// header is not the one that was precompiled, or other arguments could change what it says.
std::optional<std::string> precompiledHeader(const Toolchain &Tools, const Options &O) {
  if (Tools.PrecompiledDir.empty() || !O.ClangArgs.empty() || O.ShowIncludes)
    return std::nullopt;
  StringRef Stage = O.Target->Stage == "library" ? "-library" : "";
  std::string Path = join(Tools.PrecompiledDir, "hlsl202x-6." + Twine(O.Target->Minor) + Stage +
                                                    (O.Native16Bit ? "-16bit" : "") + ".pch");
  return firstExisting({Path});
}

// What the front end module does beside what clang has options for (target/frontend/Options.h).
std::vector<std::string> frontendArguments(const Options &O) {
  std::vector<std::string> Args;
  if (O.PayloadQualifiers)
    Args.push_back(*O.PayloadQualifiers ? "payload-qualifiers" : "no-payload-qualifiers");
  if (O.StrictFloats)
    Args.push_back("strict");
  if (O.LegacySemantics)
    Args.push_back("legacy-semantics");
  if (O.PackOptimized)
    Args.push_back("pack-optimized");
  if (O.ReserveUnused)
    Args.push_back("reserve-unused");
  if (O.BindingSpace)
    Args.push_back("binding-space=" + std::to_string(*O.BindingSpace));
  if (!O.BindingTable.empty())
    Args.push_back("binding-table=" + O.BindingTable);
  if (!O.BindingMacro.empty())
    Args.push_back("binding-table-define=" + O.BindingMacro);
  if (!O.RootSignatureMacro.empty())
    Args.push_back("root-signature-define=" + O.RootSignatureMacro);
  return Args;
}

void addMessageArguments(const frontend::MessageStyle &Style, std::vector<std::string> &Args) {
  using Format = frontend::MessageStyle::Format;
  auto AddIf = [&](bool Condition, const char *Argument) {
    if (Condition)
      Args.push_back(Argument);
  };
  const bool IsGiven = Style.MostErrors != frontend::MessageStyle().MostErrors;
  Args.insert(Args.end(), {"-ferror-limit", std::to_string(IsGiven ? Style.MostErrors : 19)});
  if (Style.Places != Format::Clang)
    Args.insert(Args.end(), {"-fdiagnostics-format", Style.Places == Format::MSVC ? "msvc" : "vi"});
  AddIf(Style.Colors, "-fcolor-diagnostics");
  AddIf(!Style.ShowFlags, "-fno-diagnostics-show-option");
  AddIf(!Style.ShowColumns, "-fno-show-column");
  AddIf(!Style.ShowLines, "-fno-caret-diagnostics");
}

// What follows `clang -cc1`, but for the plugin and the output.
std::vector<std::string> clangArguments(const Toolchain &Tools, const Options &O,
                                        const std::optional<std::string> &Precompiled,
                                        Lines WithLines = Lines::Keep) {
  std::vector<std::string> Args;
  auto Add = [&](std::initializer_list<std::string> More) {
    Args.insert(Args.end(), More.begin(), More.end());
  };
  Add({"-triple", O.Target->triple(), "-emit-obj"});
  // Where the process ends right after, memory need not be given back. A module that a pass has checked
  // need not be verified again.
  if (!O.ProcessContinues)
    Add({"-disable-free"});
  Add({"-clear-ast-before-backend", "-disable-llvm-verifier",
       "-discard-value-names"});
  Add({"-mrelocation-model", "static", "-ffp-contract=off", "-O" + std::to_string(O.OptLevel)});
  // Relative, so that no directory of this machine gets into the output.
  Add({"-main-file-name", sys::path::filename(O.Input).str(), "-fdebug-compilation-dir=."});
  // Constructors of classes without virtual bases once and not twice; no directories of this machine's C
  // library among those of includes.
  Add({"-mconstructor-aliases", "-nostdsysteminc"});
  Add({"-internal-isystem", Tools.IncludeDir});
  if (Precompiled)
    // It is this project's own, for this clang; what clang would compare with it (the stage, macros
    // of the command line) the header's text does not ask for.
    Add({"-include-pch", *Precompiled, "-fno-validate-pch",
         ("-D__HLSL_VERSION=" + languageVersionNumber(O)).str(),
         "-D__SHADER_TARGET_STAGE=__SHADER_STAGE_" + StringRef(O.Target->Stage).upper(),
         "-fdebug-prefix-map=/dxil-tools=dxil-tools"});
  else
    Add({"-finclude-default-header"});
  Add({"-hlsl-entry", O.Entry});
  addMessageArguments(O.Messages, Args);
  addDebugArguments(Tools.IncludeDir, O, WithLines, Args);
  if (!O.LanguageVersion.empty())
    Add({"-std=" + O.LanguageVersion});
  if (O.Native16Bit)
    Add({"-fnative-half-type", "-fnative-int16-type"});
  for (const std::string &E : O.Exports)
    Add({"-plugin-arg-dxil-exports", E});
  for (const std::string &A : frontendArguments(O))
    Add({"-plugin-arg-dxil-frontend", A});
  if (O.RowMajor)
    Add({"-fmatrix-memory-layout=row-major"});
  if (O.AllResourcesBound)
    Add({"-hlsl-all-resources-bound"});
  if (O.ResourcesMayAlias)
    Add({"-res-may-alias"});
  if (!O.ValidatorVersion.empty())
    Add({"-validator-version", O.ValidatorVersion});
  if (!O.RootSignatureVersion.empty())
    Add({"-fdx-rootsignature-version=" + O.RootSignatureVersion});
  // clang says how floats treat denormals only where doubles do otherwise.
  if (O.Denormals == "preserve")
    Add({"-fdenormal-fp-math=dynamic", "-fdenormal-fp-math-f32=ieee"});
  else if (!O.Denormals.empty())
    Add({O.Denormals == "ftz" ? "-fdenormal-fp-math-f32=preserve-sign"
                              : "-fdenormal-fp-math-f32=dynamic"});
  if (O.TimeReport)
    Add({"-ftime-report"});
  if (O.ShowIncludes)
    Add({"-H"});
  if (O.NoWarnings)
    Add({"-w"});
  if (O.WarningsAreErrors)
    Add({"-Werror"});
  for (const std::string &W : O.Warnings) {
    StringRef Flag = W;
    const bool IsOff = Flag.consume_front("no-");
    if (!is_contained(warning::Flags, std::string_view(Flag)))
      Add({"-W" + W});
    else if (IsOff)
      Add({"-plugin-arg-dxil-frontend", ("no-warning=" + Flag).str()});
  }
  for (const std::string &D : O.Defines)
    Add({"-D", D});
  for (const std::string &I : O.IncludeDirs)
    Add({"-I", I});
  for (const std::string &U : O.Undefines)
    Add({"-U", U});
  for (const std::string &File : O.FirstIncludes)
    Add({"-include", File});
  if (!O.DependencyFile.empty())
    Add({"-dependency-file", O.DependencyFile, "-MT", dependencyTarget(O), "-sys-header-deps"});
  for (const std::string &A : O.ClangArgs)
    Add({A});
  Add({"-x", "hlsl", O.Input});
  return Args;
}

// So that it can be given to a clang again.
void show(ArrayRef<std::string> Command) {
  for (const std::string &Argument : Command)
    errs() << '"' << Argument << "\" ";
  errs() << '\n';
}

// Runs clang as a process.
Expected<int> runProcess(const std::vector<std::string> &Command) {
  SmallVector<StringRef, 64> Args(Command.begin(), Command.end());
  std::string Message;
  bool Failed = false;
  int Code = sys::ExecuteAndWait(Command.front(), Args, /*Env=*/std::nullopt, /*Redirects=*/{},
                                 /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Message, &Failed);
  if (Failed || Code < 0)
    return createStringError("'" + Command.front() + "': " + Message);
  return Code;
}

Expected<int> compileWithStockClang(const Toolchain &Tools, const Options &O,
                                    const std::vector<std::string> &Arguments,
                                    std::string &Container) {
  // Nothing is in the output's place before all of it is right.
  Expected<TemporaryFile> Temp = TemporaryFile::create("dxil-cc", "dxil");
  if (!Temp)
    return Temp.takeError();
  std::vector<std::string> Command = {Tools.Clang, "-cc1", "-load", Tools.Plugin,
                                      "-o", Temp->path().str()};
  if (O.CheckUndefined)
    Command.insert(Command.end(), {"-mllvm", "-dxil-check-undefined"});
  Command.insert(Command.end(), Arguments.begin(), Arguments.end());
  if (O.Verbose)
    show(Command);
  Expected<int> Code = runProcess(Command);
  if (!Code || *Code != 0)
    return Code;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Made = MemoryBuffer::getFile(Temp->path());
  if (!Made)
    return createStringError("clang's output cannot be read: " + Made.getError().message());
  Container = (*Made)->getBuffer().str();
  return 0;
}

// What is printed on the standard error while this object lives, in memory: no file on a disk for each job.
class CapturedErrors {
public:
  CapturedErrors() : Said(memfd_create("dxil-cc", MFD_CLOEXEC)) {
    if (Said < 0)
      return;
    errs().flush();
    Kept = dup(2);
    dup2(Said, 2);
  }
  ~CapturedErrors() {
    if (Said >= 0)
      close(Said);
  }
  bool works() const { return Said >= 0; }

  std::string take() {
    errs().flush();
    std::fflush(stderr);
    dup2(Kept, 2);
    close(Kept);
    std::string Text;
    char Bytes[4096];
    for (off_t At = 0; ssize_t Size = pread(Said, Bytes, sizeof Bytes, At); At += Size) {
      if (Size < 0)
        break;
      Text.append(Bytes, size_t(Size));
    }
    return Text;
  }

private:
  int Said;
  int Kept = -1;
};

// Where the precompiled header says that hlsl.h is, and what includes it (hlsl/CMakeLists.txt).
constexpr StringLiteral PrecompiledDir = "/dxil-tools/";
constexpr StringLiteral PrecompiledMain = "/dxil-tools/precompiled.hlsl";

std::string replaceAll(std::string Text, StringRef What, StringRef By) {
  for (size_t At = 0; (At = Text.find(What.data(), At, What.size())) != std::string::npos; At += By.size())
    Text.replace(At, What.size(), By.data(), By.size());
  return Text;
}

// What clang says with the precompiled header, as it says it with the text: clang itself includes that.
std::string correctDiagnostics(const Toolchain &Tools, StringRef Said) {
  const std::string Inclusion = ("In file included from " + PrecompiledMain + ":1:").str();
  std::string Text;
  StringRef Before; // one line is held back
  while (!Said.empty()) {
    StringRef Line = Said.take_until([](char C) { return C == '\n'; });
    Said = Said.drop_front(Line.size());
    bool Ended = Said.consume_front("\n");
    if (Line == Inclusion)
      Before = "In file included from <built-in>:1:\n";
    else {
      Text += Before;
      Before = StringRef(Line.data(), Line.size() + Ended);
    }
  }
  Text += Before;
  return replaceAll(std::move(Text), PrecompiledDir, Tools.IncludeDir + "/");
}

// As Make reads a file name.
std::string escapedForMake(StringRef Path) {
  std::string Escaped;
  for (char C : Path) {
    if (C == ' ' || C == '#')
      Escaped += '\\';
    Escaped += C == '$' ? "$$" : std::string(1, C);
  }
  return Escaped;
}

// The dependency file that clang wrote, with the header where it is.
Error correctDependencies(const Toolchain &Tools, const Options &O) {
  if (O.DependencyFile.empty())
    return Error::success();
  ErrorOr<std::unique_ptr<MemoryBuffer>> Written = MemoryBuffer::getFile(O.DependencyFile);
  if (!Written)
    return Error::success(); // Not a file: the standard output, say.
  std::string Text = replaceAll((*Written)->getBuffer().str(), (PrecompiledMain + " ").str(), "");
  return writeOutput(O.DependencyFile,
                     replaceAll(std::move(Text), PrecompiledDir, escapedForMake(Tools.IncludeDir) + "/"));
}

// Compiles with the precompiled header; nothing where that file is of no use (of another clang, say):
// clang names it then, and the header's text is left.
std::optional<Expected<int>> compileQuickly(const Toolchain &Tools, const Options &O,
                                            StringRef Precompiled, SmallVectorImpl<char> &Bytes) {
  CapturedErrors Errors;
  if (!Errors.works())
    return std::nullopt;
  // Lines are for what the back end has to say, which is seldom, and take a twentieth of the time of a small
  // shader, more of a large one's.
  bool BackEndSpoke = false;
  Expected<int> Code =
      runBuiltInClang(clangArguments(Tools, O, Precompiled.str(), Lines::Omit), Bytes, &BackEndSpoke);
  std::string Said = Errors.take();
  if (BackEndSpoke && !O.DebugInfo) {
    CapturedErrors Again;
    if (!Again.works())
      return std::nullopt;
    Bytes.clear();
    Code = runBuiltInClang(clangArguments(Tools, O, Precompiled.str()), Bytes);
    Said = Again.take();
  }
  if (Code && *Code != 0 && StringRef(Said).contains(Precompiled))
    return std::nullopt;
  errs() << correctDiagnostics(Tools, Said);
  if (Code && *Code == 0)
    if (Error E = correctDependencies(Tools, O))
      return E;
  return Code;
}

} // namespace

Expected<Toolchain> findToolchain(const char *Argv0) {
  std::string Root = join(programDirectory(Argv0), "..");
  Toolchain Tools;
  Tools.Root = Root;
  Tools.BuiltIn = hasBuiltInClang() && !sys::Process::GetEnv("DXIL_CLANG") &&
                  !sys::Process::GetEnv("DXIL_PLUGIN");
  if (!Tools.BuiltIn)
    if (Error E = findStockClang(Root, Tools))
      return E;

  Expected<std::string> Header =
      find("the directory of hlsl.h", "DXIL_HLSL_INCLUDE",
           {join(Root, "generated", "hlsl"), join(Root, DXIL_INSTALL_HLSLDIR)});
  if (!Header)
    return Header.takeError();
  Tools.IncludeDir = *Header;
  // A header that the user names has not been precompiled.
  if (!sys::Process::GetEnv("DXIL_HLSL_INCLUDE"))
    Tools.PrecompiledDir = join(Root, DXIL_INSTALL_PCHDIR);
  return Tools;
}

Expected<int> compileWithClang(const Toolchain &Tools, const Options &O, std::string &Container) {
  std::vector<std::string> Arguments = clangArguments(Tools, O, std::nullopt);
  if (!Tools.BuiltIn)
    return compileWithStockClang(Tools, O, Arguments, Container);
  if (!builtInClangTakes(Arguments)) {
    Toolchain Stock = Tools;
    if (Error E = findStockClang(Tools.Root, Stock))
      return E;
    return compileWithStockClang(Stock, O, Arguments, Container);
  }
  if (O.Verbose) {
    errs() << "built-in clang \"-cc1\" ";
    show(Arguments);
  }
  SmallVector<char, 0> Bytes;
  std::optional<Expected<int>> Code;
  if (std::optional<std::string> Precompiled = O.Input == "-" ? std::nullopt : precompiledHeader(Tools, O))
    Code = compileQuickly(Tools, O, *Precompiled, Bytes);
  if (!Code)
    Code.emplace(runBuiltInClang(Arguments, Bytes));
  if (*Code && **Code == 0)
    Container.assign(Bytes.begin(), Bytes.end());
  return std::move(*Code);
}

} // namespace dxil::cc
