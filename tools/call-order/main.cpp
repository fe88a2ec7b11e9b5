// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-call-order OUTPUT COMMANDS: lists the functions that a program calls, each once, in the
// order of their first calls over all command lines in the file COMMANDS (one in each line, words
// without blanks). A linker that places them next to each other (--symbol-ordering-file) avoids
// most page faults of the program: half of the time of a short run. Only the build uses it, on
// x86-64 Linux.
//
// Each function starts with a breakpoint, which is removed when it is reached.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <elf.h>
#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Functions = std::map<uint64_t, std::string>; // names by address

template <typename T> bool read(const std::string &File, uint64_t Offset, T &Value) {
  if (Offset > File.size() || File.size() - Offset < sizeof Value)
    return false;
  std::memcpy(&Value, File.data() + Offset, sizeof Value);
  return true;
}

std::string name(const std::string &File, const Elf64_Shdr &Strings, uint32_t Offset) {
  if (Offset >= Strings.sh_size || Strings.sh_offset > File.size() ||
      File.size() - Strings.sh_offset < Strings.sh_size)
    return {};
  const char *Start = File.data() + Strings.sh_offset + Offset;
  return {Start, strnlen(Start, Strings.sh_size - Offset)};
}

// Returns the functions in the symbol table of an executable that loads at fixed addresses (no
// PIE).
Functions functionsOf(const std::string &Path) {
  std::ifstream In(Path, std::ios::binary);
  std::string File((std::istreambuf_iterator<char>(In)), {});
  Functions Result;
  Elf64_Ehdr Header;
  if (!read(File, 0, Header) || std::memcmp(Header.e_ident, ELFMAG, SELFMAG) != 0 ||
      Header.e_type != ET_EXEC)
    return Result;
  for (unsigned I = 0; I != Header.e_shnum; ++I) {
    Elf64_Shdr Table, Strings;
    if (!read(File, Header.e_shoff + I * sizeof Table, Table) || Table.sh_type != SHT_SYMTAB ||
        !read(File, Header.e_shoff + Table.sh_link * sizeof Strings, Strings))
      continue;
    Elf64_Sym S;
    for (uint64_t Position = 0; Position + sizeof S <= Table.sh_size; Position += sizeof S)
      if (read(File, Table.sh_offset + Position, S) && ELF64_ST_TYPE(S.st_info) == STT_FUNC &&
          S.st_shndx != SHN_UNDEF && S.st_size != 0)
        Result.emplace(S.st_value, name(File, Strings, S.st_name));
  }
  return Result;
}

constexpr unsigned char Breakpoint = 0xcc;

// Sets breakpoints at all functions that were not reached yet. Returns the original bytes from the
// first function on, or an empty string on failure.
std::string setBreakpoints(int Memory, const Functions &F) {
  uint64_t Start = F.begin()->first;
  std::string Code(F.rbegin()->first - Start + 1, 0);
  for (size_t Done = 0; Done != Code.size();) {
    ssize_t Size = pread(Memory, Code.data() + Done, Code.size() - Done, off_t(Start + Done));
    if (Size <= 0)
      return {};
    Done += size_t(Size);
  }
  std::string Changed = Code;
  for (const auto &[Address, Name] : F)
    Changed[Address - Start] = char(Breakpoint);
  for (size_t Done = 0; Done != Changed.size();) {
    ssize_t Size =
        pwrite(Memory, Changed.data() + Done, Changed.size() - Done, off_t(Start + Done));
    if (Size <= 0)
      return {};
    Done += size_t(Size);
  }
  return Code;
}

pid_t start(const std::vector<std::string> &Words) {
  std::vector<char *> Args;
  for (const std::string &W : Words)
    Args.push_back(const_cast<char *>(W.c_str()));
  Args.push_back(nullptr);
  pid_t Process = fork();
  if (Process != 0)
    return Process;
  ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
  execv(Args[0], Args.data());
  _exit(127);
}

// Returns the function at whose breakpoint Process stopped, and restores its code.
Functions::iterator meet(pid_t Process, int Memory, const std::string &Code, uint64_t Start,
                         Functions &F) {
  user_regs_struct Registers;
  if (ptrace(PTRACE_GETREGS, Process, nullptr, &Registers) != 0)
    return F.end();
  auto Match = F.find(Registers.rip - 1);
  if (Match == F.end() || pwrite(Memory, &Code[Match->first - Start], 1, off_t(Match->first)) != 1)
    return F.end();
  Registers.rip -= 1;
  return ptrace(PTRACE_SETREGS, Process, nullptr, &Registers) == 0 ? Match : F.end();
}

// Runs one command line to its end. Moves the functions that it calls from F to Order.
bool trace(const std::vector<std::string> &Words, Functions &F, std::vector<std::string> &Order) {
  pid_t Process = start(Words);
  int Status = 0;
  if (Process < 0 || waitpid(Process, &Status, 0) < 0 || !WIFSTOPPED(Status))
    return false;
  ptrace(PTRACE_SETOPTIONS, Process, nullptr, PTRACE_O_EXITKILL);
  int Memory = open(("/proc/" + std::to_string(Process) + "/mem").c_str(), O_RDWR | O_CLOEXEC);
  const uint64_t Start = F.begin()->first;
  std::string Code = Memory < 0 ? std::string() : setBreakpoints(Memory, F);
  std::vector<Functions::iterator> Met;
  int Signal = 0;
  while (!Code.empty() && ptrace(PTRACE_CONT, Process, nullptr, Signal) == 0 &&
         waitpid(Process, &Status, 0) >= 0 && WIFSTOPPED(Status)) {
    Signal = WSTOPSIG(Status);
    if (Signal != SIGTRAP)
      continue;
    auto Entry = meet(Process, Memory, Code, Start, F);
    if (Entry == F.end())
      break;
    Met.push_back(Entry);
    Signal = 0;
  }
  bool Ended = WIFEXITED(Status) && WEXITSTATUS(Status) == 0;
  if (!WIFEXITED(Status) && !WIFSIGNALED(Status)) {
    kill(Process, SIGKILL);
    waitpid(Process, &Status, 0);
  }
  close(Memory);
  for (auto Entry : Met) {
    Order.push_back(std::move(Entry->second));
    F.erase(Entry);
  }
  return Ended;
}

} // namespace

int main(int Argc, char **Argv) {
  if (Argc != 3) {
    std::fprintf(stderr, "usage: dxil-call-order OUTPUT COMMANDS\n");
    return 2;
  }
  std::ifstream Commands(Argv[2]);
  std::vector<std::string> Order;
  std::map<std::string, Functions> Programs;
  for (std::string Line; std::getline(Commands, Line);) {
    std::istringstream In(Line);
    std::vector<std::string> Words{std::istream_iterator<std::string>(In), {}};
    if (Words.empty())
      continue;
    auto [Entry, New] = Programs.try_emplace(Words[0]);
    if (New)
      Entry->second = functionsOf(Words[0]);
    // The program works without the order. Where tracing is not permitted, there is none.
    if (Entry->second.empty() || !trace(Words, Entry->second, Order))
      std::fprintf(stderr, "dxil-call-order: no order from '%s'\n", Line.c_str());
  }
  std::ofstream Out(Argv[1]);
  for (const std::string &Name : Order)
    Out << Name << '\n';
  return Out.good() ? 0 : 1;
}
