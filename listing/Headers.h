// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/listing/Listing.h>
#include <dxil/module/OpCall.h>

#include "Names.h"
#include "Table.h"

namespace dxil::listing {

using namespace container;

namespace detail {
struct CommentNames;

/// Names of values for comments. A name is empty if the value has none.
class ValueNames {
public:
  virtual std::string_view nameOf(ir::ValueId V) = 0;

protected:
  ~ValueNames() = default;
};
/// Appends the op that `I` calls and its arguments. Adds the names of argument values that `Names`
/// knows; `Names` may be null. Returns nothing, perhaps after appending a reason, if `I` calls no
/// known op.
std::optional<ir::OpCall> appendCall(const ir::Module &M, const ir::Instruction &I,
                                     ValueNames *Names, std::string &Out);
/// Returns the module of part STAT, which keeps names that the program has lost.
Result<ir::Module> readNames(const Container &C);
/// Returns the module of part ILDB, or an error if `M` has locations itself.
Result<ir::Module> readDebugModule(const Container &C, const ir::Module &M);
/// Returns the tables of the public headerTables(). `Names` is the module of readNames(), or null.
std::string headerTables(const Container &C, const ir::Module *M, const ir::Module *Names);
} // namespace detail

/// Appends opComment with the names of the resources, signature elements and constant buffer
/// members that the call accesses. For an `extractvalue` of a constant buffer row, appends the
/// member.
void appendOpComment(const ir::Module &M, const ir::Instruction &I, detail::CommentNames &Names,
                     std::string &Out);

/// Returns tables of entry points, shader model and validator version, from the module's metadata.
std::string moduleTables(const ir::Module &M);
/// Returns the layouts of structured and constant buffers; empty if there are none.
std::string bufferDefinitions(const ir::Module &M);
/// Returns the table of dx.resources.
std::string resourceTable(const ir::Module &M);
/// Returns the table of PSV0. Omits its resources if they equal those of `M`, which have a table of
/// their own; `M` may be null.
std::string pipelineState(Bytes Data, const Container &C, const ir::Module *M);
/// Returns the table of RDAT.
std::string runtimeData(Bytes Data);

} // namespace dxil::listing
