// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Clang.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

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

} // namespace

Expected<Toolchain> findToolchain(const char *Argv0) {
  std::string Bin = programDirectory(Argv0);
  std::string Root = join(Bin, "..");
  Toolchain Tools;

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

  Expected<std::string> Header =
      find("the directory of hlsl.h", "DXIL_HLSL_INCLUDE",
           {join(Root, "generated", "hlsl"), join(Root, DXIL_INSTALL_HLSLDIR)});
  if (!Header)
    return Header.takeError();
  Tools.IncludeDir = *Header;
  return Tools;
}

std::vector<std::string> clangCommand(const Toolchain &Tools, const Options &O, StringRef Output) {
  std::vector<std::string> Args = {Tools.Clang, "-cc1"};
  auto Add = [&](std::initializer_list<std::string> More) {
    Args.insert(Args.end(), More.begin(), More.end());
  };
  Add({"-load", Tools.Plugin, "-triple", O.Target->triple(), "-emit-obj"});
  // The process ends right after, so memory need not be given back, and a
  // module that a pass has checked need not be verified again.
  Add({"-disable-free", "-clear-ast-before-backend", "-disable-llvm-verifier",
       "-discard-value-names"});
  Add({"-mrelocation-model", "static", "-ffp-contract=on", "-O" + std::to_string(O.OptLevel)});
  // Relative, so that no directory of this machine gets into the output.
  Add({"-main-file-name", sys::path::filename(O.Input).str(), "-fdebug-compilation-dir=."});
  Add({"-finclude-default-header", "-internal-isystem", Tools.IncludeDir});
  Add({"-hlsl-entry", O.Entry, "-ferror-limit", "19"});
  // Back-end errors name the shader's lines only if instructions do.
  Add({O.DebugInfo ? "-debug-info-kind=constructor" : "-debug-info-kind=line-tables-only",
       "-dwarf-version=4"});
  if (sys::Process::StandardErrHasColors())
    Add({"-fcolor-diagnostics"});
  if (!O.LanguageVersion.empty())
    Add({"-std=" + O.LanguageVersion});
  if (O.Native16Bit)
    Add({"-fnative-half-type", "-fnative-int16-type"});
  if (O.AllResourcesBound)
    Add({"-hlsl-all-resources-bound"});
  if (O.ResourcesMayAlias)
    Add({"-res-may-alias"});
  if (!O.ValidatorVersion.empty())
    Add({"-validator-version", O.ValidatorVersion});
  if (!O.RootSignatureMacro.empty())
    Add({"-fdx-rootsignature-define=" + O.RootSignatureMacro});
  if (!O.RootSignatureVersion.empty())
    Add({"-fdx-rootsignature-version=" + O.RootSignatureVersion});
  if (O.NoWarnings)
    Add({"-w"});
  if (O.WarningsAreErrors)
    Add({"-Werror"});
  for (const std::string &W : O.Warnings)
    Add({"-W" + W});
  for (const std::string &D : O.Defines)
    Add({"-D", D});
  for (const std::string &I : O.IncludeDirs)
    Add({"-I", I});
  if (!O.DependencyFile.empty())
    Add({"-dependency-file", O.DependencyFile, "-MT",
         O.ContainerFile.empty() || O.ContainerFile == "-" ? O.Input : O.ContainerFile,
         "-sys-header-deps"});
  for (const std::string &A : O.ClangArgs)
    Add({A});
  Add({"-o", Output.str(), "-x", "hlsl", O.Input});
  return Args;
}

Expected<int> runClang(const std::vector<std::string> &Command) {
  SmallVector<StringRef, 64> Args(Command.begin(), Command.end());
  std::string Message;
  bool Failed = false;
  int Code = sys::ExecuteAndWait(Command.front(), Args, /*Env=*/std::nullopt, /*Redirects=*/{},
                                 /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Message, &Failed);
  if (Failed || Code < 0)
    return createStringError("'" + Command.front() + "': " + Message);
  return Code;
}

} // namespace dxil::cc
