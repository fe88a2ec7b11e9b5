// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A container as text for people: tables of what its parts say, as comments, then the module's
// assembly, in which each dx.op call is followed by the op's name and its arguments' names.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/module/Assembly.h>

namespace dxil::listing {

/// "BufferLoad(srv, index, wot)" for a call of a dx.op function, with the value of an argument that
/// is a constant of an enum; "unknown op 999" if the table has no such op; empty for other
/// instructions.
std::string opComment(const ir::Module &M, const ir::Instruction &I);

/// One line for each part: name, offset, size, digest state first. Lines start with "; ".
std::string partTable(const container::Container &C);

/// All tables: shader, features, signatures, pipeline state, resources, root signature, compiler.
/// A part that does not read is reported in its place, with its error. `M` may be null.
std::string headerTables(const container::Container &C, const ir::Module *M);

struct ListingOptions {
  std::string_view Function; ///< only this function's assembly, and no tables
  bool Headers = true;
  bool OpComments = true;
  container::FourCC Program = container::part::DXIL; ///< the part with the module
  /// Takes the text piece by piece (`AssemblyOptions::Sink`), the result is empty then.
  std::function<bool(std::string_view)> Sink;
  /// Takes where the module's functions and instructions are in the text, once it is written.
  std::function<void(const ir::Module &, const ir::TextPlaces &)> Places;
};

/// The listing of a container, a bare program part or bare bitcode.
Result<std::string> listing(Bytes Input, const ListingOptions &Options = {});

/// What shows a listing needs to know of its text, as JSON (docs/reflection.md, "The listing as
/// data"): an object with
///   text        the listing, as `listing()` gives it
///   functions   [{name, line, lines, opcodes}] of the definitions, in the order of the text: the
///               name as findings of the validator have it, the line of the head, and for each
///               instruction, by its number in the function, its line (from 1) and the opcode of
///               the DXIL operation that it calls, or null
///   operations  {opcode: name} of these
/// Fails as `listing()` does.
Result<std::string> listingJson(Bytes Input);

} // namespace dxil::listing
