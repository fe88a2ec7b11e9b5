// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contents of a resource or variable: unknown initial contents, and the later writes of one
// thread.
#pragma once

#include "Value.h"

namespace dxil::prove {

class Memory {
public:
  /// `Name` identifies the initial contents: equal names have equal contents.
  explicit Memory(std::string Name, unsigned Version = 0)
      : Name(std::move(Name)), Version(Version) {}

  /// A write of 8, 16, 32 or 64 bits. `Condition` implies that the address is inside the resource.
  struct Write {
    Term Condition;
    Address Place;
    unsigned Bytes;
    Term Bits;
  };

  /// Returns the value of `Bytes` bytes, the lowest first, for a read under condition `Path`.
  Term read(Terms &T, const Address &Place, unsigned Bytes, const Term &Path) const;
  void write(Write W) { Writes.push_back(std::move(W)); }

  const std::vector<Write> &writes() const { return Writes; }
  const std::string &name() const { return Name; }
  /// Makes the contents unknown, as another thread may have written. Memory with equal names and
  /// versions has equal contents.
  void forget(unsigned NewVersion) {
    Version = NewVersion;
    Writes.clear();
  }
  /// Returns the contents before the writes.
  Memory start() const { return Memory(Name, Version); }
  /// Prefix of the functions that return initial contents; their operands are unit and word.
  static constexpr const char *Prefix = "memory:";
  /// Returns the name of the function that returns the initial contents.
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
/// Returns the address `Bytes` bytes further.
Address advanced(Terms &T, const Address &Place, uint32_t Bytes);

} // namespace dxil::prove
