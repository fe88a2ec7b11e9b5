// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module as LLVM 3.7 assembly, which that version's assembler accepts.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::ir {

/// Where things begin in the text, in bytes.
struct TextPlaces {
  static constexpr uint64_t NotWritten = ~uint64_t(0);
  /// By FunctionId: the line of its definition or declaration.
  std::vector<uint64_t> Functions;
  /// By index in Module::Instructions: its line.
  std::vector<uint64_t> Instructions;
};

struct AssemblyOptions {
  /// Only this function's definition; empty for the whole module.
  std::string_view Function;
  /// Stands before the assembly in the text.
  std::string Prefix;
  /// Appends what is to stand behind an instruction as a comment, without the `;`. May be empty.
  std::function<void(const ir::Module &, const ir::Instruction &, std::string &)> Comment;
  /// Appends whole lines of comments that are to stand before an instruction. May be empty.
  std::function<void(const ir::Module &, const ir::Instruction &, std::string &)> Before;
  /// Bytes of text after which writing stops with LimitExceeded: hostile modules can share a
  /// constant or a type so often that their text is much larger than they are.
  uint64_t MaxBytes = uint64_t(1) << 30;
  /// Takes the text piece by piece, in its order, so that no more than some hundred kilobytes of it
  /// are kept; false ends the writing. What was taken before an error is a part of the text.
  std::function<bool(std::string_view)> Sink;
  /// If not null, becomes the places of this module's functions and instructions.
  TextPlaces *Places = nullptr;
};

/// The assembly; empty if `Options.Sink` has taken it. Fails with LimitExceeded, or RecordField if
/// `Function` names none that is defined.
Result<std::string> writeAssembly(const ir::Module &M, const AssemblyOptions &Options = {});

/// The words of assembly, for what shows it: editors.
struct AssemblyWords {
  std::vector<std::string_view> Instructions; ///< "fadd"
  std::vector<std::string_view> Types;        ///< "float", without integers and pointers
  std::vector<std::string_view> Attributes;   ///< "readnone"
  std::vector<std::string_view> Constants;    ///< "undef"
  std::vector<std::string_view> DebugNodes;   ///< "DILocation"
  std::vector<std::string_view> Others;       ///< "define", "nsw", "slt", "internal"
};
AssemblyWords assemblyWords();

namespace assembly {
class Writer;
}

/// Types of one module as they stand in its assembly. The module must outlive it.
class TypePrinter {
public:
  explicit TypePrinter(const ir::Module &M);
  ~TypePrinter();
  /// At most some thousand characters, where types share others so often that they are longer.
  const std::string &text(ir::TypeId T);

private:
  AssemblyOptions Options;
  std::unique_ptr<assembly::Writer> Texts;
};

} // namespace dxil::ir
