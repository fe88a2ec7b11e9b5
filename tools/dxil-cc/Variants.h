// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All variants of one source: `dxil-cc --variants TABLE -Fo FOLDER`.
#pragma once

#include "Jobs.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

#include <set>

namespace dxil::cc {

/// Returns true if \p Args request variants.
bool asksForVariants(llvm::ArrayRef<const char *> Args);

/// The variants of a command line as jobs, and their results.
class Variants {
public:
  /// Reads the table and makes a job for each variant. The error names the wrong argument, or the
  /// line of the table.
  static llvm::Expected<Variants> read(llvm::ArrayRef<const char *> Args);

  /// Runs all jobs. Writes a container for each distinct result, named by its digest, and
  /// variants.json, which maps variants to containers. Removes containers that only the
  /// variants.json of an earlier call names. Returns the exit code.
  int run(llvm::function_ref<int(llvm::ArrayRef<const char *>)> RunOne);

private:
  llvm::Error addJobs(llvm::StringRef TablePath, std::vector<std::string> Common);
  std::string outputOf(size_t Number) const;
  std::string dependenciesOf(size_t Number) const;
  void keepOutput(size_t Number);
  void keepDependencies(size_t Number);
  llvm::StringSet<> distinctContainers() const;
  void removeEarlierContainers() const;
  llvm::Error writeIndex() const;

  Jobs J;
  std::string Folder, Source, Table;
  std::string DependencyFile;              ///< empty without -MD and -MF
  std::set<std::string> Dependencies;      ///< files that a variant includes
  std::vector<std::string> CommandLine;    ///< the command line without the table and -j
  std::vector<llvm::json::Object> Defines; ///< the macros of each variant
  std::vector<std::string> Containers;     ///< names in Folder; empty for a failed variant
};

} // namespace dxil::cc
