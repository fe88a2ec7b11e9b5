// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-dis: the listing of a DXIL container, program part or bitcode file.
#include "Color.h"

#include <dxil/container/DebugFile.h>
#include <dxil/container/Dump.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#ifndef _WIN32
#include <unistd.h>
#endif

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

const char Usage[] =
    "usage: dxil-dis [options] FILE\n"
    "\n"
    "Lists a DXIL container (or a bare DXIL program part, or bare LLVM 3.7 bitcode): tables of "
    "what\n"
    "its parts say, then LLVM 3.7 assembly in which each DXIL operation is named.\n"
    "\n"
    "  -o FILE          write there (default: standard output)\n"
    "  --parts          only the table of parts\n"
    "  --headers        only the tables\n"
    "  --reflect        resources, signatures, entries and counts as JSON\n"
    "  --json, --yaml   every part with all its fields\n"
    "  --no-headers     only the assembly\n"
    "  --no-comments    do not name operations\n"
    "  --function NAME  only this function\n"
    "  --debug          list the program with debug information, of part ILDB\n"
    "  --upgrade        LLVM 22 IR instead: intrinsics for operations, attributes for metadata\n"
    "                   (needs the program dxil-upgrade, beside this one or in PATH)\n"
    "  --color=WHEN     auto (a terminal, unless NO_COLOR is set), always or never\n"
    "  --extract PART   write the bytes of that part, as they are\n"
    "  --help, --version\n"
    "\n"
    "FILE or -o may be '-', for the standard streams.\n"
    "\n"
    "example: dxil-dis --function main shader.dxil\n";

struct Arguments {
  std::string Input, Output = "-", Function, Extract;
  bool Upgrade = false, Parts = false, Headers = false, Reflect = false, NoHeaders = false,
       NoComments = false, Debug = false;
  bool Json = false, Yaml = false;
  std::string Color = "auto";
};

int usageError(const std::string &Message) {
  std::fprintf(stderr, "dxil-dis: error: %s (see dxil-dis --help)\n", Message.c_str());
  return 2;
}

int inputError(const std::string &File, const std::string &Message) {
  std::fprintf(stderr, "dxil-dis: error: %s: %s\n", File.c_str(), Message.c_str());
  return 1;
}

// -1 to go on, else the exit code.
int parse(int Count, char **Values, Arguments &A) {
  auto Next = [&](int &I, std::string &To) {
    if (I + 1 >= Count)
      return false;
    To = Values[++I];
    return true;
  };
  for (int I = 1; I < Count; ++I) {
    std::string_view V = Values[I];
    bool Complete = true;
    if (V == "--help" || V == "-h") {
      std::fputs(Usage, stdout);
      return 0;
    }
    if (V == "--version") {
      std::puts("dxil-dis " DXILTOOLS_VERSION);
      return 0;
    }
    if (V == "-o")
      Complete = Next(I, A.Output);
    else if (V == "--function")
      Complete = Next(I, A.Function);
    else if (V == "--extract")
      Complete = Next(I, A.Extract);
    else if (V == "--parts")
      A.Parts = true;
    else if (V == "--headers")
      A.Headers = true;
    else if (V == "--reflect")
      A.Reflect = true;
    else if (V == "--color=auto" || V == "--color=always" || V == "--color=never")
      A.Color = V.substr(8);
    else if (V == "--json")
      A.Json = true;
    else if (V == "--yaml")
      A.Yaml = true;
    else if (V == "--no-headers")
      A.NoHeaders = true;
    else if (V == "--no-comments")
      A.NoComments = true;
    else if (V == "--upgrade")
      A.Upgrade = true;
    else if (V == "--debug")
      A.Debug = true;
    else if (V.size() > 1 && V[0] == '-')
      return usageError("unknown option '" + std::string(V) + "'");
    else if (!A.Input.empty())
      return usageError("more than one input file");
    else
      A.Input = V;
    if (!Complete)
      return usageError("option '" + std::string(V) + "' needs a value");
  }
  if (A.Input.empty())
    return usageError("no input file");
  return -1;
}

bool readAll(const std::string &Name, std::vector<uint8_t> &Out) {
  std::FILE *F = Name == "-" ? stdin : std::fopen(Name.c_str(), "rb");
  if (!F)
    return false;
  char Buffer[1 << 16];
  size_t N;
  while ((N = std::fread(Buffer, 1, sizeof Buffer, F)) > 0)
    Out.insert(Out.end(), Buffer, Buffer + N);
  bool Good = !std::ferror(F);
  if (F != stdin)
    std::fclose(F);
  return Good;
}

/// What is written: a file that could not be written whole is removed again, and standard output
/// that nobody reads any more is no error to speak of.
class OutputFile {
public:
  explicit OutputFile(std::string Name) : Name(std::move(Name)) {}
  ~OutputFile() { close(/*Keep=*/false); }

  bool write(std::string_view Text) {
    if (!F && !Code && !(F = Name == "-" ? stdout : std::fopen(Name.c_str(), "wb")))
      Code = errno;
    if (!Code && std::fwrite(Text.data(), 1, Text.size(), F) != Text.size())
      Code = errno;
    return !Code;
  }

