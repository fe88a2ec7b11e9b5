// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints a module as LLVM 3.7 assembly, which that version's assembler accepts.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::ir {

/// Byte offsets of functions and instructions in the printed text.
struct TextPlaces {
  static constexpr uint64_t NotWritten = ~uint64_t(0);
  /// Offset of the line of each definition or declaration, indexed by FunctionId.
  std::vector<uint64_t> Functions;
  /// Offset of each instruction's line, indexed as Module::Instructions.
  std::vector<uint64_t> Instructions;
};

struct AssemblyOptions {
  /// Name of the only function to print; empty prints the whole module.
  std::string_view Function;
  /// Text to print before the assembly.
  std::string Prefix;
  /// Appends the comment to print after an instruction, without the `;`. May be empty.
  std::function<void(const ir::Module &, const ir::Instruction &, std::string &)> Comment;
  /// Appends whole comment lines to print before an instruction. May be empty.
  std::function<void(const ir::Module &, const ir::Instruction &, std::string &)> Before;
  /// Limit of the text's size in bytes; writing beyond it fails with LimitExceeded. Hostile modules
  /// can share a constant or type so often that their text is much larger than the module.
  uint64_t MaxBytes = uint64_t(1) << 30;
  /// Receives the text in pieces, in order, so that only some hundred kilobytes are in memory.
  /// Returns false to stop writing. After an error, the pieces are the beginning of the text.
  std::function<bool(std::string_view)> Sink;
  /// If not null, receives the offsets of this module's functions and instructions.
  TextPlaces *Places = nullptr;
};

/// Returns the assembly; empty if `Options.Sink` has received it. Fails with LimitExceeded, or with
/// RecordField if `Function` is not the name of a defined function.
Result<std::string> writeAssembly(const ir::Module &M, const AssemblyOptions &Options = {});

/// The keywords of assembly, for editors that highlight them.
struct AssemblyWords {
  std::vector<std::string_view> Instructions; ///< such as "fadd"
  std::vector<std::string_view> Types;        ///< such as "float"; without integers and pointers
  std::vector<std::string_view> Attributes;   ///< such as "readnone"
  std::vector<std::string_view> Constants;    ///< such as "undef"
  std::vector<std::string_view> DebugNodes;   ///< such as "DILocation"
  std::vector<std::string_view> Others;       ///< such as "define", "nsw", "slt", "internal"
};
AssemblyWords assemblyWords();

namespace assembly {
class Writer;
}

/// Prints the types of one module as its assembly does. The module must outlive the printer.
class TypePrinter {
public:
  explicit TypePrinter(const ir::Module &M);
  ~TypePrinter();
  /// Returns the text of a type. Cuts it after some thousand characters: types can share others so
  /// often that their text is much longer.
  const std::string &text(ir::TypeId T);

private:
  AssemblyOptions Options;
  std::unique_ptr<assembly::Writer> Texts;
};

} // namespace dxil::ir
