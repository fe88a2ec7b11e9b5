// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Draw.h"

#include "Tool.h"
#include "platform/Platform.h"

namespace dxil::dis {
namespace {

namespace fs = std::filesystem;
using namespace tool;

/// A folder for temporary files that the destructor removes.
struct Scratch {
  std::error_code Problem;
  fs::path Folder = platform::makeTemporaryFolder("dxil-dis", Problem);
  ~Scratch() {
    std::error_code Ignored;
    if (!Folder.empty())
      fs::remove_all(Folder, Ignored);
  }
  std::string file(const char *Name) const { return (Folder / Name).string(); }
};

bool writeFile(const std::string &Path, const std::string &Text) {
  std::FILE *File = std::fopen(Path.c_str(), "wb");
  const bool IsWritten = File && std::fwrite(Text.data(), 1, Text.size(), File) == Text.size();
  return File && std::fclose(File) == 0 && IsWritten;
}

} // namespace

Result<std::string> draw(const std::string &Graph) {
  const Scratch S;
  const std::string In = S.file("graph.dot"), Picture = S.file("graph.svg");
  if (S.Problem || !writeFile(In, Graph))
    return failure(
        "a temporary file cannot be written: " +
        (S.Problem ? S.Problem : std::error_code(errno, std::generic_category())).message());
  platform::Child Dot = platform::Child::start({"dot", "-Tsvg", "-o", Picture, In});
  if (Dot.problem())
    return failure("graphviz's dot cannot be started: " + Dot.problem().message() +
                   " (expected it in PATH; without --svg the graph itself is written)");
  const bool Failed = Dot.wait() != 0;
  const auto Drawn = readInput(Picture);
  if (Failed || !Drawn)
    return failure("graphviz's dot has failed");
  if (Drawn->empty())
    return failure("graphviz's dot has drawn nothing");
  return std::string(Drawn->begin(), Drawn->end());
}

} // namespace dxil::dis