  /// Zero, or the errno of what went wrong.
  int close(bool Keep) {
    if (!F)
      return Code;
    if (std::fflush(F) && !Code)
      Code = errno;
    if (F != stdout) {
      if (std::fclose(F) && !Code)
        Code = errno;
      if (Code || !Keep)
        std::remove(Name.c_str());
    }
    F = nullptr;
    return Code;
  }

private:
  std::string Name;
  std::FILE *F = nullptr;
  int Code = 0;
};

/// The text; empty if it was written to `Out` while it was made.
dxil::Result<std::string> produce(const Arguments &A, dxil::Bytes Input, OutputFile *Out) {
  if (!A.Parts && !A.Headers && !A.Reflect && !A.Json && !A.Yaml && A.Extract.empty()) {
    dxil::ListingOptions O;
    O.Function = A.Function;
    O.Headers = !A.NoHeaders;
    O.OpComments = !A.NoComments;
    if (A.Debug)
      O.Program = dxil::part::ILDB;
    if (Out)
      O.Sink = [Out](std::string_view Piece) { return Out->write(Piece); };
    return dxil::listing(Input, O);
  }
  auto C = dxil::Container::parse(Input);
  if (!C)
    return C.error();
  if (A.Parts)
    return dxil::partTable(*C);
  if (A.Json || A.Yaml)
    return dxil::dumpContainer(*C, A.Yaml ? dxil::DumpFormat::Yaml : dxil::DumpFormat::Json);
  if (A.Reflect)
    return dxil::reflectionJson(*C);
  if (A.Headers) {
    if (!C->find(dxil::part::DXIL))
      return dxil::headerTables(*C, nullptr);
    auto M = dxil::readModule(*C);
    if (!M)
      return M.error();
    return dxil::headerTables(*C, &*M);
  }
  for (const dxil::Part &P : C->parts())
    if (P.Name.str() == A.Extract)
      return std::string(P.Data.begin(), P.Data.end());
  dxil::Error E;
  E.Code = dxil::ErrorCode::PartMissing;
  E.Message = "the container has no part " + A.Extract;
  return E;
}

/// LLVM is not part of this program: the upper floor's dxil-upgrade does the work. It is looked for
/// beside this program, then in PATH.
int upgrade(const Arguments &A, const char *Self) {
  std::error_code Failure;
  std::filesystem::path Here = std::filesystem::read_symlink("/proc/self/exe", Failure);
  if (Failure)
    Here = Self;
  std::filesystem::path Beside = Here.parent_path() / "dxil-upgrade";
  std::string Program = std::filesystem::exists(Beside, Failure) ? Beside.string() : "dxil-upgrade";
  std::string Name = "dxil-upgrade", Option = "-o", Input = A.Input, Output = A.Output;
  char *const Command[] = {Name.data(), Input.data(), Option.data(), Output.data(), nullptr};
  pid_t Child = 0;
  int Status = 0;
  int Code = posix_spawnp(&Child, Program.c_str(), nullptr, nullptr, Command, environ);
  if (Code)
    return usageError("--upgrade: the program dxil-upgrade cannot be started: " +
                      std::string(std::strerror(Code)) +
                      " (expected it beside dxil-dis or in PATH; it is built with LLVM 22)");
  if (waitpid(Child, &Status, 0) >= 0 && WIFSIGNALED(Status) && WTERMSIG(Status) == SIGPIPE)
    return 1; // nobody reads on
  if (!WIFEXITED(Status))
    return inputError(A.Input, "dxil-upgrade did not end as it should");
  return WEXITSTATUS(Status);
}

// Only text for people has colours.
bool wantsColor(const Arguments &A) {
  if (A.Json || A.Yaml || A.Reflect || !A.Extract.empty() || A.Color == "never")
    return false;
  if (A.Color == "always")
    return true;
#ifdef _WIN32
  return false;
#else
  const char *No = std::getenv("NO_COLOR");
  return A.Output == "-" && !(No && *No) && isatty(1);
#endif
}

} // namespace

int main(int Count, char **Values) {
  Arguments A;
  if (int Code = parse(Count, Values, A); Code >= 0)
    return Code;
  if (A.Upgrade)
    return upgrade(A, Values[0]);
  std::vector<uint8_t> Input;
  if (!readAll(A.Input, Input))
    return inputError(A.Input, std::strerror(errno));
  if (dxil::isDebugFile(Input)) {
    auto Inner = dxil::readDebugFile(Input);
    if (!Inner)
      return inputError(A.Input, Inner.error().str());
    Input = std::move(*Inner);
    A.Debug = true; // it has no other program
  }
  OutputFile Out(A.Output);
  bool Color = wantsColor(A);
  auto Text = produce(A, Input, Color ? nullptr : &Out);
  if (!Text)
    return inputError(A.Input, Text.error().str());
  Out.write(Color ? dxil::dis::colored(*Text) : *Text);
  int Code = Out.close(/*Keep=*/true);
  if (Code == EPIPE && A.Output == "-")
    return 1;
  return Code ? inputError(A.Output, std::string("cannot write: ") + std::strerror(Code)) : 0;
}
