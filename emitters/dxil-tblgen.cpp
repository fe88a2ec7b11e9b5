// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-tblgen: DXIL.td -> everything in generated/. See usage() for the command line.
#include "Emitter.h"
#include "LLVMAudit.h"
#include "MeaningModel.h"
#include "Model.h"
#include "SameCode.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/FormatVariadic.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Path.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/VirtualFileSystem.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Parser.h>
#include <llvm/TableGen/Record.h>

#include <set>

using namespace llvm;

namespace {

constexpr StringLiteral Tool = "dxil-tblgen";

struct Options {
  std::string Input;
  std::string Output = "-";
  std::string DepFile;
  std::vector<std::string> Includes;
  const dxil::emitters::Emitter *Emit = nullptr;
  std::string Audited; ///< somebody's DXIL.td in LLVM's schema
  bool All = false;
  bool Check = false;
};

/// The folders that may hold DXIL.td and td/ of the program at \p Argv0: those of an installation,
/// those of the sources around a build folder.
std::vector<std::string> recordFolders(const char *Argv0) {
  static int Anchor;
  const std::string Program = sys::fs::getMainExecutable(Argv0, &Anchor);
  std::vector<std::string> Result;
  for (StringRef Below : {"../share/dxil-tools/td", "../.."}) {
    SmallString<256> Folder = sys::path::parent_path(Program);
    sys::path::append(Folder, Below);
    sys::path::remove_dots(Folder, /*remove_dot_dot=*/true);
    if (sys::fs::exists(Folder + "/DXIL.td"))
      Result.emplace_back(Folder);
  }
  return Result;
}

/// A file to be written: all are made in memory first, so that an error leaves nothing behind.
struct OutputFile {
  std::string Path;
  std::string Contents;
};

bool fail(const Twine &Message) {
  errs() << Tool << ": error: " << Message << "\n";
  return false;
}

void usage(raw_ostream &OS) {
  OS << "usage: dxil-tblgen [INPUT.td] [-I DIR]... -gen-... [-o FILE]\n"
        "       dxil-tblgen [INPUT.td] [-I DIR]... -gen-all -o DIR [-d FILE.d]\n"
        "       dxil-tblgen [INPUT.td] [-I DIR]... -check\n"
        "       dxil-tblgen [INPUT.td] [-I DIR]... -audit LLVM.td [-o FILE]\n\n"
        "Reads DXIL operation records, checks them, and writes what is made of them. INPUT.td is "
        "the\n"
        "installed DXIL.td by default.\n\n";
  for (const dxil::emitters::Emitter &E : dxil::emitters::allEmitters())
    OS << formatv("  -{0,-24} {1}\n", E.Flag, E.Help);
  OS << "  -gen-all                  those that the project is built of, below the directory -o, "
        "from one parse\n"
        "  -check                    only read and check the records\n"
        "  -audit LLVM.td            compare the operations of a DXIL.td in LLVM's own schema with "
        "the\n"
        "                            records; -o FILE.md writes a page of Markdown\n"
        "  -o FILE                   where to write (default: standard output)\n"
        "  -I DIR                    search DIR for included files, before the installed records\n"
        "  -d FILE.d                 write a Makefile rule: FILE depends on all that was read\n"
        "  --help, --version         print this, or the version\n\n"
        "A file whose contents would not change is not written. Exit status: 0 written,\n"
        "1 an error in the records or on the disk or a difference found by -audit, 2 wrong "
        "usage.\n\n"
        "Example:\n"
        "  dxil-tblgen my-ops.td -gen-op-table -o OpTable.inc\n";
}

/// Returns false on a usage error.
bool parseArguments(int argc, char **argv, Options &O) {
  for (int I = 1; I < argc; ++I) {
    StringRef Arg = argv[I];
    auto Value = [&](StringRef Flag, std::string &Into) {
      StringRef Rest = Arg.drop_front(Flag.size());
      if (!Rest.empty())
        Into = Rest.str();
      else if (I + 1 < argc)
        Into = argv[++I];
      else
        return fail("'" + Flag + "' needs a value");
      return true;
    };
    StringRef Name = Arg.starts_with("--") ? Arg.drop_front(2) : Arg.drop_front(Arg != "-");
    const dxil::emitters::Emitter *Found = nullptr;
    for (const dxil::emitters::Emitter &E : dxil::emitters::allEmitters())
      if (Arg.starts_with("-") && Name == StringRef(E.Flag))
        Found = &E;
    std::string Include;
    if (Found || (Arg.starts_with("-") && Name == "gen-all")) {
      if (O.Emit || O.All)
        return fail("'" + Arg + "': only one output can be chosen");
      O.Emit = Found;
      O.All = !Found;
    } else if (Arg.starts_with("-") && Name == "check") {
      O.Check = true;
    } else if (Arg.starts_with("-") && Name == "audit") {
      if (I + 1 == argc)
        return fail("'" + Arg + "' needs a value");
      O.Audited = argv[++I];
    } else if (Arg.starts_with("-I")) {
      if (!Value("-I", Include))
        return false;
      O.Includes.push_back(Include);
    } else if (Arg.starts_with("-o")) {
      if (!Value("-o", O.Output))
        return false;
    } else if (Arg.starts_with("-d")) {
      if (!Value("-d", O.DepFile))
        return false;
    } else if (Arg.starts_with("-") && Arg != "-") {
      return fail("unknown option '" + Arg + "' (see --help)");
    } else if (!O.Input.empty()) {
      return fail("more than one input: '" + O.Input + "' and '" + Arg + "'");
    } else {
      O.Input = Arg.str();
    }
  }
  const std::vector<std::string> Folders = recordFolders(argv[0]);
  if (O.Input.empty() && Folders.empty())
    return fail("no input (expected a .td file; see --help)");
  if (O.Input.empty())
    O.Input = Folders.front() + "/DXIL.td";
  O.Includes.insert(O.Includes.end(), Folders.begin(), Folders.end());
  O.Includes.push_back(LLVM_RECORDS_DIR);
  if (!O.Emit && !O.All && !O.Check && O.Audited.empty())
    return fail("no output chosen (expected a -gen-... option, -check or -audit; see --help)");
  if ((O.All || (O.Emit && O.Emit->EmitDirectory)) && O.Output == "-")
    return fail("an output of several files needs -o DIR");
  return true;
}

/// Runs the chosen emitters into memory.
bool emit(const Options &O, const dxil::emitters::Model &M, const RecordKeeper &Records,
          std::vector<OutputFile> &Files) {
  bool Good = true;
  auto Run = [&](const dxil::emitters::Emitter &E, const std::string &Path) {
    if (E.EmitDirectory) {
      Good &= E.EmitDirectory(M, Records, [&](std::string_view Name, std::string Contents) {
        SmallString<256> Full(Path);
        sys::path::append(Full, StringRef(Name.data(), Name.size()));
        Files.push_back({std::string(Full), std::move(Contents)});
      });
      return;
    }
    OutputFile File{Path, {}};
    raw_string_ostream OS(File.Contents);
    Good &= E.EmitFile(M, Records, OS);
    Files.push_back(std::move(File));
  };
  if (O.Emit)
    Run(*O.Emit, O.Output);
  if (O.All)
    for (const dxil::emitters::Emitter &E : dxil::emitters::allEmitters()) {
      if (E.Path.empty())
        continue;
      SmallString<256> Full(O.Output);
      sys::path::append(Full, StringRef(E.Path.data(), E.Path.size()));
      Run(E, std::string(Full));
    }
  return Good && ErrorsPrinted == 0;
}

/// The time of a file that is written with the same code and other comments, as headers are after
/// a change of a record's documentation: they keep it, so that nothing is compiled again.
std::optional<sys::TimePoint<>> keptTime(const OutputFile &File, StringRef Old) {
  sys::fs::file_status Status;
  const StringRef Extension = sys::path::extension(File.Path);
  if ((Extension != ".h" && Extension != ".inc") ||
      !dxil::emitters::isSameCode(Old, File.Contents) || sys::fs::status(File.Path, Status))
    return std::nullopt;
  return Status.getLastModificationTime();
}

/// Writes by way of a temporary file beside the target, so that a reader sees the old contents or
/// the new ones and a failure leaves no part.
bool writeFile(const OutputFile &File) {
  if (File.Path == "-") {
    outs() << File.Contents;
    return true;
  }
  std::optional<sys::TimePoint<>> Time;
  if (auto Old = MemoryBuffer::getFile(File.Path, /*IsText=*/false, /*NullTerminator=*/false)) {
    if ((*Old)->getBuffer() == File.Contents)
      return true;
    Time = keptTime(File, (*Old)->getBuffer());
  }
  StringRef Parent = sys::path::parent_path(File.Path);
  if (std::error_code Error =
          Parent.empty() ? std::error_code() : sys::fs::create_directories(Parent))
    return fail(Parent + ": " + Error.message());
  auto Temporary = sys::fs::TempFile::create(File.Path + ".%%%%%%.tmp", 0644);
  if (!Temporary)
    return fail(File.Path + ": " + toString(Temporary.takeError()));
  raw_fd_ostream OS(Temporary->FD, /*shouldClose=*/false);
  OS << File.Contents;
  OS.flush();
  if (Time) // a time that cannot be set is that of a changed file
    (void)sys::fs::setLastAccessAndModificationTime(Temporary->FD, *Time);
  if (OS.has_error()) {
    std::string Message = OS.error().message();
    OS.clear_error();
    consumeError(Temporary->discard());
    return fail(File.Path + ": " + Message);
  }
  if (Error E = Temporary->keep(File.Path)) {
    std::string Message = toString(std::move(E));
    consumeError(Temporary->discard());
    return fail(File.Path + ": " + Message);
  }
  return true;
}

std::string escapedForMake(StringRef Path) {
  std::string Result;
  for (char C : Path) {
    if (C == ' ' || C == '#' || C == '\\')
      Result += '\\';
    if (C == '$')
      Result += '$';
    Result += C;
  }
  return Result;
}

/// The rule "FILE: every file that was read" for a dependency list named FILE.d.
OutputFile dependencies(const Options &O, const std::set<std::string> &Read) {
  StringRef Target = O.DepFile;
  Target.consume_back(".d");
  OutputFile Result{O.DepFile, escapedForMake(Target) + ":"};
  for (const std::string &Path : Read)
    Result.Contents += " \\\n  " + escapedForMake(Path);
  Result.Contents += "\n";
  return Result;
}

/// Compares O.Audited with the records. Returns the exit status.
int audit(const Options &O, const dxil::emitters::Model &M, const RecordKeeper &Records) {
  std::vector<dxil::emitters::AuditFinding> Findings;
  if (!sys::fs::exists(O.Audited)) {
    fail(O.Audited + ": no such file (expected a DXIL.td in LLVM's schema)");
    return 2;
  }
  if (!dxil::emitters::auditLLVMRecords(O.Audited, O.Includes,
                                        dxil::emitters::llvmRecords(M, Records), Findings))
    return 1;
  const OutputFile Report{O.Output, StringRef(O.Output).ends_with(".md")
                                        ? dxil::emitters::auditPage(O.Audited, Findings)
                                        : dxil::emitters::auditText(O.Audited, Findings)};
  return writeFile(Report) && Findings.empty() ? 0 : 1;
}

int run(const Options &O) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(O.Input, /*IsText=*/true);
  if (!Buffer) {
    fail(O.Input + ": " + Buffer.getError().message());
    return 1;
  }
  SourceMgr Sources;
  Sources.setVirtualFileSystem(vfs::getRealFileSystem());
  Sources.AddNewSourceBuffer(std::move(*Buffer), SMLoc());
  Sources.setIncludeDirs(O.Includes);
  RecordKeeper Records;
  if (TableGenParseFile(Sources, Records))
    return 1;
  std::set<std::string> Read;
  for (unsigned I = 1; I <= Sources.getNumBuffers(); ++I)
    Read.insert(Sources.getMemoryBuffer(I)->getBufferIdentifier().str());
  // PrintError looks locations up in TableGen's own manager, which the parser has given back.
  SrcMgr.takeSourceBuffersFrom(Sources);
  std::unique_ptr<dxil::emitters::Model> M = dxil::emitters::readModel(Records);
  if (M && !O.Audited.empty())
    return audit(O, *M, Records);
  std::vector<OutputFile> Files;
  if (!M || !dxil::emitters::readMeanings(*M, Records) || !emit(O, *M, Records, Files))
    return 1;
  if (!O.DepFile.empty())
    Files.push_back(dependencies(O, Read));
  for (const OutputFile &File : Files)
    if (!writeFile(File))
      return 1;
  outs().flush();
  if (outs().has_error()) {
    fail("standard output: " + outs().error().message());
    outs().clear_error();
    return 1;
  }
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  for (int I = 1; I < argc; ++I) {
    StringRef Arg = argv[I];
    if (Arg == "--help" || Arg == "-help" || Arg == "-h") {
      usage(outs());
      return 0;
    }
    if (Arg == "--version") {
      outs() << "dxil-tblgen " DXILTOOLS_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
      return 0;
    }
  }
  Options O;
  if (!parseArguments(argc, argv, O))
    return 2;
  return run(O);
}
