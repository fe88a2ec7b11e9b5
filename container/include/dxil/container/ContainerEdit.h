// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a container's bytes: adds, removes and replaces parts and updates the digest. The module
// is not touched.
#pragma once

#include <dxil/container/Container.h>

#include <vector>

namespace dxil::container {

/// The parts of a container as copies, in their order. PRIV is always last: it is the only part
/// whose size need not be a multiple of four.
class ContainerEdit {
public:
  /// Splits a container into parts. Fails as Container::parse does.
  static Result<ContainerEdit> open(Bytes Input);

  bool hasPart(FourCC Name) const;
  /// Returns the data of the first part of that name, valid until the next edit. Fails with
  /// PartMissing.
  Result<Bytes> part(FourCC Name) const;

  /// Removes all parts of that name and returns their number.
  size_t removePart(FourCC Name);
  /// Replaces the first part of that name, or adds one at the end (before PRIV).
  void setPart(FourCC Name, Bytes Data);

  /// Removes the parts for debuggers: the program with debug information (ILDB), sources (SRCI) and
  /// the content of a PDB file (PDBI). ILDN stays: debuggers find the separate file by its name.
  /// Returns the number of removed parts.
  size_t stripDebug();
  /// Removes the parts for reflection: STAT, and RDEF of older tools. RDAT stays: runtimes read it.
  /// Returns the number of removed parts.
  size_t stripReflection();
  /// Sets the root signature. `File` is the data of an RTS0 part, or a container that has one.
  /// Fails with PartMissing or the error of the part, and then changes nothing.
  Result<void> setRootSignature(Bytes File);
  /// Makes finish() sign the container whatever digest the input has: with the digest of its bytes,
  /// or the mark of a preview shader model. Updates HASH to the MD5 of the program's bitcode, if
  /// the container has both and HASH does not cover the source. Fails if the program or HASH is
  /// malformed.
  Result<void> rehash();

  /// Returns the container. Recomputes a digest that matched the input; keeps a mark in place of a
  /// digest (none, developer bypass, preview). Fails with ContainerDigest if the input's digest did
  /// not match its bytes and rehash() was not called, so that no edit signs a broken container.
  Result<std::vector<uint8_t>> finish() const;

private:
  struct Entry {
    FourCC Name;
    std::vector<uint8_t> Data;
    bool IsNew = false; ///< set by an edit; only new parts are padded
  };
  std::vector<Entry> Parts;
  Digest Mark{};
  DigestState State = DigestState::Unsigned;
};

/// Parses the name of a part on a command line: one to four printable characters, padded with
/// blanks. Fails with PartField.
Result<FourCC> partNamed(std::string_view Text);

} // namespace dxil::container
