// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-diff: compares two containers.
#include "Tool.h"

#include <dxil/diff/Diff.h>

using namespace dxil;

int main(int Count, char **Values) {
  tool::Tool T("dxil-diff",
               "Lists the differences between two DXIL containers: parts, signatures, resources, "
               "flags, and instructions by their\n"
               "structure, whatever their numbers. Consequences of a difference (hash, sizes, "
               "counts) are not listed again.",
               "Exit status: 0 no difference, 1 a difference, 2 wrong usage, or an input that "
               "cannot be read.\n\n"
               "Example: the same shader at two levels of optimisation\n"
               "  dxil-diff o1.dxil o3.dxil");
  std::string First, Second, OutputPath = "-";
  bool Json = false, Quiet = false;
  CLI::App &App = T.app();
  T.file(App.add_option("A", First, "A container; - is standard input")->required());
  T.file(App.add_option("B", Second, "Another")->required());
  T.file(App.add_option("-o,--output", OutputPath, "Write there; default: standard output"));
  App.add_flag("--json", Json, "As JSON (docs/tools.md)");
  App.add_flag("-q,--quiet", Quiet, "Print nothing; the exit status is the answer");
  T.addColor();
  if (auto Code = T.parse(Count, Values))
    return *Code;
  std::vector<uint8_t> A, B;
  if (auto Code = T.readTwo(First, Second, A, B))
    return *Code;
  auto D = compare::diffContainers(A, B);
  if (!D) {
    Error E = D.error();
    const bool IsFirst = E.Part.starts_with("first: ");
    E.Part = E.Part.substr(E.Part.find(' ') + 1);
    return T.fail(IsFirst ? First : Second, E.str());
  }
  tool::Output Out(OutputPath);
  if (!Quiet)
    Out.write(Json ? compare::diffJson(*D)
                   : compare::diffText(*D, T.wantsColor(OutputPath == "-" ? 1 : -1)));
  if (const int Code = Out.finish(T))
    return Code == tool::ExitNegative ? tool::ExitUnusable : Code;
  return D->isEmpty() ? tool::ExitGood : tool::ExitNegative;
}
