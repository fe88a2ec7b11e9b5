// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fixed-function tessellator. Computes domain points and their connectivity from the factors of
// a patch, in Direct3D 11's fixed-point arithmetic (16 fractional bits), so that points of shared
// edges are equal.
#pragma once

#include <dxil/generated/MetadataNumbers.h>

#include <array>
#include <cstdint>
#include <vector>

namespace dxil::execution {

struct TessellatorState {
  TessellatorDomain Domain = TessellatorDomain::Tri;
  TessellatorPartitioning Partitioning =
      TessellatorPartitioning::Integer; ///< Pow2 is treated as Integer
  TessellatorPrimitive Primitive = TessellatorPrimitive::TriangleCW;
};

/// Factors in the order of SV_TessFactor and SV_InsideTessFactor. Tri: the edges U, V, W = 0. Quad:
/// U = 0, V = 0, U = 1, V = 1, and inside along U and V. Isoline: density and detail.
struct TessellatorFactors {
  std::array<float, 4> Edges{};
  std::array<float, 2> Inside{};
};

struct TessellatedPatch {
  std::vector<std::array<float, 2>> Points; ///< U and V; of a tri, W is 1 - U - V
  std::vector<uint32_t> Indices;            ///< into Points, 1, 2 or 3 for each primitive
};

/// Returns no points if the patch is culled: an edge factor is NaN or not above zero.
TessellatedPatch tessellate(const TessellatorState &State, const TessellatorFactors &Factors);

} // namespace dxil::execution
