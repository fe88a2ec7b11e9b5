// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL to LLVM IR of the contract: all steps of the front end in one call.
#ifndef DXIL_FRONTEND_FRONTEND_H
#define DXIL_FRONTEND_FRONTEND_H

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class Module;
class raw_ostream;
} // namespace llvm

namespace dxil::frontend {

struct Options;

/// What is compiled and how the preprocessor is to read it.
struct Input {
  std::string File; ///< path
  std::optional<std::string> Text; ///< in place of what the file holds: File is its name then
  std::vector<std::string> Defines;      ///< `NAME` or `NAME=VALUE`
  std::vector<std::string> IncludePaths;
  std::vector<std::string> WarningOptions; ///< without the dash: `Wno-conversion`, `Werror`
  bool NoWarnings = false;
  std::string DependencyFile;   ///< is written for make; empty: none
  std::string DependencyTarget; ///< what depends on the files there
  bool ShowIncludes = false;    ///< says each file that is included
  bool TimeReport = false;      ///< LLVM's timers (Support/Timer.h) get what each step takes
  bool Colors = false;
};

/// Which step's output compile() stops at and prints; tokens are not printed.
enum class Until { Module, Program, Tree, Tokens };

/// Succeeded is false after an error; the module is there if it was asked for and nothing failed.
struct Output {
  bool Succeeded = false;
  std::unique_ptr<llvm::Module> Module;
};

/// What is said goes to \p Said; what \p Last asks to print to \p Printed, which may be null.
Output compile(const Input &In, const Options &Opts, llvm::LLVMContext &Context,
               llvm::raw_ostream &Said, Until Last = Until::Module,
               llvm::raw_ostream *Printed = nullptr);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_FRONTEND_H
