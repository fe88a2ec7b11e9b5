// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The roles of system values in the signatures of each stage: queries of the table made from
// td/Semantics.td.
#pragma once

#include <dxil/generated/SystemValues.h>

#include <algorithm>

namespace dxil {

/// Returns the record of a system value, or null if the number is unknown.
constexpr const SystemValueInfo *systemValue(uint64_t Kind) {
  for (const SystemValueInfo &V : SystemValues)
    if (V.Kind == Kind)
      return &V;
  return nullptr;
}

/// Returns true if two semantic names are equal without regard to case.
constexpr bool isSemantic(std::string_view Name, std::string_view Other) {
  constexpr auto Lower = [](char C) { return C >= 'A' && C <= 'Z' ? char(C + 'a' - 'A') : C; };
  return std::ranges::equal(Name, Other, {}, Lower, Lower);
}

/// Returns the system value with this name, or null.
constexpr const SystemValueInfo *findSystemValue(std::string_view Name) {
  for (const SystemValueInfo &V : SystemValues)
    if (!V.Name.empty() && isSemantic(V.Name, Name))
      return &V;
  return nullptr;
}

/// Returns the signature point of a stage's list; None if the stage lacks the list.
constexpr SignaturePoint signaturePoint(Stage ShaderStage, SignatureList List) {
  for (const SignaturePointInfo &P : SignaturePoints)
    if (P.ShaderStage == ShaderStage && P.List == List)
      return P.Point;
  return SignaturePoint::None;
}

/// Returns the role of a system value at a signature point in shader model 6.\p Minor.
constexpr SignatureRole signatureRole(uint64_t Kind, SignaturePoint Point, unsigned Minor) {
  const SystemValueInfo *V = systemValue(Kind);
  if (!V || uint32_t(Point) >= SignaturePointCount || Minor < V->Uses[uint32_t(Point)].Minor)
    return SignatureRole::None;
  return V->Uses[uint32_t(Point)].Role;
}

/// Returns the role of an element with a system value at a signature point. A geometry shader's
/// signature has inputs of vertices and of the shader itself, which have different roles.
constexpr SignatureRole elementRole(uint64_t Kind, SignaturePoint Point, unsigned Minor) {
  const SignatureRole Role = signatureRole(Kind, Point, Minor);
  return Role == SignatureRole::None && Point == SignaturePoint::GSVIn
             ? signatureRole(Kind, SignaturePoint::GSIn, Minor)
             : Role;
}

constexpr bool isInSignature(SignatureRole Role) {
  return Role != SignatureRole::None && Role != SignatureRole::NotInSignature;
}
/// Returns true if elements of this role have registers.
constexpr bool isPacked(SignatureRole Role) {
  return isInSignature(Role) && Role != SignatureRole::NotPacked && Role != SignatureRole::Shadow;
}

} // namespace dxil
