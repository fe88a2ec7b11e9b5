// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers modulo a power of two form a ring: sums and products in any order, distributed or not,
// are equal. Solvers of bits find that hard; here equal ones become one term.
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

  /// Returns a term that equals `Plain`, the operation on A and B: the first one with the same sum
  /// of products.
  z3::expr apply(Kind K, const z3::expr &A, const z3::expr &B, const z3::expr &Plain);

private:
  using Product = std::vector<unsigned>;   ///< ids of factors, sorted
  using Sum = std::map<Product, uint64_t>; ///< coefficients, none of which is 0
  static constexpr size_t MostProducts = 32, MostFactors = 8;

  Sum sumOf(const z3::expr &E);
  static void add(Sum &To, const Product &P, uint64_t Coefficient, uint64_t Mask);

  std::unordered_map<unsigned, Sum> Values;     ///< by the id of a term
  std::unordered_map<unsigned, z3::expr> Terms; ///< by id; keeps them
  std::map<std::string, z3::expr> First;        ///< by width and sum
};

} // namespace dxil::prove
