// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies types of a library to another module, which calls the library's functions or defines
// functions for it.
#pragma once

#include <dxil/module/Builder.h>
#include <dxil/module/Module.h>

#include <map>
#include <vector>

namespace dxil::differential {

class TypeCopies {
public:
  TypeCopies(const ir::Module &Source, ir::ModuleBuilder &To) : Source(Source), M(To) {}

  /// Returns the type in the new module. Only types that consist of numbers are supported.
  ir::TypeId copy(ir::TypeId Id, unsigned Depth = 0);
  bool hasUnsupported() const { return Unsupported; }

  /// Returns true for a vector, array or struct.
  bool isAggregate(ir::TypeId Id) const;
  /// Returns the number of parts of an aggregate.
  size_t countOf(ir::TypeId Aggregate) const;
  ir::TypeId elementOf(ir::TypeId Aggregate, size_t I) const;
  /// Returns true for numbers of 64 bits.
  bool isWide(ir::TypeId Id) const;

private:
  const ir::Module &Source;
  ir::ModuleBuilder &M;
  std::map<ir::TypeId, std::vector<ir::TypeId>> Fields; ///< fields of each struct type
  bool Unsupported = false;
};

} // namespace dxil::differential
