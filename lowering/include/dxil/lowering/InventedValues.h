// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where LLVM has no value (undef, poison, a freeze of these) and DXIL needs one, a pass takes it
// from here. Each such place may hide a mistake of an earlier pass, or is a variable that the
// shader reads and never sets; a module with the named metadata
// `dxil.check.undefined` (dxil-cc's --check-undefined) has each reported as an error at its place.
#ifndef DXIL_LOWERING_INVENTEDVALUES_H
#define DXIL_LOWERING_INVENTEDVALUES_H

namespace llvm {
class Constant;
class Instruction;
class Module;
class Twine;
class Type;
class User;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Turns the check on for \p M.
void checkUndefined(llvm::Module &M);

/// Returns the value that \p Reader is given for an undefined operand of type \p Ty: zero. Noted.
llvm::Constant *inventValue(const llvm::Instruction &Reader, llvm::Type *Ty);

/// Notes that a pass does what it likes at \p At, because something there is undefined: \p What
/// says both.
void noteInvented(const llvm::Instruction &At, const llvm::Twine &What);

/// Returns a result for a way through a function that no lane takes: zero. Nobody reads it, so it
/// is not noted.
llvm::Constant *resultOfDeadEnd(llvm::Type *Ty);

/// Whether \p Reader takes \p Whole to set a part of it, and keeps the rest as it was: an element
/// of a vector, a bit field of a word. The rest may well be undefined.
bool setsPart(const llvm::User &Reader, const llvm::Value &Whole);

/// Reports, after the last pass that may have noted something in \p M, how much that was: an
/// error if there was any. Each place has been a warning before.
void reportInvented(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_INVENTEDVALUES_H
