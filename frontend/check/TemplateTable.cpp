// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TemplateTable.h"

namespace dxil::frontend {
using llvm::ArrayRef;

static uint64_t keyOf(TemplateId Tmpl, ArrayRef<TemplateArgument> Arguments) {
  llvm::hash_code H = llvm::hash_value(uint32_t(Tmpl));
  for (const TemplateArgument &A : Arguments)
    H = llvm::hash_combine(H, uint32_t(A.Type), A.Value);
  // DenseMap reserves the two largest keys.
  return uint64_t(H) >> 1;
}

uint32_t TemplateTable::find(TemplateId Tmpl, ArrayRef<TemplateArgument> Arguments) const {
  auto Bucket = InstancesByKey.find(keyOf(Tmpl, Arguments));
  if (Bucket == InstancesByKey.end())
    return 0;
  for (uint32_t I : Bucket->second) {
    const TemplateInstance &Existing = Instances[I];
    if (Existing.Tmpl == Tmpl && Existing.Arguments.size() == Arguments.size() &&
        std::equal(Arguments.begin(), Arguments.end(), Existing.Arguments.begin(), sameArgument))
      return I;
  }
  return 0;
}

uint32_t TemplateTable::add(TemplateId Tmpl, ArrayRef<TemplateArgument> Arguments) {
  TemplateInstance New;
  New.Tmpl = Tmpl;
  New.Arguments = Arguments.vec();
  Instances.push_back(std::move(New));
  uint32_t I = uint32_t(Instances.size() - 1);
  InstancesByKey[keyOf(Tmpl, Arguments)].push_back(I);
  return I;
}

void TemplateTable::forget(uint32_t Instance) {
  auto &Bucket = InstancesByKey[keyOf(Instances[Instance].Tmpl, Instances[Instance].Arguments)];
  llvm::erase(Bucket, Instance);
}

} // namespace dxil::frontend
