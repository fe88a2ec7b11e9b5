// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What system values are in the signatures of each stage: queries of the table that td/Semantics.td
// makes.
#pragma once

#include <dxil/generated/SystemValues.h>

#include <algorithm>

namespace dxil {

/// The record of a number; null if there is none.
constexpr const SystemValueInfo *systemValue(uint64_t Kind) {
  for (const SystemValueInfo &V : SystemValues)
    if (V.Kind == Kind)
      return &V;
  return nullptr;
}

/// Whether a semantic's name is this one; small and capital letters are alike.
constexpr bool isSemantic(std::string_view Name, std::string_view Other) {
  constexpr auto Lower = [](char C) { return C >= 'A' && C <= 'Z' ? char(C + 'a' - 'A') : C; };
  return std::ranges::equal(Name, Other, {}, Lower, Lower);
}

/// The system value of a name; null if it is none.
constexpr const SystemValueInfo *findSystemValue(std::string_view Name) {
  for (const SystemValueInfo &V : SystemValues)
    if (!V.Name.empty() && isSemantic(V.Name, Name))
      return &V;
  return nullptr;
}

/// Where a stage has a list; None if it has not.
constexpr SignaturePoint signaturePoint(Stage Of, SignatureList List) {
  for (const SignaturePointInfo &P : SignaturePoints)
    if (P.Of == Of && P.List == List)
      return P.Point;
  return SignaturePoint::None;
}

/// What a system value is at a point in shader model 6.\p Minor.
constexpr SignatureRole signatureRole(uint64_t Kind, SignaturePoint Point, unsigned Minor) {
  const SystemValueInfo *V = systemValue(Kind);
  if (!V || uint32_t(Point) >= SignaturePointCount || Minor < V->At[uint32_t(Point)].Minor)
    return SignatureRole::None;
  return V->At[uint32_t(Point)].Role;
}

/// What an element with a system value is in the signature at a point: a geometry shader's own
/// inputs are not of a vertex, but stand in the same signature.
constexpr SignatureRole elementRole(uint64_t Kind, SignaturePoint Point, unsigned Minor) {
  const SignatureRole Role = signatureRole(Kind, Point, Minor);
  return Role == SignatureRole::None && Point == SignaturePoint::GSVIn
             ? signatureRole(Kind, SignaturePoint::GSIn, Minor)
             : Role;
}

constexpr bool isInSignature(SignatureRole Role) {
  return Role != SignatureRole::None && Role != SignatureRole::NotInSignature;
}
/// Whether it has registers.
constexpr bool isPacked(SignatureRole Role) {
  return isInSignature(Role) && Role != SignatureRole::NotPacked && Role != SignatureRole::Shadow;
}

} // namespace dxil
