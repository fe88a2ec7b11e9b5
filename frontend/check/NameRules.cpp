// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Scopes.h"

namespace dxil::frontend {

bool considers(Lookup For, Entity Candidate) {
  if (For == Lookup::All)
    return true;
#define NAMES_CONSIDERED(Search, Meaning)                                                          \
  if (For == Lookup::Search && Candidate.Kind == Entity::Sort::Meaning)                            \
    return true;
#include "NameRules.def"
  return false;
}

bool standTogether(Entity A, Entity B) {
  using Sort = Entity::Sort;
#define NAMES_TOGETHER(First, Second)                                                              \
  if ((A.Kind == Sort::First && B.Kind == Sort::Second) ||                                         \
      (A.Kind == Sort::Second && B.Kind == Sort::First))                                           \
    return true;
#include "NameRules.def"
  return false;
}

} // namespace dxil::frontend
