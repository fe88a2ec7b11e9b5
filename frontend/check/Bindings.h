// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers, packoffset, and the places of members in constant blocks.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// A register as a declaration writes it.
struct WrittenRegister : Binding {
  Location Where = Location::None;
  Name Profile = Name::None;
  int64_t Offset = 0; ///< the 1 of `t0[1]`
};

using Registers = llvm::SmallVector<WrittenRegister, 2>;

char letterOfType(const CheckContext &C, TypeId T);
llvm::StringRef registerLetters(const CheckContext &C, TypeId T);
Registers readRegisters(CheckContext &C, syntax::NodeList Annotations, llvm::StringRef Letters);
void bindResource(CheckContext &C, VariableId Id, const Registers &All, bool IsInBlock);
void checkNoPackOffset(CheckContext &C, syntax::NodeList Annotations);
void checkFieldRegisters(CheckContext &C, TypeId T);
TypeId withoutView(CheckContext &C, TypeId T);
std::optional<uint64_t> checkPackOffsets(CheckContext &C, syntax::NodeId Node, TypeId T);
Registers checkRegisters(CheckContext &C, syntax::NodeList Annotations, TypeId T);
Binding blockBinding(CheckContext &C, syntax::NodeList Annotations, char Letter);
void placeMember(CheckContext &C, syntax::NodeId Node, VariableId V, const Registers &All,
                 bool IsGlobal);
void finishBlock(CheckContext &C, BlockId Id);
void placeGlobals(CheckContext &C);

} // namespace dxil::frontend
