// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contents of a resource or variable: an unknown start, and the writes of one thread since.
#pragma once

#include "Value.h"

namespace dxil::prove {

class Memory {
public:
  /// `Name` identifies the contents at the start: equal names have equal contents.
  explicit Memory(std::string Name, unsigned Version = 0)
      : Name(std::move(Name)), Version(Version) {}

  /// A write of 8, 16, 32 or 64 bits. `Condition` includes that the place is inside.
  struct Write {
    Term Condition;
    Address Place;
    unsigned Bytes;
    Term Bits;
  };

  /// Returns the value of `Bytes` bytes, the lowest first. `Path` is the condition under which the
  /// program reads.
  Term read(Terms &T, const Address &Place, unsigned Bytes, const Term &Path) const;
  void write(Write W) { Writes.push_back(std::move(W)); }

  const std::vector<Write> &writes() const { return Writes; }
  const std::string &name() const { return Name; }
  /// Forgets the contents: another thread may have written. Contents of equal names and versions
  /// are equal.
  void forget(unsigned NewVersion) {
    Version = NewVersion;
    Writes.clear();
  }
  /// Returns the contents before the writes.
  Memory start() const { return Memory(Name, Version); }
  /// The prefix of functions that stand for contents at the start; their operands are unit and
  /// word.
  static constexpr const char *Prefix = "memory:";
  /// Returns the name of the function for the contents.
  std::string baseName() const { return Prefix + Name + "#" + std::to_string(Version); }

private:
  Term base(Terms &T, const Address &Place, unsigned Bytes) const;
  Term bytewise(Terms &T, const Address &Place, unsigned Bytes, const Term &Path) const;

  std::string Name;
  unsigned Version;
  std::vector<Write> Writes;
};

/// Returns A - B if it is a constant.
std::optional<int32_t> distance(Terms &T, const Term &A, const Term &B);
/// Returns the place some bytes further.
Address advanced(Terms &T, const Address &Place, uint32_t Bytes);

} // namespace dxil::prove
