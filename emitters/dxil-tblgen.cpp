// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-tblgen: writes all files of generated/ from DXIL.td. CommandLine has the options.
#include "DeclarationModel.h"
#include "Emitter.h"
#include "LLVMAudit.h"
#include "LayoutModel.h"
#include "LibraryModel.h"
#include "MeaningModel.h"
#include "Model.h"
#include "RuleModel.h"
#include "SameCode.h"
#include "Suggestions.h"
#include "Tool.h"
#include "platform/Platform.h"

#include <llvm/ADT/STLExtras.h>
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
namespace tool = dxil::tool;

namespace {

struct Options {
  std::string Input;
  std::string Output = "-";
  std::string DepFile;
  std::vector<std::string> Includes, Only;
  const dxil::emitters::Emitter *Emit = nullptr;
  std::string Audited; ///< the DXIL.td to compare, in LLVM's schema
  bool All = false;
  bool Check = false;
  bool List = false;
};

/// Returns the folders that may hold DXIL.td and td/ for the program at \p Argv0: those of an
/// installation, and those of the sources around a build folder.
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

/// An output file. All files are made in memory first, so that an error leaves no file.
struct OutputFile {
  std::string Path;
  std::string Contents;
};

/// The command line. Each output has an option, with one dash as in LLVM's generators, or with two.
struct CommandLine {
  tool::Tool T;
  Options O;

  CommandLine()
      : T("dxil-tblgen",
          "Reads DXIL operation records, checks them, and writes what is made of them.",
          "A file whose contents would not change is not written. Exit status: 0 done, 1 an error "
          "in "
          "the records or a difference that -audit finds, 2 wrong usage, or a file that cannot be "
          "read "
          "or written.\n\n"
          "Example: a table of one's own operations beside those of DXIL\n"
          "  dxil-tblgen my-ops.td -gen-op-table -o OpTable.inc") {
    CLI::App &App = T.app();
    T.file(App.add_option("INPUT", O.Input,
                          "The records, .td (default: the DXIL.td of the installation)"));
    for (const dxil::emitters::Emitter *E : dxil::emitters::allEmitters())
      App.add_flag_callback(
          "--" + E->Flag.str(), [this, E] { Chosen.push_back(E); },
          E->Text.split(". ").first.rtrim('.').str());
    App.add_flag("--gen-all", O.All,
                 "Those that the project is built of, below the directory -o, from one parse");
    App.add_option(
           "--only", O.Only,
           "With --gen-all: only these files, by name without ending, like OpTable,OpBuilder")
        ->delimiter(',')
        ->type_name("NAMES");
    App.add_flag("--list-outputs", O.List, "Print the paths of the files of --gen-all, and stop");
    App.add_flag("--check", O.Check, "Only read and check the records");
    T.file(App.add_option("--audit", O.Audited,
                          "Compare the operations of this DXIL.td in LLVM's own schema with the "
                          "records; -o FILE.md writes a page of Markdown"));
    T.file(App.add_option("-o,--output", O.Output, "Where to write (default: standard output)"));
    CLI::Option *Include =
        T.file(App.add_option("-I", O.Includes,
                              "Search this folder for included files, after that of INPUT "
                              "and before the installed records"));
    Include->allow_extra_args(false)->type_name("DIR");
    T.file(App.add_option("-d", O.DepFile,
                          "Write a rule of Make: FILE without .d depends on all that was read"));
    T.addColor();
  }

  /// Reads the command line. Returns the exit code if there is nothing else to do.
  std::optional<int> parse(int Count, char **Values);

private:
  std::vector<const dxil::emitters::Emitter *> Chosen;

