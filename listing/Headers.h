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

/// The names of values for comments; empty where one has none.
class ValueNames {
public:
  virtual std::string_view nameOf(ir::ValueId V) = 0;

protected:
  ~ValueNames() = default;
};
/// Appends the op that `I` calls and its arguments, those with a name in `Names`, which may be
/// null, with it. None, and perhaps a word why, where `I` calls no op that is known.
std::optional<ir::OpCall> appendCall(const ir::Module &M, const ir::Instruction &I,
                                     ValueNames *Names, std::string &Out);
/// The module of the part STAT, which still has the names that the program has lost.
Result<ir::Module> readNames(const Container &C);
/// As the function of that name, with the module of readNames(), null if there is none.
std::string headerTables(const Container &C, const ir::Module *M, const ir::Module *Names);
} // namespace detail

/// Appends opComment, with what `Names` knows of the resources, elements of
/// signatures and members of constant buffers that the call means; also which member an
/// `extractvalue` takes of a row of constants.
void appendOpComment(const ir::Module &M, const ir::Instruction &I, detail::CommentNames &Names,
                     std::string &Out);

/// Entry points, shader model and validator version, from the module's metadata.
std::string moduleTables(const ir::Module &M);
/// The members of buffers; empty if there are no buffers of structs.
std::string bufferDefinitions(const ir::Module &M);
/// dx.resources.
std::string resourceTable(const ir::Module &M);
/// PSV0.
std::string pipelineState(Bytes Data, const Container &C);
/// RDAT.
std::string runtimeData(Bytes Data);

} // namespace dxil::listing
