// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LLVM 3.7 assembly, as writeAssembly() prints it, to the module model.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

namespace dxil::ir {

struct ParseOptions {
  uint64_t MaxBytes = uint64_t(1) << 30; ///< of text, at most 2^31
  /// How deep types stand in types, and constants in constants; at most 253.
  uint32_t MaxNesting = 253;
};

/// Parses a whole module. Comments, from `;` to the end of the line, are ignored, so that a listing
/// may be parsed as it stands, but for two that say what LLVM 3.7's assembly has no words for:
///
///     target triple = "dxil-ms-dx"
///     ; metadata kinds: "dbg" "tbaa" ...       all names of kinds of metadata, by number
///
///     %3 = fadd fast float %1, %2  ; fast without nnan
///
/// The text is not trusted: what is returned keeps the guarantees at the head of Module.h and
/// refers to nothing of `Text`. Errors have line and column. Time and memory are linear in the
/// text's size but for the look-up of names and the order of constants, which take its logarithm
/// more.
///
/// writeAssembly() of what is returned is the text that writeAssembly() had printed. What a text
/// does not say is filled in:
///  - all is in the order of inWritingOrder() (ModuleWriter.h); types with a name have that of
///    their definitions;
///  - equal constants, strings and values as metadata are one; nodes are as many as are numbered;
///  - what nothing refers to is not there, but for types with a name;
///  - kinds of metadata are those that LLVM 3.7 numbers itself, then others as they are met;
///  - a zero is ConstantKind::Null; sequences of floats, doubles and integers of 8 to 64 bits are
///    ConstantKind::Data or String if all elements are numbers.
/// So writeBitcode() gives the same bytes for a module and for its text, parsed, if the module was
/// in that order, as those of DXC and of buildContainer() are.
Result<ir::Module> parseAssembly(std::string_view Text, const ParseOptions &Options = {});

} // namespace dxil::ir
