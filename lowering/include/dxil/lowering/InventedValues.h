// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values for DXIL operands that are undefined in LLVM (undef, poison, a freeze of these). Each such
// operand may be a mistake of an earlier pass, or a variable that the shader reads before it is
// set. If the module has the named metadata `dxil.check.undefined` (dxil-cc's --check-undefined),
// each is reported at its place, and the module is in error.
#pragma once

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

/// Turns on the check for \p M.
void checkUndefined(llvm::Module &M);

/// Notes an undefined operand of \p Reader, of type \p Ty, and returns its replacement: zero.
llvm::Constant *inventValue(const llvm::Instruction &Reader, llvm::Type *Ty);

/// Notes that a pass chose an arbitrary behavior at \p Place because a value there is undefined. \p
/// What describes the value and the choice.
void noteInvented(const llvm::Instruction &Place, const llvm::Twine &Message);

/// Returns zero as the result of a path that no lane takes. Not noted, since nothing reads it.
llvm::Constant *resultOfDeadEnd(llvm::Type *Ty);

/// Returns true if \p Reader replaces a part of \p Aggregate, such as an element of a vector or a
/// bit field of a word. The rest of \p Aggregate may be undefined.
bool setsPart(const llvm::User &Reader, const llvm::Value &Aggregate);

/// Reports the number of noted values of \p M as an error if there are any. Runs after the last
/// pass that may note one; each was a warning at its place before.
void reportInvented(llvm::Module &M);

} // namespace dxil::lowering
