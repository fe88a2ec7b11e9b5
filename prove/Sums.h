// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers modulo a power of two form a ring: sums and products may be reordered and distributed.
// Bit-level solvers prove such equalities slowly, so equal sums of products become one term here.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>
#include <z3++.h>

namespace dxil::prove {

class Sums {
public:
  enum class Kind : uint8_t { Add, Sub, Mul };

  /// Returns the first term that has the same sum of products as `Plain`, the operation on A and B.
  z3::expr apply(Kind K, const z3::expr &A, const z3::expr &B, const z3::expr &Plain);

private:
  using Product = std::vector<unsigned>;   ///< ids of factors, sorted
  using Sum = std::map<Product, uint64_t>; ///< coefficients, none of which is 0
  static constexpr size_t MostProducts = 32, MostFactors = 8;

  Sum sumOf(const z3::expr &E);
  static void add(Sum &To, const Product &P, uint64_t Coefficient, uint64_t Mask);

  std::unordered_map<unsigned, Sum> Values;     ///< sums by id of their term
  std::unordered_map<unsigned, z3::expr> Terms; ///< keeps terms alive, by id
  std::map<std::string, z3::expr> First;        ///< terms by width and text of their sum
};

} // namespace dxil::prove
