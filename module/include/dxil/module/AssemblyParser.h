// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LLVM 3.7 assembly, as writeAssembly() prints it, to the module model.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

namespace dxil {

struct ParseOptions {
  uint64_t MaxBytes = uint64_t(1) << 30; ///< of text, at most 2^31
  /// How deep types stand in types, and constants in constants; at most 253.
  uint32_t MaxNesting = 253;
  /// Names of kinds of metadata by number, empty where one is not used; of these a text says only
  /// those that something has. Others follow in the order of the text. LLVM 3.7's own if empty.
  std::span<const std::string_view> MetadataKinds;
};

/// Parses a whole module. Comments, from `;` to the end of the line, are ignored, so that a listing
/// may be parsed as it stands. The text is not trusted: what is returned keeps the guarantees at
/// the head of Module.h and refers to nothing of `Text`. Errors have line and column. Time and
/// memory are linear in the text's size but for the look-up of names and the order of constants,
/// which take its logarithm more.
///
/// writeAssembly() of what is returned is the text that writeAssembly() had printed. What a text
/// does not say is filled in:
///  - types, constants, metadata, attribute lists and groups have the order in which LLVM 3.7
///    writes them where it does not keep the order of uses: what is met first in a walk over
///    globals, named metadata and functions, but constants by type and number of uses; types with
///    a name have that of their definitions;
///  - equal constants, strings and values as metadata are one; nodes are as many as are numbered;
///  - what nothing refers to is not there, but for types with a name;
///  - `fast` is all five flags; a zero is ConstantKind::Null; sequences of floats, doubles and
///    integers of 8 to 64 bits are ConstantKind::Data or String if all elements are numbers.
/// So writeBitcode() gives the same bytes for a module that was read and for its text, parsed with
/// its kinds of metadata, if all that was so in the module, as it is in DXC's but for `fast`.
Result<ir::Module> parseAssembly(std::string_view Text, const ParseOptions &Options = {});

} // namespace dxil
