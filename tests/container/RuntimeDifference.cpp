// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RuntimeDifference.h"

#include <dxil/container/derive/RuntimeData.h>
#include <dxil/container/parts/RuntimeData.h>

#include <algorithm>

namespace dxil::test {
namespace {

/// Returns the value of a field: a number, or the text or numbers behind a reference.
std::string describe(const container::RuntimeData &D, const container::RuntimeField &F,
                     uint32_t V) {
  std::string Out = std::to_string(V);
  if (F.Kind == container::RuntimeFieldKind::String)
    Out = std::string(D.string(V).value_or("?"));
  if (F.Kind == container::RuntimeFieldKind::IndexArray ||
      F.Kind == container::RuntimeFieldKind::RecordArray) {
    Out = "[";
    for (uint32_t I : D.indices(V).value_or(std::vector<uint32_t>()))
      Out += " " + std::to_string(I);
    Out += " ]";
  }
  return Out;
}

std::string rowDifference(const container::RuntimeData &Part, const container::RuntimeTable &T,
                          const container::RuntimeData &Derived,
                          const container::RuntimeTable &Other, uint32_t Row) {
  for (const container::RuntimeField &F : container::runtimeLayout(T.Type)->Fields) {
    auto A = Part.value(T, Row, F), B = Derived.value(Other, Row, F);
    if (A != B)
      return std::string(F.Name) + ": " + (A ? describe(Part, F, *A) : "none") + ", derived " +
             (B ? describe(Derived, F, *B) : "none");
  }
  return {};
}

std::string firstDifference(Bytes Part, Bytes Derived) {
  auto A = container::readRuntimeData(Part), B = container::readRuntimeData(Derived);
  if (!A || !B)
    return "does not read";
  for (const container::RuntimeTable &T : A->tables()) {
    const container::RuntimeLayout *L = container::runtimeLayout(T.Type);
    const container::RuntimeTable *Other = B->table(T.Type);
    const std::string Name = L ? std::string(L->Name) : std::to_string(T.Type);
    if (!Other)
      return Name + ": not derived";
    if (T.Stride != Other->Stride)
      return Name + ": other records";
    for (uint32_t Row = 0; L && Row < std::min(T.Count, Other->Count); ++Row)
      if (std::string Result = rowDifference(*A, T, *B, *Other, Row); !Result.empty())
        return Name + "[" + std::to_string(Row) + "]." + Result;
    if (T.Count != Other->Count)
      return Name + ": " + std::to_string(T.Count) + ", derived " + std::to_string(Other->Count);
  }
  return "in something else";
}

} // namespace

std::string runtimeDifference(const container::Analysis &A, Bytes Part) {
  auto Subobjects = container::readSubobjects(Part);
  if (!Subobjects)
    return "does not read";
  auto Derived = container::deriveRuntimeData(A, {.Subobjects = *Subobjects});
  if (!Derived)
    return "is not derived";
  return std::ranges::equal(*Derived, Part) ? "" : firstDifference(Part, *Derived);
}

} // namespace dxil::test