  std::string problem() const;
};

/// Returns the problem of options that contradict each other; empty if there is none.
std::string CommandLine::problem() const {
  const unsigned Outputs = Chosen.size() + O.All + O.Check + !O.Audited.empty();
  if (!Outputs)
    return "no output chosen (expected a -gen-... option, -check or -audit)";
  if (Outputs > 1 && !(Outputs == 2 && O.Check))
    return "only one output can be chosen";
  if ((O.All || (O.Emit && O.Emit->EmitDirectory)) && O.Output == "-")
    return "an output of several files needs -o DIR";
  if (!O.Only.empty() && !O.All)
    return "--only needs --gen-all";
  std::vector<std::string> Names;
  for (const dxil::emitters::Emitter *E : dxil::emitters::allEmitters())
    Names.push_back(sys::path::stem(E->Path).str());
  for (const std::string &Name : O.Only)
    if (!is_contained(Names, Name)) {
      const std::vector<std::string> Near = tool::nearWords(Names, Name);
      return "--only: no file is named '" + Name + "'" +
             (Near.empty() ? "" : "; did you mean '" + Near.front() + "'?");
    }
  return O.Input.empty() ? "no input (expected a .td file)" : "";
}

std::optional<int> CommandLine::parse(int Count, char **Values) {
  std::vector<std::string> Words(Values, Values + Count);
  std::vector<char *> Pointers;
  for (std::string &Word : Words) {
    const StringRef Name = StringRef(Word).drop_front(!Word.empty());
    if (Word.size() > 1 && Word[0] == '-' &&
        (Name.starts_with("gen-") || Name == "check" || Name == "audit" || Name == "only" ||
         Name == "help"))
      Word.insert(0, "-");
    Pointers.push_back(Word.data());
  }
  if (auto Code = T.parse(Count, Pointers.data()))
    return Code;
  if (O.List) {
    for (const dxil::emitters::Emitter *E : dxil::emitters::allEmitters())
      if (!E->Path.empty())
        outs() << E->Path << (E->EmitDirectory ? "/\n" : "\n");
    return tool::ExitGood;
  }
  O.Emit = Chosen.empty() ? nullptr : Chosen.front();
  const std::vector<std::string> Folders = recordFolders(Values[0]);
  if (O.Input.empty() && !Folders.empty())
    O.Input = Folders.front() + "/DXIL.td";
  if (const StringRef Own = sys::path::parent_path(O.Input); !Own.empty())
    O.Includes.insert(O.Includes.begin(), Own.str());
  O.Includes.insert(O.Includes.end(), Folders.begin(), Folders.end());
  O.Includes.push_back(LLVM_RECORDS_DIR);
  if (const std::string Problem = problem(); !Problem.empty())
    return T.failUsage(Problem);
  return std::nullopt;
}

/// Reads the models that only some outputs use, so that each error is reported once.
bool checkModels(const dxil::emitters::Model &M, const RecordKeeper &Records) {
  bool Good = dxil::emitters::readRuleModel(Records).has_value();
  Good &= dxil::emitters::readLayouts(Records).has_value();
  Good &= dxil::emitters::readLibrary(M, Records).has_value();
  Good &= dxil::emitters::readDeclarations(M, Records).has_value();
  return Good;
}

/// Runs the selected emitters into memory, up to the first that fails.
bool emit(const Options &O, const dxil::emitters::Model &M, const RecordKeeper &Records,
          std::vector<OutputFile> &Files) {
  bool Good = true;
  auto Run = [&](const dxil::emitters::Emitter &E, const std::string &Path) {
    if (E.EmitDirectory) {
      Good = E.EmitDirectory(M, Records, [&](std::string_view Name, std::string Contents) {
        SmallString<256> Full(Path);
        sys::path::append(Full, StringRef(Name.data(), Name.size()));
        Files.push_back({std::string(Full), std::move(Contents)});
      });
      return;
    }
    OutputFile File{Path, {}};
    raw_string_ostream OS(File.Contents);
    Good = E.write(M, Records, OS);
    Files.push_back(std::move(File));
  };
  if (O.Emit)
    Run(*O.Emit, O.Output);
  if (O.All)
    for (const dxil::emitters::Emitter *E : dxil::emitters::allEmitters()) {
      if (!Good || E->Path.empty() ||
          (!O.Only.empty() && !is_contained(O.Only, sys::path::stem(E->Path))))
        continue;
      SmallString<256> Full(O.Output);
      sys::path::append(Full, E->Path);
      Run(*E, std::string(Full));
    }
  return Good && ErrorsPrinted == 0;
}

/// Returns the file time to keep if only comments change, as in headers after a change of a
/// record's documentation. So no user of the header is recompiled.
std::optional<sys::TimePoint<>> keptTime(const OutputFile &File, StringRef Old) {
  sys::fs::file_status Status;
  const StringRef Extension = sys::path::extension(File.Path);
  if ((Extension != ".h" && Extension != ".inc") ||
      !dxil::emitters::isSameCode(Old, File.Contents) || sys::fs::status(File.Path, Status))
    return std::nullopt;
  return Status.getLastModificationTime();
}

/// Writes a temporary file and renames it, so that readers see the old or the new contents, and a
/// failure leaves no part. Returns the exit code.
int writeFile(const tool::Tool &T, const OutputFile &File) {
  if (File.Path == "-" || !tool::platform::isReplaceable(tool::platform::pathOf(File.Path))) {
    tool::Output Out(File.Path);
    Out.write(File.Contents);
    return Out.finish(T);
  }
  std::optional<sys::TimePoint<>> Time;
  if (auto Old = MemoryBuffer::getFile(File.Path, /*IsText=*/false, /*NullTerminator=*/false)) {
    if ((*Old)->getBuffer() == File.Contents)
      return tool::ExitGood;
    Time = keptTime(File, (*Old)->getBuffer());
  }
  auto Temporary = sys::fs::TempFile::create(File.Path + ".%%%%%%.tmp", 0644);
  if (!Temporary)
    return T.fail(File.Path, toString(Temporary.takeError()));
  raw_fd_ostream OS(Temporary->FD, /*shouldClose=*/false);
  OS << File.Contents;
  OS.flush();
  if (Time) // if this fails, the file counts as changed
    (void)sys::fs::setLastAccessAndModificationTime(Temporary->FD, *Time);
  if (OS.has_error()) {
    std::string Message = OS.error().message();
    OS.clear_error();
    consumeError(Temporary->discard());
    return T.fail(File.Path, Message);
  }
  if (Error E = Temporary->keep(File.Path)) {
    std::string Message = toString(std::move(E));
    consumeError(Temporary->discard());
    return T.fail(File.Path, Message);
  }
  return tool::ExitGood;
}

/// Writes all files, and creates folders below that of -gen-all.
int writeFiles(const tool::Tool &T, const Options &O, const std::vector<OutputFile> &Files) {
  for (const OutputFile &File : Files) {
    const StringRef Parent = sys::path::parent_path(File.Path);
    const bool MakesFolders = !Parent.empty() && (O.All || (O.Emit && O.Emit->EmitDirectory));
    if (std::error_code Error =
            MakesFolders ? sys::fs::create_directories(Parent) : std::error_code())
      return T.fail(Parent.str(), Error.message());
    if (const int Code = writeFile(T, File))
      return Code;
  }
  return tool::ExitGood;
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

/// Returns the dependency list FILE.d with the rule "FILE: every file that was read".
OutputFile dependencies(const Options &O, const std::set<std::string> &Read) {
  StringRef Target = O.DepFile;
  Target.consume_back(".d");
  OutputFile Result{O.DepFile, escapedForMake(Target) + ":"};
  for (const std::string &Path : Read)
    Result.Contents += " \\\n  " + escapedForMake(Path);
  Result.Contents += "\n";
  return Result;
}

/// Compares O.Audited with the records. Returns the exit code.
int audit(const tool::Tool &T, const Options &O, const dxil::emitters::Model &M,
          const RecordKeeper &Records) {
  std::vector<dxil::emitters::AuditFinding> Findings;
  if (!sys::fs::is_regular_file(O.Audited))
    return T.fail(O.Audited, "No such file (expected a DXIL.td in LLVM's schema)");
  if (!dxil::emitters::auditLLVMRecords(O.Audited, O.Includes,
                                        dxil::emitters::llvmRecords(M, Records), Findings))
    return tool::ExitNegative;
  const OutputFile Report{O.Output, StringRef(O.Output).ends_with(".md")
                                        ? dxil::emitters::auditPage(O.Audited, Findings)
                                        : dxil::emitters::auditText(O.Audited, Findings)};
  if (const int Code = writeFile(T, Report))
    return Code;
  return Findings.empty() ? tool::ExitGood : tool::ExitNegative;
}

int run(const tool::Tool &T, const Options &O) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(O.Input, /*IsText=*/true);
  if (!Buffer)
    return T.fail(O.Input, Buffer.getError().message());
  SourceMgr Sources;
  Sources.setVirtualFileSystem(vfs::getRealFileSystem());
  Sources.AddNewSourceBuffer(std::move(*Buffer), SMLoc());
  Sources.setIncludeDirs(O.Includes);
  RecordKeeper Records;
  dxil::emitters::ParseErrors Errors{Records, {}};
  dxil::emitters::suggestNames(Sources, Errors);
  if (TableGenParseFile(Sources, Records))
    return tool::ExitNegative;
  std::set<std::string> Read;
  for (unsigned I = 1; I <= Sources.getNumBuffers(); ++I)
    Read.insert(Sources.getMemoryBuffer(I)->getBufferIdentifier().str());
  // PrintError looks up locations in TableGen's own manager, which the parser has reset.
  SrcMgr.takeSourceBuffersFrom(Sources);
  std::unique_ptr<dxil::emitters::Model> M = dxil::emitters::readModel(Records);
  if (M && !O.Audited.empty())
    return audit(T, O, *M, Records);
  if (M && O.Check && !checkModels(*M, Records))
    return tool::ExitNegative;
  std::vector<OutputFile> Files;
  if (!M || !dxil::emitters::readMeanings(*M, Records) || !emit(O, *M, Records, Files))
    return tool::ExitNegative;
  if (!O.DepFile.empty())
    Files.push_back(dependencies(O, Read));
  return writeFiles(T, O, Files);
}

} // namespace

int main(int Count, char **Values) {
  CommandLine Line;
  if (auto Code = Line.parse(Count, Values))
    return *Code;
  return run(Line.T, Line.O);
}
