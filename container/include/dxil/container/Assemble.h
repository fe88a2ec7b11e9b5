// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assembles a listing into a container: the inverse of listing(). Parts that repeat the module are
// derived (derive/Build.h). A header of the text holds the other parts, as YAML in comments:
//
//   ; --- dxil-as
//   ; debug-name: shader.pdb
//   ; parts:
//   ;   RTS0: 0200000000000000 1800000000000000
//   ;     1800000000000000
//   ; ...
//
// `parts` has bytes in hexadecimal, with blanks at any place. Lines with a deeper indent continue a
// part. Part RDAT contributes only its subobjects. The text has at most one header, before the
// module.
#pragma once

#include <dxil/container/Container.h>

#include <utility>
#include <vector>

namespace dxil::container {

/// Parts to add to the program, each with its name and data.
using PartList = std::vector<std::pair<FourCC, std::vector<uint8_t>>>;

struct AssembleOptions {
  /// Parts to add. They replace parts of the same name in the text.
  PartList Parts;
  /// Returns the bare bitcode of the text. Derives nothing; no part may be given.
  bool Bitcode = false;
  /// By default, as in DXC's containers, a text with debug information becomes part ILDB, and the
  /// program is a copy without it (ir::withoutDebugInfo). If set, the program keeps the debug
  /// information and there is no ILDB.
  bool DebugInProgram = false;
};

/// Returns the signed container. The text is untrusted. Errors have a line and column, except those
/// of the derivation: a module that names no shader model or entry, or is malformed.
Result<std::vector<uint8_t>> assemble(std::string_view Text, const AssembleOptions &Options = {});

/// Returns the signed container of a program as bare bitcode, which is untrusted too.
Result<std::vector<uint8_t>> assembleBitcode(Bytes Bitcode, const AssembleOptions &Options = {});

/// Returns the parts of a container that assemble() cannot derive: all except the program,
/// signatures, pipeline state, features and HASH (kept if it covers the source). Includes RDAT if
/// it has subobjects, and ILDB: a caller who assembles the listing of ILDB must drop that part.
/// Fails as Container::parse does.
Result<PartList> partsToKeep(const Container &C);

/// Returns the parts as the header of a listing, which readHeader() reads. Empty if there are no
/// parts.
std::string partsHeader(const PartList &Parts);

} // namespace dxil::container
