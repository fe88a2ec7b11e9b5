// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Compiler.h"
#include "Trial.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dxil::differential {

/// A shader with one command line, and what became of it.
struct Subject {
  std::string Name; ///< of a list as it stands there, else file and command line
  std::filesystem::path Source;
  std::string Arguments;
  std::map<std::string, language::CompileJob> Programs = {}; ///< O3, Od, dxc
  bool Runs = false;
  std::string Difference = {}; ///< or why it cannot run
  std::string Cause = {};      ///< of a difference, where the programs show it
  Verdict Result = {};
};

/// The command lines at the heads of all files of a folder, of those for several versions the
/// first.
std::vector<Subject> readFolder(const std::filesystem::path &Folder, const std::string &Profile);

/// A list: in each line a name, a path and a command line, with tabs between.
std::vector<Subject> readList(const std::filesystem::path &File);

/// `name: reason` for each shader that may differ; `beside dxc: name: reason` for those that may
/// only where DXC's programs run too.
std::map<std::string, std::string> readExplained(const std::filesystem::path &File, bool BesideDXC);

/// Runs programs of a subject on all inputs and says how the first differs from the others; empty
/// if it does not.
void compareApart(Subject &S, const std::string &First, const std::vector<std::string> &Others);

} // namespace dxil::differential
