// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors in memory types, computed once for each type.
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
  ir::TypeId Type; ///< the invalid type; nested in the checked type
};

class TypeProblems {
public:
  TypeProblems(const ir::Module &M, const container::ModuleFacts &Info) : M(M), Info(Info) {}

  /// Returns the problems in the order of the fields, at most MostReported. `Inner`: the type is a
  /// field or element of another.
  const std::vector<TypeProblem> &of(ir::TypeId T, bool Inner);

private:
  static constexpr size_t MostReported = 8;

  struct Entry {
    bool IsChecked = false;
    std::vector<TypeProblem> Problems;
  };
  const ir::Module &M;
  const container::ModuleFacts &Info;
  std::vector<Entry> Entries; ///< two for each type: as a whole, and nested in another

  void find(ir::TypeId T, bool Inner, std::vector<TypeProblem> &Out);
  void findInStruct(ir::TypeId T, std::vector<TypeProblem> &Out);
};

} // namespace dxil::validation
