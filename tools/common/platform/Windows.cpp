// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Platform.h"

#include <atomic>
#include <cerrno>

#include <fcntl.h>
#include <io.h>
#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING // missing in some versions of mingw's headers
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 0x0004
#endif

namespace dxil::tool::platform {
namespace {

namespace fs = std::filesystem;

std::atomic<bool> Interrupted = false;

BOOL WINAPI onInterrupt(DWORD) {
  Interrupted = true;
  return TRUE;
}

std::error_code lastError() {
  return {static_cast<int>(GetLastError()), std::system_category()};
}

/// A handle that the destructor closes.
struct Handle {
  HANDLE H = nullptr;

  Handle() = default;
  explicit Handle(HANDLE H) : H(H == INVALID_HANDLE_VALUE ? nullptr : H) {}
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  ~Handle() {
    if (H)
      CloseHandle(H);
  }
};

HANDLE handleOf(int Descriptor) {
  return reinterpret_cast<HANDLE>(_get_osfhandle(Descriptor));
}

std::wstring wide(std::string_view Text) {
  const int Size = static_cast<int>(Text.size());
  std::wstring Out(
      static_cast<size_t>(MultiByteToWideChar(CP_UTF8, 0, Text.data(), Size, nullptr, 0)), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, Text.data(), Size, Out.data(), static_cast<int>(Out.size()));
  return Out;
}

/// Returns the text that a system function writes. The function takes a buffer and its size, and
/// returns the length, or the required length.
template <typename Function> std::wstring textOf(Function Write) {
  std::wstring Out(MAX_PATH, L'\0');
  for (DWORD Size; (Size = Write(Out.data(), static_cast<DWORD>(Out.size()))) != 0;
       Out.resize(Out.size() * 2))
    if (Size < Out.size()) {
      Out.resize(Size);
      return Out;
    }
  return {};
}

} // namespace

void prepareStreams() {
  for (std::FILE *Stream : {stdin, stdout, stderr})
    _setmode(_fileno(Stream), _O_BINARY);
  for (int Descriptor : {1, 2})
    if (DWORD Mode = 0; GetConsoleMode(handleOf(Descriptor), &Mode)) {
      SetConsoleMode(handleOf(Descriptor), Mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
      SetConsoleOutputCP(CP_UTF8);
    }
}

unsigned terminalColumns(int Descriptor) {
  CONSOLE_SCREEN_BUFFER_INFO Info;
  if (Descriptor < 0 || !GetConsoleScreenBufferInfo(handleOf(Descriptor), &Info))
    return 0;
  const int Columns = Info.srWindow.Right - Info.srWindow.Left + 1;
  return Columns > 1 ? static_cast<unsigned>(Columns) : 80;
}

bool isReplaceable(const fs::path &Path) {
  const DWORD Attributes = GetFileAttributesW(Path.c_str());
  if (Attributes != INVALID_FILE_ATTRIBUTES && Attributes & FILE_ATTRIBUTE_DIRECTORY)
    return false;
  const Handle File(CreateFileW(Path.c_str(), 0,
                                FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
  return !File.H || GetFileType(File.H) == FILE_TYPE_DISK;
}

int writeError(std::FILE *File) {
  // C libraries use different error numbers; on a pipe there is no other reason.
  if (GetFileType(handleOf(_fileno(File))) == FILE_TYPE_PIPE)
    return EPIPE;
  return errno ? errno : EIO;
}

unsigned long long processId() {
  return GetCurrentProcessId();
}

std::string programBeside(const std::string &Name) {
  const fs::path Own =
      textOf([](wchar_t *To, DWORD Size) { return GetModuleFileNameW(nullptr, To, Size); });
  const fs::path Beside = Own.parent_path() / pathOf(Name + ".exe");
  std::error_code Failure;
  return fs::exists(Beside, Failure) ? Beside.string() : Name;
}

fs::path makeTemporaryFolder(std::string_view Prefix, std::error_code &Problem) {
  const fs::path Root = fs::temp_directory_path(Problem);
  // The user's own temporary folder is private.
  for (unsigned Try = 0; !Problem && Try < 1000; ++Try) {
    fs::path Path = Root / pathOf(std::string(Prefix) + "-" + std::to_string(processId()) + "-" +
                                  std::to_string(Try));
    if (fs::create_directory(Path, Problem))
      return Path;
  }
  if (!Problem)
    Problem = std::make_error_code(std::errc::file_exists);
  return {};
}

void catchInterrupts() {
  SetConsoleCtrlHandler(onInterrupt, TRUE);
}

bool wasInterrupted() {
  return Interrupted;
}

/// Quotes by the rules with which programs of the C library split their command lines.
std::string shellQuoted(const std::string &Word) {
  if (!Word.empty() && Word.find_first_of(" \t\"&|<>()^%!;,=") == std::string::npos)
    return Word;
  std::string Out = "\"";
  // Number of backslashes before the current character; they count twice before a quote.
  size_t Backslashes = 0;
  for (char C : Word) {
    if (C == '"')
      Out.append(Backslashes + 1, '\\');
    Backslashes = C == '\\' ? Backslashes + 1 : 0;
    Out += C;
  }
  return Out.append(Backslashes, '\\') + '"';
}

// ---- Processes ----------------------------------------------------------------------------------

struct Child::Process {
  Handle Id;
  Handle Job; ///< null, or the job of the process and all processes that it has started

  ~Process() {
    if (!Id.H)
      return;
    if (Job.H)
      TerminateJobObject(Job.H, 1);
    else
      TerminateProcess(Id.H, 1);
    WaitForSingleObject(Id.H, INFINITE); // afterwards its files can be removed
  }
};

namespace {

/// Returns an inheritable copy of a stream's handle; of the null device for null.
HANDLE inheritable(std::FILE *Stream) {
  HANDLE Out = nullptr;
  SECURITY_ATTRIBUTES IsInherited{sizeof IsInherited, nullptr, TRUE};
  if (!Stream)
    return CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                       &IsInherited, OPEN_EXISTING, 0, nullptr);
  DuplicateHandle(GetCurrentProcess(), handleOf(_fileno(Stream)), GetCurrentProcess(), &Out, 0,
                  TRUE, DUPLICATE_SAME_ACCESS);
  return Out;
}

/// Calls CreateProcess(), in a job if there is one. Returns the process, or null; lastError() has
/// the reason.
HANDLE create(const wchar_t *Program, std::wstring Line, Streams S, HANDLE Job) {
  const Handle In(inheritable(S.In)), Out(inheritable(S.Out)), Err(inheritable(S.Err));
  STARTUPINFOW Start{};
  Start.cb = sizeof Start;
  Start.dwFlags = STARTF_USESTDHANDLES;
  Start.hStdInput = In.H;
  Start.hStdOutput = Out.H;
  Start.hStdError = Err.H;
  PROCESS_INFORMATION Info{};
  if (!CreateProcessW(Program, Line.data(), nullptr, nullptr, /*bInheritHandles=*/TRUE,
                      Job ? CREATE_SUSPENDED : 0, nullptr, nullptr, &Start, &Info))
    return nullptr;
  const Handle Thread(Info.hThread);
  if (Job) {
    AssignProcessToJobObject(Job, Info.hProcess);
    ResumeThread(Info.hThread);
  }
  return Info.hProcess;
}

} // namespace

Child::Child() = default;
Child::Child(Child &&) noexcept = default;
Child &Child::operator=(Child &&) noexcept = default;
Child::~Child() = default;
Child::Child(std::unique_ptr<Process> Started, std::error_code Problem)
    : Running(std::move(Started)), Problem(Problem) {}

Child Child::start(const std::vector<std::string> &Arguments, Streams S) {
  std::string Line;
  for (const std::string &Word : Arguments)
    (Line += Line.empty() ? "" : " ") += shellQuoted(Word);
  auto Started = std::make_unique<Process>();
  Started->Id.H = create(nullptr, wide(Line), S, nullptr);
  return Started->Id.H ? Child(std::move(Started), {}) : Child(nullptr, lastError());
}

Child Child::startShell(const std::string &Command, Streams S) {
  auto Started = std::make_unique<Process>();
  Started->Job.H = CreateJobObjectW(nullptr, nullptr);
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION Limits{};
  Limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  SetInformationJobObject(Started->Job.H, JobObjectExtendedLimitInformation, &Limits,
                          sizeof Limits);
  const std::wstring Shell = textOf(GetSystemDirectoryW) + L"\\cmd.exe";
  // /s removes only the outer quotes.
  Started->Id.H =
      create(Shell.c_str(), L"cmd.exe /d /s /c \"" + wide(Command) + L"\"", S, Started->Job.H);
  return Started->Id.H ? Child(std::move(Started), {}) : Child(nullptr, lastError());
}

std::optional<int> Child::look(bool Waits) {
  if (!Running)
    return Code;
  if (WaitForSingleObject(Running->Id.H, Waits ? INFINITE : 0) == WAIT_TIMEOUT)
    return std::nullopt;
  DWORD Ended = 0;
  GetExitCodeProcess(Running->Id.H, &Ended);
  Code = Ended <= 0x7fffffff ? static_cast<int>(Ended) : 255; // the number of a fault
  Running.reset();
  return Code;
}

void Child::end() {
  Running.reset();
}

} // namespace dxil::tool::platform
