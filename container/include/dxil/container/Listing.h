// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A container as text for people: tables of what its parts say, as comments, then the module's
// assembly, in which each dx.op call is followed by the op's name and its arguments' names.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/module/Assembly.h>

namespace dxil::container {

/// "BufferLoad(srv, index, wot)" for a call of a dx.op function, with the value of an argument that
/// is a constant of an enum; "unknown op 999" if the table has no such op; empty for other
/// instructions.
std::string opComment(const ir::Module &M, const ir::Instruction &I);

/// One line for each part: name, offset, size, digest state first. Lines start with "; ".
std::string partTable(const Container &C);

/// All tables: shader, features, signatures, pipeline state, resources, root signature, compiler.
/// A part that does not read is reported in its place, with its error. `M` may be null.
std::string headerTables(const Container &C, const ir::Module *M);

struct ListingOptions {
  std::string_view Function; ///< only this function's assembly, and no tables
  bool Headers = true;
  bool OpComments = true;
  FourCC Program = part::DXIL; ///< the part with the module
  /// Takes the text piece by piece (`AssemblyOptions::Sink`), the result is empty then.
  std::function<bool(std::string_view)> Sink;
};

/// The listing of a container, a bare program part or bare bitcode.
Result<std::string> listing(Bytes Input, const ListingOptions &Options = {});

} // namespace dxil::container
