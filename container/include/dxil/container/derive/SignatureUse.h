// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a shader does with its signatures: which components it reads and writes, and which outputs
// depend on which inputs and on the view.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Facts.h>

#include <array>
#include <optional>
#include <vector>

namespace dxil::container {

/// A signature's registers, and the components of each.
inline constexpr uint32_t NumRegisters = 32, NumColumns = 4;
inline constexpr uint32_t NumStreams = 4;

/// Whether an element has a place, and all of it is within the registers.
bool isInRegisters(const SignatureElement &E);
/// The component of the packed signature that holds a row and column of such an element.
uint32_t scalarOf(const SignatureElement &E, uint64_t Row, uint64_t Column);
/// One past the last component that the packed elements use in a stream.
uint32_t numScalars(const Signature &S, uint32_t Stream = 0);

enum class SignatureKind : uint8_t { Input, Output, PatchOrPrimitive };
inline constexpr unsigned NumSignatureKinds = 3;
const Signature &signatureOf(const EntryPoint &E, SignatureKind K);

/// The components that a call of loadInput, storeOutput or the like means.
struct SignatureAccess {
  SignatureKind Kind = SignatureKind::Input;
  const SignatureElement *Element = nullptr;
  uint64_t FirstRow = 0, NumRows = 0;
  uint8_t Column = 0;
  bool IsDynamic = false; ///< the row varies at run time: all of the element's rows
};

/// What the call \p I of \p Op accesses of the signatures of \p E; nothing if \p Op accesses none,
/// or its operands name no component.
std::optional<SignatureAccess> signatureAccess(const ir::Module &M, const EntryPoint &E,
                                               const ir::Instruction &I, OpCode Op);

/// Columns of one element, a bit each.
struct ElementUse {
  uint8_t Usage = 0;   ///< read or written
  uint8_t Dynamic = 0; ///< with a row that varies at run time
};

/// By signature and element.
using SignatureUse = std::array<std::vector<ElementUse>, NumSignatureKinds>;

/// What the functions of \p E do with the elements of its signatures, as dxc counts it: inputs that
/// are only evaluated elsewhere (EvalSnapped, AttributeAtVertex and the like) are not used.
SignatureUse signatureUse(const Analysis &A, const EntryPoint &E);

/// The numbers of `dx.viewIdState`: for each stream (four of a geometry shader, else one) the count
/// of output components, those that depend on the view (if \p UsesViewId), and for each input
/// component a mask of the outputs that depend on it; before all the count of input components,
/// behind all the same for patch constants or primitives. A dependency is by value, by memory or by
/// control flow. Nothing for functions whose branches and values nest so that the work would not be
/// in proportion to their size. Without \p MaySweep the way that suits all functions is taken for
/// plain ones too: tests compare both.
std::optional<std::vector<uint32_t>> viewIdState(const Analysis &A, const EntryPoint &E,
                                                 bool UsesViewId, bool MaySweep = true);
/// The numbers that say of each output that it depends on all inputs and the view.
std::vector<uint32_t> fullViewIdState(const Analysis &A, const EntryPoint &E, bool UsesViewId);

} // namespace dxil::container
