// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The use of a shader's signatures: the components that it reads and writes, and the outputs that
// depend on each input and on the view.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Facts.h>

#include <array>
#include <optional>
#include <vector>

namespace dxil::container {

/// The size of a signature: registers (rows), and components of a register (columns).
inline constexpr uint32_t NumRegisters = 32, NumColumns = 4;
inline constexpr uint32_t NumStreams = 4;

/// Returns true if the element has registers, all within NumRegisters.
bool isInRegisters(const SignatureElement &E);
/// Returns the index, in the packed signature, of the component at a row and column of the element.
uint32_t scalarOf(const SignatureElement &E, uint64_t Row, uint64_t Column);
/// Returns one past the last component of a stream that a packed element uses.
uint32_t numScalars(const Signature &S, uint32_t Stream = 0);

enum class SignatureKind : uint8_t { Input, Output, PatchOrPrimitive };
inline constexpr unsigned NumSignatureKinds = 3;
const Signature &signatureOf(const EntryPoint &E, SignatureKind K);

/// The components that a call of loadInput, storeOutput or a similar op accesses.
struct SignatureAccess {
  SignatureKind Kind = SignatureKind::Input;
  const SignatureElement *Element = nullptr;
  uint64_t FirstRow = 0, NumRows = 0;
  uint8_t Column = 0;
  bool IsDynamic = false; ///< the row is not a constant, so the call may access all rows of the
                          ///< element
};

/// Returns the components of \p E's signatures that the call \p I of \p Op accesses, or nothing if
/// \p Op accesses none or an operand is invalid.
std::optional<SignatureAccess> signatureAccess(const ir::Module &M, const EntryPoint &E,
                                               const ir::Instruction &I, OpCode Op);

/// The used columns of an element, one bit each.
struct ElementUse {
  uint8_t Usage = 0;   ///< columns that are read or written
  uint8_t Dynamic = 0; ///< columns accessed with a row that is not constant
};

/// The use of each element, indexed by signature and element.
using SignatureUse = std::array<std::vector<ElementUse>, NumSignatureKinds>;

/// Returns the use of each element by the functions of \p E. Counts as DXC does: inputs that are
/// only evaluated at another position (EvalSnapped, AttributeAtVertex and similar ops) do not
/// count.
SignatureUse signatureUse(const Analysis &A, const EntryPoint &E);

/// Returns the numbers of `dx.viewIdState`, in this order: the number of input components; for each
/// stream (four in a geometry shader, else one) the number of output components, the mask of those
/// that depend on the view (if \p UsesViewId), and for each input component the mask of the outputs
/// that depend on it; then the same for patch constants or primitives. Values, memory and control
/// flow create dependencies. Returns nothing if branches and values nest so deeply that the work
/// would not be proportional to the functions' size. \p MaySweep false selects the general
/// algorithm for plain functions too; tests compare both.
std::optional<std::vector<uint32_t>> viewIdState(const Analysis &A, const EntryPoint &E,
                                                 bool UsesViewId, bool MaySweep = true);
/// Returns the numbers of `dx.viewIdState` in which every output depends on all inputs and the
/// view.
std::vector<uint32_t> fullViewIdState(const Analysis &A, const EntryPoint &E, bool UsesViewId);

} // namespace dxil::container
