// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the members at an offset of a constant buffer: "World._m12", "Lights[2].Colour.xyz".
#pragma once

#include "TypeAnnotations.h"

#include <optional>

namespace dxil::listing::detail {

using namespace container;

class MemberNames {
public:
  /// \p M has the type annotations.
  explicit MemberNames(const ir::Module &M)
      : M(M), Annotations(M), MinPrecision(usesMinPrecision(M)) {}

  /// Returns the members of the constant buffer of type \p Struct that overlap bytes [First, End),
  /// separated by commas; for vectors and matrices, their components. Empty if unknown.
  std::string at(ir::TypeId Struct, uint64_t First, uint64_t End);

private:
  struct Member {
    std::string Name;
    uint64_t Offset = 0, Size = 0;
    bool IsArray = false;
    uint64_t Stride = 0;          ///< bytes from one array element to the next
    ir::TypeId Struct = ir::None; ///< struct type of the member or its elements
    /// Numeric members: bytes of a component, components of a vector, number of vectors.
    uint32_t Bytes = 4, Width = 1, Vectors = 1;
    uint32_t Order = 0; ///< order of a matrix: 1 row-major, 2 column-major; 0: not a matrix
  };
  struct Query {
    unsigned Visits = 0; ///< number of visited members
    std::string Text;
  };
  const std::vector<Member> &members(ir::TypeId Struct);
  Member member(ir::TypeId T, const ReflectedMember &Field) const;
  void find(ir::TypeId Struct, const std::string &Path, uint64_t First, uint64_t End,
            unsigned Depth, Query &Q);
  static void append(const Member &E, std::string Path, uint64_t First, uint64_t End, Query &Q);

  const ir::Module &M;
  TypeAnnotations Annotations;
  bool MinPrecision;
  std::map<ir::TypeId, std::vector<Member>> Structs; ///< members of each struct, by offset
};

/// Names of signature elements of a module's first entry point.
class ElementNames {
public:
  enum Signature { Inputs, Outputs, PatchOrPrimitives };

  explicit ElementNames(const ir::Module &M);

  /// Returns true if the module is a hull shader.
  bool isHull() const { return IsHull; }

  /// Returns a name such as "TEXCOORD1.x" for a row and column of an element. Omits a row or column
  /// that is not given. Empty if there is no such element.
  std::string of(Signature S, uint64_t Id, std::optional<uint64_t> Row,
                 std::optional<uint64_t> Column) const;

private:
  struct Element {
    std::string Name;
    std::vector<uint32_t> Indices; ///< semantic index of each row
  };
  std::map<uint64_t, Element> Elements[3];
  bool IsHull = false;
};

} // namespace dxil::listing::detail
