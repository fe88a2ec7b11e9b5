// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Compiler.h"
#include "Trial.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dxil::differential {

/// A shader with one command line, and the results of its comparison.
struct Subject {
  std::string Name; ///< the name in the list, or else file and command line
  std::filesystem::path Source;
  std::string Arguments;
  std::map<std::string, language::CompileJob> Programs = {}; ///< compile jobs by level: O3, Od, dxc
  bool Runs = false;
  std::string Difference = {}; ///< the first difference, or the reason why it cannot run
  std::string Cause = {};      ///< cause of a difference, if the programs show it
  Verdict Result = {};
};

/// Reads the command lines at the heads of all files of a folder. Of those that differ in the
/// version only, the first counts.
std::vector<Subject> readFolder(const std::filesystem::path &Folder, const std::string &Profile);

/// Reads a list with a name, a path and a command line in each line, separated by tabs.
std::vector<Subject> readList(const std::filesystem::path &File);

/// Reads `name: reason` for each shader that may differ. `beside dxc: name: reason` applies only if
/// DXC's programs run too.
std::map<std::string, std::string> readExplained(const std::filesystem::path &File, bool BesideDXC);

/// Compares the program `First` of a subject with the others on all inputs. Sets the difference, or
/// an empty string if there is none.
void compareApart(Subject &S, const std::string &First, const std::vector<std::string> &Others);

} // namespace dxil::differential
