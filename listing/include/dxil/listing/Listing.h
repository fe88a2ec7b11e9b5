// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A container as text for people: tables of its parts as comments, then the module's assembly. A
// comment after each dx.op call has the names of the op and its arguments.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/module/Assembly.h>

namespace dxil::listing {

/// Returns a comment such as "BufferLoad(srv, index, wot)" for a call of a dx.op function, with the
/// names of constant enum arguments; "unknown op 999" for an opcode that does not exist; empty for
/// other instructions.
std::string opComment(const ir::Module &M, const ir::Instruction &I);

/// Returns the state of the digest, then one line for each part: name, offset, size. Lines start
/// with "; ".
std::string partTable(const container::Container &C);

/// Returns all tables: shader, features, signatures, pipeline state, resources, root signature,
/// compiler. A malformed part is reported in its place with its error. `M` may be null.
std::string headerTables(const container::Container &C, const ir::Module *M);

struct ListingOptions {
  std::string_view Function; ///< name of the only function to print, without tables; empty prints
                             ///< everything
  bool Headers = true;
  bool OpComments = true;
  /// Comment lines with the recorded source before the instructions of each line.
  bool Source = false;
  container::FourCC Program = container::part::DXIL; ///< the part with the module
  /// Receives the text piece by piece (`AssemblyOptions::Sink`); the result is then empty.
  std::function<bool(std::string_view)> Sink;
  /// Receives the positions of the module's functions and instructions in the text, after it is
  /// written.
  std::function<void(const ir::Module &, const ir::TextPlaces &)> Places;
};

/// Reads the module that `listing()` lists.
Result<ir::Module> readListed(Bytes Input, container::FourCC Program = container::part::DXIL);

/// Returns the listing of a container, a bare program part or bare bitcode. Comments have source
/// lines and columns if the module, or that of part ILDB, has them.
Result<std::string> listing(Bytes Input, const ListingOptions &Options = {});

/// A listing with the positions that a viewer needs, as JSON (docs/reflection.md, "The listing as
/// data"): an object with
///   text        the listing, as `listing()` returns it
///   functions   [{name, line, lines, opcodes}] for each definition, in the order of the text: the
///               name as in the validator's findings, the line of the head, and for each
///               instruction, by its number in the function, its line (from 1) and the opcode of
///               the DXIL op that it calls, or null
///   operations  {opcode: name} of these ops
/// Fails as `listing()` does.
Result<std::string> listingJson(Bytes Input);

} // namespace dxil::listing
