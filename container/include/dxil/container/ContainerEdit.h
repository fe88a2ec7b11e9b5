// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a container on bytes: parts come, go and are replaced, the module is not touched, and
// the digest follows.
#pragma once

#include <dxil/container/Container.h>

#include <vector>

namespace dxil::container {

/// A container taken apart. Owns copies of its parts; the order they are in is kept, but PRIV is
/// always last: it is the one part whose size need not be a multiple of four.
class ContainerEdit {
public:
  /// Takes a container apart. Fails as Container::parse does.
  static Result<ContainerEdit> open(Bytes Input);

  bool hasPart(FourCC Name) const;
  /// The data of the first part of that name; fails with PartMissing. Lives until the next edit.
  Result<Bytes> part(FourCC Name) const;

  /// Removes all parts of that name and returns how many there were.
  size_t removePart(FourCC Name);
  /// Replaces the first part of that name, or adds one at the end (before PRIV).
  void setPart(FourCC Name, Bytes Data);

  /// Removes what only debuggers read: the program with debug information (ILDB), sources (SRCI)
  /// and what a PDB file holds (PDBI). ILDN stays: by that name a debugger finds the separate file.
  size_t stripDebug();
  /// Removes what only reflection reads: STAT, and RDEF of older tools. RDAT stays: runtimes read
  /// it.
  size_t stripReflection();
  /// Makes `File` the root signature: the data of an RTS0 part, or a container that has one. Fails
  /// with PartMissing or the error of the part, before anything is changed.
  Result<void> setRootSignature(Bytes File);
  /// From here on the result carries the digest of its bytes, or the mark of a preview shader
  /// model, whatever the input carried; and HASH the MD5 of the program's bitcode, if there are
  /// both and HASH does not say that it covers the source. Fails if one of the two does not read.
  Result<void> rehash();

  /// The container. A digest that matched the input is computed anew; one of the marks that stand
  /// in place of a digest (none, developer bypass, preview) is kept. Where the input's digest did
  /// not match its bytes and rehash() was not asked for this fails with ContainerDigest, so that no
  /// edit signs a container that was already broken.
  Result<std::vector<uint8_t>> finish() const;

private:
  struct Entry {
    FourCC Name;
    std::vector<uint8_t> Data;
    bool IsNew = false; ///< set here: what the input has keeps its size
  };
  std::vector<Entry> Parts;
  Digest Mark{};
  DigestState State = DigestState::Unsigned;
};

/// The name of a part as a command line spells it: one to four printable characters, padded with
/// blanks. Fails with PartField.
Result<FourCC> partNamed(std::string_view Text);

} // namespace dxil::container
