// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A listing to a container: the inverse of listing(). What the parts repeat of the module is
// derived (derive/Build.h); what a module does not know stands in a header of the text, as YAML in
// comments:
//
//   ; --- dxil-as
//   ; debug-name: shader.pdb
//   ; parts:
//   ;   RTS0: 0200000000000000 1800000000000000
//   ;     1800000000000000
//   ; ...
//
// `parts` has bytes in hexadecimal, with blanks where one likes; a part goes on in lines that are
// indented further. Of a part RDAT only the subobjects are taken. The header stands before the
// module, and once.
#pragma once

#include <dxil/container/Container.h>

#include <utility>
#include <vector>

namespace dxil::container {

/// Parts beside the program.
using PartList = std::vector<std::pair<FourCC, std::vector<uint8_t>>>;

struct AssembleOptions {
  /// Other parts; they take the place of those of the same name that the text has.
  PartList Parts;
  /// Only bitcode, as the text has it: nothing is derived, and no part may be given.
  bool Bitcode = false;
  /// A text with debug information becomes part ILDB, and what the program is without it the
  /// program (ir::withoutDebugInfo), as DXC has them. With this the program keeps it, and no such
  /// part is made.
  bool DebugInProgram = false;
};

/// The container, signed. The text is not trusted. Errors have line and column, but for those of
/// what is derived: a module that names no shader model or entry, or is not well formed.
Result<std::vector<uint8_t>> assemble(std::string_view Text, const AssembleOptions &Options = {});

/// What of a container's parts assemble() cannot derive: all but the program, signatures, pipeline
/// state, features and hash (but one of the source is kept); RDAT is there if it has subobjects.
/// ILDB is, as the program does not have it: whoever assembles the listing of ILDB has to leave it
/// out. Fails as Container::parse does.
Result<PartList> partsToKeep(const Container &C);

/// These parts as the header of a text; empty if there are none.
std::string partsHeader(const PartList &Parts);

} // namespace dxil::container
