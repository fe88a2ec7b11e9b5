// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Commands.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <thread>

namespace dxil::tool {

using Clock = std::chrono::steady_clock;

Commands::~Commands() {
  std::error_code Ignored;
  if (!Folder.empty())
    std::filesystem::remove_all(Folder, Ignored);
}

Status Commands::open() {
  std::error_code Problem;
  Folder = platform::makeTemporaryFolder("dxil-reduce", Problem);
  if (Problem)
    return dxil::failure("no folder for temporary files: " + Problem.message());
  return {};
}

std::string Commands::commandFor(const std::string &Path) const {
  constexpr std::string_view Place = "%s";
  const std::string Quoted = platform::shellQuoted(Path);
  std::string Out = Text;
  size_t Offset = Out.find(Place);
  if (Offset == std::string::npos)
    return Out + " " + Quoted;
  for (; Offset != std::string::npos; Offset = Out.find(Place, Offset + Quoted.size()))
    Out.replace(Offset, Place.size(), Quoted);
  return Out;
}

platform::Child Commands::start(const std::vector<uint8_t> &Data, size_t Number) {
  const std::string Path = (Folder / ("candidate-" + std::to_string(Number) + Extension)).string();
  std::FILE *File = std::fopen(Path.c_str(), "wb");
  bool IsGood = File && std::fwrite(Data.data(), 1, Data.size(), File) == Data.size();
  if (File)
    IsGood = std::fclose(File) == 0 && IsGood;
  if (!IsGood) {
    Failure = Path + ": " + std::strerror(errno);
    return {};
  }
  // Standard output may be the target of the result.
  std::FILE *const Shown = ShowsOutput ? stderr : nullptr;
  platform::Child Out = platform::Child::startShell(commandFor(Path), {nullptr, Shown, Shown});
  if (Out.problem())
    Failure = Path + ": " + Out.problem().message();
  return Out;
}

size_t Commands::firstSuccess(std::span<const std::vector<uint8_t>> Files) {
  std::vector<platform::Child> Jobs; // their destructors end them
  for (size_t N = 0; N < Files.size() && Failure.empty(); ++N)
    Jobs.push_back(start(Files[N], N));
  const Clock::time_point Last = Clock::now() + std::chrono::seconds(Timeout);
  size_t First = 0; // all candidates before it have failed
  while (First < Jobs.size() && Failure.empty() && !platform::wasInterrupted()) {
    const bool IsLate = Clock::now() >= Last;
    for (platform::Child &J : Jobs)
      if (!J.poll() && IsLate)
        J.end();
    while (First < Jobs.size() && !Jobs[First].isRunning() && Jobs[First].poll() != 0)
      ++First;
    if (First < Jobs.size() && Jobs[First].poll() == 0)
      break;
    if (First < Jobs.size())
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return Failure.empty() && !platform::wasInterrupted() ? First : Files.size();
}

} // namespace dxil::tool
