// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses LLVM 3.7 assembly, as writeAssembly() prints it, into a module.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

namespace dxil::ir {

struct ParseOptions {
  uint64_t MaxBytes = uint64_t(1) << 30; ///< largest text in bytes, at most 2^31
  /// Nesting limit for types in types and constants in constants, at most 253.
  uint32_t MaxNesting = 253;
};

/// Parses a whole module. Ignores comments, from `;` to the end of the line, so that a listing can
/// be parsed unchanged. Two comments count, for facts that LLVM 3.7's assembly cannot express:
///
///     target triple = "dxil-ms-dx"
///     ; metadata kinds: "dbg" "tbaa" ...       all names of metadata kinds, by number
///
///     %3 = fadd fast float %1, %2  ; fast without nnan
///
/// The text is untrusted: the result keeps the guarantees at the head of Module.h and does not
/// refer to `Text`. Errors have line and column. Time and memory are linear in the text's size,
/// times a logarithm for the look-up of names and the order of constants.
///
/// Printing a parsed module with writeAssembly() gives the same text again. The parser chooses what
/// the text leaves open:
///  - tables have the order of inWritingOrder() (ModuleWriter.h); named types keep the order of
///    their definitions;
///  - equal constants, strings and values as metadata are merged; numbered nodes are not;
///  - unused items are dropped, except named types;
///  - metadata kinds are those that LLVM 3.7 predefines, then others in the order of their use;
///  - a zero is ConstantKind::Null; sequences of floats, doubles and integers of 8 to 64 bits are
///    ConstantKind::Data or String if all elements are numbers.
/// So writeBitcode() gives the same bytes for a module and for its parsed text, if the module was
/// in this order, as DXC's and buildContainer()'s modules are.
Result<ir::Module> parseAssembly(std::string_view Text, const ParseOptions &Options = {});

} // namespace dxil::ir
