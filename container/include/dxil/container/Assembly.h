// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module as LLVM 3.7 assembly, which that version's assembler accepts.
#pragma once

#include <dxil/container/Error.h>
#include <dxil/container/Module.h>

#include <functional>
#include <string>

namespace dxil {

struct AssemblyOptions {
  /// Only this function's definition; empty for the whole module.
  std::string_view Function;
  /// Stands before the assembly in the text.
  std::string Prefix;
  /// Appends what is to stand behind an instruction as a comment, without the `;`. May be empty.
  std::function<void(const ir::Module &, const ir::Instruction &, std::string &)> Comment;
  /// Bytes of text after which writing stops with LimitExceeded: hostile modules can share a
  /// constant or a type so often that their text is much larger than they are.
  uint64_t MaxBytes = uint64_t(1) << 30;
};

/// The assembly. Fails with LimitExceeded, or RecordField if `Function` names none that is defined.
Result<std::string> writeAssembly(const ir::Module &M, const AssemblyOptions &Options = {});

} // namespace dxil
