// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TemplateTable.h"

namespace dxil::frontend {
using llvm::ArrayRef;

static uint64_t keyOf(TemplateId Which, ArrayRef<TemplateArgument> Arguments) {
  llvm::hash_code H = llvm::hash_value(uint32_t(Which));
  for (const TemplateArgument &A : Arguments)
    H = llvm::hash_combine(H, uint32_t(A.Type), A.Value);
  // DenseMap reserves the two largest keys.
  return uint64_t(H) >> 1;
}

uint32_t TemplateTable::find(TemplateId Which, ArrayRef<TemplateArgument> Arguments) const {
  auto Bucket = InstancesByKey.find(keyOf(Which, Arguments));
  if (Bucket == InstancesByKey.end())
    return 0;
  for (uint32_t I : Bucket->second) {
    const TemplateInstance &Existing = Instances[I];
    if (Existing.Tmpl == Which && Existing.Arguments.size() == Arguments.size() &&
        std::equal(Arguments.begin(), Arguments.end(), Existing.Arguments.begin(), sameArgument))
      return I;
  }
  return 0;
}

uint32_t TemplateTable::add(TemplateId Which, ArrayRef<TemplateArgument> Arguments) {
  TemplateInstance New;
  New.Tmpl = Which;
  New.Arguments = Arguments.vec();
  Instances.push_back(std::move(New));
  uint32_t I = uint32_t(Instances.size() - 1);
  InstancesByKey[keyOf(Which, Arguments)].push_back(I);
  return I;
}

void TemplateTable::forget(uint32_t Instance) {
  auto &Bucket = InstancesByKey[keyOf(Instances[Instance].Tmpl, Instances[Instance].Arguments)];
  llvm::erase(Bucket, Instance);
}

} // namespace dxil::frontend
