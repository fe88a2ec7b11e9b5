// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The signatures of an entry point, from the leaves of its parameters: which leaves are elements,
// and which an op reads.
#pragma once

#include "Signature.h"
#include "dxil/contract/EntryInterface.h"
#include "llvm/Support/Error.h"

namespace dxil::lowering {

/// The system value and role of a leaf at its signature point.
struct LeafRole {
  SignaturePoint Point = SignaturePoint::None;
  uint8_t Kind = 0;
  SignatureRole Role = SignatureRole::None;
};

/// Collects the signature elements of one entry point.
class SignatureElements {
public:
  /// \p Target: the triple, with the stage of the shader. \p Interface must live as long.
  SignatureElements(const llvm::Triple &Target, const contract::EntryInterface &Interface)
      : Target(Target), Interface(Interface) {}

  /// Returns the role of \p L, a leaf of \p V, or an error that names its semantic.
  llvm::Expected<LeafRole> roleOf(const contract::EntryValue &V, const contract::EntryLeaf &L,
                                  bool IsOutput) const;

  /// Notes that an op reads \p L. Fails if a semantic appears twice, or both kinds of coverage.
  llvm::Error noteRead(const contract::EntryLeaf &L, uint8_t Kind);

  /// Adds the element of \p L in \p Stream to signature(). Returns its index there, or an error if
  /// its semantic is a duplicate.
  llvm::Expected<uint32_t> add(const contract::EntryLeaf &L, const LeafRole &R, bool IsOutput,
                               uint32_t Stream);

  /// Returns true if elements of \p R are patch constants or attributes of primitives.
  bool isPatchOrPrimitive(const LeafRole &R) const {
    return R.Point == SignaturePoint::PCOut || R.Point == SignaturePoint::DSIn ||
           R.Point == SignaturePoint::MSPOut;
  }

  /// An element that does not fit into the registers.
  struct Overflow {
    contract::EntryLeaf Leaf; ///< the leaf of the element, or an empty one
    std::string Message;
  };

  /// Assigns registers to all elements. Returns the first element that does not fit, if any.
  /// \p Native16: 16-bit types are not minimum-precision types.
  std::optional<Overflow> pack(bool Native16);

  EntrySignatures &signatures() { return Signatures; }

private:
  Stage stage() const;
  uint32_t minorVersion() const { return Target.getOSVersion().getMinor().value_or(0); }
  SignaturePoint pointOf(const contract::EntryValue &V, bool IsOutput) const;
  std::string similarSemantic(llvm::StringRef Wrong, SignaturePoint Point) const;
  SignatureElement makeElement(const contract::EntryLeaf &L, const LeafRole &R,
                               uint32_t Stream) const;
  Signature &signature(const LeafRole &R, bool IsOutput);
  const SignatureElement *packStreams(Signature &S, SignaturePoint Point, bool Native16);
  contract::EntryLeaf leafOf(const SignatureElement &E) const;

  const llvm::Triple &Target;
  const contract::EntryInterface &Interface;
  llvm::SmallVector<std::pair<uint8_t, uint32_t>, 4> ReadByOps; ///< system values, with indices
  EntrySignatures Signatures;
};

} // namespace dxil::lowering
