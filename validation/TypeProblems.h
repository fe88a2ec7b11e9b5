// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is wrong with each type as a type of memory, found once for each.
#pragma once

#include <dxil/container/derive/Facts.h>

#include <cstdint>
#include <vector>

namespace dxil::validation {

struct TypeProblem {
  enum class Kind : uint8_t {
    PointerInside,
    Dimensions,
    IntegerWidth,
    Vector,
    Undefined,
    OpStruct,
    ReservedName
  };
  Kind What;
  ir::TypeId Type; ///< the one that is wrong, in the one that was asked about
};

class TypeProblems {
public:
  TypeProblems(const ir::Module &M, const container::ModuleFacts &Info) : M(M), Info(Info) {}

  /// In the order of the fields; of a type with many only the first ones. Inner: the type is a
  /// field or element of another.
  const std::vector<TypeProblem> &of(ir::TypeId T, bool Inner);

private:
  static constexpr size_t MostReported = 8;

  struct Entry {
    bool Known = false;
    std::vector<TypeProblem> Problems;
  };
  const ir::Module &M;
  const container::ModuleFacts &Info;
  std::vector<Entry> Entries; ///< two for each type: as a whole, and inside another

  void find(ir::TypeId T, bool Inner, std::vector<TypeProblem> &Out);
  void findInStruct(ir::TypeId T, std::vector<TypeProblem> &Out);
};

} // namespace dxil::validation
